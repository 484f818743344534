"""Two pages of ``/leaderboard``: the standings of a server; and what a person has done there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.ui import LayoutView, Separator, TextDisplay

from bot.chores import every
from bot.discord.context import context, server_of
from bot.discord.router import on_press, value
from bot.discord.sender import Picture
from bot.drawing.charts import Chart, ChartLine, draw_chart
from bot.people.preferences import reader_of
from bot.screens.components import (
    GOLD,
    GREY,
    SELECT_OPTIONS,
    ScreenPart,
    SubjectPress,
    Unreadable,
    discord_id,
    framed_view,
    own_button,
    picture_part,
    rows,
    select,
    select_option,
)
from bot.screens.doors import BestPress, RecordPress, record_tabs
from bot.screens.games import OWN_NAME, OwnGames, our_game
from bot.screens.page import PlayNowPress
from bot.services import Services
from bot.tables.table import Refused
from bot.words import names
from bot.words.texts import Person, capital
from cogs.archive.logs import LogStore, running
from cogs.archive.titles import NO_OWN_GAMES, distinct_game_titles, game_title
from cogs.standings.accounts import ALL, Standing
from cogs.standings.boards import (
    OTHERS,
    LadderChoice,
    Leaderboard,
    LeadersOtherPress,
    LeadersPress,
    leaders_view,
)
from cogs.standings.podium import SeasonPodium
from cogs.standings.rating import from_sort_value
from cogs.standings.results import Standings
from cogs.standings.store import RATING, FeatsInAll, Ladder, RecentPlay, Rival
from cogs.tables.screens import running_frame
from rules.catalogue import FOR_TABLES

TITLES_LIMIT = 100
"""Upper bound on the games whose names are looked up. A select shows 25."""
LINES_A_PAGE = 10
"""How many lines a page has."""


class LeaderboardCog(commands.Cog):
    """Who is best: the first page of ``/leaderboard``."""

    def __init__(self, services: Services, standings: Standings, podium: SeasonPodium, stats: StatsCog) -> None:
        self.stats, self.pages = stats, services.record_pages
        self.pages.insert(0, self.open)
        self.all, self.standings, self.results = standings, standings.standings, services.store.results
        self.results.accounts.append(standings)
        self.answers, self.shards = services.answers, services.settings.mine
        self.wall, self.offers, self.podium = services.wall, services.offers, podium

    async def cog_unload(self) -> None:
        """Add nothing up any more: what comes is noted, and added up later."""
        self.results.accounts.remove(self.all)
        self.pages.remove(self.open)

    @every(1, "reckoning accounts anew")
    async def recount(self) -> None:
        """Compute the accounts of servers anew whose results were changed."""
        await self.all.tick(self.wall(), self.shards)

    @every(1, "the end of a season")
    async def announce(self) -> None:
        """Tell who was best in a month that is over."""
        await self.podium.tick()

    async def open(self, interaction: discord.Interaction, game: str, player: int) -> None:
        """Show the leaderboard to everybody, or what somebody has done who was named. Who turns pages gets a copy."""
        if player:
            await self.stats.open(interaction, player, game)
        else:
            await self._open(interaction, game)

    @on_press(BestPress)
    async def press_best(self, interaction: discord.Interaction, press: BestPress) -> None:
        """*Leaderboard*, on another page."""
        await self._open(interaction, "")

    async def _open(self, interaction: discord.Interaction, game: str) -> None:
        """Show the leaderboard of a game, or of the one that is played most: by rating."""
        server = server_of(interaction)
        game = our_game(game) or game
        if game not in ("", *FOR_TABLES, *await self.offers.titles(server, [game] if game else [])):
            raise Refused("bad-value")
        if not game:
            played = await self.standings.totals_in_month(server, ALL)
            game = next((name for name in played if name in FOR_TABLES or OWN_NAME.fullmatch(name)), FOR_TABLES[0])
        await self._show(interaction, LadderChoice(game, RATING, ALL), 0)

    @on_press(LeadersPress)
    async def press_page(self, interaction: discord.Interaction, press: LeadersPress) -> None:
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
        me, pressed = interaction.user.id, interaction.message is not None
        context(interaction).public = not pressed
        board = Ladder(guild.id, choice.season, choice.game, choice.by, choice.measure)
        found = await self.standings.leaders(board, me, page=page, size=LINES_A_PAGE)
        played, months = await self.standings.recent_totals(guild.id, choice.season)
        own = await self.offers.titles(guild.id, [choice.game, *played][:TITLES_LIMIT])
        definition = await self.offers.played.definition(guild.id, choice.game) if choice.game in own else ""
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

        def make(reader: Person) -> LayoutView:
            return leaders_view(shown, me, reader, self.wall(), shared=True)

        if pressed or not found.lines:  # nothing that others would want to see
            await self.answers.show(interaction, leaders_view(shown, me, reader_of(interaction), self.wall()))
        else:
            await self.answers.show_all(interaction, make)


CHART = "rating.png"
"""The name of the chart's file."""


class StatsPress(SubjectPress, op="stats"):
    """Another game on a person's screen was chosen."""


class Statistics(NamedTuple):
    """What is shown of a person by their number and name: accounts by game, and feats in one ``game``, empty for all.

    ``at`` is the real time, in seconds; ``written`` are the server's own games; ``play`` is how the person has played
    lately.
    """

    person: int
    name: str
    game: str
    accounts: Mapping[str, Standing]
    feats: FeatsInAll
    at: float
    written: OwnGames = NO_OWN_GAMES
    play: RecentPlay | None = None


def stats_view(whose: Statistics, reader: Person, *, drawn: bool) -> LayoutView:
    """A person's account and statistics of a game, with a choice of the other games. ``drawn``: with the chart."""
    accounts, feats, written = whose.accounts, whose.feats, whose.written
    title = reader.text("stats-title", who=names.escape(whose.name), game=_game(reader, whose.game, written))
    mine = accounts.get(whose.game)
    if mine is None:
        tabs = record_tabs(RecordPress, whose.person, reader)
        now = rows(own_button(reader, PlayNowPress(), ButtonStyle.success, "▶️"))
        return framed_view(GREY, [TextDisplay(title), TextDisplay(reader.text("stats-none")), *now, *tabs])
    parts: list[ScreenPart] = [
        TextDisplay(title),
        TextDisplay("\n".join(_account(mine, whose, reader))),
        Separator(),
        "\n".join([*_feats(feats, reader), *_play(whose, reader)]),
    ]
    if drawn:
        told = reader.text("stats-chart", count=len(feats.ratings))
        parts.append(picture_part(CHART, told))
    games = [game for game in FOR_TABLES if game in accounts]
    own = sorted((game for game in accounts if game in written), key=lambda game: game != whose.game)
    games += own[: SELECT_OPTIONS - 1 - len(games)]
    every = capital(reader.text("prefer-all-games"))
    options = [
        select_option(label, game, default=game == (whose.game or "all"))
        for game, label in zip(["all", *games], [every, *distinct_game_titles(games, reader, written)], strict=True)
    ]
    tabs = record_tabs(RecordPress, whose.person, reader)
    return framed_view(GOLD, [*parts, select(StatsPress(str(whose.person)), every, options), *tabs])


def _game(reader: Person, game: str, written: OwnGames) -> str:
    return game_title(game, reader, written) if game != ALL else reader.text("prefer-all-games")


def _account(mine: Standing, whose: Statistics, reader: Person) -> Sequence[str]:
    wins = {"matches_won": mine.matches_won, "matches": mine.matches, "won": mine.won, "rounds": mine.rounds}
    lines = [reader.text("leaders-wins" if mine.rounds else "stats-no-people", **wins)]
    if mine.matches:
        medals = f"🥇 {mine.matches_won} 🥈 {mine.seconds} 🥉 {mine.thirds}"
        share = round(100 * mine.beaten / mine.matches)
        lines.append(reader.text("leaders-placings", share=share, medals=medals))
    if mine.rating is not None:
        rating, provisional = from_sort_value(mine.rating, whose.at)
        key = "stats-provisional" if provisional else "stats-rating"
        lines.append(reader.text(key, rating=str(round(rating))))
    elif whose.game != ALL:
        lines.append(reader.text("stats-unrated"))
    if mine.solo:
        lines.append(reader.text("stats-computers", won=mine.solo_won, matches=mine.solo))
    lines.append(reader.text("stats-streak", now=mine.streak, best=mine.best_streak))
    return lines


def _feats(feats: FeatsInAll, reader: Person) -> list[str]:
    lines = []
    if feats.card >= 0:
        lines.append(reader.text("stats-card", card=reader.faces.text(feats.card), count=feats.laid))
    if feats.debt:
        lines.append(reader.text("stats-debt", count=feats.debt))
    if feats.silences:
        lines.append(reader.text("stats-silence", count=feats.silences))
    for key, rival in (("stats-beats", feats.beats), ("stats-bows", feats.bows)):
        if rival is not None:
            lines.append(_rivalry(key, rival, reader))
    return lines


def _play(whose: Statistics, reader: Person) -> list[str]:
    """How somebody has played lately, and how it was before, if that was certainly different."""
    play = whose.play
    if play is None:
        return []
    facts = {name: round(abs(one.value), 1) for name, one in play.means.items()}
    errors = {f"{name}_error": round(one.error, 1) for name, one in play.means.items()}
    sign = "−" if play.luck.value < 0 else "+"
    lines = [reader.text("stats-play", rounds=play.rounds, sign=sign, **facts, **errors)]
    if play.then is not None:
        before = {"mistakes": round(play.then.mistakes.value, 1), "error": round(play.then.mistakes.error, 1)}
        lines.append(reader.text("stats-play-then", months=play.then.months, **before))
    return lines


def _rivalry(key: str, rival: Rival, reader: Person) -> str:
    return reader.text(key, who=names.escape(rival.name), ahead=rival.ahead, behind=rival.behind)


PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""


class StatsCog(commands.Cog):
    """What somebody has done: the second page of ``/leaderboard``. Only the person who asks sees it."""

    def __init__(self, services: Services, standings: Standings) -> None:
        self.standings, self.statistics = standings.standings, standings.statistics
        self.store, self.answers, self.drawing = services.store, services.answers, services.drawing
        self.logs = LogStore(services.store.database)
        self.wall, self.offers = services.wall, services.offers
        self.tables = services.tables

    async def open(self, interaction: discord.Interaction, person: int, game: str = "") -> None:
        """Show somebody's account of a game, or of the one that they have played most."""
        game = our_game(game) or game
        if game and game not in FOR_TABLES and OWN_NAME.fullmatch(game) is None:
            raise Refused("bad-value")
        await self._show(interaction, person, game or None)

    @on_press(RecordPress)
    async def press_record(self, interaction: discord.Interaction, press: RecordPress) -> None:
        """*Record*, on another page."""
        await self.open(interaction, discord_id(press.subject) if press.subject else interaction.user.id)

    @on_press(StatsPress)
    async def press_game(self, interaction: discord.Interaction, press: StatsPress) -> None:
        """Another game was chosen."""
        game = value(interaction)
        if game not in ("all", *FOR_TABLES) and OWN_NAME.fullmatch(game) is None:
            raise Unreadable(game)
        await self._show(interaction, discord_id(press.subject), ALL if game == "all" else game)

    async def _show(self, interaction: discord.Interaction, person: int, game: str | None) -> None:
        server, store = server_of(interaction), self.store
        accounts = await self.standings.accounts(server, person)
        if game is None:
            game = next((name for name in accounts if name != ALL), ALL)
        called = await store.people.names_in([person], server)
        feats = await self.statistics.feats(server, game, person)
        drawn = await self._chart(server, tuple(feats.ratings), reader_of(interaction))
        written = await self.offers.titles(server, [game, *accounts][:TITLES_LIMIT])
        now = self.wall()
        play = await self.statistics.play_lately(server, game, person, now)
        whose = Statistics(person, called.get(person, "?"), game, accounts, feats, now, written, play)
        view = stats_view(whose, reader_of(interaction), drawn=drawn is not None)
        mine = await running(self.tables, self.logs, interaction) if person == interaction.user.id else []
        if mine:
            view.add_item(running_frame(mine, person, reader_of(interaction)))
        await self.answers.show(interaction, view, None if drawn is None else Picture(CHART, drawn))

    async def _chart(self, server: int, ratings: tuple[float, ...], reader: Person) -> bytes | None:
        """Draw the chart of a person's ratings. None if there are too few, or it cannot be drawn."""
        if self.drawing is None or len(ratings) < 2:
            return None
        last = len(ratings)
        line = ChartLine("", 0, ratings)
        chart = Chart(reader.text("stats-chart", count=last), (line,), ((0, "1"), (last - 1, str(last))))
        return await self.drawing.draw_if_quick(PICTURE_LIMIT_S, server, draw_chart, chart)
