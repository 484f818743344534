"""Rounds become a match: dealing, scoring, coming and going; what every family of games builds on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Self, TypeVar, cast

from rules.game import M, Rulebook
from rules.match import (
    AWAY,
    GONE,
    IN,
    OVER,
    PLAYING,
    WAITING,
    CameBack,
    Joined,
    Left,
    Line,
    Match,
    MatchEnded,
    RoundEnded,
    Scored,
    SentAway,
    Stopped,
    Welcomed,
    WentAway,
)
from rules.options import Option, Options
from rules.records import record
from rules.table import NOBODY, Action, IllegalAction, Play, Reason
from rules.votes import VotingGame

S = TypeVar("S", bound=Match, contravariant=True)


@record
class Scoring(Generic[S]):
    """How a round is scored: whether the lowest total wins, and the account of a finished round.

    ``account(state, winner)`` gives its lines; the winner is ``NOBODY`` when nobody could move any more.
    """

    lowest_wins: bool
    account: Callable[[S, int], Sequence[Line]]
    shared: bool = False
    """Partners score together, so that nobody's absence changes the points."""
    values: tuple[int, ...] = ()
    """What each card left in hand counts, by card; empty where no cards are counted."""
    winner: int = 0
    """What whoever has won the round scores."""
    twice: int = 0
    """Last cards with which somebody goes out and the round counts twice, as a mask (GER-21)."""


WALKOVER = Option("walkover", "COM-20", "vote", ("vote", "off"))
"""Whether a round may be given up when all agree."""


class RoundGame(VotingGame[M]):
    """One game with its options chosen: a family adds what happens within a round."""

    scoring: Scoring[M]

    def consents(self) -> Mapping[str, Callable[[Play[Self, M]], None]]:
        """What is proposed in every game, and needs everybody's consent (COM-20)."""
        return {WALKOVER.rule: self.give_up} if self.options.get(WALKOVER.name) == "vote" else {}

    def give_up(self, play: Play[Self, M]) -> None:
        """The round ends as it stands, without a winner, and every hand counts as it is (COM-20)."""
        self.end_round(play, NOBODY, self.scoring.account(play.state, NOBODY))

    def rule_maker(self, state: M) -> int:
        """Who may change one thing of the game now, with the action ``amend``: the winner of the last round, where a
        game has it so. ``NOBODY`` in all others.
        """
        return NOBODY

    def sides_in_lobby(self, seats: int) -> list[int]:
        """Who will play with whom if this many seats begin as they sit: teams by seat. Empty where nobody knows yet."""
        return []

    def side_of(self, state: M, seat: int) -> int:
        """The side that a seat plays for: itself where it plays alone, else the first seat of its team."""
        return seat

    def handlers(self) -> dict[str, Callable[[Play[Self, M], int, Action], None]]:
        return {
            **super().handlers(),
            "deal": self.deal,
            "join": self.join,
            "leave": self.leave,
            "dismiss": self.dismiss,
            "end": self.end,
            "away": self.away,
            "back": self.back,
        }

    def deal(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house deals the next round; ``action.text`` is its seed."""
        state = play.state
        if state.phase != WAITING:
            raise IllegalAction(Reason.ROUND_ON if state.phase == PLAYING else Reason.MATCH_OVER, "AMM-2")
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-2")
        self.check_deal(state)
        for late in tuple(state.returning):
            play.emit(Welcomed(late, self.welcome(state, late)))
        if self.seats_of_next_round(state) < self.fewest:
            self.end_match(play)  # who has come back had lost the match before
            return
        self.deal_round(play, action.text)

    def check_deal(self, state: M) -> None:
        """Refuse to deal where the seats do not do for it."""

    def seats_of_next_round(self, state: M) -> int:
        """How many will be dealt to: those who play, and those who wait to."""
        return sum(self.plays(state, seat) for seat in state.seating) + len(state.returning)

    def welcome(self, state: M, seat: int) -> int:
        """The total that a late seat (AMM-41) or a returning one (AMM-40) starts with."""
        worse = max if self.scoring.lowest_wins else min
        others = [state.totals[other] for other in state.seating if self.plays(state, other)]
        worst, own = worse(others, default=0), state.totals[seat]
        if seat not in state.dealt:
            return worst
        if self.options["return_penalty"] == "100":
            return own + (100 if self.scoring.lowest_wins else -100)
        return worse(own, worst)

    @abstractmethod
    def deal_round(self, play: Play[Self, M], seed: str) -> None:
        """Shuffle and deal; a family's own."""

    def end_round(self, play: Play[Self, M], winner: int, lines: Sequence[Line] | None = None) -> None:
        """Close the round, count it, and end the match when its target is reached.

        ``lines`` are the round's account, where it has ended in another way than by somebody going out.
        """
        state = play.state
        if lines is None:
            lines = self.scoring.account(state, winner)
        play.emit(RoundEnded(winner, state.seed))
        lines = [*lines, *self.missed(state, lines)]
        totals = list(state.totals)
        for seat, _, _, points in lines:
            totals[seat] += points
        play.emit(Scored(tuple(lines), tuple(totals)))
        if self.target_reached(state) or self.seats_of_next_round(state) < self.fewest:
            self.end_match(play)

    def missed(self, state: M, lines: Sequence[Line]) -> list[Line]:
        """Who was away since the deal, or has left, scores the round's worst hand instead of an own one (AMM-42)."""
        if self.scoring.shared:
            return []
        points = dict.fromkeys(state.order, 0)
        for seat, _, _, value in lines:
            points[seat] = points.get(seat, 0) + value
        present = {seat: value for seat, value in points.items() if seat not in state.missing}
        worst = (max if self.scoring.lowest_wins else min)(present.values() or points.values(), default=0)
        absent = [(seat, why) for seat, why in self.absent(state) if seat not in present]
        return [(seat, why, -1, worst - points.get(seat, 0)) for seat, why in absent]

    def absent(self, state: M) -> list[tuple[int, str]]:
        """Who has not played this round to its end, and why: ``missed``, or a reason of a family's own.

        Who is out of the match, and has not left it, has missed nothing.
        """
        missing = [seat for seat in state.missing if state.status[seat] >= GONE or self.plays(state, seat)]
        return [(seat, "missed") for seat in missing]

    def broke_off(self, state: M) -> bool:
        """Whether the last round was not played to its end: others have left it, and too few were in it to go on."""
        return state.phase != PLAYING and bool(state.won) and not self.gone_out(state) and self._too_few(state)

    def _too_few(self, state: M) -> bool:
        """Whether a round does not go on with the seats that are left in it."""
        return len(state.order) < min(2, self.seats[1])

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
        """The seats from first to last by total. Who left the match has no place in it, nor who waits for the next deal
        (AMM-40, AMM-41): their total is not known before it. Only where nobody else stays they have one.
        """
        best_first = 1 if self.scoring.lowest_wins else -1
        staying = [seat for seat in state.seating if state.status[seat] != GONE]
        playing = [seat for seat in staying if seat not in state.returning]
        return sorted(playing or staying, key=lambda seat: best_first * state.totals[seat])

    def sides_ahead(self, state: M, seat: int, among: Sequence[int]) -> int:
        """How many sides of these seats have a better total than a seat."""
        best_first = 1 if self.scoring.lowest_wins else -1
        total = best_first * state.totals[seat]
        return len({self.side_of(state, other) for other in among if best_first * state.totals[other] < total})

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
        """Leave the match."""
        self._go(play, Left(seat))

    def _go(self, play: Play[Self, M], left: Left) -> None:
        """A seat goes for good. What was awaited of it is settled first, so that nobody waits for it."""
        state, seat = play.state, left.seat
        self.seated(state, seat)
        if state.phase != PLAYING or seat not in state.order:
            play.emit(left)
            if state.phase != PLAYING and self.seats_of_next_round(state) < self.fewest:
                self.end_match(play)  # a round that is on is played to its end
            return
        self.settle_leaver(play, seat)
        play.emit(left)
        if self._too_few(state):
            self.end_round(play, next(iter(self.gone_out(state) or state.order), NOBODY))
        self.count_votes(play)

    def dismiss(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house takes ``action.seat`` out of the match: for the game it has left."""
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-41")
        self._go(play, SentAway(action.seat))

    def end(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The house ends the match as it stands; ``action.text`` says why."""
        if play.state.phase == OVER:
            raise IllegalAction(Reason.MATCH_OVER, "AMM-21")
        if seat != NOBODY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-41")
        play.emit(Stopped(action.text))
        self.end_match(play)

    def settle_leaver(self, play: Play[Self, M], seat: int) -> None:
        """Whatever is awaited of a seat that leaves, now or later, is abandoned, so that nobody waits for it."""
        above = []
        while any(one.asks(seat) for one in play.state.stack) and (decision := self.awaited(play.state)) is not None:
            play.settle()
            if decision.asks(seat):
                decision.abandon(play, seat)
            else:
                above.append(decision)
        for decision in reversed(above):
            play.ask(decision, same=True)

    def away(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """A person does not come: a computer player sits in."""
        self.seated(play.state, seat)
        if play.state.status[seat] != IN:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(WentAway(seat))
        self.count_votes(play)

    def back(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The absent person takes the seat again."""
        self.seated(play.state, seat)
        if play.state.status[seat] != AWAY:
            raise IllegalAction(Reason.NOT_NOW, "AMM-42")
        play.emit(CameBack(seat))


SomeGame = RoundGame[Match]
"""A game of whatever family: it takes states that it has made itself."""


def of_any(game: RoundGame[M]) -> SomeGame:
    """A game as one of whatever family. Whoever has it so hands it back only states that it has made itself."""
    return cast(SomeGame, game)


class GameBook(Rulebook):
    """A rulebook by which a game can be made."""

    __slots__ = ()

    def make(self, options: Options) -> SomeGame:
        """The game with these options, all of them given."""
        raise NotImplementedError
