"""What tells each server something when a month or a day is over, and what was told."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeVar

import discord
from discord.ui import LayoutView
from sqlalchemy import Column, ColumnElement, and_, exists
from structlog.contextvars import bound_contextvars

from bot.discord.sender import PASSING, Sender, is_permanent, unreachable
from bot.people.preferences import Preference, Preferences, ids
from bot.services import Services
from bot.shards import Shards
from bot.store.database import Database
from bot.store.faults import log_fault
from bot.store.schema import announced
from bot.words.texts import Person

log = logging.getLogger(__name__)


RETRY_AFTER_S = 60.0
"""How long to wait after a failure before the next try, in seconds."""
ChannelOf = Callable[[int], Awaitable[int | None]]
_Source = TypeVar("_Source")


def is_announced(kind: str, server: Column[int], period: Column[str] | str) -> ColumnElement[bool]:
    """A condition: this period, or a later one, was announced in a server."""
    mine = and_(announced.c.kind == kind, announced.c.server == server, announced.c.period >= period)
    return exists().where(mine)


def channel_for(told: Preference, services: Services) -> ChannelOf:
    """Find the channel in which each server wants announcements of this kind."""

    async def channel_of(server: int) -> int | None:
        guild = services.client.get_guild(server)
        chosen = ids((await services.preferences.get_for_server(guild))[told.name]) if guild else ()
        return chosen[0] if chosen else None

    return channel_of


@dataclass(frozen=True)
class Announcing:
    """What all announcements are made with. ``wall`` gives real time. Servers of other ``shards`` are left to other
    processes.
    """

    database: Database
    sender: Sender
    preferences: Preferences
    wall: Callable[[], float]
    shards: Shards

    @classmethod
    def by(cls, services: Services) -> Self:
        """Announcements by these parts of the bot."""
        return cls(
            services.store.database, services.sender, services.preferences, services.wall, services.settings.mine
        )

    async def note(self, kind: str, server: int, period: str) -> None:
        """Note that this period and earlier ones need no announcement in a server any more."""
        async with self.database.writing() as connection:
            where = {"kind": kind, "server": server}
            await self.database.upsert(connection, announced, where, {"period": period})


class Announcer(ABC, Generic[_Source]):
    """Announces to each server something about a period that is over.

    ``source`` knows what there is to say. ``channel_of`` gives the channel that a server has chosen. As long as it has
    chosen none, announcements are dropped, and not made later.
    """

    kind: str
    """The kind of announcement, in the table ``announced``, for the log and for nonces. It must be short."""

    def __init__(self, source: _Source, using: Announcing, channel_of: ChannelOf) -> None:
        self.source, self.using, self.channel_of = source, using, channel_of
        self._told_in, self._again = "", 0.0

    @abstractmethod
    def current_period(self, now: float) -> str:
        """The present period, a day or a month. Announcements are looked for when a new period has begun."""

    @abstractmethod
    async def list_due(self, now: float) -> Sequence[tuple[int, str]] | None:
        """Return the servers whose last period has not been announced (``is_announced``), with that period; None if
        that cannot be said yet.
        """

    @abstractmethod
    async def announcement(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The announcement; None if there is nothing to say."""

    async def tick(self) -> None:
        """Make the announcements that are due, if a period has ended since the last call."""
        now = self.using.wall()
        present = self.current_period(now)
        if present == self._told_in or now < self._again:
            return
        self._again = now + RETRY_AFTER_S
        found = await self.list_due(now)
        if found is None:
            return
        due = [(server, past) for server, past in found if self.using.shards.has(server)]
        if all([await self._is_told(server, past) for server, past in due]):
            self._told_in, self._again = present, 0.0

    async def _is_told(self, server: int, past: str) -> bool:
        """Announce to one server. Gives whether nothing is left to do there. A failure does not affect
        other servers.
        """
        with bound_contextvars(server=server):
            try:
                await self._tell(server, past)
            except PASSING as fault:
                log.info("the %s of %s cannot be announced: %s", self.kind, past, fault)
                if not (isinstance(fault, discord.HTTPException) and (unreachable(fault) or is_permanent(fault))):
                    return False
            except Exception as fault:  # noqa: BLE001 -- logged; it is tried again
                log_fault(log, fault, "the %s of %s cannot be announced", self.kind, past)
                return False
            await self.using.note(self.kind, server, past)
            return True

    async def _tell(self, server: int, past: str) -> None:
        channel = await self.channel_of(server)
        if channel is None:
            return
        view = await self.announcement(server, past, await self.using.preferences.readers_in(server))
        if view is not None:
            await self.using.sender.send(channel, view, nonce=f"{self.kind} {server % 10**8} {past}")
