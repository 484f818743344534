"""The engine of the Mau-Mau family: it plays any *ruleset*, and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules import chance
from rules.cards import JOKERS, pack
from rules.match import PLAYING, WentOut, step
from rules.options import Options
from rules.rounds import RoundGame, Rulebook, Scoring
from rules.shedding import events
from rules.shedding.dealing import draw, show_draw
from rules.shedding.decisions import Answer, Turn
from rules.shedding.effects import Effect
from rules.shedding.interrupts import Interrupt, after_laying, missed
from rules.shedding.moves import Move
from rules.shedding.state import DECLARED, MauMauState
from rules.shedding.view import MauMauView, view
from rules.table import NOBODY, Action, Awaited, Handler, IllegalAction, Play, Reason

Mask = Callable[[MauMauState, int], int]
"""The cards that a seat could lay, as a mask; of those in hand and those not."""
Done = Callable[[Play, int], None]
"""What happens to a seat."""
CARD_VERBS = ("play", "roulette")
"""What may be a misplay: laying a card."""


def ends_turn(state: MauMauState, turn: Turn, paid: list[int]) -> Turn | None:
    """Who has paid a debt has had the turn (AMM-7, VOA-6)."""
    del state, turn, paid
    return None


def goes_on(state: MauMauState, turn: Turn, paid: list[int]) -> Turn | None:
    """Who has paid a debt goes on and plays (IME-14)."""
    del state, paid
    return Turn(turn.seat, stole=turn.stole)


_TO_MOVE = tuple(Awaited(Turn(seat)) for seat in range(64))
_TO_ANSWER = tuple(Awaited(Answer(seat)) for seat in range(64))


def ends_round(play: Play, seat: int) -> None:
    """Who goes out ends the round (COM-6)."""
    play.game.end_round(play, seat)


def turns_up(play: Play, seed: str) -> None:
    """The dealer deals, and turns a card up (AMM-2)."""
    play.game.turn_up(play, seed)


def no_alarms(state: MauMauState) -> dict[str, float]:
    """Nothing changes by time alone."""
    del state
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleIds:
    """The ids of a game's rules for what every game refuses."""

    turn: str
    follow: str
    draw: str
    debt: str
    call: str
    twin: str = ""
    numbers: str = ""


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """A Mau-Mau game as a table: everything in which one differs from another.

    ``may_lay`` are the cards that may be played, ``fits`` those that may be laid in any ordinary way; ``over`` are
    cards which leave the one below to be followed; ``ids`` are the rule ids for what every game refuses.
    ``deals`` deals a round; ``after_debt`` is the turn of who has paid a debt, if it is not over; ``chosen`` is what
    happens to a chosen seat; ``watches`` look on before each turn; ``alarms`` are the times at which something changes
    by itself; ``went_out`` closes the round when a seat has gone out; ``numbers`` are those of seats that can play,
    where not all between the fewest and the most can; ``misplay`` cards are the price of a wrong card, where it is not
    simply refused (-1).
    """

    packs: int
    jokers: bool
    hand_size: int
    direction: int
    may_lay: Mask
    fits: Mask
    effects: tuple[tuple[Effect, ...], ...]
    opening: tuple[tuple[Effect, ...], ...] = ()
    moves: tuple[Move, ...]
    interrupts: tuple[Interrupt, ...]
    scoring: Scoring
    ids: RuleIds
    over: int = 0
    call_until_caller: bool = False
    drawn_always_waits: bool = False
    going_out: tuple[Effect, ...] = ()
    before_deal: tuple[Callable[[Play, str], None], ...] = ()
    deals: Callable[[Play, str], None] = turns_up
    after_debt: Callable[[MauMauState, Turn, list[int]], Turn | None] = ends_turn
    chosen: Mapping[str, Callable[[Play, int, int], None]] = field(default_factory=dict)
    watches: tuple[Callable[[Play], None], ...] = ()
    went_out: Done = ends_round
    undeclared: Done | None = None
    alarms: Callable[[MauMauState], dict[str, float]] = no_alarms
    late_on_any_act: bool = False
    forgotten_penalty: int = 0
    never_last: int = 0
    misplay: int = -1
    hints: bool = True
    show_counts: bool = True
    open_hands: bool = False
    charges: Mapping[str, Callable[[Play, int], None]] = field(default_factory=dict)
    proposals: Mapping[str, Callable[[Play], None]] = field(default_factory=dict)
    numbers: tuple[int, ...] = ()
    target: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MauMauBook(Rulebook):
    """A game of the family before its options are chosen, and how its ruleset is written."""

    ruleset: Callable[[Options], Ruleset]

    def make(self, options: Options) -> MauMau:
        return MauMau(self, options)


def holds(state: MauMauState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a seat holds all these cards."""
    hand = state.hands[seat]
    return bool(cards) and all(cards.count(card) <= hand.count(card) for card in cards)


class MauMau(RoundGame):
    """A game of the family with its options chosen, played as its ruleset says."""

    state = MauMauState

    def __init__(self, book: MauMauBook, options: Options) -> None:
        self.rules = rules = book.ruleset(options)
        self.scoring, self.charges, self.proposals = rules.scoring, rules.charges, rules.proposals
        self.move = {move.verb: move for move in rules.moves}
        self.interrupts = {interrupt.verb: interrupt for interrupt in rules.interrupts}
        super().__init__(book, options)

    @property
    def target(self) -> int:
        return self.rules.target

    @property
    def turn_rule(self) -> str:
        return self.rules.ids.turn

    def new(self, seats: int, *, computers: tuple[int, ...] = (), dealer: int | None = None) -> MauMauState:
        state: MauMauState = super().new(seats, computers=computers, dealer=dealer)
        state.direction = self.rules.direction
        return state

    def pack(self) -> list[int]:
        return pack(self.rules.packs, self.rules.jokers)

    def view(self, state: MauMauState, seat: int = NOBODY) -> MauMauView:
        return view(self, state, seat)

    def alarms(self, state: MauMauState) -> dict[str, float]:
        return self.rules.alarms(state)

    def act(self, play: Play, seat: int, action: Action) -> None:
        try:
            super().act(play, seat, action)
        except IllegalAction as why:
            if self.rules.misplay < 0 or action.verb not in CARD_VERBS or not holds(play.state, seat, action.cards):
                raise
            self._misplay(play, seat, why)

    def _misplay(self, play: Play, seat: int, why: IllegalAction) -> None:
        """A card that is no correct play goes back to the hand, and costs cards once a round (AMM-30)."""
        fined = f"misplayed:{seat}" not in play.state.marks
        play.emit(events.Misplayed(seat, why.reason, why.rule, fined))
        missed(play, seat)
        if fined:
            draw(play, seat, self.rules.misplay)

    def offers(self, state: MauMauState, seat: int) -> list[Action]:
        """What the interface offers a seat: its moves; all that it holds, at any time, where misplays cost (AMM-30)."""
        if not self.anytime(state, seat):
            return self.moves(state, seat)
        return [action for move in self.rules.moves for action in move.everything(self, state, seat)]

    def anytime(self, state: MauMauState, seat: int) -> bool:
        """Whether a seat is offered its whole hand, whoever is to move and whatever fits (AMM-30)."""
        if self.rules.misplay < 0 or self.rules.hints or state.phase != PLAYING or seat not in state.order:
            return False
        asked = state.stack[-1] if state.stack else None
        return asked is None or seat not in asked.seats or type(asked) in (Turn, Answer)

    def next(self, play: Play) -> None:
        state: MauMauState = play.state
        for watch in self.rules.watches:
            watch(play)
            if state.phase != PLAYING or state.stack:
                return
        if state.out:
            self.rules.went_out(play, state.out[0])
        elif state.idle >= len(state.order):
            self.end_round(play, NOBODY)
        else:
            play.emit((_TO_ANSWER if state.debt else _TO_MOVE)[step(state, state.after)])

    def handlers(self) -> dict[str, Handler]:
        return {**super().handlers(), "time": self.time}

    def time(self, play: Play, seat: int, action: Action) -> None:
        """A time of the round may be up: only the house says so (IME-51)."""
        del action
        if seat != NOBODY or play.state.phase != PLAYING:
            raise IllegalAction(Reason.NOT_NOW, "IME-51")
        for watch in self.rules.watches:
            if play.state.phase == PLAYING:
                watch(play)
        if not play.events:
            raise IllegalAction(Reason.NOT_NOW, "IME-51")

    # within a round

    def lay(self, play: Play, laid: events.Laid, effects: tuple[Effect, ...]) -> None:
        """A card is laid, with these effects; the last one goes out."""
        state: MauMauState = play.state
        seat = laid.seat
        show_draw(play)
        self.end_call(play, seat, by_laying=not laid.over)
        play.emit(laid)
        owed = state.mau[seat] != DECLARED
        after_laying(play, seat)
        if not state.hands[seat] and not self.rules.never_last >> laid.card & 1 and seat not in state.out:
            play.emit(WentOut(seat))
            effects = self.rules.going_out + effects
            if owed and self.rules.undeclared is not None:
                self.rules.undeclared(play, seat)
        for effect in effects:
            effect.run(play, seat, bool(state.out))

    def end_call(self, play: Play, seat: int, *, by_laying: bool = False) -> None:
        """A call lasts until a card is laid (COM-18), or until its caller lays or draws (AMM-8)."""
        state: MauMauState = play.state
        if state.call >= 0 and (seat == state.caller if self.rules.call_until_caller else by_laying):
            play.emit(events.CallEnded())

    def holds_fitting(self, state: MauMauState, turn: Turn) -> bool:
        """Whether a seat has a card that it may lay in any ordinary way."""
        fits = self.rules.fits(state, turn.seat)
        for card in turn.drawn or state.hands[turn.seat]:  # noqa: SIM110 -- every turn comes by here, and this is faster
            if fits >> card & 1:
                return True
        return False

    def waits(self, state: MauMauState, turn: Turn) -> bool:
        """Whether a drawn card leaves something to decide (COM-13)."""
        return bool(turn.drawn) and (self.rules.drawn_always_waits or self.holds_fitting(state, turn))

    def settle_leaver(self, play: Play, seat: int) -> None:
        """Whatever is awaited of a seat that leaves is settled, and its hidden draw shown."""
        state: MauMauState = play.state
        while state.stack and seat in state.stack[-1].seats:
            show_draw(play)
            state.stack[-1].abandon(play, seat)
        if state.caller == seat and self.rules.call_until_caller:
            play.emit(events.CallEnded())

    def end_round(self, play: Play, winner: int) -> None:
        state: MauMauState = play.state
        if state.out and state.debt:
            draw(play, step(state, state.after), state.debt)
            play.emit(events.DebtCleared())
        if state.marks.get("silent"):
            play.emit(events.SilenceEnded(NOBODY))
        super().end_round(play, winner)

    # the deal

    def check_deal(self, state: MauMauState) -> None:
        numbers = self.rules.numbers
        if numbers and self.seats_of_next_round(state) not in numbers:
            raise IllegalAction(Reason.NEEDS_PAIRS, self.rules.ids.numbers)

    def deal_round(self, play: Play, seed: str) -> None:
        for before in self.rules.before_deal:
            before(play, seed)
        self.rules.deals(play, seed)

    def turn_up(self, play: Play, seed: str) -> None:
        """Shuffle, deal one card at a time, turn a card up, and let it act as if the dealer had laid it (AMM-2)."""
        cards = self.shuffled(seed)
        order, dealer = self.dealers(play.state)
        hands = self.hands(play.state, order, dealer, cards, self.rules.hand_size)
        pile = [cards.pop()]
        while JOKERS >> pile[0] & 1:
            pile.insert(0, cards.pop())
        self.dealt(play, seed, order, dealer, hands, cards, pile)
        self.open(play)

    def shuffled(self, seed: str) -> list[int]:
        """All cards of the game, as the seed shuffles them for a round; the last is dealt first."""
        return chance.shuffled(seed, 1, self.pack())

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
        play: Play,
        seed: str,
        order: list[int],
        dealer: int,
        hands: list[list[int]],
        stock: list[int],
        pile: list[int],
    ) -> None:
        """Let the round have been dealt so."""
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
                max(0, len(pile) - 1),
            )
        )

    def open(self, play: Play) -> None:
        """The card turned up acts as if the dealer had laid it."""
        for effect in (self.rules.opening or self.rules.effects)[play.state.pile[-1]]:
            effect.run(play, play.state.dealer, False)

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
