"""When a month is over its best are named, once, in the channel that the server chose."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.painter.sender import PASSING, Sender, unreachable
from bot.renderers.leaders import podium_view
from bot.store.queries import Store
from bot.store.reckoning import season_of
from bot.store.standings import RATING, WINS, Ladder, Ranked
from rules.catalogue import FOR_TABLES

log = logging.getLogger(__name__)

STEPS = 3
"""So many stand on a podium."""
AGAIN = 60.0
"""Seconds after which it is tried again where Discord did not listen."""
ChannelOf = Callable[[int], Awaitable[int | None]]


class Podiums:
    """Tells podiums. ``channel_of`` says where a server wants them: nowhere as long as it has not said so."""

    def __init__(self, store: Store, sender: Sender, wall: Callable[[], float], channel_of: ChannelOf) -> None:
        self.store, self.sender, self.wall, self.channel_of = store, sender, wall, channel_of
        self._season, self._again = "", 0.0

    async def tick(self) -> None:
        """Tell what is to be told, if a month has ended since it was looked last."""
        now = self.wall()
        if season_of(now) == self._season or now < self._again:
            return
        self._season = season_of(now)
        for server, past in await self.store.podiums_due(now):
            try:
                await self._tell(server, past)
            except PASSING as fault:
                log.info("the podium of server %s cannot be told: %s", server, fault)
                if not (isinstance(fault, discord.HTTPException) and unreachable(fault)):
                    self._season, self._again = "", now + AGAIN
                    continue
            await self.store.podium_told(server, past)

    async def _tell(self, server: int, season: str) -> None:
        channel = await self.channel_of(server)
        boards = await self._boards(server, season)
        if channel is not None and boards:
            view = podium_view(season, boards, await self.sender.house.preferences.read_in(server))
            await self.sender.send(channel, view, nonce=f"podium {server % 10**8} {season}")

    async def _boards(self, server: int, season: str) -> dict[str, tuple[str, Sequence[Ranked]]]:
        """For each game who was best: by rating, or by matches won where nobody has played enough for one."""
        found: dict[str, tuple[str, Sequence[Ranked]]] = {}
        for game, total in (await self.store.played_in(server, season)).items():
            if game not in FOR_TABLES or not total.matches:
                continue
            for by in (RATING, WINS):
                page = await self.store.leaders(Ladder(server, season, game, by), 0, page=0, size=STEPS)
                best = [line for line in page.lines if by == RATING or line.facts["matches_won"]]
                if best:
                    found[game] = by, best
                    break
        return found
