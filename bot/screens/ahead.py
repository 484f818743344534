"""Moves ahead: what is offered on a hand between two turns, and the list of what a person has said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import discord

from bot.screens.components import (
    SELECT_OPTIONS,
    ComponentRow,
    Labelled,
    TablePress,
    select,
    select_option,
)
from bot.screens.games import board
from bot.screens.page import Page
from bot.screens.prompts import card_option, describe_with_cards, encode_places, make_round_argument, stamp
from bot.tables.table import Table
from bot.words import text_keys, texts
from bot.words.texts import Person, TextKeys
from rules.ahead import FACTS, JUMP, ON_CARDS, ONLY, MoveAhead, parts
from rules.cards import RANKS, SUIT_OUTLINES
from rules.table import Action

ARM = "arm"
"""The verb in the values of a select."""
ANY, WHEN = "any", "when"
"""How a card is played ahead: as soon as it can be; or on the facts of a select. Other ways are facts themselves."""
HAND_CHARACTERS, LIST_CHARACTERS = 600, 1500
"""Upper bounds on the characters of what was said, on a hand and in its own list."""
WITHOUT_CARDS = (ONLY, "draw", "pass")
"""Verbs of moves ahead for which no card is chosen."""


PLANNED: Final = TextKeys("ahead-{}", lambda: ("play", JUMP, *WITHOUT_CARDS))
"""What is to be done."""
FACT: Final = TextKeys("ahead-{}", lambda: {*FACTS} - {*ON_CARDS})
"""When: a fact that is not about the card to follow."""
WAY: Final = TextKeys("ahead-{}", lambda: (ANY, "no-other", "debt", "draw", "pass"))


class AheadPress(Labelled, TablePress, op="arm"):
    """*Play ahead*: the list, or, with cards chosen, the question when they are to be played."""


class AheadAddPress(TablePress, op="plan"):
    """When, and of which cards of the hand, by their places in it: a move ahead is made."""


def ahead_lines(page: Page) -> str:
    """What was played for a person, what they have planned, and what of it went because the hand has changed."""
    player = page.table.players[page.seat]
    made = [_done(page, one.action) for one in player.made]
    lines = [f"**{page.text('ahead-made', what=page.person.format_list(made))}**"] if made else []
    lines += [f"⏭ {sentence(page, one)}" for one in player.ahead if one.action.verb != ONLY]
    lines += [f"-# {page.text('ahead-dropped', what=deed_in_words(page, one))}" for one in player.dropped]
    return fit_lines(lines, HAND_CHARACTERS)


def fit_lines(lines: Sequence[str], most: int) -> str:
    """As many whole lines as fit, the first ones first; a line with dots stands for the others."""
    found = ""
    for line in lines:
        if len(found) + len(line) > most - 2:
            return f"{found}…"
        found += f"{line}\n"
    return found.rstrip("\n")


def sentence(page: Page, one: MoveAhead, *, label: bool = False) -> str:
    """A move ahead in words: what is done, and when; as the ``label`` of an option, where there are no pictures."""
    deed = deed_in_words(page, one, label=label)
    return page.text("ahead-line", deed=deed, when=_when(page, one.when)) if one.action.cards else deed


def deed_in_words(page: Page, one: MoveAhead, *, label: bool = False) -> str:
    cards = [page.person.card(card) if label else page.faces.text(card) for card in one.action.cards]
    said = page.text(PLANNED.key(one.action.verb), cards=" ".join(cards))
    names = page.labels if label else page.names
    for answer in one.then:
        what = page.text(text_keys.SUIT.key(answer.suit)) if answer.suit >= 0 else names[answer.seat]
        said = page.text("ahead-then", deed=said, what=what)
    return said


def _done(page: Page, action: Action) -> str:
    """A move that was made ahead: any that the rules have, for it may have been the only one."""
    if not action.cards:
        return page.text(text_keys.BUTTON.key(action.verb))
    cards = " ".join(map(page.faces.text, action.cards))
    return (
        page.text("ahead-jump", cards=cards)
        if action.verb == JUMP
        else describe_with_cards(page.person, action.verb, cards)
    )


def _when(page: Page, facts: Sequence[str]) -> str:
    """Some facts in words: one of them has to hold."""
    on = [follow_sign(*parts(one)) for one in facts if parts(one)[0] in ON_CARDS]
    told = [page.text("ahead-on", cards=page.person.format_list(on, key="list-or"))] if on else []
    told += [fact_in_words(page, one) for one in facts if parts(one)[0] not in ON_CARDS]
    return page.person.format_list(told, key="list-or") or page.text("ahead-any")


def fact_in_words(page: Page, said: str) -> str:
    name, which = parts(said)
    return page.text(FACT.key(name), count=which)


def way_label(reader: Person, way: str) -> str:
    """What is planned, or when, as the label of a button or an option."""
    return reader.text("button-ahead-jump") if way == JUMP else texts.capital(reader.text(WAY.key(way)))


def follow_sign(name: str, which: int) -> str:
    """A suit or a rank that is to be followed."""
    return SUIT_OUTLINES[which] if name == "suit" else RANKS[which] if which < len(RANKS) else "🃏"


def card_rows(page: Page) -> list[ComponentRow]:
    """The cards of the hand, several of them where a game lays them together; and what can be said without a card."""
    table, held, its = page.table, sorted(set(page.seen.hand)), board(page.seen)
    verbs = [verb for verb in (its.way_out,) if not page.seen.anytime and not _has(table, page.seat, verb)]
    options = [select_option(way_label(page.person, verb), f"{ARM}.{verb}") for verb in verbs]
    alike = Person(page.locale, page.person.pictures)
    options += [_card_option(card, alike) for card in held]
    # with another id a client forgets what was chosen in it
    mark = ahead_stamp(table, page.seat) if table.players[page.seat].ahead else ""
    found = []
    for start in range(0, len(options), SELECT_OPTIONS):
        some = options[start : start + SELECT_OPTIONS]
        press = AheadPress(table.id, make_round_argument(table, f"pick{start}{mark}"))
        found.append(select(press, page.text("pick-ahead"), some, most=len(some) if its.together else 1))
    return found


@lru_cache(maxsize=4096)
def _card_option(card: int, reader: Person) -> discord.SelectOption:
    """A card of the select, made once for all who read it so: it stands on every hand between two turns. Nobody
    changes it.
    """
    return card_option(ARM, card, reader)


def add_press(page: Page, how: str, cards: Sequence[int]) -> AheadAddPress:
    hand = page.seen.hand
    return AheadAddPress(
        page.table.id, make_round_argument(page.table, f"{how}.{encode_places(cards, hand)}.{stamp(hand)}")
    )


def _has(table: Table, seat: int, verb: str) -> bool:
    return any(one.action.verb == verb for one in table.players[seat].ahead)


def ahead_stamp(table: Table, seat: int) -> str:
    """A checksum of what a person has said ahead."""
    return stamp(table.players[seat].ahead)
