"""Matches that are over, written straight into the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.matches.results import SHARED, MatchResult, NewResults, PlaceTaken, RoundResult, RoundScore
from bot.services import Store
from bot.tables.notes import Notes, Posted
from bot.tables.table import from_row
from tests.support.house import House
from tests.support.repository import Process

ROUNDS = 5
NOVEMBER = datetime(2026, 11, 10, tzinfo=UTC).timestamp()


async def people(here: Process | House, *who: int, server: int = 1) -> None:
    store = here.store if isinstance(here, Process) else here.bot.services.store
    await store.servers.meet(server, "en-US")
    for person in who:
        await store.people.meet(person, f"person {person}", "en-US")


async def played(
    store: Store,
    order: Sequence[int | None],
    *,
    game: str = "voador",
    at: float = NOVEMBER,
    measure: str = "cards",
    lowest: bool = True,
    sides: Sequence[int] = (),
    server: int = 1,
    rounds: int = ROUNDS,
) -> int:
    """A match of some rounds, the people from first to last; each has a point more than the one before. Only the last
    round is kept, as a later one than the first.
    """
    common = {"server": server, "channel": 10, "host": 1, "game": game, "rules_version": 1, "options": {}}
    row = {**common, "settings": {}, "version": 1, "painted": 1, "prompt": 1, "players": [], "state": None}
    row |= {
        "notes": Notes().save(),
        "posted": Posted().save(),
        "deadlines": {},
        "opened": at,
        "touched": at,
        "closed": at,
        "silent": False,
    }
    number = await store.tables.add(row)
    scores = [RoundScore(seat, person, seat, seat, seat == 0) for seat, person in enumerate(order)]
    persons = sum(person is not None for person in order)
    among = 2 * persons > len(order) if measure.endswith(SHARED) else persons > 1
    round_ = RoundResult(rounds + 1, "seed", at, measure, lowest, 2, scores, (0,), among)
    sides = sides or range(len(order))
    sign = 1 if lowest else -1
    first = {side: 1 + sides.index(side) for side in sides}
    places = [
        PlaceTaken(seat, person, first[sides[seat]], sign * first[sides[seat]], sides[seat])
        for seat, person in enumerate(order)
    ]
    saved = await store.tables.get(number)
    assert saved is not None
    results = NewResults(store.results, from_row(saved), round_, MatchResult(at, rounds, places, lowest))
    await store.tables.save(number, 1, {"version": 2, "touched": at}, (), results.write)
    return number
