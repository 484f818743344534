"""What is chosen of an event when it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.time import DAY
from cogs.events.groups import Sizes, table_sizes
from cogs.events.match import TWO
from rules.options import Options


class EventKind(StrEnum):
    """How an event is played."""

    LEAGUE = "league"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class EventScoring(StrEnum):
    """What counts in the table of an event: the places at each table, or the points of its game, of which the fewest or
    the most win.
    """

    PLACES = "places"
    FEWEST = "fewest"
    MOST = "most"


class Late(StrEnum):
    """Until when people may join an event that has begun."""

    ALWAYS = "always"
    HALF = "half"
    """Until half of its rounds have begun."""
    NEVER = "never"


MISSES = 2
"""Whoever misses this many matches in a row is out."""
FEWEST_PLACES = 3
"""How many places an event needs."""
MOST_PLACES = {EventKind.LEAGUE: 24, EventKind.SWISS: 64, EventKind.KNOCKOUT: 64}
"""Upper bounds on the people of an event."""
LEGS_LIMIT = 2
"""Upper bound on how often all meet in a league of matches of two."""
SHORTEST_ROUND_S = DAY
"""A round takes at least this long, in seconds."""
ROUNDS_SPARE = 1
"""An event of days may last so many rounds longer than it has, for announced time off."""
ROLE_GONE = -1
"""In place of the role of those who may sign up."""
TO_BEGIN, TO_BEGIN_TODAY = 2 / 3, 1 / 4
"""Within this part of a round its matches have to begin, where it takes days or minutes; with its end they are over."""


@dataclass(frozen=True, slots=True)
class EventPlan:
    """What was chosen when an event was made. Nothing of it is changed but a ``role`` that is gone.

    ``definition`` is that of a game that people have written, ``title`` what they call it. ``role`` is that of those
    who may sign up; 0: everybody; ``ROLE_GONE``: everybody, since that role was deleted.
    ``rounds`` are those of a Swiss tournament or a league, where two meet how often all do; 0: as many as are usual.
    ``days`` is how long a round takes, or ``minutes``; 0 both, in an older event: its ``weeks`` are divided by the
    rounds.
    ``seats`` is how many places meet at a table where that divides; ``allowed`` are the numbers for which its game is
    dealt. A place is held by a ``team`` of so many partners, or by one.
    ``above`` is the number of the event from which the last ``moves`` of its places come down, and to which the first
    ones go up, when both are over; 0: none. ``follows`` is that of the season before; None: none.
    """

    name: str
    kind: EventKind
    game: str
    definition: str | None
    title: str | None
    rules_version: int
    options: Options
    settings: Mapping[str, str]
    role: int
    places: int
    weeks: int
    rounds: int
    days: int = 0
    seats: int = TWO
    allowed: Sizes = (TWO,)
    minutes: int = 0
    team: int = 1
    scoring: EventScoring = EventScoring.PLACES
    late: Late = Late.ALWAYS
    above: int = 0
    moves: int = 0
    follows: int | None = None

    @property
    def in_twos(self) -> bool:
        """Whether two meet in each match."""
        return self.seats == TWO

    @property
    def lowest_wins(self) -> bool:
        """Whether the fewest points of its game win."""
        return self.scoring == EventScoring.FEWEST

    @property
    def at_table(self) -> int:
        """How many people sit at a table."""
        return self.seats * self.team

    def can_seat(self, count: int) -> bool:
        """Whether so many places can meet at a table."""
        return count in self.allowed

    def sizes(self, count: int) -> Sizes:
        """Return how many meet at each table, if there are so many places; empty if they are too few."""
        return table_sizes(count, self.seats, self.allowed)

    @property
    def source(self) -> str:
        """Its game: the name, or the definition that people have written."""
        return self.definition or self.game
