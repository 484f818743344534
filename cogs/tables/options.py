"""What the host of a lobby sets: the game, its options, the settings of the table, computer players, teams."""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import Label, Modal, TextDisplay, TextInput

from bot.discord.router import field_value, on_press, value
from bot.people.preferences import reader_of
from bot.screens.components import OPTION_CHARACTERS, TITLE_CHARACTERS, TablePress
from bot.screens.games import describe_choices, option_help, option_name, option_value
from bot.screens.lobby import ALL_OPTIONS, OPTION_PAGES, OTHER_GAME, SIDES, OptionPress, OptionsPress, PartnersPress
from bot.screens.page import Page
from bot.services import Services
from bot.tables.repository import Tables
from bot.tables.table import TABLE_SETTINGS, Refused, Stage, Table
from bot.words.texts import Person
from cogs.tables.screens import FormPress, GamePress, ValuePress, WritePress, options_view
from rules.options import Option
from rules.plain_text import caseless


class OptionsCog(commands.Cog):
    """The buttons, selects and forms of the screen of options. Only the host of a lobby may use them."""

    def __init__(self, services: Services) -> None:
        self.tables, self.lobbies, self.offers = services.tables, services.lobbies, services.offers
        self.preferences, self.rights = services.preferences, services.rights
        self.answers, self.responder, self.painter = services.answers, services.responder, services.painter

    @on_press(OptionsPress)
    async def press_options(self, interaction: discord.Interaction, press: OptionsPress) -> None:
        """*Options* of an earlier version: all that can be set."""
        await self._options(interaction, await own_lobby(self.tables, interaction, press), ALL_OPTIONS)

    @on_press(PartnersPress)
    async def press_partners(self, interaction: discord.Interaction, press: PartnersPress) -> None:
        """*Teams* of an earlier version: ask the host who plays in the first team."""
        table = await own_lobby(self.tables, interaction, press)
        if not table.chooses_partners:
            raise Refused("no-teams")
        await self._options(interaction, table, SIDES)

    @on_press(GamePress)
    async def press_game(self, interaction: discord.Interaction, press: GamePress) -> None:
        """Another game was chosen."""
        table, game = await own_lobby(self.tables, interaction, press), value(interaction)
        if game == table.game.name:
            await self._options(interaction, table, OTHER_GAME)
            return
        source = await self.offers.source(table.server, game)
        options = await self.preferences.new_rules(table.server, source)
        outcome = await self.lobbies.choose_game(press.table, interaction.user.id, source, options)
        await self._options(interaction, outcome.table, OTHER_GAME)

    @on_press(OptionPress)
    async def press_option(self, interaction: discord.Interaction, press: OptionPress) -> None:
        """Something to be set was chosen: offer its values, or to type one."""
        table, name = await own_lobby(self.tables, interaction, press), value(interaction)
        if name not in {**table.game.options, **TABLE_SETTINGS} and name not in OPTION_PAGES:
            raise Refused("bad-value")
        if name == SIDES and not table.chooses_partners:
            raise Refused("no-teams")
        await self._options(interaction, table, name)

    @on_press(FormPress)
    async def press_form(self, interaction: discord.Interaction, press: FormPress) -> None:
        """*Type a value*: ask for it in a form."""
        table = await own_lobby(self.tables, interaction, press)
        if press.argument not in table.game.options:  # the game was changed since
            raise Refused("moved-on")
        await self.responder.ask(interaction, _ask(table, press.argument, reader_of(interaction)))

    @on_press(ValuePress)
    async def press_value(self, interaction: discord.Interaction, press: ValuePress) -> None:
        """A value was chosen."""
        await self._set(interaction, press, value(interaction))

    @on_press(WritePress)
    async def press_write(self, interaction: discord.Interaction, press: WritePress) -> None:
        """A value was typed."""
        await self._set(interaction, press, field_value(interaction))

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
        own = await self.offers.options(table.server, table.game.source)
        saves = await self.rights.manages(interaction)
        self.painter.public.unfollow_lobby(table)
        await self.answers.show(
            interaction, options_view(Page(table, reader_of(interaction)), opened, saves=saves, own=own)
        )


async def own_lobby(tables: Tables, interaction: discord.Interaction, press: TablePress) -> Table:
    """Return the table, if the person is its host and the match has not begun. Raises ``Refused``."""
    table = await tables.get(press.table)
    if table.notes.origin.event:
        raise Refused("event-table")
    if table.host != interaction.user.id:
        raise Refused("not-the-host", host=f"<@{table.host}>")
    if table.stage is not Stage.LOBBY:
        raise Refused("already-started")
    return table


def _own_word(option: Option, given: str, interaction: discord.Interaction) -> str:
    """Return the option's own word for a choice that was written in the reader's language; other input as it is."""
    reader, said = reader_of(interaction), caseless(given)
    return next((word for word in option.words if caseless(option_value(reader, word)) == said), given)


def _ask(table: Table, name: str, reader: Person) -> Modal:
    """A form to write an option's value."""
    declared = {option.name: option for option in table.game.book.options}[name]
    title = option_name(table.game.book, name, reader)
    modal = Modal(title=title[:TITLE_CHARACTERS], custom_id=WritePress(table.id, argument=name).id)
    field: TextInput[Modal] = TextInput(
        default=option_value(reader, table.game.options[name]), max_length=WritePress.longest
    )
    modal.add_item(TextDisplay("\n".join(option_help(table.game, name, reader))))
    told = describe_choices(declared, reader)[:OPTION_CHARACTERS]
    modal.add_item(Label(text=title[:TITLE_CHARACTERS], description=told, component=field))
    modal.stop()
    return modal
