"""Calls people to their matches, by direct messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.discord.sender import PASSING, Sender
from bot.people.messages import Messages
from bot.people.preferences import Preferences
from bot.store.people import PeopleStore
from bot.tables.table import Stage, Table
from bot.time import moment
from bot.words import names
from cogs.events.event import Call, Entrant, EventStage, ServerEvent, Went
from cogs.events.match import Fixture
from cogs.events.plan import EventKind
from cogs.events.screens import Roster, Where, match_view

log = logging.getLogger(__name__)

CALLED_AT_ONCE = 4
"""How many people of an event are called at the same time."""


class DueCall(NamedTuple):
    """Somebody, by their number in an event, who is to be called to the match of a table; ``again``: once more."""

    table: int
    number: int
    again: bool = False


def list_due(event: ServerEvent, at_tables: Mapping[int, Table]) -> list[DueCall]:
    """Return who is to be called to a match whose table has opened."""
    known = {(call.table, call.number) for call in event.calls}
    return [
        DueCall(one.table, entrant.number)
        for one in _list_lobbies(event, at_tables)
        for entrant in event.holding(one)
        if (one.table, entrant.number) not in known
    ]


def list_over(event: ServerEvent, at_tables: Mapping[int, Table]) -> list[Call]:
    """Return the calls to matches that have begun or are decided."""
    waiting = {one.table for one in _list_lobbies(event, at_tables)}
    return [call for call in event.calls if call.table not in waiting]


def _list_lobbies(event: ServerEvent, at_tables: Mapping[int, Table]) -> list[Fixture]:
    """Return the matches whose lobby is open."""
    lobbies = {table.id for table in at_tables.values() if table.stage is Stage.LOBBY}
    return [one for one in event.undecided if one.table in lobbies and event.waits(one)]


class Calls:
    """Sends and deletes calls. Whoever calls it has noted whom to call: nobody is called twice."""

    def __init__(self, people: PeopleStore, preferences: Preferences, sender: Sender, messages: Messages) -> None:
        self.people, self.preferences, self.sender, self.messages = people, preferences, sender, messages

    async def send(
        self, event: ServerEvent, calls: Sequence[DueCall], message: int, named: Roster
    ) -> dict[tuple[int, int], int]:
        """Call these people; the event is shown by this message. Gives the messages that were sent, by table and
        number of who is called. A failure affects nobody else.
        """
        where, due, sent = self.place_of(event, message), iter(calls), dict[tuple[int, int], int]()

        async def send_each() -> None:
            for call in due:
                try:
                    if (number := await self._send_one(event, call, where, named)) is not None:
                        sent[call.table, call.number] = number
                except PASSING as why:
                    log.info("somebody was not called to table %s: %s", call.table, why)

        await asyncio.gather(*(send_each() for _ in range(CALLED_AT_ONCE)))
        return sent

    async def _send_one(self, event: ServerEvent, call: DueCall, where: Where, named: Roster) -> int | None:
        """Call somebody to a match, unless they have come. Gives the message; None: none was sent."""
        mine = next((one for one in event.entrants if one.number == call.number), None)
        match = next((one for one in event.undecided if one.table == call.table), None)
        if mine is None or mine.person is None or mine.place is None or match is None or mine.number in match.came:
            return None
        if call.again and not await self.messages.wants_reminders(mine.person):
            return None
        reader = await self.preferences.reader(mine.person)
        view = match_view(event, match, mine, named, where, reader, again=call.again)
        message = await self.messages.send(mine.person, view)
        return None if message is None else message.id

    def tell_changes(self, before: ServerEvent, after: ServerEvent) -> None:
        """Tell those who were not there for their match that it is lost, or that they are out, and those who take over
        a place. Nobody waits for it; it is tried once: the event's message says it, too.
        """
        known = {one.number: one for one in before.entrants}
        for one in after.entrants:
            old = known.get(one.number)
            if old is not None and one.missed > old.missed and one.went in (None, Went.MISSED):
                out = one.went or after.plan.kind == EventKind.KNOCKOUT or after.stage == EventStage.OVER
                self._tell(after, one, "event-not-there", out="yes" if out else "no")
            elif before.stage == EventStage.ON and old is not None and old.place is None and one.place is not None:
                self._tell(after, one, "event-taken-over")

    def tell_signed_up(self, event: ServerEvent) -> None:
        """Tell those who take part in a new season that they are signed up."""
        for one in event.entrants:
            until = moment(event.begins + self.messages.absences.clock.ahead)
            self._tell(event, one, "event-next-season", until=until, channel=f"<#{event.channel}>")

    def tell_asked(self, event: ServerEvent, people: Sequence[int], who: str) -> None:
        """Tell people that somebody wants to play with them."""
        for one in event.entrants:
            if one.person in people and one.went is None:
                self._tell(event, one, "event-partner-asks", who=who)

    def _tell(self, event: ServerEvent, one: Entrant, key: str, **facts: str) -> None:
        """Tell somebody something of an event, by a direct message."""
        self.sender.run_in_background(self._tell_one(event, one, key, facts), "tell somebody of an event")

    async def _tell_one(self, event: ServerEvent, one: Entrant, key: str, facts: Mapping[str, str]) -> None:
        try:
            if one.person is not None:
                await self.messages.notify(one.person, key, name=names.escape(event.plan.name, 64), **facts)
        except PASSING as why:
            log.info("somebody was not told what has changed in an event for them: %s", why)

    def delete(self, event: ServerEvent, messages: Mapping[tuple[int, int], int]) -> None:
        """Delete calls, by table and number of who was called. Nobody waits for it."""
        people = {one.number: one.person for one in event.entrants}
        for (_, number), message in messages.items():
            if message and (person := people.get(number)) is not None:
                self.sender.run_in_background(self._delete_one(person, message), "delete a call")

    async def _delete_one(self, person: int, message: int) -> None:
        known = await self.people.get(person)
        if known is not None and known["dm_channel"]:
            await self.sender.tidy(known["dm_channel"], message)

    def place_of(self, event: ServerEvent, message: int) -> Where:
        """Return the server of an event, and a link to the message that shows it."""
        guild = self.sender.client.get_guild(event.server)
        channel = f"https://discord.com/channels/{event.server}/{event.channel}"
        return Where(guild.name if guild is not None else "", f"{channel}/{message}" if message else channel)
