"""Time off, in which clocks stand still, and quiet hours, in which a person is not rung; and what rings for whom.

Holidays are announced once for all tables. Each server says for how many days a month its clocks stand still then. A
reminder waits for the end of quiet hours, or is left out if the turn ends before. The turn clock runs on in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import and_, bindparam, delete, select, update

from bot.people.preferences import (
    NEVER,
    NO_REMINDERS,
    NOT_AT_TURNS,
    PING,
    QUIET,
    QUIET_DAYS,
    REMINDERS,
    WHEN_NEXT,
    WORK,
    ZONE,
    Preferences,
    split_values,
)
from bot.store.database import Database, ReadCache
from bot.store.schema import holidays
from bot.store.tables import OpenTables
from bot.tables.play import Pauses
from bot.tables.table import Refused, Table
from bot.time import DAY, PlayClock, Span, merge_spans, real_time

Days = tuple[date, date]
"""A first and a last day."""


def today_in(zone: str, at: float) -> date:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def whole_days(first: date, last: date, zone: str) -> Span:
    """Return the span from the beginning of the first day to the end of the last."""
    here = ZoneInfo(zone)
    begin, end = datetime.combine(first, time(), here), datetime.combine(last + timedelta(days=1), time(), here)
    return begin.timestamp(), end.timestamp()


def days_of(span: Span, zone: str) -> Days:
    """Return the first and the last day of a span."""
    begin, end = span
    return today_in(zone, begin), today_in(zone, end - 1)


def limit_to_allowance(spans: Iterable[Span], days: int, zone: str) -> list[Span]:
    """Return the part of these spans that is allowed, when each month allows this many days. Months and days are those
    of the time zone; a part of a day counts as a day.
    """
    found: list[Span] = []
    used: dict[date, int] = {}
    counted = date.min
    for begin, end in sorted(spans):
        first, last = days_of((begin, end), zone)
        while first <= last:
            month = first.replace(day=1)
            next_month = (month + timedelta(days=31)).replace(day=1)
            wanted = (min(last + timedelta(days=1), next_month) - first).days
            known = min(max(0, (counted - first).days + 1), wanted)
            given = min(wanted, known + days - used.get(month, 0))
            if given:
                since, until = whole_days(first, first + timedelta(days=given - 1), zone)
                since = max(since, begin, found[-1][1] if found else begin)
                if since < min(until, end):
                    found.append((since, min(until, end)))
                used[month] = used.get(month, 0) + given - known
                counted = max(counted, first + timedelta(days=given - 1))
            first = next_month
    return found


class QuietTimes(NamedTuple):
    """When a person is not rung: hours of each day (``22-7``, ``off``), hours from Monday to Friday, and whole days of
    the week, all in a time zone.
    """

    hours: str
    zone: str
    work: str = "off"
    days: Sequence[str] = ()


LONGEST_QUIET_S = 8 * DAY
"""An upper bound on how long quiet times last, in seconds: on one day of the week there are waking hours."""
SATURDAY = 5


def quiet_times(chosen: Mapping[str, str]) -> QuietTimes:
    """Return the quiet times among the preferences of a person."""
    days = split_values(QUIET_DAYS.kind, chosen[QUIET_DAYS.name])
    return QuietTimes(chosen[QUIET.name], chosen[ZONE.name], chosen[WORK.name], days)


def quiet_hours_end(at: float, quiet: QuietTimes) -> float:
    """Return the end of the quiet times that are on at a time; the time itself if none are. Those without a gap between
    them have one end.

    Both are real time.
    """
    spans = merge_spans(quiet_spans(at, at + LONGEST_QUIET_S, quiet), at)
    return next((end for begin, end in spans if begin <= at), at)


def quiet_spans(since: float, until: float, quiet: QuietTimes) -> list[Span]:
    """Return the quiet times between two times, as begin and end. They may overlap."""
    if until <= since:
        return []
    first, last = (today_in(quiet.zone, at) for at in (since, until))
    found: list[Span] = []
    for number in range(-1, (last - first).days + 1):
        day = first + timedelta(days=number)
        for hours in (quiet.hours, quiet.work if day.weekday() < SATURDAY else "off"):
            found += [] if hours == "off" else [_span_of(day, hours, ZoneInfo(quiet.zone))]
        found += [whole_days(day, day, quiet.zone)] if str(day.weekday()) in quiet.days else []
    return [span for span in found if span[0] < until and span[1] > since]


def _span_of(day: date, hours: str, here: ZoneInfo) -> Span:
    """Return these hours of a day, as ``22-7``, as begin and end. They may end on the next day."""
    begin, end = map(int, hours.split("-"))
    ends = day + timedelta(days=0 if begin < end else 1)
    return datetime.combine(day, time(begin), here).timestamp(), datetime.combine(ends, time(end), here).timestamp()


HOLIDAYS_KEPT_S = 62 * DAY
"""How long past holidays are kept, in seconds. Until then they count for their month."""
_HOLIDAYS = (
    select(holidays.c.begins, holidays.c.ends)
    .where(holidays.c.person == bindparam("whose"))
    .order_by(holidays.c.begins)
)


class HolidayStore:
    """Holidays. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._away: ReadCache[int, tuple[Span, ...]] = database.cache("holidays")

    async def list_for(self, person: int) -> tuple[Span, ...]:
        """Return a person's holidays as begin and end, the first ones first."""
        return await self._away.get(person, lambda: self._holidays_of(person))

    async def add(self, person: int, begins: float, ends: float, now: float) -> None:
        """Add holidays of a person known to the store. Delete those that ended long ago."""
        async with self.database.writing() as connection:
            old = and_(holidays.c.person == person, holidays.c.ends < now - HOLIDAYS_KEPT_S)
            await connection.execute(delete(holidays).where(old))
            await self.database.upsert(connection, holidays, {"person": person, "begins": begins}, {"ends": ends})
            self._away.changes(person)

    async def end(self, person: int, now: float) -> None:
        """End the holidays of a person that have begun."""
        async with self.database.writing() as connection:
            present = and_(holidays.c.person == person, holidays.c.begins <= now, holidays.c.ends > now)
            await connection.execute(update(holidays).where(present).values(ends=now))
            self._away.changes(person)

    async def cancel(self, person: int, begins: int, now: float) -> bool:
        """Delete the holidays of a person that begin at a time, if that is yet to come. Gives whether any did."""
        async with self.database.writing() as connection:
            coming = and_(holidays.c.person == person, holidays.c.begins == begins, holidays.c.begins > now)
            deleted = await connection.execute(delete(holidays).where(coming))
            self._away.changes(person)
        return deleted.rowcount > 0

    async def _holidays_of(self, person: int) -> tuple[Span, ...]:
        rows = await self.database.all(_HOLIDAYS, {"whose": person})
        return tuple((float(row["begins"]), float(row["ends"])) for row in rows)


class TimeOff(NamedTuple):
    """Announced holidays: their days, when they begin, in seconds since 1970, and whether that is past."""

    days: Days
    begins: int
    has_begun: bool


ANNOUNCED_HOLIDAYS = 10
"""Upper bound on the announced holidays of a person. Past ones do not count."""


class Absences:
    """Knows when people are away. Times are real time, unless the text says otherwise."""

    def __init__(
        self, store: HolidayStore, open_tables: OpenTables, preferences: Preferences, clock: PlayClock
    ) -> None:
        self.store, self.open_tables, self.preferences, self.clock = store, open_tables, preferences, clock

    def now(self) -> float:
        """Real time, computed from the play clock."""
        return real_time(self.clock)

    # clocks and painters

    async def holidays_of(self, table: Table, seats: Sequence[int]) -> list[Span]:
        """Return the spans in which people of these seats are away, as far as the server allows. Times of the
        play clock.
        """
        people = [person for seat in seats if (person := table.players[seat].person) is not None]
        spans = [span for person in people for span in await self.allowed_at(table, person)]
        return [(begin - self.clock.ahead, end - self.clock.ahead) for begin, end in spans]

    async def days_by_seat(self, table: Table) -> Mapping[int, Days]:
        """Return the present or next holiday of each seat with one. Its days are those of that person's time zone."""
        found: dict[int, Days] = {}
        now = self.now()
        for seat, player in enumerate(table.players):
            if player.person is not None and not player.gone:
                spans = merge_spans(await self.allowed_at(table, player.person), now)
                if spans:
                    found[seat] = days_of(spans[0], await self._zone(player.person))
        return found

    async def allowed_at(self, table: Table, person: int) -> list[Span]:
        """Return a person's holidays, as far as they are allowed at a table."""
        announced = await self.store.list_for(person)
        if not announced:
            return []
        return limit_to_allowance(announced, await self.preferences.holiday_days(table), await self._zone(person))

    async def uncounted_spans(self, table: Table, since: float) -> list[tuple[Span, ...]]:
        """Return for each seat the times that do not count towards how soon its person answers: pauses, holidays, quiet
        hours. They begin at ``since`` or later, and are times of the play clock. The turn clock runs on in quiet hours.
        """
        pauses = table.notes.pause.match_spans
        found, ahead = [], self.clock.ahead
        for player in table.players:
            real: list[Span] = []
            if player.person is not None:
                chosen = await self.preferences.of("person", player.person)
                real += await self.allowed_at(table, player.person)
                real += quiet_spans(since + ahead, self.now(), quiet_times(chosen))
            found.append(merge_spans([*pauses, *((begin - ahead, end - ahead) for begin, end in real)], since))
        return found

    # reminders

    async def quiet_hours_until(self, person: int) -> float:
        """Until when a person must not be rung, as a time of the play clock. A time in the past means: ring now."""
        chosen = await self.preferences.of("person", person)
        return quiet_hours_end(self.now(), quiet_times(chosen)) - self.clock.ahead

    async def is_rung_at_turns(self, person: int) -> bool:
        """Whether a person is rung whenever it is their turn."""
        return (await self.preferences.of("person", person))[PING.name] not in NOT_AT_TURNS

    async def wants_to_know_next(self, person: int) -> bool:
        """Whether a person is to be told now that theirs is the next turn."""
        wanted = (await self.preferences.of("person", person))[PING.name] == WHEN_NEXT
        return wanted and await self.rings(person)

    async def rings(self, person: int, *, urgent: bool = False) -> bool:
        """Whether a message may ring for a person now. In quiet hours none does, nor for who wants none; for who is not
        rung at turns, what is ``urgent`` alone.
        """
        if (await self.preferences.of("person", person))[PING.name] == NEVER:
            return False
        quiet = await self.quiet_hours_until(person) > self.clock.now()
        return not quiet and (urgent or await self.is_rung_at_turns(person))

    async def reminder_channel(self, person: int, *, urgent: bool = False) -> str:
        """Find out how a person is to be reminded now, as a choice of ``REMINDERS``."""
        how = (await self.preferences.of("person", person))[REMINDERS.name]
        return how if await self.rings(person, urgent=urgent) else NO_REMINDERS

    # announcing

    async def list_announced(self, person: int) -> list[TimeOff]:
        """Return the present and coming holidays."""
        now, zone = self.now(), await self._zone(person)
        spans = [span for span in await self.store.list_for(person) if span[1] > now]
        return [TimeOff(days_of(span, zone), int(span[0]), span[0] <= now) for span in spans]

    async def list_counted(self, table: Table, person: int) -> list[Days]:
        """Return the present and coming days on which a person's clock stands still at a table."""
        zone = await self._zone(person)
        return [days_of(span, zone) for span in merge_spans(await self.allowed_at(table, person), self.now())]

    async def announce(self, person: int, span: Span, pauses: Pauses) -> list[Table]:
        """Announce holidays of a person known to the store. Gives the tables that were informed. Raises ``Refused``."""
        if len(await self.list_announced(person)) >= ANNOUNCED_HOLIDAYS:
            raise Refused("away-many", most=ANNOUNCED_HOLIDAYS)
        await self.store.add(person, *span, self.now())
        return await self._tell(person, pauses)

    async def come_back(self, person: int, pauses: Pauses) -> list[Table]:
        """End the holidays of a person that have begun. Gives the tables that were informed."""
        await self.store.end(person, self.now())
        return await self._tell(person, pauses)

    async def call_off(self, person: int, begins: int, pauses: Pauses) -> list[Table]:
        """Cancel the holidays of a person that are to begin at a time. Gives the tables that were informed."""
        return await self._tell(person, pauses) if await self.store.cancel(person, begins, self.now()) else []

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _tell(self, person: int, pauses: Pauses) -> list[Table]:
        told = []
        for number in await self.open_tables.list_for_person(person):
            with suppress(Refused):  # the table is damaged, or was closed meanwhile
                table = (await pauses.shift_deadlines(number)).table
                told += [] if table.game.alone else [table]
        return told
