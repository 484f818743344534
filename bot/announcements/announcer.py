"""What is over is told once, in the channel that a server chose for it: a month's podium, a day's board."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord.ui import LayoutView
from structlog.contextvars import bound_contextvars

from bot.discordpy.sender import PASSING, Sender, unreachable
from bot.preferences.service import Preferences

log = logging.getLogger(__name__)

RETRY_AFTER_S = 60.0
"""How long to wait after a failure before the next try, in seconds."""
ChannelOf = Callable[[int], Awaitable[int | None]]


class Announcer(ABC):
    """Tells something of each time that is over, to each server of its own.

    ``wall`` is the clock on the wall. ``channel_of`` says where a server wants to hear it: nowhere as long as it has
    not said so, and then it hears nothing of that time later.
    """

    name: str
    """What is told, for the log and the nonces, which are short."""

    def __init__(
        self, sender: Sender, preferences: Preferences, wall: Callable[[], float], channel_of: ChannelOf
    ) -> None:
        self.sender, self.preferences, self.wall, self.channel_of = sender, preferences, wall, channel_of
        self._told_in, self._again = "", 0.0

    @abstractmethod
    def present(self, now: float) -> str:
        """The time that runs now, a day or a month: what has been told is looked at when another one has begun."""

    @abstractmethod
    async def due(self, now: float) -> Sequence[tuple[int, str]]:
        """The servers that have not been told of their last time that is over, with that."""

    @abstractmethod
    async def told(self, server: int, past: str) -> None:
        """Nothing more is to be said to a server of this time, and of those before it."""

    @abstractmethod
    async def view(self, server: int, past: str, locale: str) -> LayoutView | None:
        """What is said of it; None where that is nothing."""

    async def tick(self) -> None:
        """Tell what is to be told, if a time has ended since it was looked last."""
        now = self.wall()
        present = self.present(now)
        if present == self._told_in or now < self._again:
            return
        self._again = now + RETRY_AFTER_S
        if all([await self._is_told(server, past) for server, past in await self.due(now)]):
            self._told_in, self._again = present, 0.0

    async def _is_told(self, server: int, past: str) -> bool:
        """Tell one server; whether nothing is left to be told to it. Whatever fails there, the others are told."""
        with bound_contextvars(server=server):
            try:
                await self._tell(server, past)
            except PASSING as fault:
                log.info("the %s of %s cannot be told: %s", self.name, past, fault)
                if not (isinstance(fault, discord.HTTPException) and unreachable(fault)):
                    return False
            except Exception:
                log.exception("the %s of %s cannot be told", self.name, past)
                return False
            await self.told(server, past)
            return True

    async def _tell(self, server: int, past: str) -> None:
        channel = await self.channel_of(server)
        if channel is None:
            return
        view = await self.view(server, past, await self.preferences.read_in(server))
        if view is not None:
            await self.sender.send(channel, view, nonce=f"{self.name} {server % 10**8} {past}")
