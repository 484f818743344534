"""Holidays, quiet hours and reminders: whose clock stands still when, and who is rung how."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Any

import pytest

from bot.people.absence import QuietTimes, days_of, limit_to_allowance, quiet_hours_end, whole_days
from bot.people.preferences import ZONES
from bot.time import DAY, add_counting, counting_between, merge_spans, move_deadline
from bot.words import texts
from bot.words.texts import day_in_words
from cogs.people.away import AwayDaysPress, named_days, read_day
from cogs.people.screens import AwayPress
from cogs.tables.screens import MyTablesPress
from tests.support.folding import each
from tests.support.house import House, parts

pytestmark = pytest.mark.both_databases

HOUR = 3600.0
LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"


async def passes(house: House, seconds: float) -> None:
    """So much time passes, and what is due happens."""
    await house.passes(seconds)
    await house.services.painter.finish()


def at(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=UTC).timestamp()


# reckoning


def test_time_that_does_not_count_is_left_out() -> None:
    assert add_counting(100, 50, ()) == 150
    assert add_counting(100, 50, [(120, 200)]) == 230
    assert add_counting(100, 50, [(0, 90), (90, 110), (130, 140), (170, 1000)]) == 1000
    assert add_counting(100, 50, [(0, 90), (90, 110), (130, 140), (171, 1000)]) == 170
    assert counting_between(100, 230, [(120, 200)]) == 50
    assert counting_between(100, 90, ()) == 0
    assert merge_spans([(5, 6), (1, 3), (2, 4), (9, 9)], since=0) == ((1, 4), (5, 6))
    assert merge_spans([(1, 3), (5, 6)], since=3) == ((5, 6),)
    assert merge_spans([(1, 9), (2, 4)]) == ((1, 9),), "one lies within the other"


def test_a_deadline_moves_with_the_times_that_do_not_count_and_back() -> None:
    pause = ((100.0, 1000.0),)
    assert move_deadline(150, 100, (), pause) == 1050
    assert move_deadline(1050, 400, pause, ()) == 450
    assert move_deadline(90, 100, (), pause) == 1000, "what was overdue waits for the end"
    assert move_deadline(90, 100, (), ()) == 90


@each(
    ("hours", "zone", "now", "until"),
    [
        ("off", "UTC", "2026-03-01 03:00", "2026-03-01 03:00"),
        ("22-7", "UTC", "2026-03-01 21:59", "2026-03-01 21:59"),
        ("22-7", "UTC", "2026-03-01 22:00", "2026-03-02 07:00"),
        ("22-7", "UTC", "2026-03-02 06:59", "2026-03-02 07:00"),
        ("22-7", "UTC", "2026-03-02 07:00", "2026-03-02 07:00"),
        ("0-8", "UTC", "2026-03-02 00:10", "2026-03-02 08:00"),
        ("0-8", "UTC", "2026-03-02 23:10", "2026-03-02 23:10"),
        ("22-7", "Asia/Tokyo", "2026-03-01 13:30", "2026-03-01 22:00"),
        ("22-7", "Europe/Berlin", "2026-03-28 22:00", "2026-03-29 05:00"),  # the night in which the clocks go forward
    ],
)
def test_quiet_hours_are_those_of_the_zone(hours: str, zone: str, now: str, until: str) -> None:
    assert quiet_hours_end(at(now), QuietTimes(hours, zone)) == at(until)


@each(
    ("quiet", "now", "until"),
    [
        (QuietTimes("off", "UTC", "9-17"), "2026-03-06 12:00", "2026-03-06 17:00"),  # a Friday
        (QuietTimes("off", "UTC", "9-17"), "2026-03-07 12:00", "2026-03-07 12:00"),
        (QuietTimes("off", "UTC", "off", "56"), "2026-03-06 23:59", "2026-03-06 23:59"),
        (QuietTimes("off", "UTC", "off", "56"), "2026-03-07 00:00", "2026-03-09 00:00"),
        (QuietTimes("22-7", "UTC", "9-17", "56"), "2026-03-07 12:00", "2026-03-09 07:00"),  # without a gap
        (QuietTimes("22-9", "UTC", "9-17"), "2026-03-05 23:00", "2026-03-06 17:00"),
        (QuietTimes("22-7", "UTC", "9-17"), "2026-03-06 08:00", "2026-03-06 08:00"),
        (QuietTimes("off", "Asia/Tokyo", "9-17"), "2026-03-06 02:00", "2026-03-06 08:00"),
        (QuietTimes("off", "Asia/Tokyo", "off", "0"), "2026-03-08 16:00", "2026-03-09 15:00"),
        (QuietTimes("off", "Europe/Berlin", "off", "6"), "2026-03-28 23:00", "2026-03-29 22:00"),  # a short Sunday
        (QuietTimes("20-7", "UTC", "7-17", "012345"), "2026-03-02 12:00", "2026-03-08 07:00"),  # one day is left
    ],
)
def test_working_hours_and_whole_days_are_quiet_too(quiet: QuietTimes, now: str, until: str) -> None:
    assert quiet_hours_end(at(now), quiet._replace(days=[*quiet.days])) == at(until)


def test_every_zone_is_known() -> None:
    assert len(set(ZONES)) == len(ZONES) <= 24
    for zone in ZONES:
        assert quiet_hours_end(at("2026-03-01 12:00"), QuietTimes("22-7", zone)) >= at("2026-03-01 12:00")


@each("zone", ["Asia/Tokyo", "America/Sao_Paulo", "Europe/Berlin", "UTC"])
def test_days_are_the_same_in_every_zone_also_where_a_month_allows_less(zone: str) -> None:
    spans = [whole_days(date(2026, 3, 25), date(2026, 4, 10), zone)]  # the clocks of Berlin go forward
    assert [days_of(span, zone) for span in spans] == [(date(2026, 3, 25), date(2026, 4, 10))]
    assert [days_of(span, zone) for span in limit_to_allowance(spans, 6, zone)] == [
        (date(2026, 3, 25), date(2026, 3, 30)),
        (date(2026, 4, 1), date(2026, 4, 6)),
    ]


def test_days_stand_in_the_words_of_the_reader() -> None:
    said = {tongue: day_in_words(tongue, date(2026, 12, 24)) for tongue in texts.LANGUAGES}
    assert said == {
        "en": "December 24",
        "pt-BR": "24 de dezembro",
        "sr-Latn": "24. decembar",
        "zh-CN": "12月24日",
        "de": "24. Dezember",
    }
    assert texts.text("en", "away-told", count=0) == "Your clocks will be stopped then."


def test_days_are_read_as_people_write_them() -> None:
    today = date(2026, 12, 20)
    for written, meant in (
        ("2026-12-24", date(2026, 12, 24)),
        ("2026.12.24", date(2026, 12, 24)),
        ("24.12.2026.", date(2026, 12, 24)),
        ("24. 12. 2026.", date(2026, 12, 24)),
        ("24.12.26", date(2026, 12, 24)),
        ("24/12/2026", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("3/4", date(2027, 4, 3)),
        ("12月24日", date(2026, 12, 24)),
        ("2027年1月3号", date(2027, 1, 3)),
        ("２４．１２．", date(2026, 12, 24)),
        ("\u200e24.12.\ufeff", date(2026, 12, 24)),
        ("29.2.", date(2028, 2, 29)),
        (" 24.12. ", date(2026, 12, 24)),
        ("24.12", date(2026, 12, 24)),
        ("24-12-2026", date(2026, 12, 24)),
        ("3.1.", date(2027, 1, 3)),
        ("3. 1. 2028", date(2028, 1, 3)),
        ("Today", today),
        ("tomorrow", date(2026, 12, 21)),
        ("heute", today),
        ("Amanhã", date(2026, 12, 21)),
        ("sutra", date(2026, 12, 21)),
        ("今天", today),
    ):
        assert read_day(written, today, named_days()) == meant
    assert read_day("3.1.", today, named_days(), date(2027, 12, 28)) == date(2028, 1, 3), "from the first day on"
    for nonsense in (
        "",
        "soon",
        "31.2.",
        "2026-13-01",
        "12/24",
        "12-24-2026",
        "29.2.2027",
        "24.12." + " " * 40,
        "99999-01-01",
        "0.0.",
        "24.12.0000",
    ):
        with pytest.raises(ValueError):  # noqa: PT011 -- whatever Python says of it
            read_day(nonsense, today, named_days())


def test_a_month_has_room_for_so_many_days() -> None:
    whole = whole_days(date(2026, 1, 25), date(2026, 2, 10), "UTC")
    assert limit_to_allowance([whole], 31, "UTC") == [
        (at("2026-01-25"), at("2026-02-01")),
        (at("2026-02-01"), at("2026-02-11")),
    ]
    assert limit_to_allowance([whole], 3, "UTC") == [
        (at("2026-01-25"), at("2026-01-28")),
        (at("2026-02-01"), at("2026-02-04")),
    ]
    assert limit_to_allowance([whole], 0, "UTC") == []
    twice = [(at("2026-01-01"), at("2026-01-03")), (at("2026-01-02"), at("2026-01-05"))]
    assert sum(end - begin for begin, end in limit_to_allowance(twice, 31, "UTC")) == 4 * DAY
    assert sum(end - begin for begin, end in limit_to_allowance(twice, 3, "UTC")) == 3 * DAY
    back_and_away = [(at("2026-01-01 09:00"), at("2026-01-02 10:00")), (at("2026-01-02 12:00"), at("2026-01-05"))]
    assert limit_to_allowance(back_and_away, 3, "UTC") == [back_and_away[0], (at("2026-01-02 12:00"), at("2026-01-04"))]


# at tables


async def begun(house: House, **options: Any) -> None:
    await house.begun("ana", "bia", "caio", **options)
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    assert (await house.table()).awaited == (2,)


def day(house: House, days: int) -> str:
    return datetime.fromtimestamp(house.services.absences.now() + days * DAY, UTC).date().isoformat()


async def test_on_holiday_the_clock_stands_still_and_the_table_is_told(house: House) -> None:
    await begun(house, turn_clock="24h")
    before = (await house.table()).deadlines["turn"]
    answer = await house.away(house.caio, "today", day(house, 4))
    said = house.said(answer.response._message)
    assert "One table has been told" in said
    table = await house.table()
    assert 4 * DAY < table.deadlines["turn"] - before <= 5 * DAY
    assert "🏖️ time off: January 1 to January 5" in house.said(await house.table_message())
    hand = house.hand(house.caio).id
    for _ in range(4):
        await passes(house, DAY)
        await house.restart()
    assert (await house.table()).awaited == (2,)
    assert house.hand(house.caio).id == hand, "nobody rings on holiday"
    answer = await house.press(house.caio, "home", message=answer.response._message)
    assert "your clocks are running again" in house.said(answer.response._message)
    due = (await house.table()).deadlines["turn"] - house.bot.clock.now()
    assert DAY - 60 < due <= DAY, "all of the time is left"
    assert "🏖️" not in house.said(await house.table_message())


async def test_who_is_back_ends_only_what_has_begun(house: House) -> None:
    """What is yet to begin stays, is named, and has a button that cancels it."""
    await begun(house, turn_clock="24h")
    await house.away(house.caio, "today", day(house, 1))
    answer = await house.away(house.caio, day(house, 20), day(house, 22))
    shown = answer.response._message
    assert "January 1 to January 2" in house.said(shown)
    await house.press(house.caio, "home", message=shown)
    said = house.said(house.env.backend.get_message(shown.channel_id, shown.id))
    assert "your clocks are running again" in said
    assert "January 21 to January 23" in said
    assert "January 1 to" not in said
    message = house.env.backend.get_message(shown.channel_id, shown.id)
    assert "home" not in house.buttons(message), "nothing has begun"
    await house.press(house.caio, "calloff", message=message)
    assert "Your time off is cancelled" in house.said(house.env.backend.get_message(shown.channel_id, shown.id))
    assert [
        one for one in await house.services.store.holidays.list_for(house.caio.id) if one[1] > house.bot.wall()
    ] == []


async def test_the_days_on_which_clocks_stop_are_told(house: House) -> None:
    """Not only how many there are a month: also when somebody looks later."""
    await begun(house, turn_clock="24h")
    answer = await house.away(house.caio, day(house, 1), day(house, 20))
    counted = "clocks stop 14 days a month at most. Yours stop: January 2 to January 15."
    assert counted in house.said(answer.response._message)
    assert counted in house.said((await house.visit(house.caio, AwayPress())).response._message)


async def test_holidays_count_also_for_decisions_that_come_later(house: House) -> None:
    await begun(house, turn_clock="6h")
    await house.away(house.bia, "today", day(house, 1))
    assert (await house.table()).deadlines["turn"] - house.bot.clock.now() <= 6 * HOUR, "it is caio who is asked"
    await house.caio.slash(house.channel, "play", move="draw")
    table = await house.table()
    assert table.awaited == (1,)
    _, until = (await house.services.store.holidays.list_for(house.bia.id))[0]
    assert table.deadlines["turn"] == pytest.approx(until - house.bot.clock.ahead + 6 * HOUR)
    assert table.deadlines["remind"] == pytest.approx(until - house.bot.clock.ahead + 3 * HOUR)


async def test_days_away_tell_nobody_the_time_zone(house: House) -> None:
    """Whoever reads the table sees equal days for those who have announced equal days, and no moment of them."""
    await house.begun("ana", "bia", "caio")
    now = house.services.absences.now()
    for who, zone in ((house.ana, "Asia/Tokyo"), (house.bia, "America/Sao_Paulo")):
        await house.services.preferences.choose("person", who.id, "zone", zone)
        answer = await house.away(who, day(house, 20), day(house, 55))
        assert "<t:" not in house.said(answer.response._message)
    await house.services.painter.finish()
    seats = re.findall("🏖️([^)]*)", house.said(await house.table_message()))
    shown = {*seats}
    assert len(seats) == 2
    assert now == pytest.approx(at("2026-01-01"), abs=60)
    assert shown == {" time off: January 21 to February 14"}, "fourteen days a month are allowed"


async def test_a_server_grants_so_many_days_a_month_and_no_more(house: House) -> None:
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.preferences.choose("server", house.guild.id, "holidays", "0")
    await begun(house, turn_clock="6h")
    before = (await house.table()).deadlines
    answer = await house.away(house.caio, "today", "tomorrow")
    assert "0 days a month" in house.said(answer.response._message)
    assert (await house.table()).deadlines == before
    assert "🏖️" not in house.said(await house.table_message())


@pytest.mark.parametrize(
    ("begin", "end", "said"),
    [
        ("soon", "later", "can't read soon as a day"),
        ("2026-02-30", "2026-03-01", "can't read 2026\\-02\\-30 as"),
        ("tomorrow", "today", "comes before the first"),
        ("", "yesterday", "can't read yesterday"),
        ("3/24", "", "can't read 3/24"),
        ("2020-01-01", "2020-01-05", "over already"),
        ("today", "2999-01-01", "62 days"),
        ("2999-01-01", "2999-01-02", "within a year"),
        ("`@everyone`", "**", "as a day"),
    ],
)
async def test_days_that_make_no_sense_are_refused(house: House, begin: str, end: str, said: str) -> None:
    answer = await house.away(house.ana, begin, end)
    assert said in answer.response.content
    assert await house.services.store.holidays.list_for(house.ana.id) == ()


@pytest.mark.parametrize(("begin", "end", "days"), [("today", "", 1), ("", "tomorrow", 2), ("tomorrow", "", 1)])
async def test_a_date_alone_is_one_day_and_a_last_day_alone_begins_today(
    house: House, begin: str, end: str, days: int
) -> None:
    await house.away(house.ana, begin, end)
    (span,) = await house.services.store.holidays.list_for(house.ana.id)
    assert days - 1 < (span[1] - span[0]) / DAY <= days


async def test_without_days_one_sees_what_was_announced(house: House) -> None:
    answer = await house.visit(house.ana, AwayPress())
    assert "stops your clocks" in house.said(answer.response._message)
    for days in range(10):
        await house.away(house.ana, day(house, 3 * days + 1), day(house, 3 * days + 2))
    answer = await house.away(house.ana, day(house, 40), day(house, 41))
    assert "announced time off 10 times" in answer.response.content
    answer = await house.visit(house.ana, AwayPress())
    assert house.said(answer.response._message).count("🏖️") == 10


# reminders


def rung(house: House) -> list[Any]:
    return [one for one in house.messages(house.channel.id) if "waiting for you" in house.said(one)]


async def test_a_reminder_by_mention_rings_at_the_table(house: House) -> None:
    await begun(house, turn_clock="1h")
    await house.services.preferences.choose("person", house.caio.id, "reminders", "mention")
    hand = house.hand(house.caio).id
    await passes(house, HOUR / 2)
    assert [message.ping_user_ids for message in rung(house)] == [[house.caio.id]]
    assert house.hand(house.caio).id == hand
    await house.restart()
    await passes(house, 60)
    assert len(rung(house)) == 1, "once"
    await passes(house, HOUR * 0.4)
    assert len(rung(house)) == 2, "and once when little is left"


async def test_who_takes_no_direct_messages_is_mentioned(house: House) -> None:
    await begun(house, turn_clock="1h")
    await house.services.store.people.save_contact(house.caio.id, takes_dms=False)
    await passes(house, HOUR / 2)
    assert len(rung(house)) == 1
    await passes(house, 30)
    assert len(rung(house)) == 1


async def test_who_wants_no_reminders_gets_none(house: House) -> None:
    await begun(house, turn_clock="1h")
    await house.services.preferences.choose("person", house.caio.id, "reminders", "off")
    hand = house.hand(house.caio).id
    await passes(house, HOUR * 0.5)
    await passes(house, HOUR * 0.45)
    assert (house.hand(house.caio).id, rung(house)) == (hand, [])


async def test_in_quiet_hours_nobody_is_reminded_and_afterwards_once(house: House) -> None:
    await begun(house, turn_clock="12h")
    hour = datetime.fromtimestamp(house.services.absences.now(), UTC).hour
    assert hour == 0, "the clock of the tests begins at midnight"
    await house.services.preferences.choose("person", house.caio.id, "quiet", "1-9")
    hand = house.hand(house.caio).id
    await passes(house, 6.1 * HOUR)
    assert house.hand(house.caio).id == hand
    assert (await house.table()).deadlines["remind"] == pytest.approx(at("2026-01-01 09:00"), abs=60)
    await house.services.preferences.choose("person", house.caio.id, "quiet", "0-9")
    await passes(house, 3 * HOUR)
    rung_once = house.hand(house.caio).id
    assert rung_once > hand
    await passes(house, HOUR)
    assert house.hand(house.caio).id == rung_once


async def test_a_hand_that_comes_in_quiet_hours_comes_silently(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="12h")
    await house.lay(LAID)
    await house.services.preferences.choose("person", house.caio.id, "quiet", "0-9")
    await passes(house, 600)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    assert house.hand(house.caio).flags & (1 << 12)


# after a break


async def test_a_turn_that_runs_out_right_after_a_break_has_a_while_more(house: House) -> None:
    """Nobody loses a turn because the bot was down."""
    await begun(house, turn_clock="1h")
    await passes(house, HOUR - 60)
    await house.services.store.clock.keep(house.bot.clock.now())
    house.skipped += DAY
    await house.restart()
    due = (await house.table()).deadlines["turn"] - house.bot.clock.now()
    assert due <= 60, "the clock stood"
    await passes(house, 90)
    table = await house.table()
    assert table.awaited == (2,)
    assert table.players[2].idle == 0
    assert 0 < table.deadlines["turn"] - house.bot.clock.now() <= 360
    await passes(house, 360)
    assert (await house.table()).players[2].idle == 1, "once"


# my tables


async def test_all_of_ones_tables_are_listed_those_that_wait_first(house: House) -> None:
    answer = await house.ana.slash(house.channel, "games")
    assert "not at any table" in house.said(answer.response._message)
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID.replace("turn ana", "turn bia"))
    house.channel = house.guild.create_text_channel("outra")
    await house.begun("bia", "ana", rules="classic", turn_clock="6h")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n")
    house.channel = house.guild.create_text_channel("terceira")
    await house.seated("caio", "ana", rules="german")
    answer = await house.ana.slash(house.channel, "games")
    said = house.said(answer.response._message)
    assert answer.ephemeral
    lines = [line for line in said.splitlines() if "[#" in line]
    assert ["#2" in lines[0], "#1" in lines[1], "#3" in lines[2]] == [True] * 3
    assert "Your turn at 1 table\n**Mau-Mau** · House" in said
    assert "Others' turn\n**Mau Mau Voador** · House" in said
    assert "top: 5♠ · <t:" in said
    assert "Waiting for bia · <t:" in said
    assert "Not started yet: 2 of" in said
    assert f"/{house.guild.id}/" in said
    answer = await house.dora.slash(house.channel, "games")
    assert "not at any table" in house.said(answer.response._message)


async def test_a_long_list_has_pages(house: House) -> None:
    house.services.lobbies.limits = house.services.lobbies.limits._replace(channel=100, person=100)
    for _ in range(12):
        await house.seated("ana", "bia")
    answer = await house.ana.slash(house.channel, "games")
    message = answer.response._message
    assert house.said(message).count("[#") == 8
    await house.ana.click(house._real(message), custom_id=MyTablesPress(1).id)
    assert house.said(house.env.backend.get_message(message.channel_id, message.id)).count("[#") == 4


async def test_time_off_is_announced_by_buttons(house: House) -> None:
    me = (await house.ana.slash(house.channel, "me")).response._message
    shown = (await house.press(house.ana, "away", message=me)).response._message
    assert "stops your clocks" in house.said(shown)
    week = next(part["custom_id"] for part in parts(shown.components) if part.get("label") == "7 days")
    shown = (await house.ana.click(house._real(shown), custom_id=week)).response._message
    assert len(await house.services.absences.list_announced(house.ana.id)) == 1
    assert "home" in house.buttons(shown)
    for days in ("0", "99"):
        await house.forge_at(house.ana, shown, f"mm1:away-for:0:-1:{days}")
        assert len(await house.services.absences.list_announced(house.ana.id)) == 1
    back = await house.press(house.ana, "settings", message=shown)
    assert "My settings" in house.said(back.response._message)


async def test_other_days_are_written_into_a_form(house: House) -> None:
    """It says how a day is written, in each language."""
    await house.services.store.people.meet(house.ana.id, "ana", "en-US")
    for tongue in texts.LANGUAGES:
        await house.services.preferences.choose("person", house.ana.id, "language", tongue)
        asked = await house.visit(house.ana, AwayDaysPress())
        assert asked.modal is not None
        assert [(one["label"], one["description"]) for one in asked.modal["components"]] == [
            (texts.text(tongue, key), texts.text(tongue, "away-written")) for key in ("away-first", "away-last")
        ]
