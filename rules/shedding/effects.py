"""What cards do in several Mau-Mau games."""

from __future__ import annotations

from typing import ClassVar

from rules.cards import JOKERS, mask
from rules.chance import shuffled
from rules.match import from_seat, step
from rules.records import Card, Cards, Mask, Seat, but, record
from rules.shedding import events
from rules.shedding.contract import Effect, MauMauGame, MauMauPlay, noted
from rules.shedding.decisions import (
    DECLINE,
    CallsColour,
    CallsOtherSuit,
    CallSuit,
    ChoosesLookedAt,
    ChoosesReceiver,
    ChoosesSwap,
    ChoosesWhoDraws,
    ChoosesWhoPlays,
    Cover,
    DemandsRank,
    LaysMore,
    MayGive,
    MaySwap,
    MustCover,
    NamesCard,
    others,
)
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent, own_hand
from rules.shedding.kept import Remembered, missing_turns, own, row
from rules.shedding.moments import always
from rules.shedding.parts import (
    LAID,
    LAST,
    NO_DEBT,
    ON_LAYING,
    OWED,
    TURNED_UP,
    Need,
    Parameter,
    cards,
    choice,
    need,
    number,
    switch,
)
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, OfOneSeat, Reason


@record
class Skip(Effect):
    """The next player loses the turn (AMM-5, VOA-5)."""

    word: ClassVar[str] = "skip"
    about: ClassVar[tuple[str, ...]] = ("skip",)

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.Skipped(step(play.state, play.state.after)))


@record
class Reverse(Effect):
    """Play goes round the other way (AMM-6, VOA-9); with two, the turn comes back to whoever played (COM-4)."""

    word: ClassVar[str] = "reverse"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        state = play.state
        play.emit(events.DirectionReversed(-state.direction))
        if len(state.order) == 2:
            play.emit(events.Skipped(step(state, laid.seat)))


@record
class DrawDebt(Effect):
    """The next player draws ``cards``, or lays one of the mask ``answered_by``, which adds to it (AMM-7, VOA-6)."""

    word: ClassVar[str] = "draw_debt"
    parameters: ClassVar[tuple[Parameter, ...]] = (
        number("cards", 2, 1, 20),
        cards("answered_by", relative=True),
    )
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    cards: int
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DebtGrew(self.cards, self.answered_by))


@record
class NextDraws(Effect):
    """The next to play draws ``cards`` at once, and then plays normally (VOA-12). A skipped player does not (COM-5)."""

    word: ClassVar[str] = "next_draws"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        draw(play, step(play.state, play.state.after), self.cards)


@record
class PreviousDraws(Effect):
    """The previous player draws ``cards`` at once. It cannot be answered (AMM-9, VOA-7)."""

    word: ClassVar[str] = "previous_draws"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        draw(play, step(play.state, laid.seat, -1), self.cards)


@record
class CallsSuit(Effect):
    """Whoever laid it calls a suit (AMM-8, VOA-8); as last card it has nothing to call."""

    word: ClassVar[str] = "call_suit"
    calls: ClassVar[bool] = True
    asks: ClassVar[str] = "suit"
    about: ClassVar[tuple[str, ...]] = ("call",)

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if not out:
            play.ask(CallSuit(laid.seat))


@record
class PlayAgain(Effect):
    """Whoever laid it plays again (IME-20)."""

    word: ClassVar[str] = "play_again"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if not out:
            play.emit(events.PlaysNext(laid.seat))


@record
class ReverseToBehind(Effect):
    """Play goes round the other way; with two it is the opponent's turn (SRB-12, over COM-4)."""

    word: ClassVar[str] = "turn_round"

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DirectionReversed(-play.state.direction))


@record
class OthersDraw(Effect):
    """Everybody else draws; there is no defence (IME-23)."""

    word: ClassVar[str] = "others_draw"
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        others_draw(play, laid.seat, self.cards)


@record
class DealerTakesTurn(Effect):
    """The card turned up gives the dealer the first turn (AMM-2)."""

    word: ClassVar[str] = "dealer_begins"
    needs: ClassVar[tuple[Need, ...]] = (need("deal.begins", "behind", "winner", "loser", "before"),)
    hangs: ClassVar[tuple[str, ...]] = (TURNED_UP,)
    from_hand: ClassVar[bool] = False

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        play.emit(events.DealerBegins(laid.seat))


@record
class OthersDrawAtTheEnd(Effect):
    """As last card it makes everybody else draw (VOA-8, VOA-25)."""

    word: ClassVar[str] = "others_draw_at_the_end"
    hangs: ClassVar[tuple[str, ...]] = (LAST, LAID)
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 1, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        if laid.seat in play.state.out:  # also where the others play on
            others_draw(play, laid.seat, self.cards)


def others_draw(play: MauMauPlay, seat: Seat, cards: int) -> None:
    """Everybody but this seat draws, in playing order."""
    for steps in range(1, len(play.state.order)):
        draw(play, step(play.state, seat, steps), cards)


Parameters = tuple[Parameter, ...]
WHO = choice("who", "second", "self", "previous", "fewest", "most")
"""Whom an effect is for: who stands two places on, its player, the player before, or who holds fewest or most cards."""


def resolve_seat(state: MauMauState, seat: Seat, who: str) -> Seat:
    """The seat that a word of ``WHO`` means for the player of a card. Of several who hold as many, it is the first in
    playing order.
    """
    match who:
        case "self":
            return seat
        case "previous":
            return step(state, seat, -1)
        case "second":
            return step(state, seat, 2)
    hands, still = state.hands, others(state, seat)
    ring = [other for other in from_seat(state, seat) if other in still]
    return (min if who == "fewest" else max)(ring, key=lambda other: len(hands[other]), default=seat)


# debts


@record
class EndDebt(Effect):
    """The cards to draw are void."""

    word: ClassVar[str] = "end_debt"
    needs: ClassVar[tuple[Need, ...]] = (OWED,)
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if play.state.debt:
            play.emit(events.DebtCleared())


@record
class PassDebt(Effect):
    """The cards to draw pass on to the next player, who may lay one of ``answered_by``."""

    word: ClassVar[str] = "pass_debt"
    needs: ClassVar[tuple[Need, ...]] = (OWED,)
    parameters: ClassVar[Parameters] = (cards("answered_by", relative=True),)
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if play.state.debt:
            play.emit(events.DebtGrew(0, self.answered_by))


@record
class ScaleDebt(Effect):
    """The cards to draw are doubled, or halved and rounded up. They pass on to the next player, who may lay one of
    ``answered_by``.
    """

    word: ClassVar[str] = "scale_debt"
    needs: ClassVar[tuple[Need, ...]] = (OWED,)
    parameters: ClassVar[Parameters] = (choice("by", "double", "half"), cards("answered_by", relative=True))
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    by: str
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        debt = play.state.debt
        if debt:
            play.emit(events.DebtGrew(debt if self.by == "double" else -(debt // 2), self.answered_by))


@record
class PreviousOwes(Effect):
    """The previous player draws ``cards`` on top of what is owed, or answers; play goes on from there."""

    word: ClassVar[str] = "previous_owes"
    parameters: ClassVar[Parameters] = (number("cards", 2, 1, 20), cards("answered_by", relative=True))
    about: ClassVar[tuple[str, ...]] = ("debt", "answer")
    cards: int
    answered_by: Mask

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """Whom a debt is for, the last card says that has to do with it."""
        parts = [part for effect in by for moment, part in effect.parts() if moment != NO_DEBT]
        return (DrawDebt(self.cards, self.answered_by) if any("debt" in part.about for part in parts) else self,)

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.emit(events.DebtGrew(self.cards, self.answered_by))
        play.emit(events.PlaysNext(step(play.state, laid.seat, -1)))


@record
class PicksWhoDraws(Effect):
    """Its player says who draws ``cards``."""

    word: ClassVar[str] = "choose_who_draws"
    asks: ClassVar[str] = "seat"
    parameters: ClassVar[Parameters] = (number("cards", 2, 1, 20),)
    cards: int

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        play.ask(ChoosesWhoDraws(laid.seat, self.cards))


@record
class SomebodyDraws(Effect):
    """The player it is for draws ``cards`` at once."""

    word: ClassVar[str] = "draws"
    parameters: ClassVar[Parameters] = (WHO, number("cards", 1, 1, 20))
    who: str
    cards: int

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        draw(play, resolve_seat(play.state, laid.seat, self.who), self.cards)


# turns


@record
class SomebodyMisses(Effect):
    """The player it is for misses their next turns, ``turns`` of them, whenever they come."""

    word: ClassVar[str] = "misses_turns"
    parameters: ClassVar[Parameters] = (WHO, number("turns", 1, 1, 5))
    about: ClassVar[tuple[str, ...]] = ("skip",)
    keeps: ClassVar[bool] = True
    who: str
    turns: int

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        seat = resolve_seat(play.state, laid.seat, self.who)
        if seat not in play.state.out:
            play.emit(Remembered(missing_turns(own(play.state), seat, self.turns)))


@record
class ChooseNext(Effect):
    """Its player says who plays next."""

    word: ClassVar[str] = "choose_next"
    asks: ClassVar[str] = "seat"

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(ChoosesWhoPlays(laid.seat))


@record
class SkipDebt(Effect):
    """The next player misses a turn, or lays one of ``answered_by``: then the following one does, and, where it
    ``adds`` up, misses one turn more."""

    word: ClassVar[str] = "skip_debt"
    parameters: ClassVar[Parameters] = (
        cards("answered_by", "rank", relative=True),
        switch("adds").where(need("answered_by")),
    )
    about: ClassVar[tuple[str, ...]] = ("skip",)
    keeps: ClassVar[bool] = True
    answered_by: Mask
    adds: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        kept = own(play.state)
        turns = kept.stand + 1 if self.adds else 1
        play.emit(Remembered(but(kept, stand=turns, stand_answers=self.answered_by)))


@record
class SkipRow(Effect):
    """As many players are skipped as cards of its rank lie in a row."""

    word: ClassVar[str] = "skip_row"
    about: ClassVar[tuple[str, ...]] = ("skip",)
    keeps: ClassVar[bool] = True

    def noted(self, play: MauMauPlay, laid: Laid) -> Effect:
        return always((Skip(),) * min(row(play.state.pile), len(play.state.order)))


@record
class LayAgain(Effect):
    """Its player lays another card at once: one of ``on_it``, or, where that is none, any that fits.

    ``must``: who does not draws (``draws``: no card, one, or until one can be laid), and may lay what was drawn where
    ``lay_drawn``. ``voluntary``: also who could lay one may draw.
    """

    word: ClassVar[str] = "lay_again"
    with_hand: ClassVar[bool] = True
    asks_cards: ClassVar[tuple[str, ...]] = ("on_it",)
    parameters: ClassVar[Parameters] = (
        cards("on_it", relative=True),
        switch("must", 1),
        choice("draws", "one", "none", "until"),
        switch("lay_drawn", 1).where(need("draws", "one")),
        switch("voluntary", 1).where(need("draws", "one", "until")),
    )
    about: ClassVar[tuple[str, ...]] = ("cover",)
    on_it: Mask
    must: bool
    draws: str
    lay_drawn: bool
    voluntary: bool

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """Another card has been laid."""
        return ()

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(
                (Cover if self.voluntary else MustCover)(
                    laid.seat,
                    on_it=self.on_it,
                    must=self.must,
                    draws=self.draws,
                    lays_drawn=self.lay_drawn,
                )
            )


@record
class LayMore(Effect):
    """Its player may lay cards of ``on_it`` in the same turn, one after the other, as many as they like."""

    word: ClassVar[str] = "lay_more"
    with_hand: ClassVar[bool] = True
    asks_cards: ClassVar[tuple[str, ...]] = ("on_it",)
    parameters: ClassVar[Parameters] = (cards("on_it", "suit", relative=True),)
    about: ClassVar[tuple[str, ...]] = ("cover",)
    on_it: Mask

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """Another card of its rank has been laid on it, which says what may follow."""
        return ()

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        more = LaysMore(laid.seat, on_it=self.on_it, must=False, draws="none")
        if not out and more not in play.state.stack:
            play.ask(more)


# what is asked for


@record
class CallOtherSuit(Effect):
    """Whoever laid it calls a suit, but not its own."""

    word: ClassVar[str] = "call_other_suit"
    about: ClassVar[tuple[str, ...]] = ("call",)
    calls: ClassVar[bool] = True
    asks: ClassVar[str] = "suit"

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(CallsOtherSuit(laid.seat))


@record
class CallColour(Effect):
    """Whoever laid it calls a colour: red or black."""

    word: ClassVar[str] = "call_colour"
    about: ClassVar[tuple[str, ...]] = ("call",)
    calls: ClassVar[bool] = True
    asks: ClassVar[str] = "suit"

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(CallsColour(laid.seat))


@record
class DemandRank(Effect):
    """Whoever laid it asks for one of the ranks of ``ranks``: that is laid, or drawn for, until somebody has laid it,
    or the turn has been back. One of ``answered_by`` goes on it, too."""

    word: ClassVar[str] = "demand_rank"
    of_ranks: ClassVar[tuple[str, ...]] = ("ranks",)
    asks_cards: ClassVar[tuple[str, ...]] = ("ranks",)
    parameters: ClassVar[Parameters] = (cards("ranks", "5 6 7 8 9 10"), cards("answered_by", relative=True))
    about: ClassVar[tuple[str, ...]] = ("demand",)
    calls: ClassVar[bool] = True
    keeps: ClassVar[bool] = True
    ranks: Mask
    answered_by: Mask

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        ranks = self.ranks & ~JOKERS & mask(play.game.rules.deck.kinds)
        if ranks and not out:
            play.ask(DemandsRank(laid.seat, ranks, self.answered_by))


@record
class NextCard(Effect):
    """The next card has to be one of ``one_of``; where it ``follows``, it has to follow as well."""

    word: ClassVar[str] = "next_card"
    asks_cards: ClassVar[tuple[str, ...]] = ("one_of",)
    parameters: ClassVar[Parameters] = (cards("one_of", None, relative=True), switch("follows"))
    about: ClassVar[tuple[str, ...]] = ("demand",)
    keeps: ClassVar[bool] = True
    one_of: Mask
    follows: bool

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The next card has been laid."""
        return ()

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            kept = own(play.state)
            play.emit(
                Remembered(
                    but(kept, demand=self.one_of, once=True, follows=self.follows, demander=laid.seat, answers=0)
                )
            )


@record
class StandsFor(Effect):
    """Its player names the card for which it stands: that is followed, and does what it does."""

    word: ClassVar[str] = "stands_for"
    calls: ClassVar[bool] = True

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(NamesCard(laid.seat))


@record
class CopyBelow(Effect):
    """It does what the card below it does."""

    word: ClassVar[str] = "copy_below"

    def noted(self, play: MauMauPlay, laid: Laid) -> Effect:
        pile = play.state.pile
        copied = next((card for card in reversed(pile[:-1]) if card != laid.card and not _copies(play, card)), NOBODY)
        return always(noted(play, laid, play.game.rules.cards.laid[copied] if copied >= 0 else ()))


def _copies(play: MauMauPlay, card: Card) -> bool:
    """Whether a card copies another one itself."""
    return any(isinstance(part, CopyBelow) for one in play.game.rules.cards.laid[card] for _, part in one.parts())


@record
class Suspend(Effect):
    """From now on no card does anything; when it happens again, they do."""

    word: ClassVar[str] = "suspend"
    about: ClassVar[tuple[str, ...]] = ("suspended",)
    keeps: ClassVar[bool] = True
    always: ClassVar[bool] = True

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        kept = own(play.state)
        play.emit(Remembered(but(kept, suspended=not kept.suspended)))


# hands


@record
class HandsChanged(MauMauEvent):
    """Hands have changed their owners: the hands as they are then."""

    follows: ClassVar[bool] = True
    hands: tuple[Cards, ...]
    rolls: int = 0

    def change(self, state: MauMauState) -> None:
        state.hands = [list(hand) for hand in self.hands]
        state.rolls += self.rolls
        state.nothing_shown()
        for seat in state.order:
            state.mau[seat], state.declared[seat] = 0, 0

    def seen_by(self, seat: Seat) -> HandsChanged:
        return HandsChanged(own_hand(self.hands, seat), self.rolls)


AGREE = Action("agree")
MAY = (switch("may"),)
"""Whether its player may also leave it."""


@record
class SwapHands(Effect):
    """Its player changes hands with somebody of their choice."""

    word: ClassVar[str] = "swap_hands"
    parameters: ClassVar[Parameters] = MAY
    asks: ClassVar[str] = "seat"
    with_hand: ClassVar[bool] = True
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    may: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask((MaySwap if self.may else ChoosesSwap)(laid.seat))


def move_hands_on(play: MauMauPlay) -> None:
    """Everybody hands all cards on to the next player."""
    state = play.state
    hands = [tuple(hand) for hand in state.hands]
    for giver in state.order:
        hands[step(state, giver)] = tuple(state.hands[giver])
    play.emit(HandsChanged(tuple(hands)))


def gather_and_deal(play: MauMauPlay, seat: Seat) -> None:
    """A seat gathers all hands, and deals them out again, as evenly as possible."""
    state = play.state
    gathered = shuffled(state.seed, state.rolls, sorted(card for one in state.order for card in state.hands[one]))
    hands: list[list[int]] = [[] for _ in state.hands]
    ring = from_seat(state, seat)
    for place, card in enumerate(gathered):
        hands[ring[place % len(ring)]].append(card)
    play.emit(HandsChanged(tuple(tuple(hand) for hand in hands), rolls=1))


@record
class MayMoveHands(OfOneSeat[MauMauGame, MauMauState]):
    """A seat says whether the hands are handed on, or, where ``gathered``, dealt anew."""

    kind: ClassVar[str] = "may-move-hands"
    seat: Seat
    gathered: bool

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [AGREE, DECLINE]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.turn

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action == AGREE:
            if self.gathered:
                gather_and_deal(play, seat)
            else:
                move_hands_on(play)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves changes nothing."""


@record
class HandsMoveOn(Effect):
    """Everybody hands all cards on to the next player."""

    word: ClassVar[str] = "hands_move_on"
    parameters: ClassVar[Parameters] = MAY
    with_hand: ClassVar[bool] = True
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    may: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if out:
            return
        if self.may:
            play.ask(MayMoveHands(laid.seat, gathered=False))
        else:
            move_hands_on(play)


@record
class GatherAndDeal(Effect):
    """Its player gathers all hands, and deals them out again, as evenly as possible."""

    word: ClassVar[str] = "gather_and_deal"
    parameters: ClassVar[Parameters] = MAY
    with_hand: ClassVar[bool] = True
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    may: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if out:
            return
        if self.may:
            play.ask(MayMoveHands(laid.seat, gathered=True))
        else:
            gather_and_deal(play, laid.seat)


@record
class GiveCard(Effect):
    """Its player gives a card to somebody, but not the last one."""

    word: ClassVar[str] = "give_card"
    parameters: ClassVar[Parameters] = MAY
    asks: ClassVar[str] = "seat"
    with_hand: ClassVar[bool] = True
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    may: bool

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out and len(play.state.hands[laid.seat]) > 1:
            play.ask((MayGive if self.may else ChoosesReceiver)(laid.seat))


@record
class LookAtHand(Effect):
    """Its player looks at somebody's hand."""

    word: ClassVar[str] = "look_at_hand"
    asks: ClassVar[str] = "seat"
    with_hand: ClassVar[bool] = True
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        if not out:
            play.ask(ChoosesLookedAt(laid.seat))
