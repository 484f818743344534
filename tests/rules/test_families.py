"""A family of games is one entry in the rules and one in the bot; one that is forgotten is told at the start."""

from __future__ import annotations

import ast
import runpy
from random import Random

import pytest

from bot.screens.board import Board
from bot.screens.games import BOARDS, board
from rules import families
from rules.catalogue import RULEBOOKS, make
from rules.match import PLAYING
from rules.table import NOBODY, Action
from rules.view import View
from tests.support.paths import ROOT


class HeartsView(View):
    """What is seen of a family for which the bot has nothing."""


def test_a_family_without_an_entry_is_told_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    hearts = families.FAMILIES[0]._replace(view=HeartsView)
    monkeypatch.setattr(families, "FAMILIES", (*families.FAMILIES, hearts))
    with pytest.raises(LookupError, match="HeartsView"):
        runpy.run_path(str(ROOT / "bot" / "screens" / "games.py"))


def test_an_entry_that_lacks_something_is_told_when_it_is_made() -> None:
    class Half(Board):
        """A board that tells no rules and draws nothing."""

    with pytest.raises(TypeError, match=r"centre.*rules"):
        Half()


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_game_and_its_view_have_the_same_board(name: str) -> None:
    game = make(name)
    seen = game.view(game.new(game.seats[0]))
    assert board(game) is board(seen) is BOARDS[type(seen)]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_game_says_whether_several_cards_may_be_laid_in_one_turn(name: str) -> None:
    """Rounds by lot, in which whoever may lay several cards is seen."""
    game, lot, seen = make(name), Random(name), set()
    for number in range(12):
        state = game.new(max(2, game.seats[0]) if game.seats[1] > 1 else 1)
        game.apply(state, NOBODY, Action("deal", text=f"{name} {number}"))
        for _ in range(80):
            if state.phase != PLAYING:
                break
            moves = game.moves(state, state.stack[-1].seats[0])
            seen |= {len(move.cards) for move in moves if move.verb == "play"}
            game.apply(state, state.stack[-1].seats[0], lot.choice(moves))
    assert (max(seen) > 1) == game.lays_several


def test_views_declare_what_they_are_asked() -> None:
    """Nobody tries whether a view happens to have something."""
    probed = [
        f"{path.name}:{node.lineno}"
        for room in ("bot", "cogs")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr")
        if isinstance(node.args[0], ast.Name) and node.args[0].id in ("seen", "view")
    ]
    assert not probed
