"""A mend for discord.py, which looks through all rate limits it knows whenever a new one is made.

It knows one for each channel and kind of request, and forgets them after five minutes: with a thousand tables that look
takes longer than the answer to a press.
"""

from __future__ import annotations

from time import monotonic

from discord.http import HTTPClient

SELDOM = 60.0
"""Seconds between two looks."""


def look_through_limits_seldom(http: HTTPClient) -> None:
    """Have it look once a minute."""
    look, last = http._try_clear_expired_ratelimits, 0.0

    def seldom() -> None:
        nonlocal last
        if monotonic() - last > SELDOM:
            last = monotonic()
            look()

    http._try_clear_expired_ratelimits = seldom  # type: ignore[method-assign]
