"""Exports and deletes what is stored about a person."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from structlog.contextvars import bound_contextvars

from bot.privacy import anonymise
from bot.privacy.store import ErasureStore, StillSeated
from bot.replays.scripts import renamed
from bot.store.database import Row
from bot.store.tables import OpenTables
from bot.tables.lobby import Lobbies
from bot.tables.overtaken import looks_again
from bot.tables.repository import Tables
from bot.tables.table import PLAYED_ALONE, Refused

log = logging.getLogger(__name__)


RetireHand = Callable[[int, int], Awaitable[None]]


async def no_hand(_number: int, _person: int) -> None:
    """Nobody has got a hand. The default of ``Privacy``."""


class Privacy:
    """Gives people their stored data, and deletes it.

    ``retire_hand`` removes cards and buttons from the last hand of a person at a table. That is done before it is
    deleted where the hand stands.
    """

    def __init__(
        self,
        store: ErasureStore,
        open_tables: OpenTables,
        tables: Tables,
        lobbies: Lobbies,
        retire_hand: RetireHand = no_hand,
    ) -> None:
        self.store, self.open_tables, self.tables, self.lobbies = store, open_tables, tables, lobbies
        self.retire_hand = retire_hand
        self._erasing = asyncio.Lock()

    async def export(self, person: int) -> str:
        """Give all data of a person as JSON, with their actions at tables, and without those of others."""
        played = []
        for row in await self.store.sat_at(person):
            players = _read(row.pop("players"))
            for seat in anonymise.seats_of(players, person):
                actions = await self.store.actions_of(row["id"], seat)
                played.append(row | {"seat": seat, "name": players[seat].get("name"), "actions": actions})
        found = {"person": person, "rows": await self.store.everything_of(person), "tables": played}
        return await asyncio.to_thread(json.dumps, found, ensure_ascii=False, indent=1)

    async def erase(self, person: int) -> None:
        """Remove a person from every table and from all stored data. The results of others stay.

        Raises ``Refused`` if the person sits down somewhere meanwhile.
        """
        async with self._erasing:
            for number in await self.open_tables.of_person(person):
                await self._leave(number, person)
                await self.retire_hand(number, person)
            for number in await self.store.mentioning(person):
                with suppress(Refused):
                    await self.forget_at(number, person)
            try:
                await self.store.erase(person, PLAYED_ALONE, lambda row, script: _without(row, script, person))
            except StillSeated:
                raise Refused("sat-down") from None
            finally:
                self.tables.drop(lambda table: table.closed is not None)

    @looks_again
    async def forget_at(self, number: int, person: int) -> None:
        """Remove a person who has left from a table that is still open. Raises ``Refused`` if the person is seated."""
        async with self.tables.changing(number) as table:
            if table.seat_of(person) is not None:
                raise Refused("sat-down")
            anonymise.forget(table, person)
            await self.tables.save(table, human=False)

    async def _leave(self, number: int, person: int) -> None:
        with bound_contextvars(table=number):
            try:
                await self.lobbies.rise(number, person)
            except Refused as why:
                log.info("a person whose data is deleted has left the table already: %s", why)
                with suppress(Refused):
                    await self.tables.close_unreadable(number)


def _without(row: Row, script: str | None, person: int) -> tuple[Row, str | None]:
    """Give a row and a script without the person."""
    after = anonymise.without(row, person)
    if script is not None:
        before, now = (anonymise.words_of(players) for players in (row["players"], after["players"]))
        script = renamed(script, before, now)
    return after, script


def _read(text: str) -> list[Row]:
    try:
        found = json.loads(text)
    except ValueError:
        return []
    return found if isinstance(found, list) else []
