"""The play clock runs while people can play."""

from __future__ import annotations

from discord.ext import commands

from bot.app import MauMauBot


class ClockCog(commands.Cog):
    """Tells the play clock when Discord can be reached."""

    def __init__(self, bot: MauMauBot) -> None:
        self.clock, self.store = bot.clock, bot.store

    async def cog_load(self) -> None:
        """The time goes on from where it stopped."""
        played = await self.store.played()
        if played is not None:
            self.clock.set(played)

    @commands.Cog.listener("on_connect")
    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    async def run(self) -> None:
        """People can play from now on."""
        self.clock.run()

    @commands.Cog.listener("on_disconnect")
    async def stand(self) -> None:
        """Nobody can play until the connection is back."""
        self.clock.stand()


async def setup(bot: MauMauBot) -> None:
    """Load this."""
    await bot.add_cog(ClockCog(bot))
