"""Playing: what people do with their cards, by buttons and from the keyboard."""

from bot.app import MauMauBot
from cogs.play.buttons import PlayButtonsCog
from cogs.play.commands import PlayCog
from cogs.play.session import PlaySession


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    answers = PlaySession(bot)
    bot.choices["hand"] = answers.hand
    await bot.add_cog(PlayButtonsCog(bot, answers))
    await bot.add_cog(PlayCog(bot, answers))
