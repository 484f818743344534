"""What a hand tells beside its cards: all that is needed to decide, as its seat has seen it; nothing that gets old."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.drawing.emojis import Faces
from bot.screens.hand import TOLD_EVENTS, Recap, hand_view
from bot.screens.page import Page
from bot.words import texts
from bot.words.texts import Person
from rules.match import PLAYING
from tests.support.house import House, parts
from tests.support.limits import sent
from tests.support.repository import begun, process

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"


async def told(house: House, who: Any) -> str:
    """The part of a hand that tells what has happened."""
    await house.services.painter.finish()
    return house.said(house.hand(who)).partition("Since your last turn")[2]


async def test_a_hand_that_is_asked_tells_the_table_and_what_has_happened(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    said = house.said(house.hand(house.caio))
    for line in ("– ana · 2 cards", "– bia · 3 cards", "▸ **You** · 3 cards", "counter-clockwise", "On the table: 7♠"):
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


async def test_a_hand_between_two_turns_says_how_the_table_stood_and_when(house: House) -> None:
    """It is not edited when others move, so it says at which time that was. It asks for nothing."""
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    said = house.said(house.hand(house.bia))
    assert said.lstrip().startswith("# 2♣ 7♥ 9♣\n-# Mau Mau Voador · House"), (
        "the cards come first, and are the largest"
    )
    for line in ("### On the table: 5♠", "▸ **ana**'s turn", "Cards in hand: ana **3** · caio **3**", "-# As of <t:"):
        assert line in said
    assert "Since your last turn" not in said
    before = len(house.env.http_requests)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    sent = [one for one in house.env.http_requests[before:] if f"/channels/{house.dm(house.bia)}/" in one.path]
    assert not sent, "whom nobody asks is sent nothing"
    answer = await house.bia.slash(house.channel, "hand")
    now = house.said(answer.response._message)
    for line in ("On the table: 7♠", "▸ **caio** must draw 3 or answer", "ana **2**", "- **ana** plays 7♠"):
        assert line in now


async def test_who_is_skipped_before_the_first_look_is_told(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID.replace("7S 5D KH", "AS 5D KH"))
    await house.play(house.ana, "A♠")
    await house.services.painter.finish()
    table = await house.table()
    skipped = next(name for seat, name in enumerate(("ana", "bia", "caio")) if seat and seat not in table.awaited)
    answer = await house.people[skipped].slash(house.channel, "hand")
    said = house.said(answer.response._message)
    assert "**You** are skipped" in said
    assert skipped not in said


@pytest.mark.parametrize("game", ["switch", "ime"])
async def test_a_hand_counts_no_cards_that_the_table_does_not_count(house: House, game: str) -> None:
    await house.begun("ana", "bia", rules=game)
    said = house.said(house.hand(house.bia))
    assert ("Cards in hand: ana **7**" in said) == (game != "ime") == ("Cards in hand" in said)
    assert ("bia · 7 cards" in house.said(await house.table_message())) == (game != "ime")


async def test_who_was_played_for_is_told_what_the_house_did(house: House) -> None:
    await house.begun("ana", "bia", turn_clock="1h")
    await house.lay("top 5S\nhand ana 7H 9D\nhand bia 5H 5C 2C\nstock 6D 4H 4D\nturn ana\n")
    await house.passes(3600)
    assert (await house.table()).players[0].idle == 1
    await house.play(house.bia, "5♥")
    since = await told(house, house.ana)
    assert "time ran out, so the bot played for you" in since
    assert "**You** draw a card" in since
    assert "**bia** plays 5♥" in since
    assert "time ran out" not in house.said(await house.table_message()), "that is nobody else's business"


async def test_what_is_told_survives_a_restart(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    before = await told(house, house.caio)
    await house.restart()
    answer = await house.caio.slash(house.channel, "hand")
    assert house.said(answer.response._message).partition("Since your last turn")[2] == before


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
                if seat not in table.awaited:
                    assert happened == []
                    continue
                asked += 1
                message = sent(hand_view(Page(table, Person("en-US", faces), seat), recap=Recap(happened, 5.0)))
                assert message.partition("Since your last turn")[2].count("\\n- ") <= TOLD_EVENTS + 1, (
                    "with a line for what is left out"
                )
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(state, seat))])
    assert asked > 10


async def test_SWI_12_a_last_card_that_was_not_announced_is_explained_on_the_hand(house: House) -> None:
    """With two cards one is told what comes; later why the card may not be laid, by the rule itself."""
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 4S 3S\nhand bia 5S 6S 5C\nstock KD QD\nturn ana\n")
    assert "Your last card is next: announce it now (“Last card!”)" in house.said(house.hand(house.ana))
    await house.play(house.ana, "4♠")
    buttons = [op for op in house.buttons(house.hand(house.ana)) if op == "mau"]
    labels = [
        item["label"] for item in parts(house.hand(house.ana).components) if item.get("label", "").startswith("Last")
    ]
    assert (buttons, labels) == (["mau"], ["Last card!"]), "the game knows one word"
    await house.play(house.bia, "5♠")
    said = house.said(house.hand(house.ana))
    assert "Top card: 5♠. You can only draw. You didn't announce your last card before your turn" in said
    answer = await house.ana.user.click(
        house._real(house.hand(house.ana)), custom_id=house.buttons(house.hand(house.ana))["why"]
    )
    assert "If you haven't announced your last card before your turn comes" in house.said(answer.response._message)
    assert "wasn't announced" not in house.said(house.hand(house.bia))


async def test_AMM_8_a_call_that_binds_the_others_is_no_call_on_the_callers_turn(house: House) -> None:
    await house.begun("ana", "bia", rules="classic")
    await house.lay("top 5S\nhand ana JS 2C 9C 4D\nhand bia 9D 8D 2D\nstock 4H 4S 6D 8C\nturn ana\n")
    await house.play(house.ana, "J♠")
    await house.play(house.ana, "♦ diamonds")
    assert "Suit called: ♦ diamonds." in house.said(house.hand(house.bia))
    await house.play(house.bia, "9♦")
    said = house.said(house.hand(house.ana))
    assert "Suit called: ♦ diamonds." not in said
    assert texts.text("en", "hand-own-call") in said


async def test_SWI_12_whose_turn_comes_straight_back_is_told_to_announce_first(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 8S 4S\nhand bia 5D 6S 5C\nstock KD QD\nturn ana\n")
    await house.play(house.ana, "8♠")
    said = house.said(house.hand(house.ana))
    assert said.partition("Since your last turn")[2].startswith("**\n- **bia** is skipped\n"), (
        "what the own card has led to"
    )
    assert "You can only draw. Announce your last card first; then you may play it." in said
    refused = await house.ana.slash(house.channel, "play", card="4S")
    assert "Announce your last card first; then you may play it." in refused.response.content
    await house.press(house.ana.user, "mau", message=house.hand(house.ana))
    await house.play(house.ana, "4♠")
    assert "ana" in house.said(await house.table_message())


async def test_SWI_12_a_debt_that_the_last_card_may_not_answer(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 4S 2H\nhand bia 2S 5S 6S\nstock 8D 9D\nturn ana\n")
    await house.play(house.ana, "4♠")
    await house.play(house.bia, "2♠")
    assert "**You have to draw 2.** You didn't announce your last card" in house.said(house.hand(house.ana))


async def test_SWI_11_a_hand_says_what_can_be_done_about_a_queen(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana QS AD 8D 4S\nhand bia 5S 6S 5C\nstock KD\nturn ana\n")
    await house.play(house.ana, "Q♠")
    assert "**Play another card** on Q♠, or draw." in house.said(house.hand(house.ana))
    refused = await house.ana.slash(house.channel, "play", card="AD")
    assert "Q♤ needs another card now, but A♢ doesn't go on it." in refused.response.content
    refused = await house.ana.slash(house.channel, "pass")
    assert "Draw before you pass." in refused.response.content


@pytest.mark.parametrize(
    ("hand", "lies", "told"),
    [
        ("5D KH", "5S", "**It's your turn.** Top card: 5♠."),
        ("9D KH", "5S", "**It's your turn.** Top card: 5♠. You can only draw."),
        ("7D KH", "7S", "**You have to draw 2**, or play a card that answers."),
        ("9D KH", "7S", "**You have to draw 2.**"),
    ],
)
async def test_a_hand_says_when_one_can_only_draw(house: House, hand: str, lies: str, told: str) -> None:
    await house.begun("ana", "bia", rules="classic")
    await house.lay(f"top 10{lies[1]}\nhand ana {lies} 2C 3C 4C\nhand bia {hand}\nstock KD\nturn ana\n")
    await house.play(house.ana, f"{lies[0]}♠")
    assert told in house.said(house.hand(house.bia))


async def test_several_cards_of_one_turn_are_one_line(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 4S 4H 4D 3S\nhand bia 5D 6S 5C\nstock KD\nturn ana\n")
    await house.ana.slash(house.channel, "play", card="4S 4H 4D")
    assert "- **ana** plays 4♠ 4♥ 4♦" in await told(house, house.bia)


async def test_a_joker_on_top_is_named_with_the_card_to_follow(house: House) -> None:
    await house.begun("ana", "bia", rules="voador")
    await house.lay("top 5S\nhand ana RJ 3C 4C\nhand bia 9D KH\nstock KD QD 2C 3D 4D 6D\nturn ana\n")
    await house.ana.slash(house.channel, "play", card="RJ")
    said = house.said(house.hand(house.bia))
    assert "(card to match: 5♠)" in said


async def test_a_demanded_rank_is_named(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="makao")
    await house.lay("top 9S\nhand ana JS 7C 6H\nhand bia 4S 6C 8D\nhand caio 7H 6S 2S\nstock QD\nturn ana\n")
    await house.play(house.ana, "J♠")
    labels = [item["label"] for item in parts(house.hand(house.ana).components) if item.get("type") == 2]
    assert labels[:2] == ["5", "6"], "ranks, as they are on the cards"
    await house.play(house.ana, "7")
    assert "Demanded: **7**" in house.said(house.hand(house.bia))
    assert "**ana** demands 7" in house.said(house.hand(house.bia))


async def test_turns_that_are_still_to_be_missed_stand_with_their_seat(house: House) -> None:
    """MAK-9: fours add up, and whoever has none sits out for some time."""
    await house.begun("ana", "bia", "caio", rules="makao")
    await house.lay("top 9S\nhand ana 4S 7C 6H\nhand bia 4D 6C 8D\nhand caio 7H 6S 2S\nstock QD\nturn ana\n")
    await house.play(house.ana, "4♠")
    await house.play(house.bia, "4♦")
    await house.caio.slash(house.channel, "pass")
    assert "caio · 3 cards · ⏭️ misses the next turn" in house.said(await house.table_message())
