"""The course of a round of Mau-Mau Imesco: who begins, full piles, limits, Cíclico, and partners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rules.cards import JOKER, JOKERS, RANK
from rules.chance import shuffled
from rules.match import OVER, PLAYING, FirstDrawn, Line, from_seat
from rules.records import Backs, Seat, but, record
from rules.shedding.contract import TURN_OVER, Course, MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.drawing import draw, first_natural
from rules.shedding.events import MauMauEvent, RoundCounted, backs
from rules.shedding.ime.imesco_state import OF_IMESCO, Imesco, RoundBegan, own
from rules.shedding.ime.rebound import Rebound
from rules.shedding.partners import of_pairs, seat_partners
from rules.shedding.parts import Parameter, choice, number, switch
from rules.shedding.state import MauMauState
from rules.table import NOBODY


@record
class TurnBegan(MauMauEvent):
    """Another turn begins, in which everybody may ask again (IME-7). Nobody is told."""

    untold: ClassVar[bool] = True
    version: ClassVar[int] = 2

    def change(self, state: MauMauState) -> None:
        state.own = but(own(state), asked=())

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class FewerDealt(MauMauEvent):
    """The packs hold no full hands for so many players, who have sat down before that was refused (IME-2, IME-3)."""

    count: int


@record
class PutUnder(MauMauEvent):
    """The pile, its top aside, was shuffled and put under the stock (IME-15)."""

    follows: ClassVar[bool] = True
    stock: Backs

    def change(self, state: MauMauState) -> None:
        state.pile = state.pile[len(self.stock) :]
        state.stock[:0] = self.stock
        state.rolls += 1

    def seen_by(self, seat: Seat) -> PutUnder:
        return PutUnder(backs(self.stock))


@record
class WentOn(MauMauEvent):
    """Somebody has gone out, and the round goes on (IME-50)."""

    follows: ClassVar[bool] = True
    seat: Seat

    def change(self, state: MauMauState) -> None:
        state.out.remove(self.seat)
        state.won.append(self.seat)


@record
class LimitOfRound(MauMauEvent):
    """The round ends by its limit on time or on shuffles (IME-51)."""

    what: str


class ImescoCourse(Course):
    """A round of Mau-Mau Imesco, by its options.

    ``full``: how many cards make a full pile, which is put under the stock (IME-15). ``reshuffles`` and ``seconds`` are
    limits of the round (IME-51). ``cyclic``: how many times people go out in a match (IME-50). None: no such rule.
    """

    def __init__(
        self,
        *,
        first_player: str,
        starting_card: bool,
        after_debt: str,
        mute: bool = False,
        full: int | None = None,
        reshuffles: int | None = None,
        seconds: int | None = None,
        cyclic: int | None = None,
        pairs: bool = False,
    ) -> None:
        self.begins, self.starting_card = first_player, starting_card  # IME-5
        self.after_debt = after_debt  # IME-14
        self.own, self.full, self.reshuffles, self.seconds = Imesco(mute=mute), full, reshuffles, seconds
        self.cyclic, self.pairs = cyclic, pairs
        self.limited = reshuffles is not None or seconds is not None

    def facts(self) -> dict[str, int]:
        limits = {"shuffles": self.reshuffles, "minutes": None if self.seconds is None else self.seconds // 60}
        found = {name: limit for name, limit in limits.items() if limit is not None}
        if self.pairs:
            found["pairs"] = 1
        return found if self.cyclic is None else {**found, "cyclic": self.cyclic}

    # the deal

    def before_deal(self, play: MauMauPlay, seed: str) -> None:
        seat_partners(play)

    def deal(self, play: MauMauPlay, seed: str) -> None:
        """Deal, and say who begins (IME-3 to IME-6)."""
        game, state = play.game, play.state
        order, dealer = game.dealers(state)
        first = self._first(play, seed, order)
        dealer = order[(order.index(first) - 1) % len(order)]
        cards = game.shuffled(seed)
        size = min(game.rules.hand_size, (len(cards) - self.starting_card) // len(order))
        hands = game.hands(state, order, dealer, cards, size)
        pile = []
        if self.starting_card:
            pile = [first_natural(cards)]
        game.dealt(play, seed, order, dealer, hands, cards, pile)
        if size < game.rules.hand_size:
            play.emit(FewerDealt(size))
        play.emit(RoundBegan(play.at))

    def _first(self, play: MauMauPlay, seed: str, order: list[int]) -> int:
        """Who begins (IME-5)."""
        state = play.state
        if self.begins == "host":
            return order[0] if 0 not in order else 0
        if self.begins == "winner" and state.won and state.won[-1] in order:
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

    # turns

    def before_turn(self, play: MauMauPlay) -> None:
        """Another turn begins; a full pile is put under the stock; a limit may be reached."""
        self.begin_turn(play)
        if self.full is not None and len(play.state.pile) >= self.full:
            put_under(play)
        if self.limited:
            self.watch_limits(play)

    def begin_turn(self, play: MauMauPlay) -> None:
        """Everybody may ask again (IME-7)."""
        if own(play.state).asked and not play.state.out:
            play.emit(TurnBegan())

    def turn_after_debt(self, state: MauMauState, turn: Turn, paid: Sequence[int]) -> Turn | None:
        """For a joker there may be a rebound (IME-34)."""
        if state.base >= 0 and JOKERS >> state.base & 1:
            paid_off = self.after_debt == TURN_OVER
            return Rebound(turn.seat, paid=paid_off, four=tuple(paid), layer=own(state).thrower)
        return super().turn_after_debt(state, turn, paid)

    # limits (IME-51)

    def alarms(self, state: MauMauState) -> dict[str, float]:
        ends = self.ends_at(state)
        return {} if ends is None else {"limit": ends}

    def ends_at(self, state: MauMauState) -> float | None:
        return None if self.seconds is None else own(state).began + self.seconds

    def time_up(self, play: MauMauPlay) -> None:
        self.watch_limits(play)

    def acted(self, play: MauMauPlay) -> None:
        """A limit ends the round at once, whoever is still deciding."""
        self.watch_limits(play)

    def watch_limits(self, play: MauMauPlay) -> None:
        """The round ends by its limit on shuffles or on time (IME-51)."""
        state = play.state
        what = ""
        if self.reshuffles is not None and self.reshuffles <= state.shuffles:
            what = "shuffles"
        if self.seconds is not None and self.seconds <= play.at - own(state).began:
            what = "time"
        if what and not state.out and state.phase == PLAYING:
            play.emit(LimitOfRound(what))
            self.end_at_limit(play)

    def end_at_limit(self, play: MauMauPlay) -> None:
        """The fewest cards win, ties share (IME-51). Whoever wins so counts the own cards like everybody (IME-61)."""
        state = play.state
        fewest = min(len(state.hands[seat]) for seat in state.order)
        ring = from_seat(state, state.after) if state.after in state.order else state.order
        winners = [seat for seat in ring if len(state.hands[seat]) == fewest]
        account, counts = play.game.scoring.account, [NOBODY] if play.game.scoring.lowest_wins else winners
        lines = [line for winner in counts for line in account(state, winner)]
        if counts is winners:  # partners may both be among them
            lines = [line for place, line in enumerate(lines) if line[0] not in [one[0] for one in lines[:place]]]
        play.game.end_round(play, winners[0], lines)

    # Cíclico (IME-50)

    def ends(self, state: MauMauState) -> bool:
        """In Cíclico the last card has its whole effect, unless it has ended the match."""
        return self.cyclic is None or 0 < self.cyclic <= max(state.totals[seat] + 1 for seat in state.out)

    def went_out(self, play: MauMauPlay, seat: Seat) -> None:
        """In Cíclico everybody draws up to a hand. The match ends when people have gone out often enough."""
        state = play.state
        if self.cyclic is None:
            super().went_out(play, seat)
            return
        for out in tuple(state.out):
            play.emit(WentOn(out))
            line: Line = (out, "won", -1, 1)
            totals = list(state.totals)
            totals[out] += 1
            if max(totals) >= self.cyclic > 0:
                play.game.end_round(play, out)
                return
            play.emit(RoundCounted((line,), tuple(totals)))
        if len(state.order) < 2:
            play.game.end_round(play, next(iter(state.order), NOBODY))
            return
        for other in from_seat(state, seat if seat in state.order else state.after):
            draw(play, other, play.game.rules.hand_size - len(state.hands[other]))


def put_under(play: MauMauPlay) -> None:
    """The pile is shuffled, its top aside, and put under the stock (IME-15)."""
    state = play.state
    loose = state.pile[: state.loose()]
    if loose:
        play.emit(PutUnder(tuple(play.game.shuffler.pile(state.seed, state.rolls, loose))))


def ends_by_vote(play: MauMauPlay) -> None:
    """The table has voted to end a match that goes on and on (IME-50)."""
    play.game.end_round(play, NOBODY)
    if play.state.phase != OVER:
        play.game.end_match(play)


def _height(card: int) -> int:
    """How high a card is when it is drawn for who begins: the joker lowest, then A 2 … K (IME-5)."""
    return -1 if RANK[card] == JOKER else RANK[card]


@record
class ImescoRound(RulesFeature):
    """The course of a round of Mau-Mau Imesco. ``first`` begins, with or without a ``starting_card`` (IME-5, IME-6);
    nobody speaks where ``mute`` (IME-53).

    A pile of ``full`` cards is put under the stock (IME-15); ``shuffles`` and ``minutes`` are limits of the round
    (IME-51); 0: there is none. ``cyclic``: the match ends with so many goings-out as the target says (IME-50).
    ``pairs``: partners (IME-55).
    """

    word: ClassVar[str] = "imesco_round"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        choice("first", "draw_high", "host", "winner"),
        switch("starting_card", 1),
        switch("mute"),
        number("full", 0, 0, 200),
        number("shuffles", 0, 0, 20),
        number("minutes", 0, 0, 10080),
        switch("cyclic"),
        switch("pairs"),
    )
    shipped: ClassVar[str] = OF_IMESCO
    first: str
    starting_card: bool
    mute: bool
    full: int
    shuffles: int
    minutes: int
    cyclic: bool
    pairs: bool

    def fit(self, rules: Ruleset) -> Ruleset:
        course = ImescoCourse(
            first_player=self.first,
            starting_card=self.starting_card,
            after_debt=rules.course.after_debt,
            mute=self.mute,
            full=self.full or None,
            reshuffles=self.shuffles or None,
            seconds=60 * self.minutes or None,
            cyclic=rules.target if self.cyclic else None,
            pairs=self.pairs,
        )
        proposals = {"IME-50": ends_by_vote} if self.cyclic else rules.votes.proposals
        return replace(
            rules,
            scoring=of_pairs(rules.scoring) if self.pairs else rules.scoring,
            votes=replace(rules.votes, proposals=proposals),
            course=course,
        )
