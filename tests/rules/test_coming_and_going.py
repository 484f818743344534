"""Coming and going at any point: whoever leaves, joins, is absent or votes, the table stands and everybody sees it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.catalogue import RULEBOOKS, make
from rules.match import OVER, PLAYING, WAITING
from rules.options import OptionsConflict
from rules.rounds import SomeGame
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, IllegalAction
from tests.support.games import frozen, played, seats, something, values

ROUNDS, STEPS = 14, 130
LEAVE, PROPOSALS = Action("leave"), ("IME-50", "COM-20")


def game_by_lot(name: str, chance: Random) -> SomeGame:
    """Every other time as the document plays; else with options drawn by lot."""
    while chance.random() < 0.5:
        try:
            return make(name, {option.name: chance.choice(values(option)) for option in RULEBOOKS[name].options})
        except OptionsConflict:
            continue
    return make(name)


def restless(game: SomeGame, state: Any, chance: Random) -> tuple[int, Action]:
    """What somebody might do: often come or go, propose and vote, or let the time run out."""
    kind, anybody = chance.random(), chance.choice(range(len(state.status)))
    if kind < 0.80:
        return something(game, state, chance)
    if kind < 0.84:
        return anybody, LEAVE
    if kind < 0.90:
        new = chance.random() < 0.5
        return NOBODY if new else anybody, Action("join", text="computer" if chance.random() < 0.5 else "")
    if kind < 0.94:
        return anybody, Action(chance.choice(("away", "back")))
    if kind < 0.96:
        return anybody, Action("propose", text=chance.choice(PROPOSALS))
    if kind < 0.99:
        return anybody, Action("vote", number=chance.randrange(2))
    return NOBODY, Action(chance.choice(("time", "expire")))


def stands(game: SomeGame, state: Any) -> None:
    """Everybody sees the table; whoever is awaited sits there and may do something; nothing of a round outlasts it."""
    for seat in (NOBODY, *range(len(state.status))):
        game.view(state, seat)
    assert sorted(state.cards()) == game.pack() or not state.round
    if state.phase == PLAYING:
        decision = state.stack[-1]
        assert decision.seats
        assert set(decision.seats) <= set(state.order)
        for seat in decision.seats:
            assert game.moves(state, seat), decision
    else:
        assert not state.stack
        assert state.vote is None
        if isinstance(state, MauMauState):
            assert (state.hidden, state.debt, state.talk.silent) == (0, 0, False)


def all_leave(game: SomeGame, state: Any, chance: Random) -> None:
    """One after the other gets up, until the match is over."""
    going = list(range(len(state.status)))
    chance.shuffle(going)
    for seat in going:
        try:
            game.apply(state, seat, LEAVE)
        except IllegalAction:
            continue
        stands(game, state)
    assert state.phase == OVER


@pytest.mark.parametrize("name", sorted(RULEBOOKS))
def test_COM_21_COM_11_a_table_stands_whoever_comes_and_goes(name: str) -> None:
    """In every decision, and between rounds; from each point all may leave, one after the other."""
    for seed in range(ROUNDS):
        chance = Random(seed)
        game = game_by_lot(name, chance)
        state, at = game.new(seats(game, chance)), 0
        for step in range(STEPS):
            at += chance.randrange(30)
            if state.phase == OVER:
                break
            try:
                if state.phase == WAITING and chance.random() < 0.5:
                    game.apply(state, NOBODY, Action("deal", text=f"{seed}/{step}"), at)
                elif state.phase == WAITING:
                    anybody = chance.choice(range(len(state.status)))
                    game.apply(state, anybody, Action(chance.choice(("leave", "join", "away", "back"))), at)
                else:
                    before = frozen(state)
                    who, action = restless(game, state, chance)
                    game.apply(state, who, action, at)
            except IllegalAction:
                assert state.phase == WAITING or frozen(state) == before
                continue
            stands(game, state)
            if step % 3 == 0:
                all_leave(game, state.copy(), chance)


DRAWN = """
rules {game}
{option}
seats ana bia
top 9S
hand ana 10D KH
hand bia 7D 8C
turn ana
stock 8S
ana: draw
"""
ENDS = {
    "the last opponent leaves": (1, LEAVE, 60),
    "the drawer leaves": (0, LEAVE, 60),
    "the time is up": (NOBODY, Action("time"), 10_000),
    "the table votes": (1, Action("vote", number=1), 60),
}


@pytest.mark.parametrize("how", ENDS)
def test_COM_21_a_drawn_card_that_waits_is_kept_when_the_round_ends(how: str) -> None:
    """It is shown as drawn, whatever ends the round, and everybody still sees the table."""
    option = {"the time is up": "option time_limit 2", "the table votes": "option cyclic on"}.get(how, "")
    replay = played(DRAWN.format(game="ime", option=option))
    game, state = replay.game, replay.state
    assert state.hidden == 1
    if how == "the table votes":
        game.apply(state, 0, Action("propose", text="IME-50"))
    seat, action, at = ENDS[how]
    told = [type(seen).__name__ for event in game.apply(state, seat, action, at) if (seen := event.seen_by(NOBODY))]
    assert "DrawShown" in told
    assert "RoundEnded" in told
    assert state.phase != PLAYING
    stands(game, state)


@pytest.mark.parametrize("name", [name for name in sorted(RULEBOOKS) if name not in ("zheng", "solitaire")])
def test_COM_21_the_last_opponent_leaves_while_a_drawn_card_waits(name: str) -> None:
    """In every game in which one draws."""
    replay = played(DRAWN.format(game=name, option=""))
    assert replay.state.hidden == 1
    replay.game.apply(replay.state, 1, LEAVE)
    assert len(replay.state.hands[0]) == 3
    stands(replay.game, replay.state)
