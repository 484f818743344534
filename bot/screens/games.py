"""Games and their options in words: names, introductions, what an option does and how it is usually set; and what the
family of a game shows of it: its board, and the rule behind a *Why?*.

A *Why?* is asked about a rule's id, about what is awaited, or about a word. Effects, moves, interrupts and decisions
declare what they are ``about``, and a game what its rules are about: nothing is listed here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Never, cast

from bot.screens.board import Board
from bot.screens.climbing import ZhengBoard
from bot.screens.page import SERVER_NAME_CHARACTERS, Page, table_link
from bot.screens.shedding import MauMauBoard
from bot.tables.table import TABLE_SETTINGS, USUAL_SETTINGS, Table
from bot.words import names, text_keys, texts
from bot.words.texts import OpenTextKeys, Person
from rules.catalogue import GAMES_KEPT, RULEBOOKS
from rules.climbing.view import ZhengView
from rules.families import FAMILIES, family_of
from rules.game import Rulebook, SomeGame
from rules.options import Option, Value
from rules.plain_text import caseless
from rules.shedding.definitions.new_rule import trust
from rules.shedding.definitions.reading import ABOUT_LENGTH_LIMIT, OF_OWN_GAMES, TITLE_LENGTH_LIMIT
from rules.shedding.view import MauMauView
from rules.view import View

OWN_NAME = re.compile(r"own-[0-9a-f]{12}")
"""The names in the database of games that people have written."""
OwnGames = Mapping[str, str]
"""Games that people of a server have written: what they call each, by its name in the database."""


def game_name(table: Table, reader: Person) -> str:
    """The name of a table's game, for text; at the match of an event also what that is called."""
    title = table.notes.origin.title
    return " · ".join([name_of(table.game, reader), *([names.escape(title)] if title else [])])


def where_text(page: Page, *, linked: bool = True) -> str:
    """The game of a table, its server, and the way to it, unless a button leads there."""
    table = page.table
    if not linked:
        server = names.escape(table.notes.origin.where, SERVER_NAME_CHARACTERS)
        return " · ".join(filter(None, [game_name(table, page.person), server]))
    where = f"{names.escape(table.notes.origin.where, SERVER_NAME_CHARACTERS)} · " if table.notes.origin.where else ""
    # no name stands in a link: it might end it
    return page.text("hand-where", game=game_name(table, page.person), where=where, link=table_link(table))


def where_line(page: Page, *, linked: bool = True) -> str:
    """The same in small print."""
    return f"-# {where_text(page, linked=linked)}"


def name_of(game: SomeGame, reader: Person) -> str:
    """A game's name, for text: in the reader's language, or as those call it who have written it down."""
    title = game.book.title
    return names.escape(title, TITLE_LENGTH_LIMIT) if title else reader.text(text_keys.GAME.key(game.name))


def plain_name_of(game: SomeGame, reader: Person) -> str:
    """A game's name, for buttons, selects and titles."""
    title = game.book.title
    return names.plain(title, TITLE_LENGTH_LIMIT) if title else reader.text(text_keys.GAME.key(game.name))


def our_game(typed: str) -> str | None:
    """Return the name in the program of one of our games that somebody calls so, in any language; None for another."""
    return _called().get(caseless(typed))


@cache
def _called() -> Mapping[str, str]:
    tongues = (
        (name, texts.text(tongue, text_keys.GAME.key(name)))
        for tongue in reversed(texts.LANGUAGES)
        for name in RULEBOOKS
    )
    return {caseless(called): name for name, called in tongues} | {caseless(name): name for name in RULEBOOKS}


def game_sentence(game: SomeGame, reader: Person) -> str:
    """A game in one sentence: ours, or that of those who have written it down."""
    if not game.book.source:
        return reader.text(text_keys.INTRO.key(game.name), **game.options)
    about = about_text(game.book.source)
    return names.escape(about, ABOUT_LENGTH_LIMIT) if about else reader.text("intro-own")


def about_text(source: str) -> str:
    """The sentence that people have written about their game; empty where there is none, and for a game of ours."""
    return trust(source).about if source else ""


OPTION: Final = OpenTextKeys("option-{}")
EXPLAINED: Final = OpenTextKeys("explained-{}")
VALUE: Final = OpenTextKeys("value-{}")
PART: Final = OpenTextKeys("part-{}")
"""What is set in a game that is written down."""
RULE: Final = OpenTextKeys("rule-{}")
"""A rule that no game tells by itself."""
COMMON_NAMES = {*TABLE_SETTINGS, *(option.name for option in OF_OWN_GAMES)}
"""The settings of every table, and the options of every game that people have written."""


def option_name(book: Rulebook | None, name: str, reader: Person) -> str:
    """The name of an option of a game, where it is known, or of a setting of a table. One that has no name in this
    language is shown by its name in scripts.
    """
    own = (book and part_name(_governing_setting(book.source, name), reader)) or names.escape(name.replace("_", " "))
    return reader.text(key) if (key := _known_key(OPTION, book, name)) else own


def part_name(place: str, reader: Person) -> str:
    """The name of a setting of a game that is written down: its own, or one that it shares with others. Empty where it
    has none in this language yet.
    """
    *where, name = place.replace("_", "-").split(".")
    key = (PART.find(f"{where[-1]}-{name}") or PART.find(f"any-{name}")) if where else None
    return reader.text(key) if key else ""


@lru_cache(maxsize=256)
def _governing_setting(source: str, option: str) -> str:
    """The one setting that hangs on an option of a game which people have written; empty where it is not one."""
    found = trust(source).hangs_on(option) if source else []
    return found[0] if len(found) == 1 else ""


def _known_key(keys: OpenTextKeys, book: Rulebook | None, name: str) -> str | None:
    """The key of one of these texts about an option; None where there is none. Two games may mean other things by one
    name, so a game's own text comes first. What people mean by an option that they have written themselves, no text
    knows.
    """
    if book is not None and book.source and name not in COMMON_NAMES:
        return None
    return (keys.find(f"{book.name}-{name}") if book is not None else None) or keys.find(name)


def option_value(reader: Person, value: Value, usual: Sequence[int] = ()) -> str:
    """An option's value in words. ``usual``: the numbers for which that word stands; none, where that is open."""
    key = VALUE.find(value) if isinstance(value, str) else None
    if key is None:
        return str(value)
    return reader.text(key, number=" / ".join(map(str, usual)) or 0)


def usual_numbers(game: SomeGame, name: str) -> tuple[int, ...]:
    """The numbers for which the word *usual* stands in an option of a game; none, where the option has no such word."""
    means = next((option.usual for option in game.book.options if option.name == name), None)
    return means(game.options) if means is not None else ()


def option_help(game: SomeGame, name: str, reader: Person) -> list[str]:
    """What an option of a game or a setting of a table does, and how it is usually set."""
    usual = {option.name: option.default for option in game.book.options}
    usual |= USUAL_SETTINGS
    number = " / ".join(map(str, usual_numbers(game, name)))
    value = number or option_value(reader, usual[name])
    told = [reader.text(key)] if (key := _known_key(EXPLAINED, game.book, name)) else []
    return [*told, reader.text("options-usual", value=value)]


def describe_choices(option: Option, reader: Person) -> str:
    """The possible values of an option, in words."""
    words = [option_value(reader, word) for word in option.words]
    return reader.format_list([*words, *([option.numbers] if option.numbers else [])])


BOARDS: Mapping[type[View], Board[Never, Never]] = {MauMauView: MauMauBoard(), ZhengView: ZhengBoard()}

if lacking := [family.view.__name__ for family in FAMILIES if family.view not in BOARDS]:
    raise LookupError(f"families without a board: {', '.join(lacking)}")


SomeBoard = Board[View, SomeGame]
"""The board of whatever family: it is given views and games of the family of which it was asked for."""

_BY_TYPE: dict[type, SomeBoard] = {}


def board(one: SomeGame | View) -> SomeBoard:
    """Return the board for the family of a game or a view."""
    found = _BY_TYPE.get(type(one))
    if found is None:
        found = _BY_TYPE[type(one)] = cast(SomeBoard, BOARDS[family_of(one).view])
    return found


def match_end(game: SomeGame, reader: Person) -> str:
    """A small line about when a match of a game ends and whose points win; empty where no points end it."""
    ends = board(game).match_end(game, reader)
    return f"-# 🏁 {ends}" if ends else ""


def goal(game: SomeGame, reader: Person) -> str:
    """What a match of a game is played to, in a few words; empty where no points end it."""
    return board(game).goal(game, reader)


def about(game: SomeGame, rule: str) -> set[str]:
    """The topics of a rule of a game: its own id, for what declares that it carries it out, and what the game says."""
    return {rule, *game.about(rule)}


def current_topics(seen: View) -> set[str]:
    """The topics that this seat may wonder about: what is awaited from it, and the signs at the table.

    A sign with a seat behind it, as ``eating:2``, says something of that seat alone.
    """
    found = {mark for mark in seen.marks if ":" not in mark}
    if seen.hindered is not None:
        found.add(seen.hindered)
    if seen.awaits is not None and seen.seat in seen.awaits.seats:
        found |= {*seen.awaits.about}
    if seen.called >= 0:
        found.add("call")
    return found


def has_sentences(game: SomeGame, rule: str) -> bool:
    """Whether there are sentences about a rule of a game."""
    return RULE.find(rule) is not None or not _topics_with_sentences(game).isdisjoint(about(game, rule))


@lru_cache(maxsize=GAMES_KEPT)
def _topics_with_sentences(game: SomeGame) -> frozenset[str]:
    """All topics about which a game has sentences."""
    return frozenset(topic for one in board(game).rules(game, Person("en")) for topic in one.about)


def clash_text(key: str, rule: str, reader: Person) -> str:
    """That chosen options do not go together, in the words of this text, and why; the rule's id stands below."""
    return cite("\n".join([reader.text(key), *rule_words(rule, reader)]), rule, reader)


def cite(sentence: str, rule: str, reader: Person) -> str:
    """Write a sentence with the rule behind it in small print below: an id never stands alone."""
    return f"{sentence}\n-# {reader.text('rules-id', rule=rule)}"


def rule_words(rule: str, reader: Person) -> list[str]:
    """The words of a rule that no game tells by itself, as what happens to who leaves."""
    return [reader.text(key)] if (key := RULE.find(rule)) else []
