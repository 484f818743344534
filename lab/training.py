"""A small agent that learns a game in half a minute: ``python -m lab.training german``.

It weighs every action by what it sees. Actions that were followed by a reward become more likely (REINFORCE). Its
opponents play at random.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from lab.environment import MauMauEnv, env

LEARNING_RATE, EPISODES = 0.05, 1000


class Learner:
    """For each action the weights of what is seen, and a generator to choose with."""

    def __init__(self, actions: int, seen: int, seed: int) -> None:
        self.weights = np.zeros((actions, seen + 1), dtype=np.float32)
        self.chance = np.random.default_rng(seed)

    def chances(self, seen: NDArray[np.float32], able: NDArray[np.intp]) -> NDArray[np.float32]:
        """The probability of each action that can be taken."""
        worth = self.weights[able] @ seen
        likely: NDArray[np.float32] = np.exp(worth - worth.max())
        shares: NDArray[np.float32] = likely / likely.sum()
        return shares

    def learn(self, seen: NDArray[np.float32], able: NDArray[np.intp], taken: int, reward: float) -> None:
        """Make the action that was taken more likely, by its reward."""
        pull = -self.chances(seen, able)
        pull[taken] += 1
        self.weights[able] += LEARNING_RATE * reward * np.outer(pull, seen)


def episode(table: MauMauEnv, learner: Learner, seat: str, seed: int, *, learning: bool) -> float:
    """Play a round from this seat against random players; return the reward."""
    table.reset(seed=seed)
    steps: list[tuple[NDArray[np.float32], NDArray[np.intp], int]] = []
    for agent in table.agent_iter():
        observation, _, ended, cut, _ = table.last()
        if ended or cut or observation is None:
            break
        able = np.flatnonzero(observation["action_mask"])
        if agent != seat:
            table.step(int(learner.chance.choice(able)))
            continue
        seen = np.append(observation["observation"], np.float32(1))
        place = int(learner.chance.choice(len(able), p=learner.chances(seen, able)))
        steps.append((seen, able, place))
        table.step(int(able[place]))
    reward = float(table.rewards[seat])
    if learning:
        for step in steps:
            learner.learn(*step, reward)
    return reward


def train(game: str, episodes: int = EPISODES, seed: int = 1) -> tuple[float, float]:
    """Train; return the mean reward before and after, over rounds that were not trained on."""
    table = env(game, players=2)
    learner = Learner(table.coding.size, table.sees, seed)
    tests = range(1_000_000, 1_000_000 + max(1, episodes // 3))

    def mean() -> float:
        return float(np.mean([episode(table, learner, "seat_0", one, learning=False) for one in tests]))

    before = mean()
    for number in range(episodes):
        episode(table, learner, table.possible_agents[number % 2], number, learning=True)
    return before, mean()


if __name__ == "__main__":
    before, after = train(sys.argv[1] if len(sys.argv) > 1 else "german")
    sys.stdout.write(f"mean reward against players at random: {before:+.3f} untrained, {after:+.3f} trained\n")
