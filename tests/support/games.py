"""Random games for the laws: any game, any options, any number of seats, people coming and going."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cogs.archive.logs import classify_speech
from rules.cards import parse
from rules.catalogue import MORE_GAMES, RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, WAITING
from rules.options import Option, OptionsConflict, Value
from rules.script.reading import read
from rules.script.replay import Replay
from rules.shedding.game import MauMau
from rules.shedding.talk import DECLARING, SPEECH
from rules.table import NOBODY, Action, IllegalAction, Reason, SomeEvent

DOCUMENTED = tuple(name for name in RULEBOOKS if name not in MORE_GAMES)
"""The games that have a document of the rulebook; those of ``docs/house-rules.md`` are tried by its lines."""

Step = tuple[int, Action, list[SomeEvent]]


def values(option: Option) -> list[Value]:
    """Every value of an option, or its ends where there are many."""
    numbers = range(option.low, option.high + 1)
    middle = [number for number in (7, 60) if number in numbers]
    few = list(numbers) if len(numbers) < 20 else [option.low, *middle, option.high]
    return [*option.words, *few]


def any_game(chance: Random, name: str = "") -> SomeGame:
    """A game, this one or any, with options drawn by lot."""
    book = RULEBOOKS[name or chance.choice(sorted(RULEBOOKS))]
    while True:
        try:
            return make(book.name, {option.name: chance.choice(values(option)) for option in book.options})
        except OptionsConflict:
            continue


def seats(game: SomeGame, chance: Random) -> int:
    """How many sit down; in teams four or six."""
    in_teams = game.options.get("teams", "off") != "off"
    even = [count for count in (4, 6) if count <= game.seats[1]]
    return chance.choice(even) if in_teams and even else chance.randint(*game.seats)


def something(game: SomeGame, state: Any, chance: Random) -> tuple[int, Action]:
    """What somebody might do now: mostly a move, sometimes talk, a jump, an accusation, or leaving."""
    seat = chance.choice(state.stack[-1].seats)
    kind = chance.random()
    anybody = chance.choice(state.order)
    if kind < 0.82:
        moves = [move for move in game.moves(state, seat) if move.verb != "attack" or chance.random() < 0.2]
        return seat, chance.choice(moves or game.moves(state, seat))
    if kind < 0.90 and (offers := game.legal(state, anybody)):
        return anybody, chance.choice(offers)
    if kind < 0.95:
        cards = (chance.randrange(52),) if chance.random() < 0.3 else ()
        return anybody, Action("says", cards, number=chance.choice([0, SPEECH, DECLARING, SPEECH | DECLARING]))
    verbs = ["away", "back", "join", "charge", "vote", "expire"] + ["leave"] * (len(state.order) > 3)
    verb = chance.choice(verbs)
    other = chance.choice(state.order)
    who = NOBODY if verb == "expire" or (verb == "join" and chance.random() < 0.5) else anybody
    return who, Action(verb, seat=other, number=chance.randrange(2), text="VOA-21" if verb == "charge" else "")


def play(game: SomeGame, state: Any, chance: Random, steps: int) -> Iterator[Step]:
    """So many accepted actions; refused ones are tried as well, and change nothing."""
    at = 0
    for _ in range(steps):
        at += chance.randrange(20)
        if state.phase == WAITING:
            action = Action("deal", text=str(chance.random()))
            try:
                happened = game.apply(state, NOBODY, action, at)
            except IllegalAction:
                return  # somebody has left a pair
            yield NOBODY, action, happened
            continue
        if state.phase != PLAYING:
            return
        seat, action = something(game, state, chance)
        before = frozen(state)
        try:
            happened = game.apply(state, seat, action, at)
        except IllegalAction:
            assert frozen(state) == before, f"{action} was refused and changed the table"
            continue
        yield seat, action, happened


def played(text: str) -> Replay:
    """A table script played to its end, every step of which held."""
    replay = Replay(read(text), classify_speech)
    for step, failure in replay.run():
        assert not failure, f"line {step.line}: {step.text}: {failure}"
    return replay


def happened(replay: Replay) -> list[str]:
    """The names of the events of a script's last action."""
    return [type(event).__name__ for event in replay.events]


def refused(replay: Replay, seat: int, action: Action, at: int = 0) -> tuple[Reason, str]:
    """The reason and the rule with which an action is refused; it changes nothing."""
    before = frozen(replay.state)
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(replay.state, seat, action, at)
    assert frozen(replay.state) == before
    return why.value.reason, why.value.rule


def why_refused(text: str) -> Reason:
    """Why the last line of a script was refused."""
    *told, last = text.strip().splitlines()
    replay = played("\n".join(told))
    seat, what = last.strip().split(": ")
    verb, *cards = what.replace("jump in", "jump").split()
    named = tuple(parse(name) for name in cards)
    with pytest.raises(IllegalAction) as why:
        replay.game.apply(replay.state, replay.names.index(seat), Action(verb, named))
    assert why.value.rule
    return why.value.reason


def frozen(state: Any) -> str:
    """A state as text, which no later change can reach."""
    return json.dumps(state.save())


def packs_of(game: SomeGame) -> list[list[int]]:
    """All cards of a game, in order, for each number of players."""
    return [game.pack(seats) for seats in range(2, 13)] if isinstance(game, MauMau) else [game.pack()]
