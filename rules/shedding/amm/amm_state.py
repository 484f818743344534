"""What Advanced Mau & Mau keeps of a round: the lock, and whose points count twice."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Seat, but, record
from rules.shedding.events import MauMauEvent
from rules.shedding.state import MauMauState, Own


@record
class Advanced(Own):
    """Whether the game is locked by a two (AMM-36); why points count twice, and whose (``NOBODY``: of all who lose)."""

    shows: ClassVar[tuple[str, ...]] = ("locked",)
    locked: bool = False
    twice: tuple[tuple[str, Seat], ...] = ()

    def signs(self) -> tuple[str, ...]:
        return ("locked",) if self.locked else ()

    def next_round(self) -> Advanced:
        return NEW


NEW = Advanced()


def own(state: MauMauState) -> Advanced:
    """What the game keeps at this table."""
    return state.own if isinstance(state.own, Advanced) else NEW


@record
class PointsDoubled(MauMauEvent):
    """The round's points of a seat (``NOBODY``: of all who lose) count twice (AMM-22)."""

    seat: Seat
    why: str

    def change(self, state: MauMauState) -> None:
        kept = own(state)
        state.own = but(kept, twice=(*kept.twice, (self.why, self.seat)))
