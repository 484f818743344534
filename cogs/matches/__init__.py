"""What is left of matches: ``standings`` are the leaderboard and what a person has won, ``history`` are finished
matches and films, ``analyse`` their chances.
"""

from bot.app import MauMauBot
from cogs.matches.analyse import AnalyseCog
from cogs.matches.history import HistoryCog
from cogs.matches.standings import LeaderboardCog, StatsCog


async def setup(bot: MauMauBot) -> None:
    await bot.add_cog(AnalyseCog(bot.services))
    await bot.add_cog(HistoryCog(bot.services))
    await bot.add_cog(LeaderboardCog(bot.services))
    await bot.add_cog(StatsCog(bot.services))
