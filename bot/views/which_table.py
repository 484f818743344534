"""The choice of one of several tables, in pages."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView, TextDisplay

from bot.language import texts
from bot.tables.table import Table
from bot.views.components import GREY, listing, select, select_option
from bot.views.game_names import game_name
from bot.views.pages import page_of, turning
from bot.views.parts import table_link
from bot.views.press import PagePress, SubjectPress

TABLES_A_PAGE = 10
"""How many tables a page lists."""


class WhichTablePress(SubjectPress, op="which"):
    """A table was chosen. The subject is the operation to do there."""


class TablesPagePress(PagePress, op="page"):
    """Another page of the list."""


def which_table_view(tables: Sequence[Table], does: str, locale: str, page: int = 0) -> LayoutView:
    """The question which table is meant. ``does`` is the operation for the chosen one."""
    page, last = page_of(len(tables), TABLES_A_PAGE, page)
    shown = tables[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [f"- {_named(table, locale)} · {table_link(table)}" for table in shown]
    options = [select_option(_named(table, locale), str(table.id)) for table in shown]
    head = texts.text(locale, "which-title", page=page + 1, pages=last + 1)
    which = select(WhichTablePress(does), texts.text(locale, f"which-{does}"), options)
    pages = turning(page, last, lambda other: TablesPagePress(other, does))
    return listing(GREY, [TextDisplay(head), TextDisplay("\n".join(lines)), which, *pages])


def _named(table: Table, locale: str) -> str:
    daily = f" ({table.notes.origin.daily})" if table.notes.origin.daily else ""
    return f"#{table.id} {game_name(table, locale)}{daily}"
