"""What is left of matches: ``standings`` are the leaderboard and what a person has won."""

from bot.app import MauMauBot
from bot.matches.podium import SeasonPodium
from bot.people.preferences import SEASONS
from cogs.matches.standings import LeaderboardCog, StatsCog


async def setup(bot: MauMauBot) -> None:
    services = bot.services
    podium = SeasonPodium(
        services.store.standings,
        services.sender,
        services.preferences,
        services.wall,
        services.channel_for(SEASONS),
        services.settings.mine,
        is_there=services.membership.check_there,
        titles=services.offers.titles,
    )
    await bot.add_cog(LeaderboardCog(services, podium))
    await bot.add_cog(StatsCog(bot.services))
