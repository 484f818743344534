"""Random definitions, drawn from the declarations themselves, and playing them by lot."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from rules.catalogue import make
from rules.game import SomeGame
from rules.match import GONE, PLAYING, WAITING, Match
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.game import MauMau
from rules.shedding.parts import MOMENTS, Parameter, effects
from rules.strategies.by_name import sensibly
from rules.strategies.playing import play_on
from rules.table import NOBODY, Action, Stalled
from tests.support.games import packs_of

WHICH = ("A", "7", "8", "9", "10", "J", "Q", "K", "KH", "J:black", "hearts", "joker", "2 3", "all -J")
SAID = ("", "Mau!", "last card", "**¡Última!**")
RELATIVE = ("8:suit", "rank", "suit", "fits", "lower", "all -suit", "none")
ROUNDS, DECISIONS_LIMIT = 20, 60
"""How many rounds of a definition are played, each for so many decisions at most: what is longer may go on for long."""
SENSIBLE_LIMIT = 300
"""Upper bound on further decisions of a round in which all play sensibly."""
LOOKED_AT = 0.01
"""In what share of the decisions the whole state is looked at."""


def some(chance: Random, things: tuple[str, ...], most: int) -> list[str]:
    """Up to so many of these things, each once."""
    return chance.sample(things, chance.randint(0, most))


def value(chance: Random, one: Parameter) -> str:
    """A value of a parameter, as TOML."""
    match one.kind:
        case "number":
            return str(chance.randint(one.low, min(one.high, one.low + 12)))
        case "switch":
            return chance.choice(("true", "false"))
        case "word":
            return f'"{chance.choice(one.words)}"'
        case "cards":
            return f'"{chance.choice((*WHICH, *(RELATIVE if one.relative else ())))}"'
        case "said":
            return f'"{chance.choice(SAID)}"'
        case "by_seats":
            numbers = (f"{seats} = {chance.randint(one.low, one.high)}" for seats in chance.sample(range(2, 7), 2))
            return "{ " + ", ".join(numbers) + " }"
        case _:
            points = (f'"{which}" = {chance.randint(one.low, one.high)}' for which in some(chance, WHICH, 3))
            return "{ " + ", ".join(points) + " }"


def drawn(chance: Random) -> str:
    """The text of a definition. It may be refused as a whole, but each of its words is right."""
    lines = ['name = "By lot"', f"players = [2, {chance.randint(2, 6)}]"]
    for section in SECTIONS:
        names = some(chance, tuple(one.name for one in section.parameters), min(3, len(section.parameters)))
        given = {one.name: value(chance, one) for one in section.parameters if one.name in names}
        if section.name == "pack":
            given.pop("cards", None)
            given["packs"] = chance.choice(("1", "2"))
        if section.name == "deal":
            given["hand"] = chance.choice(("1", "3", "5"))
        lines += [f"[{section.name}]", *(f"{name} = {said}" for name, said in given.items())]
    words = sorted(effects())
    for which in some(chance, WHICH, 6):
        word = chance.choice(words)
        kind = effects()[word]
        moment = chance.choice([one for one in MOMENTS if one in kind.hangs])
        settings = [f"{one.name} = {value(chance, one)}" for one in kind.parameters]
        said = "{ " + ", ".join(settings) + " }" if settings else "true"
        lines += ["[[cards]]", f'which = "{which}"', f'at = "{moment}"', f"{word} = {said}"]
    return "\n".join(lines) + "\n"


definitions = st.randoms(use_true_random=False).map(drawn)
"""Definitions for Hypothesis, which makes one that fails smaller."""


class Ends(NamedTuple):
    """Of the rounds of a definition: how many ended ``by_lot``, how many only once all play sensibly and declare in
    time (``declared``), and how many did not end in ``SENSIBLE_LIMIT`` decisions.
    """

    by_lot: int = 0
    declared: int = 0
    open: int = 0


def played_by_lot(text: str, chance: Random, *, further: bool = False) -> Ends:
    """Play rounds of a definition by lot, people leaving and joining; with ``further``, to the end of each round.

    After a round that does not end, another match begins, as it does when one is over. Raises ``BadDefinition`` for a
    definition that is refused.
    """
    game, by_lot, declared, still = make(text), 0, 0, 0
    numbers = [seats for seats in range(game.seats[0], game.seats[1] + 1) if plays_with(game, seats)]
    state, packs = game.new(chance.choice(numbers)), [len(pack) for pack in packs_of(game)]
    for number in range(ROUNDS):
        if state.phase == WAITING and state.round and chance.random() < 0.1:
            comes_or_goes(game, state, chance)
        if state.phase != WAITING or not plays_with(game, sum(status < GONE for status in state.status)):
            state = game.new(chance.choice(numbers))
        game.apply(state, NOBODY, Action("deal", text=str(number)))
        whole = sorted(state.cards())
        assert len(whole) in packs
        for _ in range(DECISIONS_LIMIT):
            if state.phase != PLAYING:
                by_lot += 1
                break
            step(game, state, chance)
            assert sorted(state.cards()) == whole
        else:
            if further:
                with suppress(Stalled):
                    play_on(game, state, lambda state, seat: sensibly(game, state, seat, chance), SENSIBLE_LIMIT)
                assert sorted(state.cards()) == whole
                declared, still = declared + (state.phase != PLAYING), still + (state.phase == PLAYING)
    return Ends(by_lot, declared, still)


def plays_with(game: SomeGame, seats: int) -> bool:
    """Whether so many can be dealt to: partners are four or six."""
    return not isinstance(game, MauMau) or game.rules.course.refuses_deal(seats) is None


def comes_or_goes(game: SomeGame, state: Match, chance: Random) -> None:
    """Who has left sits down again; if nobody has, somebody leaves."""
    if GONE in state.status:
        game.apply(state, state.status.index(GONE), Action("join"))
    else:
        game.apply(state, chance.choice(state.seating), Action("leave"))


def step(game: SomeGame, state: Match, chance: Random) -> None:
    """Somebody acts: mostly who is asked, at times out of turn; at times somebody leaves, or sits down again."""
    lot = chance.random()
    if lot < 0.02 and len(state.order) > 2:
        comes_or_goes(game, state, chance)
        return
    for seat in chance.sample(state.order, len(state.order)) if lot < 0.25 else ():
        if beside := game.out_of_turn_actions(state, seat):
            game.apply(state, seat, chance.choice(beside))
            return
    seat = state.stack[-1].seats[0]
    moves = game.moves(state, seat)
    assert moves, state.stack
    if lot > 1 - LOOKED_AT:
        look(game, state, seat, chance)
    game.apply(state, seat, chance.choice(moves) if lot < 0.5 else sensibly(game, state, seat, chance))


def look(game: SomeGame, state: Match, seat: int, chance: Random) -> None:
    """The state is saved and loaded alike; what a seat does not see can be dealt anew, and its view stays."""
    assert game.load(json.loads(json.dumps(state.save()))) == state
    for one in (NOBODY, *state.order):
        game.view(state, one)
    other = game.dealt_anew(state, seat, chance)
    assert game.view(other, seat) == game.view(state, seat)
