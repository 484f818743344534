"""Rounds become a match: dealing, scoring, coming and going, votes; what every family of games builds on.

``RoundGame`` is the contract of a game with its options chosen; a family adds what happens within a round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, Self, TypeVar, cast

from rules import past
from rules.match import (
    AWAY,
    GONE,
    IN,
    OVER,
    PLAYING,
    WAITING,
    CameBack,
    Charged,
    Joined,
    Left,
    Line,
    Match,
    MatchEnded,
    ProposalClosed,
    Proposed,
    RoundEnded,
    Scored,
    Vote,
    VoteClosed,
    Voted,
    Welcomed,
    WentAway,
)
from rules.options import Conflict, Option, Options
from rules.records import Json
from rules.table import NOBODY, SETTLED, Action, Decision, Event, IllegalAction, Interrupt, Play, Reason, Stalled
from rules.view import View

M = TypeVar("M", bound=Match)
S = TypeVar("S", bound=Match, contravariant=True)

MOST_STEPS = 1000
"""A round that goes on by itself for so many steps goes round in circles."""


@dataclass(frozen=True, slots=True)
class Scoring(Generic[S]):
    """How a round is scored: whether the lowest total wins, and the account of a finished round.

    ``account(state, winner)`` gives its lines; the winner is ``NOBODY`` when nobody could move any more.
    """

    lowest_wins: bool
    account: Callable[[S, int], Sequence[Line]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """A game before its options are chosen: its name, its version, and how many seats it takes.

    ``version`` is raised when the game's behaviour changes; ``renewals`` lead the options of version 1 to those of 2,
    of 2 to 3 …
    """

    name: str
    version: int
    options: tuple[Option, ...]
    seats: tuple[int, int]
    conflicts: Callable[[Options], list[Conflict]] | None = None
    renewals: tuple[Callable[[Options], Options], ...] = ()

    def clashes(self, options: Options) -> list[Conflict]:
        """Which of these options do not go together."""
        return self.conflicts(options) if self.conflicts is not None else []

    def renewed(self, options: Options, version: int) -> Options:
        """Options that were chosen for an earlier version of the game, as they are called now."""
        for renew in self.renewals[version - 1 :]:
            options = renew(options)
        return options

    def make(self, options: Options) -> SomeGame:
        """The game with these options, all of them given."""
        raise NotImplementedError


class RoundGame(Generic[M]):
    """One game with its options chosen. Holds no state: every method takes it."""

    scoring: Scoring[M]
    charges: Mapping[str, Callable[[Play[Self, M], int], None]] = MappingProxyType({})
    """Rules that the table votes on, each with the penalty of an upheld charge."""
    proposals: Mapping[str, Callable[[Play[Self, M]], None]] = MappingProxyType({})
    """What the rules leave to the table's vote, each with what happens when it is accepted."""
    interrupts: Mapping[str, Interrupt[Self, M]] = MappingProxyType({})
    """What may be done out of turn, by its verb."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.name, self.version, self.options, self.seats = book.name, book.version, options, book.seats
        self.handler = self.handlers()

    # the contract

    @property
    def fewest(self) -> int:
        """With fewer seats than so many a match that has begun is over."""
        return self.seats[0]

    def new(self, seats: int, *, computers: tuple[int, ...] = (), dealer: int | None = None) -> M:
        """A match about to begin. ``dealer`` is who deals the first round."""
        everybody = list(range(seats))
        state = self.blank([IN] * seats, [0] * seats, everybody, everybody[:])
        state.dealer = self.first_dealer(seats) if dealer is None else dealer
        state.computers = list(computers)
        return state

    def blank(self, status: list[int], totals: list[int], seating: list[int], order: list[int]) -> M:
        """A state of the family's own with these seats."""
        raise NotImplementedError

    def first_dealer(self, seats: int) -> int:
        """Who deals the first round where nobody says otherwise; ``NOBODY`` when that is left to chance."""
        return seats - 1

    def pack(self) -> list[int]:
        """All cards of the game, in order."""
        raise NotImplementedError

    def load(self, saved: Json) -> M:
        """The state that its ``save`` wrote, also in an earlier version. Raises ``ValueError`` saying what is wrong."""
        blank = self.blank([], [], [], [])
        return type(blank).load(past.state(saved, self.name, blank.save()))

    def view(self, state: M, seat: int = NOBODY) -> View:
        """The table as this seat sees it, ``NOBODY`` for what everybody sees: a ``View`` of the family's own."""
        raise NotImplementedError

    def awaited(self, state: M) -> Decision[Self, M] | None:
        """The decision that is awaited. A state holds decisions of its own family, and of no other."""
        return cast("Decision[Self, M]", state.stack[-1]) if state.stack else None

    def moves(self, state: M, seat: int) -> list[Action]:
        """What the rules accept of the seat from which a decision is awaited; nothing of any other."""
        decision = self.awaited(state)
        return decision.moves(self, state, seat) if decision is not None and seat in decision.seats else []

    def legal(self, state: M, seat: int) -> list[Action]:
        """Everything that a seat may do within the round: its moves, and what may be done out of turn."""
        return self.moves(state, seat) + self.beside(state, seat)

    def beside(self: Self, state: M, seat: int) -> list[Action]:
        """What a seat may do out of turn."""
        if state.phase != PLAYING or seat not in state.order or (state.stack and state.stack[-1].alone):
            return []
        found: list[Action] = []
        for one in self.interrupts.values():
            found += one.offers(self, state, seat)
        return found

    def apply(self, state: M, seat: int, action: Action, at: int = 0) -> list[Event[M]]:
        """Act; the state is changed in place, by the events that are given back.

        ``at`` is the clock's time in seconds. Raises ``IllegalAction`` before anything has changed, and ``Stalled``,
        for a mistake in the rules, when the state is spoilt.
        """
        play = Play(self, state, at)
        handler = self.handler.get(action.verb)
        if handler is not None:
            handler(play, seat, action)
        else:
            if state.phase != PLAYING or seat not in state.order:
                self.in_round(state, seat)
            self.act(play, seat, action)
        self.go_on(play)
        return play.events

    def act(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Somebody acts within the round: out of turn, or on the decision that is awaited."""
        state = play.state
        decision = self.awaited(state)
        interrupt = self.interrupts.get(action.verb)
        if interrupt is not None:
            if decision is not None and decision.alone:
                raise IllegalAction(Reason.NOT_NOW, self.turn_rule)
            interrupt.act(play, seat, action)
            return
        if decision is None or seat not in decision.seats:
            raise IllegalAction(Reason.NOT_YOUR_TURN, self.turn_rule)
        refusal = decision.refusal(self, state, seat, action)
        if refusal is not None:
            raise refusal
        play.emit(SETTLED)
        decision.resolve(play, seat, action)

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""
        raise NotImplementedError

    def go_on(self, play: Play[Self, M]) -> None:
        """Go on by itself until somebody has to decide, or the round is over. Raises ``Stalled`` if it never ends."""
        state = play.state
        for _ in range(MOST_STEPS):
            if state.phase != PLAYING:
                return
            decision = self.awaited(state)
            if decision is None:
                self.next(play)
            elif decision.seats:
                return
            else:
                play.emit(SETTLED)
                decision.close(play)
        raise Stalled(f"{self.name} goes on by itself for more than {MOST_STEPS} steps")

    def next(self, play: Play[Self, M]) -> None:
        """Nothing is awaited: end the round, or ask for the next decision. A family's own."""
        raise NotImplementedError

    def meanings(self, state: M, seat: int, action: Action) -> list[Action]:
        """The different things that a choice of cards may mean; of several the player is asked for one."""
        return [action]

    def alarms(self, state: M) -> dict[str, float]:
        """The times at which something changes by itself."""
        return {}

    def plays(self, state: M, seat: int) -> bool:
        """Whether a seat is dealt to."""
        return state.status[seat] < GONE

    def handlers(self) -> dict[str, Callable[[Play[Self, M], int, Action], None]]:
        """What may be done at any time, whoever is to move."""
        return {
            "deal": self.deal,
            "join": self.join,
            "leave": self.leave,
            "away": self.away,
            "back": self.back,
            "charge": self.charge,
            "propose": self.propose,
            "vote": self.cast,
            "expire": self.expire,
        }

    # dealing and scoring

    def deal(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Deal the next round; ``action.text`` is its seed."""
        state = play.state
        if state.phase != WAITING:
            raise IllegalAction(Reason.ROUND_ON if state.phase == PLAYING else Reason.MATCH_OVER, "AMM-2")
        self.check_deal(state)
        for late in tuple(state.returning):
            play.emit(Welcomed(late, self.welcome(state, late)))
        self.deal_round(play, action.text)

    def check_deal(self, state: M) -> None:
        """Refuse to deal where the seats do not do for it."""

    def seats_of_next_round(self, state: M) -> int:
        """How many will be dealt to: those who play, and those who wait to."""
        return sum(self.plays(state, seat) for seat in state.seating) + len(state.returning)

    def welcome(self, state: M, seat: int) -> int:
        """The total that a late seat (AMM-41) or a returning one (AMM-40) starts with."""
        worse = max if self.scoring.lowest_wins else min
        others = [state.totals[other] for other in state.seating if state.status[other] in (IN, AWAY)]
        worst, own = worse(others, default=0), state.totals[seat]
        if seat not in state.dealt:
            return worst
        if self.options["return_penalty"] == "100":
            return own + (100 if self.scoring.lowest_wins else -100)
        return worse(own, worst)

    def deal_round(self, play: Play[Self, M], seed: str) -> None:
        """Shuffle and deal; a family's own."""
        raise NotImplementedError

    def end_round(self, play: Play[Self, M], winner: int) -> None:
        """Close the round, count it, and end the match when its target is reached."""
        state = play.state
        lines: Sequence[Line] = self.scoring.account(state, winner)
        play.emit(RoundEnded(winner, state.seed))
        lines = [*lines, *self.missed(state, lines)]
        totals = list(state.totals)
        for seat, _, _, points in lines:
            totals[seat] += points
        play.emit(Scored(tuple(lines), tuple(totals)))
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        if self.target_reached(state) or len(staying) < self.fewest:
            self.end_match(play)

    def missed(self, state: M, lines: Sequence[Line]) -> list[Line]:
        """Who was away since the deal, or has left, scores the round's worst hand instead of an own one (AMM-42)."""
        points = dict.fromkeys(state.order, 0)
        for seat, _, _, value in lines:
            points[seat] = points.get(seat, 0) + value
        present = [points[seat] for seat in state.order if seat not in state.missing] or points.values()
        worst = (max if self.scoring.lowest_wins else min)(present, default=0)
        return [(seat, "missed", -1, worst - points.get(seat, 0)) for seat in state.missing]

    def target_reached(self, state: M) -> bool:
        """Whether the totals end the match (AMM-21)."""
        target = self.target
        return target > 0 and any(state.totals[seat] >= target for seat in state.seating if state.status[seat] != GONE)

    @property
    def target(self) -> int:
        """The total that ends a match."""
        return int(self.options["target"])

    def end_match(self, play: Play[Self, M]) -> None:
        """The match is over with the totals as they are."""
        play.emit(MatchEnded(tuple(self.standing(play.state))))

    def standing(self, state: M) -> list[int]:
        """The seats from first to last by total; who left the match has no place in it."""
        best_first = 1 if self.scoring.lowest_wins else -1
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        return sorted(staying, key=lambda seat: best_first * state.totals[seat])

    # coming and going

    def join(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Sit down, or come back after leaving; from the next deal on. A computer player joins with ``text`` so."""
        state = play.state
        if state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-41")
        if 0 <= seat < len(state.status) and state.status[seat] != GONE:
            raise IllegalAction(Reason.NOT_NOW, "AMM-40")
        if sum(status != GONE for status in state.status) >= self.seats[1]:
            raise IllegalAction(Reason.TABLE_FULL, "COM-7")
        old = 0 <= seat < len(state.status)
        play.emit(Joined(seat if old else len(state.status), action.text == "computer"))

    def leave(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Leave the match. What was awaited of the seat is settled first, so that nobody waits for it."""
        state = play.state
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            play.emit(Left(seat))
            if sum(status != GONE for status in state.status) < self.fewest:
                self.end_match(play)
            return
        self.settle_leaver(play, seat)
        play.emit(Left(seat))
        if len(state.order) < min(2, self.seats[0] + 1) and not state.out:
            self.end_round(play, next(iter(state.order), NOBODY))
        self._count(play)

    def settle_leaver(self, play: Play[Self, M], seat: int) -> None:
        """Whatever is awaited of a seat that leaves is abandoned, so that nobody waits for it."""
        decision = self.awaited(play.state)
        while decision is not None and seat in decision.seats:
            play.emit(SETTLED)
            decision.abandon(play, seat)
            decision = self.awaited(play.state)

    def away(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """A person does not come: a computer player sits in."""
        self.seated(play.state, seat)
        if play.state.status[seat] != IN:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(WentAway(seat))
        self._count(play)

    def back(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The absent person takes the seat again."""
        self.seated(play.state, seat)
        if play.state.status[seat] != AWAY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(CameBack(seat))

    def seated(self, state: M, seat: int) -> None:
        """Refuse whoever does not sit here, and everybody once the match is over."""
        if not 0 <= seat < len(state.status) or state.status[seat] == GONE:
            raise IllegalAction(Reason.NOT_SEATED, "COM-7")
        if state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-21")

    # votes (COM-9)

    def charge(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Put an infraction to the table's vote: ``action.seat`` is accused of breaking the rule ``action.text``."""
        state = play.state
        self.in_round(state, seat)
        if action.text not in self.charges or action.seat not in state.order:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        if action.seat == seat:
            raise IllegalAction(Reason.NOT_YOURSELF, "COM-9")
        if state.vote is not None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        if not self.voters(state, Vote(action.seat, action.text, seat)):
            raise IllegalAction(Reason.NOBODY_TO_VOTE, "COM-9")
        play.emit(Charged(action.seat, action.text, seat))

    def propose(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Put to the vote what the rules leave to the table: ``action.text`` of the game's proposals."""
        state = play.state
        self.in_round(state, seat)
        if action.text not in self.proposals:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        if state.vote is not None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        play.emit(Proposed(action.text, seat))
        self._count(play)

    def cast(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Vote on the open charge: ``action.number`` 1 upholds it, 0 rejects it."""
        state = play.state
        self.in_round(state, seat)
        if seat not in self.voters(state, state.vote):
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        if action.number not in (0, 1):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        play.emit(Voted(seat, action.number == 1))
        self._count(play)

    def expire(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The time for the open charge has run out: only the house says so."""
        vote = play.state.vote
        if seat != NOBODY or vote is None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        self._close(play, vote, upheld=False)

    def voters(self, state: M, vote: Vote | None) -> list[int]:
        """Who still can vote on a charge: the people of the round but accuser, accused and those who have voted."""
        if vote is None:
            return []
        done = (vote.accused, vote.by, *vote.yes, *vote.no)
        people = [seat for seat in state.order if state.status[seat] == IN and seat not in state.computers]
        return [seat for seat in people if seat not in done]

    def _count(self, play: Play[Self, M]) -> None:
        """Close the open charge, if there is one and the votes, or who is left to vote, decide it."""
        vote = play.state.vote
        if vote is None:
            return
        waiting = len(self.voters(play.state, vote))
        yes = len(vote.yes) + (vote.accused == NOBODY)
        able = yes + len(vote.no) + waiting
        upheld = 2 * yes > able
        if upheld or 2 * (yes + waiting) <= able:
            self._close(play, vote, upheld=upheld)

    def _close(self, play: Play[Self, M], vote: Vote, *, upheld: bool) -> None:
        """The vote is over; what it upholds takes effect."""
        if vote.accused == NOBODY:
            play.emit(ProposalClosed(vote.rule, upheld))
            if upheld:
                self.proposals[vote.rule](play)
        else:
            play.emit(VoteClosed(vote.accused, vote.rule, upheld))
            if upheld:
                self.charges[vote.rule](play, vote.accused)

    def in_round(self, state: M, seat: int) -> None:
        """Refuse whoever does not take part in a round that is on."""
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            raise IllegalAction(Reason.ROUND_OVER, "COM-9")


SomeGame = RoundGame[Match]
"""A game of whatever family: it takes states that it has made itself."""


def of_any(game: RoundGame[M]) -> SomeGame:
    """A game as one of whatever family. Whoever has it so hands it back only states that it has made itself."""
    return cast(SomeGame, game)
