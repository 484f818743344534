"""How somebody who is losing a match tries to come out better by other means than playing, and does not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.people.preferences import HOLIDAYS, PAUSES
from bot.screens.lobby import ComputerPress
from bot.tables.schedule import TABLE_LIFE_S
from bot.time import DAY, HOUR
from bot.words import texts
from rules.match import AWAY, IN
from rules.strategies.levels import EASY
from tests.discord.test_banned import banned
from tests.discord.test_endings import LAST, account, after_a_round
from tests.support.house import House, manager
from tests.support.standings import boards_of


async def join(house: House, *names: str) -> None:
    for name in names:
        await house.forge(house.people[name], f"mm1:join:{house.number}:-1:")


async def ask_to_send_away(house: House, who: Any, whom: str) -> str:
    answer = await house.sure(who, who.slash(house.channel, "table kick", player=whom))
    return house.said(answer.response._message)


async def ask_to_stop(house: House, who: Any) -> str:
    answer = await house.sure(who, who.slash(house.channel, "table close"))
    return house.said(answer.response._message)


async def test_friends_who_wait_for_their_first_deal_do_not_send_away_the_leader(house: House) -> None:
    """They have no chance in the match to give up for it, and whom it helps has not asked for it."""
    await after_a_round(house)
    friends = ("dora", "eva", "fabio")
    await join(house, *friends)
    for name in friends:
        said = await ask_to_send_away(house, house.people[name], "ana")
        assert texts.text("en", "refused-not-dealt") in said
    assert house.ana.id in (await house.table()).people
    await ask_to_send_away(house, house.bia, "ana")
    await ask_to_send_away(house, house.caio, "ana")
    table = await house.table()
    assert house.ana.id not in table.people, "those who play decide, however many wait"
    assert [player.at_best for player in table.players[1:3]] == [2, 3]


async def test_friends_vote_from_their_first_deal_on_and_then_give_up_first_place(house: House) -> None:
    await after_a_round(house)
    await join(house, "dora", "eva", "fabio")
    await house.press(house.bia, "deal")
    for name in ("dora", "eva", "fabio"):
        await ask_to_send_away(house, house.people[name], "ana")
    assert house.ana.id not in (await house.table()).people
    await house.leave(house.bia)
    await house.leave(house.caio)
    for _ in range(400):
        if not await house.round_is_on():
            break
        table = await house.table()
        seat = table.awaited[0]
        if seat in table.computers:
            await house.env.advance_time(3)
        else:
            moves = table.game.moves(table.begun_state(), seat)
            await house.services.matches.act(table.id, table.players[seat].person or 0, [moves[0]])
    assert all(player.at_best > 1 for player in (await house.table()).players[3:])


async def test_who_asks_twice_over_a_restart_has_asked_once(house: House) -> None:
    """Also does a vote of before the restart count after it."""
    await after_a_round(house)
    await ask_to_stop(house, house.bia)
    await ask_to_send_away(house, house.bia, "ana")
    await house.restart()
    assert texts.text("en", "stop-asked", count=2) in await ask_to_stop(house, house.bia)
    assert "One more person has to ask" in await ask_to_send_away(house, house.bia, "ana")
    assert house.ana.id in (await house.table()).people
    await house.restart()
    await ask_to_send_away(house, house.caio, "ana")
    await house.restart()
    assert texts.text("en", "refused-match-stands") in await ask_to_stop(house, house.bia)
    assert [player.at_best for player in (await house.table()).players] == [1, 2, 3]


async def test_of_two_who_leave_the_computers_alone_the_first_has_lost(house: House) -> None:
    """Both were last, and so both first among the people: two accounts won as often as they liked."""
    await house.begun("ana", "bia", computers=2)
    await house.leave(house.ana)
    await house.leave(house.bia)
    accounts = [
        await boards_of(house.services.store).accounts(house.guild.id, who.id) for who in (house.ana, house.bia)
    ]
    assert [(one["voador"].matches, one["voador"].matches_won) for one in accounts] == [(1, 0), (1, 1)]


async def test_who_is_ahead_does_not_end_a_match_by_the_rules_vote_while_the_other_is_absent(house: House) -> None:
    """IME-50. Nobody else could vote, so ana had won at once: a manager who plays bans whoever could say no."""
    await house.begun("ana", "bia", rules="ime", cyclic="on", target="5")
    await house.lay("top 5C\nhand ana 7C\nhand bia 8C 6H QS\nturn ana\n")
    await house.play(house.ana, "7♣")
    await banned(house, "bia")
    await house.ana.slash(house.channel, "table propose", what="IME-50")
    assert await house.round_is_on()
    await house.leave(house.ana)
    assert await account(house, "ana") == (1, 0, 0, 0), "she may play on or leave, and leaving is losing"


async def test_most_of_the_table_do_not_end_a_match_by_the_rules_vote_while_they_are_ahead(house: House) -> None:
    """IME-50. Ana and bia were level, more than half, and both had won."""
    await house.begun("ana", "bia", "caio", rules="ime", cyclic="on", target="5")
    await house.lay("top 5C\nhand ana 7C\nhand bia 8C 6H QS\nhand caio 9D 8D 2D\nscores ana 0 bia 1\nturn ana\n")
    await house.play(house.ana, "7♣")
    await house.bia.slash(house.channel, "table propose", what="IME-50")
    await house.vote(house.ana)
    assert await house.round_is_on()
    await house.vote(house.caio, yes=False)
    assert (await house.table()).begun_state().vote is None
    assert await house.round_is_on()


async def test_who_is_about_to_lose_a_round_does_not_give_it_up_for_who_is_absent(house: House) -> None:
    """COM-20. Nor does bia's hand become nobody's in the moment in which she misses her turn."""
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 9H 2C 3C KD 8D\nhand bia 6S\nhand caio 4H 4D 3S\nturn bia\n")
    await house.ana.slash(house.channel, "table propose", what="COM-20")
    await house.vote(house.caio)
    await house.services.matches.make_absent(house.number, house.bia.id)
    assert await house.round_is_on()
    await house.env.advance_time(5)
    assert (await house.table()).closed is not None
    assert await account(house, "bia") == (1, 1, 1, 0), "a computer player has laid her last card"
    assert await account(house, "ana") == await account(house, "caio") == (1, 0, 0, 0)


async def test_who_plays_with_computers_alone_does_not_give_up_the_rounds_that_they_lose(house: House) -> None:
    """COM-20. Those matches have a list of their own, and nobody else could say no."""
    await house.begun("ana", computers=2, target="1")
    before = (await house.table()).begun_state()
    answer = await house.ana.slash(house.channel, "table propose", what="COM-20")
    assert texts.text("en", "why-nobody-to-vote") in house.said(answer.response._message)
    assert (await house.table()).begun_state() == before


async def a_pair_is_ahead(house: House) -> None:
    """Ana and caio have won the first round against bia and dora; ana is the host."""
    await house.begun("ana", "bia", "caio", "dora", rules="ime", teams="pairs", target="3")
    await house.lay(LAST.replace("turn", "hand dora KD 3D\nturn"))
    await house.play(house.ana, "6♠")


@pytest.mark.parametrize("how", ["a partner leaves", "a friend sits down"])
async def test_a_pair_that_is_ahead_does_not_have_the_match_wait_until_it_ends_as_it_stands(
    house: House, how: str
) -> None:
    """IME-55. No round can be dealt then, and after a week ana had won. Who wants to play on lets a computer in."""
    await a_pair_is_ahead(house)
    if how == "a partner leaves":
        await house.leave(house.caio)
    else:
        await join(house, "eva")
    assert not (await house.table()).complete
    answer = await house.forge(house.bia, ComputerPress(house.number, argument=EASY).id)
    assert texts.text("en", "refused-bad-value") in house.said(answer.response._message)
    answer = await house.press(house.fabio, "computer")
    assert texts.text("en", "refused-not-seated") in house.said(answer.response._message)
    await house.press(house.bia, "computer")
    await house.press(house.bia, "deal")
    assert await house.round_is_on()
    assert (await house.table()).begun_state().round == 2


async def test_who_is_losing_does_not_keep_a_match_without_a_clock_open_by_accusing_each_week(house: House) -> None:
    """Everybody sees an accusation, and it costs nothing. Who is awaited for a week has left, also if they ask for
    something else meanwhile.
    """
    await house.begun("ana", "bia", target="1", turn_clock="off")
    await house.lay("top 5S\nhand ana 6S\nhand bia 9H 2C 3C KD 8D\nturn bia\n")
    await house.passes(TABLE_LIFE_S - DAY)
    for command, named in (("table pause", {}), ("play", {"move": "plan 2C"}), ("play", {"move": "accuse ana"})):
        await house.bia.slash(house.channel, command, **named)
    assert (await house.table()).closed is None
    await house.passes(DAY + 1)
    assert await account(house, "ana") == (1, 1, 1, 0)
    assert await account(house, "bia") == (1, 0, 0, 0)


async def test_nor_by_a_proposal_to_which_the_others_say_no(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="1", turn_clock="off")
    await house.lay("top 5S\nhand ana 6S 6D\nhand bia 9C\nhand caio 9D 8D\nturn ana\n")
    began = (await house.table()).touched
    await house.passes(3 * DAY)
    await house.ana.slash(house.channel, "table propose", what="COM-20")
    await house.vote(house.bia, yes=False)
    await house.sure(house.caio, house.caio.slash(house.channel, "table close"))
    table = await house.table()
    assert table.begun_state().vote is None
    assert table.touched <= began + 60


async def test_a_manager_who_plays_takes_nobodys_time_off_away_in_the_middle_of_a_match(house: House) -> None:
    """Ana is ahead and away for ten days. When the setting counted at once, her turns ran out by the hour."""
    house.people["boss"] = boss = manager(house)
    await house.begun("ana", "boss", target="100", scoring="cards", turn_clock="1h")
    await house.lay("top 5S\nhand ana 6S\nhand boss 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.away(house.ana, "", "10.1.2026")
    await house.press(boss, "deal")
    await house.lay("top 5S\nhand ana 6S 7D\nhand boss 2C 9C\nturn ana\n")
    await house.services.preferences.choose("server", house.guild.id, HOLIDAYS.name, "0")
    await house.services.preferences.choose("server", house.guild.id, PAUSES.name, "31")
    await boss.slash(house.channel, "play", move="accuse ana")
    await house.passes(3 * DAY)
    table = await house.table()
    assert (table.awaited, table.begun_state().status, table.players[0].idle) == ((0,), [IN, IN], 0)
    async with house.services.tables.changing(house.number) as draft:
        draft.notes.pause.used = 10 * DAY
        await house.services.tables.save(draft)
    answer = await boss.slash(house.channel, "table pause", length="7d")
    assert "paused for 14 days in total" in house.said(answer.response._message)


async def test_who_loses_the_channel_and_finds_it_first_does_not_play_against_computers_alone(house: House) -> None:
    """After a week everybody was absent. Boss moved the table then, and the others went on missing their rounds."""
    house.people["boss"] = boss = manager(house)
    await house.begun("ana", "boss", "caio", target="100", scoring="cards", turn_clock="1h")
    await house.lay(LAST.replace("bia", "boss"))
    await house.play(house.ana, "6♠")
    await house.services.matches.make_absent(house.number, house.caio.id)
    await boss.slash(house.channel, "table host", player="boss")
    await house.press(boss, "deal")
    await house.lay(LAST.replace("bia", "boss"))  # a person's turn, whoever the deal has begin
    other = house.guild.create_text_channel("other")
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    await boss.slash(other, "play", move="accuse ana")
    await house.services.painter.finish()
    await house.passes(TABLE_LIFE_S + 1)
    assert (await house.table()).begun_state().status == [AWAY] * 3
    await boss.slash(other, "table here")
    await house.services.painter.finish()
    table = await house.table()
    assert table.begun_state().status == [IN, IN, AWAY], "caio had been absent before"
    assert 0 < table.deadlines["turn"] - house.bot.clock.now() <= HOUR
