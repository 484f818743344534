"""``/help``: what somebody would like to play, a row with a button each, and the way to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Button, LayoutView, Section, Separator, TextDisplay

from bot.discord.context import context
from bot.discord.router import on_press, value, works_in_dms
from bot.people.preferences import PAGES, reader_of
from bot.screens.components import (
    GREEN,
    LABEL,
    Labelled,
    Press,
    ScreenPart,
    SubjectPress,
    button,
    framed_view,
    own_button,
    select,
    select_option,
)
from bot.screens.doors import (
    AboutPress,
    BestPress,
    EventsPress,
    GameListPress,
    HelpPress,
    MatchesPress,
    PositionPress,
)
from bot.screens.games import game_name
from bot.screens.lobby import OpenPress
from bot.screens.page import SERVER_NAME_CHARACTERS, HandPress, LearnPress, PlayNowPress, RulesPress
from bot.services import Services
from bot.tables.table import Refused, Table
from bot.words import names
from bot.words.texts import Person, local
from cogs.people.screens import SettingsPress
from cogs.tables.screens import MyTablesPress, OpenTablesPress
from rules.catalogue import RULEBOOKS


class HelpMorePress(SubjectPress, op="help-more"):
    """*More …*: something else was chosen."""


class TypingPress(Labelled, SubjectPress, op="typing"):
    """*Play by typing*."""


class More(NamedTuple):
    """Something to be chosen below the rows: what it leads to, its sign, the keys of its name and a sentence. Whether
    it is there in servers only (True), in direct messages only (False) or everywhere; and only for managers.
    """

    press: Press
    sign: str
    name: str
    about: str
    in_server: bool | None = None
    managed: bool = False


def _more(press: Labelled, sign: str, about: str, *, in_server: bool | None = None) -> More:
    return More(press, sign, LABEL.key(press.label), about, in_server)


MORE = (
    More(LearnPress(within=True), "🎒", "help-learn", ""),
    _more(RulesPress(0, f"essentials.{next(iter(RULEBOOKS))}"), "📖", "cmd-rules"),
    _more(OpenTablesPress(0), "👥", "cmd-games", in_server=True),
    _more(MyTablesPress(0), "📋", "cmd-games", in_server=False),
    _more(BestPress(), "🏆", "cmd-leaderboard", in_server=True),
    _more(MatchesPress(), "🎬", "cmd-leaderboard", in_server=True),
    _more(EventsPress(), "⚔️", "cmd-event", in_server=True),
    _more(GameListPress(), "📝", "cmd-workshop", in_server=True),
    More(SettingsPress(next(iter(PAGES["person"]))), "⚙️", "help-me", "cmd-me"),
    _more(TypingPress(), "✏️", ""),
    More(SettingsPress(next(iter(PAGES["server"]))), "🔧", "help-settings", "cmd-settings", True, True),
    _more(AboutPress(), "👋", "", in_server=True),
)
"""Past matches are a tab of the leaderboard: they stand here where that is not there."""


def help_view(reader: Person, waiting: Table | None, more: Sequence[More], *, in_server: bool) -> LayoutView:
    """What somebody would like to play: a table that is ``waiting``, a round, a table of their own, or a puzzle; and
    ``more`` to choose from.
    """
    parts: list[ScreenPart] = [TextDisplay(reader.text("help-title"))]
    if waiting is not None:
        until = waiting.clock_of("turn") if "turn" in waiting.deadlines else ""
        where = names.escape(waiting.notes.origin.where, SERVER_NAME_CHARACTERS)
        small = " · ".join(filter(None, [game_name(waiting, reader), where, until]))
        told = f"**{reader.text('games-yours')}**\n-# {small}"
        parts.append(_row(told, button(HandPress(waiting.id), reader.text("button-play"), discord.ButtonStyle.primary)))
    parts.append(_row(reader.text("help-now"), own_button(reader, PlayNowPress(), discord.ButtonStyle.success, "▶️")))
    if in_server:
        parts.append(_row(reader.text("help-friends"), own_button(reader, OpenPress())))
    parts.append(_row(reader.text("help-puzzle"), button(PositionPress(), reader.text("help-solve"))))
    options = [
        select_option(reader.text(one.name), one.name, reader.text(one.about) if one.about else None, emoji=one.sign)
        for one in more
    ]
    parts += [
        Separator(),
        TextDisplay(reader.text("help-rules")),
        select(HelpMorePress(), reader.text("help-more"), options),
    ]
    return framed_view(GREEN, parts)


def _row(told: str, does: Button[LayoutView]) -> Section[LayoutView]:
    return Section(TextDisplay(told), accessory=does)


class HelpCog(commands.Cog):
    """``/help``."""

    def __init__(self, services: Services) -> None:
        self.access, self.answers = services.access, services.answers
        self.router, self.rights = services.router, services.rights

    @app_commands.command(name="help", description=local("cmd-help"))
    @works_in_dms
    async def help(self, interaction: discord.Interaction) -> None:
        """Ask what somebody would like to play."""
        await self.answers.show(interaction, await self._view(interaction))

    @on_press(HelpPress)
    async def press_help(self, interaction: discord.Interaction, press: HelpPress) -> None:
        await self.answers.show(interaction, await self._view(interaction))

    @on_press(HelpMorePress)
    async def press_more(self, interaction: discord.Interaction, press: HelpMorePress) -> None:
        """Go where the choice leads."""
        chosen = value(interaction)
        found = next((one for one in await self._list_more(interaction) if one.name == chosen), None)
        if found is None:
            raise Refused("moved-on")
        context(interaction).back = button(HelpPress(), reader_of(interaction).text("button-previous"), emoji="↩️")
        await self.router.pass_on(interaction, found.press)

    @on_press(TypingPress)
    async def press_typing(self, interaction: discord.Interaction, press: TypingPress) -> None:
        """*Play by typing*: what ``/play`` understands."""
        reader = reader_of(interaction)
        await self.answers.show(interaction, framed_view(GREEN, [TextDisplay(reader.text("help-typing"))]))

    async def _view(self, interaction: discord.Interaction) -> LayoutView:
        person = interaction.user.id
        waiting = [one for one in await self._list_tables(person) if one.waits_for(person)]
        first = min(waiting, key=lambda one: (one.urgency, one.id), default=None)
        more, in_server = await self._list_more(interaction), interaction.guild_id is not None
        return help_view(reader_of(interaction), first, more, in_server=in_server)

    async def _list_tables(self, person: int) -> list[Table]:
        """The tables of a person; none if they cannot be read, which those say who are asked for one."""
        try:
            return [table for table in await self.access.list_own(person) if not table.game.alone]
        except Refused:
            return []

    async def _list_more(self, interaction: discord.Interaction) -> list[More]:
        """What there is to choose from, here and for this person."""
        in_server, manages = interaction.guild_id is not None, await self.rights.manages(interaction)
        gone = {*self.router.unanswered}
        gone |= {MatchesPress.op} if BestPress.op not in gone else set()
        return [
            one
            for one in MORE
            if one.press.op not in gone and one.in_server in (None, in_server) and (manages or not one.managed)
        ]
