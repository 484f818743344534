"""People who are not at a table yet: inviting them, and the next table for those of the last one."""

from __future__ import annotations

import asyncio

from bot.tables.lobby import CALL_INTERVAL_S, Lobbies, Location
from bot.tables.repository import Tables, retry_all_on_conflict
from bot.tables.table import Outcome, Player, Refused, Stage, Table
from rules.table import NOBODY


@retry_all_on_conflict
class Guests:
    """Invites people, changes the host, and opens follow-up tables. Every method raises ``Refused`` for what is not
    allowed.
    """

    def __init__(self, tables: Tables, lobbies: Lobbies) -> None:
        self.tables, self.lobbies = tables, lobbies
        self._again = asyncio.Lock()

    async def hand_host(self, number: int, person: int, whom: int | None, *, may_appoint: bool = False) -> Outcome:
        """Make somebody else host. Only the host may do so, or a person with ``may_appoint``."""
        async with self.tables.changing(number) as table:
            if person != table.host and not may_appoint:
                raise Refused("host-only")
            if whom is None or whom == table.host or table.seat_of(whom) is None:
                raise Refused("bad-value")
            table.host = whom
            return await self.tables.save(table)

    async def invite(self, number: int, person: int, whom: int | None) -> Outcome:
        """A seated person invites somebody, each person once. With None: everybody who looks for a table. Whoever was
        called within the hour, also to another table, is not called again.
        """
        async with self.tables.changing(number) as table:
            table.held_seat(person)
            if not table.has_room:
                raise Refused("table-full", most=table.game.seats[1])
            now = self.tables.now()
            if whom is None:
                if table.notes.guests.called and now < table.notes.guests.called + CALL_INTERVAL_S:
                    raise Refused("called-already")
                table.notes.guests.called = now
            elif (
                table.seat_of(whom) is not None
                or whom in table.notes.guests.barred
                or whom in table.notes.guests.invited
            ):
                raise Refused("not-invited")
            else:
                table.notes.guests.invited = [*table.notes.guests.invited, whom]
            if not await self.tables.store.note_calls([whom or table.server], table.server, now, CALL_INTERVAL_S):
                raise Refused("called-already" if whom is None else "not-invited")
            return await self.tables.save(table, paint=False)

    async def again(self, number: int, where: Location, who: Player, press: int) -> Outcome:
        """Play again after a match. The first one of those who played in it opens a table with the same game, options
        and computer players. Others who ask are seated there. The last of the old players starts the match.

        ``press`` is the id of the interaction.
        """
        old, person = await self.tables.get(number), who.person or 0
        if old.closed is None or old.game.alone:
            raise Refused("moved-on")
        if person in old.notes.guests.barred:
            raise Refused("barred")
        async with self._again:
            following = await self._following(old, where.channel)
            if following is None:
                if all(player.person != person for player in old.players):
                    raise old.no_seat_refusal(person)
                return Outcome(await self.lobbies.open_like(where, who, old), NOBODY, [])
            seated = await self.lobbies.sit(following, person, who.name, press)
            table = seated.table
        there = {player.person for player in table.players}
        all_there = all(player.gone or player.person in there for player in old.players)
        host, fingerprint_shown = table.host, table.posted.lobby is not None
        if host is not None and table.stage is Stage.LOBBY and all_there and table.may_begin and fingerprint_shown:
            return await self.lobbies.start(table.id, host, press)
        return seated

    async def _following(self, old: Table, channel: int) -> int | None:
        """Find the open table that follows an old one."""
        for table in await self.tables.list_shared_in(channel):
            if table.notes.origin.after == old.id:
                return table.id
        return None
