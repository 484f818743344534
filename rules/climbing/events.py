"""What can happen within a round of the climbing game."""

from __future__ import annotations

from typing import ClassVar

from rules.climbing.state import OF_THREES, Held, ZhengState
from rules.match import AWAY, GONE, PLAYING, step
from rules.records import Cards, Places, ReadingCode, Seat, SeatCards, but, record
from rules.table import NOBODY, UNSEEN, Event


class ZhengEvent(Event[ZhengState]):
    """Something that happened at a table of the climbing game."""

    __slots__ = ()


@record
class DealtOut(ZhengEvent):
    """A new round: who deals and leads, the hands by seat, and the teams by seat (none where all play alone)."""

    untold: ClassVar[bool] = True
    round: int
    dealer: Seat
    order: tuple[int, ...]
    seed: str
    commitment: str
    rolls: int
    hands: tuple[Cards, ...]
    teams: tuple[int, ...]

    def change(self, state: ZhengState) -> None:
        state.phase, state.round, state.dealer = PLAYING, self.round, self.dealer
        state.order, state.seed, state.rolls = list(self.order), self.seed, self.rolls
        state.hands, state.teams = [list(hand) for hand in self.hands], list(self.teams)
        if self.teams:
            state.threes = state.threes or len(self.order) == OF_THREES
            state.seating = [*self.order, *(seat for seat in state.seating if seat not in self.order)]
        state.after = step(state, self.dealer, -1)
        state.aside, state.lying, state.reading, state.by = [], [], (), NOBODY
        state.gave = state.took = ()
        state.passed, state.out, state.gone, state.stack, state.vote = [], [], [], [], None
        state.dealt = sorted({*state.dealt, *self.order})
        state.missing = [seat for seat in state.dealt if state.status[seat] in (AWAY, GONE)]

    def seen_by(self, seat: Seat) -> ZhengEvent:
        hands = tuple(hand if owner == seat else (UNSEEN,) * len(hand) for owner, hand in enumerate(self.hands))
        return but(self, seed="", hands=hands)


@record
class Played(ZhengEvent):
    """A seat led a combination, or beat the one that lay there; ``reading`` is what the cards are taken for."""

    moves_cards: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat
    laid: Cards
    reading: ReadingCode

    def cards_laid(self) -> SeatCards:
        return ((self.seat, self.laid),)

    def change(self, state: ZhengState) -> None:
        for card in self.laid:
            state.hands[self.seat].remove(card)
        state.aside += state.lying
        state.lying, state.reading = list(self.laid), self.reading
        state.by = state.after = self.seat
        state.passed = []


@record
class SaidPass(ZhengEvent):
    """A seat passed; it may play again when its turn comes again (ZSY-3)."""

    follows: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat

    def change(self, state: ZhengState) -> None:
        state.passed.append(self.seat)
        state.after = self.seat


@record
class TrickEnded(ZhengEvent):
    """All the others have passed: the cards are put aside, and a seat leads (ZSY-4)."""

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: ZhengState) -> None:
        state.aside += state.lying
        state.lying, state.reading, state.by, state.passed = [], (), NOBODY, []


@record
class TurnGivenUp(ZhengEvent):
    """Somebody leaves when it is the own turn."""

    untold: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat

    def change(self, state: ZhengState) -> None:
        state.after = self.seat


@record
class TributeTaken(ZhengEvent):
    """Cards of tribute changed hands, all at once: who gave which, and who took which (ZSY-30).

    ``back``: those with which the takers of the tribute repay it. Everybody sees the own cards only, and nobody whose
    card was taken by whom.
    """

    version: ClassVar[int] = 2
    given: Held
    taken: Held
    back: bool

    def change(self, state: ZhengState) -> None:
        for seat, card in self.given:
            state.hands[seat].remove(card)
        for seat, card in self.taken:
            state.hands[seat].append(card)
        state.gave, state.took = (*state.gave, *self.given), (*state.took, *self.taken)

    def seen_by(self, seat: Seat) -> ZhengEvent:
        return but(self, given=_own(self.given, seat), taken=_own(self.taken, seat))


def _own(held: Held, seat: Seat) -> Held:
    return tuple((owner, card if owner == seat else UNSEEN) for owner, card in held)


@record
class TributeDropped(ZhengEvent):
    """One of those who exchange cards has left: the rest of the tribute is let go."""

    version: ClassVar[int] = 2


@record
class Placed(ZhengEvent):
    """The placing of the round, first to last (ZSY-5)."""

    untold: ClassVar[bool] = True
    placing: Places

    def change(self, state: ZhengState) -> None:
        state.placed = list(self.placing)
