"""What people say at a table: what it means by the rules that are played there."""

from __future__ import annotations

from bot.language.speech import hear
from bot.tables.table import Table
from bot.tables.transition import silent_since
from rules.shedding.declaring import Declare
from rules.shedding.talk import DECLARING, QUIET_MARKS, SPEECH
from rules.table import Action


def declarations(table: Table) -> tuple[Action, ...]:
    """What may be declared with one card left. Most games have one text."""
    declare = table.game.interrupts.get("declare")
    return declare.words if isinstance(declare, Declare) else ()


def meaning(table: Table, message: int, content: str, *, readable: bool) -> Action | None:
    """Give what a message means at a table as an action; None if it means nothing. ``message`` is its id: what was
    written before the silence began does not break it. ``readable``: the bot may read messages at all. If it may not,
    ``content`` is empty, and a table can punish every message of a silence (VOA-18).
    """
    if "says" not in table.game.interrupts:
        words = declarations(table)
        return words[-1] if words and hear(content).declares else None  # of several, "mau mau" means the last
    quiet = not QUIET_MARKS.isdisjoint(table.view().marks)
    silent = quiet and message > silent_since(table)
    if not content:
        punish = not readable and table.game.options.get("silence_unreadable") == "punish"
        return Action("says", number=SPEECH) if silent and punish else None
    heard = hear(content)
    bits = (SPEECH if heard.speech and silent else 0) | (DECLARING if heard.declares else 0)
    cards = tuple(sorted(heard.cards)) if table.game.options.get("secret_card") == "on" else ()
    return Action("says", cards, number=bits) if bits or cards else None
