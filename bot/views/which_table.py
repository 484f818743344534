"""The choice of one of several tables, in pages; and choices of a command that are offered while a person types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import app_commands
from discord.ui import LayoutView, TextDisplay

from bot.language import texts
from bot.tables.table import Refused, Table
from bot.views.parts import GREY, framed, game_name, plain_names, table_link
from bot.views.press import PagePress, SubjectPress
from bot.views.prompts import button, rows, select

TABLES_A_PAGE = 10
"""How many tables a page lists."""
CHOICE_CHARACTERS, CHOICES_LIMIT = 100, 25
"""Discord's upper bounds: characters of a choice, and number of choices."""


class WhichTablePress(SubjectPress, op="which"):
    """A table was chosen. The subject is the operation to do there."""


class TablesPagePress(PagePress, op="page"):
    """Another page of the list."""


def which_table_view(tables: Sequence[Table], does: str, locale: str, page: int = 0) -> LayoutView:
    """The question which table is meant. ``does`` is the operation for the chosen one."""
    last = (len(tables) - 1) // TABLES_A_PAGE
    page = min(page, last)
    shown = tables[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [f"- {_named(table, locale)} · {table_link(table)}" for table in shown]
    options = [discord.SelectOption(label=_named(table, locale)[:100], value=str(table.id)) for table in shown]
    turning = [
        button(TablesPagePress(other, does), mark)
        for other, mark in ((page - 1, "◀"), (page + 1, "▶"))
        if 0 <= other <= last
    ]
    head = texts.text(locale, "which-title", page=page + 1, pages=last + 1)
    which = select(WhichTablePress(does), texts.text(locale, f"which-{does}"), options)
    return framed(GREY, [TextDisplay(head), TextDisplay("\n".join(lines)), which, *rows(*turning)])


def _named(table: Table, locale: str) -> str:
    daily = f" ({table.notes.origin.daily})" if table.notes.origin.daily else ""
    return f"#{table.id} {game_name(table, locale)}{daily}"


def choices(found: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Make Discord's choices from names and values. Empty ones are left out, long ones cut, and too many dropped."""
    fitting = [
        (name, value)
        for name, value in found
        if 0 < len(name) <= CHOICE_CHARACTERS and 0 < len(value) <= CHOICE_CHARACTERS
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:CHOICES_LIMIT]]


def named_seat(table: Table, name: str) -> int:
    """Give the seat with this name, as ``plain_names`` writes it. Raises ``Refused``."""
    named = [known.casefold() for known in plain_names(table)]
    if name.casefold() not in named:
        raise Refused("bad-value")
    return named.index(name.casefold())
