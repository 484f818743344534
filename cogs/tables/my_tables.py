"""``/games``: a person's tables in all servers; ``/tables``: those of a server that take players; and the choice of a
table, where several may be meant.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.context import context, may_see
from bot.discord.router import on_press, value
from bot.people.preferences import reader
from bot.screens.components import number
from bot.screens.my_tables import (
    MyTablesPress,
    OpenTablesPress,
    TablesPagePress,
    WhichTablePress,
    my_tables_view,
    open_tables_view,
    which_table_view,
)
from bot.services import Services
from bot.tables.table import Refused
from bot.words.texts import local


class MyTablesCog(commands.Cog):
    """The tables of one person, and those at which they could sit down."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers
        self.tables, self.of_server = services.tables, services.store.open_tables.of_server

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

    @app_commands.command(name="tables", description=local("cmd-tables"))
    @app_commands.guild_only()
    async def open_tables(self, interaction: discord.Interaction) -> None:
        """List the tables of the server that take players, as far as the person may see them."""
        await self._open_tables(interaction)

    @on_press(OpenTablesPress)
    async def press_open_tables(self, interaction: discord.Interaction, press: OpenTablesPress) -> None:
        """*◀* or *▶*."""
        await self._open_tables(interaction, press.page)

    async def _open_tables(self, interaction: discord.Interaction, page: int = 0) -> None:
        person, numbers = interaction.user.id, await self.of_server(interaction.guild_id or 0)
        found = [
            table
            for table in await self.tables.readable(numbers)
            if table.takes_players
            and table.seat_of(person) is None
            and person not in table.notes.guests.barred
            and may_see(interaction, table.seen_in)
        ]
        await self.answers.show(interaction, open_tables_view(found, reader(interaction), page))


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
