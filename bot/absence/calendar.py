"""Days: read as people write them, in a person's time zone; and how many days of holidays a month allows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from bot.language import texts
from bot.time import Span

Days = tuple[date, date]
"""A first and a last day."""
DAY_AND_MONTH = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4})?")


def read_day(written: str, today: date, named: Mapping[str, int]) -> date:
    """Read a day: ``2026-12-24``, ``24.12.2026``, ``24.12.`` (the next one), or a word for a number of days from today.

    Raises ``ValueError``.
    """
    said = written.strip().casefold()
    if said in named:
        return today + timedelta(days=named[said])
    found = DAY_AND_MONTH.fullmatch(said)
    if found is None:
        return date.fromisoformat(said)
    day, month, year = int(found[1]), int(found[2]), int(found[3] or today.year)
    meant = date(year, month, day)
    return date(year + 1, month, day) if not found[3] and meant < today else meant


@cache
def named_days() -> Mapping[str, int]:
    """Give the words of all languages for near days, in lower case, with the number of days from today."""
    return {
        word.strip().casefold(): days
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
