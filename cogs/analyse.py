"""Rounds that are over with everybody's chances of winning them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.analysis.views import AGAIN, CHANCES, analysing_view, analysis_view
from bot.analysis.worker import Analysis
from bot.app import MauMauBot
from bot.discordpy.sender import Picture
from bot.interactions.access import is_hand
from bot.interactions.router import Press, number
from bot.language.texts import local
from bot.pictures.charts import chances
from bot.preferences.service import reader, readers_faces
from bot.privacy.service import ALONE
from bot.tables.table import Refused, from_row
from cogs._finished import to_look_at

HIGHEST_NUMBER = 10**9
"""No table and no round has a higher number."""
ANSWERED_AT_ONCE_S = 1.0
"""An analysis that takes longer is answered later; meanwhile the person is told that it is worked on, in seconds."""
PICTURE_LIMIT_S = 10.0
"""How long an answer waits for its picture, in seconds."""
Give = Callable[..., Awaitable[object]]
"""Answers with a view and a file: with a message of their own, or over the one that was pressed."""


class AnalyseCog(commands.Cog):
    """``/analyse``, and the button under a result; seen by who asks alone."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot = bot
        self.at_once = ANSWERED_AT_ONCE_S
        self._telling: set[asyncio.Task[None]] = set()
        bot.router.add("analyse", self.press_analyse)

    async def cog_unload(self) -> None:
        """Tell nobody any more."""
        for task in self._telling:
            task.cancel()

    @app_commands.command(name="analyse", description=local("cmd-analyse"))
    @app_commands.describe(table=local("arg-table"), which=local("arg-round"))
    @app_commands.rename(which="round")
    @app_commands.guild_only()
    async def analyse(
        self,
        interaction: discord.Interaction,
        table: app_commands.Range[int, 1, HIGHEST_NUMBER] | None = None,
        which: app_commands.Range[int, 1, HIGHEST_NUMBER] | None = None,
    ) -> None:
        """The chances of a round: of this one, of a table's last one, or of the last one in this channel."""
        if interaction.guild_id is None:
            raise Refused("server-only")
        if table is None:
            found = await self.bot.store.last_round(
                interaction.guild_id, interaction.channel_id or 0, interaction.user.id, ALONE
            )
            if found is None:
                raise Refused("no-round-here")
            table, last = found
        else:
            await to_look_at(self.bot, interaction, table)
            last = max((row["round"] for row in await self.bot.store.seeds(table)), default=1)
        await self._show(interaction, table, which or last, self.bot.responder.alone)

    async def press_analyse(self, interaction: discord.Interaction, press: Press) -> None:
        """*Chances* under a result or beside a replay, or *Look again* while they are worked out."""
        table, _, again = press.argument.partition("/")
        give = self.bot.responder.over if again == AGAIN and is_hand(interaction.message) else self.bot.responder.alone
        await self._show(interaction, number(table), press.prompt, give)

    async def _show(self, interaction: discord.Interaction, table: int, which: int, give: Give) -> None:
        """The chances of a round at once if they are at hand, else as soon as they are."""
        row = await to_look_at(self.bot, interaction, table)
        if not await self.bot.preferences.analysed(row["server"]):
            raise Refused("analyses-off")
        found = await self.bot.analyses.kept(table, which)
        if found is None:
            task = self.bot.analyses.begin(row["server"], table, which)
            await asyncio.wait({task}, timeout=self.at_once)
            if not task.done():
                await give(interaction, view=analysing_view(table, which, reader(interaction)))
                telling = asyncio.create_task(self._tell(interaction, table, which, task))
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)
                return
            found = task.result()
        view, file = await self._seen(interaction, table, which, found)
        await give(interaction, view=view, file=file)

    async def _tell(
        self, interaction: discord.Interaction, table: int, which: int, task: asyncio.Task[Analysis]
    ) -> None:
        """Put the chances in place of what has been said of them, once they are known."""
        await asyncio.wait({task})
        if task.cancelled():
            return  # the bot leaves; whoever looks again begins anew
        try:
            view, file = await self._seen(interaction, table, which, task.result())
        except Exception as fault:  # noqa: BLE001 -- nobody else hears of it: the command is answered already
            await self.bot.answer_fault(interaction, fault)
        else:
            await self.bot.responder.instead(interaction, view, file=file)

    async def _seen(
        self, interaction: discord.Interaction, number: int, which: int, found: Analysis
    ) -> tuple[discord.ui.LayoutView, discord.File | None]:
        """How the chances look, with the names that their people have now."""
        row = await to_look_at(self.bot, interaction, number)
        try:
            table = from_row(row)
        except ValueError:
            raise Refused("no-replay") from None
        workshop = self.bot.drawing
        drawn = None if workshop is None else await workshop.soon(PICTURE_LIMIT_S, chances, found.lines)
        faces = readers_faces(interaction, self.bot.faces)
        view = analysis_view(table, which, found, reader(interaction), faces, drawn=drawn is not None)
        return view, None if drawn is None else Picture(CHANCES, drawn).file


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(AnalyseCog(bot))
