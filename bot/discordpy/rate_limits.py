"""Two mends for discord.py and Discord's rate limits.

It looks through all limits it knows whenever a new one is made. It knows one for each channel and kind of request, and
forgets them after five minutes: with a thousand tables that look takes longer than the answer to a press.

And it asks whether the limit of all requests stands before a request waits for its own limit, or to be tried again,
and not after: such a request is sent although none may be.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp
from discord.http import HTTPClient

LOOK_EVERY_S = 60.0
"""Seconds between two looks."""
UNLIMITED = ("/interactions/", "/webhooks/")
"""Parts of the paths that the limit of all requests does not hold for."""


def look_through_limits_seldom(http: HTTPClient) -> None:
    """Have it look once a minute."""
    look, last = http._try_clear_expired_ratelimits, 0.0

    def seldom() -> None:
        nonlocal last
        if monotonic() - last > LOOK_EVERY_S:
            last = monotonic()
            look()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def waiting_for_all(client: Callable[[], HTTPClient]) -> aiohttp.TraceConfig:
    """Have each request ask once more, when it is sent, whether any may be."""

    async def ask(_: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
        if not any(part in asked.url.path for part in UNLIMITED):
            await client()._global_over.wait()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(ask)
    return trace
