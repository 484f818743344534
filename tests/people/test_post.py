"""One message for all tables, at times of one's own; and who is rung when."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.sender import NONCE_CHARACTERS
from bot.people.preferences import UNPLANNED
from bot.screens.page import NextTablePress
from bot.shards import Shards
from bot.store.schema import tables
from bot.words import texts
from bot.words.texts import Person
from cogs.people.digest import digest_nonce, next_digest
from cogs.people.preferences import PreferencesCog
from cogs.people.privacy import PrivacyCog
from cogs.people.screens import PreferPress
from cogs.tables.screens import digest_view
from tests.support.erasing import forgotten, standing
from tests.support.folding import each
from tests.support.house import House, manager, parts
from tests.support.screens import check

pytestmark = pytest.mark.both_databases

HOUR = 3600.0
LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"
SILENT = 1 << 12


def at(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=UTC).timestamp()


async def passes(house: House, seconds: float) -> None:
    """So much time passes, and what is due happens."""
    await house.passes(seconds)
    await house.services.painter.finish()


async def until(house: House, hour: float) -> None:
    """It becomes this hour, counted from the first midnight; what is due by then happens."""
    await passes(house, at("2026-01-01") + hour * HOUR - house.services.absences.now())


async def chooses(house: House, who: Any, **chosen: str) -> None:
    """Somebody who is known chooses, and what hangs on that is planned."""
    for name, value in chosen.items():
        await house.services.preferences.choose("person", who.id, name, value)
    await passes(house, 1)


async def begun(house: House, **options: Any) -> None:
    """Caio gets one message at 8 and at 18. At a table of three it is ana's turn, and then his."""
    await house.begun("ana", "bia", "caio", **{"turn_clock": "24h", **options})
    await house.lay(LAID)
    await chooses(house, house.caio, digest="8 18")


async def asked(house: House) -> None:
    """It becomes caio's turn, a while after his hand was sent."""
    await passes(house, 600)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    assert (await house.table()).awaited == (2,)


def direct(house: House, who: Any) -> list[Any]:
    return house.messages(house.dm(who))


def digests(house: House, who: Any) -> list[Any]:
    return [one for one in direct(house, who) if "☀️" in house.said(one)]


async def due(house: House, who: Any) -> float | None:
    rows = await house.cog(PreferencesCog).digests.store.due(float("inf"))
    return dict(rows).get(who.id)


# when


@each(
    ("after", "hours", "zone", "due"),
    [
        ("2026-03-01 07:59", "8 18", "UTC", "2026-03-01 08:00"),
        ("2026-03-01 08:00", "8 18", "UTC", "2026-03-01 18:00"),
        ("2026-03-01 18:00", "8 18", "UTC", "2026-03-02 08:00"),
        ("2026-03-01 20:00", "8", "Asia/Tokyo", "2026-03-01 23:00"),
        ("2026-03-28 07:00", "8", "Europe/Berlin", "2026-03-29 06:00"),  # the clocks go forward: 23 hours later
        ("2026-10-24 06:00", "8", "Europe/Berlin", "2026-10-25 07:00"),  # and back: 25 hours later
        ("2026-03-28 20:00", "2 3", "Europe/Berlin", "2026-03-29 01:00"),  # there is no 2 o'clock: it is 3
        ("2026-03-29 01:00", "2 3", "Europe/Berlin", "2026-03-30 00:00"),
        ("2026-10-24 20:00", "2", "Europe/Berlin", "2026-10-25 00:00"),  # it is 2 o'clock twice
        ("2026-10-25 00:00", "2", "Europe/Berlin", "2026-10-26 01:00"),
    ],
)
def test_the_next_one_comes_at_ones_own_time(after: str, hours: str, zone: str, due: str) -> None:
    assert next_digest(at(after), hours.split(), zone) == at(due)


# one message


async def test_one_message_lists_the_tables_of_all_servers_that_wait(house: House) -> None:
    await begun(house)
    await asked(house)
    house.guild = house.env.create_guild("Other *place*")
    house.people = {name: house.guild.add_member(house.people[name].user) for name in ("caio", "dora")}
    for first in ("caio", "dora"):
        house.channel = house.guild.create_text_channel(f"of-{first}")
        await house.begun("caio", "dora", rules="classic", turn_clock="12h")
        await house.lay(f"top 5S\nhand caio 7S 5D KH\nhand dora 7H 2C 9C\nturn {first}\n")
    house.channel = house.guild.create_text_channel("lobby")
    await house.seated("caio", "dora")
    await until(house, 8.01)
    (digest,) = digests(house, house.caio)
    said = house.said(digest)
    assert "2 tables wait for you" in said
    assert [f"#{number}" in said for number in (1, 2, 3, 4)] == [True, True, False, False]
    assert said.index("#2") < said.index("#1"), "the one with less time comes first"
    assert "· House\n" in said
    assert r"· Other \*place\*" in said
    assert "as you chose in `/me`" in said
    assert "-# top: 5♠ · <t:" in said
    assert "-# draw 3, or answer · <t:" in said or said.count("top: 5♠ · <t:") == 2
    labels = [part["label"] for part in parts(digest.components) if part["type"] == 2]
    assert labels == ["Play", "Play", "One after the other"]
    assert not digest.flags & SILENT
    assert not {"7♠", "5♦", "K♥"} & {*said.split()}, "and no card of a hand"


async def test_all_that_wait_are_played_in_the_place_of_the_digest(house: House) -> None:
    await begun(house)
    await asked(house)
    await until(house, 8.01)
    (digest,) = digests(house, house.caio)
    await house.caio.user.click(house._real(digest), custom_id=NextTablePress().id)
    shown = house.env.backend.get_message(digest.channel_id, digest.id)
    assert {"move", "card"} & house.buttons(shown).keys()


async def test_a_turn_edits_the_hand_and_rings_nobody(house: House) -> None:
    await begun(house)
    before = direct(house, house.caio)
    await asked(house)
    after = direct(house, house.caio)
    assert [one.id for one in after] == [one.id for one in before]
    assert "Draw 3" in house.said(after[-1])
    await house.play(house.caio, "Draw 3")
    assert (await house.table()).awaited == (1,), "it plays as any hand does"


async def test_the_hand_of_who_is_asked_at_once_comes_anew(house: House) -> None:
    await begun(house)
    await chooses(house, house.caio, digest="off")
    before = house.hand(house.caio).id
    await asked(house)
    assert house.hand(house.caio).id > before
    assert not house.hand(house.caio).flags & SILENT
    await until(house, 8.01)
    assert digests(house, house.caio) == []
    assert await due(house, house.caio) is None


async def test_a_button_shows_the_hand_beside_the_list(house: House) -> None:
    await begun(house)
    await asked(house)
    await until(house, 8.01)
    (digest,) = digests(house, house.caio)
    before = house.said(digest)
    answer = await house.press(house.caio.user, "hand", message=digest)
    assert answer.ephemeral
    shown = answer.response._message
    assert "6♠ 9♦ 9♥" in house.said(shown)
    assert house.said(house.env.backend.get_message(digest.channel_id, digest.id)) == before
    draw = next(one["custom_id"] for one in parts(shown.components) if "Draw 3" in str(one.get("label")))
    played = await house.click(house.caio, shown, draw)
    assert "You drew" in house.said(played.response._message)
    assert (await house.table()).awaited == (1,)
    gone = await house.press(house.caio.user, "hand", message=digest)
    assert "waiting for" not in house.said(gone.response._message)
    assert gone.ephemeral, "the button of a turn that is over shows the hand as it is now"


async def test_without_a_turn_there_is_no_message(house: House) -> None:
    await begun(house)
    before = len(direct(house, house.caio))
    await until(house, 8.01)
    assert len(direct(house, house.caio)) == before
    assert await due(house, house.caio) == at("2026-01-01 18:00")


async def test_a_turn_that_ends_right_before_is_not_listed(house: House) -> None:
    await begun(house)
    await asked(house)
    await until(house, 7.99)
    await house.play(house.caio, "Draw 3")
    await until(house, 8.01)
    assert digests(house, house.caio) == []


async def test_a_paused_table_and_a_game_alone_are_not_listed(house: House) -> None:
    await begun(house)
    await asked(house)
    await house.caio.slash(house.channel, "daily", what="new")
    async with house.services.tables.changing(1) as table:
        now = house.services.clock.now()
        table.notes.pause.span = [now, now + 100 * HOUR]
        await house.services.tables.save(table)
    await until(house, 8.01)
    assert digests(house, house.caio) == []


async def test_each_time_has_its_message(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    for hour, count in ((8.01, 1), (12, 1), (17.9, 1), (18.01, 2), (31.9, 2), (32.01, 3)):
        await until(house, hour)
        assert len(digests(house, house.caio)) == count, hour


async def test_other_times_and_another_zone_count_from_then_on(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    await chooses(house, house.caio, digest="9")
    assert await due(house, house.caio) == at("2026-01-01 09:00")
    await chooses(house, house.caio, zone="Asia/Tokyo")
    assert await due(house, house.caio) == at("2026-01-02 00:00")
    await until(house, 23)
    assert digests(house, house.caio) == []
    await chooses(house, house.caio, zone="UTC", digest="off")
    await chooses(house, house.caio, zone="Asia/Tokyo")
    await until(house, 30)
    assert digests(house, house.caio) == [], "who wants none gets none"
    await chooses(house, house.caio, digest="10")
    assert digests(house, house.caio) == [], "an old time does not count"
    await until(house, 49.01)
    assert len(digests(house, house.caio)) == 1


# what rings


async def test_the_deal_brings_the_hand_silently(house: House) -> None:
    await house.seated("ana", "bia", "caio")
    await chooses(house, house.caio, digest="8")
    await passes(house, 600)
    before = house.hand(house.caio).id
    await house.press(house.ana, "start")
    await house.services.painter.finish()
    assert house.hand(house.caio).id > before
    assert house.hand(house.caio).flags & SILENT
    assert not house.hand(house.bia).flags & SILENT


async def test_the_next_deal_brings_it_too(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="100")
    await house.lay("top 5S\nhand ana 7S\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n")
    await chooses(house, house.caio, digest="8")
    await passes(house, 600)
    await house.play(house.ana, "7♠")
    before = house.hand(house.caio).id
    await passes(house, 600)
    assert (await house.table()).begun_state().round == 2
    assert house.hand(house.caio).id > before
    assert house.hand(house.caio).flags & SILENT


async def test_half_time_rings_nobody_and_the_last_tenth_does(house: House) -> None:
    await begun(house, turn_clock="12h")
    await chooses(house, house.caio, digest="23")
    await asked(house)
    before = [one.id for one in direct(house, house.caio)]
    await until(house, 6.5)
    assert "remind" in (await house.table()).deadlines, "half time is over"
    assert [one.id for one in direct(house, house.caio)] == before
    await until(house, 11.2)
    assert house.hand(house.caio).id > before[-1]
    assert not house.hand(house.caio).flags & SILENT


async def test_where_there_is_one_reminder_it_rings(house: House) -> None:
    await begun(house, turn_clock="15m")
    await asked(house)
    before = house.hand(house.caio).id
    await passes(house, 460)
    assert house.hand(house.caio).id > before


async def test_who_wants_no_reminders_gets_none_with_it_either(house: House) -> None:
    await begun(house, turn_clock="15m")
    await chooses(house, house.caio, reminders="off")
    await asked(house)
    before = house.hand(house.caio).id
    await passes(house, 460)
    assert house.hand(house.caio).id == before


async def test_others_at_the_table_are_rung_as_ever(house: House) -> None:
    await begun(house, turn_clock="12h")
    await asked(house)
    before = house.hand(house.bia).id
    await house.play(house.caio, "Draw 3")
    await house.services.painter.finish()
    assert house.hand(house.bia).id > before
    before = house.hand(house.bia).id
    await passes(house, 6.1 * HOUR)
    assert house.hand(house.bia).id > before


async def test_a_hand_too_old_to_be_edited_comes_anew_and_silently(house: House) -> None:
    await begun(house)
    before = house.hand(house.caio).id
    path = f"/channels/{house.dm(house.caio)}/messages/*"
    house.env.inject_error("PATCH", path, status=400, code=30046, message="Maximum number of edits", times=1)
    await asked(house)
    assert house.hand(house.caio).id > before
    assert house.hand(house.caio).flags & SILENT
    assert "Draw 3" in house.said(house.hand(house.caio))


async def test_in_a_round_that_ends_at_a_time_a_turn_rings_at_once(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="ime", time_limit="60")
    table = await house.table()
    assert table.ends_at is not None
    await chooses(house, house.caio, digest="8")
    assert await house.services.painter.hands._waits_for_digest(table, 2) is False


# quiet hours


async def test_what_falls_into_quiet_hours_comes_at_their_end(house: House) -> None:
    await begun(house, turn_clock="off")
    await chooses(house, house.caio, quiet="0-9")
    await asked(house)
    await until(house, 8.9)
    assert digests(house, house.caio) == []
    await until(house, 9.01)
    assert len(digests(house, house.caio)) == 1
    await chooses(house, house.caio, days="3 4", work="9-17")  # the first is a Thursday
    await until(house, 47.9)
    assert len(digests(house, house.caio)) == 1
    await until(house, 48.01)
    assert len(digests(house, house.caio)) == 1, "the quiet hours of Saturday have begun meanwhile"
    await until(house, 57.01)
    assert len(digests(house, house.caio)) == 2, "one, though three times have passed"


async def test_on_a_quiet_day_nobody_is_reminded(house: House) -> None:
    await begun(house, turn_clock="12h")
    await chooses(house, house.caio, digest="off", days="3")
    await asked(house)
    assert house.hand(house.caio).flags & SILENT
    before = house.hand(house.caio).id
    await until(house, 7)
    await until(house, 11.5)
    assert house.hand(house.caio).id == before


# faults, restarts, processes


async def test_what_was_due_while_the_bot_was_down_comes_once(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    await house.services.store.clock.keep(house.bot.clock.now())
    house.later(40 * HOUR)  # at 8, at 18 and at 8
    await house.restart()
    await passes(house, 5)
    assert len(digests(house, house.caio)) == 1
    await house.restart()
    await passes(house, 5)
    assert len(digests(house, house.caio)) == 1
    assert await due(house, house.caio) == at("2026-01-02 18:00")


async def test_a_crash_after_the_message_sends_it_with_the_same_nonce(house: House) -> None:
    """Discord posts messages with the same nonce once."""
    await begun(house, turn_clock="off")
    await asked(house)
    sent = len(house.env.http_requests)
    await until(house, 8.01)
    await house.cog(PreferencesCog).digests.store.plan(house.caio.id, at("2026-01-01 18:00"), at("2026-01-01 08:00"))
    await house.restart()
    await passes(house, 5)
    bodies = [one.json for one in house.env.http_requests[sent:] if one.method == "POST" and "☀️" in str(one.json)]
    assert len(bodies) == 2
    assert len({body["nonce"] for body in bodies}) == 1


def test_each_person_and_hour_has_a_nonce_of_its_own() -> None:
    """Discord gives the message of somebody else for the same one."""
    person, due = 2**63 - 1, at("2038-01-01 08:00")
    others = {digest_nonce(person - step, due) for step in (1, 10**8, 2**22, 10**12)}
    assert digest_nonce(person, due) not in {*others, digest_nonce(person, due + HOUR)}
    assert len(others) == 4
    assert digest_nonce(person, due) == digest_nonce(person, due + 60)
    assert len(digest_nonce(person, due)) <= NONCE_CHARACTERS


async def test_a_table_that_was_closed_or_deleted_is_not_listed(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    await house.services.lobbies.close(house.number, manager(house).id, may_close=True)
    await until(house, 8.01)
    assert digests(house, house.caio) == []
    await begun(house, turn_clock="off")
    await asked(house)
    async with house.services.store.database.writing() as connection:
        await connection.execute(tables.delete())
    await until(house, 18.01)
    assert digests(house, house.caio) == []


async def test_who_is_absent_is_not_sent_for(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    await house.services.membership.make_absent(house.number, house.caio.id)
    await until(house, 8.01)
    assert digests(house, house.caio) == []


async def test_who_erases_themselves_while_it_is_looked_for_is_not_written_to(house: House, no_mistakes: None) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    due_then = await due(house, house.caio)
    assert due_then is not None
    await house.cog(PrivacyCog).privacy.erase(house.caio.id)
    before = len(direct(house, house.caio))
    await house.cog(PreferencesCog).digests._send_each(iter([(house.caio.id, due_then)]))
    assert len(direct(house, house.caio)) == before
    assert await due(house, house.caio) is None


async def test_only_the_process_with_the_direct_messages_sends_them(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    house.cog(PreferencesCog).digests.shards = Shards(1, 1, 2)
    await until(house, 8.01)
    assert digests(house, house.caio) == []
    house.cog(PreferencesCog).digests.shards = Shards(0, 0, 2)
    await passes(house, 1)
    assert len(digests(house, house.caio)) == 1


async def test_closed_direct_messages_stop_nobody_else(house: House) -> None:
    await house.begun("bia", "caio", rules="classic", turn_clock="off")
    await house.lay("top 5S\nhand bia 7S 5D KH\nhand caio 7H 2C 9C\nturn caio\n")
    house.channel = house.guild.create_text_channel("outra")
    await house.begun("ana", "bia", rules="classic", turn_clock="off")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn bia\n")
    await chooses(house, house.caio, digest="8")
    await chooses(house, house.bia, digest="8")
    closed = f"/channels/{house.dm(house.caio)}/messages"
    house.env.inject_error("POST", closed, status=403, code=50007, message="Cannot send", times=None)
    await until(house, 8.01)
    assert len(digests(house, house.bia)) == 1
    assert digests(house, house.caio) == []
    assert await due(house, house.caio) == at("2026-01-02 08:00"), "it is not tried again each second"
    sent = len([one for one in house.env.http_requests if closed in one.path])
    await until(house, 32.01)
    assert len(digests(house, house.bia)) == 2
    assert len([one for one in house.env.http_requests if closed in one.path]) == sent, "nor the next day"


async def test_what_discord_fails_to_take_is_tried_again(house: House, no_mistakes: None) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    house.env.inject_error("POST", f"/channels/{house.dm(house.caio)}/messages", status=500, times=None)
    await until(house, 8.01)
    assert digests(house, house.caio) == []
    again = await due(house, house.caio)
    assert again is not None
    assert again > house.services.absences.now() + 30, "not each second"
    house.env.backend.faults.clear()
    await passes(house, 70)
    assert len(digests(house, house.caio)) == 1
    assert await due(house, house.caio) == at("2026-01-01 18:00")


async def test_a_digest_that_discord_refuses_for_good_is_tried_at_the_next_time(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    house.env.inject_error("POST", f"/channels/{house.dm(house.caio)}/messages", status=400, code=50035, times=None)
    await until(house, 8.01)
    assert await due(house, house.caio) == at("2026-01-01 18:00")


async def test_who_has_left_the_server_hears_nothing_of_its_tables(house: House) -> None:
    await begun(house, turn_clock="off")
    await asked(house)
    house.guild.remove_member(house.caio)
    await until(house, 8.01)
    assert digests(house, house.caio) == []


async def test_who_is_erased_is_written_to_no_more(house: House) -> None:
    await house.seated("ana", "caio")
    await chooses(house, house.caio, digest="8 18")
    assert ("digests" in {table for table, _ in await standing(house, house.caio.id)}) is True
    await house.leave(house.caio)
    await forgotten(house, house.caio)
    assert await standing(house, house.caio.id) == []
    assert await house.cog(PreferencesCog).digests.store.due(float("inf")) == []
    await until(house, 18.01)
    assert digests(house, house.caio) == []


async def test_what_is_called_off_while_it_is_looked_for_is_not_sent(house: House, no_mistakes: None) -> None:
    await begun(house)
    await asked(house)
    was = await due(house, house.caio)
    assert was is not None
    await chooses(house, house.caio, digest="off")
    await house.cog(PreferencesCog).digests._send_each(iter([(house.caio.id, was)]))
    assert digests(house, house.caio) == []
    assert await due(house, house.caio) is None


async def test_a_choice_made_meanwhile_is_not_overwritten(house: House) -> None:
    await begun(house)
    was = await due(house, house.caio)
    assert was == at("2026-01-01 08:00")
    await house.services.preferences.choose("person", house.caio.id, "digest", "9")
    await house.cog(PreferencesCog).digests.store.plan(house.caio.id, was, at("2026-01-01 18:00"))
    assert await due(house, house.caio) == UNPLANNED
    await passes(house, 1)
    assert await due(house, house.caio) == at("2026-01-01 09:00")


# the screens


async def test_the_times_are_chosen_on_the_screen(house: House) -> None:
    await house.begun("ana", "bia")
    screen = (await house.ana.slash(house.channel, "me")).response._message
    screen = (await house.choose(house.ana, "prefer", "times", message=screen)).response._message
    assert "Up to four times of day" in house.said(screen)
    assert (await house.services.preferences.of("person", house.ana.id))["digest"] == "18", "the usual hour, at once"
    press = PreferPress("person.digest").id
    chosen = await house.ana.select(house._real(screen), ["18", "8"], custom_id=press)
    await passes(house, 1)
    assert await due(house, house.ana) == at("2026-01-01 08:00")
    shown = [one for part in parts(chosen.response._message.components) for one in part.get("options", ())]
    assert [one["label"] for one in shown if one.get("default")][:2] == ["8:00", "18:00"]
    for values in (["8", "9", "10", "11", "12"], ["24"], ["8", "8"], ["-1"], ["x"]):
        await house.forge(house.ana, press, values)
        assert (await house.services.preferences.of("person", house.ana.id))["digest"] == "18 8", values
    await house.ana.select(house._real(chosen.response._message), [], custom_id=press)
    assert await due(house, house.ana) is None


async def test_the_longest_list_keeps_discords_limits(house: House) -> None:
    await begun(house)
    await asked(house)
    table = await house.table()
    for count, operations in ((1, {"hand", "next"}), (10, {"hand", "next"})):
        tables = [table.draft() for _ in range(count)]
        for number, one in enumerate(tables):
            one.id += number
        for tongue in texts.LANGUAGES:
            assert check(digest_view(tables, Person(tongue, id=house.caio.id))) == operations


async def test_who_wants_to_know_is_told_once_that_they_are_next(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\nturn ana\n")
    await chooses(house, house.caio, ping="next")
    for _ in range(2):  # painted twice, told once
        await house.play(house.ana, "6♠") if (await house.table()).awaited == (0,) else None
        house.services.painter.wake(house.number)
        await house.services.painter.finish()
    said = [house.said(message) for message in house.messages(house.dm(house.caio))]
    assert sum("You're next" in one for one in said) == 1
    for other in (house.ana, house.bia):
        assert not any("You're next" in house.said(message) for message in house.messages(house.dm(other)))
