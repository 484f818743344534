"""The course of a round of a game that is written down: the deal, missed turns, going out, places, coming back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rules.cards import ALL, from_seats
from rules.match import GONE, Left, WentOut, step
from rules.records import Cards, Seat, but, record
from rules.shedding import events
from rules.shedding.contract import (
    MAY_LAY,
    TURN_OVER,
    Choice,
    Course,
    Effect,
    MauMauGame,
    MauMauPlay,
    Move,
    Turn,
    noted,
)
from rules.shedding.decisions import Stand
from rules.shedding.drawing import draw
from rules.shedding.events import Laid, MauMauEvent, backs, own_hand
from rules.shedding.kept import DefinedState, Remembered, last_card, missing_turns, own
from rules.shedding.moves import undeclared
from rules.shedding.partners import partner_of, seat_partners
from rules.shedding.parts import ON_LAYING, Need, Parameter, need, number
from rules.shedding.state import NOTHING, SAFE, MauMauState
from rules.table import NOBODY, Action, IllegalAction, OfOneSeat, Reason

WHO = ("next", "winner", "loser")
"""Who deals the next round."""
BEGINS = ("behind", "winner", "loser", "dealer", "before")
"""Who begins: the player behind the dealer, the last winner or loser, the dealer, or the player before."""
SINGLE = "single"
"""After a debt: if it was a single card, exactly that one may be laid; otherwise the turn is over."""
PLAIN = "plain"
"""What a card turned up does: cards are turned up until one does nothing."""


class DealFacts(NamedTuple):
    """How a round is dealt.

    ``hand``: cards for each; ``hand_of_two``: with two players; ``hand_from``: from so many players on;
    ``hand_of_dealer``; 0: as for the others. ``chosen``: the dealer says how many, up to ``hand``. ``put_back``: cards
    that are not turned up. ``partners`` play together, and a side is out when both are.
    """

    hand: int
    hand_of_two: int
    hand_of_dealer: int
    chosen: bool
    dealer: str
    begins: str
    turned_up: str
    put_back: int
    hand_from: tuple[tuple[int, int], ...] = ()
    partners: bool = False

    def hand_with(self, seats: int) -> int:
        """How many cards each gets where so many play."""
        return self.hand_of_two if self.hand_of_two and seats == 2 else from_seats(self.hand_from, seats, self.hand)


class EndFacts(NamedTuple):
    """How somebody goes out, and the round and the match end.

    ``plays_on``: until one is left. ``countdown``: who goes out is dealt a card less, and plays on. ``not_with``: cards
    with which nobody goes out; who tries draws ``costs``. ``late``: one is out when the turn comes back. ``second``:
    how many cards it costs to go out without the second word (0: there is none). ``too_many``: who holds more is out of
    the round. ``rounds``: so many are played, -1: as many as players. ``out_from``: with so many points, or lives lost,
    one is out of the match (0: never). ``caught_misses``: who has not declared misses a turn, too. ``target_of_two``:
    the match ends with so many points for each two players (0: not so). ``notes_last``: something hangs on the card
    that one goes out with, and others are laid on it before it is looked at. ``needed``: the last card has to be
    declared before one's turn. ``lives`` are counted, or points, which giving up the round costs (``priced``).
    """

    plays_on: bool
    countdown: bool
    not_with: int
    costs: int
    late: bool
    second: int
    too_many: int
    rounds: int
    out_from: int
    caught_misses: bool
    target_of_two: int
    notes_last: bool
    needed: bool = False
    lives: bool = False
    priced: bool = False


class CallFacts(NamedTuple):
    """How long a call holds: for so many ``cards``; and whether the one after them has to be of another suit."""

    cards: int = 1
    then_another: bool = False


# what happens


@record
class HandSizeChosen(MauMauEvent):
    """The dealer has said how many cards each gets, and they are dealt."""

    seat: Seat
    number: int
    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards

    def change(self, state: MauMauState) -> None:
        state.hands = [list(hand) for hand in self.hands]
        state.stock, state.pile = list(self.stock), list(self.pile)
        state.covered = max(0, len(self.pile) - 1)
        state.base = self.pile[0] if self.pile else -1

    def seen_by(self, seat: Seat) -> HandSizeChosen:
        return HandSizeChosen(self.seat, self.number, own_hand(self.hands, seat), backs(self.stock), self.pile)


@record
class MayNotEndSo(MauMauEvent):
    """A seat has laid its last card, but does not go out with it, and draws."""

    follows: ClassVar[bool] = True
    seat: Seat


@record
class SecondWordMissed(MauMauEvent):
    """A seat has laid its last card without the second word, and draws."""

    follows: ClassVar[bool] = True
    seat: Seat


@record
class OutOfRound(MauMauEvent):
    """A seat has gone out, and the others play on: ``place`` says as which one; 0: it has lost the round."""

    follows: ClassVar[bool] = True
    seat: Seat
    place: int

    def change(self, state: MauMauState) -> None:
        if self.seat in state.out:
            state.out.remove(self.seat)
        if self.seat in state.order:  # who has left the table meanwhile is not
            if state.after == self.seat:
                place = state.order.index(self.seat)
                state.after = state.order[(place - state.direction) % len(state.order)]
            state.order.remove(self.seat)
        state.aside += state.hands[self.seat]
        state.hands[self.seat] = []
        state.mau[self.seat], state.declared[self.seat], state.idle = SAFE, 0, 0
        kept = own(state)
        state.own = but(kept, placed=(*kept.placed, self.seat) if self.place else kept.placed)


@record
class GaveUp(OutOfRound):
    """A seat has given up the round, and is out of it."""


@record
class CameBackIn(MauMauEvent):
    """A seat that had gone out in this circle plays on."""

    follows: ClassVar[bool] = True
    seat: Seat
    order: tuple[Seat, ...]

    def change(self, state: MauMauState) -> None:
        state.order = list(self.order)
        kept = own(state)
        state.own = but(
            kept,
            placed=tuple([seat for seat in kept.placed if seat != self.seat]),
            came_by=tuple([seat for seat in kept.came_by if seat != self.seat]),
        )


@record
class DealtFewer(MauMauEvent):
    """A seat has gone out, and is dealt a smaller hand; ``dealt`` are the sizes of all then."""

    follows: ClassVar[bool] = True
    seat: Seat
    number: int
    dealt: tuple[int, ...]

    def change(self, state: MauMauState) -> None:
        state.out.remove(self.seat)
        state.own = but(own(state), dealt=self.dealt)


# what is asked


@record
class ChooseHandSize(OfOneSeat[MauMauGame, MauMauState]):
    """The dealer says how many cards each gets."""

    kind: ClassVar[str] = "hand-size"
    alone: ClassVar[bool] = True
    seat: Seat
    seed: str

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        most = min(game.rules.hand_size, (len(state.stock) - 2) // len(state.order))
        return [Action("choose", number=size) for size in range(1, most + 1)]

    def refused(self, game: MauMauGame) -> tuple[Reason, str]:
        return Reason.NO_SUCH_CHOICE, game.rules.ids.turn

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        course = play.game.rules.course
        if isinstance(course, DefinedCourse):
            course.deal_chosen(play, seat, action.number)

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """As many as are usual."""
        self.resolve(play, seat, self.moves(play.game, play.state, seat)[-1])


@record
class GiveUp(Move):
    """Give up the round. The ``price`` is scored instead of what is held; where it is 0, the round is lost."""

    verb: ClassVar[str] = "resign"
    price: int

    def offers(self, choice: Choice) -> Sequence[Action]:
        return () if choice.turn.drawn or choice.turn.drew else (RESIGN,)

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        return [RESIGN]

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        return IllegalAction(Reason.NOT_NOW, choice.game.rules.ids.turn)

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        course = play.game.rules.course
        if isinstance(course, DefinedCourse):
            course.give_up(play, turn.seat)


RESIGN = Action("resign")


def _last_owner(play: MauMauPlay) -> Seat:
    """Whose turn has just ended; ``NOBODY`` where a card has given the next one to somebody.

    ``after`` does not say so: who leaves, goes out or is skipped moves it.
    """
    for event in reversed(play.events):
        if isinstance(event, events.PlaysNext):
            return NOBODY
        if isinstance(event, Laid | events.TurnLost | OutOfRound | Left):
            return event.seat
    return play.state.after


def ring_of(state: MauMauState) -> list[Seat]:
    """The seats of the round as they sit, with those who have gone out while the others play on."""
    return [seat for seat in state.seating if seat in state.order or seat in own(state).placed]


class DefinedCourse(Course):
    """The course of a round, as a definition says."""

    def __init__(
        self, *, deal: DealFacts, end: EndFacts, call: CallFacts, after_debt: str, kept: DefinedState | None, plain: int
    ) -> None:
        self.dealing, self.end, self.call, self.after_debt = deal, end, call, after_debt
        self.own, self.pairs = kept or NOTHING, deal.partners
        self.hand_from = deal.hand_from
        self.plain = plain
        """The cards that do nothing, as a mask."""

    def facts(self) -> dict[str, int]:
        deal, end = self.dealing, self.end
        said = {
            "plain": deal.turned_up == PLAIN,
            "put-back": deal.put_back,
            "hand-of": deal.hand_of_two if not deal.chosen else 0,
            "hand-of-dealer": deal.hand_of_dealer,
            "chosen-hand": deal.hand if deal.chosen else 0,
            "dealer": WHO.index(deal.dealer),
            "begins": BEGINS.index(deal.begins),
            "single-drawn": self.after_debt == SINGLE,
            "second-word": end.second,
            "misses-turn": end.caught_misses,
            "not-with": end.not_with,
            "not-with-costs": end.costs,
            "late": end.late,
            "too-many": end.too_many,
            "plays-on": end.plays_on,
            "countdown": end.countdown,
            "rounds": end.rounds < 0,
            "rounds-of": max(0, end.rounds),
            "out-above": 0 if end.lives else max(0, end.out_from - 1),
            "lives": end.out_from if end.lives else 0,
            "call-cards": self.call.cards if self.call.cards > 1 else 0,
            "then-another": self.call.then_another,
            "per-two": end.target_of_two,
            "pairs": self.pairs,
            "side-out": self.pairs,
        }
        return {name: int(number) for name, number in said.items() if number}

    # the deal

    def before_deal(self, play: MauMauPlay, seed: str) -> None:
        seat_partners(play)

    def deal(self, play: MauMauPlay, seed: str) -> None:
        game, state, how = play.game, play.state, self.dealing
        order, dealer = game.dealers(state)
        dealer = self._dealer(state, game, order, dealer)
        cards = game.shuffled(seed, len(order))
        if how.chosen:
            empty: list[list[int]] = [[] for _ in state.status]
            game.dealt(play, seed, order, dealer, empty, cards, [])
            play.ask(ChooseHandSize(dealer, seed))
            return
        self._begin(play, seed, order, dealer, cards)

    def _begin(self, play: MauMauPlay, seed: str, order: list[int], dealer: int, cards: list[int]) -> None:
        how = self.dealing
        sizes = [how.hand_with(len(order))] * len(order)
        if how.hand_of_dealer:
            sizes[order.index(dealer)] = how.hand_of_dealer
        hands = self._hands(play, order, dealer, cards, sizes)
        pile = self.draw_opening_pile(cards)
        play.game.dealt(play, seed, order, dealer, hands, cards, pile)
        self._open(play)

    def _hands(
        self, play: MauMauPlay, order: list[int], dealer: int, cards: list[int], sizes: Sequence[int]
    ) -> list[list[int]]:
        """One card at a time, beginning behind the dealer; who has as many as it gets is passed over."""
        place, direction = order.index(dealer), play.game.rules.direction
        hands: list[list[int]] = [[] for _ in play.state.status]
        for dealt in range(max(sizes)):
            for steps in range(1, len(order) + 1):
                at = (place + direction * steps) % len(order)
                if dealt < sizes[at]:
                    hands[order[at]].append(cards.pop())
        return hands

    def _open(self, play: MauMauPlay) -> None:
        """The cards are dealt. The one turned up is followed, and acts, where it does."""
        state = play.state
        if self.end.countdown:
            play.emit(Remembered(but(own(state), dealt=tuple([len(hand) for hand in state.hands]))))
        covered = 0 if self.dealing.turned_up == PLAIN else play.game.rules.fitting.lying_over(state.pile)
        if state.covered != covered:
            play.emit(events.FollowedBelow(covered))
        if self.dealing.begins == "dealer":
            play.emit(events.DealerBegins(state.dealer))
        elif self.dealing.begins == "before":
            play.emit(events.PlaysNext(step(state, state.dealer, -1)))
        laid = Laid(state.dealer, state.pile[-1])
        for effect in noted(play, laid, play.game.rules.cards.turned_up[laid.card]):
            effect.run(play, laid, False)

    def deal_chosen(self, play: MauMauPlay, dealer: Seat, size: int) -> None:
        """The dealer has said how many cards each gets."""
        state = play.state
        cards = list(state.stock)
        hands = self._hands(play, state.order, dealer, cards, [size] * len(state.order))[: len(state.hands)]
        pile = self.draw_opening_pile(cards)
        play.emit(HandSizeChosen(dealer, size, tuple(map(tuple, hands)), tuple(cards), tuple(pile)))
        self._open(play)

    def draw_opening_pile(self, cards: list[int]) -> list[int]:
        refused = self.dealing.put_back
        if refused and any(not refused >> card & 1 for card in cards):
            place = max(place for place, card in enumerate(cards) if not refused >> card & 1)
            cards.append(cards.pop(place))
        if self.dealing.turned_up != PLAIN or not any(self.plain >> card & 1 for card in cards):
            return super().draw_opening_pile(cards)
        pile = [cards.pop()]
        while not self.plain >> pile[-1] & 1:
            pile.append(cards.pop())
        if not cards:  # nothing is left to draw: those below the last one go back
            cards += pile[:-1]
            return pile[-1:]
        return pile

    def _dealer(self, state: MauMauState, game: MauMauGame, order: list[int], usual: int) -> int:
        """Who deals; and, as the player behind begins, who would have dealt to let somebody begin."""
        if not state.round:
            return usual
        ahead = game.rules.direction
        if self.dealing.begins in ("winner", "loser"):
            first = self._of(state, game, order, self.dealing.begins)
            return usual if first == NOBODY else order[(order.index(first) - ahead) % len(order)]
        found = self._of(state, game, order, self.dealing.dealer)
        return usual if found == NOBODY else found

    def _of(self, state: MauMauState, game: MauMauGame, order: list[int], who: str) -> int:
        """The winner or the loser of the last round, whose cards still lie there."""
        if who == "winner":
            return state.won[-1] if state.won and state.won[-1] in order else NOBODY
        values = game.scoring.values or (1,) * 54
        held = {seat: sum(values[card] for card in state.hands[seat]) for seat in order if seat < len(state.hands)}
        if who != "loser" or not held:
            return NOBODY
        return max(held, key=lambda seat: held[seat])

    # turns

    def before_turn(self, play: MauMauPlay) -> None:
        state = play.state
        if state.out:
            return
        if self.end.too_many and self._drops(play):
            return
        kept = own(state)
        if kept.demand and not kept.once:
            self._mind_demand(play, kept)
        if self.call.cards > 1 or self.call.then_another:
            self._mind_call(play)
        kept = own(state)
        if kept.misses:
            self._miss(play)
        self._inherit_turn(play)
        if kept.circles and not kept.circled:
            self._mind_circle(play)
        if self.end.needed:
            self._mind_declaration(play)
        following = step(state, state.after)
        if self.end.late and not state.debt and not state.hands[following]:
            play.emit(WentOut(following))
            self._last_acts(play, following)
        elif own(state).stand:
            play.ask(Stand(following))

    def _inherit_turn(self, play: MauMauPlay) -> None:
        """Note by whose place the turn comes of those who have gone out: who sits between its last owner and the next.

        Where a card gives the turn to somebody, also to its own player, it comes by nobody.
        """
        state, kept = play.state, own(play.state)
        waiting = [seat for seat in kept.placed if seat not in kept.came_by]
        last = _last_owner(play) if waiting else NOBODY
        if last == NOBODY:
            return
        following, place, passed = step(state, state.after), state.seating.index(last), list[Seat]()
        while (seat := state.seating[(place := place + state.direction) % len(state.seating)]) != following:
            if seat in waiting and seat != last:
                passed.append(seat)
        if passed:
            play.emit(Remembered(but(kept, came_by=(*kept.came_by, *passed))))

    def _mind_declaration(self, play: MauMauPlay) -> None:
        """Note whether whose turn comes has missed the time to declare."""
        state, kept = play.state, own(play.state)
        following = step(state, state.after)
        missed = undeclared(state, following) and _last_owner(play) not in (following, NOBODY)
        late = following if missed else NOBODY
        if late != kept.undeclared:
            play.emit(Remembered(but(kept, undeclared=late)))

    def _mind_demand(self, play: MauMauPlay, kept: DefinedState) -> None:
        """A demand is over when the turn has been back at who made it."""
        state = play.state
        if kept.turned and state.after == kept.demander:
            play.emit(Remembered(but(kept, demand=0, answers=0, demander=NOBODY, turned=False)))
        elif not kept.turned and step(state, state.after) == kept.demander and state.after != kept.demander:
            play.emit(Remembered(but(kept, turned=True)))

    def _mind_call(self, play: MauMauPlay) -> None:
        """A call holds for its number of cards; the one after them may have to be of another suit."""
        state, kept = play.state, own(play.state)
        if state.call >= 0 and (not kept.call_left or (state.call, state.caller) != (kept.called, kept.caller)):
            left = self.call.cards
            play.emit(Remembered(but(kept, call_left=left, called=state.call, caller=state.caller)))
        elif state.call < 0 and kept.called >= 0:
            over = but(kept, call_left=0, called=-1, caller=NOBODY)
            if self.call.then_another and not kept.call_left:
                called = play.game.rules.fitting.called[kept.called]
                over = but(over, demand=ALL & ~called, once=True, follows=False, demander=kept.caller, answers=0)
            play.emit(Remembered(over))

    def _mind_circle(self, play: MauMauPlay) -> None:
        """The first circle is everybody's first turn: note whose turn comes, and who has had it before."""
        kept, following = own(play.state), step(play.state, play.state.after)
        if kept.had.count(following) > 1:
            return
        had = (*kept.had, following)
        play.emit(Remembered(but(kept, had=had, circled=all(had.count(seat) > 1 for seat in play.state.order))))

    def _miss(self, play: MauMauPlay) -> None:
        """Whose turn would come misses it, as often as it still does."""
        state = play.state
        while not own(state).stand:
            kept, following = own(state), step(state, state.after)
            left = dict(kept.misses)
            if following not in left or all(seat in left for seat in state.order):
                break
            left[following] -= 1
            some = tuple((seat, turns) for seat, turns in left.items() if turns > 0)
            play.emit(Remembered(but(kept, misses=some)))
            play.emit(events.Skipped(following))

    def _last_acts(self, play: MauMauPlay, seat: Seat) -> None:
        """Only now it has turned out that a card was its player's last one."""
        last = last_card(play.state, seat)
        for effect in play.game.rules.cards.going_out[last] if last >= 0 else ():
            effect.run(play, Laid(seat, last), True)

    def _drops(self, play: MauMauPlay) -> bool:
        """Who holds too many cards is out of the round. If that leaves one, it is over, and those cards are counted."""
        state = play.state
        some = [seat for seat in state.order if len(state.hands[seat]) > self.end.too_many]
        return any(self._drop(play, OutOfRound(seat, 0)) for seat in some)

    def _drop(self, play: MauMauPlay, gone: OutOfRound) -> bool:
        """A seat has lost the round, or given it up for a price; gives whether that ends it."""
        state, kept, seat = play.state, own(play.state), gone.seat
        others = [other for other in state.order if other != seat]
        winner, over = next(iter((*self.gone_out(state), *others))), len(others) == 1
        lines = None
        if isinstance(gone, GaveUp) and self.end.priced:
            kept = but(kept, resigned=(*kept.resigned, seat))
        else:
            kept = but(kept, dropped=(*kept.dropped, seat))
            lines = play.game.scoring.account(state, winner) if over else None
        play.emit(Remembered(kept))
        play.emit(gone)
        self.on_left(play, seat)
        if over:
            play.game.end_round(play, winner, lines)
        return over

    def make_second_mistake(self, play: MauMauPlay, seat: Seat) -> None:
        play.game.settle_leaver(play, seat)
        self._drop(play, OutOfRound(seat, 0))

    def give_up(self, play: MauMauPlay, seat: Seat) -> None:
        """A seat gives up the round. It scores the price, or, where no points are counted, as who has lost it."""
        if play.state.debt:
            play.emit(events.DebtCleared())
        play.emit(events.TurnLost(seat))
        self._drop(play, GaveUp(seat, 0))

    def turn_after_debt(self, state: MauMauState, turn: Turn, paid: Sequence[int]) -> Turn | None:
        if self.after_debt == SINGLE:
            return Turn(turn.seat, tuple(paid)) if len(paid) == 1 else None
        return None if self.after_debt == TURN_OVER else Turn(turn.seat, paid=self.after_debt == MAY_LAY)

    # going out

    def goes_out(self, play: MauMauPlay, laid: Laid, declared: int) -> bool:
        if self.end.not_with >> laid.card & 1:
            play.emit(MayNotEndSo(laid.seat))
            draw(play, laid.seat, self.end.costs)
            return False
        if self.end.second and declared != 2:
            play.emit(SecondWordMissed(laid.seat))
            draw(play, laid.seat, self.end.second)
            return False
        if self.end.notes_last:
            kept = own(play.state)
            others = tuple([one for one in kept.lasts if one[0] != laid.seat])
            play.emit(Remembered(but(kept, lasts=(*others, (laid.seat, laid.card)))))
        return not self.end.late

    def on_left(self, play: MauMauPlay, seat: Seat) -> None:
        super().on_left(play, seat)
        kept = own(play.state)
        if kept.demand and kept.demander == seat:
            play.emit(Remembered(but(kept, demand=0, answers=0, demander=NOBODY, turned=False)))

    def on_caught(self, play: MauMauPlay, seat: Seat) -> None:
        if self.end.caught_misses:
            play.emit(Remembered(missing_turns(own(play.state), seat, 1)))

    def ends(self, state: MauMauState) -> bool:
        if self.end.countdown:
            return any(self._sizes(state)[seat] <= 1 for seat in state.out)
        if self.pairs:
            return self._side_out(state)
        return not self.end.plays_on or sum(seat not in state.out for seat in state.order) < 2

    def _side_out(self, state: MauMauState) -> bool:
        """Whether both of a side have gone out; one whose partner is not in the round any more, is out alone."""
        gone, pairs = {*own(state).placed, *state.out}, state.own.partners()
        playing = {*state.order} - gone
        return len(playing) < 2 or any(seat in pairs and partner_of(pairs, seat) not in playing for seat in gone)

    def _sizes(self, state: MauMauState) -> list[int]:
        """By seat, how many cards it was last dealt."""
        dealt = own(state).dealt
        return [*dealt, *[self.dealing.hand] * (len(state.hands) - len(dealt))]

    def went_out(self, play: MauMauPlay, seat: Seat) -> None:
        state = play.state
        sizes = self._sizes(state) if self.end.countdown else []
        if self.end.countdown and sizes[seat] > 1 and seat not in state.order:
            play.emit(OutOfRound(seat, 0))  # they have left the table since
        elif self.end.countdown and sizes[seat] > 1:
            sizes[seat] -= 1
            play.emit(DealtFewer(seat, sizes[seat], tuple(sizes)))
            draw(play, seat, sizes[seat])
        elif self.end.plays_on or (self.pairs and not self.ends(state)):
            if state.debt and self.ends(state):  # COM-6: the last card's debt is still drawn, for the cards count
                draw(play, step(state, state.after), state.debt)
            for out in tuple(state.out):
                play.emit(OutOfRound(out, len(own(state).placed) + 1))
                self.on_left(play, out)
            if len(state.order) < 2:
                play.game.end_round(play, own(state).placed[0])
        else:
            super().went_out(play, seat)

    # the match

    def dropped(self, state: MauMauState) -> Sequence[Seat]:
        return own(state).dropped

    def gone_out(self, state: MauMauState) -> Sequence[Seat]:
        return (*own(state).placed, *state.out) if self.end.plays_on or self.pairs else state.out

    def plays(self, state: MauMauState, seat: Seat) -> bool:
        return not self.end.out_from or state.totals[seat] < self.end.out_from or not state.round

    def match_over(self, game: MauMauGame, state: MauMauState) -> bool:
        """A match may have several ends: the first one that is reached counts. It is over as well when too few are not
        out of it."""
        return self._played_all(state) or self._target_reached(state)

    def _played_all(self, state: MauMauState) -> bool:
        rounds = len(state.dealt) if self.end.rounds < 0 else self.end.rounds
        return 0 < rounds <= state.round

    def _target_reached(self, state: MauMauState) -> bool:
        target = self.end.target_of_two * len(state.dealt) // 2
        return 0 < target <= max(state.totals[seat] for seat in state.seating if state.status[seat] != GONE)


@record
class BringBack(Effect):
    """The player who went out just before, in the same circle, draws ``cards`` and plays on."""

    word: ClassVar[str] = "bring_back"
    needs: ClassVar[tuple[Need, ...]] = (need("ending.plays_on", "on") | need("deal.partners", "on"),)
    parameters: ClassVar[tuple[Parameter, ...]] = (number("cards", 2, 1, 20),)
    hangs: ClassVar[tuple[str, ...]] = ON_LAYING
    keeps: ClassVar[bool] = True
    cards: int

    def run(self, play: MauMauPlay, laid: Laid, out: bool) -> None:
        """The one who sits behind, and has gone out, comes back to their place."""
        state = play.state
        ring = ring_of(state)
        behind = ring[(ring.index(laid.seat) + state.direction) % len(ring)]
        kept = own(state)
        if out or behind not in kept.placed or behind in kept.came_by or state.status[behind] >= GONE:
            return
        play.emit(CameBackIn(behind, tuple([seat for seat in ring if seat in state.order or seat == behind])))
        draw(play, behind, self.cards)
