"""Sending, editing and deleting on Discord, and what its refusals mean."""

from __future__ import annotations

import hashlib
import io
import logging
import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.ui import LayoutView

from bot.store.database import Row
from bot.store.people import PeopleStore
from bot.tables.table import Table

log = logging.getLogger(__name__)

CLOSED_DMS = (50007, 50278)
GONE_CHANNEL, GONE_SERVER, TOO_OLD, ARCHIVED, HAS_THREAD = 10003, 10004, 30046, 50083, 160004
NONCE_CHARACTERS = 25
"""The longest nonce that Discord takes, in characters."""
PASSING = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""Faults that may be gone at the next try."""


class Picture(NamedTuple):
    """A picture that goes with a message whose view shows it by its name."""

    name: str
    content: bytes

    @property
    def file(self) -> discord.File:
        """To be sent, once."""
        return discord.File(io.BytesIO(self.content), self.name)


class Sender:
    """Sends views to channels and people."""

    def __init__(self, client: discord.Client, people: PeopleStore) -> None:
        self.client, self.people = client, people

    def partial(self, channel: int) -> discord.PartialMessageable:
        """A channel to write to, known or not."""
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
        """A new message, which rings these people and roles if it mentions them; a ``silent`` one rings no phone.

        A ``picture`` goes with it that its view shows.

        Discord posts what has the same ``nonce`` once, within some minutes: where it is not known whether a message
        arrived, it is sent again. The one that had arrived may show less than this one, and is edited then.
        """
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in roles],
            users=[discord.Object(person) for person in people],
        )
        once = nonce or secrets.token_hex(12)
        sent = await self.partial(channel).send(
            view=view, allowed_mentions=mentions, nonce=once, silent=silent, files=_files(picture)
        )
        if nonce and _shown([part.to_dict() for part in sent.components]) != _shown(view.to_components()):  # type: ignore[no-untyped-call]
            await self.edit(channel, sent.id, view, picture)
        return sent

    async def edit(self, channel: int, message: int, view: LayoutView, picture: Picture | None = None) -> None:
        """Edit a message, so that it shows this, and no other picture than this one."""
        await self.partial(channel).get_partial_message(message).edit(view=view, attachments=_files(picture))

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
        """Write to a person of whom this is ``known``; None when their direct messages are closed."""
        channel = known["dm_channel"] if known else None
        try:
            if channel is None:
                opened = await self.client.create_dm(discord.Object(person))
                channel = opened.id
                await self.people.reach(person, dm_channel=channel)
            sent = await self.send(channel, view, nonce=nonce, silent=silent, picture=picture)
        except discord.HTTPException as fault:
            if fault.code not in CLOSED_DMS and not isinstance(fault, discord.Forbidden | discord.NotFound):
                raise
            await self.people.reach(person, takes_dms=False)
            return None
        if known and not known["takes_dms"]:
            await self.people.reach(person, takes_dms=True)
        return sent

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message. It does not matter if it is gone already, or cannot be reached."""
        try:
            await self.partial(channel).get_partial_message(message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.info("message %s was gone already", message)

    async def tidy(self, channel: int, message: int) -> None:
        """Remove a message that another one has replaced. It does no harm if it stays."""
        try:
            await self.delete(channel, message)
        except PASSING as fault:
            log.info("message %s stays: %s", message, fault)


def nonce(table: Table, kind: str, which: int) -> str:
    """What stands for one message of a table, the same whenever and by whichever process it is sent."""
    said = f"{table.id} {table.opened} {kind} {which}"
    return hashlib.sha256(said.encode()).hexdigest()[:NONCE_CHARACTERS]


def _files(picture: Picture | None) -> list[discord.File]:
    return [] if picture is None else [picture.file]


def _shown(components: Sequence[Any]) -> list[str]:
    """What a message says, what its pictures show, and what its buttons mean."""
    found = []
    for part in components:
        found += [str(part[name]).strip() for name in ("content", "custom_id") if part.get(name)]
        found += [str(item.get("description") or "").strip() for item in part.get("items", ())]
        found += _shown([*part.get("components", ()), *([part["accessory"]] if part.get("accessory") else ())])
    return found


def unreachable(fault: discord.HTTPException) -> bool:
    """The place is gone, or the bot may not write there: somebody has to help."""
    return isinstance(fault, discord.Forbidden) or fault.code in (GONE_CHANNEL, GONE_SERVER, ARCHIVED)


def to_be_sent_anew(fault: discord.HTTPException) -> bool:
    """The message is gone, too old to be edited, or in a thread that only a new message wakes."""
    if isinstance(fault, discord.NotFound):
        return fault.code not in (GONE_CHANNEL, GONE_SERVER)
    return fault.status == 429 or fault.code in (TOO_OLD, ARCHIVED)
