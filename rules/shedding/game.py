"""The engine of the Mau-Mau family: it plays any *sheet*, and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules import chance
from rules.cards import JOKERS, pack
from rules.options import Option, Options
from rules.rounds import IN, PLAYING, RoundGame, Scoring, step
from rules.shedding import events
from rules.shedding.dealing import draw, show_draw
from rules.shedding.decisions import Answer, Turn
from rules.shedding.effects import Effect
from rules.shedding.moves import Move
from rules.shedding.state import State
from rules.shedding.windows import Window, after_laying
from rules.table import NOBODY, Action, Event, IllegalAction, Play, Reason

Mask = Callable[[State, int], int]
"""The cards that a seat could lay, as a mask; of those in hand and those not."""

_TURNS = tuple(Turn(seat) for seat in range(64))
_ANSWERS = tuple(Answer(seat) for seat in range(64))


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A Mau-Mau game as a table: everything in which one differs from another.

    ``may_lay`` are the cards that may be played, ``fits`` those that may be laid in any ordinary way; ``over`` are
    cards which leave the one below to be followed; ``rules`` gives the rule ids for what every game refuses.
    """

    packs: int
    jokers: bool
    hand_size: int
    direction: int
    may_lay: Mask
    fits: Mask
    effects: tuple[tuple[Effect, ...], ...]
    moves: tuple[Move, ...]
    windows: tuple[Window, ...]
    scoring: Scoring
    rules: Mapping[str, str]
    over: int = 0
    call_until_caller: bool = False
    drawn_always_waits: bool = False
    going_out: tuple[Effect, ...] = ()
    before_deal: tuple[Callable[[Play, str], None], ...] = ()
    charges: Mapping[str, Callable[[Play, int], None]] = field(default_factory=dict)
    seats: tuple[int, int] = (2, 12)
    target: int = 0


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game of the family before its options are chosen: its name, its version, and how its sheet is written."""

    name: str
    version: int
    options: tuple[Option, ...]
    sheet: Callable[[Options], Sheet]
    seats: tuple[int, int]


class MauMau(RoundGame):
    """One game with its options chosen. Holds no state: every method takes it."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.name, self.version, self.options = book.name, book.version, options
        self.sheet = sheet = book.sheet(options)
        self.scoring, self.seats, self.charges = sheet.scoring, sheet.seats, sheet.charges
        self.move = {move.verb: move for move in sheet.moves}
        self.window = {window.verb: window for window in sheet.windows}
        self.handler = self.handlers()

    @property
    def target(self) -> int:
        return self.sheet.target

    # the contract

    def new(self, seats: int, *, computers: tuple[int, ...] = (), dealer: int | None = None) -> State:
        """A match about to begin. ``dealer`` is who deals the first round; by default the last seat."""
        everybody = list(range(seats))
        first_dealer = seats - 1 if dealer is None else dealer
        state = State([IN] * seats, [0] * seats, everybody, everybody[:], first_dealer)
        state.direction, state.computers = self.sheet.direction, list(computers)
        return state

    def moves(self, state: State, seat: int) -> list[Action]:
        """What the rules accept of the seat from which a decision is awaited; nothing of any other."""
        if state.stack:
            decision = state.stack[-1]
            if seat in decision.seats:
                return decision.moves(self, state, seat)
        return []

    def legal(self, state: State, seat: int) -> list[Action]:
        """Everything that a seat may do within the round: its moves, and what may be done out of turn."""
        if state.phase != PLAYING or seat not in state.order:
            return []
        return self.moves(state, seat) + [
            action for window in self.sheet.windows for action in window.offers(self, state, seat)
        ]

    def apply(self, state: State, seat: int, action: Action, at: int = 0) -> list[Event]:
        """Act; the state is changed in place, by the events that are given back.

        ``at`` is the clock's time in seconds. Raises ``IllegalAction`` before anything has changed.
        """
        play = Play(self, state, at)
        verb = action.verb
        if verb in self.handler:
            self.handler[verb](play, seat, action)
        else:
            self._in_round(state, seat)
            stack = state.stack
            if verb in self.window:
                self.window[verb].act(play, seat, action)
            elif stack and seat in stack[-1].seats:
                stack[-1].resolve(play, seat, action)
            else:
                raise IllegalAction(Reason.NOT_YOUR_TURN, self.sheet.rules["turn"])
        self.go_on(play)
        return play.events

    def _in_round(self, state: State, seat: int) -> None:
        if state.phase != PLAYING or seat not in state.order:
            self.in_round(state, seat)

    def go_on(self, play: Play) -> None:
        """Go on by itself until somebody has to decide, or the round is over."""
        while not play.state.stack and play.state.phase == PLAYING:
            self._next(play)

    def _next(self, play: Play) -> None:
        """Nothing is awaited: end the round, or let the next seat have its turn."""
        state: State = play.state
        if state.out:
            if state.debt:
                draw(play, step(state, state.after), state.debt)
                play.emit(events.DebtCleared())
            self.end_round(play, state.out[0])
        elif state.idle >= len(state.order):
            self.end_round(play, NOBODY)
        else:
            play.ask((_ANSWERS if state.debt else _TURNS)[step(state, state.after)])

    # within a round

    def lay(self, play: Play, laid: events.Laid, effects: tuple[Effect, ...]) -> None:
        """A card is laid, with these effects; the last one goes out."""
        state: State = play.state
        seat = laid.seat
        show_draw(play)
        self.end_call(play, seat, by_laying=not laid.over)
        play.emit(laid)
        after_laying(play, seat)
        out = not state.hands[seat]
        if out:
            play.emit(events.WentOut(seat))
            effects = self.sheet.going_out + effects
        for effect in effects:
            effect.run(play, seat, out)

    def end_call(self, play: Play, seat: int, *, by_laying: bool = False) -> None:
        """A call lasts until a card is laid (COM-18), or until its caller lays or draws (AMM-8)."""
        state: State = play.state
        if state.call >= 0 and (seat == state.caller if self.sheet.call_until_caller else by_laying):
            play.emit(events.CallEnded())

    def holds_fitting(self, state: State, turn: Turn) -> bool:
        """Whether a seat has a card that it may lay in any ordinary way."""
        fits = self.sheet.fits(state, turn.seat)
        return any(fits >> card & 1 for card in turn.drawn or state.hands[turn.seat])

    def waits(self, state: State, turn: Turn) -> bool:
        """Whether a drawn card leaves something to decide (COM-13)."""
        return bool(turn.drawn) and (self.sheet.drawn_always_waits or self.holds_fitting(state, turn))

    def settle_leaver(self, play: Play, seat: int) -> None:
        """Whatever is awaited of a seat that leaves is settled, and its hidden draw shown."""
        state: State = play.state
        while state.stack and seat in state.stack[-1].seats:
            show_draw(play)
            state.stack[-1].abandon(play, seat)
        if state.caller == seat and self.sheet.call_until_caller:
            play.emit(events.CallEnded())

    def end_round(self, play: Play, winner: int) -> None:
        if play.state.marks.get("silent"):
            play.emit(events.SilenceEnded(NOBODY))
        super().end_round(play, winner)

    # the deal

    def deal_round(self, play: Play, seed: str) -> None:
        """Shuffle, deal one card at a time, turn a card up, and let it act as if the dealer had laid it (AMM-2)."""
        state: State = play.state
        sheet = self.sheet
        order = [seat for seat in state.seating if self.plays(state, seat)]
        dealer = self._next_dealer(state, order)
        for before in sheet.before_deal:
            before(play, seed)
        cards = chance.shuffled(seed, 1, pack(sheet.packs, sheet.jokers))
        place = order.index(dealer)
        hands: list[list[int]] = [[] for _ in state.status]
        for _ in range(sheet.hand_size):
            for steps in range(1, len(order) + 1):
                hands[order[(place + sheet.direction * steps) % len(order)]].append(cards.pop())
        pile = [cards.pop()]
        while JOKERS >> pile[0] & 1:
            pile.insert(0, cards.pop())
        play.emit(
            events.Dealt(
                state.round + 1,
                dealer,
                tuple(order),
                sheet.direction,
                seed,
                chance.commitment(seed),
                2,
                tuple(tuple(hand) for hand in hands),
                tuple(cards),
                tuple(pile),
                len(pile) - 1,
            )
        )
        self.open(play)

    def open(self, play: Play) -> None:
        """The card turned up acts as if the dealer had laid it."""
        for effect in self.sheet.effects[play.state.pile[-1]]:
            effect.run(play, play.state.dealer, False)

    def plays(self, state: State, seat: int) -> bool:
        """Whether a seat is dealt to."""
        return state.status[seat] < 2

    def _next_dealer(self, state: State, order: list[int]) -> int:
        """The deal moves on one seat a round, in the direction in which a round begins (AMM-2)."""
        if not state.round and state.dealer in order:
            return state.dealer
        place = state.seating.index(state.dealer)
        for steps in range(1, len(state.seating) + 1):
            seat = state.seating[(place + self.sheet.direction * steps) % len(state.seating)]
            if seat in order:
                return seat
        raise AssertionError("a round needs seats")
