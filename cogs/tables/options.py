"""What the host of a lobby sets: the game, its options, the settings of the table, computer players, teams; and the
panel on which that begins.
"""

from __future__ import annotations

import discord
from discord.ext import commands
from discord.ui import Label, Modal, TextDisplay, TextInput

from bot.discord.router import field_value, on_press, value, values
from bot.people.preferences import reader_of
from bot.screens.components import OPTION_CHARACTERS, TITLE_CHARACTERS, TablePress, notice_view, number
from bot.screens.games import describe_choices, option_help, option_name, option_value
from bot.screens.lobby import (
    ALL_OPTIONS,
    OPTION_PAGES,
    OTHER_GAME,
    SIDES,
    ComputerPress,
    DismissPress,
    LevelPress,
    OptionPress,
    OptionsPress,
    PartnersPress,
    host_view,
)
from bot.screens.page import Page
from bot.services import Services
from bot.tables.repository import Tables
from bot.tables.table import TABLE_SETTINGS, Refused, Stage, Table
from bot.words.texts import Person
from cogs.tables.screens import FormPress, GamePress, TeamPress, ValuePress, WritePress, computer_seated, options_view
from rules.options import Option
from rules.plain_text import caseless


class Panels:
    """Shows the host of a lobby their panel."""

    def __init__(self, services: Services) -> None:
        self.answers, self.painter = services.answers, services.painter

    async def show(
        self, interaction: discord.Interaction, table: Table, note: str = "", *, more: bool | None = None
    ) -> None:
        """Show the host of a lobby their panel. From now on that message follows the lobby. ``more``: with what
        everybody has behind *More*; None: as the message has been.
        """
        reader = reader_of(interaction)
        more = self.painter.public.follow_lobby(table, interaction, reader, more=more)
        await self.answers.show(interaction, host_view(Page(table, reader), note, more=more))


class OptionsCog(commands.Cog):
    """The buttons, selects and forms with which the host of a lobby sets something, and *Add a computer* at a match."""

    def __init__(self, services: Services) -> None:
        self.tables, self.lobbies, self.offers = services.tables, services.lobbies, services.offers
        self.preferences, self.rights = services.preferences, services.rights
        self.answers, self.responder, self.painter = services.answers, services.responder, services.painter
        self.panels = Panels(services)

    @on_press(ComputerPress)
    async def press_computer(self, interaction: discord.Interaction, press: ComputerPress) -> None:
        await self._add_computer(interaction, press.table, press.argument or None)

    @on_press(LevelPress)
    async def press_level(self, interaction: discord.Interaction, press: LevelPress) -> None:
        """The level of one more computer player was chosen."""
        await self._add_computer(interaction, press.table, value(interaction))

    @on_press(DismissPress)
    async def press_dismiss(self, interaction: discord.Interaction, press: DismissPress) -> None:
        """*Remove a computer*: the last one that has sat down."""
        table = (await self.lobbies.dismiss_computer(press.table, interaction.user.id)).table
        await self.panels.show(interaction, table)

    @on_press(TeamPress)
    async def press_team(self, interaction: discord.Interaction, press: TeamPress) -> None:
        """The first team was chosen."""
        seats = [number(chosen) for chosen in values(interaction)]
        table = (await self.lobbies.set_partners(press.table, interaction.user.id, seats, press.prompt)).table
        await self.panels.show(interaction, table)

    async def _add_computer(self, interaction: discord.Interaction, number: int, level: str | None) -> None:
        """Seat one more computer player, and tell who has added it: the host, or anybody where a match waits."""
        table, reader = await self.tables.get(number), reader_of(interaction)
        if table.notes.origin.event:
            raise Refused("event-table")
        if table.stage is Stage.LOBBY and table.host != interaction.user.id:
            raise Refused("not-the-host", host=f"<@{table.host}>")
        if table.stage is not Stage.LOBBY and table.complete:
            raise Refused("already-started")
        if not table.has_room:
            raise Refused("table-full", most=table.game.seats[1])
        table = (await self.lobbies.add_computer(number, interaction.user.id, level)).table
        if table.stage is Stage.LOBBY:
            await self.panels.show(interaction, table, computer_seated(Page(table, reader)))
        else:
            await self.answers.show(interaction, notice_view(computer_seated(Page(table, reader))))

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
