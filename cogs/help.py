"""How to start, and the rules."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot import texts
from bot.app import MauMauBot
from bot.preferences import reader
from bot.renderers import GREEN, board, framed, option_value
from bot.tables import Refused
from bot.texts import local
from rules.catalogue import RULEBOOKS, make
from rules.options import Options, OptionsConflict
from rules.rounds import WALKOVER

GAMES = [app_commands.Choice(name=local(f"game-{name}"), value=name) for name in RULEBOOKS]


class HelpCog(commands.Cog):
    """``/help`` and ``/rules``."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=local("cmd-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """How to start."""
        view = _page(texts.text(reader(interaction), "help-body"))
        await self.bot.desk.alone(interaction, view=view)

    @app_commands.command(name="rules", description=local("cmd-rules"))
    @app_commands.describe(game=local("arg-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """A game's rules, the options in force at one's table marked."""
        chosen: Options = {}
        if game not in (None, *RULEBOOKS):
            raise Refused("bad-value")
        try:
            table = await self.bot.table_here(interaction)
            if game in (None, table.game.name):
                game, chosen = table.game.name, table.game.options
        except Refused:
            game = game or next(iter(RULEBOOKS))
        view = _page(*rules_pages(game or next(iter(RULEBOOKS)), chosen, reader(interaction)))
        await self.bot.desk.alone(interaction, view=view)


def rules_pages(game: str, chosen: Options, locale: str) -> list[str]:
    """The rules of a game in short, and its options with the values in force."""
    title = texts.text(locale, "rules-title", game=texts.text(locale, f"game-{game}"))
    try:
        made = make(game, chosen)
    except OptionsConflict:
        made = make(game)
    told = board(made).rules(made, locale)
    lines = [texts.text(locale, "rules-options")]
    for option in RULEBOOKS[game].options:
        value = chosen.get(option.name, option.default)
        lines.append(
            texts.text(
                locale,
                "rules-option",
                mark="–" if value == option.default else "▸",
                option=texts.text(locale, f"option-{option.name}"),
                value=option_value(locale, value),
                rule=option.rule,
            )
        )
    if WALKOVER.rule in made.proposals:
        told.append(texts.text(locale, "rules-walkover"))
    more = f"rules-more-{game}"
    return [title, *told, *([texts.text(locale, more)] if texts.has(locale, more) else []), "\n".join(lines)]


def _page(*parts: str) -> LayoutView:
    return framed(GREEN, [TextDisplay(part) for part in parts])


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(HelpCog(bot))
