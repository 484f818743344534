"""The summary of a run, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from lab.analysis import luck_lines
from lab.figures import mean_of, share_of
from lab.rounds import Setup
from lab.totals import Columns, RunTotals


def summary_tables(totals: RunTotals, setup: Setup) -> list[Table]:
    """Figures by the place behind the dealer, and by strategy where there are several; and of luck, where a pack goes
    from round to round.
    """
    tables = [_table("place behind the dealer", totals.seats)]
    if len(totals.strategies) > 1:
        tables.append(_table("strategy", totals.strategies))
    if lines := luck_lines(totals, setup):
        tables.append(Table(f"luck from the second round on, shuffled {setup.shuffle}", "figure"))
        for line in lines:
            tables[-1].add_row(*line)
    return tables


def _table(head: str, by: Mapping[int, Columns] | Mapping[str, Columns]) -> Table:
    table = Table(head, "rounds", "won %", "place", "points", "decisions", "turns", "drawn")
    for name, sums in sorted(by.items()):
        table.add_row(
            str(name),
            f"{sums['won'].values:,}",
            share_of(sums["won"]).percent,
            mean_of(sums["place"]).words,
            mean_of(sums["points"]).words,
            *(f"{sums[what].mean:.1f}" for what in ("decisions", "turns", "drawn")),
        )
    return table
