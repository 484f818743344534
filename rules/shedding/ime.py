"""Mau-Mau Imesco (IME-1 to IME-61), its variants, and Solitaire: hostile cards, their defences, and unseen cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from rules.cards import (
    ACE,
    ALL,
    EIGHT,
    FIVE,
    JACK,
    JACKS,
    JOKER,
    JOKERS,
    KING,
    NINE,
    OF_RANK,
    OF_SUIT,
    QUEEN,
    RANK,
    SEVEN,
    SIX,
    SUIT,
    TWO,
    card,
    parse,
)
from rules.chance import drawn, shuffled
from rules.match import OVER, FirstDrawn, Line, WentOut, step
from rules.options import ON_OFF, Conflict, Option, Options
from rules.rounds import Scoring
from rules.shedding import events
from rules.shedding.dealing import draw
from rules.shedding.decisions import Turn
from rules.shedding.effects import CallsSuit, DrawDebt, Effect, PreviousDraws, Reverse, Skip, others_draw
from rules.shedding.game import Mask, MauMau, MauMauBook, RuleIds, Ruleset, ends_round, ends_turn, goes_on
from rules.shedding.interrupts import SPEECH, Accuse, Declare, Interrupt, Says
from rules.shedding.moves import DrawUntil, Move, Pass, PlayCard
from rules.shedding.scoring import SCORINGS, USUAL_TARGETS
from rules.shedding.state import DECLARED, MauMauState
from rules.table import NOBODY, Action, Awaited, IllegalAction, Play, Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

TWOS, SEVENS, EIGHTS, QUEENS = OF_RANK[TWO], OF_RANK[SEVEN], OF_RANK[EIGHT], OF_RANK[QUEEN]
SWAPPING = (parse("3H"), parse("3D"))
FOUR_OF_SPADES, TEN_OF_CLUBS = parse("4S"), parse("10C")
IN_PAIRS = (4, 6)
ROW_OF_SIXES, SIXES_DRAW, SEVEN_DRAWS, TEN_DRAWS, JOKER_DRAWS, REBOUND_DRAWS = 3, 6, 3, 5, 4, 5

OPTIONS = (
    Option("packs", "IME-2", 4, low=1, high=4),
    Option("hand_size", "IME-3", 9, low=1, high=12),
    Option("first_player", "IME-5", "draw_high", ("draw_high", "host", "winner")),
    Option("starting_card", "IME-6", "on", ON_OFF),
    Option("show_counts", "IME-7", "off", ON_OFF),
    Option("not_both", "IME-9", "off", ON_OFF),
    Option("draw_limit", "IME-11", "off", ("off",), low=1, high=20),
    Option("mau_penalty", "IME-12", 3, low=0, high=9),
    Option("mau_check", "IME-12", "automatic", ("automatic", "accuse")),
    Option("false_accusation", "COM-14", 0, low=0, high=5),
    Option("debt_ends_turn", "IME-14", "off", ON_OFF),
    Option("reshuffle_when_full", "IME-15", "off", ("off",), low=20, high=200),
    Option("seven_defence", "IME-26", "relay", ("relay", "kill", "chain")),
    Option("shown_card_penalty", "IME-40", 3, low=0, high=9),
    Option("cyclic", "IME-50", "off", ON_OFF),
    Option("max_reshuffles", "IME-51", "off", ("off",), low=1, high=20),
    Option("time_limit", "IME-51", "off", ("off",), low=1, high=10080),
    Option("open_hands", "IME-52", "off", ON_OFF),
    Option("read_only", "IME-53", "off", ON_OFF),
    Option("talk_penalty", "IME-53", 3, low=0, high=9),
    Option("silence_delete", "VOA-17", "off", ON_OFF),
    Option("silence_unreadable", "VOA-18", "forgive", ("forgive", "punish")),
    Option("teams", "IME-55", "off", ("off", "pairs")),
    Option("scoring", "IME-61", "wins", ("wins", "cards", "amm_points")),
    Option("target", "IME-61", "usual", ("usual",), low=1, high=1000),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
)


def conflicts(options: Options) -> list[Conflict]:
    """Pairs win when either goes out, which a cycle of goings-out has no place for; nor has it for other scorings."""
    found = []
    if options["cyclic"] == "on" and options["teams"] == "pairs":
        found.append(Conflict("IME-55", refused=True))
    if options["cyclic"] == "on" and options["scoring"] != "wins":
        found.append(Conflict("IME-50", refused=True))
    return found


# what may be laid


def follows(options: Options) -> Mask:
    """The cards that may be laid (IME-8, IME-9), for these options."""
    not_both = options["not_both"] == "on"

    def may_lay(state: MauMauState, seat: int) -> int:
        top, dull = state.base, "dull" in state.marks
        if state.debt:
            found = state.answers
        elif state.call >= 0:
            found = OF_SUIT[state.call] | JACKS  # IME-30
        elif top < 0 or JOKERS >> top & 1:
            found = ALL  # IME-6, IME-33
        else:
            found = OF_RANK[RANK[top]] | OF_SUIT[SUIT[top]] | JACKS | JOKERS
            if RANK[top] == QUEEN and not dull:
                found &= ~QUEENS  # IME-31
        if not_both and top >= 0:
            found &= ~(JOKERS if JOKERS >> top & 1 else 1 << top)
            if state.call >= 0:
                found &= ~(JACKS & OF_SUIT[state.call])
        victim = step(state, seat)
        if victim != seat and state.mau[victim] == DECLARED and len(state.hands[victim]) == 1:
            found &= ~EIGHTS  # IME-27
        return found

    return may_lay


class Lay(PlayCard):
    """Lay a card; an eight not on somebody in Mau-Mau (IME-27)."""

    __slots__ = ()
    verb = "play"

    def unfit(self, game: MauMau, state: MauMauState, turn: Turn, card: int) -> IllegalAction:
        victim = step(state, turn.seat)
        if RANK[card] == EIGHT and not state.debt and state.mau[victim] == DECLARED and victim != turn.seat:
            return IllegalAction(Reason.HAS_DECLARED, "IME-27")
        if state.call < 0 and not state.debt and card == state.base:
            return IllegalAction(Reason.DOES_NOT_FOLLOW, "IME-9")
        return super().unfit(game, state, turn, card)


# what cards do


@dataclass(frozen=True, slots=True)
class PlayAgain(Effect):
    """Whoever laid it plays again (IME-20)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        if not out:
            play.emit(events.PlaysNext(seat))


@dataclass(frozen=True, slots=True)
class Defence(Effect):
    """A two laid on a debt cancels it; on sevens it may be carried along, as the table plays (IME-21, IME-26)."""

    sevens: str

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        if not state.debt:
            return
        of_sevens = state.answers & SEVENS
        if not of_sevens or self.sevens == "kill":
            play.emit(events.DebtCleared())
        elif self.sevens == "chain":
            own = SEVENS & OF_SUIT[SUIT[state.base]]
            play.emit(events.DebtGrew(0, TWOS | own))


@dataclass(frozen=True, slots=True)
class SwapSeats(Effect):
    """The player changes places with the previous one, unless one of them is eating (IME-22)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        previous = step(state, seat, -1)
        eating = any(f"eating:{who}" in state.marks for who in (seat, previous))
        if previous != seat and not eating and not out:
            play.emit(events.SeatsSwapped(seat, previous, step(state, seat)))


@dataclass(frozen=True, slots=True)
class OthersDraw(Effect):
    """Everybody else draws; there is no defence (IME-23)."""

    cards: int

    def run(self, play: Play, seat: int, out: bool) -> None:
        others_draw(play, seat, self.cards)


@dataclass(frozen=True, slots=True)
class ThirdSix(Effect):
    """The third six in a row strikes; then the count starts again (IME-25)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        pile = play.state.pile
        row = next((n for n, below in enumerate(reversed(pile)) if RANK[below] != SIX), len(pile))
        if row % ROW_OF_SIXES == 0:
            play.emit(events.DebtGrew(SIXES_DRAW, TWOS & OF_SUIT[SUIT[pile[-1]]]))


@dataclass(frozen=True, slots=True)
class TakeAndPlay(Effect):
    """Take a card, unseen, from the next player's hand and play it as one's own (IME-27)."""

    def run(self, play: Play, seat: int, out: bool) -> None:
        state: MauMauState = play.state
        victim = step(state, seat)
        if not state.hands[victim] or (victim == seat and out):
            return
        taken = drawn(state.seed, state.rolls, sorted(state.hands[victim]))
        play.emit(events.CardTaken(seat, victim, taken))
        emptied = victim != seat and not state.hands[victim]
        if emptied and victim not in state.out:
            play.emit(WentOut(victim))
        play.game.lay(play, events.Laid(seat, taken), play.game.rules.effects[taken])


# turns and interrupts


@dataclass(frozen=True, slots=True)
class Rebound(Turn):
    """The turn of who has drawn for a joker: these cards may be a rebound on whoever laid it (IME-34)."""

    four: tuple[int, ...] = ()
    layer: int = NOBODY

    def strikes(self, state: MauMauState) -> bool:
        """Whether the four are all of one value, all of one suit, or of four different suits."""
        suits = {SUIT[card] for card in self.four}
        alike = len({RANK[card] for card in self.four}) == 1 or len(suits) in (1, 4)
        return len(self.four) == JOKER_DRAWS and -1 not in suits and alike and self.layer in state.order


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Claim a rebound: the cards are shown to the joker's player, who draws (IME-34)."""

    verb: ClassVar[str] = "claim"

    def offers(self, game: MauMau, state: MauMauState, turn: Turn) -> list[Action]:
        return [Action("claim")] if isinstance(turn, Rebound) and turn.strikes(state) else []

    def everything(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("claim")]

    def refusal(self, game: MauMau, state: MauMauState, turn: Turn, action: Action) -> IllegalAction:
        return IllegalAction(Reason.NO_REBOUND, "IME-34")

    def act(self, play: Play, turn: Turn, action: Action) -> None:
        if not isinstance(turn, Rebound):
            raise IllegalAction(Reason.NO_REBOUND, "IME-34")
        play.emit(events.Claimed(turn.seat, turn.layer, turn.four))
        draw(play, turn.layer, REBOUND_DRAWS)
        play.emit(Awaited(Turn(turn.seat, drew=turn.drew, paid=turn.paid), instead=True))


def after_joker(ends: bool) -> Callable[[MauMauState, Turn, list[int]], Turn | None]:
    """The turn of who has paid a debt; for a joker with the chance of a rebound before it ends (IME-14, IME-34)."""

    def turn_after(state: MauMauState, turn: Turn, paid: list[int]) -> Turn | None:
        if state.base >= 0 and JOKERS >> state.base & 1:
            return Rebound(turn.seat, paid=ends, four=tuple(paid), layer=state.after)
        return (ends_turn if ends else goes_on)(state, turn, paid)

    return turn_after


@dataclass(frozen=True, slots=True)
class Eat(Interrupt):
    """Declare oneself eating: nobody changes places with who eats (IME-22)."""

    verb: ClassVar[str] = "eat"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [] if f"eating:{seat}" in state.marks else [Action("eat")]

    def act(self, play: Play, seat: int, action: Action) -> None:
        if f"eating:{seat}" in play.state.marks:
            raise IllegalAction(Reason.NOT_NOW, "IME-22")
        play.emit(events.Ate(seat, eating=True))


@dataclass(frozen=True, slots=True)
class StopEating(Interrupt):
    """Be done with eating (IME-22)."""

    verb: ClassVar[str] = "stop"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("stop")] if f"eating:{seat}" in state.marks else []

    def act(self, play: Play, seat: int, action: Action) -> None:
        if f"eating:{seat}" not in play.state.marks:
            raise IllegalAction(Reason.NOT_NOW, "IME-22")
        play.emit(events.Ate(seat, eating=False))


@dataclass(frozen=True, slots=True)
class AskCount(Interrupt):
    """AskCount a player for the number of cards, once a turn (IME-7)."""

    verb: ClassVar[str] = "ask"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        if f"asked:{seat}" in state.marks:
            return []
        return [Action("ask", seat=other) for other in state.order if other != seat]

    def act(self, play: Play, seat: int, action: Action) -> None:
        state: MauMauState = play.state
        if action.seat == seat or action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "IME-7")
        if f"asked:{seat}" in state.marks:
            raise IllegalAction(Reason.NOT_NOW, "IME-7")
        play.emit(events.CountAsked(seat, action.seat))


@dataclass(frozen=True, slots=True)
class Tell(Interrupt):
    """Answer truthfully how many cards one holds, having been asked (IME-7)."""

    verb: ClassVar[str] = "tell"

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("tell")] if f"answer:{seat}" in state.marks else []

    def act(self, play: Play, seat: int, action: Action) -> None:
        if f"answer:{seat}" not in play.state.marks:
            raise IllegalAction(Reason.NOT_NOW, "IME-7")
        play.emit(events.CountTold(seat, play.state.shown_count(seat)))


@dataclass(frozen=True, slots=True)
class Show(Interrupt):
    """Show a card to the table, which costs cards (IME-40)."""

    verb: ClassVar[str] = "show"
    penalty: int

    def offers(self, game: MauMau, state: MauMauState, seat: int) -> list[Action]:
        return [Action("show", (card,)) for card in sorted(set(state.hands[seat]))]

    def act(self, play: Play, seat: int, action: Action) -> None:
        if len(action.cards) != 1 or action.cards[0] not in play.state.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND, "IME-40")
        play.emit(events.CardShown(seat, action.cards[0]))
        draw(play, seat, self.penalty)


@dataclass(frozen=True, slots=True)
class SaysNothing(Says):
    """Nobody says anything, from the deal to the end of the round; declaring is the button alone (IME-53)."""

    def act(self, play: Play, seat: int, action: Action) -> None:
        if action.number & SPEECH:
            self._fine(play, seat, "silence", self.silence_penalty)


@dataclass(frozen=True, slots=True)
class CardsShown:
    """The table found that somebody showed a card, peeked, hid cards or plotted (IME-40, IME-41)."""

    cards: int

    def __call__(self, play: Play, seat: int) -> None:
        draw(play, seat, self.cards)


# the round


@dataclass(frozen=True, slots=True)
class Dealing:
    """Deal, and say who begins (IME-3 to IME-6)."""

    first_player: str
    starting_card: bool
    mute: bool = False
    counting: bool = False

    def __call__(self, play: Play, seed: str) -> None:
        game, state = play.game, play.state
        order, dealer = game.dealers(state)
        first = self._first(play, seed, order)
        dealer = order[(order.index(first) - 1) % len(order)]
        cards = game.shuffled(seed)
        size = min(game.rules.hand_size, (len(cards) - 1) // len(order))
        hands = game.hands(state, order, dealer, cards, size)
        pile = []
        if self.starting_card:
            place = max(n for n, card in enumerate(cards) if not JOKERS >> card & 1)
            pile = [cards.pop(place)]  # jokers turned before it go back
        game.dealt(play, seed, order, dealer, hands, cards, pile)
        if self.counting:
            play.emit(events.Marked("drawn", 0))
            play.emit(events.Marked("turns", 0))
        if self.mute:
            play.emit(events.Marked("mute", 1))
        play.emit(events.Marked("began", play.at))

    def _first(self, play: Play, seed: str, order: list[int]) -> int:
        state: MauMauState = play.state
        if self.first_player == "host":
            return order[0] if 0 not in order else 0
        if self.first_player == "winner" and state.won and state.won[-1] in order:
            return state.won[-1]
        drawn_cards: list[tuple[int, int]] = []
        tied, roll = order, 1000  # the rolls of the round itself are few
        while len(tied) > 1:
            some = shuffled(seed, roll, play.game.shuffled(seed))[: len(tied)]
            drawn_cards += zip(tied, some, strict=True)
            best = max(map(_height, some))
            tied = [seat for seat, card in zip(tied, some, strict=True) if _height(card) == best]
            roll += 1
        if drawn_cards:
            play.emit(FirstDrawn(tied[0], tuple(drawn_cards)))
        return tied[0]


def _height(card: int) -> int:
    """How high a card is when it is drawn for who begins: the joker lowest, then A 2 … K (IME-5)."""
    return -1 if RANK[card] == JOKER else RANK[card]


@dataclass(frozen=True, slots=True)
class PutPileUnder:
    """A pile grown to so many cards is shuffled, its top aside, and put under the stock (IME-15)."""

    cards: int

    def __call__(self, play: Play) -> None:
        state: MauMauState = play.state
        if len(state.pile) >= self.cards:
            loose = state.pile[: -1 - state.covered]
            play.emit(events.PutUnder(tuple(shuffled(state.seed, state.rolls, loose))))


@dataclass(frozen=True, slots=True)
class EndsAfter:
    """The round ends by so many shuffles, or so many seconds: the fewest cards win (IME-51; -1: no limit)."""

    reshuffles: int
    seconds: int

    def alarms(self, state: MauMauState) -> dict[str, float]:
        """When the time is up."""
        return {"limit": state.marks.get("began", 0) + self.seconds} if self.seconds >= 0 else {}

    def __call__(self, play: Play) -> None:
        state: MauMauState = play.state
        what = ""
        if 0 <= self.reshuffles <= state.shuffles:
            what = "shuffles"
        if 0 <= self.seconds <= play.at - state.marks.get("began", 0):
            what = "time"
        if what and not state.out:
            play.emit(events.LimitOfRound(what))
            fewest = min(len(state.hands[seat]) for seat in state.order)
            first = step(state, state.after) if state.after in state.order else state.order[0]
            ring = [step(state, first, steps) for steps in range(len(state.order))]
            play.game.end_round(play, next(seat for seat in ring if len(state.hands[seat]) == fewest))


def begin_turn(play: Play) -> None:
    """Another turn begins (IME-7, IME-54)."""
    marks = play.state.marks
    if not play.state.out and ("turns" in marks or any(name.startswith("asked:") for name in marks)):
        play.emit(events.TurnBegan())


@dataclass(frozen=True, slots=True)
class GoOn:
    """Somebody has gone out, and everybody draws up to a hand; so many goings-out end the match (IME-50)."""

    target: int

    def __call__(self, play: Play, seat: int) -> None:
        state: MauMauState = play.state
        for out in tuple(state.out):
            play.emit(events.WentOn(out))
            line: Line = (out, "won", -1, 1)
            totals = list(state.totals)
            totals[out] += 1
            if max(totals) >= self.target > 0:
                play.game.end_round(play, out)
                return
            play.emit(events.RoundCounted((line,), tuple(totals)))
        for steps in range(1, len(state.order) + 1):
            other = step(state, seat, steps)
            draw(play, other, play.game.rules.hand_size - len(state.hands[other]))


def ends_by_vote(play: Play) -> None:
    """The table has voted to end a match that goes on and on (IME-50)."""
    play.game.end_round(play, NOBODY)
    if play.state.phase != OVER:
        play.game.end_match(play)


def _of_pairs(scoring: Scoring) -> Scoring:
    """The same, where a pair's score is the sum of its hands, and a pair wins when either partner goes out (IME-55)."""

    def account(game: MauMau, state: MauMauState, winner: int) -> Sequence[Line]:
        seated = [seat for seat in state.seating if state.status[seat] != 2]
        half = len(seated) // 2
        partner = {seat: seated[(place + half) % len(seated)] for place, seat in enumerate(seated)}
        lines = scoring.account(game, state, winner)
        if scoring.lowest_wins:
            lines = [line for line in lines if partner.get(winner) != line[0]]
        own = [(seat, why, card, points) for seat, why, card, points in lines if seat in partner]
        return [*lines, *((partner[seat], f"partner-{why}", card, points) for seat, why, card, points in own)]

    return replace_account(scoring, account)


def replace_account(scoring: Scoring, account: Callable[[MauMau, MauMauState, int], Sequence[Line]]) -> Scoring:
    """The same direction with another account."""
    return Scoring(scoring.lowest_wins, account)


def _effects(number: int, options: Options) -> tuple[Effect, ...]:
    rank, suit = RANK[number], SUIT[number]
    if number in SWAPPING:
        return (SwapSeats(),)  # IME-22
    if number == FOUR_OF_SPADES:
        return (OthersDraw(1),)  # IME-23
    if number == TEN_OF_CLUBS:
        return (DrawDebt(TEN_DRAWS, answered_by=1 << card(TWO, suit)),)  # IME-29
    by_rank: dict[int, tuple[Effect, ...]] = {
        ACE: (PlayAgain(),),  # IME-20
        TWO: (Defence(str(options["seven_defence"])),),  # IME-21
        FIVE: (Reverse(),),  # IME-24
        SIX: (ThirdSix(),),  # IME-25
        SEVEN: (DrawDebt(SEVEN_DRAWS, answered_by=SEVENS | 1 << card(TWO, suit) if suit >= 0 else 0),),  # IME-26
        EIGHT: (TakeAndPlay(),),  # IME-27
        NINE: (DrawDebt(1, answered_by=1 << card(TWO, suit) if suit >= 0 else 0),),  # IME-28
        JACK: (CallsSuit(),),  # IME-30
        QUEEN: (Skip(),),  # IME-31
        KING: (PreviousDraws(1),),  # IME-32
        JOKER: (DrawDebt(JOKER_DRAWS, answered_by=TWOS),),  # IME-33
    }
    return by_rank.get(rank, ())


def ruleset(options: Options) -> Ruleset:
    """The ruleset for these options."""
    may_lay = follows(options)
    limit = options["draw_limit"]
    full, shuffles, minutes = (options[name] for name in ("reshuffle_when_full", "max_reshuffles", "time_limit"))
    scoring = SCORINGS[str(options["scoring"])]
    target = USUAL_TARGETS[str(options["scoring"])] if options["target"] == "usual" else int(options["target"])
    accuse, read_only = options["mau_check"] == "accuse", options["read_only"] == "on"
    penalty, shown = int(options["mau_penalty"]), int(options["shown_card_penalty"])
    hidden_counts = options["show_counts"] == "off"
    cyclic = options["cyclic"] == "on"
    limits = EndsAfter(_number(shuffles), _number(minutes) * 60 if minutes != "off" else -1)
    watches: tuple[Callable[[Play], None], ...] = (begin_turn,)
    watches += (PutPileUnder(int(full)),) if full != "off" else ()
    watches += (limits,) if (shuffles, minutes) != ("off", "off") else ()
    return Ruleset(
        packs=int(options["packs"]),
        jokers=True,
        hand_size=int(options["hand_size"]),
        direction=1,
        may_lay=may_lay,
        fits=may_lay,
        effects=tuple(_effects(card, options) for card in range(54)),
        moves=(Lay(), DrawUntil(limit=0 if limit == "off" else int(limit)), Claim(), Pass()),
        interrupts=(
            Declare("IME-12"),
            *((Accuse("IME-12", penalty, int(options["false_accusation"])),) if accuse else ()),
            Eat(),
            StopEating(),
            *((AskCount(), Tell()) if hidden_counts else ()),
            Show(shown),
            *((SaysNothing(int(options["talk_penalty"])),) if read_only else ()),
        ),
        numbers=IN_PAIRS if options["teams"] == "pairs" else (),
        scoring=_of_pairs(scoring) if options["teams"] == "pairs" else scoring,
        ids=RuleIds(
            turn="IME-8", numbers="IME-55", follow="IME-8", draw="IME-10", debt="IME-21", call="IME-30", twin="IME-9"
        ),
        deals=Dealing(str(options["first_player"]), options["starting_card"] == "on", mute=read_only),
        after_debt=after_joker(options["debt_ends_turn"] == "on"),
        watches=watches,
        alarms=limits.alarms,
        forgotten_penalty=0 if accuse else penalty,
        show_counts=not hidden_counts,
        open_hands=options["open_hands"] == "on",
        charges={"IME-40": CardsShown(shown), "IME-41": CardsShown(shown)},
        proposals={"IME-50": ends_by_vote} if options["cyclic"] == "on" else {},
        target=target,
        went_out=GoOn(target) if cyclic else ends_round,
    )


def _number(value: str | int) -> int:
    return -1 if value == "off" else int(value)


IME = MauMauBook(name="ime", version=1, options=OPTIONS, ruleset=ruleset, seats=(2, 6), conflicts=conflicts)


# alone (IME-54)

ALONE = ("packs", "hand_size", "starting_card", "not_both", "draw_limit", "debt_ends_turn", "seven_defence")
SOLITAIRE_OPTIONS = tuple(
    replace(option, default=1) if option.name == "packs" else option for option in OPTIONS if option.name in ALONE
)


def _alone(game: MauMau, state: MauMauState, winner: int) -> list[Line]:
    """The number of cards drawn and of turns taken; the fewer, the better."""
    del game
    if winner == NOBODY:
        return []
    return [(winner, "drawn", -1, state.marks.get("drawn", 0)), (winner, "turns", -1, state.marks.get("turns", 0))]


def ruleset_alone(options: Options) -> Ruleset:
    """The ruleset of Solitaire: next and previous are oneself."""
    others = {option.name: option.default for option in OPTIONS}
    full = ruleset({**others, **options, "first_player": "host"})
    lone = tuple(
        tuple(effect for effect in some if not isinstance(effect, OthersDraw | SwapSeats | Skip | Reverse))
        for some in full.effects
    )
    return replace(
        full,
        effects=lone,
        moves=tuple(move for move in full.moves if not isinstance(move, Claim)),
        interrupts=(),
        scoring=Scoring(lowest_wins=True, account=_alone),
        deals=Dealing("host", options["starting_card"] == "on", counting=True),
        after_debt=ends_turn if options["debt_ends_turn"] == "on" else goes_on,
        forgotten_penalty=0,
        show_counts=True,
        charges={},
        target=1,
    )


SOLITAIRE = MauMauBook(name="solitaire", version=1, options=SOLITAIRE_OPTIONS, ruleset=ruleset_alone, seats=(1, 1))
