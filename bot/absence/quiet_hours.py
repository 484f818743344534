"""Quiet hours: the hours of a person's day in which no reminder rings.

A reminder waits for their end, or is left out if the turn ends before. The turn clock runs on in them.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.time import Span


def quiet_hours_end(at: float, hours: str, zone: str) -> float:
    """Give the end of the quiet hours (``22-7``, ``off``) that are on at a time; the time itself if none are.

    Both are real time.
    """
    if hours == "off":
        return at
    begin, end = _begin_and_end(hours)
    here = datetime.fromtimestamp(at, ZoneInfo(zone))
    quiet = begin <= here.hour < end if begin < end else not end <= here.hour < begin
    if not quiet:
        return at
    day = here.date() + timedelta(days=1 if here.hour >= end else 0)
    return datetime.combine(day, time(end), ZoneInfo(zone)).timestamp()


def quiet_spans(since: float, until: float, hours: str, zone: str) -> list[Span]:
    """Give the quiet hours between two times, as begin and end."""
    if hours == "off" or until <= since:
        return []
    begin, end = _begin_and_end(hours)
    here = ZoneInfo(zone)
    first, last = (datetime.fromtimestamp(at, here).date() for at in (since, until))
    days = [first + timedelta(days=day) for day in range(-1, (last - first).days + 1)]
    found = [
        (
            datetime.combine(day, time(begin), here).timestamp(),
            datetime.combine(day + timedelta(days=0 if begin < end else 1), time(end), here).timestamp(),
        )
        for day in days
    ]
    return [span for span in found if span[0] < until and span[1] > since]


def _begin_and_end(hours: str) -> tuple[int, int]:
    """Read ``22-7`` as two hours of the day."""
    begin, _, end = hours.partition("-")
    return int(begin), int(end)
