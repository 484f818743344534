"""Moments in text, which every reader sees in their own language and time zone; and days, which have no zone."""

from __future__ import annotations

from datetime import date

from babel.dates import format_skeleton

from bot.language.texts import language


def moment(at: float, style: str = "R") -> str:
    """Write a moment, given in seconds since 1970. ``style``: ``R`` how far away it is, ``f`` date and time, ``d`` the
    date.
    """
    return f"<t:{int(at)}:{style}>"


def day_in_words(locale: str, day: date) -> str:
    """Write a day in words, as *December 24*. A moment within it would tell in which time zone it is that day."""
    return format_skeleton("MMMMd", day, locale=language(locale).replace("-", "_"))
