"""Luck and skill: they are the result together, a blunder is found, and nothing is told that should not be."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.process.jobs import NotDone, Worker
from bot.screens.page import Page, Person
from bot.store.schema import luck, points
from bot.tables.table import Table, from_row
from cogs.archive.logs import LogStore
from cogs.lookback.analyse import AnalyseCog
from cogs.lookback.luck import Lucks, LuckStore
from cogs.lookback.replays import Replays
from cogs.lookback.tabs import luck_bars, luck_in_words, luck_view, numbers_view, own_luck
from cogs.standings.store import Mean
from rules.catalogue import make
from rules.chance import Seeded
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.by_name import at_random, sensibly
from rules.strategies.luck import UNIT, WON, Account, Depth, StepOfRound, account, compare_moves
from rules.strategies.playing import act
from rules.table import NOBODY, Action
from tests.support.analyst import Here
from tests.support.examples import EACH_LANGUAGE, rest_in_gate
from tests.support.house import House
from tests.support.limits import shown, within_limits
from tests.support.repository import Process, begun, process
from tests.support.town import match

SLIGHT = Depth(playouts=60, fewest=2, deals=2, most=8, rounds=4, places=3)
"""Takes no time, and says little."""
SLIGHTEST = SLIGHT._replace(playouts=12, most=2, rounds=2, places=1, unusual=1)
"""The same where it does not matter what is found, but what becomes of it."""


def played(game: SomeGame, seed: str) -> tuple[Match, list[StepOfRound], Match]:
    """A round in which one errs now and then: the state before the deal, the steps, and the state at the end."""
    state, lot = game.new(1 if game.seats[1] == 1 else 3), Seeded(seed)
    undealt, steps = state.copy(), list[StepOfRound]()
    game.apply(state, NOBODY, Action("deal", text=seed))
    while state.phase == PLAYING:
        seat = state.stack[-1].seats[0]
        errs = seat == 0 and len(state.hands) > 1 and lot.random() < 0.3
        action = (at_random if errs else sensibly)(game, state, seat, lot)
        steps.append(StepOfRound(state.copy(), seat, action))
        act(game, state, family_of(game).strategy, seat, action)
    return undealt, steps, state


@pytest.mark.parametrize("name", ["voador", "zheng", "solitaire", *rest_in_gate(["amm", "ime", "serbian", "prsi"], [])])
def test_luck_and_skill_are_the_result_to_the_last_digit(name: str) -> None:
    game = make(name)
    undealt, steps, end = played(game, "sums")
    found = account(game, undealt, steps, end, "sums", SLIGHT)
    assert isinstance(found, Account)
    for share in found.shares:
        assert share.par + share.luck + share.own + share.others == share.result
    if found.measure == WON:
        assert [share.result for share in found.shares] == [
            UNIT * (game.side_of(end, share.seat) == game.side_of(end, end.won[-1])) for share in found.shares
        ]
    assert account(game, undealt, steps, end, "sums", SLIGHT) == found, "a round is taken apart in one way alone"


def test_not_to_go_out_is_found_and_stands_a_recount() -> None:
    game = make("prsi")
    undealt, steps, _ = played(game, "b/0")
    steps = [step._replace(judged=False) for step in steps]
    place, last = len(steps) - 1, steps[-1]
    assert last.action.verb == "play"
    draw = next(move for move in game.moves(last.state, last.seat) if move.verb == "draw")
    steps[-1] = last._replace(action=draw, judged=True)
    state, lot = last.state.copy(), Seeded("on")
    act(game, state, family_of(game).strategy, last.seat, draw)
    while state.phase == PLAYING:
        seat = state.stack[-1].seats[0]
        action = sensibly(game, state, seat, lot)
        steps.append(StepOfRound(state.copy(), seat, action, judged=False))
        act(game, state, family_of(game).strategy, seat, action)
    found = account(game, undealt, steps, state, "blunder", Depth(playouts=2000, rounds=20, places=0))
    assert found is not None
    [worst] = found.mistakes
    assert (worst.place, worst.seat, worst.better) == (place, last.seat, last.action)
    assert compare_moves(game, undealt, steps[place], worst.better, "again", 400).mean > 0.2


def test_two_months_are_compared_only_where_they_differ() -> None:
    assert Mean.of([1, 1, 1]).error == 0
    assert not Mean.of([1, 2, 3]).differs(Mean.of([2, 1, 3]))
    assert Mean.of([0, 0, 1, 0]).differs(Mean.of([3, 4, 3, 3]))


# what is saved


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Process]:
    async with process(tmp_path / "m.db") as found:
        yield found


class Dead(Here):
    """A worker whose process dies."""

    async def run_job(self, server: int, work: Any, *given: object) -> Any:
        raise NotDone("its process died")


def of(here: Process, most: int = 20, worker: Worker | None = None, *, wanted: bool = True) -> Lucks:
    async def wants(_server: int) -> bool:
        return wanted

    async def heard(number: int, which: int) -> None:
        told.append((number, which))

    told: list[tuple[int, int]] = []
    found = Lucks(
        LuckStore(here.store.database),
        Replays(LogStore(here.store.database)),
        worker or Here(),
        most,
        lambda: 1000.0,
        wants,
        heard,
    )
    found.depth = SLIGHTEST
    return found


async def test_a_round_is_taken_apart_once_by_itself(here: Process) -> None:
    number = await match(here)
    worker = Here()
    lucks = of(here, worker=worker)
    for _ in range(3):
        lucks.begin(1, number, 1)
    await lucks.finish()
    assert worker.count == 1
    found = await lucks.load(number, 1)
    assert found is not None
    rows = await here.store.database.all(sa.select(points).where(points.c.table_id == number, points.c.round == 1))
    shares = {share.seat: share for share in found.shares}
    assert {row["seat"]: row["luck"] for row in rows} == {seat: share.luck for seat, share in shares.items()}
    assert all(row["mistakes"] == len(found.mistakes_of(row["seat"])) for row in rows)
    assert await of(here).analyse(1, number, 1) == found, "another process reads it"


async def test_no_more_than_a_days_rounds_and_none_where_it_is_not_wanted(here: Process) -> None:
    first, second = [await match(here, seed=seed) for seed in range(2)]
    for lucks in (of(here, wanted=False), of(here, most=0), of(here, worker=Dead())):
        lucks.begin(1, first, 1)
        await lucks.finish()
        assert await lucks.load(first, 1) is None
    lucks = of(here, most=1)
    lucks.begin(1, first, 1)
    await lucks.finish()
    lucks.begin(1, second, 1)
    await lucks.finish()
    assert await lucks.load(first, 1) is not None
    assert await lucks.load(second, 1) is None


async def test_a_round_that_goes_on_is_not_taken_apart(here: Process) -> None:
    number = await begun(here, "german", 3)
    lucks = of(here)
    lucks.begin(1, number, 1)
    await lucks.finish()
    assert await here.store.database.all(sa.select(luck)) == []


async def test_what_was_damaged_is_worked_out_anew(here: Process) -> None:
    number = await match(here)
    lucks = of(here)
    found = await lucks.analyse(1, number, 1)
    assert found is not None
    row: Any = {"measure": "won", "shares": [[0, 10000, 1, 2, 3, 4, 5, 6, 7]], "course": [], "mistakes": []}
    async with here.store.database.engine.begin() as connection:
        await connection.execute(sa.update(luck).values(found=row))
    assert await lucks.load(number, 1) is None
    assert await lucks.analyse(1, number, 1) == found


async def table_of(here: Process, number: int) -> Table:
    row = await LogStore(here.store.database).row(number)
    assert row is not None
    return from_row(row)


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
async def test_it_fits_a_message_in_each_language(here: Process, locale: str) -> None:
    number = await match(here)
    lucks = of(here)
    found = await lucks.analyse(1, number, 1)
    assert found is not None
    table = await table_of(here, number)
    seats = [share.seat for share in found.shares]
    mistakes: Any = [
        {"place": 3, "seat": 0, "done": [["Passed", 0]], "better": [["Laid", 0, 5, False]], "gave": 812, "error": 90}
    ] * 4
    told = found._replace(mistakes=mistakes)
    page = Page(table, Person(locale), 0)
    assert [bar.value for bar in luck_bars(page, told).bars] == sorted(
        (100 * one.luck / UNIT for one in told.shares), reverse=True
    )
    mine, others = (luck_view(Page(table, Person(locale), seat), 1, told, drawn=True) for seat in (0, 1))
    assert (shown(mine).count("⚠️"), shown(others).count("⚠️")) == (3, 0), "what was better is its own to know"
    for view in (mine, others, numbers_view(page, 1, told)):
        within_limits(view)
    for seat in seats:
        assert "%" not in luck_in_words(page, told, seat)
    assert own_luck(page, told)


async def test_of_who_was_erased_nothing_is_told(here: Process) -> None:
    number = await match(here)
    lucks = of(here)
    found = await lucks.analyse(1, number, 1)
    assert found is not None
    table = await table_of(here, number)
    page = Page(table, Person("en"))
    assert luck_in_words(page, found, 0)
    table.players[0].erased = True
    assert luck_in_words(page, found, 0) == ""
    assert all(bar.seat for bar in luck_bars(page, found).bars)


# what people see


async def test_a_hand_after_the_round_says_how_lucky_it_was(house: House) -> None:
    house.cog(AnalyseCog).lucks.most, house.cog(AnalyseCog).lucks.worker, house.cog(AnalyseCog).lucks.depth = (
        5,
        Here(),
        SLIGHTEST,
    )
    await house.begun("ana", "bia", target="1")
    await house.play_out()
    await house.cog(AnalyseCog).lucks.finish()
    await house.services.painter.finish()
    kept = await house.cog(AnalyseCog).lucks.load(house.number, 1)
    assert kept is not None
    assert "🍀" in house.said(house.hand(house.ana))
    await house.services.preferences.choose("server", house.guild.id, "analyses", "off")
    house.services.painter.hands.renew(house.number)
    house.services.painter.wake_hands(house.number)
    await house.services.painter.finish()
    assert "🍀" not in house.said(house.hand(house.ana))
