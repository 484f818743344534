"""The board of each family of games. A family without one is an error at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Never, cast

from bot.views.families.board import Board
from bot.views.families.climbing import ZhengBoard
from bot.views.families.shedding import MauMauBoard
from rules.climbing.view import ZhengView
from rules.families import FAMILIES, family_of
from rules.rounds import SomeGame
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
