"""A match of an event as plain data: a table of two to six places, who was there, and what it is worth to each.

Each match is a meeting with each other one at it: whoever comes before somebody has beaten them. Points of a match are
those of its meetings; what it is worth is their share, so that tables of all sizes compare.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple


class How(StrEnum):
    """How a match of an event was decided."""

    PLAYED = "played"
    WALKOVER = "walkover"
    """One was there, and nobody else, or the other places were nobody's."""
    ABSENT = "absent"
    """Nobody was there."""
    BYE = "bye"
    """There was nobody to meet."""
    AGREED = "agreed"
    """All agreed to stop before there were any points."""
    CANCELLED = "cancelled"
    """It could not be played, and nobody is to blame."""
    BARRED = "barred"
    """One was kept from coming, and the other may have seen to that."""
    SEED = "seed"
    """It was level, and the better seed goes on."""


WIN, DRAW, LOSS = 2, 1, 0
"""Points of a meeting."""
TWO = 2
"""How many sit at a table, unless an event says otherwise."""
UNPLAYABLE = -1
"""In place of a table's number: its game cannot be played any more."""


class Missing(NamedTuple):
    """Who was not there for a match when it was settled who plays: a place, and the number of who held it, or had held
    it before they were ``gone``. ``barred_by`` as in ``Entrant``.
    """

    place: int
    number: int
    barred_by: tuple[int, ...] | None
    gone: bool

    @property
    def excused(self) -> bool:
        """Whether they could not come, and have surely not seen to that themselves."""
        return not self.gone and self.barred_by is not None and self.number not in self.barred_by

    @property
    def kept_away(self) -> bool:
        """Whether they could not come, and somebody else who takes part may have seen to that."""
        return self.excused and bool(self.barred_by)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of an event: the places of its ``seats`` (None where two do not meet: nobody's), its table (0: none is
    open; ``UNPLAYABLE``: none can be), and the points of each seat once it is decided.

    ``came`` are the numbers of those who have said that they are here, ``reminded`` of those who were told again.
    Once it is settled who plays it, ``seated`` are their places in the order of their seats, ``numbers`` who they are,
    of a place after each other, and ``missing`` who was not there: what comes of that does not depend on who holds
    these places later. ``totals`` are the points of the game that ``players`` had at their table, if it was played.
    """

    round: int
    seats: tuple[int | None, ...]
    table: int = 0
    points: tuple[int, ...] | None = None
    how: How | None = None
    came: tuple[int, ...] = ()
    reminded: tuple[int, ...] = ()
    seated: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    missing: tuple[Missing, ...] = ()
    totals: tuple[int, ...] = ()

    @property
    def home(self) -> int | None:
        """The place with the first seat."""
        return self.seats[0]

    @property
    def away(self) -> int | None:
        """The place with the second seat."""
        return self.seats[1]

    @property
    def places(self) -> tuple[int, ...]:
        """The places that meet."""
        return tuple(place for place in self.seats if place is not None)

    @property
    def players(self) -> tuple[int, ...]:
        """The places that play it, in the order of their seats: all as long as nothing else is settled."""
        return self.seated or self.places

    @property
    def played(self) -> bool:
        """Whether it was decided at the table."""
        return self.how in (How.PLAYED, How.AGREED, How.SEED)

    def was_played_by(self, place: int) -> bool:
        """Whether it was decided at the table, and this place sat there."""
        return self.played and place in self.players

    def points_of(self, place: int) -> int:
        """Return the points of a place: of all its meetings; 0 as long as it is not decided."""
        return 0 if self.points is None else self.points[self.seats.index(place)]

    def worth_of(self, place: int) -> Fraction:
        """Return what the match is worth to a place: from ``LOSS``, behind all others, to ``WIN``, before all."""
        return Fraction(self.points_of(place), len(self.seats) - 1)

    def others(self, place: int) -> tuple[int, ...]:
        """Return the places that one meets in it."""
        return tuple(other for other in self.places if other != place)

    def result(self, place: int, other: int) -> int:
        """Return the points of a meeting of two who were in the match."""
        if len(self.places) == TWO:
            return self.points_of(place)
        mine, theirs = self.points_of(place), self.points_of(other)
        if mine == theirs:
            return DRAW if mine else LOSS
        return WIN if mine > theirs else LOSS

    def is_won_by(self, place: int) -> bool:
        """Whether a place has beaten all others."""
        return all(self.result(place, other) == WIN for other in self.others(place)) and bool(self.points_of(place))


class SeenTable(NamedTuple):
    """What is known of the table of a match. ``taken`` is where each seat has come in a match that has ended, if there
    is a result, ``totals`` with how many points.
    """

    begun: bool = False
    closed: bool = False
    taken: tuple[int, ...] | None = None
    agreed: bool = False
    totals: tuple[int, ...] = ()
