"""Moves ahead: what a seat has said that it will do, and under which condition, before it is its turn.

A condition is one of the facts below. A fact is read from what the seat itself may see, so every game has it, and
nothing that others hold hangs on it. What is done is a move that the rules offer then, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Self

from rules.cards import RANKS, SUITS
from rules.game import SomeGame
from rules.match import Match
from rules.records import Json
from rules.strategies import sensible
from rules.table import Action
from rules.view import View

ONLY = "only"
"""Stands for the verb of whatever is the one single thing that can be done."""
JUMP = "jump"
"""The verb of what is done out of turn, at once when it can be."""
AHEAD_LIMIT = 12
"""Upper bound on moves ahead of a seat."""


class MoveAhead(NamedTuple):
    """What is to be done when it can be done: ``when`` one of these facts holds, or in any case if there are none.

    ``then`` are the answers to what may be asked next, as a suit to call. One with cards is done once. One without
    stays for the round; a pass, until the seat leads.
    """

    action: Action
    when: tuple[str, ...] = ()
    then: tuple[Action, ...] = ()

    def save(self) -> Json:
        """It as plain data."""
        return [_saved(self.action), list(self.when), [_saved(answer) for answer in self.then]]

    @classmethod
    def load(cls, saved: Json) -> Self:
        """What ``save`` made plain. Raises ``ValueError``."""
        match saved:
            case [list(action), list(when), list(then)] if all(is_known_fact(str(fact)) for fact in when):
                return cls(_action(action), tuple(map(str, when)), tuple(_action(answer) for answer in then))
        raise ValueError(f"a move ahead is an action, facts and answers, not {saved!r}")

    def holds(self, seen: View) -> bool:
        """Whether its condition holds for the seat of this view."""
        return not self.when or any(_holds(fact, seen, self.action) for fact in self.when)

    def move(self, moves: Sequence[Action]) -> Action | None:
        """The one of these moves that it means; None where there is none, or more than one."""
        if self.action.verb == ONLY:
            return moves[0] if len(moves) == 1 else None
        cards = sorted(self.action.cards)
        same = [move for move in moves if move.verb == self.action.verb and sorted(move.cards) == cards]
        if self.action in same:
            return self.action
        return same[0] if len({move.text for move in same}) == 1 else None


def _saved(action: Action) -> list[Json]:
    verb, cards, seat, suit, number, text = action.plain()
    return [verb, list(cards), seat, suit, number, text]


def _action(saved: Json) -> Action:
    match saved:
        case [str(verb), list(cards), int(seat), int(suit), int(number), str(text)]:
            if all(isinstance(card, int) for card in cards):
                return Action(verb, tuple(int(str(card)) for card in cards), seat, suit, number, text)
    raise ValueError(f"this is no action: {saved!r}")


# the facts


def _others_hold(seen: View, most: int) -> bool:
    others = [one for one in seen.order if one != seen.seat and one not in seen.out]
    return any(0 <= seen.counts[one] <= most for one in others)


FACTS: Mapping[str, Callable[[View, Action, int], bool]] = {
    "debt": lambda seen, _deed, _which: seen.owed > 0 or seen.threatened > 0,
    "no-other": lambda seen, deed, _which: all(sorted(one.cards) in ([], sorted(deed.cards)) for one in seen.moves),
    "suit": lambda seen, _deed, which: seen.follows[0] == which,
    "rank": lambda seen, _deed, which: seen.follows[1] == which,
    "few": lambda seen, _deed, which: _others_hold(seen, which),
    "lead": lambda seen, _deed, _which: seen.leads,
    "partner": lambda seen, _deed, _which: seen.partner_lies,
}
"""Each fact by its name; some are about a number, which stands behind the name: ``suit-2``.

There is a debt to draw. No other card goes. A suit or a rank is to be followed. Another holds at most so many cards.
The seat leads. Its partner's cards lie highest.
"""
ON_CARDS = ("suit", "rank")
"""Facts about the card to follow."""
NUMBERED = {"suit": len(SUITS), "rank": len(RANKS), "few": 20}
"""Facts about a number, each with what that is below."""


def fact(name: str, which: int = -1) -> str:
    """A fact, about a number where it needs one."""
    return name if which < 0 else f"{name}-{which}"


def parts(said: str) -> tuple[str, int]:
    """The name of a fact and its number, -1 for none. Raises ``ValueError``."""
    if said in FACTS and said not in NUMBERED:
        return said, -1
    name, _, which = said.rpartition("-")
    if name not in NUMBERED or not (which.isascii() and which.isdigit()) or int(which) >= NUMBERED[name]:
        raise ValueError(f"there is no fact {said!r}")
    return name, int(which)


def is_known_fact(said: str) -> bool:
    """Whether there is such a fact."""
    try:
        return bool(parts(said))
    except ValueError:
        return False


def _holds(said: str, seen: View, deed: Action) -> bool:
    name, which = parts(said)
    return FACTS[name](seen, deed, which)


# what is done


def steps(game: SomeGame, state: Match, seat: int, ahead: Iterable[MoveAhead], now: int) -> list[tuple[int, Action]]:
    """What a seat, from which a decision is awaited, does by the first of its moves ahead whose condition holds and
    that the rules offer; nothing if there is none.

    What has to be said with the last cards is said along, as a computer player says it.
    """
    some = [one for one in ahead if one.action.verb != JUMP]
    after, done = state.copy(), list[tuple[int, Action]]()

    def do(action: Action) -> None:
        game.apply(after, seat, action, now)
        done.append((seat, action))

    if any(one.action.cards for one in some):  # before the card is laid that leaves the last one, where that is due
        for said in sensible.speeches(game, after, seat):
            do(said)
    one, move = _first(game, after, seat, some)
    if done and (move is None or not move.cards):  # who lays nothing says nothing
        after, done = state.copy(), []
        one, move = _first(game, after, seat, some)
    if one is None or move is None:
        return []
    for action in (move, *one.then):
        if action == move or action in game.moves(after, seat):
            do(action)
    for said in sensible.speeches(game, after, seat):
        do(said)
    return done


def _first(
    game: SomeGame, state: Match, seat: int, ahead: Iterable[MoveAhead]
) -> tuple[MoveAhead, Action] | tuple[None, None]:
    """The first whose condition holds and that the rules offer, with its move."""
    seen = game.view(state, seat)
    for one in ahead:
        if not one.holds(seen):
            continue
        move = one.move(seen.moves)
        if move is None and len(one.action.cards) > 1:
            move = _together(game, state, seat, one.action)
        if move is not None:
            return one, move
    return None, None


def _together(game: SomeGame, state: Match, seat: int, action: Action) -> Action | None:
    """Cards laid together that the rules accept: moves list only some that stand for others. None if there are several
    ways to take them.
    """
    decision, meant = game.awaited(state), game.meanings(state, seat, action)
    if decision is None or len(meant) != 1 or decision.refusal(game, state, seat, meant[0]) is not None:
        return None
    return meant[0]


def jump(game: SomeGame, state: Match, seat: int, ahead: Iterable[MoveAhead]) -> Action | None:
    """What a seat jumps in with now, by its moves ahead; None if there is nothing."""
    jumps = [one for one in ahead if one.action.verb == JUMP]
    if not jumps:
        return None
    legal, seen = game.legal(state, seat), game.view(state, seat)
    return next((one.action for one in jumps if one.action in legal and one.holds(seen)), None)


def still_possible(ahead: Iterable[MoveAhead], hand: Sequence[int], *, leads: bool) -> list[MoveAhead]:
    """Those that still make sense with this hand; ``leads``: the seat is to lead, where passing ends."""
    held = Counter(hand)
    return [one for one in ahead if not Counter(one.action.cards) - held and not (leads and one.action.verb == "pass")]
