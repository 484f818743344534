"""How reliable people are, as they read it of each other and of themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord.ext import commands
from discord.ui import LayoutView, TextDisplay

from bot.discord.router import on_press
from bot.people.preferences import reader_of
from bot.screens.components import GREY, framed_view
from bot.screens.lobby import WhoPress
from bot.screens.page import written_names
from bot.services import Services
from bot.time import DAY, HOUR, MINUTE, real_time
from bot.words.texts import Person, TextKeys
from cogs.people.reliability import NEWCOMER_MATCHES, Attendance, Reliability, finishes, is_new, lacking

ANSWERS = (("minutes", 10 * MINUTE), ("hour", HOUR), ("hours", 5 * HOUR), ("day", DAY))
"""How soon somebody answers, by the longest median time."""


LAST_SEEN = (("day", DAY), ("week", 7 * DAY), ("month", 31 * DAY))
"""When somebody played last, by the longest time since then. Not more exact: it may have been where nobody sees it."""


SLOWEST, LONGEST = "days", "longer"
"""What is beyond them."""


ANSWERED: Final = TextKeys("answers-{}", lambda: (*(name for name, _ in ANSWERS), SLOWEST))


SEEN_AGO: Final = TextKeys("seen-{}", lambda: (*(name for name, _ in LAST_SEEN), LONGEST))


def who_view(found: Sequence[tuple[str, Attendance]], now: float, reader: Person) -> LayoutView:
    """Who sits at a table, by name. ``now`` is real time."""
    lines = [_who_line(name, record, now, reader) for name, record in found]
    return framed_view(GREY, [TextDisplay(reader.text("who-title")), TextDisplay("\n".join(lines))])


def _who_line(name: str, record: Attendance, now: float, reader: Person) -> str:
    if is_new(record):
        return reader.text("who-new", who=name)
    tenths = 10 * sum(record.finished) // len(record.finished)
    seen = _first(LAST_SEEN, now - (record.seen or 0.0), LONGEST)
    return reader.text(
        "who-line",
        who=name,
        finishes=reader.text("finishes-share", tenths=tenths),
        answers=_answer_time_text(record, reader),
        seen=reader.text(SEEN_AGO.key(seen)),
    )


def own_reliability(record: Attendance, reader: Person) -> str:
    """What a person reads of their own, and how it comes back up."""
    count = len(record.finished)
    if is_new(record):
        lines = [reader.text("me-new", count=NEWCOMER_MATCHES - count)]
    else:
        facts = {"finished": sum(record.finished), "begun": count}
        lines = [reader.text("me-reliable", **facts, answers=_answer_time_text(record, reader))]
    if not is_new(record) and not finishes(record.finished):
        lines.append(reader.text("me-back-up", count=lacking(record)))
    return "\n".join([*lines, reader.text("me-not-counted")])


def _answer_time_text(record: Attendance, reader: Person) -> str:
    return reader.text(ANSWERED.key(_first(ANSWERS, record.answer_s or 0.0, SLOWEST)))


def _first(limits: Sequence[tuple[str, float]], value: float, beyond: str) -> str:
    """Return the name of the first limit that is not passed."""
    return next((name for name, limit in limits if value <= limit), beyond)


class ReliabilityCog(commands.Cog):
    """*Who sits here?* in the lobby. Only people of the table are answered, each alone."""

    def __init__(self, services: Services, reliability: Reliability) -> None:
        self.tables, self.reliability = services.tables, reliability
        self.answers, self.clock = services.answers, services.clock

    @on_press(WhoPress)
    async def press_who(self, interaction: discord.Interaction, press: WhoPress) -> None:
        table = await self.tables.get(press.table)
        table.held_seat(interaction.user.id)
        named = written_names(table)
        found = [
            (named[seat], await self.reliability.get(table.server, player.person))
            for seat, player in enumerate(table.players)
            if player.person is not None and not player.gone
        ]
        self.answers.lead_back(interaction, press.table)
        await self.answers.show(interaction, who_view(found, real_time(self.clock), reader_of(interaction)))
