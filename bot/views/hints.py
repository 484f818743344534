"""Hints under a hand: what its special cards do, and what has just happened to its holder and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import texts
from bot.pictures.emojis import Faces
from bot.views.families.of_game import board
from bot.views.parts import last_words
from rules.match import PLAYING
from rules.rounds import SomeGame
from rules.shedding.declaring import Accused, Declared
from rules.shedding.events import (
    Called,
    DebtCleared,
    DirectionReversed,
    Drew,
    Laid,
    Reshuffled,
    Skipped,
    TurnLost,
)
from rules.shedding.talk import Spoke
from rules.table import NOBODY, SomeEvent
from rules.view import View

EXPLAINED_CARDS = 3
"""How many kinds of cards are explained. Those that can be laid now come first."""
BEFORE_THE_LAST = 2
"""How many cards are held before a card is laid that leaves the last one."""
BETWEEN_CARD_AND_EFFECT = (Drew, Skipped, DirectionReversed, Called, Reshuffled, Declared)
"""Events that may come between a card and its effect on a seat. After any other event the card is not taken for the
reason.
"""


def hints(
    game: SomeGame, seen: View, happened: Sequence[SomeEvent], names: Sequence[str], locale: str, faces: Faces
) -> str:
    """The hints for the seat of this view. ``happened`` are the last events that everybody saw."""
    if seen.phase != PLAYING or seen.seat not in seen.order:
        return ""
    found = [
        _announces(game, seen, locale),
        _owes(seen, happened, names, locale, faces) or _befell(seen.seat, happened, names, locale, faces),
        *_special(game, seen, locale, faces),
    ]
    return "\n".join(f"-# {line}" for line in found if line)


def _announces(game: SomeGame, seen: View, locale: str) -> str:
    """That the last card, which the next move leaves, has to be announced before one may lay it."""
    lays = any(move.cards for move in seen.moves)
    if len(seen.hand) != BEFORE_THE_LAST or not lays or not board(seen).announces_in_time(game):
        return ""
    return texts.text(locale, "hint-announce", words=last_words(game, locale))


def _special(game: SomeGame, seen: View, locale: str, faces: Faces) -> list[str]:
    """What the special cards of the hand do. Cards with the same effect are named together."""
    now = {card for move in seen.moves for card in move.cards}
    does: dict[str, list[int]] = {}
    its = board(seen)
    for card in sorted(set(seen.hand), key=lambda card: (card not in now, card)):
        told = its.does(game, card, locale)
        if told:
            does.setdefault(told, []).append(card)
    parts = [f"{' '.join(map(faces.text, cards))}: {told}" for told, cards in list(does.items())[:EXPLAINED_CARDS]]
    if not parts:
        return []
    alone = [texts.text(locale, "rules-alone")] if game.seats[1] == 1 else []
    return [texts.text(locale, "hint-cards", told=" · ".join(parts)), *alone]


def _owes(seen: View, happened: Sequence[SomeEvent], names: Sequence[str], locale: str, faces: Faces) -> str:
    """Whose card made the debt that the seat has to draw."""
    laid = next((event for event in reversed(happened) if isinstance(event, Laid)), None)
    if laid is None or not seen.owed or seen.awaits is None or seen.seat not in seen.awaits.seats:
        return ""
    if laid.seat == seen.seat:
        return texts.text(locale, "hint-owes-own", card=faces.text(laid.card))
    return texts.text(locale, "hint-owes", who=names[laid.seat], card=faces.text(laid.card))


def _befell(seat: int, happened: Sequence[SomeEvent], names: Sequence[str], locale: str, faces: Faces) -> str:
    """What happened to the seat since its own last turn, and whose card was the reason."""
    said, drawn, drew = "", 0, NOBODY
    laid: Laid | None = None
    cause: tuple[str, dict[str, object]] | None = None
    """Why somebody draws next: the text, and its facts."""
    for event in happened[_own_turn(seat, happened) :]:
        if isinstance(event, Laid):
            laid, drawn = event, 0
            cause = (
                None
                if event.seat == seat
                else ("hint-drew", {"who": names[event.seat], "card": faces.text(event.card)})
            )
            said = "" if event.seat == seat else said
        elif isinstance(event, Accused):
            mine = event.rightly and event.seat == seat
            laid, cause, drawn = None, ("hint-accused", {"who": names[event.by]}) if mine else None, 0
        elif isinstance(event, Spoke):
            mine = event.fined and event.seat == seat
            laid, cause, drawn = None, ("hint-spoke", {"what": event.what}) if mine else None, 0
        elif isinstance(event, DebtCleared):
            laid = cause = None
            said = "" if drew == seat else said  # whoever drew the debt was asked to
        elif isinstance(event, TurnLost):
            laid = cause = None
            said = "" if event.seat == seat else said
        elif isinstance(event, Drew):
            drew = event.seat
            drawn += len(event.cards) if drew == seat else 0
            if cause is not None and drew == seat:
                key, facts = cause
                said = texts.text(locale, key, count=drawn, **facts)
        elif isinstance(event, Skipped) and event.seat == seat and laid is not None and laid.seat != seat:
            said = texts.text(locale, "hint-skipped", who=names[laid.seat], card=faces.text(laid.card))
        elif not event.untold and not isinstance(event, BETWEEN_CARD_AND_EFFECT):
            laid = cause = None
    return said


def _own_turn(seat: int, happened: Sequence[SomeEvent]) -> int:
    """The place of the last event with which a turn of this seat ended; 0 if there is none."""
    for place in range(len(happened) - 1, -1, -1):
        event = happened[place]
        if isinstance(event, Laid | TurnLost) and event.seat == seat:
            return place
    return 0
