"""Analyse a run: length of rounds, winners by seat and strategy. What compares two runs is in ``comparison``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from lab.figures import CONFIDENCE_LEVEL, Figure, alike, correlation_of, explained_by, mean_of, share_of
from lab.rounds import DECISIONS_LIMIT, Setup
from lab.runs import BadRun, Run
from lab.totals import ENDS, Columns, RunTotals

SEATS_DIFFER_P = 0.001
"""Below this p-value the page says that it matters where one sits."""


@dataclass(frozen=True, slots=True)
class SummaryLine:
    """A line of a table: a seat or a strategy, and its figures."""

    name: str
    won: Figure
    place: Figure
    points: Figure


@dataclass(frozen=True, slots=True)
class Findings:
    """What a run shows."""

    run: Run
    totals: RunTotals
    turns: Figure
    ends: tuple[tuple[str, Figure], ...]
    seats: tuple[SummaryLine, ...]
    strategies: tuple[SummaryLine, ...]
    sentences: tuple[str, ...]

    @property
    def alone(self) -> bool:
        """Whether this is a game for one."""
        return self.run.setup.players == 1

    @property
    def measure(self) -> str:
        """The unit in which the length of a round is told. In a game for one all of a round is one turn."""
        return "decisions" if self.alone else "turns"


def findings(run: Run) -> Findings:
    """Analyse a run. Raises ``BadRun`` where nothing was played."""
    totals = run.totals()
    rounds = totals.rounds
    if not totals.games:
        raise BadRun(f"nothing was played: {run.name}")
    ends = tuple((end, share_of(rounds[end])) for end in ENDS)
    seats = tuple(_line(str(behind), totals.seats[behind]) for behind in sorted(totals.seats))
    strategies = tuple(_line(name, totals.strategies[name]) for name in sorted(totals.strategies))
    found = Findings(run, totals, mean_of(rounds["turns"]), ends, seats, strategies, ())
    return replace(found, sentences=tuple(_alone(found) if found.alone else _together(found)))


def _line(name: str, sums: Columns) -> SummaryLine:
    return SummaryLine(name, share_of(sums["won"]), mean_of(sums["place"]), mean_of(sums["points"]))


def seats_alike(totals: RunTotals) -> float:
    """The p-value of how differently often the seats win, if where one sits does not matter."""
    return alike([sums["won"] for sums in totals.seats.values()], totals.rounds["won"])


def spread(lengths: Mapping[int, int]) -> tuple[float, float, float]:
    """Of numbers that were counted so often each: below which one in twenty lies, half, and 19 in 20."""
    low, middle, high = np.quantile(
        [*lengths], (0.05, 0.5, 0.95), weights=[*lengths.values()], method="inverted_cdf"
    ).tolist()
    return low, middle, high


def _length(found: Findings) -> str:
    mean = mean_of(found.totals.rounds[found.measure])
    low, middle, high = spread(found.totals.lengths[found.measure])
    return (
        f"A round lasts {mean.words} {found.measure}; half of them no more than {middle:.0f}, "
        f"nine in ten between {low:.0f} and {high:.0f}."
    )


def _together(found: Findings) -> list[str]:
    """Sentences about a game for several."""
    said = [_length(found)]
    chance = seats_alike(found.totals)
    best, worst = (choose(found.seats, key=lambda one: one.won.value) for choose in (max, min))
    if chance < SEATS_DIFFER_P:
        said.append(
            f"The seat matters: {seat_words(best.name)} wins {best.won.percent} % of the rounds, "
            f"{seat_words(worst.name)} {worst.won.percent} %; "
            f"equal chances would be {100 * found.ends[0][1].value / found.run.setup.players:.1f} %."
        )
    else:
        said.append(f"No difference between the seats was found (chance would do as much with p = {chance:.2f}).")
    said += without_winner(found.totals) + luck_sentences(found)
    if len(found.strategies) > 1:
        first = max(found.strategies, key=lambda one: one.won.value)
        said.append(f"Of the strategies {first.name} wins most: a seat of its {first.won.percent} % of the rounds.")
    return said


def _alone(found: Findings) -> list[str]:
    """Sentences about a game for one."""
    won, drawn = found.ends[0][1], found.totals.lengths["won"]
    said = [f"{won.percent} % of the deals are won.", _length(found)]
    if drawn:
        mean, (low, middle, high) = mean_of(found.totals.winners["drawn"]), spread(drawn)
        said.append(
            f"The winner draws {mean.words} cards; half draw no more than {middle:.0f}, "
            f"nine in ten between {low:.0f} and {high:.0f}."
        )
    return said + without_winner(found.totals) + luck_sentences(found)


def without_winner(totals: RunTotals) -> list[str]:
    """Sentences about the rounds that nobody won, those without an end told apart; none where there are no such."""
    how = {
        "stuck": "ended with nobody able to move",
        "mini": "ended without a winner by the limit on shuffles or on time",
        "limit": f"had no end within {DECISIONS_LIMIT:,} decisions and were broken off: they count without a winner",
    }
    ends = {end: totals.rounds[end] for end in how}
    return [
        f"{share_of(sums).percent} % of the rounds ({sums.total:,.0f}) {how[end]}."
        for end, sums in ends.items()
        if sums.total
    ]


def luck_lines(totals: RunTotals, setup: Setup) -> list[tuple[str, str]]:
    """What the deal owes to the round before, and a result to the deal: what is told, and its figure. None where no
    round came after another one.
    """
    luck, alone = totals.luck, setup.players == 1
    if not luck["hands"].groups:
        return []
    return [
        ("pairs of a dealt hand that agree, %", mean_of(totals.dealt["alike"]).percent),
        ("correlation of a seat's hand with the one before", correlation_of(luck["hands"]).words),
        (
            f"correlation of {'the cards drawn' if alone else 'a win'} with the round before",
            correlation_of(luck["results"]).words,
        ),
        (
            f"{'cards drawn' if alone else 'wins'} that the dealt hand explains, %",
            explained_by(luck["explained"]).percent,
        ),
    ]


def luck_sentences(found: Findings) -> list[str]:
    """What luck does in rounds with one pack, as a sentence; none where no round came after another one."""
    lines = luck_lines(found.totals, found.run.setup)
    told = "; ".join(f"{what}: {figure}" for what, figure in lines)
    return [f"From the second round on, shuffled {found.run.setup.shuffle}: {told}."] if lines else []


def seat_words(behind: str) -> str:
    """A seat by its place behind the dealer."""
    return {"0": "the dealer", "1": "the seat behind the dealer"}.get(behind, f"the seat {behind} behind the dealer")


CONFIDENCE_WORDS = f"{CONFIDENCE_LEVEL:.0%}".replace("%", " %")
