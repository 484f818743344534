"""For who manages a server: the desk of those who do; and what is told about the bot."""

from __future__ import annotations

from functools import partial
from importlib import metadata
from math import isfinite

import discord
from discord.ext import commands
from discord.ui import Label, Modal, TextDisplay, TextInput

from bot.app import MauMauBot
from bot.discord.context import may_see, server_of
from bot.discord.router import field_value, on_press, value
from bot.people.preferences import reader_of
from bot.screens.components import GREY, ListPage, Unreadable, discord_id, framed_view, number
from bot.screens.doors import AboutPress
from bot.services import Services
from bot.store.faults import StoreAway
from bot.tables.table import Refused, Table
from bot.time import moment, season_of
from bot.words.texts import Person
from cogs.archive.logs import LogStore
from cogs.people.screens import DESK_AUDIT, DESK_MATCHES, DESK_PAGES, DESK_PEOPLE, DESK_TABLES, ManagePress
from cogs.servers.arrival import Arrival
from cogs.servers.desk import Management
from cogs.servers.screens import (
    ManageClosePress,
    ManageKeepPress,
    ManageLetInPress,
    ManageRestorePress,
    ManageSeasonPress,
    ManageTablePress,
    ManageVoidedPress,
    ManageVoidPress,
    ManageWhomPress,
    audit_view,
    how_long_view,
    matches_view,
    people_view,
    season_view,
    table_view,
    tables_view,
)

MATCHES_A_PAGE = 8
"""How many matches a page lists."""
HIGHEST_PAGE = 10**4


class ServerCog(commands.Cog):
    """The desk of a server and its screens. Only the person who asks sees them, and each press asks anew who may."""

    def __init__(self, services: Services, management: Management) -> None:
        self.management, self.store, self.tables = management, services.store, services.tables
        self.logs = LogStore(services.store.database)
        self.rights, self.answers, self.responder = services.rights, services.answers, services.responder
        self.offers = services.offers

    @on_press(ManagePress)
    async def press_page(self, interaction: discord.Interaction, press: ManagePress) -> None:
        """Show a page to who manages the server; to others what was decided about them."""
        if press.subject not in DESK_PAGES or press.page > HIGHEST_PAGE:
            raise Unreadable(press.subject[:20])
        if press.subject == DESK_AUDIT and not await self.rights.manages(interaction):
            await self._tell_concerned(interaction, press.page)
        else:
            await self._show(interaction, press.subject, press.page)

    # tables and matches

    @on_press(ManageTablePress)
    async def press_table(self, interaction: discord.Interaction, press: ManageTablePress) -> None:
        """A table or a match was chosen."""
        await self._look(interaction, await self._table(interaction, value(interaction)))

    @on_press(ManageClosePress)
    async def press_close(self, interaction: discord.Interaction, press: ManageClosePress) -> None:
        table = await self._table(interaction, press.subject)
        await self.management.close(table.server, table.id, interaction.user.id)
        await self._show(interaction, DESK_TABLES)

    @on_press(ManageVoidPress)
    async def press_void(self, interaction: discord.Interaction, press: ManageVoidPress) -> None:
        """*Void*: ask for the reason."""
        table = await self._table(interaction, press.subject)
        await self.responder.ask(interaction, _ask_why(table, reader_of(interaction)))

    @on_press(ManageVoidedPress)
    async def press_voided(self, interaction: discord.Interaction, press: ManageVoidedPress) -> None:
        """The reason was written."""
        table = await self._table(interaction, press.subject)
        why = field_value(interaction).strip()
        await self.management.void(table.server, table.id, interaction.user.id, why)
        await self._look(interaction, await self._table(interaction, press.subject))

    @on_press(ManageRestorePress)
    async def press_restore(self, interaction: discord.Interaction, press: ManageRestorePress) -> None:
        table = await self._table(interaction, press.subject)
        await self.management.restore(table.server, table.id, interaction.user.id)
        await self._look(interaction, table)

    # people

    @on_press(ManageWhomPress)
    async def press_whom(self, interaction: discord.Interaction, press: ManageWhomPress) -> None:
        """Somebody was chosen: ask for how long they may not play."""
        guild, whom = await self.rights.require_managed(interaction), discord_id(value(interaction))
        if whom in (interaction.user.id, interaction.application_id):
            raise Refused("bad-value")
        seated = await self.tables.get_many(await self.store.open_tables.list_for_person(whom))
        here = sum(table.server == guild.id for table in seated)
        await self.answers.show(interaction, how_long_view(whom, reader_of(interaction), tables=here))

    @on_press(ManageKeepPress)
    async def press_keep(self, interaction: discord.Interaction, press: ManageKeepPress) -> None:
        """*1 day* … *for good*."""
        guild = await self.rights.require_managed(interaction)
        whom, _, days = press.subject.partition("/")
        await self.management.keep_out(guild.id, discord_id(whom), interaction.user.id, number(days) or None)
        await self._show(interaction, DESK_PEOPLE)

    @on_press(ManageLetInPress)
    async def press_let_in(self, interaction: discord.Interaction, press: ManageLetInPress) -> None:
        """Somebody was chosen who may play again."""
        guild = await self.rights.require_managed(interaction)
        await self.management.let_in(guild.id, discord_id(value(interaction)), interaction.user.id)
        await self._show(interaction, DESK_PEOPLE)

    # seasons

    @on_press(ManageSeasonPress)
    async def press_season(self, interaction: discord.Interaction, press: ManageSeasonPress) -> None:
        """*Start anew*, and for sure: the season that was shown. If a new month has begun, it is shown instead."""
        guild = await self.rights.require_managed(interaction)
        if press.subject:
            await self.management.restart(guild.id, press.subject, interaction.user.id)
        await self._season(interaction, guild.id, sure=not press.subject)

    async def _show(self, interaction: discord.Interaction, page: str, at: int = 0) -> None:
        guild, reader = await self.rights.require_managed(interaction), reader_of(interaction)
        if page == DESK_TABLES:
            every = await self.management.list_open(guild.id)
            seen = [one for one in every if may_see(interaction, one.table.seen_in)]
            view = tables_view(seen, len(every) - len(seen), at, reader)
        elif page == DESK_MATCHES:
            hidden = [one for one in await self.logs.channels_of_matches(guild.id) if not may_see(interaction, one)]
            found, count = await self.logs.list_finished(
                guild.id, person=None, page=at, size=MATCHES_A_PAGE, hidden=hidden
            )
            games = await self.offers.titles(guild.id, {one.game for one in found})
            view = matches_view(ListPage(found, count, at, MATCHES_A_PAGE), reader, games)
        elif page == DESK_AUDIT:
            lines = await self.management.lines(guild.id)
            open_to = [line for line in lines if not line.seen_in or may_see(interaction, line.seen_in)]
            games = await self.offers.titles(guild.id, {line.game for line in open_to if line.game})
            view = audit_view(open_to, at, reader, games, len(lines) - len(open_to))
        elif page == DESK_PEOPLE:
            out = await self.management.list_barred(guild.id)
            view = people_view(out, await self.store.people.names_in([one.person for one in out], guild.id), reader)
        else:
            await self._season(interaction, guild.id)
            return
        await self.answers.show(interaction, view)

    async def _season(self, interaction: discord.Interaction, server: int, *, sure: bool = False) -> None:
        season = season_of(self.management.now())
        restarted = await self.management.rulings.restarted_at(server, season)
        await self.answers.show(interaction, season_view(season, restarted, reader_of(interaction), sure=sure))

    async def _tell_concerned(self, interaction: discord.Interaction, page: int) -> None:
        """What was decided that concerns this person. They have played at these tables, so they may know of them."""
        server = server_of(interaction)
        lines = await self.management.lines(server, interaction.user.id)
        games = await self.offers.titles(server, {line.game for line in lines if line.game})
        await self.answers.show(interaction, audit_view(lines, page, reader_of(interaction), games))

    async def _look(self, interaction: discord.Interaction, table: Table) -> None:
        table = await self.tables.get(table.id)
        finished, void = await self.management.store.match(table.id)
        view = table_view(table, reader_of(interaction), void=void, finished=finished)
        await self.answers.show(interaction, view)

    async def _table(self, interaction: discord.Interaction, subject: str) -> Table:
        """Return a table of this server that the person may see, if they manage the server. Raises ``Refused``."""
        guild = await self.rights.require_managed(interaction)
        table = await self.tables.get(number(subject))
        if table.server != guild.id or table.game.alone or not may_see(interaction, table.seen_in):
            raise Refused("no-table")
        return table


def _ask_why(table: Table, reader: Person) -> Modal:
    """A form that asks why a match is void."""
    modal = Modal(title=reader.text("button-desk-void")[:45], custom_id=ManageVoidedPress(str(table.id)).id)
    field: TextInput[Modal] = TextInput(max_length=ManageVoidedPress.longest, required=False)
    told = reader.text("manage-why-about")[:100]
    modal.add_item(Label(text=reader.text("button-why")[:45], description=told, component=field))
    modal.stop()
    return modal


class ArrivalCog(commands.Cog):
    """Greets the servers that have invited the bot."""

    def __init__(self, bot: MauMauBot, arrival: Arrival) -> None:
        self.bot, self.arrival = bot, arrival

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        await self.bot.retry_until(partial(self.arrival.greet, guild), away=StoreAway)


class AboutCog(commands.Cog):
    """*About this bot*."""

    def __init__(self, bot: MauMauBot) -> None:
        self.bot, services = bot, bot.services
        self.store, self.settings = services.store, services.settings
        self.answers = services.answers
        self._began = int(bot.wall())

    @on_press(AboutPress)
    async def press_about(self, interaction: discord.Interaction, press: AboutPress) -> None:
        """Show the version, the uptime, Discord's response time, the number of open tables, and links."""
        server = server_of(interaction)
        reader, latency = reader_of(interaction), self.bot.latency
        told = reader.text(
            "about-body",
            version=metadata.version("maumau"),
            since=f"{moment(self._began, 'f')} ({moment(self._began)})",
            latency=round(latency * 1000) if isfinite(latency) else "?",
            here=await self.store.open_tables.count(server=server),
            all=await self.store.open_tables.count_all(),
        )
        link, mine = self.settings.about_link, self.settings.mine
        lines = [told]
        if not mine.whole:
            lines.append(reader.text("about-shards", shards=str(mine)))
        if link:
            lines.append(reader.text("about-link", link=link))
        await self.answers.show(interaction, framed_view(GREY, [TextDisplay("\n".join(lines))]))
