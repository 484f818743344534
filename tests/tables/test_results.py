"""What a finished round and a finished match give: points, places and sides, as they go into the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.matches.results import (
    MatchResult,
    PlaceTaken,
    RoundResult,
    RoundScore,
    match_result,
    measure,
    round_result,
)
from bot.tables.table import Outcome
from rules.cards import parse
from rules.catalogue import RULEBOOKS, make
from rules.match import OVER, WAITING, WentOut
from rules.table import NOBODY, Action
from tests.support.room import Room, room

pytestmark = pytest.mark.both_databases

ANA, BIA, CAIO, DORA = 1, 2, 3, 4
AT = 77.0
THREE = (
    "rules classic\noption target {target}\nseats ana bia caio\nscores ana {ana} bia 8 caio 70\ntop 5S\nhand ana 6S\n"
    "hand bia 2C\nhand caio AC 2C\nturn ana"
)
"""Ana ends the round with her next card; bia is left with two points, caio with three."""


async def begun(here: Room, script: str) -> int:
    """A match laid out as a script says, its round begun with the totals that it names."""
    number = await here.laid(script)
    async with here.tables.changing(number) as table:
        assert table.state is not None
        table.notes.round.began = list(table.state.totals)
        await here.tables.save(table)
    return number


async def play(here: Room, number: int, person: int, card: str) -> Outcome:
    return await here.matches.act(number, person, [Action("play", (parse(card),))])


def found(outcome: Outcome) -> tuple[RoundResult | None, MatchResult | None]:
    """The round and the match that ended with this."""
    return round_result(outcome.table, outcome.events, AT), match_result(outcome.table, outcome.events, AT)


async def test_a_round_of_a_match_that_goes_on(tmp_path: Path) -> None:
    """What it gave everybody, beside what they had; nobody has won more than the round."""
    async with room(tmp_path) as here:
        number = await begun(here, THREE.format(target=100, ana=10))
        outcome = await play(here, number, ANA, "6S")
        assert outcome.table.state is not None
        assert outcome.table.state.phase == WAITING
        scores = [RoundScore(0, ANA, 0, 10, True), RoundScore(1, BIA, 2, 10, False), RoundScore(2, CAIO, 3, 73, False)]
        version = outcome.table.version
        assert found(outcome) == (RoundResult(1, "0", AT, "points", True, version, scores, (), True), None)


async def test_what_ends_nothing_has_no_result(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await begun(here, THREE.format(target=100, ana=10).replace("ana 6S", "ana 6S 6H"))
        assert found(await play(here, number, ANA, "6S")) == (None, None)


async def test_AMM_41_who_has_left_and_who_has_just_come_have_no_part_in_a_round(tmp_path: Path) -> None:
    """A computer player has one; it is nobody's."""
    async with room(tmp_path) as here:
        script = THREE.format(target=100, ana=10).replace("seats ana bia caio", "seats ana bia caio\ncomputers caio")
        number = await begun(here, script)
        await here.here.store.people.meet(DORA, "dora", "en-US")
        await here.lobbies.sit(number, DORA, "dora")
        await here.lobbies.leave_seat(number, BIA)
        ended, match = found(await play(here, number, ANA, "6S"))
        assert ended is not None
        assert ended.scores == [RoundScore(0, ANA, 0, 10, True), RoundScore(2, None, 3, 73, False)]
        assert match is None


@pytest.mark.parametrize(
    ("ana", "winners", "places"),
    [
        (9, (0,), [(0, ANA, 1, 9, 0), (1, BIA, 2, 10, 1), (2, CAIO, 3, 73, 2)]),
        (10, (0, 1), [(0, ANA, 1, 10, 0), (1, BIA, 1, 10, 1), (2, CAIO, 3, 73, 2)]),
        (11, (1,), [(1, BIA, 1, 10, 1), (0, ANA, 2, 11, 0), (2, CAIO, 3, 73, 2)]),
        (73, (1,), [(1, BIA, 1, 10, 1), (0, ANA, 2, 73, 0), (2, CAIO, 2, 73, 2)]),
    ],
)
async def test_AMM_21_places_of_a_match(
    tmp_path: Path, ana: int, winners: tuple[int, ...], places: list[tuple[int, int, int, int, int]]
) -> None:
    """Who ties has the same place, and the next one is as far behind as there are people before."""
    async with room(tmp_path) as here:
        outcome = await play(here, await begun(here, THREE.format(target=60, ana=ana)), ANA, "6S")
        assert outcome.table.state is not None
        assert outcome.table.state.phase == OVER
        ended, match = found(outcome)
        assert ended is not None
        assert ended.match_winners == winners
        assert [score.won for score in ended.scores] == [True, False, False]
        assert match == MatchResult(AT, 1, [PlaceTaken(*place) for place in places])


async def test_AMM_41_who_has_left_a_match_comes_last_and_alone(tmp_path: Path) -> None:
    """However good the total was, and though others have left as well."""
    async with room(tmp_path) as here:
        script = THREE.format(target=60, ana=10).replace("seats ana bia caio", "seats ana bia caio dora eva")
        number = await begun(here, script + "\nhand dora 3D\nhand eva 3H")
        for person in (BIA, DORA):
            await here.lobbies.leave_seat(number, person)
        ended, match = found(await play(here, number, ANA, "6S"))
        assert ended is not None
        assert [score.seat for score in ended.scores] == [0, 2, 4]
        assert match is not None
        assert [(place.seat, place.place) for place in match.places] == [(4, 1), (0, 2), (2, 3), (1, 4), (3, 4)]
        assert len({place.side for place in match.places}) == 5


async def test_IME_55_partners_take_one_place_and_many_are_good(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await begun(
            here,
            "rules ime\noption teams pairs\noption target 3\nseats ana bia caio dora\n"
            "scores ana 2 bia 1 caio 2 dora 1\ntop 5S\nhand ana 6S\nhand bia 8D\nhand caio 9H\nhand dora KD\nturn ana",
        )
        ended, match = found(await play(here, number, ANA, "6S"))
        assert ended is not None
        assert (ended.measure, ended.lowest, ended.match_winners) == ("wins-shared", False, (0, 2))
        assert [(score.points, score.total, score.won) for score in ended.scores] == [
            *((1, 3, True), (0, 1, False), (1, 3, False), (0, 1, False))
        ]
        assert match is not None
        assert [place[2:5] for place in match.places] == [(1, 3, 0), (1, 3, 0), (2, 1, 1), (2, 1, 1)]
        assert [place.seat for place in match.places] == [0, 2, 1, 3]


async def test_IME_54_a_game_alone_is_compared_with_nobodys(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await begun(here, "rules solitaire\nseats ana\ntop 5S\nhand ana 6S\nturn ana")
        ended, match = found(await play(here, number, ANA, "6S"))
        assert ended is not None
        assert (ended.measure, [score.seat for score in ended.scores], match) == ("", [0], None)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_what_points_mean(name: str) -> None:
    """Each scoring of a game is added up for itself, and that of teams, too."""
    means = {"voador": "cards", "ime": "wins", "prsi": "places"}
    assert measure(make(name)) == means.get(name, "points")
    for option in RULEBOOKS[name].options:
        if option.name == "scoring":
            assert [measure(make(name, {"scoring": word})) for word in option.words] == list(option.words)
    if name in ("zheng", "ime"):
        shared = make(name, {"teams": {"zheng": "on", "ime": "pairs"}[name]})
        assert measure(shared) == means.get(name, "points") + "-shared"


def test_what_was_said_along_matters_until_its_player_is_out() -> None:
    """A suit said with the last card is asked of nobody; of another one's last card it is still to be heard."""
    game = make("classic")
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="1"))
    said = Action("call", suit=1)
    assert game.still_matters(state, 0, said, [])
    assert game.still_matters(state, 0, said, [WentOut(1)])
    assert not game.still_matters(state, 0, said, [WentOut(0)])
    state.phase = WAITING
    assert not game.still_matters(state, 0, said, [])
