"""Paints tables as they change: turns views into messages.

Painting is a projection. Messages are computed from the table, which remembers the version that was last painted.
Painting twice does no harm, a burst of changes is painted once, and what is lost is painted anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from heapq import heappop, heappush
from itertools import count

from structlog.contextvars import bind_contextvars

from bot.discord.client import without_retries
from bot.discord.hands import HandPainter, names_time
from bot.discord.painting import EVERYBODY, HANDS, PUBLIC, RANKS, PaintedPart, Painting, Paintings, is_among
from bot.discord.public import Materials, PublicPainter
from bot.discord.sender import LOST_RETRY_S, PASSING, TROUBLE, is_permanent
from bot.screens.games import game_name
from bot.screens.page import SERVER_NAME_CHARACTERS
from bot.store.faults import StoreAway, log_fault
from bot.tables.peers import ShownHand
from bot.tables.repository import VOTED, AuditEntry
from bot.tables.table import Damaged, Deleted, Refused, Table
from bot.words import names

log = logging.getLogger(__name__)


PAINTED_AT_A_TIME = 16
"""How many parts of tables are painted at the same time."""
SLOT_HELD_S = 1.0
"""A slot becomes free after this many seconds, even if Discord has not answered: waiting costs no work."""


class PaintSlot:
    """The right to paint. It ends when it is given back, or after ``SLOT_HELD_S``."""

    def __init__(self, slots: PaintSlots) -> None:
        self._slots: PaintSlots | None = slots
        self._timer = asyncio.get_running_loop().call_later(SLOT_HELD_S, self.leave)

    def leave(self) -> None:
        """Release the slot. A second call does nothing."""
        self._timer.cancel()
        if self._slots is not None:
            self._slots.free()
            self._slots = None


class PaintSlots:
    """Limits how much is painted at the same time. Of those who wait, the lowest rank is first, then who came first."""

    def __init__(self) -> None:
        self._free = PAINTED_AT_A_TIME
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def one(self, rank: int) -> AsyncIterator[None]:
        """Hold a slot while something is painted."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (rank, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.free()
                raise
        slot = PaintSlot(self)
        try:
            yield
        finally:
            slot.leave()

    def free(self) -> None:
        """Pass a free slot to the next that waits."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


RETRY_REFUSED_S, RETRY_MISTAKE_S = 1.0, 15.0
"""Seconds until a new try: after a refusal by Discord, and after a mistake in our code. The time doubles with each
failure.
"""
TROUBLE_RETRY_S, TROUBLE_RETRIES = 2.0, 60
"""When Discord fails, a part is tried again after this time in seconds, and so many times before the time doubles."""
QUICK_RETRY_S, QUICK_RETRIES, QUICK_AT_A_TIME = 0.3, 15, 16
"""Hands are first tried again after this time in seconds, and so many times: somebody waits to move. The last is the
upper bound on tables for which that is done at a time: a Discord that fails for all is not to be asked by all.
"""
LOOK_LIMIT_S = 5.0
"""Upper bound on waiting for a look whether a table's message is still there, in seconds."""
RETRIED_A_TICK = 20
"""Upper bound on parts that are tried again in a second."""
ANSWERED_WITHIN_S = 1.0
"""How long hands wait for the answer of another process, in seconds."""
CORRECTED_AFTER_S = 13.0
"""A hand message that is no longer true is brought up to date after this time in seconds. In quick play its person's
turn comes first.
"""
WAIT_FOR_THREAD_S = 2.0
"""How long hands wait for the thread to which they link, in seconds."""

PaintPart = Callable[[int], Awaitable[int]]
RECOVERED_AT_A_TIME = 8
"""How many unpainted tables are painted at a time after a start. People who play now come first."""


class Painter:
    """Paints tables. ``wake`` is called for every change. ``public`` and ``hands`` are the parts of a table.

    ``quiet`` waits for a short time until no answer is under way. ``delegate_paint`` has a table of another process
    painted there, and the hands of some seats, which are out of date; it tells which hands were shown in answers here,
    and whose are to be looked at.

    The parts are painted independently: hands do not wait if Discord refuses the table's message.
    """

    def __init__(
        self,
        given: Materials,
        quiet: Callable[[], Awaitable[None]],
        delegate_paint: Callable[[int, Sequence[int], Sequence[ShownHand], Sequence[int]], Awaitable[None]],
    ) -> None:
        self.tables, self.quiet, self.delegate_paint = given.tables, quiet, delegate_paint
        self.paintings = Paintings()
        self.public, self.hands = PublicPainter(given, self.paintings), HandPainter(given, self.paintings)
        self.messages = given.messages
        self._slots = PaintSlots()
        self._paint_part: dict[str, PaintPart] = {HANDS: self._paint_hands, PUBLIC: self._paint_public}
        self._woken: list[tuple[Painting, PaintedPart]] = []
        """What is to be painted as soon as whoever woke it waits for something, as for Discord to hear an answer."""
        self._quick = 0
        """How many tables have hands that are tried again quickly."""
        self._left: deque[int] = deque()
        self._back = self.tables.clock.back
        """Since when people can play again, as it was when tables were last recovered."""

    def wake(self, number: int) -> None:
        """Have a table painted soon."""
        for name in RANKS:
            self._wake(name, number)

    def wake_hands(self, number: int, seats: Iterable[int] = (EVERYBODY,)) -> None:
        """Have the hands of these seats of a table painted, as far as something is new."""
        self._wake(HANDS, number, seats)

    async def renew_result(self, number: int, which: int) -> None:
        """Paint the hands anew that show the result of this round: something new is to be said below it."""
        with suppress(Refused):  # the table was deleted meanwhile
            if await self.hands.renew_result(number, which):
                self.wake_hands(number)

    def tell_sent_away(self, table: Table, entry: AuditEntry) -> None:
        """Tell a person by a new message that they were sent away from a table: by whom, or that the others voted."""
        self.public.sender.run_in_background(
            self._tell_sent_away(table, entry), "tell somebody that they were sent away"
        )

    async def _tell_sent_away(self, table: Table, entry: AuditEntry) -> None:
        person = entry.whom or 0
        try:
            game = game_name(table, await self.hands.preferences.reader(person))
            where = names.escape(table.notes.origin.where, SERVER_NAME_CHARACTERS)
            facts = {"game": game, "number": table.id, "where": where, "by": f"<@{entry.by}>"}
            await self.messages.notify(person, "sent-away-voted" if entry.detail == VOTED else "sent-away-by", **facts)
        except PASSING as fault:
            log.warning("somebody was not told that table %s has sent them away: %s", table.id, fault)

    def on_changed_elsewhere(self, number: int, alone: int | None) -> None:
        """Have a table painted that another process has changed: all of it, or the hand of the seat that ``alone`` sees
        it. Hands wait a moment: somebody has pressed on one of them, and that process says what it has answered.
        """
        if alone is None:
            self._wake(PUBLIC, number)
        self.paintings.for_table(number).expected.add(EVERYBODY if alone is None else alone)
        asyncio.get_running_loop().call_later(ANSWERED_WITHIN_S, self.wake_expected, number)

    def wake_expected(self, number: int, seats: Iterable[int] = ()) -> None:
        """Have these hands of a table painted, and those that another process has changed: it has answered now."""
        painting = self.paintings.for_table(number)
        expected, painting.expected = painting.expected, set()
        if seats := {*seats, *expected}:
            self._wake(HANDS, number, seats)
        else:
            self.paintings.release(number)

    async def recover(self) -> None:
        """Paint the tables that were unpainted when the bot ended: the last person to act may not have got an answer.
        Then those whose messages name old times: real time went on while people could not play.
        """
        clock, open_tables = self.tables.clock, self.tables.open_tables
        self._back, before = clock.back, self._back
        try:
            unpainted, old = await open_tables.list_unpainted(), await open_tables.list_with_old_times(clock.ahead)
        except BaseException:
            self._back = before
            raise
        self._left = deque(dict.fromkeys([*unpainted, *old]))
        for number in unpainted:
            self.hands.renew(number)
        for _ in range(RECOVERED_AT_A_TIME):
            self._recover_next()

    def _recover_next(self) -> None:
        if self._left:
            number = self._left.popleft()
            self.paintings.for_table(number).recovering = True
            self.wake(number)

    def laugh(self, table: Table, seat: int) -> None:
        """Have the table's message say that somebody laughs."""
        self.public.note_laugh(table, seat)
        self._wake(PUBLIC, table.id)

    async def repost(self, table: Table) -> None:
        """Have the table's message stand at the end of its channel: a new one is posted if others are below it."""
        posted = table.posted.place
        if posted is not None and self.public.is_last(posted):
            posted.shows = 0  # an edit tells whether it is still there
        elif posted is not None:
            posted.worn = True
        self.public.warn_again(table)
        self.wake(table.id)

    async def check_message(self, table: Table) -> None:
        """Find out whether a table's message is still there, by an edit. That its channel is lost is noted then."""
        if table.posted.place is None:
            return
        table.posted.place.shows = 0
        self._wake(PUBLIC, table.id)
        self._start()
        if task := self.paintings.for_table(table.id).public.task:
            await asyncio.wait([task], timeout=LOOK_LIMIT_S)

    async def retry_lost(self, server: int) -> None:
        """Permissions have changed: paint the tables of a server at once whose channels are there again."""
        lost = [number for number, painting in self.paintings.items() if painting.lost]
        for table in await self.tables.get_many(lost) if lost else ():
            if table.server == server and self.public.missing_permissions(table) == []:
                self._wake(PUBLIC, table.id)

    async def retry(self) -> None:
        """Try again what Discord refused, as soon as its time has come: hands first, then what has waited longest. And
        paint what names old times, if people could not play for a while. Hands that are no longer true come with them.
        """
        now = self.tables.now()
        if self.tables.clock.back != self._back:
            await self.recover()
        for number, painting in self.paintings.items():
            if untrue := [seat for seat, at in painting.corrected.items() if at <= now]:
                for seat in untrue:
                    del painting.corrected[seat]
                self.hands.correct(number, untrue)
                self.wake_hands(number, untrue)
        for number, seat in self.hands.close_due():
            self.wake_hands(number, [seat])
        parts = [(number, part) for number, painting in self.paintings.items() for part in painting.parts]
        due = [(number, part) for number, part in parts if 0 < part.due <= now and part.task is None]
        for number, part in sorted(due, key=lambda one: (RANKS[one[1].name], one[1].due))[:RETRIED_A_TICK]:
            self._wake(part.name, number, self.paintings[number].owed)

    @property
    def waiting(self) -> int:
        """The number of tables that are being painted, are not yet as they should be, or are still to be recovered."""
        parts = (painting.parts for painting in self.paintings.values())
        return sum(any(one.task or one.woken or one.due for one in some) for some in parts) + len(self._left)

    @property
    def _tasks(self) -> list[asyncio.Task[None]]:
        return [part.task for painting in self.paintings.values() for part in painting.parts if part.task is not None]

    async def finish(self) -> None:
        """Wait until all painting is done."""
        while self._tasks or self._woken:
            self._start()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.public.sender.finish()

    async def stop(self) -> None:
        """Cancel all painting, and close the private hands in channels."""
        await self.hands.close_all()
        await self.public.sender.stop()
        self._left.clear()
        self._woken.clear()
        tasks = self._tasks
        self.paintings.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wake(self, name: str, number: int, seats: Iterable[int] = (EVERYBODY,)) -> None:
        painting = self.paintings.for_table(number)
        part = painting.hands if name == HANDS else painting.public
        part.dirty = True
        if part is painting.hands:
            painting.whose.update(seats)
        if part.task is None and not part.woken:
            if not self._woken:
                # a context of its own: painting is no effect of the press that wakes it
                asyncio.get_running_loop().call_soon(self._start, context=Context())
            part.woken = True
            self._woken.append((painting, part))

    def _start(self) -> None:
        """Begin to paint what was woken."""
        woken, self._woken = self._woken, []
        for painting, part in woken:
            name = f"paint {part.name} of table {painting.number}"
            part.woken = False
            part.task = asyncio.create_task(self._work(painting, part), name=name, context=Context())

    async def _work(self, painting: Painting, part: PaintedPart) -> None:
        number = painting.number
        bind_contextvars(table=number)
        try:
            while part.dirty:
                if await self.tables.is_ours_by_number(number):
                    await self._paint(painting, part)
                else:
                    part.dirty = False
                    await self._leave_to_others(part, number)
        except Damaged as why:
            await self._tell_host(painting, why)
        except Deleted:
            self.paintings.pop(number, None)
        except TROUBLE as fault:
            log.warning("Discord failed, trying again to paint the %s of table %s: %s", part.name, number, fault)
            if not self._try_quickly(painting, part):
                part.put_off(self.tables.now(), TROUBLE_RETRY_S, TROUBLE_RETRIES)
                await self._keep_unpainted(painting)
        except (*PASSING, StoreAway) as fault:
            if is_permanent(fault):  # Discord would refuse it again: it waits for a change
                log.error("Discord refuses the %s of table %s as they are: %s", part.name, number, fault)
                part.give_up()
                painting.owed.clear()
            else:
                log.warning("the %s of table %s could not be painted, trying again: %s", part.name, number, fault)
                part.put_off(self.tables.now(), RETRY_REFUSED_S)
            await self._keep_unpainted(painting)
        except Exception:
            log.exception("the %s of table %s could not be painted, trying again", part.name, number)
            part.put_off(self.tables.now(), RETRY_MISTAKE_S)
            await self._keep_unpainted(painting)
        finally:
            part.task = None
            if painting.recovering and not any(one.task for one in painting.parts):
                painting.recovering = False
                self._recover_next()
            self.paintings.release(number)

    async def _leave_to_others(self, part: PaintedPart, number: int) -> None:
        """Have another process paint its table: once, and not for each part."""
        if part.name == HANDS and not self.hands.has_reply_in_flight(number):
            stale, shown = self.hands.take(number)
            whose = self.paintings.for_table(number).take_whose()
            try:
                await self.delegate_paint(number, stale, shown, [*whose])
            except BaseException:
                self.hands.give_back(number, stale, shown)
                self.paintings.for_table(number).owed |= whose
                raise

    async def _tell_host(self, painting: Painting, why: Damaged) -> None:
        """Tell the host of a table that cannot be read, once."""
        for part in painting.parts:
            part.dirty = False
        if painting.told:
            return
        painting.told = True
        try:
            host = await self.tables.store.host(painting.number)
            if host is not None:
                await self.messages.notify(host, "refused-damaged", **why.facts)
        except (*PASSING, StoreAway) as fault:
            log.info("the host of table %s could not be told: %s", painting.number, fault)

    async def _paint(self, painting: Painting, part: PaintedPart) -> None:
        part.painting, part.painted = True, 0
        try:
            await self.quiet()  # answers come first
            async with self._slots.one(RANKS[part.name]):
                part.dirty = False
                with without_retries():
                    painted = await self._paint_part[part.name](painting.number)
        finally:
            part.painting = False
        if part is painting.public:
            painting.lost = not painted
            if painting.lost:
                part.put_off(self.tables.now(), LOST_RETRY_S)
                await self._keep_unpainted(painting)
                return
        part.painted = painted
        if part is painting.public or not painting.owed:  # what has failed before is still to be tried again
            part.succeed()
        await self._keep(painting)

    async def _keep(self, painting: Painting) -> None:
        """Save what was posted, and up to which version the table is painted. The part that ends last does
        it for both.
        """
        number, hands, public = painting.number, painting.hands, painting.public
        if any(part.painting or part.dirty for part in painting.parts):
            return
        upto = 0
        if hands.painted and public.painted:
            if hands.painted < public.painted:  # meanwhile the thread was made, to which hands link
                self._wake(HANDS, number)
                return
            upto = public.painted
            hands.painted = public.painted = 0
        elif hands.painted and not public.due and number not in self._left:
            upto = hands.painted  # what all see was not to be painted; unpainted, it would be after a restart
            hands.painted = public.painted = 0
        elif painting.answering:
            return  # the answer wakes the painter
        table = await self.tables.get(number)
        await self.public.keep(table, 0 if table.posted.replaced else upto)
        if table.posted.replaced:
            if painting.tidied is None:
                self.public.sender.run_in_background(self._tidy(painting, table), "delete old messages")
            painting.tidied = max(upto, painting.tidied or 0)

    async def _tidy(self, painting: Painting, table: Table) -> None:
        """Delete the messages that others have replaced. Nobody waits for it. Until then the table does not count as
        painted: if this process dies meanwhile, the next one deletes them.
        """
        replaced = table.posted.replaced
        try:
            while replaced:
                message, channel = next(iter(replaced.items()))
                await self.public.sender.tidy(channel, message)
                replaced.pop(message, None)
        finally:
            upto, painting.tidied = painting.tidied or 0, None
            self.paintings.release(table.id)
        try:
            await self.public.keep(table, upto)
        except StoreAway as fault:
            log.warning("what was posted of table %s could not be saved, trying again: %s", table.id, fault)
            self._wake(PUBLIC, table.id)

    def _try_quickly(self, painting: Painting, part: PaintedPart) -> bool:
        """Have hands painted again in a moment, if that may help. Gives whether they will be."""
        if part.name != HANDS or part.failed >= QUICK_RETRIES or self._quick >= QUICK_AT_A_TIME:
            return False
        self._quick += 1
        part.put_off(self.tables.now(), QUICK_RETRY_S, alike=QUICK_RETRIES)
        asyncio.get_running_loop().call_later(QUICK_RETRY_S, self._wake_if_due, painting, part)
        return True

    def _wake_if_due(self, painting: Painting, part: PaintedPart) -> None:
        self._quick -= 1
        if part.due and part.task is None:
            self._wake(part.name, painting.number, painting.owed)

    async def _keep_unpainted(self, painting: Painting) -> None:
        """Save what was posted although a part could not be painted."""
        try:
            await self._keep(painting)
        except Deleted:
            self.paintings.pop(painting.number, None)
        except Exception as fault:  # noqa: BLE001 -- logged; it is saved with the next try
            log_fault(log, fault, "what was posted of table %s could not be saved", painting.number)

    async def _paint_public(self, number: int) -> int:
        """Paint what everybody sees. Once it has the result of the match, hands lead there."""
        before = (await self.tables.get(number)).posted.final
        painted = await self.public.paint(number)
        table = await self.tables.get(number)
        if before is None and table.posted.final is not None and table.state is not None:
            await self.renew_result(number, table.state.round)
        return painted

    async def _paint_hands(self, number: int) -> int:
        """Paint the hands that were woken. They link to the thread, so at the start of a match they wait for it, at
        most ``WAIT_FOR_THREAD_S``.
        """
        painting = self.paintings.for_table(number)
        whose = painting.take_whose()
        try:
            return await self._paint_hands_of(painting, whose)
        except BaseException:
            painting.owed |= whose
            for seat in [one for one in painting.corrected if is_among(one, whose)]:
                del painting.corrected[seat]  # it is tried again, or Discord refuses it for good
            raise

    async def _paint_hands_of(self, painting: Painting, whose: Collection[int]) -> int:
        number = painting.number
        table = await self.tables.get(number)
        settling = painting.public.task
        if table.state is not None and not table.posted.settled and settling is not None:
            await asyncio.wait({settling}, timeout=WAIT_FOR_THREAD_S)
        if painting.recovering and names_time(table):
            self.hands.renew(number)
        painted = await self.hands.paint(number, whose)
        untrue = self.hands.list_untrue(await self.tables.get(number))
        for seat in [one for one in range(len(table.players)) if is_among(one, whose)]:
            if seat not in untrue:
                painting.corrected.pop(seat, None)
            else:
                painting.corrected.setdefault(seat, self.tables.now() + CORRECTED_AFTER_S)
        dealt = table.begun and self.tables.now() >= table.dealing_until
        if dealt and painting.host_screen is not None and EVERYBODY in whose:
            await self.public.finish_start(await self.tables.get(number))
        return painted
