"""Who is good: the leaderboard of a server, and what somebody has done there. An extension.

``results`` adds up results as they come: ``accounts`` are the sums, ``rating`` is the strength of a person. ``recount``
computes them anew. ``store`` reads them, and has statistics. ``boards`` show leaderboards, ``podium`` is told when a
month is over; ``commands`` are what people type and press.
"""

from bot.app import MauMauBot
from bot.people.preferences import SEASONS
from cogs.people.announcer import Announcing, channel_for
from cogs.standings.commands import LeaderboardCog, StatsCog
from cogs.standings.podium import SeasonPodium
from cogs.standings.results import Standings


async def setup(bot: MauMauBot) -> None:
    services = bot.services
    standings = Standings(services.store.database)
    podium = SeasonPodium(
        standings.standings,
        Announcing.by(services),
        channel_for(SEASONS, services),
        is_there=services.membership.check_member,
        titles=services.offers.titles,
    )
    stats = StatsCog(services, standings)
    await bot.add_cog(stats)
    await bot.add_cog(LeaderboardCog(services, standings, podium, stats))
