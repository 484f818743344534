"""Which day it is for the daily deal."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(at: float) -> str:
    """Give the day of a real time, as ``YYYY-MM-DD`` in UTC. Its daily deal is played then."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
