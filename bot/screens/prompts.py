"""Turns decisions into components: what a player may do becomes selects and buttons, in the same way for every rule.

An answer carries its table, the number of its decision (or, if that does not matter, of its round), and that of the
move. Cards are only in the values of selects.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

import discord
from discord.ui import Button, LayoutView

from bot.screens.components import (
    SELECT_OPTIONS,
    ComponentRow,
    DecisionPress,
    Labelled,
    button,
    rows,
    select,
    select_option,
)
from bot.screens.page import Page
from bot.tables.table import Refused, Table
from bot.words import text_keys, texts
from bot.words.texts import OpenTextKeys, Person, TextKeys
from rules.cards import NAMES, SUIT, SUIT_OUTLINES, parse
from rules.table import Action, choosing, chosen
from rules.verbs import VERBS

CARD_BUTTONS = 10
"""Up to this many moves with a card are buttons. More are selects."""
CHOSEN_APART = tuple(verb.name for verb in VERBS.values() if verb.own_choice)
"""Verbs each of which gets a select of its own."""
OF_RANKS = ("demand", "names")
"""Decisions whose numbers are ranks: 1 is an ace, 11 a jack."""
PLAIN_BUTTONS, PLAIN_SELECTS = 20, 5
"""On a hand that is shown plainly, up to this many moves are buttons. More are selects, and this many of them fit."""
HINT_CHARACTERS = 40
"""Upper bound on the characters of a button that says what its card does. For more there is no room."""
COMBINATION_BUTTONS = 5
"""Up to this many ways to lay several cards together are buttons. The cards can also be chosen freely."""
STYLES = {
    "play": discord.ButtonStyle.primary,
    "draw": discord.ButtonStyle.secondary,
    "pass": discord.ButtonStyle.secondary,
    "accept": discord.ButtonStyle.secondary,
    "resign": discord.ButtonStyle.danger,
}


PICK: Final = OpenTextKeys("pick-{}")
"""What is chosen in a select, by its verb or its kind; where it has no text, it is a card."""
PICK_SEVERAL: Final = OpenTextKeys("pick-several-{}")
PICK_OF_SUIT: Final = TextKeys("pick-{}-of", lambda: ("card", "give"))


class MovePress(DecisionPress, op="move"):
    """One of the offered moves: its number, and a checksum of the list of moves."""


class CardPress(DecisionPress, op="card"):
    """A select of cards or players. Its values are moves."""


class DrawPress(Labelled, DecisionPress, op="draw"):
    """*Draw*."""


class PassPress(Labelled, DecisionPress, op="pass"):
    """*Pass*."""


ROUND = "@"
"""In an id that counts at any time, stands before the number of its round."""


def make_round_argument(table: Table, argument: str = "") -> str:
    """Return the argument of an id that counts at any time in the present round."""
    return f"{argument}{ROUND}{table.state.round if table.state is not None else 0}"


AT_ANY_TIME: Mapping[str, type[DecisionPress]] = {"draw": DrawPress, "pass": PassPress}
"""The presses for moves without cards, where nothing depends on whose turn it is."""


def stamp(listed: Sequence[object]) -> str:
    """A checksum of a list of moves or cards, to notice that the list has changed."""
    return f"{crc32(repr(list(listed)).encode()):08x}"


def encode_places(cards: Sequence[int], hand: Sequence[int]) -> str:
    """Cards of a hand by their places, for an id, which never contains a card."""
    return "".join(f"{hand.index(card):02x}" for card in cards)


def decode_places(places: str, hand: Sequence[int]) -> list[int]:
    """The cards that ``encode_places`` wrote. Raises ``Refused`` for a place that the hand does not have."""
    held = [int(place, 16) for place in re.findall("[0-9a-f]{2}", places)]
    if max(held, default=0) >= len(hand):
        raise Refused("moved-on")
    return [hand[place] for place in held]


class MoveParts(NamedTuple):
    """What answers a decision: rows of cards and choices, and small buttons for what needs neither, as drawing."""

    rows: Sequence[ComponentRow]
    small: Sequence[Button[LayoutView]] = ()


def decision_parts(page: Page, does: Callable[[Action], str] | None = None) -> MoveParts:
    """Everything that a seat may do about its awaited decision. Whoever wants hints is told in a button what its move
    ``does``.
    """
    asked = _Prompt(page, does if page.person.hints else None)
    return asked.anytime_parts() if page.seen.anytime else asked.parts()


def describe_move(page: Page, move: Action, card: Callable[[int], str]) -> str:
    """A move of the seat of a page in a few words. ``card`` writes a card."""
    if not move.cards:
        return _Prompt(page).plain_label(move)
    return describe_with_cards(page.person, move.verb, " ".join(map(card, move.cards)))


def describe_with_cards(reader: Person, verb: str, cards: str) -> str:
    """What is done with cards that are written already; for a verb without words of its own, the cards."""
    key = text_keys.MOVE.find(verb)
    return reader.text(key, card=cards) if key else cards


def plain_decision_rows(page: Page) -> list[ComponentRow]:
    """The same by the fewest means, for a hand on which that has failed: each move by its cards or its choice."""
    return _Prompt(page).plain_rows()


class _Prompt:
    """The decision of a seat, and what all its components need to know.

    ``prompt`` is its number at its table; None: it may be answered at any time in the ``round``.
    """

    def __init__(self, page: Page, does: Callable[[Action], str] | None = None) -> None:
        self.page, self.table, self.view, self.text, self.does = page, page.table, page.seen, page.text, does
        self.reader, self.faces = page.person, page.faces
        view = page.seen
        self.prompt = None if view.anytime else page.table.prompt
        self.round = make_round_argument(page.table) if view.anytime else ""
        self.mark = stamp(view.offered if view.anytime else view.moves)
        self.copies = Counter(view.hand)

    def parts(self) -> MoveParts:
        """What may be answered on one's turn."""
        moves = list(self.view.moves)
        cards = [(n, move) for n, move in enumerate(moves) if len(move.cards) == 1 and move.verb not in CHOSEN_APART]
        plain = [(n, move) for n, move in enumerate(moves) if not move.cards]
        found = [*self._cards(cards), *self._together()]
        for verb in CHOSEN_APART:
            if offered := [move for move in moves if move.verb == verb]:
                found += self._selects(offered, self.text(PICK.find(verb) or "pick-card"))
        choices = [move for _, move in plain if chosen(move)[0] != "nothing"]
        if len(choices) > CARD_BUTTONS:
            what = "rank" if self._asks_for_ranks() else chosen(choices[0])[0]
            found += self._selects(choices, self.text(PICK.find(what) or "pick-card"))
            choices = []
        found += rows(*(self._plain_button(n, move) for n, move in plain if move in choices))
        small = [self._plain_button(n, move) for n, move in plain if chosen(move)[0] == "nothing"]
        return MoveParts(found, small)

    def anytime_parts(self) -> MoveParts:
        """The whole hand, one card or several where the game has that, right or wrong (AMM-30). Nothing depends on
        whose turn it is, and no card is a button: a press might cost cards.
        """
        offered = self.view.offered
        held = [move.cards[0] for move in offered if move.verb == "play"]
        openly = [card for card in self.view.hand if card in held]
        several = self.table.game.lays_several
        found = (
            cards_select(
                self.page, "play", openly, self.text("pick-several-play" if several else "pick-card"), one=not several
            )
            if openly
            else []
        )
        for verb in sorted({move.verb for move in offered if move.cards} - {"play"}):
            options = [self._option(move) for move in offered if move.verb == verb]
            press = CardPress(self.table.id, argument=verb + self.round)
            found.append(select(press, self.text(PICK.find(verb) or "pick-card"), options))
        plain = [move for move in offered if not move.cards and move.verb in AT_ANY_TIME]
        small = [
            button(AT_ANY_TIME[move.verb](self.table.id, None, self.round), self.plain_label(move), STYLES[move.verb])
            for move in plain
        ]
        return MoveParts(found, small)

    def plain_rows(self) -> list[ComponentRow]:
        """Each move as a button; of many, those that choose something as options of selects."""
        moves = list(enumerate(self.view.offered if self.view.anytime else self.view.moves))
        apart = [] if len(moves) <= PLAIN_BUTTONS else [move for _, move in moves if chosen(move)[0] != "nothing"]
        options = {move_value(move): select_option(self._plainly(move), move_value(move)) for move in apart}
        listed, found = [*options.values()][: PLAIN_SELECTS * SELECT_OPTIONS], list[ComponentRow]()
        for start in range(0, len(listed), SELECT_OPTIONS):
            press = CardPress(self.table.id, self.prompt, f"plain{start}{self.round}")
            found.append(select(press, f"{start + 1}…", listed[start : start + SELECT_OPTIONS]))
        buttons = [button(self._press(n), self._plainly(move)) for n, move in moves if move not in apart]
        return [*found, *rows(*buttons[:PLAIN_BUTTONS])]

    def _plainly(self, move: Action) -> str:
        what, choice = chosen(move)
        if what == "seat":
            return self.page.labels[choice]
        if what == "suit":
            return SUIT_OUTLINES[choice]
        if what == "number":
            return str(choice)
        if what == "nothing":
            return self.plain_label(move) if text_keys.BUTTON.find(move.verb) else move.verb
        return describe_with_cards(self.reader, move.verb, " ".join(self.reader.card(card) for card in move.cards))

    # single cards

    def _cards(self, moves: Sequence[tuple[int, Action]]) -> list[ComponentRow]:
        """A few moves of one card each as buttons, more of them in selects."""
        if len(moves) <= CARD_BUTTONS:
            return rows(*(self._card_button(n, move) for n, move in moves))
        what = "give" if all(move.verb == "give" for _, move in moves) else "card"
        if len(moves) <= SELECT_OPTIONS:
            return self._selects([move for _, move in moves], self.text(PICK.find(what) or "pick-card"))
        by_suit: dict[int, list[Action]] = {}
        for _, move in moves:
            by_suit.setdefault(SUIT[move.cards[0]], []).append(move)
        found: list[ComponentRow] = []
        for suit, some in sorted(by_suit.items()):
            named = self.text(text_keys.SUIT.key(suit)) if suit >= 0 else "🃏"
            found += self._selects(some, self.text(PICK_OF_SUIT.key(what), suit=named), f"-{suit}-")
        return found

    def _card_button(self, number: int, move: Action) -> Button[LayoutView]:
        label = self._label(move)
        if self.does is not None and (told := self.does(move)) and len(label + told) <= HINT_CHARACTERS - 3:
            label = f"{label} · {told}"
        return button(self._press(number), label, discord.ButtonStyle.primary, self.faces.emoji(move.cards[0]))

    def _selects(self, moves: Sequence[Action], title: str, suit: str = "") -> list[ComponentRow]:
        """Selects of up to 25 moves, as many selects as needed."""
        return [
            select(
                CardPress(self.table.id, self.prompt, f"{moves[start].verb}{suit}{start}{self.round}"),
                title,
                [self._option(move) for move in moves[start : start + SELECT_OPTIONS]],
            )
            for start in range(0, len(moves), SELECT_OPTIONS)
        ]

    def _option(self, move: Action) -> discord.SelectOption:
        if not move.cards:
            return select_option(self.plain_label(move), move_value(move))
        return select_option(self._label(move), move_value(move), emoji=self.faces.emoji(move.cards[0]))

    def _label(self, move: Action) -> str:
        """A card, what is done with it, and how often the hand has it, if more than once."""
        [card] = move.cards
        label = _card_label(move.verb, self.reader.card(card), self.reader.locale)
        return f"{label} ×{self.copies[card]}" if self.copies[card] > 1 else label

    # several cards

    def _together(self) -> list[ComponentRow]:
        """Laying several cards at once: a few ways as buttons, and a free choice of the cards."""
        view, found = self.view, list[ComponentRow]()
        ways = [(n, move) for n, move in enumerate(view.moves) if len(move.cards) > 1]
        free = {"poker"} if view.awaits is not None and view.awaits.kind == "poker" else set()
        if len(ways) <= COMBINATION_BUTTONS:
            found += rows(*(self._way_button(n, move) for n, move in ways))
        for verb in sorted({move.verb for _, move in ways} | free):
            of_verb = [move for _, move in ways if move.verb == verb]
            held = view.hand if verb in free else _union(view.hand, of_verb)
            title = self.text(PICK_SEVERAL.find(verb) or "pick-several-play")
            found += cards_select(self.page, verb, held, title, self.prompt)
        return found

    def _way_button(self, number: int, move: Action) -> Button[LayoutView]:
        named = " ".join(self.reader.card(card) for card in move.cards)
        return button(
            self._press(number), describe_with_cards(self.reader, move.verb, named), discord.ButtonStyle.primary
        )

    # without cards

    def _plain_button(self, number: int, move: Action) -> Button[LayoutView]:
        style = STYLES.get(move.verb, discord.ButtonStyle.primary)
        return button(self._press(number), self.plain_label(move), style)

    def plain_label(self, move: Action) -> str:
        what, choice = chosen(move)
        if what == "seat":
            return self.page.labels[choice]
        if what == "suit":
            return self.text(text_keys.SUIT.key(choice))
        if what == "number":
            return self.text("button-rank" if self._asks_for_ranks() else "button-number", number=choice)
        if move.verb == "draw" and self.view.owed:
            return self.text("button-draw-debt", debt=self.view.owed)
        if move.verb == "accept":
            return self.text("button-accept", count=self.view.threatened)
        return self.text(text_keys.BUTTON.key(move.verb))

    def _asks_for_ranks(self) -> bool:
        """Whether the numbers that are asked for are ranks."""
        return self.view.awaits is not None and self.view.awaits.kind in OF_RANKS

    def _press(self, number: int) -> MovePress:
        return MovePress(self.table.id, self.prompt, f"{number}.{self.mark}{self.round}")


def _union(hand: Sequence[int], ways: Sequence[Action]) -> list[int]:
    """Return the cards of a hand that occur in any of these ways. Each occurs as often as in the way that has
    most of it.
    """
    most = {card: max(way.cards.count(card) for way in ways) for way in ways for card in way.cards}
    return [card for card in sorted(set(hand)) for _ in range(most.get(card, 0))]


def cards_select(
    page: Page, verb: str, cards: Sequence[int], title: str, prompt: int | None = None, *, one: bool = False
) -> list[ComponentRow]:
    """A select for one card or several; only ``one``, if nothing else goes. Copies of a card are separate options.

    Without a prompt it counts at any time in its round.
    """
    listed = list(cards) if len(cards) <= SELECT_OPTIONS else sorted(set(cards))
    found = []
    for start in range(0, len(listed), SELECT_OPTIONS):
        some = listed[start : start + SELECT_OPTIONS]
        options = [card_option(verb, card, page.person) for card in some]
        for place, card in enumerate(some):
            copies = some[:place].count(card)
            options[place].value += f".{copies + 1}" if copies else ""
        argument = f"several{start}" if prompt is not None else make_round_argument(page.table, f"several{start}")
        most = 1 if one else len(options)
        found.append(select(CardPress(page.table.id, prompt, argument), title, options, most=most))
    return found


def card_option(verb: str, card: int, reader: Person) -> discord.SelectOption:
    """An option of a select: a card, and what is done with it."""
    label = _card_label(verb, reader.card(card), reader.locale)
    return select_option(label, f"{verb}.{NAMES[card]}", emoji=reader.faces.emoji(card))


def move_value(move: Action) -> str:
    """The value of an option that stands for a move; ``chosen_move`` reads it."""
    if not move.cards:
        return f"{move.verb}.{'-'.join(map(str, chosen(move)))}"
    cards = "+".join(NAMES[card] for card in move.cards)
    return f"{move.verb}.{cards}.{move.text}" if move.text else f"{move.verb}.{cards}"


@cache
def _card_label(verb: str, plain: str, locale: str) -> str:
    """A card, and what is done with it."""
    key = text_keys.MOVE.find(verb)
    return texts.text(locale, key, card=plain) if verb != "play" and key else plain


def chosen_move(values: Sequence[str]) -> Action | None:
    """Return the move that the chosen values of a select mean, with several cards if there are several. None if a value
    is unreadable.
    """
    found = [_chosen(value) for value in values]
    verbs = {move.verb for move in found if move is not None}
    if not found or None in found or len(verbs) != 1:
        return None
    moves = [move for move in found if move is not None]
    return moves[0] if len(moves) == 1 else Action(verbs.pop(), tuple(card for move in moves for card in move.cards))


def _chosen(value: str) -> Action | None:
    """Read ``verb.WHAT-NUMBER`` (a seat, a suit or a number; ``verb.SEAT`` in messages of earlier versions),
    ``verb.CARD`` (perhaps followed by the number of a copy), or ``verb.CARD+CARD.WORDS``.
    """
    verb, _, choice = value.partition(".")
    what, _, which = choice.rpartition("-")
    if which.isascii() and which.isdigit() and what in ("", "seat", "suit", "number"):
        return choosing(verb, what or "seat", int(which))
    named, _, rest = choice.partition(".")
    try:
        return Action(verb, tuple(parse(name) for name in named.split("+")), text="" if rest.isdigit() else rest)
    except ValueError:
        return None
