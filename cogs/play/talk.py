"""Messages at a table: silence, the secret card, and declaring by chat. Reads messages of seated people, and stores
none.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, defaultdict
from contextlib import suppress
from datetime import datetime

import discord
from discord.ext import commands

from bot.app import MauMauBot
from bot.screens.components import notice_view
from bot.store.database import AlreadyHandled, with_cause
from bot.store.faults import StoreAway, log_fault
from bot.tables.table import Outcome, Refused, Table
from cogs.play.listening import Heard, broke_silence, find_declaration, hear, last_judged_message, meaning
from rules.match import PLAYING
from rules.table import Action, IllegalAction

log = logging.getLogger(__name__)


MESSAGES_CAUGHT_UP = 200
"""Upper bound on messages of a silence that are read after a downtime."""
EDITS_KNOWN = 1000
"""Upper bound on the messages of which it is known when they were edited last."""


class TalkCog(commands.Cog):
    """Listens to the channels in which tables are played."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot, services = bot, bot.services
        self.store, self.tables, self.matches = services.store, services.tables, services.matches
        self.painter = services.painter
        self._edits: OrderedDict[int, datetime] = OrderedDict()
        self._behind: asyncio.Future[set[int]] | None = None
        self._catching_up: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def cog_load(self) -> None:
        """Load where tables are open, before the first message comes."""
        await self.tables.find_open()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """A message was written, in a channel or to the bot."""
        if message.guild is None:
            await self._judge_direct(message)
            return
        self.painter.public.note_message(message.channel.id, message.id)
        await self._judge_in_order(message)

    @commands.Cog.listener()
    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """A message was edited. Laughter that becomes words is speech. An update that leaves the text as it was says
        nothing: a pin, or a preview of a link that arrives late.
        """
        message, at = payload.message, payload.message.edited_at
        if at is None or self._edits.get(message.id) == at:
            return
        self._edits[message.id] = at
        if len(self._edits) > EDITS_KNOWN:
            self._edits.popitem(last=False)
        await self._judge_in_order(message)

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """A new connection: messages of a silence that came since the last connection are read later."""
        self._behind = asyncio.ensure_future(self._silent())  # at once: the next message waits for it
        for number in sorted(await self._behind):
            await self._catch_up(number)

    async def _silent(self) -> set[int]:
        return set(await self.bot.retry_until(self.store.open_tables.silent, away=StoreAway) or ())

    async def _judge_in_order(self, message: discord.Message) -> None:
        """Judge a message, after all earlier ones that came while the bot was away."""
        for number in self.tables.list_open_in(message.channel.id):
            await self._catch_up(number)
        await self._judge(message)

    async def _catch_up(self, number: int) -> None:
        """Judge the messages at a table that came while the bot was away; once for each connection."""
        if self._behind is None or number not in (behind := await self._behind):
            return
        async with self._catching_up[number]:
            if number in behind:
                for table in await self.tables.get_many([number]):
                    await self._judge_since(table)
                behind.discard(number)
        self._catching_up.pop(number, None)

    async def _judge_since(self, table: Table) -> None:
        since = last_judged_message(table)
        if not since or not table.silent:
            return
        channel = self.bot.get_partial_messageable(table.place)
        try:
            async for message in channel.history(
                after=discord.Object(since), limit=MESSAGES_CAUGHT_UP, oldest_first=True
            ):
                await self._judge(message)
        except discord.HTTPException as fault:
            log.info("the messages at table %s cannot be read: %s", table.id, fault)
        except Exception as fault:  # noqa: BLE001 -- whatever it is, the other tables are still handled
            log_fault(log, fault, "the messages at table %s cannot be judged", table.id)

    async def _judge(self, message: discord.Message) -> None:
        """Judge a message: new, edited, or read later. It takes effect at each table once."""
        if message.author.bot or message.is_system() or (message.stickers and not message.content):
            return
        heard = hear(message.content)
        for table in await self.tables.get_many(self.tables.list_open_in(message.channel.id)):
            seat = table.seat_of(message.author.id)
            if seat is None or table.state is None or seat in table.computers:
                continue
            action = meaning(table, seat, message.id, heard, readable=self.bot.reads_text)
            if action is not None:
                with with_cause(message.id):
                    await self._tell(table, message.author.id, message.id, action)

    async def _judge_direct(self, message: discord.Message) -> None:
        """Who has one card left may say so where the hand is, too. What counts nowhere is answered."""
        heard, author = hear(message.content), message.author.id
        if message.author.bot or not heard.speech:
            return
        mine = await self.tables.get_many(await self.store.open_tables.list_for_person(author))
        said = [(table, word) for table in mine if (word := _declared_by(table, author, heard)) is not None]
        for table, word in said:
            with with_cause(message.id):
                if await self._act(table, author, message.id, word) is not None:
                    return
        if said:
            reader = await self.bot.services.preferences.reader(author)
            view = notice_view(reader.text("declared-nowhere"))
            with suppress(discord.HTTPException):
                await self.bot.services.sender.send(message.channel.id, view)

    async def _tell(self, table: Table, author: int, message: int, action: Action) -> None:
        outcome = await self._act(table, author, message, action)
        if outcome is not None and broke_silence(outcome.events) and table.game.deletes_talk:
            await self._remove(outcome.table, message)

    async def _act(self, table: Table, author: int, message: int, action: Action) -> Outcome | None:
        try:
            return await self.matches.act(table.id, author, [action], message=message)
        except (IllegalAction, Refused, AlreadyHandled) as why:
            log.debug("a message at table %s changes nothing: %s", table.id, why)
            return None

    async def _remove(self, table: Table, message: int) -> None:
        place = self.bot.get_partial_messageable(table.place)
        try:
            await place.get_partial_message(message).delete()
        except discord.Forbidden:
            await self._tell_once(table, "notice-cannot-delete")
        except discord.HTTPException as fault:
            log.info("message %s could not be deleted: %s", message, fault)

    async def _tell_once(self, table: Table, key: str) -> None:
        try:
            await self.painter.public.tell_once(table, key)
        except discord.HTTPException as fault:
            log.info("table %s could not be told %s: %s", table.id, key, fault)


def _declared_by(table: Table, person: int, heard: Heard) -> Action | None:
    """What somebody who writes this declares at a table; None where they play no round, or say nothing of that kind."""
    seat = table.seat_of(person)
    if seat is None or table.state is None or table.state.phase != PLAYING or seat in table.computers:
        return None
    return find_declaration(table, heard, seat)
