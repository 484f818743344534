"""``/table`` and the lobby: opening a table (``open``), its ``options``, its ``people``; and ``/games``
(``my_tables``).
"""

from bot.app import MauMauBot
from cogs.tables.my_tables import MyTablesCog, WhichTableCog
from cogs.tables.open import TableCog
from cogs.tables.options import OptionsCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(TableCog(bot.services))
    await bot.add_cog(OptionsCog(bot.services))
    await bot.add_cog(MyTablesCog(bot.services))
    await bot.add_cog(WhichTableCog(bot.services))
