"""Computer players of three levels: chosen in the lobby, each plays whole rounds, and who thinks holds nobody up."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.process.jobs import Worker
from bot.screens.lobby import COMPUTERS, lobby_view, seat_text
from bot.screens.page import LEVEL_SIGNS, Page, plain_names
from bot.tables.computers import Computers, Thinker, choose_action
from bot.tables.lobby import Location
from bot.tables.notes import Posted
from bot.tables.schedule import ANNOUNCING_S
from bot.tables.table import Player, Refused, Table, from_row, to_row
from bot.words import texts
from bot.words.texts import Person
from cogs.tables.guests import Guests
from cogs.tables.screens import options_view
from rules.cards import NAMES
from rules.catalogue import FOR_TABLES, RULEBOOKS, make
from rules.match import AWAY, PLAYING
from rules.strategies.levels import LEVELS, levels_for
from rules.table import NOBODY, Action
from tests.support.examples import EACH_GAME, EACH_LANGUAGE, rest_in_gate
from tests.support.house import House, parts
from tests.support.jobs import process_of
from tests.support.repository import process
from tests.support.room import PAUSE, Room

ANA, BIA = 1, 2
TURN = "rules classic\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 5D KH\nhand zezé 6D 6H 9C\nturn ana\n"
THREE = (
    "rules classic\nseats ana bia zezé\ncomputers zezé\ntop 5S\nhand ana 2C 3C\nhand bia 6S 5D KH\nhand zezé 6D 6H 9C\n"
    "turn bia\ndirection clockwise\n"
)
ERRS = "rules classic\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 5D KH\nhand zezé 6D JS 9C\nturn ana\n"
FORGETS = "rules classic\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 6H KH QC\nhand zezé 6D 9C\nturn ana\n"
DRAWS = (
    "rules voador\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 5D\nhand zezé 9C 8D\nturn zezé\nstock 3S 4H 2D\n"
)


class Thinking(Room):
    """A room in which computer players think, before real time; ``thought`` waits until they have."""

    async def sit(self, *levels: str, game: str = "classic", people: int = 1) -> int:
        """A match of people and computer players of these levels that has begun."""
        number = await self.lobby(game, *("ana", "bia", "caio")[:people])
        for level in levels:
            await self.lobbies.add_computer(number, ANA, level)
        await self.lobbies.start(number, ANA)
        return number

    async def set_level(self, number: int, level: str) -> None:
        async with self.tables.changing(number) as table:
            table.players[1].level = level
            await self.tables.save(table)

    def task(self, number: int) -> Any:
        return self.here.deadlines.computers._thoughts[number].task

    async def thought(self, number: int) -> Any:
        async with asyncio.timeout(20):
            return await self.task(number)

    def worker(self) -> int:
        """The process in which is thought."""
        thinker = self.here.deadlines.computers.thinker
        assert thinker is not None
        found = process_of(thinker._worker)
        assert found is not None
        return found


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Thinking]:
    async with process(tmp_path / "m.db") as found:
        room, worker = Thinking(found), Worker(30)
        computers = Computers(found.tables, Thinker(worker, PAUSE))
        found.deadlines.computers = computers
        found.tables.changed[:] = [computers.start_thinking]
        found.tables.computer_pause = PAUSE
        yield room
        await computers.stop()
        worker.stop()


# whole rounds


async def finish(here: Thinking, number: int, *, wait: bool) -> int:
    """Play until the round is over: by computers after their pause, for people what comes first. How many moves."""
    for move in range(3000):
        table = await here.get(number)
        assert table.state is not None
        if table.state.phase != PLAYING:
            return move
        seat = table.awaited[0]
        if seat in table.computers:
            if wait and number in here.here.deadlines.computers._thoughts:
                await here.thought(number)
            await here.later(PAUSE)
        else:
            await here.matches.act(number, seat + 1, [table.game.moves(table.state, seat)[0]])
    raise AssertionError("no end")


@pytest.mark.parametrize("game", rest_in_gate(FOR_TABLES, ["voador", "zheng"]))
async def test_each_level_plays_whole_rounds_of_every_game(here: Thinking, game: str) -> None:
    for level in levels_for(make(game))[:-1]:
        number = await here.sit(*[level] * max(2, RULEBOOKS[game].seats[0] - 1), game=game)
        assert await finish(here, number, wait=False)
        assert number not in here.here.deadlines.computers._thoughts, "nobody thinks here"


@pytest.mark.gate
@pytest.mark.parametrize("game", EACH_GAME)
async def test_the_hard_one_thinks_through_whole_rounds_of_every_game(here: Thinking, game: str) -> None:
    computers = here.here.deadlines.computers
    assert computers.thinker is not None
    computers.thinker.most = 0.02
    number = await here.sit(*["hard"] * max(1, RULEBOOKS[game].seats[0] - 1), game=game)
    assert await finish(here, number, wait=True)
    assert (await here.state(number)).phase != PLAYING


async def test_levels_sit_together(here: Thinking) -> None:
    number = await here.sit(*LEVELS, game="german")
    assert await finish(here, number, wait=False), "who is not done thinking plays what is sensible"


# who errs


class Careless(Random):
    """A lot by which everybody errs who ever does, and forgets to declare."""

    def random(self) -> float:
        return 0.0


async def test_the_easy_one_lays_what_is_better_kept(here: Thinking) -> None:
    number = await here.laid(ERRS)
    await here.set_level(number, "easy")
    here.tables.chance.lot = Careless()
    await here.act(number, ANA, "play", "6S")
    await here.later(PAUSE)
    table = await here.get(number)
    assert table.state is not None
    assert NAMES[table.state.pile[-1]] == "JS", "the six would have done"
    assert NAMES.index("9C") in table.state.hands[1]


@pytest.mark.parametrize(("level", "declares"), [("easy", False), ("medium", False), ("hard", True)])
async def test_who_errs_may_forget_the_last_card_and_can_be_accused(
    here: Thinking, level: str, *, declares: bool
) -> None:
    """COM-14: as long as that can be, no computer player goes on so soon that nobody could say it."""
    here.here.deadlines.computers.thinker = None
    number = await here.laid(FORGETS)
    await here.set_level(number, level)
    here.tables.chance.lot = Careless()
    await here.act(number, ANA, "play", "6S")
    await here.later(PAUSE)
    state = await here.state(number)
    assert (len(state.hands[1]), bool(state.declared[1])) == (1, declares)
    await here.act(number, ANA, "play", "6H")
    assert (await here.left(number))["computer"] == (PAUSE if declares else ANNOUNCING_S)
    await here.act(number, ANA, "accuse", seat=1)
    assert len((await here.state(number)).hands[1]) == (1 if declares else 6)


async def test_who_plays_for_an_absent_person_makes_no_mistakes(here: Thinking) -> None:
    """AMM-42: and forgets nothing."""
    number = await here.laid(
        FORGETS.replace("ana zezé", "ana bia").replace("computers zezé\n", "").replace("zezé", "bia")
    )
    here.tables.chance.lot = Careless()
    async with here.tables.changing(number) as table:
        await here.tables.apply(table, [(1, Action("away"))])
    await here.act(number, ANA, "play", "6S")
    await here.later(PAUSE)
    assert (await here.state(number)).declared[1]


# who thinks


@pytest.mark.gate
async def test_what_was_thought_during_the_pause_is_played_after_it(here: Thinking) -> None:
    number = await here.laid(TURN)
    await here.set_level(number, "hard")
    await here.act(number, ANA, "play", "6S")
    found = await here.thought(number)
    assert found
    assert (await here.get(number)).awaited == (1,), "not before its pause is over"
    await here.later(PAUSE - 0.1)
    assert (await here.get(number)).awaited == (1,)
    before = (await here.get(number)).version
    await here.later(0.2)
    steps = await here.here.store.tables.latest_steps(number, before + 9, 9)
    assert (await here.get(number)).awaited == (0,)
    assert steps
    assert number not in here.here.deadlines.computers._thoughts


@pytest.mark.gate
async def test_COM_22_a_hidden_draw_takes_no_longer_than_any_move(here: Thinking) -> None:
    """Draw and decision are thought out together, and done after the one pause."""
    number = await here.laid(DRAWS)
    await here.set_level(number, "hard")
    async with here.tables.changing(number) as table:
        await here.tables.apply(table, [])
    due = (await here.get(number)).deadlines["computer"]
    found = await here.thought(number)
    drew, _ = found
    assert drew == (1, Action("draw"))
    assert (await here.get(number)).deadlines["computer"] == due
    here.at = due
    await here.timer.tick()
    assert (await here.get(number)).awaited == (0,)


@pytest.mark.gate
async def test_who_is_not_done_by_the_end_of_the_pause_plays_what_is_sensible(here: Thinking) -> None:
    number = await here.laid(TURN)
    await here.set_level(number, "hard")
    await here.act(number, ANA, "play", "6S")
    assert not here.task(number).done()
    began = time.monotonic()
    await here.later(PAUSE)
    assert time.monotonic() - began < 1, "nobody waits for it"
    assert (await here.get(number)).awaited == (0,)


@pytest.mark.gate
async def test_a_worker_that_is_killed_is_replaced_and_the_table_plays_on(here: Thinking) -> None:
    number = await here.laid(TURN)
    await here.set_level(number, "hard")
    await here.act(number, ANA, "play", "6S")
    assert await here.thought(number)
    await here.later(PAUSE)
    killed = here.worker()
    os.kill(killed, signal.SIGSTOP)  # it hangs in the middle, until it is killed
    await here.turn_of(number, ANA)
    assert (await here.get(number)).awaited == (1,)
    await asyncio.sleep(0.05)
    os.kill(killed, signal.SIGKILL)
    assert await here.thought(number) is None
    await here.later(ANNOUNCING_S)
    assert (await here.get(number)).awaited == (0,)
    other = await here.laid(TURN)
    await here.set_level(other, "hard")
    await here.act(other, ANA, "play", "6S")
    assert await here.thought(other)
    assert here.worker() != killed


@pytest.mark.gate
async def test_what_was_thought_for_another_state_does_not_count(here: Thinking) -> None:
    """Somebody leaves meanwhile: it is thought anew, and the deadline stays."""
    number = await here.laid(THREE)
    async with here.tables.changing(number) as table:
        table.players[2].level = "hard"
        await here.tables.save(table)
    await here.act(number, BIA, "play", "6S")
    assert (await here.get(number)).awaited == (2,)
    first, due = here.task(number), (await here.get(number)).deadlines["computer"]
    await here.lobbies.leave_seat(number, ANA)
    assert here.task(number) is not first
    assert (await here.get(number)).deadlines["computer"] == due
    assert await here.thought(number)
    await here.later(PAUSE)
    assert (await here.get(number)).awaited == (1,)


@pytest.mark.gate
async def test_what_changes_beside_the_game_leaves_the_thought_alone(here: Thinking) -> None:
    number = await here.laid(TURN)
    await here.set_level(number, "hard")
    await here.act(number, ANA, "play", "6S")
    first = here.task(number)
    async with here.tables.changing(number) as table:
        await here.tables.save(table)
    assert here.task(number) is first


@pytest.mark.gate
async def test_a_table_that_is_closed_is_thought_about_no_more(here: Thinking) -> None:
    number = await here.laid(TURN)
    await here.set_level(number, "hard")
    await here.act(number, ANA, "play", "6S")
    task = here.task(number)
    await here.lobbies.close(number, 9, may_close=True)
    assert number not in here.here.deadlines.computers._thoughts
    await asyncio.wait([task])
    assert task.cancelled()


@pytest.mark.gate
async def test_the_bot_goes_on_while_it_thinks(here: Thinking) -> None:
    """The longest time for which nothing else could happen is short; the first thought starts the process."""
    number = await here.sit("hard", "hard", game="zheng", people=2)
    longest, at = 0.0, time.monotonic()

    async def watch() -> None:
        nonlocal longest, at
        while True:
            await asyncio.sleep(0.005)
            now = time.monotonic()
            longest, at = max(longest, now - at), now

    watching = asyncio.create_task(watch())
    for _ in range(30):
        table = await here.get(number)
        if table.awaited[0] in table.computers:
            await here.thought(number)
            break
        await here.turn_of(number, table.awaited[0] + 1)
    watching.cancel()
    assert longest < 0.4


@pytest.mark.gate
async def test_a_process_that_begins_in_the_pause_makes_the_move(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as found:
        before = Thinking(found)
        found.tables.computer_pause = PAUSE
        number = await before.laid(TURN)
        await before.set_level(number, "hard")
        await before.act(number, ANA, "play", "6S")
        assert (await before.get(number)).awaited == (1,)
    async with process(tmp_path / "m.db") as found:
        after = Thinking(found)
        assert (await after.get(number)).players[1].level == "hard"
        await after.later(PAUSE)
        assert (await after.get(number)).awaited == (0,)


@pytest.mark.gate
async def test_an_absent_person_is_played_for_as_usual(here: Thinking) -> None:
    """AMM-42: nobody thinks for them."""
    number = await here.laid(TURN.replace("ana zezé", "ana bia").replace("computers zezé\n", "").replace("zezé", "bia"))
    async with here.tables.changing(number) as table:
        await here.tables.apply(table, [(1, Action("away"))])
    await here.act(number, ANA, "play", "6S")
    table = await here.get(number)
    assert table.state is not None
    assert table.state.status[1] == AWAY
    assert number not in here.here.deadlines.computers._thoughts
    await here.later(PAUSE)
    assert (await here.get(number)).awaited == (0,)


@pytest.mark.gate
def test_only_plain_data_goes_to_where_is_thought() -> None:
    """And the move that comes back is one of the seat's, whatever the true cards of the others are."""
    game = make("german")
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="seed"))
    seat = state.stack[-1].seats[0]
    assert Action(*choose_action(game.name, dict(game.options), state.save(), seat, 0.05)) in game.moves(state, seat)


# what is kept and shown


@pytest.mark.gate
async def test_a_row_of_yesterday_has_computer_players_of_the_usual_level(here: Thinking) -> None:
    number = await here.sit("hard")
    row: Any = to_row(await here.get(number)) | {"id": number, "posted": Posted().save()}
    assert from_row(row).players[1].level == "hard"
    for player in row["players"]:
        del player["level"]
    assert [player.level for player in from_row(row).players] == ["medium", "medium"]
    row["players"][1]["level"] = "divine"
    with pytest.raises(ValueError, match="divine"):
        from_row(row)


async def test_no_other_level_sits_down(here: Thinking) -> None:
    number = await here.lobby("classic", "ana")
    with pytest.raises(Refused, match="bad-value"):
        await here.lobbies.add_computer(number, ANA, "divine")


WITHOUT_PENALTY = {"mau_penalty": "0"}


async def test_a_level_that_nobody_could_tell_is_refused(here: Thinking) -> None:
    """Where one has to lay what fits, and to forget the last card costs nothing, mistakes hardly show."""
    number = await here.lobby("classic", "ana", **WITHOUT_PENALTY)
    with pytest.raises(Refused, match="level-not-told"):
        await here.lobbies.add_computer(number, ANA, "medium")
    for level in ("easy", "hard", None):
        await here.lobbies.add_computer(number, ANA, level)
    table = await here.get(number)
    assert [table.level(seat) for seat in (1, 2, 3)] == ["easy", "hard", "hard"]
    menu = level_menu(table, "en-US")
    assert [option["value"] for option in menu["options"]] == ["easy", "hard"]


async def test_a_saved_level_that_is_offered_no_more_plays_the_nearest(here: Thinking) -> None:
    number = await here.lobby("classic", "ana", computers=1)
    await here.lobbies.set_option(number, ANA, "mau_penalty", "0")
    row: Any = {**to_row(await here.get(number)), "id": number, "posted": Posted().save()}
    table = from_row(row)
    assert (table.players[1].level, table.level(1), table.errs(1)) == ("medium", "hard", 0.0)
    assert "🤖🧠 Zezé" in seat_text(Page(table, Person("en-US")), 1)


async def test_who_plays_again_has_the_same_computer_players(here: Thinking) -> None:
    number = await here.lobby("classic", "ana")
    for level in LEVELS:
        await here.lobbies.add_computer(number, ANA, level)
    await here.lobbies.close(number, ANA)
    again = (await Guests(here.tables, here.lobbies).again(number, Location(1, 10), Player(ANA, "ana"), 5)).table
    assert [player.level for player in again.players[1:]] == list(LEVELS)


def level_menu(table: Table, locale: str) -> Any:
    """The select that adds a computer player of a level."""
    page = options_view(Page(table, Person(locale)), COMPUTERS)
    return next(part for part in parts(page.to_components()) if ":level:" in part.get("custom_id", ""))


def sat(table: Table) -> Table:
    table.players += [
        Player(None, name, level=level) for name, level in zip(("Rui", "Bel", "Lia"), LEVELS, strict=True)
    ]
    return table


@pytest.mark.gate
@pytest.mark.parametrize("locale", EACH_LANGUAGE)
async def test_levels_are_told_at_the_names_in_every_language(here: Thinking, locale: str) -> None:
    table = sat(await here.get(await here.lobby("classic", "ana")))
    shown = "\n".join(
        part.get("content", "") for part in parts(lobby_view(Page(table, Person(locale))).to_components())
    )
    for level, name in zip(LEVELS, ("Rui", "Bel", "Lia"), strict=True):
        plays = "" if level == "medium" else f" · {texts.text(locale, f'level-{level}')}"
        assert f"{LEVEL_SIGNS[level]} {name}{plays}\n" in shown
    assert plain_names(table)[1:] == ("Rui", "Bel", "Lia"), "at the table nobody is told"
    menu = level_menu(table, locale)
    assert [option["value"] for option in menu["options"]] == [*LEVELS]
    assert len({option["label"] for option in menu["options"]}) == 3
    about = [texts.text(locale, f"level-about-{level}") for level in LEVELS]
    assert [option["description"] for option in menu["options"]] == about


async def test_the_host_chooses_which(house: House) -> None:
    await house.seated("ana", "bia")
    for level in LEVELS:
        await house.computer(house.ana, level)
    assert [player.level for player in (await house.table()).players[2:]] == list(LEVELS)
    said = house.said(await house.table_message())
    assert "🤖🐣 Zezé · easy" in said
    assert "🤖🧠 Nilo · hard" in said
    await house.press(house.ana, "start")
    assert "🤖 Zezé" in house.said(await house.table_message())
    late = await house.forge(house.ana, f"mm1:computer:{house.number}:-1:hard")
    assert "already" in late.response.content
    assert len((await house.table()).players) == 5


@pytest.mark.gate
async def test_a_hard_one_plays_at_a_table_on_discord(house: House) -> None:
    await house.seated("ana")
    await house.computer(house.ana, "hard")
    await house.press(house.ana, "start")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand zezé 6D 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    known = house.services.computers._thoughts[house.number]
    async with asyncio.timeout(20):
        assert await known.task
    await house.env.advance_time(3)
    assert (await house.table()).awaited == (0,)
