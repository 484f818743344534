"""Giving up a round by consent (COM-20): proposed by anybody, accepted by all the others, and counted as it stands."""

from __future__ import annotations

from random import Random

import pytest

from rules.catalogue import FOR_TABLES, MORE_GAMES, RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, WAITING, ProposalClosed
from rules.strategies.sensible import choose
from rules.table import NOBODY, Action, IllegalAction, Reason
from tests.support.games import played

GIVE_UP = Action("propose", text="COM-20")
YES, NO = Action("vote", number=1), Action("vote", number=0)
GAMES = ("voador", "classic", "amm", "ime", "serbian", "german", "zheng", *MORE_GAMES)


def begun(game: SomeGame, seats: int = 4, computers: tuple[int, ...] = ()) -> object:
    state = game.new(seats, computers=computers)
    game.apply(state, NOBODY, Action("deal", text="7"))
    chance = Random(3)
    while state.stack and state.stack[-1].kind == "cut":
        seat = state.stack[-1].seats[0]
        game.apply(state, seat, choose(game.view(state, seat), chance.choice))
    return state


def test_COM_20_is_in_every_game_that_people_play_with_each_other() -> None:
    assert set(GAMES) == set(FOR_TABLES)
    assert "COM-20" not in make("solitaire").proposals


@pytest.mark.parametrize("name", GAMES)
def test_COM_20_all_the_others_have_to_agree(name: str) -> None:
    """More than half is not enough, one who does not agree is; the hands count, and nobody has won."""
    game = make(name)
    state = begun(game)
    game.apply(state, 1, GIVE_UP)
    game.apply(state, 0, YES)
    game.apply(state, 2, YES)
    assert state.phase != WAITING
    assert state.vote is not None
    events = game.apply(state, 3, YES)
    assert ProposalClosed("COM-20", accepted=True) in events
    assert (state.phase, state.won) == (WAITING, [NOBODY])
    lines = game.scoring.account(state, NOBODY) if name != "zheng" else []
    assert state.totals == [sum(line[3] for line in lines if line[0] == seat) for seat in range(4)]
    game.apply(state, NOBODY, Action("deal", text="8"))


@pytest.mark.parametrize("name", GAMES)
def test_COM_20_one_who_does_not_agree_ends_the_vote(name: str) -> None:
    game = make(name)
    state = begun(game)
    game.apply(state, 1, GIVE_UP)
    game.apply(state, 0, NO)
    assert state.vote is None
    assert state.phase != WAITING


@pytest.mark.parametrize("name", GAMES)
def test_COM_20_computers_abstain_and_who_proposed_may_not_leave(name: str) -> None:
    game = make(name)
    state = begun(game, computers=(2, 3))
    game.apply(state, 1, GIVE_UP)
    game.apply(state, 1, Action("leave"))
    assert state.vote is None
    state = begun(game, computers=(2, 3))
    game.apply(state, 1, GIVE_UP)
    game.apply(state, 0, YES)
    assert state.phase == WAITING


@pytest.mark.parametrize("name", GAMES)
def test_COM_20_who_is_alone_with_computers_does_not_give_up_what_they_lose(name: str) -> None:
    """Nor does who is left alone with them while it is voted on."""
    game = make(name)
    state = begun(game, computers=(0, 2, 3))
    with pytest.raises(IllegalAction) as why:
        game.apply(state, 1, GIVE_UP)
    assert why.value.reason == Reason.NOBODY_TO_VOTE
    assert state.phase != WAITING
    state = begun(game, computers=(2, 3))
    game.apply(state, 1, GIVE_UP)
    game.apply(state, 0, Action("leave"))
    assert (state.vote, state.phase == WAITING) == (None, False)


@pytest.mark.parametrize("absent", ["before it is proposed", "while it is voted on"])
@pytest.mark.parametrize("name", GAMES)
def test_COM_20_who_is_absent_has_not_agreed(name: str, absent: str) -> None:
    """Else whoever may get rid of a bad round waits until the others miss their turns. Who comes back may agree."""
    game = make(name)
    state = begun(game, seats=3, computers=(2,))
    steps = [(0, GIVE_UP), (1, Action("away"))]
    for seat, action in steps if absent.startswith("while") else reversed(steps):
        game.apply(state, seat, action)
    assert (state.phase, state.vote is None) == (PLAYING, False)
    game.apply(state, 1, Action("back"))
    game.apply(state, 1, YES)
    assert state.phase == WAITING


@pytest.mark.parametrize("name", GAMES)
def test_COM_20_may_be_left_out(name: str) -> None:
    """walkover = off."""
    game = make(name, {"walkover": "off"})
    state = begun(game)
    with pytest.raises(IllegalAction) as why:
        game.apply(state, 1, GIVE_UP)
    assert why.value.reason == Reason.NO_SUCH_CHOICE


def test_COM_20_COM_21_whatever_waits_is_settled() -> None:
    """A debt is owed no more, and a drawn card that nobody knew of is kept."""
    replay = played(
        "rules voador\nseats ana bia\ntop 5S\nhand ana 7S 9D\nhand bia 2C 3H\nturn ana\n"
        "ana: play 7S\nana: propose COM-20\nbia: vote yes\n= round over\n= debt 0\n"
    )
    assert replay.state.won == [NOBODY]


ZHENG = """
rules zheng
{options}
seats {seats}
hand ana 3C
{hands}
turn ana
{acts}
"""


def given_up(seats: str, acts: str, options: str = "") -> list[int]:
    """The totals after a round that has been given up."""
    names = seats.split()
    hands = "\n".join(f"hand {name} {rank}D {rank}H" for name, rank in zip(names[1:], "45678", strict=False))
    votes = "\n".join(f"{name}: vote yes" for name in names[1:])
    text = ZHENG.format(options=options, seats=seats, hands=hands, acts=f"{acts}\nana: propose COM-20\n{votes}")
    return played(text + "\n= round over\n").state.totals


@pytest.mark.parametrize(
    ("seats", "acts", "options", "totals"),
    [
        ("ana bia caio", "", "", [1, 1, 1]),  # three points for three places
        ("ana bia caio", "ana: play 3C", "", [2, 0, 0]),  # one point left for two
        ("ana bia caio dora", "", "", [0, 0, 0, 0]),
        ("ana bia caio dora", "ana: play 3C", "option teams on", [2, 0, 2, 0]),
        ("ana bia caio dora eva fabio", "", "option teams on", [3, 3, 3, 3, 3, 3]),
    ],
)
def test_COM_20_those_still_in_share_the_places_left(seats: str, acts: str, options: str, totals: list[int]) -> None:
    """As much as they would have scored on average, had they gone out in any order, rounded down."""
    assert given_up(seats, acts, options) == totals


def test_COM_20_nobody_pays_tribute_for_such_a_round() -> None:
    game = make("zheng")
    state = begun(game)
    dealer = state.dealer
    game.apply(state, 0, GIVE_UP)
    for seat in (1, 2, 3):
        game.apply(state, seat, YES)
    game.apply(state, NOBODY, Action("deal", text="8"))
    assert state.dealer == dealer
    assert state.stack[-1].kind == "turn"


def test_every_game_that_has_it_declares_it() -> None:
    assert all(any(option.name == "walkover" for option in RULEBOOKS[name].options) for name in GAMES)
