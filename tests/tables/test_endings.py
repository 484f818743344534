"""How matches end: each way of going leads to one ending on record, which the log says too."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.tables.play import Pauses
from bot.tables.schedule import TABLE_LIFE_S
from bot.tables.table import MEANINGS, Ended, Ending, Refused, Table, Why
from cogs.archive.logs import LogStore
from cogs.archive.verify import disagreements, verify_table
from cogs.people.erasure import ErasureStore, Privacy
from cogs.standings.store import RATING, WINS, Ladder
from rules.catalogue import make
from rules.match import AWAY, GONE, OVER, PLAYING, WAITING
from tests.support.room import VOTE, Room, room
from tests.support.standings import boards_of, recounts_of
from tests.support.usual import Usual, no_hand

ANA, BIA, CAIO, DORA = 1, 2, 3, 4
THREE = ("ana", "bia", "caio")


async def after_a_round(here: Room, *names: str, computers: int = 0, **chosen: Any) -> int:
    """A match in which one round was played: the first computers' moves, until it is over and the next one dealt."""
    seeds = count(1)
    here.tables.chance.new_seed = lambda: str(next(seeds))
    number = await here.lobby("classic", *names, computers=computers, turn_clock="off", **{"target": 300, **chosen})
    await here.lobbies.start(number, ANA)
    await play_round(here, number)
    await here.matches.deal(number, ANA)
    return number


async def play_round(here: Room, number: int) -> None:
    """Everybody does what comes first, until the round is over."""
    while (state := await here.state(number)).phase == PLAYING:
        table = await here.get(number)
        seat = table.awaited[0]
        if seat in table.computers:
            here.at += 60
            await here.here.deadlines.let_computer_move(number)
        else:
            move = table.game.moves(state, seat)[0]
            await here.matches.act(number, table.players[seat].person or 0, [move])


async def places(here: Room) -> list[tuple[int, int | None, int, bool]]:
    """The places of all matches: seat, person, place, and whether they count."""
    async with here.here.store.database.engine.connect() as connection:
        asked = sa.text("SELECT seat, person, place, counted FROM places ORDER BY table_id, seat")
        return [(seat, person, place, bool(counts)) for seat, person, place, counts in await connection.execute(asked)]


async def standing(here: Room, number: int) -> list[int]:
    """The people of a table from first to last by points; each has other points."""
    table = await here.get(number)
    assert table.state is not None
    totals = table.state.totals
    return sorted((seat + 1 for seat in table.state.dealt), key=lambda person: totals[person - 1])


async def ending(here: Room, number: int) -> Ended | None:
    """How a match has ended by its row. Its log says the same, and follows from the rules."""
    here.tables.drop(lambda _: True)
    table = await here.get(number)
    good, report = await verify_table(LogStore(here.here.store.database), number)
    assert good, report
    assert (await disagreements(LogStore(here.here.store.database), print))[1] == 0
    assert (table.closed is None) == (table.ended is None)
    assert table.state is not None
    assert (table.state.phase == OVER) == (table.ended is not None)
    return table.ended


def test_every_reason_says_what_it_means() -> None:
    assert MEANINGS.keys() == set(Why)


async def test_a_match_that_is_played_out(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("classic", *THREE, target=1)
        await here.lobbies.start(number, ANA)
        await play_round(here, number)
        assert await ending(here, number) == Ended(Ending.PLAYED, Why.RULES)
        assert len(await places(here)) == 3


@pytest.mark.parametrize("game", ["classic", "prsi"])
@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_round_that_is_played_to_its_end_has_not_broken_off(tmp_path: Path, game: str, people: int) -> None:
    """Also where those who go out are in it no more, until one is left."""
    async with room(tmp_path) as here:
        names = ("ana", "bia", "caio", "dora")[: max(people, make(game).seats[0])]
        number = await here.lobby(game, *names, turn_clock="off")
        await here.lobbies.start(number, ANA)
        await play_round(here, number)
        table = await here.get(number)
        assert table.state is not None
        assert not table.game.broke_off(table.state)
        assert table.ended is None or table.ended.ending == Ending.PLAYED


async def test_before_a_first_round_is_over_all_agree_and_the_match_is_void(tmp_path: Path) -> None:
    """Its host alone does not close it: they may be losing."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", *THREE)
        await here.lobbies.start(number, ANA)
        assert await here.lobbies.close(number, ANA) == 2
        assert await here.lobbies.close(number, BIA) == 1
        assert await here.lobbies.close(number, CAIO) == 0
        assert await ending(here, number) == Ended(Ending.VOID, Why.CONSENT)
        assert await places(here) == []


async def test_who_is_the_only_person_and_closes_has_left(tmp_path: Path) -> None:
    """There is nobody to agree with."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", computers=2)
        await here.lobbies.start(number, ANA)
        assert await here.lobbies.close(number, ANA) == 0
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        assert [(place, counts) for _, person, place, counts in await places(here) if person == ANA] == [(3, True)]


async def test_who_is_absent_does_not_agree(tmp_path: Path) -> None:
    """Else who is behind closes a match alone while the others sleep."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE, target=1000)
        for person in (ANA, BIA):
            await here.matches.make_absent(number, person)
        assert await here.lobbies.close(number, CAIO) == 2
        assert await ending(here, number) is None
        await here.act(number, ANA, "back")
        assert await here.lobbies.close(number, ANA) == 1
        await here.lobbies.leave_seat(number, BIA)
        assert await ending(here, number) == Ended(Ending.AGREED, Why.CONSENT), "who has left is no longer asked"


@pytest.mark.parametrize("how", ["leaves", "erases"])
@pytest.mark.parametrize("others", [1, 2])
@pytest.mark.parametrize("game", ["classic", "ime", "amm", "serbian", "voador"])
async def test_a_first_round_that_others_leave_has_a_winner(tmp_path: Path, game: str, others: int, how: str) -> None:
    """Whoever leaves has lost, from the first deal on: else who is losing leaves before the first round is over."""
    async with room(tmp_path) as here:
        number = await here.lobby(game, *THREE[: others + 1])
        await here.lobbies.start(number, ANA)
        for person in (BIA, CAIO)[:others]:
            if how == "leaves":
                await here.lobbies.leave_seat(number, person)
            else:
                await erased(here, person)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        found = await places(here)
        assert [(seat, place) for seat, _, place, counts in found if counts] == [(0, 1), (1, 2), (2, 2)][: others + 1]
        accounts = await boards_of(here.here.store).accounts(1, ANA)
        assert (accounts[game].matches_won, accounts[game].rated) == (1, 0), "what was not played is not rated"


async def test_after_a_first_round_those_who_play_close_a_match_together(tmp_path: Path) -> None:
    """Any of them may ask; nobody asks twice; it is given up, and counts for nobody."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        assert await here.lobbies.close(number, ANA, may_close=True) == 2, "also who manages the server and plays"
        assert await here.lobbies.close(number, ANA) == 2
        assert await here.lobbies.close(number, CAIO) == 1
        order = await standing(here, number)
        assert await here.lobbies.close(number, BIA) == 0
        assert await ending(here, number) == Ended(Ending.AGREED, Why.CONSENT)
        assert [(place, counts) for _, person, place, counts in await places(here) if person == order[0]] == [
            (1, False)
        ]
        board = await boards_of(here.here.store).leaders(Ladder(1, "", "classic", WINS), 1, page=0, size=9)
        assert [line.facts["matches"] for line in board.lines] == [0, 0, 0], "their rounds count"
        assert (await LogStore(here.here.store.database).list_finished(1, person=ANA, page=0, size=5))[1] == 1
        await recounts_of(here.here.store).run(1)
        assert (await LogStore(here.here.store.database).list_finished(1, person=ANA, page=0, size=5))[1] == 1


async def test_who_agrees_to_stop_does_so_for_the_round(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia", target=1000)
        assert await here.lobbies.close(number, ANA) == 1
        await play_round(here, number)
        assert await here.lobbies.close(number, BIA) == 1
        assert await ending(here, number) is None


async def test_who_agreed_and_leaves_ends_it_by_leaving(tmp_path: Path) -> None:
    """A vote of two when one erases: the match is decided, and who went is last."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia")
        assert await here.lobbies.close(number, BIA) == 1
        await erased(here, BIA)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        assert await places(here) == [(0, ANA, 1, True), (1, None, 2, True)]


@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("how", ["leaves", "is gone"])
async def test_of_two_one_has_asked_to_stop_and_the_other_goes(tmp_path: Path, how: str, *, dealt: bool) -> None:
    """In the middle of a round, and between two. Who leaves the only other person has lost; who is banned has not, nor
    agreed.
    """
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia", target=1000)
        if not dealt:
            await play_round(here, number)
        assert await here.lobbies.close(number, ANA) == 1
        await (here.lobbies.leave_seat(number, BIA) if how == "leaves" else here.matches.make_absent(number, BIA))
        found = await ending(here, number)
        assert found == (Ended(Ending.DECIDED, Why.FEW) if how == "leaves" else None)


async def erased(here: Room, person: int) -> None:
    there = here.here
    await Privacy(
        ErasureStore(there.store.database), there.store.open_tables, here.tables, here.lobbies, no_hand
    ).erase(person)


async def test_a_vote_of_two_when_one_of_them_erases_is_the_others(tmp_path: Path) -> None:
    """Who has proposed is for it, so two vote. The one who is left decides; who is erased has no voice."""
    async with room(tmp_path) as here:
        number = await here.laid(VOTE, turn_clock="off")
        await here.act(number, ANA, "propose", text="IME-50")
        await erased(here, CAIO)
        state = await here.state(number)
        assert state.vote is not None
        assert state.phase == PLAYING
        await here.act(number, BIA, "vote", number=1)
        assert (await here.state(number)).vote is None
        assert (await here.state(number)).phase != PLAYING


async def test_everybody_leaves_in_the_same_second(tmp_path: Path) -> None:
    """It is decided by the first ones who go; for the last one there is nothing left to leave."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        going = (here.lobbies.leave_seat(number, person) for person in (ANA, BIA, CAIO))
        found = await asyncio.gather(*going, return_exceptions=True)
        assert all(isinstance(one, Refused) for one in found if isinstance(one, BaseException))
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        assert sorted(place for _, _, place, counts in await places(here) if counts) in ([1, 2, 2], [1, 2, 3])


async def test_who_manages_the_server_and_does_not_play_decides_a_match_as_it_stands(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        order = await standing(here, number)
        with pytest.raises(Refused, match="host-only"):
            await here.lobbies.close(number, DORA)
        assert await here.lobbies.close(number, DORA, may_close=True) == 0
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.CLOSED, DORA)
        by_place = sorted(await places(here), key=lambda one: one[2])
        assert [person for _, person, _, _ in by_place] == order
        assert not any(counts for *_, counts in by_place)


@pytest.mark.parametrize("left", [False, True])
async def test_who_manages_the_server_and_has_a_part_in_a_match_does_not_decide_about_it(
    tmp_path: Path, *, left: bool
) -> None:
    """Closing it at the desk is leaving it; the others play on. Also who has left it has a part in it."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        if left:
            await here.lobbies.leave_seat(number, CAIO)
            for asked in (
                here.lobbies.close_by_manager(number, CAIO),
                here.lobbies.close(number, CAIO, may_close=True),
            ):
                with pytest.raises(Refused, match="own-match"):
                    await asked
        else:
            await here.lobbies.close_by_manager(number, CAIO)
        with pytest.raises(Refused, match="own-match"):
            await here.lobbies.keep_out(number, ANA, CAIO)
        assert await ending(here, number) is None
        await here.lobbies.leave_seat(number, BIA)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        assert [place for _, _, place, counts in await places(here) if counts] == [1, 2, 2]


async def test_where_somebody_was_erased_nobody_decides_alone(tmp_path: Path) -> None:
    """It could be who decides: somebody who manages the server, loses, and has their data deleted before they close."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        await erased(here, CAIO)
        for asked in (
            here.lobbies.close_by_manager(number, CAIO),
            here.lobbies.close(number, CAIO, may_close=True),
            here.lobbies.send_away(number, CAIO, ANA, may_alone=True),
        ):
            with pytest.raises(Refused, match="erased-match"):
                await asked
        assert await ending(here, number) is None
        await here.lobbies.leave_seat(number, BIA)
        assert [place for _, _, place, counts in await places(here) if counts] == [1, 2, 2]


@pytest.mark.parametrize("asked", range(3))
async def test_where_a_channel_is_lost_everybody_is_absent_and_nobody_has_left(tmp_path: Path, asked: int) -> None:
    """Whoever deletes the channel, or removes the bot, gains nothing by it: computer players play on."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE, target=100)
        while (await here.get(number)).awaited != (asked,):
            table = await here.get(number)
            seat = table.awaited[0]
            await here.matches.act(number, table.players[seat].person or 0, [table.game.moves(table.state, seat)[0]])
        (await here.get(number)).posted.lost = here.at
        await here.later(TABLE_LIFE_S + 1)
        assert await ending(here, number) is None
        assert (await here.state(number)).status == [AWAY] * 3
        for _ in range(3000):
            if (await here.get(number)).closed is not None:
                break
            await here.later(60, ticks=2)
        assert await ending(here, number) == Ended(Ending.PLAYED, Why.RULES)
        assert len([counts for *_, counts in await places(here) if counts]) == 3


async def test_who_was_awaited_when_a_table_went_stale_has_left(tmp_path: Path) -> None:
    """Who loses and stops playing, with the clock off, is last; the others have their places, and they count."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        (late,) = (await here.get(number)).awaited
        await here.later(TABLE_LIFE_S + 1, ticks=2)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.STALE)
        assert [(seat, place) for seat, _, place, counts in await places(here) if counts and place == 3] == [(late, 3)]


async def test_a_table_of_two_that_went_stale_is_the_others(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia")
        (late,) = (await here.get(number)).awaited
        await here.later(TABLE_LIFE_S + 1, ticks=2)
        found = await ending(here, number)
        assert found is not None
        assert found.ending == Ending.DECIDED
        assert [place for seat, _, place, _ in await places(here) if seat == late] == [2]


async def test_the_last_person_who_goes_has_abandoned_the_match(tmp_path: Path) -> None:
    """It is no longer closed without a result: one person and computer players."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", computers=2)
        await here.lobbies.leave_seat(number, ANA)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        assert [(place, counts) for _, person, place, counts in await places(here) if person == ANA] == [(3, True)]


async def test_the_last_person_who_leaves_the_server_has_abandoned_it_too(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", computers=2)
        await here.matches.make_absent(number, ANA)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)


async def test_of_two_nobody_sends_the_other_away_and_is_told_so(tmp_path: Path) -> None:
    """Else one waits for somebody who is not there to agree."""
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia", target=1000)
        with pytest.raises(Refused, match="nobody-to-agree"):
            await here.lobbies.send_away(number, ANA, BIA)
        assert not (await here.get(number)).notes.guests.unwanted


async def played_out(here: Room, number: int, person: int) -> None:
    while await ending(here, number) is None:
        if (await here.state(number)).phase == WAITING:
            await here.matches.deal(number, person)
        await play_round(here, number)


async def test_the_table_sends_away_and_not_its_host(tmp_path: Path) -> None:
    """A computer player plays the hand to the end of the round. Who was sent away has the place of that moment; those
    who have asked for it do not come before them, nor before anybody else who was ahead.
    """
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia", "caio", "dora", target=150)
        leader, *others = await standing(here, number)
        table = await here.get(number)
        host = table.host if table.host != leader else BIA
        other = next(one for one in others if one != host)
        assert await here.lobbies.send_away(number, host or 0, leader, may_alone=True) == 1
        assert await here.lobbies.send_away(number, other, leader) == 0
        assert (await here.state(number)).status[leader - 1] == AWAY
        assert (await here.get(number)).seat_of(leader) is None
        with pytest.raises(Refused, match="barred"):
            await here.act(number, leader, "back")
        with pytest.raises(Refused, match="match-stands"):
            await here.lobbies.close(number, other)
        await play_round(here, number)
        assert (await here.state(number)).status[leader - 1] == GONE
        stood = await standing(here, number)
        await played_out(here, number, others[0])
        found = {person: (place, counts) for _, person, place, counts in await places(here)}
        assert found[leader] == (1 + stood.index(leader), True)
        assert all(found[one or 0][0] >= 1 + stood.index(one or 0) for one in (host, other))
        boards = [await boards_of(here.here.store).accounts(1, person) for person in (leader, other)]
        assert [(one["classic"].matches, one["classic"].rated) for one in boards] == [(1, 0), (1, 1)]
        await recounts_of(here.here.store).run(1)
        again = [await boards_of(here.here.store).accounts(1, person) for person in (leader, other)]
        assert again == boards


@pytest.mark.parametrize("ahead", [True, False])
async def test_of_two_one_is_sent_away_by_who_manages_the_server_and_it_is_decided_as_it_stood(
    tmp_path: Path, *, ahead: bool
) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, "ana", "bia", target=1000)
        await play_round(here, number)
        order = await standing(here, number)
        await here.lobbies.send_away(number, DORA, order[0 if ahead else 1], may_alone=True)
        assert await ending(here, number) == Ended(Ending.DECIDED, Why.FEW)
        found = {person: (place, counts) for _, person, place, counts in await places(here)}
        assert found == {order[0]: (1, True), order[1]: (2, True)}


async def test_who_is_sent_away_before_a_round_was_over_has_their_hand_played(tmp_path: Path) -> None:
    """Nobody gains by sending away who has one card left: it may still win."""
    async with room(tmp_path) as here:
        number = await here.laid(
            "rules classic\noption target 1\nseats ana bia caio\ntop 5S\nhand ana 9H 2C\nhand bia 6S\nhand caio 4H 4D\n"
            "turn bia"
        )
        assert await here.lobbies.send_away(number, ANA, BIA) == 1
        assert await here.lobbies.send_away(number, CAIO, BIA) == 0
        await play_round(here, number)
        assert (await here.get(number)).ended == Ended(Ending.PLAYED, Why.RULES)
        assert [place for _, person, place, counts in await places(here) if person == BIA and counts] == [1]


async def test_partners_alone_do_not_send_away_one_of_the_others(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("zheng", "ana", "bia", "caio", "dora", teams="on", turn_clock="off")
        await here.lobbies.start(number, ANA)
        table = await here.get(number)
        assert table.state is not None
        mine = [seat for seat in range(4) if table.game.side_of(table.state, seat) == 0]
        other = next(seat for seat in range(4) if seat not in mine)
        assert [await here.lobbies.send_away(number, seat + 1, other + 1) for seat in mine] == [1, 1]


async def test_a_table_that_cannot_be_read_is_void(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        async with here.here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET game = 'whist'"))
        here.tables.drop(lambda _: True)
        assert await here.tables.close_unreadable(number, ANA)
        async with here.here.store.database.engine.connect() as connection:
            row = (await connection.execute(sa.text("SELECT ending, ended_why, ended_by FROM tables"))).one()
        assert tuple(row) == (Ending.VOID, Why.DAMAGED, ANA)


async def test_a_record_that_its_log_does_not_say_is_found(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)
        await here.lobbies.close(number, DORA, may_close=True)
        async with here.here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE tables SET ending = 'played', ended_why = 'rules'"))
        here.tables.drop(lambda _: True)
        said: list[str] = []
        assert await disagreements(LogStore(here.here.store.database), said.append) == (1, 1)
        assert said == ["table 1: it ended as played (rules), and its log says decided (closed)"]
        assert not (await verify_table(LogStore(here.here.store.database), number))[0]


# pauses


async def test_a_match_is_paused_for_so_many_days_and_no_longer(tmp_path: Path) -> None:
    """Two of three cannot hold up for months a match that the third one wins. A pause that ends early takes less."""
    day = 86_400.0
    async with room(tmp_path) as here:
        number = await after_a_round(here, *THREE)

        async def budget(_table: Table) -> float:
            return 14 * day

        usual = Usual()
        usual.pause_budget = budget
        pauses = Pauses(here.tables, usual)
        for _ in range(2):
            await pauses.pause(number, ANA, "7d")
            _, lacking = await pauses.pause(number, BIA, "7d")
            assert lacking == 0
            await here.later(5 * day, ticks=2)
            await pauses.go_on(number, ANA)
            assert (await pauses.go_on(number, BIA))[1] == 0
        assert (await here.get(number)).notes.pause.used == pytest.approx(10 * day)
        with pytest.raises(Refused, match="pause-used") as why:
            await pauses.pause(number, ANA, "7d")
        assert why.value.facts == {"days": 14, "left": 4 * 24}
        await pauses.pause(number, ANA, "72h")
        await pauses.pause(number, BIA)
        await here.later(3 * day + 1, ticks=2)
        assert not (await here.get(number)).paused(here.at)
        with pytest.raises(Refused, match="pause-used") as why:
            await pauses.pause(number, ANA, "48h")
        assert why.value.facts == {"days": 14, "left": 24}


async def test_ratings_of_a_match_that_counts_for_nobody_stay(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        for _ in range(6):
            number = await after_a_round(here, *THREE)
            await here.lobbies.close(number, DORA, may_close=True)
        board = await boards_of(here.here.store).leaders(Ladder(1, "", "classic", RATING), 1, page=0, size=9)
        assert board.lines == []
