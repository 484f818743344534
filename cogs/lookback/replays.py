"""Rounds and matches seen again: each moment that somebody at the table could see, and what was done; who may look.

Matches are folded from the log move by move, and cached while people look at them.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

import discord

from bot.discord.context import may_see
from bot.store.database import Row
from bot.store.tables import TableStore
from bot.tables.table import PLAYED_ALONE, Refused, Table, from_row
from cogs.archive.logs import CANNOT_BE, Folding, LogStore, action_of, apply_events, log_to_script, with_game
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.table import NOBODY, Action, SomeEvent


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after one of its moves: who moved, whether the house did it for the seat, and what happened."""

    table: Table
    state: Match
    number: int
    count: int
    rounds: tuple[int, ...]
    seat: int
    house: bool
    events: list[SomeEvent]


async def viewable_row(tables: TableStore, interaction: discord.Interaction, number: int) -> Row:
    """Return the row of a table of this server; in direct messages that of a table where this person has played. Raises
    ``Refused`` if it was played in a place that this person may not see, or by another person alone: the daily deal is
    the same for all.
    """
    row, user = await tables.get(number), interaction.user
    if interaction.guild is None:
        if row is None or all(player["person"] != user.id for player in row["players"]):
            raise Refused("server-only")
        return row
    if row is None or row["server"] != interaction.guild.id:
        raise Refused("no-match")
    alone = row["game"] in PLAYED_ALONE
    seen = row["host"] == user.id if alone else may_see(interaction, row["parent"] or row["channel"])
    if not seen:
        raise Refused("no-match")
    return row


CACHED_MATCHES, SHORT_ROUND_MOMENTS = 16, 500
"""Upper bound on cached matches; and on cached rounds of at most ``SHORT_ROUND_MOMENTS`` moments."""

MOVES_BETWEEN_STATES = 20
"""The state is kept after every so many moves. The moments after it are folded from there."""


class Recording:
    """A match that can be seen at any of its moments."""

    def __init__(self, table: Table, log: Sequence[Row]) -> None:
        self.table = table
        self.rounds: list[int] = []
        """The moment of the deal, for each round."""
        self._moves: list[tuple[int, bool, list[SomeEvent]]] = []
        self._games: list[SomeGame] = []
        """The game of each moment."""
        self._kept: list[Match] = []
        folding = Folding(table, log)
        waiting: list[SomeEvent] = []
        for row in log:
            waiting += folding.fold(row)
            dealt = folding.state.round > len(self.rounds)
            if not dealt and not _is_any_seen_by_all(waiting) and row is not log[-1]:
                continue  # a moment is what somebody at the table could see
            if dealt:
                self.rounds.append(len(self._moves))
            self._moves.append((row["seat"], bool(row["house"]), waiting))
            self._games.append(folding.game)
            waiting = []
            if len(self._moves) % MOVES_BETWEEN_STATES == 1:
                self._kept.append(folding.state.copy())

    def __len__(self) -> int:
        return len(self._moves)

    def round(self, which: int) -> list[Moment]:
        """Return all moments of a round, counted from 1; an empty list if it was not played."""
        if not 1 <= which <= len(self.rounds):
            return []
        return [self.moment(number) for number in range(self.rounds[which - 1], [*self.rounds, len(self)][which])]

    def moment(self, number: int) -> Moment:
        """Return the match after a move, counted from 0; after the last move if the number is higher."""
        number = max(0, min(number, len(self._moves) - 1))
        state = self._kept[number // MOVES_BETWEEN_STATES].copy()
        for _, _, events in self._moves[number // MOVES_BETWEEN_STATES * MOVES_BETWEEN_STATES + 1 : number + 1]:
            apply_events(state, events)
        seat, house, events = self._moves[number]
        table = with_game(self.table, self._games[number])
        return Moment(table, state, number, len(self._moves), tuple(self.rounds), seat, house, events)


class Deed(NamedTuple):
    """What somebody did: in which state, when, and which moment of the round showed it (``Recording``). ``house``: the
    house did it, because the person's time was up.
    """

    state: Match
    seat: int
    action: Action
    at: int
    moment: int
    house: bool


class Deeds(NamedTuple):
    """A round as it was done: the state before its deal, everything that was done up to its end, and the state then."""

    game: SomeGame
    undealt: Match
    done: Sequence[Deed]
    end: Match

    @classmethod
    def of_round(cls, table: Table, log: Sequence[Row], which: int) -> Self:
        """Fold a log up to the end of a round. Raises one of ``CANNOT_BE``."""
        folding, moment, waiting = Folding(table, log), 0, list[SomeEvent]()
        undealt, done = folding.state, list[Deed]()
        for row in log:
            state = folding.state
            if state.round < which:
                undealt = state.copy()
                folding.fold(row)
                continue
            if state.phase != PLAYING:
                break
            done.append(Deed(state.copy(), row["seat"], action_of(row), int(row["at"]), moment + 1, bool(row["house"])))
            waiting += folding.fold(row)
            if _is_any_seen_by_all(waiting):
                moment, waiting = moment + 1, []
        if folding.state.round < which or not done:
            raise LookupError(f"round {which} was not played")
        return cls(folding.game, undealt, done, folding.state)


class Replays:
    """Recordings of finished matches. Every method raises ``Refused``."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self._recordings: OrderedDict[int, Recording] = OrderedDict()
        self._rounds: OrderedDict[tuple[int, int], list[Moment]] = OrderedDict()

    async def recording(self, server: int, number: int) -> Recording:
        """Return a finished match of this server. A match that is still played would show hands."""
        table = await self._require_finished(server, number)
        if number not in self._recordings:
            log = await self._log(number)
            try:
                self._recordings[number] = await asyncio.to_thread(Recording, table, log)
            except CANNOT_BE:
                raise Refused("no-replay") from None
            while len(self._recordings) > CACHED_MATCHES:
                self._recordings.popitem(last=False)
        self._recordings.move_to_end(number)
        self._recordings[number].table = table  # with the present names
        return self._recordings[number]

    async def round(self, server: int, number: int, which: int) -> list[Moment]:
        """Return all moments of a finished round of this server. Its match may still go on."""
        row, last = await self._require_round_over(server, number, which)
        try:
            table = from_row(row)
            found = self._rounds.get((number, which))
            if found is None:
                log = [step for step in await self._log(number) if not last or step["version"] <= last]
                found = await asyncio.to_thread(_round, table, log, which)
        except CANNOT_BE:
            raise Refused("no-replay") from None
        if not found:
            raise Refused("no-replay")
        if len(found) <= SHORT_ROUND_MOMENTS:
            self._rounds[number, which] = found
            self._rounds.move_to_end((number, which))
        while len(self._rounds) > CACHED_MATCHES:
            self._rounds.popitem(last=False)
        return [
            replace(moment, table=with_game(table, moment.table.game)) for moment in found
        ]  # with the present names

    async def deeds(self, server: int, number: int, which: int) -> Deeds:
        """Return what was done in a finished round of this server, also what nobody saw. Its match may still go on."""
        row, last = await self._require_round_over(server, number, which)
        log = [step for step in await self._log(number) if not last or step["version"] <= last]
        try:
            return await asyncio.to_thread(Deeds.of_round, from_row(row), log, which)
        except CANNOT_BE:
            raise Refused("no-replay") from None

    async def _require_round_over(self, server: int, number: int, which: int) -> tuple[Row, int]:
        """Return the row of a table whose round is over, and the version at which it was; 0 if that is not known."""
        row, last = await self.store.row(number), await self.store.end_of_round(number, which)
        if row is None or row["server"] != server:
            raise Refused("no-match")
        if last is None:
            raise Refused("still-played" if row["closed"] is None else "no-replay")
        return row, last

    async def script(self, server: int, number: int) -> str:
        """Return the match as a table script."""
        table = await self._require_finished(server, number)
        kept = await self.store.script(number)
        if kept is not None:
            return kept
        log = await self._log(number)
        return await asyncio.to_thread(log_to_script, table, log)

    async def export_json(self, server: int, number: int) -> str:
        """Return the match as JSON: who sat where, the seeds, and every action with its events.

        Actions are counted. Their versions have gaps where somebody did what nobody saw, as to plan a move ahead.
        """
        table = await self._require_finished(server, number)
        log = await self._log(number)
        told = {
            "table": number,
            "game": table.game.name,
            "rules_version": table.rules_then.version,
            "options": dict(table.rules_then.options),
            "players": [player.name for player in table.players],
            "computers": [seat for seat, player in enumerate(table.players) if player.computer],
            "rounds": await self.store.seeds(number),
            "log": [{**row, "version": place} for place, row in enumerate(log, 1)],
        }
        return await asyncio.to_thread(json.dumps, told, ensure_ascii=False, indent=1)

    async def _require_finished(self, server: int, number: int) -> Table:
        row = await self.store.row(number)
        if row is None or row["server"] != server:
            raise Refused("no-match")
        if not await self.store.is_finished(number):
            raise Refused("still-played" if row["closed"] is None else "no-match")
        try:
            return from_row(row)
        except ValueError:
            raise Refused("no-replay") from None

    async def _log(self, number: int) -> list[Row]:
        log = await self.store.history(number)
        if not log:
            raise Refused("no-replay")
        return log


def _round(table: Table, log: Sequence[Row], which: int) -> list[Moment]:
    return Recording(table, log).round(which)


def _is_any_seen_by_all(events: Sequence[SomeEvent]) -> bool:
    """Whether everybody saw at least one of these events."""
    return any(not event.untold and event.seen_by(NOBODY) is not None for event in events)
