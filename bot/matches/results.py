"""Finished rounds and matches: what they consist of, how they are read from the events that end them, and saved.

What is added up of them (``Accounts``) can be computed from them again at any time. Whoever changes results that were
counted does two things:

1. ``await note_recount(database, connection, server)`` in the transaction that changes them;
2. ``await accounts.recount(server)`` once it is committed.

If the process dies in between, or nothing is added up at the time, it is done at a later start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, ReadCache
from bot.store.drivers import FrequentQuery, FrequentStatement
from bot.store.schema import log, matches, places, points, recounts, rounds
from bot.store.tables import Write
from bot.tables.table import Ending, Table
from rules import upcasting
from rules.game import SomeGame
from rules.match import GONE, OVER, Left, MatchEnded, RoundEnded, SentAway
from rules.records import Record
from rules.shedding.events import DebtCleared
from rules.shedding.talk import Spoke
from rules.table import Event, SomeEvent

SHARED = "-shared"
"""The end of a measure where partners share their points."""
SEATS_A_TABLE = 1 << 10
"""More seats than any table has."""


@dataclass(slots=True)
class Feats:
    """What a person did in rounds: how often each card was laid, the largest debt drawn, how often silence was
    broken.
    """

    laid: Counter[int] = field(default_factory=Counter)
    debt: int = 0
    silences: int = 0

    def lay(self, cards: Iterable[int]) -> None:
        """Count cards that were laid."""
        self.laid.update(cards)

    def add(self, debt: int, silences: int, laid: Iterable[int]) -> None:
        """Add what was done in another round."""
        self.debt = max(self.debt, debt)
        self.silences += silences
        self.lay(laid)

    @property
    def row(self) -> dict[str, object]:
        """The columns with which it is saved with the points of a round."""
        return {"debt": self.debt, "silences": self.silences, "laid": sorted(self.laid.elements())}


class RoundScore(NamedTuple):
    """The result of a seat in a finished round. ``person`` is None for a computer player; ``total`` is
    after the round.
    """

    seat: int
    person: int | None
    points: int
    total: int
    won: bool


class RoundResult(NamedTuple):
    """A finished round, with its seed. ``at`` is real time.

    ``measure`` names what the points mean. Only points of the same measure are added up and compared. It is empty when
    points are not compared between people. ``lowest``: few points are good.
    """

    round: int
    seed: str
    at: float
    measure: str
    lowest: bool
    version: int
    scores: list[RoundScore]
    match_winners: tuple[int, ...]
    """The seats that won the match with this round; empty while it goes on."""
    among_people: bool
    """Whether people played against each other, and not against computers alone."""


class PlaceTaken(NamedTuple):
    """The place of a seat in a match, from 1. Ties have the same place; partners have the same ``side``."""

    seat: int
    person: int | None
    place: int
    total: int
    side: int
    counted: bool = True
    """Whether it counts for wins, streaks and ratings."""
    someone: int | None = None
    """A number instead of a person whose data was erased: nothing leads from it to the person."""
    rank: int | None = None
    """The place for the rating: by the points without those of the first round. Below 0: the place at which somebody
    was sent away, which is not rated. Not known of old matches.
    """

    @property
    def who(self) -> int | None:
        """The person, or below 0 somebody who was erased. None for a computer player."""
        return self.person if self.person is not None or self.someone is None else -self.someone

    @property
    def rated(self) -> bool:
        """Whether it counts for the person's rating. A match from which somebody was sent away does not."""
        return self.counted and (self.rank is None or self.rank > 0)


class MatchResult(NamedTuple):
    """A finished match. ``at`` is real time. ``lowest``: few points are good."""

    at: float
    rounds: int
    places: list[PlaceTaken]
    lowest: bool = True
    at_best: Mapping[int, int] = MappingProxyType({})
    """The best places left to those who have sent somebody away, by seat."""

    def with_ranks(self, first: Mapping[int, int]) -> MatchResult:
        """Return the same with the ranks of those who stayed. ``first`` are the points of each seat in the first round.

        A first round does not count for the rating: who leaves in it has lost a match that is not rated, so it must not
        be one that only winners finish. Who has joined since counts as if the first round had been an average one.
        """
        usual = sum(first.values()) / len(first) if first else 0
        sign = 1 if self.lowest else -1
        later = {one.seat: sign * (one.total - first.get(one.seat, usual)) for one in self.places if one.rank is None}
        best: dict[int, float] = {}
        for one in self.places:
            if one.seat in later:
                best[one.side] = min(later[one.seat], best.get(one.side, later[one.seat]))
        ranks = {seat: 1 + sum(other < points for other in best.values()) for seat, points in later.items()}
        ranks = {seat: max(rank, self.at_best.get(seat, 1)) for seat, rank in ranks.items()}
        places = [one if one.rank is not None else one._replace(rank=ranks[one.seat]) for one in self.places]
        return self._replace(places=places)


def among_people(places: Sequence[PlaceTaken]) -> dict[int, tuple[int, float]]:
    """Return for each seat of a person whose match counts, and who had another one as opponent: the place among people,
    and the share of those others who were placed behind. A tie counts half.

    A place is one more than the sides ahead. Who has left stands behind their side, and behind all others.
    """
    people = [one for one in places if one.counted and one.who is not None]
    best = {one.side: min(other.place for other in people if other.side == one.side) for one in people}
    found = {}
    for one in people:
        others = [other.place for other in people if other.side != one.side]
        if others:
            behind = sum(1.0 if place > one.place else 0.5 if place == one.place else 0.0 for place in others)
            ahead = sum(place < one.place for side, place in best.items() if side != one.side)
            found[one.seat] = 1 + ahead, behind / len(others)
    return found


def round_result(table: Table, events: Sequence[SomeEvent], at: float) -> RoundResult | None:
    """Return the round that these events finished, with everybody's points, if any. ``at`` is real time."""
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if not ended or table.state is None:
        return None
    state, began = table.state, table.notes.round.began
    points = {seat: state.totals[seat] - (began[seat] if seat < len(began) else 0) for seat in state.dealt}
    winners: tuple[int, ...] = ()
    if state.phase == OVER:
        standing = table.game.standing(state)
        winners = tuple(seat for seat in standing if state.totals[seat] == state.totals[standing[0]])
    sent = [event.seat for event in events if isinstance(event, SentAway)]  # after their hand was played to the end
    scores = [
        RoundScore(seat, table.players[seat].person, points[seat], state.totals[seat], seat == ended[0].winner)
        for seat in state.dealt
        if state.status[seat] != GONE or seat in sent
    ]
    means = "" if table.game.alone else measure(table.game)
    people, shared = sum(one.person is not None for one in scores), table.game.scoring.shared
    among_people = 2 * people > len(scores) if shared else people > 1  # two people may be partners
    lowest = table.game.scoring.lowest_wins
    return RoundResult(state.round, ended[0].seed, at, means, lowest, table.version, scores, winners, among_people)


def measure(game: SomeGame) -> str:
    """Name what the points of a game mean, by its options: rounds won, cards, a team's …"""
    return str(game.options.get("scoring", "points")) + (SHARED if game.scoring.shared else "")


def match_result(table: Table, events: Sequence[SomeEvent], at: float) -> MatchResult | None:
    """Return the match that these events finished, or None. A void match has no places; tables for one do not count.

    Players who were dealt to and have left are placed last, behind their side: leaving does not avoid a defeat. Where
    computers alone stay, those who left before the others come behind them: otherwise all would come first among the
    people. Whom the table sent away has the place of that moment, and none if they had not been dealt to.
    """
    state, ended, players = table.state, table.ended, table.players
    over = any(isinstance(event, MatchEnded) for event in events)
    if state is None or ended is None or not over or ended.ending == Ending.VOID or table.game.alone:
        return None
    game, totals, taken = table.game, state.totals, table.places()
    last = max(1 + len({game.side_of(state, seat) for seat in taken}), 1 + max(taken.values(), default=0))
    sent = {seat: place for seat in state.dealt if seat not in taken and (place := players[seat].placed) is not None}
    people_stay = any(players[seat].person is not None for seat in taken)
    at_the_end = {event.seat for event in events if isinstance(event, Left)}
    gone = {
        seat: sent.get(seat, max(last, players[seat].at_best) + (not people_stay and seat not in at_the_end))
        for seat in state.dealt
        if seat not in taken
    }
    ranks = {seat: -place if seat in sent else place for seat, place in gone.items()}
    places = [
        PlaceTaken(
            seat,
            players[seat].person,
            place,
            totals[seat],
            game.side_of(state, seat),
            ended.counts,
            nobody(table.id, seat) if players[seat].erased else None,
            ranks.get(seat),
        )
        for seat, place in (taken | gone).items()
        if place
    ]
    at_best = {seat: players[seat].at_best for seat in taken if players[seat].at_best > 1}
    return MatchResult(at, len(state.won), places, game.scoring.lowest_wins, at_best)


def nobody(number: int, seat: int) -> int:
    """Return the number of somebody whose data was erased while a match was on: only that match has it."""
    return number * SEATS_A_TABLE + seat


FIRST_NUMBER, NUMBER_BITS = 1 << 61, 60
"""The numbers of people whose data was erased have so many bits, and are above those of ``nobody``."""


def somebody(secret: int, server: int) -> int:
    """Return the number that stands for a person whose data is erased, in all matches of a server. The ``secret`` is
    drawn at random, and forgotten afterwards.
    """
    drawn = blake2b(f"{secret} {server}".encode(), digest_size=8).digest()
    return FIRST_NUMBER + int.from_bytes(drawn) % (1 << NUMBER_BITS)


COUNTED = {
    name
    for name, kind in Record.named.items()
    if issubclass(kind, Event) and (kind.moves_cards or issubclass(kind, DebtCleared | Spoke))
}
"""The names of the events that are read. A round has many others."""


def feats_of_round(steps: Iterable[Sequence[Any]]) -> dict[int, Feats]:
    """Return what each seat did in a round, from the saved events of its steps."""
    found: dict[int, Feats] = {}
    for codes in steps:
        drew: dict[int, int] = {}
        read = [event for code in codes if code[0].partition("@")[0] in COUNTED for event in upcasting.events(code)]
        for event in read:
            for seat, cards in event.cards_laid():
                _feats_of_seat(found, seat).lay(cards)
            for seat, cards in event.cards_drawn():
                drew[seat] = drew.get(seat, 0) + len(cards)
            match event:
                case DebtCleared():
                    for seat, count in drew.items():
                        _feats_of_seat(found, seat).debt = max(_feats_of_seat(found, seat).debt, count)
                case Spoke(what="silence"):
                    _feats_of_seat(found, event.seat).silences += 1
    return found


class Accounts(Protocol):
    """What an extension adds up of results. Methods but the last one are part of the transaction that saves them."""

    async def count_round(
        self, connection: AsyncConnection, server: int, game: str, result: RoundResult, did: Mapping[int, Feats]
    ) -> None:
        """Add a round, with what each person did in it."""

    async def count_match(
        self, connection: AsyncConnection, number: int, server: int, game: str, result: MatchResult
    ) -> None:
        """Add the match of this table."""

    async def judge(self, connection: AsyncConnection, number: int, *, counts: bool) -> None:
        """Add what people did in a match that ``counts`` again, or take out what they did in one that is void."""

    async def recount(self, server: int) -> None:
        """Add everything up again that is saved of a server."""


async def note_recount(database: Database, connection: AsyncConnection, server: int) -> None:
    """Note, in the transaction that changes results of a server, that its accounts are to be computed anew."""
    noted = database.insert(recounts).values(server=server, noted=1)
    again = {"noted": recounts.c.noted + 1}
    await connection.execute(noted.on_conflict_do_update(index_elements=["server"], set_=again))


_ROUND, _POINTS = FrequentStatement(rounds.insert()), FrequentStatement(points.insert())

_MATCH, _PLACES = FrequentStatement(matches.insert()), FrequentStatement(places.insert())

_LAST = select(func.coalesce(func.max(rounds.c.version), 0)).where(rounds.c.table_id == bindparam("number"))

_STEPS = FrequentQuery(
    select(log.c.events)
    .where(and_(log.c.table_id == bindparam("number"), log.c.version > _LAST.scalar_subquery()))
    .where(log.c.version <= bindparam("version"))
    .order_by(log.c.version)
)
"""What happened in each step since the last finished round."""

_FIRST = FrequentQuery(
    select(points.c.seat, points.c.points).where(and_(points.c.table_id == bindparam("number"), points.c.round == 1))
)

_ROUNDS_BY_GAME = (
    select(points.c.game, func.count().label("rounds"))
    .where(points.c.person == bindparam("whose"))
    .group_by(points.c.game)
    .order_by(func.max(points.c.table_id))
)
"""How many rounds of each game somebody has finished. The game that was opened last comes last."""


class ResultStore:
    """The results of rounds and matches. All accounts are computed from them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.accounts: list[Accounts] = []
        """Hook: what is added up of results."""
        self.rounds_by_game: ReadCache[int, Mapping[str, int]] = database.cache("rounds")

    async def prepare_write(self, table: Table, events: Sequence[SomeEvent], at: float) -> Write | None:
        """Return what writes the round and the match that a change with these events ends; None when it ends nothing.
        ``at`` is real time, in seconds.
        """
        ended, finished = round_result(table, events, at), match_result(table, events, at)
        return None if ended is None and finished is None else NewResults(self, table, ended, finished).write

    async def rounds_of(self, person: int, game: str) -> int:
        """Count how many rounds of a game a person has finished, in all servers."""
        return (await self.rounds_by_game.get(person, lambda: self._rounds_of(person))).get(game, 0)

    async def last_game(self, person: int) -> str:
        """Return the game of the newest table at which a person has finished a round; empty if there is none."""
        games = await self.rounds_by_game.get(person, lambda: self._rounds_of(person))
        return ["", *games][-1]

    async def _rounds_of(self, person: int) -> Mapping[str, int]:
        return {row["game"]: row["rounds"] for row in await self.database.all(_ROUNDS_BY_GAME, {"whose": person})}


class NewResults:
    """What one change ends: a round, the match, or both."""

    def __init__(
        self, store: ResultStore, table: Table, ended: RoundResult | None, finished: MatchResult | None
    ) -> None:
        self.store, self.ended, self.finished = store, ended, finished
        self._number, self._server, self._game = table.id, table.server, table.game.name
        self._seen_in = table.seen_in

    async def write(self, connection: AsyncConnection) -> None:
        """Save the results in this transaction, and add them to the accounts. The steps that led to them are saved."""
        await self.store.database.lock_server(connection, self._server)
        if not self.store.accounts:
            await note_recount(self.store.database, connection, self._server)
        if self.ended is not None:
            await self._write_round(connection, self.ended)
        if self.finished is not None:
            await self._write_match(connection, self.finished)
        for score in self.ended.scores if self.ended is not None else ():
            if score.person is not None:
                self.store.rounds_by_game.changes(score.person)

    async def _write_round(self, connection: AsyncConnection, result: RoundResult) -> None:
        known = bool(self.store.accounts)  # else nobody counts it, and it must not be taken out later
        feats = await self._feats(connection, result) if result.measure and known else {}
        unknown = dict.fromkeys(Feats().row)
        common = {"table_id": self._number, "round": result.round, "server": self._server, "game": self._game}
        told = {name: getattr(result, name) for name in ("seed", "measure", "lowest", "version", "among_people")}
        await _ROUND.execute(connection, common | told | {"ended": result.at})
        winners = result.match_winners
        rows = [
            common
            | one._asdict()
            | {"match_won": one.seat in winners}
            | (feats.get(one.seat, Feats()).row if known else unknown)
            for one in result.scores
        ]
        await _POINTS.execute_all(connection, rows)
        if result.measure:
            did = {one.person: feats[one.seat] for one in result.scores if one.person is not None and one.seat in feats}
            for accounts in self.store.accounts:
                await accounts.count_round(connection, self._server, self._game, result, did)

    async def _feats(self, connection: AsyncConnection, result: RoundResult) -> Mapping[int, Feats]:
        """Return what each seat did in the round that has just ended, from the steps since the last one."""
        here = {"number": self._number, "version": result.version}
        return feats_of_round(step["events"] for step in await _STEPS.all(connection, here))

    async def _write_match(self, connection: AsyncConnection, result: MatchResult) -> None:
        first = {row["seat"]: row["points"] for row in await _FIRST.all(connection, {"number": self._number})}
        result = result.with_ranks(first)
        common = {"table_id": self._number, "server": self._server, "game": self._game, "ended": result.at}
        more = {"rounds": result.rounds, "seen_in": self._seen_in}
        await _MATCH.execute(connection, common | more)
        await _PLACES.execute_all(connection, [common | one._asdict() for one in result.places])
        for accounts in self.store.accounts:
            await accounts.count_match(connection, self._number, self._server, self._game, result)


def _feats_of_seat(found: dict[int, Feats], seat: int) -> Feats:
    return found.setdefault(seat, Feats())
