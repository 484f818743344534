"""What is said of people's reliability. It is said coarsely: whoever plays elsewhere too is nobody else's business."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView, TextDisplay

from bot.language import texts
from bot.reliability.service import NEWCOMER_MATCHES, finishes, is_new, lacking
from bot.reliability.store import Attendance
from bot.time import DAY, HOUR, MINUTE
from bot.views.components import GREY, framed

ANSWERS = (("minutes", 10 * MINUTE), ("hour", HOUR), ("hours", 5 * HOUR), ("day", DAY))
"""How soon somebody answers, by the longest median time."""
SEEN = (("day", DAY), ("week", 7 * DAY), ("month", 31 * DAY))
"""When somebody played last, by the longest time since then. Not more exact: it may have been where nobody sees it."""


def who_view(found: Sequence[tuple[str, Attendance]], now: float, locale: str) -> LayoutView:
    """Who sits at a table, by name. ``now`` is real time."""
    lines = [_line(name, record, now, locale) for name, record in found]
    return framed(GREY, [TextDisplay(texts.text(locale, "who-title")), TextDisplay("\n".join(lines))])


def _line(name: str, record: Attendance, now: float, locale: str) -> str:
    if is_new(record):
        return texts.text(locale, "who-new", who=name)
    tenths = 10 * sum(record.finished) // len(record.finished)
    seen = _first(SEEN, now - (record.seen or 0.0), "longer")
    return texts.text(
        locale,
        "who-line",
        who=name,
        finishes=texts.text(locale, "finishes-share", tenths=tenths),
        answers=_answers(record, locale),
        seen=texts.text(locale, f"seen-{seen}"),
    )


def own_reliability(record: Attendance, locale: str) -> str:
    """What a person reads of their own, and how it comes back up."""
    count = len(record.finished)
    if is_new(record):
        lines = [texts.text(locale, "me-new", count=NEWCOMER_MATCHES - count)]
    else:
        facts = {"finished": sum(record.finished), "begun": count}
        lines = [texts.text(locale, "me-reliable", **facts, answers=_answers(record, locale))]
    if not is_new(record) and not finishes(record.finished):
        lines.append(texts.text(locale, "me-back-up", count=lacking(record)))
    return "\n".join([*lines, texts.text(locale, "me-not-counted")])


def _answers(record: Attendance, locale: str) -> str:
    return texts.text(locale, f"answers-{_first(ANSWERS, record.answer_s or 0.0, 'days')}")


def _first(limits: Sequence[tuple[str, float]], value: float, beyond: str) -> str:
    """Give the name of the first limit that is not passed."""
    return next((name for name, limit in limits if value <= limit), beyond)
