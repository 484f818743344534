"""``/leaderboard``: the standings of a server, in pages."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.discord.context import context, server_of
from bot.discord.router import CHOICES_LIMIT, ChoiceText, choices, on_press, value
from bot.matches.accounts import ALL, season_of
from bot.matches.boards import (
    OTHERS,
    LadderChoice,
    Leaderboard,
    LeadersOtherPress,
    LeadersPress,
    leaders_view,
    measures,
)
from bot.matches.standings import COMPUTERS, PLACINGS, POINTS, RATING, WINS, Ladder
from bot.people.preferences import reader
from bot.screens.components import Unreadable
from bot.screens.games import OWN_NAME, games_apart, our_game
from bot.services import Services
from bot.tables.table import Refused
from bot.words.texts import local
from rules.catalogue import FOR_TABLES

ORDERS = [app_commands.Choice(name=local(f"by-{by}"), value=by) for by in (RATING, WINS, PLACINGS, POINTS, COMPUTERS)]
WHEN = ("all", "this", "last")
SEASONS = [app_commands.Choice(name=local(f"season-{when}"), value=when) for when in WHEN]
_ORDERS = [order.value for order in ORDERS]
TITLES_LIMIT = 100
"""Upper bound on the games whose names are looked up. A select shows 25."""
LINES_A_PAGE = 10
"""How many lines a page has."""


async def played_games(interaction: discord.Interaction[MauMauBot], typed: str) -> list[app_commands.Choice[str]]:
    """Offer our games, and those of its own that the server has played."""
    written = await interaction.client.services.games.titles_like(interaction.guild_id or 0, typed, CHOICES_LIMIT)
    every = (*FOR_TABLES, *written)
    return choices(zip(games_apart(every, reader(interaction), written), every, strict=True), typed)


class LeaderboardCog(commands.Cog):
    """``/leaderboard`` and its pages."""

    def __init__(self, services: Services) -> None:
        self.store, self.preferences, self.responder = services.store, services.preferences, services.responder
        self.answers, self.wall, self.games = services.answers, services.wall, services.games

    @app_commands.command(name="leaderboard", description=local("cmd-leaderboard"))
    @app_commands.describe(game=local("arg-game"), by=local("arg-by"), season=local("arg-season"))
    @app_commands.choices(by=ORDERS, season=SEASONS)
    @app_commands.autocomplete(game=played_games)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: ChoiceText | None = None,
        by: str | None = None,
        season: str = "all",
    ) -> None:
        """Show the leaderboard to everybody. A person who turns pages gets a copy of their own."""
        server = server_of(interaction)
        game = game and (our_game(game) or game)
        written = await self.games.titles(server, [game] if game else [])
        if game not in (None, *FOR_TABLES, *written) or by not in (None, *_ORDERS) or season not in WHEN:
            raise Refused("bad-value")
        month = self._month(season)
        by = by or RATING
        # these exist for single games only: take the one that is played most
        if game is None and by in (RATING, POINTS):
            played = await self.store.standings.played_in(server, month)
            game = next((name for name in played if name in FOR_TABLES or OWN_NAME.fullmatch(name)), FOR_TABLES[0])
        measure = measures(game, await self.games.store.definition(server, game))[0] if game and by == POINTS else ""
        await self._show(interaction, LadderChoice(game or ALL, by, month, measure), 0)

    @on_press(LeadersPress)
    async def press_page(self, interaction: discord.Interaction, press: LeadersPress) -> None:
        """Another page."""
        await self._show(interaction, LadderChoice.read(press.subject), press.page)

    @on_press(*OTHERS.values())
    async def press_other(self, interaction: discord.Interaction, press: LeadersOtherPress) -> None:
        """Another game, order or month."""
        choice = LadderChoice.read(press.subject).other(press.what, value(interaction))
        await self._show(interaction, choice, 0)

    async def _show(self, interaction: discord.Interaction, choice: LadderChoice, page: int) -> None:
        guild = interaction.guild
        if guild is None:
            raise Refused("server-only")
        if page > 10**6:
            raise Unreadable(str(page))
        store, me, pressed = self.store, interaction.user.id, interaction.message is not None
        context(interaction).public = not pressed
        board = Ladder(guild.id, choice.season, choice.game, choice.by, choice.measure)
        found = await store.standings.leaders(board, me, page=page, size=LINES_A_PAGE)
        played, months = await store.standings.played(guild.id, choice.season)
        own = await self.games.titles(guild.id, [choice.game, *played][:TITLES_LIMIT])
        definition = await self.games.store.definition(guild.id, choice.game) if choice.game in own else ""
        locale = reader(interaction) if pressed else await self.preferences.read_around(interaction)
        shown = Leaderboard(
            server=guild.name,
            choice=choice,
            found=found,
            played=played.get(choice.game),
            months=months,
            page=page,
            size=LINES_A_PAGE,
            written={game: own[game] for game in (*played, choice.game) if game in own},
            definition=definition,
        )
        view = leaders_view(shown, me, locale, self.wall())
        if pressed:
            await self.answers.show(interaction, view)
        elif not found.lines:  # nothing that others would want to see
            await self.responder.reply(interaction, view=view)
        else:
            await self.responder.reply_public(interaction, view=view)

    def _month(self, when: str) -> str:
        """Give the month that was chosen; empty for all time."""
        now = season_of(self.wall())
        year, month = map(int, now.split("-"))
        last = f"{year - (month == 1):04}-{month - 1 or 12:02}"
        return {"this": now, "last": last}.get(when, ALL)
