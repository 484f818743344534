"""Moments in text, which every reader sees in their own language and time zone."""

from __future__ import annotations


def moment(at: float, style: str = "R") -> str:
    """Write a moment, given in seconds since 1970. ``style``: ``R`` how far away it is, ``f`` date and time, ``d`` the
    date.
    """
    return f"<t:{int(at)}:{style}>"
