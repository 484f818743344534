"""What is told in a channel when a month or a day is over: the best of a month, the board of the daily deal, the
position of the next day.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Generic, TypeVar

import discord
from discord.ui import LayoutView
from structlog.contextvars import bound_contextvars

from bot.discord.sender import PASSING, Sender, is_permanent, unreachable
from bot.matches.accounts import season_of
from bot.matches.boards import podium_view
from bot.matches.daily import DailyDealStore, day_of, past_board_view
from bot.matches.positions import Positions, PositionStore, Yesterday, day_before, post_view
from bot.matches.standings import RATING, WINS, Ladder, Ranked, StandingsStore
from bot.people.preferences import POSITIONS, Preferences
from bot.screens.games import NO_OWN_GAMES, OwnGames
from bot.shards import ALL, Shards
from bot.store.faults import log_fault
from bot.tables.table import Refused
from bot.time import DAY
from bot.words.texts import Person
from rules.catalogue import FOR_TABLES

log = logging.getLogger(__name__)


RETRY_AFTER_S = 60.0
"""How long to wait after a failure before the next try, in seconds."""
ChannelOf = Callable[[int], Awaitable[int | None]]
_Store = TypeVar("_Store")


class Announcer(ABC, Generic[_Store]):
    """Announces to each server something about a period that is over.

    ``store`` knows what has been announced. ``wall`` gives real time. ``channel_of`` gives the channel that a server
    has chosen. As long as it has chosen none, announcements are dropped, and not made later. Servers of other
    ``shards`` are left to other processes.
    """

    name: str
    """The kind of announcement, for the log and for nonces. It must be short."""

    def __init__(
        self,
        store: _Store,
        sender: Sender,
        preferences: Preferences,
        wall: Callable[[], float],
        channel_of: ChannelOf,
        shards: Shards = ALL,
    ) -> None:
        self.store, self.shards = store, shards
        self.sender, self.preferences, self.wall, self.channel_of = sender, preferences, wall, channel_of
        self._told_in, self._again = "", 0.0

    @abstractmethod
    def present(self, now: float) -> str:
        """The present period, a day or a month. Announcements are looked for when a new period has begun."""

    @abstractmethod
    async def due(self, now: float) -> Sequence[tuple[int, str]] | None:
        """Return the servers whose last period has not been announced, with that period; None if that cannot be said
        yet.
        """

    @abstractmethod
    async def note_announced(self, server: int, past: str) -> None:
        """Note that this period and earlier ones need no announcement in a server any more."""

    @abstractmethod
    async def view(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The announcement; None if there is nothing to say."""

    async def tick(self) -> None:
        """Make the announcements that are due, if a period has ended since the last call."""
        now = self.wall()
        present = self.present(now)
        if present == self._told_in or now < self._again:
            return
        self._again = now + RETRY_AFTER_S
        found = await self.due(now)
        if found is None:
            return
        due = [(server, past) for server, past in found if self.shards.has(server)]
        if all([await self._is_told(server, past) for server, past in due]):
            self._told_in, self._again = present, 0.0

    async def _is_told(self, server: int, past: str) -> bool:
        """Announce to one server. Gives whether nothing is left to do there. A failure does not affect
        other servers.
        """
        with bound_contextvars(server=server):
            try:
                await self._tell(server, past)
            except PASSING as fault:
                log.info("the %s of %s cannot be announced: %s", self.name, past, fault)
                if not (isinstance(fault, discord.HTTPException) and (unreachable(fault) or is_permanent(fault))):
                    return False
            except Exception as fault:  # noqa: BLE001 -- logged; it is tried again
                log_fault(log, fault, "the %s of %s cannot be announced", self.name, past)
                return False
            await self.note_announced(server, past)
            return True

    async def _tell(self, server: int, past: str) -> None:
        channel = await self.channel_of(server)
        if channel is None:
            return
        view = await self.view(server, past, await self.preferences.readers_in(server))
        if view is not None:
            await self.sender.send(channel, view, nonce=f"{self.name} {server % 10**8} {past}")


PODIUM_PLACES = 3
"""How many people a podium has."""
GAMES_LIMIT = 100
"""Upper bound on the games whose names are looked up, the most played ones. A podium shows fewer."""
CANDIDATES = 4 * PODIUM_PLACES
"""How many of the best people are looked at: some may have left the server."""


class SeasonPodium(Announcer[StandingsStore]):
    """Announces who was best in the last month in which something was played."""

    name = "podium"

    def __init__(
        self,
        store: StandingsStore,
        sender: Sender,
        preferences: Preferences,
        wall: Callable[[], float],
        channel_of: ChannelOf,
        shards: Shards = ALL,
        *,
        is_there: Callable[[int, int], Awaitable[bool]] | None = None,
        titles: Callable[[int, Collection[str]], Awaitable[OwnGames]] | None = None,
    ) -> None:
        """``is_there`` says whether a person is still in a server: who is not has no place on a podium. ``titles``
        gives those of some games that people of a server have written.
        """
        super().__init__(store, sender, preferences, wall, channel_of, shards)
        self.is_there, self.titles = is_there, titles

    def present(self, now: float) -> str:
        return season_of(now)

    async def due(self, now: float) -> Sequence[tuple[int, str]]:
        return await self.store.podiums_due(now)

    async def note_announced(self, server: int, past: str) -> None:
        """Note that this month and earlier ones have been announced."""
        await self.store.note_podium(server, past)

    async def view(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The podium, if a match was finished in that month."""
        played = [*await self.store.played_in(server, past)][:GAMES_LIMIT]
        written = await self.titles(server, played) if self.titles is not None else NO_OWN_GAMES
        boards = await self._boards(server, past, written)
        reckoned = await self.store.reckoned_untold(server)
        return podium_view(past, boards, reader, reckoned=reckoned, written=written) if boards else None

    async def _boards(
        self, server: int, season: str, written: OwnGames = NO_OWN_GAMES
    ) -> dict[str, tuple[str, Sequence[Ranked]]]:
        """Return the best people of each game: by rating, or by won matches if all ratings are provisional."""
        found: dict[str, tuple[str, Sequence[Ranked]]] = {}
        for game, total in (await self.store.played_in(server, season)).items():
            if game not in (*FOR_TABLES, *written) or not total.matches:
                continue
            for by in (RATING, WINS):
                page = await self.store.leaders(Ladder(server, season, game, by), 0, page=0, size=CANDIDATES)
                best = await self._present(
                    server, [line for line in page.lines if line.place and (by == RATING or line.facts["matches_won"])]
                )
                if best:
                    found[game] = by, best
                    break
        return found

    async def _present(self, server: int, lines: Sequence[Ranked]) -> list[Ranked]:
        """Return the best people who are still in the server, with the places that they have among those."""
        found: list[Ranked] = []
        gone: list[int] = []
        for line in lines:
            if len(found) == PODIUM_PLACES:
                break
            place = line.place or 0
            if self.is_there is not None and not await self.is_there(server, line.person):
                gone.append(place)
            else:
                found.append(line._replace(place=place - sum(other < place for other in gone)))
        return found


ANNOUNCED_WITHIN_DAYS = 7
"""A daily deal that is older than this is not announced any more."""


class DailyBoard(Announcer[DailyDealStore]):
    """Announces the board of the last day on which somebody tried the daily deal."""

    name = "board"

    def present(self, now: float) -> str:
        return day_of(now)

    async def due(self, now: float) -> Sequence[tuple[int, str]]:
        return await self.store.boards_due(day_of(now - ANNOUNCED_WITHIN_DAYS * DAY), day_of(now))

    async def note_announced(self, server: int, past: str) -> None:
        """Note that this day and earlier ones have been announced."""
        await self.store.note_board(server, past)

    async def view(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The board, if anybody has finished. Unfinished tries are not mentioned."""
        done, given_up = await self.store.results(past, server), await self.store.given_up(past, server)
        return past_board_view(past, done, given_up, reader) if done or given_up else None


class DailyPosition(Announcer[PositionStore]):
    """Posts the position of the day, as soon as it is there, with the solution of the day before. ``positions`` reads
    them.
    """

    name = "day"

    def __init__(
        self,
        store: PositionStore,
        sender: Sender,
        preferences: Preferences,
        wall: Callable[[], float],
        channel_of: ChannelOf,
        shards: Shards = ALL,
        *,
        positions: Positions,
    ) -> None:
        super().__init__(store, sender, preferences, wall, channel_of, shards)
        self.positions = positions

    def present(self, now: float) -> str:
        return day_of(now)

    async def due(self, now: float) -> Sequence[tuple[int, str]] | None:
        servers = await self.store.posts_due(day_of(now), POSITIONS.name)
        return None if servers is None else [(server, day_of(now)) for server in servers]

    async def note_announced(self, server: int, past: str) -> None:
        await self.store.note_posted(server, past)

    async def view(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The position; nothing if this version cannot read it."""
        try:
            found = await self.positions.puzzle(past)
        except Refused:
            return None
        before = day_before(past)
        try:
            solved = Yesterday(before, await self.positions.puzzle(before), await self.store.tally(before, server))
        except Refused:
            return post_view(found.question, past, None, reader)
        return post_view(found.question, past, solved, reader)
