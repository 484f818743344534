"""Races at the one door: real concurrency on a real file, without Discord. Exactly one of several presses wins."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.tables.lobby import Location, TableSetup
from bot.tables.notes import PostedMessage
from bot.tables.table import Outcome, Player, Refused, Table
from cogs.archive.logs import LogStore, export_script
from cogs.archive.verify import verify_table
from rules import upcasting
from rules.cards import parse
from rules.match import PLAYING
from rules.shedding.state import MauMauState
from rules.shedding.voador.twins import Stole
from rules.strategies import sensible
from rules.table import Action, IllegalAction
from tests.support.games import played
from tests.support.repository import PEOPLE, Process, laid, process

pytestmark = pytest.mark.both_databases


def card(name: str) -> tuple[int, ...]:
    return (parse(name),)


async def at_once(*acts: Any) -> tuple[list[Outcome], list[BaseException]]:
    """Let several people press at the same instant; who won, and what the others were told."""
    found = await asyncio.gather(*acts, return_exceptions=True)
    return [one for one in found if isinstance(one, Outcome)], [one for one in found if isinstance(one, BaseException)]


async def holds(here: Process, number: int, before: MauMauState, since: int) -> MauMauState:
    """The log since then has no gaps, and folding it gives the state that the store has."""
    row = await here.store.tables.get(number)
    assert row is not None
    log = [step for step in await LogStore(here.store.database).history(number) if step["version"] > since]
    assert [step["version"] for step in log] == list(range(since + 1, row["version"] + 1))
    folded = before.copy()
    for step in log:
        for code in step["events"]:
            for event in upcasting.events(code):
                event.change(folded)
    assert folded.save() == MauMauState.load(row["state"]).save()
    return folded


async def state_of(here: Process, number: int) -> tuple[MauMauState, Table]:
    table = await here.tables.get(number)
    assert table.state is not None
    return table.state.copy(), table


async def told(fault: BaseException) -> None:
    assert isinstance(fault, IllegalAction | Refused), fault


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("first", ["mover", "jumper"])
async def test_jumping_in_against_the_player_to_move(tmp_path: Path, processes: int, first: str) -> None:
    """VOA-11: first come, first served; the other is told so and loses nothing."""
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        for _ in range(5):
            number = await laid(here)
            other = there if processes == 2 else here
            before, table = await state_of(here, number)
            await other.tables.get(number)
            acts = [
                here.matches.act(number, 1, [Action("play", card("7S"))], prompt=table.prompt),
                other.matches.act(number, 3, [Action("jump", card("5S"))]),
            ]
            won, lost = await at_once(*(acts if first == "mover" else reversed(acts)))
            assert len(won) == len(lost) == 1
            await told(lost[0])
            state = await holds(here, number, before, table.version)
            loser = 2 if won[0].seat == 0 else 0
            assert state.hands[loser] == before.hands[loser]


@pytest.mark.parametrize("processes", [1, 2])
async def test_of_several_jumps_at_once_one_succeeds(tmp_path: Path, processes: int) -> None:
    """From the table and from the hand, by the one who holds the twin and by one who does not."""
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        number = await laid(here)
        other = there if processes == 2 else here
        before, table = await state_of(here, number)
        await other.tables.get(number)
        jump = [Action("jump", card("5S"))]
        presses = [
            here.matches.act(number, 2, jump),
            other.matches.act(number, 3, jump),
            here.matches.act(number, 3, jump),
        ]
        won, lost = await at_once(*presses)
        assert [outcome.seat for outcome in won] == [2]
        assert len([event for event in won[0].events if isinstance(event, Stole)]) == 1
        for fault in lost:
            await told(fault)
        state = await holds(here, number, before, table.version)
        assert state.hands[1] == before.hands[1]


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_double_press_acts_once(tmp_path: Path, processes: int) -> None:
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        number = await laid(here)
        other = there if processes == 2 else here
        before, table = await state_of(here, number)
        await other.tables.get(number)
        play = [Action("play", card("7S"))]
        presses = [where.matches.act(number, 1, play, prompt=table.prompt) for where in (here, other, here, other)]
        won, lost = await at_once(*presses)
        assert len(won) == 1
        for fault in lost:
            await told(fault)
        state = await holds(here, number, before, table.version)
        assert state.debt == 3


async def test_many_presses_of_many_people_through_two_doors(tmp_path: Path) -> None:
    """Whatever is pressed when, by whom, in whichever process: the log has no gaps and folds to the state."""
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        number = await laid(here)
        before, table = await state_of(here, number)
        since = table.version
        for turn in range(40):
            table = await (here, there)[turn % 2].tables.get(number)
            if table.state is None or table.state.phase != "playing":
                break
            presses = []
            for person in (1, 2, 3):
                offers = table.game.legal(table.state, person - 1)
                for where, action in zip((here, there), offers, strict=False):
                    presses.append(where.matches.act(number, person, [action]))
            won, lost = await at_once(*presses)
            assert won or lost
            for fault in lost:
                await told(fault)
        await holds(here, number, before, since)


async def test_start_pressed_twice_at_once_begins_once(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await here.store.servers.meet(1, "en-US")
        for person, name in enumerate(PEOPLE, 1):
            await here.store.people.meet(person, name, "en-US")
        table = await here.lobbies.open(Location(1, 10), Player(1, "ana"), TableSetup("voador"))
        won, lost = await at_once(*(here.lobbies.sit(table.id, 2, "bia") for _ in range(3)))
        assert len(won) == 1
        won, lost = await at_once(*(here.lobbies.start(table.id, 1) for _ in range(3)))
        assert len(won) == 1
        for fault in lost:
            await told(fault)
        table = await here.tables.get(table.id)
        assert table.state is not None
        assert table.state.round == 1
        assert len(table.players) == 2


async def test_a_failing_save_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await laid(here)
        before, table = await state_of(here, number)
        notes = json.dumps(table.notes.save())
        told_of: list[Table] = []
        here.tables.changed[:] = [told_of.append]

        async def failing(*_: Any, **__: Any) -> None:
            seen = await here.tables.get(number)
            assert seen.version == table.version, "nobody sees what is not saved"
            raise OperationalError("UPDATE", {}, OSError("disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(here.store.tables, "save", failing)
            with pytest.raises(OperationalError):
                await here.matches.act(number, 1, [Action("play", card("7S"))], prompt=table.prompt)
        assert not told_of, "nothing is painted"
        after, again = await state_of(here, number)
        assert after.save() == before.save()
        assert (again.version, json.dumps(again.notes.save())) == (table.version, notes)
        await here.matches.act(number, 1, [Action("play", card("7S"))], prompt=table.prompt)
        await holds(here, number, before, table.version)


async def test_a_compound_act_is_all_or_nothing(tmp_path: Path) -> None:
    """A jack with its call and a declaration: when one of them is refused none has happened."""
    async with process(tmp_path / "m.db") as here:
        number = await laid(here)
        before, table = await state_of(here, number)
        jack = Action("play", card("JD"))
        for second in (Action("call", suit=9), Action("declare"), Action("draw")):
            with pytest.raises(IllegalAction):
                await here.matches.act(number, 1, [jack, second])
            assert (await state_of(here, number))[0].save() == before.save()
        await here.matches.act(number, 1, [jack, Action("call", suit=2)])
        state = await holds(here, number, before, table.version)
        assert state.call == 2
        assert (await here.tables.get(number)).version == table.version + 2


async def test_a_table_read_while_it_changes_is_not_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has begun to read a table before a change does not bring the old one back into the cache."""
    async with process(tmp_path / "m.db") as here:
        number = await laid(here)
        here.tables._cache.clear()
        old = await here.store.tables.get(number)
        reading, go_on = asyncio.Event(), asyncio.Event()
        real = here.store.tables.get

        async def slow(asked: int) -> Any:
            if not reading.is_set():
                reading.set()
                await go_on.wait()
                return old
            return await real(asked)

        monkeypatch.setattr(here.store.tables, "get", slow)
        reader = asyncio.create_task(here.tables.get(number))
        await reading.wait()
        outcome = await here.matches.act(number, 1, [Action("play", card("7S"))])
        go_on.set()
        assert (await reader).version == outcome.table.version
        assert (await here.tables.get(number)).version == outcome.table.version


async def test_what_the_painter_posts_and_what_players_do_never_overwrite_each_other(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        number = await laid(here)
        table = await here.tables.get(number)
        table.posted.message = PostedMessage(channel=10, id=77, at=0.0, prompt=1)
        await there.matches.act(number, 1, [Action("play", card("7S"))])
        await here.store.tables.keep_posted(number, table.posted.save(), table.version)
        row = await here.store.tables.get(number)
        assert row is not None
        assert row["posted"]["message"]["id"] == 77
        assert row["notes"]["round"]["recent"][-1][0] != "Dealt"
        assert (await there.store.open_tables.list_unpainted()) == [number]
        outcome = await here.matches.act(number, 3, [Action("draw")])
        assert outcome.table.posted is table.posted


async def test_who_was_overtaken_looks_again_and_acts_where_it_means_the_same(tmp_path: Path) -> None:
    """The state that one process has is old: the press is tried on the present one."""
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        number = await laid(here)
        old = (await here.tables.get(number)).prompt
        await there.matches.act(number, 1, [Action("play", card("7S"))])
        assert (await here.tables.get(number)).prompt == old, "nobody has told"
        with pytest.raises(Refused, match="moved-on"):
            await here.matches.act(number, 3, [Action("draw")], prompt=old)
        outcome = await here.matches.act(number, 3, [Action("draw")])
        assert outcome.table.version == (await there.store.tables.version(number))


async def test_a_deadline_that_somebody_has_just_met_does_not_fire(tmp_path: Path) -> None:
    """The clock looks at the deadline again once the table is its own."""
    async with process(tmp_path / "m.db") as here:
        number = await laid(here)
        await here.matches.act(number, 1, [Action("play", card("7S"))])
        table = await here.tables.get(number)
        late = table.deadlines["turn"] + 1
        here.tables.now = lambda: late
        won = await asyncio.gather(here.matches.act(number, 3, [Action("draw")]), here.deadlines.time_out(number))
        assert won[1] is None
        assert (await here.tables.get(number)).awaited == (1,)


async def test_where_tables_are_open_is_known_without_asking_the_store(tmp_path: Path) -> None:
    """Opened, settled in a thread, moved and closed; and found at the start of another process."""
    async with process(tmp_path / "m.db") as here, process(tmp_path / "m.db") as there:
        first, second = await laid(here), await laid(here)
        assert here.tables.list_open_in(10) == [first, second]
        await here.lobbies.set_thread(first, 77)
        await here.lobbies.move(second, 1, 20)
        await there.tables.find_open()
        for one in (here, there):
            assert [one.tables.list_open_in(place) for place in (10, 77, 20)] == [[], [first], [second]]
        await here.lobbies.close(first, 9, may_close=True)
        assert here.tables.list_open_in(77) == []
        assert len(here.tables._places) == len(here.tables._in_place) == 1


async def test_a_match_of_the_climbing_game_can_be_written_down_and_checked(tmp_path: Path) -> None:
    """COM-8: replayed as a script it comes to the same scores, and every step follows from the seeds."""
    async with process(tmp_path / "m.db") as here:
        await here.store.servers.meet(1, "en-US")
        for person in range(1, 5):
            await here.store.people.meet(person, f"p{person}", "en-US")
        table = await here.lobbies.open(Location(1, 10), Player(1, "p1"), TableSetup("zheng"))
        for person in range(2, 5):
            await here.lobbies.sit(table.id, person, f"p{person}")
        await here.lobbies.set_option(table.id, 1, "target", 4)
        await here.lobbies.start(table.id, 1)
        chance = Random(4)
        while (table := await here.tables.get(table.id)).closed is None:
            if table.state is not None and table.state.phase == PLAYING:
                seat = table.awaited[0]
                await here.matches.act(table.id, seat + 1, [sensible.choose(table.views[seat], chance.choice)])
            else:
                await here.matches.deal(table.id, 1)
        script = await export_script(LogStore(here.store.database), table.id)
        assert "give" in script
        assert "choose" in script
        played(script)
        good, report = await verify_table(LogStore(here.store.database), table.id)
        assert good, report
