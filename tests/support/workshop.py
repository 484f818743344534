"""Games that people have written, at a bot that runs."""

from __future__ import annotations

from cogs.workshop.commands import DraftsCog, GameCog
from cogs.workshop.service import Games, RuleMaking
from tests.support.house import House

ROSA = """format = 1
name = "Tia *Rosa*"
about = "As aunt Rosa plays it"
players = [2, 4]

[pack]
packs = 2

[[cards]]
which = "7"
draw_debt = { cards = 2, answered_by = "7" }
"""
"""A game that people have written."""


def games_of(house: House) -> Games:
    """The games of the servers of this bot."""
    return house.cog(GameCog).games


def rules_of(house: House) -> RuleMaking:
    """The rules that are made at its tables."""
    return house.cog(DraftsCog).rules
