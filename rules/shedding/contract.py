"""What a Mau-Mau game is made of: its ruleset, and the effects, moves and interrupts that the ruleset lists.

A game differs from another in values of its ``Ruleset`` and in the ``Course`` of its rounds. ``MauMauGame`` is what all
of these can count on; ``rules.shedding.game`` is the engine that does it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Self

from rules.cards import CARDS, JOKERS, Deck, mask
from rules.chance import Lot
from rules.game import Game, Scoring
from rules.records import Cards, Seat, but, record
from rules.shedding import events
from rules.shedding.laying import Fitting
from rules.shedding.parts import LAID, Feature, GamePart
from rules.shedding.state import NOTHING, MauMauState, Own
from rules.table import Action, IllegalAction, Interrupt, OfOneSeat, Play, Reason


class MauMauGame(Game[MauMauState]):
    """A game of the family with its options chosen, as its own parts see it."""

    rules: Ruleset
    move: dict[str, Move]
    """What a turn may offer, by its verb."""

    @abstractmethod
    def lay(
        self,
        play: MauMauPlay,
        laid: events.Laid,
        effects: tuple[Effect, ...],
        under: tuple[tuple[Effect, ...], ...] = (),
    ) -> None:
        """Lay a card with these effects; the last one goes out.

        ``under``: what the cards do that the seat has just laid under it, the lowest first, as it was noted then.
        """

    @abstractmethod
    def end_call(self, play: MauMauPlay, seat: Seat, *, by_laying: bool = False) -> None:
        """A seat has drawn, passed or laid a card: end the call, if that ends it."""

    @abstractmethod
    def turn_up(self, play: MauMauPlay, seed: str) -> None:
        """Deal as most games do: shuffle, deal, turn a card up, and let it act."""

    @abstractmethod
    def dealers(self, state: MauMauState) -> tuple[list[int], int]:
        """The seats of the next round, clockwise, and which of them deals."""

    @abstractmethod
    def shuffled(self, seed: str, seats: int = 0) -> list[int]:
        """All cards of the game for this many seats, as the seed shuffles them; the last is dealt first."""

    @abstractmethod
    def hands(self, state: MauMauState, order: list[int], dealer: int, cards: list[int], size: int) -> list[list[int]]:
        """Deal from these cards, one at a time, beginning behind the dealer."""

    @abstractmethod
    def dealt(
        self,
        play: MauMauPlay,
        seed: str,
        order: list[int],
        dealer: int,
        hands: list[list[int]],
        stock: list[int],
        pile: list[int],
    ) -> None:
        """Emit what was dealt, and with it begin the round."""

    @abstractmethod
    def offers(self, state: MauMauState, seat: Seat) -> list[Action]:
        """What the interface offers a seat: its moves, or all that it could try."""

    @abstractmethod
    def anytime(self, state: MauMauState, seat: Seat) -> bool:
        """Whether a seat is offered its whole hand, whoever is to move and whatever fits (AMM-30)."""

    @abstractmethod
    def misplayed(self, state: MauMauState, seat: Seat, action: Action) -> bool:
        """Whether this action, which the rules refuse, is a misplay that costs cards (AMM-30)."""


MauMauPlay = Play[MauMauGame, MauMauState]
"""An action at work at a Mau-Mau table."""


class Effect(GamePart):
    """What a card does when a seat lays it. Small, and shared where two games have it.

    ``from_hand``: it works when a player lays it, and not only when the dealer turns it up. ``with_hand``: its player
    needs cards for it; nothing happens where they have gone out with it, though others play on.
    """

    __slots__ = ()
    about: ClassVar[tuple[str, ...]] = ()
    """Topics that it belongs to, and ids of rules that it carries out."""
    of_ranks: ClassVar[tuple[str, ...]] = ()
    """Sets of cards that stand for their ranks, without jokers."""
    from_hand: ClassVar[bool] = True
    with_hand: ClassVar[bool] = False

    def comes(self, state: MauMauState, seat: Seat) -> bool:
        """Whether it takes effect when this seat has laid the card."""
        return self.from_hand and not (self.with_hand and seat in state.out)

    def parts(self) -> tuple[tuple[str, Effect], ...]:
        """What it consists of, each with its moment (``rules.shedding.parts``): itself, whenever the card is laid."""
        return ((LAID, self),)

    def noted(self, play: MauMauPlay, laid: events.Laid) -> Effect:
        """What it comes to where this card lies now. It is asked as soon as the card lies there.

        Later the pile may have been shuffled, or another card lies on it.
        """
        return self

    def covered(self, by: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """What is left of it when its player has at once laid cards on it, which do ``by``: the last one calls."""
        return () if self.calls else (self,)

    def run(self, play: MauMauPlay, laid: events.Laid, out: bool) -> None:
        """Let it take effect, once it is noted. ``laid`` says who has laid which card; the pile may be another one by
        now. Of cards laid together it is the last one: what hangs on the card itself belongs into ``noted``.

        ``out``: it was the last card, so only what it does to *others* counts (COM-6).
        """
        raise NotImplementedError


def noted(play: MauMauPlay, laid: events.Laid, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What these effects of a card come to where it lies now."""
    return tuple([effect.noted(play, laid) for effect in effects])


@record
class Turn(OfOneSeat[MauMauGame, MauMauState]):
    """A seat's turn: it offers the moves that the game's ruleset lists.

    ``drawn``: the cards that it has drawn; it may lay nothing else. ``drew``: how many it has drawn by choice or need.
    ``paid``: it has paid a debt, and may not draw any more (SRB-10).
    """

    version: ClassVar[int] = 2
    kind: ClassVar[str] = "turn"
    seat: Seat
    drawn: tuple[int, ...] = ()
    drew: int = 0
    paid: bool = False

    def moves(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        choice = Choice(game, state, self)
        found: list[Action] = []
        for move in game.rules.moves:
            found += move.offers(choice)
        return found

    def refusal(self, game: MauMauGame, state: MauMauState, seat: Seat, action: Action) -> IllegalAction | None:
        move = game.move.get(action.verb)
        if move is None:
            return IllegalAction(Reason.NOT_NOW, "COM-2")
        if move.may(game, state, self, action):
            return None
        return move.refusal(Choice(game, state, self), action)

    def resolve(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        play.game.move[action.verb].act(play, self, action)

    def dealt_anew(self, game: MauMauGame, state: MauMauState, seat: Seat, lot: Lot) -> Self:
        return but(self, drawn=last_drawn(state, self.seat, self.drawn)) if self.drawn and seat != self.seat else self

    def abandon(self, play: MauMauPlay, seat: Seat) -> None:
        """The turn is lost. A debt is forgiven: the next seat does not get it."""
        if play.state.debt:
            play.emit(events.DebtCleared())
        play.emit(events.TurnLost(seat))


@record
class Answer(Turn):
    """A debt stands before a seat: it lays an answer, or draws all of it (COM-12)."""

    about: ClassVar[tuple[str, ...]] = ("debt",)
    version: ClassVar[int] = 2
    kind: ClassVar[str] = "answer"


@record
class HasDrawn(Turn):
    """The turn of who has had to draw for a card, and has not acted yet: one may still jump in (SRB-22)."""

    version: ClassVar[int] = 1


def last_drawn(state: MauMauState, seat: Seat, cards: Cards) -> Cards:
    """As many cards as these that were drawn last, of a hand that was dealt anew."""
    hand = state.hands[seat]
    return tuple(hand[len(hand) - len(cards) :])


class Choice:
    """What a seat can choose from in its turn, as masks: the cards that it has ``held``, and all that ``fits``.

    ``fitting``: a held card may be laid in any ordinary way.
    """

    __slots__ = ("fits", "fitting", "game", "held", "seat", "state", "turn")

    def __init__(self, game: MauMauGame, state: MauMauState, turn: Turn) -> None:
        self.game = game
        self.state = state
        self.turn = turn
        self.seat = seat = turn.seat
        self.fits = game.rules.fitting.mask(state, seat)
        self.held = mask(turn.drawn or state.hands[seat])
        self.fitting = self.held & self.fits != 0


class Move:
    """One thing that a turn may offer."""

    __slots__ = ()
    verb: ClassVar[str]
    about: ClassVar[tuple[str, ...]] = ()
    """Topics that it belongs to, and ids of rules that it carries out."""
    several: ClassVar[bool] = False
    """Whether it may be done with several cards at once."""

    def offers(self, choice: Choice) -> Sequence[Action]:
        """All the ways in which it may be done now."""
        raise NotImplementedError

    def everything(self, game: MauMauGame, state: MauMauState, seat: Seat) -> list[Action]:
        """All the ways in which this seat could try it, whether the rules allow them or not."""
        raise NotImplementedError

    def may(self, game: MauMauGame, state: MauMauState, turn: Turn, action: Action) -> bool:
        """Whether this may be done now."""
        return action in self.offers(Choice(game, state, turn))

    def refusal(self, choice: Choice, action: Action) -> IllegalAction:
        """Why it may not."""
        raise NotImplementedError

    def shows(self, game: MauMauGame, state: MauMauState) -> tuple[int, bool]:
        """The cards, as a mask, that a seat shows not to hold by doing this; and whether a card that it gets by it may
        be one of them."""
        return 0, False

    def act(self, play: MauMauPlay, turn: Turn, action: Action) -> None:
        """Do it; it has been checked."""
        raise NotImplementedError


class MauMauInterrupt(Interrupt[MauMauGame, MauMauState]):
    """Something that may be done out of turn at a Mau-Mau table."""

    __slots__ = ()


Penalty = Callable[[MauMauPlay, Seat], None]
"""What breaking a rule costs a seat."""


# the ruleset


IN_EVERY_GAME = (("follow", "COM-2"), ("opening", "AMM-2"), ("points", "AMM-21"))
"""Topics, each with a rule that refusals of every game name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleIds:
    """The ids of a game's rules for what refusals name.

    ``more`` are those for what only some games have, each behind its topic: ``("knock", "VOA-18")``.
    """

    turn: str
    follow: str
    draw: str
    debt: str
    call: str
    more: tuple[tuple[str, str], ...] = ()

    def of(self, topic: str, other: str = "") -> str:
        """The rule for a topic of ``more``; where the game has none, the ``other``, or that of its turns."""
        for name, rule in self.more:
            if name == topic:
                return rule
        return other or self.turn

    def about(self, rule: str) -> tuple[str, ...]:
        """The topics that the rule of this id is about."""
        usual = (("follow", self.follow), ("draw", self.draw), ("debt", self.debt), ("call", self.call))
        of_turns = (("follow", self.turn), ("draw", self.turn), ("misplay", self.turn))
        return tuple(topic for topic, named in (*usual, *of_turns, *IN_EVERY_GAME, *self.more) if named == rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEffects:
    """What each card does, by card: laid by a player, turned up by the dealer, and besides as anybody's last card."""

    laid: tuple[tuple[Effect, ...], ...]
    turned_up: tuple[tuple[Effect, ...], ...] = ((),) * len(CARDS)
    going_out: tuple[tuple[Effect, ...], ...] = ((),) * len(CARDS)
    never_last: int = 0
    """Cards with which nobody goes out, as a mask (SRB-6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaring:
    """When a declaration comes too late, and what it costs by itself then.

    In time is until another seat lays a card (COM-17), or, ``any_act``, until it does anything (SRB-4). ``forgotten``:
    how many cards are drawn at once where nobody has to accuse (IME-12).
    """

    any_act: bool = False
    forgotten: int = 0
    left: int = 1
    """With how many cards left one declares; 0: nobody does."""
    second: bool = False
    """Whether another word is due before the last card is laid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Misplays:
    """A wrong card is laid at one's own risk (AMM-30): ``cost`` is in cards; ``hints`` mark the right ones.

    ``once``: who errs again is out of the round.
    """

    cost: int
    hints: bool
    once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Visibility:
    """What is shown of other people's hands: how many cards they hold (IME-7), or the cards themselves (IME-52)."""

    counts: bool = True
    hands: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Talking:
    """Messages under silence: those that break it may be deleted (VOA-17), those that nobody can read, cost cards
    (VOA-18).
    """

    delete: bool = False
    punish_unreadable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Votes:
    """What the table votes on: charges with their penalties, and proposals with what they bring about."""

    charges: Mapping[str, Penalty] = field(default_factory=lambda: MappingProxyType({}))
    proposals: Mapping[str, Callable[[MauMauPlay], None]] = field(default_factory=lambda: MappingProxyType({}))


TURN_OVER, MAY_LAY, PLAYS_ON = "over", "lays", "on"
"""After a debt the turn is over; or one may still lay a card, but not draw (SRB-10); or one plays on (IME-14)."""


class Course:
    """The course of a round, as in most games. A game with another course derives one from it."""

    after_debt = TURN_OVER
    """What is left of the turn of who has drawn a debt (AMM-7, VOA-6)."""
    starting_card = True
    """Whether a card is turned up, which has to be followed."""
    hand_from: tuple[tuple[int, int], ...] = ()
    """From how many players on each is dealt how many cards, where that hangs on it."""
    begins = "dealer"
    """Who begins a round, by what the texts call it: as here the one after the dealer (AMM-2, SRB-2, GER-2)."""
    pairs = False
    """Whether people play in pairs (IME-55)."""
    limited = False
    """Whether it has limits that may end a round at any time. Only then ``acted`` is called."""

    def __init__(self) -> None:
        self.own: Own = NOTHING
        """What the game keeps of its own when a match begins."""

    def facts(self) -> dict[str, int]:
        """What people have to know of this course of a round alone: by name, each with its number or mask."""
        return {}

    def refuses_deal(self, seats: int) -> IllegalAction | None:
        """Why this many seats cannot be dealt to; None when they can. Partners sit down in fours or sixes (IME-55)."""
        return IllegalAction(Reason.NEEDS_PAIRS, "IME-55") if self.pairs and seats not in IN_PAIRS else None

    def dropped(self, state: MauMauState) -> Sequence[Seat]:
        """Who is out of the round without having gone out."""
        return ()

    def sides(self, seats: int) -> list[int]:
        """Who plays with whom if this many seats begin as they sit: teams by seat. Empty where all play alone."""
        return [seat % (seats // 2) for seat in range(seats)] if self.pairs and seats in IN_PAIRS else []

    def side_of(self, state: MauMauState, seat: int) -> int:
        """The side that a seat plays for: itself, or the first seat of its team."""
        pairs = state.own.partners()
        return min(seat, pairs[pairs.index(seat) - len(pairs) // 2]) if seat in pairs else seat

    def before_deal(self, play: MauMauPlay, seed: str) -> None:
        """What comes before the cards are dealt."""

    def deal(self, play: MauMauPlay, seed: str) -> None:
        """Deal a round."""
        play.game.turn_up(play, seed)

    def draw_opening_pile(self, cards: list[int]) -> list[int]:
        """Take the card turned up from these, and what lies over it, the top last: jokers do (VOA-2)."""
        pile = [cards.pop()]
        while cards and JOKERS >> pile[0] & 1:
            pile.insert(0, cards.pop())
        return pile

    def leaves_choice(self, game: MauMauGame, state: MauMauState, turn: Turn) -> bool:
        """Whether a drawn card leaves something to decide (COM-13)."""
        return Choice(game, state, turn).fitting

    def before_turn(self, play: MauMauPlay) -> None:
        """Called before the next turn begins. It may do something else instead."""

    def time_up(self, play: MauMauPlay) -> None:
        """Called when one of the times of ``alarms`` may have come."""

    def alarms(self, state: MauMauState) -> dict[str, float]:
        """The times at which something changes by itself, in seconds of the clock."""
        return {}

    def ends_at(self, state: MauMauState) -> float | None:
        """The time at which the round ends by itself, in seconds of the clock: one of ``alarms``. None: it has none."""
        return None

    def has_looked(self, state: MauMauState, seat: Seat) -> bool:
        """Whether a seat has taken up its cards, where it costs something to do so too early (SRB-32)."""
        return True

    def turn_after_debt(self, state: MauMauState, turn: Turn, paid: Sequence[int]) -> Turn | None:
        """The turn of who has paid a debt with these cards; None when it is over."""
        return None if self.after_debt == TURN_OVER else Turn(turn.seat, paid=self.after_debt == MAY_LAY)

    def goes_out(self, play: MauMauPlay, laid: events.Laid, declared: int) -> bool:
        """Whether who has laid the last card goes out with it; where not, it costs what it costs.

        ``declared``: with which of the game's words the seat had declared it (0: not at all).
        """
        return True

    def on_left(self, play: MauMauPlay, seat: Seat) -> None:
        """A seat has left, or is out of a round in which the others play on. A call that hangs on it ends (AMM-8)."""
        play.game.end_call(play, seat)

    def on_caught(self, play: MauMauPlay, seat: Seat) -> None:
        """Somebody has rightly been accused, or has forgotten to declare, and has drawn for it."""

    def make_second_mistake(self, play: MauMauPlay, seat: Seat) -> None:
        """A seat has made a mistake, and not the first one of the round, where that is told apart."""

    def gone_out(self, state: MauMauState) -> Sequence[Seat]:
        """Who has gone out of this round, the first one first; they may be in it no more."""
        return state.out

    def plays(self, state: MauMauState, seat: Seat) -> bool:
        """Whether a seat that has not left is still dealt to."""
        return True

    def match_over(self, game: MauMauGame, state: MauMauState) -> bool:
        """Whether the match is over for another reason than its target."""
        return False

    def undeclared(self, play: MauMauPlay, seat: Seat) -> None:
        """Somebody goes out without having declared."""

    def ends(self, state: MauMauState) -> bool:
        """Whether the round is over, somebody having gone out: then the last card only does what it does to others."""
        return True

    def acted(self, play: MauMauPlay) -> None:
        """Called after each action of a ``limited`` course, before its effects run."""

    def went_out(self, play: MauMauPlay, seat: Seat) -> None:
        """Somebody has gone out, and the last card has had its effect: the round is over (COM-6)."""
        play.game.end_round(play, seat)


IN_PAIRS = (4, 6)
"""How many can play in pairs."""
AS_USUAL = Course()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """A Mau-Mau game with its options chosen, as values: everything in which one differs from another."""

    deck: Deck
    hand_size: int
    direction: int
    ids: RuleIds
    fitting: Fitting
    cards: CardEffects
    moves: tuple[Move, ...]
    interrupts: tuple[MauMauInterrupt, ...]
    scoring: Scoring[MauMauState]
    target: int
    beyond: bool = False
    """The match ends when the target is passed, not when it is reached (SRB-31)."""
    declaring: Declaring = Declaring()
    misplays: Misplays | None = None
    visibility: Visibility = Visibility()
    talking: Talking = Talking()
    votes: Votes = Votes()
    course: Course = AS_USUAL


class RulesFeature(Feature):
    """A feature of a Mau-Mau game, which changes its ruleset."""

    __slots__ = ()

    def fit(self, rules: Ruleset) -> Ruleset:
        """The same ruleset with it."""
        raise NotImplementedError


def offer_before_drawing(rules: Ruleset, *more: Move) -> tuple[Move, ...]:
    """The moves of a ruleset with these before drawing."""
    place = next(place for place, move in enumerate(rules.moves) if move.verb == "draw")
    return (*rules.moves[:place], *more, *rules.moves[place:])
