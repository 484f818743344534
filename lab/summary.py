"""The summary of a run, as tables for the terminal."""

from __future__ import annotations

import polars as pl
from rich.table import Table

from lab.figures import mean_of, share_of
from lab.runs import Run


def summary_tables(run: Run) -> list[Table]:
    """Figures by the place behind the dealer, and by strategy where there are several."""
    tables = [_by(run.rows, "behind", "place behind the dealer")]
    if run.rows["strategy"].n_unique() > 1:
        tables.append(_by(run.rows, "strategy", "strategy"))
    return tables


def _by(rows: pl.DataFrame, column: str, name: str) -> Table:
    table = Table(name, "rounds", "won %", "place", "points", "decisions", "turns", "drawn")
    for (value,), some in sorted(rows.group_by(column), key=lambda one: str(one[0][0])):
        table.add_row(
            str(value),
            f"{len(some):,}",
            share_of(some["won"]).percent,
            mean_of(some["place"]).words,
            mean_of(some["points"]).words,
            *(f"{mean_of(some[what]).value:.1f}" for what in ("decisions", "turns", "drawn")),
        )
    return table
