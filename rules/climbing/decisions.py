"""What the climbing game may await of a player: a turn of the trick, a card of tribute, a pick of one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from rules import chance
from rules.chance import Lot
from rules.climbing.combinations import (
    ALONE,
    HEIGHT,
    SINGLE,
    Reading,
    best,
    code_of,
    ladder,
    of_code,
    readings,
    words_of,
)
from rules.climbing.events import Played, SaidPass, TributeDropped, TributeTaken, TurnGivenUp
from rules.climbing.plays import lowest, plays
from rules.climbing.state import Held, ZhengState
from rules.game import Game
from rules.match import WentOut
from rules.records import Card, Cards, ReadingCode, Seat, but, record
from rules.table import NOBODY, Action, Decision, IllegalAction, OfOneSeat, Play, Reason


class Climbing(Game[ZhengState]):
    """What a decision has to know of its game."""

    twos: int
    """In which sequences natural twos may stand above the ace (ZSY-12)."""
    open_pick: bool
    """Whether who picks first of the tribute sees the cards (ZSY-30)."""


PASS = Action("pass")
SINGLY = tuple(Action("play", cards, text=words_of(reading)) for cards, reading in ALONE)
"""Each card laid alone."""
BY_PLACE = (Action("choose", number=1), Action("choose", number=2))
"""Picking one of two cards by the place where it lies."""
ZhengPlay = Play[Climbing, ZhengState]
"""An action being worked out at a table of the climbing game."""


@record
class TrickTurn(OfOneSeat[Climbing, ZhengState]):
    """A seat leads any combination; or it beats what lies there, or passes (ZSY-3)."""

    kind: ClassVar[str] = "turn"
    seat: Seat

    def moves(self, game: Climbing, state: ZhengState, seat: Seat) -> list[Action]:
        """Every play once: cards of one rank are alike, except in a sequence in one suit."""
        beat, hand = state.to_beat, state.hands[seat]
        if beat is not None and beat.kind == SINGLE:
            return [*[SINGLY[card] for card in lowest(hand, beat.high)], PASS]
        found = [
            Action("play", cards, NOBODY, -1, -1, words_of(reading)) if len(cards) > 1 else SINGLY[cards[0]]
            for cards, reading in plays(hand, beat, twos=game.twos)
        ]
        if beat is not None:
            found.append(PASS)
        return found

    def refusal(self, game: Climbing, state: ZhengState, seat: Seat, action: Action) -> IllegalAction | None:
        if action.verb == "pass":
            return None if state.reading else IllegalAction(Reason.LEADER_PLAYS, "ZSY-3")
        if action.verb != "play":
            return IllegalAction(Reason.NOT_NOW, "ZSY-3")
        cards, some = action.cards, {*action.cards}
        if not cards or len(some) < len(cards) or not some.issubset(state.hands[seat]):
            return IllegalAction(Reason.NOT_IN_HAND, "ZSY-3")
        meant = _meant(cards, action.text, state.reading, game.twos)
        return None if isinstance(meant, Reading) else IllegalAction(*meant)

    def resolve(self, play: ZhengPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if action.verb == "pass":
            play.emit(SaidPass(seat))
            return
        cards = action.cards
        meant = _meant(cards, action.text, state.reading, play.game.twos)
        if not isinstance(meant, Reading):
            raise IllegalAction(*meant)
        play.emit(Played(seat, tuple(ladder(cards)) if len(cards) > 1 else cards, code_of(meant)))
        if not state.hands[seat]:
            play.emit(WentOut(seat))

    def abandon(self, play: ZhengPlay, seat: Seat) -> None:
        play.emit(TurnGivenUp(seat))


@lru_cache(maxsize=256)
def _meant(cards: Cards, text: str, lies: ReadingCode, twos: int) -> Reading | tuple[Reason, str]:
    """What these cards are taken for on what lies there, whoever holds them: what was named, or the best that can be
    laid (ZSY-14); or why not, with the rule."""
    found: Sequence[Reading] = readings(cards, twos=twos)
    if not found:
        return Reason.NO_COMBINATION, "ZSY-10"
    if text:
        found = [reading for reading in found if reading.is_called(text)]
        if not found:
            return Reason.OTHER_READING, "ZSY-14"
    beat = of_code(lies) if lies else None
    reading = best(found, beat)
    if reading is None:
        shapes = [one.shape for one in found]
        return Reason.TOO_LOW if beat and beat.shape in shapes else Reason.OTHER_SHAPE, "ZSY-3"
    return reading


@record
class Tribute(Decision[Climbing, ZhengState]):
    """Some seats each choose a card to lay face down for others, in secret and at the same time (ZSY-30).

    ``takers`` take what is laid, the first of them choosing first. What is laid counts as out of the hand: a view
    leaves it out at once. The state does so when it is taken, because all of it returns if one of them leaves. With
    ``back`` any card may be laid, else only a highest one.
    """

    about: ClassVar[tuple[str, ...]] = ("tribute",)
    kind: ClassVar[str] = "tribute"
    givers: tuple[Seat, ...]
    takers: tuple[Seat, ...]
    back: bool = False
    laid: Held = ()

    @property
    def seats(self) -> tuple[int, ...]:
        done = [seat for seat, _ in self.laid]
        return tuple(seat for seat in self.givers if seat not in done)

    def moves(self, game: Climbing, state: ZhengState, seat: Seat) -> list[Action]:
        hand = ladder(state.hands[seat])
        return [Action("give", (card,)) for card in hand if self.back or HEIGHT[card] == HEIGHT[hand[-1]]]

    def refusal(self, game: Climbing, state: ZhengState, seat: Seat, action: Action) -> IllegalAction | None:
        if action.verb != "give":
            return IllegalAction(Reason.TRIBUTE_FIRST, "ZSY-30")
        if action in self.moves(game, state, seat):
            return None
        held = len(action.cards) == 1 and action.cards[0] in state.hands[seat]
        return IllegalAction(Reason.NOT_THE_HIGHEST if held else Reason.NOT_IN_HAND, "ZSY-30")

    def resolve(self, play: ZhengPlay, seat: Seat, action: Action) -> None:
        play.ask(but(self, laid=(*self.laid, (seat, action.cards[0]))), same=True)

    def close(self, play: ZhengPlay) -> None:
        if not self.givers:
            play.emit(TributeDropped())
        elif len(self.givers) == 1:
            _take(play, self, ((self.takers[0], self.laid[0][1]),))
        else:
            roll = play.state.rolls + (1 if self.back else 0)
            mixed = chance.shuffled(play.state.seed, roll, sorted(self.laid))
            play.ask(Pick(self.takers[0], but(self, laid=tuple(mixed))))

    def abandon(self, play: ZhengPlay, seat: Seat) -> None:
        play.ask(self.without(seat), same=True)

    def dealt_anew(self, game: Climbing, state: ZhengState, seat: Seat, lot: Lot) -> Tribute:
        """What others have laid is any card that they may lay."""
        laid = [(one, card if one == seat else self._any(game, state, one, lot)) for one, card in self.laid]
        return but(self, laid=tuple(laid))

    def _any(self, game: Climbing, state: ZhengState, seat: Seat, lot: Lot) -> Card:
        return lot.choice(self.moves(game, state, seat)).cards[0]

    def without(self, seat: Seat) -> Tribute:
        return Tribute((), ()) if seat in self.givers + self.takers else self


@record
class Pick(Decision[Climbing, ZhengState]):
    """A seat picks one of two cards that lie face down, not knowing whose they are; another takes the other.

    Only the seat that picks may see the cards; where it does, it may name them.
    """

    about: ClassVar[tuple[str, ...]] = ("tribute",)
    kind: ClassVar[str] = "choose"
    seat: Seat
    tribute: Tribute

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,) if self.tribute.givers else ()

    def moves(self, game: Climbing, state: ZhengState, seat: Seat) -> list[Action]:
        if game.open_pick:
            return [Action("choose", (card,)) for _, card in self.tribute.laid]
        return list(BY_PLACE)

    def refusal(self, game: Climbing, state: ZhengState, seat: Seat, action: Action) -> IllegalAction | None:
        if action in self.moves(game, state, seat) or action in BY_PLACE:
            return None
        return IllegalAction(Reason.NO_SUCH_CHOICE if action.verb == "choose" else Reason.TRIBUTE_FIRST, "ZSY-30")

    def resolve(self, play: ZhengPlay, seat: Seat, action: Action) -> None:
        cards = [card for _, card in self.tribute.laid]
        if action.number == 2 or action.cards == (cards[1],):
            cards.reverse()
        _take(play, self.tribute, tuple(zip(self.tribute.takers, cards, strict=True)))

    def close(self, play: ZhengPlay) -> None:
        play.emit(TributeDropped())

    def open_to(self, game: Climbing, seat: Seat) -> Held:
        return self.tribute.laid if game.open_pick and seat == self.seat else ()

    def dealt_anew(self, game: Climbing, state: ZhengState, seat: Seat, lot: Lot) -> Pick:
        """Whose the cards are that it sees, a seat does not know; where it sees none, they may be any."""
        if not self.open_to(game, seat):
            return but(self, tribute=self.tribute.dealt_anew(game, state, seat, lot))
        cards = [card for _, card in self.tribute.laid]
        first, second = sorted(self.tribute.givers)
        if state.hands[first][-1] != cards[0]:
            first, second = second, first
        return but(self, tribute=but(self.tribute, laid=((first, cards[0]), (second, cards[1]))))

    def abandon(self, play: ZhengPlay, seat: Seat) -> None:
        play.ask(self.without(seat))

    def without(self, seat: Seat) -> Pick:
        return but(self, tribute=self.tribute.without(seat))


def _take(play: ZhengPlay, tribute: Tribute, taken: Held) -> None:
    """The cards change hands; who has taken tribute gives back a card that is not wanted."""
    play.emit(TributeTaken(tuple(sorted(tribute.laid)), taken, tribute.back))
    if not tribute.back:
        play.ask(Tribute(tribute.takers, tribute.givers, back=True))


def tribute_due(placed: list[int], order: list[int]) -> Tribute | None:
    """The tribute that the last placing asks for, among those who are dealt to again (ZSY-21, ZSY-30, ZSY-43)."""
    present = [seat for seat in placed if seat in order]
    if len(present) < 3:
        return None
    if len(present) == 3:
        return Tribute((present[2],), (present[0],))
    return Tribute((present[-2], present[-1]), (present[0], present[1]))
