"""What is remembered of an interaction from its arrival to its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic

import discord

from bot.tables.table import Refused

_KEY = "context"


@dataclass(slots=True)
class Context:
    """What is known of an interaction. ``locale`` is empty until the person's language was looked up."""

    locale: str = ""
    preferences: Mapping[str, str] = field(default_factory=dict)
    """The person's preferences, by name."""
    table: int | None = None
    """The table that is meant, if the interaction itself does not name it."""
    cards: Sequence[int] = ()
    """The cards that were tried."""
    arrived: float = field(default_factory=monotonic)
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Answers are sent one after the other."""
    filled: bool = False
    """Whether the message that ``thinking`` announced has got its content."""
    over: bool = False
    """Whether the pressed message was replaced."""
    public: bool = False
    """Whether everybody will see the answer. Discord wants to know before, if the answer takes long."""

    @property
    def card(self) -> int | None:
        """The first card that was tried."""
        return self.cards[0] if self.cards else None

    @property
    def age_s(self) -> float:
        """Seconds since the interaction arrived."""
        return monotonic() - self.arrived


def context(interaction: discord.Interaction) -> Context:
    """Give the context of an interaction."""
    found = interaction.extras.get(_KEY)
    if not isinstance(found, Context):
        found = interaction.extras[_KEY] = Context()
    return found


def server_of(interaction: discord.Interaction) -> int:
    """Give the server of an interaction. Raises ``Refused`` in direct messages."""
    if interaction.guild_id is None:
        raise Refused("server-only")
    return interaction.guild_id


def let_go(interaction: discord.Interaction) -> None:
    """Take apart the circle of an interaction and its response, which nobody uses any more. Otherwise each press would
    stay in memory until the collector of garbage finds it. One that nothing has answered yet may still be deferred.
    """
    if interaction.response.is_done():
        interaction.response._parent = None  # type: ignore[assignment]
