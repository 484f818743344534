"""What people see of how a match ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language import texts
from bot.tables.endings import MEANINGS, Ended, Ending, Why
from bot.views.lobby import LeavePress
from bot.views.parts import table_link, written_names
from bot.views.result import ending, reason_lines
from tests.support.folding import each
from tests.support.house import House, manager

LAST = "top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n"


async def after_a_round(house: House) -> None:
    """Ana has won the first round of a match of three; bia has two points, caio three."""
    await house.begun("ana", "bia", "caio", target="100", scoring="cards")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")


async def shown(house: House) -> str:
    await house.services.painter.finish()
    return house.said(await house.table_message())


async def test_a_match_is_stopped_by_all_who_play(house: House) -> None:
    await after_a_round(house)
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert "2 more people have to agree" in house.said(answer.response._message)
    assert "Stop the match here? 1 of 3 say yes" in await shown(house)
    answer = await house.press(house.bia, "giveup")
    assert "One more person has to agree" in answer.response.content
    assert (await house.table()).closed is None
    answer = await house.sure(house.caio, house.caio.slash(house.channel, "table close"))
    assert "The table is closed" in house.said(answer.response._message)
    said = await shown(house)
    assert "Everybody agreed to stop here" in said
    assert "doesn't count for wins or ratings" in said
    assert "🥇 ana" in said
    assert set(house.buttons(await house.table_message())) == {"again"}
    answer = await house.ana.slash(house.channel, "history")
    assert "#1" in house.said(answer.response._message)
    assert "stopped by agreement" in house.said(answer.response._message)


async def test_who_plays_and_manages_the_server_does_not_close_a_match_alone(house: House) -> None:
    await after_a_round(house)
    somebody = manager(house)
    answer = await house.sure(somebody, somebody.slash(house.channel, "table close"))
    assert "The table is closed" in house.said(answer.response._message)
    said = await shown(house)
    assert f"<@{somebody.id}> closed the match" in said
    assert "doesn't count for wins or ratings" in said


async def test_a_match_without_a_finished_round_is_closed_by_its_host(house: House) -> None:
    await house.begun("ana", "bia")
    await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    said = await shown(house)
    assert f"<@{house.ana.id}> closed the match" in said
    assert "the match has no result" in said


async def test_who_left_is_named_where_a_match_is_decided(house: House) -> None:
    await after_a_round(house)
    await house.leave(house.bia)
    await house.leave(house.caio)
    said = await shown(house)
    assert "ends as it stands, because too few players are left. Left: bia, caio." in said
    assert "doesn't count" not in said


async def test_after_a_first_round_the_host_asks_like_everybody_else(house: House) -> None:
    await after_a_round(house)
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table kick", player="bia"))
    assert "One more person has to ask" in house.said(answer.response._message)
    await house.sure(house.caio, house.caio.slash(house.channel, "table kick", player="bia"))
    assert (await house.table()).players[1].placed == 2


async def test_a_result_says_who_went_before_the_end_and_where_that_puts_them(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", target="100", scoring="cards")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nhand dora KD\nturn ana\n")
    await house.play(house.ana, "6♠")
    for who in (house.caio, house.dora):
        await house.sure(who, who.slash(house.channel, "table kick", player="ana"))
    await house.leave(house.dora)
    for who in (house.bia, house.caio):
        await house.sure(who, who.slash(house.channel, "table close"))
    said = await shown(house)
    assert "🥇 bia" in said
    assert "Sent away by the table: ana, in place 1" in said
    assert "placed last: dora" in said


async def test_whose_data_was_erased_is_no_computer_player_in_the_history(house: House) -> None:
    await after_a_round(house)
    await house.services.privacy.erase(house.bia.id)
    for who in (house.ana, house.caio):
        await house.sure(who, who.slash(house.channel, "table close"))
    assert "someone" in await shown(house)
    said = house.said((await house.ana.slash(house.channel, "history")).response._message)
    assert "someone (2)" in said
    assert "🤖" not in said


async def test_a_server_says_how_long_a_match_may_be_paused(house: House) -> None:
    await after_a_round(house)
    await house.services.preferences.choose("server", house.guild.id, "pauses", "3")
    answer = await house.ana.slash(house.channel, "table pause", length="7d")
    assert "paused for 3 days in total" in house.said(answer.response._message)
    assert "72 hours are left" in house.said(answer.response._message)


@each("why", [*Why])
async def test_every_reason_is_said_in_every_language(house: House, why: Why) -> None:
    """Also where nobody has left, and where whoever closed it has been erased."""
    if not house.number:
        await after_a_round(house)
    table = (await house.table()).draft()
    names = written_names(table)
    for locale in texts.LANGUAGES:
        for meant, by in ((MEANINGS[why].ending, house.ana.id), (Ending.VOID, None)):
            if (meant, why) == (Ending.VOID, Why.RULES):
                continue  # the rules end a match after a round
            table = replace(table, ended=Ended(meant, why, by))
            said = ending(table, names, locale)
            assert bool(reason_lines(table, names, locale)) == (meant != Ending.PLAYED)
            assert ("🥇" in said) == (meant != Ending.VOID)
            assert len(reason_lines(table, names, locale)) <= 2
            assert (str(house.ana.id) in said) == (why == Why.CLOSED and by is not None)


@pytest.mark.parametrize("first", [True, False])
async def test_nobody_is_told_to_have_gone_out_of_a_round_that_broke_off(house: House, first: bool) -> None:
    await house.begun("ana", "bia", rules="classic", target="300")
    if not first:
        await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
        await house.play(house.ana, "6♠")
        await house.press(house.ana, "deal")
    answer = await house.leave(house.bia)
    assert answer.response.content == texts.text("en", "left-match-over")
    await house.services.painter.finish()
    which = 1 if first else 2
    last = house.said(house.messages(house.channel.id)[-1])
    assert texts.text("en", "result-broke-off", round=which) in last
    assert "went out" not in last
    assert "🥇" not in last.split("##")[1], "nobody has won what was not played"
    assert ("The match is over" in last) is not first, "the match's message says why a void one is over"
    hand = house.said(house.hand(house.ana))
    assert texts.text("en", "hand-broke-off", round=which) in hand
    assert "is yours" not in hand


async def test_the_command_asks_whether_one_leaves_a_match_that_is_on(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    asked = await house.bia.slash(house.channel, "table leave")
    assert texts.text("en", "leave-sure", number=1, game="Mau Mau Voador", alone="no") in house.said(
        asked.response._message
    )
    assert (await house.table()).seat_of(house.bia.id) == 1
    await house.leave(house.bia)
    assert (await house.table()).seat_of(house.bia.id) is None


async def test_who_plays_with_computers_alone_is_told_that_leaving_ends_it(house: House) -> None:
    await house.begun("ana", computers=3)
    asked = await house.ana.slash(house.channel, "table leave")
    assert "Only computer players would be left" in house.said(asked.response._message)
    await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    ended = house.said(await house.table_message())
    assert "Everybody agreed" not in ended


async def test_who_has_no_table_in_the_channel_is_led_to_that_in_its_thread(house: House) -> None:
    await house.begun("ana", "bia", thread="auto")
    answer = await house.dora.slash(house.channel, "hand")
    assert table_link(await house.table()) in answer.response.content


async def test_who_left_and_waits_for_the_next_deal_is_named_as_placed_last(house: House) -> None:
    """As in the history: coming back does not undo it where no deal follows (COM-11)."""
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n")
    await house.leave(house.caio)
    for who in (house.caio, house.dora):
        await house.forge(who, f"mm1:join:{house.number}:-1:")
    await house.play(house.ana, "6♠")
    said = house.said(house.messages(house.channel.id)[-1])
    assert "placed last: caio" in said
    assert "dora" not in said, "a newcomer has no part in it"


async def test_leave_of_a_lobby_does_not_leave_the_match_that_has_begun(house: House) -> None:
    await house.seated("ana", "bia")
    leave = house.buttons(await house.table_message())[LeavePress.op]
    await house.press(house.ana, "start")
    answer = await house.forge(house.bia, leave)
    assert answer.response.content == texts.text("en", "refused-moved-on")
    assert (await house.table()).closed is None


async def test_the_buttons_of_a_match_whose_state_is_no_longer_kept_say_that_it_is_over(house: House) -> None:
    """What is left of an old match is its results and its log, from which its films are still drawn."""
    await house.begun("ana", "bia", "caio", target="1", scoring="cards")
    await house.lay(LAST)
    hand, shown_at = house.hand(house.ana), await house.table_message()
    ids = [house.buttons(hand)["move"], house.buttons(hand)["accuse"], house.buttons(shown_at)["hand"]]
    await house.play(house.ana, "6♠")
    assert (await house.table()).closed is not None
    await house.services.store.replays.compact(house.number, "a script")
    house.services.tables._cache.clear()
    answers = [await house.forge_at(house.ana, shown_at, custom_id) for custom_id in ids]
    assert {answer.response.content for answer in answers} == {
        "This table is closed. Open a new one with `/table open`."
    }
    film = await house.ana.slash(house.channel, "history")
    assert "#1" in house.said(film.response._message)
