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
from bot.pictures.emojis import Faces
from bot.renderers import hand_view, lobby_view, notice_view, result_view, secret_view, table_view
from bot.store.queries import Record, Store
from bot.tables import Table, Tables

log = logging.getLogger(__name__)

QUICK = 120.0
"""A hand sent less than so many seconds ago is edited instead of sent anew."""
BURIED = 8
"""After so many other messages the table is posted anew, with the next turn."""
OLD = 86_400.0
"""A table's message older than so many seconds is posted anew, with the next deal."""
RETRY, SELDOM = 15.0, 900.0
"""What Discord refused is tried again after so many seconds: each time twice as long, up to this."""
CLOSED_DMS = (50007, 50278)
GONE_CHANNEL, GONE_SERVER, TOO_OLD, ARCHIVED, HAS_THREAD = 10003, 10004, 30046, 50083, 160004
PASSING = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Faults that may be over when it is tried again."""


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
        self._failed: dict[int, int] = {}

    # being told

    def wake(self, number: int) -> None:
        """A table has changed: paint it soon."""
        self._dirty.add(number)
        if number not in self._tasks:
            self._tasks[number] = asyncio.create_task(self._work(number), name=f"paint table {number}")

    def seen(self, channel: int) -> None:
        """Somebody else has written in a channel."""
        if channel in self._since:
            self._since[channel] += 1

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
                self._retry.pop(number, None)
                self._failed.pop(number, None)
        except PASSING as fault:
            log.warning("table %s could not be painted, trying again: %s", number, fault)
            self._try_again(number)
        except Exception:
            log.exception("table %s could not be painted, trying again", number)
            self._try_again(number)
        finally:
            del self._tasks[number]

    def _try_again(self, number: int) -> None:
        failed = self._failed[number] = self._failed.get(number, 0) + 1
        self._retry[number] = self.house.now() + min(RETRY * 2.0 ** (failed - 1), SELDOM)

    async def _paint(self, number: int) -> None:
        """Paint a table as it is; what one part of it meets does not keep the others from being painted."""
        table = await self.house.tables.get(number)
        painted, faults = table.version, []
        if table.alone:
            await self._keep(table, painted)
            return
        for part in (self._public, self._hands):
            try:
                await part(number)
            except PASSING as fault:
                faults.append(fault)
        await self._keep(table, 0 if faults else painted)
        if faults:
            raise faults[0]

    async def _keep(self, table: Table, painted: int = 0) -> None:
        await self.house.store.keep(table.id, table.posted, painted)

    async def _public(self, number: int) -> None:
        """What everybody sees."""
        table = await self.house.tables.get(number)
        locale = await self.house.store.server_locale(table.server)
        try:
            if table.state is None:
                await self._post(table, "lobby", table.channel, lobby_view(table, locale))
            else:
                await self._match(table, locale)
        except discord.HTTPException as fault:
            if not _unreachable(fault):
                raise
            log.info("table %s cannot be reached: %s", number, fault)
            await self._lost(table)
        else:
            table.posted.pop("lost", None)

    async def _match(self, table: Table, locale: str) -> None:
        if not table.posted.get("settled"):
            table = await self._settle(table, locale)
        await self._secret(table, locale)
        await self._result(table, locale)
        people = [] if table.posted.get("message") else [s.person for s in table.players if s.person]
        await self._post(table, "message", table.place, table_view(table, locale, self.house.faces), people)

    async def _settle(self, table: Table, locale: str) -> Table:
        """The match begins: a thread of its own where the bot may make one; the lobby says where."""
        lobby = table.posted.get("lobby")
        if lobby and table.settings["thread"] == "auto" and not table.thread:
            thread = await self._thread(table, lobby["id"], locale)
            if thread is not None:
                await self.house.tables.settle_in(table.id, thread)
                table = await self.house.tables.get(table.id)
        table.posted["settled"] = True
        if lobby and table.thread:
            await self._post(table, "lobby", table.channel, lobby_view(table, locale))
        elif lobby:
            table.posted["message"] = {**table.posted.pop("lobby"), "round": _round(table)}
        return table

    async def _thread(self, table: Table, lobby: int, locale: str) -> int | None:
        """A thread on the lobby's message; None where there can be none."""
        channel = self.client.get_channel(table.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        may = channel.permissions_for(channel.guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return None
        name = texts.text(locale, f"game-{table.game.name}") + " · " + table.players[0].name
        try:
            message = channel.get_partial_message(lobby)
            return (await message.create_thread(name=name[:100], auto_archive_duration=10080)).id
        except discord.HTTPException as fault:
            log.info("table %s gets no thread: %s", table.id, fault)
            return lobby if fault.code == HAS_THREAD else None  # made before a crash: it has its message's id

    async def _secret(self, table: Table, locale: str) -> None:
        """Show the secret card once a round, and take its picture away when its while is over (VOA-20)."""
        card, shown = table.notes.get("secret"), table.posted.get("secret")
        number = _round(table)
        if shown is not None and (card is None or shown["round"] != number):
            await self._delete(shown["channel"], shown["id"])
            del table.posted["secret"]
            await self._keep(table)
            shown = None
        if card is not None and shown is None:
            sent = await self._send(table.place, secret_view(card, locale, self.house.faces))
            posted = {"channel": table.place, "id": sent.id, "at": self.house.now(), "round": number}
            table.posted["secret"] = posted
            await self._keep(table)  # at once: a crash must not leave it standing there

    async def _result(self, table: Table, locale: str) -> None:
        scored = table.notes.get("scored")
        if scored and table.posted.get("told_round") != scored[1]:
            await self._send(table.place, result_view(table, locale, self.house.faces))
            table.posted["told_round"] = scored[1]
            self.seen(table.place)

    async def _post(
        self, table: Table, key: str, channel: int, view: LayoutView, people: list[int] | None = None
    ) -> None:
        """Edit the message that the table keeps under this key, or send it anew where that is better."""
        old: Mapping[str, Any] | None = table.posted.get(key)
        if old is not None and old["channel"] == channel and not self._worn(table, key, old):
            try:
                await self._partial(channel).get_partial_message(old["id"]).edit(view=view)
            except discord.HTTPException as fault:
                if not _to_be_sent_anew(fault):
                    raise
            else:
                self._since.setdefault(channel, 0)
                table.posted[key] = {**old, "prompt": table.prompt}
                return
        sent = await self._send(channel, view, people)
        self._since[channel] = 0
        table.posted[key] = {
            "channel": channel,
            "id": sent.id,
            "at": self.house.now(),
            "prompt": table.prompt,
            "round": _round(table),
        }
        if old is not None:
            await self._tidy(old["channel"], old["id"])

    def _worn(self, table: Table, key: str, old: Mapping[str, Any]) -> bool:
        """Whether a new turn's message belongs at the end of the channel, or a new round's."""
        if old.get("worn"):
            return True
        if key == "lobby" or old.get("prompt") == table.prompt:
            return False
        if self._since.get(old["channel"], 0) >= BURIED:
            return True
        return old.get("round") != _round(table) and self.house.now() - old["at"] > OLD

    async def _lost(self, table: Table) -> None:
        """Tell the host once that the table's channel cannot be reached."""
        if table.posted.get("lost") or table.closed is not None:
            return
        person = await self.house.store.person(table.host)
        locale = person["locale"] if person else "en-US"
        await self._direct(table.host, person, notice_view(texts.text(locale, "notice-lost-place")))
        table.posted["lost"] = True

    # hands

    async def _hands(self, number: int) -> None:
        """The hands of all who get theirs now; whom Discord does not reach keeps nobody else waiting."""
        faults = []
        for seat in self._hands_due(await self.house.tables.get(number)):
            table = await self.house.tables.get(number)
            if seat in self._hands_due(table):
                try:
                    await self.send_hand(table, seat, ring=self._rings(table, seat))
                except PASSING as fault:
                    faults.append(fault)
        if faults:
            raise faults[0]

    def _hands_due(self, table: Table) -> list[int]:
        """The seats whose people get their hand now: all at the deal, then who has to decide or is reminded."""
        state = table.state
        if state is None or state.phase != "playing" or table.closed is not None or table.dealing(self.house.now()):
            return []
        due = []
        for seat in state.order:
            memo = table.posted["hands"].get(str(seat), {})
            waits = seat in table.awaited() and memo.get("prompt", -1) < table.prompt
            dealt = memo.get("round", 0) < state.round
            reached = not table.by_computer(seat) and (table.id, seat) not in self._answering
            if reached and (waits or dealt or self._rings(table, seat)):
                due.append(seat)
        return due

    def _rings(self, table: Table, seat: int) -> bool:
        """Whether a seat is to be reminded of what is awaited from it, and has not been yet."""
        if seat not in table.awaited() or table.notes.get("ring") != table.prompt:
            return False
        return bool(table.posted["hands"].get(str(seat), {}).get("rung") != table.prompt)

    async def send_hand(self, table: Table, seat: int, *, ring: bool = False) -> None:
        """Write a hand to its person: anew, so that the phone rings, or over the last one when that is fresh."""
        person = table.players[seat].person
        known = await self.house.store.person(person) if person else None
        if person is None or known is None or not known["takes_dms"] or table.state is None:
            return
        now = self.house.now()
        view = hand_view(table, seat, known["locale"], self.house.faces)
        memo = table.posted["hands"].get(str(seat))
        fresh = {"prompt": table.prompt, "round": table.state.round}
        if ring:
            fresh["rung"] = table.prompt
        if memo and not ring and now - memo["at"] < QUICK:
            try:
                await self._partial(memo["channel"]).get_partial_message(memo["id"]).edit(view=view)
                table.posted["hands"][str(seat)] = {**memo, **fresh}
                return
            except (discord.NotFound, discord.Forbidden):
                log.info("the hand of seat %s at table %s has to be sent anew", seat, table.id)
        sent = await self._direct(person, known, view)
        if sent is None:
            return
        table.posted["hands"][str(seat)] = {"channel": sent.channel.id, "id": sent.id, "at": now, **fresh}
        if memo:
            await self._tidy(memo["channel"], memo["id"])

    def shown(self, table: Table, seat: int, message: int) -> None:
        """A press on the hand message itself was answered with the hand as it is now."""
        memo = table.posted["hands"].get(str(seat))
        if memo and memo["id"] == message and table.state is not None:
            memo.update(prompt=table.prompt, round=table.state.round)

    async def greet(self, table: Table, person: int, locale: str, text: str) -> bool:
        """Write to somebody who has sat down. Whether their direct messages are open, as far as can be told."""
        try:
            known = await self.house.store.person(person)
            view = notice_view(texts.text(locale, text, link=table_link(table)))
            return await self._direct(person, known, view) is not None
        except PASSING as fault:
            log.warning("a greeting did not arrive: %s", fault)
            return True

    async def repost(self, table: Table) -> None:
        """Post the table anew at the end of its channel."""
        key = "message" if table.posted.get("message") else "lobby"
        if table.posted.get(key):
            table.posted[key]["worn"] = True
        table.posted.pop("lost", None)
        self.wake(table.id)

    async def tell_once(self, table: Table, key: str) -> None:
        """Say something at the table that it has to hear once."""
        told = table.posted.setdefault("told", [])
        if key not in told:
            told.append(key)
            await self._keep(table)
            locale = await self.house.store.server_locale(table.server)
            await self._partial(table.place).send(texts.text(locale, key), silent=True)

    # Discord

    def _partial(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    async def _send(self, channel: int, view: LayoutView, people: list[int] | None = None) -> discord.Message:
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in people or []]
        )
        return await self._partial(channel).send(view=view, allowed_mentions=mentions)

    async def _direct(self, person: int, known: Record | None, view: LayoutView) -> discord.Message | None:
        """Write to a person of whom this is ``known``; None when their direct messages are closed."""
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

    async def _tidy(self, channel: int, message: int) -> None:
        """Remove a message that another has taken the place of; one that stays does no harm."""
        try:
            await self._delete(channel, message)
        except PASSING as fault:
            log.info("message %s stays: %s", message, fault)


def _round(table: Table) -> int:
    return table.state.round if table.state else 0


def _unreachable(fault: discord.HTTPException) -> bool:
    """The place is gone, or the bot may not write there: somebody has to help."""
    return isinstance(fault, discord.Forbidden) or fault.code in (GONE_CHANNEL, GONE_SERVER, ARCHIVED)


def _to_be_sent_anew(fault: discord.HTTPException) -> bool:
    """The message is gone, too old to be edited, or in a thread that only a new message wakes."""
    if isinstance(fault, discord.NotFound):
        return fault.code not in (GONE_CHANNEL, GONE_SERVER)
    return fault.status == 429 or fault.code in (TOO_OLD, ARCHIVED)


def table_link(table: Table) -> str:
    """The address of the table's message or channel."""
    message = table.posted.get("message") or table.posted.get("lobby")
    place = f"https://discord.com/channels/{table.server}/{table.place}"
    return f"{place}/{message['id']}" if message and message["channel"] == table.place else place
