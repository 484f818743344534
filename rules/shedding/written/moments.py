"""What a card does at some moments only: while a debt stands, on a card of its own rank …"""

from __future__ import annotations

from rules.cards import RANK, SUIT
from rules.records import Card, Seat, record
from rules.shedding.contract import Effect, MauMauPlay
from rules.shedding.events import Laid
from rules.shedding.parts import IN_DEBT, NO_DEBT, OWN_NUMBER, OWN_RANK, OWN_SUIT, ROW, TWIN
from rules.shedding.state import MauMauState
from rules.shedding.written.kept import own, row


@record
class ByMoment(Effect):
    """Everything that a card does, each with its moment. All moments are looked at before anything is done."""

    each: tuple[tuple[str, Effect], ...]

    def parts(self) -> tuple[tuple[str, Effect], ...]:
        return self.each

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        now, suspended = moments(play, laid), own(play.state).suspended
        for moment, effect in self.each:
            if moment in now and effect.from_hand and (effect.always or not suspended):
                effect.run(play, laid, out)


def moments(play: MauMauPlay, laid: Laid) -> tuple[str, ...]:
    """The moments that this card has come at."""
    state, card = play.state, laid.card
    found = ["laid", IN_DEBT if state.debt else NO_DEBT]
    found += [OWN_NUMBER] if is_own_number(state, laid.seat, card) else []
    found.append(f"{ROW}:{row(state.pile)}")
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
