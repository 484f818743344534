"""Finished rounds with everybody's chances of winning them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord
from discord.ext import commands

from bot.discord.access import seen_by_one
from bot.discord.router import on_press
from bot.discord.sender import Picture
from bot.drawing.charts import chances, chances_and_luck
from bot.people.preferences import reader_of
from bot.screens.page import Page
from bot.services import Services
from bot.tables.table import Refused, Stage, Table, from_row
from cogs.archive.logs import LogStore
from cogs.lookback.analysis import AGAIN, CHANCES, AnalysePress, Analyses, analysing_view, analysis_view, turning_point
from cogs.lookback.luck import Lucks, Wanted, largest_mistake, luck_line
from cogs.lookback.piles import Lying, pile_of_round
from cogs.lookback.replays import Replays, viewable_row
from cogs.lookback.worker import Analysis, Luck
from rules.table import NOBODY

ANSWERED_AT_ONCE_S = 1.0
"""An analysis that takes longer than this is answered later, in seconds. Until then the answer says that it is being
computed.
"""
PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""
Delivery = Callable[..., Awaitable[object]]
"""Answers with a view and a file: with a new message, or over the pressed one."""


class AnalyseCog(commands.Cog):
    """The button under a result, and beside a replay. Only the person who asks sees the answer."""

    def __init__(self, services: Services, replays: Replays, analyses: Analyses, lucks: Lucks, wanted: Wanted) -> None:
        self.replays, self.analyses, self.lucks, self.wanted = replays, analyses, lucks, wanted
        self.store, self.responder, self.drawing = services.store, services.responder, services.drawing
        self.logs = LogStore(services.store.database)
        self.faults, self.tables = services.faults, services.tables
        self.at_once = ANSWERED_AT_ONCE_S
        self._telling: set[asyncio.Task[None]] = set()
        self.changed, self.result_lines = services.changed, services.result_lines
        self.changed.append(self._analyse)
        self.result_lines.append(self._luck_text)

    def _analyse(self, table: Table) -> None:
        """Have a round taken apart as soon as it is over."""
        scored = table.notes.round.scored
        if scored is not None and table.stage in (Stage.BETWEEN, Stage.OVER):
            self.lucks.begin(table.server, table.id, scored.round)

    async def _luck_text(self, page: Page) -> str:
        """Say of the round that is over how lucky the seat was and what it gave away, and which move changed the round
        most, as far as that has been worked out already.
        """
        table, scored = page.table, page.table.notes.round.scored
        if scored is None or not await self.wanted(table.server):
            return ""
        luck = await self.lucks.load(table.id, scored.round)
        found = await self.analyses.load(table.id, scored.round)
        told = [] if luck is None else [luck_line(page, luck, page.seat), largest_mistake(page, luck, page.seat)]
        return "\n".join(filter(None, [*told, "" if found is None else turning_point(page, found)]))

    async def cog_unload(self) -> None:
        """Leave what is not done: whoever looks at one of these rounds later has it done then."""
        self.changed.remove(self._analyse)
        self.result_lines.remove(self._luck_text)
        await self.lucks.stop()
        await self.analyses.stop()
        for task in self._telling:
            task.cancel()

    @on_press(AnalysePress)
    async def press_analyse(self, interaction: discord.Interaction, press: AnalysePress) -> None:
        """*Chances* under a result or beside a replay, or *Refresh* while they are computed."""
        give = (
            self.responder.edit_source
            if press.argument == AGAIN and seen_by_one(interaction.message)
            else self.responder.reply
        )
        await self._show(interaction, press.table, press.round, give)

    async def _show(self, interaction: discord.Interaction, table: int, which: int, give: Delivery) -> None:
        """Show the chances of a round: at once if they are stored, otherwise as soon as they are computed."""
        row = await viewable_row(self.store.tables, interaction, table)
        if not await self.wanted(row["server"]):
            raise Refused("analyses-off")
        found = await self.analyses.load(table, which)
        if found is None:
            task = self.analyses.begin(row["server"], table, which)
            await asyncio.wait({task}, timeout=self.at_once)
            if not task.done():
                await give(interaction, view=analysing_view(table, which, reader_of(interaction)))
                telling = asyncio.create_task(self._tell(interaction, table, which, task))
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)
                return
            found = task.result()
        view, file = await self._chances_view(interaction, table, which, found)
        await give(interaction, view=view, file=file)

    async def _tell(
        self, interaction: discord.Interaction, table: int, which: int, task: asyncio.Task[Analysis]
    ) -> None:
        """Replace the first answer with the chances, as soon as they are computed."""
        await asyncio.wait({task})
        if task.cancelled():
            return  # the bot shuts down; who looks again starts a new analysis
        try:
            view, file = await self._chances_view(interaction, table, which, task.result())
        except Exception as fault:  # noqa: BLE001 -- nobody else sees this fault: the command is answered already
            await self.faults.answer(interaction, fault)
        else:
            await self.responder.edit_reply(interaction, view, file=file)

    async def _chances_view(
        self, interaction: discord.Interaction, number: int, which: int, found: Analysis
    ) -> tuple[discord.ui.LayoutView, discord.File | None]:
        """Make the view of the chances, with the present names of the people."""
        row = await viewable_row(self.store.tables, interaction, number)
        try:
            table = from_row(row)
        except ValueError:
            raise Refused("no-replay") from None
        luck = await self.lucks.load(number, which)
        if luck is None:  # it was analysed by an earlier version, or luck failed: it may be there the next time
            self.lucks.begin(row["server"], number, which)
        drawn = await self._draw_chances(row["server"], found, luck)
        person = reader_of(interaction)
        seat = next((at for at, one in enumerate(table.players) if one.person == interaction.user.id), NOBODY)
        pile: list[Lying] = []
        with suppress(Refused):  # the log of an old match may be gone, and its analysis is kept
            pile = await asyncio.to_thread(pile_of_round, await self.replays.round(row["server"], number, which))
        page = Page(table, person, seat)
        view = analysis_view(page, which, found, drawn=drawn is not None, pile=pile, apart=luck)
        return view, None if drawn is None else Picture(CHANCES, drawn).file

    async def _draw_chances(self, server: int, found: Analysis, luck: Luck | None) -> bytes | None:
        """Draw the chances of a round, and luck below them where it is known. None if there are no pictures."""
        if self.drawing is None:
            return None
        if luck is not None:
            return await self.drawing.draw_if_quick(PICTURE_LIMIT_S, server, chances_and_luck, found.lines, luck.lines)
        return await self.drawing.draw_if_quick(PICTURE_LIMIT_S, server, chances, found.lines)
