"""What a turn may offer, each a verb of the table scripts: laying a card, drawing, passing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from rules.cards import CARDS, SUIT
from rules.shedding import events
from rules.shedding.dealing import draw, show_draw
from rules.shedding.decisions import Turn
from rules.shedding.interrupts import acted
from rules.shedding.state import MauMauState
from rules.table import Action, Awaited, IllegalAction, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau


class Move:
    """One thing that a turn may offer."""

    __slots__ = ()
    verb: ClassVar[str]

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        """All the ways in which it may be done now."""
        raise NotImplementedError

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        """All the ways in which this seat could try it, rightly or wrongly."""
        raise NotImplementedError

    def may(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> bool:
        """Whether this may be done now."""
        return action in self.offers(game, state, turn)

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        """Why it may not."""
        raise NotImplementedError

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        """Do it; it has been checked."""
        raise NotImplementedError


class CardMove(Move):
    """A move that offers some of the cards in hand; after a draw only the drawn ones."""

    __slots__ = ()
    rule: ClassVar[str] = "COM-2"
    offered: ClassVar[tuple[Action, ...]]
    """The action for each card, made once."""

    def __init_subclass__(cls) -> None:
        if "verb" in cls.__dict__:
            cls.offered = tuple(Action(cls.verb, (card,)) for card in CARDS)

    def mask(self, game: MauMau, state: MauMauState, turn: Turn) -> int:
        """The cards that could be laid so, in hand or not."""
        raise NotImplementedError

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        mask, offered = self.mask(game, state, turn), self.offered
        if not mask:
            return []
        found = [card for card in turn.drawn or state.hands[turn.seat] if mask >> card & 1]
        if len(found) > 1:
            found = sorted(set(found))
        return [offered[card] for card in found]

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [self.offered[card] for card in sorted(set(state.hands[seat]))]

    def may(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> bool:
        cards = action.cards
        return (
            len(cards) == 1
            and cards[0] in (turn.drawn or state.hands[turn.seat])
            and self.mask(game, state, turn) >> cards[0] & 1 == 1
        )

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        if len(action.cards) != 1 or action.cards[0] not in state.hands[turn.seat]:
            return IllegalAction(Reason.NOT_IN_HAND, self.rule)
        if turn.drawn and action.cards[0] not in turn.drawn:
            return IllegalAction(Reason.ONLY_THE_DRAWN, game.rules.ids.draw)
        return self.unfit(game, state, turn, action.cards[0])

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        """Why a card that is held may not be laid so."""
        raise NotImplementedError


class PlayCard(CardMove):
    """Lay a card with its effect."""

    __slots__ = ()
    verb = "play"

    def mask(self, game: MauMau, state: MauMauState, turn: Turn) -> int:
        return game.rules.may_lay(state, turn.seat)

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        ids = game.rules.ids
        if state.debt:
            return IllegalAction(Reason.DEBT_STANDS, ids.debt)
        if game.rules.fits(state, turn.seat) >> card & 1:
            return IllegalAction(Reason.STEAL_OR_DOUBLE, ids.twin)
        if state.call >= 0 and SUIT[card] != state.call:
            return IllegalAction(Reason.CALL_STANDS, ids.call)
        return IllegalAction(Reason.DOES_NOT_FOLLOW, ids.follow)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        card = action.cards[0]
        over = play.game.rules.over >> card & 1 == 1
        play.game.lay(play, events.Laid(turn.seat, card, over), play.game.rules.effects[card])


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw the debt; or a card, when nothing in hand may be laid (``voluntary``: also when something may).

    What is drawn and may be laid waits for its player (``must``: has to be laid); otherwise the turn is over (COM-13).
    """

    verb: ClassVar[str] = "draw"
    action: ClassVar[Action] = Action("draw")
    voluntary: bool = False
    must: bool = False

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [self.action]

    def free(self, state: MauMauState) -> bool:
        """Whether a card may be drawn while one is held that could be laid."""
        del state
        return self.voluntary

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        if state.debt:
            return [self.action]
        if turn.drawn or turn.paid or not (self.free(state) or not game.holds_fitting(state, turn)):
            return []
        return [self.action] if state.drawable() > 0 else []

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        if turn.drawn:
            return IllegalAction(Reason.MUST_PLAY_DRAWN if self.must else Reason.ONLY_THE_DRAWN, game.rules.ids.draw)
        if state.drawable() <= 0:
            return IllegalAction(Reason.NOTHING_TO_DRAW, "COM-3")
        return IllegalAction(Reason.HOLDS_PLAYABLE, game.rules.ids.draw)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        state: MauMauState = play.state
        if state.debt:
            self.pay(play, turn)
            return
        drawn = tuple(draw(play, turn.seat, 1, hidden=True))
        waiting = Turn(turn.seat, drawn, turn.stole)
        if play.game.waits(state, waiting):
            play.emit(Awaited(waiting, instead=True))
        else:
            passed(play, turn.seat)

    def pay(self, play: Play, turn: Turn) -> None:
        """Draw the whole debt; whether the turn is over then, the game says."""
        play.game.end_call(play, turn.seat)
        paid = draw(play, turn.seat, play.state.debt)
        settled(play, turn, paid)


def settled(play: Play, turn: Turn, paid: list[int]) -> None:
    """A debt has been paid with these cards."""
    next_turn = play.game.rules.after_debt(play.state, turn, paid)
    play.emit(events.DebtCleared())
    acted(play, turn.seat)
    play.emit(events.TurnLost(turn.seat) if next_turn is None else Awaited(next_turn, instead=True))


def passed(play: Play, seat: int) -> None:
    """A seat keeps what it drew: only now everybody learns of it, and its own call ends (COM-13, AMM-8)."""
    show_draw(play)
    play.game.end_call(play, seat)
    acted(play, seat)
    play.emit(events.Passed(seat))


@dataclass(frozen=True, slots=True)
class DrawUntil(Draw):
    """Draw the debt; or one card, and on until one can be laid; also with one in hand (IME-10, COM-19).

    Who has drawn ``limit`` cards in the turn loses it (IME-11; 0: no limit).
    """

    limit: int = 0

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        return [self.action] if state.debt or (state.drawable() > 0 and not turn.paid) else []

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        state: MauMauState = play.state
        if state.debt:
            self.pay(play, turn)
            return
        had, drew = play.game.holds_fitting(state, turn), turn.drew
        while draw(play, turn.seat, 1, hidden=True):
            drew += 1
            if drew == self.limit:
                show_draw(play)
                acted(play, turn.seat)
                play.emit(events.LimitReached(turn.seat))
                return
            if had or play.game.holds_fitting(state, turn):
                break
        if play.game.holds_fitting(state, turn):
            play.emit(Awaited(replace(turn, drew=drew), instead=True))
        else:
            passed(play, turn.seat)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Keep the drawn card (unless it ``must`` be laid); or pass because nothing can be played nor drawn (COM-3)."""

    verb: ClassVar[str] = "pass"
    action: ClassVar[Action] = Action("pass")
    must: bool = False

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [self.action]

    def bound(self, state: MauMauState) -> bool:
        """Whether a drawn card that can be laid has to be."""
        del state
        return self.must

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        if state.debt:
            return []
        if turn.paid:
            return [self.action]
        if turn.drawn:
            return [] if self.bound(state) and game.holds_fitting(state, turn) else [self.action]
        stuck = state.drawable() <= 0 and not game.holds_fitting(state, turn)
        return [self.action] if stuck else []

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        if turn.drawn:
            return IllegalAction(Reason.MUST_PLAY_DRAWN, game.rules.ids.draw)
        if state.debt:
            return IllegalAction(Reason.DEBT_STANDS, game.rules.ids.debt)
        return IllegalAction(Reason.DRAW_FIRST, game.rules.ids.draw)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        if turn.drawn or turn.paid:
            passed(play, turn.seat)
        else:
            play.game.end_call(play, turn.seat)
            acted(play, turn.seat)
            play.emit(events.Stuck(turn.seat))
