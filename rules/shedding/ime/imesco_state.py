"""What Mau-Mau Imesco keeps beside the cards: who eats, who has asked whom, when the round began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.cards import RANK, SIX
from rules.records import Card, Public, Seat, but, record
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState, Own
from rules.table import NOBODY

OF_IMESCO = "what is kept of a round for it is made for Mau-Mau Imesco as a whole"
"""Why parts are for the definitions of the project alone."""


@record
class Imesco(Own):
    """Seats that are ``eating`` (IME-22), have ``asked`` in this turn, or owe an ``answer`` (IME-7).

    ``dull``: the top has lost its special properties (IME-11); ``mute``: nobody may speak all round (IME-53); ``began``
    is when the round did, in seconds (IME-51). ``pairs`` are the seats of the deal as partners sit, opposite each other
    (IME-55); ``thrower`` laid the last joker (IME-34).
    """

    version: ClassVar[int] = 2
    shows: ClassVar[tuple[str, ...]] = ("mute", "dull")
    eating: Public[tuple[Seat, ...]] = ()
    asked: Public[tuple[Seat, ...]] = ()
    answers: Public[tuple[Seat, ...]] = ()
    dull: Public[bool] = False
    mute: Public[bool] = False
    began: Public[int] = 0
    pairs: Public[tuple[Seat, ...]] = ()
    thrower: Public[Seat] = NOBODY

    def signs(self) -> tuple[str, ...]:
        said = (("mute",) if self.mute else ()) + (("dull",) if self.dull else ())
        return (*said, *(f"eating:{seat}" for seat in self.eating))

    def next_round(self) -> Imesco:
        return Imesco(eating=self.eating, mute=self.mute, pairs=self.pairs)

    def partners(self) -> tuple[Seat, ...]:
        return self.pairs

    def with_partners(self, seats: tuple[Seat, ...]) -> Imesco:
        return but(self, pairs=seats)

    def stays(self, pile: Sequence[int]) -> int:
        """A row of sixes goes on being counted, whatever is shuffled (IME-25)."""
        return max(0, sixes(pile) - 1)

    def after_laying(self, card: Card) -> Imesco:
        return but(self, dull=False) if self.dull else self


NEW = Imesco()


def sixes(pile: Sequence[int]) -> int:
    """How many sixes in a row lie on top (IME-25)."""
    return next((n for n, below in enumerate(reversed(pile)) if RANK[below] != SIX), len(pile))


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
