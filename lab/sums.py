"""Sums over independent groups of values, from which means and their errors follow.

They add up: a run is read part by part, however long it is. Processes that play import this, so it imports no
statistics.
"""

from __future__ import annotations

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
