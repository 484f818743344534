"""Matches that are over can be seen again, as it was seen then or with all hands open; those that go on cannot."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.results import PlaceTaken
from bot.screens.components import ListPage
from bot.screens.page import plain_names, written_names
from bot.services import Store
from bot.store.schema import tables
from bot.tables.table import Refused
from bot.words.readings import read_as
from bot.words.texts import LANGUAGES, Person
from cogs.archive.compactor import Compactor
from cogs.archive.logs import LogStore, classify_speech, export_script, with_game
from cogs.lookback.history import (
    EVERYBODY,
    OPEN,
    Looking,
    history_view,
    moment_view,
    scenes,
)
from cogs.lookback.replays import Replays
from cogs.lookback.tabs import describe_film, film_text
from rules.catalogue import make
from rules.script.reading import read
from rules.script.replay import Replay
from rules.table import NOBODY
from tests.support.described import pictures_in
from tests.support.examples import EACH_GAME
from tests.support.house import House, parts
from tests.support.repository import HandClock, process
from tests.support.screens import PICTURED
from tests.support.town import Town, match

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize("name", EACH_GAME)
async def test_a_match_ends_its_replay_as_it_ended(tmp_path: Path, name: str) -> None:
    async with process(tmp_path / "m.db") as here:
        for seed in range(1, 6):
            number = await match(here, name, seed)
            if await LogStore(here.store.database).is_finished(number):
                break  # else everybody has left in the first round
        recording = await Replays(LogStore(here.store.database)).recording(1, number)
        table = await here.tables.get(number)
        assert recording.moment(10**6).state == table.state
        assert len(recording.rounds) == (table.state.round if table.state else 0)
        forwards = [recording.moment(at).state.save() for at in range(len(recording))]
        backwards = [recording.moment(at).state.save() for at in reversed(range(len(recording)))]
        assert forwards == backwards[::-1], "whichever way one leafs"
        for at in range(0, len(recording), 7):
            for eyes in (EVERYBODY, OPEN, "0", "9"):
                for locale in LANGUAGES:
                    view = moment_view(recording.moment(at), Looking(number, eyes), Person(locale))
                    assert view.content_length() <= 4000
                    assert view.total_children_count <= 40


async def test_a_hand_is_seen_with_the_eyes_of_its_seat_alone(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        recording = await Replays(LogStore(here.store.database)).recording(1, number)

        def lines(eyes: str) -> int:
            view = moment_view(recording.moment(3), Looking(number, eyes), Person("en"))
            said = "\n".join(part.get("content", "") for part in parts(view.to_components()))
            return sum(line.startswith("-# ") for line in said.splitlines()) - 1

        seats = len(recording.moment(3).state.order)
        assert (lines(EVERYBODY), lines("0"), lines(OPEN)) == (0, 1, seats)


async def test_what_is_compacted_is_replayed_as_before(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        before = (await Replays(LogStore(here.store.database)).recording(1, number)).moment(5).state
        size = len(await LogStore(here.store.database).history(number))
        await Compactor(LogStore(here.store.database), 1, HandClock(lambda: 1e12)).tick()
        row = await here.store.tables.get(number)
        assert row is not None
        assert row["state"] is None
        assert len(await LogStore(here.store.database).history(number)) == size
        after = await Replays(LogStore(here.store.database)).recording(1, number)
        assert after.moment(5).state == before
        other = make("classic")  # as where a winner has made a rule since
        assert with_game(after.moment(5).table, other).game is other
        assert "rules voador" in await Replays(LogStore(here.store.database)).script(1, number)


async def test_what_is_still_played_or_is_elsewhere_is_refused(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        town = Town(here, Random(5))
        going = await town.open(make("voador"))
        replays = Replays(LogStore(here.store.database))
        for server, table, why in ((1, going, "still-played"), (2, number, "no-match"), (1, 999, "no-match")):
            for ask in (replays.recording, replays.script, replays.export_json):
                with pytest.raises(Refused, match=why):
                    await ask(server, table)


@pytest.mark.parametrize("name", EACH_GAME)
async def test_a_round_that_is_over_has_a_film(tmp_path: Path, name: str) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here, name)
        replays, state = Replays(LogStore(here.store.database)), (await here.tables.get(number)).state
        assert state is not None
        for which, seed in enumerate([row["seed"] for row in await LogStore(here.store.database).seeds(number)], 1):
            moments = await replays.round(1, number, which)
            shown = scenes(moments)
            assert {moment.state.seed for moment in moments} == {seed}
            assert len({len(scene.hands) for scene in shown}) == 1, "a line for each seat, also of one that leaves"
            assert any(scene.lies for scene in shown)
            assert film_text(moments, Person("en")) == f"🎬 Round {which}", "all names can be drawn"
            assert all(len(scene.names) == len(scene.hands) for scene in shown)
            if not moments[-1].table.game.broke_off(moments[-1].state):
                winner = state.won[which - 1]
                who = "–" if winner == NOBODY else plain_names(moments[-1].table)[winner]
                assert describe_film(moments, Person("en")).endswith(f"First to run out of cards: {who}.")
        with pytest.raises(Refused, match="no-replay"):
            await replays.round(1, number, state.round + 1)


async def test_the_film_of_a_round_needs_no_finished_match_and_shows_nothing_of_the_next(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        town = Town(here, Random(7))
        number = await town.open(make("voador"))
        replays = Replays(LogStore(here.store.database))
        with pytest.raises(Refused, match="still-played"):
            await replays.round(1, number, 1)
        while not await LogStore(here.store.database).seeds(number):
            await town.time(await here.tables.get(number))
        until = [moment.state.save() for moment in await replays.round(1, number, 1)]
        with pytest.raises(Refused, match="still-played"):
            await replays.round(1, number, 2)
        with pytest.raises(Refused, match="no-match"):
            await replays.round(2, number, 1)
        while (await here.tables.get(number)).closed is None and len(
            await LogStore(here.store.database).seeds(number)
        ) < 2:
            await town.time(await here.tables.get(number))
        after = [moment.state.save() for moment in await replays.round(1, number, 1)]
        assert after[: len(until)] == until


async def test_a_damaged_log_is_no_replay(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        async with here.store.database.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE log SET events = '[[\"Nonsense\"]]'"))
        with pytest.raises(Refused, match="no-replay"):
            await Replays(LogStore(here.store.database)).recording(1, number)


async def test_the_export_says_all_and_nobodys_id(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        told = json.loads(await Replays(LogStore(here.store.database)).export_json(1, number))
        assert told["game"] == "voador"
        assert told["rounds"][0]["seed"]
        assert [step["version"] for step in told["log"]] == sorted(step["version"] for step in told["log"])
        assert "person" not in told


async def test_a_script_marks_what_the_house_did_for_somebody(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        town = Town(here, Random(3))
        number = await town.open(make("voador"))
        town.now += 60
        while not any(step["house"] for step in await LogStore(here.store.database).history(number)):
            await town.time(await here.tables.get(number))
        script = await export_script(LogStore(here.store.database), number)
        assert "  # the time was up: the house\n" in script
        assert all(not failure for _, failure in Replay(read(script), classify_speech).run())


async def test_a_moment_shows_the_table_as_it_was(tmp_path: Path) -> None:
    """What lies there and by whom, each seat with its cards and its points, and menus that say what they are for."""
    async with process(tmp_path / "m.db") as here:
        town = Town(here, Random(3))
        number = await town.open(make("zheng", {"target": 4}))
        while (await here.tables.get(number)).closed is None:
            await town.time(await here.tables.get(number))
        recording = await Replays(LogStore(here.store.database)).recording(1, number)
        moment = recording.moment(recording.rounds[1] + 3)
        seen, names = moment.table.game.view(moment.state), written_names(moment.table)
        found = [*parts(moment_view(moment, Looking(number), Person("en")).to_components())]
        said = "\n".join(part.get("content", "") for part in found)
        assert f"**{names[seen.by]}**: {read_as('en', seen.reading)}" in said
        lines = [line for line in said.splitlines() if line[:2] in ("– ", "▸ ")]
        for seat, line in zip(seen.seating, lines, strict=True):
            assert names[seat] in line
            assert f"{names[seat]} {len(moment.state.hands[seat])}" in line
            assert re.findall(r"(\d+) points?", line) == [str(moment.state.totals[seat])]
            assert line.startswith("▸") == (seat in seen.awaits.seats)
        assert [part["placeholder"] for part in found if part["type"] == 3] == ["Go to a round…", "Whose view?"]


# what people see


async def real(house: House) -> int:
    """A match of one round, played to its end."""
    await house.begun("ana", "bia", target="1")
    await house.play_out()
    return house.number


async def test_one_leafs_through_a_match(house: House) -> None:
    number = await real(house)
    house.services.pictures.faces = PICTURED
    answer = (await house.past_matches(house.ana)).response
    assert answer.ephemeral
    assert f"#{number} Mau Mau Voador" in house.said(answer._message)
    assert re.search(r"🥇 \*\*(ana|bia)\*\*", house.said(answer._message))
    shown = answer._message
    await house.choose(house.ana, "history-open", str(number), message=shown)
    assert "Round 1 · move 1 of" in house.said(shown)
    assert [*pictures_in(shown.components)], "the card on the pile"
    await press(house, house.ana, shown, "▶")
    assert "move 2 of" in house.said(shown)
    await house.choose(house.ana, "replay-eyes", OPEN, message=shown)
    hands = [line for line in house.said(shown).splitlines() if line.startswith("-# ")]
    assert len(hands) >= 2
    await press(house, house.ana, shown, "⏮")
    assert "move 1 of" in house.said(shown)
    for form, name, begins in (
        ("json", f"maumau-{number}.json", b"{"),
        ("script", f"maumau-{number}.table", b"rules "),
    ):
        file = await house.ana.click(house._real(shown), custom_id=f"mm1:replay-export:0:-1:{number}/{form}")
        (sent,) = file.response.attachments
        assert sent.filename == name
        assert (await sent.read()).startswith(begins)


async def press(house: House, who: Any, message: Any, label: str) -> None:
    found = next(part for part in parts(message.components) if part.get("label") == label)
    await who.click(house._real(message), custom_id=found["custom_id"])


async def test_what_goes_on_cannot_be_forged_open(house: House) -> None:
    table = await house.begun("ana", "bia")
    for forged in (
        f"replay:0:0:{table.id}/open/a",
        f"replay-export:0:-1:{table.id}/json",
        f"replay-export:0:-1:{table.id}/script",
    ):
        answer = await house.forge(house.ana, f"mm1:{forged}")
        assert "still on" in answer.response.content
    answer = await house.forge(house.ana, "mm1:history-open:0:0:0", values=[str(table.id)])
    assert "still on" in answer.response.content
    for forged in ("replay:0:0:x/open/a", "replay:0:0:1/luck/a", "replay-export:0:-1:1/exe", "history:0:0:ana"):
        answer = await house.forge(house.ana, f"mm1:{forged}")
        assert "read that button" in answer.response.content, forged


async def test_the_list_pages_and_names_fit(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        for seed in range(3):
            await match(here, seed=seed)
        store: Store = here.store
        first, count = await LogStore(store.database).list_finished(1, person=None, page=0, size=2)
        last, _ = await LogStore(store.database).list_finished(1, person=None, page=9, size=2)
        assert count == 3
        assert sorted(one.number for one in (*first, *last)) == [1, 2, 3]
        mine, _ = await LogStore(store.database).list_finished(1, person=1, page=0, size=8)
        assert all(any(player["person"] == 1 for player in one.players) for one in mine)
        for one in first:
            for player in one.players:
                player["name"] = "_*" * 16
        for locale in LANGUAGES:
            longest = [one._replace(places=[*one.places] * 4) for one in first * 4]
            view = history_view("_*" * 50, 1, ListPage(longest, 99, 3, 8), Person(locale))
            assert view.content_length() <= 4000
        for places, more in ((4, " 30"), (5, " 30, +1"), (7, " 30, +3")):
            taken = [PlaceTaken(seat, seat + 1, seat + 1, 10 * seat, seat) for seat in range(places)]
            one = first[0]._replace(places=taken)
            view = history_view("ana", 1, ListPage([one], 1, 0, 8), Person("en"))
            said = [part.get("content", "") for part in parts(view.to_components())]
            assert any(text.endswith(more) for text in said), "the others are counted"


async def test_a_round_is_folded_once_and_has_the_names_of_now(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await match(here)
        replays = Replays(LogStore(here.store.database))
        first = await replays.round(1, number, 1)
        async with here.store.database.engine.begin() as connection:
            players = (await connection.execute(sa.select(tables.c.players))).scalar_one()
            renamed = json.loads(json.dumps(players).replace("P1", "nobody"))
            await connection.execute(tables.update().values(players=renamed))
        again = await replays.round(1, number, 1)
        assert [moment.state for moment in again] == [moment.state for moment in first]
        assert all(one.state is other.state for one, other in zip(first, again, strict=True)), "the same as before"
        assert again[0].table.players[0].name == "nobody"


async def test_all_have_their_places_of_the_match_and_who_left_is_called_so(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await match(here)
        (one, *_), _ = await LogStore(here.store.database).list_finished(1, person=None, page=0, size=8)
        players = [
            {"name": name, "person": who, "gone": name == "caio"}
            for name, who in (("Zezé", None), ("ana", 1), ("bia", 2), ("caio", 3))
        ]
        places = [PlaceTaken(seat, row["person"], seat + 1, 10 * seat, seat) for seat, row in enumerate(players)]
        for some, line in (
            (places, "-# 🥇 🤖 Zezé 0, 🥈 ana 10, 🥉 bia 20, 4. caio 30 · left"),
            (places[:2], "-# 🥇 🤖 Zezé 0, 2. ana 10"),
        ):
            view = history_view("x", 0, ListPage([one._replace(players=players, places=some)], 1, 0, 8), Person("en"))
            assert line in "\n".join(part.get("content", "") for part in parts(view.to_components())).replace("*", "")
