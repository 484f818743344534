"""The board of a daily deal; the position of a day, as a question, with its solution, and as it is posted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date as day
from typing import Final, NamedTuple, Self

import discord
from discord.ui import Button, LayoutView, Separator, TextDisplay

from bot.screens.components import (
    GOLD,
    GREEN,
    Press,
    ScreenPart,
    Slots,
    Unreadable,
    button,
    framed_view,
    own_button,
    rows,
)
from bot.screens.doors import PositionPress, SolitairePress
from bot.screens.games import board, name_of
from bot.screens.hand import cards_line, story
from bot.screens.page import Page, RulesPress, signs
from bot.screens.table import beside_card, has_picture, seats_after
from bot.tables.lobby import COMPUTER_NAMES
from bot.tables.notes import Notes, Posted
from bot.tables.table import Player, Table
from bot.time import end_of_day, moment
from bot.words import names
from bot.words.texts import Person, TextKeys, day_in_words
from cogs.daily.positions import PositionStanding, day_before
from cogs.daily.store import DailyResult, PositionTally
from rules.strategies.luck import INTERVAL
from rules.strategies.positions import Puzzle, Question
from rules.table import Action

DEAL, ANY, BOARD = KINDS = ("daily", "new", "board")
"""What there is of Solitaire: the deal of the day, any other, and who did best with the former."""
KIND: Final = TextKeys("solitaire-{}", lambda: KINDS)
BOARD_LINES = 15
"""Upper bound on named people. The others are counted."""


def solitaire_view(reader: Person, *, in_server: bool) -> LayoutView:
    """What there is of Solitaire, a button each; the board in servers only."""
    styles = {DEAL: discord.ButtonStyle.success}
    buttons = [
        button(SolitairePress(what), reader.text(KIND.key(what)), styles.get(what, discord.ButtonStyle.secondary))
        for what in (KINDS if in_server else (DEAL, ANY))
    ]
    back = button(PositionPress(), reader.text("button-today"), emoji="↩️")
    return framed_view(GREEN, [TextDisplay(reader.text("solitaire-about")), *rows(*buttons), *rows(back)])


def board_view(date: str, done: Sequence[DailyResult], reader: Person) -> LayoutView:
    """The board of a day that is not over."""
    return framed_view(
        GOLD, [_title(date, reader), TextDisplay(_lines(done, reader) or reader.text("solitaire-nobody"))]
    )


def past_board_view(date: str, done: Sequence[DailyResult], given_up: Sequence[str], reader: Person) -> LayoutView:
    """The board of a day that is over, with the people who did not finish."""
    parts = [_title(date, reader), TextDisplay(_lines(done, reader) or reader.text("solitaire-nobody-did"))]
    if given_up:
        who = reader.format_list([f"**{names.escape(name)}**" for name in given_up[:BOARD_LINES]])
        more = max(0, len(given_up) - BOARD_LINES)
        parts.append(TextDisplay(reader.text("solitaire-given-up", who=who, more=more)))
    return framed_view(GOLD, parts)


def _title(date: str, reader: Person) -> TextDisplay[LayoutView]:
    return TextDisplay(reader.text("solitaire-title", date=date))


def _lines(done: Sequence[DailyResult], reader: Person) -> str:
    """The best people with their places. Equal results share a place."""
    lines = [
        reader.text(
            "solitaire-line",
            place=1 + sum(other.points < line.points for other in done),
            who=f"**{names.escape(line.name)}**",
            points=line.points,
        )
        for line in done[:BOARD_LINES]
    ]
    if len(done) > BOARD_LINES:
        lines.append(reader.text("and-more", count=len(done) - BOARD_LINES))
    return "\n".join(lines)


DATE_CHARACTERS = 10


def read_date(written: str) -> str:
    """Read the day of a press. Raises ``Unreadable``."""
    try:
        found = day.fromisoformat(written) if len(written) == DATE_CHARACTERS else None
    except ValueError:
        found = None
    if found is None or found.isoformat() != written:
        raise Unreadable(written[:DATE_CHARACTERS])
    return written


@dataclass(frozen=True)
class AnswerPress(Press, op="position-answer"):
    """The answer to the position of a day: the place of a move among those to choose from."""

    date: str
    move: int

    @property
    def slots(self) -> Slots:
        return Slots(0, self.move, self.date)

    @classmethod
    def from_slots(cls, slots: Slots) -> Self:
        return cls(slots.argument, slots.version or 0)


def question_view(asked: Question, date: str, reader: Person, *, yesterday: bool = False) -> LayoutView:
    """The position of a day for somebody who has not answered yet, with a button for each move. It is made of nothing
    that says which move is good.
    """
    page = _page(asked, reader)
    answers = [
        button(
            AnswerPress(date, number),
            _describe_move(page, asked, number),
            discord.ButtonStyle.primary if move.cards else discord.ButtonStyle.secondary,
            _picture(page, move),
        )
        for number, move in enumerate(asked.moves)
    ]
    before = [button(PositionPress(day_before(date)), reader.text("button-yesterday"))] if yesterday else []
    told = [
        page.text("hand-after", seats=seats_after(page, page.seat)),
        f"-# {reader.text('position-ask', until=moment(end_of_day(date)))}",
    ]
    parts = [
        *_table_parts(page, asked, date),
        *rows(*answers),
        *rows(
            own_button(reader, RulesPress(0, f"essentials.{asked.game.name}"), emoji="📖"), *_others(reader, *before)
        ),
        "\n".join(told),
    ]
    return framed_view(GREEN, parts)


def _others(reader: Person, *more: Button[LayoutView]) -> list[Button[LayoutView]]:
    """The way to Solitaire, and ``more``."""
    return [own_button(reader, SolitairePress(), emoji="🃏"), *more]


def solution_view(
    found: Puzzle,
    date: str,
    stands: PositionStanding,
    reader: Person,
    note: str = "",
    other: Button[LayoutView] | None = None,
) -> LayoutView:
    """A position with what each move is worth, for somebody who has answered, or when its day is over. ``other`` leads
    to another day.
    """
    page = _page(found.question, reader)
    verdict = "position-right" if stands.move == found.best else "position-wrong"
    if stands.move is None:
        verdict = "position-worths"
    parts = [
        *_table_parts(page, found.question, date, asks=False),
        Separator(),
        note,
        TextDisplay("\n".join([reader.text(verdict), *_worths(page, found, stands.move)])),
        "\n".join(_counts(stands, reader)),
        TextDisplay(f"-# {reader.text('position-about', deals=found.deals)}"),
        *rows(*_others(reader, *([other] if other is not None else []))),
    ]
    return framed_view(GOLD, parts)


class Yesterday(NamedTuple):
    """The puzzle of the day before, with its solution, and how many have found it."""

    date: str
    found: Puzzle
    tally: PositionTally


def post_view(asked: Question, date: str, before: Yesterday | None, reader: Person) -> LayoutView:
    """The position of a day as it is posted in a channel: a button opens it for who presses, and below stands what the
    best move was the day before.
    """
    opens = own_button(reader, PositionPress(date), discord.ButtonStyle.primary, "🤔")
    parts: list[ScreenPart] = [TextDisplay(_heading(asked, date, reader)), *rows(opens)]
    if before is not None:
        page = _page(before.found.question, reader)
        best = _describe_move(page, before.found.question, before.found.best, page.faces.text)
        told = [reader.text("position-yesterday", move=best)]
        if before.tally.answered_here:
            facts = {"found": before.tally.found_here, "answered": before.tally.answered_here}
            told.append(reader.text("position-tally-here", **facts))
        looks = button(PositionPress(before.date), reader.text("button-yesterday"))
        parts += [Separator(), TextDisplay("\n".join(told)), *rows(looks)]
    return framed_view(GREEN, parts)


def _page(asked: Question, reader: Person) -> Page:
    """The table of a position as the seat sees that is asked. The reader has it; computer players have the others."""
    others = iter(COMPUTER_NAMES)
    players = [
        Player(reader.id, reader.text("you")) if seat == asked.seat else Player(None, next(others))
        for seat in range(len(asked.state.hands))
    ]
    table = Table(
        id=0,
        server=0,
        channel=0,
        thread=None,
        host=reader.id,
        game=asked.game,
        settings={},
        version=0,
        prompt=0,
        players=players,
        notes=Notes(),
        posted=Posted(),
        deadlines={},
        opened=0.0,
        touched=0.0,
    )
    table.set_state(asked.state)
    return Page(table, reader._replace(large=False), asked.seat)


def _table_parts(page: Page, asked: Question, date: str, *, asks: bool = True) -> list[ScreenPart]:
    """The cards on the table, what has happened, and the hand; first, while it ``asks``, what is asked."""
    seen, reader = page.seen, page.person
    its = board(seen)
    centre = its.centre(page, seen)
    large = [centre.cards] if centre.cards and not has_picture(page, centre.picture) else []
    asked_for = [f"## {reader.text('button-position')}", its.prompt(page, seen)] if asks else [*large, *centre.lines]
    return [
        beside_card(page, centre.picture, "\n".join([_heading(asked, date, reader), *asked_for])),
        "\n".join([*its.signs(page, seen), *signs(seen, reader)]),
        story(page, asked.happened, causes=True),
        cards_line(page),
        "\n".join(its.private(page, seen)),
    ]


def _heading(asked: Question, date: str, reader: Person) -> str:
    """Of which day a position is, and which game is played."""
    facts = {"date": day_in_words(reader.locale, day.fromisoformat(date)), "game": name_of(asked.game, reader)}
    return f"-# {reader.text('position-title', **facts)}"


def _describe_move(page: Page, asked: Question, number: int, card: Callable[[int], str] | None = None) -> str:
    """A move in a few words. ``card`` writes a card, otherwise than a button does."""
    return board(page.seen).describe_move(page, page.seen, asked.moves[number], card or page.person.card)


def _worths(page: Page, found: Puzzle, mine: int | None) -> list[str]:
    """What each move is worth, the best first; and what computer players would have played, if that is another one."""
    order = sorted(range(len(found.worths)), key=lambda number: found.worths[number].behind)
    named = {number: _describe_move(page, found.question, number, page.faces.text) for number in order}
    lines = list[str]()
    for number in order:
        worth = found.worths[number]
        if number == found.best:
            facts = {"worth": round(100 * worth.brings), "error": _interval(worth.error)}
            line = page.text("position-worth", move=named[number], measure=found.measure, **facts)
        else:
            facts = {"behind": round(100 * worth.behind), "error": _interval(worth.behind_error)}
            line = page.text("position-behind", move=named[number], **facts)
        lines.append(f"{'🥇' if number == found.best else '–'} {line}{' ◀' if number == mine else ''}")
    if found.usual != found.best:
        lines.append(f"-# {page.text('position-usual', move=named[found.usual])}")
    return lines


def _interval(error: float) -> int:
    """Half of an interval of 95 %, in whole percent, from a standard error."""
    return max(1, round(100 * INTERVAL * error))


def _counts(stands: PositionStanding, reader: Person) -> list[str]:
    """How many have found the best move, and how many days in a row the person has."""
    tally = stands.tally
    found = list[str]()
    if tally.answered:
        found.append(reader.text("position-tally", found=tally.found, answered=tally.answered))
    if stands.in_server and 0 < tally.answered_here < tally.answered:
        found.append(reader.text("position-tally-here", found=tally.found_here, answered=tally.answered_here))
    if stands.streak:
        found.append(reader.text("position-streak", days=stands.streak))
    return found


def _picture(page: Page, move: Action) -> discord.PartialEmoji | None:
    """The picture of the one card of a move, for a button."""
    return page.faces.emoji(move.cards[0]) if len(move.cards) == 1 else None
