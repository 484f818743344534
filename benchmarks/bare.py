"""The smallest possible bot, for comparison."""

from __future__ import annotations

import discord


class Bare(discord.Client):
    """Answers a button with a text for one person."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        self.add_view(BareView())


class BareView(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button[BareView]) -> None:
        await interaction.response.send_message("Pressed.", ephemeral=True)
