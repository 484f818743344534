"""The best of a month, told in a channel when it is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from discord.ui import LayoutView

from bot.screens.games import OwnGames
from bot.time import season_of
from bot.words.texts import Person
from cogs.archive.titles import NO_OWN_GAMES
from cogs.people.announcer import Announcer, Announcing, ChannelOf
from cogs.standings.boards import podium_view
from cogs.standings.store import PODIUM, RATING, WINS, Ladder, Ranked, StandingsStore
from rules.catalogue import FOR_TABLES

PODIUM_PLACES = 3
"""How many people a podium has."""
GAMES_LIMIT = 100
"""Upper bound on the games whose names are looked up, the most played ones. A podium shows fewer."""
CANDIDATES = 4 * PODIUM_PLACES
"""How many of the best people are looked at: some may have left the server."""


class SeasonPodium(Announcer[StandingsStore]):
    """Announces who was best in the last month in which something was played."""

    kind = PODIUM

    def __init__(
        self,
        source: StandingsStore,
        using: Announcing,
        channel_of: ChannelOf,
        *,
        is_there: Callable[[int, int], Awaitable[bool]] | None = None,
        titles: Callable[[int, Collection[str]], Awaitable[OwnGames]] | None = None,
    ) -> None:
        """``is_there`` says whether a person is still in a server: who is not has no place on a podium. ``titles``
        gives those of some games that people of a server have written.
        """
        super().__init__(source, using, channel_of)
        self.is_there, self.titles = is_there, titles

    def current_period(self, now: float) -> str:
        return season_of(now)

    async def list_due(self, now: float) -> Sequence[tuple[int, str]]:
        return await self.source.list_due_podiums(now)

    async def announcement(self, server: int, past: str, reader: Person) -> LayoutView | None:
        """The podium, if a match was finished in that month."""
        played = [*await self.source.totals_in_month(server, past)][:GAMES_LIMIT]
        written = await self.titles(server, played) if self.titles is not None else NO_OWN_GAMES
        boards = await self._boards(server, past, written)
        reckoned = await self.source.tells_of_recount(server)
        return podium_view(past, boards, reader, reckoned=reckoned, written=written) if boards else None

    async def _boards(
        self, server: int, season: str, written: OwnGames = NO_OWN_GAMES
    ) -> dict[str, tuple[str, Sequence[Ranked]]]:
        """Return the best people of each game: by rating, or by won matches if all ratings are provisional."""
        found: dict[str, tuple[str, Sequence[Ranked]]] = {}
        for game, total in (await self.source.totals_in_month(server, season)).items():
            if game not in (*FOR_TABLES, *written) or not total.matches:
                continue
            for by in (RATING, WINS):
                page = await self.source.leaders(Ladder(server, season, game, by), 0, page=0, size=CANDIDATES)
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
