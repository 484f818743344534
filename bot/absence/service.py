"""Absence of people: in holidays the clocks stand still, in quiet hours no reminder rings.

Holidays are announced once for all tables. Each server says for how many days a month its clocks stand still then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from bot.absence.calendar import Days, days_of, granted
from bot.absence.quiet_hours import quiet_hours_end, quiet_spans
from bot.absence.store import HolidayStore
from bot.preferences.declared import HOLIDAYS, QUIET, REMINDERS, ZONE
from bot.preferences.service import Preferences
from bot.store.tables import OpenTables
from bot.tables.pauses import Pauses
from bot.tables.table import Refused, Table
from bot.time import PlayClock, Span, joined, real_time

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
        """Give the spans in which people of these seats are away, as far as the server allows. Times of the
        play clock.
        """
        people = [person for seat in seats if (person := table.players[seat].person) is not None]
        spans = [span for person in people for span in await self.granted_in(table.server, person)]
        return [(begin - self.clock.ahead, end - self.clock.ahead) for begin, end in spans]

    async def shown(self, table: Table) -> Mapping[int, Days]:
        """Give the present or next holiday of each seat that has one. Its days are those of its person's time zone."""
        found: dict[int, Days] = {}
        now = self.now()
        for seat, player in enumerate(table.players):
            if player.person is not None and not player.gone:
                spans = joined(await self.granted_in(table.server, player.person), now)
                if spans:
                    found[seat] = days_of(spans[0], await self._zone(player.person))
        return found

    async def granted_in(self, server: int, person: int) -> list[Span]:
        """Give a person's holidays, as far as a server allows them."""
        announced = await self.store.of(person)
        if not announced:
            return []
        days = int((await self.preferences.of("server", server))[HOLIDAYS.name])
        return granted(announced, days, await self._zone(person))

    async def uncounted(self, table: Table, since: float) -> list[tuple[Span, ...]]:
        """Give for each seat the times that do not count towards how soon its person answers: pauses, holidays, quiet
        hours. They begin at ``since`` or later, and are times of the play clock. The turn clock runs on in quiet hours.
        """
        pauses = table.notes.pause.all_of_match
        found, ahead = [], self.clock.ahead
        for player in table.players:
            real: list[Span] = []
            if player.person is not None:
                chosen = await self.preferences.of("person", player.person)
                real += await self.granted_in(table.server, player.person)
                real += quiet_spans(since + ahead, self.now(), chosen[QUIET.name], chosen[ZONE.name])
            found.append(joined([*pauses, *((begin - ahead, end - ahead) for begin, end in real)], since))
        return found

    # reminders

    async def quiet_until(self, person: int) -> float:
        """Until when a person must not be rung, as a time of the play clock. A time in the past means: ring now."""
        chosen = await self.preferences.of("person", person)
        return quiet_hours_end(self.now(), chosen[QUIET.name], chosen[ZONE.name]) - self.clock.ahead

    async def is_quiet(self, person: int) -> bool:
        """Whether a person has quiet hours now."""
        return await self.quiet_until(person) > self.clock.now()

    async def rung_by(self, person: int) -> str:
        """Give how a person is to be reminded now, as a choice of ``REMINDERS``."""
        how = (await self.preferences.of("person", person))[REMINDERS.name]
        return "off" if await self.is_quiet(person) else how

    # announcing

    async def announced(self, person: int) -> list[Days]:
        """Give the present and coming holidays."""
        now, zone = self.now(), await self._zone(person)
        return [days_of(span, zone) for span in await self.store.of(person) if span[1] > now]

    async def announce(self, person: int, span: Span, pauses: Pauses) -> list[Table]:
        """Announce holidays of a person known to the store. Gives the tables that were informed. Raises ``Refused``."""
        if len(await self.announced(person)) >= ANNOUNCED_HOLIDAYS:
            raise Refused("away-many", most=ANNOUNCED_HOLIDAYS)
        await self.store.add(person, *span, self.now())
        return await self._tell(person, pauses)

    async def call_off(self, person: int, pauses: Pauses) -> list[Table]:
        """End or cancel a person's holidays. Gives the tables that were informed."""
        await self.store.end(person, self.now())
        return await self._tell(person, pauses)

    async def _zone(self, person: int) -> str:
        return (await self.preferences.of("person", person))[ZONE.name]

    async def _tell(self, person: int, pauses: Pauses) -> list[Table]:
        told = []
        for number in await self.open_tables.of_person(person):
            with suppress(Refused):  # the table is damaged, or was closed meanwhile
                table = (await pauses.fit(number)).table
                told += [] if table.alone else [table]
        return told
