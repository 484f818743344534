"""What is being painted of a table: one object a table, which is gone as soon as nothing is left to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextvars import Context
from dataclasses import dataclass, field

import discord

from bot.tables.peers import ShownHand
from bot.time import Retry
from bot.words.texts import Person

HANDS, PUBLIC = "hands", "public"
EVERYBODY = -1
"""Stands for all seats of a table."""
RANKS = {HANDS: 0, PUBLIC: 1}
"""The parts of a table. Those with a lower rank are painted first when there is much to paint."""


def is_among(seat: int, whose: Collection[int]) -> bool:
    """Whether a seat is one of these, which may be ``EVERYBODY``."""
    return EVERYBODY in whose or seat in whose


@dataclass(slots=True, eq=False)
class PaintedPart(Retry):
    """A part of a table. ``painted`` is up to which version it was painted since that was last saved; 0: it was not."""

    name: str
    dirty: bool = False
    woken: bool = False
    painting: bool = False
    painted: int = 0
    task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is left to be done."""
        return not (self.dirty or self.woken or self.painting or self.painted or self.task or self.due)


@dataclass(slots=True)
class HostScreen:
    """What only the host sees of a lobby: the answer to an interaction, and the version of the table that it shows.
    ``more``: with what everybody has behind *More*. ``receipt`` is what a receipt of the start says: where it leads,
    and whether direct messages are closed; None: it is none, or says something that does not last.
    """

    interaction: discord.Interaction
    within: Context
    reader: Person
    version: int
    until: float
    more: bool = False
    receipt: tuple[str, bool] | None = None


@dataclass(slots=True, eq=False)
class Painting:
    """What is painted, or to be painted, of one table."""

    number: int
    hands: PaintedPart = field(default_factory=lambda: PaintedPart(HANDS))
    public: PaintedPart = field(default_factory=lambda: PaintedPart(PUBLIC))
    recovering: bool = False
    """Whether it is painted because it was unpainted at the start."""
    lost: bool = False
    """Whether its channel could not be reached."""
    told: bool = False
    """Whether its host was told that it cannot be read."""
    tidied: int | None = None
    """While old messages are deleted: up to which version it is painted then."""
    whose: set[int] = field(default_factory=set)
    """The seats whose hands are looked at with the next painting. What others do not see of a seat wakes that seat's
    hands alone: the moment in which anything came to others would tell.
    """
    expected: set[int] = field(default_factory=set)
    """The seats that another process has changed: they are looked at when it has said what it has answered."""
    owed: set[int] = field(default_factory=set)
    """The seats of a painting that has failed: they are looked at when it is tried again."""
    corrected: dict[int, float] = field(default_factory=dict)
    """The seats whose hands are no longer true, and when each is brought up to date."""
    answering: set[int] = field(default_factory=set)
    """The seats whose presses are answered with their hands at the moment."""
    stale: set[int] = field(default_factory=set)
    """The seats whose hands are out of date, whatever they show."""
    shown_for_others: list[ShownHand] = field(default_factory=list)
    """The hands that were shown in answers, where another process paints the table."""
    laughing: tuple[int, Sequence[int]] | None = None
    """A prompt, and the seats that have laughed since."""
    host_screen: HostScreen | None = None
    """The newest message about a lobby that only its host sees."""

    @property
    def parts(self) -> tuple[PaintedPart, PaintedPart]:
        """Both parts."""
        return self.hands, self.public

    def take_whose(self) -> set[int]:
        """Take the seats whose hands are looked at now. With everybody there are those of a failure before."""
        whose, self.whose = self.whose, set()
        self.owed = {seat for seat in self.owed if not is_among(seat, whose)}
        return whose

    @property
    def idle(self) -> bool:
        """Whether nothing is left to be done, or to be remembered."""
        flags = self.recovering or self.lost or self.told or self.tidied is not None
        held = self.answering or self.stale or self.shown_for_others or self.laughing or self.host_screen
        due = self.whose or self.expected or self.owed or self.corrected
        return self.hands.idle and self.public.idle and not flags and not held and not due


class Paintings(dict[int, Painting]):
    """The paintings of all tables that have any, by the numbers of the tables."""

    def for_table(self, number: int) -> Painting:
        """Return the painting of a table."""
        if number not in self:
            self[number] = Painting(number)
        return self[number]

    def release(self, number: int) -> None:
        """Drop the painting of a table of which nothing is left to be done."""
        if number in self and self[number].idle:
            del self[number]
