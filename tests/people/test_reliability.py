"""Reliability: who finishes matches, how soon people answer, and what does not count against anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.people.absence import QuietTimes, quiet_hours_end, quiet_spans
from bot.people.preferences import MORE
from bot.screens.lobby import ControlsPress, WhoPress
from bot.store.schema import attendance
from bot.tables.play import Pauses
from bot.tables.table import Refused, Why
from bot.time import DAY, HOUR, MINUTE
from bot.words.texts import Person
from cogs.people.attendance import ReliabilityCog, who_view
from cogs.people.privacy import PrivacyCog
from cogs.people.reliability import MATCHES_COUNTED, NEWCOMERS_SEATED, Attendance, AttendanceStore, Reliability, lacking
from cogs.people.screens import SettingsPress
from rules.table import Action
from tests.support.house import House
from tests.support.limits import shown
from tests.support.room import LAST, Room, room
from tests.support.usual import Usual

THREE = "rules classic\nseats ana bia caio\ntop 5S\nhand ana 6S\nhand bia 6D 2C 9C\nhand caio 8D 9D 7C\nturn ana"
ANA, BIA, CAIO = 1, 2, 3


async def finished(here: Room) -> dict[int, bool]:
    """Whether each person has finished the match."""
    rows = await here.here.store.database.all(sa.select(attendance).where(attendance.c.round == 0))
    return {row["person"]: row["finished"] for row in rows}


async def answered(here: Room) -> dict[int, float]:
    rows = await here.here.store.database.all(sa.select(attendance).where(attendance.c.round > 0))
    return {row["person"]: row["answer_s"] for row in rows}


async def after_a_round(here: Room, **chosen: Any) -> int:
    number = await here.laid(THREE, target="100", **chosen)
    await here.act(number, ANA, "play", "6S")
    return number


# what counts


async def test_who_plays_to_the_end_has_finished(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(THREE, target="1")
        await here.act(number, ANA, "play", "6S")
        assert (await here.get(number)).closed is not None
        assert await finished(here) == {ANA: True, BIA: True, CAIO: True}


async def test_who_leaves_has_not_finished_and_the_others_have(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here)
        for person in (BIA, CAIO):
            await here.lobbies.leave_seat(number, person)
        assert await finished(here) == {ANA: True, BIA: False, CAIO: False}


async def test_who_leaves_in_the_first_round_has_not_finished(tmp_path: Path) -> None:
    """Whom they leave behind has."""
    async with room(tmp_path) as here:
        number = await here.laid(THREE)
        for person in (BIA, CAIO):
            await here.lobbies.leave_seat(number, person)
        assert await finished(here) == {ANA: True, BIA: False, CAIO: False}


async def test_who_was_sent_away_has_neither(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here)
        for person in (ANA, BIA):
            await here.lobbies.send_away(number, person, CAIO)
        await here.lobbies.leave_seat(number, BIA)
        assert await finished(here) == {ANA: True, BIA: False}


async def test_who_is_absent_and_comes_back_has_finished(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here)
        await here.matches.make_absent(number, BIA)
        await here.matches.make_absent(number, CAIO)
        await here.matches.act(number, BIA, [Action("back")])
        await here.matches.deal(number, ANA)
        await here.lobbies.leave_seat(number, CAIO)
        for person in (ANA, BIA):
            await here.lobbies.close(number, person)
        assert await finished(here) == {ANA: True, BIA: True, CAIO: False}


async def test_a_match_that_somebody_else_ends_is_nobodys_fault(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here)
        await here.lobbies.close_by_manager(number, 99)
        ended = (await here.get(number)).ended
        assert ended is not None
        assert ended.why == Why.CLOSED
        assert await finished(here) == {}


async def test_everybody_leaves_in_the_same_second(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here)
        going = (here.lobbies.leave_seat(number, person) for person in (ANA, BIA, CAIO))
        await asyncio.gather(*going, return_exceptions=True)
        assert sorted((await finished(here)).values()) == [False, False, True], "whoever comes last was left alone"


async def test_a_match_with_computers_alone_says_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        computers = LAST.replace("bia", "zezé").replace("seats ana zezé", "seats ana zezé\ncomputers zezé")
        number = await here.laid(computers, target="1")
        await here.act(number, ANA, "play", "6S")
        assert await finished(here) == {}


# how soon people answer


async def test_an_answer_takes_the_time_that_counts(tmp_path: Path) -> None:
    """A pause in its midst does not."""
    async with room(tmp_path) as here:
        here.here.reliability.availability.uncounted_spans = pauses_only
        number = await here.laid(THREE.replace("6D 2C 9C", "6D").replace("ana 6S", "ana 6S 9H"), target="100")
        await here.act(number, ANA, "play", "6S")
        pauses = Pauses(here.tables, Usual())
        await here.later(10 * MINUTE)
        for person in (ANA, BIA):
            await pauses.pause(number, person, "24h")
        await here.later(20 * HOUR)
        for person in (ANA, BIA):
            await pauses.go_on(number, person)
        await here.later(5 * MINUTE)
        await here.act(number, BIA, "play", "6D")
        assert (await answered(here))[BIA] == 15 * MINUTE


async def pauses_only(table: Any, _since: float) -> Any:
    return [[(begin, end) for begin, end in table.notes.pause.past] for _ in table.players]


async def test_a_turn_that_the_house_takes_lasted_as_long_as_its_clock(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(THREE.replace("hand ana 6S", "hand ana 6S 7S"), target="100", turn_clock="1h")
        await here.later(HOUR + 1, ticks=3)
        rows = await answered(here)
        assert rows == {}, "the round goes on"
        assert (await here.get(number)).players[0].idle == 1


def test_quiet_hours_are_found_between_two_times() -> None:
    noon = 1_000_000_800.0 // DAY * DAY + 12 * HOUR
    spans = quiet_spans(noon, noon + 2 * DAY, QuietTimes("22-7", "UTC"))
    assert [(end - begin) / HOUR for begin, end in spans] == [9, 9]
    assert all(quiet_hours_end(begin + 1, QuietTimes("22-7", "UTC")) == end for begin, end in spans)
    assert quiet_spans(noon, noon + HOUR, QuietTimes("22-7", "UTC")) == []
    assert quiet_spans(noon, noon + DAY, QuietTimes("off", "UTC")) == []
    assert quiet_spans(noon, noon + DAY, QuietTimes("0-8", "Asia/Tokyo"))


async def test_quiet_hours_and_holidays_do_not_count(house: House) -> None:
    """Asked at midnight by the clock of this Discord, quiet until seven, at home for a day after that."""
    table = await house.begun("ana", "bia", target="100", scoring="cards", turn_clock="72h")
    first, other = ("ana", "bia") if table.awaited == (0,) else ("bia", "ana")
    who = house.people[first]
    await house.lay(f"top 5S\nhand {first} 6S\nhand {other} 2C 9C\nturn {first}\n")
    await house.services.preferences.choose("person", who.id, "quiet", "22-7")
    asked = house.services.tables.now()
    house.later(8 * HOUR)
    uncounted = await house.services.absences.uncounted_spans(await house.table(), asked)
    ((begin, end),) = uncounted[table.awaited[0]]
    nothing = uncounted[1 - table.awaited[0]]
    assert end - begin == 9 * HOUR
    assert begin <= asked < end
    assert nothing == ()
    await house.play(who, "6♠")
    record = await house.cog(ReliabilityCog).reliability.get(house.guild.id, who.id)
    assert record.answer_s is not None
    assert record.answer_s < 1.1 * HOUR


# who may sit down


async def attend(here: Room, person: int, *done: bool) -> None:
    """A person has begun these matches, the last one last."""
    common = {"person": person, "server": 1, "table_id": (await here.here.tables.open_tables.list_for_server(1))[0]}
    rows = [common | {"round": -at, "at": float(at), "finished": one} for at, one in enumerate(done, 1)]
    async with here.here.store.database.writing() as connection:
        await connection.execute(attendance.insert(), rows)


async def company(here: Room) -> int:
    reliability = Reliability(AttendanceStore(here.here.store.database), Usual())
    here.lobbies.may_sit.append(reliability.check)
    number = await here.lobby("classic", "ana")
    await here.lobbies.set_option(number, 1, "company", "on")
    for person in range(2, 15):
        await here.here.store.people.meet(person, f"p{person}", "en-US")
    return number


async def test_who_finishes_nine_of_ten_sits_down_and_who_does_not_hears_how_they_can(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await company(here)
        await attend(here, 2, *[True] * 9, False)
        await attend(here, 3, *[True] * 8, False, False)
        await here.lobbies.sit(number, 2, "bia")
        with pytest.raises(Refused) as refused:
            await here.lobbies.sit(number, 3, "caio")
        assert refused.value.facts == {"finished": 8, "begun": 10, "count": 10}


async def test_newcomers_are_let_in_a_few_at_a_time(tmp_path: Path) -> None:
    """Twelve accounts of one person do not fill the table."""
    async with room(tmp_path) as here:
        number = await company(here)
        await attend(here, 1, *[True] * 5)
        found = await asyncio.gather(
            *(here.lobbies.sit(number, person, f"p{person}") for person in range(2, 14)), return_exceptions=True
        )
        seated = [one for one in found if not isinstance(one, BaseException)]
        assert len(seated) == NEWCOMERS_SEATED
        assert {one.key for one in found if isinstance(one, Refused)} == {"newcomers"}


def test_old_matches_are_pushed_out_by_new_ones() -> None:
    assert lacking(Attendance((True,) * 9 + (False,))) == 0
    assert lacking(Attendance((False, False, *(True,) * 8))) == 10
    bad = Attendance((False,) * MATCHES_COUNTED)
    assert lacking(bad) == 18


# what is shown


async def test_only_who_sits_there_sees_who_sits_there(house: House) -> None:
    await house.seated("ana", "bia")
    lobby = await house.table_message()
    beside = (await house.press(house.caio, ControlsPress.op)).response._message
    assert WhoPress.op not in house.buttons(beside)
    answer = await house.forge_at(house.caio, beside, WhoPress(house.number).id)
    assert "You're not at this table" in answer.response.content
    answer = await house.press(house.bia, WhoPress.op)
    said = house.said(answer.response._message)
    assert "**ana** · 🌱 new here" in said
    assert answer.response.ephemeral
    assert "new here" not in house.said(lobby)


@pytest.mark.parametrize(
    ("answer_s", "ago", "told"),
    [
        (10 * MINUTE, DAY, "answers within minutes · played today"),
        (10 * MINUTE + 1, DAY + 1, "answers within an hour · played this week"),
        (5 * HOUR, 7 * DAY, "answers within a few hours · played this week"),
        (DAY, 31 * DAY, "answers within a day · played this month"),
        (DAY + 1, 31 * DAY + 1, "takes days to answer · hasn't played for over a month"),
    ],
)
def test_who_has_played_enough_is_told_of_in_a_line(answer_s: float, ago: float, told: str) -> None:
    record = Attendance((True,) * 9 + (False,), answer_s, 1e9 - ago)
    said = shown(who_view([("ana", record)], 1e9, Person("en")))
    assert said.endswith(f"**ana** · finishes 9 of 10 matches · {told}")


async def more_of_me(house: House, who: Any) -> str:
    """What *More* of ``/me`` says to somebody."""
    shown = (await who.slash(house.channel, "me")).response._message
    more = await who.click(house._real(shown), custom_id=SettingsPress(MORE).id)
    return house.said(more.response._message)


async def test_a_person_reads_their_own_and_how_it_comes_back_up(house: House) -> None:
    await house.begun("ana", "bia", target="1", scoring="cards")
    async with house.services.store.database.writing() as connection:
        rows = [
            {"table_id": 1, "round": -n, "person": house.ana.id, "server": house.guild.id, "at": n, "finished": n < 9}
            for n in range(1, 11)
        ]
        await connection.execute(attendance.insert(), rows)
    said = await more_of_me(house, house.ana)
    assert "8 of your last 10" in said
    assert "Finish 10 more" in said
    assert "Quiet hours, time off, pauses and being sent away don't count" in said
    said = await more_of_me(house, house.bia)
    assert "You're new here: after 5 more matches" in said
    await house.cog(PrivacyCog).privacy.erase(house.ana.id)
    rows = await house.services.store.database.all(sa.select(attendance))
    assert [row for row in rows if row["person"] == house.ana.id] == []
