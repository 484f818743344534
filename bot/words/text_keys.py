"""Keys of texts that several rooms read: of cards, games, moves, reasons. A room declares itself what only it reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.tables.play import PAUSE_LENGTHS
from bot.words.texts import OpenTextKeys, TextKeys
from rules.cards import SUITS
from rules.catalogue import FOR_TABLES, MORE_GAMES, RULEBOOKS, make
from rules.game import SomeGame
from rules.shedding.definitions.book import COMMON
from rules.strategies.levels import LEVELS
from rules.table import Reason
from rules.verbs import VERBS, Verb

SUIT: Final = TextKeys("suit-{}", lambda: range(len(SUITS)))
GAME: Final = TextKeys("game-{}", lambda: RULEBOOKS)
INTRO: Final = TextKeys("intro-{}", lambda: FOR_TABLES)
INTRO_OF_MORE: Final = TextKeys("intro-{}", lambda: MORE_GAMES)
"""These depend on no option."""
WHY: Final = TextKeys("why-{}", lambda: Reason)
PAUSE: Final = TextKeys("pause-{}", lambda: PAUSE_LENGTHS)
LEVEL: Final = TextKeys("level-{}", lambda: LEVELS)

NO_BARE_MOVES = ("join", "leave", "away", "back", "accept")
"""Verbs without a card or a choice by which seats are taken and left, and the one whose text needs a number."""
BUTTON: Final = TextKeys("button-{}", lambda: (name for name, verb in VERBS.items() if _is_bare(verb)))
"""A move without a card or a choice, by its verb."""
MOVE: Final = OpenTextKeys("move-{}")
"""What is done with cards, by its verb. Of a verb without a text only the cards are said."""

REFUSED: Final = OpenTextKeys("refused-{}")
"""Why something was refused, as its ``Refused`` says it; tests look through all that are raised."""
SPOKEN: Final = OpenTextKeys("words-{}")
"""What is said with the last cards. Words of a game's own have no text."""
TABLE: Final = OpenTextKeys("table-{}")
"""From whom what is awaited, by the kind of the decision."""
HAND: Final = OpenTextKeys("hand-{}")
"""What is asked, by the kind of the decision; and what has befallen a seat, by the name of the event."""


def _is_bare(verb: Verb) -> bool:
    return "{" not in verb.written and not verb.house and verb.name not in NO_BARE_MOVES


def _ours() -> Iterator[SomeGame]:
    """Our games, each with everything that can be switched on."""
    for book in RULEBOOKS.values():
        on = {option.name: word for option in book.options for word in ("on", "both") if word in option.words}
        yield make(book.name, on)


CHARGE: Final = TextKeys("charge-{}", lambda: (rule for game in _ours() for rule in game.charges))
PROPOSAL: Final = TextKeys("proposal-{}", lambda: (rule for game in _ours() for rule in game.proposals))


def charge(rule: str) -> str:
    """The key of what somebody is charged with, by its rule. A game that people have written may name a rule of its own
    for the one thing with which it charges: talking during silence.
    """
    return CHARGE.find(rule) or CHARGE.key(COMMON["silence"])
