"""What several Mau-Mau games may await of a player, beside a turn: an answer to a debt, a suit, a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rules.cards import NATURALS, OF_RANK, RANK, SUIT, card, mask
from rules.match import from_seat
from rules.records import Card, Cards, Seat, but, record
from rules.shedding import events
from rules.shedding.contract import Choice, MauMauGame, MauMauPlay, Turn, noted
from rules.shedding.declaring import OwesDeclaration
from rules.shedding.drawing import draw, draw_until
from rules.shedding.events import MauMauEvent, backs
from rules.shedding.kept import Remembered, missing_turns, own
from rules.shedding.moves import pass_turn
from rules.shedding.state import MauMauState
from rules.table import UNSEEN, Action, IllegalAction, OfOneSeat, Reason


def not_covered(turn: Turn, moves: Sequence[Action], state: MauMauState, action: Action, rule: str) -> IllegalAction:
    """Why an action is none of the ``moves`` of a turn in which one more card is laid on the top one."""
    if action.verb == "pass":
        return IllegalAction(Reason.DRAW_FIRST if Action("draw") in moves else Reason.MUST_COVER, rule)
    if not action.cards:
        nothing = action.verb == "draw" and state.drawable() <= 0
        return IllegalAction(Reason.NOTHING_TO_DRAW if nothing else Reason.NOT_NOW, rule)
    if not {*action.cards} <= {*state.hands[turn.seat]}:
        return IllegalAction(Reason.NOT_IN_HAND, rule)
    kept = turn.drawn and not {*action.cards} <= {*turn.drawn}
    return IllegalAction(Reason.ONLY_THE_DRAWN if kept else Reason.DOES_NOT_COVER, rule)


CALLS = tuple(Action("call", suit=suit) for suit in range(4))
"""Each suit called, made once."""


@record
class CallSuit(OfOneSeat[MauMauGame, MauMauState]):
    """A seat calls a suit."""

    about: ClassVar[tuple[str, ...]] = ("call",)
    kind: ClassVar[str] = "call"
    seat: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*CALLS]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.call

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        play.emit(events.Called(seat, action.suit))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The suit of the card that is followed is called."""
        play.emit(events.Called(seat, SUIT[play.state.base]))


def others(state: MauMauState, seat: Seat) -> list[Seat]:
    """The other seats of the round that have not gone out."""
    return [other for other in state.order if other != seat and other not in state.out]


class ChooseAnother(OfOneSeat[MauMauGame, MauMauState]):
    """A seat chooses another one, for what a card does."""

    __slots__ = ()
    kind: ClassVar[str] = "choose"
    rule: ClassVar[str]

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        """What happens to the chosen one."""
        raise NotImplementedError

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("choose", seat=other) for other in others(state, seat)]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, self.rule

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        self.chosen(play, seat, action.seat)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The first one that might have been chosen is."""
        for other in others(play.state, seat)[:1]:
            self.chosen(play, seat, other)


@record
class Targeted(MauMauEvent):
    """Somebody was chosen as a card's victim."""

    follows: ClassVar[bool] = True
    version: ClassVar[int] = 2
    seat: Seat
    victim: Seat
    count: int


class Threatened(OfOneSeat[MauMauGame, MauMauState]):
    """A seat will draw ``cards`` cards, unless it fends them off."""

    __slots__ = ()
    cards: int


PASS, DRAW, DECLINE = Action("pass"), Action("draw"), Action("decline")
RED, BLACK = 2, 3
"""The suits by which a colour is called."""


# laying again


@record
class Cover(Turn):
    """A card has to be covered, or may be: with one of ``on_it``, or one that fits (``LayAgain``, SRB-6)."""

    version: ClassVar[int] = 3
    about: ClassVar[tuple[str, ...]] = ("cover",)
    kind: ClassVar[str] = "cover"
    on_it: int = 0
    must: bool = True
    draws: str = "one"
    lays_drawn: bool = True

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        found = self._fitting(game, state)
        if self._may_draw(state, found):
            found.append(DRAW)
        return [*found, PASS] if self._may_pass(found) else found

    def _may_draw(self, state: MauMauState, fitting: Sequence[Action]) -> bool:
        """Also who could lay one of those that are ``fitting``."""
        return self.draws != "none" and not self.drawn and state.drawable() > 0

    def _fits(self, game: MauMauGame, state: MauMauState) -> int:
        return self.on_it or game.rules.fitting.mask(state, self.seat)

    def _fitting(self, game: MauMauGame, state: MauMauState) -> list[Action]:
        held, fits = self.drawn or tuple(state.hands[self.seat]), self._fits(game, state)
        return [Action("play", (card,)) for card in sorted(set(held)) if fits >> card & 1]

    def _may_pass(self, found: list[Action]) -> bool:
        """Who has to go on passes only with a drawn card, or with nothing else left."""
        return not self.must or bool(self.drawn) or not found

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        moves, rule = self.moves(game, state, seat), game.rules.ids.of("cover")
        if action in moves:
            return None
        if action == DRAW and self._may_draw(state, []):
            return IllegalAction(Reason.HOLDS_PLAYABLE, rule)
        return not_covered(self, moves, state, action, rule)

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        """Whoever sits out because of a card that was laid before in this turn still does."""
        state = play.state
        moved_on = (from_seat(state, seat).index(state.after) + 1) % len(state.order)
        self._answer(play, seat, action)
        if moved_on and any(isinstance(event, events.Laid | events.TurnLost) for event in play.events):
            play.emit(events.TurnMovedOn(moved_on))

    def _answer(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "play":
            play.game.move["play"].act(play, self, action)
        elif action.verb == "pass":
            pass_turn(play, seat)
        elif self.draws == "until":
            self._draw_until(play)
        else:
            taken = tuple(draw(play, seat, 1, hidden=True))
            if self.lays_drawn and taken and self._fits(play.game, play.state) >> taken[0] & 1:
                play.ask(but(self, drawn=taken))
            else:
                pass_turn(play, seat)

    def _draw_until(self, play: MauMauPlay) -> None:
        fits = self._fits(play.game, play.state)
        drew = self.drew + draw_until(play, self.seat, fits)
        if mask(play.state.hands[self.seat]) & fits:
            play.ask(but(self, drew=drew))
        else:
            pass_turn(play, self.seat)


@record
class MustCover(Cover):
    """A card has to be covered, and only who cannot draws."""

    version: ClassVar[int] = 1

    def _may_draw(self, state: MauMauState, fitting: Sequence[Action]) -> bool:
        return not fitting and Cover._may_draw(self, state, fitting)


@record
class LaysMore(Cover):
    """Cards of ``on_it`` may be laid, one after the other, until their player passes (``LayMore``)."""

    version: ClassVar[int] = 1

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "play" and len(play.state.hands[seat]) > 1:
            play.ask(self)  # below what the card asks
        Cover.resolve(self, play, seat, action)


# turns that are owed


@record
class Stand(Turn):
    """The seat misses turns, or lays what answers that."""

    version: ClassVar[int] = 1
    about: ClassVar[tuple[str, ...]] = ("skip",)
    kind: ClassVar[str] = "stand"

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*game.move["play"].offers(Choice(game, state, self)), PASS]

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        if action == PASS:
            return None
        if action.verb == "play" and game.move["play"].may(game, state, self, action):
            return None
        return IllegalAction(Reason.MISSES_TURN, game.rules.ids.of("skip"))

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action.verb == "play":
            play.game.move["play"].act(play, self, action)
        else:
            self.abandon(play, seat)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The turns are missed."""
        kept = own(play.state)
        if kept.stand > 1:
            kept = missing_turns(kept, seat, kept.stand - 1)
        play.emit(Remembered(but(kept, stand=0, stand_answers=0)))
        play.emit(events.Skipped(seat))


# calls


@record
class CallsOtherSuit(CallSuit):
    """A seat calls a suit, but not that of the card."""

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [call for call in CALLS if call.suit != SUIT[state.base]]

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The first suit that there is."""
        play.emit(events.Called(seat, self.moves(play.game, play.state, seat)[0].suit))


@record
class CallsColour(CallsOtherSuit):
    """A seat calls red or black; it is noted by the suit that stands for it."""

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [CALLS[RED], CALLS[BLACK]]


@record
class Demanded(MauMauEvent):
    """A seat asks for a rank, as a number: 1 is an ace, 13 a king."""

    follows: ClassVar[bool] = True
    seat: Seat
    number: int


@record
class DemandsRank(OfOneSeat[MauMauGame, MauMauState]):
    """A seat says which rank it asks for."""

    about: ClassVar[tuple[str, ...]] = ("demand",)
    kind: ClassVar[str] = "demand"
    seat: Seat
    ranks: int
    answers: int

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("choose", number=rank + 1) for rank in range(13) if OF_RANK[rank] & self.ranks]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.call

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        self._ask_for(play, seat, action.number)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Nothing is asked for."""

    def _ask_for(self, play: MauMauPlay, seat: Seat, number: int) -> None:
        play.emit(Demanded(seat, number))
        demand = OF_RANK[number - 1]
        kept = own(play.state)
        play.emit(
            Remembered(
                but(kept, demand=demand, answers=self.answers, once=False, follows=False, demander=seat, turned=False)
            )
        )


@record
class CardNamed(MauMauEvent):
    """The card on top stands for this one."""

    follows: ClassVar[bool] = True
    seat: Seat
    card: Card

    def change(self, state: MauMauState) -> None:
        state.base, state.covered = self.card, 0


@record
class NamesCard(OfOneSeat[MauMauGame, MauMauState]):
    """A seat says for which card the one on top stands: first its rank, then its suit."""

    kind: ClassVar[str] = "names"
    seat: Seat
    rank: int = -1

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        if self.rank >= 0:
            return [*CALLS]
        ranks = sorted({RANK[card] for card in game.rules.deck.kinds if card in NATURALS})
        return [Action("choose", number=rank + 1) for rank in ranks]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.call

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if self.rank < 0:
            play.ask(NamesCard(seat, action.number - 1))
            return
        named = card(self.rank, action.suit)
        play.emit(CardNamed(seat, named))
        laid = events.Laid(seat, named)
        for effect in noted(play, laid, play.game.rules.cards.laid[named]):
            if effect.comes(play.state, seat):
                effect.run(play, laid, False)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """It stands for nothing, and anything goes on it."""


# seats


@record
class HandsSwapped(MauMauEvent):
    """Two seats have changed hands: what each holds then."""

    follows: ClassVar[bool] = True
    seat: Seat
    other: Seat
    hand: Cards
    others: Cards

    def change(self, state: MauMauState) -> None:
        state.hands[self.seat], state.hands[self.other] = list(self.hand), list(self.others)
        state.lacks[self.seat] = state.lacks[self.other] = 0
        state.unsure[self.seat] = state.unsure[self.other] = 0
        for seat in (self.seat, self.other):
            state.mau[seat], state.declared[seat] = 0, 0

    def seen_by(self, seat: Seat) -> HandsSwapped:
        if seat in (self.seat, self.other):
            return self
        return HandsSwapped(self.seat, self.other, backs(self.hand), backs(self.others))


class ChoosesSeat(ChooseAnother):
    """A seat chooses another one; what is refused names the game's own rule."""

    __slots__ = ()
    may: ClassVar[bool] = False
    """Whether nobody may be chosen, too."""

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [*ChooseAnother.moves(self, game, state, seat), *([DECLINE] if self.may else [])]

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if action != DECLINE:
            ChooseAnother.resolve(self, play, seat, action)

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.turn


@record
class ChoosesSwap(ChoosesSeat):
    """A seat says with whom it changes hands."""

    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        hands = play.state.hands
        play.emit(HandsSwapped(seat, other, tuple(hands[other]), tuple(hands[seat])))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves changes nothing."""


@record
class MaySwap(ChoosesSwap):
    """The same, or with nobody."""

    may: ClassVar[bool] = True


@record
class ChoosesWhoPlays(ChoosesSeat):
    """A seat says who plays next."""

    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(NamedNext(seat, other))
        play.emit(events.PlaysNext(other))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves names nobody, and play goes round."""


@record
class NamedNext(MauMauEvent):
    """A seat has said who plays next."""

    follows: ClassVar[bool] = True
    seat: Seat
    other: Seat


@record
class ChoosesWhoDraws(ChoosesSeat):
    """A seat says who draws."""

    seat: Seat
    cards: int

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(Targeted(seat, other, self.cards))
        draw(play, other, self.cards)


@record
class HandLookedAt(MauMauEvent):
    """A seat has looked at another one's hand."""

    follows: ClassVar[bool] = True
    seat: Seat
    other: Seat
    shown: Cards

    def seen_by(self, seat: Seat) -> HandLookedAt:
        return self if seat in (self.seat, self.other) else HandLookedAt(self.seat, self.other, ())


@record
class ChoosesLookedAt(ChoosesSeat):
    """A seat says whose hand it looks at."""

    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        play.emit(HandLookedAt(seat, other, tuple(sorted(play.state.hands[other]))))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves looks at nothing."""


@record
class CardGiven(MauMauEvent):
    """A seat has given a card to another one."""

    follows: ClassVar[bool] = True
    seat: Seat
    other: Seat
    card: Card

    def change(self, state: MauMauState) -> None:
        state.hands[self.seat].remove(self.card)
        state.gets(self.other, (self.card,))
        for seat in (self.seat, self.other):
            state.mau[seat], state.declared[seat] = 0, 0

    def seen_by(self, seat: Seat) -> CardGiven:
        return self if seat in (self.seat, self.other) else CardGiven(self.seat, self.other, UNSEEN)


@record
class ChoosesReceiver(ChoosesSeat):
    """A seat says to whom it gives a card."""

    seat: Seat

    def chosen(self, play: MauMauPlay, seat: Seat, other: Seat) -> None:
        if len(play.state.hands[seat]) > 1:  # another effect of the same card may have let it give one before
            play.ask(GivesCard(seat, other))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves gives nothing."""


@record
class MayGive(ChoosesReceiver):
    """The same, or to nobody."""

    may: ClassVar[bool] = True


@record
class GivesCard(OfOneSeat[MauMauGame, MauMauState]):
    """A seat chooses the card that it gives to another one."""

    kind: ClassVar[str] = "give-card"
    seat: Seat
    other: Seat

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [Action("give", (card,)) for card in sorted(set(state.hands[seat]))]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NOT_IN_HAND, game.rules.ids.turn

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        if self.other in play.state.order:
            play.emit(CardGiven(seat, self.other, action.cards[0]))
            if len(play.state.hands[seat]) == play.game.rules.declaring.left:
                play.emit(OwesDeclaration(seat))

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """Who leaves gives nothing."""
