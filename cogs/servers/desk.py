"""What people who manage a server see of it, and what they may do there.

Each power leaves a line in the audit of the server for ``AUDIT_KEPT_DAYS``. Whom it concerns may read it. What is done
to a table is also said at the table.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from discord.ui import LayoutView

from bot.discord.sender import PASSING, Sender
from bot.people.preferences import Preferences
from bot.store.tables import OpenTables
from bot.tables.lobby import Lobbies
from bot.tables.repository import AuditEntry, Power, Tables
from bot.tables.table import Ending, Refused, Table
from bot.time import DAY, real_time, season_of
from cogs.people.seating import AUDIT_KEPT_DAYS, KeptOut
from cogs.servers.rulings import Rulings
from cogs.servers.screens import Waiting, judged_view
from cogs.servers.store import AuditLine, ManagementStore
from rules.table import IllegalAction

log = logging.getLogger(__name__)


LINES_READ = 500
"""Upper bound on the lines of the audit that are read for somebody."""
AT_TABLES = (Power.CLOSED, Power.SENT, Power.VOIDED, Power.RESTORED)
"""What is done at a table concerns those who played there. Everything else that names nobody concerns everybody."""


class Management:
    """The management of servers. Whoever calls it has checked that the person may do so. Methods raise ``Refused``."""

    def __init__(
        self,
        store: ManagementStore,
        rulings: Rulings,
        open_tables: OpenTables,
        tables: Tables,
        lobbies: Lobbies,
        preferences: Preferences,
        sender: Sender,
    ) -> None:
        self.store, self.rulings, self.open_tables = store, rulings, open_tables
        self.tables, self.lobbies, self.preferences, self.sender = tables, lobbies, preferences, sender

    def now(self) -> float:
        """Real time, by the play clock, as results have it."""
        return real_time(self.tables.clock)

    # what there is

    async def list_open(self, server: int) -> list[Waiting]:
        """Return the open tables of a server that can be read, without tables for one: first those that have waited
        longest.
        """
        found = await self.tables.get_many(await self.open_tables.list_for_server(server))
        shared = [table for table in found if not table.game.alone]
        waiting = [
            Waiting(table, (table.notes.asked_at or table.touched) + table.ahead if _asks(table) else None)
            for table in shared
        ]
        return sorted(waiting, key=lambda one: (one.since is None, one.since or 0.0, one.table.id))

    async def lines(self, server: int, concerned: int | None = None) -> list[AuditLine]:
        """Return the audit of a server, the newest lines first. With a person: the lines that concern them."""
        found = await self.store.lines(server, self.now() - AUDIT_KEPT_DAYS * DAY, LINES_READ)
        return found if concerned is None else [line for line in found if _concerns(line, concerned)]

    # tables and matches

    async def close(self, server: int, number: int, by: int) -> None:
        """Close an open table as it stands. It counts for nobody. Who plays in its match has left it instead."""
        await self._get_table(server, number)
        await self.lobbies.close_by_manager(number, by)

    async def void(self, server: int, number: int, by: int, why: str) -> None:
        """Make a match void. One that is still played is closed first; before its first round was over it has no result
        anyway. Nobody decides about a match in which they have a part, or an erased player had one.
        """
        table = await self._get_table(server, number)
        table.check_judge(by)
        if table.closed is None:
            table = await self.lobbies.close_by_manager(number, by)
            if table.ended is None or table.ended.ending == Ending.VOID:
                return
        await self._judge(table, by, AuditEntry(Power.VOIDED, by, detail=why))

    async def restore(self, server: int, number: int, by: int) -> None:
        """Let a match count again that was made void, by who may make it void."""
        table = await self._get_table(server, number)
        table.check_judge(by)
        await self._judge(table, by, AuditEntry(Power.RESTORED, by))

    async def _judge(self, table: Table, by: int, entry: AuditEntry) -> None:
        at = self.now()
        line = entry.row(table.server, at, table.id, table.seen_in)
        voids = entry.what == Power.VOIDED
        if not await self.rulings.void(table.id, at if voids else None, by if voids else None, line):
            raise Refused("not-voided" if entry.what == Power.RESTORED else "voided-already")
        reader = await self.preferences.readers_in(table.server)
        await self._say(table.place, judged_view(table, entry, reader), f"{entry.what} {table.id} {int(at)}")

    # people

    async def keep_out(self, server: int, person: int, by: int, days: int | None) -> None:
        """Keep somebody from playing in a server, for so many days or for good. Their seats there go, as if the tables
        had sent them away; not from matches in which whoever decides has a part.
        """
        now = self.now()
        until = None if days is None else now + days * DAY
        entry = AuditEntry(Power.KEPT_OUT, by, person, "" if days is None else str(days))
        await self.store.keep_out(server, KeptOut(person, now, until, by), entry.row(server, now))
        for table in await self.tables.get_many(await self.open_tables.list_for_person(person)):
            if table.server == server:
                with suppress(Refused, IllegalAction):  # they have just left, or play with who decides
                    await self.lobbies.keep_out(table.id, person, by)

    async def let_in(self, server: int, person: int, by: int) -> None:
        """Let somebody play in a server again."""
        await self.store.let_in(server, person, AuditEntry(Power.LET_IN, by, person).row(server, self.now()))

    async def list_barred(self, server: int) -> list[KeptOut]:
        """Return the people who may not play in a server now."""
        return await self.store.list_barred(server, self.now())

    # seasons

    async def restart(self, server: int, season: str, by: int) -> None:
        """Start a season anew, unless it is over meanwhile: this month's board begins now."""
        now = self.now()
        if season == season_of(now):
            await self.rulings.restart(
                server, season, now, AuditEntry(Power.SEASON, by, detail=season).row(server, now)
            )

    async def _get_table(self, server: int, number: int) -> Table:
        table = await self.tables.get(number)
        if table.server != server or table.game.alone:
            raise Refused("no-table")
        return table

    async def _say(self, place: int, view: LayoutView, nonce: str) -> None:
        """Say something in a place. If that is not possible, the audit says it."""
        try:
            await self.sender.send(place, view, nonce=nonce)
        except PASSING as why:
            log.info("what was done at a table cannot be said there: %s", why)


def _asks(table: Table) -> bool:
    return table.closed is None and bool(table.awaited) and not table.notes.pause.span


def _concerns(line: AuditLine, person: int) -> bool:
    """Whether a line is about this person, a table at which they played, or everybody in the server."""
    if person in (line.by, line.whom):
        return True
    if line.what in AT_TABLES:
        return any(player.get("person") == person for player in line.players)
    return line.what in (Power.SEASON, Power.SET)
