"""The winner makes a rule: who may, for how long, what may change, and that the log says by which rules each round was
played.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.screens.games import about_text, option_name
from bot.tables.schedule import NEXT_DEAL_S, RULE, RULE_S
from bot.tables.table import Refused
from bot.words.texts import Person
from cogs.archive.logs import LogStore, classify_speech, log_to_script, table_and_log
from cogs.archive.verify import disagreements, verify_table
from cogs.people.erasure import ErasureStore, Privacy
from rules.catalogue import make, make_saved
from rules.match import PLAYING, WAITING
from rules.script.reading import read
from rules.script.replay import Replay
from rules.shedding.definitions import new_rule
from rules.shedding.definitions.new_rule import differences
from rules.shedding.game import MauMau
from rules.strategies import sensible
from rules.table import NOBODY, Action, IllegalAction, Play
from tests.support.room import Room, room
from tests.support.usual import no_hand

ANA, BIA, CAIO = 1, 2, 3
OURS = """name = "Ours"
players = [2, 4]

[deal]
hand = { option = "size" }

[options.size]
default = 3
range = [1, 6]

[[cards]]
which = "8"
skip = true

[counting]
target = 500
"""
FOUR = OURS.replace('{ option = "size" }', "4").replace("[options.size]\ndefault = 3\nrange = [1, 6]\n\n", "")
CHANGES = {
    "cards.1": OURS.replace("skip = true", "play_again = true"),
    "cards.2": OURS.replace("[counting]", '[[cards]]\nwhich = "J"\ncall_suit = true\n\n[counting]'),
    "draw.voluntary": OURS + "\n[draw]\nvoluntary = true\n",
    "deal.hand": FOUR,
}
"""Definitions that differ in one thing from ours, by its place."""
KEPT = OURS + "\n[ending]\nplays_on = true\n"
"""The same game, in which something is kept beside the cards."""


async def won(here: Room, *names: str, computers: int = 0, winner: int = ANA) -> int:
    """A table at which this person has just won the first round."""
    seeds = count()
    here.tables.chance.new_seed = lambda: f"first {next(seeds)}"
    number = await here.lobby(OURS, *names, computers=computers, turn_clock="off", winner_rules="on", size=2)
    await here.lobbies.start(number, ANA)
    await win(here, number, winner - 1)
    return number


async def win(here: Room, number: int, seat: int) -> None:
    """Play sensibly on until this seat has won a round. By moves that come first, a round may go on for ever."""
    lot = Random(number)
    for tried in range(200):
        table = await here.get(number)
        assert table.state is not None
        while (state := await here.state(number)).phase == PLAYING:
            table = await here.get(number)
            asked = table.awaited[0]
            if asked in table.computers:
                here.at += 60
                await here.here.deadlines.let_computer_move(number)
            else:
                chosen = sensible.choose(table.views[asked], lot.choice)
                await here.matches.act(number, table.players[asked].person or 0, [chosen])
        if state.won[-1] == seat:
            return
        here.tables.chance.new_seed = lambda tried=tried: f"seed {tried}"
        await here.later(RULE_S + 1)
        await here.later(NEXT_DEAL_S + 1)
    raise AssertionError("nobody wins")


async def sound(here: Room, number: int) -> None:
    """What is stored is what its log leads to, by the rules of each round; read anew and written as a script, too."""
    here.tables.drop(lambda _: True)
    good, report = await verify_table(LogStore(here.here.store.database), number)
    assert good, report
    assert (await disagreements(LogStore(here.here.store.database), print))[1] == 0
    script = log_to_script(*await table_and_log(LogStore(here.here.store.database), number))
    replay = Replay(read(script), classify_speech)
    assert [(step.text, why) for step, why in replay.run() if why] == []
    table = await here.get(number)
    assert table.state is not None
    assert replay.state.totals == table.state.totals
    assert (replay.game.source, replay.game.options) == (table.game.source, table.game.options)


def test_what_does_nothing_any_more_is_no_second_change() -> None:
    """Whoever does away with declaring has to take away what is said then, too. The other way they are two changes."""
    said, unsaid = ('name = "a"\n[declare]\nword = "Hop!"\n', 'name = "a"\n[declare]\nleft = 0\n')
    one, other = make(said), make(unsaid)
    assert isinstance(one, MauMau)
    assert isinstance(other, MauMau)
    assert differences(one, other) == ["declare.left"]
    assert differences(other, one) == ["declare.left", "declare.word"]


@pytest.mark.parametrize("place", CHANGES)
async def test_the_winner_changes_one_thing_and_the_match_goes_on_by_it(tmp_path: Path, place: str) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        before = (await here.get(number)).game
        await here.matches.amend(number, ANA, CHANGES[place])
        table = await here.get(number)
        after = make(CHANGES[place], {"size": 2} if place != "deal.hand" else {})
        assert table.game.source == CHANGES[place]
        assert differences(before, after) == [place]  # games of the family
        assert {RULE, "deal"} & {*table.deadlines} == {"deal"}
        await sound(here, number)
        await here.matches.deal(number, BIA)
        assert len((await here.state(number)).hands[0]) == (4 if place == "deal.hand" else 2)
        await win(here, number, 0)
        await sound(here, number)


async def test_what_is_kept_beside_the_cards_may_begin_and_end(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        for text in (KEPT, OURS):
            await here.matches.amend(number, ANA, text)
            await here.matches.deal(number, BIA)
            await win(here, number, 0)
            await sound(here, number)


@pytest.mark.parametrize(
    "text",
    [
        "",
        OURS,
        OURS.replace("Ours", "Mine"),
        OURS.replace("[2, 4]", "[2, 5]"),
        OURS.replace("500", "50"),
        OURS.replace("skip = true", "play_again = true\n[draw]\nvoluntary = true"),
        OURS.replace('"8"\nskip', '"8 9"\nskp'),
        OURS + '\n[pack]\ncards = "7 8"\n',
    ],
)
async def test_nothing_else_may_change(tmp_path: Path, text: str) -> None:
    """Nothing, two things, the name, the seats, the counting, or a game that is wrong: refused, and the time stays."""
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        before = await here.get(number)
        with pytest.raises(IllegalAction):
            await here.matches.amend(number, ANA, text)
        assert (await here.get(number)).deadlines == before.deadlines


async def test_only_the_winner_may_and_only_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        with pytest.raises(Refused, match="no-rule-now"):
            await here.matches.amend(number, BIA, FOUR)
        with pytest.raises(Refused, match="rule-first"):
            await here.matches.deal(number, BIA)
        await here.matches.amend(number, ANA, FOUR)
        with pytest.raises(Refused, match="no-rule-now"):
            await here.matches.amend(number, ANA, OURS)


async def test_a_day_without_a_rule_and_the_next_round_is_dealt(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        assert (await here.left(number)) == {RULE: RULE_S}
        await here.later(RULE_S + 1)
        assert (await here.left(number)) == {"deal": NEXT_DEAL_S}
        with pytest.raises(Refused, match="no-rule-now"):
            await here.matches.amend(number, ANA, FOUR)
        await here.later(NEXT_DEAL_S + 1)
        assert (await here.state(number)).phase == PLAYING
        await sound(here, number)


async def test_the_winner_who_deals_makes_no_rule(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        await here.matches.deal(number, ANA)
        assert (await here.state(number)).phase == PLAYING
        assert RULE not in (await here.get(number)).deadlines


async def test_a_computer_player_makes_no_rule(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", computers=2, winner=BIA)
        assert (await here.left(number)) == {"deal": NEXT_DEAL_S}


@pytest.mark.parametrize("how", ["leaves", "is absent", "is erased", "is sent away"])
async def test_a_winner_who_goes_holds_up_nobody(tmp_path: Path, how: str) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        match how:
            case "leaves":
                await here.lobbies.leave_seat(number, ANA)
            case "is absent":
                await here.matches.make_absent(number, ANA)
            case "is erased":
                store = here.here.store
                await Privacy(
                    ErasureStore(store.database), store.open_tables, here.tables, here.lobbies, no_hand
                ).erase(ANA)
            case _:
                for person in (BIA, CAIO):
                    await here.lobbies.send_away(number, person, ANA)
        assert {RULE, "deal"} & {*(await here.get(number)).deadlines} == {"deal"}
        with pytest.raises((Refused, IllegalAction)):
            await here.matches.amend(number, ANA, FOUR)
        await here.matches.deal(number, BIA)
        await sound(here, number)


async def test_nothing_is_changed_at_a_table_that_was_closed(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await won(here, "ana", "bia", "caio")
        for person in (ANA, BIA, CAIO):
            await here.lobbies.close(number, person)
        with pytest.raises(Refused, match="table-closed"):
            await here.matches.amend(number, ANA, FOUR)


async def test_games_without_the_option_are_as_they_were(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby(OURS, "ana", "bia", turn_clock="off")
        await here.lobbies.start(number, ANA)
        table = await here.get(number)
        state = (await here.state(number)).copy()
        table.game.end_round(Play(table.game, state, 0), 0, [])
        assert state.phase == WAITING
        assert table.game.rule_maker(state) == NOBODY
        with pytest.raises(IllegalAction):
            table.game.apply(state, 0, Action("amend", text=FOUR))


def test_a_game_that_is_no_longer_at_hand_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others may have written many since: to check one may take a tenth of a second, for everybody."""
    game = make_saved(OURS + "# played for long\n")
    monkeypatch.setattr(new_rule, "check_definition", lambda _: pytest.fail("it was checked again"))
    for says in (about_text, lambda _: differences(game, game), lambda _: option_name(game.book, "size", Person("en"))):
        monkeypatch.setattr(new_rule, "_BOOKS", OrderedDict())
        says(game.book.source)
