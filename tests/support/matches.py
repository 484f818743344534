"""Matches that are over, written straight into the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.services import Store
from bot.standings.result_store import NewResults, ResultStore
from bot.standings.results import MatchResult, PlaceTaken, RoundResult, RoundScore
from bot.tables.table import from_row
from tests.support.doors import Process
from tests.support.house import House

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
) -> int:
    """A match of one round, the people from first to last; each has a point more than the one before."""
    common = {"server": server, "channel": 10, "host": 1, "game": game, "rules_version": 1, "options": {}}
    row = {**common, "settings": {}, "version": 1, "painted": 1, "prompt": 1, "players": [], "state": None}
    row |= {"notes": {}, "posted": {}, "deadlines": {}, "opened": at, "touched": at, "closed": at, "silent": False}
    number = await store.tables.add(row)
    scores = [RoundScore(seat, person, seat, seat, seat == 0) for seat, person in enumerate(order)]
    round_ = RoundResult(1, "seed", at, measure, lowest, 2, scores, (0,), {})
    sides = sides or range(len(order))
    first = {side: 1 + sides.index(side) for side in sides}
    places = [PlaceTaken(seat, person, first[sides[seat]], seat, sides[seat]) for seat, person in enumerate(order)]
    saved = await store.tables.get(number)
    assert saved is not None
    results = NewResults(
        ResultStore(store.database, store.standings, store.statistics),
        from_row(saved),
        [round_],
        MatchResult(at, 1, places),
    )
    await store.tables.save(number, 1, {"version": 2, "touched": at}, (), results.write)
    return number
