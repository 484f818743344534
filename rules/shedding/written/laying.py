"""What may be laid where something is asked for, or turns are owed; and several cards in one turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from rules.cards import OF_RANK, OF_SUIT, RANK, SUIT
from rules.records import Mask, Seat, record
from rules.shedding.contract import Choice, Effect, MauMauGame, MauMauPlay, Turn, noted
from rules.shedding.drawing import show_draw
from rules.shedding.events import Laid
from rules.shedding.laying import Fitting
from rules.shedding.moves import PlayCard
from rules.shedding.state import MauMauState
from rules.shedding.written.kept import own
from rules.table import Action, IllegalAction, Reason

TOGETHER_LIMIT = 6
"""Upper bound on the cards that are laid in one turn."""


class FittingKept(Fitting):
    """What fits, with what is kept: turns that are owed, cards that are asked for, a rank of one's own."""

    __slots__ = ()

    def mask(self, state: MauMauState, seat: Seat) -> int:
        if self.laying.declared and undeclared(state, seat):
            return 0
        kept = own(state)
        if kept.stand:
            return kept.stand_answers
        found = Fitting.mask(self, state, seat)
        if state.debt:
            return found
        if kept.demand:
            return found & kept.demand if kept.follows else kept.demand | kept.answers
        if kept.dealt and self.laying.own_number:
            return found | OF_RANK[kept.dealt[seat] - 1]
        return found

    def hindrance(self, state: MauMauState, seat: Seat) -> Reason | None:
        if not self.laying.declared or not undeclared(state, seat):
            return None
        return Reason.DECLARED_LATE if own(state).undeclared == seat else Reason.DECLARE_FIRST


class LayInForce(PlayCard):
    """Lay a card, which does something only where that is not suspended."""

    __slots__ = ()

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        fitting, kept, ids = choice.game.rules.fitting, own(choice.state), choice.game.rules.ids
        if hindrance := fitting.hindrance(choice.state, choice.seat):
            return IllegalAction(hindrance, ids.of("declare"))
        if kept.demand and not choice.state.debt and not (kept.demand | kept.answers) >> card & 1:
            return IllegalAction(Reason.DEMAND_STANDS, ids.of("demand"))
        return PlayCard.unfit(self, choice, card)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        lay_last(play, turn.seat, action.cards[-1])


def lay_last(play: MauMauPlay, seat: Seat, card: int, under: tuple[tuple[Effect, ...], ...] = ()) -> None:
    """Lay a card with what it does, after what the cards do that were just laid ``under`` it."""
    play.game.lay(play, _laid(play, seat, card), in_force(play.state, play.game.rules.cards.laid[card]), under)


def _laid(play: MauMauPlay, seat: Seat, card: int) -> Laid:
    return Laid(seat, card, play.game.rules.fitting.laying.over >> card & 1 == 1)


@record
class LayTogether(LayInForce):
    """Lay a card; or several of a rank, of the mask ``together``, of which the first fits; or one of ``pairs`` with a
    card of its suit. ``all_act``: each of them does what it does; else the last alone.
    """

    verb: ClassVar[str] = "play"
    several: ClassVar[bool] = True
    together: Mask
    all_act: bool
    pairs: Mask

    def offers(self, choice: Choice) -> Sequence[Action]:
        single = PlayCard.offers(self, choice)
        ways = self._ways(choice)
        return [*single, *[Action("play", way) for way in ways]] if ways else single

    def may(self, game: MauMauGame, state: MauMauState, turn: Turn, action: Action) -> bool:
        if len(action.cards) < 2:
            return PlayCard.may(self, game, state, turn, action)
        choice, wanted = Choice(game, state, turn), sorted(action.cards)
        begins = choice.fits >> action.cards[0] & 1 == 1
        return begins and any(sorted(way) == wanted for way in self._ways(choice))

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        if len(action.cards) > 1:
            return IllegalAction(Reason.DOES_NOT_FOLLOW, choice.game.rules.ids.follow)
        return PlayCard.refusal(self, choice, action)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        if len(action.cards) > 1:
            show_draw(play, laid=True)
        under: tuple[tuple[Effect, ...], ...] = ()
        for card in action.cards[:-1]:
            laid = _laid(play, turn.seat, card)
            play.game.end_call(play, turn.seat, by_laying=not laid.over)
            play.emit(laid)
            if self.all_act:
                under += (noted(play, laid, in_force(play.state, play.game.rules.cards.laid[card])),)
        lay_last(play, turn.seat, action.cards[-1], under)

    def _ways(self, choice: Choice) -> list[tuple[int, ...]]:
        """The ways to lay several cards, each with one that fits first."""
        if choice.turn.drawn or not choice.fitting:
            return []
        hand, found = sorted(choice.state.hands[choice.seat]), []
        for rank in sorted({RANK[card] for card in hand}):
            some = [card for card in hand if RANK[card] == rank and self.together >> card & 1]
            if len(some) > 1 and choice.fits & OF_RANK[rank]:
                found += _sets(some, choice.fits)
        for card in sorted(set(hand)) if not choice.state.debt else ():
            if (self.pairs & choice.fits) >> card & 1:
                others = sorted({one for one in hand if OF_SUIT[SUIT[card]] >> one & 1 and one != card})
                found += [(card, other) for other in others]
        return found


@record
class LayPairs(LayTogether):
    """The same, where some cards are laid with a card of their suit: it is told in other words."""

    verb: ClassVar[str] = "play"


def undeclared(state: MauMauState, seat: Seat) -> bool:
    """Whether a seat has one card left, and has not declared it."""
    return len(state.hands[seat]) == 1 and not state.declared[seat]


def _sets(some: list[int], fits: int) -> list[tuple[int, ...]]:
    """Cards of a rank together: each set, in each order of the first that fits and the last."""
    found = []
    for size in range(2, min(len(some), TOGETHER_LIMIT) + 1):
        for cards in sorted(set(combinations(some, size))):
            for last in sorted(set(cards)):
                rest = list(cards)
                rest.remove(last)
                first = next((card for card in rest if fits >> card & 1), None)
                if first is not None:
                    rest.remove(first)
                    found.append((first, *rest, last))
    return found


def in_force(state: MauMauState, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """These effects; while they are suspended, those alone that work always."""
    if not own(state).suspended:
        return effects
    return tuple(effect for effect in effects if any(part.always for _, part in effect.parts()))
