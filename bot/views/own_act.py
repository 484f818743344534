"""What a person is told of what they have just done: a sentence on their hand, or why the rules refuse it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import texts
from bot.language.narration import spoken
from bot.pictures.emojis import Faces
from bot.rulebook.why import cite, told_of
from bot.tables.table import Outcome, Table
from bot.views.families.of_game import board
from bot.views.parts import last_words, written_names
from rules.records import SeatCards
from rules.shedding.declaring import Accused, Declared
from rules.shedding.misplays import Misplayed
from rules.shedding.view import MauMauView
from rules.table import NOBODY, SomeEvent


def told(outcome: Outcome, locale: str, faces: Faces, tried: int | None) -> str:
    """Say in a few words what the person has laid and drawn, and what befell them. ``tried`` is the card that they
    named.
    """
    laid: list[int] = []
    drawn = [card for event in outcome.events for card in _of_seat(event.cards_drawn(), outcome.seat)]
    for event in outcome.events:
        if isinstance(event, Misplayed) and event.seat == outcome.seat and not laid:
            why = texts.text(locale, f"why-{event.reason}", **facts(outcome.table, event.seat, locale, tried, faces))
            key = "hand-misplayed" if event.fined else "hand-misplayed-again"
            return cite(texts.text(locale, key, why=why, cards=len(drawn)), event.rule, locale)
        laid += _of_seat(event.cards_laid(), outcome.seat)
    said = [texts.text(locale, "hand-played", card=" ".join(map(faces.text, laid)))] if laid else []
    said += _befell(outcome, locale)
    seen = outcome.table.view(outcome.seat)
    asked = isinstance(seen, MauMauView) and [*seen.drawn] == drawn  # then the hand says what was drawn
    said += [texts.text(locale, "hand-drew", cards=" ".join(map(faces.text, drawn)))] if drawn and not asked else []
    return " ".join(said)


def rule_broken(outcome: Outcome) -> str:
    """Give the id of the rule that the person has broken with a misplay; empty if there was none."""
    misplays = [event for event in outcome.events if isinstance(event, Misplayed) and event.seat == outcome.seat]
    return misplays[0].rule if misplays and told_of(outcome.table.game, misplays[0].rule) else ""


def declared(events: Sequence[SomeEvent], locale: str) -> str:
    """Say how the last card was declared, or that one more knock is due."""
    for event in events:
        if isinstance(event, Declared):
            return texts.text(locale, "hand-declared", words=spoken(event.words))
    return texts.text(locale, "hand-knocked")


def accused(outcome: Outcome, whom: int, locale: str) -> str:
    """Say whether an accusation was right, and what it cost."""
    rightly = any(isinstance(event, Accused) and event.rightly for event in outcome.events)
    drawn = sum(len(cards) for event in outcome.events for _, cards in event.cards_drawn())
    key, who = "accused-right" if rightly else "accused-wrong", written_names(outcome.table)[whom]
    return texts.text(locale, key, who=who, count=drawn)


def facts(table: Table | None, seat: int, locale: str, card: object, faces: Faces) -> dict[str, object]:
    """Variables of the texts for reasons: the card that was tried, the card that lies there, who is to move."""
    found: dict[str, object] = {"card": "?", "top": "?", "who": "?", "suit": "?", "words": "?", "count": 0, "debt": 0}
    if isinstance(card, int):
        found["card"] = faces.text(card)
    if table is None or table.state is None:
        return found
    seen = table.view(seat)
    named = written_names(table)
    return found | {
        "top": board(seen).lies_there(seen, locale, faces),
        "who": texts.listed(locale, [named[other] for other in (seen.awaits.seats if seen.awaits else ())]) or "?",
        "suit": texts.text(locale, f"suit-{seen.called}") if seen.called >= 0 else "?",
        "words": last_words(table.game, locale),
        "count": len(seen.hand),
        "debt": seen.owed,
    }


def _befell(outcome: Outcome, locale: str) -> list[str]:
    """Say what has befallen the person by what they did, where that is told to them alone (``hand-TheEvent``)."""
    keys = [f"hand-{type(event).__name__}" for event in outcome.events if _whose(event) == outcome.seat]
    known = [key for key in keys if texts.has(locale, key)]
    words = last_words(outcome.table.game, locale, ending=True) if known else ""
    return [texts.text(locale, key, words=words) for key in known]


def _whose(event: SomeEvent) -> int:
    """The seat that an event is about."""
    seat = getattr(event, "seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _of_seat(cards: SeatCards, seat: int) -> list[int]:
    """Those of the cards that are this seat's."""
    return [card for owner, some in cards if owner == seat for card in some]
