"""Let strategies play against each other, and rate them with openskill.

Two strategies sit alternately; then they change seats and play the same deal again. Who is ahead is computed deal by
deal, which takes the luck of the cards out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl
from openskill.models import BradleyTerryPart, BradleyTerryPartRating
from rich.console import Console
from rich.table import Table

from lab.figures import Figure, derive, mean_of
from lab.pool import ShareOut
from lab.rounds import Setup
from lab.runs import Run
from lab.simulate import in_memory
from lab.sums import Sums

CONFIDENCE_LEVEL = 0.99
NOTICED_STANDARD_ERRORS = 1.645
"""A person notices who is better once that one is ahead nineteen times of twenty: by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two strategies at one game: by how much the first is ahead in places, and in points a round.

    ``ahead`` is a part of the other players: 0 for equals, 1 where the first strategy always comes first. ``spread`` is
    the standard deviation of that from round to round.
    """

    game: str
    players: int
    first: str
    second: str
    ahead: Figure
    points: Figure
    spread: float
    run: Run

    @property
    def notice(self) -> Figure | None:
        """After how many rounds a person notices who is better; None where it is not known that one is.

        By how much the rounds differ follows from the mean of their squares, which hardly varies.
        """
        if not self.ahead.is_sure:
            return None
        squares = self.spread**2 + self.ahead.value**2
        return derive(lambda ahead: max(1.0, NOTICED_STANDARD_ERRORS**2 * (squares / ahead**2 - 1)), self.ahead)


@dataclass(frozen=True, slots=True)
class Rated:
    """A strategy's rating over everything that was played, and its uncertainty."""

    strategy: str
    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A lower bound on the rating: three uncertainties below it."""
        return self.mu - 3 * self.sigma


def duel(setup: Setup, deals: int, share_out: ShareOut, console: Console) -> tuple[Duel, bool]:
    """Let two strategies play this many deals; return also whether that was stopped early."""
    run, stopped = in_memory(setup, deals * setup.turns_of_seats, share_out, console)
    first, second = setup.strategies
    return Duel(setup.named, setup.players, first, second, *margins(run), run), stopped


def margins(run: Run) -> tuple[Figure, Figure, float]:
    """By how much the first strategy of a run is ahead of the second, in places and in points, and the spread of the
    places from round to round.
    """
    setup = run.setup
    first, turns = setup.strategies[0], setup.turns_of_seats
    sign = -1 if setup.make_game().scoring.lowest_wins else 1
    by_round = pl.col("points").rank("average").over("number", "round") * sign
    seats = run.rows.with_columns(
        deal=pl.col("number") // turns,
        mine=pl.when(pl.col("strategy") == first).then(1).otherwise(-1),
        ahead=by_round / (setup.players - 1),
        gained=pl.col("points") * sign,
    ).filter(pl.col("number").n_unique().over("deal") == turns)

    def by(*group: str) -> pl.DataFrame:
        """By how much the first is ahead in each of these groups."""
        sides = seats.group_by(*group, "mine").agg(pl.col("ahead", "gained").mean() * pl.col("mine").first())
        return sides.group_by(*group).agg(pl.col("ahead", "gained").sum()).sort(*group)

    deals = by("deal")
    ahead, points = (mean_of(Sums.of(deals[name]), CONFIDENCE_LEVEL) for name in ("ahead", "gained"))
    spread = by("number", "round")["ahead"].std()
    return ahead, points, spread if isinstance(spread, float) else 0.0


def rate_strategies(runs: Sequence[Run]) -> list[Rated]:
    """Rate the strategies by the places of every round; the best comes first.

    The last rounds count most in a rating, so the rounds of all runs are mixed evenly.
    """
    model = BradleyTerryPart(window_size=max((run.setup.players for run in runs), default=0))
    ratings: dict[str, BradleyTerryPartRating] = {}
    for names, places in _mixed(runs):
        teams = [[ratings.setdefault(name, model.rating(name=name))] for name in names]
        after = model.rate(teams, ranks=places)
        found: dict[str, list[BradleyTerryPartRating]] = {}
        for name, (one,) in zip(names, after, strict=True):
            found.setdefault(name, []).append(one)
        for name, some_ratings in found.items():
            number = len(some_ratings)
            mu, sigma = (sum(getattr(one, what) for one in some_ratings) / number for what in ("mu", "sigma"))
            ratings[name] = model.rating(name=name, mu=mu, sigma=sigma)
    found_all = [Rated(name, one.mu, one.sigma) for name, one in ratings.items()]
    return sorted(found_all, key=lambda one: -one.mu)


def _mixed(runs: Sequence[Run]) -> list[tuple[list[str], list[float]]]:
    """For each round who sat there and the places they took; the rounds of all runs mixed evenly."""
    found = []
    for run in runs:
        rounds = run.rows.sort("number", "round", "seat").group_by("number", "round", maintain_order=True)
        sat = [(some["strategy"].to_list(), [float(place) for place in some["place"].to_list()]) for _, some in rounds]
        found += [((at + 0.5) / len(sat), names, places) for at, (names, places) in enumerate(sat) if len(names) > 1]
    return [(names, places) for _, names, places in sorted(found, key=lambda one: one[0])]


def noticed_text(one: Duel) -> str:
    """After how many rounds it is noticed who is better, in words."""
    return "–" if one.notice is None else one.notice.span


def duel_tables(duels: Sequence[Duel]) -> list[Table]:
    """The duels as a table, and the ratings as another."""
    table = Table("game", "players", "strategies", "deals", "ahead (99 %)", "points", "rounds to notice")
    for one in duels:
        words = (one.game, str(one.players), f"{one.first} – {one.second}", f"{one.ahead.of:,}")
        table.add_row(*words, one.ahead.words, one.points.words, noticed_text(one))
    ratings = Table("strategy", "rating", "±", "at least")
    for some in rate_strategies([one.run for one in duels]):
        ratings.add_row(some.strategy, f"{some.mu:.2f}", f"{some.sigma:.2f}", f"{some.ordinal:.2f}")
    return [table, ratings]


HEAD = """# Strategies

For everybody who asks how well the computer players play: which strategy plays better, and by how much.

`random` makes any move. `greedy` gets rid of as many cards as it can. `sensible` keeps good cards and answers debts.
`thinking` deals the unseen cards many times and plays each such table on for some turns; the number after its name is
how many times per decision (200 by default). That is what 50 ms allow on one core of a small server; in Zheng
Shangyou they allow 50 times. `easy`, `medium` and `hard` play as at a table; a strategy that errs also forgets to
declare, and is accused. All strategies know what their seat knows, nothing else.

Two strategies sit alternately. Each deal is played twice, with the seats changed. *Ahead* says by how large a part of
the other players the first strategy is better placed in a round: 0 for equals, 1 if it always comes first. The
interval has a confidence of 99 %. If it is above 0, the first strategy is better; if it includes 0, there were too
few deals to tell. *Rounds to notice* is how many rounds it takes until the better one is ahead nineteen times of
twenty; in brackets, what follows from both ends of the interval. Ratings are openskill's (Bradley-Terry: each player
is compared with each other one; in chapters of versions 0.1.0 and 0.2.0 Plackett-Luce) over the places of all rounds.
The rounds of all pairs and games are mixed evenly; the last rounds count most, so look at the uncertainty, too.
"""


def page(duels: Sequence[Duel], command: str, before: str = "") -> str:
    """The text of ``docs/strategies.md``: a chapter with the duels and ratings, after the chapters in ``before``."""
    version, seed = duels[0].run.versions.maumau, duels[0].run.setup.seed
    lines = [before or HEAD, f"## `{command}`", "", f"Version {version}, seed {seed}.", ""]
    lines += ["| game | players | first | second | deals | ahead | in points a round | rounds to notice | |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for one in duels:
        verdict = "better" if one.ahead.low > 0 else "worse" if one.ahead.high < 0 else "not told apart"
        cells = (one.game, one.players, one.first, one.second, f"{one.ahead.of:,}", one.ahead.words, one.points.words)
        lines.append(f"| {' | '.join(map(str, cells))} | {noticed_text(one)} | {verdict} |")
    lines += ["", "| strategy | rating | uncertainty |", "| --- | --- | --- |"]
    lines += [
        f"| {some.strategy} | {some.mu:.2f} | {some.sigma:.2f} |"
        for some in rate_strategies([one.run for one in duels])
    ]
    return "\n".join(lines) + "\n"
