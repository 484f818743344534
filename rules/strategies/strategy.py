"""A computer player of a family: it sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, Protocol

from rules.game import SomeGame
from rules.match import Match
from rules.table import Action
from rules.view import View


class Seen(Protocol):
    """What a simple strategy looks at: a view has it, and where thousands are played something lighter."""

    @property
    def seat(self) -> int:
        """Whose eyes these are."""

    @property
    def moves(self) -> Sequence[Action]:
        """What the rules accept of the seat."""

    @property
    def hand(self) -> Sequence[int]:
        """Its cards."""

    @property
    def counts(self) -> Sequence[int]:
        """How many cards everybody holds."""


class Glance(NamedTuple):
    """The part of a view that a simple strategy looks at, made without the rest."""

    seat: int
    moves: Sequence[Action]
    hand: Sequence[int]
    counts: Sequence[int]


class Strategy:
    """How a family is played. The views are always of the family, and so are the states."""

    horizon: ClassVar[int] = 3
    """How many decisions of each player an imagined table is played on. The hands then tell what is left to do. What
    comes later depends on luck more than on the move: played to its end, a table would say less in the same time."""

    ahead: ClassVar[float] = 0.6
    """How far another move has to be ahead of the sensible one to be played, in standard errors."""

    def best(self, view: Seen) -> Sequence[Action]:
        """The moves that seem equally good for the seat of this view, from which a decision is awaited."""
        raise NotImplementedError

    def rank_moves(self, view: Seen) -> list[Action]:
        """The moves worth a thought, the best first."""
        raise NotImplementedError

    def greedy(self, moves: Sequence[Action]) -> Sequence[Action]:
        """Of these moves those that get rid of most cards now."""
        raise NotImplementedError

    def mistakes(self, view: Seen) -> list[Action]:
        """What people do by mistake in this position, each move as often as it is likely. Empty where nobody errs."""
        raise NotImplementedError

    def parts_levels(self, game: SomeGame) -> bool:
        """Whether mistakes cost so much at this game that a medium level is told from an easy and a hard one."""
        return True

    def speaks(self, view: View) -> Action | None:
        """What the seat says before it moves on; None where there is nothing to say."""
        return None

    def glance(self, game: SomeGame, state: Match, seat: int) -> Seen:
        """What ``best`` looks at, as the seat sees it."""
        return game.view(state, seat)

    def quick(self, game: SomeGame, state: Match, seat: int) -> Sequence[Action]:
        """Good moves, found fast: how a table that somebody imagines is played on."""
        return self.best(self.glance(game, state, seat))

    def moves_left(self, hand: Sequence[int]) -> float:
        """About how many moves it still takes to get rid of these cards, or what grows with it."""
        return len(hand)

    def says(self, game: SomeGame, state: Match) -> tuple[int, Action] | None:
        """Who has something to say now, and what."""
        return None
