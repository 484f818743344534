"""What Mau-Mau Imesco keeps beside the cards: who eats, who has asked whom, when the round began."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Seat, but, record
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState, Own


@record
class Imesco(Own):
    """Seats that are ``eating`` (IME-22), have ``asked`` in this turn, or owe an ``answer`` (IME-7).

    ``dull``: the top has lost its special properties (IME-11); ``mute``: nobody may speak all round (IME-53); ``began``
    is when the round did, in seconds (IME-51).
    """

    shows: ClassVar[tuple[str, ...]] = ("mute", "dull")
    eating: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    answers: tuple[Seat, ...] = ()
    dull: bool = False
    mute: bool = False
    began: int = 0

    def signs(self) -> tuple[str, ...]:
        said = (("mute",) if self.mute else ()) + (("dull",) if self.dull else ())
        return (*said, *(f"eating:{seat}" for seat in self.eating))

    def next_round(self) -> Imesco:
        return Imesco(eating=self.eating, mute=self.mute)

    def after_laying(self) -> Imesco:
        return but(self, dull=False) if self.dull else self


NEW = Imesco()


def own(state: MauMauState) -> Imesco:
    """What the game keeps at this table."""
    return state.own if isinstance(state.own, Imesco) else NEW


@record
class RoundBegan(MauMauEvent):
    """The round begins at this time, in seconds."""

    untold: ClassVar[bool] = True
    at: int

    def change(self, state: MauMauState) -> None:
        state.own = but(own(state), began=self.at)

    def seen_by(self, seat: Seat) -> None:
        return None
