"""The sections of a definition: what a game as a whole is set to, beside what its cards do."""

from __future__ import annotations

from typing import NamedTuple

from rules.shedding.parts import Parameter, cards, number, points, switch, word


class Section(NamedTuple):
    """A part of a definition under one heading."""

    name: str
    parameters: tuple[Parameter, ...]


PACK = Section(
    "pack",
    (
        cards("cards", "all"),
        number("packs", 1, 1, 8),
        number("seats_per_pack", 0, 0, 12),
    ),
)
DEAL = Section(
    "deal",
    (
        number("hand", 5, 1, 12),
        word("direction", "clockwise", "counter-clockwise"),
        word("turned_up", "nothing", "acts"),
    ),
)
FOLLOW = Section(
    "follow",
    (
        cards("anywhere"),
        cards("on_call"),
        cards("not_on_own_rank"),
        cards("follow_call", "all"),
        cards("over"),
        switch("not_both"),
    ),
)
CALL = Section("call", (word("until", "next", "caller"), switch("binds_debt")))
DRAW = Section("draw", (switch("voluntary"), switch("must")))
DEBT = Section("debt", (word("after", "over", "lays", "on"),))
DECLARE = Section(
    "declare",
    (
        number("penalty", 2, 0, 20),
        number("false_accusation", 0, 0, 20),
        switch("while_one"),
    ),
)
COUNTING = Section(
    "counting",
    (
        word("by", "points", "cards", "rounds"),
        points("points"),
        cards("twice"),
        number("target", 100, 1, 5000),
        switch("beyond"),
    ),
)

SECTIONS = (PACK, DEAL, FOLLOW, CALL, DRAW, DEBT, DECLARE, COUNTING)
