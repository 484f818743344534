"""The options of a lobby: its game, the options of that, and the settings of the table."""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import Label, Modal, TextDisplay, TextInput

from bot.discord.router import on_press, value, written
from bot.games.screens import games_offered
from bot.people.preferences import reader
from bot.screens.components import OPTION_CHARACTERS, TITLE_CHARACTERS, TablePress
from bot.screens.games import explained, option_name, option_value, told_choices
from bot.screens.lobby import (
    FormPress,
    GamePress,
    OptionPress,
    OptionsPress,
    ValuePress,
    WritePress,
    options_view,
)
from bot.services import Services
from bot.tables.repository import Tables
from bot.tables.table import TABLE_SETTINGS, Refused, Table
from rules.options import Option
from rules.plain_text import caseless


class OptionsCog(commands.Cog):
    """The buttons, selects and forms of the screen of options. Only the host of a lobby may use them."""

    def __init__(self, services: Services) -> None:
        self.tables, self.lobbies, self.games = services.tables, services.lobbies, services.games
        self.preferences, self.rights = services.preferences, services.rights
        self.answers, self.responder, self.painter = services.answers, services.responder, services.painter

    @on_press(OptionsPress)
    async def press_options(self, interaction: discord.Interaction, press: OptionsPress) -> None:
        """*Options*: show the options screen to the host."""
        await self._options(interaction, await own_lobby(self.tables, interaction, press))

    @on_press(GamePress)
    async def press_game(self, interaction: discord.Interaction, press: GamePress) -> None:
        """Another game was chosen."""
        table, game = await own_lobby(self.tables, interaction, press), value(interaction)
        if game == table.game.name:
            await self._options(interaction, table)
            return
        source = await self.games.source(table.server, game)
        options = await self.preferences.new_rules(table.server, source)
        outcome = await self.lobbies.choose_game(press.table, interaction.user.id, source, options)
        await self._options(interaction, outcome.table)

    @on_press(OptionPress)
    async def press_option(self, interaction: discord.Interaction, press: OptionPress) -> None:
        """An option was chosen: offer its values, or to type one."""
        table, name = await own_lobby(self.tables, interaction, press), value(interaction)
        if name not in {**table.game.options, **TABLE_SETTINGS}:
            raise Refused("bad-value")
        await self._options(interaction, table, name)

    @on_press(FormPress)
    async def press_form(self, interaction: discord.Interaction, press: FormPress) -> None:
        """*Type a value*: ask for it in a form."""
        table = await own_lobby(self.tables, interaction, press)
        if press.argument not in table.game.options:  # the game was changed since
            raise Refused("moved-on")
        await self.responder.ask(interaction, _ask(table, press.argument, reader(interaction)))

    @on_press(ValuePress)
    async def press_value(self, interaction: discord.Interaction, press: ValuePress) -> None:
        """A value was chosen."""
        await self._set(interaction, press, value(interaction))

    @on_press(WritePress)
    async def press_write(self, interaction: discord.Interaction, press: WritePress) -> None:
        """A value was typed."""
        await self._set(interaction, press, written(interaction))

    async def _set(self, interaction: discord.Interaction, press: ValuePress | WritePress, given: str) -> None:
        table = await self.tables.get(press.table)
        declared = {option.name: option for option in table.game.book.options}
        name = press.argument
        if name not in declared and name not in TABLE_SETTINGS:
            raise Refused("bad-value")
        meant = declared[name].read(_own_word(declared[name], given, interaction)) if name in declared else given
        outcome = await self.lobbies.set_option(press.table, interaction.user.id, name, meant)
        await self._options(interaction, outcome.table, name)

    async def _options(self, interaction: discord.Interaction, table: Table, opened: str = "") -> None:
        own = games_offered(await self.games.all(table.server), table.game.source)
        saves = await self.rights.manages(interaction)
        self.painter.public.unfollow_lobby(table)
        await self.answers.show(interaction, options_view(table, reader(interaction), opened, saves=saves, own=own))


async def own_lobby(tables: Tables, interaction: discord.Interaction, press: TablePress) -> Table:
    """Give the table, if the person is its host and the match has not begun. Raises ``Refused``."""
    table = await tables.get(press.table)
    if table.host != interaction.user.id:
        raise Refused("not-the-host", host=f"<@{table.host}>")
    if table.state is not None:
        raise Refused("already-started")
    return table


def _own_word(option: Option, given: str, interaction: discord.Interaction) -> str:
    """Give the option's own word for a choice that was written in the reader's language; other input is given back."""
    locale, said = reader(interaction), caseless(given)
    return next((word for word in option.words if caseless(option_value(locale, word)) == said), given)


def _ask(table: Table, name: str, locale: str) -> Modal:
    """A form to write an option's value."""
    declared = {option.name: option for option in table.game.book.options}[name]
    title = option_name(table.game.book, name, locale)
    modal = Modal(title=title[:TITLE_CHARACTERS], custom_id=WritePress(table.id, argument=name).id)
    field: TextInput[Modal] = TextInput(
        default=option_value(locale, table.game.options[name]), max_length=WritePress.longest
    )
    modal.add_item(TextDisplay("\n".join(explained(table.game, name, locale))))
    told = told_choices(declared, locale)[:OPTION_CHARACTERS]
    modal.add_item(Label(text=title[:TITLE_CHARACTERS], description=told, component=field))
    modal.stop()
    return modal
