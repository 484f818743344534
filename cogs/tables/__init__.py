"""Tables: opening them, sitting down and rising, and lists of them (``commands``, ``screens``); what a host sets
(``options``); who is invited, and plays once more (``guests``); and of which new tables people want to hear
(``wishes``).
"""

from discord import app_commands

from bot.app import MauMauBot
from bot.screens.games import game_name
from bot.screens.page import SERVER_NAME_CHARACTERS, table_link
from bot.tables.table import Table
from bot.words import names
from bot.words.texts import local
from cogs.play.session import Sessions
from cogs.play.typed import Typed
from cogs.play.votes import VoteCommands
from cogs.tables.commands import MyTablesCog, TableCog, WhichTableCog
from cogs.tables.options import OptionsCog
from cogs.tables.wishes import Wishes, WishStore


async def setup(bot: MauMauBot) -> None:
    services = bot.services

    async def tell(table: Table, person: int) -> None:
        """Tell somebody that a table has opened of which they want to know."""
        game = game_name(table, await services.preferences.reader(person))
        where = names.escape(table.notes.origin.where, SERVER_NAME_CHARACTERS)
        await services.messages.notify(person, "wish-told", game=game, where=where, link=table_link(table))

    wishes = WishStore(services.store.database)
    told = Wishes(wishes, services.membership.may_come, services.lobbies.check_may_sit, tell, services.wall)
    tables = TableCog(services, told)
    sessions = Sessions(services)
    votes = VoteCommands(services, sessions, Typed(services, sessions))
    await bot.add_cog(tables)
    if (group := tables.app_command) is not None:
        for command in votes.make_commands():
            group.add_command(command)
    bot.tree.add_command(app_commands.Command(name="open", description=local("cmd-open"), callback=tables.open))
    bot.tree.add_command(app_commands.ContextMenu(name=local("menu-challenge"), callback=tables.challenge))
    await bot.add_cog(OptionsCog(services))
    await bot.add_cog(MyTablesCog(services, wishes))
    await bot.add_cog(WhichTableCog(services))
