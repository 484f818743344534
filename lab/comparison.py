"""Compare two runs of a game deal by deal: what an option changes, or another strategy.

A pair is a deal that both runs have played, found by its seed. Whatever else is not the same is named; where pairs
would make no sense, the runs are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl

from lab.figures import Figure, mean_of
from lab.rounds import Setup
from lab.runs import BadRun, Run, framed
from lab.shuffling import PERFECT
from lab.sums import Sums
from lab.totals import with_deals
from rules.table import NOBODY, Action

DEALS_LOOKED_AT = 20
"""So many common deals are dealt again, to see whether both games deal the same cards."""


class Measure(NamedTuple):
    """A column of which the difference is told: what it is, and the sentences for more and for less."""

    column: str
    unit: str
    more: str
    less: str


MEASURES = (
    Measure("turns", "turns", "A {what} lasts {size} turns longer.", "A {what} lasts {size} turns shorter."),
    Measure(
        "drawn", "cards drawn", "{size} more cards are drawn in a {what}.", "{size} fewer cards are drawn in a {what}."
    ),
    Measure(
        "points",
        "points",
        "All players together have {size} points more.",
        "All players together have {size} points fewer.",
    ),
)


def check_together(runs: Sequence[Run]) -> None:
    """Refuse runs that are not compared. Raises ``BadRun`` with the reason."""
    first = runs[0]
    for run in runs[1:]:
        ours, theirs = run.setup, first.setup
        if ours.game != theirs.game:
            raise BadRun(f"these are runs of {theirs.named} and of {ours.named}; --each looks at every one alone")
        if run.versions.game != first.versions.game:
            raise BadRun(
                f"these runs were played by versions {first.versions.game} and {run.versions.game} of the rules; "
                "simulate them again with one"
            )
        if ours.players != theirs.players:
            raise BadRun(
                f"these are runs with {theirs.players} and with {ours.players} players, who are dealt other hands; "
                "--each looks at every one alone"
            )
        if ours.matches != theirs.matches:
            raise BadRun("these are runs of matches and of single rounds; --each looks at every one alone")
        if ours.rounds != theirs.rounds:
            raise BadRun(
                f"these are runs with {theirs.rounds} and with {ours.rounds} rounds in a row; "
                "--each looks at every one alone"
            )


def compare_runs(first: Run, second: Run) -> list[str]:
    """Compare the second run with the first, deal by deal. Raises ``BadRun`` where they have no deals in common."""
    ours, theirs, rounds = _deals(second), _deals(first), first.setup.rounds
    pairs = ours.join(theirs, on="seed", suffix="_first")
    if len(pairs) < 2:
        raise BadRun("runs are compared deal by deal, and these have no deals in common: give both the same --seed")
    alone = max(len(ours), len(theirs)) - len(pairs)
    said = [f"{second.name} against {first.name}, compared on {len(pairs):,} deals of the same seeds."]
    if others := _differences(first, second):
        said.append(f"Not the same: {'; '.join(others)}.")
    if alone:
        said.append(f"Deals that one of the runs alone has played, and are left out: {alone:,}.")
    if {first.setup.shuffle, second.setup.shuffle} != {PERFECT} and (first.setup.matches or rounds > 1):
        said.append("People shuffle what they gathered, so from the second round on the deals differ.")
    if not _dealt_alike(first, second, pairs["seed"].sort().head(DEALS_LOOKED_AT).to_list()):
        said.append("The same seed deals other cards in each of them, so the luck of the deal is in every difference.")
    what = "match" if first.setup.matches else "round" if rounds == 1 else f"row of {rounds} rounds"
    for one in MEASURES:
        figure = mean_of(Sums.of(pairs[one.column] - pairs[f"{one.column}_first"]))
        size = Figure(abs(figure.value), *_abs(figure), figure.of)
        if figure.is_sure:
            said.append((one.less if figure.value < 0 else one.more).format(what=what, size=size.words))
        else:
            said.append(f"No difference in {one.unit} was found ({figure.words}).")
    return said


def _deals(run: Run) -> pl.DataFrame:
    """One row for each deal that was played from all its seats: its seed, and what one game of it took on average."""
    return pl.concat([_deals_of(part, run.setup) for part in run.frames()] or [_deals_of(framed([]), run.setup)])


def _deals_of(part: pl.DataFrame, setup: Setup) -> pl.DataFrame:
    columns = [one.column for one in MEASURES]
    first_seed = pl.col("seed").filter(pl.col("round") == 1).first()
    games = with_deals(part, setup).group_by("deal", "number")
    of_games = games.agg(first_seed, *(pl.col(name).sum() for name in columns))
    deals = of_games.group_by("deal").agg(pl.col("seed").first(), pl.len(), *(pl.col(name).mean() for name in columns))
    return deals.filter(pl.col("len") == setup.turns_of_seats).select("seed", *columns).sort("seed")


def _differences(first: Run, second: Run) -> list[str]:
    """What was not the same in two runs of one game, in words."""
    theirs, ours = (
        {name: str(value) for name, value in run.setup.make_game().options.items()} for run in (first, second)
    )
    found = [f"{name} is {ours[name]} against {theirs[name]}" for name in ours if ours[name] != theirs[name]]
    for what, mine, others in (
        ("strategies", *(", ".join(run.setup.strategies) for run in (second, first))),
        ("shuffled", *(run.setup.shuffle for run in (second, first))),
        ("seconds a decision", *(str(run.setup.pace) for run in (second, first))),
        ("seats", *("rotated" if run.setup.turns_of_seats > 1 else "as named" for run in (second, first))),
    ):
        if mine != others:
            found.append(f"{what}: {mine} against {others}")
    now, then = second.versions, first.versions
    if now.strategies != then.strategies:
        found.append(f"sources of the strategies: {now.strategies} against {then.strategies}")
    if (now.maumau, now.build) != (then.maumau, then.build):
        found.append(f"maumau {now.maumau}, build {now.build} against {then.maumau}, build {then.build}")
    return found


def _dealt_alike(first: Run, second: Run, seeds: Sequence[str]) -> bool:
    """Whether both runs deal the same hands from these seeds."""
    hands = []
    for run in (first, second):
        game, found = run.setup.make_game(), []
        for seed in seeds:
            state = game.new(run.setup.players)
            game.apply(state, NOBODY, Action("deal", text=seed))
            found.append([sorted(hand) for hand in state.hands])
        hands.append(found)
    return hands[0] == hands[1]


def _abs(figure: Figure) -> tuple[float, float]:
    return (figure.low, figure.high) if figure.value >= 0 else (-figure.high, -figure.low)
