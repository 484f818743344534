"""Choices of a command that are offered while a person types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.language import names
from bot.tables.table import Refused, Table
from bot.views.parts import plain_names
from rules.plain_text import caseless

CHOICE_CHARACTERS, CHOICES_LIMIT = 100, 25
"""Discord's upper bounds: characters of a choice, and number of choices."""


def choices(found: Iterable[tuple[str, str]], typed: str = "") -> list[app_commands.Choice[str]]:
    """Make Discord's choices from the names and values whose name contains what was typed. Those that are empty or too
    long are left out, and too many are dropped.
    """
    folded = caseless(typed)
    fitting = [
        (name, value)
        for name, value in found
        if folded in caseless(name) and 0 < len(name) <= CHOICE_CHARACTERS and 0 < len(value) <= CHOICE_CHARACTERS
    ]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:CHOICES_LIMIT]]


def chosen_value(offered: Sequence[tuple[str, str]], typed: str) -> str:
    """Give the value that was chosen from names and values, or whose name or value was typed in full. Raises
    ``Refused`` with the names.
    """
    said = caseless(typed)
    for name, value in offered:
        if said in (caseless(name), caseless(value)):
            return value
    raise Refused("not-offered", choices=", ".join(name for name, _ in offered))


def named_seat(table: Table, name: str) -> int:
    """Give the seat with this name, as ``plain_names`` writes it. The sign of a computer player may be left out.
    Raises ``Refused``.
    """
    said = caseless(name)
    for known in (plain_names(table), [names.plain(player.name) for player in table.players]):
        found = [seat for seat, one in enumerate(known) if caseless(one) == said]
        if len(found) == 1:
            return found[0]
    raise Refused("bad-value")
