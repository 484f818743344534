"""Finished rounds and matches: what they consist of, and how they are read from the events that end them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.tables.endings import Ending
from bot.tables.table import Table
from rules.match import GONE, OVER, MatchEnded, RoundEnded
from rules.rounds import SomeGame
from rules.table import SomeEvent


@dataclass(slots=True)
class Feats:
    """What a person did in a round: how often each card was laid, the largest debt drawn, how often silence
    was broken.
    """

    laid: Counter[int] = field(default_factory=Counter)
    debt: int = 0
    silences: int = 0

    def lay(self, cards: Iterable[int]) -> None:
        """Count cards that were laid."""
        self.laid.update(cards)


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
    feats: Mapping[int, Feats]
    """What each seat did in the round."""


class PlaceTaken(NamedTuple):
    """The place of a seat in a match, from 1. Ties have the same place; partners have the same ``side``."""

    seat: int
    person: int | None
    place: int
    total: int
    side: int
    counted: bool = True
    """Whether it counts for wins, streaks and ratings."""


class MatchResult(NamedTuple):
    """A finished match. ``at`` is real time."""

    at: float
    rounds: int
    places: list[PlaceTaken]


def round_results(table: Table, events: Sequence[SomeEvent], at: float, done: Mapping[int, Feats]) -> list[RoundResult]:
    """Give the rounds that these events finished, with everybody's points. ``done`` is what each seat did; ``at`` is
    real time.
    """
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if not ended or table.state is None:
        return []
    state, began = table.state, table.notes.round.began
    points = {seat: state.totals[seat] - (began[seat] if seat < len(began) else 0) for seat in state.dealt}
    winners: tuple[int, ...] = ()
    if state.phase == OVER:
        standing = table.game.standing(state)
        winners = tuple(seat for seat in standing if state.totals[seat] == state.totals[standing[0]])
    scores = [
        RoundScore(seat, table.players[seat].person, points[seat], state.totals[seat], seat == ended[0].winner)
        for seat in state.dealt
        if state.status[seat] != GONE
    ]
    means = "" if table.alone else measure(table.game)
    lowest = table.game.scoring.lowest_wins
    return [RoundResult(state.round, ended[0].seed, at, means, lowest, table.version, scores, winners, done)]


def measure(game: SomeGame) -> str:
    """Name what the points of a game mean, by its options: rounds won, cards, a team's …"""
    return str(game.options.get("scoring", "points")) + ("-shared" if game.scoring.shared else "")


def match_result(table: Table, events: Sequence[SomeEvent], at: float) -> MatchResult | None:
    """Give the match that these events finished, or None. A void match has no places; tables for one do not count.

    Players who were dealt to and have left are placed last, each as a side of their own: leaving does not avoid a
    defeat. Whom the table sent away has the place of that moment, and no part in a match before its first round was
    over.
    """
    state, ended, players = table.state, table.ended, table.players
    over = any(isinstance(event, MatchEnded) for event in events)
    if state is None or ended is None or not over or ended.ending == Ending.VOID or table.alone:
        return None
    game, totals = table.game, state.totals
    sign = 1 if game.scoring.lowest_wins else -1
    staying = [seat for seat in game.standing(state) if seat in state.dealt]
    taken = [
        (seat, 1 + sum(sign * totals[other] < sign * totals[seat] for other in staying), game.side_of(state, seat))
        for seat in staying
    ]
    for seat in state.dealt:
        place = 1 + len(staying) if (sent := players[seat].placed) is None else sent
        if seat not in staying and place:
            taken.append((seat, place, len(state.seating) + seat))
    places = [
        PlaceTaken(seat, players[seat].person, place, totals[seat], side, ended.counts and players[seat].placed is None)
        for seat, place, side in taken
    ]
    return MatchResult(at, len(state.won), places)
