"""Finished rounds and matches, as they go into the store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


@dataclass(slots=True)
class Feats:
    """What somebody did in a round: cards laid, by how often; the largest debt drawn; how often silence was broken."""

    laid: Counter[int] = field(default_factory=Counter)
    debt: int = 0
    silences: int = 0

    def lay(self, cards: Iterable[int]) -> None:
        """These cards were laid."""
        self.laid.update(cards)


class RoundScore(NamedTuple):
    """What a finished round gave a seat; ``person`` is None for a computer player, ``total`` is the one after it."""

    seat: int
    person: int | None
    points: int
    total: int
    won: bool


class RoundResult(NamedTuple):
    """A finished round, with its seed. ``at`` is the time on the wall.

    ``measure`` names what its points mean, so that they are added up and compared with their like alone; it is empty
    where they compare nobody. ``lowest``: few are good.
    """

    round: int
    seed: str
    at: float
    measure: str
    lowest: bool
    version: int
    scores: list[RoundScore]
    match_winners: tuple[int, ...]
    """The seats that won the match with this round; empty while it goes on."""
    feats: Mapping[int, Feats]
    """By seat what was done in it."""


class PlaceTaken(NamedTuple):
    """How a seat came out of a match: its place from 1, the same for those who tie; partners have the same ``side``."""

    seat: int
    person: int | None
    place: int
    total: int
    side: int


class MatchResult(NamedTuple):
    """A finished match. ``at`` is the time on the wall."""

    at: float
    rounds: int
    places: list[PlaceTaken]
