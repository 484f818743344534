"""Jumping in: laying the very card that lies on top, out of turn and with its effect."""

from __future__ import annotations

from typing import ClassVar

from rules.records import Mask, Seat, but, record
from rules.shedding.contract import Effect, HasDrawn, MauMauGame, MauMauInterrupt, MauMauPlay, Turn
from rules.shedding.decisions import ChoosesReceiver
from rules.shedding.drawing import draw
from rules.shedding.effects import DrawDebt, NextDraws, OthersDraw, PreviousDraws
from rules.shedding.events import Laid, MauMauEvent
from rules.shedding.kept import DefinedState, own, row
from rules.shedding.moments import ByMoment
from rules.shedding.moves import effects_in_force
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, Reason


@record
class JumpedIn(Laid):
    """A twin was laid out of turn with its full effect, and play goes on from there (SRB-20)."""

    version: ClassVar[int] = 2


DRAWN_FOR = (DrawDebt, NextDraws, PreviousDraws, OthersDraw)
"""Effects that have somebody draw ``cards``."""


@record
class JumpIn(MauMauInterrupt):
    """Lay a card identical to the top before the next player acts; it does what it does, and play goes on from there.

    Not one of ``never``, and on one of ``spared`` not who is skipped by it (SRB-11). Those of ``doubled`` have others
    draw twice as much (SRB-22). ``rule``: the id of the rule by which it is refused.
    """

    about: ClassVar[tuple[str, ...]] = ("twin", "arm", "jump_in")
    verb: ClassVar[str] = "jump"
    label: ClassVar[str] = "jump-in"
    rule: str
    never: Mask
    spared: Mask = 0
    doubled: Mask = 0

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat) -> IllegalAction | None:
        """Why this seat may not jump in now, whatever it holds; None when it may."""
        turn = game.awaited(state)
        if not isinstance(turn, Turn) or not state.fresh or (turn.paid and not isinstance(turn, HasDrawn)):
            return IllegalAction(Reason.NOT_NOW, self.rule)
        if turn.seat == seat or self.never >> state.base & 1 or state.covered:
            return IllegalAction(Reason.NOT_NOW, self.rule)
        skipped = self.spared >> state.base & 1 and seat == state.after
        return IllegalAction(Reason.NOT_NOW, game.rules.ids.of("skip")) if skipped else None

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if self.refusal(game, state, seat) is None and state.base in state.hands[seat]:
            return [Action(self.verb, (state.base,))]
        return []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state, game = play.state, play.game
        refusal = self.refusal(game, state, seat)
        if refusal is not None:
            raise refusal
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, self.rule)
        (laid,) = action.cards
        if laid != state.base:
            raise IllegalAction(Reason.NOT_IDENTICAL, self.rule)
        effects = effects_in_force(state, game.rules.cards.laid[laid])
        play.settle()
        game.lay(play, JumpedIn(seat, laid), twice(effects) if self.doubled >> laid & 1 else effects)


def twice(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same effects, with twice as many cards to draw."""
    return tuple([_twice(one) for one in effects])


def _twice(effect: Effect) -> Effect:
    if isinstance(effect, ByMoment):
        return ByMoment(tuple([(moment, _twice(one)) for moment, one in effect.each]))
    return but(effect, cards=2 * effect.cards) if isinstance(effect, DRAWN_FOR) else effect


@record
class Noticed(MauMauEvent):
    """A seat was the first to notice the row of equal cards on the pile."""

    seat: Seat

    def change(self, state: MauMauState) -> None:
        if isinstance(state.own, DefinedState):
            state.own = but(state.own, noticed=True)


@record
class NoticedNothing(MauMauEvent):
    """A seat has said that it noticed a row of equal cards, and there is none, or somebody was faster."""

    seat: Seat


@record
class Notice(MauMauInterrupt):
    """Say that ``row`` equal cards lie on each other: who does so first gives a card to somebody.

    It is offered in every turn, so that nothing tells when; not to who is deciding about a drawn card. ``wrong``: how
    many cards it costs where there is no such row.
    """

    about: ClassVar[tuple[str, ...]] = ("notice",)
    verb: ClassVar[str] = "notice"
    row: int
    wrong: int

    def offers(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        turn = game.awaited(state)
        return [Action(self.verb)] if isinstance(turn, Turn) and not (turn.seat == seat and turn.drawn) else []

    def act(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        state = play.state
        if not self.offers(play.game, state, seat):
            raise IllegalAction(Reason.NOT_NOW, play.game.rules.ids.turn)
        if row(state.pile) != self.row or own(state).noticed:
            play.emit(NoticedNothing(seat))
            draw(play, seat, self.wrong)
            return
        play.emit(Noticed(seat))
        if len(state.hands[seat]) > 1:
            play.ask(ChoosesReceiver(seat))
