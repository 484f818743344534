"""Four repairs of how discord.py sends requests.

First: discord.py searches all known limits for expired ones whenever it makes a new one. There is one for each channel
and kind of request, kept for five minutes. With a thousand tables the search takes longer than the answer to a press.

Second: a request checks the global limit before it waits for its own limit or for a new try, but not afterwards. So it
is sent even if the global limit has been reached meanwhile.

Third: a request that Discord fails to carry out (500, 502 …) is sent again after 1, 3, 5, 7 and 9 seconds, and
meanwhile no other one of its route. Whoever tries again anyway, with what is newer then, sends it once
(``tried_once``).

Fourth: a file of somebody is read to its end and unpacked, however long it is and however long that takes. Only so much
of it is read as may be taken (``cut_files``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from types import SimpleNamespace

import aiohttp
from discord.http import HTTPClient

LOOK_EVERY_S = 60.0
"""Seconds between two searches for expired limits."""
UNLIMITED = ("/interactions/", "/webhooks/")
"""Parts of paths that the global limit does not apply to."""
TRIED_AGAIN, NOT_TRIED_AGAIN = (500, 502, 504, 524), 503
"""The statuses for which discord.py sends a request again, and the one for the same kind of fault that it raises."""
FILE_LIMIT_S = 10.0
"""Upper bound on reading a file, in seconds."""
_once: ContextVar[bool] = ContextVar("a request is sent once", default=False)


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


@contextmanager
def tried_once() -> Iterator[None]:
    """Within this, discord.py raises a fault of Discord at once, and does not send the request again."""
    before = _once.set(True)
    try:
        yield
    finally:
        _once.reset(before)


def raising_at_once(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let this trace tell discord.py of a fault, in ``tried_once``, so that it raises it."""

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
        if _once.get() and told.response.status in TRIED_AGAIN:
            told.response.status = NOT_TRIED_AGAIN

    trace.on_request_end.append(answered)
    return trace


def cut_files(http: HTTPClient, longest: int) -> None:
    """Let discord.py read no more of a file than this, in bytes, and one byte that says that it is longer. What is
    packed stays packed.
    """

    async def cut(url: str) -> bytes:
        plain = {"Accept-Encoding": "identity"}
        try:
            async with (
                asyncio.timeout(FILE_LIMIT_S),
                aiohttp.ClientSession(headers=plain, auto_decompress=False, raise_for_status=True) as session,
                session.get(url) as file,
            ):
                return await file.content.readexactly(longest + 1)
        except asyncio.IncompleteReadError as whole:
            return whole.partial
        except TimeoutError:
            raise aiohttp.ServerTimeoutError(f"no file within {FILE_LIMIT_S:g} s") from None

    http.get_from_cdn = cut  # type: ignore[method-assign]
