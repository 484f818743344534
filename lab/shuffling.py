"""How people shuffle at a table, and how they gather the cards of a round for the next one.

The criteria are ``perfect`` (every order is equally likely, as in the bot), ``riffles:N``, ``overhand:N`` and ``none``.
Cards lie face down in lists, and the last one is dealt first. Chance is handed in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from rules.chance import FAIR
from rules.climbing.state import ZhengState
from rules.match import Match
from rules.shedding.state import MauMauState

PERFECT, NONE = "perfect", "none"
CUT_PROBABILITY = 1 / 6
"""How likely an overhand shuffle parts two neighbours: a packet has some six cards, and a pack of 52 nine packets."""
TIMES_LIMIT = 10_000


def riffle(cards: Sequence[int], lot: Random) -> list[int]:
    """Cut the cards and riffle both packets together, once: the model of Gilbert, Shannon and Reeds.

    The cut is binomial, and cards fall from a packet as likely as it is large. So all ways to mark each place of the
    new order with the packet that its card comes from are equally likely (D. Bayer and P. Diaconis, Trailing the
    dovetail shuffle to its lair, The Annals of Applied Probability 2, 1992, 294-313).
    """
    marks = lot.getrandbits(len(cards)) if cards else 0
    low, high = iter(cards), iter(cards[marks.bit_count() :])
    return [next(low if marks >> place & 1 else high) for place in range(len(cards))]


def overhand(cards: Sequence[int], lot: Random) -> list[int]:
    """Take packets off the top, and let each fall onto those taken before, once: Pemantle's model.

    Each two neighbours are parted independently with the same probability. The packets change their order, the cards
    within a packet do not (R. Pemantle, Randomization time for the overhand shuffle, Journal of Theoretical
    Probability 2, 1989, 37-49). He leaves the probability open: here it is ``CUT_PROBABILITY``.
    """
    packets: list[list[int]] = []
    for card in cards:
        if not packets or lot.random() < CUT_PROBABILITY:
            packets.append([])
        packets[-1].append(card)
    return [card for packet in reversed(packets) for card in packet]


SHUFFLES: dict[str, Callable[[Sequence[int], Random], list[int]]] = {"riffles": riffle, "overhand": overhand}


@dataclass(frozen=True, slots=True)
class Criterion:
    """How people shuffle: by what, and how often in a row."""

    name: str
    times: int = 0

    @classmethod
    def read(cls, written: str) -> Criterion:
        """Read a criterion from the command line. Raises ``ValueError``."""
        name, colon, times = written.partition(":")
        if name in SHUFFLES and times.isdecimal() and 0 < int(times) <= TIMES_LIMIT:
            return cls(name, int(times))
        if name in (PERFECT, NONE) and not colon:
            return cls(name)
        many = f"riffles:N or overhand:N, N from 1 to {TIMES_LIMIT:,}"
        raise ValueError(f"cards are shuffled {PERFECT}, {many}, or {NONE}, not {written!r}")

    def shuffled(self, cards: Sequence[int], lot: Random) -> list[int]:
        """The cards after it, where people shuffle."""
        found = list(cards)
        for _ in range(self.times):
            found = SHUFFLES[self.name](found, lot)
        return found


class TablePack:
    """The pack of a table at which people shuffle: a ``Shuffler`` that begins with what was gathered.

    The first deal is fair, so that the pack's order says nothing yet.
    """

    def __init__(self, criterion: Criterion) -> None:
        self.criterion, self.lying = criterion, list[int]()

    def gather(self, state: Match) -> None:
        """Take up the cards of a round that is over, for the next deal."""
        self.lying = gathered(state)

    def pack(self, seed: str, cards: Sequence[int], /) -> list[int]:
        """Shuffle what was gathered. What this deal has more lies at the bottom, what it has less is taken out."""
        if not self.lying:
            return FAIR.pack(seed, cards)
        missing, kept = Counter(cards), []
        for card in self.lying:
            if missing[card]:
                missing[card] -= 1
                kept.append(card)
        return self.criterion.shuffled([*missing.elements(), *kept], Random(f"{seed}/pack"))

    def pile(self, seed: str, roll: int, cards: Sequence[int], /) -> list[int]:
        """Turn the pile over, and shuffle it."""
        return self.criterion.shuffled(cards[::-1], Random(f"{seed}/{roll}"))


def gathered(state: Match) -> list[int]:
    """The cards of a round that is over, as people gather them.

    Everybody throws the own hand, sorted as it was held, face up onto the pile, the seat behind the dealer first; what
    was set aside comes last. All of that is turned over and laid onto what is left of the stock. Where there is no
    stock, the cards that were played lie as they were put aside, below the hands.
    """
    seats, at = state.seating, state.seating.index(state.dealer)
    ring = [seats[(at + state.direction * steps) % len(seats)] for steps in range(1, len(seats) + 1)]
    thrown = [card for seat in ring for card in sorted(state.hands[seat])]
    if isinstance(state, MauMauState):
        return [*state.stock, *reversed([*state.pile, *thrown, *state.aside])]
    assert isinstance(state, ZhengState)
    return [*reversed([*state.aside, *state.lying, *thrown])]
