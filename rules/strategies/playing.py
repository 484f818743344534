"""A table played on by strategies, with nobody looking on: as fast as the engine goes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.strategies.strategy import Strategy
from rules.table import NOBODY, Action, Event

Chooser = Callable[[Match, int], Action]
"""What the seat from which a decision is awaited does."""
SPEECHES_LIMIT = 3
"""Upper bound on what is said after one action. To declare takes two knocks where nobody may speak."""


def act(
    game: SomeGame,
    state: Match,
    strategy: Strategy,
    seat: int,
    action: Action,
    at: int = 0,
    forgot: Collection[int] = (),
) -> list[Event[Match]]:
    """Let somebody act at this time, and everybody say what is to be said then, but for those who ``forgot``; what has
    happened.
    """
    events = game.apply(state, seat, action, at)
    for _ in range(SPEECHES_LIMIT):
        said = strategy.says(game, state)
        if said is None or said[0] in forgot:
            break
        events += game.apply(state, *said, at)
    return events


def play_on(game: SomeGame, state: Match, choosers: Chooser, most: int) -> int:
    """Play the round to its end, or for ``most`` decisions. Gives how many it took."""
    strategy = family_of(game).strategy
    for number in range(most):
        if state.phase != PLAYING:
            return number
        seat = state.stack[-1].seats[0]
        act(game, state, strategy, seat, choosers(state, seat))
    return most


def quickly(game: SomeGame) -> Chooser:
    """Everybody plays what is quick to find, and the same in the same position: what differs has other causes."""
    strategy = family_of(game).strategy

    def chooser(state: Match, seat: int) -> Action:
        return strategy.quick(game, state, seat)[0]

    return chooser


def gains(game: SomeGame, before: tuple[int, ...], state: Match) -> list[float]:
    """By seat, what the round has brought, as a part of the others who were left behind; ties count for half. Where it
    is not over, what it may bring. Alone, the fewer points the better, and nothing is worse than not to get to an end.
    """
    if state.phase == PLAYING:
        return _prospects(game, state)
    sign = -1 if game.scoring.lowest_wins else 1
    points = [sign * (total - old) for total, old in zip(state.totals, before, strict=True)]
    if len(points) == 1:
        return [points[0] if state.won[-1] != NOBODY else points[0] - NEVER]
    compared = _compared(game, state)
    return [
        sum(
            (points[seat] > points[other]) + (points[seat] == points[other]) / 2 - 0.5 * (seat == other)
            for other in compared
        )
        / max(1, len(compared) - 1)
        for seat in range(len(points))
    ]


def _compared(game: SomeGame, state: Match) -> list[int]:
    """The seats of this round, also those that have gone out of it while the others play on."""
    return [*state.order, *(seat for seat in game.gone_out(state) if seat not in state.order)]


def _prospects(game: SomeGame, state: Match) -> list[float]:
    """Estimate the score of each seat in a round that is not over.

    The fewer moves of all moves of two seats one has left, the likelier it is to be ahead of the other. Where cards
    count, whoever does not go out is ahead with fewer points in hand: so are told apart, of all pairs of seats, those
    that lack the first one out. Where only the winner scores, all others are alike.
    """
    if len(state.hands) == 1:
        return [-len(state.hands[0]) - NEVER]
    compared, out = _compared(game, state), game.gone_out(state)
    strategy, values = family_of(game).strategy, game.scoring.values
    left = [strategy.moves_left(hand) for hand in state.hands]
    if game.scoring.winner and not values:
        return _wins(state, left)
    first = _shares(compared, out, left)
    if not values:
        return first
    fewer = _shares(compared, out, [float(sum([values[card] for card in hand])) for hand in state.hands])
    by_going_out = 2 / max(2, len(compared))
    return [by_going_out * a + (1 - by_going_out) * b for a, b in zip(first, fewer, strict=True)]


def _shares(compared: Sequence[int], out: Sequence[int], left: Sequence[float]) -> list[float]:
    """How likely each seat is to be ahead of another one, the others taken together, by what everybody has left."""
    found = [0.5] * len(left)
    for seat in compared:
        ahead = 0.0
        for other in compared:
            if other == seat:
                continue
            if seat in out and other in out:
                ahead += out.index(seat) < out.index(other)
            else:
                both = left[seat] + left[other]
                ahead += left[other] / both if both else 0.5
        found[seat] = ahead / max(1, len(compared) - 1)
    return found


def _wins(state: Match, left: Sequence[float]) -> list[float]:
    """What it may bring each seat where the first one out wins and all others are alike."""
    others = max(1, len(state.order) - 1)
    alike = (others - 1) / 2 / others
    if state.out:
        chances = {state.out[0]: 1.0}
    else:
        pace = {seat: 1 / left[seat] if left[seat] else 1.0 for seat in state.order}
        whole = sum(pace.values())
        chances = {seat: one / whole for seat, one in pace.items()}
    return [alike + (1 - alike) * chances.get(seat, 0.0) for seat in range(len(left))]


NEVER = 1000
"""What it counts alone to get to no end: more than anybody draws."""
