"""What the climbing game may await of a player: a turn of the trick, a card of tribute, a pick of one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol

from rules import chance
from rules.climbing.combinations import HEIGHT, Reading, best, ladder, plays, readings
from rules.climbing.events import Held, Played, SaidPass, TributeDropped, TributeTaken, TurnGivenUp
from rules.climbing.state import ZhengState
from rules.match import WentOut
from rules.table import Action, Awaited, Decision, IllegalAction, OfOneSeat, Play, Reason


class Climbing(Protocol):
    """What a turn has to know of its game."""

    twos: bool
    """Whether a natural two may stand above the ace of a sequence (ZSY-12)."""


@dataclass(frozen=True, slots=True)
class TrickTurn(OfOneSeat):
    """A seat leads any combination; or it beats what lies there, or passes (ZSY-3)."""

    kind: ClassVar[str] = "turn"
    seat: int

    def moves(self, game: Climbing, state: ZhengState, seat: int) -> list[Action]:
        """Every play once: cards of one rank are alike, except in a sequence in one suit."""
        beat = state.to_beat
        found = [
            Action("play", cards, text=reading.words)
            for cards, reading in plays(state.hands[seat], beat, twos=game.twos)
        ]
        return [*found, Action("pass")] if beat else found

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        state: ZhengState = play.state
        beat = state.to_beat
        if action.verb == "pass":
            if beat is None:
                raise IllegalAction(Reason.LEADER_PLAYS, "ZSY-3")
            play.emit(SaidPass(seat))
            return
        if action.verb != "play":
            raise IllegalAction(Reason.NOT_NOW, "ZSY-3")
        reading = self._reading(play.game, state, seat, action, beat)
        play.emit(Played(seat, tuple(ladder(action.cards)), tuple(reading)))
        if not state.hands[seat]:
            play.emit(WentOut(seat))

    def _reading(self, game: Climbing, state: ZhengState, seat: int, action: Action, beat: Reading | None) -> Reading:
        """What the cards are taken for: what was named, or the best that can be laid (ZSY-14)."""
        held, cards = state.hands[seat], action.cards
        if not cards or any(cards.count(card) > held.count(card) for card in cards):
            raise IllegalAction(Reason.NOT_IN_HAND, "ZSY-3")
        found = readings(cards, twos=game.twos)
        if not found:
            raise IllegalAction(Reason.NO_COMBINATION, "ZSY-10")
        if action.text:
            found = [reading for reading in found if reading.is_called(action.text)]
            if not found:
                raise IllegalAction(Reason.OTHER_READING, "ZSY-14")
        reading = best(found, beat)
        if reading is None:
            shapes = [one.shape for one in found]
            raise IllegalAction(Reason.TOO_LOW if beat and beat.shape in shapes else Reason.OTHER_SHAPE, "ZSY-3")
        return reading

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(TurnGivenUp(seat))


@dataclass(frozen=True, slots=True)
class Tribute(Decision):
    """Some seats each choose a card to lay face down for others, in secret and at the same time (ZSY-30).

    ``takers`` take what is laid, the first of them choosing first. Until all have chosen nothing leaves a hand. With
    ``back`` any card may be laid, else only a highest one.
    """

    kind: ClassVar[str] = "tribute"
    givers: tuple[int, ...]
    takers: tuple[int, ...]
    back: bool = False
    laid: Held = ()

    @property
    def seats(self) -> tuple[int, ...]:
        done = [seat for seat, _ in self.laid]
        return tuple(seat for seat in self.givers if seat not in done)

    def moves(self, game: Climbing, state: ZhengState, seat: int) -> list[Action]:
        del game
        hand = ladder(state.hands[seat])
        return [Action("give", (card,)) for card in hand if self.back or HEIGHT[card] == HEIGHT[hand[-1]]]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action.verb != "give":
            raise IllegalAction(Reason.NOT_NOW, "ZSY-30")
        if action not in self.moves(play.game, play.state, seat):
            held = len(action.cards) == 1 and action.cards[0] in play.state.hands[seat]
            raise IllegalAction(Reason.NOT_THE_HIGHEST if held else Reason.NOT_IN_HAND, "ZSY-30")
        laid = (*self.laid, (seat, action.cards[0]))
        play.emit(Awaited(replace(self, laid=laid), instead=True, same=True))

    def close(self, play: Play) -> None:
        if not self.givers:
            play.emit(TributeDropped())
        elif len(self.givers) == 1:
            _take(play, self, ((self.takers[0], self.laid[0][1]),))
        else:
            roll = play.state.rolls + (1 if self.back else 0)
            mixed = chance.shuffled(play.state.seed, roll, sorted(self.laid))
            play.emit(Awaited(Pick(self.takers[0], replace(self, laid=tuple(mixed))), instead=True))

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(Awaited(self.without(seat), instead=True, same=True))

    def without(self, seat: int) -> Tribute:
        return Tribute((), ()) if seat in (*self.givers, *self.takers) else self


@dataclass(frozen=True, slots=True)
class Pick(Decision):
    """A seat picks one of two cards that lie face down, not knowing whose they are; another takes the other."""

    kind: ClassVar[str] = "choose"
    seat: int
    tribute: Tribute

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,) if self.tribute.givers else ()

    def moves(self, game: Climbing, state: ZhengState, seat: int) -> list[Action]:
        del game, state, seat
        return [Action("choose", number=number) for number in (1, 2)]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NO_SUCH_CHOICE if action.verb == "choose" else Reason.NOT_NOW, "ZSY-30")
        cards = [card for _, card in self.tribute.laid]
        if action.number == 2:
            cards.reverse()
        _take(play, self.tribute, tuple(zip(self.tribute.takers, cards, strict=True)))

    def close(self, play: Play) -> None:
        play.emit(TributeDropped())

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(Awaited(self.without(seat), instead=True))

    def without(self, seat: int) -> Pick:
        return replace(self, tribute=self.tribute.without(seat))


def _take(play: Play, tribute: Tribute, taken: Held) -> None:
    """The cards change hands; who has taken tribute gives back a card that is not wanted."""
    play.emit(TributeTaken(tuple(sorted(tribute.laid)), taken, tribute.back))
    if not tribute.back:
        play.ask(Tribute(tribute.takers, tribute.givers, back=True))


def tribute_due(placed: list[int], order: list[int]) -> Tribute | None:
    """The tribute that the last placing asks for, among those who are dealt to again (ZSY-21, ZSY-30, ZSY-43)."""
    present: list[Any] = [seat for seat in placed if seat in order]
    if len(present) < 3:
        return None
    if len(present) == 3:
        return Tribute((present[2],), (present[0],))
    return Tribute((present[-2], present[-1]), (present[0], present[1]))
