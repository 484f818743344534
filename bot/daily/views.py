"""The board of a daily deal, during its day and afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView, TextDisplay

from bot.daily.store import DailyResult
from bot.language import names, texts
from bot.views.components import GOLD, framed

BOARD_LINES = 15
"""Upper bound on named people. The others are counted."""


def board_view(date: str, done: Sequence[DailyResult], locale: str) -> LayoutView:
    """The board of a day that is not over."""
    return framed(
        GOLD, [_title(date, locale), TextDisplay(_lines(done, locale) or texts.text(locale, "solitaire-nobody"))]
    )


def past_board_view(date: str, done: Sequence[DailyResult], given_up: Sequence[str], locale: str) -> LayoutView:
    """The board of a day that is over, with the people who did not finish."""
    parts = [_title(date, locale), TextDisplay(_lines(done, locale) or texts.text(locale, "solitaire-nobody-did"))]
    if given_up:
        who = texts.listed(locale, [f"**{names.written(name)}**" for name in given_up[:BOARD_LINES]])
        more = max(0, len(given_up) - BOARD_LINES)
        parts.append(TextDisplay(texts.text(locale, "solitaire-given-up", who=who, more=more)))
    return framed(GOLD, parts)


def _title(date: str, locale: str) -> TextDisplay[LayoutView]:
    return TextDisplay(texts.text(locale, "solitaire-title", date=date))


def _lines(done: Sequence[DailyResult], locale: str) -> str:
    """The best people with their places. Equal results share a place."""
    lines = [
        texts.text(
            locale,
            "solitaire-line",
            place=1 + sum(other.points < line.points for other in done),
            who=f"**{names.written(line.name)}**",
            points=line.points,
        )
        for line in done[:BOARD_LINES]
    ]
    if len(done) > BOARD_LINES:
        lines.append(texts.text(locale, "solitaire-more", more=len(done) - BOARD_LINES))
    return "\n".join(lines)
