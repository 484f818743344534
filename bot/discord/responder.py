"""Begins every press and command once, and has it answered in time.

Discord waits three seconds for an answer. Handling an interaction may take longer, so Discord is told beforehand that
the answer is coming. When an answer does not arrive, what was done stays done, and is shown in another way.

``Admission`` decides who is answered now and who waits, so that nobody suffers from what others press. One
interaction of a person is answered at a time, and two more may wait behind it. A repeated press is dropped. Further
ones are refused with a sentence, and after ten refusals without one, because a sentence is a request, too. Of all
people at most ``SERVED_AT_ONCE`` are served at a time. The others wait in the order in which they came, and servers
take turns: a server with three hundred tables delays its own people, not those of others.

A person who types is offered choices with each key. One offer to a person is worked on at a time, and one waits: the
newest. It does not wait for what the person has pressed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from io import BytesIO

import aiohttp
import discord
import prometheus_client
from discord import InteractionResponseType, InteractionType
from discord.ui import ActionRow, LayoutView, Modal, View
from discord.ui.view import BaseView
from discord.utils import MISSING
from structlog.contextvars import bind_contextvars

from bot.discord.access import Access, operations_on, seen_by_one
from bot.discord.context import break_reference_cycle, context, server_of
from bot.discord.painter import Painter
from bot.discord.painting import EVERYBODY
from bot.discord.sender import Picture, Sender, invitation, is_in
from bot.people.preferences import Preferences, reader_of
from bot.process.jobs import FairQueue
from bot.process.metrics import Metrics
from bot.screens.components import COMPONENTS_LIMIT, Press, button
from bot.screens.hand import NO_NOTE, Note
from bot.screens.more import StoryPress
from bot.screens.page import HandPress, MorePress, NextTablePress, RulesPress
from bot.store.database import set_cause
from bot.store.people import PeopleStore, ServerStore
from bot.tables.repository import Tables
from bot.tables.table import Refused, Table
from bot.words.texts import Person

log = logging.getLogger(__name__)


SERVED_AT_ONCE = 12
"""How many interactions are worked on at once. The database has some more connections: for painting, and the clock."""
WAITING_FOR_ONE = 2
"""How many interactions of a person may wait behind the one that is being answered."""
REFUSALS_AT_ONCE = 10
"""How many interactions of a person are refused or merged at once. More are ignored."""
TOO_OLD_S, UNDEFERRED_TOO_OLD_S = 10.0, 2.8
"""An interaction that has waited longer than this is not begun, in seconds; the second one where Discord was not told
that the answer is coming. Nobody would get the answer, or expect it any more.
"""


class Overloaded(Refused):
    """An interaction that is not begun because of the load. Nothing was done."""


class Ignored(Exception):
    """An interaction of a person who presses faster than anybody can read. It gets no answer."""


@dataclass(slots=True, eq=False)
class Ticket:
    """An interaction from its arrival to its answer. ``group`` shares a queue; ``asked`` is what was pressed."""

    person: int
    group: int
    asked: object
    working: bool = False
    replaced: bool = False
    """Whether a newer one has taken its place."""
    turn: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        """Wait until it is this one's turn."""
        self.turn = asyncio.get_running_loop().create_future()
        await self.turn

    def call(self) -> None:
        """It is this one's turn."""
        if self.turn is not None and not self.turn.done():
            self.turn.set_result(None)


class Admission:
    """Admits interactions. ``shed`` counts those that were not begun, by the reason."""

    def __init__(self, shed: prometheus_client.Counter) -> None:
        self._shed = shed
        self._lines: dict[int, deque[Ticket]] = {}
        self._waiting: FairQueue[Ticket] = FairQueue()
        self._refusing: Counter[int] = Counter()
        self._offering: dict[int, Ticket] = {}
        self._typing: dict[int, Ticket] = {}
        """The offer to each person that is worked on, and the one that waits."""
        self._working = 0

    async def enter(self, person: int, group: int, asked: object) -> Ticket | None:
        """Wait until an interaction may be worked on. None if the same press of this person is under way.

        Raises ``Overloaded`` if too many of this person's interactions wait, and ``Ignored`` if too many are being
        refused. After None and after ``Overloaded``, ``on_refused`` is to be called.
        """
        line = self._lines.setdefault(person, deque())
        merged = any(other.asked == asked for other in line)
        if merged or len(line) > WAITING_FOR_ONE:
            self._refuse(person, "merged" if merged else "person")
            if merged:
                return None
            raise Overloaded("one-at-a-time")
        ticket = Ticket(person, group, asked)
        line.append(ticket)
        try:
            if line[0] is not ticket:
                await ticket.wait()
            if self._working >= SERVED_AT_ONCE:
                self._waiting.add(group, ticket)
                await ticket.wait()
            else:
                self._take(ticket)
        except BaseException:
            self.leave(ticket)
            raise
        return ticket

    async def enter_typing(self, person: int, group: int) -> Ticket | None:
        """Wait until choices may be offered to who types. None if they have typed on meanwhile; otherwise
        ``leave_typing`` is to be called.
        """
        ticket, older = Ticket(person, group, None), self._typing.get(person)
        if older is not None:
            older.replaced = True
            self._waiting.discard(older.group, older)
            older.call()
        self._typing[person] = ticket
        try:
            if person in self._offering:
                await ticket.wait()
            if not ticket.replaced and self._working >= SERVED_AT_ONCE:
                self._waiting.add(group, ticket)
                await ticket.wait()
            elif not ticket.replaced:
                self._take(ticket)
        except BaseException:
            self._waiting.discard(group, ticket)
            self.release_slot(ticket)
            raise
        finally:
            if self._typing.get(person) is ticket:
                del self._typing[person]
        if ticket.replaced:
            self.release_slot(ticket)
            self._shed.labels("typed-on").inc()
            return None
        self._offering[person] = ticket
        return ticket

    def leave_typing(self, ticket: Ticket) -> None:
        """Choices were offered, or cannot be: the next offer to this person may begin."""
        del self._offering[ticket.person]
        self.release_slot(ticket)
        following = self._typing.get(ticket.person)
        if following is not None:
            following.call()

    def _refuse(self, person: int, why: str) -> None:
        if self._refusing[person] >= REFUSALS_AT_ONCE:
            self._shed.labels("ignored").inc()
            raise Ignored
        self._shed.labels(why).inc()
        self._refusing[person] += 1

    def on_refused(self, person: int) -> None:
        """Note that an interaction that was not begun is done with: its person was told, or no sentence was due."""
        self._refusing[person] -= 1
        if not self._refusing[person]:
            del self._refusing[person]

    def check_age(self, age_s: float, *, deferred: bool) -> bool:
        """Whether anybody can still be answered. ``deferred``: Discord knows that the answer is coming.

        Raises ``Overloaded`` for what nobody expects any more.
        """
        if age_s > TOO_OLD_S:
            self._shed.labels("busy").inc()
            raise Overloaded("busy")
        if age_s > UNDEFERRED_TOO_OLD_S and not deferred:
            self._shed.labels("unanswerable").inc()
            return False
        return True

    def release_slot(self, ticket: Ticket) -> None:
        """The answer is known, or takes long: another one may be worked on. May be called again."""
        if not ticket.working:
            return
        ticket.working = False
        self._working -= 1
        while self._waiting and self._working < SERVED_AT_ONCE:
            following = self._waiting.take()
            self._take(following)
            following.call()

    def on_answered(self, ticket: Ticket) -> None:
        """The person has got an answer, or was told that it is coming: the next one of theirs may begin. May be called
        again.
        """
        line = self._lines.get(ticket.person)
        if line is None or ticket not in line:
            return
        first = line[0] is ticket
        line.remove(ticket)
        if not line:
            del self._lines[ticket.person]
        elif first:
            line[0].call()

    def leave(self, ticket: Ticket) -> None:
        """Nothing more is done for this interaction. May be called again."""
        self._waiting.discard(ticket.group, ticket)
        self.release_slot(ticket)
        self.on_answered(ticket)

    def _take(self, ticket: Ticket) -> None:
        ticket.working = True
        self._working += 1


async def meet_person(people: PeopleStore, interaction: discord.Interaction) -> None:
    """Save who this is: the name that all servers see, the name in this server, and the language."""
    user, said = interaction.user, interaction.locale.value
    await people.meet(user.id, user.global_name or user.name, said, interaction.guild_id or 0, user.display_name)


async def meet_server(servers: ServerStore, interaction: discord.Interaction) -> None:
    """Save the server of an interaction, and its language. Direct messages count as the server 0."""
    await servers.meet(interaction.guild_id or 0, (interaction.guild_locale or interaction.locale).value)


async def meet(people: PeopleStore, servers: ServerStore, interaction: discord.Interaction) -> None:
    """Save who this is, and the server."""
    await meet_person(people, interaction)
    await meet_server(servers, interaction)


DEFER_AFTER_S = 2.0
"""After this time Discord is told that the answer is still coming, in seconds."""
FIRST_ANSWER_LIMIT_S, LATER_ANSWER_LIMIT_S = 4.0, 15.0
"""Time limits of a first and of a later answer, in seconds. Discord accepts none after that."""
YIELD_TO_ANSWERS_S = 1.0
"""Upper bound on how long less urgent work waits for answers, in seconds."""
REMEMBERED_INTERACTIONS = 4096
"""How many interactions are remembered. One that Discord delivers again is not begun."""
NOT_HEARD = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""After one of these errors, an answer has probably not arrived."""

Send = Callable[[], Awaitable[object]]
OnInteraction = Callable[[discord.Interaction], Awaitable[None]]


class Responder:
    """Answers all interactions. ``lost`` is called for each whose answer did not arrive. ``recognise`` is called for
    each that begins, and notes what is known of the person.
    """

    def __init__(self, sender: Sender, lost: OnInteraction, recognise: OnInteraction, metrics: Metrics) -> None:
        self._sender, self._lost, self._recognise, self._metrics = sender, lost, recognise, metrics
        self._admission = Admission(metrics.shed)
        self._tickets: dict[int, Ticket] = {}
        self._begun: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[asyncio.Task[object]] = set()
        self._brief: set[asyncio.Task[None]] = set()
        self._closed = False
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def begin(self, interaction: discord.Interaction) -> bool:
        """Whether the present task is to handle this interaction. It waits here until it is its turn.

        False if it was begun before, or the same was pressed twice, or nobody can be answered any more, or the bot is
        shutting down. Raises ``Overloaded`` if the person has to wait for other answers, and ``Refused`` in a server in
        which the bot is not.
        """
        if self._closed or interaction.id in self._begun:
            return False
        self._begun[interaction.id] = None
        while len(self._begun) > REMEMBERED_INTERACTIONS:
            self._begun.popitem(last=False)
        set_cause(interaction.id)
        context(interaction)  # its age is counted from now
        bind_contextvars(
            interaction=interaction.id, **({"server": interaction.guild_id} if interaction.guild_id else {})
        )
        task = asyncio.current_task()
        assert task is not None
        self._keep(task)
        task.add_done_callback(lambda _: break_reference_cycle(interaction))
        if interaction.type is InteractionType.autocomplete:
            if not await self._may_offer(interaction, task):
                return False
        else:
            timer = asyncio.get_running_loop().call_later(DEFER_AFTER_S, self._defer_later, interaction)
            task.add_done_callback(lambda _: timer.cancel())
            if not await self._admit(interaction, task):
                return False
        await self._recognise(interaction)
        client, server = self._sender.client, interaction.guild_id
        if server is not None and not is_in(client, server):
            raise Refused("bot-not-here", link=invitation(client, server))
        return True

    async def _may_offer(self, interaction: discord.Interaction, task: asyncio.Task[object]) -> bool:
        """Wait until choices may be offered to somebody who types. Gives whether that still makes sense."""
        person = interaction.user.id
        ticket = await self._admission.enter_typing(person, interaction.guild_id or person)
        if ticket is None:
            return False
        task.add_done_callback(lambda _: self._admission.leave_typing(ticket))
        return context(interaction).age_s <= UNDEFERRED_TOO_OLD_S

    async def _admit(self, interaction: discord.Interaction, task: asyncio.Task[object]) -> bool:
        """Wait until this interaction may be worked on. Gives whether that still makes sense."""
        person, pressed = interaction.user.id, interaction.message.id if interaction.message else 0
        try:
            ticket = await self._admission.enter(person, interaction.guild_id or person, (pressed, interaction.data))
        except Ignored:
            return False
        except Overloaded:
            task.add_done_callback(lambda _: self._admission.on_refused(person))
            raise
        if ticket is None:
            task.add_done_callback(lambda _: self._admission.on_refused(person))
            await self.ack(interaction)
            return False
        self._tickets[interaction.id] = ticket
        task.add_done_callback(lambda _: self._on_done(interaction.id))
        age_s = context(interaction).age_s
        if age_s > DEFER_AFTER_S:  # it has waited, so the timer of its deferral is over
            asyncio.get_running_loop().call_later(DEFER_AFTER_S, self._release_slot, interaction)
        return self._admission.check_age(age_s, deferred=interaction.response.is_done())

    async def quiet(self) -> None:
        """Wait until no answer is under way, at most ``YIELD_TO_ANSWERS_S``."""
        if not self._quiet.is_set():
            try:
                async with asyncio.timeout(YIELD_TO_ANSWERS_S):
                    await self._quiet.wait()
            except TimeoutError:
                return

    async def finish(self) -> None:
        """Begin nothing new, take away what is shown for a while, and wait for the answers that are under way."""
        self._closed = True
        for task in self._brief:
            task.cancel()
        while self._under_way or self._brief:
            await asyncio.wait(self._under_way | self._brief)

    async def stop(self) -> None:
        """Cancel the answers that are under way."""
        tasks = [*self._under_way, *self._brief]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # answers

    async def reply(
        self,
        interaction: discord.Interaction,
        written: str | None = None,
        *,
        view: LayoutView | View | None = None,
        file: discord.File | None = None,
    ) -> None:
        """Answer this person alone with a new message: a text, a layout, or a text with buttons below it."""
        await self._message(interaction, written, view, file, ephemeral=True)

    async def file(
        self, interaction: discord.Interaction, written: str, name: str, content: bytes, described: str | None = None
    ) -> None:
        """Answer this person alone with a file. Call ``defer`` before. ``described``: what a picture shows, for who
        does not see it.
        """

        async def give() -> None:
            file = discord.File(BytesIO(content), name, description=described)
            await interaction.followup.send(written, file=file, ephemeral=True)

        await self._send_answer(interaction, give, give)

    async def reply_public(self, interaction: discord.Interaction, view: LayoutView) -> None:
        """Answer with a new message that everybody sees. It notifies nobody. Where it may take long, note before that
        the answer is ``public``: otherwise Discord is told that one for this person alone is coming.
        """
        await self._message(interaction, None, view, ephemeral=False)

    async def edit_source(
        self, interaction: discord.Interaction, view: LayoutView, *, file: discord.File | None = None
    ) -> bool:
        """Replace the pressed message and its picture. Gives whether the answer arrived.

        An id may be forged: who replaces a message that everybody sees checks first that it is that message.
        """
        context(interaction).over = True
        # a plain text makes way: Discord refuses one beside a layout
        plain = None if interaction.message is not None and interaction.message.content else MISSING
        return await self._send_answer(
            interaction,
            lambda: interaction.response.edit_message(content=plain, view=view, attachments=_make_files(file)),
            lambda: interaction.edit_original_response(content=plain, view=view, attachments=_make_files(file)),
            view,
        )

    async def edit_reply(
        self, interaction: discord.Interaction, view: LayoutView, *, file: discord.File | None = None
    ) -> None:
        """Replace the last answer to this person alone: a message of its own, or the pressed message. Where Discord
        offers no way to it, send a new message.
        """
        carried = context(interaction)

        async def give() -> None:
            if interaction.response.type in OVER_PRESSED and not carried.over:
                await interaction.followup.send(view=view, files=_make_files(file), ephemeral=True)
            else:
                await interaction.edit_original_response(view=view, attachments=_make_files(file))

        await self._send_answer(interaction, give, give, view)

    async def reply_for(self, interaction: discord.Interaction, view: LayoutView, for_s: float) -> None:
        """Answer this person alone with a message that is taken away after some seconds, and when the bot stops."""
        taking: list[Send] = []

        async def first() -> None:
            await interaction.response.send_message(view=view, ephemeral=True)
            taking.append(interaction.delete_original_response)

        async def later() -> None:
            taking.append((await interaction.followup.send(view=view, ephemeral=True, wait=True)).delete)

        if await self._send_answer(interaction, first, later, view):
            task = asyncio.create_task(self._take_away(taking[0], for_s), name="take an answer away")
            self._brief.add(task)
            task.add_done_callback(self._brief.discard)

    async def ack(self, interaction: discord.Interaction) -> None:
        """Acknowledge a press without an answer: its effect is seen elsewhere."""
        await self._send_answer(interaction, lambda: interaction.response.defer(), _silence)

    async def defer(self, interaction: discord.Interaction) -> None:
        """Tell Discord that an answer for this person alone will take a while."""
        await self._send_answer(
            interaction, lambda: interaction.response.defer(ephemeral=True, thinking=True), _silence
        )

    async def ask(self, interaction: discord.Interaction, modal: Modal) -> None:
        """Answer with a form to fill in. Discord accepts it only as the first answer; a person who missed it can press
        again.
        """
        await self._send_answer(interaction, lambda: interaction.response.send_modal(modal), _silence)

    async def _take_away(self, taking: Send, after_s: float) -> None:
        with suppress(asyncio.CancelledError):  # the bot stops: at once, then
            await asyncio.sleep(after_s)
        try:
            await taking()
        except NOT_HEARD as why:
            log.info("an answer could not be taken away: %s", why or type(why).__name__)

    async def _message(
        self,
        interaction: discord.Interaction,
        written: str | None,
        view: LayoutView | View | None,
        file: discord.File | None = None,
        *,
        ephemeral: bool,
    ) -> None:
        """Answer with a new message. One for everybody rings nobody."""
        carried, silent = context(interaction), not ephemeral

        async def send_response() -> None:
            send, files = interaction.response.send_message, _make_files(file)
            if isinstance(view, LayoutView):
                answered = await send(view=view, files=files, ephemeral=ephemeral, silent=silent)
            else:
                answered = await send(written, view=view or MISSING, files=files, ephemeral=ephemeral, silent=silent)
            carried.message = answered.message_id or 0

        async def send_followup() -> None:
            send, files = interaction.followup.send, _make_files(file)
            waiting = interaction.response.type is InteractionResponseType.deferred_channel_message
            if waiting and not carried.filled:
                if carried.promised_to_all != ephemeral:
                    content = MISSING if isinstance(view, LayoutView) else written
                    filled = await interaction.edit_original_response(
                        content=content, view=view or MISSING, attachments=files
                    )
                    carried.filled, carried.message = True, filled.id
                    return
                await self._take_back(interaction)
                carried.filled = True
            if isinstance(view, LayoutView):
                await send(view=view, files=files, ephemeral=ephemeral, silent=silent)
            else:
                await send(written or MISSING, view=view or MISSING, files=files, ephemeral=ephemeral, silent=silent)

        await self._send_answer(interaction, send_response, send_followup, view)

    async def _take_back(self, interaction: discord.Interaction) -> None:
        """Remove the announcement of an answer that others would see than those whom it is for. It is filled before:
        what is sent next would fill it otherwise.
        """
        await interaction.edit_original_response(content="…")
        await interaction.delete_original_response()

    async def _send_answer(
        self, interaction: discord.Interaction, first: Send, later: Send, view: BaseView | None = None
    ) -> bool:
        """Send the first or a later answer, with this view. Gives whether it arrived."""
        carried = context(interaction)
        self._release_slot(interaction)
        try:
            async with carried.answering:
                begun = interaction.response.is_done()
                async with asyncio.timeout(LATER_ANSWER_LIMIT_S if begun else FIRST_ANSWER_LIMIT_S):
                    send = later if begun else first
                    await (send() if view is None else self._sender.deliver(view, send))
                if not begun:
                    self._on_first_answer(interaction, carried.age_s)
        except NOT_HEARD as why:
            log.info("an answer did not arrive: %s", why or type(why).__name__)
            self._metrics.lost.inc()
            await self._lost(interaction)
            return False
        return True

    def _release_slot(self, interaction: discord.Interaction) -> None:
        """Nobody waits for this interaction any more: its answer is known, or it waits for Discord or the disk."""
        if interaction.id in self._tickets:
            self._admission.release_slot(self._tickets[interaction.id])

    def _defer_later(self, interaction: discord.Interaction) -> None:
        self._release_slot(interaction)
        self._keep(asyncio.create_task(self._defer(interaction)))

    async def _defer(self, interaction: discord.Interaction) -> None:
        """Tell Discord that the answer is coming, if nothing was sent yet."""
        carried = context(interaction)
        async with carried.answering:
            if interaction.response.is_done():
                return
            try:
                async with asyncio.timeout(FIRST_ANSWER_LIMIT_S):
                    await interaction.response.defer(ephemeral=not carried.public)
                carried.promised_to_all = carried.public
            except NOT_HEARD as why:
                log.info("Discord could not be told that an answer is coming: %s", why)
                return
        self._on_first_answer(interaction, carried.age_s)

    def _on_first_answer(self, interaction: discord.Interaction, after_s: float) -> None:
        """The person has got the first answer, or was told that it is coming."""
        self._metrics.answers.observe(after_s)
        if interaction.id in self._tickets:
            self._admission.on_answered(self._tickets[interaction.id])

    def _on_done(self, number: int) -> None:
        self._admission.leave(self._tickets.pop(number))

    def _keep(self, task: asyncio.Task[object]) -> None:
        self._under_way.add(task)
        self._quiet.clear()
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._under_way.discard(task)
        if not self._under_way:
            self._quiet.set()


OVER_PRESSED = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)
"""After a first answer of these types, the original response is the pressed message."""


def _make_files(file: discord.File | None) -> list[discord.File]:
    """The file of an answer, to be read from its beginning: an answer may be sent twice."""
    if file is None:
        return []
    file.reset()
    return [file]


async def _silence() -> None:
    """Send nothing: Discord has already got an answer."""


class Answers:
    """Answers that most commands and presses share."""

    def __init__(
        self, responder: Responder, access: Access, tables: Tables, painter: Painter, preferences: Preferences
    ) -> None:
        self.responder, self.access, self.tables = responder, access, tables
        self.painter, self.preferences = painter, preferences

    async def say(self, interaction: discord.Interaction, key: str, /, **facts: object) -> None:
        """Answer this person alone with a text."""
        await self.responder.reply(interaction, reader_of(interaction).text(key, **facts))

    async def show(self, interaction: discord.Interaction, view: LayoutView, picture: Picture | None = None) -> bool:
        """Show a view: over the pressed message if only this person sees that, and it need not stay; otherwise to this
        person alone.

        Gives whether it replaced the pressed message.
        """
        back = context(interaction).back
        if back is not None and sum(1 for _ in view.walk_children()) <= COMPONENTS_LIMIT - 2:
            view.add_item(ActionRow(back))
        if seen_by_one(interaction.message) and not context(interaction).beside:
            return await self.responder.edit_source(interaction, view, file=picture and picture.file)
        await self.responder.reply(interaction, view=view, file=picture and picture.file)
        return False

    def lead_back(self, interaction: discord.Interaction, number: int) -> bool:
        """Have the next answer lead back to the hand of this table, or to what stands behind *More*, if it is opened
        from there, or from a page that was. Gives whether it is.
        """
        pressed = operations_on(interaction.message)
        of_rules = RulesPress.op in pressed
        more = StoryPress.op if StoryPress.op in pressed else MorePress.op if of_rules else ""
        if more in pressed:
            press: Press = MorePress(number, pressed[more])
        elif MorePress.op in pressed or (of_rules and HandPress.op in pressed):
            press = HandPress(number)
        else:
            return False
        context(interaction).back = button(press, reader_of(interaction).text("button-previous"), emoji="↩️")
        return True

    async def show_all(self, interaction: discord.Interaction, make: Callable[[Person], LayoutView]) -> None:
        """Show to everybody in the server what ``make`` makes for its readers. Only here an answer gets the server's
        language: whatever one person sees is in theirs.
        """
        said = interaction.guild_locale.value if interaction.guild_locale else ""
        reader = await self.preferences.readers_in(server_of(interaction), said)
        await self.responder.reply_public(interaction, make(reader))

    async def show_hand(
        self, interaction: discord.Interaction, table: Table, note: Note = NO_NOTE, *, look: bool = False
    ) -> None:
        """Answer with the person's hand: over the pressed hand, otherwise to this person alone. With ``look``, also
        the table as it is now.
        """
        if table.unsaved:
            await self.show(interaction, self.access.require_unsaved().view(table, reader_of(interaction), note.text))
            return
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            written = note.text or reader_of(interaction).text("hand-not-in")
            await self.responder.reply(interaction, written)
            return
        hands, reader, live = self.painter.hands, reader_of(interaction), interaction.guild_id is not None
        view, picture = await hands.view(table, seat, reader, note, look=look, live=live)
        if NextTablePress.op in operations_on(interaction.message):  # a message that goes from table to table
            label = reader.text("button-next-table")
            view.add_item(ActionRow(button(NextTablePress(), label, emoji="▶️")))
        if await self.show(interaction, view, picture) and interaction.message is not None:
            hands.note_shown(table, seat, interaction.message.id)
        if live:
            await hands.keep_live(table, seat, interaction, reader)

    @asynccontextmanager
    async def with_hand(self, interaction: discord.Interaction, number: int) -> AsyncIterator[None]:
        """While a press on a hand in direct messages, or on one that is kept up to date in a channel, is answered, the
        painter does not paint that hand.
        """
        table = await self.tables.get(number)
        seat = table.seat_of(interaction.user.id)
        place = number, seat or 0
        in_channel = interaction.guild_id is not None and not self.painter.hands.live.is_answered(place, interaction)
        if interaction.message is None or in_channel:
            yield
            return
        try:
            with self.painter.hands.answering(number, seat):
                yield
        finally:
            self.painter.wake_hands(number, [EVERYBODY if seat is None else seat])

    async def repaint_after_lost_reply(self, interaction: discord.Interaction) -> None:
        """An answer did not arrive: have the person's hand painted, because the answer has not shown it."""
        table = await self.access.resolve_from_context(interaction)
        seat = table.seat_of(interaction.user.id) if table is not None else None
        if table is not None and seat is not None and not table.unsaved:
            self.painter.hands.renew(table.id, [seat])
            self.painter.wake(table.id)
