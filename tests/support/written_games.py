"""Random definitions, drawn from the declarations themselves, and playing them by lot."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st

from rules.catalogue import make
from rules.match import GONE, OVER, PLAYING
from rules.rounds import SomeGame
from rules.shedding.parts import MOMENTS, Parameter, effects
from rules.shedding.written.faults import BadDefinition
from rules.shedding.written.sections import SECTIONS
from rules.strategies.players import sensibly
from rules.table import NOBODY, Action, IllegalAction
from tests.support.games import packs_of

WHICH = ("A", "7", "8", "9", "10", "J", "Q", "K", "KH", "J:black", "hearts", "joker", "2 3", "all -J")
RELATIVE = ("8:suit", "rank", "suit", "fits", "lower", "all -suit", "none")
DECISIONS_LIMIT = 250
"""Upper bound on the decisions of a round. What goes on after that would go on for long."""


def value(one: Parameter) -> st.SearchStrategy[str]:
    """A value of a parameter, as TOML."""
    match one.kind:
        case "number":
            return st.integers(one.low, min(one.high, one.low + 12)).map(str)
        case "switch":
            return st.sampled_from(["true", "false"])
        case "word":
            return st.sampled_from([f'"{word}"' for word in one.words])
        case "cards":
            return st.sampled_from([f'"{which}"' for which in (*WHICH, *(RELATIVE if one.relative else ()))])
        case _:
            return st.dictionaries(st.sampled_from(WHICH), st.integers(one.low, one.high), max_size=3).map(
                lambda found: "{ " + ", ".join(f'"{which}" = {points}' for which, points in found.items()) + " }"
            )


@st.composite
def definitions(draw: Any) -> str:
    """The text of a definition. It may be refused as a whole, but each of its words is right."""
    lines = ['name = "By lot"', f"players = [2, {draw(st.integers(2, 6))}]"]
    for section in SECTIONS:
        some = draw(st.lists(st.sampled_from(section.parameters), max_size=3, unique=True))
        given = {one.name: draw(value(one)) for one in some}
        if section.name == "pack":
            given.pop("cards", None)
            given["packs"] = draw(st.sampled_from(["1", "2"]))
        if section.name == "deal":
            given["hand"] = draw(st.sampled_from(["1", "3", "5"]))
        lines += [f"[{section.name}]", *(f"{name} = {said}" for name, said in given.items())]
    words = sorted(effects())
    for which in draw(st.lists(st.sampled_from(WHICH), max_size=6, unique=True)):
        word = draw(st.sampled_from(words))
        kind = effects()[word]
        moment = draw(st.sampled_from([one for one in MOMENTS if one in kind.hangs]))
        settings = [f"{one.name} = {draw(value(one))}" for one in kind.parameters]
        said = "{ " + ", ".join(settings) + " }" if settings else "true"
        lines += ["[[cards]]", f'which = "{which}"', f'at = "{moment}"', f"{word} = {said}"]
    return "\n".join(lines) + "\n"


def played_by_lot(text: str, chance: Random, rounds: int) -> int:
    """Play a definition by lot, people leaving and joining; how many rounds came to an end. 0 where it is refused."""
    try:
        game = make(text)
    except BadDefinition:
        return 0
    ended, state = 0, game.new(chance.randint(*game.seats))
    packs = [len(pack) for pack in packs_of(game)]
    for number in range(rounds):
        if state.phase == OVER:
            break
        try:
            game.apply(state, NOBODY, Action("deal", text=str(number)))
        except IllegalAction:
            break
        whole = Counter(state.cards())
        assert sum(whole.values()) in packs
        for _ in range(DECISIONS_LIMIT):
            if state.phase != PLAYING:
                ended += 1
                break
            step(game, state, chance)
            assert Counter(state.cards()) == whole
        else:
            break
    return ended


def step(game: SomeGame, state: Any, chance: Random) -> None:
    """Somebody acts: mostly who is asked, at times out of turn; at times somebody leaves, or sits down again."""
    lot = chance.random()
    if lot < 0.01 and len(state.order) > 2:
        game.apply(state, chance.choice(state.order), Action("leave"))
        return
    if lot < 0.02 and GONE in state.status:
        game.apply(state, state.status.index(GONE), Action("join"))
        return
    for seat in chance.sample(state.order, len(state.order)) if lot < 0.25 else ():
        if beside := game.beside(state, seat):
            game.apply(state, seat, chance.choice(beside))
            return
    seat = state.stack[-1].seats[0]
    moves = game.moves(state, seat)
    assert moves, state.stack
    if lot > 0.97:
        look(game, state, seat, chance)
    game.apply(state, seat, chance.choice(moves) if lot < 0.5 else sensibly(game, state, seat, chance))


def look(game: SomeGame, state: Any, seat: int, chance: Random) -> None:
    """The state is saved and loaded alike; what a seat does not see can be dealt anew, and its view stays."""
    assert game.load(json.loads(json.dumps(state.save()))) == state
    for one in (NOBODY, *state.order):
        game.view(state, one)
    other = game.dealt_anew(state, seat, chance)
    assert game.view(other, seat) == game.view(state, seat)
