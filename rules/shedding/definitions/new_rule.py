"""The winner makes a rule: after each round its winner may change one thing of the game, and the match goes on by it.

The change is the action ``amend``, whose text is the whole definition from then on. Its event has the definition before
as well: whoever goes through a log takes the game of each round from there (``rules.catalogue``).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Self

from rules.game import SomeGame, of_any
from rules.match import GONE, IN, WAITING
from rules.options import Options, Value
from rules.records import Seat, record
from rules.shedding.contract import MauMauPlay
from rules.shedding.definitions.book import Facts, book
from rules.shedding.definitions.checking import check_definition
from rules.shedding.definitions.definition import Definition, Entry, settled
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import WINNER_RULES, read
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.definitions.without_effect import idle_places
from rules.shedding.events import MauMauEvent
from rules.shedding.game import MauMau, MauMauBook
from rules.shedding.parts import SettingValue, effects
from rules.shedding.state import MauMauState, Own
from rules.table import NOBODY, Action, IllegalAction, Play, Reason
from rules.verbs import AMEND

COUNTING = "counting"
"""The section that stays during a match: what has been counted keeps its meaning."""


@record
class RulesChanged(MauMauEvent):
    """A seat has changed the game: its definition and options ``before``, its definition ``after``, and what is kept
    beside the cards from now on.
    """

    seat: Seat
    before: str
    options: tuple[tuple[str, Value], ...]
    after: str
    kept: Own

    def change(self, state: MauMauState) -> None:
        state.own = self.kept


class ChangingGame(MauMau):
    """A game that people have written, in which the winner of a round may make a rule."""

    def handlers(self) -> dict[str, Callable[[Play[Self, MauMauState], Seat, Action], None]]:
        return {**super().handlers(), AMEND: self.amend}

    def rule_maker(self, state: MauMauState) -> Seat:
        if self.options[WINNER_RULES.name] != "on" or state.phase != WAITING or not state.won:
            return NOBODY
        winner = state.won[-1]
        return winner if winner != NOBODY and state.status[winner] == IN else NOBODY

    def amend(self, play: MauMauPlay, seat: Seat, action: Action) -> None:
        """Change one thing of the game; ``action.text`` is its definition from now on."""
        if seat == NOBODY or seat != self.rule_maker(play.state):
            raise IllegalAction(Reason.NOT_NOW, self.turn_rule)
        after = self.changed_to(action.text)
        seated = sum(status != GONE for status in play.state.status)
        if after is None or not after.seats[0] <= seated <= after.seats[1]:
            raise IllegalAction(Reason.NO_SUCH_CHOICE, self.turn_rule)
        options = tuple(sorted(self.options.items()))
        play.emit(RulesChanged(seat, self.source, options, action.text, after.rules.course.own))

    def changed_to(self, text: str) -> ChangingGame | None:
        """The game by this definition, if it differs from this one in one thing that may be changed."""
        try:
            made = changing_book(text).with_those(self.options)
        except (BadDefinition, ValueError):
            return None
        places = differences(self, made)
        return made if len(places) == 1 and may_change(places[0]) else None


class ChangingBook(MauMauBook):
    """A definition that people have written, before its options are chosen."""

    __slots__ = ()

    def make(self, options: Options) -> SomeGame:
        return of_any(ChangingGame(self, options))

    def with_those(self, options: Options) -> ChangingGame:
        """The game with those of these options that it has. Raises ``BadOption`` for a value that it does not take."""
        read = {one.name: one.read(str(options.get(one.name, one.default))) for one in self.options}
        return ChangingGame(self, read)


BOOKS_KEPT = 256
"""Upper bound on the games that people have written which are at hand."""
_BOOKS: OrderedDict[str, tuple[Definition, ChangingBook]] = OrderedDict()


def keep(definition: Definition) -> tuple[Definition, ChangingBook]:
    """Have the game of a definition at hand that was checked, here or in another process."""
    _BOOKS[definition.text] = found = definition, book(definition, kind=ChangingBook)
    if len(_BOOKS) > BOOKS_KEPT:
        _BOOKS.popitem(last=False)
    return found


def trust(text: str) -> Definition:
    """Give a definition that was checked before it was saved, and have its game at hand. It is read, and not checked
    again.
    """
    if text not in _BOOKS:
        keep(read(text))
    return definition(text)


def _found(text: str) -> tuple[Definition, ChangingBook]:
    if text not in _BOOKS:
        return keep(check_definition(read(text)))
    _BOOKS.move_to_end(text)
    return _BOOKS[text]


def changing_book(text: str) -> ChangingBook:
    """The game of a definition that people have written. Raises ``BadDefinition``."""
    return _found(text)[1]


def definition(text: str) -> Definition:
    """What a game says of itself that people have written. Raises ``BadDefinition``."""
    return _found(text)[0]


def may_change(place: str) -> bool:
    """Whether somebody may change what stands here during a match: a parameter, or what cards do."""
    section, _, inner = place.partition(".")
    return bool(inner) and section != COUNTING


def differences(before: MauMau, after: MauMau) -> list[str]:
    """The places in which two written games differ as they are played, with their options.

    A place is a parameter (``deal.hand``), an entry of the cards (``cards.3``), or what stands above both
    (``players``). What does nothing afterwards makes no difference.
    """
    one, other = trust(before.source), trust(after.source)
    idle = idle_places(other, after.options)
    above = ("title", "about", "source", "version", "players", "rules")
    found = [name for name in above if getattr(one, name) != getattr(other, name)]
    for section in SECTIONS:
        mine = Facts(one, section, before.options).values
        found += [
            f"{section.name}.{name}"
            for name, value in Facts(other, section, after.options).values.items()
            if value != mine[name] and f"{section.name}.{name}" not in idle
        ]
    entries, others = _entries(one, before.options), _entries(other, after.options)
    first, last = _alike(entries, others)
    changed = max(len(entries), len(others)) - first - last
    return [*found, *(f"cards.{first + number}" for number in range(1, changed + 1))]


def _entries(definition: Definition, options: Options) -> list[tuple[object, ...]]:
    """What cards do with these options, entry by entry."""
    return [
        (entry.which, entry.at, entry.row, *_settings(entry, options))
        for entry in definition.cards
        if entry.holds(options)
    ]


def _settings(entry: Entry, options: Options) -> list[tuple[str, tuple[SettingValue, ...]]]:
    """The effects of an entry, each with its settings, as they are on two cards of different suit and rank."""
    return [
        (does.word, tuple(settled(one, dict(does.settings).get(one.name), options, card) for one in kind.parameters))
        for does in entry.does
        for kind in (effects()[does.word],)
        for card in SAMPLES
    ]


SAMPLES = (1, 30)
"""Two cards: what is named by the card on which it hangs differs on one of them at least."""


def _alike(one: Sequence[object], other: Sequence[object]) -> tuple[int, int]:
    """How many things two rows begin with alike, and how many more they end with alike."""
    shorter = min(len(one), len(other))
    first = next((place for place in range(shorter) if one[place] != other[place]), shorter)
    rest = shorter - first
    last = next((place for place in range(rest) if one[-1 - place] != other[-1 - place]), rest)
    return first, last
