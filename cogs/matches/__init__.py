"""What is left of matches, a module for each command: ``leaderboard``, ``stats``, ``history``, ``analyse``, and the
deal of the day (``solitaire``).
"""

from bot.app import MauMauBot
from cogs.matches.analyse import AnalyseCog
from cogs.matches.history import HistoryCog
from cogs.matches.leaderboard import LeaderboardCog
from cogs.matches.solitaire import SolitaireCog
from cogs.matches.stats import StatsCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(AnalyseCog(bot.services))
    await bot.add_cog(HistoryCog(bot.services))
    await bot.add_cog(LeaderboardCog(bot.services))
    await bot.add_cog(SolitaireCog(bot.services))
    await bot.add_cog(StatsCog(bot.services))
