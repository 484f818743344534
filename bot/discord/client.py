"""A client that waits: for Discord at the login and when it registers commands, and for what it needs to be set up.

discord.py is patched in four places.

First: it searches all known limits for expired ones whenever it makes a new one. There is one for each channel and
kind of request, kept for five minutes. With a thousand tables the search takes longer than the answer to a press.

Second: a request checks the global limit before it waits for its own limit or for a new try, but not afterwards. So
it is sent even if the global limit has been reached meanwhile.

Third: a request that Discord fails to carry out (500, 502 …) is sent again after 1, 3, 5, 7 and 9 seconds, and
meanwhile no other one of its route. Code that tries again anyway, with what is newer then, sends it once
(``without_retries``).

Fourth: a file is read to its end and unpacked, however long it is and however long that takes. Only so much of it is
read as may be taken (``cut_files``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from time import monotonic
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord
from discord.ext import commands
from discord.http import HTTPClient

from bot.discord.sender import PASSING, TOO_MANY_COMMANDS, is_permanent

log = logging.getLogger(__name__)


LOOK_EVERY_S = 60.0
"""Seconds between two searches for expired limits."""
UNLIMITED = ("/interactions/", "/webhooks/")
"""Parts of paths that the global limit does not apply to."""
TRIED_AGAIN, NOT_TRIED_AGAIN = (500, 502, 504, 524), 503
"""The statuses for which discord.py sends a request again, and the one for the same kind of fault that it raises."""
FILE_LIMIT_S = 10.0
"""Upper bound on reading a file, in seconds."""
_once: ContextVar[bool] = ContextVar("a request is sent once", default=False)


def throttle_ratelimit_cleanup(http: HTTPClient) -> None:
    """Let discord.py search for expired limits once a minute."""
    look, last = http._try_clear_expired_ratelimits, 0.0

    def seldom() -> None:
        nonlocal last
        if monotonic() - last > LOOK_EVERY_S:
            last = monotonic()
            look()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]


def respect_global_limit(client: Callable[[], HTTPClient]) -> aiohttp.TraceConfig:
    """Make a trace that lets each request wait for the global limit once more, just before it is sent."""

    async def ask(_: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
        if not any(part in asked.url.path for part in UNLIMITED):
            await client()._global_over.wait()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(ask)
    return trace


@contextmanager
def without_retries() -> Iterator[None]:
    """Within this, discord.py raises a fault of Discord at once, and does not send the request again."""
    before = _once.set(True)
    try:
        yield
    finally:
        _once.reset(before)


def raise_at_once(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Let this trace tell discord.py of a fault, in ``without_retries``, so that it raises it."""

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
        if _once.get() and told.response.status in TRIED_AGAIN:
            told.response.status = NOT_TRIED_AGAIN

    trace.on_request_end.append(answered)
    return trace


FILE_BYTES = 128_000
"""Upper bound on a file that is taken, of which no more is read either. The text in it is shorter: the reader of
definitions says by how much.
"""


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


T = TypeVar("T")
SYNC_RETRY_S = 900.0
"""The longest time until commands are registered again, in seconds."""
FIRST_WAIT_S, LONGEST_WAIT_S, LONGEST_WAIT_FOR_DATABASE_S = 1.0, 300.0, 15.0
"""The first and the longest pause between two tries at the start, in seconds. The pause doubles each time. A process
that has lost the database starts again, and is to play soon after that is back.
"""
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
"""Nobody has to hear at each start that voice, which is not used, needs two more packages."""
NOT_THERE = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)


class PatientBot(commands.AutoShardedBot):
    """Logs in again and again until Discord is available. Faults that a new try cannot repair, such as a wrong token,
    are raised.
    """

    @cached_property
    def _command_ids(self) -> dict[str, int]:
        return {}

    @cached_property
    def _stopped(self) -> asyncio.Event:
        return asyncio.Event()

    async def login(self, token: str) -> None:
        """Log in and set up. If the bot is closed meanwhile, end without both."""
        wait = FIRST_WAIT_S
        while not self.is_closed():
            try:
                await super().login(token)
                return
            except NOT_THERE as fault:
                if self.application is not None:  # Discord was available: the set-up has failed
                    raise
                log.warning("Discord cannot be reached, trying again in %d s: %s", wait, fault or type(fault).__name__)
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # it was closed with the session
            await self._pause(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    async def retry_until(
        self, begin: Callable[[], Awaitable[T]], *, away: type[Exception], taken: type[Exception] | tuple[()] = ()
    ) -> T | None:
        """Call ``begin`` and return its result; call it again and again while it raises ``away``, and every second
        while it raises ``taken``: this process takes over as soon as another one ends. None if the bot is closed
        meanwhile.
        """
        wait, told = FIRST_WAIT_S, ""
        while not self.is_closed():
            try:
                return await begin()
            except taken as fault:
                if told != str(fault):
                    told = str(fault)
                    log.warning("%s; waiting until that one ends", told)
                wait = FIRST_WAIT_S
                await self._pause(wait)
            except away as fault:
                # as text, so that each is written: the log would count what passes (``bot/process/logs.py``)
                log.warning("trying again in %d s: %s", wait, str(fault))
                await self._pause(wait)
                wait = min(2 * wait, LONGEST_WAIT_FOR_DATABASE_S)
        return None

    async def close(self) -> None:
        """Close the connection, and stop waiting."""
        await super().close()
        self._stopped.set()

    async def sync_commands(self) -> None:
        """Register the commands with Discord, again and again until it succeeds or is refused for good. Until then the
        old commands work.
        """
        wait = FIRST_WAIT_S
        while True:
            try:
                told = await self.tree.sync()
            except PASSING as fault:
                if is_permanent(fault):
                    log.error("Discord refuses the commands, the old ones stay until the next start: %s", fault)
                    return
                if isinstance(fault, discord.HTTPException) and fault.code == TOO_MANY_COMMANDS:
                    wait = SYNC_RETRY_S
                log.warning("Discord does not accept the commands, trying again in %d s: %s", wait, fault)
                await asyncio.sleep(wait)
                wait = min(2 * wait, SYNC_RETRY_S)
            else:
                self._command_ids = {command.name: command.id for command in told}
                return

    def mention(self, command: str) -> str:
        """Mention a command in a text, so that it can be pressed; until Discord has said its id, only name it."""
        number = self._command_ids.get(command.partition(" ")[0])
        return f"`/{command}`" if number is None else f"</{command}:{number}>"

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stopped.wait()
        except TimeoutError:
            return
