"""The tables at which matches of events are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.tables import WriteTable
from bot.tables.lobby import EVENT_DECIDES_S, Lobbies, before_start
from bot.tables.notes import GuestList, Notes, Origin, Posted
from bot.tables.repository import Tables, retry_all_on_conflict
from bot.tables.table import USUAL_SETTINGS, Outcome, Player, Refused, Stage, Table, Why
from rules.game import SomeGame


@retry_all_on_conflict
class EventTables:
    """Opens, begins and ends the matches of events. Every method raises ``Refused`` for what is not allowed."""

    def __init__(self, tables: Tables, lobbies: Lobbies) -> None:
        self.tables, self.lobbies = tables, lobbies

    async def open(
        self,
        event: int,
        server: int,
        channel: int,
        people: Sequence[int],
        awaited: Sequence[int],
        game: SomeGame,
        settings: Mapping[str, str],
        until: float,
        *,
        parent: int | None = None,
        where: str = "",
        title: str = "",
        also: WriteTable | None = None,
    ) -> Table:
        """Open the lobby of a match of an event: for these people, until this time. It only
        calls those who are ``awaited``: who has come the event knows, and nobody sits there before the match begins.
        Nobody hosts it, and nobody may change what is played. ``also`` writes in the same transaction.
        """
        now = self.tables.now()
        table = Table(
            id=0,
            server=server,
            channel=channel,
            thread=None,
            parent=parent,
            host=None,
            game=game,
            settings=USUAL_SETTINGS | dict(settings),
            version=1,
            prompt=0,
            players=[],
            notes=Notes(
                Origin(where, event=event, title=title), guests=GuestList(invited=[*people], challenged=[*awaited])
            ),
            posted=Posted(),
            deadlines={"expire": until + EVENT_DECIDES_S},
            opened=now,
            touched=now,
        )
        return await self.tables.add(table, also)

    async def call(self, number: int, awaited: Sequence[int], until: float) -> None:
        """Have the lobby of a match of an event show who is still awaited, and until when."""
        async with self.tables.changing(number) as table:
            expire = until + EVENT_DECIDES_S
            if table.stage is Stage.LOBBY and (table.notes.guests.challenged, table.deadlines) != (
                [*awaited],
                {"expire": expire},
            ):
                table.notes.guests.challenged, table.deadlines = [*awaited], {"expire": expire}
                await self.tables.save(table, human=False)

    async def begin(self, number: int, players: Sequence[Player], press: int = 0) -> Outcome:
        """Begin the match of an event to which these people have come, in the order of their seats."""
        async with self.tables.changing(number) as table:
            before_start(table)
            if not {player.person for player in players} <= {*table.notes.guests.invited}:
                raise Refused("moved-on")
            table.players = [*players]
            return await self.lobbies.deal(table, press)

    async def end(self, number: int) -> Outcome | None:
        """Close the lobby of a match of an event that is not played there any more. A match that has begun goes on."""
        async with self.tables.changing(number) as table:
            if table.stage is not Stage.LOBBY:
                return None
            table.close(self.tables.now())
            return await self.tables.save(table, human=False)

    async def move(self, number: int, channel: int, parent: int | None) -> None:
        """Move a match of an event to the channel of the event."""
        async with self.tables.changing(number) as table:
            table.channel, table.thread, table.parent = channel, None, parent
            await self.tables.save(table)

    async def stop(self, number: int, why: Why) -> Outcome:
        """End the match of an event in which no person is left, as it stands."""
        async with self.tables.changing(number) as table:
            return await self.lobbies.stop(table, why)
