"""As little as a bot can be, for comparison."""

from __future__ import annotations

import discord


class Bare(discord.Client):
    """As little as a bot can be: it answers a button with a text for one person."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def setup_hook(self) -> None:
        self.add_view(BareView())


class BareView(discord.ui.View):
    """One button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button[BareView]) -> None:
        """Answer."""
        await interaction.response.send_message("Pressed.", ephemeral=True)
