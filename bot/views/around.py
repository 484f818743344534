"""What stands around a hand that is asked: the table, and what has happened there since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import texts
from bot.language.narration import tell
from bot.pictures.emojis import Faces
from bot.tables.table import Table
from bot.views.families.of_game import board
from bot.views.parts import signs, written_names
from bot.views.table import seats
from rules.table import SomeEvent
from rules.view import View

TOLD_EVENTS, EVENT_CHARACTERS, ALL_CHARACTERS = 6, 400, 1200
"""How many events are told, how long one of them may be, and all of them together."""


def around(table: Table, seen: View, locale: str, faces: Faces, happened: Sequence[SomeEvent]) -> str:
    """Who sits where with how many cards, what lies there and holds; what ``happened`` since the seat's last turn."""
    its, named = board(seen), written_names(table)
    lies = its.lies_there(seen, locale, faces)
    said = lies == "?" or lies in its.prompt(seen, locale, faces)
    lying = [] if said else [texts.text(locale, "hand-lies", lies=lies)]
    holds = [*lying, *its.signs(table, seen, locale), *signs(seen, locale)]
    told: list[str] = []
    for line in reversed(
        [line for line in tell(happened, named, locale, faces) if len(line) <= EVENT_CHARACTERS][-TOLD_EVENTS:]
    ):
        if sum(map(len, told)) + len(line) <= ALL_CHARACTERS:
            told.insert(0, f"- {line}")
    since = [texts.text(locale, "hand-since"), *told] if told else []
    return "\n".join([seats(table, seen, locale, named), *holds, *since])
