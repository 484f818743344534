"""How people really play: each line has a place in a definition and a script, or a reason why it has none."""

from __future__ import annotations

import pytest

from rules.cards import EIGHT, NAMES, RANK, SEVEN
from rules.catalogue import MORE_GAMES, make
from rules.shedding.game import MauMau
from rules.table import NOBODY, Action
from tests.support import house_rules
from tests.support.house_rules import CANNOT, lines, scripts


def test_every_line_has_a_script_or_a_reason() -> None:
    assert len(lines()) == 156
    without = [line for line in lines() if not scripts(line)]
    assert without == [line for line in lines() if line in CANNOT]
    assert len(lines()) - len(CANNOT) >= 130


@pytest.mark.sources
def test_the_page_is_as_the_scripts_are() -> None:
    assert house_rules.PAGE.read_text("utf-8") == house_rules.page(), "run `python -m tests.support.house_rules`"


def test_a_comment_names_lines() -> None:
    assert list(house_rules.named_in(" PES-3 to PES-5, PES-9")) == ["PES-3", "PES-4", "PES-5", "PES-9"]


def test_every_game_of_the_library_is_a_page() -> None:
    assert {game for game, _ in house_rules.GAMES.values()} == {*MORE_GAMES, "own"}


@pytest.mark.parametrize("seed", [str(number) for number in range(30)])
def test_MAK_2_the_card_that_is_followed_does_nothing(seed: str) -> None:
    game = make("makao")
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text=seed))
    assert isinstance(game, MauMau)
    assert not game.rules.cards.laid[state.pile[-1]]
    assert all(game.rules.cards.laid[card] for card in state.pile[:-1])
    assert state.base == state.pile[-1]


@pytest.mark.parametrize("seed", [str(number) for number in range(30)])
def test_CRA_2_no_eight_is_turned_up(seed: str) -> None:
    game = make("crazy-eights")
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text=seed))
    assert RANK[state.pile[-1]] != EIGHT


def test_CRA_10_the_rank_of_ones_own_goes_on_anything() -> None:
    """As many as one was dealt: an eight, and with the next hand a seven."""
    game = make("crazy-eights", {"countdown": "on", "own_rank": "on"})
    for seed in range(40):
        state = game.new(2)
        game.apply(state, NOBODY, Action("deal", text=str(seed)))
        seat = state.stack[-1].seats[0]
        wild = [card for card in state.hands[seat] if RANK[card] == EIGHT]
        if not wild:
            continue
        assert Action("play", (wild[0],)) in game.moves(state, seat)
        sevens = [card for card in state.hands[seat] if RANK[card] == SEVEN]
        top = state.pile[-1]
        for card in sevens:
            follows = NAMES[card][-1] == NAMES[top][-1] or RANK[top] == SEVEN
            assert (Action("play", (card,)) in game.moves(state, seat)) is follows
        game.apply(state, seat, Action("play", (wild[0],)))
        assert state.stack[-1].kind == "call"
        return
    raise AssertionError("no seed gives an eight")
