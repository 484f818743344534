"""The recount: whatever way people go, places, points and accounts are those of an independent count from the logs.

The count below shares no code with ``bot/matches``: it keeps every match, and reckons from the whole of them.
Accounts that are reckoned anew from the results are the same to the last digit, also after people were erased.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.results import note_recount
from bot.store.schema import matches, meetings, people, places, points, rivals, scores, seasons, standings
from bot.tables.table import MEANINGS, Ending, Table
from cogs.archive.logs import Folding, LogStore, action_of
from rules.match import GONE, Joined, Left, RoundEnded
from rules.match import Match as State
from tests.support.repository import Process, process
from tests.support.spoilers import PEOPLE, Spoilers
from tests.support.standings import recounts_of

MATCHES_A_SEED = 50
Who = tuple[Any, ...]
"""A person, and which time they are here: who was erased comes back as somebody else. Or an erased seat of a table."""


class Watched(Spoilers):
    """Notes who sits where after each step: the log knows seats alone."""

    def __init__(self, here: Process, chance: Random, known: set[int], times: dict[int, int]) -> None:
        super().__init__(here, chance, known)
        self.times = times
        self.sat: list[tuple[int, list[Who | None]]] = []
        self.last: Table | None = None

    async def _begin(self) -> int:
        self.number = await super()._begin()
        await self._note()
        return self.number

    async def _something(self) -> None:
        await super()._something()
        await self._note()

    async def _note(self) -> None:
        there = await here_now(self.here)
        for person in PEOPLE:
            if person in there:
                self.times.setdefault(person, 0)
            elif person in self.times:
                self.times[person] += 1
        table = await self._table()
        if table is not None:
            self.last = table
            self.sat.append((table.version, [self._who(table, seat) for seat in range(len(table.players))]))

    def _who(self, table: Table, seat: int) -> Who | None:
        player = table.players[seat]
        if player.person is not None:
            return player.person, self.times[player.person]
        return ("erased", table.id, seat) if player.erased else None

    def who(self, version: int, seat: int) -> Who | None:
        """Who sat there before a step of the log."""
        noted = [sat for at, sat in self.sat if at < version]
        return noted[-1][seat] if seat < len(noted[-1]) else None


async def here_now(here: Process) -> set[int]:
    return set(await here.store.database.numbers(sa.select(people.c.id)))


@dataclass
class Taken:
    """A seat's part in a match."""

    who: Who | None
    place: int
    rank: int
    total: int
    side: int
    counted: bool
    rated: bool = True


@dataclass
class Match:
    """What the log of a table says: the rounds with everybody's points, and the places."""

    game: str
    shared: bool
    rounds: list[dict[int, tuple[Who | None, int, bool]]] = field(default_factory=list)
    seats: dict[int, Taken] = field(default_factory=dict)
    at: float = 0.0


async def read(watched: Watched) -> Match:
    """Read the log of a table that is over."""
    table, log = watched.last, await LogStore(watched.here.store.database).history(watched.number)
    assert table is not None
    found = Match(table.game.name, table.game.scoring.shared)
    folding, sent, gained = Folding(table, log), dict[int, int](), defaultdict[int, int](int)
    left_last, at = set[int](), 0.0
    for row in log:
        action = action_of(row)
        if action.verb == "dismiss":
            sent[action.seat] = _place_then(table, folding.state, action.seat)
        if action.verb == "deal":
            gained.clear()
        together = action.verb == "end" or (action.verb == "dismiss" and row["at"] == at)
        winner, left_last, at = None, left_last if together else set[int](), row["at"]
        for event in folding.fold(row):
            if isinstance(event, Left):
                left_last.add(event.seat)
            for seat, _, _, more in event.account_lines():
                gained[seat] += more
            if isinstance(event, Joined) or (isinstance(event, Left) and action.verb != "dismiss"):
                sent.pop(event.seat, None)
            if isinstance(event, RoundEnded):
                winner = event.winner
        if winner is not None:
            present = [seat for seat in folding.state.dealt if folding.state.status[seat] != GONE]
            version = row["version"]
            found.rounds.append({seat: (watched.who(version, seat), gained[seat], seat == winner) for seat in present})
    ended = (await watched._table() or table).ended
    if ended is not None and ended.ending != Ending.VOID:
        found.at = log[-1]["at"]
        version = log[-1]["version"]
        people = [
            seat for seat in range(len(table.players)) if (who := watched.who(version, seat)) and who[0] != "erased"
        ]
        _place(found, table, folding.state, sent, people, left_last)
        for seat, one in found.seats.items():
            one.who = watched.who(log[-1]["version"], seat)
            one.counted = MEANINGS[ended.why].counts
            one.rated = one.counted and seat not in sent
    return found


def _place_then(table: Table, state: State, seat: int) -> int:
    """The place by the points as they stand, or the best that is left; 0 for no part."""
    sign = 1 if table.game.scoring.lowest_wins else -1
    others = [one for one in state.dealt if state.status[one] != GONE]
    better = {table.game.side_of(state, one) for one in others if sign * (state.totals[one] - state.totals[seat]) < 0}
    best = table.players[seat].at_best
    return max(best, 1 + len(better)) if state.won and seat in state.dealt else 0


def _place(
    found: Match, table: Table, state: State, sent: dict[int, int], people: list[int], left_last: set[int]
) -> None:
    sign = 1 if table.game.scoring.lowest_wins else -1
    there = [seat for seat in state.seating if state.status[seat] != GONE]
    playing = [seat for seat in there if seat not in state.returning] or there
    staying = [seat for seat in playing if seat in state.dealt]
    first = {seat: gain for seat, (_, gain, _) in found.rounds[0].items()} if found.rounds else {}
    usual = sum(first.values()) / len(first) if first else 0
    later = {seat: sign * (state.totals[seat] - first.get(seat, usual)) for seat in staying}
    side = {seat: table.game.side_of(state, seat) for seat in staying}
    stand = {
        seat: 1 + len({side[one] for one in staying if sign * (state.totals[one] - state.totals[seat]) < 0})
        for seat in staying
    }
    limits = {seat: table.players[seat].at_best for seat in staying}
    if any(limit > 1 for limit in limits.values()):
        stand = _behind(stand, limits, side)
    last = max(1 + len({*side.values()}), 1 + max(stand.values(), default=0))
    for seat in state.dealt:
        behind = max(last, table.players[seat].at_best)
        if not {*people} & {*staying} and seat not in left_last:
            behind += 1
        place, rank = sent.get(seat, behind), -sent[seat] if seat in sent else behind
        if seat in staying:
            place = stand[seat]
            rank = max(limits[seat], 1 + len({side[one] for one in staying if later[one] < later[seat]}))
        if place:
            found.seats[seat] = Taken(None, place, rank, state.totals[seat], table.game.side_of(state, seat), True)


def _behind(stand: dict[int, int], limits: dict[int, int], side: dict[int, int]) -> dict[int, int]:
    """The places where some have a best one that is left to them: each side behind those that may come before it."""
    each = {one: [seat for seat in side if side[seat] == one] for one in side.values()}
    keys = {one: (max(limits[seat] for seat in team), min(stand[seat] for seat in team)) for one, team in each.items()}
    found: dict[int, int] = {}
    taken = 0
    for key in sorted(set(keys.values())):
        level = [one for one in each if keys[one] == key]
        place = max(key[0], taken + 1)
        found |= dict.fromkeys((seat for one in level for seat in each[one]), place)
        taken = place + len(level) - 1
    return found


class Tally:
    """Counts matches, all of them at once."""

    def __init__(self, played: list[Match]) -> None:
        self.played = played

    def account(self, who: Who, game: str) -> dict[str, float]:
        """What is counted of a person, in a game or in all games."""
        found = dict.fromkeys(("rounds", "won", "matches", "matches_won", "seconds", "thirds", "beaten"), 0.0)
        found |= dict.fromkeys(("streak", "best_streak", "solo", "solo_won", "uncounted"), 0.0)
        for match in self.played:
            if game not in ("", match.game):
                continue
            for given in match.rounds:
                persons = [one for one, _, _ in given.values() if one is not None and one[0] != "erased"]
                enough = 2 * len(persons) > len(given) if match.shared else len(persons) > 1
                for one, _, won in given.values():
                    if one == who and enough:
                        found["rounds"] += 1
                        found["won"] += won
            for mine in match.seats.values():
                if mine.who == who:
                    self._add(found, mine, match)
        return found

    def _add(self, found: dict[str, float], mine: Taken, match: Match) -> None:
        others = [one for one in match.seats.values() if one.who and one.counted and one.side != mine.side]
        if not mine.counted:
            found["uncounted"] += 1
        elif not others:
            found["solo"] += 1
            found["solo_won"] += mine.place == 1
        else:
            place = 1 + len({one.side for one in others if one.place < mine.place})
            found["matches"] += 1
            for name, which in (("matches_won", 1), ("seconds", 2), ("thirds", 3)):
                found[name] += place == which
            found["streak"] = found["streak"] + 1 if place == 1 else 0
            found["best_streak"] = max(found["best_streak"], found["streak"])
            better = [1.0 if one.place > mine.place else 0.5 if one.place == mine.place else 0.0 for one in others]
            found["beaten"] += sum(better) / len(better)

    def strengths(self, game: str, month: str) -> dict[Who, tuple[float, float]]:
        """The strengths in a game, as docs/ratings.md says: of a month alone, or of all time (empty)."""
        met: defaultdict[Who, list[list[Who]]] = defaultdict(list)
        known: dict[Who, tuple[float, float, float]] = {}
        for match in self.played:
            teams = defaultdict[int, list[Taken]](list)
            for one in match.seats.values() if match.game == game and len(match.rounds) > 1 else ():
                teams[one.side].append(one)
            sides = {side: team for side, team in teams.items() if all(one.who for one in team)}
            if len(sides) < 2 or len({len(team) for team in sides.values()}) > 1:
                continue
            everybody = [one for team in sides.values() for one in team]
            for one in everybody:
                if one.rated and one.who:
                    met[one.who].append([other.who for other in everybody if other is not one and other.who])
            now = {one.who: _faded(known.get(one.who), match.at, month) for one in everybody if one.who is not None}
            weights = {one.who: _weight(one, sides, met) for one in everybody if one.who and one.rated}
            if month not in ("", season_of(match.at)):
                continue
            new = {}
            for one in everybody:
                if one.who in weights:
                    mu, sigma = now[one.who]
                    if weights[one.who] and (stepped := _stepped(one, sides, now, len(match.rounds) - 1)):
                        mu += weights[one.who] * (stepped[0] - mu)
                        sigma *= (stepped[1] / sigma) ** weights[one.who]
                    new[one.who] = (mu, sigma, match.at)
            known |= new
        return {who: (mu, sigma) for who, (mu, sigma, _) in known.items()}


def season_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")


def _faded(known: tuple[float, float, float] | None, at: float, month: str) -> tuple[float, float]:
    if known is None:
        return 25.0, 25 / 6
    days = 0.0 if month else (at - known[2]) / 86_400
    return known[0], min(25 / 6, known[1] + days / 90)


def _often(met: list[list[Who]]) -> dict[Who, float]:
    found = defaultdict[Who, float](float)
    for ago, others in enumerate(reversed(met)):
        for other in others:
            found[other] += 0.97**ago
    return found


def _variety(met: list[list[Who]]) -> float:
    often = _often(met).values()
    return sum(often) ** 2 / sum(one * one for one in often) if often else 0.0


def _weight(mine: Taken, sides: dict[int, list[Taken]], met: dict[Who, list[list[Who]]]) -> float:
    each = [(min(33, len(met[who])), _variety(met[who])) for who in list(met)]
    usual = min(24.0, sum(many * variety for many, variety in each) / sum(many for many, _ in each))

    def share(who: Who) -> float:
        return min(1.0, max(0.0, (_variety(met[who]) / usual - 0.5) / 0.25))

    assert mine.who is not None
    often = _often(met[mine.who])
    allowed = 1.5 * sum(often.values()) / usual
    weight, opponents = share(mine.who), []
    for side, team in sides.items():
        for other in team:
            if other is mine or other.who is None:
                continue
            one = share(other.who) * min(1.0, allowed / often[other.who]) ** 2
            if side == mine.side:
                weight *= one
            else:
                opponents.append(one)
    return weight * sum(opponents) / len(opponents)


def _stepped(
    mine: Taken, sides: dict[int, list[Taken]], now: dict[Any, tuple[float, float]], rounds: int
) -> tuple[float, float] | None:
    """A whole step: who was sent away counts for those behind alone, and who has left stands behind their side.

    Sides are compared two by two (Bradley-Terry, as in Weng and Lin, 2011), and the mean counts.
    """
    if not all(one.rated for one in sides[mine.side]):
        return None
    ranks: dict[int, float] = {}
    for side, team in sides.items():
        sent = [abs(one.rank) for one in team if not one.rated]
        if side != mine.side and not sent:
            ranks[side] = min(one.rank for one in team)
        elif side != mine.side and min(sent) <= mine.rank:
            ranks[side] = mine.rank - 0.5
    if not ranks:
        return None
    luck = (25 / 6) ** 2 * 5 / min(20, rounds)
    strength = {side: sum(now[one.who][0] for one in team) for side, team in sides.items()}
    spread = {side: sum(now[one.who][1] ** 2 for one in team) for side, team in sides.items()}
    mu, sigma = now[mine.who]
    ahead = known = 0.0
    for side, rank in ranks.items():
        apart = spread[mine.side] + spread[side] + 2 * luck
        expected = 1 / (1 + exp((strength[side] - strength[mine.side]) / sqrt(apart)))
        ahead += ((rank > mine.rank) + 0.5 * (rank == mine.rank) - expected) / sqrt(apart)
        known += expected * (1 - expected) / apart
    share = len(ranks) / (len(sides) - 1)
    mu += share * sigma**2 * ahead / len(ranks)
    return mu, sigma * (1 - sigma**2 * known / len(ranks)) ** (share / 2)


async def everything(here: Process) -> list[list[tuple[Any, ...]]]:
    """All accounts, and the ratings that are noted with places."""
    found = []
    for table in (standings, scores, seasons, meetings, rivals, places):
        rows = await here.store.database.all(sa.select(table).order_by(*table.primary_key))
        found.append([tuple(row.values()) for row in rows])
    return found


async def agree(here: Process, watched: Watched, match: Match) -> None:
    """Check the saved results of a table against its log. Who was erased since is nobody."""
    there = {(person, time) for person, time in watched.times.items() if person in await here_now(here)}

    def person(who: Who | None) -> int | None:
        return who[0] if who in there else None

    of_table = await here.store.database.all(sa.select(points).where(points.c.table_id == watched.number))
    assert {(row["round"], row["seat"]): (row["person"], row["points"], row["won"]) for row in of_table} == {
        (number, seat): (person(who), gain, won)
        for number, given in enumerate(match.rounds, 1)
        for seat, (who, gain, won) in given.items()
    }
    of_table = await here.store.database.all(sa.select(places).where(places.c.table_id == watched.number))
    kept = ("person", "place", "rank", "total", "side", "counted")
    assert {row["seat"]: tuple(row[name] for name in kept) for row in of_table} == {
        seat: (person(one.who), one.place, one.rank, one.total, one.side, one.counted)
        for seat, one in match.seats.items()
    }
    assert [(row["someone"] is None) for row in of_table if row["person"] is None] == [
        match.seats[row["seat"]].who is None for row in of_table if row["person"] is None
    ]


@pytest.mark.gate
@pytest.mark.parametrize("seed", range(4))
async def test_accounts_are_those_of_an_independent_count(tmp_path: Path, seed: int) -> None:
    async with process(tmp_path / "m.db") as here:
        known, times, played, now = set[int](), dict[int, int](), list[Match](), 1_000_000.25
        for number in range(MATCHES_A_SEED):
            watched = Watched(here, Random(f"{seed} {number} recount"), known, times)
            watched.now = now
            await watched.match()
            await watched._note()
            played.append(await read(watched))
            await agree(here, watched, played[-1])
            now = watched.now + 10_000
        tally = Tally(played)
        rows = await here.store.database.all(sa.select(standings))
        assert len({row["season"] for row in rows}) > 1
        for row in rows:
            who = (row["person"], times[row["person"]])
            if row["season"] == "":
                expected = tally.account(who, row["game"])
                assert {name: row[name] for name in expected} == pytest.approx(expected), (who, row["game"])
        for season, game in {(row["season"], row["game"]) for row in rows if row["rated"]}:
            strengths = tally.strengths(game, season)
            for row in rows:
                if (row["season"], row["game"]) == (season, game) and row["rated"]:
                    who = (row["person"], times[row["person"]])
                    assert (row["mu"], row["sigma"]) == pytest.approx(strengths[who]), (who, game, season)
        before = await everything(here)
        async with here.store.database.writing() as connection:
            await note_recount(here.store.database, connection, 1)
        await recounts_of(here.store).run_pending()
        for now_there, was_there in zip(await everything(here), before, strict=True):
            assert now_there == was_there
        ended = await here.store.database.all(sa.select(matches.c.table_id))
        assert len(ended) == sum(bool(match.seats) for match in played) > MATCHES_A_SEED / 3
