"""``/game``: games that the people of a server write down.

``commands`` are those of saved games and ``screens`` their screens. ``drafting`` begins a draft, ``drafts`` are the
buttons of the screen on which it is written.
"""

from bot.app import MauMauBot
from cogs.game.commands import GameCog
from cogs.game.drafting import Drafting
from cogs.game.drafts import DraftsCog
from cogs.game.screens import GameScreens


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    screens, drafting = GameScreens(bot.services), Drafting(bot.services)
    await bot.add_cog(GameCog(bot.services, screens, drafting))
    await bot.add_cog(DraftsCog(bot.services, screens, drafting))
