"""What a turn may offer, each a verb of the table scripts: laying a card, drawing, passing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from rules.cards import ALL, CARDS, OF_RANK, OF_SUIT, RANK, SUIT
from rules.records import Mask, Seat, but, record
from rules.shedding import events
from rules.shedding.contract import Answer, Choice, Effect, MauMauGame, MauMauPlay, Move, Turn, noted
from rules.shedding.declaring import acted
from rules.shedding.drawing import NO_LIMIT, draw, draw_until, show_draw
from rules.shedding.events import Laid
from rules.shedding.kept import own
from rules.shedding.laying import Fitting
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
    """Draw the debt; or a card, when nothing in hand may be laid (``voluntary``: also when something may), or on until
    one fits (``till_fits``, up to ``limit`` in a turn, where that is not 0).

    A drawn card that may be laid (``lay_drawn``) waits for its player (``must``: it has to be laid). Otherwise the turn
    is over (COM-13). ``first_saves``: the first card of a debt may be laid, if it answers it.
    """

    verb: ClassVar[str] = "draw"
    voluntary: bool = False
    must: bool = False
    till_fits: bool = False
    limit: int = 0
    lay_drawn: bool = True
    unclear: bool = False
    """Whether somebody may have drawn who holds what fits, and may not lay it."""
    first_saves: bool = False

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*DRAWS]

    def offers(self, choice: Choice) -> Sequence[Action]:
        state, turn = choice.state, choice.turn
        if state.debt:
            return DRAWS
        if turn.drawn or turn.paid or (0 < self.limit <= turn.drew):
            return NOTHING
        if choice.fitting and not self.voluntary and not choice.game.rules.fitting.frees(state):
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
        if self.unclear:
            return 0, True
        fitting = game.rules.fitting
        lacks = 0 if self.voluntary or fitting.frees(state) else fitting.mask(state, state.hider)
        return lacks, not self.must

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        if play.state.debt:
            self.pay(play, turn)
        elif self.till_fits and self.lay_drawn:
            self._draw_on(play, turn)
        else:
            drawn = tuple(draw(play, turn.seat, 1, hidden=True))
            waiting = Turn(turn.seat, drawn)
            if drawn and self.lay_drawn and play.game.rules.course.leaves_choice(play.game, play.state, waiting):
                play.ask(waiting)
            else:
                pass_turn(play, turn.seat)

    def pay(self, play: MauMauPlay, turn: Turn) -> None:
        """Draw the whole debt, or first a card of it, which may answer it; the game says if the turn is over then."""
        state, seat = play.state, turn.seat
        if not self.first_saves:
            play.game.end_call(play, seat)
            settle_debt(play, turn, draw(play, seat, state.debt))
            return
        first = turn.drawn or tuple(draw(play, seat, 1, hidden=True))
        if not turn.drawn and first and state.answers >> first[0] & 1:
            play.ask(Answer(seat, drawn=first))
            return
        show_draw(play)
        play.game.end_call(play, seat)
        settle_debt(play, turn, [*first, *draw(play, seat, state.debt - len(first))])

    def _draw_on(self, play: MauMauPlay, turn: Turn) -> None:
        """Draw until a card can be laid; a single card where one could before."""
        choice = Choice(play.game, play.state, turn)
        most = self.limit - turn.drew if self.limit else NO_LIMIT
        drew = turn.drew + draw_until(play, turn.seat, ALL if choice.fitting else choice.fits, most)
        if 0 < self.limit == drew and self.loses_at_limit(play, turn):
            return
        if Choice(play.game, play.state, turn).fitting:
            play.ask(but(turn, drew=drew))
        else:
            pass_turn(play, turn.seat)

    def loses_at_limit(self, play: MauMauPlay, turn: Turn) -> bool:
        """With the last card that a turn allows, end it where it is lost whatever that card is; whether it was."""
        return False


def settle_debt(play: MauMauPlay, turn: Turn, paid: list[int]) -> None:
    """A debt has been paid with these cards."""
    next_turn = play.game.rules.course.turn_after_debt(play.state, turn, paid)
    play.emit(events.DebtCleared())
    acted(play, turn.seat)
    if next_turn is None:
        play.emit(events.TurnLost(turn.seat))
    else:
        play.ask(next_turn)


def pass_turn(play: MauMauPlay, seat: Seat) -> None:
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

    def offers(self, choice: Choice) -> Sequence[Action]:
        state, turn = choice.state, choice.turn
        if state.debt:
            return NOTHING
        if turn.paid:
            return PASSES
        if turn.drawn:
            bound = self.must and choice.fitting and not choice.game.rules.fitting.frees(state)
            return NOTHING if bound else PASSES
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
            pass_turn(play, turn.seat)
        else:
            play.game.end_call(play, turn.seat)
            acted(play, turn.seat)
            play.emit(events.Stuck(turn.seat))


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
    play.game.lay(play, _laid(play, seat, card), effects_in_force(play.state, play.game.rules.cards.laid[card]), under)


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
                under += (noted(play, laid, effects_in_force(play.state, play.game.rules.cards.laid[card])),)
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


def effects_in_force(state: MauMauState, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """These effects; while they are suspended, those alone that work always."""
    if not own(state).suspended:
        return effects
    return tuple(effect for effect in effects if any(part.always for _, part in effect.parts()))
