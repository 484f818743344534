"""Serbian Mau Mau (SRB-1 to SRB-32): the cut, aces that have to be covered, jumping in with full effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rules.cards import (
    ACE,
    EIGHT,
    FOLLOWS,
    JACK,
    JACKS,
    KING,
    NINE,
    OF_RANK,
    OF_SUIT,
    QUEEN,
    RANK,
    SEVEN,
    SUIT,
    card,
    parse,
)
from rules.match import Line, step
from rules.options import ON_OFF, Conflict, Option, Options
from rules.rounds import Scoring
from rules.shedding import events
from rules.shedding.dealing import draw
from rules.shedding.decisions import Turn
from rules.shedding.effects import CallsSuit, DrawDebt, Effect, NextDraws, PreviousDraws, Skip
from rules.shedding.game import MauMauBook, RuleIds, Ruleset, no_alarms
from rules.shedding.interrupts import Accuse, Declare, Interrupt
from rules.shedding.moves import Draw, Pass, PlayCard, passed, settled
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, Awaited, IllegalAction, OfOneSeat, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau

ACES, SEVENS, QUEENS = OF_RANK[ACE], OF_RANK[SEVEN], OF_RANK[QUEEN]
TWO_OF_CLUBS, TWO_OF_DIAMONDS = parse("2C"), parse("2D")
TWO_DRAWS, SEVEN_DRAWS, MOST_KEPT, EARLY_DRAWS = 4, 3, 3, 4
DEAL_SECONDS = 8
"""So long the dealer takes to deal, where looking too early costs cards (SRB-32)."""
WON = -40

OPTIONS = (
    Option("packs", "SRB-1", 2, low=1, high=2),
    Option("mau_penalty", "SRB-4", 2, low=0, high=8),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("two_of_diamonds", "SRB-8", "off", ON_OFF),
    Option("queen", "SRB-14", "off", ON_OFF),
    Option("ace_cover", "SRB-6", "draw_until", ("draw_until", "draw_one")),
    Option("seven_stops", "SRB-10", "off", ON_OFF),
    Option("reverser", "SRB-12", "nine", ("nine", "queen")),
    Option("jump_in", "SRB-20", "on", ON_OFF),
    Option("two_adds", "SRB-22", "off", ON_OFF),
    Option("early_hand_penalty", "SRB-32", "off", ON_OFF),
    Option("target", "SRB-31", 501, low=1, high=2000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
)


def conflicts(options: Options) -> list[Conflict]:
    """A queen that reverses is no strong one; with one pack nobody can jump in."""
    found = []
    if options["reverser"] == "queen" and options["queen"] == "on":
        found.append(Conflict("SRB-12", refused=True))
    if options["packs"] == 1 and options["jump_in"] == "on":
        found.append(Conflict("SRB-1", refused=True))
    return found


def strong_cards(options: Options) -> int:
    """The strong cards in force, as a mask (SRB-5)."""
    strong = ACES | 1 << TWO_OF_CLUBS | SEVENS | OF_RANK[EIGHT] | OF_RANK[NINE] | JACKS
    if options["two_of_diamonds"] == "on":
        strong |= 1 << TWO_OF_DIAMONDS
    return strong | QUEENS if options["queen"] == "on" else strong


def may_lay(state: MauMauState, seat: int) -> int:
    """The same rank or suit, or a jack on anything but a jack (SRB-3, SRB-13); on a debt what answers it."""
    del seat
    if state.debt:
        return state.answers
    if state.call >= 0:
        return OF_SUIT[state.call] & ~JACKS
    top = FOLLOWS[state.base]
    return top & ~JACKS if RANK[state.base] == JACK else top | JACKS


def covers(state: MauMauState) -> int:
    """What covers the ace on top: its suit, another ace, a jack (SRB-6)."""
    return OF_SUIT[SUIT[state.base]] | ACES | JACKS


# what cards do


@dataclass(frozen=True, slots=True)
class MustBeCovered(Effect):
    """Whoever laid the ace lays one more card on it (SRB-6)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        play.ask(Cover(seat))


@dataclass(frozen=True, slots=True)
class ReverseToBehind(Effect):
    """Play goes round the other way; with two it is the opponent's turn (SRB-12, over COM-4)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        play.emit(events.DirectionReversed(-play.state.direction))


# turns


@dataclass(frozen=True, slots=True)
class Cover(Turn):
    """An ace has to be covered: with a card that fits, drawn for until there is one (SRB-6)."""

    kind: ClassVar[str] = "cover"

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        fitting = [Action("play", (card,)) for card in sorted(set(self._held(state))) if covers(state) >> card & 1]
        draws = [] if self.drawn or state.drawable() <= 0 else [Action("draw")]
        return fitting + draws + ([Action("pass")] if self._may_pass(game, state, fitting) else [])

    def _held(self, state: MauMauState) -> tuple[int, ...]:
        return self.drawn or tuple(state.hands[self.seat])

    def _may_pass(self, game: MauMau, state: MauMauState, fitting: list[Action]) -> bool:
        """A drawn card may be kept where one draws but once; and nobody is stuck (COM-3)."""
        return bool(self.drawn) or (not fitting and state.drawable() <= 0)

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        state, game = play.state, play.game
        if action not in self.moves(game, state, seat):
            held = len(action.cards) == 1 and action.cards[0] in state.hands[seat]
            raise IllegalAction(Reason.DOES_NOT_FOLLOW if held else Reason.NOT_IN_HAND, "SRB-6")
        if action.verb == "play":
            game.move["play"].act(play, self, action)
        elif action.verb == "pass":
            passed(play, seat)
        elif game.options["ace_cover"] == "draw_one":
            taken = tuple(draw(play, seat, 1, hidden=True))
            if covers(state) >> taken[0] & 1:
                play.emit(Awaited(Cover(seat, taken), instead=True))
            else:
                passed(play, seat)
        else:
            self._draw_until(play)

    def _draw_until(self, play: Play) -> None:
        """Draw on to the next card that fits; it may be held back, and the drawing then goes on (SRB-6)."""
        state, seat, drew = play.state, self.seat, self.drew
        while taken := draw(play, seat, 1, hidden=True):
            drew += 1
            if covers(state) >> taken[0] & 1:
                break
        if any(covers(state) >> card & 1 for card in state.hands[seat]):
            play.emit(Awaited(Cover(seat, drew=drew), instead=True))
        else:
            passed(play, seat)


@dataclass(frozen=True, slots=True)
class DrawAlways(Draw):
    """Draw one card, also with one in hand that fits; only the drawn one may then be laid (SRB-3)."""

    seven_stops: bool = False

    def pay(self, play: Play, turn: Turn) -> None:
        state: MauMauState = play.state
        owed = state.debt
        first = draw(play, turn.seat, 1)
        stops = self.seven_stops and RANK[state.base] == SEVEN and bool(first) and RANK[first[0]] == SEVEN
        paid = first if stops else first + draw(play, turn.seat, owed - 1)
        settled(play, turn, paid)


def after_debt(state: MauMauState, turn: Turn, paid: list[int]) -> Turn:
    """Who has paid a debt may lay a card, or passes without drawing again (SRB-10)."""
    del state, paid
    return Turn(turn.seat, paid=True)


# interrupts


@dataclass(frozen=True, slots=True)
class LastCard(Declare):
    """Say "last card" with one card left; "Mau Mau" if it is a jack (SRB-4)."""

    words: ClassVar[tuple[Action, ...]] = (Action("declare", text="last card"), Action("declare", text="mau mau"))

    def right(self, state: MauMauState, seat: int, action: Action) -> bool:
        return (action.text == "mau mau") == (RANK[state.hands[seat][0]] == JACK)


@dataclass(frozen=True, slots=True)
class JumpInFully(Interrupt):
    """Lay a card identical to the top before the next player acts; it has its full effect (SRB-20 to SRB-22)."""

    verb: ClassVar[str] = "jump"
    doubled: tuple[tuple[int, tuple[Effect, ...]], ...] = ()
    """What some cards do instead when they are laid so."""

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        if self._refusal(state, seat) is None and state.base in state.hands[seat]:
            return [Action("jump", (state.base,))]
        return []

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        refusal = self._refusal(state, seat)
        if refusal is not None:
            raise refusal
        if len(action.cards) != 1 or action.cards[0] not in state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "SRB-20")
        (laid,) = action.cards
        if laid != state.base:
            raise IllegalAction(Reason.NOT_IDENTICAL, "SRB-20")
        effects = dict(self.doubled).get(laid, play.game.rules.effects[laid])
        play.game.lay(play, events.JumpedIn(seat, laid), effects)

    def _refusal(self, state: MauMauState, seat: int) -> IllegalAction | None:
        turn = state.stack[-1] if state.stack else None
        if not isinstance(turn, Turn) or not state.fresh or "talon" in state.marks or turn.paid:
            return IllegalAction(Reason.NOT_NOW, "SRB-20")
        if RANK[state.base] == JACK:
            return IllegalAction(Reason.NOT_NOW, "SRB-20")
        skipped = RANK[state.base] == EIGHT and seat == state.after
        if turn.seat == seat or skipped:
            return IllegalAction(Reason.NOT_NOW, "SRB-11" if skipped else "SRB-20")
        return None


@dataclass(frozen=True, slots=True)
class Look(Interrupt):
    """Take up one's cards; before the dealer has finished it costs cards (SRB-32)."""

    verb: ClassVar[str] = "look"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return []

    def act(self, play: Play, seat: int, action: Action) -> None:
        marks = play.state.marks
        if f"looked:{seat}" in marks or play.at - marks.get("dealing", 0) >= DEAL_SECONDS:
            raise IllegalAction(Reason.TOO_LATE, "SRB-32")
        play.emit(events.LookedEarly(seat))
        draw(play, seat, EARLY_DRAWS)


def dealing_ends(state: MauMauState) -> dict[str, float]:
    """When the dealer has finished (SRB-32)."""
    return {"dealt": state.marks["dealing"] + DEAL_SECONDS} if "dealing" in state.marks else {}


# the cut and the deal


@dataclass(frozen=True, slots=True)
class Cut(OfOneSeat):
    """The cutter has cut to a strong card, and may keep it (SRB-2)."""

    kind: ClassVar[str] = "cut"
    alone: ClassVar[bool] = True
    seat: int

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        del game, state, seat
        return [Action("keep"), Action("decline")]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        if action not in self.moves(play.game, play.state, seat):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "SRB-2")
        state: MauMauState = play.state
        if action.verb == "decline":
            play.emit(events.LeftLying(seat))
            deal_hands(play)
            return
        play.emit(events.Kept(seat, state.base))
        look_at_cut(play, seat)

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(events.LeftLying(seat))
        deal_hands(play)


@dataclass(frozen=True, slots=True)
class Cutting:
    """The player before the dealer cuts (SRB-2); then everybody is dealt to."""

    strong: int

    def __call__(self, play: Play, seed: str) -> None:
        game, state = play.game, play.state
        order, dealer = game.dealers(state)
        game.dealt(play, seed, order, dealer, [[] for _ in state.status], game.shuffled(seed), [])
        look_at_cut(play, order[(order.index(dealer) - 1) % len(order)])


def look_at_cut(play: Play, cutter: int) -> None:
    """Look at the next card of the pack where it was cut."""
    state: MauMauState = play.state
    play.emit(events.CutTo(state.stock[-1]))
    strong = play.game.rules.deals.strong
    if strong >> state.base & 1 and len(state.hands[cutter]) < MOST_KEPT:
        play.ask(Cut(cutter))
    else:
        deal_hands(play)


def deal_hands(play: Play) -> None:
    """Six cards each, two at a time; the player after the dealer begins (SRB-1, SRB-2)."""
    state: MauMauState = play.state
    cards, hands = list(state.stock), [[] for _ in state.status]  # type: tuple[list[int], list[list[int]]]
    for _ in range(3):
        for steps in range(1, len(state.order) + 1):
            seat = step(state, state.dealer, steps)
            hands[seat] += [cards.pop(), cards.pop()]
    play.emit(events.HandsDealt(tuple(tuple(hand) for hand in hands), tuple(cards), play.at))


# scores


def _account(strong: int) -> Callable[[object, MauMauState, int], list[Line]]:
    """The points left in hand; the winner scores less than nothing (SRB-30)."""

    def value(card: int) -> int:
        rank = RANK[card]
        if rank == JACK:
            return 20
        return 10 if strong >> card & 1 or rank in (KING, QUEEN) else rank + 1

    def account(game: object, state: MauMauState, winner: int) -> list[Line]:
        del game
        lines: list[Line] = [
            (seat, "card", card, value(card))
            for seat in state.order
            if seat != winner
            for card in sorted(state.hands[seat])
        ]
        return [*lines, (winner, "won", -1, WON)] if winner != NOBODY else lines

    return account


# the ruleset


def _effects(number: int, options: Options) -> tuple[Effect, ...]:
    rank, suit, queens = RANK[number], SUIT[number], options["queen"] == "on"
    if number == TWO_OF_CLUBS:
        return (PreviousDraws(TWO_DRAWS),)  # SRB-7
    if number == TWO_OF_DIAMONDS and options["two_of_diamonds"] == "on":
        return (NextDraws(TWO_DRAWS), NextHasPaid())  # SRB-8
    reverse = ReverseToBehind()
    if suit < 0:
        return ()
    seven = SEVENS | (1 << card(QUEEN, suit) if queens else 0)
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (MustBeCovered(),),  # SRB-6
        SEVEN: (DrawDebt(SEVEN_DRAWS, answered_by=seven),),  # SRB-9, SRB-14
        EIGHT: (Skip(),),  # SRB-11
        NINE: (reverse,) if options["reverser"] == "nine" else (),  # SRB-12
        JACK: (CallsSuit(),),  # SRB-13
    }
    if queens:
        by_rank[QUEEN] = (DrawDebt(SEVEN_DRAWS, answered_by=QUEENS | 1 << card(SEVEN, suit)),)  # SRB-14
    elif options["reverser"] == "queen":
        by_rank[QUEEN] = (reverse,)
    return by_rank.get(rank, ())


@dataclass(frozen=True, slots=True)
class NextHasPaid(Effect):
    """Whoever has drawn for the two of diamonds plays on as after a debt (SRB-8, SRB-10)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if not out:
            play.ask(Turn(step(play.state, seat), paid=True))


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    strong = strong_cards(options)
    effects = tuple(_effects(card, options) for card in range(54))
    doubled: tuple[tuple[int, tuple[Effect, ...]], ...] = ()
    if options["two_adds"] == "on":
        doubled = ((TWO_OF_CLUBS, (PreviousDraws(2 * TWO_DRAWS),)),)
        if options["two_of_diamonds"] == "on":
            doubled += ((TWO_OF_DIAMONDS, (NextDraws(2 * TWO_DRAWS), NextHasPaid())),)
    return Ruleset(
        packs=int(options["packs"]),
        jokers=False,
        hand_size=6,
        direction=1,
        may_lay=may_lay,
        fits=may_lay,
        effects=effects,
        moves=(PlayCard(), DrawAlways(voluntary=True, seven_stops=options["seven_stops"] == "on"), Pass()),
        interrupts=(
            *((JumpInFully(doubled),) if options["jump_in"] == "on" else ()),
            LastCard("SRB-4"),
            Accuse("SRB-4", int(options["mau_penalty"]), int(options["false_accusation"])),
            *((Look(),) if options["early_hand_penalty"] == "on" else ()),
        ),
        scoring=Scoring(lowest_wins=True, account=_account(strong)),
        ids=RuleIds(turn="SRB-3", follow="SRB-3", draw="SRB-3", debt="SRB-9", call="SRB-13", twin="SRB-20"),
        deals=Cutting(strong),
        after_debt=after_debt,
        late_on_any_act=True,
        alarms=dealing_ends if options["early_hand_penalty"] == "on" else no_alarms,
        never_last=ACES,
        target=int(options["target"]) + 1,  # passed, not reached (SRB-31)
    )


SERBIAN = MauMauBook(name="serbian", version=1, options=OPTIONS, ruleset=ruleset, seats=(2, 8), conflicts=conflicts)
