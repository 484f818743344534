"""What the family of a game shows of it: its board, and the rule behind a *Why?*.

A *Why?* is asked about a rule's id, about what is awaited, or about a word. Effects, moves, interrupts and decisions
declare what they are ``about``, and a game what its rules are about: nothing is listed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Never, cast

from bot.drawing.emojis import Faces
from bot.screens.board import Board
from bot.screens.climbing import ZhengBoard
from bot.screens.shedding import MauMauBoard
from bot.words import texts
from rules.catalogue import GAMES_KEPT
from rules.climbing.view import ZhengView
from rules.families import FAMILIES, family_of
from rules.game import SomeGame
from rules.shedding.view import MauMauView
from rules.view import View

BOARDS: Mapping[type[View], Board[Never, Never]] = {MauMauView: MauMauBoard(), ZhengView: ZhengBoard()}

if lacking := [family.view.__name__ for family in FAMILIES if family.view not in BOARDS]:
    raise LookupError(f"families without a board: {', '.join(lacking)}")


SomeBoard = Board[View, SomeGame]
"""The board of whatever family: it is given views and games of the family of which it was asked for."""

_BY_TYPE: dict[type, SomeBoard] = {}


def board(one: SomeGame | View) -> SomeBoard:
    """Give the board for the family of a game or a view."""
    found = _BY_TYPE.get(type(one))
    if found is None:
        found = _BY_TYPE[type(one)] = cast(SomeBoard, BOARDS[family_of(one).view])
    return found


def match_end(game: SomeGame, locale: str) -> str:
    """A small line about when a match of a game ends and whose points win; empty where no points end it."""
    ends = board(game).match_end(game, locale)
    return f"-# 🏁 {ends}" if ends else ""


@cache
def special_words() -> tuple[str, ...]:
    """The special words, in the order of their texts. Each is a topic that something in the rules is about."""
    return tuple(key.removeprefix("term-") for key in texts.keys("en") if key.startswith("term-"))


def about(game: SomeGame, rule: str) -> set[str]:
    """The topics of a rule of a game: its own id, for what declares that it carries it out, and what the game says."""
    return {rule, *game.about(rule)}


def about_now(seen: View) -> set[str]:
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


def words_for(topics: Iterable[str]) -> list[str]:
    """The special words among these topics."""
    among = set(topics)
    return [word for word in special_words() if word in among]


def told_of(game: SomeGame, rule: str) -> bool:
    """Whether there are sentences about a rule of a game."""
    return texts.has("en", f"rule-{rule}") or not _topics_told(game).isdisjoint(about(game, rule))


@lru_cache(maxsize=GAMES_KEPT)
def _topics_told(game: SomeGame) -> frozenset[str]:
    """All topics about which a game has sentences."""
    return frozenset(topic for one in board(game).rules(game, "en", Faces.plain()) for topic in one.about)


def of_clash(key: str, rule: str, locale: str) -> str:
    """That chosen options do not go together, in the words of this text, and why; the rule's id stands below."""
    return cite("\n".join([texts.text(locale, key), *of_its_own(rule, locale)]), rule, locale)


def cite(sentence: str, rule: str, locale: str) -> str:
    """Give a sentence with the rule behind it in small print below: an id never stands alone."""
    return f"{sentence}\n-# {texts.text(locale, 'rules-id', rule=rule)}"


def of_its_own(rule: str, locale: str) -> list[str]:
    """The words of a rule that no game tells by itself, as what happens to who leaves."""
    return [texts.text(locale, f"rule-{rule}")] if texts.has(locale, f"rule-{rule}") else []
