"""``/table`` and the lobby: opening a table (``open``), its ``options``, its ``people``; and ``/games``
(``my_tables``).
"""

from discord import app_commands

from bot.app import MauMauBot
from bot.words.texts import local
from cogs.tables.my_tables import MyTablesCog, WhichTableCog
from cogs.tables.open import TableCog
from cogs.tables.options import OptionsCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    tables = TableCog(bot.services)
    await bot.add_cog(tables)
    bot.tree.add_command(app_commands.ContextMenu(name=local("menu-challenge"), callback=tables.challenge))
    await bot.add_cog(OptionsCog(bot.services))
    await bot.add_cog(MyTablesCog(bot.services))
    await bot.add_cog(WhichTableCog(bot.services))
