"""The bot: its intents, its parts, how it starts, answers faults and stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands, tasks
from discord.ui import LayoutView
from sqlalchemy.exc import DBAPIError
from structlog.contextvars import bind_contextvars

from bot.absence.holidays import Holidays
from bot.analysis.service import Analyses
from bot.analysis.worker import AnalysisWorker
from bot.announcements.daily_board import DailyBoard
from bot.announcements.podium import SeasonPodium
from bot.discordpy.client import PatientBot
from bot.discordpy.membership import Membership
from bot.discordpy.rate_limits import look_through_limits_seldom, waiting_for_all
from bot.discordpy.sender import Picture, Sender
from bot.interactions.access import Access, WhichTable, is_hand
from bot.interactions.errors import rule_to_tell, sentence
from bot.interactions.responder import Responder
from bot.interactions.router import Press, Router, Unreadable, read
from bot.language import card_input, texts, vocabulary
from bot.lessons import course
from bot.lessons.hints import Hints
from bot.lessons.progress import Lessons
from bot.lessons.table import LESSON, LessonTable
from bot.lessons.views import lesson_view
from bot.painter.painter import Painter
from bot.pictures.emojis import Faces, ensure_emojis
from bot.pictures.workshop import DrawingWorker
from bot.preferences.service import DAILY, SEASONS, Preference, Preferences, ids, reader
from bot.presets.service import Presets
from bot.privacy.compaction import Compactor
from bot.privacy.service import LeftServers
from bot.process.metrics import Metrics
from bot.replays.service import Replays
from bot.settings import Settings
from bot.store.idempotency import AlreadyHandled
from bot.store.tables import Store, open_alone
from bot.tables.computers import Computers
from bot.tables.deadlines import Deadlines
from bot.tables.guests import Guests
from bot.tables.lobby import Lobbies, TableLimits
from bot.tables.pauses import Pauses
from bot.tables.play import Matches
from bot.tables.repository import Tables
from bot.tables.table import Refused, Table
from bot.tables.thinker import Thinker
from bot.tables.timer import Timer
from bot.time import PlayClock
from bot.views.parts import asks_why
from bot.views.which_table import which_table_view

log = logging.getLogger(__name__)

STILL_COMING = discord.InteractionResponseType.deferred_message_update
FINISH_ANSWERS_S, FINISH_PAINTING_S = 20.0, 5.0
"""Seconds that the bot takes to finish before it leaves."""
EXTENSIONS = (
    "cogs.clock",
    "cogs.table.open",
    "cogs.my_tables",
    "cogs.which_table",
    "cogs.play",
    "cogs.solitaire",
    "cogs.talk",
    "cogs.leaderboard",
    "cogs.history",
    "cogs.analyse",
    "cogs.stats",
    "cogs.help",
    "cogs.about",
    "cogs.learn",
    "cogs.privacy",
    "cogs.membership",
    "cogs.preferences",
)


class Translator(app_commands.Translator):
    """Names and descriptions of commands in Discord's languages."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        tongue = texts.language(locale.value)
        return texts.text(tongue, key)[:100] if key and tongue != "en" else None


class Tree(app_commands.CommandTree["MauMauBot"]):
    """The commands, which come over the desk as presses do."""

    async def interaction_check(self, interaction: discord.Interaction[MauMauBot], /) -> bool:
        """Whether a command is to be carried out."""
        return await self.client.responder.begin(interaction)

    async def on_error(
        self, interaction: discord.Interaction[MauMauBot], fault: app_commands.AppCommandError, /
    ) -> None:
        """A command has failed."""
        original = fault.original if isinstance(fault, app_commands.CommandInvokeError) else fault
        await self.client.answer_fault(interaction, original)


class MauMauBot(PatientBot):
    """The application on Discord. ``reads_text``: it may read what people write."""

    store: Store
    tables: Tables
    access: Access
    membership: Membership
    lobbies: Lobbies
    matches: Matches
    pauses: Pauses
    guests: Guests
    computers: Computers
    holidays: Holidays
    season_podium: SeasonPodium
    daily_board: DailyBoard
    deadlines: Deadlines
    lessons: Lessons
    hints: Hints
    painter: Painter
    timer: Timer
    compactor: Compactor
    preferences: Preferences
    presets: Presets
    left_servers: LeftServers
    replays: Replays
    analyses: Analyses

    def __init__(self, settings: Settings, *, reads_text: bool = True) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, moderation=True, message_content=reads_text)
        self.metrics = metrics = Metrics()
        super().__init__(
            commands.when_mentioned,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            tree_cls=Tree,
            http_trace=metrics.count_requests(waiting_for_all(lambda: self.http)),
        )
        look_through_limits_seldom(self.http)
        self.settings, self.reads_text = settings, reads_text
        self.faces = Faces.plain()
        self.clock = PlayClock(self.wall)
        self.responder = Responder(
            self._answer_lost, lambda interaction: self.preferences.recognise(interaction), self.metrics
        )
        self.router = Router(self.responder.begin, self._admit, self.answer_fault)
        self.choices: dict[str, Callable[[discord.Interaction, Table], Awaitable[None]]] = {}
        """What may be done with one of several tables, once somebody has said with which."""
        self._aside: list[asyncio.Task[None]] = []
        self._left = False
        self._ticking, self._telling = asyncio.Lock(), asyncio.Lock()

    def now(self) -> float:
        """The play clock in seconds."""
        return self.clock.now()

    def wall(self) -> float:
        """The clock on the wall in seconds since 1970."""
        return discord.utils.utcnow().timestamp()

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, and tell Discord which commands there are."""
        self.store = await open_alone(self.settings.database_url)
        self.preferences = Preferences(self.store, analyses=self.settings.analyses_per_day > 0)
        self.holidays = Holidays(self.store, self.preferences, self.clock)
        self.painter = Painter(self, self)
        self.tables = Tables(
            self.store,
            now=self.now,
            changed=self._changed,
            computer_pause=self.settings.computer_pause,
        )
        self.tables.ahead = lambda: self.clock.ahead
        self.tables.back = lambda: self.clock.back
        self.tables.holidays = self.holidays.of
        told = self.settings
        limits = TableLimits(told.tables_per_person, told.tables_per_channel, told.tables_per_server)
        self.lobbies, self.matches = Lobbies(self.tables, limits), Matches(self.tables)
        self.presets = Presets(self.store, self.tables)
        self.pauses, self.guests = Pauses(self.tables), Guests(self.tables, self.lobbies)
        self.membership = Membership(self, self.matches, self.now)
        self.lessons, self.hints = Lessons(self.store, self.now), Hints(self.store, self.preferences)
        self.access = Access(self.store, self.tables, self.membership, self.lessons, self.preferences)
        self.computers = Computers(self.tables, Thinker(told.computer_pause) if told.computer_pause else None)
        self.deadlines = Deadlines(self.tables, self.computers, self.holidays.quiet_until)
        self.timer = Timer(self.store, self.tables, self.deadlines, self.painter, self.now)
        self.drawing = DrawingWorker() if told.charts else None
        self.replays = Replays(self.store)
        self.analyses = Analyses(self.store, self.replays, AnalysisWorker(), told.analyses_per_day, self.wall)
        self.left_servers = LeftServers(self.store, self.tables, self.wall, lambda: {guild.id for guild in self.guilds})
        self.compactor = Compactor(self.store, self.settings.keep_logs, self.now)
        sender = Sender(self, self)
        self.season_podium = SeasonPodium(self.store, sender, self.wall, partial(self._channel_of, SEASONS))
        self.daily_board = DailyBoard(self.store, sender, self.wall, partial(self._channel_of, DAILY))
        self.add_listener(self.router.arrive, "on_interaction")
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.set_translator(Translator())
        self._aside.append(asyncio.create_task(self._make_ready(), name="commands"))
        if self.settings.card_pictures:
            self._aside.append(asyncio.create_task(self._draw_cards(), name="card pictures"))

    async def _channel_of(self, told: Preference, server: int) -> int | None:
        """Where a server wants something to be told, if it does."""
        guild = self.get_guild(server)
        chosen = ids((await self.preferences.in_server(guild))[told.name]) if guild else ()
        return chosen[0] if chosen else None

    def _changed(self, table: Table) -> None:
        self.metrics.changes.inc()
        self.computers.foresee(table)
        self.painter.wake(table.id)

    async def _make_ready(self) -> None:
        """Read what the first who needs it would wait for, and tell Discord which commands there are."""
        for load in (texts.load, card_input.load, vocabulary.load, course.load):
            await asyncio.to_thread(load)  # presses are answered meanwhile
        await self.tell_commands()

    async def _draw_cards(self) -> None:
        self.faces = await ensure_emojis(self)

    async def on_ready(self) -> None:
        """Paint what was left unpainted, and begin to meet deadlines."""
        self.painter.recover(await self.store.unpainted())
        if not self._tick.is_running():
            self._tick.start()
            self._tell.start()
            if self.drawing is not None:
                self._aside.append(asyncio.create_task(self.drawing.open(), name="workshop"))
        log.info("ready in %d servers", len(self.guilds))

    @tasks.loop(seconds=1)
    async def _tick(self) -> None:
        async with self._ticking:
            try:
                await self.timer.tick()
                await self.compactor.tick()
                await self.left_servers.tick()
            except Exception:
                log.exception("the timer failed and goes on")

    @tasks.loop(seconds=1)
    async def _tell(self) -> None:
        """Tell what is over, beside the timer: to many servers that takes its time."""
        async with self._telling:
            for herald in (self.season_podium, self.daily_board):
                try:
                    await herald.tick()
                except Exception:
                    log.exception("nothing could be told, and it is tried again")

    async def close(self) -> None:
        """Finish what is being answered, then what is being painted, and close everything."""
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)
        if hasattr(self, "store") and not self._left:
            self._left = True
            try:
                async with asyncio.timeout(FINISH_ANSWERS_S):
                    await self.responder.finish()
            except TimeoutError:
                log.warning("stopped before everybody was answered")
            try:
                async with asyncio.timeout(FINISH_PAINTING_S):
                    async with self._ticking:  # not in the middle of a query
                        self._tick.cancel()
                    await self.painter.finish()
                    async with self._telling:
                        self._tell.cancel()
            except TimeoutError:
                log.warning("stopped before everything was painted; it will be at the next start")
            self._tick.cancel()
            self._tell.cancel()
            await self.responder.stop()
            await self.painter.stop()
            await self.computers.stop()
            await self.analyses.stop()
            if self.drawing is not None:
                await self.drawing.close()
            await self.store.keep_played(self.now())
            await self.store.close()
        await super().close()

    async def quiet(self) -> None:
        """Wait until nobody waits for an answer; but not for long."""
        await self.responder.quiet()

    # answers

    async def say(self, interaction: discord.Interaction, key: str, /, **facts: object) -> None:
        """Answer this person alone with a text."""
        await self.whisper(interaction, texts.text(reader(interaction), key, **facts))

    async def whisper(self, interaction: discord.Interaction, written: str) -> None:
        """Answer this person alone."""
        await self.responder.alone(interaction, written)

    async def show(self, interaction: discord.Interaction, view: LayoutView, picture: Picture | None = None) -> bool:
        """Show something over the pressed message where that is this person's own, else to this person alone.

        Gives whether it stands over the pressed message now.
        """
        if is_hand(interaction.message):
            return await self.responder.over(interaction, view, file=picture and picture.file)
        await self.responder.alone(interaction, view=view, file=picture and picture.file)
        return False

    async def show_hand(self, interaction: discord.Interaction, table: Table, note: str = "", rule: str = "") -> None:
        """Answer with the person's hand: over the hand that was pressed, else for this person alone.

        ``rule`` is the one of which the note speaks.
        """
        if isinstance(table, LessonTable):
            await self.show(interaction, lesson_view(table, reader(interaction), self.faces, note))
            return
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            await self.whisper(interaction, note or texts.text(reader(interaction), "hand-not-in"))
            return
        view, picture = await self.painter.hands.view(table, seat, reader(interaction), note, rule)
        if await self.show(interaction, view, picture) and interaction.message is not None:
            self.painter.hands.shown(table, seat, interaction.message.id)

    @asynccontextmanager
    async def answered_with_hand(self, interaction: discord.Interaction, number: int) -> AsyncIterator[None]:
        """While a press on a hand in direct messages is answered, the painter leaves that hand to the answer."""
        message = interaction.message
        if message is None or interaction.guild_id is not None or number == LESSON:
            yield
            return
        table = await self.tables.get(number)
        try:
            with self.painter.hands.answering(number, table.seat_of(interaction.user.id)):
                yield
        finally:
            self.painter.wake_hands(number)

    # faults

    async def _admit(self, interaction: discord.Interaction, press: Press) -> None:
        if press.table:
            bind_contextvars(table=press.table)
        await self.access.admit(interaction, press)

    async def answer_fault(self, interaction: discord.Interaction, fault: Exception) -> None:
        """The one place where faults of a press or command become a sentence for the person concerned."""
        if isinstance(fault, AlreadyHandled):
            log.info("delivered again: %s", interaction.id)
        elif isinstance(fault, WhichTable):
            await self.show(interaction, which_table_view(fault.tables, fault.does, reader(interaction)))
        else:
            table = await self._table_meant(interaction)
            written = sentence(interaction, fault, table, self.faces)
            rule = rule_to_tell(table, interaction.user.id, fault)
            if not await self._on_hand(interaction, table, written, rule):
                asks = None if table is None or not rule else asks_why(table, rule, reader(interaction))
                await self.responder.alone(interaction, written, view=asks)

    async def _answer_lost(self, interaction: discord.Interaction) -> None:
        """The person's hand is brought up to date, for the answer has not shown it."""
        table = await self._table_meant(interaction)
        seat = table.seat_of(interaction.user.id) if table is not None else None
        if table is not None and seat is not None and table.id != LESSON:
            self.painter.hands.renew(table.id, [seat])
            self.painter.wake(table.id)

    async def _on_hand(self, interaction: discord.Interaction, table: Table | None, written: str, rule: str) -> bool:
        """Say it on the hand that was pressed; the hand is brought up to date with that."""
        message = interaction.message
        if message is None or not is_hand(message) or interaction.response.type not in (None, STILL_COMING):
            return False
        if table is None or table.seat_of(interaction.user.id) is None or table.state is None:
            return False
        await self.show_hand(interaction, table, "⚠️ " + written, rule)
        return True

    async def _table_meant(self, interaction: discord.Interaction) -> Table | None:
        press = _press(interaction)
        number = press.table if press is not None else interaction.extras.get("table")
        try:
            return await self.access.table_of(interaction, number) if isinstance(number, int) else None
        except (Refused, DBAPIError):
            return None

    # which table

    async def table_here(self, interaction: discord.Interaction, does: str = "hand") -> Table:
        """The table that a command means without naming it. Raises ``Refused`` when that is none, or not clear."""
        table = await self.access.table_here(interaction, does)
        interaction.extras["table"] = table.id
        bind_contextvars(table=table.id)
        return table


def _press(interaction: discord.Interaction) -> Press | None:
    try:
        return read(str(dict(interaction.data or {}).get("custom_id", "")))
    except Unreadable:
        return None
