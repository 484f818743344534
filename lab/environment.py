"""Every game as a PettingZoo environment in which agents act in turn: one episode is a round.

``env("german", players=3)`` makes one. An observation is a dictionary: ``observation`` has numbers from 0 to 1 as
``lab.observation`` lays them out, ``action_mask`` says which actions can be taken. An action is a number of
``lab.coding``. Agents cannot act out of turn; "Mau-Mau" is declared for them. At the end of a round the rewards go
from -1 (last) to 1 (first). A game for one rewards an end with 1, less for every card drawn and turn taken. A round
that does not end is truncated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from lab.coding import coding_of
from lab.observation import Memory, encode_view
from lab.rounds import Setup, usual_players
from rules.families import family_of
from rules.match import PLAYING, Match
from rules.options import Value
from rules.strategies.playing import act, gains
from rules.table import NOBODY, Action, SomeEvent

TRUNCATE_AFTER_DECISIONS = 3_000
WORST_SOLITAIRE_COST = 500
"""Cards drawn and turns taken in a game for one, of which each costs this part of the reward."""


class MauMauEnv(AECEnv[str, dict[str, Any], Any]):
    """A game, one round an episode."""

    metadata = {  # noqa: RUF012 -- PettingZoo declares it so
        "name": "maumau_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "classic",
        players: int = 0,
        options: Mapping[str, Value] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        chosen = tuple((options or {}).items())
        self.setup = Setup(game=game, options=chosen, players=players or usual_players(game), strategies=("random",))
        self.game = self.setup.make_game()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self.state_of: Match = self.game.new(self.setup.players)
        view = self.game.view(self.state_of, 0)
        self.coding = coding_of(view)
        self.memories = [Memory(seat) for seat in range(self.setup.players)]
        self.sees = len(encode_view(view, self.memories[0]))
        """How many numbers an observation has."""
        self._action_space = {agent: spaces.Discrete(self.coding.size) for agent in self.possible_agents}
        self._observation_space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (self.sees,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.coding.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.chance = np.random.default_rng()
        self.choices: dict[int, Action] = {}
        self.steps = 0

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new round; with a seed, always the same one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.state_of = self.game.new(self.setup.players)
        self.memories = [Memory(seat) for seat in range(self.setup.players)]
        self._happened(self.game.apply(self.state_of, NOBODY, Action("deal", text=str(self.chance.integers(1 << 62)))))
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and the actions it can take: none when it is not asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.coding.size, dtype=np.int8)
        if agent == self.agent_selection and self.state_of.phase == PLAYING:
            mask[list(self.choices)] = 1
        seen = encode_view(self.game.view(self.state_of, seat), self.memories[seat])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the agent that is asked act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(int, action))
            return
        move = self.choices.get(int(action)) if action is not None else None
        if move is None:
            raise ValueError(f"{agent} cannot take action {action} now: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        before = tuple(self.state_of.totals)
        seat, strategy = self.possible_agents.index(agent), family_of(self.game).strategy
        self._happened(act(self.game, self.state_of, strategy, seat, move))
        self.steps += 1
        if self.state_of.phase != PLAYING:
            self._end(before)
        elif self.steps >= TRUNCATE_AFTER_DECISIONS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it, as text."""
        return str(self.game.view(self.state_of)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""

    def _happened(self, events: Sequence[SomeEvent]) -> None:
        for memory in self.memories:
            memory.sees(events)

    def _ask(self) -> None:
        """Find out who acts next, and what can be done."""
        self.choices = {}
        if self.state_of.phase == PLAYING and self.state_of.stack:
            seat = self.state_of.stack[-1].seats[0]
            self.agent_selection = self.possible_agents[seat]
            self.choices = self.coding.choices(self.game.view(self.state_of, seat))

    def _end(self, before: tuple[int, ...]) -> None:
        """Give the rewards of a round that is over."""
        gained = gains(self.game, before, self.state_of)
        for agent, gain in zip(self.possible_agents, gained, strict=True):
            alone = len(self.possible_agents) == 1
            self.rewards[agent] = max(-1.0, 1 + gain / WORST_SOLITAIRE_COST) if alone else 2 * gain - 1
        self.terminations = dict.fromkeys(self.agents, True)


def env(
    game: str = "classic",
    players: int = 0,
    options: Mapping[str, Value] | None = None,
    render_mode: str | None = None,
) -> MauMauEnv:
    """A game as an environment. Raises ``ValueError`` with the reason where it cannot be played."""
    return MauMauEnv(game, players, options, render_mode)
