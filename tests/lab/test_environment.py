"""Every game as an environment for agents: PettingZoo's own tests, and what it promises beside them."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from lab.coding import coding_of
from lab.environment import MauMauEnv, env
from lab.training import trained
from rules.catalogue import RULEBOOKS
from rules.table import NOBODY, Action

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


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_observed_depends_on_unseen_cards(game: str) -> None:
    """COM-10."""
    from random import Random

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
    monkeypatch.setattr("lab.environment.ROUND_STEPS_LIMIT", 5)
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
    before, after = trained("german", episodes=150)
    assert -1 <= before <= 1
    assert after > before - 0.2
