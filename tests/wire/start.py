"""``maumau run`` with Discord elsewhere: the real command, its addresses changed to those in ``WIRE``.

With ``WITHOUT_SIGNALS`` the event loop takes no signals, as on Windows. With ``HELD_UP`` each of its steps that takes
more than so many milliseconds is said. Both change Python's own event loop, and have the bot run on it.
``DRAWING_LIMIT`` is the time for a picture, in seconds; ``LOCK_TIMES`` are those by which a lock is confirmed, given up
and taken away. With ``STANDS`` the event loop may stand still for so many seconds, and does when SIGUSR1 comes.
What repeats is counted in the log every ``REPEATS`` seconds.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys

import yarl
from discord.ext.commands import AutoShardedBot
from discord.gateway import DiscordWebSocket

from bot import services
from bot.__main__ import main
from bot.process import logs, loop
from bot.store import lock as process_lock
from tests.wire.held import say_what_holds_up

NEVER_ENDS = "(a+)+$"
"""A pattern on which Python's ``re`` searches for years, and gives no other thread a turn."""


def run() -> None:
    """Run the command, on the Discord that the environment names."""
    wire = os.environ["WIRE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{wire}/gateway")
    AutoShardedBot.before_identify_hook = _identify_at_once
    if {"WITHOUT_SIGNALS", "HELD_UP"} & os.environ.keys():
        loop.new_event_loop = asyncio.new_event_loop
    if "WITHOUT_SIGNALS" in os.environ:
        del asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler
    if limit := os.environ.get("HELD_UP"):
        say_what_holds_up(float(limit))
    services.FOREGROUND_LIMIT_S = float(os.environ.get("DRAWING_LIMIT", services.FOREGROUND_LIMIT_S))
    if times := os.environ.get("LOCK_TIMES"):
        every, give_up, take_away = map(float, times.split())
        process_lock.CONFIRM_EVERY_S, process_lock.GIVE_UP_AFTER_S, process_lock.TAKE_AWAY_AFTER_S = (
            every,
            give_up,
            take_away,
        )
    if limit := os.environ.get("STANDS"):
        loop.STANDS_S, loop.BEAT_EVERY_S = float(limit), float(limit) / 5
        signal.signal(signal.SIGUSR1, lambda *_: re.match(NEVER_ENDS, "a" * 50 + "b"))
    logs.REPEATS_S = float(os.environ.get("REPEATS", logs.REPEATS_S))
    sys.argv = ["maumau", "run"]
    main()


def check() -> None:
    """Check the database of the environment."""
    sys.argv = ["maumau", "db", "check"]
    main()


async def _identify_at_once(*_: object, **__: object) -> None:
    """This Discord lets shards identify as fast as they can, and not one in five seconds."""


if __name__ == "__main__":
    run()
