"""Saves of the released versions: tables in the midst of play, which every later version has to load and play on.

uv run python -m tests.golden    writes those of the present version, before it is released
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rules.rounds import RoundGame
from tests.games import any_game, play, seats

SAVES = Path(__file__).with_name("saves")
"""A folder a version: ``tables.json.gz``, a list of tables as the functions below make them."""
SEEDS, STEPS, MOST = 700, 160, 9


def aspect(game: RoundGame, saved: dict[str, Any]) -> str:
    """What is special about a saved state: the game, what is awaited, and what else is in force."""
    awaited = saved["stack"][-1][0] if saved["stack"] else saved["phase"]
    marks = {name.partition(":")[0] for name in saved["marks"]} - {"secret", "began", "dealing", "talon"}
    facts = [
        name for name in ("debt", "hidden", "vote", "returning", "missing", "teams", "exchanged") if saved.get(name)
    ]
    called = ["call"] if saved.get("call", -1) >= 0 else []
    return " ".join([game.name, awaited, *sorted(marks), *facts[:1], *called])


def tables() -> Iterator[dict[str, Any]]:
    """Random games, each stopped where it first is as none was before, with its log up to there."""
    known: set[str] = set()
    told: dict[str, int] = {}
    for seed in range(SEEDS):
        chance = Random(seed)
        game = any_game(chance)
        state = game.new(seats(game, chance))
        begun, log = state.save(), []
        at = 0
        for seat, action, events in play(game, state, chance, STEPS):
            log.append([at, seat, list(action), [event.code() for event in events]])
            saved = state.save()
            special = aspect(game, saved)
            if special in known:
                continue
            known.add(special)
            short = len(log) <= 60 and told.get(game.name, 0) < MOST
            told[game.name] = told.get(game.name, 0) + short
            yield {
                "special": special,
                "game": game.name,
                "rules_version": game.version,
                "options": dict(game.options),
                "state": saved,
                **({"begun": begun, "log": log} if short else {}),
            }


def write(version: str) -> int:
    """Write the saves of this version; how many there are."""
    found = json.loads(json.dumps(list(tables())))
    folder = SAVES / version
    folder.mkdir(parents=True, exist_ok=True)
    with gzip.GzipFile(folder / "tables.json.gz", "wb", mtime=0) as file:
        file.write(json.dumps(found).encode())
    return len(found)
