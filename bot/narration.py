"""What happened at a table, in words: public events to lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from bot import texts
from bot.pictures.emojis import Faces
from bot.wording import read_as
from rules.climbing.combinations import SINGLE, Reading
from rules.table import Event

SEATS = ("seat", "by", "victim", "accused", "winner", "best", "other")
"""The fields of events that name somebody."""


def tell(events: Sequence[Event], names: Sequence[str], locale: str, faces: Faces) -> list[str]:
    """A line for each event that has words; ``names`` are those of the seats."""
    return [line for event in events if (line := _line(event, names, locale, faces))]


def _line(event: Event, names: Sequence[str], locale: str, faces: Faces) -> str:
    key = f"told-{type(event).__name__}"
    if not texts.has(locale, key):
        return ""
    facts = {field.name: _fact(field.name, getattr(event, field.name), names, locale, faces) for field in fields(event)}  # type: ignore[arg-type]
    return texts.text(locale, key, **facts)


def _fact(name: str, value: Any, names: Sequence[str], locale: str, faces: Faces) -> Any:
    if name in SEATS:
        return names[value] if 0 <= value < len(names) else "?"
    if name == "card":
        return faces.text(value)
    if name in ("shown", "drawn"):
        return "; ".join(f"**{names[seat]}** {_cards(cards, faces)}" for seat, cards in value)
    if name == "laid":
        return _cards(value, faces)
    if name == "reading":
        reading = Reading(*value)
        return "" if reading.kind == SINGLE else f" ({read_as(locale, reading)})"
    if name == "proposal":
        return texts.text(locale, f"proposal-{value}")
    if name == "placing":
        return " · ".join(f"{place}. {names[seat]}" for place, seat in enumerate(value, 1))
    if name == "suit":
        return texts.text(locale, f"suit-{value}")
    if isinstance(value, tuple):
        return len(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _cards(cards: int | Sequence[int], faces: Faces) -> str:
    return faces.text(cards) if isinstance(cards, int) else " ".join(faces.text(card) for card in cards)
