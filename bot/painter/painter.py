"""View to messages: tables are painted here as they change.

Painting is a projection: messages are computed from the table, which remembers the version last painted. Painting twice
does no harm, a burst of changes is painted once, and what is lost is painted anew.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.painter.hands import HandPainter
from bot.painter.public import PublicPainter
from bot.painter.sender import PASSING, House, Sender
from bot.tables import Damaged, Table

log = logging.getLogger(__name__)

RETRY, SELDOM = 15.0, 900.0
"""What Discord refused is tried again after so many seconds: each time twice as long, up to this."""


class Painter:
    """Paints tables. ``wake`` is told of every change; ``public`` and ``hands`` are the parts of a table."""

    def __init__(self, client: discord.Client, house: House) -> None:
        sender = Sender(client, house)
        self.house = house
        self.public, self.hands = PublicPainter(sender, house), HandPainter(sender, house)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._dirty: set[int] = set()
        self._retry: dict[int, float] = {}
        self._failed: dict[int, int] = {}
        self._told: set[int] = set()

    def wake(self, number: int) -> None:
        """A table has changed: paint it soon."""
        self._dirty.add(number)
        if number not in self._tasks:
            self._tasks[number] = asyncio.create_task(self._work(number), name=f"paint table {number}")

    async def repost(self, table: Table) -> None:
        """Post the table anew at the end of its channel."""
        if table.posted.place is not None:
            table.posted.place.worn = True
        self.public.warn_again(table)
        self.wake(table.id)

    async def retry(self) -> None:
        """Try again what Discord refused a while ago."""
        now = self.house.now()
        for number in [number for number, due in self._retry.items() if due <= now]:
            self.wake(number)

    async def finish(self) -> None:
        """Wait for the painting that is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, number: int) -> None:
        try:
            while number in self._dirty:
                self._dirty.discard(number)
                await self._paint(number)
                self._retry.pop(number, None)
                self._failed.pop(number, None)
        except Damaged as why:
            await self._tell_host(number, why)
        except PASSING as fault:
            log.warning("table %s could not be painted, trying again: %s", number, fault)
            self._try_again(number)
        except Exception:
            log.exception("table %s could not be painted, trying again", number)
            self._try_again(number)
        finally:
            del self._tasks[number]

    async def _tell_host(self, number: int, why: Damaged) -> None:
        """Tell the host of a table that cannot be read, once."""
        host = None if number in self._told else await self.house.store.host(number)
        self._told.add(number)
        if host is not None:
            try:
                await self.hands.notify(host, f"refused-{why.text}", **why.facts)
            except PASSING as fault:
                log.info("the host of table %s could not be told: %s", number, fault)

    def _try_again(self, number: int) -> None:
        failed = self._failed[number] = self._failed.get(number, 0) + 1
        self._retry[number] = self.house.now() + min(RETRY * 2.0 ** (failed - 1), SELDOM)

    async def _paint(self, number: int) -> None:
        """Paint a table as it is. When one part of it fails, the other parts are painted all the same."""
        table = await self.house.tables.get(number)
        painted, faults = table.version, []
        if table.alone:
            await self.public.keep(table, painted)
            return
        for part in (self.public.paint, self.hands.paint):
            try:
                await part(number)
            except PASSING as fault:
                faults.append(fault)
        await self.public.keep(table, 0 if faults else painted)
        if faults:
            raise faults[0]
