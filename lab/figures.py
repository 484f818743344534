"""Shares and means with their confidence intervals, from sums over independent groups of values (``lab.sums``).

Rounds of one deal are alike, and of the seats of one round one alone wins. So the groups are deals (or matches), which
are independent, and an interval comes from how the groups differ. The distributions are scipy's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import atanh, isnan, sqrt, tanh

import scipy  # its parts are imported when they are used, which takes a second

from lab.sums import MOMENTS, UNKNOWN, Moments, Sums

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
    def span(self) -> str:
        """The number with both ends of its interval, ``26 (18 to 38)``, for one that reaches further to one side."""
        return f"{self.value:,.0f} ({self.low:,.0f} to {self.high:,.0f})"

    @property
    def is_sure(self) -> bool:
        """Whether the whole interval lies on one side of 0."""
        return self.low > 0 or self.high < 0


def share_of(sums: Sums, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The share of values that are 1 and not 0, with Student's interval of its log odds.

    Where all groups are alike, they tell nothing of how groups differ: then the interval is Wilson's for as many values
    as there are groups.
    """
    share, error = sums.mean, sums.error
    if not sums.groups:
        return Figure(UNKNOWN, UNKNOWN, UNKNOWN, 0)
    if isnan(error) or error == 0:
        interval = scipy.stats.binomtest(round(share * sums.groups), sums.groups).proportion_ci(level, method="wilson")
        return Figure(share, float(interval.low), float(interval.high), sums.values)
    odds, width = scipy.special.logit(share), error / (share * (1 - share))
    margin = width * _students(level, sums.groups)
    low, high = (float(scipy.special.expit(end)) for end in (odds - margin, odds + margin))
    return Figure(share, low, high, sums.values)


def mean_of(sums: Sums, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The mean, with Student's interval."""
    mean, error = sums.mean, sums.error
    if isnan(error):
        return Figure(mean, UNKNOWN, UNKNOWN, sums.values)
    margin = error * _students(level, sums.groups)
    return Figure(mean, mean - margin, mean + margin, sums.values)


def correlation_of(moments: Moments, level: float = CONFIDENCE_LEVEL) -> Figure:
    """Pearson's correlation, with Student's interval of its arc tangent (Fisher), whose error is linearised.

    A pair with the standardised values u and v moves the correlation r by u v - r (u² + v²) / 2 over their number.
    """
    one, x, y, xx, yy, xy = moments.totals
    if not one:
        return Figure(UNKNOWN, UNKNOWN, UNKNOWN, 0)
    x, y = x / one, y / one
    wide, high = max(0.0, xx / one - x * x), max(0.0, yy / one - y * y)
    spread = sqrt(wide * high)
    if spread < TOO_ALIKE:
        return Figure(UNKNOWN, UNKNOWN, UNKNOWN, 0)
    found = min(1.0, max(-1.0, (xy / one - x * y) / spread))
    if moments.groups < 2 or 1 - found * found < TOO_ALIKE:
        return Figure(found, UNKNOWN, UNKNOWN, int(one))
    half = found / 2
    moves = {
        "one": x * y / spread - half * (x * x / wide + y * y / high),
        "x": found * x / wide - y / spread,
        "y": found * y / high - x / spread,
        "xx": -half / wide,
        "yy": -half / high,
        "xy": 1 / spread,
    }
    pairs = zip(combinations_with_replacement(MOMENTS, 2), moments.products, strict=True)
    squares = sum((1 + (a != b)) * moves[a] * moves[b] * product for (a, b), product in pairs)
    error = sqrt(max(0.0, squares) * moments.groups / (moments.groups - 1)) / one
    margin = error / (1 - found * found) * _students(level, moments.groups)
    return Figure(found, tanh(atanh(found) - margin), tanh(atanh(found) + margin), int(one))


def explained_by(moments: Moments, level: float = CONFIDENCE_LEVEL) -> Figure:
    """The share of the variance of y that x explains: the square of their correlation."""
    found = correlation_of(moments, level)
    ends = sorted((found.low**2, found.high**2))
    return Figure(found.value**2, 0.0 if found.low < 0 < found.high else ends[0], ends[1], found.of)


TOO_ALIKE = 1e-12
"""Values that differ less than this have no correlation."""


def derive(of: Callable[..., float], *figures: Figure) -> Figure:
    """Derive a figure from independent ones, with its interval. It has to rise or fall steadily with each of them.

    Each is moved to both ends of its own interval, and by how far that moves the result adds up in squares, to
    either side by itself (the delta method, without a straight line in place of the curve).
    """
    values = [one.value for one in figures]
    value = of(*values)
    below = above = 0.0
    for place, one in enumerate(figures):
        ends = [of(*values[:place], end, *values[place + 1 :]) - value for end in (one.low, one.high)]
        below += min(0.0, *ends) ** 2
        above += max(0.0, *ends) ** 2
    return Figure(value, value - sqrt(below), value + sqrt(above), min((one.of for one in figures), default=0))


def _students(level: float, groups: int) -> float:
    """By how many standard errors an interval of Student's distribution reaches to either side."""
    return float(scipy.special.stdtrit(groups - 1, (1 + level) / 2))


def alike(counts: Sequence[Sums], together: Sums) -> float:
    """The p-value of how differently several things were counted, if within each group all are equally likely.

    ``together`` are the sums of all counts as one. Where each group has one count, it is the chi-square test, and
    Cochran's Q where a thing is counted at most once in a group: the spread between the totals, measured by that within
    groups.
    """
    number = len(counts)
    within = sum(one.total_squared for one in counts) - together.total_squared / max(1, number)
    if number < 2 or within <= 0:
        return 1.0
    mean = together.total / number
    between = sum((one.total - mean) ** 2 for one in counts)
    return float(scipy.stats.chi2.sf((number - 1) * between / within, number - 1))
