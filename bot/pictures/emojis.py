"""Stand-in until the pictures land."""

from __future__ import annotations

import discord

from rules.cards import pretty


class Faces:
    """Plain faces."""

    @classmethod
    def plain(cls) -> Faces:
        """None."""
        return cls()

    def text(self, card: int, four_colour: bool = False) -> str:
        """Text."""
        return pretty(card)

    def emoji(self, card: int, four_colour: bool = False) -> discord.PartialEmoji | None:
        """None."""
        return None


async def ensure_emojis(client: discord.Client) -> Faces:
    """None."""
    return Faces.plain()
