"""``/game``: games that the people of a server write down.

``commands`` are those of saved games. ``drafting`` shows them, begins a draft, and has the buttons of the screen on
which it is written.
"""

from bot.app import MauMauBot
from cogs.games.commands import GameCog
from cogs.games.drafting import Drafting, DraftsCog, GameScreens


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    screens, drafting = GameScreens(bot.services), Drafting(bot.services)
    await bot.add_cog(GameCog(bot.services, screens, drafting))
    await bot.add_cog(DraftsCog(bot.services, screens, drafting))
