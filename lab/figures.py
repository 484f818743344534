"""Shares and means with their confidence intervals, computed by scipy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan

import numpy as np
import polars as pl
import scipy  # its parts are imported when they are used, which takes a second

CONFIDENCE_LEVEL = 0.95
"""Of intervals, where no other level is given."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its confidence interval; ``of``: how many values it was computed from."""

    value: float
    low: float
    high: float
    of: int

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def words(self) -> str:
        """The number with its margin, ``3.12 ± 0.04``: as many digits as the margin justifies."""
        if not self.of or isnan(self.value):
            return "–"
        if isnan(self.margin):
            return f"{self.value:.2f}"
        digits = 0 if self.margin >= 5 else 1 if self.margin >= 0.5 else 2 if self.margin >= 0.02 else 3
        return f"{self.value:.{digits}f} ± {self.margin:.{digits}f}"

    @property
    def percent(self) -> str:
        """The number with its margin, in percent."""
        return Figure(100 * self.value, 100 * self.low, 100 * self.high, self.of).words

    @property
    def is_sure(self) -> bool:
        """Whether the whole interval lies on one side of 0."""
        return self.low > 0 or self.high < 0


def share_of(column: pl.Series, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The share of true values, with Wilson's interval."""
    number, yes = len(column), int(column.sum())
    if not number:
        return Figure(float("nan"), float("nan"), float("nan"), 0)
    interval = scipy.stats.binomtest(yes, number).proportion_ci(level, method="wilson")
    return Figure(yes / number, float(interval.low), float(interval.high), number)


def mean_of(column: pl.Series, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The mean of independent numbers, with Student's interval."""
    values = np.asarray(column.to_list(), dtype=float)
    number = len(values)
    if number < 2:
        value = float(values[0]) if number else float("nan")
        return Figure(value, float("nan"), float("nan"), number)
    mean, error = float(values.mean()), float(scipy.stats.sem(values))
    if error == 0:
        return Figure(mean, mean, mean, number)
    low, high = scipy.stats.t.interval(level, number - 1, loc=mean, scale=error)
    return Figure(mean, float(low), float(high), number)


def difference(ours: pl.Series, theirs: pl.Series, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The mean difference, pair by pair."""
    return mean_of(ours.cast(pl.Float64) - theirs.cast(pl.Float64), level)


def alike(counts: Sequence[int]) -> float:
    """The p-value of counts under the assumption that all are equally likely (chi-square test)."""
    return float(scipy.stats.chisquare(counts).pvalue) if len(counts) > 1 and any(counts) else 1.0
