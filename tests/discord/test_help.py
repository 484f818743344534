"""Where one who is new, or was away, finds the way: ``/help``, ``/games``, ``/history``, ``/analyse``."""

from __future__ import annotations

from typing import Any

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
    ids = {command.name: command.id for command in await house.bot.tree.fetch_commands()}
    for command, name in (("table open", "table"), ("learn", "learn"), ("games", "games"), ("play", "play")):
        assert f"</{command}:{ids[name]}>" in said
    assert labels(message) == ["Play now", "Open a table", "Learn a game", "My tables", "Rules"]
    for op, expected in (("learn", "Learn by playing"), ("games", "not at any table"), ("rules", "🎯 **Aim:**")):
        shown = (await house.press(house.ana, op, message=message)).response._message
        assert expected in house.said(shown), op
        message = (await house.ana.slash(house.channel, "help")).response._message
    await house.press(house.ana, "open", message=message)
    house.number += 1
    assert (await house.table()).host == house.ana.id


async def test_help_in_a_direct_message_says_what_one_can_do_there(house: House) -> None:
    answer = await house.ana.user.slash("help")
    said, message = house.said(answer.response._message), answer.response._message
    assert "use `/table open`" in said
    assert "</table" not in said, "it cannot be pressed here"
    assert "</games:" in said
    assert labels(message) == ["Play now", "Learn a game", "My tables", "Rules"]


async def test_open_a_table_that_is_pressed_in_a_direct_message_says_where(house: House) -> None:
    message = (await house.ana.slash(house.channel, "help")).response._message
    pressed = house.buttons(message)["open"]
    direct = (await house.ana.user.slash("help")).response._message
    (games,) = [one for one in parts(direct.components) if one.get("label") == "My tables"]
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
        assert labels(message) == ["Mau-Mau #1", "Mau-Mau #3"]
        hand = await house.press(who, "hand", message=message)
        assert "[#3]" in house.said(hand.response._message)
        assert "Your turn" in house.said(hand.response._message)


# games of a server


async def test_a_saved_game_can_be_played_at_once(house: House) -> None:
    boss = manager(house)
    await boss.slash(house.channel, "table open")
    await boss.slash(house.channel, "table close")
    saved = await games_of(house).take(house.guild.id, boss.id, to_toml({**empty("Mine"), "deal": {"hand": 5}}))
    listed = (await house.ana.slash(house.channel, "game list")).response._message
    looked = await house.choose(house.ana, "glook", str(saved.id), message=listed)
    await house.press(house.ana, "open", message=looked.response._message)
    house.number += 2
    assert (await house.table()).game.book.source == saved.definition


# rounds of running matches


async def test_ones_rounds_of_a_running_match_are_known_wherever_its_table_is(house: House) -> None:
    lobby, elsewhere = house.channel, house.guild.create_text_channel("outra")
    before = await house.ana.slash(elsewhere, "analyse")
    assert "No round has finished" in before.response.content
    await house.begun("ana", "bia", rules="classic", target="100", thread="auto")
    await house.lay(TURN.replace("hand ana 6S 5D KH", "hand ana 6S"))
    await house.play(house.ana, "6♠")
    assert not await house.round_is_on()
    table = await house.table()
    assert table.thread
    points = table.views[NOBODY].totals[1]
    for place in (elsewhere, lobby):
        for command in ("history", "stats"):
            answer = await house.bia.slash(place, command)
            said = house.said(answer.response._message)
            assert "Still being played" in said, command
            assert f"one round so far · your points: {points}" in said
            other = await house.dora.slash(place, command)
            assert "Still being played" not in house.said(other.response._message)
    history = (await house.bia.slash(elsewhere, "history")).response._message
    assert labels(history) == ["Chances: #1, round 1"]
    await house.services.preferences.choose("server", house.guild.id, "analyses", "off")
    for shown in (
        await house.bia.slash(elsewhere, "analyse"),
        await house.press(house.bia, "analyse", message=history),
    ):
        assert shown.response.content == text("en", "refused-analyses-off"), "the round is found"
    other = await house.dora.slash(elsewhere, "analyse")
    assert "No round has finished" in other.response.content
