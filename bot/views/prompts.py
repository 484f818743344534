"""Turns decisions into components: what a player may do becomes selects and buttons, in the same way for every rule.

An answer carries its table, the version of its decision, and the number of the move. Cards are only in the values of
selects.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from zlib import crc32

import discord
from discord.ui import Button, LayoutView

from bot.identity import MadeFrom
from bot.language import texts
from bot.language.cards import written_card
from bot.pictures.emojis import Faces
from bot.tables.table import Table
from bot.views.components import SELECT_OPTIONS, Row, button, rows, select, select_option
from bot.views.press import DecisionPress
from rules.cards import NAMES, SUIT, parse
from rules.table import Action, choosing, chosen
from rules.verbs import VERBS
from rules.view import View

CARD_BUTTONS = 10
"""Up to this many moves with a card are buttons. More are selects."""
CHOSEN_APART = tuple(verb.name for verb in VERBS.values() if verb.own_choice)
"""Verbs each of which gets a select of its own."""
COMBINATION_BUTTONS = 5
"""Up to this many ways to lay several cards together are buttons. The cards can also be chosen freely."""
_STAMPS: MadeFrom[str] = MadeFrom(2048)
STYLES = {
    "play": discord.ButtonStyle.primary,
    "draw": discord.ButtonStyle.secondary,
    "pass": discord.ButtonStyle.secondary,
    "accept": discord.ButtonStyle.danger,
}


class MovePress(DecisionPress, op="move"):
    """One of the offered moves: its number, and a checksum of the list of moves."""


class CardPress(DecisionPress, op="card"):
    """A select of cards or players. Its values are moves."""


class DrawPress(DecisionPress, op="draw"):
    """*Draw*."""


class PassPress(DecisionPress, op="pass"):
    """*Pass*."""


AT_ANY_TIME: Mapping[str, type[DecisionPress]] = {"draw": DrawPress, "pass": PassPress}
"""The presses for moves without cards, where nothing depends on whose turn it is."""


def stamp(listed: Sequence[object]) -> str:
    """A checksum of a list of moves or cards, to notice that the list has changed."""
    return f"{crc32(repr(list(listed)).encode()):08x}"


def stamp_of(moves: tuple[Action, ...]) -> str:
    """The ``stamp`` of the moves of a view, made once: their buttons carry it, and a press is compared with it."""
    return _STAMPS.get(moves, 0, lambda: stamp(moves))


def decision_rows(table: Table, view: View, names: Sequence[str], locale: str, faces: Faces) -> list[Row]:
    """Everything that the seat of this view may do about its awaited decision."""
    if view.anytime:
        return _anytime_rows(table, view, locale, faces)
    moves = list(view.moves)
    cards = [(n, move) for n, move in enumerate(moves) if len(move.cards) == 1 and move.verb not in CHOSEN_APART]
    plain = [(n, move) for n, move in enumerate(moves) if not move.cards]
    found: list[Row] = []
    mark = stamp_of(view.moves)
    if len(cards) <= CARD_BUTTONS:
        found += rows(*(_card_button(table, table.prompt, n, move, mark, locale, faces) for n, move in cards))
    else:
        found += _card_selects(table, table.prompt, [move for _, move in cards], locale, faces)
    found += _together_rows(table, view, mark, locale, faces)
    for verb in CHOSEN_APART:
        offered = [move for move in moves if move.verb == verb]
        found += _chunks(
            table, table.prompt, offered, texts.text(locale, f"pick-{verb}") if offered else "", locale, faces
        )
    if len(plain) > CARD_BUTTONS:
        found.append(_seat_select(table, [move for _, move in plain], names, locale))
        plain = [(n, move) for n, move in plain if move.seat < 0]
    return found + rows(*(_plain_button(table, view, n, move, mark, names, locale) for n, move in plain))


def _anytime_rows(table: Table, view: View, locale: str, faces: Faces) -> list[Row]:
    """The whole hand, one card or several where the game has that, right or wrong (AMM-30). Nothing depends on whose
    turn it is.
    """
    singles = [(n, move) for n, move in enumerate(view.offered) if move.verb == "play"]
    found: list[Row] = []
    if len(singles) <= CARD_BUTTONS:
        mark = stamp_of(view.offered)
        found += rows(*(_card_button(table, None, n, move, mark, locale, faces) for n, move in singles))
    else:
        found += _card_selects(table, None, [move for _, move in singles], locale, faces)
    openly = [card for card in view.hand if any(move.cards == (card,) for _, move in singles)]
    if len(openly) > 1 and table.game.lays_several:
        found += several(table, "play", openly, texts.text(locale, "pick-several-play"), locale, faces)
    for verb in sorted({move.verb for move in view.offered if move.cards} - {"play"}):
        cards = [move.cards[0] for move in view.offered if move.verb == verb]
        title = texts.text(locale, f"pick-{verb}")
        options = [card_option(verb, card, locale, faces) for card in cards]
        found.append(select(CardPress(table.id, argument=verb), title, options))
    plain = [move for move in view.offered if not move.cards]
    return found + rows(
        *(
            button(AT_ANY_TIME[move.verb](table.id), _plain_label(view, move, (), locale), STYLES[move.verb])
            for move in plain
            if move.verb in AT_ANY_TIME
        )
    )


def _together_rows(table: Table, view: View, mark: str, locale: str, faces: Faces) -> list[Row]:
    """Laying several cards at once: a few ways as buttons, and a free choice of the cards."""
    ways = [(n, move) for n, move in enumerate(view.moves) if len(move.cards) > 1]
    free = {"poker"} if view.awaits is not None and view.awaits.kind == "poker" else set()
    found: list[Row] = []
    if len(ways) <= COMBINATION_BUTTONS:
        found += rows(*(_way_button(table, n, move, mark, locale, faces) for n, move in ways))
    for verb in sorted({move.verb for _, move in ways} | free):
        of_verb = [move for _, move in ways if move.verb == verb]
        held = view.hand if verb in free else _union(view.hand, of_verb)
        found += several(table, verb, held, texts.text(locale, f"pick-several-{verb}"), locale, faces, table.prompt)
    return found


def _union(hand: Sequence[int], ways: Sequence[Action]) -> list[int]:
    """Give the cards of a hand that occur in any of these ways. Each occurs as often as in the way that has
    most of it.
    """
    most = {card: max(way.cards.count(card) for way in ways) for way in ways for card in way.cards}
    return [card for card in sorted(set(hand)) for _ in range(most.get(card, 0))]


def _way_button(table: Table, number: int, move: Action, mark: str, locale: str, faces: Faces) -> Button[LayoutView]:
    plain = " ".join(written_card(locale, card, faces) for card in move.cards)
    label = texts.text(locale, f"move-{move.verb}", card=plain)
    return button(MovePress(table.id, table.prompt, f"{number}.{mark}"), label, discord.ButtonStyle.primary)


def several(
    table: Table, verb: str, cards: Sequence[int], title: str, locale: str, faces: Faces, prompt: int | None = None
) -> list[Row]:
    """A select for one card or several. Copies of a card are separate options."""
    listed = list(cards) if len(cards) <= SELECT_OPTIONS else sorted(set(cards))
    found = []
    for start in range(0, len(listed), SELECT_OPTIONS):
        some = listed[start : start + SELECT_OPTIONS]
        options = [card_option(verb, card, locale, faces) for card in some]
        for place, card in enumerate(some):
            copies = some[:place].count(card)
            options[place].value += f".{copies + 1}" if copies else ""
        found.append(select(CardPress(table.id, prompt, f"several{start}"), title, options, most=len(options)))
    return found


def _card_button(
    table: Table, prompt: int | None, number: int, move: Action, mark: str, locale: str, faces: Faces
) -> Button[LayoutView]:
    card = move.cards[0]
    emoji, name = faces.emoji(card), written_card(locale, card, faces)
    label = name if move.verb == "play" else texts.text(locale, f"move-{move.verb}", card=name)
    style = discord.ButtonStyle.success if move.verb != "play" else discord.ButtonStyle.primary
    press = MovePress(table.id, prompt, f"{number}.{mark}")
    return button(press, label, style, emoji)


def _plain_button(
    table: Table, view: View, number: int, move: Action, mark: str, names: Sequence[str], locale: str
) -> Button[LayoutView]:
    style = STYLES.get(move.verb, discord.ButtonStyle.primary)
    label = _plain_label(view, move, names, locale)
    return button(MovePress(table.id, table.prompt, f"{number}.{mark}"), label, style)


def _plain_label(view: View, move: Action, names: Sequence[str], locale: str) -> str:
    what, choice = chosen(move)
    if what == "seat":
        return names[choice]
    if what == "suit":
        return texts.text(locale, f"suit-{choice}")
    if what == "number":
        return texts.text(locale, "button-number", number=choice)
    if move.verb == "draw" and view.owed:
        return texts.text(locale, "button-draw-debt", debt=view.owed)
    if move.verb == "accept":
        return texts.text(locale, "button-accept", count=view.threatened)
    return texts.text(locale, f"button-{move.verb}")


def _card_selects(table: Table, prompt: int | None, moves: list[Action], locale: str, faces: Faces) -> list[Row]:
    what = "give" if all(move.verb == "give" for move in moves) else "card"
    if len(moves) <= SELECT_OPTIONS:
        return _chunks(table, prompt, moves, texts.text(locale, f"pick-{what}"), locale, faces)
    by_suit: dict[int, list[Action]] = {}
    for move in moves:
        by_suit.setdefault(SUIT[move.cards[0]], []).append(move)
    found: list[Row] = []
    for suit, some in sorted(by_suit.items()):
        title = texts.text(locale, f"suit-{suit}") if suit >= 0 else "🃏"
        title = texts.text(locale, f"pick-{what}-of", suit=title)
        found += _chunks(table, prompt, some, title, locale, faces, suit=f"-{suit}-")
    return found


def _chunks(
    table: Table,
    prompt: int | None,
    moves: Sequence[Action],
    title: str,
    locale: str,
    faces: Faces,
    *,
    suit: str = "",
) -> list[Row]:
    """Selects of up to 25 moves, as many selects as needed."""
    return [
        select(
            CardPress(table.id, prompt, f"{moves[start].verb}{suit}{start}"),
            title,
            [card_option(move.verb, move.cards[0], locale, faces) for move in moves[start : start + SELECT_OPTIONS]],
        )
        for start in range(0, len(moves), SELECT_OPTIONS)
    ]


def card_option(verb: str, card: int, locale: str, faces: Faces) -> discord.SelectOption:
    """An option of a select: a card, and what is done with it."""
    return select_option(
        _card_label(verb, written_card(locale, card, faces), locale),
        f"{verb}.{NAMES[card]}",
        emoji=faces.emoji(card),
    )


@cache
def _card_label(verb: str, plain: str, locale: str) -> str:
    """A card, and what is done with it."""
    key = f"move-{verb}"
    return texts.text(locale, key, card=plain) if texts.has(locale, key) else plain


def _seat_select(table: Table, moves: Sequence[Action], names: Sequence[str], locale: str) -> Row:
    options = [select_option(names[move.seat], f"{move.verb}.{move.seat}") for move in moves if move.seat >= 0]
    press = CardPress(table.id, table.prompt, "seat")
    return select(press, texts.text(locale, "pick-seat"), options)


def chosen_move(values: Sequence[str]) -> Action | None:
    """Give the move that the chosen values of a select mean, with several cards if there are several. None if a value
    is unreadable.
    """
    found = [_chosen(value) for value in values]
    verbs = {move.verb for move in found if move is not None}
    if not found or None in found or len(verbs) != 1:
        return None
    moves = [move for move in found if move is not None]
    return moves[0] if len(moves) == 1 else Action(verbs.pop(), tuple(card for move in moves for card in move.cards))


def _chosen(value: str) -> Action | None:
    """Read ``verb.SEAT``, ``verb.CARD`` (perhaps followed by the number of a copy), or ``verb.CARD+CARD.WORDS``."""
    verb, _, choice = value.partition(".")
    if choice.isascii() and choice.isdigit():
        return choosing(verb, "seat", int(choice))
    named, _, rest = choice.partition(".")
    try:
        return Action(verb, tuple(parse(name) for name in named.split("+")), text="" if rest.isdigit() else rest)
    except ValueError:
        return None


def pressed_move(argument: str, moves: tuple[Action, ...]) -> Action | None:
    """Give the move that a button's argument means; None if the list of moves has changed since."""
    number, _, mark = argument.partition(".")
    if not (number.isascii() and number.isdigit()) or mark != stamp_of(moves) or int(number) >= len(moves):
        return None
    return moves[int(number)]
