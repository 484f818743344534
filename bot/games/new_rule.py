"""The winner of a round makes a rule: one change of the game that is played at a table, written in the editor."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.service import Games
from bot.games.store import Draft
from bot.games.tree import complete
from bot.language import names
from bot.tables.play import Matches
from bot.tables.repository import Tables
from bot.tables.schedule import RULE
from bot.tables.table import Refused, Table
from rules.catalogue import make_saved
from rules.shedding.game import MauMau
from rules.shedding.written.new_rule import differences, may_change


class NewRule(NamedTuple):
    """A rule that was made, or was not because of what its check says: ``ends``, rounds would come to no end by it."""

    table: Table
    ends: bool


class RuleMaking:
    """Makes rules at tables. Every method raises ``Refused`` for whoever may not make one now."""

    def __init__(self, games: Games, tables: Tables, matches: Matches) -> None:
        self.games, self.tables, self.matches = games, tables, matches

    async def at(self, number: int, person: int) -> Table:
        """Give a table at which this person may make a rule now."""
        table = await self.tables.get(number)
        if table.closed is not None:
            raise Refused("table-closed")
        if RULE not in table.deadlines or table.seat_of(person) != table.rule_maker:
            raise Refused("no-rule-now")
        return table

    async def begin(self, number: int, person: int) -> Draft:
        """Give the draft of the rule: a new one, or the one that is open for this table and this game."""
        table = await self.at(number, person)
        draft = await self.games.open_draft(person, table.server)
        if draft is not None and draft.table_id == number and draft.steps[0] == table.game.source:
            return draft
        return await self.games.begin(person, table.server, table.game.source, table_id=number)

    async def make(self, draft: Draft) -> NewRule:
        """Make what a draft has come to the game of its table, from the next round on, and drop the draft.

        It is checked before. A rule by which rounds come to no end is not made, and the draft stays: else who is losing
        would end the match by it. Raises ``NotDone`` if the check cannot be done now.
        """
        number, text = draft.table_id or 0, complete(draft.text)
        table = await self.at(number, draft.person)
        await self.games.played(table.server, text)
        self._check_one_change(table, text)
        if not (await self.games.check(table.server, text)).ends:
            return NewRule(table, ends=True)
        outcome = await self.matches.amend(number, draft.person, text)
        await self.games.drop(draft)
        return NewRule(outcome.table, ends=False)

    def _check_one_change(self, table: Table, text: str) -> None:
        """Refuse what is not one change, in more words than the rules do."""
        before, after = table.game, make_saved(text)
        if not (isinstance(before, MauMau) and isinstance(after, MauMau)):
            raise Refused("no-rule-now")
        places = differences(before, after)
        if len(places) != 1:
            raise Refused("rule-one-change", count=len(places))
        if not may_change(places[0]):
            raise Refused("rule-stays", place=names.written(places[0]))
