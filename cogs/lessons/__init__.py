"""Learning a game: ``learn`` has the lessons, ``help`` also the rules."""

from bot.app import MauMauBot
from cogs.lessons.help import HelpCog
from cogs.lessons.learn import LearnCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(HelpCog(bot))
    await bot.add_cog(LearnCog(bot.services))
