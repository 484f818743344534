"""Finds what people did in a finished round that is counted. Reads the events of the round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.standings.results import Feats
from rules import upcasting
from rules.records import Record
from rules.shedding.events import DebtCleared
from rules.shedding.talk import Spoke
from rules.table import Event

COUNTED = {
    name
    for name, kind in Record.named.items()
    if issubclass(kind, Event) and (kind.moves_cards or issubclass(kind, DebtCleared | Spoke))
}
"""The names of the events that are read. A round has many others."""


def feats_of_round(steps: Iterable[Sequence[Any]]) -> dict[int, Feats]:
    """Give what each seat did in a round, from the saved events of its steps."""
    found: dict[int, Feats] = {}
    for codes in steps:
        drew: dict[int, int] = {}
        read = [event for code in codes if code[0].partition("@")[0] in COUNTED for event in upcasting.events(code)]
        for event in read:
            for seat, cards in event.cards_laid():
                _of(found, seat).lay(cards)
            for seat, cards in event.cards_drawn():
                drew[seat] = drew.get(seat, 0) + len(cards)
            match event:
                case DebtCleared():
                    for seat, count in drew.items():
                        _of(found, seat).debt = max(_of(found, seat).debt, count)
                case Spoke(what="silence"):
                    _of(found, event.seat).silences += 1
    return found


def _of(found: dict[int, Feats], seat: int) -> Feats:
    return found.setdefault(seat, Feats())
