"""What Advanced Mau & Mau keeps of a round: the lock, whose points count twice, and which cards were laid last."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import SUIT
from rules.records import Card, Cards, Public, Seat, but, record
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState, Own

TOGETHER = "what is kept of a round for it is made for Advanced Mau & Mau as a whole"
"""Why parts are for the definitions of the project alone."""
ROW = 3
"""How many cards make a run that calls for poker (AMM-50)."""


@record
class Advanced(Own):
    """Whether the game is locked by a two (AMM-36); why points count twice, and whose (``NOBODY``: of all who lose).

    ``row`` are the last cards that came to lie on top, the newest last, whatever has become of the pile since (AMM-50).
    """

    version: ClassVar[int] = 2
    shows: ClassVar[tuple[str, ...]] = ("locked",)
    locked: Public[bool] = False
    twice: Public[tuple[tuple[str, Seat], ...]] = ()
    row: Public[Cards] = ()

    def signs(self) -> tuple[str, ...]:
        return ("locked",) if self.locked else ()

    def next_round(self) -> Advanced:
        return NEW

    def after_laying(self, card: Card) -> Advanced:
        """Jokers are set aside, and are no part of a row (AMM-51)."""
        return self if SUIT[card] < 0 else Advanced(self.locked, self.twice, (*self.row[1 - ROW :], card))

    def agreed(self, other: Own) -> Own:
        return but(other, row=self.row) if isinstance(other, Advanced) else other


NEW = Advanced()


def own(state: MauMauState) -> Advanced:
    """What the game keeps at this table."""
    return state.own if isinstance(state.own, Advanced) else NEW


@record
class PointsDoubled(MauMauEvent):
    """The round's points of a seat (``NOBODY``: of all who lose) count twice (AMM-22)."""

    follows: ClassVar[bool] = True
    seat: Seat
    why: str

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        state.own = but(kept, twice=(*kept.twice, (self.why, self.seat)))
