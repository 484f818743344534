"""What a hand tells beside its cards: all that is needed to decide, as its seat has seen it; nothing that gets old."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.pictures.emojis import Faces
from bot.views.hand import hand_view
from rules.match import PLAYING
from tests.support.house import House
from tests.support.limits import sent
from tests.support.repository import begun, process

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"


async def told(house: House, who: Any) -> str:
    """The part of a hand that tells what has happened."""
    await house.services.painter.finish()
    return house.said(house.hand(who)).partition("Meanwhile")[2]


async def test_a_hand_that_is_asked_tells_the_table_and_what_has_happened(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    said = house.said(house.hand(house.caio))
    for line in ("– ana · 2 cards", "– bia · 3 cards", "▸ **caio** · 3 cards", "counter-clockwise", "On top: 7♠"):
        assert line in said
    assert "**ana** plays 7♠" in await told(house, house.caio)
    await house.caio.slash(house.channel, "draw")
    await house.play(house.bia, "7♥")
    since = await told(house, house.ana)
    assert "**caio** draws 3" in since
    assert "**bia** plays 7♥" in since
    assert "**ana** plays" not in since, "what one has done oneself is known"


async def test_a_drawn_card_does_not_hide_what_has_happened(house: House) -> None:
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 5D KD 9D\nhand bia 5H 2C\nstock 6S 4H\nturn ana\n")
    await house.play(house.ana, "5♦")
    assert "**ana** plays 5♦" in await told(house, house.bia)
    await house.bia.slash(house.channel, "draw")
    assert "**ana** plays 5♦" in await told(house, house.bia)


async def test_a_hand_that_is_not_asked_says_when_it_was_so_and_nothing_else_that_gets_old(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    said = house.said(house.hand(house.bia))
    assert "Last updated <t:" in said
    for word in ("ana", "cards", "On top", "to move", "clockwise"):
        assert word not in said.partition("7♥")[2].replace("mesa", "")


async def test_who_was_played_for_is_told_what_the_house_did(house: House) -> None:
    await house.begun("ana", "bia", turn_clock="1h")
    await house.lay("top 5S\nhand ana 7H 9D\nhand bia 5H 5C 2C\nstock 6D 4H 4D\nturn ana\n")
    await house.passes(3600)
    assert (await house.table()).players[0].idle == 1
    await house.play(house.bia, "5♥")
    since = await told(house, house.ana)
    assert "**ana**" in since
    assert "**bia** plays 5♥" in since


async def test_what_is_told_survives_a_restart(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    before = await told(house, house.caio)
    await house.restart()
    answer = await house.caio.slash(house.channel, "hand")
    assert house.said(answer.response._message).partition("Meanwhile")[2] == before


@pytest.mark.parametrize("game", ["voador", "classic", "ime", "serbian", "german", "amm", "zheng"])
async def test_COM_13_nobody_is_told_what_they_have_not_seen(game: str, tmp_path: Path) -> None:
    """What is told is six lines at most, and a hidden draw is nothing that others hear of."""
    chance, faces, asked = Random(game), Faces.plain(), 0
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, game, 4)
        for _ in range(80):
            table = await here.tables.get(number)
            state = table.state
            if state is None or state.phase != PLAYING:
                break
            for seat in state.order:
                happened = await here.tables.latest.since_last_turn(table, seat)
                assert all(event.seen_by(seat) == event for event in happened)
                if seat not in table.awaited():
                    assert happened == []
                    continue
                asked += 1
                message = sent(hand_view(table, seat, "en-US", faces, "", happened, 5.0))
                assert message.partition("Meanwhile")[2].count("\\n- ") <= 6
            seat = table.awaited()[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(state, seat))])
    assert asked > 10
