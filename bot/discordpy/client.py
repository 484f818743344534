"""A client that waits: for Discord at the login and when it registers commands, and for what it needs to be set up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TypeVar

import aiohttp
import discord
from discord.ext import commands

T = TypeVar("T")
log = logging.getLogger(__name__)

TOO_MANY_COMMANDS, SYNC_RETRY_S = 30034, 900.0
"""Discord's error code for too many new commands a day; and the longest time until commands are registered again, in
seconds.
"""
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

    async def until_there(
        self, begin: Callable[[], Awaitable[T]], *, away: type[Exception], taken: type[Exception] | tuple[()] = ()
    ) -> T | None:
        """Give what ``begin`` gives; call it again and again while it raises ``away``, and every second while it raises
        ``taken``: this process takes over as soon as another one ends. None if the bot is closed meanwhile.
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

    async def tell_commands(self) -> None:
        """Register the commands with Discord, again and again until it succeeds. Until then the old commands work."""
        wait = FIRST_WAIT_S
        while True:
            try:
                told = await self.tree.sync()
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as fault:
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
