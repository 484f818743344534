"""What one says with the last cards: whether a game asks for it, and the button that says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.words import names, text_keys, texts
from bot.words.narration import OWN, declaration_key
from bot.words.texts import TextKeys
from rules.game import SomeGame
from rules.shedding.declaring import Declare, DeclareCards
from rules.table import Action

SAY: Final = TextKeys("button-say-{}", lambda: {*text_keys.SPOKEN.known()} - {declaration_key("")})


def declaration(game: SomeGame) -> Declare | None:
    """How one declares the last cards in a game; None where nobody does."""
    declare = game.interrupts.get("declare")
    return declare if isinstance(declare, Declare) else None


def declaration_label(declare: Declare, word: Action, locale: str, own: Callable[[str], str] = names.plain) -> str:
    """The label of the button that declares so. ``own`` makes it of words of the game's own: for a button, or for
    text.
    """
    words = declare.heard(word)
    if (key := declaration_key(words)) == OWN:
        return own(words)
    return texts.text(locale, SAY.key(key) if words else "button-mau")


def declaring_count(game: SomeGame) -> int:
    """How many cards are left when one has to declare."""
    declare = declaration(game)
    return declare.left if isinstance(declare, DeclareCards) else 1
