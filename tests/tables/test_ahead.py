"""Moves ahead at a table: made by the one way in which tables change, and nobody else can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store.schema import log
from bot.tables.lobby import Location
from bot.tables.repository import PARTS_OF_PAUSE, Chance
from bot.tables.schedule import steps_ahead
from bot.tables.table import Player, Refused, from_row
from rules.ahead import AHEAD_LIMIT, ONLY, MoveAhead
from rules.cards import HEARTS, parse
from rules.match import PLAYING
from rules.table import Action
from tests.support.repository import jumps
from tests.support.room import PAUSE, Room, room

ANA, BIA, CAIO = 1, 2, 3
THREE = (
    "rules classic\nseats ana bia caio\ntop 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\n"
    "stock 2C 3C 4C 10C\nturn ana"
)


def play(*cards: str, when: tuple[str, ...] = (), then: tuple[Action, ...] = ()) -> MoveAhead:
    return MoveAhead(Action("play", tuple(map(parse, cards))), when, then)


async def planned(here: Room, *ahead: MoveAhead, script: str = THREE, who: int = BIA) -> int:
    """A table at which somebody has made moves ahead."""
    here.tables.chance.stretch = lambda: 1.0
    number = await here.laid(script)
    await here.matches.plan(number, who, ahead)
    return number


async def log_of(here: Room, number: int) -> list[tuple[int, str, bool]]:
    """The last actions: whose, which verb, and whether they were made ahead."""
    async with here.here.store.database.reading() as connection:
        rows = await connection.execute(select(log).where(log.c.table_id == number).order_by(log.c.version))
    return [(row.seat, row.action[0], row.ahead) for row in rows]


async def test_it_is_made_after_a_pause_and_logged_as_what_it_is(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"), play("9C"))
        assert "ahead" not in await here.left(number), "it is not her turn"
        await here.act(number, ANA, "play", "6S")
        assert (await here.left(number))["ahead"] == PAUSE
        await here.later(PAUSE - 0.1)
        assert (await here.get(number)).awaited == (1,)
        await here.later(0.2)
        table = await here.get(number)
        assert table.awaited == (2,)
        assert table.players[1].ahead == [play("9C")]
        assert (await log_of(here, number))[-2:] == [(0, "play", False), (1, "play", True)]


async def test_the_pause_is_drawn_by_chance_and_by_nothing_else() -> None:
    drawn = [Chance().stretch() for _ in range(200)]
    assert min(drawn) >= PARTS_OF_PAUSE[0]
    assert max(drawn) <= PARTS_OF_PAUSE[1]
    assert max(drawn) - min(drawn) > 0.5


async def test_what_does_not_hold_leaves_the_turn_to_its_player(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("6D"), play("7S", when=(f"suit-{HEARTS}",)))
        await here.act(number, ANA, "play", "6S")
        assert "ahead" in await here.left(number), "a six goes on a six"
        await here.matches.plan(number, BIA, [play("7S", when=(f"suit-{HEARTS}",))])
        assert "ahead" not in await here.left(number)
        await here.later(9 * PAUSE, ticks=3)
        assert (await here.get(number)).awaited == (1,)


async def test_whoever_presses_first_is_first_and_the_plan_is_then_about_the_next_turn(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        await here.act(number, ANA, "play", "6S")
        await here.act(number, BIA, "play", "6D")
        await here.later(2 * PAUSE, ticks=3)
        table = await here.get(number)
        assert table.awaited == (2,)
        assert table.players[1].ahead == [play("7S")]
        assert not any(ahead for _, _, ahead in await log_of(here, number))


async def test_taken_back_in_time_it_is_not_made(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        await here.act(number, ANA, "play", "6S")
        await here.matches.plan(number, BIA, [], [play("7S")])
        await here.later(2 * PAUSE, ticks=3)
        assert (await here.get(number)).awaited == (1,)
        with pytest.raises(Refused, match="moved-on"):
            await here.matches.plan(number, BIA, [play("9C")], [play("7S")])


async def test_only_one_s_own_cards_few_enough_and_in_a_round(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here)
        for ahead, why in (
            ([play("KC")], "not-held"),
            ([play("7S", "7S")], "ahead-together"),
            ([play("7S")] * (AHEAD_LIMIT + 1), "ahead-full"),
            (jumps("7S"), "no-jumping"),
        ):
            with pytest.raises(Refused, match=why):
                await here.matches.plan(number, BIA, ahead)
        async with here.tables.changing(number) as table:
            assert table.state is not None
            table.set_state(table.state.copy())
            table.state.hands[0] = [parse("6S")]
            await here.tables.apply(table, [])
        await here.act(number, ANA, "play", "6S")
        assert (await here.state(number)).phase != PLAYING
        with pytest.raises(Refused, match="ahead-no-round"):
            await here.matches.plan(number, BIA, [])


async def test_a_card_that_has_gone_is_told_to_its_person_until_they_do_something(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"), play("9C"))
        async with here.tables.changing(number) as table:
            assert table.state is not None
            table.set_state(table.state.copy())
            table.state.hands[1].remove(parse("9C"))
            await here.tables.apply(table, [])
        player = (await here.get(number)).players[1]
        assert (player.ahead, player.dropped) == ([play("7S")], [play("9C")])
        await here.act(number, ANA, "play", "6S")
        assert (await here.get(number)).players[1].dropped == [play("9C")]
        await here.act(number, BIA, "play", "7S")
        player = (await here.get(number)).players[1]
        assert (player.ahead, player.dropped) == ([], []), "what one has laid oneself is no news"


async def test_who_is_away_or_gone_or_erased_has_said_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        await here.matches.make_absent(number, BIA)
        assert (await here.get(number)).players[1].ahead == []
        await here.matches.plan(number, BIA, [play("7S")])
        assert (await here.state(number)).status[1] == 0, "who plans is back"
        await here.lobbies.leave_seat(number, BIA)
        assert all(player.ahead == [] for player in (await here.get(number)).players)


async def test_a_round_ends_what_was_said(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        script = THREE.replace("hand ana 6S 5D KH", "hand ana 6S")
        number = await planned(here, play("7S"), MoveAhead(Action(ONLY)), script=script)
        await here.act(number, ANA, "play", "6S")
        table = await here.get(number)
        assert table.players[1].ahead == []
        assert "ahead" not in table.deadlines


async def test_a_pause_stops_it_and_it_is_made_when_that_is_over(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        await here.act(number, ANA, "play", "6S")
        async with here.tables.changing(number) as table:
            table.notes.pause.span = [here.at, here.at + 100]
            await here.tables.shift_deadlines(table)
            await here.tables.save(table)
        await here.later(50, ticks=2)
        assert (await here.get(number)).awaited == (1,)
        await here.later(60, ticks=3)
        assert (await here.get(number)).awaited == (2,)


async def test_the_only_thing_is_done_each_time_until_there_is_a_choice(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        script = THREE.replace("hand bia 6D 7S 9C", "hand bia 9D 9C").replace("stock 2C 3C", "stock JH 2D")
        number = await planned(here, MoveAhead(Action(ONLY)), script=script)
        await here.act(number, ANA, "play", "6S")
        await here.later(PAUSE, ticks=2)
        table = await here.get(number)
        assert [verb for _, verb, ahead in await log_of(here, number) if ahead][:1] == ["draw"]
        assert table.players[1].ahead == [MoveAhead(Action(ONLY))], "it stays for the round"


async def test_a_deadline_that_is_met_twice_makes_one_move(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        await here.act(number, ANA, "play", "6S")
        version = (await here.get(number)).version
        for _ in range(2):  # the deadline is met twice, as by two processes
            here.at += PAUSE
            await here.here.deadlines.meet(number, "ahead")
        assert (await here.get(number)).version == version + 1


async def test_moves_ahead_outlive_a_restart_and_armed_jumps_of_0_2_0_are_some(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await planned(here, play("7S", when=("debt", "rank-4"), then=(Action("call", suit=2),)))
        row = await here.here.store.tables.get(number)
        assert row is not None
        assert from_row(row).players[1].ahead == (await here.get(number)).players[1].ahead
        old = {**row, "players": [{**player, "armed": [7]} for player in row["players"]]}
        for player in old["players"]:
            del player["ahead"], player["dropped"], player["made"]
        assert from_row(old).players[1].ahead == [MoveAhead(Action("jump", (7,)))]


async def test_somebody_who_is_not_there_gains_no_time_by_plans(tmp_path: Path) -> None:
    """AMM-42: the turns that the house plays go on being counted, and the table is not kept open."""
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"))
        async with here.tables.changing(number) as table:
            table.players[1].idle = 2
            await here.tables.save(table)
        await here.act(number, ANA, "play", "6S")
        touched = (await here.get(number)).touched
        await here.later(PAUSE)
        table = await here.get(number)
        assert table.awaited == (2,)
        assert (table.players[1].idle, table.touched) == (2, touched)


async def test_a_plan_of_another_lets_a_computer_player_go_on_thinking(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(THREE)
        before = (await here.get(number)).state
        await here.matches.plan(number, BIA, [play("7S")])
        assert (await here.get(number)).state is before


async def test_the_only_hand_that_waits_for_its_plan_is_that_of_who_acts(tmp_path: Path) -> None:
    """Of several who are asked at once, one has said what."""
    async with room(tmp_path) as here:
        number = await planned(here, play("7S"), who=BIA)
        assert steps_ahead(await here.get(number), int(here.at)) == []
        await here.act(number, ANA, "play", "6S")
        assert [seat for seat, _ in steps_ahead(await here.get(number), int(here.at))] == [1]


async def test_alone_nothing_is_planned(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        await here.here.store.servers.meet(1, "en-US")
        await here.here.store.people.meet(1, "ana", "en-US")
        table = (await here.lobbies.open_alone(Location(1, 10), Player(1, "ana"))).table
        with pytest.raises(Refused, match="ahead-no-round"):
            await here.matches.plan(table.id, 1, [MoveAhead(Action(ONLY))])
