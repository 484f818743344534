"""Sends, edits and deletes messages on Discord, and interprets its refusals."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextvars import Context
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import aiohttp
import discord
from discord.ui import ActionRow, Button, Container, LayoutView, Section, Select, TextDisplay
from discord.ui.view import BaseView
from discord.utils import MISSING

from bot.drawing.emojis import CardPictures, without_pictures
from bot.screens.components import take_out
from bot.store.database import Row
from bot.store.people import PeopleStore
from bot.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

CLOSED_DMS = (50007, 50278)
GONE_CHANNEL, GONE_SERVER, TOO_OLD, ARCHIVED, HAS_THREAD, LOCKED = 10003, 10004, 30046, 50083, 160004, 160005
TOO_MANY_DMS, TOO_MANY_COMMANDS = 40003, 30034
"""Discord's codes for direct messages that were opened too fast, and for too many new commands a day."""
NONCE_CHARACTERS = 25
"""Discord's upper bound on the characters of a nonce."""
RENAMED_WITHIN_S = 10.0
"""Time limit for a new name of a thread, in seconds."""
PASSING = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Faults of Discord and of the way to it. They may be gone at the next try, unless ``is_permanent``."""
TROUBLE = (discord.DiscordServerError, aiohttp.ClientError, TimeoutError, OSError)
"""Those of them that say nothing of the request: Discord fails, or cannot be reached."""


LOST_RETRY_S = 10.0
"""When a channel cannot be reached, it is tried again after this time in seconds, which doubles with each failure."""


class Picture(NamedTuple):
    """A picture that is sent with a message. The view refers to it by name."""

    name: str
    content: bytes

    @property
    def file(self) -> discord.File:
        """Make a file to send; it can be sent once."""
        return discord.File(io.BytesIO(self.content), self.name)


class Sender:
    """Sends views to channels and people. ``pictures`` are those of the cards, which views show; ``unanswered`` are
    operations whose buttons are not shown, because nobody answers them.
    """

    def __init__(
        self, client: discord.Client, people: PeopleStore, pictures: CardPictures, unanswered: Collection[str]
    ) -> None:
        self.client, self.people, self.pictures, self.unanswered = client, people, pictures, unanswered
        self._aside: set[asyncio.Task[None]] = set()

    async def deliver(self, view: BaseView, send: Callable[[], Awaitable[T]]) -> T:
        """Call ``send``, which sends this view; afterwards the view cannot be sent again. What Discord refuses for good
        is sent once more without pictures of cards: one may have been deleted.
        """
        if self.unanswered:
            take_out(view, self.unanswered)
        try:
            sent = await send()
        except discord.HTTPException as fault:
            if not is_permanent(fault) or not _make_plain(view):
                raise
            log.warning("Discord refuses a message, trying it without pictures of cards: %s", fault)
            sent = await send()
            self.pictures.hide()
        break_view_cycles(view)
        return sent

    def checksum(self, view: BaseView) -> int:
        """Return a checksum of everything that a message will show, the times that it names included: by that it is
        known whether it has to be edited.
        """
        if self.unanswered:
            take_out(view, self.unanswered)
        shown: object = view.to_components()
        return crc32(json.dumps(shown).encode())

    def partial(self, channel: int) -> discord.PartialMessageable:
        """Return a channel to write to, also one that discord.py does not know."""
        return self.client.get_partial_messageable(channel)

    async def send(
        self,
        channel: int,
        view: LayoutView,
        people: Sequence[int] = (),
        *,
        nonce: str = "",
        roles: Sequence[int] = (),
        silent: bool = False,
        picture: Picture | None = None,
    ) -> discord.Message:
        """Send a new message. It notifies these people and roles if it mentions them. A ``silent`` message rings no
        phone.

        ``picture`` is a picture that the view shows.

        Discord posts messages with the same ``nonce`` only once within some minutes. So a message that may not have
        arrived can be sent again. If the first one did arrive and shows something else, it is edited.
        """
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in roles],
            users=[discord.Object(person) for person in people],
        )
        once = nonce or secrets.token_hex(12)

        async def send() -> discord.Message:
            sent = await self.partial(channel).send(
                view=view, allowed_mentions=mentions, nonce=once, silent=silent, files=_files(picture)
            )
            wanted = view.to_components()  # type: ignore[no-untyped-call]
            if nonce and _shown_texts([part.to_dict() for part in sent.components]) != _shown_texts(wanted):
                await sent.edit(view=view, attachments=_files(picture))
            return sent

        return await self.deliver(view, send)

    async def edit(
        self,
        channel: int,
        message: int,
        view: LayoutView,
        picture: Picture | None = None,
        people: Sequence[int] = (),
    ) -> None:
        """Edit a message: replace its view and its picture. Of the people whom it has notified, it goes on mentioning
        these.
        """
        mentions = MISSING
        if people:
            users = [discord.Object(person) for person in people]
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        edited = self.partial(channel).get_partial_message(message)
        await self.deliver(view, lambda: edited.edit(view=view, attachments=_files(picture), allowed_mentions=mentions))

    async def direct(
        self,
        person: int,
        known: Row | None,
        view: LayoutView,
        *,
        nonce: str = "",
        silent: bool = False,
        picture: Picture | None = None,
    ) -> discord.Message | None:
        """Send a direct message. ``known`` is the person's stored row. Gives None if their direct messages
        are closed.
        """
        channel = known["dm_channel"] if known else None
        try:
            if channel is None:
                opened = await self.client.create_dm(discord.Object(person))
                channel = opened.id
                await self.people.save_contact(person, dm_channel=channel)
            sent = await self.send(channel, view, nonce=nonce, silent=silent, picture=picture)
        except discord.HTTPException as fault:
            if fault.code not in CLOSED_DMS and not isinstance(fault, discord.Forbidden | discord.NotFound):
                raise
            await self.people.save_contact(person, takes_dms=False)
            return None
        if known and not known["takes_dms"]:
            await self.people.save_contact(person, takes_dms=True)
        return sent

    async def fetch(self, channel: int, message: int) -> discord.Message:
        """Fetch a message as it stands now."""
        return await self.partial(channel).fetch_message(message)

    async def delete(self, channel: int, message: int) -> None:
        """Delete a message. Nothing happens if it is gone already, or cannot be reached."""
        try:
            await self.partial(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.info("message %s was gone already", message)

    def add_to_thread(self, thread: int, person: int) -> None:
        """Add a person to a thread. Nobody waits for it. Failures are ignored."""
        self.run_in_background(self._add_to_thread(thread, person), "add to a thread")

    def rename_thread(self, thread: int, name: str) -> None:
        """Rename a thread that the bot has made. Nobody waits for it. Failures are ignored: Discord takes
        two names of a thread in ten minutes.
        """
        self.run_in_background(self._rename_thread(thread, name), "rename a thread")

    async def finish(self) -> None:
        """Wait until that is done for which nobody waits."""
        if self._aside:
            await asyncio.wait(self._aside)

    async def stop(self) -> None:
        """Cancel that for which nobody waits."""
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)

    def run_in_background(self, doing: Coroutine[None, None, None], name: str, within: Context | None = None) -> None:
        """Do something for which nobody waits, ``within`` the context of an interaction if it answers that."""
        task = asyncio.create_task(doing, name=name, context=Context() if within is None else within)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _add_to_thread(self, thread: int, person: int) -> None:
        try:
            await self.client.http.add_user_to_thread(thread, person)
        except PASSING as fault:
            log.info("somebody could not be added to thread %s: %s", thread, fault)

    async def _rename_thread(self, thread: int, name: str) -> None:
        found, me = self.client.get_channel(thread), self.client.user
        if not isinstance(found, discord.Thread) or me is None or found.owner_id != me.id or found.name == name:
            return
        try:
            async with asyncio.timeout(RENAMED_WITHIN_S):
                await found.edit(name=name)
        except PASSING as fault:
            log.info("thread %s keeps its name: %s", thread, fault)

    async def tidy(self, channel: int, message: int) -> None:
        """Delete a message that was replaced by another one. It may take a while (discord.py tries several times).
        Failures are ignored.
        """
        try:
            await self.delete(channel, message)
        except PASSING as fault:
            log.info("message %s could not be deleted: %s", message, fault)


def nonce(table: Table, kind: str, which: int) -> str:
    """Return the nonce of a message of a table. It is the same at any time and in any process."""
    said = f"{table.id} {table.opened} {kind} {which}"
    return hashlib.sha256(said.encode()).hexdigest()[:NONCE_CHARACTERS]


def break_view_cycles(view: BaseView) -> None:
    """Take a view apart that has been sent; it cannot be sent again.

    Its parts hold each other in circles. A few thousand such views a minute would stay in memory until the collector of
    garbage finds them.
    """
    parts = [*view.walk_children()]
    view.clear_items()
    for part in parts:
        if isinstance(part, Container | ActionRow | Section):
            part.clear_items()


def _make_plain(view: BaseView) -> bool:
    """Take the pictures of cards out of a view: their names stand beside them, or in their place. Gives whether there
    were any.
    """
    found = False
    for part in view.walk_children():
        if isinstance(part, TextDisplay):
            plain = without_pictures(part.content)
            found, part.content = found or plain != part.content, plain
        for one in [part] if isinstance(part, Button) else part.options if isinstance(part, Select) else ():
            if one.emoji is not None and one.emoji.id is not None:
                found, one.emoji = True, None
    return found


def _files(picture: Picture | None) -> list[discord.File]:
    return [] if picture is None else [picture.file]


def _shown_texts(components: Sequence[Any]) -> list[str]:
    """List what a message says, what its pictures show, and what its buttons mean."""
    found = []
    for part in components:
        found += [str(part[name]).strip() for name in ("content", "custom_id") if part.get(name)]
        found += [str(item.get("description") or "").strip() for item in part.get("items", ())]
        found += _shown_texts([*part.get("components", ()), *([part["accessory"]] if part.get("accessory") else ())])
    return found


NEEDED = discord.Permissions(309237992448)
"""What the bot needs in a server."""


def is_in(client: discord.Client, server: int) -> bool:
    """Whether the bot is in a server, as far as this process has its shard. An interaction may come from a server in
    which the bot is not: the application was added there without its bot, or by a person for themselves.
    """
    return client.get_guild(server) is not None


def invitation(client: discord.Client, server: int) -> str:
    """Return the link by which somebody who manages a server adds the bot to it."""
    return discord.utils.oauth_url(client.application_id or 0, permissions=NEEDED, guild=discord.Object(server))


def timed_out_until(guild: discord.Guild | None) -> float:
    """Return until when the bot itself is timed out in a server, in seconds since 1970; 0 if it is not. Meanwhile its
    permissions seem to lack, and nobody finds them switched off.
    """
    me = None if guild is None else guild.me
    return me.timed_out_until.timestamp() if me is not None and me.timed_out_until and me.is_timed_out() else 0.0


def lacking(channel: object) -> list[str] | None:
    """List what the bot may not do in a channel, and needs to post a table there. None if it does not know the channel,
    as one that is gone.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        return list_missing_permissions(
            channel.permissions_for(channel.guild.me), thread=isinstance(channel, discord.Thread)
        )
    except discord.ClientException:  # a thread whose channel is gone
        return None


def list_missing_permissions(allowed: discord.Permissions, *, thread: bool) -> list[str]:
    """List which of these permissions lack to post a table, in a thread or else a channel: by the names that discord.py
    gives them. Whoever may not view a channel may do nothing there.
    """
    if not allowed.read_messages:
        return ["read_messages"]
    needed = ("send_messages_in_threads" if thread else "send_messages", "embed_links")
    return [name for name in needed if not getattr(allowed, name)]


def unreachable(fault: discord.HTTPException) -> bool:
    """Whether the channel is gone, or the bot may not write there: a person has to help."""
    return isinstance(fault, discord.Forbidden) or fault.code in (GONE_CHANNEL, GONE_SERVER, ARCHIVED, LOCKED)


def is_permanent(fault: BaseException) -> bool:
    """Whether Discord refuses a request however often it is sent: for what it says, and not for its time or place."""
    if not isinstance(fault, discord.HTTPException) or fault.status not in (400, 413):
        return False
    return fault.code not in (TOO_OLD, ARCHIVED, LOCKED, TOO_MANY_DMS, TOO_MANY_COMMANDS)


def must_resend(fault: discord.HTTPException) -> bool:
    """Whether a new message is needed: the old one is gone, too old to be edited, or in an archived thread."""
    if isinstance(fault, discord.NotFound):
        return fault.code not in (GONE_CHANNEL, GONE_SERVER)
    return fault.status == 429 or fault.code in (TOO_OLD, ARCHIVED)
