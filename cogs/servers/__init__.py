"""For who manages a server: its desk, and ``/about`` (``server``)."""

from bot.app import MauMauBot
from cogs.servers.server import AboutCog, ServerCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(AboutCog(bot))
    await bot.add_cog(ServerCog(bot.services))
