"""What a run shows, as sums: they add up over its parts, and take no more room the longer it is."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

import polars as pl

from lab.rounds import Setup
from lab.sums import Sums

Columns = Mapping[str, Sums]
"""The sums of columns, by their names."""
ENDS = ("out", "stuck", "limit")
OF_A_SEAT = ("won", "place", "points", "decisions", "turns", "drawn")
OF_A_ROUND = ("turns", "decisions", "drawn", "points", "won", *ENDS)
LENGTHS = ("turns", "decisions")
NONE = Sums()


class Totals:
    """Sums over the rows of a run, with its deals (or matches) as groups.

    ``seats`` are by the place behind the dealer, ``strategies`` by name, ``rounds`` of whole rounds, ``winners`` of the
    rows of those who won. ``lengths`` says how many rounds had so many turns and decisions, and with how many
    cards drawn a round was ``won``.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.seats: dict[int, Columns] = {}
        self.strategies: dict[str, Columns] = {}
        self.rounds: Columns = dict.fromkeys(OF_A_ROUND, NONE)
        self.winners: Columns = {"drawn": NONE}
        self.lengths: dict[str, Counter[int]] = defaultdict(Counter)

    @classmethod
    def of(cls, setup: Setup, parts: Iterable[pl.DataFrame]) -> Totals:
        """The totals of these parts of a run. No deal lies in two parts."""
        made = cls(setup)
        for part in parts:
            made.add(part)
        return made

    def add(self, part: pl.DataFrame) -> None:
        """Add the rows of a part."""
        rows = with_deals(part, self.setup)
        rounds = by_round(rows)
        self.games += part["number"].n_unique()
        for behind, some in _sums(rows, "behind", OF_A_SEAT).items():
            self.seats[int(behind)] = _both(self.seats.get(int(behind)), some)
        for name, some in _sums(rows, "strategy", OF_A_SEAT).items():
            self.strategies[name] = _both(self.strategies.get(name), some)
        for some in _sums(rounds, "", OF_A_ROUND).values():
            self.rounds = _both(self.rounds, some)
        winners = rows.filter("won")
        for some in _sums(winners, "", ("drawn",)).values():
            self.winners = _both(self.winners, some)
        for name, values in (*((name, rounds[name]) for name in LENGTHS), ("won", winners["drawn"])):
            self.lengths[name].update(dict(values.value_counts().iter_rows()))


def with_deals(rows: pl.DataFrame, setup: Setup) -> pl.DataFrame:
    """The rows with another column: the deal that was played."""
    return rows.with_columns(deal=pl.col("number") // setup.turns_of_seats)


def by_round(rows: pl.DataFrame) -> pl.DataFrame:
    """One row for each round: its deal, and sums over its seats; for each end, whether it was that."""
    return rows.group_by("deal", "number", "round").agg(
        *(pl.col(name).sum() for name in ("turns", "decisions", "drawn", "points", "won")),
        *((pl.col("ended").first() == end).alias(end) for end in ENDS),
    )


def _sums(rows: pl.DataFrame, by: str, columns: Sequence[str]) -> dict[str, Columns]:
    """For each value of the column ``by`` the sums of columns; of all rows as one, where there is none."""
    keyed = rows.with_columns(key=pl.col(by).cast(pl.String) if by else pl.lit(""))
    values = [pl.col(name).cast(pl.Int64).sum() for name in columns]
    deals = keyed.group_by("key", "deal").agg(pl.len().cast(pl.Int64).alias("len"), *values)
    size = pl.col("len")
    found = deals.group_by("key").agg(
        groups=pl.len(),
        values=size.sum(),
        squared=(size * size).sum(),
        **{f"{name} total": pl.col(name).sum() for name in columns},
        **{f"{name} squared": (pl.col(name) * pl.col(name)).sum() for name in columns},
        **{f"{name} product": (pl.col(name) * size).sum() for name in columns},
    )
    return {
        row["key"]: {
            name: Sums(
                *(row[what] for what in ("groups", "values", "squared")),
                *(row[f"{name} {what}"] for what in ("total", "squared", "product")),
            )
            for name in columns
        }
        for row in found.iter_rows(named=True)
    }


def _both(some: Columns | None, others: Columns) -> Columns:
    return others if some is None else {name: sums.plus(others[name]) for name, sums in some.items()}
