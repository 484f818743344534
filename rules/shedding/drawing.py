"""Drawing from the stock, and making a new stock of the pile."""

from __future__ import annotations

from rules.cards import JOKERS
from rules.records import Mask, Seat
from rules.shedding import events
from rules.shedding.contract import MauMauPlay

NO_LIMIT = 1000
"""More cards than any stock holds."""


def draw(play: MauMauPlay, seat: int, count: int, *, hidden: bool = False) -> list[int]:
    """Let a seat draw ``count`` cards, or what there is (COM-3). Who has gone out draws nothing. Gives the cards.

    ``hidden``: the seat is still deciding, and nobody else is told (COM-13).
    """
    state = play.state
    if state.out and seat in state.out:
        return []
    drew = events.DrewHidden if hidden else events.Drew
    if count == 1 and state.stock:
        card = state.stock[-1]
        play.emit(drew(seat, (card,)))
        return [card]
    taken: list[int] = []
    while len(taken) < count and (state.stock or reshuffle(play, hidden=hidden)):
        cards = state.stock[: -1 - count + len(taken) : -1]
        play.emit(drew(seat, tuple(cards)))
        taken += cards
    return taken


def draw_until(play: MauMauPlay, seat: Seat, fits: Mask, limit: int = NO_LIMIT) -> int:
    """Let a seat draw hidden, a card at a time, until it draws one of ``fits`` or the ``limit``-th, or there is none.

    Gives how many it drew.
    """
    count = 0
    while count < limit and (taken := draw(play, seat, 1, hidden=True)):
        count += 1
        if fits >> taken[0] & 1:
            break
    return count


def first_natural(cards: list[int]) -> int:
    """Take the card turned up from these; jokers turned before it go back to where they were."""
    return cards.pop(max(place for place, card in enumerate(cards) if not JOKERS >> card & 1))


def reshuffle(play: MauMauPlay, *, hidden: bool = False) -> bool:
    """Make the pile the new stock, below what is left of it; what is followed, and lies over it, stays.

    Gives whether there was anything to shuffle.
    """
    state = play.state
    loose = state.pile[: state.loose()]
    if loose:
        stock = play.game.shuffler.pile(state.seed, state.rolls, loose)
        play.emit(events.Reshuffled((*stock, *state.stock), hidden))
    return bool(loose)


def show_draw(play: MauMauPlay, *, laid: bool = False) -> None:
    """The decision about a hidden draw, if there is one, has fallen: tell everybody. ``laid``: the card is laid now."""
    state = play.state
    if state.hidden:
        lacks, kept = play.game.move["draw"].shows(play.game, state)
        unsure = state.gained - (state.hidden if laid or not kept else 0)
        play.emit(events.DrawShown(state.hider, state.hidden, lacks, unsure))
