"""A person who reads: in which language, and how cards are shown to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.drawing.emojis import Faces
from bot.words import texts
from bot.words.cards import named_faces, written_card

NO_PICTURES: Final = Faces.plain()


class Person(NamedTuple):
    """Who reads a message, and how they want it: their language, the pictures of cards that they have chosen, hints
    under their hand, and a long hand as one large picture. What many read is for a person, too: for everybody in a
    server, whose ``id`` is 0.
    """

    locale: str
    pictures: Faces = NO_PICTURES
    hints: bool = False
    large: bool = False
    id: int = 0

    @property
    def faces(self) -> Faces:
        """The cards, each with its name in this language."""
        return named_faces(self.locale, self.pictures)

    def text(self, key: str, /, **facts: object) -> str:
        """Write a text in this language. Raises ``KeyError`` for a key that no language has."""
        return texts.text(self.locale, key, **facts)

    def listed(self, words: Iterable[str], *, key: str = "list-comma") -> str:
        """List words in this language; empty if there are none."""
        return texts.listed(self.locale, words, key=key)

    def has(self, key: str) -> bool:
        """Whether there is a text."""
        return texts.has(self.locale, key)

    def card(self, card: int) -> str:
        """Write a card on a button or in a select: in words for who has chosen words, otherwise ``7♤``."""
        return written_card(self.locale, card, self.pictures)
