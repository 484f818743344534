"""The contract of every game: actions in, events out, decisions awaited, and what each seat may see.

An action is checked once. Then the rules *emit* events. Only an event changes the state. It knows no rule and uses no
chance, so a game is the fold of its events. Nothing here knows any particular game.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Generic, Never, Self, TypeVar, final

from rules.chance import Lot
from rules.records import Record, Seat, SeatCard, SeatCards, record

NOBODY = -1
"""No seat: the view of a spectator, the house that deals, a card that no one laid."""
UNSEEN = -1
"""A card whose face is not seen."""


Said = tuple[str, tuple[int, ...], int, int, int, str]
"""An action as plain data."""


@record
class Action:
    """What somebody does: a verb of the table scripts and what it needs."""

    verb: str
    cards: tuple[int, ...] = ()
    seat: int = NOBODY
    suit: int = -1
    number: int = -1
    text: str = ""

    def plain(self) -> Said:
        """It as plain data, of which ``Action(*…)`` makes it again."""
        return self.verb, self.cards, self.seat, self.suit, self.number, self.text


class Reason(StrEnum):
    """Why an action was refused. Each has a text for the player."""

    NOT_SEATED = "not-seated"
    ROUND_OVER = "round-over"
    NOT_IN_ROUND = "not-in-round"
    ROUND_ON = "round-on"
    MATCH_OVER = "match-over"
    TABLE_FULL = "table-full"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    NOT_IN_HAND = "not-in-hand"
    DOES_NOT_FOLLOW = "does-not-follow"
    CALL_STANDS = "call-stands"
    DEBT_STANDS = "debt-stands"
    ONLY_THE_DRAWN = "only-the-drawn"
    MUST_PLAY_DRAWN = "must-play-drawn"
    HAS_PAID = "has-paid"
    HOLDS_PLAYABLE = "holds-playable"
    DRAW_FIRST = "draw-first"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NOT_IDENTICAL = "not-identical"
    STEAL_OR_DOUBLE = "steal-or-double"
    NOT_ONE_CARD = "not-one-card"
    ALREADY_DECLARED = "already-declared"
    KNOCK_INSTEAD = "knock-instead"
    DECLARE_INSTEAD = "declare-instead"
    NOT_YOURSELF = "not-yourself"
    NO_SUCH_CHOICE = "no-such-choice"
    NOBODY_TO_VOTE = "nobody-to-vote"
    VOTED = "voted"
    ABOUT_YOU = "about-you"
    LOCKED = "locked"
    KEEP_ONE = "keep-one"
    ONLY_FACE_DOWN = "only-face-down"
    NO_HAND_OF_POKER = "no-hand-of-poker"
    HAS_DECLARED = "has-declared"
    DECLARE_FIRST = "declare-first"
    FIRST_WORD = "first-word"
    DECLARED_LATE = "declared-late"
    MUST_COVER = "must-cover"
    DOES_NOT_COVER = "does-not-cover"
    DEMAND_STANDS = "demand-stands"
    MISSES_TURN = "misses-turn"
    NO_REBOUND = "no-rebound"
    TOO_LATE = "too-late"
    NEEDS_PAIRS = "needs-pairs"
    LEADER_PLAYS = "leader-plays"
    NO_COMBINATION = "no-combination"
    OTHER_READING = "other-reading"
    OTHER_SHAPE = "other-shape"
    TOO_LOW = "too-low"
    NOT_THE_HIGHEST = "not-the-highest"
    TRIBUTE_FIRST = "tribute-first"


class IllegalAction(Exception):
    """An action that the rules refuse. Nothing has changed; ``reason`` and ``rule`` say why to its player."""

    def __init__(self, reason: Reason, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason, self.rule = reason, rule


class Stalled(Exception):
    """The rules never come to an end, which is a mistake in them. The changed state must not be kept."""


class Awaiting:
    """The part of a state that holds what is awaited. The last decision of the list is answered first."""

    __slots__ = ("stack",)
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()
    KNOWN: ClassVar[dict[str, str]] = {}
    stack: list[SomeDecision]


S = TypeVar("S", bound=Awaiting, contravariant=True)
G = TypeVar("G", contravariant=True)
StateOf = TypeVar("StateOf", bound=Awaiting, covariant=True)
GameOf = TypeVar("GameOf", covariant=True)


Lines = tuple[tuple[int, str, int, int], ...]
"""Lines of a round's account: seat, why, which card (-1: none), points."""


class Event(Record, Generic[S]):
    """Something that happened to a state. It carries all the facts, and nothing else changes the state."""

    __slots__ = ()
    in_a_row: ClassVar[tuple[str, str] | None] = None
    """The fields with whose it is and with what: of several in a row that are the same seat's, one line tells all."""
    follows: ClassVar[bool] = False
    """Whether it comes of what happened before it, and is told in one line with that."""
    misplay: ClassVar[bool] = False
    """Whether it says that somebody tried what is wrong, and pays for it."""
    untold: ClassVar[bool] = False
    """Whether there are no words for it; all other events have a text."""
    since: ClassVar[str] = ""
    """What holds since the message that led to it: a ``silence``, what was ``heard``, a ``vote``, a ``secret`` card;
    nothing, for most.
    """
    moves_cards: ClassVar[bool] = False
    """Whether a seat lays or draws cards with it: ``cards_laid`` and ``cards_drawn`` say which."""

    def change(self, state: S) -> None:
        """Change the state. An event that changes nothing is there to be told to people."""

    def card_shown(self) -> int:
        """The card that is shown to all for a while (VOA-20); -1 for none."""
        return -1

    def cards_laid(self) -> SeatCards:
        """The cards that a seat lays with it, with that seat."""
        return ()

    def cards_drawn(self) -> SeatCards:
        """The cards that a seat draws from the stock with it, with that seat."""
        return ()

    def account_lines(self) -> Lines:
        """The lines of a round's account that it counts."""
        return ()

    def seen_by(self, seat: Seat) -> Event[S] | None:
        """What this seat sees of it (``NOBODY``: what everybody sees): itself, a part of it, or nothing."""
        return self


SomeEvent = Event[Never]
"""An event of whatever game."""


class Decision(Record, Generic[G, S]):
    """What is awaited, and from whom. It stays on the state's stack until it is answered.

    The engine checks an answer, takes the decision off the stack, and only then lets it be resolved.
    """

    __slots__ = ()
    kind: ClassVar[str]
    about: ClassVar[tuple[str, ...]] = ()
    """What explains it: topics that effects and moves are about, or ids of rules. Empty, where nothing has to be."""
    alone: ClassVar[bool] = False
    """Whether nothing may be done out of turn while it is awaited: the round has not begun for the others."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that still have to decide."""
        raise NotImplementedError

    def asks(self, seat: Seat) -> bool:
        """Whether this seat still has to decide."""
        return seat in self.seats

    @property
    def waits(self) -> bool:
        """Whether anybody still has to decide."""
        return bool(self.seats)

    def moves(self, game: G, state: S, seat: Seat) -> list[Action]:
        """Exactly the actions that the rules accept of this seat."""
        raise NotImplementedError

    def refusal(self, game: G, state: S, seat: Seat, action: Action) -> IllegalAction | None:
        """Why this seat may not answer so; None when it may."""
        return None if action in self.moves(game, state, seat) else IllegalAction(*self.refused(game))

    def refused(self, game: G) -> tuple[Reason, str]:
        """The reason why all but its moves are refused, and the id of the rule."""
        raise NotImplementedError

    def resolve(self, play: Play[G, S], seat: Seat, action: Action) -> None:
        """Let the answer take effect. It has been checked, and the decision has been taken off the stack."""
        raise NotImplementedError

    def abandon(self, play: Play[G, S], seat: Seat) -> None:
        """A seat has left for good. The decision has been taken off the stack."""
        raise NotImplementedError

    def without(self, seat: Seat) -> Self:
        """The same without a seat that has left, and without its answer."""
        return self

    def close(self, play: Play[G, S]) -> None:
        """Nobody is asked any more: what was answered takes effect."""
        raise NotImplementedError

    def open_to(self, game: G, seat: Seat) -> SeatCard:
        """Cards in the hands of others that this seat is shown, not knowing in whose."""
        return ()

    def dealt_anew(self, game: G, state: S, seat: Seat, lot: Lot) -> Self:
        """The same after the cards that this seat does not see were dealt again; the cards it names agree with them."""
        return self


class Interrupt(Generic[G, S]):
    """Something that may be done out of turn, beside whatever is awaited."""

    __slots__ = ()
    verb: ClassVar[str]
    about: ClassVar[tuple[str, ...]] = ()
    """Topics that it belongs to, and ids of rules that it carries out."""
    label: ClassVar[str] = ""
    """What it is called, where the verb alone means another thing in another game."""
    reply: ClassVar[str] = ""
    """The verb with which the seat that it is put to may reply. A computer player does so at once."""

    def offers(self, game: G, state: S, seat: Seat) -> list[Action]:
        """All the ways in which this seat may do it now."""
        raise NotImplementedError

    def act(self, play: Play[G, S], seat: Seat, action: Action) -> None:
        """Do it. Raises ``IllegalAction`` before anything changes."""
        raise NotImplementedError


SomeDecision = Decision[Never, Never]
"""A decision of whatever game."""


class OfOneSeat(Decision[G, S]):
    """A decision that is awaited from one seat."""

    __slots__ = ()
    seat: Seat

    @property
    @final
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @final
    def asks(self, seat: Seat) -> bool:
        return self.seat == seat

    @property
    @final
    def waits(self) -> bool:
        return True


@record
class Awaited(Event[Awaiting]):
    """A decision was put on the stack. What it holds is for nobody's eyes.

    ``same``: it is still the same question, which one of several seats has answered.
    """

    untold: ClassVar[bool] = True
    version: ClassVar[int] = 2
    decision: SomeDecision
    same: bool = False

    def change(self, state: Awaiting) -> None:
        state.stack.append(self.decision)

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class Settled(Event[Awaiting]):
    """The last decision was answered, or has become void. What was answered, other events say."""

    untold: ClassVar[bool] = True

    def change(self, state: Awaiting) -> None:
        state.stack.pop()

    def seen_by(self, seat: Seat) -> None:
        return None


@record
class AskedInOrder(Event[Awaiting]):
    """The last decisions on the stack are asked in the order in which they were put there (COM-5)."""

    untold: ClassVar[bool] = True
    count: int

    def change(self, state: Awaiting) -> None:
        state.stack[-self.count :] = reversed(state.stack[-self.count :])

    def seen_by(self, seat: Seat) -> None:
        return None


SETTLED = Settled()
ACTION_EVENTS_LIMIT = 2_000
"""Upper bound on the events of one action. An action with more goes round in circles."""


class Play(Generic[GameOf, StateOf]):
    """An action at work: the state that it changes, and the events that it has emitted so far."""

    __slots__ = ("at", "events", "game", "state")

    def __init__(self, game: GameOf, state: StateOf, at: int) -> None:
        self.game, self.state, self.at = game, state, at
        self.events: list[Event[StateOf]] = []

    def emit(self, event: Event[StateOf]) -> None:
        """Change the state by this event, and keep it. Raises ``Stalled`` when there are too many."""
        events = self.events
        if len(events) > ACTION_EVENTS_LIMIT:
            raise Stalled(f"more than {ACTION_EVENTS_LIMIT} events, and {type(event).__name__} again")
        event.change(self.state)
        events.append(event)

    def settle(self) -> None:
        """Take the last decision off the stack: it was answered, or is void."""
        self.state.stack.pop()
        self.events.append(SETTLED)

    def ask(self, decision: Decision[GameOf, StateOf], *, same: bool = False) -> None:
        """Await this decision before going on."""
        self.emit(Awaited(decision, same))

    def ask_in_order(self, first: int) -> None:
        """Have what was asked since the stack had this height answered in the order in which it was asked."""
        count = len(self.state.stack) - first
        if count > 1:
            self.emit(AskedInOrder(count))


def chosen(move: Action) -> tuple[str, int]:
    """What a move chooses: a card, a seat, a suit, a number or nothing, and which one."""
    if move.cards:
        return "card", move.cards[0]
    for what, choice in (("seat", move.seat), ("suit", move.suit), ("number", move.number)):
        if choice >= 0:
            return what, choice
    return "nothing", 0


def choosing(verb: str, what: str, choice: int) -> Action:
    """The move that a prompt's answer means; the other way round from ``chosen``."""
    match what:
        case "card":
            return Action(verb, (choice,))
        case "seat":
            return Action(verb, seat=choice)
        case "suit":
            return Action(verb, suit=choice)
        case "number":
            return Action(verb, number=choice)
        case _:
            return Action(verb)
