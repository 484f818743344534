"""Advanced Mau & Mau (AMM-30 to AMM-56): Mau-Mau with misplays, eights together, the lock, the passing of cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from rules.cards import (
    ACE,
    ALL,
    BLACK_JOKER,
    CARDS,
    EIGHT,
    JACK,
    JOKERS,
    KING,
    NINE,
    OF_RANK,
    OF_SUIT,
    QUEEN,
    RANK,
    SEVEN,
    SUIT,
    TWO,
    parse,
)
from rules.chance import shuffled
from rules.match import Line, step
from rules.options import ON_OFF, Conflict, Option, Options
from rules.rounds import Scoring
from rules.shedding import classic, events, poker
from rules.shedding.dealing import draw, reshuffle, show_draw
from rules.shedding.decisions import ChooseSeat, Give, Turn
from rules.shedding.effects import (
    CallsSuit,
    DrawDebt,
    Effect,
    NextDraws,
    PreviousDraws,
    Reverse,
    Silence,
    Skip,
)
from rules.shedding.game import MauMauBook, Ruleset
from rules.shedding.interrupts import Accuse, Declare, Knock, Says, Talked
from rules.shedding.moves import CardMove, Draw, Pass, PlayCard
from rules.shedding.scoring import amm_points
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, Awaited, Decision, IllegalAction, Play, Reason

if TYPE_CHECKING:
    from rules.shedding.game import MauMau

TWOS, EIGHTS, SEVENS = OF_RANK[TWO], OF_RANK[EIGHT], OF_RANK[SEVEN]
FOUR_OF_DIAMONDS, TWO_OF_CLUBS, JACK_OF_HEARTS = parse("4D"), parse("2C"), parse("JH")
TWINS_DRAW = 2
POKER_DRAWS = ROULETTE_DRAWS = 5
HECATOMBE = CHUPA_CABRA = 3

OPTIONS = (
    Option("voluntary_draw", "AMM-4", "off", ON_OFF),
    Option("misplay", "AMM-30", "penalise", ("penalise", "refuse")),
    Option("misplay_penalty", "AMM-30", 5, low=0, high=10),
    Option("hints", "AMM-30", "off", ON_OFF),
    Option("mau_penalty", "AMM-31", 5, low=0, high=10),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("silence", "AMM-55", "on", ON_OFF),
    Option("silence_penalty", "VOA-17", 2, low=0, high=7),
    Option("silence_delete", "VOA-17", "off", ON_OFF),
    Option("silence_unreadable", "VOA-18", "forgive", ("forgive", "punish")),
    Option("poker", "AMM-50", "off", ON_OFF),
    Option("jokers", "AMM-51", "off", ON_OFF),
    Option("chupa_cabra", "AMM-54", "off", ON_OFF),
    Option("target", "AMM-21", 100, low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
)


def conflicts(options: Options) -> list[Conflict]:
    """Jokers beside the lock are advised against; a chupa-cabra needs jokers."""
    found = [Conflict("AMM-56", refused=False)] if options["jokers"] == "on" else []
    if options["chupa_cabra"] == "on" and options["jokers"] == "off":
        found.append(Conflict("AMM-54", refused=False))
    return found


# what may be laid


def may_lay(state: MauMauState, seat: int) -> int:
    """As in Mau-Mau; under the lock nothing but a two, which respects a call (AMM-36); a joker on anything else."""
    if state.debt:
        return classic.may_lay(state, seat)
    if "locked" in state.marks:
        called = state.call >= 0 and seat != state.caller
        return TWOS & (OF_SUIT[state.call] if called else ALL)
    return classic.may_lay(state, seat) | JOKERS


def eights_together(state: MauMauState, seat: int, fitting: int) -> list[tuple[int, ...]]:
    """All the ways to lay several eights, or eights and a card of the last one's suit (AMM-35), in an order each.

    The first is one of the mask ``fitting``; with a call in force all are of its suit; a card remains in the hand.
    """
    hand = state.hands[seat]
    called = state.call >= 0 and seat != state.caller
    eights = sorted(card for card in hand if RANK[card] == EIGHT and (not called or SUIT[card] == state.call))
    found = []
    for size in range(1, len(eights) + 1):
        for some in sorted(set(combinations(eights, size))):
            for last in sorted(set(some)):
                found += _closed(hand, _in_order(some, last, fitting), last)
    return found


def _in_order(some: tuple[int, ...], last: int, fitting: int) -> tuple[int, ...]:
    """These eights with one that fits first, and this one last; nothing when none fits."""
    rest = list(some)
    rest.remove(last)
    first = next((card for card in rest or [last] if fitting >> card & 1), None)
    if first is None:
        return ()
    if rest:
        rest.remove(first)
        return (first, *rest, last)
    return (last,)


def _closed(hand: list[int], eights: tuple[int, ...], last: int) -> list[tuple[int, ...]]:
    if not eights:
        return []
    ends = sorted({card for card in hand if SUIT[card] == SUIT[last] and RANK[card] != EIGHT})
    ways = [eights] if len(eights) > 1 else []
    ways += [(*eights, end) for end in ends]
    return [way for way in ways if len(way) < len(hand)]


def arranged(state: MauMauState, seat: int, cards: tuple[int, ...], fitting: int) -> tuple[int, ...] | None:
    """Chosen cards in an order in which they may be laid: the given one where that can be, else one that can."""
    ways = [way for way in eights_together(state, seat, fitting) if sorted(way) == sorted(cards)]
    ends = cards[-2:] if cards and RANK[cards[-1]] != EIGHT else cards[-1:]
    same = [way for way in ways if way[-len(ends) :] == ends]
    return next(iter(same or ways), None)


class LayCards(PlayCard):
    """Lay a card, or eights together (AMM-35). The twin of the previous player's card makes the next draw (AMM-33)."""

    __slots__ = ()
    verb = "play"

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        found = super().offers(game, state, turn)
        if turn.drawn or state.debt or "locked" in state.marks:
            return found
        ways = eights_together(state, turn.seat, self.mask(game, state, turn))
        return found + [Action("play", way) for way in ways]

    def may(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> bool:
        if len(action.cards) < 2:
            return super().may(game, state, turn, action)
        if turn.drawn or state.debt or "locked" in state.marks:
            return False
        return arranged(state, turn.seat, action.cards, self.mask(game, state, turn)) is not None

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        if len(action.cards) == 1:
            return super().refusal(game, state, turn, action)
        if len(action.cards) == len(state.hands[turn.seat]):
            return IllegalAction(Reason.KEEP_ONE, "AMM-35")
        return IllegalAction(Reason.DOES_NOT_FOLLOW, "AMM-35")

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        if "locked" in state.marks and not state.debt and RANK[card] != TWO:
            return IllegalAction(Reason.LOCKED, "AMM-36")
        return super().unfit(game, state, turn, card)

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        game, state, seat = play.game, play.state, turn.seat
        cards = action.cards
        if len(cards) > 1:
            cards = arranged(state, seat, cards, self.mask(game, state, turn)) or cards
        twin = state.fresh and not turn.drawn and cards[0] == state.base
        lay_together(play, seat, cards, twin=twin)


def lay_together(play: Play, seat: int, cards: tuple[int, ...], *, twin: bool = False, before: int = NOBODY) -> None:
    """Lay these cards in order; the effect is the last one's. ``before`` is an eight that lies there already."""
    eights = [card for card in (before, *cards) if card >= 0 and RANK[card] == EIGHT]
    show_draw(play)
    for card in cards[:-1]:
        play.game.end_call(play, seat)
        play.emit(events.Laid(seat, card))
    last = cards[-1]
    doubled = len(set(eights)) < len(eights)
    extra: tuple[Effect, ...] = (NextDraws(TWINS_DRAW),) * (twin + doubled)
    if JOKERS >> last & 1:
        play.game.lay(play, events.LaidAside(seat, last, over=True), play.game.rules.effects[last])
    else:
        play.game.lay(play, events.Laid(seat, last), extra + play.game.rules.effects[last])


@dataclass(frozen=True, slots=True)
class GoOnWithEights(Turn):
    """The dealer has turned up an eight, and may go on with more eights and a card of their suit (AMM-2, AMM-35)."""

    kind: ClassVar[str] = "eights"

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("pass"), *(Action("play", way) for way in self._ways(state, seat))]

    def _ways(self, state: MauMauState, seat: int) -> list[tuple[int, ...]]:
        hand, suit = state.hands[seat], SUIT[state.base]
        alone = sorted({card for card in hand if SUIT[card] == suit or RANK[card] == EIGHT})
        more = eights_together(state, seat, EIGHTS)
        return [(card,) for card in alone if len(hand) > 1] + more

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        if action == Action("pass"):
            play.emit(events.Passed(seat))
            return
        ways = self._ways(state, seat)
        way = action.cards if action.cards in ways else arranged(state, seat, action.cards, EIGHTS)
        if action.verb != "play" or way is None or way not in ways:
            raise IllegalAction(Reason.DOES_NOT_FOLLOW, "AMM-35")
        lay_together(play, seat, way, before=state.base)


class DrawUnlessLocked(Draw):
    """Draw; under the lock also with a two in hand (AMM-36)."""

    __slots__ = ()

    def free(self, state: MauMauState) -> bool:
        return self.voluntary or "locked" in state.marks


class PassUnlessBound(Pass):
    """Pass; a two just drawn under the lock may be kept (AMM-36)."""

    __slots__ = ()

    def bound(self, state: MauMauState) -> bool:
        return "locked" not in state.marks


@dataclass(frozen=True, slots=True)
class RussianRoulette(CardMove):
    """Lay one of these jokers face down (AMM-53)."""

    verb: ClassVar[str] = "roulette"
    rule: ClassVar[str] = "AMM-53"
    jokers: int

    def mask(self, game: MauMau, state: MauMauState, turn: Turn) -> int:
        return game.rules.may_lay(state, turn.seat) & self.jokers

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [self.offered[card] for card in sorted(set(state.hands[seat])) if self.jokers >> card & 1]

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        if state.debt:
            return IllegalAction(Reason.DEBT_STANDS, "AMM-51")
        return IllegalAction(Reason.LOCKED if "locked" in state.marks else Reason.NOT_NOW, "AMM-51")

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        play.game.lay(play, events.LaidAside(turn.seat, action.cards[0], over=True), (Roulette(),))


# what cards do


@dataclass(frozen=True, slots=True)
class PassCards(Effect):
    """Everybody passes a card to the left (AMM-34)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        taking = tuple(other for other in state.order if state.hands[other])
        if len(taking) > 1:
            play.ask(Give(taking))


@dataclass(frozen=True, slots=True)
class Lock(Effect):
    """A two locks the game, or unlocks it (AMM-36)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        play.emit(events.Locked(seat, locked="locked" not in play.state.marks))


@dataclass(frozen=True, slots=True)
class DealerGoesOn(Effect):
    """An eight turned up lets the dealer go on (AMM-2)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        play.ask(GoOnWithEights(seat))


@dataclass(frozen=True, slots=True)
class Hecatombe(Effect):
    """Everybody draws, the player included (AMM-52)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        for steps in range(len(play.state.order)):
            draw(play, step(play.state, seat, steps), HECATOMBE)


@dataclass(frozen=True, slots=True)
class Roulette(Effect):
    """The stock's top card is turned, and counts round the table (AMM-53)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        if not state.stock:
            reshuffle(play)
        jokers: list[int] = []
        for card in reversed(state.stock):
            if SUIT[card] >= 0:
                play.emit(events.Turned(card, tuple(jokers)))
                draw(play, step(state, seat, RANK[card]), ROULETTE_DRAWS)
                return
            jokers.append(card)


@dataclass(frozen=True, slots=True)
class ChupaCabra(Effect):
    """Somebody chosen takes three cards from the player's hand, unseen, never the last one (AMM-54)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if len(play.state.hands[seat]) > 1:
            play.ask(ChooseSeat(seat, "chupa"))


def suck(play: Play, seat: int, other: int) -> None:
    """The chosen one takes the cards."""
    state: MauMauState = play.state
    hand = state.hands[seat]
    taken = shuffled(state.seed, state.rolls, hand)[: min(CHUPA_CABRA, len(hand) - 1)]
    play.emit(events.TookCards(other, seat, tuple(taken)))
    if len(hand) == 1:
        play.emit(events.OwesDeclaration(seat))


@dataclass(frozen=True, slots=True)
class LastJack(Effect):
    """Going out with a jack counts twice (AMM-37); with the jack of hearts the hands are passed on first (AMM-38)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        last = state.pile[-1]
        if seat not in state.out or RANK[last] != JACK:
            return
        play.emit(events.PointsDoubled(NOBODY, "jack"))
        if last == JACK_OF_HEARTS:
            hands = [tuple(hand) for hand in state.hands]
            losers = [other for other in state.order if other != seat]
            ring = losers if state.direction == 1 else losers[::-1]
            for giver, taker in zip(ring, [*ring[1:], *ring[:1]], strict=True):
                hands[taker] = tuple(state.hands[giver])
            play.emit(events.HandsPassedOn(tuple(hands)))


@dataclass(frozen=True, slots=True)
class LastTwoOfClubs(Effect):
    """Going out with the two of clubs, one chooses whose points count twice (AMM-39)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if play.state.pile[-1] == TWO_OF_CLUBS:
            play.ask(ChooseSeat(seat, "two"))


def undeclared(play: Play, seat: int) -> None:
    """Who goes out undeclared and unaccused doubles everybody else's points (AMM-32)."""
    del seat
    play.emit(events.PointsDoubled(NOBODY, "undeclared"))


# poker


@dataclass(frozen=True, slots=True)
class PokerOnRun(Effect):
    """Three cards of a suit in a run call for hands of poker (AMM-50)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        able = tuple(other for other in state.order if len(state.hands[other]) > 2)
        if not out and is_run(state.pile[-3:]) and able:
            play.ask(Poker(able, seat))


def is_run(cards: list[int]) -> bool:
    """Whether these are three of one suit in a run, up or down."""
    if len(cards) < 3 or len({SUIT[card] for card in cards}) != 1 or SUIT[cards[0]] < 0:
        return False
    first, middle, last = (RANK[card] for card in cards)
    return middle - first == last - middle and abs(middle - first) == 1


@dataclass(frozen=True, slots=True)
class Poker(Decision):
    """Each of these seats may lay down a hand of poker, in secret (AMM-50); ``by`` completed the run."""

    kind: ClassVar[str] = "poker"
    waiting: tuple[int, ...]
    by: int
    shown: tuple[tuple[int, tuple[int, ...]], ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        return self.waiting

    def moves(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        """The best hand of each kind that is held, and to decline; any other hand of poker may be laid as well."""
        held = state.hands[seat]
        return [
            Action("decline"),
            *(Action("poker", cards) for cards in poker.hands(held) if len(cards) < len(held)),
        ]

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        left = tuple(other for other in self.waiting if other != seat)
        if action == Action("decline"):
            play.emit(Awaited(Poker(left, self.by, self.shown), instead=True, same=True))
            return
        held, cards = play.state.hands[seat], action.cards
        if action.verb != "poker":
            raise IllegalAction(Reason.NOT_NOW, "AMM-50")
        if any(cards.count(card) > held.count(card) for card in cards):
            raise IllegalAction(Reason.NOT_IN_HAND, "AMM-50")
        if len(cards) >= len(held):
            raise IllegalAction(Reason.KEEP_ONE, "AMM-50")
        if poker.worth(cards) is None:
            raise IllegalAction(Reason.NO_HAND_OF_POKER, "AMM-50")
        play.emit(Awaited(Poker(left, self.by, (*self.shown, (seat, cards))), instead=True, same=True))

    def abandon(self, play: Play, seat: int) -> None:
        play.emit(Awaited(self.without(seat), instead=True, same=True))

    def without(self, seat: int) -> Poker:
        left = tuple(other for other in self.waiting if other != seat)
        return Poker(left, self.by, tuple(shown for shown in self.shown if shown[0] != seat))

    def close(self, play: Play) -> None:
        state, shown = play.state, self.shown
        best = self._best(state, shown)
        play.emit(events.PokerShown(shown, best))
        for other, _ in shown:
            if len(state.hands[other]) == 1:
                play.emit(events.OwesDeclaration(other))
        if best != NOBODY:
            play.ask(ChooseSeat(best, "poker"))

    def _best(self, state: MauMauState, shown: tuple[tuple[int, tuple[int, ...]], ...]) -> int:
        """Whose hand is best; of equal ones whoever comes first behind the one who completed the run."""
        if not shown or self.by not in state.order:
            return max(shown, key=lambda one: poker.worth(one[1]) or ())[0] if shown else NOBODY
        ring = [step(state, self.by, steps) for steps in range(len(state.order))]
        return max(shown, key=lambda one: (poker.worth(one[1]) or (), -ring.index(one[0])))[0]


def poker_lost(play: Play, seat: int, other: int) -> None:
    """The chosen one draws."""
    del seat
    draw(play, other, POKER_DRAWS)


def two_lost(play: Play, seat: int, other: int) -> None:
    """The chosen one's points count twice."""
    del seat
    play.emit(events.PointsDoubled(other, "two"))


# scores


def _account(game: object, state: MauMauState, winner: int) -> list[Line]:
    """The cards left (AMM-20), and what counts twice (AMM-22)."""
    lines = amm_points(game, state, winner)
    totals: dict[int, int] = {}
    for seat, _, _, points in lines:
        totals[seat] = totals.get(seat, 0) + points
    for name, times in sorted(state.marks.items()):
        kind, _, rest = name.partition(":")
        if kind != "twice":
            continue
        why, _, whose = rest.partition(":")
        for seat in totals if int(whose) == NOBODY else [int(whose)]:
            for _ in range(times):
                lines.append((seat, f"twice-{why}", -1, totals.get(seat, 0)))
                totals[seat] = 2 * totals.get(seat, 0)
    return lines


SCORING = Scoring(lowest_wins=True, account=_account)


# the ruleset


def _effects(card: int, options: Options) -> tuple[Effect, ...]:
    """What a card does, in the order in which it does it."""
    jokers = (ChupaCabra(),) if card == BLACK_JOKER and options["chupa_cabra"] == "on" else (Hecatombe(),)
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (Skip(),),
        TWO: (Lock(),),
        SEVEN: (DrawDebt(2, answered_by=SEVENS),),
        NINE: (PreviousDraws(1),),
        JACK: (CallsSuit(),),
        QUEEN: (Reverse(),),
        KING: (Silence(),) if options["silence"] == "on" else (),
    }
    found = jokers if JOKERS >> card & 1 else by_rank.get(RANK[card], ())
    found += (PassCards(),) if card == FOUR_OF_DIAMONDS else ()
    return found + ((PokerOnRun(),) if options["poker"] == "on" else ())


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    base = classic.ruleset(options)
    jokers = options["jokers"] == "on"
    silence = options["silence"] == "on"
    hidden_jokers = JOKERS & ~(1 << BLACK_JOKER) if options["chupa_cabra"] == "on" else JOKERS
    talk = int(options["silence_penalty"])
    effects = tuple(_effects(card, options) for card in CARDS)
    opening = tuple((DealerGoesOn(),) if RANK[card] == EIGHT else effects[card] for card in CARDS)
    return Ruleset(
        packs=base.packs,
        jokers=jokers,
        hand_size=base.hand_size,
        direction=base.direction,
        may_lay=may_lay,
        fits=may_lay,
        effects=effects,
        opening=opening,
        moves=(
            LayCards(),
            *((RussianRoulette(hidden_jokers),) if jokers else ()),
            DrawUnlessLocked(voluntary=options["voluntary_draw"] == "on", must=True),
            PassUnlessBound(must=True),
        ),
        interrupts=(
            Declare("AMM-10"),
            *((Knock("AMM-55"), Says(talk)) if silence else ()),
            Accuse("AMM-31", int(options["mau_penalty"]), int(options["false_accusation"]), while_one=True),
        ),
        scoring=SCORING,
        ids=base.ids,
        call_until_caller=True,
        going_out=(LastJack(), LastTwoOfClubs()),
        chosen={"poker": poker_lost, "two": two_lost, "chupa": suck},
        undeclared=undeclared,
        misplay=int(options["misplay_penalty"]) if options["misplay"] == "penalise" else -1,
        hints=options["hints"] == "on",
        charges={"AMM-55": Talked(talk)} if silence else {},
        target=base.target,
    )


AMM = MauMauBook(name="amm", version=1, options=OPTIONS, ruleset=ruleset, seats=(2, 12), conflicts=conflicts)
