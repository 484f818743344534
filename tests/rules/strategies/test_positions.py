"""Positions that are worth a question: one move is best, a recount says so again, and nothing unseen is in it."""

from __future__ import annotations

import pytest

from rules.catalogue import make
from rules.strategies.luck import INTERVAL
from rules.strategies.positions import CLEARLY, HARDLY, Asked, Puzzle, find, play_round, weigh_moves
from tests.support.positions import SEEDS, SMALL, puzzle


@pytest.mark.parametrize("name", SEEDS)
def test_a_position_is_found_and_found_again(name: str) -> None:
    players, seed = SEEDS[name]
    found = find(make(name), players, seed, SMALL)
    assert isinstance(found, Puzzle)
    asked = found.question
    assert asked.moves == asked.game.moves(asked.state, asked.seat)
    assert find(make(name), players, seed, SMALL) == found
    behind = {number: worth.behind - INTERVAL * worth.behind_error for number, worth in enumerate(found.worths)}
    assert behind.pop(found.best) == 0
    assert min(behind.values()) > CLEARLY


@pytest.mark.parametrize("name", SEEDS)
def test_a_recount_says_the_same(name: str) -> None:
    found, (players, seed) = puzzle(name), SEEDS[name]
    undealt, asked, _ = play_round(make(name), players, seed)
    same = next(one for one in asked if one.step.state == found.question.state)
    worths, measure = weigh_moves(make(name), undealt, same, "a recount", 60)
    assert measure == found.measure
    assert min(range(len(worths)), key=lambda number: worths[number].behind) == found.best
    assert sorted(worth.behind for worth in worths)[1] > HARDLY


@pytest.mark.parametrize("name", SEEDS)
def test_what_happened_is_what_the_seat_has_seen(name: str) -> None:
    asked = puzzle(name).question
    assert [event.seen_by(asked.seat) for event in asked.happened] == [*asked.happened]


def test_a_round_without_a_choice_has_no_position() -> None:
    assert find(make("german"), 2, "t2/0", SMALL) is None
    assert all(isinstance(one, Asked) and len(one.moves) >= 3 for one in play_round(make("german"), 4, "t0")[1])
