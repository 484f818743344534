"""A page of a leaderboard, with what else can be chosen; and the podium of a month."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, Self

from discord import ButtonStyle
from discord.ui import ActionRow, LayoutView, Separator, TextDisplay

from bot.screens.components import (
    GOLD,
    SELECT_OPTIONS,
    PagePress,
    ScreenPart,
    SubjectPress,
    Unreadable,
    framed_view,
    own_button,
    page_buttons,
    page_of,
    rows,
    select,
    select_option,
)
from bot.screens.doors import BestPress, record_tabs
from bot.screens.games import OWN_NAME, OwnGames, option_value
from bot.screens.lobby import OpenPress
from bot.screens.page import PlayNowPress
from bot.words import names
from bot.words.texts import Person, TextKeys, capital
from cogs.archive.titles import NO_OWN_GAMES, distinct_game_titles, game_title
from cogs.standings.accounts import ALL, COUNTS_FROM, Total
from cogs.standings.rating import from_sort_value
from cogs.standings.store import COMPUTERS, PLACINGS, POINTS, RATING, WINS, LadderPage, Ranked
from rules.catalogue import FOR_TABLES, RULEBOOKS, make_saved
from rules.options import Option
from rules.shedding.definitions.faults import BadDefinition

MEDALS = ("🥇", "🥈", "🥉")
MONTH = re.compile(r"\d{4}-\d{2}")
OWN_MEASURE = re.compile(r"[\w-]{1,32}")
"""What the points of games that people have written mean."""
PODIUM_GAMES = 9
"""Upper bound on the games of a podium, the most played ones. More would not fit in a message."""
USUAL = "points"
"""The measure of games with only one scoring."""


BY: Final = TextKeys("by-{}", lambda: (RATING, WINS, PLACINGS, POINTS, COMPUTERS))
ABOUT: Final = TextKeys("leaders-about-{}", lambda: (RATING, WINS, PLACINGS, POINTS, COMPUTERS))
LACKS: Final = TextKeys("leaders-lacks-{}", lambda: ("rounds", "matches"))


class LeadersPress(PagePress, op="leaders"):
    """Another page of a leaderboard, which the subject names."""


class LeadersOtherPress(SubjectPress):
    """Another leaderboard, which differs in what was chosen."""

    what: ClassVar[str]


class LeadersGamePress(LeadersOtherPress, op="leaders-game"):
    """Another game was chosen."""

    what = "game"


class LeadersByPress(LeadersOtherPress, op="leaders-by"):
    """Another order was chosen."""

    what = "by"


class LeadersSeasonPress(LeadersOtherPress, op="leaders-season"):
    """Another month was chosen."""

    what = "season"


OTHERS = {kind.what: kind for kind in (LeadersGamePress, LeadersByPress, LeadersSeasonPress)}


class LadderChoice(NamedTuple):
    """Which leaderboard is shown: the game (empty: all), the order, the month (empty: all time)."""

    game: str
    by: str
    season: str
    measure: str = ""

    @property
    def written(self) -> str:
        """The choice as the argument of a press."""
        return "/".join(self)

    @classmethod
    def read(cls, written: str) -> Self:
        """Read a choice from an argument. Raises ``Unreadable``."""
        parts = written.split("/")
        if len(parts) != 4:
            raise Unreadable(written[:20])
        game, by, season, measure = parts
        own = OWN_NAME.fullmatch(game) is not None
        known = (own or game in (ALL, *FOR_TABLES)) and (season == ALL or MONTH.fullmatch(season) is not None)
        its_own = own and by == POINTS and OWN_MEASURE.fullmatch(measure) is not None
        if not known or not (its_own or (by, measure) in orders(game)):
            raise Unreadable(written[:20])
        return cls(game, by, season, measure)

    def other(self, what: str, value: str) -> LadderChoice:
        """The same choice with another ``game``, ``season`` or ``by``. Raises ``Unreadable``."""
        if what == "by":
            by, _, measure = value.partition("/")
            return self.read(self._replace(by=by, measure=measure).written)
        game = ALL if what == "game" and value == "all" else value
        if what == "season":
            return self.read(self._replace(season=ALL if value == "all" else value).written)
        kept = (self.by, self.measure) in orders(game)
        by, measure = (self.by, self.measure) if kept else (WINS, "")
        return self.read(LadderChoice(game, by, self.season, measure).written)


def measures(game: str, definition: str = "") -> list[str]:
    """Return what the points of a game may mean, the default first. ``definition`` is that of an own game."""
    options = {option.name: option for option in _options(game, definition)}
    scorings = list(options["scoring"].words) if "scoring" in options else [USUAL]
    return [scoring + shared for shared in (("", "-shared") if "teams" in options else ("",)) for scoring in scorings]


def _options(game: str, definition: str) -> Sequence[Option]:
    """What can be chosen of a game; nothing is known of one that this version cannot read."""
    if game in RULEBOOKS:
        return RULEBOOKS[game].options
    try:
        return make_saved(definition).book.options if definition else ()
    except BadDefinition:
        return ()


def orders(game: str, definition: str = "") -> list[tuple[str, str]]:
    """Return the orders for a game. For all games together: those that mean the same in each game."""
    if game == ALL:
        return [(WINS, ""), (PLACINGS, ""), (COMPUTERS, "")]
    means = [(POINTS, measure) for measure in measures(game, definition)]
    return [(RATING, ""), (WINS, ""), (PLACINGS, ""), *means, (COMPUTERS, "")]


@dataclass(frozen=True, kw_only=True)
class Leaderboard:
    """A page of a server's leaderboard, and what may be chosen on it.

    ``played`` is how much was played of the game in the chosen month, ``months`` are those to choose from. ``written``
    are the server's own games, the most played first, ``definition`` is that of the chosen one.
    """

    server: str
    choice: LadderChoice
    found: LadderPage
    played: Total | None
    months: Sequence[str]
    page: int
    size: int
    written: OwnGames
    definition: str


def leaders_view(board: Leaderboard, me: int, reader: Person, now: float, *, shared: bool = False) -> LayoutView:
    """A page of a leaderboard. The line of who asks is added below if it is not on the page; it is marked, unless the
    page is ``shared`` with everybody. ``now`` is real time, in seconds.
    """
    choice, found, marked = board.choice, board.found, 0 if shared else me
    lines = [_line(reader, choice, line, marked, now) for line in found.lines]
    parts: list[ScreenPart] = [TextDisplay(reader.text("leaders-title", server=names.escape(board.server, 100)))]
    parts.append(TextDisplay("\n".join(lines) or reader.text(_why_empty(board.played))))
    if not lines:
        parts += rows(own_button(reader, PlayNowPress(), ButtonStyle.success, "▶️"), own_button(reader, OpenPress()))
    if found.own is not None and all(line.person != me for line in found.lines):
        parts += [Separator(), TextDisplay(_line(reader, choice, found.own, marked, now))]
    total = board.played or Total()
    parts.append(
        TextDisplay(
            "\n".join(
                f"-# {told}"
                for told in (
                    reader.text("leaders-total", rounds=total.rounds, matches=total.matches),
                    *([reader.text(ABOUT.key(choice.by), count=COUNTS_FROM)]),
                )
            )
        )
    )
    page, last = page_of(found.count, board.size, board.page)
    parts += page_buttons(page, last, lambda other: LeadersPress(other, choice.written))
    selects = _selects(choice, board.months, reader, board.written, board.definition)
    return framed_view(GOLD, [*parts, *selects, *record_tabs(BestPress, 0, reader)])


def podium_view(
    season: str,
    boards: Mapping[str, tuple[str, Sequence[Ranked]]],
    reader: Person,
    *,
    reckoned: bool = False,
    written: OwnGames = NO_OWN_GAMES,
) -> LayoutView:
    """The podium of a past month: for each game its order, and the best people; of the first ``PODIUM_GAMES`` games.
    ``reckoned``: say that ratings were reckoned anew.
    """
    parts: list[ScreenPart] = [TextDisplay(reader.text("podium-title", season=season))]
    for game, (by, lines) in list(boards.items())[:PODIUM_GAMES]:
        choice = LadderChoice(game, by, season)
        told = [_line(reader, choice, line) for line in lines]
        parts.append(TextDisplay("\n".join([f"### {_game(reader, game, written)} · {_by(reader, choice)}", *told])))
    if reckoned:
        parts.append(TextDisplay(reader.text("podium-reckoned")))
    return framed_view(GOLD, parts)


def season_name(reader: Person, season: str) -> str:
    """Name a month, or all time."""
    return season if season != ALL else reader.text("season-all")


def _game(reader: Person, game: str, written: OwnGames) -> str:
    return game_title(game, reader, written) if game != ALL else reader.text("prefer-all-games")


def _by(reader: Person, choice: LadderChoice) -> str:
    by = reader.text(BY.key(choice.by))
    measure, shared = choice.measure.removesuffix("-shared"), choice.measure.endswith("-shared")
    told = [option_value(reader, measure)] if measure not in ("", USUAL) else []
    told += [reader.text("option-teams")] if shared else []
    return f"{by} ({', '.join(told)})" if told else by


def _why_empty(played: Total | None) -> str:
    return "leaders-none-yet" if played is not None and played.rounds else "leaders-none"


def _line(reader: Person, choice: LadderChoice, line: Ranked, me: int = 0, now: float = 0.0) -> str:
    """A line with its place. Without a place, the line says what is still needed. Who has left the server is greyed."""
    who = f"**{names.escape(line.name)}**" + (" ◀" if line.person == me else "")
    if line.gone:
        told = _rating_text(reader, choice, line, names.escape(line.name), now)
        return f"-# {told} · " + reader.text("leaders-gone")
    return _rating_text(reader, choice, line, who, now)


def _rating_text(reader: Person, choice: LadderChoice, line: Ranked, who: str, now: float) -> str:
    facts = line.facts
    rating = facts["rating"] if choice.by == RATING else None
    if rating is not None:
        rating, _ = from_sort_value(rating, now if choice.season == ALL else 0.0)
    if line.place is None:
        return _unplaced_text(reader, choice, line, who, rating)
    place = "–" if line.gone else MEDALS[line.place - 1] if line.place <= len(MEDALS) else f"{line.place}\\."
    match choice.by:
        case "rating":
            told = reader.text("leaders-rating", rating=str(round(rating or 0)), matches=facts["rated"])
        case "wins":
            told = reader.text(
                "leaders-wins",
                matches_won=facts["matches_won"],
                matches=facts["matches"],
                won=facts["won"],
                rounds=facts["rounds"],
            )
        case "placings":
            medals = ("matches_won", "seconds", "thirds")
            counted = " ".join(f"{medal} {facts[name]}" for medal, name in zip(MEDALS, medals, strict=True))
            told = reader.text("leaders-placings", share=round(100 * facts["placing"]), medals=counted)
        case "computers":
            told = reader.text("leaders-computers", won=facts["solo_won"], matches=facts["solo"])
        case _:
            mean = round(abs(facts["merit"]), 2)
            told = reader.text("leaders-points", mean=mean, points=facts["points"], rounds=facts["rounds"])
    return f"{place} {who} — {told}"


def _unplaced_text(reader: Person, choice: LadderChoice, line: Ranked, who: str, rating: float | None) -> str:
    """Tell a provisional rating, or what somebody still needs to be in a list."""
    facts = line.facts
    if choice.by == RATING and rating is not None:
        return reader.text("leaders-provisional", who=who, rating=str(round(rating)), matches=facts["rated"])
    if choice.by == RATING:
        return reader.text("leaders-unrated", who=who)
    if choice.by == COMPUTERS:
        return f"{who} — " + reader.text("leaders-computers", won=facts["solo_won"], matches=facts["solo"])
    unit = "rounds" if choice.by == POINTS else "matches"
    return reader.text(LACKS.key(unit), who=who, done=facts[unit], count=COUNTS_FROM)


def _games(chosen: str, reader: Person, written: OwnGames) -> list[tuple[str, str]]:
    """The games to choose from: ours, and of the server's own as many as there is room for; the chosen one is there."""
    room = SELECT_OPTIONS - 1 - len(FOR_TABLES)
    own = sorted(written, key=lambda game: game != chosen)[:room]
    return list(zip((*own, *FOR_TABLES), distinct_game_titles((*own, *FOR_TABLES), reader, written), strict=True))


def _selects(
    choice: LadderChoice, months: Sequence[str], reader: Person, written: OwnGames, definition: str
) -> list[ActionRow[LayoutView]]:
    """Selects for the other leaderboards."""
    by = [
        (f"{by}/{measure}", _by(reader, choice._replace(by=by, measure=measure)))
        for by, measure in orders(choice.game, definition)
    ]
    every = {
        "game": (
            [("all", reader.text("prefer-all-games")), *_games(choice.game, reader, written)],
            choice.game or "all",
        ),
        "by": (by, f"{choice.by}/{choice.measure}"),
        "season": ([("all", season_name(reader, ALL)), *((month, month) for month in months)], choice.season or "all"),
    }
    return [
        select(
            OTHERS[what](choice.written),
            capital(next((label for value, label in offered if value == now), now)),
            [select_option(capital(label), value, default=value == now) for value, label in offered],
        )
        for what, (offered, now) in every.items()
        if len(offered) > 1
    ]
