"""What is remembered of an interaction from its arrival to its answer.

``sees`` decides who may see what was played in a place. Every list and every view of other people's tables asks it
(``may_see``): it asks nobody, because a list has hundreds of places. Who is called to one table, or told of it, may
also be in its private thread, and that Discord is asked (``Membership.may_see``).

A place is the id of a channel. For a table in a public thread or a forum's post it is the channel above it, because
whoever sees that one sees the thread, also when it is archived and discord.py does not know it. A private thread is a
place of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic

import discord
from discord.ui import Button, LayoutView

from bot.tables.lobby import Location
from bot.tables.table import Refused
from bot.time import MINUTE
from bot.words.texts import Person

ANSWER_EDITED_S = 14 * MINUTE
"""For how long an answer is kept up to date at most, in seconds: Discord lets it be edited for a quarter of an hour."""
_KEY = "context"


@dataclass(slots=True)
class Context:
    """What is known of an interaction. ``reader`` is None until the person was recognised."""

    reader: Person | None = None
    table: int | None = None
    """The table that is meant, if the interaction itself does not name it."""
    cards: Sequence[int] = ()
    """The cards that were tried."""
    arrived: float = field(default_factory=monotonic)
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Answers are sent one after the other."""
    filled: bool = False
    """Whether the message that ``defer`` announced has got its content."""
    over: bool = False
    """Whether the pressed message was replaced."""
    beside: bool = False
    """Whether the pressed message stays as it is, though only the person sees it."""
    back: Button[LayoutView] | None = None
    """The way back to the screen from which this one was chosen."""
    public: bool = False
    """Whether everybody will see the answer. Discord wants to know before, if the answer takes long."""
    message: int = 0
    """The id of the message with which this person alone was answered first, where Discord has told it; 0: none."""
    promised_to_all: bool = False
    """Whether Discord was told so. If then the answer is for this person alone, what was promised is taken back."""

    @property
    def card(self) -> int | None:
        """The first card that was tried."""
        return self.cards[0] if self.cards else None

    @property
    def age_s(self) -> float:
        """Seconds since the interaction arrived."""
        return monotonic() - self.arrived


def context(interaction: discord.Interaction) -> Context:
    found = interaction.extras.get(_KEY)
    if not isinstance(found, Context):
        found = interaction.extras[_KEY] = Context()
    return found


def server_of(interaction: discord.Interaction) -> int:
    """Return the server of an interaction. Raises ``Refused`` in direct messages."""
    if interaction.guild_id is None:
        raise Refused("server-only")
    return interaction.guild_id


def location_of(interaction: discord.Interaction) -> Location:
    """Return the channel of an interaction, as where a table is opened. Raises ``Refused`` in direct messages."""
    if interaction.guild is None or interaction.channel is None:
        raise Refused("server-only")
    channel = interaction.channel
    return Location(interaction.guild.id, channel.id, parent_of(channel), interaction.guild.name)


def break_reference_cycle(interaction: discord.Interaction) -> None:
    """Take apart the circle of an interaction and its response, which nobody uses any more. Otherwise each press would
    stay in memory until the collector of garbage finds it. One that nothing has answered yet may still be deferred.
    """
    if interaction.response.is_done():
        interaction.response._parent = None  # type: ignore[assignment]


def may_see(interaction: discord.Interaction, place: int) -> bool:
    """Whether this person may see what was played in a place of the server: they ask there, or see it."""
    if interaction.guild is None or not isinstance(interaction.user, discord.Member):
        return False
    return interaction.channel_id == place or sees(interaction.user, place)


def sees(member: discord.Member, place: int) -> bool:
    """Whether a member sees a place of the server.

    What cannot be found, or not be decided without asking Discord, is hidden: a deleted channel, an archived thread of
    which nobody has noted where it is, and who is in a private thread. Who manages threads sees private ones.
    """
    found = member.guild.get_channel_or_thread(place)
    channel = found.parent if isinstance(found, discord.Thread) else found
    if channel is None:
        return False
    allowed = channel.permissions_for(member)
    private = isinstance(found, discord.Thread) and found.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


def parent_of(channel: object) -> int | None:
    """Return the channel above a public thread; None for any other channel. It is saved with a table."""
    if isinstance(channel, discord.Thread) and not channel.is_private():
        return channel.parent_id
    return None
