"""Eights together: several at once, or with a card of the last one's suit, also for the dealer (AMM-2, AMM-35)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import ClassVar

from rules.cards import EIGHT, OF_RANK, RANK, SUIT, TWO
from rules.records import Mask, Seat, record
from rules.shedding.amm.amm_state import TOGETHER
from rules.shedding.amm.jokers import LaidAside, lay_aside
from rules.shedding.amm.lock import locked
from rules.shedding.amm.twins import TWIN_DRAWS, TWINS_DRAW, is_twin, mark
from rules.shedding.contract import Choice, Effect, MauMauGame, MauMauPlay, Ruleset, RulesFeature, Turn
from rules.shedding.drawing import show_draw
from rules.shedding.events import Laid, Passed
from rules.shedding.moves import PlayCard
from rules.shedding.parts import TURNED_UP, Parameter, cards
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, IllegalAction, Reason

EIGHTS = OF_RANK[EIGHT]


def eights_together(state: MauMauState, seat: Seat, fitting: int) -> list[tuple[int, ...]]:
    """All the ways to lay several eights, or eights and a card of the last one's suit (AMM-35), in an order each.

    The first is one of the mask ``fitting``; with a call in force all are of its suit; a card remains in the hand.
    """
    found: list[tuple[int, ...]] = []
    if not fitting & EIGHTS:
        return found
    hand = state.hands[seat]
    called = state.call >= 0 and seat != state.caller
    eights = sorted([card for card in hand if RANK[card] == EIGHT and (not called or SUIT[card] == state.call)])
    for size in range(1, len(eights) + 1):
        for some in sorted(set(combinations(eights, size))):
            for last in sorted(set(some)):
                found += _closed(hand, _in_order(some, last, fitting), last)
    return found


def _in_order(some: tuple[int, ...], last: int, fitting: int) -> tuple[int, ...]:
    """These eights with one that fits first, and this one last; nothing when none fits."""
    rest = list(some)
    rest.remove(last)
    first = next((card for card in rest or [last] if fitting >> card & 1), None)
    if first is None:
        return ()
    if rest:
        rest.remove(first)
        return (first, *rest, last)
    return (last,)


def _closed(hand: list[int], eights: tuple[int, ...], last: int) -> list[tuple[int, ...]]:
    if not eights:
        return []
    ends = sorted({card for card in hand if SUIT[card] == SUIT[last] and RANK[card] != EIGHT})
    ways = [eights] if len(eights) > 1 else []
    ways += [(*eights, end) for end in ends]
    return [way for way in ways if len(way) < len(hand)]


def arranged(state: MauMauState, seat: Seat, cards: tuple[int, ...], fitting: int) -> tuple[int, ...] | None:
    """Chosen cards in an order in which they may be laid: the given one where that can be, else one that can."""
    ways = [way for way in eights_together(state, seat, fitting) if sorted(way) == sorted(cards)]
    ends = cards[-2:] if cards and RANK[cards[-1]] != EIGHT else cards[-1:]
    same = [way for way in ways if way[-len(ends) :] == ends]
    if same and fitting >> cards[0] & 1:
        return cards
    return next(iter(same or ways), None)


@record
class LayCards(PlayCard):
    """Lay a card, or eights together (AMM-35). The twin of the previous player's card makes the next draw (AMM-33).

    Jokers that are laid ``face_down`` alone are not played openly (AMM-51).
    """

    about: ClassVar[tuple[str, ...]] = ("twin", "AMM-35")
    verb: ClassVar[str] = "play"
    several: ClassVar[bool] = True
    cards: ClassVar[int] = TWIN_DRAWS
    face_down: Mask = 0

    def mask(self, game: MauMauGame, state: MauMauState, fits: int) -> int:
        return PlayCard.mask(self, game, state, fits) & ~self.face_down

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [one for one in PlayCard.everything(self, game, state, seat) if not self.face_down >> one.cards[0] & 1]

    def offers(self, choice: Choice) -> Sequence[Action]:
        single = PlayCard.offers(self, choice)
        together = eights_together(choice.state, choice.seat, first_of_several(choice))
        return [*single, *[Action("play", way) for way in together]] if together else single

    def may(self, game: MauMauGame, state: MauMauState, turn: Turn, action: Action) -> bool:
        if len(action.cards) < 2:
            return PlayCard.may(self, game, state, turn, action)
        fitting = first_of_several(Choice(game, state, turn))
        return arranged(state, turn.seat, action.cards, fitting) is not None

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        if len(action.cards) == 1:
            return PlayCard.refusal(self, choice, action)
        if len(action.cards) == len(choice.state.hands[choice.seat]):
            return IllegalAction(Reason.KEEP_ONE, "AMM-35")
        if not set(choice.turn.drawn) <= set(action.cards):
            return IllegalAction(Reason.ONLY_THE_DRAWN, choice.game.rules.ids.draw)
        return IllegalAction(Reason.DOES_NOT_FOLLOW, "AMM-35")

    def unfit(self, choice: Choice, card: int) -> IllegalAction:
        if self.face_down >> card & 1 and choice.fits >> card & 1:
            return IllegalAction(Reason.ONLY_FACE_DOWN, "AMM-51")
        if locked(choice.state) and not choice.state.debt and RANK[card] != TWO:
            return IllegalAction(Reason.LOCKED, "AMM-36")
        return PlayCard.unfit(self, choice, card)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        state, seat, cards = play.state, turn.seat, action.cards
        if len(cards) > 1:
            cards = arranged(state, seat, cards, first_of_several(Choice(play.game, state, turn))) or cards
        lay_together(play, seat, cards, twin=is_twin(state, turn, cards[0]))


def first_of_several(choice: Choice) -> int:
    """With which eights several cards may begin, as a mask: with the drawn one, where one was drawn (AMM-4, AMM-35)."""
    return 0 if choice.state.debt or locked(choice.state) else choice.fits & choice.held


def lay_together(
    play: MauMauPlay, seat: Seat, cards: tuple[int, ...], *, twin: bool = False, before: int = NOBODY
) -> None:
    """Lay these cards in order; the effect is the last one's. ``before`` is an eight that lies there already."""
    eights = [card for card in (before, *cards) if card >= 0 and RANK[card] == EIGHT]
    show_draw(play, laid=True)
    for card in cards[:-1]:
        play.game.end_call(play, seat)
        play.emit(Laid(seat, card))
    last = cards[-1]
    doubled = len(set(eights)) < len(eights)
    effects = play.game.rules.cards.laid[last]
    if play.game.rules.fitting.laying.aside >> last & 1:
        lay_aside(play, LaidAside(seat, last, over=True), effects)
        return
    play.game.lay(play, Laid(seat, last), effects + TWINS_DRAW * (twin + doubled))
    mark(play, seat)


@record
class GoOnWithEights(Turn):
    """The dealer has turned up an eight, and may go on with more eights and a card of their suit (AMM-2, AMM-35)."""

    about: ClassVar[tuple[str, ...]] = ("AMM-35",)
    version: ClassVar[int] = 2
    kind: ClassVar[str] = "eights"

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("pass"), *(Action("play", way) for way in self._ways(state, seat))]

    def _ways(self, state: MauMauState, seat: Seat) -> list[tuple[int, ...]]:
        hand, suit = state.hands[seat], SUIT[state.base]
        alone = sorted({card for card in hand if SUIT[card] == suit or RANK[card] == EIGHT})
        more = eights_together(state, seat, EIGHTS)
        return [(card,) for card in alone if len(hand) > 1] + more

    def _way(self, state: MauMauState, seat: Seat, action: Action) -> tuple[int, ...] | None:
        """The chosen cards in an order in which they may be laid; None when there is none."""
        if action.verb != "play":
            return None
        listed = action.cards in self._ways(state, seat)
        return action.cards if listed else arranged(state, seat, action.cards, EIGHTS)

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        may = action == Action("pass") or self._way(state, seat, action) is not None
        return None if may else IllegalAction(Reason.DOES_NOT_FOLLOW, "AMM-35")

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        way = self._way(play.state, seat, action)
        if way is None:
            play.emit(Passed(seat))
            mark(play, seat)
        else:
            lay_together(play, seat, way, before=play.state.base)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Nothing more is laid."""


@record
class DealerGoesOn(Effect):
    """An eight turned up lets the dealer go on (AMM-2)."""

    word: ClassVar[str] = "dealer_goes_on"
    shipped: ClassVar[str] = TOGETHER
    hangs: ClassVar[tuple[str, ...]] = (TURNED_UP,)
    about: ClassVar[tuple[str, ...]] = ("AMM-2", "AMM-35")

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.ask(GoOnWithEights(laid.seat))


@record
class EightsTogether(RulesFeature):
    """Several eights are laid at once, or with a card of the last one's suit (AMM-35); twins draw (AMM-33).

    ``face_down``: cards that are not laid openly (AMM-51).
    """

    word: ClassVar[str] = "eights_together"
    parameters: ClassVar[tuple[Parameter, ...]] = (cards("face_down"),)
    shipped: ClassVar[str] = TOGETHER
    face_down: Mask

    def fit(self, rules: Ruleset) -> Ruleset:
        laying = replace(rules.fitting.laying, aside=rules.fitting.laying.over, over=0)
        return replace(rules, fitting=type(rules.fitting)(laying), moves=(LayCards(self.face_down), *rules.moves[1:]))
