"""Talk at the table: the king's silence, knocks, and what people are fined for saying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.records import Record, Seat, but, record
from rules.shedding.contract import Effect, MauMauGame, MauMauInterrupt, MauMauPlay
from rules.shedding.declaring import declare, declares
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.state import MauMauState
from rules.table import Action

FINE_SECONDS = 10
"""The shortest time between two fines for talking, in seconds (VOA-17)."""

SPEECH, DECLARING = 1, 2
"""What a message was, as bits of the number of a ``says`` action; the cards that it names are its cards."""
QUIET_MARKS = frozenset(("silent", "mute"))
"""The marks of a table at which nobody may speak: the king's silence (VOA-15), and ROM (IME-53)."""


@record
class SilenceBegan(MauMauEvent):
    """Nobody may speak until the next king (VOA-15)."""

    follows: ClassVar[bool] = True
    since: ClassVar[str] = "silence"
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.talk = but(state.talk, silent=True)


@record
class SilenceEnded(MauMauEvent):
    """People may speak again."""

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.talk = but(state.talk, silent=False, knocks=())


@record
class Spoke(MauMauEvent):
    """A message broke a rule of talk: ``what`` is ``silence`` or ``secret``; ``fined`` when it costs cards."""

    since: ClassVar[str] = "heard"
    seat: Seat
    what: str
    fined: bool
    at: int

    def change(self, state: MauMauState) -> None:
        if self.fined:
            others = tuple(fine for fine in state.talk.fines if fine[:2] != (self.seat, self.what))
            state.talk = but(state.talk, fines=(*others, (self.seat, self.what, self.at)))


@record
class Silence(Effect):
    """Nobody may speak until the next one is laid (VOA-15, AMM-55)."""

    word: ClassVar[str] = "silence"
    about: ClassVar[tuple[str, ...]] = ("silence", "knock", "silent")

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.emit(SilenceEnded(laid.seat) if play.state.talk.silent else SilenceBegan(laid.seat))


@record
class Says(MauMauInterrupt):
    """A message at the table, heard and handed in: judged for the king's silence (VOA-16).

    Where talking is allowed, "mau mau" in it counts as declaring.
    """

    verb: ClassVar[str] = "says"
    silence_penalty: int

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        silent = play.state.talk.silent
        if silent and action.number & SPEECH:
            fine(play, seat, "silence", self.silence_penalty)
        self.hear(play, seat, action.cards)
        if action.number & DECLARING and declares(play.state, seat) and not silent:
            declare(play, seat)

    def hear(self, play: MauMauPlay, seat: Seat, cards: Sequence[int]) -> None:
        """These cards were named."""


def fine(play: MauMauPlay, seat: Seat, what: str, cards: int) -> None:
    """Somebody has said what is not allowed: it costs cards, but not twice within a breath (VOA-17)."""
    last = next((at for who, why, at in play.state.talk.fines if (who, why) == (seat, what)), None)
    fined = last is None or play.at - last >= FINE_SECONDS
    play.emit(Spoke(seat, what, fined, play.at))
    if fined:
        draw(play, seat, cards)


@record
class Talked(Record):
    """The table found that somebody talked aloud under silence (VOA-15): it costs what writing does (VOA-17)."""

    cards: int

    def __call__(self, play: MauMauPlay, seat: Seat) -> None:
        draw(play, seat, self.cards)
