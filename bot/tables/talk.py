"""What people say at a table: what it means by the rules that are played there."""

from __future__ import annotations

from bot.language import texts
from bot.language.narration import OWN, spoken
from bot.language.speech import hear, says
from bot.tables.table import Table
from bot.tables.transition import silent_since
from rules.rounds import SomeGame
from rules.shedding.declaring import Declare
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import NOBODY, Action


def declaration(game: SomeGame) -> Declare | None:
    """How one declares the last cards in a game; None where nobody does."""
    declare = game.interrupts.get("declare")
    return declare if isinstance(declare, Declare) else None


def meaning(table: Table, seat: int, message: int, content: str, *, readable: bool) -> Action | None:
    """Give what a message of a seat means at a table as an action; None if it means nothing.

    ``message`` is its id: what was written before the silence began does not break it. ``readable``: the bot may read
    messages at all. If it may not, ``content`` is empty, and a table can punish every message of a silence (VOA-18).
    """
    if "says" not in table.game.interrupts:
        return declared(table, content, seat)
    quiet = not QUIET_MARKS.isdisjoint(table.view().marks)
    silent = quiet and message > silent_since(table)
    if not content:
        punish = not readable and table.game.options.get("silence_unreadable") == "punish"
        return Action("says", number=SPEECH) if silent and punish else None
    heard = hear(content)
    bits = (SPEECH if heard.speech and silent else 0) | (DECLARING if heard.declares else 0)
    cards = tuple(sorted(heard.cards)) if table.game.options.get("secret_card") == "on" else ()
    return Action("says", cards, number=bits) if bits or cards else None


def declared(table: Table, content: str, seat: int = NOBODY) -> Action | None:
    """What somebody declares who writes this, by the words that this game has.

    Of several that it holds those that are due from this seat: a "mau mau" has a "mau" in it. Among these the longest:
    "stop makao" means more than "makao".
    """
    declare = declaration(table.game)
    if declare is None:
        return None
    heard = [word for word in declare.words if _is_said(declare.heard(word), content)]
    due = [word for word in heard if word in table.view(seat).legal] if len(heard) > 1 else heard
    return max(due or heard, key=lambda word: len(declare.heard(word)), default=None)


def _is_said(words: str, content: str) -> bool:
    """Whether a message says these words of a declaration, in any language in which the texts have them."""
    key = spoken(words)
    if key in ("usual", "mau-mau"):
        return hear(content).declares
    ways = [words] if key == OWN else [texts.text(locale, f"words-{key}") for locale in texts.LANGUAGES]
    return any(says(content, way) for way in ways)
