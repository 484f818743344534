"""View to messages: the only room that knows what a table looks like on Discord.

Painting is a projection: messages are computed from the table, which remembers the version last painted. Painting twice
does no harm, a burst of changes is painted once, and what is lost is painted anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

import aiohttp
import discord
from discord.ui import LayoutView

from bot import texts
from bot.looks import hand_view, lobby_view, notice_view, result_view, secret_view, table_view
from bot.pictures.emojis import Faces
from bot.store.queries import Store
from bot.tables import Table, Tables

log = logging.getLogger(__name__)

QUICK = 120.0
"""A hand sent less than so many seconds ago is edited instead of sent anew."""
BURIED = 8
"""After so many other messages the table is posted anew, with the next turn."""
OLD = 3300.0
"""A message older than so many seconds is posted anew, for Discord lets it be edited only rarely (error 30046)."""
RETRY = 15.0
CLOSED_DMS = (50007, 50278)
GONE_MESSAGE, GONE_CHANNEL = 10008, 10003
NO_DMS_THEN_PAINT = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


class House(Protocol):
    """What the painter needs of the bot."""

    store: Store
    tables: Tables
    faces: Faces

    def now(self) -> float:
        """The clock in seconds."""


class Painter:
    """Paints tables. ``wake`` is told of every change; ``seen`` of every message of other people."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self.client, self.house = client, house
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._dirty: set[int] = set()
        self._answering: set[tuple[int, int]] = set()
        self._since: dict[int, int] = {}
        self._retry: dict[int, float] = {}

    # being told

    def wake(self, number: int) -> None:
        """A table has changed: paint it soon."""
        self._dirty.add(number)
        if number not in self._tasks:
            self._tasks[number] = asyncio.create_task(self._work(number), name=f"paint table {number}")

    def seen(self, channel: int) -> None:
        """Somebody has written in a channel."""
        self._since[channel] = self._since.get(channel, 0) + 1

    @contextmanager
    def answering(self, number: int, seat: int | None) -> Iterator[None]:
        """While a seat's own press is answered with its hand, the painter leaves that hand alone."""
        mark = (number, -1 if seat is None else seat)
        self._answering.add(mark)
        try:
            yield
        finally:
            self._answering.discard(mark)

    async def retry(self) -> None:
        """Try again what Discord refused a while ago."""
        now = self.house.now()
        for number in [number for number, due in self._retry.items() if due <= now]:
            del self._retry[number]
            self.wake(number)

    async def finish(self) -> None:
        """Wait for the painting that is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    # painting

    async def _work(self, number: int) -> None:
        try:
            while number in self._dirty:
                self._dirty.discard(number)
                await self._paint(number)
        except NO_DMS_THEN_PAINT as fault:
            log.warning("table %s could not be painted, trying again: %s", number, fault)
            self._retry[number] = self.house.now() + RETRY
        except Exception:
            log.exception("table %s could not be painted", number)
            self._retry[number] = self.house.now() + 4 * RETRY
        finally:
            del self._tasks[number]
            if number in self._dirty and number not in self._retry:
                self.wake(number)

    async def _paint(self, number: int) -> None:
        table = await self.house.tables.get(number)
        version = table.version
        locale = await self.house.store.server_locale(table.server)
        if table.state is None:
            await self._post(table, "lobby", table.channel, lobby_view(table, locale))
        else:
            await self._match(table, locale)
        await self.house.tables.keep_notes(table, version)

    async def _match(self, table: Table, locale: str) -> None:
        if not table.notes.get("settled"):
            await self._settle(table, locale)
        await self._secret(table, locale)
        await self._result(table, locale)
        people = [] if table.notes.get("message") else [s.person for s in table.sitters if s.person]
        await self._post(table, "message", table.place, table_view(table, locale, self.house.faces), people)
        for seat in self._hands_due(table):
            await self.send_hand(table, seat)

    async def _settle(self, table: Table, locale: str) -> None:
        """The match begins: a thread of its own where the bot may make one; the lobby says where."""
        lobby = table.notes.get("lobby")
        channel = self.client.get_channel(table.channel)
        if lobby and table.habits["thread"] == "auto" and isinstance(channel, discord.TextChannel) and not table.thread:
            may = channel.permissions_for(channel.guild.me)
            if may.create_public_threads and may.send_messages_in_threads:
                name = texts.text(locale, f"game-{table.game.name}") + " · " + table.sitters[0].name
                try:
                    message = channel.get_partial_message(lobby["id"])
                    thread = await message.create_thread(name=name[:100], auto_archive_duration=10080)
                    await self.house.tables.settle_in(table.id, thread.id)
                except discord.HTTPException as fault:
                    log.info("table %s gets no thread: %s", table.id, fault)
        table.notes["settled"] = True
        if lobby and table.thread:
            await self._post(table, "lobby", table.channel, lobby_view(table, locale))
        elif lobby:
            table.notes["message"] = table.notes.pop("lobby")

    async def _secret(self, table: Table, locale: str) -> None:
        """Show the secret card once; the clock takes it away again (VOA-20)."""
        card = table.notes.get("secret")
        if card is None or "secret_message" in table.notes:
            return
        sent = await self._send(table.place, secret_view(card, locale, self.house.faces))
        table.notes["secret_message"] = [table.place, sent.id]

    async def hide_secret(self, number: int) -> None:
        """Take the picture of the secret card away."""
        table = await self.house.tables.get(number)
        posted = table.notes.pop("secret_message", None)
        table.notes.pop("secret", None)
        await self.house.tables.drop_deadline(number, "secret")
        if posted:
            await self._delete(*posted)

    async def _result(self, table: Table, locale: str) -> None:
        scored = table.notes.get("scored")
        if scored and table.notes.get("told_round") != scored[1]:
            await self._send(table.place, result_view(table, locale, self.house.faces))
            table.notes["told_round"] = scored[1]
            self._since[table.place] = self._since.get(table.place, 0) + 1

    async def _post(
        self, table: Table, key: str, channel: int, view: LayoutView, people: list[int] | None = None
    ) -> None:
        """Edit the message that the table keeps under this key, or send it anew where that is better."""
        old: Mapping[str, Any] | None = table.notes.get(key)
        anew = old is None or old["channel"] != channel or self._worn(table, key, old)
        if old is not None and not anew:
            try:
                await self._partial(channel).get_partial_message(old["id"]).edit(view=view)
                table.notes[key] = {**old, "asked": table.asked}
                return
            except discord.NotFound as fault:
                if fault.code == GONE_CHANNEL:
                    await self._lost(table)
                    return
            except discord.HTTPException as fault:
                if await self._hopeless(table, fault):
                    return
                if fault.code != 30046 and fault.status != 429:
                    raise
        try:
            sent = await self._send(channel, view, people)
        except discord.HTTPException as fault:
            if not await self._hopeless(table, fault):
                raise
            return
        self._since[channel] = 0
        table.notes[key] = {"channel": channel, "id": sent.id, "at": self.house.now(), "asked": table.asked}
        if old is not None:
            await self._delete(old["channel"], old["id"])

    def _worn(self, table: Table, key: str, old: Mapping[str, Any]) -> bool:
        """Whether a new turn's message belongs at the end of the channel."""
        if key == "lobby" or old.get("asked") == table.asked:
            return False
        return self._since.get(old["channel"], 0) >= BURIED or self.house.now() - old["at"] > OLD

    async def _hopeless(self, table: Table, fault: discord.HTTPException) -> bool:
        """The place is gone, or the bot may not write there: somebody has to help."""
        if isinstance(fault, discord.Forbidden) or fault.code == GONE_CHANNEL:
            await self._lost(table)
            return True
        return False

    async def _lost(self, table: Table) -> None:
        """Tell the host once that the table's channel cannot be reached."""
        if table.thread:
            log.info("table %s has lost its thread", table.id)
        if not table.notes.get("lost"):
            table.notes["lost"] = True
            person = await self.house.store.person(table.host)
            locale = person["locale"] if person else "en-US"
            await self._direct(table.host, notice_view(texts.text(locale, "notice-lost-place")))

    # hands

    def _hands_due(self, table: Table) -> list[int]:
        """The seats whose people get their hand now: all at the deal, then who has to decide."""
        state = table.state
        if state is None or state.phase != "playing":
            return []
        due = []
        for seat in state.order:
            memo = table.notes["hands"].get(str(seat), {})
            waits = seat in table.awaited() and memo.get("asked") != table.asked
            dealt = memo.get("round") != state.round
            if (waits or dealt) and not table.by_computer(seat) and (table.id, seat) not in self._answering:
                due.append(seat)
        return due

    async def send_hand(self, table: Table, seat: int, *, ring: bool = False) -> None:
        """Write a hand to its person: anew, so that the phone rings, or over the last one when that is fresh."""
        person = table.sitters[seat].person
        known = await self.house.store.person(person) if person else None
        if person is None or known is None or not known["takes_dms"] or table.state is None:
            return
        now = self.house.now()
        view = hand_view(table, seat, known["locale"], self.house.faces)
        memo = table.notes["hands"].get(str(seat))
        fresh = {"asked": table.asked, "round": table.state.round}
        if memo and not ring and now - memo["at"] < QUICK:
            try:
                await self._partial(memo["channel"]).get_partial_message(memo["id"]).edit(view=view)
                table.notes["hands"][str(seat)] = {**memo, **fresh}
                return
            except (discord.NotFound, discord.Forbidden):
                log.info("the hand of seat %s at table %s has to be sent anew", seat, table.id)
        sent = await self._direct(person, view)
        if sent is None:
            return
        table.notes["hands"][str(seat)] = {"channel": sent.channel.id, "id": sent.id, "at": now, **fresh}
        if memo:
            await self._delete(memo["channel"], memo["id"])

    def shown(self, table: Table, seat: int, message: int) -> None:
        """A press on the hand message itself was answered with the hand as it is now."""
        memo = table.notes["hands"].get(str(seat))
        if memo and memo["id"] == message and table.state is not None:
            memo.update(asked=table.asked, round=table.state.round)

    async def remind(self, number: int) -> None:
        """Ring the people from whom a decision is awaited, once more."""
        table = await self.house.tables.get(number)
        await self.house.tables.drop_deadline(number, "remind")
        for seat in table.awaited():
            if not table.by_computer(seat):
                await self.send_hand(table, seat, ring=True)
        await self.house.tables.keep_notes(table, table.painted)

    async def greet(self, table: Table, person: int, locale: str, text: str) -> bool:
        """Write to somebody who has sat down. Whether direct messages reach them."""
        return await self._direct(person, notice_view(texts.text(locale, text, link=table_link(table)))) is not None

    async def repost(self, table: Table) -> None:
        """Post the table anew at the end of its channel."""
        self._since[table.place] = BURIED
        key = "message" if table.state else "lobby"
        if table.notes.get(key):
            table.notes[key]["asked"] = -1
            table.notes[key]["at"] = 0.0
        table.notes.pop("lost", None)
        self.wake(table.id)

    # Discord

    def _partial(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def _send(self, channel: int, view: LayoutView, people: list[int] | None = None) -> discord.Message:
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in people or []]
        )
        return await self._partial(channel).send(view=view, allowed_mentions=mentions)

    async def _direct(self, person: int, view: LayoutView) -> discord.Message | None:
        """Write to a person; None when their direct messages are closed."""
        known = await self.house.store.person(person)
        channel = known["dm_channel"] if known else None
        try:
            if channel is None:
                opened = await self.client.create_dm(discord.Object(person))
                channel = opened.id
                await self.house.store.reach(person, dm_channel=channel)
            sent = await self._send(channel, view)
        except discord.HTTPException as fault:
            if fault.code not in CLOSED_DMS and not isinstance(fault, discord.Forbidden | discord.NotFound):
                raise
            await self.house.store.reach(person, takes_dms=False)
            return None
        if known and not known["takes_dms"]:
            await self.house.store.reach(person, takes_dms=True)
        return sent

    async def _delete(self, channel: int, message: int) -> None:
        """Remove a message; that it is gone already, or cannot be reached, is as good."""
        try:
            await self._partial(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.info("message %s was gone already", message)


def table_link(table: Table) -> str:
    """The address of the table's message or channel."""
    message = table.notes.get("message") or table.notes.get("lobby")
    place = f"https://discord.com/channels/{table.server}/{table.place}"
    return f"{place}/{message['id']}" if message and message["channel"] == table.place else place
