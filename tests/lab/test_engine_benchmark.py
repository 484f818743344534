"""The benchmark of the engine comes to an end, and says what it has cut."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import engine
from benchmarks.engine import RIVALS, Played, Rate, lines, ours, rate
from rules.catalogue import MORE_GAMES, RULEBOOKS


@pytest.mark.parametrize("seen", [False, True])
@pytest.mark.parametrize("game", sorted(RULEBOOKS))
def test_a_round_of_any_game_is_bounded(game: str, seen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "DECISIONS_LIMIT", 150)
    decisions, cut = ours(game, seen=seen)(Random(1))
    assert 0 < decisions <= 150
    assert decisions == 150 or not cut


def test_a_round_is_cut_only_where_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ours("german")(Random(1))
    assert not whole.cut
    for limit, cut in ((whole.decisions, False), (whole.decisions - 1, True)):
        monkeypatch.setattr(engine, "DECISIONS_LIMIT", limit)
        assert ours("german")(Random(1)) == Played(limit, cut)


def test_decisions_of_cut_rounds_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 1.0, 2.0])
    monkeypatch.setattr(engine, "process_time", lambda: next(clock))
    monkeypatch.setattr(engine, "LAP_S", 2)
    rounds = iter([Played(300, cut=True), Played(100, cut=False)])
    assert rate(lambda _: next(rounds), Random(1)) == Rate(200, rounds=2, cut=1)


def test_a_line_tells_what_was_cut_and_compares_like_with_like() -> None:
    laps = [{"ime": Rate(400, 3, 1), "ime, as seen": Rate(100, 4, 4), "RLCard uno": Rate(200, 9, 0)}] * 3
    bare, seen, rival = (line.split() for line in lines(laps))
    assert bare[-1] == "33.3%"
    assert seen[-2:] == ["100.0%", "0.50"]
    assert rival[-1] == "0.0%"


def test_games_of_no_document_are_not_compared() -> None:
    assert {*RULEBOOKS} - {*RIVALS} == {*MORE_GAMES, "german", "solitaire"}
