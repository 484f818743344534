"""The event loop that the bot runs on, and what ends the process when that loop stands still.

It is uvloop, except on Windows, for which there is none. Python's own takes a fifth longer for each way to PostgreSQL
and back.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

STANDS_S, BEAT_EVERY_S = 60.0, 5.0
"""How long the event loop may stand still, and how often it shows that it does not, in seconds."""


def runner() -> asyncio.Runner:
    """What runs coroutines on such a loop."""
    return asyncio.Runner(loop_factory=new_event_loop)


@asynccontextmanager
async def watched() -> AsyncIterator[None]:
    """End the process with exit code 1 if the loop stands still meanwhile: what each thread does is written to the
    standard error stream before. The watch needs no turn of Python, which a loop in C or in compiled rules never gives.
    systemd is shown, too, that the loop goes on.
    """
    beating = asyncio.create_task(_beat(), name="beat")
    tell_systemd("READY=1")
    try:
        yield
    finally:
        beating.cancel()
        faulthandler.cancel_dump_traceback_later()


async def _beat() -> None:
    while True:
        faulthandler.dump_traceback_later(STANDS_S, exit=True)
        tell_systemd("WATCHDOG=1")
        await asyncio.sleep(BEAT_EVERY_S)


def tell_systemd(state: str) -> None:
    """Tell systemd how this process is, if it has started it and wants to know (``sd_notify``)."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there, suppress(OSError):
            there.setblocking(False)
            there.sendto(state.encode(), "\0" + address[1:] if address.startswith("@") else address)
