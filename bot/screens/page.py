"""What a message about a table is made from: the table as a seat sees it, and the person who reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.drawing.emojis import Faces
from bot.screens.parts import plain_names, written_names
from bot.tables.table import Table
from bot.words import texts
from bot.words.cards import named_faces
from rules.table import NOBODY
from rules.view import View


@dataclass(frozen=True)
class Person:
    """Who reads a message, and how they want it: their language, the pictures of cards that they have chosen, hints
    under their hand, and a long hand as one large picture.
    """

    locale: str
    pictures: Faces
    hints: bool = False
    large: bool = False


@dataclass(frozen=True, eq=False)
class Page:
    """A table as a seat sees it, ``NOBODY`` for what everybody sees; and for whom it is written."""

    table: Table
    person: Person
    seat: int = NOBODY

    @property
    def locale(self) -> str:
        return self.person.locale

    @cached_property
    def seen(self) -> View:
        return self.table.view(self.seat)

    @cached_property
    def faces(self) -> Faces:
        """The faces of the cards, each with the name that it has in the reader's language."""
        return named_faces(self.locale, self.person.pictures)

    @cached_property
    def names(self) -> Sequence[str]:
        """The names of the seats, for text."""
        return written_names(self.table)

    @cached_property
    def labels(self) -> Sequence[str]:
        """The names of the seats, for buttons and selects."""
        return plain_names(self.table)

    def text(self, key: str, **facts: object) -> str:
        """A text in the reader's language."""
        return texts.text(self.locale, key, **facts)
