"""The next season: who plays where after leagues that stand above each other."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.events.event import Entrant, ServerEvent
from cogs.events.standings import standings

MOVES = 2
"""How many go up and come down between two events, as far as there are so many."""


def next_entrants(ladder: Sequence[ServerEvent]) -> list[tuple[Entrant, ...]]:
    """Return who is signed up for the next season of events that are over, the uppermost first: who has held a place to
    the end, in the order of the tables. The last ones change with the first ones of the event below. Partners ask each
    other again.
    """
    found = [_list_teams(event) for event in ladder]
    for at, lower in enumerate(ladder[1:]):
        above, below = found[at], found[at + 1]
        count = min(lower.plan.moves, len(above) // 2, len(below) // 2)
        down, up = above[len(above) - count :], below[:count]
        found[at], found[at + 1] = above[: len(above) - count] + up, down + below[count:]
    return [tuple(_sign_up(teams)) for teams in found]


def _list_teams(event: ServerEvent) -> list[list[int]]:
    """The people of each place that is still held, the best one first."""
    there = [one for one in event.playing if one.person is not None]
    found = [[one.person or 0 for one in there if one.place == line.place] for line in standings(event)]
    return [team for team in found if team]


def _sign_up(teams: Sequence[Sequence[int]]) -> list[Entrant]:
    found = list[Entrant]()
    for team in teams:
        first = len(found) + 1
        numbers = range(first, first + len(team))
        found += [
            Entrant(number, person, asks=tuple(other for other in numbers if other != number))
            for number, person in zip(numbers, team, strict=True)
        ]
    return found


def next_name(name: str, longest: int) -> str:
    """Return what the next season is called: with the next number."""
    found = re.fullmatch(r"(.*?)\s*(\d{1,4})", name)
    base, number = (found[1], int(found[2])) if found and found[1] else (name, 1)
    ending = f" {number + 1}"
    return base[: longest - len(ending)].rstrip() + ending
