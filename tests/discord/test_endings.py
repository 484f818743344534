"""What people see of how a match ends."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.people.preferences import COUNTED_GAMES, COUNTED_PEOPLE, COUNTED_ROUNDS
from bot.screens.ending import reason_lines
from bot.screens.lobby import IN_LOBBY, LeavePress
from bot.screens.page import Page, table_link, written_names
from bot.screens.result import result_view
from bot.tables.notes import Stakes
from bot.tables.schedule import TABLE_LIFE_S
from bot.tables.table import MEANINGS, Ended, Ending, Stage, Why
from bot.words import texts
from bot.words.texts import Person
from cogs.archive.logs import LogStore
from cogs.people.privacy import PrivacyCog
from cogs.servers.commands import ServerCog
from cogs.standings.accounts import Standing
from cogs.workshop.parts import empty, to_toml
from rules.match import AWAY, GONE, WAITING
from tests.discord.test_faults import allow_again, deny
from tests.support.examples import rest_in_gate
from tests.support.folding import each
from tests.support.house import House, manager
from tests.support.limits import shown as shown_text
from tests.support.standings import boards_of
from tests.support.workshop import games_of

LAST = "top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n"


async def after_a_round(house: House) -> None:
    """Ana has won the first round of a match of three; bia has two points, caio three."""
    await house.begun("ana", "bia", "caio", target="100", scoring="cards")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")


async def ask_to_send_ana_away(house: House, *askers: Any) -> None:
    for who in askers:
        await house.sure(who, who.slash(house.channel, "table kick", player="ana"))


async def shown(house: House) -> str:
    await house.services.painter.finish()
    return house.said(await house.table_message())


async def test_a_match_is_stopped_by_all_who_play(house: House) -> None:
    await after_a_round(house)
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert "2 more people have to agree" in house.said(answer.response._message)
    assert "Stop the match here? 1 of 3 say yes" in await shown(house)
    answer = await house.press(house.bia, "giveup")
    assert "One more person has to agree" in house.said(answer.response._message)
    assert (await house.table()).closed is None
    answer = await house.sure(house.caio, house.caio.slash(house.channel, "table close"))
    assert "The table is closed" in house.said(answer.response._message)
    said = await shown(house)
    assert "Everybody agreed to stop here" in said
    assert "doesn't count for wins or ratings" in said
    assert "🥇 **ana**" in said
    assert set(house.buttons(await house.table_message())) == {"again", "analyse"}
    answer = await house.past_matches(house.ana)
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


async def test_a_match_without_a_finished_round_is_stopped_by_all_too_and_has_no_result(house: House) -> None:
    await house.begun("ana", "bia")
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert texts.text("en", "stop-asked", count=1) in house.said(answer.response._message)
    await house.press(house.bia, "giveup")
    said = await shown(house)
    assert texts.text("en", "ended-consent", people=2) in said
    assert texts.text("en", "ended-void") in said


async def test_who_left_is_named_where_a_match_is_decided(house: House) -> None:
    await after_a_round(house)
    await house.leave(house.bia)
    await house.leave(house.caio)
    said = await shown(house)
    assert "Too few players are left. The points stay as they are." in said
    assert "– **bia** 2 · left\n– **caio** 3 · left" in said
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
    await ask_to_send_ana_away(house, house.caio, house.dora)
    await house.leave(house.dora)
    answer = await house.sure(house.bia, house.bia.slash(house.channel, "table close"))
    assert texts.text("en", "refused-match-stands") in house.said(answer.response._message), "ana cannot agree any more"
    await house.leave(house.caio)
    said = await shown(house)
    assert "🥇 **bia**" in said, "who has not asked for it"
    assert "🥇 **ana** 0 · sent away" in said
    assert texts.text("en", "ended-few", count=0, alone="no") in said
    assert "**dora** " in said


# whoever is losing does not get out of it


async def account(house: House, name: str) -> tuple[int, int, int, int]:
    """The matches of a person in the table's game: how many count, were won, in a row, and do not count."""
    accounts = await boards_of(house.services.store).accounts(house.guild.id, house.people[name].id)
    mine = accounts.get((await house.table()).game.name) or Standing()
    return mine.matches, mine.matches_won, mine.streak, mine.uncounted


async def about_to_lose(house: House) -> None:
    """Ana has won a match of one round, and is losing another one: bia has one card left."""
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    assert await account(house, "ana") == (1, 1, 1, 0)
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 9H 2C 3C KD 8D\nhand bia 6S\nturn bia\n")


@pytest.mark.parametrize("how", ["closes", "leaves"])
async def test_who_is_losing_a_first_round_has_lost_it_and_the_streak_is_over(house: House, how: str) -> None:
    """The host closes nothing alone once cards were dealt, and who leaves has lost."""
    await about_to_lose(house)
    if how == "closes":
        answer = await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
        assert texts.text("en", "stop-asked", count=1) in house.said(answer.response._message)
        await house.play(house.bia, "6♠")
    else:
        await house.leave(house.ana)
    assert (await house.table()).closed is not None
    assert await account(house, "ana") == (2, 1, 0, 0)
    assert await account(house, "bia") == (2, 1, 1, 0)


async def test_who_is_behind_does_not_stop_a_match_alone_while_the_others_miss_their_turns(house: House) -> None:
    await after_a_round(house)
    for name in ("ana", "bia"):
        await house.services.matches.make_absent(house.number, house.people[name].id)
    answer = await house.sure(house.caio, house.caio.slash(house.channel, "table close"))
    assert texts.text("en", "stop-asked", count=2) in house.said(answer.response._message)
    assert texts.text("en", "table-stopping", count=1, most=3) in await shown(house)
    assert (await house.table()).closed is None
    await house.leave(house.caio)
    assert (await house.table()).closed is None, "the computer players go on for who is absent"


async def test_who_has_one_card_left_is_not_sent_away_by_the_host_alone(house: House) -> None:
    """Nor by a vote: their hand is played to its end."""
    await house.begun("ana", "bia", "caio", target="1", turn_clock="off")
    await house.lay("top 5S\nhand ana 9H 2C 3C KD 8D\nhand bia 6S\nhand caio 4H 4D\nturn bia\n")
    await house.sure(house.ana, house.ana.slash(house.channel, "table kick", player="bia"))
    assert (await house.table()).people == [house.ana.id, house.bia.id, house.caio.id]
    await house.sure(house.caio, house.caio.slash(house.channel, "table kick", player="bia"))
    assert (await house.table()).people == [house.ana.id, house.caio.id]
    await house.env.advance_time(5)
    await shown(house)
    assert (await house.table()).closed is not None
    assert await account(house, "bia") == (1, 1, 1, 0)
    assert await account(house, "ana") == (1, 0, 0, 0)


async def test_two_who_send_away_the_leader_do_not_win_the_match(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="4", scoring="cards")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")
    await ask_to_send_ana_away(house, house.bia, house.caio)
    assert (await house.table()).begun_state().status[0] == GONE
    await to_the_end(house, house.bia)
    assert await account(house, "ana") == (1, 1, 1, 0)
    for name in ("bia", "caio"):
        assert await account(house, name) == (1, 0, 0, 0)
    said = house.said(house.messages(house.channel.id)[-1])
    assert texts.text("en", "result-match", winner="ana", many="no") in said


async def to_the_end(house: House, who: Any) -> None:
    """Everybody does what comes first, until the match is over."""
    while (table := await house.table()).closed is None:
        if table.begun_state().phase == WAITING:
            await house.services.matches.deal(table.id, who.id)
            continue
        seat = table.awaited[0]
        moves = table.game.moves(table.begun_state(), seat)
        await house.services.matches.act(table.id, table.players[seat].person or 0, [moves[0]])
    await house.services.painter.finish()


async def test_what_counts_is_fixed_when_the_match_begins(house: House) -> None:
    """Who is losing, and manages the server, chooses other settings in vain; they hold for the next match."""
    await house.begun("ana", "bia", target="3", scoring="cards")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    for preference, value in ((COUNTED_ROUNDS, "10"), (COUNTED_PEOPLE, "4"), (COUNTED_GAMES, "amm")):
        await house.services.preferences.choose("server", house.guild.id, preference.name, value)
    await to_the_end(house, house.ana)
    assert (await house.table()).ended == Ended(Ending.PLAYED, Why.RULES)
    await house.begun("ana", "bia", target="1")
    await to_the_end(house, house.ana)
    assert (await house.table()).ended == Ended(Ending.PLAYED, Why.RULES, left_out=True)


async def test_a_match_of_yesterday_counts_by_the_settings_of_today(house: House) -> None:
    """Versions before did not note what a match counts for: that is done at its next move."""
    await after_a_round(house)
    async with house.services.tables.changing(house.number) as table:
        table.notes.stakes = Stakes()
        await house.services.tables.save(table)
    await house.services.preferences.choose("server", house.guild.id, COUNTED_PEOPLE.name, "4")
    await house.services.matches.deal(house.number, house.ana.id)
    assert (await house.table()).notes.stakes == Stakes(counts=False, holidays=14, pauses=14)


async def test_a_short_match_that_is_left_counts_where_the_server_counts_long_ones(house: House) -> None:
    """Else who is losing leaves before it is long enough."""
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.preferences.choose("server", house.guild.id, COUNTED_ROUNDS.name, "3")
    await house.begun("ana", "bia", target="100", scoring="cards")
    await house.leave(house.bia)
    assert (await house.table()).ended == Ended(Ending.DECIDED, Why.FEW)
    assert await account(house, "bia") == (1, 0, 0, 0)


@pytest.mark.parametrize("what", rest_in_gate(["nothing", "a comment", "deleted", "another game"], ["another game"]))
async def test_an_own_game_counts_as_it_did_when_the_match_began(house: House, what: str) -> None:
    games, server = games_of(house), house.guild.id
    games.checker.rounds = 20
    await house.services.store.servers.meet(server, "en")
    saved = await games.take(server, house.ana.id, to_toml({**empty("Mine"), "deal": {"hand": 5}}))
    await games.check(server, saved.definition)
    await house.begun("ana", "bia", rules=f"#{saved.id}")
    match what:
        case "a comment":
            await games.take(server, house.ana.id, saved.definition + "\n# a comment\n")
        case "deleted":
            await games.delete(server, f"#{saved.id}")
        case "another game":
            await games.take(server, house.ana.id, to_toml({**empty("Mine"), "deal": {"hand": 6}}))
    assert await games.is_rated(server, saved.definition) == (what in ("nothing", "a comment"))
    await to_the_end(house, house.ana)
    assert (await house.table()).ended == Ended(Ending.PLAYED, Why.RULES)
    house.services.background.stop()


async def test_the_channel_is_deleted_and_nothing_is_gained_by_it(house: House) -> None:
    """The match waits for a week; then the computer players play it to its end."""
    await house.begun("ana", "bia", "caio", target="4", scoring="cards", turn_clock="1h")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    await house.services.matches.deal(house.number, house.ana.id)
    await house.services.painter.finish()
    assert (await house.table()).posted.lost
    await house.passes(TABLE_LIFE_S + 1)
    for _ in range(400):
        if (table := await house.table()).closed is not None:
            break
        await house.passes(200)
    assert table.ended == Ended(Ending.PLAYED, Why.RULES)
    assert table.begun_state().status == [AWAY] * 3
    assert [(await account(house, name))[0] for name in ("ana", "bia", "caio")] == [1, 1, 1]


@pytest.mark.parametrize("lost", ["channel", "server"])
async def test_what_was_lost_while_nobody_acted_is_known_before_the_match_lapses(house: House, lost: str) -> None:
    """Without a clock nothing is painted in that week. Else whoever leads deletes the channel, and caio has left."""
    await house.begun("ana", "bia", "caio", target="4", scoring="cards", turn_clock="off")
    await house.lay(LAST)
    await house.play(house.ana, "6♠")
    await house.services.matches.deal(house.number, house.ana.id)
    await house.services.painter.finish()
    if lost == "channel":
        house.env.backend.delete_channel(house.channel.id)
    else:
        house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert not (await house.table()).posted.lost
    await house.passes(TABLE_LIFE_S + 1)
    table = await house.table()
    assert (table.ended, table.begun_state().status) == (None, [AWAY] * 3)


async def test_who_removes_the_bot_gains_nothing_by_it(house: House) -> None:
    await after_a_round(house)
    await house.services.painter.finish()
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    await house.services.painter.finish()
    await house.services.matches.deal(house.number, house.ana.id)
    await house.services.painter.finish()
    assert (await house.table()).ended is None


async def test_the_desk_does_not_undo_what_its_manager_is_losing(house: House) -> None:
    house.people["boss"] = boss = manager(house)
    await house.begun("ana", "boss", target="100", scoring="cards")
    await house.lay("top 5S\nhand ana 6S\nhand boss 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.cog(ServerCog).management.close(house.guild.id, house.number, boss.id)
    assert (await house.table()).ended == Ended(Ending.DECIDED, Why.FEW)
    assert await account(house, "boss") == (1, 0, 0, 0)
    assert await account(house, "ana") == (1, 1, 1, 0)


async def test_who_erases_their_data_has_left_the_match(house: House) -> None:
    """Of who is erased nothing is counted; the others have what they would have had if they had left."""
    await after_a_round(house)
    await house.cog(PrivacyCog).privacy.erase(house.caio.id)
    assert (await house.table()).begun_state().status[2] == GONE
    assert await account(house, "caio") == (0, 0, 0, 0)
    await house.leave(house.bia)
    assert await account(house, "ana") == (1, 1, 1, 0)
    assert await account(house, "bia") == (1, 0, 0, 0)


@pytest.mark.parametrize("muted", [False, True])
async def test_a_message_that_is_deleted_ends_nothing(house: House, muted: bool) -> None:
    """Nor if the bot may not post it anew meanwhile."""
    await after_a_round(house)
    await house.services.painter.finish()
    message = await house.table_message()
    if muted:
        deny(house, house.channel.id, "send_messages")
    house.env.backend.delete_message(message.channel_id, message.id)
    await house.env.settle()
    await house.services.matches.deal(house.number, house.ana.id)
    await house.services.painter.finish()
    table = await house.table()
    assert (table.closed, bool(table.posted.lost)) == (None, muted)
    if muted:
        allow_again(house, house.channel.id)
        await house.env.settle()
    assert "round 2" in await shown(house), "it was posted anew"


async def test_whose_data_was_erased_is_no_computer_player_in_the_history(house: House) -> None:
    await after_a_round(house)
    await house.cog(PrivacyCog).privacy.erase(house.bia.id)
    for who in (house.ana, house.caio):
        await house.sure(who, who.slash(house.channel, "table close"))
    assert "someone" in await shown(house)
    said = house.said((await house.past_matches(house.ana)).response._message)
    assert "**someone** 2" in said
    assert "🤖" not in said


async def test_a_server_says_how_long_a_match_may_be_paused(house: House) -> None:
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.preferences.choose("server", house.guild.id, "pauses", "3")
    await after_a_round(house)
    await house.services.preferences.choose("server", house.guild.id, "pauses", "31")
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
            table = replace(table, ended=Ended(meant, why, by), stage=Stage.OVER)
            view = result_view(Page(table, Person(locale)))
            if meant != Ending.VOID:
                said = shown_text(view)
                assert "🥇" in said
                assert (str(house.ana.id) in said) == (why == Why.CLOSED and by is not None)
            assert bool(reason_lines(table, names, Person(locale))) == (meant != Ending.PLAYED)
            assert len(reason_lines(table, names, Person(locale))) <= 2


@pytest.mark.parametrize("first", [True, False])
async def test_nobody_is_told_to_have_gone_out_of_a_round_that_broke_off(house: House, first: bool) -> None:
    await house.begun("ana", "bia", rules="classic", target="300")
    if not first:
        await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
        await house.play(house.ana, "6♠")
        await house.press(house.ana, "deal")
    answer = await house.leave(house.bia)
    assert texts.text("en", "left-match-over") in house.said(answer.response._message)
    await house.services.painter.finish()
    last = house.said(await house.table_message())
    assert "Last round" not in last, "nobody has won what was not played"
    assert "rounds won" not in last
    assert "🏆 ana wins the match" in last, "who has left has lost it, also in its first round"
    assert re.search(r"– \*\*bia\*\* \d+ · left", last)


async def test_the_command_asks_whether_one_leaves_a_match_that_is_on(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    asked = await house.bia.slash(house.channel, "table leave")
    assert texts.text("en", "leave-sure", number=1, game="Mau Mau Voador", alone="no") in house.said(
        asked.response._message
    )
    assert (await house.table()).seat_of(house.bia.id) == 1
    await house.leave(house.bia)
    assert (await house.table()).seat_of(house.bia.id) is None


@pytest.mark.parametrize("command", ["table leave", "table close"])
async def test_who_plays_with_computers_alone_is_asked_and_told_that_leaving_ends_it(
    house: House, command: str
) -> None:
    await house.begun("ana", computers=3)
    asked = await house.ana.slash(house.channel, command)
    assert "Only computers would be left" in house.said(asked.response._message)
    assert (await house.table()).closed is None
    await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    ended = house.said(await house.table_message())
    assert "Everybody agreed" not in ended


async def test_who_has_no_table_in_the_channel_is_led_to_that_in_its_thread(house: House) -> None:
    await house.begun("ana", "bia", thread="auto")
    answer = await house.dora.slash(house.channel, "play")
    assert table_link(await house.table()) in house.said(answer.response._message)


async def test_who_left_and_waits_for_the_next_deal_is_named_as_placed_last(house: House) -> None:
    """As in the history: coming back does not undo it where no deal follows (COM-11)."""
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n")
    await house.leave(house.caio)
    for who in (house.caio, house.dora):
        await house.forge(who, f"mm1:join:{house.number}:-1:")
    await house.play(house.ana, "6♠")
    said = house.said(house.messages(house.channel.id)[-1])
    assert "– **caio** " in said
    assert "dora" not in said, "a newcomer has no part in it"


async def test_leave_of_a_lobby_does_not_leave_the_match_that_has_begun(house: House) -> None:
    await house.seated("ana", "bia")
    leave = LeavePress(house.number, IN_LOBBY).id
    await house.press(house.ana, "start")
    answer = await house.forge(house.bia, leave)
    assert texts.text("en", "refused-moved-on") in house.said(answer.response._message)
    assert (await house.table()).closed is None


async def test_the_buttons_of_a_match_whose_state_is_no_longer_kept_say_that_it_is_over(house: House) -> None:
    """What is left of an old match is its results and its log, from which its films are still drawn."""
    await house.begun("ana", "bia", "caio", target="1", scoring="cards")
    await house.lay(LAST)
    hand, shown_at = house.hand(house.ana), await house.table_message()
    ids = [house.buttons(hand)["move"], house.buttons(hand)["more"], house.buttons(shown_at)["hand"]]
    await house.play(house.ana, "6♠")
    assert (await house.table()).closed is not None
    await LogStore(house.services.store.database).compact(house.number, "a script")
    house.services.tables._cache.clear()
    answers = [await house.forge_at(house.ana, shown_at, custom_id) for custom_id in ids]
    assert {house.said(answer.response._message) for answer in answers} == {
        "This table is closed. Open a new one with `/open`."
    }
    film = await house.past_matches(house.ana)
    assert "#1" in house.said(film.response._message)


async def test_who_sent_somebody_away_does_not_forget_it_by_coming_back(house: House) -> None:
    await after_a_round(house)
    await ask_to_send_ana_away(house, house.bia, house.caio)
    before = (await house.table()).players[1].at_best
    assert before > 1
    await house.services.lobbies.add_computer(house.number, (await house.table()).host or 0)
    await house.services.matches.deal(house.number, house.caio.id)
    await house.services.lobbies.leave_seat(house.number, house.bia.id)
    assert (await house.table()).closed is None
    await house.services.lobbies.sit(house.number, house.bia.id, "bia")
    found = [player for player in (await house.table()).players if player.person == house.bia.id]
    assert [player.at_best for player in found] == [before]


async def test_who_asked_and_left_before_the_round_was_over_is_not_first_for_it(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", target="1000", scoring="cards")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 2H 9H\nhand dora 3C KC\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.matches.deal(house.number, house.caio.id)
    await ask_to_send_ana_away(house, house.bia, house.caio, house.dora)
    await house.services.lobbies.leave_seat(house.number, house.bia.id)
    for _ in range(400):
        if not await house.round_is_on():
            break
        table = await house.table()
        seat = table.awaited[0]
        if seat in table.computers:
            await house.env.advance_time(3)
        else:
            moves = table.game.moves(table.state, seat)
            await house.services.matches.act(table.id, table.players[seat].person or 0, [moves[0]])
    assert (await house.table()).players[0].gone
    await house.services.lobbies.sit(house.number, house.bia.id, "bia")
    found = [player for player in (await house.table()).players if player.person == house.bia.id]
    assert [player.at_best for player in found] == [2]
