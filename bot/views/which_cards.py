"""The question which cards a person means, if the typed text fits several held cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord.ui import LayoutView, TextDisplay

from bot.language import texts
from bot.language.cards import card_name
from bot.tables.table import Table
from bot.views.components import GREEN, button, framed, own_button, rows
from bot.views.parts import HandPress
from bot.views.press import DecisionPress
from bot.views.prompts import stamp


class TypedCards(NamedTuple):
    """Cards to be used: for what, what they are taken for, and what is called and declared with them."""

    verb: str
    cards: tuple[int, ...]
    words: str = ""
    call: int | None = None
    mau: bool = False


class TypedCardsPress(DecisionPress, op="meant"):
    """The person has said which cards of the hand were meant, by their places in it."""


def which_cards_view(
    table: Table, hand: Sequence[int], ways: Sequence[TypedCards], prompt: int | None, locale: str
) -> LayoutView:
    """A button for each way. It contains no card, only places in this hand."""
    asked = [
        button(
            TypedCardsPress(table.id, prompt, _argument(table, hand, way)),
            " ".join(card_name(locale, card) for card in way.cards),
            discord.ButtonStyle.primary,
        )
        for way in ways
    ]
    title: TextDisplay[LayoutView] = TextDisplay(texts.text(locale, "meant-title"))
    return framed(GREEN, [title, *rows(*asked), *rows(own_button(locale, HandPress(table.id)))])


def hand_stamp(table: Table, hand: Sequence[int]) -> str:
    """A checksum of a hand in its round."""
    return stamp((table.begun_state().round, *hand))


def _argument(table: Table, hand: Sequence[int], way: TypedCards) -> str:
    places = "".join(f"{hand.index(card):02x}" for card in way.cards)
    call = "" if way.call is None else way.call
    return f"{way.verb}.{places}.{hand_stamp(table, hand)}.{call}.{int(way.mau)}.{way.words}"
