"""``/help`` and ``/rules``, and the answer to *Why?*."""

from __future__ import annotations

from string import digits

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import TextDisplay

from bot.app import MauMauBot
from bot.discord.router import on_press, value, works_in_dms
from bot.people.preferences import reader_of
from bot.screens.components import GREEN, button, framed_view, own_button, rows
from bot.screens.lobby import OpenPress
from bot.screens.page import LearnPress, PlayNowPress, RulesPress, WhyPress
from bot.tables.table import Refused
from bot.words import text_keys
from bot.words.texts import fact, local
from cogs.play.screens import (
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
from cogs.tables.screens import MyTablesPress
from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame

GAMES = [app_commands.Choice(name=local(text_keys.GAME.key(name)), value=name) for name in RULEBOOKS]
PAGES = {"essentials": rules_view, "options": rule_options_view, "example": example_view, "words": words_view}
"""The pages of the rules, by the names that buttons carry."""
KEYBOARD = ("hand", "play", "draw", "pass", "mau", "accuse", "jump", "arm")
"""Commands that do what buttons do."""
ANYWHERE = {"learn": "learn", "rules": "rules", "games": "games", "solitaire": "solitaire", "me": "me"}
IN_SERVER = {**ANYWHERE, "open": "table open", "tables": "tables", "leaderboard": "leaderboard"}
"""Commands that help names: in direct messages, and in a server."""
OF_EXTENSIONS = {"lessons": "learn", "standings": "leaderboard", "daily": "solitaire"}
"""Commands that are there if an extension runs, by what the text calls it."""
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
        runs = {name: fact(self.bot.tree.get_command(command) is not None) for name, command in OF_EXTENSIONS.items()}
        steps = reader.text("help-server" if here else "help-direct", keys=keys, **named, **runs)
        buttons = [
            own_button(reader, PlayNowPress(), discord.ButtonStyle.success, "▶️"),
            *([own_button(reader, OpenPress(), emoji="🃏")] if here else []),
            button(LearnPress(), reader.text("help-learn"), emoji="🎒"),
            button(MyTablesPress(0), reader.text("help-games"), emoji="📋"),
            own_button(reader, RulesPress(0, f"essentials.{next(iter(RULEBOOKS))}"), emoji="📖"),
        ]
        await self.responder.reply(interaction, view=framed_view(GREEN, [TextDisplay(steps), *rows(*buttons)]))

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
        table = await self.access.get_table(interaction, press.table) if press.table else None
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
        table = await self.access.get_table(interaction, press.table)
        reading = self.reading(interaction, table.game, table.id)
        if press.argument:
            view = why_view(reading, press.argument)
        else:
            seat = table.held_seat(interaction.user.id)
            view = now_view(reading, table.own_view(seat, self.access.tables.now()))
        await self.responder.reply(interaction, view=view)
