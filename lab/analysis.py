"""Analyse runs: length of rounds, winners by seat and strategy, and the effect of an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl

from lab.figures import CONFIDENCE_LEVEL, Figure, alike, difference, mean_of, share_of
from lab.runs import BadRun, Run

SEATS_DIFFER_P = 0.001
"""Below this p-value the page says that it matters where one sits."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table: a seat or a strategy, and its figures."""

    name: str
    won: Figure
    place: Figure
    points: Figure


@dataclass(frozen=True, slots=True)
class Findings:
    """What a run shows."""

    run: Run
    rounds: pl.DataFrame
    turns: Figure
    drawn: Figure
    ends: tuple[tuple[str, Figure], ...]
    seats: tuple[Line, ...]
    strategies: tuple[Line, ...]
    sentences: tuple[str, ...]

    @property
    def alone(self) -> bool:
        """Whether this is a game for one."""
        return self.run.setup.players == 1

    @property
    def measure(self) -> str:
        """The unit in which the length of a round is told. In a game for one all of a round is one turn."""
        return "decisions" if self.alone else "turns"


def by_round(run: Run) -> pl.DataFrame:
    """One row for each round: turns, decisions, cards drawn, points, and how it ended."""
    return (
        run.rows.group_by("number", "round")
        .agg(
            pl.col("turns").sum(),
            pl.col("decisions").sum(),
            pl.col("drawn").sum(),
            pl.col("ended").first(),
            pl.col("points").sum(),
        )
        .sort("number", "round")
    )


def findings(run: Run) -> Findings:
    """Analyse a run. Raises ``BadRun`` where nothing was played."""
    if not len(run.rows):
        raise BadRun(f"nothing was played: {run.name}")
    rounds = by_round(run)
    ends = tuple((end, share_of(rounds["ended"] == end)) for end in ("out", "stuck", "limit"))
    lines = _lines(run.rows, "behind"), _lines(run.rows, "strategy")
    turns, drawn = mean_of(rounds["turns"]), mean_of(rounds["drawn"])
    found = Findings(run, rounds, turns, drawn, ends, *lines, ())
    said = _alone(found) if found.alone else _together(found)
    return Findings(run, rounds, turns, drawn, ends, *lines, tuple(said))


def _lines(rows: pl.DataFrame, column: str) -> tuple[Line, ...]:
    return tuple(
        Line(str(value), share_of(some["won"]), mean_of(some["place"]), mean_of(some["points"]))
        for (value,), some in sorted(rows.group_by(column), key=lambda one: str(one[0][0]).zfill(3))
    )


def _length(found: Findings) -> str:
    turns = found.rounds[found.measure]
    low, middle, high = (turns.quantile(part) or 0.0 for part in (0.05, 0.5, 0.95))
    return (
        f"A round lasts {mean_of(turns).words} {found.measure}; half of them no more than {middle:.0f}, "
        f"nine in ten between {low:.0f} and {high:.0f}."
    )


def _together(found: Findings) -> list[str]:
    """Sentences about a game for several."""
    players, rows = found.run.setup.players, found.run.rows
    said = [_length(found)]
    wins = rows.filter(pl.col("won")).group_by("behind").len().sort("behind")
    by_seat = dict(zip(wins["behind"].to_list(), wins["len"].to_list(), strict=True))
    chance = alike([by_seat.get(behind, 0) for behind in range(players)])
    best, worst = (choose(found.seats, key=lambda one: one.won.value) for choose in (max, min))
    if chance < SEATS_DIFFER_P:
        said.append(
            f"Where one sits matters: {seat_words(best.name)} wins {best.won.percent} % of the rounds, "
            f"{seat_words(worst.name)} {worst.won.percent} %; "
            f"all alike would be {100 * found.ends[0][1].value / players:.1f} %."
        )
    else:
        said.append(f"No difference between the seats was found (chance alone would do as much with p = {chance:.2f}).")
    for name, share in found.ends[1:]:
        if share.value:
            what = "ended with nobody able to move" if name == "stuck" else "were broken off, being too long"
            said.append(f"{share.percent} % of the rounds {what}.")
    if len(found.strategies) > 1:
        first = max(found.strategies, key=lambda one: one.won.value)
        said.append(f"Of the strategies {first.name} wins most: a seat of its {first.won.percent} % of the rounds.")
    return said


def _alone(found: Findings) -> list[str]:
    """Sentences about a game for one."""
    won, rows = found.ends[0][1], found.run.rows
    drawn = rows.filter(pl.col("won"))["drawn"]
    said = [f"{won.percent} % of the deals are won.", _length(found)]
    if len(drawn):
        low, middle, high = (drawn.quantile(part) or 0.0 for part in (0.05, 0.5, 0.95))
        said.append(
            f"Who wins draws {mean_of(drawn).words} cards; half draw no more than {middle:.0f}, "
            f"nine in ten between {low:.0f} and {high:.0f}."
        )
    return said


def seat_words(behind: str) -> str:
    """A seat by its place behind the dealer."""
    return {"0": "the dealer", "1": "the seat behind the dealer"}.get(behind, f"the seat {behind} behind the dealer")


def check_together(runs: Sequence[Run]) -> None:
    """Refuse runs of several games or versions. Raises ``BadRun``."""
    first = runs[0]
    for run in runs[1:]:
        if run.setup.game != first.setup.game:
            raise BadRun(
                f"these are runs of {first.setup.named} and of {run.setup.named}; --each looks at every one alone"
            )
        if run.version != first.version:
            raise BadRun(f"these runs are of versions {first.version} and {run.version}; simulate them again with one")


def compared(first: Run, second: Run) -> list[str]:
    """Compare the second run with the first, deal by deal. Raises ``BadRun`` where their deals differ."""
    if (first.setup.seed, first.setup.matches) != (second.setup.seed, second.setup.matches):
        raise BadRun("runs are compared deal by deal, and these have other seeds: give both the same --seed")
    ours, theirs = by_round(second), by_round(first)
    pairs = ours.join(theirs, on=["number", "round"], suffix="_first").sort("number", "round")
    if len(pairs) < 2:
        raise BadRun("these runs have no rounds in common")
    names = f"{second.name} against {first.name}{_who(first, second)}"
    said = [f"Compared on {len(pairs):,} rounds dealt from the same seeds: {names}."]
    for column, unit, differs in (
        ("turns", "turns", ("A round lasts {} turns longer.", "A round lasts {} turns shorter.")),
        ("drawn", "cards drawn", ("{} more cards are drawn in a round.", "{} fewer cards are drawn in a round.")),
        (
            "points",
            "points",
            ("All players together have {} points more.", "All players together have {} points fewer."),
        ),
    ):
        figure = difference(pairs[column], pairs[f"{column}_first"])
        size = Figure(abs(figure.value), *_abs(figure), figure.of)
        if figure.is_sure:
            said.append(differs[figure.value < 0].format(size.words))
        else:
            said.append(f"No difference in {unit} was found ({figure.words}).")
    return said


def _abs(figure: Figure) -> tuple[float, float]:
    return (figure.low, figure.high) if figure.value >= 0 else (-figure.high, -figure.low)


def _who(first: Run, second: Run) -> str:
    ours, theirs = (", ".join(run.setup.strategies) for run in (second, first))
    return "" if ours == theirs else f" ({ours} against {theirs})"


CONFIDENCE_WORDS = f"{CONFIDENCE_LEVEL:.0%}".replace("%", " %")
