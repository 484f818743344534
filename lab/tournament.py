"""``maumau tournament``: strategies against each other, each deal played from every seat, and rated with openskill.

Two strategies sit alternately; then they change seats and play the same deal again. By how much one is ahead of the
other is reckoned deal by deal, so that luck of the cards falls out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating
from rich.console import Console
from rich.table import Table

from lab.figures import Figure, mean_of
from lab.rounds import Setup
from lab.runs import Run
from lab.simulate import simulate

CONFIDENCE = 0.99
"""How sure a margin is."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two strategies at one game: by how much the first is ahead, and by how much in points.

    ``ahead`` is in parts of the others who are left behind in a round: 0 for equals, 1 for who always wins.
    """

    game: str
    players: int
    first: str
    second: str
    ahead: Figure
    points: Figure
    run: Run


@dataclass(frozen=True, slots=True)
class Rated:
    """A strategy's rating over all that was played: what it is worth, and how uncertain that is."""

    strategy: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is worth at least."""
        return self.mu - 3 * self.sigma


def duel(setup: Setup, deals: int, jobs: int, console: Console) -> tuple[Duel, bool]:
    """Two strategies over this many deals; also whether that was stopped before its end."""
    run, stopped, _ = simulate(setup, deals * setup.turns_of_seats, jobs, console)
    first, second = setup.strategies
    return Duel(setup.game, setup.players, first, second, *margins(run), run), stopped


def margins(run: Run) -> tuple[Figure, Figure]:
    """By how much the first strategy of a run is ahead of the second, in places and in points, deal by deal."""
    setup = run.setup
    first, turns = setup.strategies[0], setup.turns_of_seats
    sign = -1 if setup.made().scoring.lowest_wins else 1
    by_round = pl.col("points").rank("average").over("number", "round") * sign
    worth = (
        run.rows.with_columns(
            deal=pl.col("number") // turns,
            mine=pl.col("strategy") == first,
            ahead=by_round / (setup.players - 1),
            gained=pl.col("points") * sign,
        )
        .filter(pl.col("number").n_unique().over("deal") == turns)
        .group_by("deal", "mine")
        .agg(pl.col("ahead").mean(), pl.col("gained").mean())
    )
    ours = worth.filter(pl.col("mine")).sort("deal")
    theirs = worth.filter(~pl.col("mine")).sort("deal")
    return (
        mean_of(ours["ahead"] - theirs["ahead"], CONFIDENCE),
        mean_of(ours["gained"] - theirs["gained"], CONFIDENCE),
    )


def rated(runs: Sequence[Run]) -> list[Rated]:
    """The strategies rated by the places of every round; the best first.

    The rounds of all runs are taken by turns: of two opponents the one who is met last would else count most.
    """
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for names, places in _by_turns(runs):
        teams = [[ratings.setdefault(name, model.rating(name=name))] for name in names]
        after = model.rate(teams, ranks=places)
        found: dict[str, list[PlackettLuceRating]] = {}
        for name, (one,) in zip(names, after, strict=True):
            found.setdefault(name, []).append(one)
        for name, some_ratings in found.items():
            number = len(some_ratings)
            mu, sigma = (sum(getattr(one, what) for one in some_ratings) / number for what in ("mu", "sigma"))
            ratings[name] = model.rating(name=name, mu=mu, sigma=sigma)
    found_all = [Rated(name, one.mu, one.sigma) for name, one in ratings.items()]
    return sorted(found_all, key=lambda one: -one.mu)


def _by_turns(runs: Sequence[Run]) -> list[tuple[list[str], list[float]]]:
    """Who sat in each round and who came where: the rounds of every run spread evenly over those of all."""
    found = []
    for run in runs:
        rounds = run.rows.sort("number", "round", "seat").group_by("number", "round", maintain_order=True)
        sat = [(some["strategy"].to_list(), [float(place) for place in some["place"].to_list()]) for _, some in rounds]
        found += [((at + 0.5) / len(sat), names, places) for at, (names, places) in enumerate(sat) if len(names) > 1]
    return [(names, places) for _, names, places in sorted(found, key=lambda one: one[0])]


def told(duels: Sequence[Duel]) -> list[Table]:
    """The duels, and the ratings of each game."""
    table = Table("game", "players", "strategies", "deals", "ahead (99 %)", "points")
    for one in duels:
        words = (one.game, str(one.players), f"{one.first} – {one.second}", f"{one.ahead.of:,}")
        table.add_row(*words, one.ahead.words, one.points.words)
    ratings = Table("strategy", "rating", "±", "at least")
    for some in rated([one.run for one in duels]):
        ratings.add_row(some.strategy, f"{some.mu:.2f}", f"{some.sigma:.2f}", f"{some.ordinal:.2f}")
    return [table, ratings]


HEAD = """# Strategies

Who plays better, and by how much. `random` makes any move; `greedy` gets rid of as many cards as it can; `sensible` is
the usual computer player; `thinking` deals the cards that it does not see anew many times, and plays each table on for
some turns: as often a decision as stands behind its name, 200 times where nothing does. That, and 50 times at Zheng
Shangyou, is what 50 ms allow on one core of a small server. All of them know what their seat knows, and nothing else.

Two strategies sit alternately, and each deal is played twice, with the seats changed. *Ahead* is by how large a part of
the others a player of the first strategy is better placed in a round than one of the second: 0 for equals, 1 if it
always comes first. The interval is sure to 99 %; where it lies above 0 the first is better, and where it holds 0 the
deals were too few to tell. Ratings are openskill's (Plackett-Luce), over the places of all rounds, taken from every
pair and game by turns; the last rounds weigh most in them, so that they are no surer than their uncertainty says.
"""


def page(duels: Sequence[Duel], command: str, before: str = "") -> str:
    """``docs/strategies.md``: a chapter with the duels and ratings, behind those that are there before."""
    version, seed = duels[0].run.version, duels[0].run.setup.seed
    lines = [before or HEAD, f"## `{command}`", "", f"Version {version}, seed {seed}.", ""]
    lines += ["| game | players | first | second | deals | ahead | in points a round | |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for one in duels:
        verdict = "better" if one.ahead.low > 0 else "worse" if one.ahead.high < 0 else "not told apart"
        cells = (one.game, one.players, one.first, one.second, f"{one.ahead.of:,}", one.ahead.words, one.points.words)
        lines.append(f"| {' | '.join(map(str, cells))} | {verdict} |")
    lines += ["", "| strategy | rating | uncertainty |", "| --- | --- | --- |"]
    lines += [f"| {some.strategy} | {some.mu:.2f} | {some.sigma:.2f} |" for some in rated([one.run for one in duels])]
    return "\n".join(lines) + "\n"
