"""What a card does at some moments only: while a debt stands, on a card of its own rank …"""

from __future__ import annotations

from rules.cards import RANK, SUIT
from rules.records import record
from rules.shedding.contract import Effect, MauMauPlay
from rules.shedding.events import Laid
from rules.shedding.parts import IN_DEBT, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN


@record
class ByMoment(Effect):
    """Everything that a card does, each with its moment. All moments are looked at before anything is done."""

    each: tuple[tuple[str, Effect], ...]

    def parts(self) -> tuple[tuple[str, Effect], ...]:
        return self.each

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        now = moments(play, laid)
        for moment, effect in self.each:
            if moment in now and effect.from_hand:
                effect.run(play, laid, out)


def moments(play: MauMauPlay, laid: Laid) -> tuple[str, ...]:
    """The moments that this card has come at."""
    state, card = play.state, laid.card
    found = ["laid", IN_DEBT if state.debt else NO_DEBT]
    below = state.pile[-2] if len(state.pile) > 1 else -1
    if below >= 0:
        found += [OWN_RANK] if RANK[below] == RANK[card] else []
        found += [OWN_SUIT] if SUIT[below] == SUIT[card] else []
        found += [TWIN] if below == card else []
    return tuple(found)
