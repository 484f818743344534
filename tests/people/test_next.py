"""Who wants to know is told that theirs is the next turn: once a turn, where they may be told, and nothing secret."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.house import House

LAID = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 6C 9C\nhand caio KC QC 8D\n"

pytestmark = pytest.mark.usefixtures("no_mistakes")


async def wants(house: House, *whose: Any, **chosen: str) -> None:
    """These people want to know that they are next."""
    for who in whose:
        for name, value in {"ping": "next", **chosen}.items():
            await house.services.preferences.choose("person", who.id, name, value)


async def begun(house: House, turn: str = "ana", **options: str) -> None:
    """Three people play without clocks, and caio wants to know that he is next."""
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h", **options)
    await house.lay(f"{LAID}turn {turn}\n")
    await wants(house, house.caio)


async def painted(house: House) -> None:
    house.services.painter.wake(house.number)
    await house.services.painter.finish()


async def asked(house: House, who: Any) -> bool:
    await painted(house)
    table = await house.table()
    return table.awaited == (table.seat_of(who.id),)


def told(house: House, who: Any) -> int:
    """How often somebody was told. Each time there was a link to the table."""
    dm = house.env.backend.dm_channels.get(who.id)
    said = [said for one in (house.messages(dm) if dm else ()) if "You're next" in (said := house.said(one))]
    assert all(f"[#{house.number}](" in one for one in said), said
    return len(said)


async def test_who_draws_first_is_still_at_the_same_turn(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="voador", turn_clock="24h")
    await house.lay("top 5S\nhand ana 7H 9D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n")
    await wants(house, house.bia, house.caio)
    await painted(house)
    assert told(house, house.bia) + told(house, house.caio) == 1
    await house.play(house.ana, "Draw")
    assert await asked(house, house.ana)
    assert "Pass" in house.offered(house.ana)
    assert told(house, house.bia) + told(house, house.caio) == 1


async def test_a_restart_tells_nobody_again(house: House) -> None:
    await begun(house)
    await house.play(house.ana, "6♠")
    assert await asked(house, house.bia)
    assert told(house, house.caio) == 1
    await house.restart()
    await painted(house)
    await house.passes(1900)
    await painted(house)
    assert told(house, house.caio) == 1


async def test_who_has_left_the_server_is_told_nothing(house: House) -> None:
    await begun(house)
    house.guild.remove_member(house.caio)
    house.later(3700)
    await house.play(house.ana, "6♠")
    await painted(house)
    assert told(house, house.caio) == 0


async def test_closed_direct_messages_are_not_tried_each_turn(house: House) -> None:
    await begun(house)
    closed = f"/channels/{house.dm(house.caio)}/messages"
    await house.services.store.people.save_contact(house.caio.id, takes_dms=False)
    before = len(house.env.http_requests)
    await house.play(house.ana, "6♠")
    assert await asked(house, house.bia)
    assert closed not in [one.path for one in house.env.http_requests[before:]]


async def test_while_a_computer_player_is_asked_nobody_is_told(house: House) -> None:
    await house.begun("ana", "caio", computers=1, rules="classic", turn_clock="1h")
    await wants(house, house.ana, house.caio)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand caio 6D 6C 9C\nhand zezé KC QC 8D\nturn zezé\n")
    await painted(house)
    assert told(house, house.ana) == told(house, house.caio) == 0


async def test_each_turn_of_others_may_tell_again_and_a_reverse_tells_who_is_next_then(house: House) -> None:
    await begun(house)
    await wants(house, house.bia)
    await painted(house)
    assert (told(house, house.bia), told(house, house.caio)) == (1, 0)
    table = await house.table()
    assert table.state is not None
    async with house.services.tables.changing(table.id) as changing:
        changing.begun_state().direction = -1
        changing.prompt = changing.version + 1
        await house.services.tables.save(changing)
    await painted(house)
    assert (told(house, house.bia), told(house, house.caio)) == (1, 1)


@pytest.mark.parametrize(("name", "value"), [("days", "0 1 2 3 4 5"), ("digest", "8")])
async def test_in_quiet_times_or_with_a_digest_nobody_is_told(house: House, name: str, value: str) -> None:
    await begun(house)
    await wants(house, house.caio, **{name: value})
    await house.play(house.ana, "6♠")
    assert await asked(house, house.bia)
    assert told(house, house.caio) == 0


async def test_who_is_absent_is_told_nothing(house: House) -> None:
    await begun(house)
    await house.services.membership.make_absent(house.number, house.caio.id)
    await house.play(house.ana, "6♠")
    assert await asked(house, house.bia)
    assert told(house, house.caio) == 0


async def test_when_the_match_ends_nobody_is_next(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h", target="1")
    await wants(house, house.bia, house.caio)
    await house.lay("top 5S\nhand ana 6S\nhand bia 6D 6C 9C\nhand caio KC QC 8D\nturn ana\n")
    before = told(house, house.bia), told(house, house.caio)
    await house.play(house.ana, "6♠")
    await painted(house)
    assert (await house.table()).closed is not None
    assert (told(house, house.bia), told(house, house.caio)) == before


async def test_who_has_no_cards_left_is_not_next_though_the_round_goes_on(house: House) -> None:
    """Zheng Shangyou is played anticlockwise: after bia comes ana, who is out, and then caio."""
    await house.begun("ana", "bia", "caio", rules="zheng", turn_clock="1h")
    await wants(house, house.ana, house.caio)
    await house.lay("hand ana 4C\nhand bia 5C 6D QS\nhand caio 6C KC 2D\nturn ana\n")
    await house.play(house.ana, "4♣")
    assert await asked(house, house.caio)
    before = told(house, house.ana), told(house, house.caio)
    await house.press(house.caio, "pass")
    assert await asked(house, house.bia)
    assert (told(house, house.ana), told(house, house.caio)) == (before[0], before[1] + 1)


async def test_while_the_cards_are_dealt_nobody_is_told(house: House) -> None:
    """Who looks at the table then may pay for it (SRB-32)."""
    for _ in range(8):  # where the pack is cut to a strong card, the cutter comes before the deal
        await house.seated("ana", "bia", rules="serbian", early_hand_penalty="on")
        await wants(house, house.ana, house.bia)
        before = told(house, house.ana) + told(house, house.bia)
        await house.press(house.ana, "start")
        await painted(house)
        table = await house.table()
        if house.services.clock.now() < table.dealing_until:
            break
        await house.services.lobbies.close(table.id, house.ana.id)
    assert house.services.clock.now() < table.dealing_until
    assert told(house, house.ana) + told(house, house.bia) == before
