"""Every game as an environment for agents: PettingZoo's own tests, and what it promises beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from lab.coding import coding_of
from lab.environment import MauMauEnv, env
from lab.observation import CODES, NOT_CODED, Eyes, Memory, encode_view
from lab.training import train
from rules.catalogue import RULEBOOKS, make
from rules.climbing.view import ZhengView
from rules.families import family_of
from rules.match import JOINING, OVER, PLAYING, WAITING
from rules.shedding.view import MauMauView
from rules.strategies.playing import act
from rules.table import NOBODY, Action
from rules.view import View
from tests.support.folding import each

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # observations with a mask are dictionaries
GAMES = sorted(RULEBOOKS)


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_to_the_interface(game: str) -> None:
    api_test(env(game), num_cycles=120, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_round(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=40)


def episode(table: MauMauEnv, seed: int) -> None:
    """A round by players at random, the first 400 decisions of it."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _, _ in zip(range(400), table.agent_iter(), strict=False):
        seen, _, ended, cut, _ = table.last()
        assert seen is not None
        able = np.flatnonzero(seen["action_mask"])
        table.step(None if ended or cut else int(chance.choice(able)))
        if ended or cut:
            return


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_number_and_every_number_a_move(game: str) -> None:
    table = env(game, players=RULEBOOKS[game].seats[1] if game == "zheng" else 0)
    for seed in range(3):
        table.reset(seed=seed)
        chance = np.random.default_rng(seed)
        for _ in range(60):
            if not table.choices:
                break
            view = table.game.view(table.state_of, table.state_of.stack[-1].seats[0])
            assert set(table.choices.values()) <= set(view.moves)
            coded = coding_of(view)
            left = [move for move in view.moves if coded.number(move, view) not in table.choices]
            assert all(coded.number(move, view) is None for move in left)
            table.step(int(chance.choice(list(table.choices))))


# what an agent sees

PLAYED = (
    *((game, {}, 4) for game in ("amm", "classic", "german", "serbian", "voador", "zheng", "solitaire", "ime")),
    ("amm", {"jokers": "both", "poker": "on", "lock": "on"}, 3),
    ("voador", {"secret_card": "on"}, 3),
    ("ime", {"open_hands": "on", "show_counts": "on"}, 4),
    ("zheng", {"twos_in_sequences": "all"}, 4),
    ("zheng", {"teams": "on"}, 4),
)
"""Games with options under which a view shows what it does not show otherwise."""


@cache
def seen() -> Mapping[type[View], list[View]]:
    """What one seat saw in rounds of every game, and in the middle of a match: of each family some hundred views."""
    found: dict[type[View], list[View]] = {kind: [] for kind in CODES}
    for name, options, players in PLAYED:
        game, lot = make(name, options), Random(name)
        state = game.new(max(game.seats[0], min(players, game.seats[1])))
        for _ in range(2):
            game.apply(state, NOBODY, Action("deal", text=f"{name}/{state.round}"))
            for _ in range(400):
                if state.phase != PLAYING:
                    break
                view = game.view(state, 1 % len(state.status))
                if lot.random() < 0.3:
                    found[type(view)].append(view)
                seat = state.stack[-1].seats[0]
                act(game, state, family_of(game).strategy, seat, lot.choice(game.moves(state, seat)))
            if state.phase != WAITING:
                break
    return found


def told_apart(name: str, view: View, value: object) -> bool:
    """Whether an agent sees the difference when a field of its view is another."""
    memory = Memory(view.seat)
    return not np.array_equal(encode_view(view, memory), encode_view(replace(view, **{name: value}), memory))


@each(("kind", "name"), [(kind, field.name) for kind in CODES for field in fields(kind)])
def test_an_agent_sees_every_field_of_a_view(kind: type[View], name: str) -> None:
    """Another value of a field is another observation, and the same value the same one."""
    assert (name in CODES[kind]) != (name in NOT_CODED), f"{name} is neither told to agents, nor said why not"
    if name in NOT_CODED:
        return
    differs = False
    by_seats: dict[int, list[View]] = {}
    for view in seen()[kind]:
        by_seats.setdefault(len(view.status), []).append(view)
    for views in by_seats.values():
        values = list(dict.fromkeys(getattr(view, name) for view in views))[:20]
        if name in ELSEWHERE:
            values.append(ELSEWHERE[name](views[0]))
        for value, other in combinations(values, 2):
            same = value == other or (name in AS_SETS and sorted(value) == sorted(other))
            view = replace(views[0], **{name: value})
            assert told_apart(name, view, other) != same, f"{value} and {other}"
            assert not told_apart(name, view, value)
            differs |= not same
    assert differs, "this was the same in all that was played"


AS_SETS = ("drawn", "gave", "hand", "lying", "passed", "took")
"""Of these fields the order means nothing."""
ELSEWHERE: Mapping[str, Callable[[View], object]] = {
    "computers": lambda _: (0,),
    "direction": lambda view: -view.direction,
    "marks": lambda _: ("silent",),
    "order": lambda view: view.order[:-1],
    "out": lambda view: (view.order[-1],),
    "phase": lambda _: OVER,
    "seating": lambda view: view.seating[::-1],
    "status": lambda view: (JOINING, *view.status[1:]),
    "won": lambda _: (NOBODY,),
}
"""Values of fields that differ where people come and go, at the end, or in the other family."""


@each(("kind", "name"), [(ZhengView, "by"), (MauMauView, "caller"), (MauMauView, "dealer")])
def test_the_same_relative_place_has_one_code(kind: type[View], name: str) -> None:
    """Whoever sits next is told the same from every seat, at a table of any size: who laid, who called, who deals."""
    for seats in (2, 3, 5, 12):
        codes = {tuple(CODES[kind][name](Eyes(seat, seats), (seat + 1) % seats)) for seat in range(seats)}
        assert len(codes) == 1, codes


def test_an_agent_remembers_what_was_laid_and_shown() -> None:
    """What lies in the pile stays known, though a view shows its top alone; a secret card is shown for a while."""
    table = env("voador", players=3, options={"secret_card": "on"})
    table.reset(seed=1)
    pile: Any = table.state_of
    secret, turned_up = pile.own.card, pile.pile[-1]
    while table.choices and table.steps < 25:
        table.step(min(table.choices))
    for memory in table.memories:
        assert Counter(pile.pile) <= Counter([*memory.laid, *memory.shown])
        assert Counter(memory.laid) == Counter(table.memories[0].laid)
        assert {secret, turned_up} <= set(memory.shown)
    before = table.observe("seat_1")["observation"]
    table.memories[1].laid.remove(pile.pile[-2])
    assert not np.array_equal(before, table.observe("seat_1")["observation"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_observed_depends_on_unseen_cards(game: str) -> None:
    """COM-10."""
    table, lot = env(game), Random(game)
    table.reset(seed=1)
    for _ in range(25):
        if not table.choices:
            break
        agent = table.agent_selection
        before, true = table.observe(agent), table.state_of
        table.state_of = table.game.dealt_anew(true, table.possible_agents.index(agent), lot)
        after = table.observe(agent)
        assert all(np.array_equal(before[key], after[key]) for key in before)
        table.state_of = true
        table.step(lot.choice(sorted(table.choices)))


def test_rewards_go_from_the_last_to_the_first() -> None:
    table = env("german", players=3)
    for seed in range(6):
        episode(table, seed)
        if any(table.terminations.values()) or not table.agents:
            assert abs(sum(table.rewards.values())) < 1e-9
            assert all(-1 <= reward <= 1 for reward in table.rewards.values())


def test_a_round_without_an_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.environment.TRUNCATE_AFTER_DECISIONS", 5)
    table = env("classic", players=2)
    table.reset(seed=1)
    for _ in range(5):
        table.step(min(table.choices))
    assert all(table.truncations.values())
    assert not any(table.rewards.values())


def test_what_cannot_be_done_is_refused() -> None:
    table = env("classic", players=2)
    table.reset(seed=1)
    able = set(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))
    with pytest.raises(ValueError, match="cannot take action"):
        table.step(min(set(range(table.coding.size)) - able))
    with pytest.raises(ValueError, match="played by 2 to"):
        env("classic", players=99)


def test_cards_are_numbered_without_wild_ones_first() -> None:
    """A number of the climbing game is what cards are taken for."""
    table = env("zheng", players=3)
    state = table.game.new(3)
    table.game.apply(state, NOBODY, Action("deal", text="wild"))
    seat = state.stack[-1].seats[0]
    view = table.game.view(state, seat)
    for number, move in table.coding.choices(view).items():
        alike = [other for other in view.moves if table.coding.number(other, view) == number]
        wild = [sum(card >= 52 or card // 4 == 1 for card in other.cards) for other in alike]
        assert move in alike or not alike
        assert not alike or sum(card >= 52 or card // 4 == 1 for card in move.cards) == min(wild)


def test_something_small_learns_a_game() -> None:
    before, after = train("german", episodes=150)
    assert -1 <= before <= 1
    assert after > before - 0.2
