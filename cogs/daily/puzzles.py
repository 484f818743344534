"""Positions as plain data: found by a worker process, kept in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from rules import upcasting
from rules.catalogue import make_saved
from rules.options import Value
from rules.records import Json
from rules.strategies.luck import UNIT
from rules.strategies.positions import MoveWorth, Puzzle, Question, Search, find
from rules.table import Action, Said

PUZZLE_FORM = 1
"""The version of the form in which a position is saved. Another one cannot be read."""


class SavedPuzzle(TypedDict):
    """A position with its solution as JSON has it. Worths are in ``UNIT``."""

    form: int
    game: str
    rules: int
    options: Mapping[str, Value]
    state: Json
    seat: int
    happened: Sequence[Json]
    moves: Sequence[Said]
    worths: Sequence[Sequence[int]]
    best: int
    usual: int
    measure: str
    deals: int


def find_puzzle(
    source: str, options: Mapping[str, Value], players: int, seed: str, search: Search
) -> SavedPuzzle | None:
    """Look through one round for a position worth a question, in the worker's process; None if it has none."""
    found = find(make_saved(source, options), players, seed, search)
    return None if found is None else save_puzzle(found)


def save_puzzle(found: Puzzle) -> SavedPuzzle:
    """Return a position with its solution as plain data for JSON."""
    asked = found.question
    return {
        "form": PUZZLE_FORM,
        "game": asked.game.source,
        "rules": asked.game.version,
        "options": dict(asked.game.options),
        "state": asked.state.save(),
        "seat": asked.seat,
        "happened": [event.code() for event in asked.happened],
        "moves": [move.plain() for move in asked.moves],
        "worths": [[round(UNIT * value) for value in worth] for worth in found.worths],
        "best": found.best,
        "usual": found.usual,
        "measure": found.measure,
        "deals": found.deals,
    }


def load_puzzle(saved: SavedPuzzle) -> Puzzle:
    """Read what ``save_puzzle`` gave. Raises ``ValueError``, ``TypeError`` or ``LookupError`` for what is no position
    by the rules of today.
    """
    if saved["form"] != PUZZLE_FORM:
        raise ValueError(f"a position of form {saved['form']}")
    game = make_saved(saved["game"], saved["options"])
    state, seat = game.load(saved["state"]), saved["seat"]
    moves = [
        Action(verb, tuple(cards), owner, suit, number, text)
        for verb, cards, owner, suit, number, text in saved["moves"]
    ]
    worths = [MoveWorth(*(value / UNIT for value in line)) for line in saved["worths"]]
    if game.version != saved["rules"] or game.moves(state, seat) != moves:
        raise ValueError("a position by other rules")
    if len(worths) != len(moves) or not {saved["best"], saved["usual"]} <= {*range(len(moves))}:
        raise ValueError("a solution to another position")
    question = Question(game, state, seat, upcasting.all_events(saved["happened"]), moves)
    return Puzzle(question, worths, saved["best"], saved["usual"], saved["measure"], saved["deals"])
