"""Votes: complaints about what no program can see (COM-9), and what the rules leave to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

from rules.game import Game, M, Rulebook
from rules.match import IN, Charged, ProposalClosed, Proposed, Vote, VoteClosed, Voted
from rules.options import Options
from rules.table import NOBODY, Action, IllegalAction, Play, Reason

BY_CONSENT = ("COM-20",)
"""Proposals to which all who can vote have to agree; the others need more than half."""


class VotingGame(Game[M]):
    """A game at whose tables people can vote."""

    charges: Mapping[str, Callable[[Play[Self, M], int], None]]
    """Rules that the table votes on, each with the penalty of an upheld charge."""
    proposals: Mapping[str, Callable[[Play[Self, M]], None]]
    """What the rules leave to the table's vote, each with what happens when it is accepted."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.charges, self.proposals = {}, {}
        super().__init__(book, options)

    def handlers(self) -> dict[str, Callable[[Play[Self, M], int, Action], None]]:
        return {
            **super().handlers(),
            "charge": self.charge,
            "propose": self.propose,
            "vote": self.cast,
            "expire": self.expire,
        }

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
        self.count_votes(play)

    def cast(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """Vote on the open charge or proposal: ``action.number`` 1 upholds it, 0 rejects it."""
        state = play.state
        self.in_round(state, seat)
        if seat not in self.voters(state, state.vote):
            raise IllegalAction(_no_vote(state.vote, seat), "COM-9")
        if action.number not in (0, 1):
            raise IllegalAction(Reason.NO_SUCH_CHOICE, "COM-9")
        play.emit(Voted(seat, action.number == 1))
        self.count_votes(play)

    def expire(self, play: Play[Self, M], seat: int, action: Action) -> None:
        """The time of the open vote has run out: only the house says so. It upholds nothing."""
        vote = play.state.vote
        if seat != NOBODY or vote is None:
            raise IllegalAction(Reason.NOT_NOW, "COM-9")
        self._close(play, vote, upheld=False)

    def voters(self, state: M, vote: Vote | None) -> list[int]:
        """Who still can vote: the people of the round but who brought it up, the accused, and those who have voted."""
        if vote is None:
            return []
        done = (vote.accused, vote.by, *vote.yes, *vote.no)
        people = [seat for seat in state.order if state.status[seat] == IN and seat not in state.computers]
        return [seat for seat in people if seat not in done]

    def count_votes(self, play: Play[Self, M]) -> None:
        """Close the open vote, if there is one and the votes, or who is left to vote, decide it."""
        vote = play.state.vote
        if vote is None:
            return
        waiting = len(self.voters(play.state, vote))
        proposer = vote.accused == NOBODY and vote.by in play.state.order  # is for it, while still there
        yes = len(vote.yes) + proposer
        able = yes + len(vote.no) + waiting
        upheld, rejected = 2 * yes > able, 2 * (yes + waiting) <= able
        if vote.rule in BY_CONSENT:
            upheld, rejected = proposer and yes == able, not proposer or bool(vote.no)
        if upheld or rejected:
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


def _no_vote(vote: Vote | None, seat: int) -> Reason:
    """Why a seat cannot vote."""
    if vote is None:
        return Reason.NOT_NOW
    if seat == vote.accused:
        return Reason.ABOUT_YOU
    return Reason.VOTED if seat == vote.by or seat in vote.yes + vote.no else Reason.NOT_NOW
