"""The screen with what a person has done in a server: in a game, or in all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from discord import MediaGalleryItem
from discord.ui import Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.language import names, texts
from bot.pictures.emojis import Faces
from bot.standings.accounts import ALL, Standing
from bot.standings.rating import from_sort_value
from bot.standings.statistics import FeatsInAll, Rival
from bot.views.components import GOLD, GREY, SELECT_OPTIONS, framed, if_any, select, select_option
from bot.views.game_names import NO_OWN_GAMES, OwnGames, game_called, games_apart
from bot.views.press import SubjectPress
from rules.catalogue import FOR_TABLES

CHART = "rating.png"
"""The name of the chart's file."""


class StatsPress(SubjectPress, op="stats"):
    """Another game on a person's screen was chosen."""


class StatsOf(NamedTuple):
    """StatsOf statistics are shown: the person, the name, and the game; empty for all games."""

    person: int
    name: str
    game: str


def stats_view(
    whose: StatsOf,
    accounts: Mapping[str, Standing],
    feats: FeatsInAll,
    locale: str,
    faces: Faces,
    *,
    now: float,
    drawn: bool,
    written: OwnGames = NO_OWN_GAMES,
) -> LayoutView:
    """A person's account and statistics of a game, with a choice of the other games. ``now`` is real time, ``written``
    are the server's own games.
    """
    title = texts.text(locale, "stats-title", who=names.written(whose.name), game=_game(locale, whose.game, written))
    mine = accounts.get(whose.game)
    if mine is None:
        return framed(GREY, [TextDisplay(title), TextDisplay(texts.text(locale, "stats-none"))])
    parts: list[Item[LayoutView] | None] = [
        TextDisplay(title),
        TextDisplay("\n".join(_account(mine, whose, locale, now))),
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


def _account(mine: Standing, whose: StatsOf, locale: str, now: float) -> Sequence[str]:
    wins = {"matches_won": mine.matches_won, "matches": mine.matches, "won": mine.won, "rounds": mine.rounds}
    lines = [texts.text(locale, "leaders-wins" if mine.rounds else "stats-no-people", **wins)]
    if mine.matches:
        medals = f"🥇 {mine.matches_won} 🥈 {mine.seconds} 🥉 {mine.thirds}"
        share = round(100 * mine.beaten / mine.matches)
        lines.append(texts.text(locale, "leaders-placings", share=share, medals=medals))
    if mine.rating is not None:
        rating, provisional = from_sort_value(mine.rating, now)
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
