"""Where one who is new, or was away, finds the way: ``/help``, ``/games``, past matches."""

from __future__ import annotations

from typing import Any

from bot.screens.doors import GameListPress
from bot.screens.page import HAND_BESIDE, HandPress
from bot.words.texts import text
from cogs.workshop.parts import empty, to_toml
from rules.table import NOBODY
from tests.support.house import House, manager, parts
from tests.support.workshop import games_of

TURN = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 2C 9C\nturn ana\n"


def labels(message: Any) -> list[str]:
    return [part["label"] for part in parts(message.components) if part["type"] == 2]


# help


async def test_help_can_be_pressed(house: House) -> None:
    answer = await house.ana.slash(house.channel, "help")
    said, message = house.said(answer.response._message), answer.response._message
    assert "What would you like to play?" in said
    assert labels(message) == ["Play now", "Open a table", "Solve"]
    await house.press(house.ana, "open", message=message)
    house.number += 1
    assert (await house.table()).host == house.ana.id


async def test_help_leads_everywhere_and_the_way_back(house: House) -> None:
    """What else there is opens in the same message."""
    expected = {
        "help-learn": "Learn by playing",
        "button-rules": "🎯 **Aim:**",
        "button-tables": "No free seats here",
        "button-best": "Nobody has finished",
        "button-events": "no such event",
        "button-glist": "Games of this server",
        "help-me": "My settings",
        "button-typing": "Play by typing",
        "button-about": "maumau",
    }
    message = (await house.ana.slash(house.channel, "help")).response._message
    assert house.options(message, "help-more") == [*expected]
    for name, told in expected.items():
        message = (await house.ana.slash(house.channel, "help")).response._message
        shown = (await house.choose(house.ana, "help-more", name, message=message)).response._message
        assert told in house.said(shown), name
        assert shown.id == message.id, name
        assert "help" in house.buttons(shown), name
    back = (await house.press(house.ana, "help", message=shown)).response._message
    assert "What would you like to play?" in house.said(back)
    managers = (await manager(house).slash(house.channel, "help")).response._message
    assert {*house.options(managers, "help-more")} - {*expected} == {"help-settings"}
    forged = await house.forge_at(house.ana, message, house.buttons(managers)["help-more"], ["help-settings"])
    assert "moved on" in forged.response.content


async def test_help_begins_with_the_turn_that_is_due_first(house: House) -> None:
    for clock in ("24h", "1h"):
        house.channel = house.guild.create_text_channel(f"sala-{clock}")
        await house.begun("ana", "bia", rules="classic", turn_clock=clock)
        await house.lay(TURN)
    message = (await house.ana.slash(house.channel, "help")).response._message
    assert labels(message)[0] == "Play"
    assert house.buttons(message)["hand"].startswith("mm1:hand:2:")
    hand = await house.press(house.ana, "hand", message=message)
    assert "Your turn" in house.said(hand.response._message)
    assert "hand" not in house.buttons((await house.bia.slash(house.channel, "help")).response._message)


async def test_help_in_a_direct_message_says_what_one_can_do_there(house: House) -> None:
    answer = await house.ana.user.slash("help")
    said, message = house.said(answer.response._message), answer.response._message
    assert "What would you like to play?" in said
    assert labels(message) == ["Play now", "Solve"]
    names = ["help-learn", "button-rules", "button-games", "help-me", "button-typing"]
    assert house.options(message, "help-more") == names


async def test_open_a_table_that_is_pressed_in_a_direct_message_says_where(house: House) -> None:
    message = (await house.ana.slash(house.channel, "help")).response._message
    pressed = house.buttons(message)["open"]
    direct = (await house.ana.user.slash("help")).response._message
    (games,) = [one for one in parts(direct.components) if one.get("label") == "Solve"]
    games["custom_id"] = pressed
    answer = await house.press(house.ana.user, "open", message=direct)
    assert "go to one of its channels" in answer.response.content


# games


async def test_games_has_a_button_for_each_turn_that_waits(house: House) -> None:
    for channel in ("sala", "outra", "terceira"):
        house.channel = house.guild.create_text_channel(channel)
        await house.begun("ana", "bia", rules="classic")
        await house.lay(TURN if house.number != 2 else TURN.replace("turn ana", "turn bia"))
    for who in (house.ana, house.ana.user):
        answer = await (who.slash(house.channel, "games") if who is house.ana else who.slash("games"))
        message = answer.response._message
        tabs = ["Mine", "Free seats", "Open a table"] if who is house.ana else []
        assert labels(message) == ["Play", "Play", "Look", *tabs], "those that wait come first"
        hand = await who.click(house._real(message), custom_id=HandPress(3, HAND_BESIDE).id)
        assert "Your turn" in house.said(hand.response._message)


# games of a server


async def test_a_saved_game_can_be_played_at_once(house: House) -> None:
    boss = manager(house)
    await boss.slash(house.channel, "open")
    await boss.slash(house.channel, "table close")
    saved = await games_of(house).take(house.guild.id, boss.id, to_toml({**empty("Mine"), "deal": {"hand": 5}}))
    listed = (await house.visit(house.ana, GameListPress())).response._message
    looked = await house.choose(house.ana, "glook", str(saved.id), message=listed)
    await house.press(house.ana, "open", message=looked.response._message)
    house.number += 2
    assert (await house.table()).game.book.source == saved.definition


# rounds of running matches


async def test_ones_rounds_of_a_running_match_are_known_wherever_its_table_is(house: House) -> None:
    lobby, elsewhere = house.channel, house.guild.create_text_channel("outra")
    await house.begun("ana", "bia", rules="classic", target="100", thread="auto")
    await house.lay(TURN.replace("hand ana 6S 5D KH", "hand ana 6S"))
    await house.play(house.ana, "6♠")
    assert not await house.round_is_on()
    table = await house.table()
    assert table.thread
    points = table.views[NOBODY].totals[1]
    for place in (elsewhere, lobby):
        for command, look in (("history", house.past_matches), ("record", house.record)):
            answer = await look(house.bia, where=place)
            said = house.said(answer.response._message)
            assert "Still being played" in said, command
            assert f"one round so far · your points: {points}" in said
            other = await look(house.dora, where=place)
            assert "Still being played" not in house.said(other.response._message)
    history = (await house.past_matches(house.bia, where=elsewhere)).response._message
    assert "Look back · #1" in labels(history)
    await house.services.preferences.choose("server", house.guild.id, "analyses", "off")  # then its moves are shown
    for shown in (
        await house.analyse(house.bia, where=elsewhere),
        await house.press(house.bia, "analyse", message=history),
    ):
        assert shown.response.content == text("en", "refused-no-replay"), "the round is found, and was laid out"
