"""What a run shows, as sums: they add up over its parts, and take no more room the longer it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import polars as pl

from lab.rounds import Setup
from lab.sums import Moments, Sums

Name = TypeVar("Name", int, str)
NONE = Sums()
Columns = Mapping[str, Sums]
"""The sums of columns, by their names."""
ENDS = ("out", "stuck", "limit", "mini")
OF_A_SEAT = ("won", "place", "points", "decisions", "turns", "drawn")
OF_A_ROUND = ("turns", "decisions", "drawn", "points", "won", *ENDS)
OF_A_WINNER = ("drawn",)
LENGTHS = ("turns", "decisions", "won")
OF_A_HAND = ("alike",)
LUCK = ("hands", "results", "explained")


@dataclass(frozen=True, slots=True)
class RunTotals:
    """Sums over the rows of a run, with its deals (or matches) as groups.

    ``seats`` are by the place behind the dealer, ``strategies`` by name, ``rounds`` of whole rounds, ``winners`` of the
    rows of those who won. ``lengths`` says how many rounds had so many turns and decisions, and with how many cards
    drawn a round was ``won``.

    ``dealt`` and ``luck`` are of the rounds behind the first one with a pack. ``luck`` pairs a seat's ``hands`` of two
    rounds in a row, its ``results`` in them, and its hand with the result that it ``explained``.
    """

    games: int
    seats: Mapping[int, Columns]
    strategies: Mapping[str, Columns]
    rounds: Columns
    winners: Columns
    lengths: Mapping[str, Counter[int]]
    dealt: Columns
    luck: Mapping[str, Moments]

    @classmethod
    def none(cls) -> RunTotals:
        """The totals of nothing."""
        rounds, winners, dealt = (dict.fromkeys(names, Sums()) for names in (OF_A_ROUND, OF_A_WINNER, OF_A_HAND))
        lengths, luck = {name: Counter[int]() for name in LENGTHS}, dict.fromkeys(LUCK, Moments())
        return cls(0, {}, {}, rounds, winners, lengths, dealt, luck)

    @classmethod
    def of(cls, rows: pl.DataFrame, setup: Setup) -> RunTotals:
        """The totals of a part of a run. No deal lies in two parts."""
        rows = with_deals(rows, setup)
        rounds, winners, later = by_round(rows), rows.filter("won"), rows.filter(pl.col("round") > 1)
        return cls(
            rows["number"].n_unique(),
            {int(behind): sums for behind, sums in _sums(rows, "behind", OF_A_SEAT).items()},
            _sums(rows, "strategy", OF_A_SEAT),
            _sums(rounds, None, OF_A_ROUND).get("", {}),
            _sums(winners, None, OF_A_WINNER).get("", {}),
            {
                "turns": _counted(rounds["turns"]),
                "decisions": _counted(rounds["decisions"]),
                "won": _counted(winners["drawn"]),
            },
            _sums(later, None, OF_A_HAND).get("", {}),
            _luck(rows, "won" if setup.players > 1 else "drawn"),
        )

    def plus(self, other: RunTotals) -> RunTotals:
        """The totals of both parts."""
        return RunTotals(
            self.games + other.games,
            _both_by(self.seats, other.seats),
            _both_by(self.strategies, other.strategies),
            _both(self.rounds, other.rounds),
            _both(self.winners, other.winners),
            {name: counted + other.lengths[name] for name, counted in self.lengths.items()},
            _both(self.dealt, other.dealt),
            {name: moments.plus(other.luck[name]) for name, moments in self.luck.items()},
        )


def with_deals(rows: pl.DataFrame, setup: Setup) -> pl.DataFrame:
    """The rows with another column: the deal that was played."""
    return rows.with_columns(deal=pl.col("number") // setup.turns_of_seats)


def by_round(rows: pl.DataFrame) -> pl.DataFrame:
    """One row for each round: its deal, and sums over its seats; for each end, whether it was that."""
    return rows.group_by("deal", "number", "round").agg(
        *(pl.col(name).sum() for name in ("turns", "decisions", "drawn", "points", "won")),
        *((pl.col("ended").first() == end).alias(end) for end in ENDS),
    )


def _sums(rows: pl.DataFrame, by: str | None, columns: Sequence[str]) -> dict[str, Columns]:
    """For each value of the column ``by`` the sums of columns; of all rows as one, where there is none."""
    keyed = rows.with_columns(key=pl.col(by).cast(pl.String) if by is not None else pl.lit(""))
    kinds = {name: pl.Float64 if rows.schema[name].is_float() else pl.Int64 for name in columns}
    values = [pl.col(name).cast(kind).sum() for name, kind in kinds.items()]
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


def _luck(rows: pl.DataFrame, result: str) -> dict[str, Moments]:
    """What a hand and a result have to do with those of the round before, and with each other."""
    seats = rows.select("deal", "number", "round", "seat", hand="left", result=result)
    before = seats.with_columns(pl.col("round") + 1).drop("deal")
    both = seats.join(before, on=["number", "round", "seat"], suffix="_before")
    pairs = {"hands": ("hand_before", "hand"), "results": ("result_before", "result"), "explained": ("hand", "result")}
    return {name: Moments.of(both.select(group="deal", x=x, y=y)) for name, (x, y) in pairs.items()}


def _counted(values: pl.Series) -> Counter[int]:
    return Counter(dict(values.value_counts().iter_rows()))


def _both(some: Columns, others: Columns) -> Columns:
    """The sums of both, where each may lack all columns."""
    return {name: sums.plus(others.get(name, NONE)) for name, sums in some.items()} if some else others


def _both_by(some: Mapping[Name, Columns], others: Mapping[Name, Columns]) -> Mapping[Name, Columns]:
    return {name: _both(some.get(name, {}), others.get(name, {})) for name in {**some, **others}}
