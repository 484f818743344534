"""Sums over independent groups of values, from which means and their errors follow.

They add up: a run is read part by part, however long it is. Processes that play import this, so it imports no
statistics.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import sqrt
from operator import add
from typing import NamedTuple

import polars as pl

UNKNOWN = float("nan")


class Sums(NamedTuple):
    """Sums over groups: their number, that of the ``values`` in them and its square, the values' ``total`` and its
    square, and the product of both. Squares and products are of each group by itself.
    """

    groups: int = 0
    values: int = 0
    values_squared: int = 0
    total: float = 0
    total_squared: float = 0
    product: float = 0

    def plus(self, other: Sums) -> Sums:
        """The sums over the groups of both."""
        return Sums(*map(add, self, other))

    @classmethod
    def of(cls, values: pl.Series) -> Sums:
        """The sums of values that are independent, each of them a group."""
        total, squared = (float(one.sum()) for one in (values, values.cast(pl.Float64) ** 2))
        return cls(len(values), len(values), len(values), total, squared, total)

    @property
    def mean(self) -> float:
        return self.total / self.values if self.values else UNKNOWN

    @property
    def error(self) -> float:
        """The standard error of the mean: that of a ratio of two sums, both random (linearised, as for a sample of
        clusters).
        """
        if self.groups < 2:
            return UNKNOWN
        values, total = self.values, self.total  # counted numbers are whole: nothing is lost by rounding
        rest = self.total_squared * values**2 - 2 * total * self.product * values + total**2 * self.values_squared
        return sqrt(max(0, rest) * self.groups / (self.groups - 1)) / values**2


MOMENTS = ("one", "x", "y", "xx", "yy", "xy")


class Moments(NamedTuple):
    """Sums over groups of pairs of values x and y: the number of ``groups``, the ``totals`` of ``MOMENTS``, and the
    ``products`` of each two of them, each of a group by itself (in the order of combinations with replacement).
    """

    groups: int = 0
    totals: tuple[float, ...] = (0.0,) * len(MOMENTS)
    products: tuple[float, ...] = (0.0,) * (len(MOMENTS) * (len(MOMENTS) + 1) // 2)

    def plus(self, other: Moments) -> Moments:
        """The sums over the groups of both."""
        totals, products = (tuple(map(add, *both)) for both in zip(self[1:], other[1:], strict=True))
        return Moments(self.groups + other.groups, totals, products)

    @classmethod
    def of(cls, pairs: pl.DataFrame) -> Moments:
        """The sums over pairs of values ``x`` and ``y``, with a ``group`` each."""
        x, y = (pl.col(name).cast(pl.Float64) for name in "xy")
        values = {"one": pl.len().cast(pl.Float64), "x": x.sum(), "y": y.sum()}
        values |= {"xx": (x * x).sum(), "yy": (y * y).sum(), "xy": (x * y).sum()}
        groups = pairs.group_by("group").agg(**values).sort("group")
        products = [(pl.col(a) * pl.col(b)).sum() for a, b in combinations_with_replacement(MOMENTS, 2)]
        sums = groups.select(one.alias(str(place)) for place, one in enumerate(products)).row(0)
        return cls(len(groups), groups.select(pl.col(name).sum() for name in MOMENTS).row(0), sums)
