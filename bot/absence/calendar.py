"""Days: read as people write them, in a person's time zone; and how many days of holidays a month allows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from bot.language import texts
from bot.time import Span
from rules.plain_text import caseless

Days = tuple[date, date]
"""A first and a last day."""
DAY_CHARACTERS = 40
"""Upper bound on the characters in which a day is written."""
_DAYS = (
    re.compile(r"(?P<year>\d{4})\s?[-/.]\s?(?P<month>\d{1,2})\s?[-/.]\s?(?P<day>\d{1,2})\.?"),
    re.compile(r"(?P<day>\d{1,2})\s?[-/.]\s?(?P<month>\d{1,2})(?:\s?[-/.]\s?(?P<year>\d{4}|\d{2})?)?\.?"),
    re.compile(r"(?:(?P<year>\d{4})\s?年\s?)?(?P<month>\d{1,2})\s?月\s?(?P<day>\d{1,2})\s?[日号號]?"),
)
"""How people write a day: the year first, the day first, or in Chinese. Without the year in front, the day comes before
the month: ``3/4`` is in April, as the answer says.
"""
LEAP_YEARS_APART = 8
"""The longest time from one 29 February to the next, in years."""


def read_day(written: str, today: date, named: Mapping[str, int], first: date | None = None) -> date:
    """Read a day: ``2026-12-24``, ``24.12.2026.``, ``24/12``, ``12月24日``, or a word for a number of days from today.
    Without a year it is the next such day that there is, from today or from a first day on.

    Raises ``ValueError``.
    """
    said = caseless(written) if len(written) <= DAY_CHARACTERS else ""
    if said in named:
        return today + timedelta(days=named[said])
    found = next((found for pattern in _DAYS if (found := pattern.fullmatch(said))), None)
    if found is None:
        raise ValueError(written[:DAY_CHARACTERS])
    year, month, day = found["year"], int(found["month"]), int(found["day"])
    if year is not None:
        return date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    since = first or today
    for later in range(since.year, since.year + LEAP_YEARS_APART + 1):
        with suppress(ValueError):
            if (meant := date(later, month, day)) >= since:
                return meant
    raise ValueError(written)


@cache
def named_days() -> Mapping[str, int]:
    """Give the words of all languages for near days, in lower case, with the number of days from today."""
    return {
        caseless(word): days
        for days, key in enumerate(("typed-today", "typed-tomorrow"))
        for tongue in texts.LANGUAGES
        for word in texts.text(tongue, key).split(",")
    }


def today_in(zone: str, at: float) -> date:
    """Give the date in a time zone."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def whole_days(first: date, last: date, zone: str) -> Span:
    """Give the span from the beginning of the first day to the end of the last."""
    here = ZoneInfo(zone)
    begin, end = datetime.combine(first, time(), here), datetime.combine(last + timedelta(days=1), time(), here)
    return begin.timestamp(), end.timestamp()


def days_of(span: Span, zone: str) -> Days:
    """Give the first and the last day of a span."""
    begin, end = span
    return today_in(zone, begin), today_in(zone, end - 1)


def granted(spans: Iterable[Span], days: int, zone: str) -> list[Span]:
    """Give the part of these spans that is allowed, when each month allows this many days. Months and days are those of
    the time zone; a part of a day counts as a day.
    """
    found: list[Span] = []
    used: dict[date, int] = {}
    counted = date.min
    for begin, end in sorted(spans):
        first, last = days_of((begin, end), zone)
        while first <= last:
            month = first.replace(day=1)
            next_month = (month + timedelta(days=31)).replace(day=1)
            wanted = (min(last + timedelta(days=1), next_month) - first).days
            known = min(max(0, (counted - first).days + 1), wanted)
            given = min(wanted, known + days - used.get(month, 0))
            if given:
                since, until = whole_days(first, first + timedelta(days=given - 1), zone)
                since = max(since, begin, found[-1][1] if found else begin)
                if since < min(until, end):
                    found.append((since, min(until, end)))
                used[month] = used.get(month, 0) + given - known
                counted = max(counted, first + timedelta(days=given - 1))
            first = next_month
    return found
