"""Runs the bot on Discord until it is told to stop, with metrics and health if the operator wants them."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import metadata
from math import inf, isfinite, nan
from pathlib import Path
from secrets import token_urlsafe

import discord
from discord.http import INTERNAL_API_VERSION, Route

from bot.app import FINISH_PAINTING_S, MauMauBot
from bot.process import asking
from bot.process.build import commit, compiled
from bot.process.jobs import Worker
from bot.process.loop import Garbage, end_if_stalled, tell_systemd
from bot.process.metrics import Health
from bot.settings import Settings
from bot.store.drivers import OWNER_ALONE, files_of, is_file, path_of
from bot.store.faults import StoreAway

log = logging.getLogger(__name__)

SWITCH_INTERVAL_S = 0.001
"""How often Python switches between threads, in seconds: reading a long match in one thread must not delay answers."""
TIMER_STALE_S = 60.0
"""The timer runs every second. If it has not run for this long, in seconds, the bot is not healthy."""


FIRST_WAITS = "How long the oldest of them has waited."


async def run(settings: Settings) -> None:
    """Run the bot on Discord until it is told to stop.

    Raises ``discord.LoginFailure`` for a wrong token, ``BadDatabase`` for a database that cannot be used, ``PortTaken``
    if metrics cannot be served, ``TextsMissing`` if something is declared that no text says.
    """
    if settings.discord_api:
        Route.BASE = f"{settings.discord_api.rstrip('/')}/api/v{INTERNAL_API_VERSION}"
    try:
        await _run(MauMauBot(settings))
    except discord.PrivilegedIntentsRequired:
        log.warning(
            "the message content intent is off in Discord's developer portal: the bot runs without it, and cannot tell "
            "laughter from speech (option silence_unreadable)"
        )
        await _run(MauMauBot(settings, reads_text=False))


async def _run(bot: MauMauBot) -> None:
    """Run until Discord or the bot ends, or a signal arrives. Then shut down in order."""
    told_to_stop = asyncio.Event()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    for number in (signal.SIGTERM, signal.SIGINT):
        when_signalled(number, told_to_stop.set)
    async with end_if_stalled(), bot, _serve_metrics(bot), Garbage() as garbage:
        bot.add_listener(garbage.freeze, "on_ready")
        bot.add_listener(garbage.keep_new, "on_texts_parsed")
        bot.add_listener(garbage.look_through_all, "on_disconnect")
        running = asyncio.create_task(bot.start(bot.settings.discord_token))
        stopping = asyncio.create_task(told_to_stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if told_to_stop.is_set():  # else it may be run once more, and systemd would end a bot that says that it ends
            tell_systemd("STOPPING=1")
        if not running.done():
            await bot.close()
            await asyncio.wait({running}, timeout=FINISH_PAINTING_S)
        if running.cancel():
            await asyncio.wait({running})
            return
        if not bot.is_closed():
            await bot.close()
        await running
        if bot.overtaken:
            raise StoreAway(ConnectionError("another process takes this one's place"))


def when_signalled(number: signal.Signals, stop: Callable[[], None]) -> None:
    """Call this when a signal arrives, on the present event loop."""
    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(number, stop)
    except NotImplementedError:  # Windows: the event loop supports no signals
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))


@asynccontextmanager
async def _serve_metrics(bot: MauMauBot) -> AsyncIterator[None]:
    """Serve metrics and health meanwhile: at the port that is set, or else for ``maumau health`` only."""
    there, counting = watch(bot), bot.metrics.log_handler()
    if bot.settings.metrics_port:
        await there.open(bot.settings.metrics_host, bot.settings.metrics_port)
    elif bot.settings.mine.whole:  # of several processes each needs a port of its own
        await _serve_owner(bot, there)
    logging.getLogger().addHandler(counting)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(counting)
        await there.close()


async def _serve_owner(bot: MauMauBot, there: Health) -> None:
    """Serve whoever may read the database, on this machine: a file says at which port, and with which key.

    It is written when the bot has started: a second bot ends before that, and does not take it from the first one.
    """
    key = token_urlsafe()
    await there.open(asking.OWN_MACHINE, 0, f"/{key}")

    async def tell_where() -> None:
        try:
            place = asking.place_of(bot.settings.database_url)
            place.touch(OWNER_ALONE)
            place.write_text(f"{there.port} {key}", encoding="ascii")
        except OSError as fault:
            log.warning("`maumau health` will get no answer: %s", fault)

    bot.add_listener(tell_where, "on_ready")


def watch(bot: MauMauBot) -> Health:
    """Build the metrics and health checks of this bot."""
    show = bot.metrics.watch
    for shard in bot.settings.mine.ids or ():
        bot.metrics.shards.labels(shard)  # so that it begins with 0
    show("maumau_gateway_up", "Whether Discord's gateway is connected.", lambda: float(bot.clock.running))
    show("maumau_gateway_latency_seconds", "Seconds between a heartbeat and its echo.", lambda: _latency(bot))
    show("maumau_servers", "Servers in which the bot is.", lambda: float(len(bot.guilds)))
    show("maumau_tables_open", "Open tables.", lambda: float(bot.services.tables.count_open() if bot.is_set_up else 0))
    show("maumau_paintings_waiting", "Tables that are painted, or are to be.", lambda: float(_waiting(bot)))
    show("maumau_foreground_jobs", "Jobs that somebody waits for.", lambda: float(_lane(bot, "foreground").waiting))
    show("maumau_foreground_behind_seconds", FIRST_WAITS, lambda: _lane(bot, "foreground").behind_s)
    show(
        "maumau_background_jobs",
        "Jobs that may wait and are not done.",
        lambda: float(_lane(bot, "background").waiting),
    )
    show("maumau_background_behind_seconds", FIRST_WAITS, lambda: _lane(bot, "background").behind_s)
    show("maumau_background_seconds", "Seconds that such jobs have taken.", lambda: _spent(bot))
    show("maumau_timer_age_seconds", "Seconds since the timer has last met all deadlines.", lambda: _age(bot))

    if is_file(bot.settings.database_url):
        files = files_of(path_of(bot.settings.database_url))
        show("maumau_database_bytes", "Size of the files of the database.", lambda: float(sum(map(_size, files))))
    about = {"version": metadata.version("maumau"), "commit": commit(), "rules": "compiled" if compiled() else "python"}
    bot.metrics.build.info(about)

    async def connected() -> bool:
        return bot.clock.running

    async def answers() -> bool:
        return bot.is_set_up and await bot.services.store.database.answers()

    async def meets_deadlines() -> bool:
        return _age(bot) < TIMER_STALE_S

    return Health(bot.metrics, {"gateway": connected, "database": answers, "timer": meets_deadlines})


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _age(bot: MauMauBot) -> float:
    return bot.services.timer.age() if bot.is_set_up else inf


def _waiting(bot: MauMauBot) -> int:
    return bot.services.painter.waiting if bot.is_set_up else 0


def _lane(bot: MauMauBot, name: str) -> Worker:
    """The worker of this name."""
    if not bot.is_set_up:
        return Worker(0.0)
    return bot.services.foreground if name == "foreground" else bot.services.background


def _spent(bot: MauMauBot) -> float:
    return bot.services.budget.spent if bot.is_set_up else 0.0


def _latency(bot: MauMauBot) -> float:
    return bot.latency if isfinite(bot.latency) else nan
