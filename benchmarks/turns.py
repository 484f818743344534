"""What a turn costs on Discord: requests by kind, and the time from a press to its answer.

Everything runs on SimCord's Discord with a real SQLite file in a temporary directory. Commits reach the disk.

*Requests.* Four people play whole matches from the hands in their direct messages. Whoever is to move presses one of
the components of the newest message there, at random. When the bot has come to rest, the requests are counted. Between
presses lie a few seconds in the quick run, two to three minutes in the slow run, an hour and a half in the lazy run.
The limit for a press is one answer and three more requests (edit the table, send the next hand, remove the old hand);
two more where the next hand was sent less than two minutes ago and is edited. Deals and the ends of rounds and matches
are counted apart. The bot's timers run once an hour instead of every second, for SimCord is slow over each.

*Time.* Presses go in turns to this bot and to a bare discord.py bot that answers a button with an ephemeral text. Each
has an event loop and a SimCord of its own. The time runs from the dispatch of ``INTERACTION_CREATE`` until the bot
makes the callback request. SimCord settles only after that, so its polling is in neither figure; its bookkeeping of
tasks and callbacks is in both, and weighs more on the bot with more of them. What this bot paints after its answer is
not part of a press. Time in which its threads wait for a processor is left out, and printed apart. The disk alone is
measured, too: plain ``sqlite3`` writes and commits a row as long as a table's and a short one, with the same pragmas.
Compare ratios, not milliseconds.

*Holding up.* Then ``benchmarks/blocked.py`` runs: no step of the event loop may take longer than 20 ms.

    uv run python -m benchmarks.turns
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import discord
import simcord
from simcord.results import to_discord_message

from benchmarks import blocked
from benchmarks.bare import Bare, BareView
from bot.app import LOADED_AT_START, MauMauBot
from bot.discord.hands import EDITED_WITHIN_S
from bot.screens.components import read
from bot.screens.lobby import JoinPress, StartPress
from bot.screens.table import DealPress
from bot.settings import Settings
from bot.tables.table import Table
from cogs.play import listening, reading
from rules.match import OVER, PLAYING
from tests.wire.held import waited_in_all

PEOPLE = ("ana", "bia", "caio", "dora")
MATCHES = (("voador", 1, 50), ("voador", 2, 1), ("zheng", 3, 1))
"""The game, the seed and the target of each match: one goes on after its first round, the others soon are over."""
PACES_S = {"quick": (3, 9), "slow": (125, 180), "lazy": (5400, 5400)}
"""Seconds between presses, from and to."""
ROUNDS_PLAYED = 2
"""How many rounds of a match are played."""
TICK_S = 3600
"""How often the bot looks at its deadlines here."""
PRESSES_A_LAP, LAPS = 40, 12
RATIO_AIM, WORST_AIM = 5, 5
"""A press may take this many times as long as that of a bare bot; 99 of 100 take less than this many medians."""
EXTRA_REQUESTS_MAX, EXTRA_REQUESTS_MAX_EDITED = 3, 2
"""Upper bound on the requests of a press beside its answer; the second one where the next hand is edited."""

KINDS = ("answer", "table", "table anew", "old table", "next hand", "hand edited", "old hand", "other")


Took = tuple[float, float]
"""Seconds without waiting for a processor, and by the wall clock."""


class TimedEnv(simcord.Env):
    """SimCord that measures the time from an interaction to its answer, and settles only after that."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, **options)
        self.times: list[Took] = []
        self._answered = asyncio.Event()
        self._sent = self._waited = 0.0
        self._register_dispatch_observer(self._dispatched)

    async def start(self) -> None:
        await super().start()
        adapter = self._webhook_adapter
        request = adapter.request

        async def timed(route: Any, *args: Any, **kwargs: Any) -> Any:
            if route.url.endswith("/callback") and not self._answered.is_set():
                by_wall = perf_counter() - self._sent
                self.times.append((by_wall - waited_in_all() + self._waited, by_wall))
                self._answered.set()
            return await request(route, *args, **kwargs)

        adapter.request = timed

    def _dispatched(self, interaction: object) -> None:
        self._answered.clear()
        self._waited, self._sent = waited_in_all(), perf_counter()

    async def _settle_internal(self, **options: Any) -> None:
        if options.get("dispatch") == "INTERACTION_CREATE":
            async with asyncio.timeout(10):
                await self._answered.wait()
        await super()._settle_internal(**options)


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, also the ones within others."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))


class Offer(NamedTuple):
    """Something that a message lets its reader do: a button, or an option of a select."""

    custom_id: str
    value: str | None


@dataclass
class Match:
    """Four people at a table, and what they can do there."""

    env: TimedEnv
    people: dict[int, Any]
    number: int
    dice: Random

    @property
    def bot(self) -> MauMauBot:
        assert isinstance(self.env.bot, MauMauBot)
        return self.env.bot

    async def table(self) -> Table:
        return await self.bot.services.tables.get(self.number)

    async def phase(self) -> str:
        """The phase of the match; empty in the lobby."""
        state = (await self.table()).state
        return state.phase if state else ""

    async def awaited(self) -> Any:
        """The person to move."""
        table = await self.table()
        return self.people[table.players[table.awaited[0]].person or 0]

    def hand(self, person: Any) -> Any:
        """The newest message in a person's direct messages."""
        channel = self.env.backend.messages[self.env.backend.dm_channels[person.id]]
        return channel[max(channel)]

    def offers(self, person: Any) -> list[Offer]:
        """Everything that a hand offers."""
        found = []
        for part in parts(self.hand(person).components):
            press = read(part.get("custom_id") or "")
            if press is None or press.op not in ("move", "card", "mau"):
                continue
            values = [option["value"] for option in part["options"]] if part["type"] == 3 else [None]
            found += [Offer(part["custom_id"], value) for value in values]
        return found

    async def turn(self) -> None:
        """The person to move presses something on their hand, at random."""
        person = await self.awaited()
        offer = self.dice.choice(self.offers(person))
        message = to_discord_message(self.env, self.hand(person))
        if offer.value is None:
            await person.user.click(message, custom_id=offer.custom_id)
        else:
            await person.user.select(message, [offer.value], custom_id=offer.custom_id)

    async def deal(self) -> None:
        """Somebody presses *Next round* at the table."""
        table = await self.table()
        place: Any = table.posted.place
        message = to_discord_message(self.env, self.env.backend.get_message(place.channel, place.id))
        await next(iter(self.people.values())).click(message, custom_id=DealPress(self.number).id)


@asynccontextmanager
async def begun(
    directory: Path, rules: str = "voador", seed: int = 1, target: int = 50, env_of: type[TimedEnv] = TimedEnv
) -> AsyncIterator[Match]:
    """A table of four, before its host presses *Start*."""
    for load in (*LOADED_AT_START, reading.load, listening.load):
        load()  # SimCord waits five seconds for a start, and no longer
    url = f"sqlite+aiosqlite:///{directory / f'{seed}.db'}"
    settings = Settings(
        database_url=url, card_pictures=False, charts=False, shard_count=1, luck_per_day=0, positions=False
    )
    bot = MauMauBot(settings)
    env = env_of(bot)
    await env.start()
    try:
        guild = env.create_guild("House")
        channel = guild.create_text_channel("mesa")
        people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
        await env.settle()
        await env.advance_time(0.001)  # ids count within a millisecond: now deals do not hang on the commands
        numbers = Random(seed)
        bot.services.tables.chance.new_seed = lambda: f"{numbers.getrandbits(128):032x}"
        await people[0].slash(channel, "open", game=rules)
        lobby: Any = channel.last_message
        for person in people[1:]:
            await person.click(lobby, custom_id=JoinPress(1).id)
        for chore in bot.chores._chores.values():
            chore.loop.change_interval(seconds=TICK_S)
        with env._bot_scope():
            await bot.services.lobbies.set_option(1, people[0].id, "target", target)
        await env.settle()
        yield Match(env, {person.id: person for person in people}, 1, Random(seed))
    finally:
        await env.shutdown()
        await bot.services.store.database.close()
    if env.errors:
        raise env.errors[0]


async def start(match: Match) -> None:
    """The host presses *Start*."""
    table = await match.table()
    place: Any = table.posted.place
    message = to_discord_message(match.env, match.env.backend.get_message(place.channel, place.id))
    host: Any = next(iter(match.people.values()))
    await host.click(message, custom_id=StartPress(1).id)


# requests


@dataclass
class Tally:
    """The requests of each press of one kind, and which presses made too many."""

    counts: list[Counter[str]]
    broken: list[str]


class Count:
    """Counts the requests of one match by purpose."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.tallies: dict[str, Tally] = {}
        self._seen = 0

    def skip(self) -> None:
        """Ignore the requests made until now."""
        self._seen = len(self.match.env.http_requests)

    async def take(self, label: str, more: int | None) -> None:
        """Count the requests since then for a press of this kind; ``more``: the limit beside its answer."""
        table = await self.match.table()
        direct = {str(channel) for channel in self.match.env.backend.dm_channels.values()}
        requests = self.match.env.http_requests[self._seen :]
        self.skip()
        counts = Counter(_kind(request.method, request.path, str(table.place), direct) for request in requests)
        tally = self.tallies.setdefault(label, Tally([], []))
        tally.counts.append(counts)
        if more is not None and (counts["answer"] != 1 or counts.total() > 1 + more):
            tally.broken.append(", ".join(f"{number} {kind}" for kind, number in sorted(counts.items())))


def _kind(method: str, path: str, place: str, direct: set[str]) -> str:
    if path.startswith("/interactions/") and path.endswith("/callback"):
        return "answer"
    _, _, channel, *rest = path.split("/")
    if not rest or rest[0] != "messages":
        return "other"
    if channel in direct:
        return {"POST": "next hand", "PATCH": "hand edited", "DELETE": "old hand"}.get(method, "other")
    if channel == place:
        return {"POST": "table anew", "PATCH": "table", "DELETE": "old table"}.get(method, "other")
    return "other"


async def requests_of(directory: Path, match_of: tuple[str, int, int], pace: tuple[int, int]) -> dict[str, Tally]:
    """Play a match of this game, seed and target at this pace; return the requests of its presses."""
    async with begun(directory, *match_of) as match:
        requested = Count(match)
        requested.skip()
        await start(match)
        await requested.take("deal (first)", None)
        rounds = 0
        while True:
            await match.env.advance_time(match.dice.randint(*pace))
            await requested.take("between presses", None)
            ages = _ages(match)
            await match.turn()
            phase = await match.phase()
            if phase == PLAYING:
                young = ages[(await match.awaited()).id] < EDITED_WITHIN_S
                await requested.take(
                    "turn, next hand young" if young else "turn, next hand old",
                    EXTRA_REQUESTS_MAX_EDITED if young else EXTRA_REQUESTS_MAX,
                )
                continue
            await requested.take("match end" if phase == OVER else "round end", None)
            rounds += 1
            if phase == OVER or rounds == ROUNDS_PLAYED:
                return requested.tallies
            await match.env.advance_time(match.dice.randint(3, 9))
            requested.skip()
            await match.deal()
            await requested.take("deal (next)", None)


def _ages(match: Match) -> dict[int, float]:
    """The age of each person's hand, in seconds."""
    now = match.env.now()
    return {
        number: (now - discord.utils.snowflake_time(match.hand(person).id)).total_seconds()
        for number, person in match.people.items()
    }


def report(pace: str, tallies: list[dict[str, Tally]]) -> None:
    """Print the requests of one pace."""
    labels = dict.fromkeys(label for one in tallies for label in one)
    shown = [kind for kind in KINDS if any(c[kind] for one in tallies for tally in one.values() for c in tally.counts)]
    print(f"\n{pace:<24}{'times':>6}{'mean':>6}{'max':>5}  " + "".join(f"{kind:>12}" for kind in shown) + "   bar")
    for label in labels:
        counts = [counts for one in tallies if label in one for counts in one[label].counts]
        broken = Counter(text for one in tallies if label in one for text in one[label].broken)
        totals = [c.total() for c in counts]
        means = "".join(f"{mean(c[kind] for c in counts):>12.2f}" for kind in shown)
        verdict = "" if not label.startswith("turn") else f"broken {broken.total()} times" if broken else "kept"
        print(f"{label:<24}{len(counts):>6}{mean(totals):>6.2f}{max(totals):>5}  {means}   {verdict}")
        for text, times in broken.most_common(4):
            print(f"{'':<24}{times:>6} x {text}")


def requests() -> None:
    """Print the requests of presses at every pace."""
    for pace, seconds in PACES_S.items():
        tallies = []
        for match_of in MATCHES:
            with tempfile.TemporaryDirectory() as directory:
                tallies.append(asyncio.run(requests_of(Path(directory), match_of, seconds)))
        report(f"{pace}: {seconds[0]} to {seconds[1]} s", tallies)


# time


async def bare_laps() -> AsyncGenerator[list[Took], None]:
    """The times from press to answer of the bare bot, lap by lap."""
    async with simcord_of(TimedEnv(Bare())) as env:
        press = await bare_button(env)
        while True:
            for _ in range(PRESSES_A_LAP):
                await press()
            yield env.times[-PRESSES_A_LAP:]


async def bare_button(env: TimedEnv) -> Callable[[], Awaitable[object]]:
    """Have the bare bot send its button; give what presses it."""
    guild = env.create_guild("House")
    channel = guild.create_text_channel("mesa")
    ana = guild.add_member(env.create_user("ana"))
    await env.settle()
    client = env.bot.get_channel(channel.id)
    assert isinstance(client, discord.TextChannel)
    with env._bot_scope():
        await client.send("Here", view=BareView())
    await env.settle()
    message: Any = channel.last_message
    return lambda: ana.click(message, custom_id="press")


async def our_laps(directory: Path) -> AsyncGenerator[list[Took], None]:
    """The same for this bot: turns of one match after the other."""
    lap: list[Took] = []
    for seed in count(1):
        async with begun(directory, seed=seed) as match:
            await start(match)
            while await match.phase() == PLAYING:
                await match.env.advance_time(match.dice.randint(20, 90))
                await match.turn()
                lap.append(match.env.times[-1])
                if len(lap) == PRESSES_A_LAP:
                    yield lap
                    lap = []


@asynccontextmanager
async def simcord_of(env: TimedEnv) -> AsyncIterator[TimedEnv]:
    """A running SimCord."""
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()


def disk(directory: Path) -> list[float]:
    """The times of a commit with one changed and one added row, in plain ``sqlite3``, in seconds."""
    connection = sqlite3.connect(directory / "plain.db")
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE one (id INTEGER PRIMARY KEY, text TEXT)")
    connection.execute("CREATE TABLE many (id INTEGER PRIMARY KEY, text TEXT)")
    connection.execute("INSERT INTO one VALUES (1, '')")
    connection.commit()
    spent = []
    for number in range(PRESSES_A_LAP * LAPS):
        began = perf_counter()
        connection.execute("UPDATE one SET text = ?", (json.dumps([number] * 800),))
        connection.execute("INSERT INTO many (text) VALUES (?)", (json.dumps([number] * 40),))
        connection.commit()
        spent.append(perf_counter() - began)
    connection.close()
    return spent


def times() -> None:
    """Print the times of presses, of this bot and the bare one in turns."""
    with tempfile.TemporaryDirectory() as directory:
        with asyncio.Runner() as us, asyncio.Runner() as bare:
            ours, theirs = our_laps(Path(directory)), bare_laps()
            pairs = [(us.run(anext(ours)), bare.run(anext(theirs))) for _ in range(LAPS)]
            us.run(ours.aclose())
            bare.run(theirs.aclose())
        alone = disk(Path(directory))
    for which, said in enumerate(("ms without waiting", "ms by the wall")):
        print(f"\n{said:<24}{'median':>9}{'99 %':>9}{'presses a second, one after the other':>40}")
        mine, theirs_then = ([[took[which] for took in lap] for lap in laps] for laps in zip(*pairs, strict=True))
        _line("this bot", [one for lap in mine for one in lap])
        _line("bare discord.py", [one for lap in theirs_then for one in lap])
        ratio = median(median(our) / median(bare_one) for our, bare_one in zip(mine, theirs_then, strict=True))
        verdict = "" if which else f"   aim {RATIO_AIM}: {'met' if ratio <= RATIO_AIM else 'missed'}"
        print(f"median, this bot to the bare one: {ratio:.2f}{verdict}")
        ours_worst = worst([one for lap in mine for one in lap])
        verdict = f"   aim {WORST_AIM}: {'met' if ours_worst <= WORST_AIM else 'missed'}"
        print(f"this bot, 99 % to its median: {ours_worst:.2f}{verdict}")
    _line("the disk alone", alone)


def worst(spent: list[float]) -> float:
    """What 99 of 100 take at most, in medians."""
    return quantiles(spent, n=100)[98] / median(spent)


def _line(name: str, spent: list[float]) -> None:
    worst = quantiles(spent, n=100)[98]
    print(f"{name:<24}{median(spent) * 1e3:>9.2f}{worst * 1e3:>9.2f}{1 / mean(spent):>40.0f}")


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    requests()
    times()
    blocked.report(blocked.MEASURED_S)
