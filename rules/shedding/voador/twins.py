"""The twin of the top card: stealing the turn with it, jumping in, and the dobradinha (VOA-11 to VOA-13)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rules.cards import JOKERS, mask
from rules.records import Seat, record
from rules.shedding import events
from rules.shedding.contract import (
    Choice,
    Effect,
    MauMauGame,
    MauMauInterrupt,
    MauMauPlay,
    Ruleset,
    RulesFeature,
    Turn,
    offer_before_drawing,
)
from rules.shedding.effects import NextDraws
from rules.shedding.laying import Fitting
from rules.shedding.moves import CardMove, PlayCard, for_each_card
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, Reason


@record
class Stole(events.Laid):
    """A twin was laid out of turn, without effect: the turn is the layer's (VOA-11)."""

    version: ClassVar[int] = 2


@record
class StoleOwn(Stole):
    """A twin was laid without effect on one's own turn, which goes on (VOA-12)."""

    version: ClassVar[int] = 1


@record
class Doubled(events.Laid):
    """A twin was laid as *dobradinha* (VOA-12)."""

    version: ClassVar[int] = 2


def twin(state: MauMauState) -> int:
    """The card that steals the turn, as a mask: identical to the top, which is no joker (VOA-11).

    Under attacks the card below is the top again (VOA-22).
    """
    over = state.pile[len(state.pile) - state.covered :] if state.covered else ()
    return 0 if mask(over) & JOKERS else 1 << state.base


class BesideTwin(Fitting):
    """A twin has to steal or double, and is not played with its effect, unless it answers a debt (VOA-12)."""

    __slots__ = ()

    def playable(self, state: MauMauState, fits: int) -> int:
        return fits if state.debt else fits & ~twin(state)


class PlayOther(PlayCard):
    """Lay a card with its effect, if it is no twin (VOA-12)."""

    __slots__ = ()
    verb = "play"

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        if not choice.state.debt and choice.fits >> card & 1:
            return IllegalAction(Reason.STEAL_OR_DOUBLE, "VOA-12")
        return super().unfit(choice, card)


class TwinMove(CardMove):
    """Laying the identical card on one's own turn. A debt of its twin is void."""

    __slots__ = ()
    rule = "VOA-12"

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        return twin(state)

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        return IllegalAction(Reason.NOT_IDENTICAL, self.rule)


class StealOwn(TwinMove):
    """Steal one's own turn: the card has no effect, and one plays on (VOA-12)."""

    __slots__ = ()
    about = ("twin", "VOA-12")
    verb = "steal"
    offered = for_each_card("steal")

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        steal(play, StoleOwn(turn.seat, action.cards[0]))


class Double(TwinMove):
    """The *dobradinha*: no effect of its own, the next draws two and then plays normally (VOA-12)."""

    __slots__ = ()
    about = ("twin", "dobradinha", "VOA-12")
    verb = "double"
    offered = for_each_card("double")
    cards: ClassVar[int] = 2
    effects: ClassVar[tuple[Effect, ...]] = (NextDraws(cards),)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        void_debt(play)
        play.game.lay(play, Doubled(turn.seat, action.cards[0]), self.effects)


@record
class StealTurn(MauMauInterrupt):
    """Lay the identical card before the player to move does anything, and take the turn (VOA-11)."""

    about: ClassVar[tuple[str, ...]] = ("twin", "arm", "VOA-11")
    verb: ClassVar[str] = "jump"

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        turn = game.awaited(state)
        open_to = isinstance(turn, Turn) and seat != turn.seat
        if open_to and twin(state) & mask(state.hands[seat]):
            return [Action("jump", (state.base,))]
        return []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state, turn = play.state, play.game.awaited(play.state)
        if not isinstance(turn, Turn):
            raise IllegalAction(Reason.NOT_NOW, "VOA-11")
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "VOA-11")
        if not twin(state) >> action.cards[0] & 1:
            raise IllegalAction(Reason.NOT_IDENTICAL, "VOA-11")
        if turn.seat == seat:
            raise IllegalAction(Reason.STEAL_OR_DOUBLE, "VOA-12")
        play.settle()
        steal(play, Stole(seat, action.cards[0]))


def steal(play: MauMauPlay, stole: Stole) -> None:
    """Take the turn with the identical card, without its effect; play goes on from here (VOA-11)."""
    void_debt(play)
    play.game.lay(play, stole, ())
    if play.state.hands[stole.seat]:
        play.ask(Turn(stole.seat))


def void_debt(play: MauMauPlay) -> None:
    """A debt still standing from the card's twin is void."""
    if play.state.debt:
        play.emit(events.DebtCleared())


BESIDE_OTHERS = "it has a way of its own to lay cards, which nothing else is tried with"
"""Why a feature is for the definitions of the project alone."""


@record
class StealsTurn(RulesFeature):
    """The twin of the top card steals the turn, without its effect (VOA-11, VOA-12)."""

    word: ClassVar[str] = "steal_turn"
    shipped: ClassVar[str] = BESIDE_OTHERS

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(
            rules,
            fitting=BesideTwin(rules.fitting.laying),
            moves=(PlayOther(), StealOwn(), *rules.moves[1:]),
            interrupts=(StealTurn(), *rules.interrupts),
        )


@record
class Dobradinha(RulesFeature):
    """The twin of the top card may be laid so that the next player draws two (VOA-12)."""

    word: ClassVar[str] = "dobradinha"
    shipped: ClassVar[str] = BESIDE_OTHERS

    def fit(self, rules: Ruleset) -> Ruleset:
        return replace(rules, moves=offer_before_drawing(rules, Double()))
