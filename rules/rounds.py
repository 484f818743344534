"""What all games share: seats, the dealer, rounds, the match and its scores, joining, leaving, absence and votes.

A family of games (``rules.shedding``) builds on ``RoundGame`` and adds what happens within a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.options import Options
from rules.table import NOBODY, Action, Decision, Event, Handler, IllegalAction, Play, Reason

IN, AWAY, GONE, LATE = range(4)
"""A seat plays; plays by a computer while its person is absent (AMM-42); has left; joins with the next deal."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"
"""A match waits for the next deal, is within a round, or is over."""

Line = tuple[int, str, int, int]
"""A line of a round's account: seat, why, which card (-1: none), points."""


class Scoring(NamedTuple):
    """How a round is scored: whether the lowest total wins, and the account of a finished round."""

    lowest_wins: bool
    account: Any
    """``account(game, state, winner) -> list[Line]``; the winner is ``NOBODY`` when nobody could move any more."""


class Vote(NamedTuple):
    """A complaint put to the table (COM-9): who is accused, of which rule, by whom, and the votes so far."""

    accused: int
    rule: str
    by: int
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(slots=True)
class Match:
    """The state that every game has.

    Seats in ``order`` are in this round, clockwise; ``seating`` has all that ever were, in their places;
    ``returning`` seats wait for the next deal; ``missing`` ones do not play this round themselves (AMM-42);
    ``dealt`` ones have been dealt to in this match; ``won`` holds the winner of each round.
    """

    status: list[int]
    totals: list[int]
    seating: list[int]
    order: list[int]
    dealer: int
    round: int = 0
    phase: str = WAITING
    seed: str = ""
    rolls: int = 0
    returning: list[int] = field(default_factory=list)
    missing: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    computers: list[int] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)
    vote: Vote | None = None
    stack: list[Decision] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    """Small facts that a single effect or option keeps: ``silent``, ``secret`` …"""


@dataclass(slots=True)
class Joined(Event):
    """Somebody sits down, to play from the next deal; a seat that had left comes back to its place."""

    seat: int
    computer: bool

    def change(self, state: Match) -> None:
        if self.seat == len(state.status):
            state.status.append(LATE)
            state.totals.append(0)
            state.seating.append(self.seat)
        else:
            state.status[self.seat] = LATE
        state.returning.append(self.seat)
        if self.computer:
            state.computers.append(self.seat)


@dataclass(slots=True)
class Welcomed(Event):
    """A seat that joined or came back starts with this total (AMM-40, AMM-41)."""

    seat: int
    total: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN
        state.totals[self.seat] = self.total
        state.returning.remove(self.seat)


@dataclass(slots=True)
class Left(Event):
    """Somebody leaves for good; the hand is set aside until the round is over."""

    seat: int

    def change(self, state: Any) -> None:
        state.status[self.seat] = GONE
        if self.seat in state.returning:
            state.returning.remove(self.seat)
        if state.vote and state.vote.accused == self.seat:
            state.vote = None
        if self.seat in state.computers:
            state.computers.remove(self.seat)
        if self.seat in state.order and state.phase == PLAYING:
            state.missing.append(self.seat)
            state.drop(self.seat)
            state.stack = [decision.without(self.seat) for decision in state.stack]


@dataclass(slots=True)
class WentAway(Event):
    """A seat is absent: a computer player sits in."""

    seat: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = AWAY


@dataclass(slots=True)
class CameBack(Event):
    """The person of an absent seat is back."""

    seat: int

    def change(self, state: Match) -> None:
        state.status[self.seat] = IN


@dataclass(slots=True)
class RoundEnded(Event):
    """The round is over: who won it (``NOBODY`` when nobody could move any more), and the seed that dealt it."""

    winner: int
    seed: str

    def change(self, state: Match) -> None:
        state.phase = WAITING
        state.stack.clear()
        state.vote = None
        state.won.append(self.winner)


@dataclass(slots=True)
class Scored(Event):
    """The round's account, line by line, and the totals after it."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]

    def change(self, state: Match) -> None:
        state.totals = list(self.totals)


@dataclass(slots=True)
class MatchEnded(Event):
    """The match is over: the seats from first to last, those who left aside."""

    standing: tuple[int, ...]

    def change(self, state: Match) -> None:
        state.phase = OVER


@dataclass(slots=True)
class Charged(Event):
    """Somebody put an infraction that no program can see to the table's vote (COM-9)."""

    accused: int
    rule: str
    by: int

    def change(self, state: Match) -> None:
        state.vote = Vote(self.accused, self.rule, self.by)


@dataclass(slots=True)
class Voted(Event):
    """A vote on the open charge."""

    seat: int
    yes: bool

    def change(self, state: Match) -> None:
        vote, mine = state.vote, (self.seat,)
        if vote is not None:
            state.vote = vote._replace(yes=vote.yes + mine) if self.yes else vote._replace(no=vote.no + mine)


@dataclass(slots=True)
class VoteClosed(Event):
    """The open charge was upheld, rejected or expired."""

    accused: int
    rule: str
    upheld: bool

    def change(self, state: Match) -> None:
        state.vote = None


def step(state: Any, seat: int, steps: int = 1) -> int:
    """The seat so many places on from this one in the direction of play (COM-4)."""
    order = state.order
    return order[(order.index(seat) + state.direction * steps) % len(order)]  # type: ignore[no-any-return]


def from_seat(state: Any, seat: int) -> list[int]:
    """The seats of this round in playing order, beginning after this one and ending with it."""
    return [step(state, seat, steps) for steps in range(1, len(state.order) + 1)]


class RoundGame:
    """The part of a game that turns rounds into a match. Its methods take a state and never keep one."""

    name: str
    options: Options
    scoring: Scoring
    seats: tuple[int, int]
    charges: Mapping[str, Any]
    """Rules that the table votes on, each with the penalty ``(play, seat)`` of an upheld charge."""

    def handlers(self) -> dict[str, Handler]:
        """What may be done at any time, whoever is to move."""
        return {
            "deal": self.deal,
            "join": self.join,
            "leave": self.leave,
            "away": self.away,
            "back": self.back,
            "charge": self.charge,
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
        for late in tuple(state.returning):
            play.emit(Welcomed(late, self._welcome(state, late)))
        self.deal_round(play, action.text)

    def _welcome(self, state: Match, seat: int) -> int:
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
        lines = [*lines, *self._missed(state, lines)]
        totals = list(state.totals)
        for seat, _, _, points in lines:
            totals[seat] += points
        play.emit(Scored(tuple(lines), tuple(totals)))
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        if self.target_reached(state) or len(staying) < self.seats[0]:
            self.end_match(play)

    def _missed(self, state: Match, lines: Sequence[Line]) -> list[Line]:
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
            if sum(status != GONE for status in state.status) < self.seats[0]:
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
        play.emit(VoteClosed(vote.accused, vote.rule, upheld=False))

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
        able = len(vote.yes) + len(vote.no) + waiting
        upheld = 2 * len(vote.yes) > able
        if upheld or 2 * (len(vote.yes) + waiting) <= able:
            play.emit(VoteClosed(vote.accused, vote.rule, upheld))
        if upheld:
            self.charges[vote.rule](play, vote.accused)

    def in_round(self, state: Match, seat: int) -> None:
        """Refuse whoever does not take part in a round that is on."""
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            raise IllegalAction(Reason.ROUND_OVER, "COM-9")
