"""The engine of the Mau-Mau family: it plays any *ruleset*, and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from rules import chance
from rules.chance import Lot
from rules.game import Rulebook, SomeGame, of_any
from rules.match import PLAYING, Line, WentOut, step
from rules.options import Options
from rules.records import Seat
from rules.shedding import events
from rules.shedding.contract import Answer, Effect, MauMauGame, MauMauPlay, Ruleset, Turn, noted
from rules.shedding.declaring import ANNOUNCING, Accuse, after_laying
from rules.shedding.drawing import draw, show_draw
from rules.shedding.misplays import misplay
from rules.shedding.state import LATE, OWES, MauMauState
from rules.shedding.talk import SilenceEnded
from rules.shedding.view import MauMauView, view
from rules.table import NOBODY, Action, Awaited, IllegalAction, Play, Reason

CARD_VERBS = ("play", "roulette")
"""What may be a misplay: laying a card."""


@cache
def _asked_next(seat: Seat, *, in_debt: bool) -> Awaited:
    """A seat's turn, or its answer to a debt, as an event: made once."""
    return Awaited(Answer(seat) if in_debt else Turn(seat))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class MauMauBook(Rulebook):
    """A game of the family before its options are chosen, and how its ruleset is written."""

    ruleset: Callable[[Options], Ruleset]

    def make(self, options: Options) -> SomeGame:
        return of_any(MauMau(self, options))


def holds(state: MauMauState, seat: Seat, cards: tuple[int, ...]) -> bool:
    """Whether a seat holds all these cards."""
    hand = state.hands[seat]
    return bool(cards) and all(cards.count(card) <= hand.count(card) for card in cards)


class MauMau(MauMauGame):
    """A game of the family with its options chosen, played as its ruleset says."""

    def __init__(self, book: MauMauBook, options: Options) -> None:
        super().__init__(book, options)
        self.rules = rules = book.ruleset(options)
        self.scoring, self.charges = rules.scoring, rules.votes.charges
        self.proposals = {**rules.votes.proposals, **self.consents()}
        self.move = {move.verb: move for move in rules.moves}
        self.interrupts = {interrupt.verb: interrupt for interrupt in rules.interrupts}

    @property
    def target(self) -> int:
        return self.rules.target + self.rules.beyond if self.rules.target > 0 else 0

    def about(self, rule: str) -> tuple[str, ...]:
        return self.rules.ids.about(rule)

    @property
    def turn_rule(self) -> str:
        return self.rules.ids.turn

    def blank(self, status: list[int], totals: list[int], seating: list[int], order: list[int]) -> MauMauState:
        state = MauMauState(status, totals, seating, order, NOBODY)
        state.direction, state.own = self.rules.direction, self.rules.course.own
        return state

    def pack(self, seats: int = 0) -> list[int]:
        """All cards of the game, in order; some games have more for many seats."""
        return self.rules.deck.cards_for(seats)

    def gone_out(self, state: MauMauState) -> Sequence[Seat]:
        return self.rules.course.gone_out(state)

    def plays(self, state: MauMauState, seat: Seat) -> bool:
        return super().plays(state, seat) and self.rules.course.plays(state, seat)

    def target_reached(self, state: MauMauState) -> bool:
        return self.rules.course.match_over(self, state) or super().target_reached(state)

    def view(self, state: MauMauState, seat: Seat = NOBODY) -> MauMauView:
        return view(self, state, seat)

    def unseen(self, state: MauMauState, seat: int) -> list[list[int]]:
        """Where hands lie open there is but the stock."""
        hidden = super().unseen(state, seat)
        if self.rules.visibility.hands:
            return [some for some in hidden if all(some is not hand for hand in state.hands)]
        return hidden

    def agree(self, state: MauMauState, hidden: list[list[int]], lot: Lot) -> None:
        """Who had to draw held nothing that fitted then: a card too many of these changes places with another one."""
        owners = [next((seat for seat, hand in enumerate(state.hands) if hand is some), NOBODY) for some in hidden]
        lacks = [state.lacks[owner] if owner != NOBODY else 0 for owner in owners]
        for owner, mask, hand in zip(owners, lacks, hidden, strict=True):
            if not mask:
                continue
            wrong = [place for place, card in enumerate(hand) if mask >> card & 1]
            for place in wrong[state.unsure[owner] :]:
                others = [
                    (some, at)
                    for some, avoided in zip(hidden, lacks, strict=True)
                    if some is not hand and not avoided >> hand[place] & 1
                    for at, card in enumerate(some)
                    if not mask >> card & 1
                ]
                if others:
                    some, at = others[int(lot.random() * len(others))]
                    hand[place], some[at] = some[at], hand[place]

    def sides_in_lobby(self, seats: int) -> list[int]:
        return self.rules.course.sides(seats)

    def side_of(self, state: MauMauState, seat: int) -> int:
        return self.rules.course.side_of(state, seat)

    def alarms(self, state: MauMauState) -> dict[str, float]:
        return self.rules.course.alarms(state)

    def ends_at(self, state: MauMauState) -> float | None:
        return self.rules.course.ends_at(state)

    def has_looked(self, state: MauMauState, seat: int) -> bool:
        return self.rules.course.has_looked(state, seat)

    @property
    def lays_several(self) -> bool:
        return self.move["play"].several

    @property
    def charges_misplays(self) -> bool:
        return self.rules.misplays is not None

    @property
    def deletes_talk(self) -> bool:
        return self.rules.talking.delete

    @property
    def punishes_unreadable(self) -> bool:
        return self.rules.talking.punish_unreadable

    def on_refused(self, play: Play[Self, MauMauState], seat: Seat, action: Action, why: IllegalAction) -> None:
        if not self.misplayed(play.state, seat, action):
            raise why
        misplay(play, seat, why)

    def misplayed(self, state: MauMauState, seat: Seat, action: Action) -> bool:
        costs = self.rules.misplays is not None and action.verb in CARD_VERBS
        return costs and holds(state, seat, action.cards)

    def offers(self, state: MauMauState, seat: Seat) -> list[Action]:
        """What the interface offers a seat: its moves; all that it holds, at any time, where misplays cost (AMM-30)."""
        if not self.anytime(state, seat):
            return self.moves(state, seat)
        return [action for move in self.rules.moves for action in move.everything(self, state, seat)]

    def to_announce(self, state: MauMauState) -> Sequence[Seat]:
        rules = self.rules
        if not rules.visibility.counts or rules.misplays is not None or self.interrupts.keys().isdisjoint(ANNOUNCING):
            return ()
        return [
            seat
            for seat in state.order
            if state.mau[seat] == OWES and not state.declared[seat] and state.shown_count(seat) == rules.declaring.left
        ]

    def to_accuse(self, state: MauMauState) -> Sequence[Seat]:
        accuse, left, declared = self.interrupts.get("accuse"), self.rules.declaring.left, state.declared
        if not self.rules.visibility.counts or not isinstance(accuse, Accuse) or not accuse.penalty:
            return ()
        return [seat for seat in state.order if not declared[seat] and state.shown_count(seat) == left]

    def anytime(self, state: MauMauState, seat: Seat) -> bool:
        """Whether a seat is offered its whole hand, whoever is to move and whatever fits (AMM-30)."""
        misplays = self.rules.misplays
        if misplays is None or misplays.hints or state.phase != PLAYING or seat not in state.order:
            return False
        asked = state.stack[-1] if state.stack else None
        return asked is None or seat not in asked.seats or type(asked) in (Turn, Answer)

    def go_on(self, play: Play[Self, MauMauState]) -> None:
        if self.rules.course.limited and play.state.phase == PLAYING:
            self.rules.course.acted(play)
        MauMauGame.go_on(self, play)

    def next(self, play: Play[Self, MauMauState]) -> None:
        state, course = play.state, self.rules.course
        course.before_turn(play)
        if state.phase != PLAYING or state.stack:
            return
        if state.out:
            course.went_out(play, state.out[0])
        elif state.idle >= len(state.order):
            self.end_round(play, NOBODY)
        else:
            play.emit(_asked_next(step(state, state.after), in_debt=state.debt > 0))

    def handlers(self) -> dict[str, Callable[[Play[Self, MauMauState], Seat, Action], None]]:
        return {**super().handlers(), "time": self.time}

    def time(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        """A time of the round may be up: only the house says so (IME-51)."""
        if seat != NOBODY or play.state.phase != PLAYING:
            raise IllegalAction(Reason.NOT_NOW, "IME-51")
        self.rules.course.time_up(play)
        if not play.events:
            raise IllegalAction(Reason.NOT_NOW, "IME-51")

    # within a round

    def lay(
        self,
        play: MauMauPlay,
        laid: events.Laid,
        effects: tuple[Effect, ...],
        under: tuple[tuple[Effect, ...], ...] = (),
    ) -> None:
        state, seat, cards = play.state, laid.seat, self.rules.cards
        if state.hidden:
            show_draw(play, laid=state.hider == seat)
        if state.call >= 0:
            self.end_call(play, seat, by_laying=not laid.over)
        play.emit(laid)
        if effects:
            effects = noted(play, laid, effects)
        for some in reversed(under):
            effects = tuple([left for effect in some for left in effect.covered(effects)]) + effects
        owed, declared = state.mau[seat] in (OWES, LATE), state.declared[seat]
        after_laying(play, seat)
        last = not state.hands[seat] and not cards.never_last >> laid.card & 1 and seat not in state.out
        if last and self.rules.course.goes_out(play, laid, declared):
            play.emit(WentOut(seat))
            if owed:
                self.rules.course.undeclared(play, seat)
            self._let_act(play, laid, cards.going_out[laid.card])  # what it asks is asked after the card's effects
        if effects:  # most cards do nothing
            asked = len(state.stack)
            self._let_act(play, laid, effects)
            play.ask_in_order(asked)

    def _let_act(self, play: MauMauPlay, laid: events.Laid, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            if effect.comes(play.state, laid.seat):
                out = bool(play.state.out) and self.rules.course.ends(play.state)
                effect.run(play, laid, out)

    def end_call(self, play: MauMauPlay, seat: Seat, *, by_laying: bool = False) -> None:
        """A call lasts until a card is laid (COM-18), or until its caller lays or draws (AMM-8)."""
        state = play.state
        if state.call < 0:
            return
        until_caller = self.rules.fitting.laying.call_until_caller
        if seat == state.caller if until_caller else by_laying and not state.own.holds_call():
            play.emit(events.CallEnded())

    def settle_leaver(self, play: Play[Self, MauMauState], seat: Seat) -> None:
        """Whatever is awaited of a seat that leaves is settled, and its hidden draw shown."""
        state = play.state
        if state.hider == seat:
            show_draw(play)
        super().settle_leaver(play, seat)
        self.rules.course.on_left(play, seat)

    def absent(self, state: MauMauState) -> list[tuple[int, str]]:
        dropped = [seat for seat in self.rules.course.dropped(state) if seat not in state.missing]
        return [*super().absent(state), *[(seat, "dropped") for seat in dropped]]

    def end_round(self, play: Play[Self, MauMauState], winner: int, lines: Sequence[Line] | None = None) -> None:
        state = play.state
        if state.debt:
            if state.out and lines is None:
                draw(play, step(state, state.after), state.debt)
            play.emit(events.DebtCleared())
        show_draw(play)
        if state.talk.silent:
            play.emit(SilenceEnded(NOBODY))
        super().end_round(play, winner, lines)

    # the deal

    def check_deal(self, state: MauMauState) -> None:
        refusal = self.rules.course.refuses_deal(self.seats_of_next_round(state))
        if refusal is not None:
            raise refusal

    def deal_round(self, play: MauMauPlay, seed: str) -> None:
        self.rules.course.before_deal(play, seed)
        self.rules.course.deal(play, seed)

    def turn_up(self, play: MauMauPlay, seed: str) -> None:
        """Shuffle, deal one card at a time, turn a card up, and let it act as if the dealer had laid it (AMM-2)."""
        order, dealer = self.dealers(play.state)
        cards = self.shuffled(seed, len(order))
        hands = self.hands(play.state, order, dealer, cards, self.rules.hand_size)
        pile = self.rules.course.draw_opening_pile(cards)
        self.dealt(play, seed, order, dealer, hands, cards, pile)
        self.open(play)

    def shuffled(self, seed: str, seats: int = 0) -> list[int]:
        return self.shuffler.pack(seed, self.pack(seats))

    def dealers(self, state: MauMauState) -> tuple[list[int], int]:
        """The seats of the next round, clockwise, and which of them deals."""
        order = [seat for seat in state.seating if self.plays(state, seat)]
        return order, self._next_dealer(state, order)

    def hands(self, state: MauMauState, order: list[int], dealer: int, cards: list[int], size: int) -> list[list[int]]:
        """Deal from these cards, one at a time, beginning behind the dealer."""
        place, direction = order.index(dealer), self.rules.direction
        hands: list[list[int]] = [[] for _ in state.status]
        for _ in range(size):
            for steps in range(1, len(order) + 1):
                hands[order[(place + direction * steps) % len(order)]].append(cards.pop())
        return hands

    def dealt(
        self,
        play: MauMauPlay,
        seed: str,
        order: list[int],
        dealer: int,
        hands: list[list[int]],
        stock: list[int],
        pile: list[int],
    ) -> None:
        """Let the round have been dealt so. ``pile`` has what lies over the card turned up, too, the top last."""
        play.emit(
            events.Dealt(
                play.state.round + 1,
                dealer,
                tuple(order),
                self.rules.direction,
                seed,
                chance.commitment(seed),
                2,
                tuple(tuple(hand) for hand in hands),
                tuple(stock),
                tuple(pile),
                self.rules.fitting.lying_over(pile),
            )
        )

    def open(self, play: MauMauPlay) -> None:
        """The card turned up acts as if the dealer had laid it."""
        laid = events.Laid(play.state.dealer, play.state.pile[-1])
        for effect in noted(play, laid, self.rules.cards.turned_up[laid.card]):
            effect.run(play, laid, False)

    def _next_dealer(self, state: MauMauState, order: list[int]) -> int:
        """The deal moves on one seat a round, in the direction in which a round begins (AMM-2)."""
        if not state.round and state.dealer in order:
            return state.dealer
        place = state.seating.index(state.dealer)
        for steps in range(1, len(state.seating) + 1):
            seat = state.seating[(place + self.rules.direction * steps) % len(state.seating)]
            if seat in order:
                return seat
        raise AssertionError("a round needs seats")
