"""What a card does at some moments only: while a debt stands, on a card of its own rank …"""

from __future__ import annotations

from rules.cards import RANK, SUIT
from rules.records import Card, Seat, record
from rules.shedding.contract import Effect, MauMauPlay
from rules.shedding.events import Laid
from rules.shedding.kept import own, row
from rules.shedding.parts import (
    FIRST_CIRCLE,
    IN_DEBT,
    LAID,
    MORE_PLAY,
    NO_DEBT,
    OWN_NUMBER,
    OWN_RANK,
    OWN_SUIT,
    ROW,
    TWIN,
    TWO_PLAY,
)
from rules.shedding.state import MauMauState

OF_DEBT = (IN_DEBT, NO_DEBT)
"""The moments that hang on what the cards before have done, and not on where this one lies."""


@record
class ByMoment(Effect):
    """Everything that a card does, each with its moment. All moments are looked at before anything is done.

    Once it is noted, nothing hangs on the pile any more: what comes at this moment comes whenever the card is laid.
    """

    each: tuple[tuple[str, Effect], ...]

    def parts(self) -> tuple[tuple[str, Effect], ...]:
        return tuple([(when(moment, one), part) for moment, effect in self.each for one, part in effect.parts()])

    def noted(self, play: MauMauPlay, laid: Laid) -> ByMoment:
        now = moments(play.state, laid)
        return ByMoment(
            tuple(
                [
                    (moment if moment in OF_DEBT else LAID, effect.noted(play, laid))
                    for moment, effect in self.each
                    if moment in OF_DEBT or moment in now
                ]
            )
        )

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return (ByMoment(tuple([(moment, left) for moment, effect in self.each for left in effect.covered(by)])),)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        now, suspended = (LAID, IN_DEBT if play.state.debt else NO_DEBT), own(play.state).suspended
        for moment, effect in self.each:
            if moment in now and effect.comes(play.state, laid.seat) and (effect.always or not suspended):
                effect.run(play, laid, out)


def always(effects: tuple[Effect, ...]) -> ByMoment:
    """These effects as one, whenever the card is laid."""
    return ByMoment(tuple([(LAID, effect) for effect in effects]))


def when(moment: str, within: str) -> str:
    """When a part comes that comes ``within`` something at its moment, which itself comes at a ``moment``."""
    return within if moment == LAID else moment


def moments(state: MauMauState, laid: Laid) -> tuple[str, ...]:
    """The moments that this card has come at, by where it lies."""
    card, kept = laid.card, own(state)
    found = [LAID, f"{ROW}:{row(state.pile)}"]
    found += [OWN_NUMBER] if is_own_number(state, laid.seat, card) else []
    found += [TWO_PLAY if len(state.order) == 2 else MORE_PLAY]
    found += [FIRST_CIRCLE] if not (kept.circled or kept.had.count(laid.seat) > 1) else []
    below = state.pile[-2] if len(state.pile) > 1 else -1
    if below >= 0:
        found += [OWN_RANK] if RANK[below] == RANK[card] else []
        found += [OWN_SUIT] if SUIT[below] == SUIT[card] else []
        found += [TWIN] if below == card else []
    return tuple(found)


def is_own_number(state: MauMauState, seat: Seat, card: Card) -> bool:
    """Whether a card is of as many as its seat was last dealt (a countdown)."""
    dealt = own(state).dealt
    return bool(dealt) and RANK[card] + 1 == dealt[seat]
