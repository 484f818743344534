"""Announces the board of the daily deal when its day is over."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.announcements.announcer import Announcer
from bot.daily.day import day_of
from bot.daily.store import DailyDealStore
from bot.daily.views import past_board_view
from bot.time import DAY

ANNOUNCED_WITHIN_DAYS = 7
"""A daily deal that is older than this is not announced any more."""


class DailyBoard(Announcer[DailyDealStore]):
    """Announces the board of the last day on which somebody tried the daily deal."""

    name = "board"

    def present(self, now: float) -> str:
        """The present day."""
        return day_of(now)

    async def due(self, now: float) -> Sequence[tuple[int, str]]:
        """Give the servers whose last day has not been announced."""
        return await self.store.boards_due(day_of(now - ANNOUNCED_WITHIN_DAYS * DAY), day_of(now))

    async def note_announced(self, server: int, past: str) -> None:
        """Note that this day and earlier ones have been announced."""
        await self.store.note_board(server, past)

    async def view(self, server: int, past: str, locale: str) -> LayoutView | None:
        """The board, if anybody has finished. Unfinished tries are not mentioned."""
        done, given_up = await self.store.results(past, server), await self.store.given_up(past, server)
        return past_board_view(past, done, given_up, locale) if done or given_up else None
