"""A large server: what of its work holds the one writer of the database, and the event loop.

A whole bot plays a few real matches on SimCord's Discord. Their rows are copied with other numbers and other people,
until the server has many people, finished matches and open tables. Then each job is done whose work grows with them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Literal

from prometheus_client.exposition import generate_latest

from bot.people.preferences import DIGEST
from bot.process.loop import Garbage
from bot.store.database import ARRIVALS_KEPT_S
from bot.store.schema import metadata
from bot.tables.lobby import Location, TableSetup
from bot.tables.repository import AuditEntry, Power
from bot.tables.table import Player
from bot.time import DAY, season_of
from cogs.archive.compactor import Compactor
from cogs.archive.logs import LogStore, export_script
from cogs.daily.store import DailyDealStore, PositionStore
from cogs.events.commands import EventCog
from cogs.events.plan import EventKind, EventPlan
from cogs.people.membership import MembershipCog
from cogs.people.privacy import PrivacyCog
from cogs.people.seating import SeatingStore
from cogs.servers.rulings import Rulings
from cogs.standings.commands import LeaderboardCog
from cogs.standings.store import Ladder
from rules.match import PLAYING
from rules.strategies import sensible
from tests.support.house import House
from tests.support.paths import ROOT
from tests.support.started import started
from tests.wire.held import Held, say_what_holds_up, waited_in_all

HOLD_AIM_MS, STEP_AIM_MS = 50, 20
"""Upper bounds on a transaction that writes, and on a step of the event loop, in milliseconds."""
NOTED_MS = 5
PEOPLE, MATCHES, OPEN = 50_000, 20_000, 2_000
GAMES = {"voador": 20, "classic": 150, "german": 150}
"""What is played, and to how many points: a match has some rounds."""
FIRST_PERSON_ID, WHO = 4 * 10**17, 4 * 10**17
"""The id of the first of the people. It is who is erased: somebody who has played every tenth match."""
HISTORY_S = 400 * DAY
OLD_LINES, OLD_ARRIVALS, DIGESTS, ANSWERS, TRIES = 50_000, 200_000, 2_000, 20_000, 5_000
OF_A_MATCH = ("rounds", "points", "matches", "places", "attendance", "scripts", "log")
TIMES = {"opened", "touched", "closed", "ended", "at"}
WHOLE_EVERY = 20
"""One in so many of the finished matches has its log as it was played; the others are compacted."""


class Watch:
    """The longest times for which a job has held the event loop and the writer of a database, in milliseconds without
    waiting for a processor.
    """

    def __init__(self) -> None:
        self.steps: list[Held] = []
        self.holds: list[tuple[float, float, str]] = []
        say_what_holds_up(NOTED_MS, self.steps.append)

    def begin(self) -> None:
        """From now on."""
        self.steps.clear()
        self.holds.clear()


class WatchedLock(asyncio.Lock):
    """The lock of a database's writer, which notes for how long it was held."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch, self._since, self._waited = watch, 0.0, 0.0

    async def acquire(self) -> Literal[True]:
        taken = await super().acquire()
        self._since, self._waited = perf_counter(), waited_in_all()
        return taken

    def release(self) -> None:
        took, waited = perf_counter() - self._since, waited_in_all() - self._waited
        where = _where() if took > HOLD_AIM_MS / 1000 else ""
        self.watch.holds.append((1000 * max(0.0, took - waited), 1000 * took, where))
        super().release()


def _where() -> str:
    """The functions of the bot that are under way."""
    frame, found = sys._getframe(2), list[str]()
    while frame is not None and len(found) < 6:
        if frame.f_code.co_filename.startswith((f"{ROOT}/bot", f"{ROOT}/cogs")):
            found.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(found)


class Report:
    """Does jobs one after the other, and prints a line for each."""

    def __init__(self, watch: Watch, only: str) -> None:
        self.watch, self.only, self.missed = watch, only, list[str]()
        print(f"{'job':<40} {'of':>18} {'took':>8} {'holds, too long':>16} {'longest':>15} {'longest step':>22}  aim")

    async def job(self, name: str, of: str, does: Callable[[], Awaitable[object]]) -> None:
        """Do a job, and say what it has held."""
        if not any(one in name for one in self.only.split(",")):
            return
        await asyncio.sleep(0.2)
        self.watch.begin()
        began = perf_counter()
        await does()
        await asyncio.sleep(0)
        took, holds, steps = perf_counter() - began, self.watch.holds, self.watch.steps
        hold, hold_wall, where = max(holds, default=(0.0, 0.0, ""))
        step = max(steps, key=lambda one: one.own, default=Held(0, 0, 0, 0, ""))
        met = hold <= HOLD_AIM_MS and step.own <= STEP_AIM_MS
        self.missed += [] if met else [name]
        over = sum(one > HOLD_AIM_MS for one, _, _ in holds)
        print(
            f"{name:<40} {of:>18} {took:6.1f} s {len(holds):>9}, {over:>4} {hold:5.0f} ({hold_wall:5.0f}) ms"
            f" {step.work:5.0f} {step.own:5.0f} ({step.wall:5.0f}) ms  {'met' if met else 'MISSED'}",
            flush=True,
        )
        if hold > HOLD_AIM_MS:
            print(f"    held for {hold:.0f} ms at {where}", flush=True)
        if step.own > STEP_AIM_MS:
            print(f"    {step}", flush=True)


class Town:
    """Fills the database of a house."""

    def __init__(self, house: House, database: Path) -> None:
        self.house, self.database, self.chance = house, database, Random(1)
        self.server = house.guild.id

    async def fill(self) -> None:
        """Play the first matches, and copy them."""
        house = self.house
        finished = [await self.play(game) for game in GAMES]
        compacted = [await self.play(game) for game in GAMES]
        services = house.services
        logs = LogStore(services.store.database)
        for number in compacted:
            await logs.compact(number, await export_script(logs, number))
        opened = [await self.play(game, moves) for game in GAMES for moves in (0, 30)]
        await services.painter.finish()
        services.tables.forget()
        await asyncio.to_thread(self.copy, finished, compacted, opened)
        async with services.store.database.reading() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        services.store.database.clear_caches()
        await services.tables.find_open()

    async def play(self, game: str, moves: int = -1) -> int:
        """Play a match of four people, or so many ``moves`` of it."""
        house, services = self.house, self.house.services
        await services.store.servers.meet(self.server, "en-US")
        people = [house.people[name] for name in ("ana", "bia", "caio", "dora")]
        for one in people:
            await services.store.people.meet(one.id, one.name, "en-US", self.server, one.name)
        table = await services.lobbies.open(
            Location(self.server, house.channel.id), Player(people[0].id, "ana"), TableSetup(game)
        )
        for one in people[1:]:
            await services.lobbies.sit(table.id, one.id, one.name)
        await services.lobbies.set_option(table.id, people[0].id, "target", GAMES[game])
        if moves:
            await services.lobbies.start(table.id, people[0].id)
        while moves and (table := await services.tables.get(table.id)).closed is None:
            assert table.state is not None
            if table.state.phase != PLAYING:
                await services.matches.deal(table.id, people[0].id)
                continue
            seat = table.awaited[0]
            action = sensible.choose(table.views[seat], self.chance.choice)
            await services.matches.act(table.id, table.players[seat].person or 0, [action])
            moves -= 1
        return table.id

    def copy(self, finished: Sequence[int], compacted: Sequence[int], opened: Sequence[int]) -> None:
        """Write the copies, and what else there is."""
        with closing(sqlite3.connect(self.database)) as raw, raw:
            raw.row_factory = sqlite3.Row
            raw.execute("PRAGMA synchronous=OFF")
            self.raw = raw
            everybody = [FIRST_PERSON_ID + n for n in range(PEOPLE)]
            self.put(
                "people",
                (
                    {"id": one, "name": f"player {one % 10**6}", "locale": "en-US", "dm_channel": None, "takes_dms": 0}
                    for one in everybody
                ),
            )
            self.put(
                "nicknames",
                (
                    {"server": self.server, "person": one, "name": f"nick {one % 10**6}", "gone": one % 20 == 7}
                    for one in everybody
                ),
            )
            models = {one: self.model(one) for one in (*finished, *compacted, *opened)}
            first = 1 + raw.execute("SELECT max(id) FROM tables").fetchone()[0]
            for at, number in enumerate(range(first, first + MATCHES)):
                some = finished if at % WHOLE_EVERY == 0 else compacted
                back = HISTORY_S * (1 - at / MATCHES)
                who = self.drawn(WHO if at % 10 == 0 else None)
                self.put_copy(models[some[at % len(some)]], number, who, back)
            for number in range(first + MATCHES, first + MATCHES + OPEN):
                who = self.drawn(WHO if number % 200 == 0 else None)
                self.put_copy(models[opened[number % len(opened)]], number, who, 0.0)
            self.first = first
            self.more(everybody)

    def model(self, number: int) -> dict[str, list[dict[str, Any]]]:
        """The rows of a table."""
        found = {"tables": [dict(row) for row in self.raw.execute("SELECT * FROM tables WHERE id = ?", (number,))]}
        for name in (*OF_A_MATCH, "seats"):
            rows = self.raw.execute(f"SELECT * FROM {name} WHERE table_id = ?", (number,))
            found[name] = [dict(row) for row in rows]
        return found

    def drawn(self, one: int | None) -> list[int]:
        """Four people. Some play much more than others."""
        found = [] if one is None else [one]
        while len(found) < 4:
            other = FIRST_PERSON_ID + 1 + int((PEOPLE - 1) * self.chance.random() ** 3)
            if other not in found:
                found.append(other)
        return found

    def put_copy(self, model: dict[str, list[dict[str, Any]]], number: int, who: Sequence[int], back: float) -> None:
        """Write the rows of a table with another number, other people, and so many seconds earlier."""
        people = [player["person"] for player in json.loads(model["tables"][0]["players"])]
        instead = dict(zip(people, who, strict=True))
        for name, rows in model.items():
            self.put(name, [self.changed(name, row, number, instead, back) for row in rows])

    def changed(
        self, name: str, row: dict[str, Any], number: int, instead: dict[int, int], back: float
    ) -> dict[str, Any]:
        made = row | {"id" if name == "tables" else "table_id": number}
        for column in TIMES & row.keys():
            if row[column] is not None:
                made[column] = row[column] - back
        for column in metadata.tables[name].c:
            if column.info.get("person") and row[column.name] in instead:
                made[column.name] = instead[row[column.name]]
            elif name == "tables" and column.name in ("players", "notes", "posted"):
                for before, now in instead.items():
                    made[column.name] = made[column.name].replace(str(before), str(now))
        return made

    def more(self, everybody: Sequence[int]) -> None:
        """What there is besides matches."""
        now, server = self.house.time(), self.server
        self.put(
            "audit",
            (
                {
                    "server": server,
                    "at": now - 100 * DAY - n,
                    "what": "set",
                    "by": None,
                    "whom": None,
                    "table_id": None,
                    "seen_in": 0,
                    "detail": "x",
                }
                for n in range(OLD_LINES)
            ),
        )
        self.put(
            "kept_out",
            (
                {"server": server, "person": everybody[-1 - n], "since": 0.0, "until": 5.0, "by": None}
                for n in range(OLD_LINES // 10)
            ),
        )
        self.put(
            "arrivals", ({"event": n, "table_id": 0, "at": now - ARRIVALS_KEPT_S - n} for n in range(OLD_ARRIVALS))
        )
        self.put(
            "person_preferences", ({"person": one, "name": DIGEST.name, "value": "18"} for one in everybody[:DIGESTS])
        )
        self.put("digests", ({"person": one, "due": 1.0} for one in everybody[:DIGESTS]))
        today, before = (season_date(now - ago) for ago in (0.0, DAY))
        self.put("positions", [{"date": today, "seed": "x", "found": None}])
        self.put(
            "position_answers",
            ({"date": today, "person": one, "move": 1, "best": one % 3 == 0} for one in everybody[:ANSWERS]),
        )
        self.put("dailies", [{"date": before, "seed": "x"}])
        for number, person in self.raw.execute(
            "SELECT min(table_id), person FROM places WHERE person IS NOT NULL GROUP BY person LIMIT ?", (TRIES,)
        ).fetchall():
            self.put("tries", [{"date": before, "person": person, "table_id": number}])
        laid = [
            {"server": server, "game": game, "person": one, "card": card, "laid": card + 1}
            for one in everybody[:1000]
            for game in ("", *GAMES)
            for card in range(54)
        ]
        self.put("favourites", laid)
        self.raw.execute("INSERT INTO recounts VALUES (?, 1)", (server,))

    def put(self, name: str, rows: Iterable[dict[str, Any]]) -> None:
        """Insert rows."""
        rows = [*rows]
        if rows:
            columns = [*rows[0]]
            said = ", ".join(f'"{one}"' for one in columns)
            marks = ", ".join("?" * len(columns))
            self.raw.executemany(
                f"INSERT OR IGNORE INTO {name} ({said}) VALUES ({marks})",
                [tuple(row[one] for one in columns) for row in rows],
            )


def season_date(at: float) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


@asynccontextmanager
async def large(folder: Path, watch: Watch) -> AsyncIterator[tuple[House, Town]]:
    """The house of a large server."""
    async with Garbage() as garbage, started(folder, keep_logs=30) as house:
        await house.bot.chores.stop()
        house.services.store.database._writing = WatchedLock(watch)
        town = Town(house, folder / "house.db")
        began = perf_counter()
        await town.fill()
        size = (folder / "house.db").stat().st_size / 1e6
        await garbage.freeze()
        print(f"{PEOPLE} people, {MATCHES} matches, {OPEN} open tables: {size:.0f} MB, {perf_counter() - began:.0f} s")
        yield house, town


async def measure(only: str) -> list[str]:
    """Do each job; return which have missed their aim."""
    logging.disable(logging.ERROR)
    watch = Watch()
    with tempfile.TemporaryDirectory() as folder:
        async with large(Path(folder), watch) as (house, town):
            report = Report(watch, only)
            await jobs(house, town, report)
            return report.missed


async def jobs(house: House, town: Town, report: Report) -> None:
    """All of them, in an order in which each finds something to do."""
    services, store, job, server = house.services, house.services.store, report.job, town.server
    chores = house.bot.chores._chores
    board, privacy = house.cog(LeaderboardCog), house.cog(PrivacyCog).privacy
    matches, people, opened = f"{MATCHES} matches", f"{PEOPLE} people", f"{OPEN} open tables"

    async def do(name: str) -> None:
        await chores[name].loop.coro()

    recounts = board.all.recounts
    await job("accounts from nothing", matches, lambda: recounts.run(server))
    number = town.first + MATCHES // 2
    rulings = Rulings(store.database, store.results.accounts)
    entry = AuditEntry(Power.VOIDED, house.ana.id).row(server, services.wall(), number)
    await job("a match made void, accounts anew", matches, lambda: rulings.void(number, services.wall(), 1, entry))
    season = season_of(services.wall())
    await job("a season begun anew", people, lambda: rulings.restart(server, season, services.wall(), entry))
    for what in ("leaderboard", "games", "me"):
        await job(f"/{what}", people, lambda what=what: house.ana.slash(house.channel, what))
    for by in ("rating", "wins", "placings", "computers"):
        ladder = Ladder(server, "", "voador", by)
        await job(
            f"page 100 by {by}",
            people,
            lambda ladder=ladder: board.all.standings.leaders(ladder, WHO, page=100, size=10),
        )
    await job(
        "the podium of a month", people, lambda: board.podium._boards(server, season_of(services.wall() - 40 * DAY))
    )
    await job("the end of a season", people, lambda: do("the end of a season"))
    for name in (
        "the daily deal",
        "the position of the day",
        "digests",
        "deleting old drafts",
        "the timer",
        "parsing texts",
    ):
        await job(name, "", lambda name=name: do(name))
    daily, positions = DailyDealStore(store.database), PositionStore(store.database)
    today, before = (season_date(services.wall() - ago) for ago in (0.0, DAY))
    await job("the board of a day", f"{TRIES} tries", lambda: daily.results(before, server))
    await job("who gave up a daily deal", f"{TRIES} tries", lambda: daily.list_given_up(before, server))
    await job("boards that are due", f"{TRIES} tries", lambda: daily.list_due_boards(before, today))
    await job("answers to a position", f"{ANSWERS} answers", lambda: positions.tally(today, server))
    await job(
        "old lines of the audit",
        f"{OLD_LINES} lines",
        lambda: SeatingStore(services.store.database).forget(services.wall() - 90 * DAY),
    )
    await job("ids of what arrived", f"{OLD_ARRIVALS} ids", store.database.forget_arrivals)
    compactor = Compactor(LogStore(store.database), 30, services.clock)
    await job("compacting", "20 matches", lambda: compactor.compact(services.clock.now()))
    events = house.cog(EventCog).events
    await job("events made", "an event of 64", lambda: event(house, town, events))
    await job("events that begin", "an event of 64", lambda: begin(house, events))
    house.later(3600)
    await job("events that go on", "an event of 64", lambda: do("events"))
    await services.painter.finish()
    services.tables.forget()
    await job("where tables are open", opened, services.tables.find_open)
    await job("painting after a start", opened, lambda: recovered(house))
    services.tables.forget()
    member = house.cog(MembershipCog)
    await job("somebody leaves the server", opened, lambda: member._left(server, WHO + 3))
    await job("the bot has other permissions", opened, lambda: member._permitted(server))
    services.tables.forget()
    await job("tables of a channel", opened, lambda: services.tables.list_shared_in(house.channel.id))
    await job("metrics", opened, lambda: metrics(house))
    await job("export of a person", f"{MATCHES // 10} matches", lambda: privacy.export(WHO))
    await job("erasure of a person", f"{MATCHES // 10} matches", lambda: privacy.erase(WHO))
    await services.painter.finish()
    await store.servers.note_left(server, 1.0)
    await job("deletion of a left server", people, lambda: privacy.store.delete_server(server))


async def event(house: House, town: Town, events: Any) -> None:
    """Make events, and have people sign up."""
    for n in range(1):
        plan = EventPlan(f"event {n}", EventKind.SWISS, "voador", None, None, 1, {}, {}, 0, 64, 4, 0)
        made = await events.create(town.server, house.channel.id, None, WHO + 1, plan, 100.0)
        for person in range(64):
            await events.join(town.server, made.id, WHO + 10 + 64 * n + person, ())


async def begin(house: House, events: Any) -> None:
    for one in await events.list_events(house.guild.id):
        await events.begin(house.guild.id, one.id)
    await events.tick()
    await house.services.painter.finish()


async def recovered(house: House) -> None:
    await house.services.painter.recover()
    await house.services.painter.finish()


async def metrics(house: House) -> None:
    generate_latest(house.services.metrics.registry)
