"""What everybody sees: a table's message, its lobby, a round's result; and the services that are painted with."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from contextvars import Context, copy_context
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord.ui import Button, LayoutView, TextDisplay

from bot.discord.access import Membership, seen_by_one
from bot.discord.context import ANSWER_EDITED_S
from bot.discord.painting import HostScreen, Paintings
from bot.discord.sender import (
    HAS_THREAD,
    PASSING,
    Picture,
    Sender,
    is_in,
    is_permanent,
    lacking,
    must_resend,
    nonce,
    unreachable,
)
from bot.drawing.charts import Chart, draw_chart
from bot.drawing.worker import DrawingWorker
from bot.people.absence import Absences
from bot.people.messages import Messages, WhyLost
from bot.people.preferences import NO_REMINDERS, Hints, Preferences
from bot.screens.components import take_out, take_out_time
from bot.screens.ending import is_void
from bot.screens.games import plain_name_of
from bot.screens.lobby import host_view, invitation_view, lobby_view, start_view
from bot.screens.page import Page, person, table_link
from bot.screens.result import POINTS, points_chart, result_view
from bot.screens.table import DealPress, plain_table_view, table_view
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from bot.tables.lobby import Lobbies
from bot.tables.notes import PostedMessage
from bot.tables.repository import Tables
from bot.tables.table import Ending, Refused, Stage, Table
from bot.time import DAY
from bot.words import names
from bot.words.texts import Person

log = logging.getLogger(__name__)


BURIED_AFTER_MESSAGES = 8
"""After this many other messages, the table's message is posted again with the next turn."""
LOST_PLACE = "notice-lost-place"
LOST = {
    WhyLost.PLACE: LOST_PLACE,
    WhyLost.SERVER: "notice-lost-server",
    WhyLost.TIMED_OUT: "notice-bot-timed-out",
    WhyLost.LACKS: "notice-lacks-permission",
}
"""By what text the host of a table is told why its channel cannot be reached."""
OLD_AFTER_S = DAY
"""A table's message that is older than this is posted again with the next deal, in seconds."""
END_SHOWN_WITHIN_S = 7 * DAY
"""For how long the end of a match is tried to be shown in a channel that cannot be reached, in seconds."""
PICTURE_LIMIT_S = 20.0
"""How long a result waits for its picture, in seconds."""
THREAD_NAME_CHARACTERS = 100
"""Upper bound on the characters of a thread's name."""
THREAD_LIFE_MIN: Final = 10_080
"""After how many minutes without a message Discord archives a thread: a week."""


@dataclass(frozen=True, slots=True)
class Materials:
    """Services that hands and tables are painted with. Without ``drawing`` there are no pictures that take long to
    draw.
    """

    sender: Sender
    tables: Tables
    lobbies: Lobbies
    people: PeopleStore
    messages: Messages
    saved: TableStore
    membership: Membership
    preferences: Preferences
    absences: Absences
    hints: Hints
    drawing: DrawingWorker | None
    result_lines: list[Callable[[Page], Awaitable[str]]]
    """Hook: what is said below one's own result."""
    result_buttons: list[Callable[[Page], Awaitable[Sequence[Button[LayoutView]]]]]
    """Hook: buttons below a result, at the table and in one's own message."""


def _with_fallback(usual: Callable[[], LayoutView], page: Page) -> LayoutView:
    """Make a message of a table. If that fails, it is a mistake of ours, and what stands for it is plain: otherwise
    people would wait for it, and for all that is painted after it.
    """
    try:
        return usual()
    except Refused:
        raise
    except Exception:
        log.exception("a message of table %s is shown plainly: it could not be made", page.table.id)
        return plain_table_view(page)


class PublicPainter:
    """Posts tables in their channels."""

    def __init__(self, given: Materials, paintings: Paintings) -> None:
        self.paintings = paintings
        self.sender, self.tables, self.lobbies = given.sender, given.tables, given.lobbies
        self.messages, self.saved, self.preferences = given.messages, given.saved, given.preferences
        self.absences, self.drawing, self.buttons = given.absences, given.drawing, given.result_buttons
        self.people = given.people
        self._lately: dict[int, deque[int]] = {}
        """The ids of the last messages, by channel, as many as bury a table's message. Only of places with tables."""

    def note_laugh(self, table: Table, seat: int) -> None:
        """Note that somebody laughs. The table's message says so until the next decision falls."""
        painting = self.paintings.for_table(table.id)
        prompt, seats = painting.laughing or (table.prompt, ())
        before = seats if prompt == table.prompt else ()
        painting.laughing = table.prompt, tuple(dict.fromkeys([*before, seat]))

    def note_message(self, channel: int, message: int) -> None:
        """Note that there is a new message in a channel, whoever has written it."""
        if self.tables.list_open_in(channel):
            self._lately.setdefault(channel, deque(maxlen=BURIED_AFTER_MESSAGES)).append(message)
        else:
            self._lately.pop(channel, None)

    async def paint(self, number: int) -> int:
        """Paint what everybody sees of a table. If its channel cannot be reached, tell the host.

        Gives the version of the table that it shows; 0 if the channel is to be tried again.
        """
        table = await self.tables.get(number)
        if table.game.alone:
            return table.version
        reader = await self.preferences.readers_in(table.server)
        table.holidays = await self.absences.days_by_seat(table)
        painting = self.paintings.for_table(number)
        prompt, table.laughing = painting.laughing or (table.prompt, ())
        if prompt != table.prompt or table.closed is not None:
            table.laughing, painting.laughing = (), None
        if (screen := painting.host_screen) is not None and self.tables.now() >= screen.until:
            painting.host_screen = None
        if not is_in(self.sender.client, table.server):  # Discord would refuse it, however often
            await self._on_lost(table)
            return 0 if self._may_be_shown_later(table) else table.version
        try:
            if table.state is None:
                await self._post_lobby(table, reader)
            else:
                table = await self._paint_match(table, reader)
        except discord.HTTPException as fault:
            if not unreachable(fault):
                raise
            log.info("table %s cannot be reached: %s", number, fault)
            await self._on_lost(table)
            return 0 if self._may_come_back(table, fault) else table.version
        await self._on_reached(table)
        return table.version

    def is_last(self, posted: PostedMessage) -> bool:
        """Whether nothing was written below a message, as far as the bot has heard."""
        last = getattr(self.sender.client.get_channel(posted.channel), "last_message_id", None)
        return last is not None and last <= posted.id

    def follow_lobby(
        self, table: Table, interaction: discord.Interaction, reader: Person, *, more: bool | None = None
    ) -> bool:
        """Keep the answer to this interaction, which shows the host of a lobby their panel, up to date as long as
        Discord allows. ``more``: with what everybody has behind *More*; None: as before. Gives which it is. A panel
        that was open elsewhere is taken away.
        """
        before = self._take_away_elsewhere(table, interaction)
        shows_more = before is not None and before.more if more is None else more
        self._follow(table, interaction, reader).more = shows_more
        return shows_more

    def follow_start(self, table: Table, interaction: discord.Interaction, reader: Person) -> None:
        """Keep the answer to this interaction, the receipt of the start, until the hands were sent: only then it is
        known where the match is played, and whether the host takes direct messages. The panel that was open elsewhere
        is taken away.
        """
        self._take_away_elsewhere(table, interaction)
        self._follow(table, interaction, reader)

    def _take_away_elsewhere(self, table: Table, interaction: discord.Interaction) -> HostScreen | None:
        """Take the followed panel of a lobby away, unless this interaction was a press on it. Gives what was
        followed.
        """
        before = self.paintings[table.id].host_screen if table.id in self.paintings else None
        if before is not None and not seen_by_one(interaction.message) and self.tables.now() < before.until:
            self.sender.run_in_background(self._take_away(before), "take the panel of a host away", before.within)
        return before

    async def _take_away(self, screen: HostScreen) -> None:
        try:
            await screen.interaction.delete_original_response()
        except PASSING as fault:
            log.info("the panel of a host stays where it is: %s", fault)

    def _follow(self, table: Table, interaction: discord.Interaction, reader: Person) -> HostScreen:
        now = self.tables.now()
        for number, other in [*self.paintings.items()]:
            if other.host_screen is not None and now >= other.host_screen.until:
                other.host_screen = None
                self.paintings.release(number)
        until = now + ANSWER_EDITED_S
        screen = HostScreen(interaction, copy_context(), reader, table.version, until)
        self.paintings.for_table(table.id).host_screen = screen
        return screen

    async def start_view(self, table: Table, host: int, reader: Person) -> LayoutView:
        """The receipt of a host who has started a match. While the dealer deals, the cards are still to come."""
        known = await self.people.get(host)
        inbox, closed = (known["dm_channel"], not known["takes_dms"]) if known else (None, False)
        note = reader.text("hand-dealing") if self.tables.now() < table.dealing_until else ""
        if table.id in self.paintings and (screen := self.paintings[table.id].host_screen) is not None:
            screen.receipt = None if note else (table_link(table), closed)
        return start_view(Page(table, reader), closed=closed, inbox=inbox, note=note)

    def unfollow_lobby(self, table: Table) -> None:
        """Leave the message with the host's buttons as it is from now on: it shows something else."""
        if table.id in self.paintings:
            self.paintings[table.id].host_screen = None
            self.paintings.release(table.id)

    async def keep(self, table: Table, painted: int = 0) -> None:
        """Save what was posted, and up to which version the table is painted."""
        await self.tables.store.keep_posted(table.id, table.posted.save(), painted, table.ahead)

    async def tell_once(self, table: Table, key: str) -> None:
        """Say something at the table, at most once."""
        if await self.note_told(table, key):
            reader = await self.preferences.readers_in(table.server)
            await self.sender.partial(table.place).send(reader.text(key), silent=True)

    async def note_told(self, table: Table, key: str) -> bool:
        """Note that something is said at the table. Gives whether it had not been said before. Where another process
        has the table, it also keeps what was said there.
        """
        if key in table.posted.told or not self.tables.is_ours(table):
            return False
        table.posted.told.append(key)
        await self.keep(table)
        return True

    async def invite(self, table: Table, host: str, called: discord.Member | discord.Role) -> None:
        """Call a person, or everybody with a role, to a table."""
        view = invitation_view(Page(table, await self.preferences.readers_in(table.server)), host, called.mention)
        role = isinstance(called, discord.Role)
        people, roles = ([], [called.id]) if role else ([called.id], [])
        await self.sender.send(table.place, view, people, roles=roles)

    # a match

    async def _paint_match(self, table: Table, reader: Person) -> Table:
        if not table.posted.settled:
            table = await self._prepare_place(table, reader)
        await self._hide_shown(table)
        await self._paint_result(table, reader)
        new = _missing_in_thread(table)
        called = [] if table.posted.message else [who for _, who in new]
        page = Page(table, reader)
        post = partial(self._post, table, table.posted.message, table.place, called=called)
        try:
            table.posted.message = await post(_with_fallback(partial(table_view, page), page))
        except discord.HTTPException as fault:
            if not is_permanent(fault):
                raise
            log.error("Discord refuses the message of table %s, it is shown plainly: %s", table.id, fault)
            table.posted.message = await post(plain_table_view(page))
        for seat, who in new:
            table.posted.inside.append(seat)
            self.sender.add_to_thread(table.place, who)
        await self._settle_result(table)
        if table.posted.lobby and table.thread and table.closed is not None:
            await self._end_lobby(table, table.posted.lobby, reader)
        return table

    async def _end_lobby(self, table: Table, lobby: PostedMessage, reader: Person) -> None:
        """Say in the message of the lobby that the match in its thread is over, if it is still there to be edited."""
        view = lobby_view(Page(table, reader))
        shows = self.sender.checksum(view)
        if shows == lobby.shows:
            return
        try:
            await self.sender.edit(table.channel, lobby.id, view)
        except discord.DiscordServerError:
            raise  # it is tried again
        except discord.HTTPException as fault:
            log.info("the lobby of table %s still says that the match is on: %s", table.id, fault)
        lobby.shows = shows

    async def _prepare_place(self, table: Table, reader: Person) -> Table:
        """Prepare the place of a match: make a thread if the bot may, and link to it in the lobby message."""
        lobby = table.posted.lobby
        if lobby and table.settings["thread"] == "auto" and not table.thread and table.closed is None:
            thread = await self._make_thread(table, lobby.id, reader)
            if thread is not None:
                with suppress(Refused):  # closed meanwhile: its end is told in the lobby
                    await self.lobbies.set_thread(table.id, thread)
                table = await self.tables.get(table.id)
        if not table.thread and len(self.tables.list_open_in(table.channel)) == 1:  # the match before may have made it
            self.sender.rename_thread(table.channel, _thread_name(table, reader))
        table.posted.settled = True
        if lobby and table.thread:
            await self._post_lobby(table, reader)
        elif lobby:
            table.posted.message, table.posted.lobby = lobby, None
            lobby.round = _round(table)
        return table

    async def finish_start(self, table: Table) -> None:
        """The first hands were sent: bring the host's own message up to date a last time, if it says anything else."""
        painting = self.paintings.for_table(table.id)
        screen, painting.host_screen = painting.host_screen, None
        if screen is None or self.tables.now() >= screen.until:
            return
        known = await self.people.get(table.host or 0)
        if screen.receipt != (table_link(table), known is not None and not known["takes_dms"]):
            self.sender.run_in_background(
                self._show_host(table, screen), "show the host that the match is on", screen.within
            )

    async def _make_thread(self, table: Table, lobby: int, reader: Person) -> int | None:
        """Make a thread on the lobby message. None if that is not possible: then the match is played without one. So
        discord.py tries several times, and hands do not wait for it.
        """
        channel = self.sender.client.get_channel(table.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        may = channel.permissions_for(channel.guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return None
        try:
            message = channel.get_partial_message(lobby)
            making = message.create_thread(name=_thread_name(table, reader), auto_archive_duration=THREAD_LIFE_MIN)
            return (await asyncio.create_task(making, context=Context())).id
        except discord.HTTPException as fault:
            log.info("table %s gets no thread: %s", table.id, fault)
            # made before a crash: a thread has the id of its message
            return lobby if fault.code == HAS_THREAD else None

    async def _hide_shown(self, table: Table) -> None:
        """Remove the picture of a card that an earlier version has shown at the table."""
        posted = table.posted.shown
        if posted is not None:
            await self.sender.delete(posted.channel, posted.id)
            table.posted.shown = None
            await self.keep(table)

    async def _paint_result(self, table: Table, reader: Person) -> None:
        """Post the account of a round that is over, once; or the result of the match, with its last round."""
        scored = table.notes.round.scored
        if self.lacks_final(table):
            sent = await self._send_result(table, reader, nonce(table, "final", table.id))
            table.posted.final = PostedMessage(table.place, sent.id, self.tables.now())
        elif scored is not None and table.posted.told_round != scored.round:
            sent = await self._send_result(table, reader, nonce(table, "result", scored.round))
            table.posted.result = PostedMessage(table.place, sent.id, self.tables.now())
        else:
            return
        table.posted.told_round = scored.round if scored is not None else table.posted.told_round
        await self.keep(table)  # saved at once: after a crash it must not be posted twice

    async def _settle_result(self, table: Table) -> None:
        """Take *Next round* from the account of the last round, and when that comes, once it was dealt or the match is
        over.
        """
        result = table.posted.result
        if result is None or table.stage is Stage.BETWEEN:
            return
        try:
            view = LayoutView.from_message(await self.sender.fetch(result.channel, result.id), timeout=None)
            take_out(view, [DealPress.op])
            take_out_time(view)
            await self.sender.edit(result.channel, result.id, view)
        except (discord.NotFound, discord.Forbidden):
            log.info("the account of a round at table %s stays as it is", table.id)
        table.posted.result = None

    def lacks_final(self, table: Table) -> bool:
        """Whether the result of a match is to be posted. An earlier version has posted that of a match which was played
        out with its last round, and those of older matches stand in the tables' messages.
        """
        if table.stage is not Stage.OVER or is_void(table) or table.posted.final is not None or table.closed is None:
            return False
        scored, ended = table.notes.round.scored, table.ended
        played_out = ended is not None and ended.ending == Ending.PLAYED
        told = played_out and scored is not None and table.posted.told_round == scored.round
        return not told and self.tables.now() - table.closed < DAY

    async def _send_result(self, table: Table, reader: Person, once: str) -> discord.Message:
        """Post the account of a round, or the result of a match, with a chart of the points if it can be drawn."""
        page = Page(table, reader)

        async def shown(chart: Chart | None = None) -> LayoutView:
            buttons = [button for hook in self.buttons for button in await hook(page)]
            return _with_fallback(partial(result_view, page, chart=chart, buttons=buttons), page)

        chart, drawn = await self._draw_points(page)
        if drawn is not None:
            try:
                picture = Picture(POINTS, drawn)
                return await self.sender.send(table.place, await shown(chart), nonce=once, picture=picture)
            except discord.Forbidden as fault:  # perhaps only files are forbidden
                log.info("the result of table %s is posted without its chart: %s", table.id, fault)
        return await self.sender.send(table.place, await shown(), nonce=once)

    async def _draw_points(self, page: Page) -> tuple[Chart | None, bytes | None]:
        """Draw the chart of a finished match's points. Gives what it shows, and the picture; None if there is none."""
        table = page.table
        if self.drawing is None or table.stage is not Stage.OVER:
            return None, None
        chart = points_chart(page, await self.saved.points_by_round(table.id))
        if chart is None:
            return None, None
        return chart, await self.drawing.draw_if_quick(PICTURE_LIMIT_S, table.server, draw_chart, chart)

    # messages

    async def _post_lobby(self, table: Table, reader: Person) -> None:
        view, called = lobby_view(Page(table, reader)), list[int]()
        for whom in () if table.notes.origin.event else table.notes.guests.challenged:  # an event calls them itself
            if await self.absences.reminder_channel(whom) != NO_REMINDERS:  # who wants none is only named
                called.append(whom)
        table.posted.lobby = await self._post(table, table.posted.lobby, table.channel, view, called, lobby=True)
        painting = self.paintings.for_table(table.id)
        if (screen := painting.host_screen) is None or table.version <= screen.version:
            return
        screen.version = table.version
        if table.closed is not None or self.tables.now() >= screen.until:
            painting.host_screen = None
        if self.tables.now() < screen.until:
            self.sender.run_in_background(
                self._show_host(table, screen), "show the host who sits in a lobby", screen.within
            )

    async def _show_host(self, table: Table, screen: HostScreen) -> None:
        """Bring the host's own message about a lobby up to date. Once the match has begun it is the receipt of that. If
        its reader hosts no more, it shows the lobby.
        """
        page, person = Page(table, screen.reader), screen.interaction.user.id
        if table.host == person and table.stage is Stage.LOBBY:
            view = host_view(page, more=screen.more)
        elif table.host == person and table.begun and table.closed is None:
            view = await self.start_view(table, person, screen.reader)
        else:
            view = lobby_view(page)
        try:
            await self.sender.deliver(view, lambda: screen.interaction.edit_original_response(view=view))
        except PASSING as fault:
            log.info("the host of table %s is not shown who sits there: %s", table.id, fault)

    async def _post(
        self,
        table: Table,
        old: PostedMessage | None,
        channel: int,
        view: LayoutView,
        called: Sequence[int] = (),
        *,
        lobby: bool = False,
    ) -> PostedMessage:
        """Edit the old message, or send a new one where that is better. Gives the message that shows the table now.

        A message that already shows the same is not edited: the request would tell that something secret has happened
        (COM-22). For that, the people who are ``called`` by a new message do not count.
        """
        shows = self.sender.checksum(view)
        if old is not None and old.channel == channel and not self._needs_new_message(table, old, lobby=lobby):
            try:
                if shows != old.shows:
                    await self.sender.edit(channel, old.id, view, people=called)
            except discord.HTTPException as fault:
                if not must_resend(fault):
                    raise
            else:
                old.prompt, old.shows = table.prompt, shows
                return old
        once = nonce(table, "lobby" if lobby else "table", old.id if old is not None else 0)
        if called and not lobby:  # which names them anyway
            view.add_item(TextDisplay("-# " + " ".join(map(person, called))))
        sent = await self.sender.send(channel, view, called if old is None else (), nonce=once)
        if old is not None:
            table.posted.replaced[old.id] = old.channel
        return PostedMessage(channel, sent.id, self.tables.now(), table.prompt, _round(table), shows=shows)

    def _needs_new_message(self, table: Table, old: PostedMessage, *, lobby: bool) -> bool:
        """Whether the message of a new turn or round is to be posted again at the end of the channel."""
        if old.worn:
            return True
        if lobby or old.prompt == table.prompt or table.posted.final is not None:
            return False
        later = self._lately.get(old.channel, ())
        if sum(message > old.id for message in later) >= BURIED_AFTER_MESSAGES:
            return True
        return old.round != _round(table) and self.tables.now() - old.at > OLD_AFTER_S

    async def _on_reached(self, table: Table) -> None:
        """The channel can be reached. If it could not be before, move the deadlines by the time since then."""
        if table.posted.lost and table.closed is None:
            with suppress(Refused):  # closed meanwhile
                await self.lobbies.extend_deadlines(table.id, table.posted.lost)
        table.posted.lost = 0.0  # only now: if it was not saved, it is tried again
        self.warn_again(table)

    def warn_again(self, table: Table) -> None:
        """Forget that the host was told of a lost channel, so that the next loss is reported again."""
        if LOST_PLACE in table.posted.told:
            table.posted.told.remove(LOST_PLACE)

    def _may_come_back(self, table: Table, fault: discord.HTTPException) -> bool:
        """Whether a channel that cannot be reached is to be tried again."""
        return table.closed is None or (not isinstance(fault, discord.NotFound) and self._may_be_shown_later(table))

    def _may_be_shown_later(self, table: Table) -> bool:
        """Whether a place may still get its permissions back: that of a match which is over within a week."""
        return table.closed is None or self.tables.now() - table.closed < END_SHOWN_WITHIN_S

    async def _on_lost(self, table: Table) -> None:
        """Tell the host, once, that the table's channel cannot be reached, and why; and the server's owner, if it is
        something that they can mend.
        """
        table.posted.lost = table.posted.lost or self.tables.now()
        if LOST_PLACE in table.posted.told or table.closed is not None or table.host is None:
            return
        now = self.tables.now()
        await self.messages.tell_lost(table.server, table.place, [table.host], now, LOST, number=table.id)
        table.posted.told.append(LOST_PLACE)

    def missing_permissions(self, table: Table) -> list[str] | None:
        """List which permissions lack where a table is played; None if the bot does not know that channel."""
        return lacking(self.sender.client.get_channel(table.place))


def _missing_in_thread(table: Table) -> list[tuple[int, int]]:
    """Return the seats and people that are still to be added to the table's thread, so that they find it in their list.
    Each is added once: who leaves the thread stays outside. Discord posts a line there for each that is added by
    request, and none for who is inside already because the table's first message has called them.
    """
    return [
        (seat, player.person)
        for seat, player in enumerate(table.players)
        if table.thread and player.person and not player.gone and seat not in table.posted.inside
    ]


def _thread_name(table: Table, reader: Person) -> str:
    """Name the thread of a match after its game or its event, its number and who sat down first."""
    title = table.notes.origin.title
    called = names.plain(title) if title else plain_name_of(table.game, reader)
    name = f"{called} #{table.id} · {names.plain(table.players[0].name)}"
    return name[:THREAD_NAME_CHARACTERS]


def _round(table: Table) -> int:
    return table.state.round if table.state else 0
