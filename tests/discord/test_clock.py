"""What time does: computer players, turn clocks, reminders, the next deal, votes, forgotten tables."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.deadlines import ABSENT_AFTER_TURNS, TABLES_AT_A_TIME, Timer
from bot.tables.notes import Posted
from bot.tables.schedule import NEXT_DEAL_S, SHORTEST_VOTE_S, TABLE_LIFE_S
from bot.tables.table import Refused
from bot.time import DAY, HOUR
from rules.match import AWAY, IN
from tests.support.house import House

LAID = """
top 5S
hand ana 7S 5D KH
hand bia 7H 2C 9C
hand caio 9D 9H 6S
turn ana
"""
ONE_LEFT = "top 5S\nhand ana 6S\nhand bia 8S 2C\nturn ana\n"


async def state(house: House) -> Any:
    return (await house.table()).state


async def test_a_computer_player_moves_after_its_pause(house: House) -> None:
    await house.begun("ana", computers=1)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand zezé 6D 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    assert (await house.table()).awaited == (1,)
    await house.env.advance_time(0.5)
    assert (await house.table()).awaited == (1,), "it thinks"
    await house.env.advance_time(3)
    assert (await house.table()).awaited == (0,)
    assert "Zezé** 6♦" in house.said(await house.table_message())


async def test_what_others_do_meanwhile_does_not_make_a_computer_player_wait_longer(house: House) -> None:
    await house.begun("ana", "bia", computers=1)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 8D 8C\nhand zezé 6D 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    due = (await house.table()).deadlines["computer"]
    await house.bia.slash(house.channel, "play", move="accuse ana")
    assert (await house.table()).deadlines["computer"] == due


async def test_the_house_plays_when_the_turn_clock_has_run_out_and_sits_in_after_three(house: House) -> None:
    """AMM-42; and *I am back* takes the seat again."""
    await house.begun("ana", "bia", turn_clock="1h")
    await house.lay("top 5S\nhand ana 6S 6D 6C 6H 2H 3H 4H\nhand bia 5D 8D 9C 10C QD KS 2C\nturn ana\n")
    for absent in range(1, ABSENT_AFTER_TURNS + 1):
        for _ in range(4):
            if (await house.table()).awaited == (0,):
                break
            await house.bia.slash(house.channel, "play", move="draw")
            await house.bia.slash(house.channel, "play", move="pass")
            card = next((one for one in house.options(house.hand(house.bia), "card")), None)
            if (await house.table()).awaited == (1,):
                label = next(iter(house.offered(house.bia)))
                await house.play(house.bia, label)
                assert card is None
        await house.passes(HOUR)
        assert (await state(house)).status[0] == (AWAY if absent == ABSENT_AFTER_TURNS else IN), absent
    assert "ana** is away" in house.said(await house.table_message())
    answer = await house.press(house.ana, "back")
    assert answer.ephemeral
    assert (await state(house)).status[0] == IN
    assert (await house.table()).players[0].idle == 0


async def test_a_person_who_acts_in_time_is_not_idle(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.passes(HOUR)
    assert (await house.table()).players[0].idle == 1
    await house.ana.slash(house.channel, "play", move="mau")
    assert (await house.table()).players[0].idle in (0, 1)
    assert (await state(house)).status == [IN, IN, IN]


async def test_a_reminder_rings_once_at_half_time_and_once_when_little_is_left(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    hand = house.hand(house.caio)
    await house.passes(HOUR / 2)
    rung = house.hand(house.caio)
    assert rung.id > hand.id, "anew, so that the phone rings"
    assert "Draw 3" in house.said(rung)
    assert hand.id not in house.env.backend.messages[house.dm(house.caio)]
    await house.passes(60)
    assert house.hand(house.caio).id == rung.id
    await house.passes(HOUR * 0.4 - 90)
    assert house.hand(house.caio).id == rung.id, "not before the last tenth"
    await house.passes(60)
    last = house.hand(house.caio)
    assert last.id > rung.id
    await house.passes(60)
    assert house.hand(house.caio).id == last.id
    assert "remind" not in (await house.table()).deadlines
    assert (await house.table()).awaited == (2,)


async def test_a_reminder_that_did_not_arrive_is_tried_again(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    hand = house.hand(house.caio)
    house.env.inject_error("POST", f"/channels/{house.dm(house.caio)}/messages", status=500, times=2)
    await house.passes(HOUR / 2)
    assert house.hand(house.caio).id == hand.id
    await house.passes(15)
    assert house.hand(house.caio).id > hand.id


async def test_nobody_is_rung_who_has_acted(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    before = (await house.table()).deadlines["remind"]
    await house.passes(HOUR / 4)
    await house.play(house.ana, "7♠")
    assert (await house.table()).deadlines["remind"] > before
    hands = {who: house.hand(house.people[who]).id for who in ("ana", "bia", "caio")}
    await house.passes(HOUR / 4 + 60)
    assert {who: house.hand(house.people[who]).id for who in hands} == hands


async def test_the_next_round_is_dealt_by_itself(house: House) -> None:
    await house.begun("ana", "bia", target="100")
    await house.lay(ONE_LEFT)
    await house.play(house.ana, "6♠")
    assert (await state(house)).phase == "waiting"
    await house.passes(NEXT_DEAL_S - 30)
    assert (await state(house)).round == 1
    answer = await house.forge(house.dora, f"mm1:join:{house.number}:-1:")
    assert answer.ephemeral
    await house.passes(40)
    assert (await state(house)).round == 2, "who joins meanwhile makes nobody wait longer"
    assert "round 2" in house.said(await house.table_message())


@pytest.mark.parametrize(("clock", "open_s"), [("5m", SHORTEST_VOTE_S), ("6h", 6 * HOUR), ("off", DAY)])
async def test_a_vote_expires(house: House, clock: str, open_s: float) -> None:
    """It is open as long as a turn: where one comes once a day, nobody votes within minutes."""
    await house.begun("ana", "bia", "caio", secret_card="on", turn_clock=clock)
    await house.ana.slash(house.channel, "table complain", player="caio")
    assert (await state(house)).vote is not None
    await house.passes(open_s - 60)
    assert (await state(house)).vote is not None
    await house.passes(70)
    assert (await state(house)).vote is None
    assert "lets **caio** off" in house.said(await house.table_message())


async def test_a_table_without_a_human_action_for_a_week_is_closed(house: House) -> None:
    """Also where clocks, reminders and computer players have gone on."""
    await house.begun("ana", "bia", turn_clock="48h")
    table = await house.table()
    touched = table.touched
    await house.passes(25 * HOUR)  # the reminder
    assert (await house.table()).touched == touched
    for _ in range(5):
        await house.passes(TABLE_LIFE_S / 7)
    assert (await house.table()).closed is None
    table = await house.table()
    assert table.touched == touched
    awaited = table.players[table.awaited[0]].name
    await house.passes(TABLE_LIFE_S / 7)
    assert (await house.table()).closed is not None
    assert f"**{awaited}** 0 · left" in house.said(await house.table_message()), "who was awaited has left"
    assert house.buttons(house.hand(house.ana)).keys() <= {"analyse"}, "the hand went with the match"


async def test_deadlines_survive_a_restart(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1m")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    deadlines = (await house.table()).deadlines
    await house.restart()
    assert (await house.table()).deadlines == deadlines
    await house.env.advance_time(40)
    assert (await house.table()).awaited == (2,)
    await house.restart()
    await house.env.advance_time(25)
    assert (await house.table()).awaited == (1,), "the house drew for caio, once"
    assert (await house.table()).players[2].idle == 1


async def test_a_stale_deadline_never_fires_on_a_newer_turn(house: House) -> None:
    await house.begun("ana", "bia", "caio", turn_clock="1h")
    await house.lay(LAID)
    await house.passes(HOUR - 60)
    await house.play(house.ana, "7♠")
    await house.passes(120)  # ana's clock would have run out
    assert (await house.table()).awaited == (2,)
    assert (await house.table()).players[2].idle == 0


async def test_one_table_that_cannot_be_met_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begun("ana", computers=1)
    house.channel = house.guild.create_text_channel("outra")
    await house.begun("bia", computers=1)
    await house.lay("top 5S\nhand bia 6S 5D KH\nhand zezé 6D 2C 9C\nturn zezé\n")
    real, tries = house.services.tables.get, []

    async def poisoned(number: int) -> Any:
        if number == 1:
            tries.append(number)
            raise RuntimeError("a table that nobody can load")
        return await real(number)

    due = {"computer": house.bot.clock.now() - 100}
    async with house.services.tables.changing(1) as table:
        table.deadlines = due
        await house.services.tables.save(table)
    async with house.services.tables.changing(2) as table:
        table.deadlines = dict(due)
        await house.services.tables.save(table)
    monkeypatch.setattr(house.services.tables, "get", poisoned)
    caplog.set_level(logging.CRITICAL)
    await house.env.advance_time(8)
    assert (await house.table()).awaited == (0,), "the other table's computer player has moved"
    assert len(tries) < 5, "and the poisoned one is not tried every second"


@pytest.mark.parametrize(
    ("fault", "logged"),
    [(RuntimeError("nobody can load it"), ["ERROR"]), (Refused("closed"), ["INFO"])],
    ids=lambda value: type(value).__name__,
)
async def test_a_deadline_that_cannot_be_met_is_put_off_for_half_a_minute(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception, logged: list[str]
) -> None:
    """Not tried every second; then it is tried again, as often as it takes, and met once it can be."""
    await house.begun("ana", computers=1)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand zezé 6D 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    tried: list[float] = []

    async def faulty(number: int) -> Any:
        tried.append(house.bot.clock.now())
        raise fault

    caplog.set_level(logging.INFO, logger="bot.tables.deadlines")
    with monkeypatch.context() as patch:
        patch.setattr(house.services.tables, "get", faulty)
        await house.env.advance_time(20)
        assert len(tried) == 1, "put off"
        said = [record.levelname for record in caplog.records if record.name == "bot.tables.deadlines"]
        assert said == logged
        await house.env.advance_time(60)
        assert len(tried) == 3
        gaps = [later - before for before, later in pairwise(tried)]
        assert all(30 <= gap <= 32 for gap in gaps), gaps
    assert (await house.table()).awaited == (1,)
    await house.env.advance_time(5)
    assert (await house.table()).awaited == (1,), "still put off"
    await house.env.advance_time(20)
    assert (await house.table()).awaited == (0,), "met at last"


async def test_the_timer_goes_on_after_a_fault_of_the_database(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begun("ana", computers=1)
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand zezé 6D 2C 9C\nturn ana\n")

    async def broken(now: float) -> Any:
        raise OSError("disk")

    caplog.set_level(logging.CRITICAL)
    with monkeypatch.context() as patch:
        patch.setattr(house.services.store.open_tables, "list_due", broken)
        await house.play(house.ana, "6♠")
        await house.env.advance_time(4)
        assert (await house.table()).awaited == (1,)
    await house.env.advance_time(2)
    assert (await house.table()).awaited == (0,)


async def test_the_deadlines_of_many_tables_are_met_several_at_once_and_not_too_many() -> None:
    under_way, most, met = 0, 0, []

    class Slow:
        """Stands for the store, the tables, the deadlines and the painter."""

        async def list_due(self, now: float) -> list[int]:
            return list(range(50))

        async def forget_arrivals(self) -> None: ...

        async def keep(self, at: float) -> None: ...

        def now(self) -> float:
            return 2.0

        @property
        def open_tables(self) -> Any:
            return self

        async def retry(self) -> None: ...

        async def get(self, number: int) -> Any:
            return SimpleNamespace(deadlines={"computer": 1.0}, posted=Posted())

        async def meet(self, number: int, kind: str) -> None:
            nonlocal under_way, most
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0.01)
            under_way -= 1
            met.append(number)

    slow: Any = Slow()
    await Timer(slow, slow, slow, slow, slow).tick()
    assert sorted(met) == list(range(50))
    assert most == TABLES_AT_A_TIME
