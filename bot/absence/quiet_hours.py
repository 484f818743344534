"""Quiet hours: the hours of a person's day in which nothing rings."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo


def quiet_until(at: float, hours: str, zone: str) -> float:
    """Give until when it is quiet with these quiet hours (``22-7``, ``off``). Gives ``at`` itself if it is
    not quiet.
    """
    if hours == "off":
        return at
    begin, end = (int(hour) for hour in hours.split("-"))
    here = datetime.fromtimestamp(at, ZoneInfo(zone))
    quiet = begin <= here.hour < end if begin < end else not end <= here.hour < begin
    if not quiet:
        return at
    day = here.date() + timedelta(days=1 if here.hour >= end else 0)
    return datetime.combine(day, time(end), ZoneInfo(zone)).timestamp()
