"""``/rules``, and the answer to *Why?*."""

from __future__ import annotations

from string import digits

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.router import ChoiceText, choices, on_press, value, works_in_dms
from bot.people.preferences import reader_of
from bot.screens.page import RulesPress, WhyPress
from bot.services import Services
from bot.tables.table import Refused
from bot.words import text_keys
from bot.words.texts import local
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
from rules.catalogue import RULEBOOKS, make, make_saved
from rules.plain_text import caseless

PAGES = {"essentials": rules_view, "options": rule_options_view, "example": example_view, "words": words_view}
"""The pages of the rules, by the names that buttons carry."""
OWN_SIGN = "#"
"""With this begins what means a game of a server's own."""
CHOSEN = {"word": (words_of, word_view), "option": (options_of, option_view)}
"""Pages of what was chosen in a select: what there is to choose, and its page. A number behind the name tells several
selects of a message apart."""


class RulesCog(commands.Cog):
    """``/rules``, and *Why?*."""

    def __init__(self, services: Services) -> None:
        self.responder, self.access, self.answers = services.responder, services.access, services.answers
        self.offers = services.offers

    @app_commands.command(name="rules", description=local("cmd-rules"))
    @works_in_dms
    @app_commands.describe(game=local("arg-game"))
    async def rules(self, interaction: discord.Interaction, game: ChoiceText = "") -> None:
        """Show a game's rules, with the options of the table that is meant if that plays this game."""
        reader = reader_of(interaction)
        source = await self.offers.source(interaction.guild_id or 0, game) if game else ""
        table = await self.access.table_to_read(interaction)
        if table is not None and source in ("", table.game.source):
            reading = RulesOf(table.game, table.id, reader)
        elif source in RULEBOOKS or not source:
            reading = RulesOf(make(source or next(iter(RULEBOOKS))), 0, reader)
        else:
            own = await self.offers.list_choices(interaction.guild_id or 0)
            said = next(said for name, said in own if game == said or caseless(name).endswith(caseless(game)))
            reading = RulesOf(make_saved(source), 0, reader, said)
        await self.responder.reply(interaction, view=rules_view(reading))

    @rules.autocomplete("game")
    async def offer_games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer our games, then those of the server."""
        reader = reader_of(interaction)
        called = [(reader.text(text_keys.GAME.key(name)), name) for name in RULEBOOKS]
        return choices(called + await self.offers.list_choices(interaction.guild_id or 0), typed)

    async def _read(self, interaction: discord.Interaction, number: int, name: str) -> RulesOf:
        """Return what a press reads: a game at a table, or one of ours or of the server's own. Raises ``Refused``."""
        reader = reader_of(interaction)
        table = await self.access.get_table(interaction, number) if number else None
        if table is not None and table.game.name == name:
            return RulesOf(table.game, number, reader)
        if name in RULEBOOKS:
            return RulesOf(make(name), number, reader)
        if number or not name.startswith(OWN_SIGN):
            raise Refused("moved-on")
        return RulesOf(make_saved(await self.offers.source(interaction.guild_id or 0, name)), 0, reader, name)

    @on_press(RulesPress)
    async def press_rules(self, interaction: discord.Interaction, press: RulesPress) -> None:
        """Show a page of the rules: one of ``PAGES``, or that of a word or an option that was chosen."""
        page, _, name = press.argument.partition(".")
        reading = await self._read(interaction, press.table, name)
        if page in PAGES:
            view = PAGES[page](reading)
        elif (which := page.rstrip(digits)) in CHOSEN:
            there_are, show = CHOSEN[which]
            if (chosen := value(interaction)) not in there_are(reading):
                raise Refused("moved-on")
            view = show(reading, chosen)
        else:
            raise Refused("moved-on")
        self.answers.lead_back(interaction, press.table)
        await self.answers.show(interaction, view)

    @on_press(WhyPress)
    async def press_why(self, interaction: discord.Interaction, press: WhyPress) -> None:
        """*Why?*: the named rule; without one, what applies to this person now."""
        table = await self.access.get_table(interaction, press.table)
        reading = RulesOf(table.game, table.id, reader_of(interaction))
        if press.argument:
            view = why_view(reading, press.argument)
        else:
            seat = table.held_seat(interaction.user.id)
            view = now_view(reading, table.own_view(seat, self.access.tables.now()))
        if self.answers.lead_back(interaction, press.table):
            await self.answers.show(interaction, view)
        else:
            await self.responder.reply(interaction, view=view)
