"""A whole round, played by computer players and written as a table script: to be read against the rules, then kept.

uv run python -m tests.support.record GAME SEED SEAT SEAT ... [OPTION=VALUE ...]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random

from rules.cards import NAMES
from rules.catalogue import RULEBOOKS, make
from rules.match import PLAYING
from rules.options import Value
from rules.script.wording import format_action
from rules.strategies.sensible import choose, speaks
from rules.table import NOBODY, Action

LOOK_EVERY_ACTIONS, ACTIONS_LIMIT = 6, 1000
"""After so many actions the script looks at the table; a round has no more than so many."""


def recorded(name: str, seed: str, seats: Sequence[str], options: Mapping[str, Value]) -> str:
    """The script of the round. Raises ``ValueError`` when it does not end."""
    game, chance = make(name, options), Random(seed)
    lines = [f"# A whole game of {name}, recorded; it shows that the rules still play it so.", f"rules {name}"]
    lines += [f"option {option} {value}" for option, value in options.items()]
    lines += [f"seed {seed}", "seats " + " ".join(seats), ""]
    state = game.new(len(seats))
    game.apply(state, NOBODY, Action("deal", text=seed))
    acts = 0
    while state.phase == PLAYING:
        if acts == ACTIONS_LIMIT:
            raise ValueError(f"{name} {seed} does not end")
        seat = state.stack[-1].seats[0]
        action: Action | None = choose(game.view(state, seat), chance.choice)
        while action is not None:
            game.apply(state, seat, action)
            lines.append(f"{seats[seat]}: {format_action(action, seats)}")
            silent = action.verb in ("declare", "knock") or state.phase != PLAYING
            action = None if silent else speaks(game.view(state, seat))
        acts += 1
        if acts % LOOK_EVERY_ACTIONS == 0 and state.phase == PLAYING and getattr(state, "pile", ()):
            lines += [f"= top {NAMES[state.pile[-1]]}", f"= count {seats[0]} {game.view(state, 0).counts[0]}"]
    totals = " ".join(f"{seat} {total}" for seat, total in zip(seats, state.totals, strict=True))
    return "\n".join([*lines, "= round over", f"= scores {totals}"]) + "\n"


if __name__ == "__main__":
    game_name, first_seed, *rest = sys.argv[1:]
    chosen = dict(word.split("=", 1) for word in rest if "=" in word)
    declared = {option.name: option for option in RULEBOOKS[game_name].options}
    read = {option: declared[option].read(value) for option, value in chosen.items()}
    sys.stdout.write(recorded(game_name, first_seed, [word for word in rest if "=" not in word], read))
