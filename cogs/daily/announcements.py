"""What is told in a channel when a day is over: the board of the daily deal, the position of the next day."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.people.preferences import NO_CHANNEL, Preference, declare
from bot.tables.table import Refused
from bot.time import DAY, day_of
from bot.words.texts import Person
from cogs.daily.positions import Positions, day_before
from cogs.daily.screens import Yesterday, past_board_view, post_view
from cogs.daily.store import BOARD, DAY_POSTED, DailyDealStore
from cogs.people.announcer import Announcer

DAILY = declare("server", "news", Preference("daily", ("none",), shared=NO_CHANNEL, kind="text channel"))
"""The channel in which the board of a daily deal is shown when its day is over."""
POSITIONS = declare("server", "news", Preference("positions", ("none",), shared=NO_CHANNEL, kind="text channel"))
"""The channel in which the position of each day is posted."""
ANNOUNCED_WITHIN_DAYS = 7
"""A daily deal that is older than this is not announced any more."""


class DailyBoard(Announcer[DailyDealStore]):
    """Announces the board of the last day on which somebody tried the daily deal."""

    kind = BOARD

    def current_period(self, now: float) -> str:
        return day_of(now)

    async def list_due(self, now: float) -> Sequence[tuple[int, str]]:
        return await self.source.list_due_boards(day_of(now - ANNOUNCED_WITHIN_DAYS * DAY), day_of(now))

    async def announcement(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The board, if anybody has finished. Unfinished tries are not mentioned."""
        done, given_up = await self.source.results(past, server), await self.source.list_given_up(past, server)
        return past_board_view(past, done, given_up, reader) if done or given_up else None


class DailyPosition(Announcer[Positions]):
    """Posts the puzzle of the day, as soon as it is there, with the solution of the day before."""

    kind = DAY_POSTED

    def current_period(self, now: float) -> str:
        return day_of(now)

    async def list_due(self, now: float) -> Sequence[tuple[int, str]] | None:
        servers = await self.source.store.list_due_posts(day_of(now), POSITIONS.name)
        return None if servers is None else [(server, day_of(now)) for server in servers]

    async def announcement(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The position; nothing if this version cannot read it."""
        try:
            found = await self.source.puzzle(past)
        except Refused:
            return None
        before = day_before(past)
        try:
            solved = Yesterday(before, await self.source.puzzle(before), await self.source.store.tally(before, server))
        except Refused:
            return post_view(found.question, past, None, reader)
        return post_view(found.question, past, solved, reader)
