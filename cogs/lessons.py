"""Learning a game: ``/learn``, lessons in which a person plays positions of a game; and ``/help``, ``/rules``, and the
answer to *Why?*.
"""

from __future__ import annotations

from string import digits

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.app import MauMauBot
from bot.discord.router import ChoiceText, choices, on_press, value, values, works_in_dms
from bot.lessons.screens import SkipPress, courses_view, lesson_view
from bot.people.preferences import reader_of
from bot.screens.components import GREEN, button, framed, own_button, rows
from bot.screens.lobby import OpenPress
from bot.screens.my_tables import MyTablesPress
from bot.screens.page import LearnHerePress, LearnPress, PlayNowPress, RulesPress, WhyPress
from bot.screens.rules import (
    RulesOf,
    example_view,
    now_view,
    option_view,
    options_of,
    rule_options_view,
    rules_view,
    why_view,
    word_view,
    words_of,
    words_view,
)
from bot.services import Services
from bot.tables.table import Refused
from bot.words import text_keys
from bot.words.texts import local
from rules.catalogue import FOR_TABLES, RULEBOOKS, make
from rules.game import SomeGame


async def _taught(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer our games, then those of the server."""
    reader = reader_of(interaction)
    called = [(reader.text(text_keys.GAME.key(name)), name) for name in RULEBOOKS]
    called += await interaction.client.services.offers.named(interaction.guild_id or 0)
    return choices(called, typed)


class LearnCog(commands.Cog):
    """``/learn``, *Play now*, and the buttons of lessons."""

    def __init__(self, services: Services) -> None:
        self.lessons, self.responder, self.answers = services.lessons, services.responder, services.answers
        self.offers, self.access = services.offers, services.access
        self.preferences = services.preferences

    @app_commands.command(name="learn", description=local("cmd-learn"))
    @works_in_dms
    @app_commands.describe(game=local("arg-game"))
    @app_commands.autocomplete(game=_taught)
    async def learn(self, interaction: discord.Interaction, game: ChoiceText = "") -> None:
        """Learn a game: go on where the person stopped, or choose a game."""
        await self.responder.reply(interaction, view=await self._view(interaction, game))

    @on_press(LearnPress)
    async def press_learn(self, interaction: discord.Interaction, press: LearnPress) -> None:
        """Show the lessons of a game, or the choice of one: in a new message, unless it was pressed within a lesson."""
        view = await self._view(interaction, press.game or "".join(values(interaction)))
        if not press.within:
            await self.responder.reply(interaction, view=view)
        else:
            await self.answers.show(interaction, view)

    @on_press(PlayNowPress)
    async def press_play_now(self, interaction: discord.Interaction, press: PlayNowPress) -> None:
        """Deal a round at once, and show the hand: in a new message, unless it was pressed in one's own round."""
        user, game = interaction.user, press.game
        if not game:
            usual, _ = await self.preferences.new_tables(interaction.guild_id or 0)
            game = usual if usual in FOR_TABLES else FOR_TABLES[0]
        table = await self.lessons.play_now(user.id, user.display_name, game, interaction.channel_id or 0)
        view = lesson_view(table, reader_of(interaction))
        if press.within:
            await self.answers.show(interaction, view)
        else:
            await self.responder.reply(interaction, view=view)

    @on_press(LearnHerePress)
    async def press_learn_here(self, interaction: discord.Interaction, press: LearnHerePress) -> None:
        """Show the lessons of the game of a table, as it is played there."""
        table = await self.access.table_of(interaction, press.table)
        await self.responder.reply(interaction, view=await self._lesson(interaction, table.game.source))

    @on_press(SkipPress)
    async def press_skip(self, interaction: discord.Interaction, press: SkipPress) -> None:
        """Go to the next lesson. After the last one, another game can be chosen."""
        user, reader = interaction.user, reader_of(interaction)
        table = await self.lessons.skip(user.id, user.display_name, press.prompt)
        view = lesson_view(table, reader) if table else await self._view(interaction)
        await self.answers.show(interaction, view)

    async def _view(self, interaction: discord.Interaction, game: str = "") -> LayoutView:
        """The lesson of a game where the person stopped; or, where none is named, the choice of a game."""
        server = interaction.guild_id or 0
        if not game:
            return courses_view(reader_of(interaction), await self.offers.options(server))
        return await self._lesson(interaction, await self.offers.source(server, game))

    async def _lesson(self, interaction: discord.Interaction, source: str) -> LayoutView:
        """The lesson of a game where the person stopped, by its name or definition."""
        user = interaction.user
        table = await self.lessons.open(user.id, user.display_name, source, interaction.channel_id or 0)
        return lesson_view(table, reader_of(interaction))


GAMES = [app_commands.Choice(name=local(text_keys.GAME.key(name)), value=name) for name in RULEBOOKS]
PAGES = {"essentials": rules_view, "options": rule_options_view, "example": example_view, "words": words_view}
"""The pages of the rules, by the names that buttons carry."""
KEYBOARD = ("hand", "play", "draw", "pass", "mau", "accuse", "jump", "arm")
"""Commands that do what buttons do."""
ANYWHERE = {"learn": "learn", "rules": "rules", "games": "games", "solitaire": "solitaire", "me": "me"}
IN_SERVER = {**ANYWHERE, "open": "table open", "tables": "tables", "leaderboard": "leaderboard"}
"""Commands that help names: in direct messages, and in a server."""
CHOSEN = {"word": (words_of, word_view), "option": (options_of, option_view)}
"""Pages of what was chosen in a select: what there is to choose, and its page. A number behind the name tells several
selects of a message apart."""


class HelpCog(commands.Cog):
    """``/help`` and ``/rules``."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot, services = bot, bot.services
        self.responder, self.access, self.answers = services.responder, services.access, services.answers

    @app_commands.command(name="help", description=local("cmd-help"))
    @works_in_dms
    async def help(self, interaction: discord.Interaction) -> None:
        """Show how to start, with commands and buttons to press: in a direct message those that work there."""
        reader, here = reader_of(interaction), interaction.guild_id is not None
        keys = " ".join(self.bot.mention(name) for name in KEYBOARD)
        named = {name: self.bot.mention(command) for name, command in (IN_SERVER if here else ANYWHERE).items()}
        steps = reader.text("help-server" if here else "help-direct", keys=keys, **named)
        buttons = [
            own_button(reader, PlayNowPress(), discord.ButtonStyle.success, "▶️"),
            *([own_button(reader, OpenPress(), emoji="🃏")] if here else []),
            button(LearnPress(), reader.text("help-learn"), emoji="🎒"),
            button(MyTablesPress(0), reader.text("help-games"), emoji="📋"),
            own_button(reader, RulesPress(0, f"essentials.{next(iter(RULEBOOKS))}"), emoji="📖"),
        ]
        await self.responder.reply(interaction, view=framed(GREEN, [TextDisplay(steps), *rows(*buttons)]))

    @app_commands.command(name="rules", description=local("cmd-rules"))
    @works_in_dms
    @app_commands.describe(game=local("arg-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show a game's rules, with the options of the table that is meant if that plays this game."""
        if game not in (None, *RULEBOOKS):
            raise Refused("bad-value")
        number, made = 0, make(game or next(iter(RULEBOOKS)))
        table = await self.access.table_to_read(interaction)
        if table is not None and game in (None, table.game.name):
            number, made = table.id, table.game
        await self.responder.reply(interaction, view=rules_view(self.reading(interaction, made, number)))

    def reading(self, interaction: discord.Interaction, game: SomeGame, table: int) -> RulesOf:
        """Collect what the pages of the rules need for this reader."""
        reader = reader_of(interaction)
        return RulesOf(game, table, reader)

    @on_press(RulesPress)
    async def press_rules(self, interaction: discord.Interaction, press: RulesPress) -> None:
        """Show a page of the rules: one of ``PAGES``, or that of a word or an option that was chosen."""
        page, _, name = press.argument.partition(".")
        table = await self.access.table_of(interaction, press.table) if press.table else None
        if table is not None and table.game.name == name:
            game = table.game
        elif name in RULEBOOKS:
            game = make(name)
        else:
            raise Refused("moved-on")
        reading = self.reading(interaction, game, press.table)
        if page in PAGES:
            view = PAGES[page](reading)
        elif (which := page.rstrip(digits)) in CHOSEN:
            there_are, show = CHOSEN[which]
            if (chosen := value(interaction)) not in there_are(reading):
                raise Refused("moved-on")
            view = show(reading, chosen)
        else:
            raise Refused("moved-on")
        await self.answers.show(interaction, view)

    @on_press(WhyPress)
    async def press_why(self, interaction: discord.Interaction, press: WhyPress) -> None:
        """*Why?*: the named rule; without one, what applies to this person now."""
        table = await self.access.table_of(interaction, press.table)
        reading = self.reading(interaction, table.game, table.id)
        if press.argument:
            view = why_view(reading, press.argument)
        else:
            seat = table.held_seat(interaction.user.id)
            view = now_view(reading, table.own_view(seat, self.access.tables.now()))
        await self.responder.reply(interaction, view=view)


async def setup(bot: MauMauBot) -> None:
    await bot.add_cog(HelpCog(bot))
    await bot.add_cog(LearnCog(bot.services))
