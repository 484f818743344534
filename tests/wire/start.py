"""``maumau run`` with Discord elsewhere: the real command, its addresses changed to those in ``WIRE``.

With ``WITHOUT_SIGNALS`` the event loop takes no signals, as on Windows. With ``HELD_UP`` each of its steps that takes
more than so many milliseconds is said.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main


def say_what_holds_up(milliseconds: float) -> None:
    """Have the event loop say which of its steps take longer than this."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = perf_counter()
        run(handle)
        took = 1000 * (perf_counter() - began)
        if took > milliseconds:
            task = getattr(handle._callback, "__self__", None)
            what = " > ".join(_awaiting(task.get_coro())) if isinstance(task, asyncio.Task) else repr(handle)
            sys.stderr.write(f"held up for {took:.0f} ms by {what}\n")

    asyncio.Handle._run = timed  # type: ignore[method-assign]


def _awaiting(coroutine: Any) -> Iterator[str]:
    """The functions within which a task waits now, the outermost first."""
    while coroutine is not None and hasattr(coroutine, "__qualname__"):
        frame = getattr(coroutine, "cr_frame", None)
        yield f"{coroutine.__qualname__}:{frame.f_lineno if frame else 'done'}"
        coroutine = getattr(coroutine, "cr_await", None)


if __name__ == "__main__":
    wire = os.environ["WIRE"]
    Route.BASE = f"http://{wire}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{wire}/gateway")
    if os.environ.get("WITHOUT_SIGNALS"):
        del asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler
    if limit := os.environ.get("HELD_UP"):
        say_what_holds_up(float(limit))
    sys.argv = ["maumau", *(sys.argv[1:] or ["run"])]
    main()
