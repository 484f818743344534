"""Lists that are shown in pages, numbered from 0."""

from __future__ import annotations

from collections.abc import Callable

from bot.views.components import ComponentRow, button, rows
from bot.views.press import Press


def page_of(count: int, size: int, page: int) -> tuple[int, int]:
    """Give the page to show of this many things, and the last page."""
    last = max(0, count - 1) // size
    return min(page, last), last


def turning(page: int, last: int, press: Callable[[int], Press]) -> list[ComponentRow]:
    """Buttons to the pages before and after. ``press`` gives the press that shows a page."""
    ways = ((page - 1, "◀"), (page + 1, "▶"))
    return rows(*(button(press(other), mark) for other, mark in ways if 0 <= other <= last))
