"""What people say at a table: what it means by the rules that are played there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.language import names, texts
from bot.language.narration import OWN, SILENT, spoken
from bot.language.speech import Heard
from bot.tables.table import Table
from bot.tables.transition import declarable_since, secret_since, silent_since
from rules.rounds import SomeGame
from rules.shedding.declaring import Declare
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import NOBODY, Action


def declaration(game: SomeGame) -> Declare | None:
    """How one declares the last cards in a game; None where nobody does."""
    declare = game.interrupts.get("declare")
    return declare if isinstance(declare, Declare) else None


def meaning(table: Table, seat: int, message: int, heard: Heard, *, readable: bool) -> Action | None:
    """Give what a message of a seat means at a table as an action; None if it means nothing.

    ``message`` is its id: what was written before the moment for which it would count, as before the silence began,
    means nothing, also when it is edited later. ``readable``: the bot may read messages at all. If it may not, it hears
    nothing, and a table can punish every message of a silence (VOA-18).
    """
    declared_now = declared(table, heard, seat) if message > declarable_since(table, seat) else None
    if "says" not in table.game.interrupts:
        return declared_now
    quiet = not QUIET_MARKS.isdisjoint(table.view().marks)
    silent = quiet and message > silent_since(table)
    if heard.silent:
        punish = not readable and table.game.options.get("silence_unreadable") == "punish"
        return Action("says", number=SPEECH) if silent and punish else None
    bits = (SPEECH if silent and heard.speech else 0) | (DECLARING if declared_now is not None else 0)
    secret = table.game.options.get("secret_card") == "on" and message > secret_since(table)
    cards = tuple(sorted(heard.cards)) if secret else ()
    return Action("says", cards, number=bits) if bits or cards else None


def declared(table: Table, heard: Heard, seat: int = NOBODY) -> Action | None:
    """What somebody declares who writes this, by the words that this game has.

    Of several that it holds those that are due from this seat: a "mau mau" has a "mau" in it. Among these the longest:
    "stop makao" means more than "makao".
    """
    declare = declaration(table.game)
    if declare is None:
        return None
    said = [word for word in declare.words if heard.says(*ways_to_say(declare.heard(word)))]
    due = [word for word in said if word in table.view(seat).legal] if len(said) > 1 else said
    return max(due or said, key=lambda word: len(declare.heard(word)), default=None)


@lru_cache(maxsize=512)
def ways_to_say(words: str) -> Sequence[str]:
    """Give the ways in which people say these words of a declaration: as its button has them, and as the texts of all
    languages list them. Words of a game's own are said in one way.
    """
    key = spoken(words)
    if key == OWN:
        return (words,)
    if words in SILENT:
        return ()
    listed = texts.has("en", f"heard-words-{key}")
    return tuple(
        way
        for tongue in texts.LANGUAGES
        for way in (
            texts.text(tongue, f"words-{key}"),
            *(texts.text(tongue, f"heard-words-{key}").split(",") if listed else ()),
        )
    )


def said_by(declare: Declare, word: Action, locale: str, own: Callable[[str], str] = names.plain) -> str:
    """The label of the button that declares so. ``own`` makes it of words of the game's own: for a button, or for
    text.
    """
    words = declare.heard(word)
    if (key := spoken(words)) == OWN:
        return own(words)
    return texts.text(locale, f"button-say-{key}" if words else "button-mau")
