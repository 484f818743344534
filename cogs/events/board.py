"""What is told of events in their channels: the message of a round, the end, and that a channel cannot be reached."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord.ui import LayoutView

from bot.discord.sender import (
    LOST_RETRY_S,
    PASSING,
    Picture,
    Sender,
    is_in,
    is_permanent,
    lacking,
    must_resend,
    unreachable,
)
from bot.drawing.worker import DrawingWorker
from bot.people.messages import Messages, WhyLost
from bot.people.preferences import Preferences
from bot.screens.page import table_link
from bot.store.people import PeopleStore
from bot.tables.repository import Tables
from bot.tables.table import Stage, Table
from bot.time import DAY, NOTICED_BREAK_S
from bot.words import names
from bot.words.texts import Person
from cogs.events.calls import Calls
from cogs.events.drawings import EventDrawing, draw_end
from cogs.events.event import EventStage, ServerEvent
from cogs.events.match import TWO
from cogs.events.screens import EVENT_PICTURE, Roster, end_view, event_view, match_view
from cogs.events.standings import list_winners
from cogs.events.store import EventStore, Retries, Shown

log = logging.getLogger(__name__)

LOST_LIMIT_S = 28 * DAY
"""An event whose channel cannot be reached for this long ends as it stands, in seconds; its end is then not told."""
RETRY_S = 20.0
"""After how long an event is shown again whose message Discord did not take, in seconds; later each time."""
PICTURE_LIMIT_S = 20.0
"""How long the end of an event waits for its picture, in seconds."""
NAME_CHARACTERS = 64
LOST = {
    WhyLost.PLACE: "event-lost-place",
    WhyLost.SERVER: "event-lost-server",
    WhyLost.TIMED_OUT: "event-bot-timed-out",
    WhyLost.LACKS: "event-lacks-permission",
}
"""By what text people are told why the channel of an event cannot be reached."""


class EventBoard:
    """Shows events on Discord. ``wake`` has one looked at soon. ``retries`` are those that could not be shown."""

    def __init__(
        self,
        store: EventStore,
        tables: Tables,
        people: PeopleStore,
        preferences: Preferences,
        sender: Sender,
        drawing: DrawingWorker | None,
        messages: Messages,
        calls: Calls,
        wake: Callable[[int], None],
    ) -> None:
        self.store, self.tables, self.people, self.preferences = store, tables, people, preferences
        self.sender, self.drawing, self.messages, self.calls = sender, drawing, messages, calls
        self.retries, self._wake = Retries[int](), wake

    async def show(self, number: int, *, check: bool = False) -> Shown:
        """Bring what stands on Discord of an event up to date; ``check``: also where it should be. Gives it."""
        event, shown = await self.store.get_with_shown(number)
        now, ahead = self.tables.now(), self.tables.clock.ahead
        old = shown.version != event.version or (event.running and abs(shown.ahead - ahead) >= NOTICED_BREAK_S)
        if not (old or shown.lost or check) or now < self.retries.due_at(number):
            return shown
        forbidden = shown.lost and lacking(self.sender.client.get_channel(event.channel))
        if (forbidden and not event.running) or not is_in(
            self.sender.client, event.server
        ):  # Discord would refuse it, however often
            after = await self._lose(event, shown)
            await self.store.note_shown(number, after)
            return after
        try:
            told = await self._tell(event, replace(shown, shows=0) if shown.lost or check else shown)
            after = replace(told, version=event.version, ahead=ahead, lost=0.0, warned=False)
        except PASSING as fault:
            if is_permanent(fault):
                log.error("Discord refuses the message of event %s until it changes: %s", number, fault)
                self.retries.forget(number)
                after = replace(shown, version=event.version, ahead=ahead)
            elif isinstance(fault, discord.HTTPException) and unreachable(fault):
                log.info("the event cannot be told in its channel: %s", fault)
                after = await self._lose(event, shown)
            else:
                self.retries.put_off(number, now, RETRY_S)
                raise
        else:
            self.retries.forget(number)
            if shown.lost and event.running:
                event = await self.store.save(event, event.resume(shown.lost, now))
                self._wake(number)
        await self.store.note_shown(number, after)
        return after

    async def _lose(self, event: ServerEvent, shown: Shown) -> Shown:
        """The channel of an event cannot be reached: tell once who has made it, and who can move it. If the event is
        over, its channel is waited for as long as nobody was told who has won.
        """
        now = self.tables.now()
        in_vain = shown.lost and now >= shown.lost + LOST_LIMIT_S
        if not event.running and (event.stage != EventStage.OVER or shown.told or in_vain):
            self.retries.forget(event.id)
            return replace(shown, version=event.version, told=True, lost=0.0)
        self.retries.put_off(event.id, now, LOST_RETRY_S)
        if event.running and not shown.warned:
            guild = self.sender.client.get_guild(event.server)
            whom = dict.fromkeys((event.by, guild.owner_id if guild is not None else None))
            named = names.escape(event.plan.name, NAME_CHARACTERS)
            people = [person for person in whom if person is not None]
            await self.messages.tell_lost(event.server, event.channel, people, now, LOST, name=named)
        return replace(shown, lost=shown.lost or now, warned=shown.warned or event.running)

    async def _tell(self, event: ServerEvent, shown: Shown) -> Shown:
        reader, named = await self.preferences.readers_in(event.server), await self.load_roster(event)
        view, before = partial(event_view, event, named, reader), shown.message
        mentioned = _list_players(event)
        shows = self.sender.checksum(view(event.round, mentioned))
        if shown.message and shown.round == event.round:
            try:
                if shows != shown.shows:
                    await self.sender.edit(event.channel, shown.message, view(event.round, mentioned), people=mentioned)
            except discord.HTTPException as fault:
                if not must_resend(fault):
                    raise
                shown = replace(shown, message=0)
        elif shown.message:
            with suppress(discord.HTTPException):  # the results of the round before, if its message is still there
                await self.sender.edit(event.channel, shown.message, view(shown.round))
        if not shown.message or shown.round != event.round:
            once = f"event {event.id} {event.round} {before % 10**4} {event.channel % 10**4}"
            called = [person for person in mentioned if await self.messages.wants_reminders(person)]
            sent = await self.sender.send(event.channel, view(event.round, mentioned), called, nonce=once)
            shown = replace(shown, message=sent.id, round=event.round)
        shown = replace(shown, shows=shows)
        if event.stage == EventStage.OVER and not shown.told:
            await self._tell_end(event, named, reader)
            shown = replace(shown, told=True)
        return shown

    async def _tell_end(self, event: ServerEvent, named: Roster, reader: Person) -> None:
        """Tell who has won, once, with a picture of how it came to that, if it can be drawn."""
        once = f"event {event.id} end"
        winners = (one for place in list_winners(event) for one in event.last_team(place))
        called = [one.person for one in winners if one.person is not None]
        wanted = draw_end(event, named, reader)
        if picture := await self.draw(event, wanted):
            try:
                view = end_view(event, named, reader, wanted.shown)
                await self.sender.send(event.channel, view, called, nonce=once, picture=picture)
            except discord.Forbidden as fault:  # perhaps only files are forbidden
                log.info("the end of the event is told without its picture: %s", fault)
            else:
                return
        await self.sender.send(event.channel, end_view(event, named, reader), called, nonce=once)

    async def draw(self, event: ServerEvent, wanted: EventDrawing | None) -> Picture | None:
        """Draw a picture of an event; None if there is none, it takes too long, or it cannot be done."""
        if self.drawing is None or wanted is None:
            return None
        drawn = await self.drawing.draw_if_quick(PICTURE_LIMIT_S, event.server, wanted.draw, wanted.given)
        return None if drawn is None else Picture(EVENT_PICTURE, drawn)

    async def load_roster(self, event: ServerEvent) -> Roster:
        """Return names, links to the tables of the present round, and the points of matches that are over."""
        found = await self.tables_of(event)
        links = {number: table_link(table) for number, table in found.items()}
        playing = {number for number, table in found.items() if table.state is not None}
        totals = await self.store.totals_at([one.table for one in event.fixtures if one.played and one.table > 0])
        return (await self.load_names(event))._replace(links=links, playing=playing, totals=totals)

    async def load_names(self, event: ServerEvent) -> Roster:
        """Return what everybody of an event is called, and nothing of its tables."""
        people = [one.person for one in event.entrants if one.person is not None]
        return Roster(await self.people.names_in(people, event.server), {}, self.tables.clock.ahead)

    async def load_match(self, event: ServerEvent, person: int, reader: Person) -> LayoutView | Table | None:
        """Return the call of somebody to their match, or its table if it has begun; None if they have no match now."""
        match, mine = event.match_of(person), event.entrant(person)
        if event.stage != EventStage.ON or match is None or mine is None or mine.place is None:
            return None
        for table in await self.tables.get_many([match.table] if match.table > 0 else []):
            if table.stage is not Stage.LOBBY:
                return table
        _, shown = await self.store.get_with_shown(event.id)
        where, named = self.calls.place_of(event, shown.message), await self.load_names(event)
        again = self.tables.now() >= event.remind_at
        return match_view(event, match, mine, named, where, reader, again=again)

    async def tables_of(self, event: ServerEvent) -> dict[int, Table]:
        """Return the tables of the present round, and of all matches that are still to be decided."""
        shown = (one for one in event.fixtures if one.points is None or one.round == event.round)
        wanted = [one.table for one in shown if one.table > 0]
        return {table.id: table for table in await self.tables.get_many(wanted)}


def _list_players(event: ServerEvent) -> list[int]:
    """Return the people who play a match in the present round of an event that is on."""
    if event.stage != EventStage.ON:
        return []
    teams = event.teams
    places = sorted({place for one in event.list_round(event.round) if len(one.places) >= TWO for place in one.places})
    return [one.person for place in places for one in teams.get(place, ()) if one.person is not None]
