"""Pauses, holidays and quiet hours without Discord: which time counts, for whom, and to the second.

``test_pauses`` and ``test_holidays`` have the same as people do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.tables.notes import NEVER
from bot.tables.play import PAUSE_LENGTHS, Pauses
from bot.tables.schedule import NEXT_DEAL_S, TABLE_LIFE_S, UNCLOCKED_VOTE_S
from bot.tables.table import Refused, Table
from rules.table import NOBODY
from tests.support.room import COMPUTER, LAST, LIMIT, NOON, PAUSE, TURN, VOTE, Room, room
from tests.support.usual import Usual

HOUR, DAY = 3600.0, 86_400.0
ANA, BIA, CAIO, DORA = 1, 2, 3, 4
THREE = """rules classic
seats ana bia caio
top 5S
hand ana 6S 5D KH
hand bia 6D 2C 9C
hand caio 7D 3C 9H
turn ana"""


async def paused(here: Room, number: int, length: str, *people: int) -> Table:
    """A table at which these have asked for a pause, the last of whom it was waiting for."""
    breaks = Pauses(here.tables, Usual())
    for lacking, person in zip(range(len(people) - 1, -1, -1), people, strict=True):
        table, still = await breaks.pause(number, person, length)
        assert still == lacking
    return table


async def refused(asked: Any) -> tuple[str, dict[str, Any]]:
    """Why something cannot be done."""
    with pytest.raises(Refused) as why:
        await asked
    return why.value.key, why.value.facts


def away(here: Room, seat: int, begin: float, end: float) -> None:
    """Whoever sits there is on holiday, from and until so many seconds after noon."""

    async def holidays(_table: Table, seats: Sequence[int]) -> list[tuple[float, float]]:
        return [(NOON + begin, NOON + end)] if seat in seats else []

    here.tables.availability.holidays_of = holidays


# pauses


async def test_a_pause_begins_when_most_have_asked_for_it(tmp_path: Path) -> None:
    """It is as long as the first one said; what is due comes later by as much, but for the table's own messages."""
    async with room(tmp_path) as here:
        number = await here.laid(THREE, turn_clock="1h")
        breaks = Pauses(here.tables, Usual())
        here.at += 900
        table, lacking = await breaks.pause(number, BIA, "12h")
        assert (lacking, table.notes.pause.asking, table.notes.pause.span) == (1, [BIA], [])
        assert await here.left(number) == {"turn": 2700, "remind": 900}
        table, lacking = await breaks.pause(number, BIA, "1h")
        assert (lacking, table.notes.pause.asking) == (1, [BIA]), "nobody asks twice"
        table, lacking = await breaks.pause(number, ANA, "7d")
        assert (lacking, table.notes.pause.asking) == (0, [])
        assert table.notes.pause.span == [here.at, here.at + 12 * HOUR]
        assert table.paused(here.at)
        assert table.touched == here.at
        assert await here.left(number) == {"turn": 2700 + 12 * HOUR, "remind": 900 + 12 * HOUR, "resume": 12 * HOUR}
        assert table.deadlines["stale"] == NOON + TABLE_LIFE_S + 12 * HOUR


async def test_a_pause_is_of_a_day_where_nobody_says_how_long(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN)
        await paused(here, number, "", ANA, BIA)
        assert PAUSE_LENGTHS[0] == "24h"
        assert (await here.left(number))["resume"] == DAY


async def test_who_asks_first_after_all_others_have_left_says_how_long(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(THREE)
        breaks = Pauses(here.tables, Usual())
        await breaks.pause(number, CAIO, "6h")
        await here.lobbies.leave_seat(number, CAIO)
        table, lacking = await breaks.pause(number, ANA, "48h")
        assert (lacking, table.notes.pause.asking, table.notes.pause.length) == (1, [ANA], "48h")


async def test_during_a_pause_nobody_plays_and_computer_players_rest(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(COMPUTER)
        table = await paused(here, number, "1h", ANA)
        assert await here.left(number) == {"computer": PAUSE + HOUR, "resume": HOUR}
        assert await refused(here.act(number, ANA, "accuse", seat=1)) == ("paused", {"until": table.paused_until})
        assert table.paused_until == f"<t:{int(NOON + HOUR)}:R>"
        assert (await refused(here.matches.deal(number, ANA)))[0] == "paused"
        assert (await refused(Pauses(here.tables, Usual()).pause(number, ANA))) == (
            "paused",
            {"until": table.paused_until},
        )
        await here.later(HOUR - 1)
        assert (await here.get(number)).awaited == (1,)


async def test_a_pause_is_over_at_its_time(tmp_path: Path) -> None:
    """Who is asked is rung, and has the time that was left; whoever asks next asks for another pause."""
    async with room(tmp_path) as here:
        number = await here.laid(THREE, turn_clock="1h")
        here.at += 900
        await paused(here, number, "6h", ANA, BIA)
        await here.later(6 * HOUR - 1)
        table = await here.get(number)
        assert (table.paused(here.at), table.notes.ring) == (True, NEVER)
        await here.later(1)
        table = await here.get(number)
        assert (table.paused(here.at), table.notes.pause.span, table.notes.pause.length) == (False, [], "")
        assert table.notes.ring == table.version
        assert table.touched == NOON + 900, "nobody has acted"
        assert await here.left(number) == {"turn": 2700, "remind": 900}
        await here.act(number, ANA, "play", "6S")
        assert await here.left(number) == {"turn": 3600, "remind": 1800}


async def test_a_pause_ends_when_most_want_to_go_on(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(THREE, turn_clock="1h")
        breaks = Pauses(here.tables, Usual())
        await paused(here, number, "12h", ANA, BIA)
        here.at += 5 * HOUR
        table, lacking = await breaks.go_on(number, CAIO)
        assert (lacking, table.notes.pause.asking, table.paused(here.at)) == (1, [CAIO], True)
        table, lacking = await breaks.go_on(number, CAIO)
        assert lacking == 1
        table, lacking = await breaks.go_on(number, ANA)
        assert (lacking, table.notes.pause.span, table.notes.pause.asking) == (0, [], [])
        assert table.notes.ring == table.version
        assert await here.left(number) == {"turn": 3600, "remind": 1800}
        assert await refused(breaks.go_on(number, ANA)) == ("not-paused", {})


async def test_what_comes_between_two_rounds_and_a_vote_wait_as_well(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST)
        await here.act(number, ANA, "play", "6S")
        await paused(here, number, "1h", ANA, BIA)
        assert await here.left(number) == {"deal": NEXT_DEAL_S + HOUR, "resume": HOUR}
        number = await here.laid(VOTE, turn_clock="off")
        await here.act(number, ANA, "propose", text="IME-50")
        await paused(here, number, "1h", ANA, BIA)
        assert await here.left(number) == {"vote": UNCLOCKED_VOTE_S + HOUR, "resume": HOUR}


async def test_a_decision_that_comes_during_a_pause_begins_after_it(tmp_path: Path) -> None:
    """Somebody leaves, and the next one is asked."""
    async with room(tmp_path) as here:
        number = await here.laid(THREE, turn_clock="1h")
        await paused(here, number, "6h", BIA, CAIO)
        here.at += HOUR
        await here.lobbies.leave_seat(number, ANA)
        assert (await here.get(number)).awaited == (1,)
        assert await here.left(number) == {"turn": 6 * HOUR, "remind": 5.5 * HOUR, "resume": 5 * HOUR}


async def test_no_pause_for_who_may_not_have_one(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        breaks = Pauses(here.tables, Usual())
        lobby = await here.lobby("classic", "ana", "bia")
        assert await refused(breaks.pause(lobby, ANA)) == ("not-started", {})
        number = await here.laid(THREE)
        assert await refused(breaks.pause(number, DORA)) == ("not-seated", {})
        assert await refused(breaks.go_on(number, DORA)) == ("not-seated", {})
        assert await refused(breaks.go_on(number, ANA)) == ("not-paused", {})
        assert await refused(breaks.pause(number, ANA, "2h")) == ("bad-value", {})
        timed = await here.laid(LIMIT)
        async with here.tables.changing(timed) as table:
            table.set_state(table.game.new(2))
            await here.tables.apply(table, [(NOBODY, here.tables.next_deal(table))])
        assert await refused(breaks.pause(timed, ANA)) == ("pause-timed", {})


# holidays


async def test_on_holiday_the_turn_stands_still_and_afterwards_goes_on(tmp_path: Path) -> None:
    """Announced or given up, the time left is the same; the others' is not touched, nor is a computer player's."""
    async with room(tmp_path) as here:
        number, breaks = await here.laid(TURN, turn_clock="1h"), Pauses(here.tables, Usual())
        here.at += 600
        away(here, 0, 1200, 1200 + DAY)
        outcome = await breaks.shift_deadlines(number)
        assert outcome.table.touched == NOON, "nobody has acted"
        assert await here.left(number) == {"turn": 3000 + DAY, "remind": 1200 + DAY}
        away(here, 1, 1200, 1200 + DAY)
        await breaks.shift_deadlines(number)
        assert await here.left(number) == {"turn": 3000, "remind": 1200}
        await here.act(number, ANA, "play", "6S")
        assert await here.left(number) == {"turn": 3600 + DAY, "remind": 1800 + DAY}
        computers = await here.laid(COMPUTER)
        away(here, 1, 0, DAY)
        await breaks.shift_deadlines(computers)
        assert await here.left(computers) == {"computer": PAUSE}


async def test_a_turn_that_has_run_out_in_a_holiday_is_not_played_by_the_house(tmp_path: Path) -> None:
    """A holiday that nobody has told the table of: it is seen before anything is played, and waited for to its end."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")
        away(here, 0, 3600, 3600 + DAY)
        await here.later(1800)
        await here.later(1800, ticks=2)
        table = await here.get(number)
        assert (table.awaited, table.players[0].idle) == ((0,), 0)
        assert (await here.left(number))["turn"] == DAY
        await here.later(DAY, ticks=2)
        table = await here.get(number)
        assert (table.awaited, table.players[0].idle) == ((1,), 1)


async def test_an_alarm_that_rings_in_a_holiday_takes_nobody_time(tmp_path: Path) -> None:
    """The rules' own times go on meanwhile; where one comes and changes nothing, the turn waits as before."""
    async with room(tmp_path) as here:
        number = await here.lobby("ime", "ana", "bia", time_limit="600", turn_clock="1h")
        await here.lobbies.start(number, ANA)
        (seat,) = (await here.get(number)).awaited
        away(here, seat, 60, DAY)
        await Pauses(here.tables, Usual()).shift_deadlines(number)
        async with here.tables.changing(number) as table:
            table.deadlines["alarm"] = here.at + 90
            await here.tables.save(table)
        before = await here.left(number)
        await here.later(90)
        assert await here.left(number) == {kind: due - 90 for kind, due in before.items()} | {"alarm": 36_000 - 90}


# reminders


@pytest.mark.parametrize(
    ("clock", "rung"), [("15m", [450]), ("1h", [1800, 3240]), ("24h", [43_200, 77_760]), ("7d", [302_400, 544_320])]
)
async def test_people_are_reminded_at_half_time_and_when_a_tenth_is_left(
    tmp_path: Path, clock: str, rung: list[float]
) -> None:
    """Where that is five minutes at least."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock=clock)
        for at in rung:
            assert (await here.left(number))["remind"] == NOON + at - here.at
            await here.later(NOON + at - here.at)
            table = await here.get(number)
            assert table.notes.ring == table.version
        assert "remind" not in await here.left(number)


async def test_in_quiet_hours_nobody_is_reminded_and_afterwards_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")
        asked: list[int] = []

        async def quiet(person: int) -> float:
            asked.append(person)
            return NOON + 3400

        here.here.deadlines.availability.quiet_hours_until = quiet
        await here.later(1800)
        assert asked == [ANA], "who is asked, and nobody else"
        assert (await here.get(number)).notes.ring == NEVER
        assert await here.left(number) == {"turn": 1800, "remind": 1600}
        await here.later(1600)
        table = await here.get(number)
        assert table.notes.ring == table.version
        assert await here.left(number) == {"turn": 200}, "the last tenth has begun"


async def test_who_would_wake_up_too_late_is_reminded_at_night(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")

        async def quiet(_person: int) -> float:
            return NOON + 3600

        here.here.deadlines.availability.quiet_hours_until = quiet
        await here.later(1800)
        assert (await here.get(number)).notes.ring != NEVER
        assert await here.left(number) == {"turn": 1800, "remind": 1440}


async def test_the_last_reminder_waits_for_a_holiday_too(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")
        away(here, 0, 2000, 2000 + DAY)
        await Pauses(here.tables, Usual()).shift_deadlines(number)
        await here.later(1800)
        assert await here.left(number) == {"turn": 1800 + DAY, "remind": 1440 + DAY}


# when the bot was away


@pytest.mark.parametrize(("clock", "more"), [("1m", 6), ("1h", 360), ("24h", 3600), ("7d", 3600)])
async def test_a_turn_that_runs_out_right_after_a_break_has_a_while_more_once(
    tmp_path: Path, clock: str, more: float
) -> None:
    """As much as its last tenth, and an hour at most."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock=clock)
        turn = (await here.left(number))["turn"]
        async with here.tables.changing(number) as table:
            del table.deadlines["remind"]
            await here.tables.save(table)
        here.tables.clock.back = NOON + turn - more + 1
        await here.later(turn)
        table = await here.get(number)
        assert (table.awaited, table.players[0].idle) == ((0,), 0)
        assert await here.left(number) == {"turn": more}
        await here.later(more)
        assert (await here.get(number)).awaited == (1,)


async def test_who_was_back_long_enough_has_no_more_time(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        here.tables.clock.back = NOON + 60 - 6
        await here.later(60, ticks=2)
        assert (await here.get(number)).awaited == (1,)


async def test_what_ran_out_in_the_break_is_due_a_while_after_it(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        here.tables.clock.back = NOON + 100
        await here.later(100, ticks=2)
        assert (await here.get(number)).awaited == (0,)
        assert await here.left(number) == {"turn": 6}
