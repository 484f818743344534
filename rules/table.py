"""The contract of every game: actions in, events out, decisions awaited, and what each seat may see.

``apply`` checks an action and lets the rules *emit* events; an event alone changes the state, knows no
rule and rolls no dice, so a game is the fold of its events. Nothing here knows any particular game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, Self

NOBODY = -1
"""A seat that is nobody's: a spectator's view, the house that deals, a card no one laid."""
UNSEEN = -1
"""A card whose face is not seen."""


class Action(NamedTuple):
    """What somebody does: a verb of the table scripts and what it needs."""

    verb: str
    cards: tuple[int, ...] = ()
    seat: int = NOBODY
    suit: int = -1
    number: int = -1
    text: str = ""


class Reason(StrEnum):
    """Why an action was refused; each has a text of its own for the player."""

    NOT_SEATED = "not-seated"
    NOT_PLAYING = "not-playing"
    ROUND_OVER = "round-over"
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
    LOCKED = "locked"
    KEEP_ONE = "keep-one"
    NO_HAND_OF_POKER = "no-hand-of-poker"
    HAS_DECLARED = "has-declared"
    NO_REBOUND = "no-rebound"
    TOO_LATE = "too-late"
    NEEDS_PAIRS = "needs-pairs"
    LEADER_PLAYS = "leader-plays"
    NO_COMBINATION = "no-combination"
    OTHER_READING = "other-reading"
    OTHER_SHAPE = "other-shape"
    TOO_LOW = "too-low"
    NOT_THE_HIGHEST = "not-the-highest"


class IllegalAction(Exception):
    """An action that the rules refuse. Nothing has changed; ``reason`` and ``rule`` say why to its player."""

    def __init__(self, reason: Reason, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason, self.rule = reason, rule


class Coded:
    """A dataclass of numbers, texts and tuples that is saved as ``[name, field, …]``."""

    __slots__ = ()
    named: ClassVar[dict[str, type[Any]]]

    def __init_subclass__(cls) -> None:
        if Coded in cls.__bases__:
            cls.named = {}
        else:
            known = cls.named.setdefault(cls.__name__, cls)
            if known.__module__ != cls.__module__:
                raise TypeError(f"{cls.__name__} is the name of something in {known.__module__}")
            cls.named[cls.__name__] = cls  # a class with slots is made twice

    def code(self) -> list[Any]:
        """This as plain data for JSON."""
        return [type(self).__name__, *(_plain(getattr(self, name)) for name in _field_names(type(self)))]

    @classmethod
    def decode(cls, coded: Sequence[Any]) -> Self:
        """The one that ``code`` wrote. Raises ``KeyError`` for a name nobody knows."""
        decoded: Self = cls.named[coded[0]](*(_frozen(field) for field in coded[1:]))
        return decoded


def _field_names(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


def _plain(value: Any) -> Any:
    return {"is": value.code()} if isinstance(value, Decision) else value


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return Decision.decode(value["is"]) if isinstance(value, dict) else value


class Event(Coded):
    """Something that happened: it carries all the facts, and alone changes the state."""

    __slots__ = ()
    misplay: ClassVar[bool] = False
    """Whether it says that somebody tried what is wrong, and pays for it."""
    untold: ClassVar[bool] = False
    """Whether a table has no words for it, so that it need not be remembered."""

    def change(self, state: Any) -> None:
        """Make it so. Knows no rules; most events that change nothing say something to people."""

    def seen_by(self, seat: int) -> Event | None:
        """What this seat sees of it (``NOBODY``: what everybody sees): itself, a part of it, or nothing."""
        del seat
        return self


class Decision(Coded):
    """What is awaited, and from whom; it lies on the state's stack until actions resolve it."""

    __slots__ = ()
    kind: ClassVar[str]
    alone: ClassVar[bool] = False
    """Whether nothing may be done out of turn while it is awaited: the round has not begun for the others."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that still have to decide."""
        raise NotImplementedError

    def moves(self, game: Any, state: Any, seat: int) -> list[Action]:
        """All that the rules accept of this seat, exactly."""
        raise NotImplementedError

    def resolve(self, play: Play, seat: int, action: Action) -> None:
        """Act on it. Raises ``IllegalAction`` before anything has changed."""
        raise NotImplementedError

    def abandon(self, play: Play, seat: int) -> None:
        """Its seat has left for good: the first thing it might have done is done."""
        self.resolve(play, seat, self.moves(play.game, play.state, seat)[0])

    def without(self, seat: int) -> Self:
        """The same, once a seat has left and taken along what it had answered."""
        del seat
        return self

    def close(self, play: Play) -> None:
        """Nobody is asked any more: what was answered takes effect."""
        raise NotImplementedError


class OfOneSeat(Decision):
    """A decision that is awaited from one seat."""

    __slots__ = ()
    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(slots=True)
class Awaited(Event):
    """A decision was put on the stack, or took the place of the one on top. What it holds is for nobody's eyes.

    ``same``: it is still the same question, which one of several seats has answered.
    """

    decision: Decision
    instead: bool = False
    same: bool = False

    def change(self, state: Any) -> None:
        if self.instead:
            state.stack.pop()
        state.stack.append(self.decision)

    def seen_by(self, seat: int) -> None:
        del seat


class Play:
    """One action being worked out: the state it changes and the events it has emitted so far."""

    __slots__ = ("at", "events", "game", "state")

    def __init__(self, game: Any, state: Any, at: int) -> None:
        self.game, self.state, self.at = game, state, at
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let it have happened."""
        event.change(self.state)
        self.events.append(event)

    def ask(self, decision: Decision) -> None:
        """Await this decision before going on."""
        self.emit(Awaited(decision))


Handler = Callable[[Play, int, Action], None]


class Ask(NamedTuple):
    """One thing that a player may do now, as a prompt: which verb, what has to be chosen, and from which."""

    verb: str
    what: str
    choices: tuple[int, ...]


def asks(moves: Sequence[Action]) -> list[Ask]:
    """The moves grouped into prompts: ``what`` is ``card``, ``seat``, ``suit``, ``number`` or ``nothing``."""
    found: dict[tuple[str, str], list[int]] = {}
    for move in moves:
        what, choice = chosen(move)
        found.setdefault((move.verb, what), []).append(choice)
    return [Ask(verb, what, tuple(choices)) for (verb, what), choices in found.items()]


def chosen(move: Action) -> tuple[str, int]:
    """What kind of thing a move chooses, and which one."""
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
