"""What can happen within a round of the climbing game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rules.climbing.state import ZhengState
from rules.match import AWAY, GONE, PLAYING
from rules.table import NOBODY, UNSEEN, Event

Held = tuple[tuple[int, int], ...]
"""Seats, each with a card."""


@dataclass(slots=True)
class DealtOut(Event):
    """A new round: who deals and leads, the hands by seat, and the teams by seat (none where all play alone)."""

    untold: ClassVar[bool] = True
    round: int
    dealer: int
    order: tuple[int, ...]
    seed: str
    commitment: str
    rolls: int
    hands: tuple[tuple[int, ...], ...]
    teams: tuple[int, ...]

    def change(self, state: ZhengState) -> None:
        state.phase, state.round, state.dealer = PLAYING, self.round, self.dealer
        state.order, state.seed, state.rolls = list(self.order), self.seed, self.rolls
        state.hands, state.teams = [list(hand) for hand in self.hands], list(self.teams)
        if self.teams:
            state.seating = [*self.order, *(seat for seat in state.seating if seat not in self.order)]
        state.after = self.order[(self.order.index(self.dealer) - state.direction) % len(self.order)]
        state.aside, state.lying, state.reading, state.by = [], [], [], NOBODY
        state.exchanged = []
        state.passed, state.out, state.gone, state.stack, state.vote = [], [], [], [], None
        state.dealt = sorted({*state.dealt, *self.order})
        state.missing = [seat for seat in state.dealt if state.status[seat] in (AWAY, GONE)]

    def seen_by(self, seat: int) -> Event:
        hands = tuple(hand if owner == seat else (UNSEEN,) * len(hand) for owner, hand in enumerate(self.hands))
        return replace(self, seed="", hands=hands)


@dataclass(slots=True)
class Played(Event):
    """A seat led a combination, or beat the one that lay there; ``reading`` is what the cards are taken for."""

    seat: int
    laid: tuple[int, ...]
    reading: tuple[int, ...]

    def change(self, state: ZhengState) -> None:
        for card in self.laid:
            state.hands[self.seat].remove(card)
        state.aside += state.lying
        state.lying, state.reading = list(self.laid), list(self.reading)
        state.by = state.after = self.seat
        state.passed, state.stack = [], []


@dataclass(slots=True)
class SaidPass(Event):
    """A seat passed; it may play again when its turn comes again (ZSY-3)."""

    seat: int

    def change(self, state: ZhengState) -> None:
        state.passed.append(self.seat)
        state.after, state.stack = self.seat, []


@dataclass(slots=True)
class TrickEnded(Event):
    """All the others have passed: the cards are put aside, and a seat leads (ZSY-4)."""

    seat: int

    def change(self, state: ZhengState) -> None:
        state.aside += state.lying
        state.lying, state.reading, state.by, state.passed = [], [], NOBODY, []


@dataclass(slots=True)
class TurnGivenUp(Event):
    """Somebody leaves when it is the own turn."""

    seat: int

    def change(self, state: ZhengState) -> None:
        state.after, state.stack = self.seat, []


@dataclass(slots=True)
class TributeTaken(Event):
    """Cards of tribute changed hands, all at once: who gave which, and who took which (ZSY-30).

    ``back``: those with which the takers of the tribute repay it. Everybody sees the own cards only, and nobody whose
    card was taken by whom.
    """

    given: Held
    taken: Held
    back: bool

    def change(self, state: ZhengState) -> None:
        state.stack.pop()
        for seat, card in self.given:
            state.hands[seat].remove(card)
        for seat, card in self.taken:
            state.hands[seat].append(card)
        state.exchanged += [[[*pair] for pair in self.given], [[*pair] for pair in self.taken]]

    def seen_by(self, seat: int) -> Event:
        return replace(self, given=_own(self.given, seat), taken=_own(self.taken, seat))


def _own(held: Held, seat: int) -> Held:
    return tuple((owner, card if owner == seat else UNSEEN) for owner, card in held)


@dataclass(slots=True)
class TributeDropped(Event):
    """One of those who exchange cards has left: the rest of the tribute is let go."""

    def change(self, state: ZhengState) -> None:
        state.stack.pop()


@dataclass(slots=True)
class Placed(Event):
    """The placing of the round, first to last (ZSY-5)."""

    untold: ClassVar[bool] = True
    placing: tuple[int, ...]

    def change(self, state: ZhengState) -> None:
        state.placed = list(self.placing)
