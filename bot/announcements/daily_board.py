"""When a day is over the board of its deal is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord.ui import LayoutView

from bot.absence.calendar import today_in
from bot.announcements.announcer import Announcer, ChannelOf
from bot.announcements.store import DailyDealStore
from bot.announcements.views import past_board_view
from bot.discordpy.sender import Sender
from bot.preferences.service import Preferences
from bot.time import DAY

ANNOUNCED_WITHIN_DAYS = 7
"""A daily deal that is older than this is not announced any more."""


def day_of(at: float) -> str:
    """The day of a time on the wall, whose deal is played then: ``YYYY-MM-DD``, by UTC."""
    return today_in("UTC", at).isoformat()


class DailyBoard(Announcer):
    """Tells who came how far with the deal of the last day on which somebody tried it."""

    name = "board"

    def present(self, now: float) -> str:
        """The day."""
        return day_of(now)

    async def due(self, now: float) -> Sequence[tuple[int, str]]:
        """The servers whose last day has not been told."""
        return await self.store.boards_due(day_of(now - ANNOUNCED_WITHIN_DAYS * DAY), day_of(now))

    async def told(self, server: int, past: str) -> None:
        """That day is told, and those before it."""
        await self.store.board_told(server, past)

    async def view(self, server: int, past: str, locale: str) -> LayoutView | None:
        """Its board, if anybody has come to an end; of tries that still go on it says nothing."""
        done, given_up = await self.store.results(past, server), await self.store.given_up(past, server)
        return past_board_view(past, done, given_up, locale) if done or given_up else None

    def __init__(
        self,
        store: DailyDealStore,
        sender: Sender,
        preferences: Preferences,
        wall: Callable[[], float],
        channel_of: ChannelOf,
    ) -> None:
        super().__init__(sender, preferences, wall, channel_of)
        self.store = store
