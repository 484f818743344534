"""How long the discard pile of a finished round kept PSMM and PSMMe, and what broke them (IME-60)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.words.texts import Person, card_name, fact
from cogs.lookback.replays import Moment
from rules.shedding.laying import keeps_psmm, keeps_psmme
from rules.shedding.state import MauMauState
from rules.table import NOBODY, SomeEvent

PROPERTIES = (("PSMM", keeps_psmm), ("PSMMe", keeps_psmme))


class Lying(NamedTuple):
    """A card on the pile: who laid it, ``NOBODY`` where it was turned up, and with which move of the round."""

    card: int
    seat: int
    move: int


class KeptCards(NamedTuple):
    """How many of the first cards kept a property, of how many; and the two neighbours that broke it, if any did."""

    first: int
    cards: int
    broken: tuple[Lying, Lying] | None


def pile_of_round(moments: Sequence[Moment]) -> list[Lying]:
    """Return the cards that came onto the pile in a round and stayed there, the first one first, as if none had been
    shuffled into the stock. Empty for a game without a pile.
    """
    state = moments[0].state.copy()
    if not isinstance(state, MauMauState):
        return []
    found = [Lying(card, NOBODY, 0) for card in state.pile]
    for number, moment in enumerate(moments[1:], 1):
        for event in moment.events:
            before = list(state.pile)
            event.change(state)  # type: ignore[arg-type]  # it is an event of this table's game
            _follow(found, before, state.pile, Lying(-1, _who_laid(event), number))
    return found


def _follow(found: list[Lying], before: Sequence[int], pile: Sequence[int], laid: Lying) -> None:
    """Note what an event has done to the top of the pile; what a shuffle takes from below stays noted.

    ``laid`` says who laid what is new there.
    """
    if pile and list(pile) == list(before[len(before) - len(pile) :]):
        return
    same = next((n for n, (one, other) in enumerate(zip(before, pile, strict=False)) if one != other), len(before))
    same = min(same, len(pile))
    at = len(found) - len(before) + same
    moved = {one.card: one for one in found[at:]}
    found[at:] = [moved.pop(card, laid._replace(card=card)) for card in pile[same:]]


def _who_laid(event: SomeEvent) -> int:
    return next((seat for seat, _ in event.cards_laid()), NOBODY) if event.moves_cards else NOBODY


def count_kept(pile: Sequence[Lying], keeps: Callable[[int, int], bool]) -> KeptCards:
    """Return how long a pile kept a property of neighbours."""
    for first, (below, above) in enumerate(pairwise(pile), 1):
        if not keeps(below.card, above.card):
            return KeptCards(first, len(pile), (below, above))
    return KeptCards(len(pile), len(pile), None)


def describe_pile(pile: Sequence[Lying], names: Sequence[str], reader: Person) -> str:
    """Say of both properties how long the pile kept them, and what they are. Empty where no two cards lay there."""
    if len(pile) < 2:
        return ""
    lines = [reader.text("pile-title")]
    for name, keeps in PROPERTIES:
        one = count_kept(pile, keeps)
        facts: dict[str, object] = {"name": name, "first": one.first, "cards": one.cards}
        if one.broken is not None:
            below, above = one.broken
            facts |= {"card": card_name(reader.locale, above.card), "below": card_name(reader.locale, below.card)}
            facts |= {"move": above.move, "laid": fact(above.seat != NOBODY)}
            facts["who"] = names[above.seat] if above.seat != NOBODY else ""
        lines.append(reader.text("pile-kept" if one.broken is None else "pile-broken", **facts))
    return "\n".join([*lines, "-# " + reader.text("pile-about")])
