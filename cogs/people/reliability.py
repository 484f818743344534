"""Who sits at a table: how reliable they are, for those who sit there."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.discord.router import on_press
from bot.matches.reliability import NEWCOMER_MATCHES, Attendance, finishes, is_new, lacking
from bot.people.preferences import reader
from bot.screens.components import GREY, framed
from bot.screens.lobby import WhoPress
from bot.screens.page import written_names
from bot.services import Services
from bot.time import DAY, HOUR, MINUTE, real_time
from bot.words import texts

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


class ReliabilityCog(commands.Cog):
    """*Who sits here?* in the lobby. Only people of the table are answered, each alone."""

    def __init__(self, services: Services) -> None:
        self.tables, self.reliability = services.tables, services.reliability
        self.answers, self.clock = services.answers, services.clock

    @on_press(WhoPress)
    async def press_who(self, interaction: discord.Interaction, press: WhoPress) -> None:
        """*Who sits here?*"""
        table = await self.tables.get(press.table)
        table.held_seat(interaction.user.id)
        named = written_names(table)
        found = [
            (named[seat], await self.reliability.of(table.server, player.person))
            for seat, player in enumerate(table.players)
            if player.person is not None and not player.gone
        ]
        await self.answers.show(interaction, who_view(found, real_time(self.clock), reader(interaction)))
