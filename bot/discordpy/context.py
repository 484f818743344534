"""What an interaction carries along from its arrival to its answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic

import discord

_KEY = "context"


@dataclass(slots=True)
class Context:
    """What is known of an interaction. ``locale`` is empty as long as nobody has looked what its person reads."""

    locale: str = ""
    preferences: Mapping[str, str] = field(default_factory=dict)
    """What the person has chosen, by name."""
    table: int | None = None
    """The table that is meant, where the interaction itself does not name it."""
    card: int | None = None
    """The card that was tried."""
    arrived: float = field(default_factory=monotonic)
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One thing is answered after the other."""
    filled: bool = False
    """The message that was announced (*thinking*) stands there."""
    over: bool = False
    """Something was answered in place of the pressed message."""

    @property
    def age_s(self) -> float:
        """Seconds since it has arrived."""
        return monotonic() - self.arrived


def context(interaction: discord.Interaction) -> Context:
    """What this interaction carries along."""
    found = interaction.extras.get(_KEY)
    if not isinstance(found, Context):
        found = interaction.extras[_KEY] = Context()
    return found
