"""Deadlines: turn clocks, computer players, the next deal, lobbies and forgotten tables.

They are absolute times in the store; one sweeper meets those that have passed, also the ones that passed while the bot
was down.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from sqlalchemy.exc import DBAPIError

from bot.painter import Painter
from bot.store.queries import Store
from bot.tables import Refused, Tables
from rules.table import IllegalAction

log = logging.getLogger(__name__)


class Sweeper:
    """Meets deadlines."""

    def __init__(self, store: Store, tables: Tables, painter: Painter, now: Callable[[], float]) -> None:
        self.store, self.tables, self.painter, self.now = store, tables, painter, now
        self._meet: dict[str, Callable[[int], Awaitable[Any]]] = {
            "expire": tables.close,
            "stale": tables.close,
            "deal": tables.deal,
            "vote": tables.expire_vote,
            "computer": tables.let_computer_move,
            "turn": tables.time_out,
            "remind": painter.remind,
            "secret": painter.hide_secret,
        }

    async def sweep(self) -> None:
        """Meet every deadline that has passed, one for each table; the others come with the next sweep."""
        await self.painter.retry()
        for number in await self.store.due(self.now()):
            try:
                await self._one(number)
            except (Refused, IllegalAction) as why:
                log.info("a deadline of table %s is moot: %s", number, why)
                await self.tables.postpone(number)
            except (discord.HTTPException, aiohttp.ClientError, DBAPIError, OSError):
                log.exception("a deadline of table %s could not be met, trying again", number)

    async def _one(self, number: int) -> None:
        table = await self.tables.get(number)
        passed = [(due, kind) for kind, due in table.deadlines.items() if due <= self.now()]
        if passed:
            _, kind = min(passed)
            await self._meet[kind](number)
