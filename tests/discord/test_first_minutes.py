"""A newcomer's first ten minutes: a lobby, the start, the first hand, and what is asked before it is done."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.screens.lobby import COMPUTERS, SURE_IN_LOBBY, LeavePress
from bot.screens.page import table_link
from bot.screens.result import medal
from bot.words import texts
from rules.records import Record
from tests.support.house import House, parts

GREEN = discord.ButtonStyle.success.value


def labels(message: Any, *, green: bool = False, live: bool = False) -> list[str]:
    """The labels of a message's buttons: all, the green ones, or those that can be pressed."""
    return [
        part.get("label", "")
        for part in parts(message.components)
        if part["type"] == 2 and (not green or part["style"] == GREEN) and (not live or not part.get("disabled"))
    ]


async def controls(house: House, who: Any) -> Any:
    """The host's own message about the lobby."""
    return (await house.press(who, "controls")).response._message


async def test_opening_a_table_is_one_message_in_the_channel_and_one_to_the_host(house: House) -> None:
    before = len(house.env.http_requests)
    answer = await house.ana.slash(house.channel, "open", game="voador")
    house.number += 1
    await house.services.painter.finish()
    posts = [one.path for one in house.env.http_requests[before:] if one.method == "POST"]
    sent = [path for path in posts if path.endswith("/messages")]
    assert sent == [f"/channels/{house.channel.id}/messages"]
    assert not [path for path in posts if "/users/@me/channels" in path or "/webhooks/" in path]
    assert answer.ephemeral
    assert "Your table" in house.said(answer.response._message)
    assert labels(answer.response._message) == ["Start", "Add a computer", "Invite"]


async def test_a_guest_is_told_in_one_answer_who_the_host_is(house: House) -> None:
    await house.seated("ana")
    before = len(house.env.http_requests)
    answer = await house.press(house.bia, "join")
    said = house.said(answer.response._message)
    assert f"<@{house.ana.id}> is the host" in said
    assert "Never played Mau Mau Voador?" in said
    assert "Start" not in labels(answer.response._message)
    assert not [one for one in house.env.http_requests[before:] if "/webhooks/" in one.path and one.method == "POST"]


async def test_only_the_host_starts_and_only_when_enough_sit(house: House) -> None:
    await house.seated("ana")
    lobby = await house.table_message()
    assert f"👑 <@{house.ana.id}>" in house.said(lobby)
    assert "1 more player" in house.said(lobby)
    assert labels(lobby) == ["Join", "Start", "More"]
    assert labels(lobby, green=True) == ["Join"]
    assert "Start" not in labels(lobby, live=True)
    mine = await controls(house, house.ana)
    assert labels(mine, green=True) == ["Add a computer"]
    assert "Start" not in labels(mine, live=True)
    others = (await house.press(house.bia, "controls")).response._message
    assert labels(others) == ["Rules", "Teach me"], "who sits there may do more"
    refused = await house.forge(house.bia, f"mm1:start:{house.number}:-1:")
    assert f"Only the host, <@{house.ana.id}>" in refused.response.content

    added = await house.ana.click(house._real(mine), custom_id=house.buttons(mine)["computer"])
    assert [player.computer for player in (await house.table()).players] == [False, True], "with one press"
    mine = house.env.backend.get_message(house.channel.id, mine.id)
    assert added.response is None or added.response.id == mine.id, "in the same message"
    assert labels(mine, green=True) == ["Start"]
    assert "Zezé" in house.said(mine)
    assert labels(await house.table_message(), green=True) == ["Join", "Start"]
    await house.ana.click(house._real(await house.table_message()), custom_id=f"mm1:start:{house.number}:-1:")
    assert (await house.table()).begun


async def test_what_the_host_has_on_the_screen_follows_the_lobby(house: House) -> None:
    await house.seated("ana")
    mine = await controls(house, house.ana)
    await house.press(house.bia, "join")
    await house.services.painter.finish()
    mine = house.env.backend.get_message(house.channel.id, mine.id)
    assert "2 at the table" in house.said(mine)
    assert labels(mine, green=True) == ["Start"]


async def test_a_host_who_leaves_is_asked_and_the_next_one_is_told(house: House) -> None:
    await house.seated("ana", "bia")
    asked = (await house.press(house.ana, "leave")).response._message
    asked = house.env.backend.get_message(
        house.channel.id, asked.id if asked else house.messages(house.channel.id)[-1].id
    )
    assert f"<@{house.bia.id}> becomes the host" in house.said(asked)
    assert labels(asked) == ["Leave", "Stay"]
    assert len((await house.table()).people) == 2, "nothing is done yet"
    await house.press(house.ana, "leave", message=asked)
    assert (await house.table()).host == house.bia.id
    assert "You've left" in house.said(house.env.backend.get_message(house.channel.id, asked.id)), "in its place"
    await house.services.sender.finish()
    told = house.hand(house.bia)
    assert "You're the host now" in house.said(told)
    assert told.flags & 1 << 12, "and does not ring"


async def test_the_question_of_a_lobby_leaves_no_match_that_has_begun_meanwhile(house: House) -> None:
    await house.seated("ana", "bia")
    sure = LeavePress(house.number, SURE_IN_LOBBY).id
    await house.press(house.ana, "start")
    await house.forge(house.ana, sure)
    assert len((await house.table()).people) == 2


async def test_what_follows_a_lobby_is_let_go_after_a_quarter_of_an_hour_and_at_the_start(house: House) -> None:
    await house.seated("ana")
    mine = await controls(house, house.ana)
    await house.passes(15 * 60)
    await house.press(house.bia, "join")
    await house.services.painter.finish()
    assert "2 at" not in house.said(house.env.backend.get_message(house.channel.id, mine.id))
    await house.press(house.ana, "start")
    await house.services.painter.finish()
    assert all(one.host_screen is None for one in house.services.painter.paintings.values())


async def test_the_panel_becomes_a_receipt_with_the_way_to_the_cards_and_the_table(house: House) -> None:
    await house.seated("ana", "bia")
    mine = await controls(house, house.ana)
    await house.press(house.ana, "start", message=mine)
    await house.services.painter.finish()
    shown = house.env.backend.get_message(house.channel.id, mine.id)
    assert "Your cards are in your direct messages" in house.said(shown)
    assert labels(shown) == ["My cards", "To the table"]
    links = [part["url"] for part in parts(shown.components) if part["type"] == 2]
    assert links[0].endswith(f"/@me/{house.dm(house.ana)}")
    assert links[1] == table_link(await house.table())
    assert house.offered(house.ana) or house.said(house.hand(house.ana)), "and they are there"


async def test_start_on_the_lobby_takes_the_open_panel_away(house: House) -> None:
    await house.seated("ana", "bia")
    mine = await controls(house, house.ana)
    lobby = await house.table_message()
    answer = await house.press(house.ana, "start", message=lobby)
    await house.services.painter.finish()
    assert "Started" in house.said(answer.response._message)
    assert mine.id not in [one.id for one in house.messages(house.channel.id)]


async def test_who_takes_no_direct_messages_has_my_hand_on_the_receipt(house: House) -> None:
    await house.seated("ana", "bia")
    house.env.inject_error("POST", f"/channels/{house.dm(house.ana)}/messages", status=403, code=50007, times=None)
    answer = await house.press(house.ana, "start", message=await house.table_message())
    shown = answer.response._message
    assert "I'll mention you at the table" in house.said(shown)
    assert labels(shown) == ["My hand", "To the table"]


async def test_a_computer_player_goes_with_one_press_and_only_by_the_host(house: House) -> None:
    await house.seated("ana", "bia", computers=2)
    refused = await house.forge(house.bia, f"mm1:dismiss:{house.number}:-1:")
    assert "Only the host" in refused.response.content
    await house.press(house.ana, "dismiss", message=await house.setting(house.ana, COMPUTERS))
    assert [player.name for player in (await house.table()).players] == ["ana", "bia", "Zezé"]
    await house.press(house.ana, "dismiss", message=await house.setting(house.ana, COMPUTERS))
    assert "Remove a computer" not in labels(await house.setting(house.ana, COMPUTERS))
    refused = await house.forge(house.ana, f"mm1:dismiss:{house.number}:-1:")
    assert "no computer player" in refused.response.content


async def test_the_options_are_a_step_away_from_the_start_and_back(house: House) -> None:
    await house.seated("ana", computers=1)
    mine = await house.setting(house.ana, "target")
    assert labels(mine) == ["Type a value…", "Back"]
    await house.ana.click(house._real(mine), custom_id=house.buttons(mine)["controls"])
    assert "Start" in labels(house.env.backend.get_message(house.channel.id, mine.id), green=True)


async def test_SRB_32_start_does_not_show_the_hand_before_it_is_dealt(house: House) -> None:
    """Looking early costs four cards: nobody is made to look."""
    for _ in range(8):  # where the pack is cut to a strong card, the cutter comes before the deal
        await house.seated("ana", "bia", rules="serbian", early_hand_penalty="on")
        mine = await controls(house, house.ana)
        await house.ana.click(house._real(mine), custom_id=house.buttons(mine)["start"])
        table = await house.table()
        if house.services.clock.now() < table.dealing_until:
            break
        await house.services.lobbies.close(table.id, house.ana.id)
    assert table.state is not None
    assert house.services.clock.now() < table.dealing_until
    assert "being dealt" in house.said(house.env.backend.get_message(house.channel.id, mine.id))
    assert {len(hand) for hand in table.state.hands} == {6}, "and nobody has paid for it"


async def test_the_word_for_the_last_card_is_not_green_for_all(house: House) -> None:
    await house.begun("ana", "bia")
    assert not [label for label in labels(await house.table_message(), green=True) if "Mau" in label]
    await house.lay("top 5S\nhand ana 5D KD\nhand bia 7H 2C 9C\nturn ana\n")
    assert not [label for label in labels(house.hand(house.bia), green=True) if "Mau" in label]


@pytest.mark.parametrize("people", [2, 3])
async def test_join_is_green_only_as_long_as_there_is_room(house: House, people: int) -> None:
    await house.seated(*House.NAMES[:people], rules="zheng")
    for _ in range((await house.table()).game.seats[1] - people):
        await house.computer(house.ana)
    await house.services.painter.finish()
    assert labels(await house.table_message(), green=True) == ["Start"]


async def test_who_is_sent_away_is_asked_about_first_and_told_by_a_new_message_by_whom(house: House) -> None:
    await house.seated("ana", "bia", "caio")
    answer = await house.ana.slash(house.channel, "table kick", player="bia")
    asked = answer.response._message
    assert "Send **bia** away from this table?" in house.said(asked)
    assert len((await house.table()).people) == 3, "nothing is done yet"
    await house.press(house.ana, "stay", message=asked)
    assert "nothing has changed" in house.said(house.env.backend.get_message(house.channel.id, asked.id))
    assert len((await house.table()).people) == 3
    before = len(house.messages(house.dm(house.bia)))
    await house.sure(house.ana, house.ana.slash(house.channel, "table kick", player="bia"))
    assert len((await house.table()).people) == 2
    told = house.messages(house.dm(house.bia))
    assert len(told) == before + 1
    assert f"<@{house.ana.id}> sent you away from table #1 in House" in house.said(told[-1])


async def test_who_is_sent_away_by_a_vote_is_told_that(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", target="1000")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 3C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "6♠")
    for who in (house.bia, house.caio):
        await house.sure(who, who.slash(house.channel, "table kick", player="dora"))
    await house.services.painter.finish()
    assert any("the others there voted for it" in house.said(one) for one in house.messages(house.dm(house.dora)))
    assert not any(f"<@{house.bia.id}>" in house.said(one) for one in house.messages(house.dm(house.dora)))


async def test_a_press_that_sends_away_counts_for_nobody_who_may_not(house: House) -> None:
    await house.seated("ana", "bia", "caio")
    for who, whom in ((house.dora, house.bia), (house.ana, house.ana), (house.ana, house.dora)):
        answer = await house.forge(who, f"mm1:sendaway:{house.number}:-1:{whom.id}")
        assert answer.response is not None
    for argument in ("", "x", "9" * 30):
        await house.forge(house.ana, f"mm1:sendaway:{house.number}:-1:{argument}")
    await house.forge(house.bia, f"mm1:closetable:{house.number}:-1:")
    table = await house.table()
    assert (len(table.people), table.closed) == (3, None)


async def test_closing_a_table_at_which_others_sit_asks_first(house: House) -> None:
    await house.seated("ana", "bia")
    asked = (await house.ana.slash(house.channel, "table close")).response._message
    assert "Close table #1 (Mau Mau Voador)? One other person sits there." in house.said(asked)
    assert labels(asked) == ["Close the table", "Cancel"]
    assert (await house.table()).closed is None
    await house.press(house.ana, "closetable", message=asked)
    assert (await house.table()).closed is not None
    await house.seated("ana", computers=1)
    await house.ana.slash(house.channel, "table close")
    assert (await house.table()).closed is not None, "it ends nothing for anybody else"


async def test_who_is_asked_about_leaving_may_stay(house: House) -> None:
    await house.begun("ana", "bia")
    asked = (await house.ana.slash(house.channel, "table leave")).response._message
    assert labels(asked) == ["Leave", "Stay"]
    await house.press(house.ana, "stay", message=asked)
    assert len((await house.table()).people) == 2
    assert labels(house.env.backend.get_message(house.channel.id, asked.id)) == ["My hand"]


@pytest.mark.parametrize(
    ("rules", "terms"), [("classic", "Up to 12 players · to 100 points"), ("zheng", "to 11 points")]
)
async def test_the_small_print_of_a_lobby_says_how_long_it_is_played(house: House, rules: str, terms: str) -> None:
    await house.seated("ana", "bia", "caio", rules=rules)
    assert f"{terms} · 24 h a turn" in house.said(await house.table_message())
    await house.seated("ana", "bia", "caio", rules=rules, turn_clock="off")
    assert f"{terms} · no time limit" in house.said(await house.table_message())


async def test_points_are_called_points(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 3C\nturn ana\n")
    await house.play(house.ana, "6♠")
    table = await house.table()
    assert table.state is not None
    said = house.said(await house.table_message())
    assert "Σ" not in said
    for name, total in zip(("ana", "bia", "caio"), table.state.totals, strict=True):
        assert f"{name} {total}" in said.partition("points: ")[2]


async def test_the_last_of_three_has_no_medal_and_the_second_has_one(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 3C\nhand caio 9C KD 4D\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    everything = "\n".join(house.said(one) for one in house.messages(house.channel.id))
    assert "🥇" in everything
    assert "🥈" in everything
    assert "🥉" not in everything
    assert "🥉" not in house.said(house.hand(house.caio))
    assert "3\\. " in everything


@pytest.mark.parametrize(
    ("place", "most", "sign"),
    [(1, 1, "🥇 "), (1, 2, "🥇 "), (2, 2, ""), (2, 3, "🥈 "), (3, 3, ""), (3, 4, "🥉 "), (4, 9, "")],
)
def test_medals_are_for_those_who_have_left_somebody_behind(place: int, most: int, sign: str) -> None:
    assert medal(place, most) == sign


async def test_AMM_30_what_a_wrong_card_costs_is_said_before_the_first_one(house: House) -> None:
    await house.begun("ana", "bia", rules="amm")
    await house.lay("top 5S\nhand ana 9D KH 2C\nhand bia 5H 2S 3C 4C\nstock 6S 7S 8S 9S 10S JS QS KS\nturn ana\n")
    warned = "A wrong card costs you **5**."
    assert warned in house.said(house.hand(house.ana))
    assert warned not in house.said(house.hand(house.bia)), "no card is offered out of turn"
    await house.ana.slash(house.channel, "play", move="9D")
    answer = await house.ana.slash(house.channel, "play")
    said = house.said(answer.response._message)
    assert warned not in said, "it is paid for in this round"


async def test_where_a_wrong_card_costs_nothing_nobody_is_warned(house: House) -> None:
    await house.begun("ana", "bia")
    assert "costs you" not in house.said(house.hand(house.ana))


async def test_nobody_is_named_in_their_own_message(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 7S 5D 6S\nhand bia 2C 9C\nhand caio 3C 3D\nstock 6D 4H 4D 8C\nturn ana\n")
    await house.play(house.ana, "7♠")
    owes = (await house.table()).awaited[0]
    who = house.people[House.NAMES[owes]]
    asked = house.said(house.hand(who))
    assert House.NAMES[owes] not in asked
    await who.slash(house.channel, "play", move="draw")
    mine = house.said((await who.slash(house.channel, "play")).response._message)
    assert House.NAMES[owes] not in mine
    assert f"{House.NAMES[owes]} draws 3" in house.said(await house.table_message()), "others read the name"
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 3C 3D KD\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    own = house.said(house.hand(house.bia))
    assert "**You** 2" in own
    assert "**ana** 0" in own
    assert "bia" not in own


async def test_what_happened_to_the_reader_has_words_of_its_own_that_say_the_same_facts() -> None:
    own = [key for key in texts.keys("en") if key.startswith("you-")]
    assert len(own) > 20
    for key in own:
        told = Record.named[key.removeprefix("you-")]
        assert any(name == "seat" for name, _ in told.FIELDS), "whose it is stands in its seat"
