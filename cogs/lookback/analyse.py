"""*Look back*: a finished round in one message with four tabs (``tabs``)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from functools import partial

import discord
from discord.ext import commands
from discord.ui import Button, LayoutView

from bot.discord.access import seen_by_one
from bot.discord.router import on_press
from bot.discord.sender import Picture
from bot.drawing.charts import draw_bars, draw_chart
from bot.drawing.worker import Work
from bot.people.preferences import reader_of
from bot.screens.components import number
from bot.screens.page import Page
from bot.services import Services
from bot.store.database import Row
from bot.tables.table import PLAYED_ALONE, Refused, Stage, Table, from_row
from cogs.archive.logs import LogStore
from cogs.lookback.analysis import Analyses, moments_of_round
from cogs.lookback.films import Films, film_name
from cogs.lookback.luck import Lucks, Wanted
from cogs.lookback.piles import pile_of_round
from cogs.lookback.replays import Moment, Replays, viewable_row
from cogs.lookback.tabs import (
    CHANCES,
    CHANCES_PICTURE,
    FAIR,
    LUCK,
    LUCK_PICTURE,
    MOVES,
    NUMBERS,
    AnalysePress,
    FairPress,
    Film,
    FilmPress,
    FilmSendPress,
    TabPlace,
    chances_chart,
    chances_view,
    counting_view,
    describe_film,
    fair_view,
    film_text,
    luck_bars,
    luck_view,
    moves_view,
    numbers_view,
    own_luck,
    turning_points,
    unknown_view,
)
from cogs.lookback.worker import Analysis, Luck
from rules.table import NOBODY

ANSWERED_AT_ONCE_S = 1.0
"""What takes longer to work out than this is shown later, in seconds. Until then its tab says so."""
PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""
ShownTab = tuple[LayoutView, Picture | None]
"""A tab, with its picture."""
Make = Callable[[], Awaitable[ShownTab]]


class AnalyseCog(commands.Cog):
    """*Look back* below results, and the tabs of its message, which only the person who asks sees."""

    def __init__(self, services: Services, replays: Replays, analyses: Analyses, lucks: Lucks, wanted: Wanted) -> None:
        self.replays, self.analyses, self.lucks, self.wanted = replays, analyses, lucks, wanted
        self.store, self.responder, self.drawing = services.store, services.responder, services.drawing
        self.membership, self.films = services.membership, Films(services)
        self.logs = LogStore(services.store.database)
        self.faults = services.faults
        self.at_once = ANSWERED_AT_ONCE_S
        self._telling: dict[tuple[int, int, int], asyncio.Task[None]] = {}
        """Who waits for which round: a person, a table, a round."""
        self.changed, self.result_lines, self.result_buttons = (
            services.changed,
            services.result_lines,
            services.result_buttons,
        )
        self.changed.append(self._analyse)
        self.result_lines.append(self._luck_text)
        self.result_buttons.append(self._buttons)

    def _analyse(self, table: Table) -> None:
        """Have a round taken apart as soon as it is over."""
        scored = table.notes.round.scored
        if scored is not None and table.stage in (Stage.BETWEEN, Stage.OVER):
            self.lucks.begin(table.server, table.id, scored.round)

    async def _luck_text(self, page: Page) -> str:
        """Say of the round that is over how lucky the seat was, and how many mistakes it made, once that is counted."""
        table, scored = page.table, page.table.notes.round.scored
        if scored is None or not await self.wanted(table.server):
            return ""
        luck = await self.lucks.load(table.id, scored.round)
        return "" if luck is None else own_luck(page, luck)

    async def _buttons(self, page: Page) -> list[Button[LayoutView]]:
        """The button of a result that leads here."""
        scored = page.table.notes.round.scored
        return [] if scored is None else [page.button(AnalysePress(page.table.id, scored.round), emoji="🔍")]

    async def cog_unload(self) -> None:
        """Leave what is not done: whoever looks at one of these rounds later has it done then."""
        self.changed.remove(self._analyse)
        self.result_lines.remove(self._luck_text)
        self.result_buttons.remove(self._buttons)
        await self.lucks.stop()
        await self.analyses.stop()
        for task in self._telling.values():
            task.cancel()

    @on_press(AnalysePress)
    async def press_analyse(self, interaction: discord.Interaction, press: AnalysePress) -> None:
        """*Look back* opens the message; a tab stays in it."""
        within = bool(press.argument) and seen_by_one(interaction.message)
        await self._show(interaction, press.table, press.round, TabPlace.read(press.argument), within=within)

    @on_press(FairPress)
    async def press_fair(self, interaction: discord.Interaction, press: FairPress) -> None:
        """*Fair?* below a result of an earlier version."""
        await self._show(interaction, press.table, press.round, TabPlace(FAIR), within=False)

    @on_press(FilmPress)
    async def press_film(self, interaction: discord.Interaction, press: FilmPress) -> None:
        """Show a finished round to this person as a film."""
        row = await self._row(interaction, press.table)
        moments = await self.replays.round(row["server"], press.table, press.round)
        await self.responder.defer(interaction)
        reader, made = reader_of(interaction), await self.films.draw(row["server"], moments)
        described = describe_film(moments, reader)
        await self.responder.file(interaction, film_text(moments, reader), film_name(moments), made, described)

    @on_press(FilmSendPress)
    async def press_send_film(self, interaction: discord.Interaction, press: FilmSendPress) -> None:
        """Send a finished round to the table's channel as a film, once for each message in which it is pressed."""
        row = await self._row(interaction, press.table)
        if not _may_send(interaction, row):
            raise Refused("no-film")
        moments = await self.replays.round(row["server"], press.table, press.round)
        await self.responder.ack(interaction)
        await self.films.send(interaction.channel_id or 0, row["server"], moments)
        if seen_by_one(interaction.message):
            page = Page(from_row(row), reader_of(interaction))
            at = number(press.argument) if press.argument else len(moments)
            view, _ = await self._moves(page, press.round, at, row, Film.SENT, moments)
            await self.responder.edit_source(interaction, view)

    async def _row(self, interaction: discord.Interaction, number: int) -> Row:
        """Return the row of a table that this person may look at. Raises ``Refused``."""
        row = await viewable_row(self.store.tables, interaction, number)
        if interaction.guild is None and not await self.membership.check_member(row["server"], interaction.user.id):
            raise Refused("no-match")
        return row

    async def _show(
        self, interaction: discord.Interaction, number: int, which: int, place: TabPlace, *, within: bool
    ) -> None:
        """Show a tab: in the pressed message, if it is that of the tabs (``within``), or in a new one. What is not
        there yet is counted, and shown as soon as it is.
        """
        row = await self._row(interaction, number)
        if place == TabPlace() and not within and not await self.wanted(row["server"]):
            place = TabPlace(MOVES)  # nothing is counted in this server
        try:
            table = from_row(row)
        except ValueError:
            raise Refused("no-replay") from None
        seat = next((at for at, one in enumerate(table.players) if one.person == interaction.user.id), NOBODY)
        page = Page(table, reader_of(interaction), seat)
        if (waiting := self._telling.pop((interaction.user.id, number, which), None)) is not None:
            waiting.cancel()  # the message shows another tab from now on
        work, make = await self._prepare(page, which, place, row, interaction)
        if work is not None:
            await asyncio.wait({work}, timeout=self.at_once)
        if work is None or work.done():
            if work is not None:
                work.result()  # a refusal is told
            await self._give(interaction, await make(), within=within)
            return
        await self._give(interaction, (counting_view(page, which, place.tab), None), within=within)
        failed = partial(unknown_view, page, which, place.tab)
        telling = asyncio.create_task(self._tell(interaction, work, make, failed, within=within))
        key = interaction.user.id, number, which
        self._telling[key] = telling
        telling.add_done_callback(lambda done: self._telling.pop(key, None) if self._telling.get(key) is done else None)

    async def _give(self, interaction: discord.Interaction, shown: ShownTab, *, within: bool) -> None:
        view, picture = shown
        give = self.responder.edit_source if within else self.responder.reply
        await give(interaction, view=view, file=picture and picture.file)

    async def _tell(
        self,
        interaction: discord.Interaction,
        work: asyncio.Future[object],
        make: Make,
        failed: Callable[[str], LayoutView],
        *,
        within: bool,
    ) -> None:
        """Replace the tab that says that it is being counted, as soon as it is; or by why that has ``failed``."""
        await asyncio.wait({work})
        if work.cancelled():
            return  # the bot shuts down; who looks again starts anew
        try:
            work.result()
            view, picture = await make()
        except Exception as fault:  # noqa: BLE001 -- nobody else sees this fault: the press is answered already
            view, picture = failed(self.faults.describe(interaction, fault)), None
        give = self.responder.edit_source if within else self.responder.edit_reply
        await give(interaction, view, file=picture and picture.file)

    async def _prepare(
        self, page: Page, which: int, place: TabPlace, row: Row, interaction: discord.Interaction
    ) -> tuple[asyncio.Future[object] | None, Make]:
        """Return what a tab waits for, if it is not there yet, and what makes the tab then."""
        number, server = page.table.id, row["server"]
        work: asyncio.Future[object] | None = None
        if place.tab == MOVES:
            film = Film.OFFERED if self.drawing is not None and _may_send(interaction, row) else Film.NONE
            return None, lambda: self._moves(page, which, place.move, row, film)
        if place.tab == FAIR:
            return None, lambda: self._fair(page, which, row)
        if not await self.wanted(server):
            raise Refused("analyses-off")
        if place.tab == CHANCES:
            analysis = await self.analyses.load(number, which)
            if analysis is None:
                work = self.analyses.begin(server, number, which)  # type: ignore[assignment]  # of any result
            return work, lambda: self._chances(page, which, server, analysis)
        luck = await self.lucks.load(number, which)
        if luck is None:
            await self.replays.round(server, number, which)  # a round that is on is refused
            work = self.lucks.begin(server, number, which, asked=True)  # type: ignore[assignment]
        return work, lambda: self._luck(page, which, server, place.tab, luck)

    async def _chances(self, page: Page, which: int, server: int, found: Analysis | None) -> ShownTab:
        found = found or await self.analyses.load(page.table.id, which)
        if found is None:
            return unknown_view(page, which, CHANCES), None
        moments = await self._moments(page, which, server)
        drawn = await self._draw(server, CHANCES_PICTURE, draw_chart, chances_chart(page, found))
        return chances_view(page, which, found, drawn=drawn is not None, moments=moments), drawn

    async def _draw(self, server: int, name: str, work: Work, drawn: Hashable) -> Picture | None:
        """A chart as a picture of this name; None if it cannot be drawn in time."""
        if self.drawing is None:
            return None
        made = await self.drawing.draw_if_quick(PICTURE_LIMIT_S, server, work, drawn)
        return None if made is None else Picture(name, made)

    async def _luck(self, page: Page, which: int, server: int, tab: str, found: Luck | None) -> ShownTab:
        found = found or await self.lucks.load(page.table.id, which)
        if found is None:
            return unknown_view(page, which, LUCK), None
        if tab == NUMBERS:
            moments = await self._moments(page, which, server)
            pile = await asyncio.to_thread(pile_of_round, moments) if moments else []
            return numbers_view(page, which, found, pile), None
        drawn = await self._draw(server, LUCK_PICTURE, draw_bars, luck_bars(page, found))
        return luck_view(page, which, found, drawn=drawn is not None), drawn

    async def _moves(
        self, page: Page, which: int, at: int, row: Row, film: Film, moments: Sequence[Moment] = ()
    ) -> ShownTab:
        """The moves of a round; ``moments`` are its moments, if they are at hand."""
        moments = moments_of_round(moments or await self.replays.round(row["server"], page.table.id, which))
        found = await self.analyses.load(page.table.id, which) if await self.wanted(row["server"]) else None
        turning = [one.place for one in turning_points(found)] if found is not None else []
        return moves_view(page, which, moments, at, turning=turning, film=film), None

    async def _fair(self, page: Page, which: int, row: Row) -> ShownTab:
        """The seed and the fingerprint of a finished round. Those of games alone are nobody's to see: the daily deal is
        the same for all.
        """
        seeds = {one["round"]: one["seed"] for one in await self.logs.seeds(page.table.id)}
        if row["game"] in PLAYED_ALONE or which not in seeds:
            raise Refused("no-match")
        return fair_view(page, which, seeds[which]), None

    async def _moments(self, page: Page, which: int, server: int) -> list[Moment]:
        """The moments of a round; none where its log is gone, while what was counted of it is kept."""
        with suppress(Refused):
            return moments_of_round(await self.replays.round(server, page.table.id, which))
        return []


def _may_send(interaction: discord.Interaction, row: Row) -> bool:
    """Whether a person may send something to everybody here: in the place of the table, where they may write."""
    if interaction.guild is None or interaction.channel_id not in (row["channel"], row["thread"]):
        return False
    rights = interaction.permissions
    threads = isinstance(interaction.channel, discord.Thread)
    return rights.send_messages_in_threads if threads else rights.send_messages
