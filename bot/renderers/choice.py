"""Which of several tables: a list that pages, and a select to choose from it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import LayoutView, TextDisplay

from bot import texts
from bot.prompts import button, rows, select
from bot.renderers.parts import GREY, framed, game_name, table_link
from bot.router import Press
from bot.tables import Table

PAGE = 10
"""So many tables stand on a page."""


def choice_view(tables: Sequence[Table], does: str, locale: str, page: int = 0) -> LayoutView:
    """The question which table is meant; ``does`` is what will be done with the chosen one."""
    last = (len(tables) - 1) // PAGE
    page = min(page, last)
    shown = tables[page * PAGE : (page + 1) * PAGE]
    lines = [f"- {_named(table, locale)} · {table_link(table)}" for table in shown]
    options = [discord.SelectOption(label=_named(table, locale)[:100], value=str(table.id)) for table in shown]
    turning = [
        button(Press("page", 0, other, does), mark)
        for other, mark in ((page - 1, "◀"), (page + 1, "▶"))
        if 0 <= other <= last
    ]
    head = texts.text(locale, "which-title", page=page + 1, pages=last + 1)
    which = select(Press("which", 0, argument=does), texts.text(locale, f"which-{does}"), options)
    return framed(GREY, [TextDisplay(head), TextDisplay("\n".join(lines)), which, *rows(*turning)])


def _named(table: Table, locale: str) -> str:
    daily = f" ({table.notes.daily})" if table.notes.daily else ""
    return f"#{table.id} {game_name(table, locale)}{daily}"
