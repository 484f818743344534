"""Finished rounds with everybody's chances: the same each time, kept, and told to whoever may look."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from discord import PermissionOverwrite
from discord.ui import Button

from bot.drawing.emojis import Faces
from bot.process.jobs import CoreBudget, NotDone, Worker
from bot.screens.page import Page
from bot.store.schema import analyses
from bot.tables.table import Refused
from bot.time import DAY
from bot.words.texts import LANGUAGES, Person
from cogs.archive.compactor import Compactor
from cogs.archive.logs import LogStore
from cogs.lookback.analyse import AnalyseCog
from cogs.lookback.analysis import (
    FAILED_FOR_S,
    WAITING_IN_ALL,
    WAITING_ROUNDS,
    Analyses,
    AnalysisStore,
    moments_of_round,
)
from cogs.lookback.replays import Moment, Replays
from cogs.lookback.tabs import CHANCES, Film, chances_chart, chances_view, counting_view, moves_view
from cogs.lookback.worker import TOLD_FROM_PERCENT, Analysis, Decisive, Effort, analyse_round
from cogs.people.erasure import ErasureStore
from rules.cards import parse
from rules.catalogue import RULEBOOKS, make
from rules.chance import Seeded
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, WAITING, Match
from rules.shedding.events import Dealt, DrawShown, Drew, DrewHidden, Laid, Passed
from rules.strategies.by_name import sensibly
from rules.strategies.chances import wins
from rules.strategies.playing import act
from rules.table import NOBODY, Action, SomeEvent
from tests.support.erasing import NAME, forgotten, standing
from tests.support.folding import each
from tests.support.house import House, as_typed, parts
from tests.support.limits import shown, within_limits
from tests.support.repository import HandClock, Process, begun, process
from tests.support.screens import PICTURED
from tests.support.town import Town, match

SLIGHT = Effort(positions=5, playouts=2, recounted=1, fresh=2)
"""An analysis that takes no time, and says little."""


class Here(Worker):
    """Reckons in this process, where the way to another is not what matters; once it is let go on (``go``)."""

    def __init__(self, env: Any = None) -> None:
        super().__init__(60.0)
        self.env, self.go, self.count = env, asyncio.Event(), 0
        self.go.set()

    async def run_job(self, server: int, work: Any, *given: Any) -> Any:
        self.count += 1
        if not self.go.is_set():
            await self.env.external_wait(self.go.wait(), reason="another process is at it")
        return work(*(SLIGHT if isinstance(one, Effort) else one for one in given))


@pytest.fixture
async def yielding() -> AsyncIterator[Worker]:
    """A worker in a process of its own, as the bot has it."""
    worker = Worker(600.0, budget=CoreBudget(), lasting=False)
    yield worker
    worker.stop()


def played(game: SomeGame, seats: int, seed: str = "a round") -> list[Match]:
    """The states of a round that was played sensibly, from the deal to its end."""
    state, lot = game.new(seats), Seeded(seed)
    game.apply(state, NOBODY, Action("deal", text=seed))
    found = [state.copy()]
    while state.phase == PLAYING and len(found) < 2000:
        seat = state.stack[-1].seats[0]
        act(game, state, family_of(game).strategy, seat, sensibly(game, state, seat, lot))
        found.append(state.copy())
    return found


def reckoned(game: SomeGame, states: list[Match], effort: Effort = SLIGHT) -> Analysis:
    return analyse_round(game.name, dict(game.options), [state.save() for state in states], effort)


# what a chance is


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_round_has_the_same_chances_each_time_and_ends_with_certainty(name: str) -> None:
    game = make(name)
    states = played(game, min(game.seats[1], 4))
    found, last = reckoned(game, states), states[-1]
    assert found == reckoned(game, states)
    assert Analysis.load(json.loads(json.dumps(found.save()))).save() == json.loads(json.dumps(found.save()))
    assert (found.places[0], found.places[-1]) == (0, len(states) - 1)
    assert len(found.places) <= SLIGHT.positions
    for place in range(len(found.places)):
        assert 0 <= sum(line[place] or 0 for line in found.chances) <= 100 + len(found.sides)
    if last.phase != PLAYING:
        ends = {side[0]: line[-1] for side, line in zip(found.sides, found.chances, strict=True)}
        assert sorted(ends.values()) in ([*[0] * (len(ends) - 1), 100], [0] * len(ends))
        assert last.won[-1] == NOBODY or ends[game.side_of(last, last.won[-1])] == 100


def test_who_holds_one_card_that_goes_is_likely_to_win() -> None:
    game = make("voador")
    states = played(game, 2)
    chances = [wins(game, state, "seed", range(20)) for state in (states[0], states[-2])]
    winner = states[-1].won[-1]
    assert chances[1][winner] > chances[0][winner]
    assert wins(game, states[0], "seed", range(20)) == chances[0]
    assert wins(game, states[0], "another", range(20)) != wins(game, states[0], "seed", range(20)) or chances[0] == [
        0,
        0,
    ]


def test_the_order_of_the_stock_is_nobodys_knowledge() -> None:
    """Else a chance would say what nobody could have known."""
    game = make("voador")
    state = played(game, 3)[0]
    other: Any = state.copy()
    other.stack, other.seed = list(state.stack), "another seed"
    assert wins(game, state, "x", range(10)) == wins(game, other, "x", range(10))
    found: Any = game.hands_open(state, Random(1))
    assert found.stock != other.stock
    assert sorted(found.stock) == sorted(other.stock)
    assert found.hands == state.hands


@pytest.mark.parametrize(("name", "option"), [("zheng", "teams"), ("ime", "teams")])
def test_partners_win_together(name: str, option: str) -> None:
    choices = next(one for one in RULEBOOKS[name].options if one.name == option).words
    game = make(name, {option: next(word for word in choices if word != "off")})
    states = played(game, 4)
    found = reckoned(game, states)
    assert sorted(len(side) for side in found.sides) == [2, 2]
    assert sorted(line[-1] or 0 for line in found.chances) == [0, 100]


def test_twelve_play() -> None:
    game = make("classic")
    found = reckoned(game, played(game, 12))
    assert len(found.sides) == 12
    assert {len(line) for line in found.lines} == {found.places[-1] + 1}


def test_who_has_left_has_no_chance_any_more() -> None:
    game = make("voador")
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="x"))
    states = [state.copy()]
    game.apply(state, 1, Action("leave"))
    states.append(state.copy())
    game.apply(state, 2, Action("leave"))
    states.append(state.copy())
    found = reckoned(game, states)
    assert found.chances[1][1:] == [None, None]
    assert found.chances[0][-1] == 100


def test_a_round_of_one_decision_and_one_of_none() -> None:
    game = make("voador")
    states = played(game, 2)
    one = reckoned(game, states[-2:], Effort(40, 10, 6, 10))
    assert one.places == [0, 1]
    assert [told.place for told in one.decisive] in ([1], [])
    none = reckoned(game, states[-1:])
    assert (none.places, list(none.decisive)) == ([0], [])
    assert [len(line) for line in none.lines] == [1, 1]


def test_what_is_told_changed_much_and_is_one_decision() -> None:
    game = make("voador")
    found = reckoned(game, played(game, 4), Effort(30, 20, 4, 40))
    assert 1 <= len(found.decisive) <= 3
    changes = [abs(one.after - one.before) for one in found.decisive]
    assert changes == sorted(changes, reverse=True)
    assert changes[-1] >= TOLD_FROM_PERCENT
    for one in found.decisive:
        at = found.places.index(one.place)
        assert found.places[at - 1] == one.place - 1
        line = found.chances[one.side]
        assert (line[at - 1] or 0, line[at] or 0) == (one.before, one.after)


def test_COM_20_giving_a_round_up_is_no_move_that_changed_it() -> None:
    game = make("zheng")
    states = played(game, 3)[:6]
    state = states[-1].copy()
    for seat, action in (
        (0, Action("propose", text="COM-20")),
        *((seat, Action("vote", number=1)) for seat in (1, 2)),
    ):
        game.apply(state, seat, action)
        states.append(state.copy())
    assert (state.phase, state.won) == (WAITING, [NOBODY])
    found = reckoned(game, states, Effort(30, 6, 9, 6))
    assert found.places[-2:] == [len(states) - 2, len(states) - 1]
    assert max(line[-2] or 0 for line in found.chances) >= TOLD_FROM_PERCENT
    assert len(states) - 1 not in [one.place for one in found.decisive]


def test_the_lots_that_find_a_decision_do_not_say_how_decisive_it_is() -> None:
    """The largest of many changes is large by chance, too: it is told as other lots count it, or not at all."""
    game, effort = make("voador"), Effort(positions=20, playouts=10, recounted=4, fresh=12)
    fresh = range(effort.playouts, effort.playouts + effort.fresh)
    told = seemed = 0
    for seed in ("a round", "another", "a third"):
        states = played(game, 3, seed)

        def chances(end: int, lots: range, states: list[Match] = states) -> list[tuple[int, int]]:
            before, after = (wins(game, states[place], states[0].seed, lots) for place in (end - 1, end))
            return [
                (round(100 * a / len(lots)), round(100 * b / len(lots))) for a, b in zip(before, after, strict=True)
            ]

        found = reckoned(game, states, effort)
        told += len(found.decisive)
        assert all(chances(one.place, fresh)[one.side] == (one.before, one.after) for one in found.decisive)
        for end in [end for begin, end in pairwise(found.places) if end == begin + 1]:
            first = chances(end, range(effort.playouts))
            seemed += max(abs(after - before) for before, after in first) >= TOLD_FROM_PERCENT
    assert 0 < told < min(seemed, 3 * effort.recounted), "ten playouts find decisions that a recount does not confirm"


@each(
    "saved",
    [
        None,
        {},
        [],
        {"sides": [[0]], "places": [], "chances": [[]], "decisive": []},
        {"sides": [[0]], "places": [0], "chances": [[1, 2]], "decisive": []},
        {"sides": [[0]], "places": [2, 1], "chances": [[1, 2]], "decisive": []},
        {
            "sides": [[0]],
            "places": [0],
            "chances": [[1]],
            "decisive": [{"place": 0, "side": 3, "before": 1, "after": 2}],
        },
        {
            "sides": [[0]],
            "places": [0],
            "chances": [[1]],
            "decisive": [{"place": 0, "side": 0, "before": 1, "after": 2, "events": [["Nonsense"]]}],
        },
    ],
)
def test_what_was_damaged_is_no_analysis(saved: Any) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        Analysis.load(saved)


# what is kept


def of(
    here: Process, most: int = 20, now: Any = lambda: 1000.0, analyst: Worker | None = None, effort: Effort = SLIGHT
) -> Analyses:
    store = AnalysisStore(here.store.database)
    return Analyses(store, Replays(LogStore(here.store.database)), analyst or Here(), most, now, unheard, effort=effort)


async def unheard(_number: int, _which: int) -> None:
    """Nobody is told that a round was analysed."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Process]:
    async with process(tmp_path / "m.db") as found:
        yield found


async def test_a_round_is_analysed_once_and_at_hand_from_then_on(here: Process, yielding: Worker) -> None:
    number = await match(here)
    first = of(here, analyst=yielding)
    found = await first.begin(1, number, 1)
    assert await first.load(number, 1) is not None
    other = of(here, most=0)  # another process, and no more of them
    kept = await other.load(number, 1)
    assert kept is not None
    assert kept.save() == json.loads(json.dumps(found.save()))
    await AnalysisStore(here.store.database).keep(
        {"table_id": number, "round": 1, "server": 1, "at": 5.0, "found": {"x": 1}}
    )
    assert await other.load(number, 1) is None, "what is damaged is reckoned anew"
    assert (await of(here).begin(1, number, 1)).save() == found.save()
    await first.stop()
    await other.stop()


class EveryPlace(Here):
    """Takes each place of a round for one that changed it."""

    async def run_job(self, server: int, work: Any, *given: Any) -> Any:
        found, states = await super().run_job(server, work, *given), given[2]
        return found._replace(decisive=[Decisive(place, 0, 10, 60, [], False) for place in range(len(states))])


async def test_who_goes_has_made_no_move_that_changed_the_round(here: Process) -> None:
    """Chances change when somebody leaves, and nobody wants to read that as a move."""
    number = await begun(here, "classic", 4)
    for _ in range(3):
        table = await here.tables.get(number)
        assert table.state is not None
        [seat] = table.awaited
        await here.matches.act(number, seat + 1, [table.game.moves(table.state, seat)[0]])
    for person in (4, 3, 2):
        await here.lobbies.leave_seat(number, person)
    found = await of(here, analyst=EveryPlace()).begin(1, number, 1)
    states = len(found.lines[0])
    assert [one.place for one in found.decisive] == [*range(states - 3)], "the deal, and what was played"


async def test_asked_twenty_times_at_once_one_is_reckoned(here: Process) -> None:
    number = await match(here)
    analyst = Here()
    found = of(here, most=1, analyst=analyst)
    tasks = {found.begin(1, number, 1) for _ in range(20)}
    assert len(tasks) == 1
    await asyncio.gather(*tasks)
    assert analyst.count == 1
    assert len(await AnalysisStore(here.store.database).list_times_since(1, 0)) == 1
    with pytest.raises(Refused, match="analyses-used-up"):
        await found.begin(1, number, 2 if len(await LogStore(here.store.database).seeds(number)) > 1 else 1)
    await found.stop()


async def test_so_many_a_day_and_tomorrow_again(here: Process) -> None:
    one, two, three = [await match(here, seed=seed) for seed in range(3)]
    now = [1000.0]
    found = of(here, 2, lambda: now[0])
    await found.begin(1, one, 1)
    now[0] += 60
    await found.begin(1, two, 1)
    with pytest.raises(Refused, match="analyses-used-up") as why:
        await found.begin(1, three, 1)
    assert why.value.facts == {"most": 2, "when": f"<t:{int(1000 + DAY) + 1}:R>"}
    now[0] = 1000 + DAY + 1
    await found.begin(1, three, 1)
    await found.stop()


async def test_two_at_once_are_not_more_than_a_server_has_left(here: Process) -> None:
    numbers = [await match(here, seed=seed) for seed in range(3)]
    found = of(here, 1)
    done = await asyncio.gather(*(found.begin(1, number, 1) for number in numbers), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Analysis", "Refused", "Refused"]
    await found.stop()


async def test_a_queue_is_not_endless(here: Process) -> None:
    """Neither a server's nor that of all; a full one keeps no other server out."""
    found = of(here)
    tasks = [found.begin(1, number, 1) for number in range(100, 100 + WAITING_ROUNDS)]
    with pytest.raises(Refused, match="analyses-busy"):
        found.begin(1, 99, 1)
    tasks += [found.begin(2 + number, number, 1) for number in range(WAITING_IN_ALL - WAITING_ROUNDS)]
    with pytest.raises(Refused, match="analyses-busy"):
        found.begin(999, 99, 1)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(task.exception(), Refused) for task in tasks)
    await found.stop()


async def test_what_is_still_played_is_elsewhere_or_was_never_is_refused(here: Process) -> None:
    number = await match(here)
    town = Town(here, Random(5))
    going = await town.open(make("voador"))
    found = of(here)
    for server, table, which, why in (
        (1, going, 1, "still-played"),
        (2, number, 1, "no-match"),
        (1, 999, 1, "no-match"),
        (1, number, 99, "no-replay"),
        (1, number, 0, "no-replay"),
    ):
        with pytest.raises(Refused, match=why):
            await found.begin(server, table, which)
    none = of(here, most=0)
    with pytest.raises(Refused, match="analyses-off"):
        await none.begin(1, number, 1)
    for one in (found, none):
        await one.stop()
    assert await AnalysisStore(here.store.database).list_times_since(1, 0) == []


async def test_a_round_whose_match_goes_on_has_nothing_of_the_next(here: Process) -> None:
    town = Town(here, Random(7))
    number = await town.open(make("voador"))
    while not await LogStore(here.store.database).seeds(number):
        await town.time(await here.tables.get(number))
    found = of(here)
    before = await found.begin(1, number, 1)
    while (await here.tables.get(number)).closed is None and len(await LogStore(here.store.database).seeds(number)) < 2:
        await town.time(await here.tables.get(number))
    assert await found.begin(1, number, 1) == before
    await found.stop()


async def test_a_compacted_match_is_analysed_and_one_without_its_log_is_not(here: Process) -> None:
    number = await match(here)
    other = await match(here, seed=2)
    found = of(here)
    kept = await found.begin(1, other, 1)
    await Compactor(LogStore(here.store.database), 1, HandClock(lambda: 1e12)).tick()
    await found.begin(1, number, 1)
    async with here.store.database.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE scripts SET log = NULL"))
        await connection.execute(sa.text("DELETE FROM analyses WHERE table_id = :number"), {"number": number})
    await found.stop()
    later = of(here)  # with nothing at hand
    with pytest.raises(Refused, match="no-replay"):
        await later.begin(1, number, 1)
    still = await later.load(other, 1)
    assert still is not None
    assert still.save() == json.loads(json.dumps(kept.save()))
    await later.stop()


async def test_a_damaged_log_is_refused(here: Process) -> None:
    number = await match(here)
    async with here.store.database.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE log SET events = '[[\"Nonsense\"]]'"))
    found = of(here)
    with pytest.raises(Refused, match="no-replay"):
        await found.begin(1, number, 1)
    await found.stop()


async def test_a_process_that_hangs_is_given_up_and_the_round_is_tried_again_after_a_while(
    here: Process, yielding: Worker
) -> None:
    number, now = await match(here), [1000.0]
    found = of(
        here,
        now=lambda: now[0],
        analyst=yielding,
        effort=Effort(positions=500, playouts=5000),
    )
    found.worker.limit = 1.0
    with pytest.raises(Refused, match="analysis-failed") as why:
        await found.begin(1, number, 1)
    assert why.value.facts == {"when": f"<t:{int(1000 + FAILED_FOR_S) + 1}:R>"}
    assert await found.load(number, 1) is None
    found.worker = Here()
    now[0] += FAILED_FOR_S - 1
    with pytest.raises(Refused, match="analysis-failed"):
        found.begin(1, number, 1)
    now[0] += 1
    assert (await found.begin(1, number, 1)).sides
    await found.stop()


async def test_a_server_that_asks_for_much_makes_no_other_wait(here: Process) -> None:
    """Its rounds come one after the other; another server's comes between them."""
    numbers, order = [await match(here, seed=seed) for seed in range(4)], list[int]()

    class Slow(Here):
        async def run_job(self, server: int, work: Any, *given: Any) -> Any:
            found = await Worker.run_job(self, server, work, *given)
            order.append(server)
            return found

    await here.store.servers.meet(2, "en")
    async with here.store.database.engine.begin() as connection:
        await connection.execute(sa.text("UPDATE tables SET server = 2 WHERE id = :number"), {"number": numbers[3]})
    found = of(here, analyst=Slow())
    await asyncio.gather(*(found.begin(1, number, 1) for number in numbers[:3]), found.begin(2, numbers[3], 1))
    assert order.index(2) <= 1, order
    await found.stop()


async def test_a_bot_that_stops_waits_for_no_analysis(here: Process, yielding: Worker) -> None:
    number = await match(here)
    found = of(here, analyst=yielding, effort=Effort(positions=500, playouts=5000))
    task = found.begin(1, number, 1)
    await asyncio.sleep(0.5)
    await asyncio.wait_for(found.stop(), 10)
    assert task.cancelled() or task.exception() is not None
    assert await AnalysisStore(here.store.database).list_times_since(1, 0) == []


async def test_a_table_that_is_deleted_meanwhile_keeps_none(here: Process) -> None:
    number = await match(here)
    row = {"table_id": number + 50, "round": 1, "server": 1, "at": 5.0, "found": {}}
    await AnalysisStore(here.store.database).keep(row)
    assert await AnalysisStore(here.store.database).list_times_since(1, 0) == []
    await of(here).begin(1, number, 1)
    await ErasureStore(here.store.database).delete_server(1)
    async with here.store.database.engine.connect() as connection:
        assert (await connection.execute(sa.select(analyses))).all() == []


# how it looks


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
async def test_it_fits_a_message_in_every_language_and_with_long_names(
    here: Process, locale: str, *, drawn: bool
) -> None:
    number = await match(here)
    table = await here.tables.get(number)
    for player in table.players:
        player.name = "_*" * 16
    sides = [[seat % len(table.players)] for seat in range(12)]
    moment = (await Replays(LogStore(here.store.database)).round(1, number, 1))[1]
    events = [event.code() for event in moment.events if not event.untold]
    told = [Decisive(1, 11, 3, 99, events * 9, house) for house in (True, False, True)]
    found = Analysis(sides, [0, 1], [[8, None]] * 12, told)
    page = Page(table, Person(locale, Faces.plain()))
    view = chances_view(page, 1, found, drawn=drawn)
    assert view.content_length() <= 4000
    within_limits(view)
    within_limits(counting_view(page, 1, CHANCES))
    chart = chances_chart(page, found)
    assert (len(chart.lines), len(chart.marks)) == (12, 3)
    alone = chances_view(page, 1, Analysis([[0]], [0], [[100]], []), drawn=drawn)
    within_limits(alone)


async def test_the_moves_show_all_hands_and_where_the_round_turned(here: Process) -> None:
    number = await match(here)
    table = await here.tables.get(number)
    moments = moments_of_round(await Replays(LogStore(here.store.database)).round(1, number, 1))
    page, last = Page(table, Person("en", PICTURED)), len(moments) - 1
    for locale in LANGUAGES:
        for at in (0, 1, last, last + 9):
            here_page = Page(table, Person(locale, PICTURED))
            within_limits(moves_view(here_page, 1, moments, at, turning=[1, last], film=Film.OFFERED))
    view = moves_view(page, 1, moments, 1, turning=[1, last])
    assert f"move 1 of {last}" in shown(view)
    assert "Turning point ①" in shown(view)
    for seat in moments[1].state.order:
        assert all(as_typed(PICTURED.text(card)) in shown(view) for card in moments[1].state.hands[seat])
    labels = [part.label for part in view.walk_children() if isinstance(part, Button)]
    assert labels[:3] == ["0", "2", "Turning point"]


async def test_after_the_round_the_cards_are_named_and_who_draws_them_once(here: Process) -> None:
    number = await match(here)
    table = await here.tables.get(number)
    card, other = parse("4D"), parse("KH")
    page, hidden = Page(table, Person("en", PICTURED)), DrewHidden(0, (card,))
    shown_, who = DrawShown(0, 1, 0, 0), f"**{Page(table, Person('en')).names[0]}**"

    def said(*events: SomeEvent, seat: int = 0) -> str:
        state = table.state
        assert state is not None
        moment = Moment(table, state, 1, 2, (0,), seat, house=False, events=[*events])
        return as_typed(shown(moves_view(page, 1, [moment, moment], 1))).split("\n")[1]

    drawn, laid = as_typed(PICTURED.text(card)), as_typed(PICTURED.text(other))
    assert said(hidden, shown_, Passed(0)) == f"{who} draws {drawn}"
    assert said(hidden, shown_, Laid(0, other)) == f"{who} draws {drawn}, {laid}"
    assert said(hidden, shown_, Laid(1, other)).count("**") == 4
    first = (await Replays(LogStore(here.store.database)).round(1, number, 1))[0]
    dealt = next(one for one in first.events if isinstance(one, Dealt))
    turned = as_typed(PICTURED.text(dealt.pile[-1]))
    assert said(dealt, Drew(0, (card,))) == f"{turned} → {who} draws {drawn}"


# what people see


@pytest.fixture
def slight(house: House) -> House:
    house.cog(AnalyseCog).analyses.worker = Here(house.env)
    return house


async def over(house: House, *names: str) -> int:
    """A match of one round, which the second one leaves after two moves; its result is told."""
    people = names or ("ana", "bia")
    await house.begun(*people, target="1")
    for _ in range(2):
        table = await house.table()
        assert table.state is not None
        seat = table.awaited[0]
        person = table.players[seat].person
        assert person is not None
        await house.services.matches.act(table.id, person, [table.game.moves(table.state, seat)[0]])
    await house.leave(house.people[people[1]])
    assert (await house.table()).closed is not None
    await house.services.painter.finish()
    return house.number


def results(house: House) -> list[Any]:
    """The results that offer everybody's chances, the last one last."""
    return [one for one in house.messages(house.channel.id) if {"analyse", "again"} <= {*house.buttons(one)}]


def told(answer: Any) -> Any:
    """The message that answers."""
    return [one for one in (answer.response, *answer.followups) if one][-1]._message


async def test_the_button_under_a_result_shows_everybodys_chances(slight: House) -> None:
    house = slight
    await house.begun("ana", "bia", target="1")
    await house.play_out()
    number = house.number
    answer = await house.press(house.caio, "analyse", message=results(house)[-1])
    assert answer.response.ephemeral
    said = house.said(told(answer))
    assert "🔍 Round 1 · who could have won?" in said
    assert "ana: " in said, "without charts the chances are told"
    assert "with all hands open" in said
    assert house.said(told(await house.analyse(house.bia))) == said
    assert house.said(told(await house.analyse(house.ana, number, 1))) == said
    shown = told(await house.past_matches(house.ana))
    await house.choose(house.ana, "history-open", str(number), message=shown)
    before = house.said(shown)
    assert house.said(told(await house.press(house.ana, "analyse", message=shown))) == said
    assert house.said(shown) == before, "whoever leafs through a replay goes on where they were"
    house.cog(AnalyseCog).analyses.most = 0
    await house.restart()
    assert house.said(told(await house.analyse(house.ana))) == said, "it is kept"


async def at_work(house: House) -> Here:
    """An analyst who is still at work on the round that is over, and for whom nobody waits."""
    analyst = house.cog(AnalyseCog).analyses.worker
    assert isinstance(analyst, Here)
    await over(house)
    house.bot.get_cog("AnalyseCog").at_once = 0.0
    analyst.go.clear()
    return analyst


async def test_what_takes_longer_is_said_to_be_worked_out_and_then_put_in_its_place(slight: House) -> None:
    house, analyst = slight, await at_work(slight)
    public, before = results(house)[-1], house.said(results(house)[-1])
    pressed = told(await house.press(house.ana, "analyse", message=public))
    typed = told(await house.analyse(house.bia))
    for waiting in (pressed, typed):
        assert "being worked out" in house.said(waiting)
    again = await house.ana.click(house._real(pressed), custom_id=f"mm1:analyse:0:1:{house.number}/chances")
    assert not again.followups
    analyst.go.set()
    await house.cog(AnalyseCog).analyses.finish()
    await house.env.settle()
    for waiting in (pressed, typed):
        assert "who could have won?" in house.said(house.env.backend.get_message(house.channel.id, waiting.id))
    assert analyst.count == 1
    assert house.said(results(house)[-1]) == before, "what everybody sees stays"


async def test_what_cannot_be_worked_out_is_said_in_its_tab(slight: House) -> None:
    house, analyst = slight, await at_work(slight)

    async def spoiled(*_: object) -> None:
        await house.env.external_wait(analyst.go.wait(), reason="another process is at it")
        raise NotDone("chances")

    analyst.run_job = spoiled  # type: ignore[method-assign]
    answer = await house.analyse(house.ana)
    assert "being worked out" in house.said(told(answer))
    before = len(house.messages(house.channel.id))
    analyst.go.set()
    await house.env.settle()
    waiting = house.env.backend.get_message(house.channel.id, told(answer).id)
    assert "couldn't be worked out this time" in house.said(waiting)
    assert "being worked out" not in house.said(waiting)
    assert len(house.messages(house.channel.id)) == before, "there is no second message"
    chances = next(part for part in parts(waiting.components) if part.get("custom_id", "").endswith("/chances"))
    assert not chances.get("disabled"), "it can be tried again"


async def test_the_tab_that_waits_can_be_pressed_again_also_after_a_restart(slight: House) -> None:
    house = slight
    await at_work(house)
    waiting = told(await house.analyse(house.ana))
    chances = f"mm1:analyse:0:1:{house.number}/chances"
    await house.cog(AnalyseCog).analyses.stop()
    await house.env.settle()
    assert "being worked out" in house.said(waiting)
    await house.restart()
    house.cog(AnalyseCog).analyses.worker = Here(house.env)
    await house.ana.click(house._real(waiting), custom_id=chances)
    await house.env.settle()
    assert "who could have won?" in house.said(house.env.backend.get_message(house.channel.id, waiting.id))


async def test_a_server_that_does_not_want_it_has_none(slight: House) -> None:
    house = slight
    await over(house)
    pressed, count = results(house)[-1], len(results(house))
    await house.services.store.preferences.choose("server", house.guild.id, "analyses", "off")
    answer = await house.press(house.ana, "analyse", message=pressed)
    assert "the deal" in house.said(told(answer)), "the moves can be seen all the same"
    for tab in ("luck", "numbers"):
        answer = await house.forge_at(house.ana, pressed, f"mm1:analyse:0:1:{house.number}/{tab}")
        assert "switched off in this server" in answer.response.content
    await over(house, "caio", "dora")
    assert len(results(house)) > count


async def test_when_a_day_is_used_up_it_is_said(slight: House) -> None:
    house = slight
    await over(house)
    house.cog(AnalyseCog).analyses.most = 1
    await house.analyse(house.ana)
    await over(house, "caio", "dora")
    answer = await house.analyse(house.ana)
    assert "has had its 1 rounds for today" in answer.response.content


async def test_what_goes_on_or_is_nobodys_or_elsewhere_is_refused(slight: House) -> None:
    house = slight
    await over(house)
    table = await house.begun("ana", "bia")
    for forged, why in (
        (f"0:1:{table.id}", "still on"),
        ("0:1:999", "no finished match"),
        ("0:1:x", "read that button"),
        (f"0:77:{table.id - 1}", "not its moves"),
    ):
        answer = await house.forge(house.ana, f"mm1:analyse:{forged}")
        assert why in answer.response.content, forged
    other = house.env.create_guild("Other")
    room = other.create_text_channel("sala")
    dora = other.add_member(house.dora.user)
    answer = await house.analyse(dora, 1, where=room)
    assert "no finished match" in answer.response.content
    answer = await house.analyse(house.ana, table.id - 1)
    assert "Round 1 · " in house.said(told(answer)), "what is over is shown while another match goes on"


async def test_a_solitaire_is_its_players_own(slight: House) -> None:
    """The day's deal is the same for all."""
    house, lot = slight, Seeded("luck")
    await house.ana.slash(house.channel, "daily", what="daily")
    house.number += 1
    while not await LogStore(house.services.store.database).seeds(house.number):
        table = await house.table()
        assert table.state is not None
        await house.services.matches.act(table.id, house.ana.id, [sensibly(table.game, table.state, 0, lot)])
    assert "all your cards would be gone from there" in house.said(told(await house.analyse(house.ana)))
    answer = await house.analyse(house.bia, house.number)
    assert "no finished match" in answer.response.content


async def test_who_may_not_look_into_the_channel_sees_no_chances(slight: House) -> None:
    house = slight
    number = await over(house)
    deny = PermissionOverwrite(view_channel=False)
    hidden, row = house.guild.create_text_channel("secret", overwrites={house.caio: deny}), {"id": number}
    await house.env.settle()
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(
            sa.text("UPDATE tables SET channel = :channel WHERE id = :id"), row | {"channel": hidden.id}
        )
    answer = await house.analyse(house.caio, number)
    assert "no finished match" in answer.response.content


async def test_who_is_forgotten_stands_in_no_analysis(slight: House) -> None:
    """Neither when that was before it was worked out, nor after it, nor meanwhile."""
    house, analyst = slight, slight.cog(AnalyseCog).analyses.worker
    assert isinstance(analyst, Here)
    quetzalli = house.guild.add_member(house.env.create_user(NAME))
    house.people[NAME.lower()] = quetzalli
    first = await over(house, "bia", NAME.lower())
    second = await over(house, "bia", NAME.lower())
    assert NAME in house.said(told(await house.analyse(house.ana, first)))
    meanwhile = house.cog(AnalyseCog).analyses.begin(house.guild.id, second, 1)
    await forgotten(house, quetzalli)
    await meanwhile
    await house.services.painter.finish()
    assert await standing(house, quetzalli.id, NAME) == []
    for number in (first, second):
        said = house.said(told(await house.analyse(house.ana, number)))
        assert NAME not in said
        assert "someone" in said


@pytest.mark.draws
@pytest.mark.simcord(settle_timeout=60.0)
async def test_the_picture_is_described(slight: House) -> None:
    house = slight
    await over(house)
    message = told(await house.analyse(house.ana))
    shown = [part for part in parts(message.components) if part["type"] == 12]
    assert "ana: " in shown[0]["items"][0]["description"]
    assert message.attachments


async def test_a_tab_that_is_pressed_while_another_one_waits_is_put_in_its_place_too(slight: House) -> None:
    """From *Chances*, which wait, to *Luck*, which waits."""
    house, analyst = slight, await at_work(slight)
    lucks = house.cog(AnalyseCog).lucks
    lucks.most, lucks.worker = 5, Slowly(house.env, analyst.go)
    message = told(await house.press(house.ana, "analyse", message=results(house)[-1]))
    await house.ana.click(house._real(message), custom_id=f"mm1:analyse:0:1:{house.number}/luck")
    assert "being worked out" in house.said(house.env.backend.get_message(house.channel.id, message.id))
    analyst.go.set()
    await house.cog(AnalyseCog).analyses.finish()
    await lucks.finish()
    await house.env.settle()
    said = house.said(house.env.backend.get_message(house.channel.id, message.id))
    assert "luck and mistakes" in said
    assert "being worked out" not in said


class Slowly(Here):
    """One who takes rounds apart, once let go on."""

    def __init__(self, env: Any, go: asyncio.Event) -> None:
        super().__init__(env)
        self.go = go

    async def run_background_job(self, server: int, work: Any, *given: Any, begun: Any = None) -> Any:
        return await self.run_job(server, work, *given)
