"""The winner makes a rule: the button, who may press it and until when, and what has changed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import texts
from bot.pictures.emojis import Faces
from bot.tables.latest import recent
from bot.tables.schedule import RULE
from bot.tables.table import Table
from bot.views.families.of_game import board
from bot.views.press import TablePress
from rules.catalogue import before_change
from rules.match import PLAYING
from rules.rounds import SomeGame
from rules.table import NOBODY

TOLD_CHANGES = 6
"""Upper bound on the sentences of the rules that are told to be gone or new."""


class RulePress(TablePress, op="rule"):
    """*Make a rule*."""


def makes_rule(table: Table) -> bool:
    """Whether the winner of the last round may still make a rule."""
    return RULE in table.deadlines and table.rule_maker != NOBODY


def waited_for(table: Table, locale: str, names: Sequence[str]) -> str:
    """Who may make a rule, and until when."""
    return texts.text(locale, "table-rule", who=names[table.rule_maker], until=table.clock_of(RULE))


def changed(table: Table, locale: str, faces: Faces) -> list[str]:
    """How the rules differ from those of the last round, if its winner has changed them: what is gone, what is new."""
    if table.state is None or table.state.phase == PLAYING:
        return []
    before = before_change(recent(table.notes.round))
    return [] if before is None else difference(before, table.game, locale, faces)


def difference(before: SomeGame, after: SomeGame, locale: str, faces: Faces) -> list[str]:
    """The sentences of the rules that are gone, and those that are new."""
    old, new = ([one.text for one in board(game).rules(game, locale, faces)] for game in (before, after))
    gone = [f"− ~~{line}~~" for line in old if line not in new]
    return [*gone, *(f"**+** {line}" for line in new if line not in old)][:TOLD_CHANGES]
