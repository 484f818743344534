"""``/table`` and the lobby: opening a table (``open``), its ``options``, its ``people``."""

from bot.app import MauMauBot
from cogs.table.open import TableCog
from cogs.table.options import OptionsCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(TableCog(bot.services))
    await bot.add_cog(OptionsCog(bot.services))
