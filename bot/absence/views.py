"""The screen with a person's holidays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord.ui import LayoutView, TextDisplay

from bot.absence.calendar import Days
from bot.language import names, texts
from bot.language.texts import day_in_words
from bot.views.components import GREY, framed, if_any, own_button, rows
from bot.views.my_tables import SHORT_SERVER_NAME_CHARACTERS
from bot.views.press import SubjectPress


class HomePress(SubjectPress, op="home"):
    """*I am back* from holidays."""


def away_view(
    holidays: Sequence[Days], locale: str, *, told: int | None = None, limits: Mapping[str, int] | None = None
) -> LayoutView:
    """A person's holidays. ``told``: how many tables were just informed. ``limits``: servers that allow less, with
    their days.
    """
    if not holidays:
        return framed(GREY, [TextDisplay(texts.text(locale, "away-none"))])
    lines = [
        texts.text(locale, "away-line", begin=day_in_words(locale, first), end=day_in_words(locale, last))
        for first, last in holidays
    ]
    less = [
        texts.text(locale, "away-limit", server=names.written(server, SHORT_SERVER_NAME_CHARACTERS), days=most)
        for server, most in (limits or {}).items()
    ]
    return framed(
        GREY,
        [
            TextDisplay(texts.text(locale, "away-title")),
            TextDisplay("\n".join(lines)),
            if_any(texts.text(locale, "away-told", count=told) if told is not None else ""),
            if_any("\n".join(less)),
            *rows(own_button(locale, HomePress(), emoji="🏠")),
        ],
    )
