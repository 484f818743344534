"""The summary of a run, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from lab.figures import mean_of, share_of
from lab.totals import Columns, RunTotals


def summary_tables(totals: RunTotals) -> list[Table]:
    """Figures by the place behind the dealer, and by strategy where there are several."""
    tables = [_table("place behind the dealer", totals.seats)]
    if len(totals.strategies) > 1:
        tables.append(_table("strategy", totals.strategies))
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
