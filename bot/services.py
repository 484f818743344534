"""Builds every part of the application, in order. Each part gets what it uses; nothing is set later."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord.ui import Button, Item, LayoutView

from bot.discord.access import Access, Membership, Rights
from bot.discord.errors import Faults
from bot.discord.offers import Offers
from bot.discord.painter import Painter
from bot.discord.public import Materials
from bot.discord.responder import Answers, Responder
from bot.discord.router import Router
from bot.discord.sender import Sender
from bot.drawing.emojis import CardPictures
from bot.drawing.worker import DrawingWorker
from bot.matches.results import ResultStore
from bot.people.absence import Absences, HolidayStore
from bot.people.messages import Messages
from bot.people.preferences import Hints, Preferences, PreferenceStore
from bot.process.jobs import CoreBudget, Worker
from bot.process.metrics import Metrics
from bot.screens.page import Page
from bot.settings import Settings
from bot.shards import ALL, Shards
from bot.store.database import Database, check_usable, connect
from bot.store.faults import USUAL, Limits, StoreAway
from bot.store.lock import ShardsInUse, hold
from bot.store.people import PeopleStore, ServerStore
from bot.store.tables import OpenTables, PlayedGames, TableStore
from bot.store.upgrade import upgrade
from bot.tables.computers import Computers, Thinker
from bot.tables.deadlines import ClockStore, Deadlines, Timer
from bot.tables.kinds import TableKinds
from bot.tables.lobby import Lobbies, TableLimits
from bot.tables.peers import PeerSync, ShownHand
from bot.tables.play import Matches, Pauses
from bot.tables.repository import AuditEntry, Chance, Power, Tables
from bot.tables.table import Table
from bot.time import PlayClock
from bot.words.texts import Person

log = logging.getLogger(__name__)

RecordPage = Callable[[discord.Interaction, str, int], Awaitable[None]]
"""Answers ``/leaderboard`` with a page about a game and a person: empty and 0 where none was named."""
BACKGROUND_LIMIT_S = 600.0
"""Upper bound on a job of the background, as the analysis of a round, in seconds. Usually it is about twenty."""
FOREGROUND_LIMIT_S = 30.0
"""Upper bound on a job that somebody waits for, with the start of its process, in seconds."""


class Store:
    """Everything that is stored: a small store for each kind of data, on one database."""

    def __init__(self, database: Database, shards: Shards = ALL) -> None:
        self.database = database
        self.tables, self.open_tables = TableStore(database), OpenTables(database, shards)
        self.people, self.servers, self.clock = PeopleStore(database), ServerStore(database), ClockStore(database)
        self.results = ResultStore(database)
        self.preferences = PreferenceStore(database)
        self.holidays = HolidayStore(database)
        self.played_games = PlayedGames(database)


async def open_store(url: str, shards: Shards = ALL, limits: Limits = USUAL) -> Store:
    """Open the store on this database, brought up to date. No other bot may use it for these shards meanwhile. Raises
    ``BadDatabase``, ``ShardsInUse`` and ``StoreAway``.
    """
    try:
        lock = await hold(url, shards)
    except ShardsInUse:
        await check_usable(url)  # who could not take over does not wait
        raise
    try:
        await upgrade(url)
        store = Store(Database(await connect(url, limits), lock), shards)
    except BaseException:
        await lock.release()
        raise
    return store


class Services:
    """The parts of the application, in the order in which they are built.

    ``wall`` gives real time in seconds since 1970; ``clock`` is the play clock.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        clock: PlayClock,
        wall: Callable[[], float],
        chance: Chance,
    ) -> None:
        self.client = client
        self.changed: list[Callable[[Table], None]] = []
        """Hooks: what is called when something has changed at a table of this process that all there can see."""
        self.result_lines: list[Callable[[Page], Awaitable[str]]] = []
        self.result_buttons: list[Callable[[Page], Awaitable[Sequence[Button[LayoutView]]]]] = []
        self.greetings: list[Callable[[Table, Person], Awaitable[Sequence[Item[LayoutView]]]]] = []
        """Hook: what is shown besides to somebody who sits down."""
        self.record_pages: list[RecordPage] = []
        """Hook: the pages of ``/leaderboard``; the first one opens."""
        self.kinds = TableKinds()
        self.store, self.settings, self.metrics, self.clock, self.wall = store, settings, metrics, clock, wall
        self.budget = CoreBudget(settings.background_share / 100)
        self.pictures = CardPictures()
        self.foreground = Worker(FOREGROUND_LIMIT_S)
        """Does what an answer, or a table, waits for."""
        self.background = Worker(BACKGROUND_LIMIT_S, budget=self.budget, lasting=False)
        """Does what may wait."""
        self.drawing = DrawingWorker(self.foreground) if settings.charts else None
        self.preferences = Preferences(store.preferences, store.people, store.servers, self.pictures)
        self.absences = Absences(store.holidays, store.open_tables, self.preferences, clock)
        self.offers = Offers(store.played_games, self.preferences)
        self.tables = Tables(
            store.tables,
            store.open_tables,
            clock=clock,
            computer_pause=settings.computer_pause,
            availability=self.absences,
            stakes=self.offers,
            chance=chance,
        )
        self.tables.results.append(store.results.prepare_write)
        self.tables.changed.append(self._on_changed)
        self.tables.changed_unseen.append(self._on_changed_unseen)
        self.tables.power_used.append(self._power_used)
        limits = TableLimits(settings.tables_per_person, settings.tables_per_channel, settings.tables_per_server)
        self.lobbies = Lobbies(self.tables, limits)
        self.matches = Matches(self.tables)
        self.pauses = Pauses(self.tables, self.preferences)
        pause = settings.computer_pause
        self.computers = Computers(self.tables, Thinker(self.foreground, pause) if pause else None)
        self.deadlines = Deadlines(self.tables, self.computers, self.absences)
        self.membership = Membership(client, self.matches, store.people, clock)
        self.hints = Hints(store.results, self.preferences)
        unanswered: set[str] = set()
        self.sender = Sender(client, store.people, self.pictures, unanswered)
        self.messages = Messages(self.sender, store.people, self.preferences, self.absences)
        self.responder = Responder(self.sender, self._repaint_lost_reply, self._recognise, metrics)
        self.peers = PeerSync(store.database, self.tables, self._on_changed_elsewhere, self._wake_painter)
        self.painter = Painter(
            Materials(
                sender=self.sender,
                messages=self.messages,
                tables=self.tables,
                lobbies=self.lobbies,
                people=store.people,
                saved=store.tables,
                membership=self.membership,
                preferences=self.preferences,
                absences=self.absences,
                hints=self.hints,
                drawing=self.drawing,
                result_lines=self.result_lines,
                result_buttons=self.result_buttons,
            ),
            self.responder.quiet,
            self.peers.delegate_paint,
        )
        self.timer = Timer(store.database, store.clock, self.tables, self.deadlines, self.painter)
        self.rights = Rights(self.preferences)
        self.access = Access(self.tables, self.membership, self.rights)
        self.answers = Answers(self.responder, self.access, self.tables, self.painter, self.preferences)
        self.faults = Faults(self.answers)
        self.router = Router(self.responder, self.access, self.faults, unanswered)

    def new_seed(self) -> str:
        """Return a seed that nobody knows yet."""
        return self.tables.chance.new_seed()

    def _on_changed(self, table: Table) -> None:
        self.metrics.changes.inc()
        if self.tables.is_ours(table):
            self.computers.start_thinking(table)
            self.painter.wake(table.id)
            self._tell_hooks(table)

    def _tell_hooks(self, table: Table) -> None:
        for hook in self.changed:
            hook(table)

    def _on_changed_unseen(self, table: Table, seat: int) -> None:
        """Only the hand of who has done it is painted. What others see may look another way by now for other reasons,
        and the moment would tell.
        """
        self.metrics.changes.inc()
        if self.tables.is_ours(table):
            self.computers.start_thinking(table)
            self.painter.wake_hands(table.id, [seat])

    def _power_used(self, table: Table, entry: AuditEntry) -> None:
        if entry.what == Power.SENT:
            self.painter.tell_sent_away(table, entry)

    def _on_changed_elsewhere(self, table: Table, alone: int | None) -> None:
        self.computers.start_thinking(table)
        self._tell_hooks(table)
        self.painter.on_changed_elsewhere(table.id, alone)

    def _wake_painter(
        self, table: Table, seats: Sequence[int], shown: Sequence[ShownHand], whose: Sequence[int]
    ) -> None:
        for one in shown:
            if one.version == table.version:
                self.painter.hands.note_shown(table, one.seat, one.message)
        self.painter.hands.renew(table.id, seats)
        self.painter.wake_expected(table.id, [*seats, *whose])

    async def _recognise(self, interaction: discord.Interaction) -> None:
        """Note what is known of a person who uses the bot: that they are a member, their name, and their language."""
        if interaction.guild_id is not None:
            server, user = interaction.guild_id, interaction.user
            if self.membership.note_seen(server, user.id).name != user.display_name:
                await self.membership.note_name(server, user.id, user.display_name)
        await self.preferences.recognise(interaction)

    async def _repaint_lost_reply(self, interaction: discord.Interaction) -> None:
        await self.answers.repaint_after_lost_reply(interaction)

    async def stop_painting(self) -> None:
        """Cancel what is under way at tables: answers, paintings, and moves of computer players."""
        await self.responder.stop()
        await self.peers.stop()
        await self.painter.stop()
        await self.computers.stop()

    async def close(self) -> None:
        """Stop the worker processes, save the time of the play clock, and close the store."""
        self.foreground.stop()
        self.background.stop()
        try:
            await self.store.clock.keep(self.clock.now())
        except StoreAway as why:
            log.warning("the time of the play clock is not saved: %s", why)
        await self.store.database.close()
