"""What a message about a table is made from: the table as a seat sees it, and the person who reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.drawing.emojis import Faces
from bot.screens.parts import plain_names, written_names
from bot.tables.table import Table
from bot.words import texts
from bot.words.cards import named_faces
from rules.table import NOBODY


class Person(NamedTuple):
    """Who reads a message, and how they want it: their language, the pictures of cards that they have chosen, hints
    under their hand, and a long hand as one large picture.
    """

    locale: str
    pictures: Faces
    hints: bool = False
    large: bool = False


class Page:
    """A table as a seat sees it, ``NOBODY`` for what everybody sees; and for whom it is written.

    ``faces`` are those of the cards, each with its name in the reader's language. ``names`` are those of the seats, for
    text.
    """

    def __init__(self, table: Table, person: Person, seat: int = NOBODY) -> None:
        self.table, self.person, self.seat = table, person, seat
        self.locale, self.seen, self.names = person.locale, table.view(seat), written_names(table)
        self.faces = named_faces(person.locale, person.pictures)

    @property
    def labels(self) -> Sequence[str]:
        """The names of the seats, for buttons and selects."""
        return plain_names(self.table)

    def text(self, key: str, **facts: object) -> str:
        """A text in the reader's language."""
        return texts.text(self.locale, key, **facts)
