"""What a hand tells beside its cards: all that is needed to decide, as its seat has seen it; nothing that gets old."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.drawing.emojis import Faces
from bot.screens.hand import TOLD_LINES, Recap, hand_view, story
from bot.screens.page import Page
from bot.words.texts import Person
from rules.match import PLAYING
from rules.shedding.events import Drew, Skipped
from rules.table import UNSEEN
from tests.support.house import House, parts
from tests.support.limits import sent
from tests.support.repository import begun, process

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 6S\nturn ana\n"


async def told(house: House, who: Any) -> str:
    """What a hand says, when everything is painted."""
    await house.services.painter.finish()
    return house.said(house.hand(who))


async def test_a_hand_that_is_asked_tells_what_goes_and_what_has_happened(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    said = await told(house, house.caio)
    for line in ("### Draw 3\n", "**ana** 7♠", "# 6♠ 9♦ 9♥", "-# After you: bia **3** → ana **2**"):
        assert line in said
    await house.caio.slash(house.channel, "play", move="draw")
    await house.play(house.bia, "7♥")
    said = await told(house, house.ana)
    assert "**caio** draws 3\n**bia** 7♥" in said
    assert "**You** 7" not in said, "what one has done oneself is known"


async def test_what_comes_of_a_card_stands_on_its_line(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic")
    await house.lay("top 5S\nhand ana 9S 3D KH\nhand bia 2S 2H 9C\nhand caio 6D 2D 9D\nstock 10D\nturn ana\n")
    await house.play(house.ana, "9♠")
    await house.env.advance_time(15)
    drew = "bia" if len(await house.hand_cards("bia")) == 4 else "caio"
    assert "**ana** 9♠ → you draw 10♦" in await told(house, house.people[drew])
    assert f"**ana** 9♠ → {drew} draws a card" in house.said(await house.table_message())


async def test_a_hand_between_two_turns_says_nothing_that_grows_old(house: House) -> None:
    """Whoever looks is told how the table stands, and when that was."""
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    said = await told(house, house.bia)
    assert said.strip().startswith("### Your cards\nana begins. I'll write when it's your turn.\n# 2♣ 7♥ 9♣\n")
    before = len(house.env.http_requests)
    await house.play(house.ana, "7♠")
    await house.services.painter.finish()
    sent = [one for one in house.env.http_requests[before:] if f"/channels/{house.dm(house.bia)}/" in one.path]
    assert not sent, "whom nobody asks is sent nothing"
    await house.press(house.bia.user, "see", message=house.hand(house.bia))
    said = house.said(house.hand(house.bia))
    for line in ("**Seen** <t:", "**ana** 7♠", "▸ **caio** must draw 3 or answer", "**caio 3** → **You", "ana **2**"):
        assert line in said.replace("You **3**", "**You")


async def test_who_is_skipped_before_the_first_look_is_told(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID.replace("7S 5D KH", "AS 5D KH"))
    await house.play(house.ana, "A♠")
    await house.services.painter.finish()
    table = await house.table()
    skipped = next(name for seat, name in enumerate(("ana", "bia", "caio")) if seat and seat not in table.awaited)
    answer = await house.people[skipped].slash(house.channel, "play")
    said = house.said(answer.response._message)
    assert "### **ana** A♠ → you are skipped\n" in said
    assert skipped not in said


@pytest.mark.parametrize("game", ["switch", "ime"])
async def test_a_hand_counts_no_cards_that_the_table_does_not_count(house: House, game: str) -> None:
    await house.begun("ana", "bia", rules=game)
    asked = (await house.table()).awaited[0]
    said = house.said(house.hand(house.people[("ana", "bia")[asked]]))
    other = ("bia", "ana")[asked]
    assert (f"After you: {other} **7**" in said) == (game != "ime")
    assert f"After you: {other}" in said
    assert (f"{other} **7**" in house.said(await house.table_message())) == (game != "ime")


async def test_who_was_played_for_is_told_what_the_house_did(house: House) -> None:
    await house.begun("ana", "bia", turn_clock="1h")
    await house.lay("top 5S\nhand ana 7H 9D\nhand bia 5H 5C 2C\nstock 6D 4H 4D\nturn ana\n")
    await house.passes(3600)
    assert (await house.table()).players[0].idle == 1
    await house.play(house.bia, "5♥")
    since = await told(house, house.ana)
    assert "Time ran out; I played for you.\n" in since
    assert "**You** draw" in since
    assert "**bia** 5♥" in since
    assert "ime ran out" not in house.said(await house.table_message()), "that is nobody else's business"


async def test_what_is_told_survives_a_restart(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    before = await told(house, house.caio)
    await house.restart()
    answer = await house.caio.slash(house.channel, "play")
    said = house.said(answer.response._message)
    assert said.splitlines()[:-1] == before.splitlines()[:-1], "but for the small print"


async def test_a_story_that_begins_with_a_cause_leaves_out_effects_before_it(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        table = await here.tables.get(await begun(here, "voador", 3))
        page = Page(table, Person("en-US", Faces.plain()), 0)
        happened = [Skipped(0), *(Drew(1 + at % 2, (UNSEEN,)) for at in range(2 * TOLD_LINES))]
        assert "skipped" in story(page, happened), "what struck the seat"
        assert "skipped" not in story(page, happened, causes=True)
        assert "skipped" not in story(page, happened[:2], causes=True)
        draws = story(page, happened[1:2])
        assert draws
        assert draws == story(page, happened[:2], causes=True), "who draws does something"


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
                asked += seat in table.awaited
                page = Page(table, Person("en-US", faces), seat)
                sent(hand_view(page, recap=Recap(happened, 5.0)))
                assert story(page, happened).count("\n") <= TOLD_LINES, "with a line for what is left out"
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(state, seat))])
    assert asked > 10


async def test_SWI_12_a_last_card_that_was_not_announced_is_explained_on_the_hand(house: House) -> None:
    """Why the card may not be laid, and by the rule itself."""
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 4S 3S\nhand bia 5S 6S 5C\nstock KD QD\nturn ana\n")
    await house.play(house.ana, "4♠")
    buttons = [op for op in house.buttons(house.hand(house.ana)) if op == "mau"]
    labels = [
        item["label"] for item in parts(house.hand(house.ana).components) if item.get("label", "").startswith("Last")
    ]
    assert (buttons, labels) == (["mau"], ["Last card!"]), "the game knows one word"
    await house.play(house.bia, "5♠")
    said = house.said(house.hand(house.ana))
    assert "You can only draw. You didn't announce your last card before your turn" in said
    await house.press(house.ana.user, "more", message=house.hand(house.ana))
    answer = await house.press(house.ana.user, "why", message=house.hand(house.ana))
    assert "If you haven't announced your last card before your turn comes" in house.said(answer.response._message)
    assert "wasn't announced" not in house.said(house.hand(house.bia))


async def test_AMM_8_a_call_that_binds_the_others_is_no_call_on_the_callers_turn(house: House) -> None:
    await house.begun("ana", "bia", rules="classic")
    await house.lay("top 5S\nhand ana JS 2C 9C 4D\nhand bia 9D 8D 2D\nstock 4H 4S 6D 8C\nturn ana\n")
    await house.play(house.ana, "J♠")
    await house.play(house.ana, "♦ diamonds")
    assert "Play ♦ or **J**." in house.said(house.hand(house.bia))
    await house.play(house.bia, "9♦")
    assert "Play ♦ or **9**." in house.said(house.hand(house.ana))


async def test_SWI_12_whose_turn_comes_straight_back_is_told_to_announce_first(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 8S 4S\nhand bia 5D 6S 5C\nstock KD QD\nturn ana\n")
    await house.play(house.ana, "8♠")
    said = house.said(house.hand(house.ana))
    assert "\n**bia** is skipped\n" in said, "what the own card has led to"
    assert "You can only draw. Announce your last card first; then you may play it." in said
    refused = await house.ana.slash(house.channel, "play", move="4S")
    assert "Announce your last card first; then you may play it." in refused.response.content
    await house.press(house.ana.user, "mau", message=house.hand(house.ana))
    await house.play(house.ana, "4♠")
    assert "ana" in house.said(await house.table_message())


async def test_SWI_12_a_debt_that_the_last_card_may_not_answer(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana 4S 2H\nhand bia 2S 5S 6S\nstock 8D 9D\nturn ana\n")
    await house.play(house.ana, "4♠")
    await house.play(house.bia, "2♠")
    assert "### Draw 2 You didn't announce your last card" in house.said(house.hand(house.ana))


async def test_SWI_11_a_hand_says_what_can_be_done_about_a_queen(house: House) -> None:
    await house.begun("ana", "bia", rules="switch")
    await house.lay("top 9S\nhand ana QS AD 8D 4S\nhand bia 5S 6S 5C\nstock KD\nturn ana\n")
    await house.play(house.ana, "Q♠")
    assert "### Play another card, or draw\n" in house.said(house.hand(house.ana))
    refused = await house.ana.slash(house.channel, "play", move="AD")
    assert "Q♤ needs another card now, but A♢ doesn't go on it." in refused.response.content
    refused = await house.ana.slash(house.channel, "play", move="pass")
    assert "Draw before you pass." in refused.response.content


@pytest.mark.parametrize(
    ("hand", "lies", "told"),
    [
        ("5D KH", "5S", "### Your turn\nPlay ♠ or **5**."),
        ("9D KH", "5S", "### Your turn\nYou can only draw."),
        ("7D KH", "7S", "### Draw 2, or answer with **7**\n"),
        ("9D KH", "7S", "### Draw 2\n"),
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
    await house.ana.slash(house.channel, "play", move="4S 4H 4D")
    assert "**ana** 4♠ 4♥ 4♦" in await told(house, house.bia)


async def test_a_joker_on_top_is_named_with_the_card_to_follow(house: House) -> None:
    await house.begun("ana", "bia", rules="voador")
    await house.lay("top 5S\nhand ana RJ 3C 4C\nhand bia 9D KH\nstock KD QD 2C 3D 4D 6D\nturn ana\n")
    await house.ana.slash(house.channel, "play", move="RJ")
    assert "card to match: 5♠" in house.said(await house.table_message())


async def test_a_demanded_rank_is_named(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="makao")
    await house.lay("top 9S\nhand ana JS 7C 6H\nhand bia 4S 6C 8D\nhand caio 7H 6S 2S\nstock QD\nturn ana\n")
    await house.play(house.ana, "J♠")
    labels = [item["label"] for item in parts(house.hand(house.ana).components) if item.get("type") == 2]
    assert labels[:2] == ["5", "6"], "ranks, as they are on the cards"
    await house.play(house.ana, "7")
    assert "**ana** J♠ → demands 7" in house.said(house.hand(house.bia))


async def test_turns_that_are_still_to_be_missed_stand_with_their_seat(house: House) -> None:
    """MAK-9: fours add up, and whoever has none sits out for some time."""
    await house.begun("ana", "bia", "caio", rules="makao")
    await house.lay("top 9S\nhand ana 4S 7C 6H\nhand bia 4D 6C 8D\nhand caio 7H 6S 2S\nstock QD\nturn ana\n")
    await house.play(house.ana, "4♠")
    await house.play(house.bia, "4♦")
    await house.caio.slash(house.channel, "play", move="pass")
    assert "caio **3** (⏭️ misses the next turn)" in house.said(await house.table_message())
