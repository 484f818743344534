"""Rounds become a match: dealing, scoring, coming and going, votes; what every family of games builds on.

``RoundGame`` is the contract of a game with its options chosen; a family adds what happens within a round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

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
from rules.table import NOBODY, Action, Event, Handler, IllegalAction, Play, Reason


class Scoring(NamedTuple):
    """How a round is scored: whether the lowest total wins, and the account of a finished round."""

    lowest_wins: bool
    account: Any
    """``account(game, state, winner) -> list[Line]``; the winner is ``NOBODY`` when nobody could move any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """A game before its options are chosen: its name, its version, and how many seats it takes."""

    name: str
    version: int
    options: tuple[Option, ...]
    seats: tuple[int, int]
    conflicts: Callable[[Options], list[Conflict]] | None = None

    def clashes(self, options: Options) -> list[Conflict]:
        """Which of these options do not go together."""
        return self.conflicts(options) if self.conflicts is not None else []

    def make(self, options: Options) -> RoundGame:
        """The game with these options, all of them given."""
        raise NotImplementedError


class RoundGame:
    """One game with its options chosen. Holds no state: every method takes it."""

    scoring: Scoring
    state: ClassVar[type[Match]] = Match
    """What its tables are."""
    charges: Mapping[str, Any] = MappingProxyType({})
    """Rules that the table votes on, each with the penalty ``(play, seat)`` of an upheld charge."""
    proposals: Mapping[str, Callable[[Play], None]] = MappingProxyType({})
    """What the rules leave to the table's vote, each with what happens when it is accepted."""
    interrupts: Mapping[str, Any] = MappingProxyType({})
    """What may be done out of turn, by its verb."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.name, self.version, self.options, self.seats = book.name, book.version, options, book.seats
        self.handler = self.handlers()

    # the contract

    @property
    def fewest(self) -> int:
        """With fewer seats than so many a match that has begun is over."""
        return self.seats[0]

    def new(self, seats: int, *, computers: tuple[int, ...] = (), dealer: int | None = None) -> Any:
        """A match about to begin. ``dealer`` is who deals the first round."""
        everybody = list(range(seats))
        first = self.first_dealer(seats) if dealer is None else dealer
        state = self.state([IN] * seats, [0] * seats, everybody, everybody[:], first)
        state.computers = list(computers)
        return state

    def first_dealer(self, seats: int) -> int:
        """Who deals the first round where nobody says otherwise; ``NOBODY`` when that is left to chance."""
        return seats - 1

    def pack(self) -> list[int]:
        """All cards of the game, in order."""
        raise NotImplementedError

    def load(self, saved: dict[str, Any]) -> Any:
        """The state that its ``save`` wrote. Raises ``ValueError`` for a form that this version cannot read."""
        return self.state.load(saved)

    def view(self, state: Any, seat: int = NOBODY) -> Any:
        """The table as this seat sees it, ``NOBODY`` for what everybody sees: a ``View`` of the family's own."""
        raise NotImplementedError

    def moves(self, state: Any, seat: int) -> list[Action]:
        """What the rules accept of the seat from which a decision is awaited; nothing of any other."""
        if state.stack:
            decision = state.stack[-1]
            if seat in decision.seats:
                return decision.moves(self, state, seat)  # type: ignore[no-any-return]
        return []

    def legal(self, state: Any, seat: int) -> list[Action]:
        """Everything that a seat may do within the round: its moves, and what may be done out of turn."""
        return self.moves(state, seat) + self.beside(state, seat)

    def beside(self, state: Any, seat: int) -> list[Action]:
        """What a seat may do out of turn."""
        if state.phase != PLAYING or seat not in state.order or (state.stack and state.stack[-1].alone):
            return []
        return [action for one in self.interrupts.values() for action in one.offers(self, state, seat)]

    def apply(self, state: Any, seat: int, action: Action, at: int = 0) -> list[Event]:
        """Act; the state is changed in place, by the events that are given back.

        ``at`` is the clock's time in seconds. Raises ``IllegalAction`` before anything has changed.
        """
        play = Play(self, state, at)
        if action.verb in self.handler:
            self.handler[action.verb](play, seat, action)
        else:
            if state.phase != PLAYING or seat not in state.order:
                self.in_round(state, seat)
            self.act(play, seat, action)
        self.go_on(play)
        return play.events

    def act(self, play: Play, seat: int, action: Action) -> None:
        """Somebody acts within the round: out of turn, or on the decision that is awaited."""
        stack = play.state.stack
        if action.verb in self.interrupts:
            if stack and stack[-1].alone:
                raise IllegalAction(Reason.NOT_NOW, self.turn_rule)
            self.interrupts[action.verb].act(play, seat, action)
        elif stack and seat in stack[-1].seats:
            stack[-1].resolve(play, seat, action)
        else:
            raise IllegalAction(Reason.NOT_YOUR_TURN, self.turn_rule)

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is."""
        raise NotImplementedError

    def go_on(self, play: Play) -> None:
        """Go on by itself until somebody has to decide, or the round is over."""
        state = play.state
        while state.phase == PLAYING:
            if not state.stack:
                self.next(play)
            elif state.stack[-1].seats:
                return
            else:
                state.stack[-1].close(play)

    def next(self, play: Play) -> None:
        """Nothing is awaited: end the round, or ask for the next decision. A family's own."""
        raise NotImplementedError

    def meanings(self, state: Any, seat: int, action: Action) -> list[Action]:
        """The different things that a choice of cards may mean; of several the player is asked for one."""
        del state, seat
        return [action]

    def alarms(self, state: Any) -> dict[str, float]:
        """The times at which something changes by itself."""
        del state
        return {}

    def plays(self, state: Any, seat: int) -> bool:
        """Whether a seat is dealt to."""
        return bool(state.status[seat] < GONE)

    def handlers(self) -> dict[str, Handler]:
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

    def deal(self, play: Play, seat: int, action: Action) -> None:
        """Deal the next round; ``action.text`` is its seed."""
        del seat
        state = play.state
        if state.phase != WAITING:
            raise IllegalAction(Reason.ROUND_ON if state.phase == PLAYING else Reason.MATCH_OVER, "AMM-2")
        self.check_deal(state)
        for late in tuple(state.returning):
            play.emit(Welcomed(late, self.welcome(state, late)))
        self.deal_round(play, action.text)

    def check_deal(self, state: Any) -> None:
        """Refuse to deal where the seats do not do for it."""

    def seats_of_next_round(self, state: Match) -> int:
        """How many will be dealt to: those who play, and those who wait to."""
        return sum(self.plays(state, seat) for seat in state.seating) + len(state.returning)

    def welcome(self, state: Match, seat: int) -> int:
        """The total that a late seat (AMM-41) or a returning one (AMM-40) starts with."""
        worse = max if self.scoring.lowest_wins else min
        others = [state.totals[other] for other in state.seating if state.status[other] in (IN, AWAY)]
        worst, own = worse(others, default=0), state.totals[seat]
        if seat not in state.dealt:
            return worst
        if self.options["return_penalty"] == "100":
            return own + (100 if self.scoring.lowest_wins else -100)
        return worse(own, worst)

    def deal_round(self, play: Play, seed: str) -> None:
        """Shuffle and deal; a family's own."""
        raise NotImplementedError

    def end_round(self, play: Play, winner: int) -> None:
        """Close the round, count it, and end the match when its target is reached."""
        state = play.state
        lines: Sequence[Line] = self.scoring.account(self, state, winner)
        play.emit(RoundEnded(winner, state.seed))
        lines = [*lines, *self.missed(state, lines)]
        totals = list(state.totals)
        for seat, _, _, points in lines:
            totals[seat] += points
        play.emit(Scored(tuple(lines), tuple(totals)))
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        if self.target_reached(state) or len(staying) < self.fewest:
            self.end_match(play)

    def missed(self, state: Match, lines: Sequence[Line]) -> list[Line]:
        """Who was away since the deal, or has left, scores the round's worst hand instead of an own one (AMM-42)."""
        points = dict.fromkeys(state.order, 0)
        for seat, _, _, value in lines:
            points[seat] = points.get(seat, 0) + value
        present = [points[seat] for seat in state.order if seat not in state.missing] or points.values()
        worst = (max if self.scoring.lowest_wins else min)(present, default=0)
        return [(seat, "missed", -1, worst - points.get(seat, 0)) for seat in state.missing]

    def target_reached(self, state: Match) -> bool:
        """Whether the totals end the match (AMM-21)."""
        target = self.target
        return target > 0 and any(state.totals[seat] >= target for seat in state.seating if state.status[seat] != GONE)

    @property
    def target(self) -> int:
        """The total that ends a match."""
        return int(self.options["target"])

    def end_match(self, play: Play) -> None:
        """The match is over with the totals as they are."""
        play.emit(MatchEnded(tuple(self.standing(play.state))))

    def standing(self, state: Match) -> list[int]:
        """The seats from first to last by total; who left the match has no place in it."""
        best_first = 1 if self.scoring.lowest_wins else -1
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        return sorted(staying, key=lambda seat: best_first * state.totals[seat])

    # coming and going

    def join(self, play: Play, seat: int, action: Action) -> None:
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

    def leave(self, play: Play, seat: int, action: Action) -> None:
        """Leave the match. What was awaited of the seat is settled first, so that nobody waits for it."""
        del action
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

    def settle_leaver(self, play: Play, seat: int) -> None:
        """Resolve what is awaited of a seat that leaves; a family's own."""
        raise NotImplementedError

    def away(self, play: Play, seat: int, action: Action) -> None:
        """A person does not come: a computer player sits in."""
        del action
        self.seated(play.state, seat)
        if play.state.status[seat] != IN:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(WentAway(seat))
        self._count(play)

    def back(self, play: Play, seat: int, action: Action) -> None:
        """The absent person takes the seat again."""
        del action
        self.seated(play.state, seat)
        if play.state.status[seat] != AWAY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(CameBack(seat))

    def seated(self, state: Match, seat: int) -> None:
        """Refuse whoever does not sit here, and everybody once the match is over."""
        if not 0 <= seat < len(state.status) or state.status[seat] == GONE:
            raise IllegalAction(Reason.NOT_SEATED, "COM-7")
        if state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-21")

    # votes (COM-9)

    def charge(self, play: Play, seat: int, action: Action) -> None:
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

    def propose(self, play: Play, seat: int, action: Action) -> None:
        """Put to the vote what the rules leave to the table: ``action.text`` of the game's proposals."""
        state = play.state
        self.in_round(state, seat)
        if action.text not in self.proposals:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        if state.vote is not None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        play.emit(Proposed(action.text, seat))
        self._count(play)

    def cast(self, play: Play, seat: int, action: Action) -> None:
        """Vote on the open charge: ``action.number`` 1 upholds it, 0 rejects it."""
        state = play.state
        self.in_round(state, seat)
        if seat not in self.voters(state, state.vote):
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        if action.number not in (0, 1):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        play.emit(Voted(seat, action.number == 1))
        self._count(play)

    def expire(self, play: Play, seat: int, action: Action) -> None:
        """The time for the open charge has run out: only the house says so."""
        del action
        vote = play.state.vote
        if seat != NOBODY or vote is None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        self._close(play, vote, upheld=False)

    def voters(self, state: Match, vote: Vote | None) -> list[int]:
        """Who still can vote on a charge: the people of the round but accuser, accused and those who have voted."""
        if vote is None:
            return []
        done = (vote.accused, vote.by, *vote.yes, *vote.no)
        people = [seat for seat in state.order if state.status[seat] == IN and seat not in state.computers]
        return [seat for seat in people if seat not in done]

    def _count(self, play: Play) -> None:
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

    def _close(self, play: Play, vote: Vote, *, upheld: bool) -> None:
        """The vote is over; what it upholds takes effect."""
        if vote.accused == NOBODY:
            play.emit(ProposalClosed(vote.rule, upheld))
            if upheld:
                self.proposals[vote.rule](play)
        else:
            play.emit(VoteClosed(vote.accused, vote.rule, upheld))
            if upheld:
                self.charges[vote.rule](play, vote.accused)

    def in_round(self, state: Match, seat: int) -> None:
        """Refuse whoever does not take part in a round that is on."""
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            raise IllegalAction(Reason.ROUND_OVER, "COM-9")
