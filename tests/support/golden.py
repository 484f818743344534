"""Saves of the released versions: tables in the midst of play, which every later version has to load and play on.

uv run python -m tests.support.golden    writes those of the present version, before it is released
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from copy import copy
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import MetaData
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateIndex, CreateTable, DDLElement

from bot.store.upgrade import upgrade
from rules.game import SomeGame
from rules.table import Action
from tests.support.games import any_game, play, seats
from tests.support.paths import TESTS
from tests.support.postgresql import PostgreSQL, on_server

SAVES = TESTS / "saves"
"""A folder a version, never written again: its tables and events as the functions below make them."""
UPGRADED = gzip.decompress((SAVES / "0.2.0" / "upgraded.sql.gz").read_bytes()).decode()
"""A database of 0.2.0, in SQL: one of 0.1.0 as the development of 0.2.0 has upgraded it. Tables from 100 on were added
by hand: partners with and without computer players, somebody who left, what is damaged, a daily deal that is played,
whose player was erased, a thread in which was played again, a card that is shown.
"""
SCHEMA_ON_POSTGRESQL = (SAVES / "0.2.0" / "postgresql.sql").read_text(encoding="utf-8")
"""The schema of the version before, as ``schema_on_postgresql`` has written it."""
SEEDS, STEPS, MOST, SAMPLES = 700, 160, 9, 6


def aspect(game: SomeGame, saved: dict[str, Any]) -> str:
    """What is special about a saved state: the game, what is awaited, and what else is in force."""
    awaited = saved["stack"][-1][0] if saved["stack"] else saved["phase"]
    names = ("debt", "hidden", "vote", "returning", "missing", "teams", "gave", "misplayed")
    facts = [name for name in names if saved.get(name)][:1]
    called = ["call"] if saved.get("call", -1) >= 0 else []
    own, talk = saved.get("own", [""]), saved.get("talk", [""])
    kept = [f"{own[0]}{place}" for place, value in enumerate(own) if value and place]
    said = [f"talk{place}" for place, value in enumerate(talk) if value and place]
    return " ".join([game.name, awaited, *kept, *said, *facts, *called])


def clocked(game: Any) -> list[int]:
    """The times at which a game is acted at from now on."""
    times, apply = list[int](), game.apply

    def at_a_time(state: Any, seat: int, action: Action, at: int = 0) -> Any:
        times.append(at)
        return apply(state, seat, action, at)

    game.apply = at_a_time
    return times


def tables() -> Iterator[dict[str, Any]]:
    """Random games, each stopped where it first is as none was before, with its log up to there."""
    known: set[str] = set()
    told: dict[str, int] = {}
    for seed in range(SEEDS):
        chance = Random(seed)
        game = copy(any_game(chance))  # one of its own: its times are written down
        state = game.new(seats(game, chance))
        begun, log = json.loads(json.dumps(state.save())), []
        times = clocked(game)
        for seat, action, events in play(game, state, chance, STEPS):
            log.append([times[-1], seat, action.plain(), [event.code() for event in events]])
            saved = json.loads(json.dumps(state.save()))
            special = aspect(game, saved)
            if special in known:
                continue
            known.add(special)
            short = len(log) <= 60 and told.get(game.name, 0) < MOST
            told[game.name] = told.get(game.name, 0) + short
            yield {
                "special": special,
                "game": game.name,
                "rules_version": game.version,
                "options": dict(game.options),
                "state": saved,
                **({"begun": begun, "log": log.copy()} if short else {}),
            }


def samples() -> dict[str, list[Any]]:
    """Some events of every kind, as they are saved; what was awaited by the kind of its decision too."""
    found: dict[str, list[Any]] = {}
    for seed in range(SEEDS):
        chance = Random(seed)
        game = copy(any_game(chance))  # one of its own: its times are written down
        state = game.new(seats(game, chance))
        for _, _, events in play(game, state, chance, STEPS):
            for event in events:
                coded = json.loads(json.dumps(event.code()))
                kind = type(event).__name__
                for name in (kind, f"{kind}:{type(event.decision).__name__}") if kind == "Awaited" else (kind,):
                    some = found.setdefault(name, [])
                    if len(some) < SAMPLES and coded not in some:
                        some.append(coded)
    return found


def write_dump(file: Path, *scripts: str) -> None:
    with sqlite3.connect(file) as database:
        for script in scripts:
            database.executescript(script)
    database.close()


def write(version: str) -> int:
    """Write the saves of this version; how many tables. Raises ``FileExistsError`` for one that has its saves."""
    folder = SAVES / version
    folder.mkdir(parents=True)
    found = json.loads(json.dumps(list(tables())))
    for name, what in (("tables", found), ("events", samples())):
        with gzip.GzipFile(folder / f"{name}.json.gz", "wb", mtime=0) as file:
            file.write(json.dumps(what).encode())
    return len(found)


async def schema_on_postgresql() -> str:
    """Return the statements that make the schema of this version on a PostgreSQL, which is started for it."""
    server, found = PostgreSQL(), MetaData()
    server.start()
    try:
        await on_server(server.address, "CREATE DATABASE released")
        await upgrade(f"{server.address}/released")
        engine = create_async_engine(f"{server.address}/released")
        async with engine.connect() as connection:
            await connection.run_sync(found.reflect)
        await engine.dispose()
    finally:
        server.remove()
    made: list[DDLElement] = []
    for table in found.sorted_tables:
        made += [CreateTable(table), *map(CreateIndex, sorted(table.indexes, key=lambda index: str(index.name)))]
    return ";\n".join(str(one.compile(dialect=postgresql.dialect())).strip() for one in made) + ";\n"


if __name__ == "__main__":
    write(metadata.version("maumau"))
    (SAVES / metadata.version("maumau") / "postgresql.sql").write_text(asyncio.run(schema_on_postgresql()))
