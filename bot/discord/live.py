"""Private hands in channels. Each is kept up to date by the token of its last press for a while, and then closes
itself, so that it shows nothing old.

A token is kept in memory alone: at most one for each seat of a table, for at most a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextvars import Context, copy_context
from dataclasses import dataclass

import discord
from discord import InteractionResponseType
from discord.ui import LayoutView

from bot.discord.access import seen_by_one
from bot.discord.context import ANSWER_EDITED_S, context
from bot.discord.sender import PASSING, Picture, Sender
from bot.tables.notes import PostedHand
from bot.words.texts import Person
from rules.match import WAITING

log = logging.getLogger(__name__)

LIVE_S = 120.0
"""For how long after the last press a private hand is kept up to date, in seconds. That of a person who takes no direct
messages is as long as an answer can be edited.
"""
LIVE_LIMIT = 4096
"""Upper bound on private hands that are kept up to date at a time."""
NEW = (InteractionResponseType.channel_message, InteractionResponseType.deferred_channel_message)
"""Answers of these types are messages of their own."""

TableSeat = tuple[int, int]
"""A table and a seat."""


@dataclass(slots=True, eq=False)
class LiveHand:
    """A private hand in a channel: the interaction that answered with it, and what it shows."""

    table: int
    interaction: discord.Interaction
    within: Context
    reader: Person
    message: int
    shown: PostedHand
    until: float
    lasts: float
    """Until when it can be edited."""


class LiveHands:
    """The private hands that are kept up to date, the one that closes next mostly first."""

    def __init__(self, sender: Sender) -> None:
        self.sender = sender
        self._kept: OrderedDict[TableSeat, LiveHand] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._kept)

    def find(self, place: TableSeat) -> LiveHand | None:
        """The private hand of a seat, if it is kept up to date."""
        return self._kept.get(place)

    def is_answered(self, place: TableSeat, interaction: discord.Interaction) -> bool:
        """Whether a press on the private hand of a seat is being answered."""
        live = self._kept.get(place)
        return live is not None and interaction.message is not None and interaction.message.id == live.message

    def keep(
        self, place: TableSeat, interaction: discord.Interaction, reader: Person, now: float, for_s: float
    ) -> LiveHand | None:
        """Keep the hand up to date with which this interaction was answered. Gives the one that it replaces, which is
        another message. What others see, or what no token of ours leads to, is not kept.
        """
        if not _is_private(interaction):
            return None
        pressed = interaction.message if context(interaction).over else None
        message = pressed.id if pressed is not None else context(interaction).message
        before = self._kept.pop(place, None)
        shown = before.shown if before is not None else PostedHand(0, message, now)
        until, lasts = now + for_s, now + ANSWER_EDITED_S
        self._kept[place] = LiveHand(place[0], interaction, copy_context(), reader, message, shown, until, lasts)
        if len(self._kept) > LIVE_LIMIT:
            self._kept.popitem(last=False)
        return before if before is not None and before.message != message else None

    def take_due(self, now: float) -> list[tuple[TableSeat, LiveHand]]:
        """Take out those whose time is over. The result of a round stays as long as it can be edited: the next hand is
        dealt soon.
        """
        due = [
            (place, live)
            for place, live in self._kept.items()
            if (live.lasts if live.shown.phase == WAITING else live.until) <= now
        ]
        for place, _ in due:
            del self._kept[place]
        return due

    def take_all(self) -> list[LiveHand]:
        """Take out all."""
        found = [*self._kept.values()]
        self._kept.clear()
        return found

    def drop(self, place: TableSeat) -> None:
        """Keep the private hand of a seat up to date no longer."""
        self._kept.pop(place, None)

    async def replace(self, live: LiveHand, view: LayoutView) -> None:
        """Replace a private hand for good. If that is not possible any more, it is gone already."""
        await self.edit(live, view)

    async def edit(self, live: LiveHand, view: LayoutView, picture: Picture | None = None) -> bool:
        """Replace a private hand. Gives False if that is not possible any more."""
        files = [picture.file] if picture is not None else []

        async def send() -> None:
            await self.sender.deliver(
                view, lambda: live.interaction.edit_original_response(view=view, attachments=files)
            )

        try:
            # discord.py finds the way to the answer in the context of the interaction
            await asyncio.create_task(send(), name="edit a private hand", context=live.within)
        except PASSING as fault:
            log.info("a private hand could not be brought up to date: %s", fault or type(fault).__name__)
            return False
        return True


def _is_private(interaction: discord.Interaction) -> bool:
    """Whether the first answer to an interaction is a message that only this person sees, in a server: a new one, or
    the pressed one.
    """
    if interaction.guild_id is None:
        return False
    if interaction.response.type in NEW:
        carried = context(interaction)
        return not carried.promised_to_all and not carried.public
    return context(interaction).over and seen_by_one(interaction.message)
