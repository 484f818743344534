"""What a turn may offer, each a verb of the table scripts: laying a card, drawing, passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.cards import ALL, CARDS, SUIT
from rules.records import Seat, record
from rules.shedding import events
from rules.shedding.contract import Choice, MauMauGame, MauMauPlay, Move, Turn
from rules.shedding.declaring import acted
from rules.shedding.drawing import NO_LIMIT, draw, draw_until, show_draw
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, Reason


def for_each_card(verb: str) -> tuple[Action, ...]:
    """The action of this verb with each card, made once."""
    return tuple(Action(verb, (card,)) for card in CARDS)


NOTHING: tuple[Action, ...] = ()
DRAWS, PASSES = (Action("draw"),), (Action("pass"),)
"""What is offered at many turns, made once."""


class CardMove(Move):
    """A move that offers some of the cards in hand; after a draw only the drawn ones."""

    __slots__ = ()
    rule: ClassVar[str] = "COM-2"
    offered: tuple[Action, ...]
    """The action for each card: ``for_each_card``."""

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        """The cards that could be laid this way, in hand or not; ``fits`` are those that fit in any ordinary way."""
        raise NotImplementedError

    def offers(self, choice: Choice) -> Sequence[Action]:
        left, offered = self.mask(choice.game, choice.state, choice.fits) & choice.held, self.offered
        if not left:
            return NOTHING
        found = []
        while left:
            lowest = left & -left
            found.append(offered[lowest.bit_length() - 1])
            left ^= lowest
        return found

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [self.offered[card] for card in sorted(set(state.hands[seat]))]

    def may(self, game: MauMauGame, state: MauMauState, turn: Turn, action: Action) -> bool:
        cards = action.cards
        if len(cards) != 1 or cards[0] not in (turn.drawn or state.hands[turn.seat]):
            return False
        return self.mask(game, state, game.rules.fitting.mask(state, turn.seat)) >> cards[0] & 1 == 1

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        if len(action.cards) != 1 or action.cards[0] not in choice.state.hands[choice.seat]:
            return IllegalAction(Reason.NOT_IN_HAND, self.rule)
        if not choice.held >> action.cards[0] & 1:
            return IllegalAction(Reason.ONLY_THE_DRAWN, choice.game.rules.ids.draw)
        return self.unfit(choice, action.cards[0])

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        """Why a card that is held may not be laid so."""
        raise NotImplementedError


class PlayCard(CardMove):
    """Lay a card with its effect."""

    __slots__ = ()
    verb = "play"
    offered = for_each_card("play")

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        return game.rules.fitting.playable(state, fits)

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        ids, state = choice.game.rules.ids, choice.state
        if state.debt:
            return IllegalAction(Reason.DEBT_STANDS, ids.debt)
        if state.call >= 0 and SUIT[card] != state.call:
            return IllegalAction(Reason.CALL_STANDS, ids.call)
        return IllegalAction(Reason.DOES_NOT_FOLLOW, ids.follow)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        card, rules = action.cards[0], play.game.rules
        over = rules.fitting.laying.over >> card & 1 == 1
        play.game.lay(play, events.Laid(turn.seat, card, over), rules.cards.laid[card])


@record
class Draw(Move):
    """Draw the debt; or one card, when nothing in hand may be laid (``voluntary``: also when something may).

    A drawn card that may be laid waits for its player (``must``: it has to be laid). Otherwise the turn is over
    (COM-13).
    """

    verb: ClassVar[str] = "draw"
    voluntary: bool = False
    must: bool = False

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*DRAWS]

    def free(self, state: MauMauState) -> bool:
        """Whether a card may be drawn while one is held that could be laid."""
        return self.voluntary

    def offers(self, choice: Choice) -> Sequence[Action]:
        state, turn = choice.state, choice.turn
        if state.debt:
            return DRAWS
        if turn.drawn or turn.paid or not (self.free(state) or not choice.fitting):
            return NOTHING
        return DRAWS if state.stock or state.drawable() > 0 else NOTHING

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        draws = choice.game.rules.ids.draw
        if choice.turn.drawn:
            return IllegalAction(Reason.MUST_PLAY_DRAWN if self.must else Reason.ONLY_THE_DRAWN, draws)
        if choice.turn.paid:
            return IllegalAction(Reason.HAS_PAID, choice.game.rules.ids.debt)
        if choice.state.drawable() <= 0:
            return IllegalAction(Reason.NOTHING_TO_DRAW, "COM-3")
        return IllegalAction(Reason.HOLDS_PLAYABLE, draws)

    def shows(self, game: MauMauGame, state: MauMauState) -> tuple[int, bool]:
        """Who may not draw otherwise has nothing that fits. If what fits ``must`` be laid, a kept card does not fit."""
        return (0 if self.free(state) else game.rules.fitting.mask(state, state.hider)), not self.must

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        state = play.state
        if state.debt:
            self.pay(play, turn)
            return
        drawn = tuple(draw(play, turn.seat, 1, hidden=True))
        waiting = Turn(turn.seat, drawn)
        if drawn and play.game.rules.course.leaves_choice(play.game, state, waiting):
            play.ask(waiting)
        else:
            passed(play, turn.seat)

    def pay(self, play: MauMauPlay, turn: Turn) -> None:
        """Draw the whole debt; whether the turn is over then, the game says."""
        play.game.end_call(play, turn.seat)
        paid = draw(play, turn.seat, play.state.debt)
        settled(play, turn, paid)


def draw_on(play: MauMauPlay, turn: Turn, limit: int = NO_LIMIT) -> int:
    """Draw up to ``limit`` cards until one can be laid; a single card where one could before. Gives how many."""
    choice = Choice(play.game, play.state, turn)
    return draw_until(play, turn.seat, ALL if choice.fitting else choice.fits, limit)


def settled(play: MauMauPlay, turn: Turn, paid: list[int]) -> None:
    """A debt has been paid with these cards."""
    next_turn = play.game.rules.course.turn_after_debt(play.state, turn, paid)
    play.emit(events.DebtCleared())
    acted(play, turn.seat)
    if next_turn is None:
        play.emit(events.TurnLost(turn.seat))
    else:
        play.ask(next_turn)


def passed(play: MauMauPlay, seat: Seat) -> None:
    """A seat keeps what it drew. Only now everybody learns of it, and the seat's own call ends (COM-13, AMM-8)."""
    show_draw(play)
    play.game.end_call(play, seat)
    acted(play, seat)
    play.emit(events.Passed(seat))


@record
class Pass(Move):
    """Keep the drawn card (unless it ``must`` be laid); or pass because nothing can be played nor drawn (COM-3)."""

    verb: ClassVar[str] = "pass"
    must: bool = False

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*PASSES]

    def bound(self, state: MauMauState) -> bool:
        """Whether a drawn card that can be laid has to be."""
        return self.must

    def offers(self, choice: Choice) -> Sequence[Action]:
        state, turn = choice.state, choice.turn
        if state.debt:
            return NOTHING
        if turn.paid:
            return PASSES
        if turn.drawn:
            return NOTHING if self.bound(state) and choice.fitting else PASSES
        return PASSES if not state.stock and state.drawable() <= 0 and not choice.fitting else NOTHING

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        ids = choice.game.rules.ids
        if choice.turn.drawn:
            return IllegalAction(Reason.MUST_PLAY_DRAWN, ids.draw)
        if choice.state.debt:
            return IllegalAction(Reason.DEBT_STANDS, ids.debt)
        draws = any(move.verb == "draw" and move.offers(choice) for move in choice.game.rules.moves)
        return IllegalAction(Reason.DRAW_FIRST if draws else Reason.HOLDS_PLAYABLE, ids.draw)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        if turn.drawn or turn.paid:
            passed(play, turn.seat)
        else:
            play.game.end_call(play, turn.seat)
            acted(play, turn.seat)
            play.emit(events.Stuck(turn.seat))
