"""Finished matches: a list of them, and replays move by move."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import MauMauBot
from bot.discordpy.context import server_of
from bot.discordpy.visibility import may_see
from bot.interactions.router import on_press, value
from bot.language import names
from bot.language.texts import local
from bot.pictures.film import film
from bot.preferences.service import reader
from bot.process.worker import Busy, NotDone
from bot.replays.access import running, to_look_at
from bot.replays.views import (
    HistoryOpenPress,
    HistoryPress,
    Looking,
    ReplayExportPress,
    ReplayEyesPress,
    ReplayPress,
    ReplayRoundPress,
    film_described,
    film_legend,
    history_view,
    looking,
    moment_view,
    running_frame,
    scenes,
)
from bot.services import Services
from bot.tables.table import PLAYED_ALONE, Refused
from bot.views.parts import FilmPress
from bot.views.press import Unreadable, discord_id, number
from bot.views.result import FairPress, fair_view

MATCHES_A_PAGE = 8
"""How many matches a page lists."""
HIGHEST_PAGE = 10**6
"""Upper bound on the page of a list and the moment of a match."""


class HistoryCog(commands.Cog):
    """``/history`` and its buttons. Only the person who asks sees the answer."""

    def __init__(self, services: Services) -> None:
        self.replays, self.store, self.drawing = services.replays, services.store, services.drawing
        self.tables, self.games, self.preferences = services.tables, services.games, services.preferences
        self.responder, self.answers, self.pictures = services.responder, services.answers, services.pictures

    @app_commands.command(name="history", description=local("cmd-history"))
    @app_commands.describe(player=local("arg-player"))
    @app_commands.guild_only()
    async def history(self, interaction: discord.Interaction, player: discord.User | None = None) -> None:
        """List the finished matches of a server, or of a person there."""
        await self._list(interaction, player.id if player else 0, 0)

    @on_press(HistoryPress)
    async def press_page(self, interaction: discord.Interaction, press: HistoryPress) -> None:
        """*◀* or *▶*."""
        await self._list(interaction, discord_id(press.subject), press.page)

    @on_press(HistoryOpenPress)
    async def press_open(self, interaction: discord.Interaction, press: HistoryOpenPress) -> None:
        """A match was chosen."""
        await self._look(interaction, Looking(number(value(interaction))), 0)

    @on_press(ReplayPress)
    async def press_move(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*First*, *back*, *on* or *last*."""
        await self._look(interaction, looking(press.subject.rpartition("/")[0]), press.page)

    @on_press(ReplayEyesPress)
    async def press_eyes(self, interaction: discord.Interaction, press: ReplayEyesPress) -> None:
        """Another view of the hands was chosen."""
        looks = looking(press.subject)
        await self._look(interaction, looking(f"{looks.table}/{value(interaction)}"), press.page)

    @on_press(ReplayRoundPress)
    async def press_round(self, interaction: discord.Interaction, press: ReplayRoundPress) -> None:
        """Go to the deal of another round."""
        await self._look(interaction, looking(press.subject), number(value(interaction)))

    @on_press(ReplayExportPress)
    async def press_export(self, interaction: discord.Interaction, press: ReplayExportPress) -> None:
        """Send the match as a file."""
        written, _, form = press.subject.partition("/")
        table, server = number(written), server_of(interaction)
        if form not in ("script", "json"):
            raise Unreadable(form[:20])
        await to_look_at(self.store.tables, interaction, table)
        found = await (self.replays.script if form == "script" else self.replays.exported)(server, table)
        ending = "table" if form == "script" else "json"
        file = discord.File(io.BytesIO(found.encode()), f"maumau-{table}.{ending}")
        await self.responder.alone(interaction, f"#{table}", file=file)

    @on_press(FilmPress)
    async def press_film(self, interaction: discord.Interaction, press: FilmPress) -> None:
        """Send a finished round as a film."""
        table, server = press.table, server_of(interaction)
        if self.drawing is None:
            raise Refused("no-film")
        await to_look_at(self.store.tables, interaction, table)
        moments = await self.replays.round(server, table, press.round)
        await self.responder.thinking(interaction)
        try:
            made = await self.drawing.draw(server, film, await asyncio.to_thread(scenes, moments))
        except Busy:
            raise Refused("film-busy") from None
        except NotDone:
            raise Refused("film-failed") from None
        locale = reader(interaction)
        name, described = f"maumau-{table}-{press.round}.gif", film_described(moments, locale)
        await self.responder.file(interaction, film_legend(moments, locale), name, made, described)

    @on_press(FairPress)
    async def press_fair(self, interaction: discord.Interaction, press: FairPress) -> None:
        """*Fair?*: show the seed and the fingerprint of a finished round. Those of games alone are nobody's to see: the
        daily deal is the same for all.
        """
        row = await to_look_at(self.store.tables, interaction, press.table)
        seeds = {one["round"]: one["seed"] for one in await self.store.replays.seeds(press.table)}
        if row["game"] in PLAYED_ALONE or press.round not in seeds:
            raise Refused("no-match")
        table = await self.tables.get(press.table)
        await self.responder.alone(
            interaction, view=fair_view(table, press.round, seeds[press.round], reader(interaction))
        )

    async def _list(self, interaction: discord.Interaction, person: int, page: int) -> None:
        server = server_of(interaction)
        if page > HIGHEST_PAGE:
            raise Unreadable(str(page))
        known = await self.store.people.get(person) if person else None
        whose = (
            names.written(known["name"])
            if known
            else names.written(interaction.guild.name if interaction.guild else "", 100)
        )
        hidden = [place for place in await self.store.replays.seen_in(server) if not may_see(interaction, place)]
        found, count = await self.store.replays.finished(
            server, person=person or None, page=page, size=MATCHES_A_PAGE, hidden=hidden
        )
        view = history_view(
            whose,
            found,
            count,
            person=person,
            page=page,
            size=MATCHES_A_PAGE,
            locale=reader(interaction),
            written=await self.games.titles(server, {one.game for one in found}),
        )
        if person in (0, interaction.user.id):
            mine = await running(self.tables, self.store.replays, interaction)
            analysed = await self.preferences.analysed(server)
            filmed = self.drawing is not None
            if mine:
                frame = running_frame(mine, interaction.user.id, reader(interaction), filmed=filmed, analysed=analysed)
                view.add_item(frame)
        await self.answers.show(interaction, view)

    async def _look(self, interaction: discord.Interaction, looks: Looking, at: int) -> None:
        server = server_of(interaction)
        await to_look_at(self.store.tables, interaction, looks.table)
        recording = await self.replays.recording(server, looks.table)
        view = moment_view(recording.moment(at), looks, reader(interaction), self.pictures.faces)
        await self.answers.show(interaction, view)


async def setup(bot: MauMauBot) -> None:
    """Add the cog."""
    await bot.add_cog(HistoryCog(bot.services))
