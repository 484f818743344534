"""Twins of Advanced Mau & Mau against a reckoning of their own: who draws for a card, and who plays next."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from rules.cards import ACE, EIGHT, NAMES, NINE, QUEEN, RANK, parse
from rules.catalogue import make
from rules.game import SomeGame
from rules.match import PLAYING, WAITING
from rules.table import NOBODY, Action, IllegalAction, SomeEvent
from tests.support.games import something

MATCHES, STEPS = 60, 160
PASSING = parse("4D")


class Previous(NamedTuple):
    """What the previous player has laid, with no pass since."""

    seat: int
    card: int


class Expected(NamedTuple):
    """How many cards each seat holds after a play, whose turn it is, and for what somebody has drawn."""

    counts: dict[int, int]
    turn: int
    why: tuple[str, ...]


def expected(before: Any, seat: int, cards: list[int], previous: Previous | None) -> Expected:
    """Reckoned from the places of the seats alone: the rules' own steps have no part in it."""
    ring = before.order if before.direction == 1 else before.order[::-1]
    place, last = ring.index(seat), cards[-1]
    behind = ring[place - 1]
    if RANK[last] == QUEEN:
        turn = seat if len(ring) == 2 else behind
    else:
        turn = ring[(place + (2 if RANK[last] == ACE else 1)) % len(ring)]
    asked = before.stack[-1]
    eights = [card for card in cards if RANK[card] == EIGHT] + [before.base] * (asked.kind == "eights")
    counts = {who: len(before.hands[who]) - len(cards) * (who == seat) for who in ring}
    why = ()
    if asked.kind != "eights" and not asked.drawn and previous is not None and previous.seat != seat:
        why += ("twin",) * (previous.card == cards[0])
    why += ("eights",) * (len(set(eights)) < len(eights))
    counts[turn] += 2 * len(why)
    counts[behind] += RANK[last] == NINE
    return Expected(counts, turn, why)


def after(previous: Previous | None, kind: str, events: list[SomeEvent]) -> Previous | None:
    """What has been laid last: the turned-up card too, by the dealer; a pass undoes it, but not that of who dealt."""
    for event in events:
        name = type(event).__name__
        if name == "Laid":
            previous = Previous(event.seat, event.card)
        elif name == "Dealt":
            previous = Previous(event.dealer, event.pile[0])
        elif name in ("TurnLost", "Stuck") or (name == "Passed" and kind != "eights"):
            previous = None
    return previous


def likely(game: SomeGame, state: Any, chance: Random) -> tuple[int, Action]:
    """What somebody might do; twins, several eights, aces and queens rather than other cards."""
    seat = state.stack[-1].seats[0]
    some = [move for move in game.moves(state, seat) if move.verb == "play"]
    special = [m for m in some if len(m.cards) > 1 or m.cards[0] == state.base or RANK[m.cards[0]] in (ACE, QUEEN)]
    return (seat, chance.choice(special)) if special and chance.random() < 0.9 else something(game, state, chance)


def test_AMM_33_AMM_35_COM_5_who_plays_next_draws_for_twins() -> None:
    """Whichever way the last card turns the game, at tables of two and of more, people coming and going."""
    met: Counter[tuple[str, int, bool]] = Counter()
    for seed in range(MATCHES):
        chance, previous = Random(seed), None
        game = make("amm", {"misplay": "refuse", "voluntary_draw": ("off", "on")[seed % 2]})
        state: Any = game.new(chance.choice((2, 2, 3, 4, 6)))
        for step in range(STEPS):
            if state.phase == WAITING:
                previous = after(None, "", game.apply(state, NOBODY, Action("deal", text=f"{seed}/{step}")))
            if state.phase != PLAYING:
                break
            before, kind = state.copy(), state.stack[-1].kind
            seat, action = likely(game, state, chance)
            try:
                events: list[Any] = list(game.apply(state, seat, action, 60 * step))
            except IllegalAction:
                continue
            laid = [event.card for event in events if type(event).__name__ == "Laid"]
            if laid and state.phase == PLAYING and state.hands[seat] and laid[-1] != PASSING and len(before.stock) > 4:
                wanted = expected(before, seat, laid, previous)
                told = (seed, step, [NAMES[card] for card in laid], wanted.why)
                assert {who: len(state.hands[who]) for who in state.order} == wanted.counts, told
                assert state.stack[-1].kind == "call" or state.stack[-1].seats == (wanted.turn,), told
                met.update((why, RANK[laid[-1]], len(state.order) == 2) for why in wanted.why)
            previous = after(previous, kind, events)
    assert {("twin", ACE, False), ("twin", QUEEN, False), ("twin", NINE, False), ("twin", NINE, True)} <= met.keys()
    assert {why for why, _, _ in met} == {"twin", "eights"}
