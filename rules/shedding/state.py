"""The state of a Mau-Mau table, and what a single game keeps beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar, Self

from rules.chance import Lot
from rules.match import PLAYING, Match
from rules.records import Card, InParts, Nobodys, Public, Record, SeatsOwn, record
from rules.table import NOBODY

SAFE, OWES, LATE = range(3)
"""Declaring: nothing is owed; one card is held, and the declaration would be in time; it would be too late."""


class Own(Record):
    """What only one game keeps of a round or match. It never changes: events put another one in its place."""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ()
    """Everything that ``signs`` may say, the seats left out, where the table has a word for it."""

    def demanded(self) -> int:
        """The cards that are asked for; none, where anything goes that follows."""
        return 0

    def signs(self) -> tuple[str, ...]:
        """What everybody may know of it, as words for the table. A seat stands behind a colon; a word that comes twice
        counts twice.
        """
        return ()

    def next_round(self) -> Own:
        """What is left of it with the next deal."""
        return self

    def after_laying(self, card: Card) -> Own:
        """What becomes of it when this card is laid or turned up."""
        return self

    def stays(self, pile: Sequence[int]) -> int:
        """How many cards below the top stay on the pile when the others are shuffled."""
        return 0

    def guessed(self, lot: Lot) -> Own:
        """The same with what nobody can see of it drawn anew."""
        return self

    def agreed(self, other: Own) -> Own:
        """The other with what earlier versions did not note as it stands here."""
        return other

    def partners(self) -> tuple[int, ...]:
        """The seats that were dealt to in pairs, as partners sit, opposite each other; none, where all play alone."""
        return ()

    def with_partners(self, seats: tuple[int, ...]) -> Own:
        """The same, once these seats play in pairs."""
        return self

    def holds_call(self) -> bool:
        """Whether a call that the next card would end goes on."""
        return False

    def after_drawing(self, cards: int) -> Own:
        """What becomes of it when somebody draws this many cards."""
        return self


@record
class Nothing(Own):
    """A game that keeps nothing of its own."""


NOTHING = Nothing()


@record
class Talk(Record):
    """Talk at the table: whether a king commands silence, the first knocks that wait for a second, and who was fined.

    Knocks are pairs of a seat and the time in seconds; fines are a seat, the offence, and the time.
    """

    silent: Public[bool] = False
    knocks: Public[tuple[tuple[int, int], ...]] = ()
    fines: Public[tuple[tuple[int, str, int], ...]] = ()


NO_TALK = Talk()
"""Nobody has knocked or been fined, and everybody may speak."""


@record
class MauMauState(Match):
    """A Mau-Mau table. The last of ``stock`` is drawn first, the last of ``pile`` lies on top.

    ``covered`` cards at the end of the pile, jokers and attacks, lie over the one that is followed, ``base``.
    ``debt`` cards are to be drawn unless one of the cards in the mask ``answers`` is laid; ``call`` is a suit asked for
    by ``caller`` (-1: none); ``idle`` seats in a row could neither lay nor draw. ``hider`` has drawn ``hidden`` cards
    and is still deciding, so that they are not shown (COM-13); it has ``gained`` cards since, with them. A shuffle for
    them has put ``hidden_gain`` cards into the stock, which is not shown either. ``fresh``: the top was laid by a
    player, and nobody has lost a turn since.
    ``lacks`` are by seat the cards, as a mask, that it has shown not to hold by drawing, but for ``unsure``
    of them that it may have got since. ``mau`` says by seat whether a declaration is owed, which nobody is told;
    ``declared`` with which of the game's words, from 1, everybody has heard it declare the card that is left, in time
    or not (0: not yet). ``misplayed`` seats have paid for a wrong card this round.
    """

    stock: Nobodys[list[int]] = field(default_factory=list)
    pile: SeatsOwn[list[int]] = field(default_factory=list)
    base: Public[int] = -1
    covered: Public[int] = 0
    debt: Public[int] = 0
    answers: Public[int] = 0
    call: Public[int] = -1
    caller: Public[int] = NOBODY
    idle: Nobodys[int] = 0
    hider: SeatsOwn[int] = NOBODY
    hidden: SeatsOwn[int] = 0
    hidden_gain: Nobodys[int] = 0
    gained: SeatsOwn[int] = 0
    fresh: Public[bool] = False
    shuffles: Nobodys[int] = 0
    mau: Nobodys[list[int]] = field(default_factory=list)
    declared: Public[list[int]] = field(default_factory=list)
    lacks: Public[list[int]] = field(default_factory=list)
    unsure: SeatsOwn[list[int]] = field(default_factory=list)
    misplayed: Public[list[int]] = field(default_factory=list)
    talk: InParts[Talk] = NO_TALK
    own: InParts[Own] = NOTHING

    def drop(self, seat: int) -> None:
        Match.drop(self, seat)
        self.mau[seat] = SAFE
        self.declared[seat] = 0
        self.idle = 0

    def gets(self, seat: int, cards: Sequence[int]) -> None:
        """A seat takes these cards into its hand; the others need not know which."""
        self.hands[seat] += cards
        if self.lacks[seat]:
            self.unsure[seat] += len(cards)
        if seat == self.hider:
            self.gained += len(cards)

    def nothing_shown(self) -> None:
        """Nobody has shown anything of the hands as they are now."""
        self.lacks, self.unsure = [0] * len(self.hands), [0] * len(self.hands)

    def agrees(self, other: Self) -> bool:
        same = other.copy()
        same.lacks, same.unsure, same.declared = self.lacks, self.unsure, self.declared
        same.own = self.own.agreed(same.own)
        return self == same

    def cards(self) -> list[int]:
        return [*Match.cards(self), *self.stock, *self.pile]

    def unseen(self, seat: int) -> list[list[int]]:
        return [self.stock, *Match.unseen(self, seat)]

    def forget(self, seat: int, lot: Lot) -> None:
        Match.forget(self, seat, lot)
        self.own = self.own.guessed(lot)

    def drawable(self) -> int:
        """How many cards could still be drawn, the pile shuffled if need be (COM-3)."""
        return len(self.stock) + self.loose()

    def loose(self) -> int:
        """How many cards of the pile may be shuffled: those below what is followed, lies over it, or still counts."""
        below = len(self.pile) - 1 - self.covered
        return max(0, below if self.own is NOTHING else below - self.own.stays(self.pile))

    def marks(self) -> tuple[str, ...]:
        if self.phase != PLAYING:
            return ()
        return ("silent", *self.own.signs()) if self.talk.silent else self.own.signs()

    def shown_count(self, seat: int) -> int:
        """How many cards a seat seems to hold to the others."""
        return len(self.hands[seat]) - (self.hidden if seat == self.hider else 0)

    def shown_stock(self) -> int:
        """How many cards the stock seems to have to those who do not know of a hidden draw."""
        return max(0, len(self.stock) + self.hidden - self.hidden_gain)
