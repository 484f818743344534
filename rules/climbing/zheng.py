"""Zheng Shangyou, the climbing game, alone and in partnership; reads beside its document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Self

from rules import chance
from rules.cards import Deck
from rules.climbing.combinations import ALL, HEIGHT, OFF, SINGLES_ONLY, Reading, readings
from rules.climbing.decisions import Climbing, Pick, Tribute, TrickTurn, tribute_due
from rules.climbing.events import DealtOut, Placed, TrickEnded
from rules.climbing.scoring import alone, in_threes, shared
from rules.climbing.state import OF_THREES, ZhengState
from rules.climbing.view import ZhengView, view
from rules.game import WALKOVER, Rulebook, Scoring, SomeGame, of_any
from rules.match import GONE, OVER, PLAYING, WAITING, FirstDrawn, Line
from rules.options import ON_OFF, Option, Options
from rules.records import Seat, but
from rules.table import NOBODY, Action, Awaited, IllegalAction, Play, Reason

TOPICS: Mapping[str, tuple[str, ...]] = {
    "ZSY-1": ("scores",),
    "ZSY-3": ("turn", "leads"),
    "ZSY-10": ("single", "set", "sequence", "multiple"),
    "ZSY-14": ("set", "sequence", "multiple"),
    "ZSY-30": ("tribute",),
}
"""What the rules are about that refusals name."""
TARGET, TARGET_OF_THREES = 11, 50
"""ZSY-20, ZSY-44, ZSY-45."""


def _usual_target(options: Options) -> tuple[int, ...]:
    """The numbers for which the target ``usual`` stands: in teams it depends on how many sit down."""
    return (TARGET, TARGET_OF_THREES) if options["teams"] == "on" else (TARGET,)


OPTIONS = (
    Option("teams", "ZSY-1", "off", ON_OFF),
    Option("partners", "ZSY-40", "seats", ("seats", "drawn", "chosen")),
    Option("twos_in_sequences", "ZSY-12", "off", ("off", "single", "all"), also=(("on", "single"),)),
    Option("tribute_pick", "ZSY-30", "open", ("open", "blind")),
    Option("fourth_or_fifth", "ZSY-42", "5", ("5", "7")),
    Option("target", "ZSY-20", "usual", ("usual",), low=1, high=1000, usual=_usual_target),
    Option("return_penalty", "AMM-40", "worst", ("worst", "100")),
    WALKOVER,
)
TWOS = {"off": OFF, "single": SINGLES_ONLY, "all": ALL}
ANTICLOCKWISE = -1
IN_TEAMS = (4, 6)
"""How many can sit down in two teams (ZSY-40, ZSY-45)."""
LOT = 1000
"""The roll by which partners are drawn; those of a round are few."""


DECK = Deck(1, jokers=2)
"""52 cards and the two jokers (ZSY-1)."""


@cache
def _asked_next(seat: Seat) -> Awaited:
    """A seat's turn as an event: made once."""
    return Awaited(TrickTurn(seat))


class Zheng(Climbing):
    """Zheng Shangyou with its options chosen."""

    def __init__(self, book: ZhengBook, options: Options) -> None:
        super().__init__(book, options)
        self.teams, self.twos = options["teams"] == "on", TWOS[str(options["twos_in_sequences"])]
        self.open_pick = options["tribute_pick"] == "open"
        self.scoring = Scoring(lowest_wins=False, account=self.account, shared=self.teams)
        self.proposals = self.consents()
        if self.teams:
            self.seats = (IN_TEAMS[0], IN_TEAMS[-1])

    def blank(self, status: list[int], totals: list[int], seating: list[int], order: list[int]) -> ZhengState:
        state = ZhengState(status, totals, seating, order, NOBODY)
        state.direction = ANTICLOCKWISE
        return state

    def about(self, rule: str) -> tuple[str, ...]:
        return TOPICS.get(rule, ())

    @property
    def lays_several(self) -> bool:
        return True

    @property
    def turn_rule(self) -> str:
        return "ZSY-3"

    @property
    def fewest(self) -> int:
        """Teams wait for somebody to take an empty place."""
        return 2 if self.teams else self.seats[0]

    def first_dealer(self, seats: int) -> int:
        """The first leader is random (ZSY-2)."""
        return NOBODY

    def pack(self) -> list[int]:
        return DECK.cards

    def view(self, state: ZhengState, seat: int = NOBODY) -> ZhengView:
        decision = self.awaited(state)
        tribute = decision.tribute if isinstance(decision, Pick) else decision
        if isinstance(tribute, Tribute):
            return view(self, state, seat, twos=self.twos, back=tribute.back, laid=tribute.laid)
        return view(self, state, seat, twos=self.twos)

    def meanings(self, state: ZhengState, seat: int, action: Action) -> list[Action]:
        """Cards that fit several shapes are asked about; within a shape the best reading is meant (ZSY-14)."""
        beat = state.to_beat
        if action.verb != "play" or action.text or beat is not None:
            return [action]
        best: dict[tuple[int, int, int], Reading] = {}
        for reading in readings(action.cards, twos=self.twos) if action.cards else ():
            best.setdefault(reading.shape, reading)
        return [but(action, text=reading.words) for reading in best.values()] if len(best) > 1 else [action]

    def combines(self, cards: Sequence[int]) -> bool:
        return bool(readings(tuple(cards), twos=self.twos))

    # teams

    def side(self, state: ZhengState, seat: int) -> tuple[int, ...]:
        """Who scores together with this seat, itself among them; nobody for nobody."""
        if seat == NOBODY:
            return ()
        if not self.teams:
            return (seat,)
        return tuple(other for other, team in enumerate(state.teams) if team == state.teams[seat])

    def side_of(self, state: ZhengState, seat: int) -> int:
        return min(self.side(state, seat)) if seat < len(state.teams) else seat

    def sides(self, state: ZhengState) -> list[int]:
        """The teams by seat: alternately as people sit; a newcomer fills up the smaller one (ZSY-40)."""
        teams = state.teams + [NOBODY] * (len(state.status) - len(state.teams))
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        for seat in staying:
            if teams[seat] == NOBODY:
                counts = [sum(teams[other] == team for other in staying) for team in (0, 1)]
                teams[seat] = 0 if counts[0] <= counts[1] else 1
        return teams

    def in_threes(self, seats: Sequence[int]) -> bool:
        """Whether these seats play in two teams of three (ZSY-40)."""
        return self.teams and len(seats) >= OF_THREES

    def alternately(self, order: Sequence[int], teams: Sequence[int]) -> list[int]:
        """These seats as partners sit, each between two opponents (ZSY-40)."""
        one = [seat for seat in order if teams[seat] == teams[order[0]]]
        other = [seat for seat in order if seat not in one]
        return [seat for pair in zip(one, other, strict=True) for seat in pair]

    def sides_in_lobby(self, seats: int) -> list[int]:
        if not self.teams or seats not in IN_TEAMS or self.options["partners"] == "drawn":
            return []
        return [seat % 2 for seat in range(seats)]

    def leave(self, play: Play[Self, ZhengState], seat: int, action: Action) -> None:
        """Leave the match; a team whose players have all left has lost it (ZSY-45)."""
        super().leave(play, seat, action)
        state = play.state
        if not state.teams or state.phase == OVER:
            return
        teams = self.sides(state)
        if len({teams[other] for other in state.seating if state.status[other] != GONE}) < 2:
            if state.phase == PLAYING:
                self.end_round(play, NOBODY)
            if play.state.phase == WAITING:
                self.end_match(play)

    # the deal

    def check_deal(self, state: ZhengState) -> None:
        if not self.teams:
            return
        teams = self.sides(state)
        staying = [teams[seat] for seat in state.seating if state.status[seat] != GONE]
        if len(staying) not in IN_TEAMS or 2 * sum(staying) != len(staying):
            raise IllegalAction(Reason.NEEDS_PAIRS, "ZSY-1")

    def deal_round(self, play: Play[Self, ZhengState], seed: str) -> None:
        """Each in turn takes a card, the leader first, until none is left (ZSY-2); then tribute is paid (ZSY-30)."""
        state = play.state
        order = [seat for seat in state.seating if self.plays(state, seat)]
        teams = self.sides(state) if self.teams else []
        if teams:
            if self.options["partners"] == "drawn" and not state.teams:
                for seat, team in zip(order, chance.shuffled(seed, LOT, [teams[one] for one in order]), strict=True):
                    teams[seat] = team
            order = self.alternately(order, teams)
        dealer, rolls = self._dealer(play, seed, order)
        cards = self.shuffler.pack(seed, self.pack())
        hands: list[list[int]] = [[] for _ in state.status]
        place = order.index(dealer)
        for steps, card in enumerate(reversed(cards)):
            hands[order[(place + ANTICLOCKWISE * steps) % len(order)]].append(card)
        dealt = tuple(tuple(hand) for hand in hands)
        mark = chance.commitment(seed)
        play.emit(DealtOut(state.round + 1, dealer, tuple(order), seed, mark, rolls, dealt, tuple(teams)))
        self.ask_tribute(play)

    def ask_tribute(self, play: Play[Self, ZhengState]) -> None:
        """Those who were last pay tribute to those who were first, if there was a round before."""
        due = tribute_due(play.state.placed, play.state.order)
        if due is not None:
            play.ask(due)

    def _dealer(self, play: Play[Self, ZhengState], seed: str, order: list[int]) -> tuple[int, int]:
        """Who deals and leads, and the next roll of the seed."""
        state = play.state
        if state.placed:
            return self.dealer_after(state.placed, order), 2
        if state.dealer in order:
            return state.dealer, 2
        if not self.teams:
            return chance.draw_one(seed, 2, order), 3
        drawn: list[tuple[int, int]] = []
        roll = 2
        while True:  # one of each team draws a card; equal ones are drawn again (ZSY-40)
            pair = chance.shuffled(seed, roll, self.pack())[:2]
            drawn += zip(order[:2], pair, strict=True)
            roll += 1
            if HEIGHT[pair[0]] != HEIGHT[pair[1]]:
                first = order[0] if HEIGHT[pair[0]] > HEIGHT[pair[1]] else order[1]
                play.emit(FirstDrawn(first, tuple(drawn)))
                return first, roll

    def dealer_after(self, placed: list[int], order: list[int]) -> int:
        """Who deals after this placing: the third, of three the second, the fifth of two teams of three; if that one
        does not play any more, the next in the placing (ZSY-20, ZSY-21, ZSY-43)."""
        place = 4 if self.in_threes(placed) else min(2, len(placed) - 2)
        due = [*placed[place:], *placed[:place]]
        return next((seat for seat in due if seat in order), order[0])

    # within a round

    def next(self, play: Play[Self, ZhengState]) -> None:
        """The trick goes round until all others have passed; the round, until one is left (ZSY-4, ZSY-5)."""
        state = play.state
        holders = state.holders()
        if holders <= 1:
            self.end_round(play, NOBODY)
            return
        seat = state.next_holding()
        others = holders - 1 if state.by != NOBODY and state.hands[state.by] else holders
        if state.lying and len(state.passed) >= others:
            play.emit(TrickEnded(seat))
        play.emit(_asked_next(seat))

    # the result

    def account(self, state: ZhengState, winner: int) -> list[Line]:
        """The account of a round: teams of three have their own (ZSY-41), all others score as alone (ZSY-45)."""

        return self.counted(state, state.placed)

    def counted(self, state: ZhengState, placing: Sequence[int]) -> list[Line]:
        """What this placing counts."""

        def side(seat: int) -> tuple[int, ...]:
            return self.side(state, seat)

        if self.in_threes(placing):
            return in_threes(placing, side, int(self.options["fourth_or_fifth"]))
        return alone(placing, side)

    def end_round(self, play: Play[Self, ZhengState], winner: int, lines: Sequence[Line] | None = None) -> None:
        placing = play.state.placing() if lines is None else []
        play.emit(Placed(tuple(placing)))
        super().end_round(play, placing[0] if placing else NOBODY, lines)

    def give_up(self, play: Play[Self, ZhengState]) -> None:
        """Those still in share the places left; nobody pays tribute for such a round (COM-20)."""
        state = play.state
        holding = state.holding
        if self.in_threes(state.placing()):
            orders: Iterable[Sequence[int]] = permutations(holding)
        else:
            orders = (holding[place:] + holding[:place] for place in range(len(holding)))
        behind = [*reversed(state.gone)]
        self.end_round(play, NOBODY, shared(self.counted(state, [*state.out, *some, *behind]) for some in orders))

    def welcome(self, state: ZhengState, seat: int) -> int:
        """A partner has the team's points."""
        if not self.teams:
            return super().welcome(state, seat)
        teams = self.sides(state)
        return next((state.totals[other] for other in state.dealt if teams[other] == teams[seat] and other != seat), 0)

    def target_reached(self, state: ZhengState) -> bool:
        """Two over the target together: the higher total; at a tie another round is played (ZSY-20, ZSY-44).

        The usual target stays what it was, whoever leaves.
        """
        target = self.options["target"]
        if target == "usual":
            target = TARGET_OF_THREES if state.threes else TARGET
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        best = max((state.totals[seat] for seat in staying), default=0)
        sides = self.sides(state) if self.teams else range(len(state.status))
        ahead = {sides[seat] for seat in staying if state.totals[seat] == best}
        return best >= int(target) and len(ahead) == 1


class ZhengBook(Rulebook):
    """Zheng Shangyou before its options are chosen."""

    def make(self, options: Options) -> SomeGame:
        return of_any(Zheng(self, options))


def _named_twos(options: Options) -> Options:
    """Twos in sequences were on or off."""
    return {**options, "twos_in_sequences": "single"} if options.get("twos_in_sequences") == "on" else options


ZHENG = ZhengBook(name="zheng", version=3, options=OPTIONS, seats=(3, 8), best=(4, 6), renewals=(_named_twos,))
