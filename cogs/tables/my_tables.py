"""``/games``: a person's tables in all servers; and the choice of a table, where several may be meant."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.context import context
from bot.discord.router import on_press, value
from bot.people.preferences import reader
from bot.screens.my_tables import MyTablesPress, TablesPagePress, WhichTablePress, my_tables_view, which_table_view
from bot.screens.press import number
from bot.services import Services
from bot.tables.table import Refused
from bot.words.texts import local


class MyTablesCog(commands.Cog):
    """The tables of one person."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers

    @app_commands.command(name="games", description=local("cmd-games"))
    async def games(self, interaction: discord.Interaction) -> None:
        """List the tables at which the person is seated, in every server."""
        await self._games(interaction)

    @on_press(MyTablesPress)
    async def press_page(self, interaction: discord.Interaction, press: MyTablesPress) -> None:
        """*◀* or *▶*."""
        await self._games(interaction, press.page)

    async def _games(self, interaction: discord.Interaction, page: int = 0) -> None:
        person = interaction.user.id
        view = my_tables_view(await self.access.own(person), person, reader(interaction), page)
        await self.answers.show(interaction, view)


class WhichTableCog(commands.Cog):
    """The list of tables, and the operation at the chosen one."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers

    @on_press(TablesPagePress)
    async def press_page(self, interaction: discord.Interaction, press: TablesPagePress) -> None:
        """*◀* or *▶*."""
        self.access.after_choice(press.subject)
        tables = await self.access.candidates(interaction, press.subject)
        if not tables:
            raise Refused("nothing-listed")
        view = which_table_view(tables, press.subject, reader(interaction), press.page)
        await self.answers.show(interaction, view)

    @on_press(WhichTablePress)
    async def press_which(self, interaction: discord.Interaction, press: WhichTablePress) -> None:
        """A table was chosen from the offered ones."""
        chosen, operation = number(value(interaction)), self.access.after_choice(press.subject)
        for table in await self.access.candidates(interaction, press.subject):
            if table.id == chosen:
                context(interaction).table = table.id
                await self.access.check_presence(table, interaction)
                await operation(interaction, table)
                return
        raise Refused("moved-on")
