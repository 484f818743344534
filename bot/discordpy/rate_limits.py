"""Two repairs of how discord.py handles rate limits.

First: discord.py searches all known limits for expired ones whenever it makes a new one. There is one for each channel
and kind of request, kept for five minutes. With a thousand tables the search takes longer than the answer to a press.

Second: a request checks the global limit before it waits for its own limit or for a new try, but not afterwards. So it
is sent even if the global limit has been reached meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp
from discord.http import HTTPClient

LOOK_EVERY_S = 60.0
"""Seconds between two searches for expired limits."""
UNLIMITED = ("/interactions/", "/webhooks/")
"""Parts of paths that the global limit does not apply to."""


def look_through_limits_seldom(http: HTTPClient) -> None:
    """Let discord.py search for expired limits once a minute."""
    look, last = http._try_clear_expired_ratelimits, 0.0

    def seldom() -> None:
        nonlocal last
        if monotonic() - last > LOOK_EVERY_S:
            last = monotonic()
            look()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def waiting_for_all(client: Callable[[], HTTPClient]) -> aiohttp.TraceConfig:
    """Make a trace that lets each request wait for the global limit once more, just before it is sent."""

    async def ask(_: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
        if not any(part in asked.url.path for part in UNLIMITED):
            await client()._global_over.wait()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(ask)
    return trace
