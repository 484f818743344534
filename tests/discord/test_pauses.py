"""Pauses by majority, another host, invitations, and the same people once more."""

from __future__ import annotations

from typing import Any

from bot.tables.schedule import TABLE_LIFE_S
from bot.words.texts import text
from rules.match import OVER
from tests.support.house import House

HOUR, DAY = 3600.0, 86_400.0
LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"
OUT = "top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n"


async def left(house: House, kind: str) -> float:
    """How many seconds are left until a deadline."""
    return round((await house.table()).deadlines[kind] - house.bot.clock.now())


async def shown(house: House) -> str:
    await house.services.painter.finish()
    return house.said(await house.table_message())


# pauses


async def test_a_pause_begins_when_most_ask_for_it_and_all_clocks_stand(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.passes(HOUR / 4)
    before = await left(house, "turn")
    answer = await house.ana.slash(house.channel, "table pause", length="12h")
    assert "One more person has to ask" in answer.response.content
    assert "Pause for 12 hours? 1 of 2 say yes" in await shown(house)
    answer = await house.ana.slash(house.channel, "table pause")
    assert "One more person has to ask" in answer.response.content, "nobody asks twice"
    answer = await house.press(house.caio, "pause")
    assert "resumes <t:" in answer.response.content
    assert "**Paused:** play resumes <t:" in await shown(house)
    assert await left(house, "turn") == before + 12 * HOUR
    assert await left(house, "stale") > 11 * HOUR + TABLE_LIFE_S
    answer = await house.ana.slash(house.channel, "play", move="7S")
    assert "The table is paused" in answer.response.content
    await house.passes(11 * HOUR)
    table = await house.table()
    assert table.awaited == (0,)
    assert table.players[0].idle == 0
    await house.passes(HOUR)
    assert "**Pause:**" not in await shown(house)
    assert before - 10 < await left(house, "turn") < before
    await house.play(house.ana, "7♠")
    assert (await house.table()).awaited == (2,)


async def test_a_pause_ends_when_most_want_to_go_on(house: House) -> None:
    """Whoever is asked is rung then, and has the time that was left."""
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    before = await left(house, "turn")
    for person in (house.ana, house.bia):
        await person.slash(house.channel, "table pause")
    await house.passes(5 * HOUR)
    hand = house.hand(house.ana).id
    answer = await house.press(house.bia, "resume")
    assert "One more person has to ask" in answer.response.content
    answer = await house.caio.slash(house.channel, "table resume")
    assert "The pause is over" in answer.response.content
    assert await left(house, "turn") == before
    await house.services.painter.finish()
    assert house.hand(house.ana).id > hand
    answer = await house.caio.slash(house.channel, "table resume")
    assert "isn't paused" in answer.response.content


async def test_a_pause_survives_a_restart_and_somebody_who_leaves(house: House) -> None:
    """Who has left has no voice any more; the next one who is asked begins when the pause is over."""
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    for person in (house.bia, house.caio):
        await person.slash(house.channel, "table pause", length="6h")
    await house.restart()
    await house.leave(house.ana)
    table = await house.table()
    assert table.paused(house.bot.clock.now())
    assert 6 * HOUR < await left(house, "turn") <= 7 * HOUR
    await house.passes(5.9 * HOUR)
    assert (await house.table()).paused(house.bot.clock.now())
    await house.passes(0.2 * HOUR)
    assert not (await house.table()).notes.pause.span
    assert 0.8 * HOUR < await left(house, "turn") <= HOUR


async def test_one_person_alone_decides_where_nobody_else_is_there(house: House) -> None:
    await house.begun("ana", computers=2)
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand zezé 7H 2C 9C\nhand tica 9D 9H\nturn zezé\n")
    await house.ana.slash(house.channel, "table pause", length="1h")
    before = (await house.table()).state
    await house.passes(3000)
    assert (await house.table()).state is before, "computer players rest, too"
    await house.passes(700)
    assert (await house.table()).state is not before


async def test_a_round_against_time_and_a_lobby_take_no_pause(house: House) -> None:
    await house.seated("ana", "bia", rules="ime", time_limit="3")
    assert "hasn't started" in (await house.ana.slash(house.channel, "table pause")).response.content
    await house.press(house.ana, "start")
    assert "against the clock" in (await house.ana.slash(house.channel, "table pause")).response.content
    assert "not at this table" in (await house.caio.slash(house.channel, "table pause")).response.content


# the host


async def test_the_host_makes_somebody_else_host(house: House) -> None:
    await house.seated("ana", "bia", "caio", computers=1)
    answer = await house.bia.slash(house.channel, "table host", player="bia")
    assert "Only the host" in answer.response.content
    for name in ("ana", "Zezé", "nobody"):
        answer = await house.ana.slash(house.channel, "table host", player=name)
        assert "isn't one of the choices" in answer.response.content
    answer = await house.ana.slash(house.channel, "table host", player="bia")
    assert "bia is the host now" in answer.response.content
    assert f"👑 <@{house.bia.id}>" in await shown(house)
    answer = await house.press(house.ana, "start")
    assert "Only the host" in answer.response.content
    await house.press(house.bia, "start")
    offered = await house.bia.autocomplete(house.channel, "table host", "player", "")
    assert [choice["name"] for choice in offered] == ["ana", "caio"]


# invitations


async def test_somebody_is_invited_once_and_sits_down_with_one_press(house: House) -> None:
    await house.seated("ana", "bia")
    await house.bia.slash(house.channel, "table invite", player=house.caio)
    (message,) = called(house)
    assert (
        house.said(message)
        .strip()
        .startswith(f"<@{house.caio.id}>: bia is looking for players. **Mau Mau Voador**, 2 of")
    )
    assert message.ping_user_ids == [house.caio.id]
    for player in (house.caio, house.ana):
        answer = await house.ana.slash(house.channel, "table invite", player=player)
        assert "can't invite them" in answer.response.content
    await house.press(house.caio, "join", message=message)
    assert [player.name for player in (await house.table()).players] == ["ana", "bia", "caio"]
    answer = await house.dora.slash(house.channel, "table invite", player=house.eva)
    assert "not at this table" in answer.response.content or "no table" in answer.response.content


def called(house: House) -> list[Any]:
    return [message for message in house.messages(house.channel.id) if "looking for" in house.said(message)]


async def test_a_role_is_called_once_an_hour(house: House) -> None:
    await house.seated("ana")
    answer = await house.ana.slash(house.channel, "table invite")
    assert "hasn't chosen a role" in answer.response.content
    role = house.guild.create_role("players")
    await house.services.preferences.choose("server", house.guild.id, "role", str(role.id))
    await house.ana.slash(house.channel, "table invite")
    assert [message.ping_role_ids for message in called(house)] == [[role.id]]
    assert f"<@&{role.id}>: ana is looking for players" in house.said(called(house)[0])
    answer = await house.ana.slash(house.channel, "table invite")
    assert "less than an hour ago" in answer.response.content
    house.later(HOUR)
    await house.ana.slash(house.channel, "table invite")
    assert len(called(house)) == 2


# again


async def test_after_a_match_everybody_plays_again_with_one_press(house: House) -> None:
    """The first press opens the table, with the same computer player; the last one begins the match."""
    await house.begun("ana", "bia", computers=1, target="1", silence_penalty="5")
    await house.lay(OUT + "hand zezé 3C 4C\n")
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    result = await house.table_message()
    assert {*house.buttons(result)} == {"again", "analyse"}
    await house.press(house.bia, "again", message=result)
    house.number += 1
    table = await house.table()
    assert (table.host, table.state) == (house.bia.id, None)
    assert [player.name for player in table.players] == ["bia", "Zezé"]
    assert table.game.options["silence_penalty"] == 5
    answer = await house.press(house.ana, "again", message=result)
    assert text("en", "seated") in house.said(answer.response._message), "who presses last is dealt in"
    table = await house.table()
    assert [player.name for player in table.players] == ["bia", "Zezé", "ana"]
    assert table.state is not None
    answer = await house.press(house.caio, "again", message=result)
    assert text("en", "hand-not-in") in house.said(answer.response._message)
    assert (await house.table()).players[3].name == "caio", "who comes later joins with the next round"
    state: Any = (await house.services.tables.get(1)).state
    assert state.phase == OVER


async def test_who_is_alone_sees_the_fingerprint_before_the_deal(house: House) -> None:
    await house.begun("ana", computers=1, target="1")
    await house.lay("top 5S\nhand ana 6S\nhand zezé 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    answer = await house.press(house.ana, "again")
    house.number += 1
    assert (await house.table()).state is None
    assert "start" in house.buttons(answer.response._message)
    assert "fairness code" in house.said(await house.panel(house.ana))


async def test_the_next_match_gives_its_name_to_the_thread_that_the_first_one_had(house: House) -> None:
    await house.begun("ana", "bia", rules="classic", target="1", thread="auto")
    thread = house.env.backend.get_channel((await house.table()).thread)
    assert thread.name == "Mau-Mau #1 · ana"
    await house.lay("top 5S\nhand ana 5D\nhand bia KD\nturn ana\n")
    await house.play(house.ana, "5♦")
    await house.services.painter.finish()
    await house.press(house.bia, "again")
    await house.services.lobbies.choose_game(2, house.bia.id, "makao")
    await house.press(house.ana, "again")
    await house.services.painter.finish()
    table = await house.services.tables.get(2)
    assert (table.channel, table.state is None) == (thread.id, False)
    assert thread.name == "Makao #2 · bia"


async def test_the_hand_that_is_asked_asks_nothing_during_a_pause(house: House) -> None:
    """It says that there is one, and goes on with it; the other hands stay as they are."""
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.services.painter.finish()
    other = house.said(house.hand(house.bia))
    for who in (house.ana, house.caio):
        await who.slash(house.channel, "table pause", length="12h")
    await house.services.painter.finish()
    hand = house.hand(house.ana)
    assert "**Paused:** play resumes" in house.said(hand)
    assert "Your turn" not in house.said(hand)
    assert set(house.buttons(hand)) == {"resume"}
    assert house.said(house.hand(house.bia)) == other
    await house.click(house.ana, hand, house.buttons(hand)["resume"])
    await house.caio.slash(house.channel, "table resume")
    await house.services.painter.finish()
    assert "Your turn" in house.said(house.hand(house.ana))
    assert await house.play(house.ana, "7♠")
