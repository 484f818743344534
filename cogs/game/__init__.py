"""``/game``: games that the people of a server write down."""

from bot.app import MauMauBot
from cogs.game.commands import GameCog


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(GameCog(bot.services))
