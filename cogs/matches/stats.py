"""``/stats``: what a person has done in a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
from discord import MediaGalleryItem, app_commands
from discord.ext import commands
from discord.ui import Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.discord.context import server_of
from bot.discord.router import ChoiceText, on_press, value
from bot.discord.sender import Picture
from bot.drawing.charts import lines
from bot.drawing.emojis import Faces
from bot.matches.accounts import ALL, Standing
from bot.matches.rating import from_sort_value
from bot.matches.replays import running
from bot.matches.standings import FeatsInAll, Rival
from bot.people.preferences import reader
from bot.screens.components import (
    GOLD,
    GREY,
    SELECT_OPTIONS,
    SubjectPress,
    Unreadable,
    discord_id,
    framed,
    if_any,
    select,
    select_option,
)
from bot.screens.games import NO_OWN_GAMES, OWN_NAME, OwnGames, game_called, games_apart, our_game
from bot.services import Services
from bot.tables.table import Refused
from bot.words import names, texts
from bot.words.texts import local
from cogs.matches.history import running_frame
from cogs.matches.leaderboard import played_games
from rules.catalogue import FOR_TABLES

CHART = "rating.png"
"""The name of the chart's file."""


class StatsPress(SubjectPress, op="stats"):
    """Another game on a person's screen was chosen."""


class Statistics(NamedTuple):
    """What is shown of a person by their number and name: accounts by game, and feats in one ``game``, empty for all.

    ``at`` is the real time, in seconds; ``written`` are the server's own games.
    """

    person: int
    name: str
    game: str
    accounts: Mapping[str, Standing]
    feats: FeatsInAll
    at: float
    written: OwnGames = NO_OWN_GAMES


def stats_view(whose: Statistics, locale: str, faces: Faces, *, drawn: bool) -> LayoutView:
    """A person's account and statistics of a game, with a choice of the other games. ``drawn``: with the chart."""
    accounts, feats, written = whose.accounts, whose.feats, whose.written
    title = texts.text(locale, "stats-title", who=names.written(whose.name), game=_game(locale, whose.game, written))
    mine = accounts.get(whose.game)
    if mine is None:
        return framed(GREY, [TextDisplay(title), TextDisplay(texts.text(locale, "stats-none"))])
    parts: list[Item[LayoutView] | None] = [
        TextDisplay(title),
        TextDisplay("\n".join(_account(mine, whose, locale))),
        Separator(),
        if_any("\n".join(_feats(feats, locale, faces))),
    ]
    if drawn:
        told = texts.text(locale, "stats-chart", count=len(feats.ratings))
        parts += [MediaGallery(MediaGalleryItem(f"attachment://{CHART}", description=told)), TextDisplay(f"-# {told}")]
    games = [game for game in FOR_TABLES if game in accounts]
    own = sorted((game for game in accounts if game in written), key=lambda game: game != whose.game)
    games += own[: SELECT_OPTIONS - 1 - len(games)]
    every = texts.text(locale, "leaders-all-games")
    options = [
        select_option(label, game, default=game == (whose.game or "all"))
        for game, label in zip(["all", *games], [every, *games_apart(games, locale, written)], strict=True)
    ]
    return framed(GOLD, [*parts, select(StatsPress(str(whose.person)), every, options)])


def _game(locale: str, game: str, written: OwnGames) -> str:
    return game_called(game, locale, written) if game != ALL else texts.text(locale, "leaders-all-games")


def _account(mine: Standing, whose: Statistics, locale: str) -> Sequence[str]:
    wins = {"matches_won": mine.matches_won, "matches": mine.matches, "won": mine.won, "rounds": mine.rounds}
    lines = [texts.text(locale, "leaders-wins" if mine.rounds else "stats-no-people", **wins)]
    if mine.matches:
        medals = f"🥇 {mine.matches_won} 🥈 {mine.seconds} 🥉 {mine.thirds}"
        share = round(100 * mine.beaten / mine.matches)
        lines.append(texts.text(locale, "leaders-placings", share=share, medals=medals))
    if mine.rating is not None:
        rating, provisional = from_sort_value(mine.rating, whose.at)
        key = "stats-provisional" if provisional else "stats-rating"
        lines.append(texts.text(locale, key, rating=str(round(rating))))
    elif whose.game != ALL:
        lines.append(texts.text(locale, "stats-unrated"))
    if mine.solo:
        lines.append(texts.text(locale, "stats-computers", won=mine.solo_won, matches=mine.solo))
    lines.append(texts.text(locale, "stats-streak", now=mine.streak, best=mine.best_streak))
    return lines


def _feats(feats: FeatsInAll, locale: str, faces: Faces) -> list[str]:
    lines = []
    if feats.card >= 0:
        lines.append(texts.text(locale, "stats-card", card=faces.text(feats.card), count=feats.laid))
    if feats.debt:
        lines.append(texts.text(locale, "stats-debt", count=feats.debt))
    if feats.silences:
        lines.append(texts.text(locale, "stats-silence", count=feats.silences))
    for key, rival in (("stats-beats", feats.beats), ("stats-bows", feats.bows)):
        if rival is not None:
            lines.append(_rivalry(key, rival, locale))
    return lines


def _rivalry(key: str, rival: Rival, locale: str) -> str:
    return texts.text(locale, key, who=names.written(rival.name), ahead=rival.ahead, behind=rival.behind)


TITLES_LIMIT = 100
"""Upper bound on the games whose names are looked up. A select shows 25."""
PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""


class StatsCog(commands.Cog):
    """``/stats``. Only the person who asks sees the answer."""

    def __init__(self, services: Services) -> None:
        self.store, self.answers, self.drawing = services.store, services.answers, services.drawing
        self.pictures, self.wall, self.games = services.pictures, services.wall, services.games
        self.tables = services.tables

    @app_commands.command(name="stats", description=local("cmd-stats"))
    @app_commands.describe(player=local("arg-player"), game=local("arg-game"))
    @app_commands.autocomplete(game=played_games)
    @app_commands.guild_only()
    async def stats(
        self, interaction: discord.Interaction, player: discord.User | None = None, game: ChoiceText | None = None
    ) -> None:
        """Show the person's own account, or another's: of a game, or of the one that was played most."""
        game = game and (our_game(game) or game)
        if game is not None and game not in FOR_TABLES and OWN_NAME.fullmatch(game) is None:
            raise Refused("bad-value")
        await self._show(interaction, player.id if player else interaction.user.id, game)

    @on_press(StatsPress)
    async def press_game(self, interaction: discord.Interaction, press: StatsPress) -> None:
        """Another game was chosen."""
        game = value(interaction)
        if game not in ("all", *FOR_TABLES) and OWN_NAME.fullmatch(game) is None:
            raise Unreadable(game)
        await self._show(interaction, discord_id(press.subject), ALL if game == "all" else game)

    async def _show(self, interaction: discord.Interaction, person: int, game: str | None) -> None:
        server, store = server_of(interaction), self.store
        accounts = await store.standings.accounts(server, person)
        if game is None:
            game = next((name for name in accounts if name != ALL), ALL)
        called = await store.people.called([person], server)
        feats = await store.statistics.feats(server, game, person)
        drawn = await self._chart(server, tuple(feats.ratings))
        written = await self.games.titles(server, [game, *accounts][:TITLES_LIMIT])
        whose = Statistics(person, called.get(person, "?"), game, accounts, feats, self.wall(), written)
        view = stats_view(whose, reader(interaction), self.pictures.faces, drawn=drawn is not None)
        mine = await running(self.tables, store.replays, interaction) if person == interaction.user.id else []
        if mine:
            view.add_item(running_frame(mine, person, reader(interaction), filmed=False, analysed=False))
        await self.answers.show(interaction, view, None if drawn is None else Picture(CHART, drawn))

    async def _chart(self, server: int, ratings: tuple[float, ...]) -> bytes | None:
        """Draw the chart of a person's ratings. None if there are too few, or it cannot be drawn."""
        if self.drawing is None or len(ratings) < 2:
            return None
        return await self.drawing.soon(PICTURE_LIMIT_S, server, lines, (ratings,), 1)
