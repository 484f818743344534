"""Days: read as people write them, in a person's time zone; and how many days of holidays a month allows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from bot.language import texts
from bot.time import DAY, Span

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


def granted(spans: Iterable[Span], days: int) -> list[Span]:
    """Give the part of these spans that is allowed, when each month (in UTC) allows this many days."""
    found: list[Span] = []
    used: dict[tuple[int, int], float] = {}
    for span in sorted(spans):
        begin, end = max(span[0], found[-1][1]) if found else span[0], span[1]
        while begin < end:
            then = datetime.fromtimestamp(begin, UTC)
            month = then.year, then.month
            over = datetime(then.year + then.month // 12, then.month % 12 + 1, 1, tzinfo=UTC).timestamp()
            room = days * DAY - used.get(month, 0.0)
            until = min(end, over, begin + room)
            if until > begin:
                found.append((begin, until))
                used[month] = used.get(month, 0.0) + until - begin
            begin = over
    return found
