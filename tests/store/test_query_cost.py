"""What a page costs: as much after years as at the beginning, but for a leaderboard's places, which are counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.services import Store
from bot.store.schema import points
from cogs.archive.logs import LogStore
from cogs.daily.store import DailyDealStore
from cogs.standings.store import PLACINGS, POINTS, RATING, WINS, Ladder
from tests.support.matches import NOVEMBER, people, played
from tests.support.queries import asked, plans
from tests.support.repository import process
from tests.support.standings import boards_of, statistics_of

FEW_MATCHES, MANY_MATCHES = 300, 3000
"""Matches that were played, and people who played them."""
A_PLACE = 15
"""So many steps of SQLite's machine it takes at most to count one place."""

PLAYED = """
WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < :many)
INSERT INTO {table} ({columns}) SELECT {values} FROM many
"""
NOTHING = "'[]'"
ROWS: tuple[tuple[str, dict[str, str]], ...] = (
    ("servers", {"id": "n", "locale": "'en-US'"}),
    ("people", {"id": "n", "name": "'person ' || n", "locale": "'en-US'", "takes_dms": "1"}),
    (
        "tables",
        {
            **dict.fromkeys(("server", "channel", "rules_version", "version", "painted", "prompt", "closed"), "1"),
            **dict.fromkeys(("options", "settings", "players", "notes", "posted", "deadlines", "state"), NOTHING),
            "id": "n",
            "host": "n",
            "game": "'voador'",
            "opened": "n",
            "touched": "n",
            "silent": "0",
        },
    ),
    ("matches", {"table_id": "n", "server": "1", "game": "'voador'", "ended": "n", "rounds": "1"}),
    *(
        (
            "places",
            {
                "table_id": "n",
                "seat": str(seat),
                "person": person,
                "server": "1",
                "game": "'voador'",
                "ended": "n",
                "place": str(seat + 1),
                "total": "n",
                "side": str(seat),
                "rating": "1000.0 + n",
            },
        )
        for seat, person in enumerate(("1", "n"))
    ),
    *(
        (
            "standings",
            {
                "server": "1",
                "season": "''",
                "game": game,
                "person": "n",
                "rounds": "n",
                "won": "n",
                **dict.fromkeys(("matches", "matches_won", "seconds", "thirds", "beaten", "rated"), "n"),
                "streak": "0",
                "best_streak": "0",
                "mu": "25.0",
                "sigma": "8.0",
                "rating": "n",
                "placing": "1.0 / n",
            },
        )
        for game in ("''", "'voador'")
    ),
    (
        "scores",
        {
            "server": "1",
            "season": "''",
            "game": "'voador'",
            "measure": "'cards'",
            "person": "n",
            "rounds": "9",
            "points": "n",
            "merit": "n",
        },
    ),
    *(
        (
            "rivals",
            {"server": "1", "game": game, "person": "1", "other": "n", "ahead": "n", "behind": "1", "lead": "n - 1"},
        )
        for game in ("''", "'voador'")
    ),
    ("seasons", {"server": "n", "season": "''", "game": "''", "rounds": "n", "matches": str(MANY_MATCHES)}),
)
Page = Callable[[Store], Any]


async def looks_at_stats(store: Store) -> None:
    await boards_of(store).accounts(1, 1)
    await statistics_of(store).feats(1, "voador", 1)


PAGES: dict[str, Page] = {
    "games": lambda store: store.open_tables.list_for_person(1),
    "history": lambda store: LogStore(store.database).list_finished(1, person=None, page=0, size=8),
    "history of somebody": lambda store: LogStore(store.database).list_finished(1, person=1, page=0, size=8),
    "stats": looks_at_stats,
    "the day's board": lambda store: DailyDealStore(store.database).results("2026-01-01", 1),
}
LEADERBOARDS = {RATING: "", WINS: "", PLACINGS: "", POINTS: "cards"}
"""By what people are sorted, and what their points mean."""


async def steps(path: Path, many: int, page: Page) -> int:
    """How many steps SQLite's machine takes for what a page asks, where so much was played."""
    async with process(path) as here:
        with sqlite3.connect(path) as database:
            for table, columns in ROWS:
                filling = PLAYED.format(table=table, columns=", ".join(columns), values=", ".join(columns.values()))
                database.execute(filling, {"many": many})
            database.execute("ANALYZE")
        database.close()
        async with asked(here.store) as statements:
            await page(here.store)
        assert statements
        scans = [line for line in await plans(here.store, statements) if line.startswith("SCAN")]
        assert not scans
    database, counted = sqlite3.connect(path), count()
    database.set_progress_handler(lambda: next(counted) < 0, 1)
    for statement, given in statements:
        database.execute(statement, given).fetchall()
    database.set_progress_handler(None, 1)
    database.close()
    return next(counted)


@pytest.mark.parametrize("name", PAGES)
async def test_a_page_costs_as_much_however_much_was_played(tmp_path: Path, name: str) -> None:
    few, many = [await steps(tmp_path / f"{number}.db", number, PAGES[name]) for number in (FEW_MATCHES, MANY_MATCHES)]
    assert many <= few + 50, (few, many)
    assert few < 5000


@pytest.mark.parametrize("by", LEADERBOARDS)
async def test_a_leaderboard_costs_the_counting_of_places_beside(tmp_path: Path, by: str) -> None:
    ladder = Ladder(1, "", "voador", by, LEADERBOARDS[by])

    def first(store: Store) -> Any:
        return boards_of(store).leaders(ladder, 1, page=0, size=10)

    few, many = [await steps(tmp_path / f"{number}.db", number, first) for number in (FEW_MATCHES, MANY_MATCHES)]
    assert (many - few) / (MANY_MATCHES - FEW_MATCHES) <= A_PLACE, (few, many)


async def test_what_somebody_did_is_found_by_them_and_not_by_their_server(tmp_path: Path) -> None:
    """Also where SQLite knows nothing of how many rows there are."""
    path = tmp_path / "m.db"
    async with process(path) as here:
        await people(here, 1, 2)
        number = await played(here.store, [1, 2])
        done = {"debt": 1, "silences": 0, "laid": [1, 2]}
        async with here.store.database.writing() as connection:
            await connection.execute(sa.update(points).values(done))
        async with asked(here.store) as statements:
            async with here.store.database.writing() as connection:
                await statistics_of(here.store).judge(connection, number, counts=False)
            for game in ("", "voador"):
                await statistics_of(here.store).play_lately(1, game, 1, NOVEMBER)
        told = await plans(here.store, statements)
    assert any("points" in line for line in told)
    by_server = [line for line in told if "points" in line.split("[")[0] and "person=?" not in line.split("[")[0]]
    assert [line for line in by_server if "table_id=?" not in line.split("[")[0]] == []
    assert not any("favourites" in line.split("[")[0] and "game=?" not in line.split("[")[0] for line in told)
