"""Courses: whole rounds by lot with any options, told in numbers. A rule that changes by mistake changes a number.

``courses.txt`` has a line for each game, seed and way to play. Its numbers: rounds, accepted actions, refused
ones, events, cards that changed hands, and a sum over all that was held, awaited, offered, seen, refused and counted on
the way. After a wanted change it is written anew by ``uv run python -m tests.rules.test_courses``; the lines that are
other ones say which games the change is about, and where the sums alone are, the courses have stayed the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from rules.catalogue import RULEBOOKS, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, WAITING
from rules.options import OptionsConflict
from rules.strategies.by_name import player
from rules.strategies.chances import wins
from rules.table import NOBODY, Action, IllegalAction
from rules.verbs import VERBS
from tests.support.games import DOCUMENTED, seats, something, values
from tests.support.rules_index import rules

COURSES = Path(__file__).with_name("courses.txt")
PEOPLE = "people"
"""They also talk, err, come and go; the others that play are computer players."""
SEEDS = {PEOPLE: range(1, 17), "greedy": range(1, 3), "sensible": range(1, 5), "thinking:12": range(1, 3)}
STEPS = {PEOPLE: 120, "greedy": 80, "sensible": 80, "thinking:12": 5}

LEFT_OUT = {"says", "join", "leave", "away", "amend"}
"""What is done in other ways here, or in no game of the documents."""
TRIED = [verb.name for verb in VERBS.values() if not verb.house and verb.name not in LEFT_OUT]
KNOWN_RULES = {*rules()}


def game_of(name: str, seed: str) -> SomeGame:
    """A game with options by lot: each by a lot of its own, so that a new option leaves the others as they are."""
    for number in range(1000):
        chosen = {option.name: Random(f"{seed}.{number}.{option.name}").choice(values(option)) for option in book(name)}
        try:
            return make(name, chosen)
        except OptionsConflict:
            continue
    raise AssertionError(f"no options of {name} go together")


def book(name: str) -> Any:
    return RULEBOOKS[name].options


def facts(game: SomeGame, state: Any) -> list[Any]:
    """How things stand: what is awaited, held and counted, how much everybody may do, and what is seen of it."""
    awaited = [state.stack[-1].kind, state.stack[-1].seats] if state.stack else []
    offered = (
        [sorted(game.legal(state, seat), key=Action.plain) for seat in state.order] if state.phase == PLAYING else []
    )
    seen = game.view(state, awaited[1][0] if awaited else NOBODY)
    return [state.phase, awaited, [sorted(hand) for hand in state.hands], state.totals, state.status, offered, seen]


def tried(game: SomeGame, state: Any, lot: Random, at: int) -> list[Any]:
    """What comes of it, or why nothing does, when anybody tries anything; the table stays as it is."""
    seat = lot.choice(state.order)
    cards = (lot.choice(state.hands[seat] or [0]),) if lot.random() < 0.8 else ()
    action = Action(lot.choice(TRIED), cards, lot.choice(state.order), lot.randrange(4), lot.randrange(3))
    try:
        return [action.verb, [event.code() for event in game.apply(state.copy(), seat, action, at)]]
    except IllegalAction as why:
        refusal = why
    assert refusal.rule in KNOWN_RULES, (action, refusal)
    return [action.verb, refusal.reason.name, refusal.rule]


def line(name: str, seed: int, who: str) -> str:
    """The line of a game, a seed and a way to play."""
    chance = Random(f"{name}.{seed}.{who}")
    game = game_of(name, f"{name}.{seed}.{who}") if who == PEOPLE or seed > 1 else make(name)
    state = game.new(seats(game, chance) if who == PEOPLE else 4 if game.seats[1] > 1 else 1)
    told: list[Any] = [facts(game, state)]
    accepted = refused = events = moved = 0
    for seat, action, at in actions(game, state, seed, chance, who):
        before = [len(hand) for hand in state.hands]
        try:
            happened = game.apply(state, seat, action, at)
        except IllegalAction as why:
            refused += 1
            told.append([why.reason.name, why.rule])
            continue
        accepted, events = accepted + 1, events + len(happened)
        moved += sum(abs(len(hand) - old) for hand, old in zip(state.hands, before, strict=False))
        watching = state.order[accepted % len(state.order)]
        told += [facts(game, state), happened, [event.seen_by(NOBODY) for event in happened]]
        told.append([event.seen_by(watching) for event in happened])
        if state.phase == PLAYING and who == PEOPLE and accepted % 2:
            told.append(tried(game, state, Random(accepted), at))
        if state.phase == PLAYING and not accepted % 8:
            lot, other = Random(accepted), state.order[accepted // 8 % len(state.order)]
            told += [game.dealt_anew(state, other, lot).save(), game.hands_open(state, lot).save()]
    if who == "sensible" and seed == 1:
        told.append(wins(game, state, str(seed), range(2)))
    numbers = [state.round, accepted, refused, events, moved, crc32(repr(told).encode())]
    return f"{name} {seed} {who}: {' '.join(map(str, numbers))}"


def actions(game: SomeGame, state: Any, seed: int, chance: Random, who: str) -> Iterator[tuple[int, Action, int]]:
    """What is done, one after the other, and when; each is looked for when the one before has been done."""
    plays = None if who == PEOPLE else player(who, lambda: 0.0).plays
    strategy = family_of(game).strategy
    at = 0
    for number in range(STEPS[who]):
        at += chance.randrange(20)
        if state.phase == WAITING:
            yield NOBODY, Action("deal", text=f"{seed}.{number}"), at
            if state.phase == WAITING:
                return  # somebody has left a pair
        elif state.phase != PLAYING:
            return
        elif plays is None:
            yield *something(game, state, chance), at
        else:
            seat = state.stack[-1].seats[0]
            yield seat, plays(game, state, seat, chance), at
            if said := strategy.says(game, state):
                yield *said, at


PLAN = [(name, seed, who) for name in DOCUMENTED for who, numbers in SEEDS.items() for seed in numbers]


@pytest.mark.parametrize(("name", "seed", "who"), PLAN)
def test_a_game_takes_the_course_that_it_always_took(name: str, seed: int, who: str) -> None:
    assert line(name, seed, who) in COURSES.read_text("utf-8").splitlines()


if __name__ == "__main__":
    COURSES.write_text("\n".join(line(*one) for one in PLAN) + "\n", encoding="utf-8")
