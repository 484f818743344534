"""What a game that is written down can be made of: each part declares its word, what it is set to, and where it hangs.

The reader of definitions, its check, the schema, the editor, the rules in sentences and the docs read these
declarations and nothing else. An effect declares beside itself; the sections of a definition stand in
``rules.shedding.definitions.sections``.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

SettingValue = int | str | tuple[int, ...]
"""What a parameter is set to: a number, a switch (0, 1), a word, cards as a mask, points or numbers in a row."""

NUMBER, SWITCH, WORD, CARDS, POINTS, SAID = "number", "switch", "word", "cards", "points", "said"
BY_SEATS = "by_seats"
"""The kinds of parameters. ``cards`` are written as words, ``points`` as a table of cards with numbers, ``by_seats`` as
one of numbers of players, each with what holds from so many on. What is ``said`` may be any words.
"""


CARDS_DO, HAS_PARTS, MAY_PLAY = "cards", "parts", "players"
"""What something may need beside settings: a card with one of these effects, one of these features, so many players."""


class Need(NamedTuple):
    """Something without which a part does nothing. One of ``any_of`` has to be so: a place, and what stands there.

    A place is a setting (``counting.by``), one of the same effect (``draws``), or what stands above. Where no words
    follow, the setting is anything but nothing; and as many may play as the one that needs it says. ``of``: only these
    of its own words need it; where there are none, all do.
    """

    any_of: tuple[tuple[str, tuple[str, ...]], ...]
    of: tuple[str, ...] = ()

    def __or__(self, other: Need) -> Need:
        return Need(self.any_of + other.any_of)


def need(place: str, *words: str) -> Need:
    """What a part needs: that this is one of these words."""
    return Need(((place, words),))


class Parameter(NamedTuple):
    """Something that a part is set to. ``default`` is written as in a definition; None: it has to be said.

    ``relative``: cards may be named by the card on which it hangs, as ``8:suit``. ``needs``: where one of them is not
    met, it does nothing, and a definition that sets it is refused.
    """

    name: str
    kind: str
    default: int | str | None = None
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    relative: bool = False
    needs: tuple[Need, ...] = ()

    def where(self, *needs: Need, of: tuple[str, ...] = ()) -> Parameter:
        """The same, which needs these things; ``of``: only as one of these words."""
        return self._replace(needs=(*self.needs, *(Need(one.any_of, of) for one in needs)))


def number(name: str, default: int | None, low: int, high: int) -> Parameter:
    """A whole number from ``low`` to ``high``."""
    return Parameter(name, NUMBER, default, low, high)


def switch(name: str, default: int = 0) -> Parameter:
    """Something that holds or does not."""
    return Parameter(name, SWITCH, default, 0, 1)


def choice(name: str, *words: str) -> Parameter:
    """One of these words; the first, where nothing is said."""
    return Parameter(name, WORD, words[0], words=words)


def cards(name: str, default: str | None = "none", *, relative: bool = False) -> Parameter:
    """Some cards."""
    return Parameter(name, CARDS, default, relative=relative)


def points(name: str, rest: str = "nothing") -> Parameter:
    """A number for some cards; the others count ``nothing``, or as many as their ``pips``."""
    return Parameter(name, POINTS, rest, -100, 100)


def by_seats(name: str, low: int, high: int) -> Parameter:
    """A whole number for some numbers of players, each from so many on."""
    return Parameter(name, BY_SEATS, "", low, high)


def said(name: str, most: int) -> Parameter:
    """Words that people say, of up to ``most`` characters; none, where the usual ones are said."""
    return Parameter(name, SAID, "", high=most)


LAID, TURNED_UP, LAST = "laid", "turned_up", "last"
IN_DEBT, NO_DEBT = "debt", "no_debt"
OWN_RANK, OWN_SUIT, TWIN, OWN_NUMBER = "own_rank", "own_suit", "twin", "own_number"
FIRST_CIRCLE, TWO_PLAY, MORE_PLAY = "first_circle", "two_play", "more_play"
ROW = "row"
"""With a number behind a colon: as the last of so many of a rank in a row."""
MOMENTS = (
    *(LAID, IN_DEBT, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN, OWN_NUMBER),
    *(FIRST_CIRCLE, TWO_PLAY, MORE_PLAY, LAST, TURNED_UP),
)
"""When an effect may come: whenever its card is laid; while a debt stands, or none; on a card of its rank, of its suit
or the same card; where it is of as many as its player was last dealt; in everybody's first turn; while two are in
the round, or more; as anybody's last card; only when the dealer turns it up."""
ON_LAYING = (LAID, IN_DEBT, NO_DEBT, OWN_RANK, OWN_SUIT, TWIN, OWN_NUMBER, FIRST_CIRCLE, TWO_PLAY, MORE_PLAY)


CALLED = need(CARDS_DO, "call_suit", "call_other_suit", "call_colour")
"""Something is called."""
OWED = need(CARDS_DO, "draw_debt", "previous_owes", "third_six")
"""Cards are to be drawn, or answered."""
MOMENT_NEEDS = {IN_DEBT: (OWED,), OWN_NUMBER: (need("ending.countdown", "on"),)}
"""What a moment needs to come at all."""


class GamePart:
    """What a card can do, as definitions name it: by a ``word``, empty where it cannot be written.

    ``parameters`` are the fields of the record, in order. ``hangs``: the moments at which it makes sense. ``calls``:
    its player is asked to call something; a card asks for one call only.
    """

    __slots__ = ()
    word: ClassVar[str] = ""
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    hangs: ClassVar[tuple[str, ...]] = (*ON_LAYING, TURNED_UP)
    calls: ClassVar[bool] = False
    needs: ClassVar[tuple[Need, ...]] = ()
    """What it needs to do anything."""
    asks: ClassVar[str] = ""
    """What its player is asked when it takes effect, where a ``suit`` or a ``seat`` answers it."""
    asks_cards: ClassVar[tuple[str, ...]] = ()
    """The parameters with cards that are asked for: where some are named, the pack has one of them."""
    always: ClassVar[bool] = False
    """Whether it works while all other effects are suspended."""
    keeps: ClassVar[bool] = False
    """Whether something of it is kept beside the cards (``rules.shedding.kept``)."""
    shipped: ClassVar[str] = ""
    """Why only definitions that the project ships may name it; empty, where all may."""
    named: ClassVar[dict[str, type[GamePart]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        GamePart.named[cls.__name__] = cls  # a class with slots is made twice


def effects(*, shipped: bool = False) -> dict[str, type[GamePart]]:
    """Everything that a card can be told to do, by its word; ``shipped``: also by definitions of the project alone."""
    return {kind.word: kind for kind in GamePart.named.values() if kind.word and (shipped or not kind.shipped)}


class Feature:
    """What a game has beside its cards and sections: moves, interrupts, a course of its own. A definition names it
    under ``parts`` by its ``word``; ``parameters`` are the fields of the record, in order.
    """

    __slots__ = ()
    word: ClassVar[str] = ""
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    shipped: ClassVar[str] = ""
    """Why only definitions that the project ships may name it; empty, where all may."""
    named: ClassVar[dict[str, type[Feature]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        Feature.named[cls.__name__] = cls


def features(*, shipped: bool = False) -> dict[str, type[Feature]]:
    """Every feature by its word; ``shipped``: also those of the project's definitions alone."""
    return {kind.word: kind for kind in Feature.named.values() if kind.word and (shipped or not kind.shipped)}
