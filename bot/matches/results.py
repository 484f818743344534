"""Finished rounds and matches: what they consist of, and how they are read from the events that end them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

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

    def ranked(self, first: Mapping[int, int]) -> MatchResult:
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
    means = "" if table.alone else measure(table.game)
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
    if state is None or ended is None or not over or ended.ending == Ending.VOID or table.alone:
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
                _of(found, seat).lay(cards)
            for seat, cards in event.cards_drawn():
                drew[seat] = drew.get(seat, 0) + len(cards)
            match event:
                case DebtCleared():
                    for seat, count in drew.items():
                        _of(found, seat).debt = max(_of(found, seat).debt, count)
                case Spoke(what="silence"):
                    _of(found, event.seat).silences += 1
    return found


def _of(found: dict[int, Feats], seat: int) -> Feats:
    return found.setdefault(seat, Feats())
