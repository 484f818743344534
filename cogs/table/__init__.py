"""``/table`` and the lobby: opening a table, its options and its people."""

from bot.app import MauMauBot
from cogs.table.open import TableCog


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(TableCog(bot.services))
