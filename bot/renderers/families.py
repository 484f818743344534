"""Which board belongs to which family's views."""

from __future__ import annotations

from bot.renderers.board import Board
from bot.renderers.maumau import MauMauBoard
from bot.renderers.zheng import ZhengBoard
from rules.climbing.view import ZhengView
from rules.shedding.view import MauMauView
from rules.view import View

BOARDS: dict[type[View], Board] = {MauMauView: MauMauBoard(), ZhengView: ZhengBoard()}


def board(seen: View) -> Board:
    """How the table of this view looks."""
    return BOARDS[type(seen)]
