"""What cards do, in the order in which a game lists them. An effect is small, and shared where two games have it.

``run`` is called when a card with the effect was laid by ``seat``; ``out`` says that it was the seat's last card,
when only what it does to *others* still counts (COM-6).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.match import step
from rules.shedding import events
from rules.shedding.dealing import draw
from rules.shedding.decisions import CallSuit
from rules.shedding.state import MauMauState
from rules.table import Play


class Effect:
    """What a card does."""

    __slots__ = ()

    def run(self, play: Play, seat: int, out: bool) -> None:
        """Let it work."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Skip(Effect):
    """The next player loses the turn (AMM-5, VOA-5)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        del seat, out
        play.emit(events.Skipped(step(play.state, play.state.after)))


@dataclass(frozen=True, slots=True)
class Reverse(Effect):
    """Play goes round the other way (AMM-6, VOA-9); with two, the turn comes back to who played (COM-4)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        del out
        state: MauMauState = play.state
        play.emit(events.DirectionReversed(-state.direction))
        if len(state.order) == 2:
            play.emit(events.Skipped(step(state, seat)))


@dataclass(frozen=True, slots=True)
class DrawDebt(Effect):
    """The next player draws so many, or lays one of the mask ``answered_by``, which adds to it (AMM-7, VOA-6)."""

    cards: int
    answered_by: int

    def run(self, play: Play, seat: int, out: bool) -> None:
        del seat, out
        play.emit(events.DebtGrew(self.cards, self.answered_by))


@dataclass(frozen=True, slots=True)
class NextDraws(Effect):
    """The next player draws so many at once, and then plays normally (VOA-12)."""

    cards: int

    def run(self, play: Play, seat: int, out: bool) -> None:
        del out
        draw(play, step(play.state, seat), self.cards)


@dataclass(frozen=True, slots=True)
class PreviousDraws(Effect):
    """The previous player draws so many at once; it cannot be answered (AMM-9, VOA-7)."""

    cards: int

    def run(self, play: Play, seat: int, out: bool) -> None:
        del out
        draw(play, step(play.state, seat, -1), self.cards)


@dataclass(frozen=True, slots=True)
class CallsSuit(Effect):
    """Whoever laid it calls a suit (AMM-8, VOA-8); as last card it has nothing to call."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if not out:
            play.ask(CallSuit(seat))


@dataclass(frozen=True, slots=True)
class Silence(Effect):
    """Nobody may speak until the next one is laid (VOA-15, AMM-55)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        del out
        silent = play.state.marks.get("silent")
        play.emit(events.SilenceEnded(seat) if silent else events.SilenceBegan(seat))


@dataclass(frozen=True, slots=True)
class DealerTakesTurn(Effect):
    """Turned up by the dealer, it gives the dealer the first turn; laid by a player it does nothing (AMM-2)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        del out
        if len(play.state.pile) == 1:
            play.emit(events.DealerBegins(seat))


@dataclass(frozen=True, slots=True)
class OthersDrawAtTheEnd(Effect):
    """As last card it makes everybody else draw (VOA-8, VOA-25)."""

    cards: int

    def run(self, play: Play, seat: int, out: bool) -> None:
        if out:
            others_draw(play, seat, self.cards)


def others_draw(play: Play, seat: int, cards: int) -> None:
    """Everybody but this seat draws, in playing order."""
    for steps in range(1, len(play.state.order)):
        draw(play, step(play.state, seat, steps), cards)
