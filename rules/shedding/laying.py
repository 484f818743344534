"""What goes on what, as facts that a game declares once: the engine plays by them, and its rules are told from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import ALL, EIGHT, FOLLOWS, JACK, JOKER, JOKERS, NATURALS, OF_RANK, OF_SUIT, RANK, SUIT
from rules.shedding.state import MauMauState
from rules.table import Reason

BY_COLOUR = (OF_SUIT[0] | OF_SUIT[3], OF_SUIT[1] | OF_SUIT[2], OF_SUIT[1] | OF_SUIT[2], OF_SUIT[0] | OF_SUIT[3])
"""By suit the cards of its colour."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laying:
    """What goes on what, beside what follows by rank or suit (COM-2). The numbers are masks of cards.

    ``anywhere``: these go on any top. ``on_call``: these go on a called suit that is not theirs. ``not_on_own_rank``:
    these do not go on another card of their rank. ``over``: after these, the card below is still the one to follow.
    ``aside``: the same, and they are set aside at once (AMM-51). ``suits_call``: only these go on a call of their own
    suit. ``not_both``: rank and suit may not both agree (IME-9).

    ``takes_any``: anything goes on these. ``own_rank_by_colour``: on a card of their rank these go by colour alone.
    ``by_colour``: a call asks for a colour, red or black.
    ``own_number``: cards of as many as one was last dealt go on anything. ``declared``: who has not declared does not
    lay the last card. ``one_rank``: these go on each other as cards of one rank do.

    ``call_until_caller``: a call lasts until its caller lays or draws, and does not bind the caller (AMM-8); otherwise
    until any card is laid (COM-18). ``debt_in_call``: what answers a debt has to be of a called suit (AMM-7).
    """

    anywhere: int = 0
    on_call: int = 0
    not_on_own_rank: int = 0
    suits_call: int = ALL
    over: int = 0
    aside: int = 0
    not_both: bool = False
    call_until_caller: bool = False
    debt_in_call: bool = False
    takes_any: int = 0
    own_rank_by_colour: int = 0
    by_colour: bool = False
    own_number: bool = False
    declared: bool = False
    one_rank: int = 0


class Fitting:
    """The same facts as tables: for each top and each called suit, the cards that fit, in hand or not.

    A game with a condition of its own derives a fitting from it.
    """

    __slots__ = ("called", "laying", "never", "on", "on_call")

    def __init__(self, laying: Laying) -> None:
        self.laying, own_rank = laying, laying.not_on_own_rank
        follows = (FOLLOWS[top] | (laying.one_rank if laying.one_rank >> top & 1 else 0) for top in NATURALS)
        on_naturals = (
            (some | laying.anywhere) & ~(own_rank & OF_RANK[RANK[top]])
            for top, some in zip(NATURALS, follows, strict=True)
        )
        self.on = (*(self._mask_on(top, usual) for top, usual in enumerate(on_naturals)), ALL, ALL, ALL)
        """By the card that is followed; on jokers, and where nothing lies yet (-1), anything goes."""
        twins = (*(1 << top for top in NATURALS), JOKERS, JOKERS, 0)
        self.never = twins if laying.not_both else (0,) * len(twins)
        """By the card that is followed, those that do not go on it although they follow, or answer."""
        self.called = BY_COLOUR if laying.by_colour else OF_SUIT
        """By suit the cards that are of it, where it is called."""
        self.on_call = tuple(suit & laying.suits_call | laying.on_call for suit in self.called)

    def lying_over(self, pile: Sequence[int]) -> int:
        """How many cards on top of this pile lie over the one that is followed, where the last one lies so."""
        return len(pile) - 1 if pile and (self.laying.over | self.laying.aside) >> pile[-1] & 1 else 0

    def _mask_on(self, top: int, usual: int) -> int:
        """What goes on a card, where the usual would."""
        if self.laying.takes_any >> top & 1:
            return ALL
        other_colour = OF_RANK[RANK[top]] & ~BY_COLOUR[SUIT[top]]
        return usual & ~(self.laying.own_rank_by_colour & other_colour)

    def mask(self, state: MauMauState, seat: int) -> int:
        """The cards that this seat could lay in any ordinary way."""
        call, laying = state.call, self.laying
        if call >= 0 and not (laying.call_until_caller and seat == state.caller):
            if not state.debt:
                found = self.on_call[call]
            else:
                found = state.answers & OF_SUIT[call] if laying.debt_in_call else state.answers
        else:
            found = state.answers if state.debt else self.on[state.base]
        return found & ~self.never[state.base]

    def hindrance(self, state: MauMauState, seat: int) -> Reason | None:
        """What keeps this seat, whose turn it is, from laying what would go otherwise."""
        return None

    def frees(self, state: MauMauState) -> bool:
        """Whether one may draw, or keep what was drawn, with something in hand that fits."""
        return False

    def playable(self, state: MauMauState, fits: int) -> int:
        """Of the cards that fit, those that may be played with their effect."""
        return fits


def keeps_psmm(previous: int, card: int) -> bool:
    """Whether two neighbours of the pile agree in value or suit (IME-60, *Propriedade de Seqüência de Mau-Mau*)."""
    return FOLLOWS[previous] >> card & 1 == 1


def keeps_psmme(previous: int, card: int) -> bool:
    """The same extended by the special cards, jacks, eights and jokers (IME-60). A joker's suit agrees with all.

    The exceptions of IME-60 are none here: as the document says, what follows after a relay keeps it no longer.
    """
    if RANK[previous] == EIGHT or RANK[card] == JACK:
        return True
    if RANK[card] == JOKER:
        return RANK[previous] != JACK
    return RANK[previous] in (JACK, JOKER) or keeps_psmm(previous, card)
