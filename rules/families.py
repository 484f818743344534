"""The families of games: for each, one entry with all that its tables need beside their rules."""

from __future__ import annotations

from typing import NamedTuple

from rules.climbing.view import ZhengView
from rules.climbing.zheng import Zheng
from rules.game import SomeGame
from rules.script.layout import Layout, MauMauLayout, ZhengLayout
from rules.shedding.game import MauMau
from rules.shedding.view import MauMauView
from rules.strategies.climbing import ClimbingStrategy
from rules.strategies.shedding import SheddingStrategy
from rules.strategies.strategy import Strategy
from rules.view import View


class Family(NamedTuple):
    """A family: its games and what they show, how scripts lay its tables out, and who plays it sensibly."""

    game: type
    view: type[View]
    layout: Layout
    strategy: Strategy


FAMILIES = (
    Family(MauMau, MauMauView, MauMauLayout(), SheddingStrategy()),
    Family(Zheng, ZhengView, ZhengLayout(), ClimbingStrategy()),
)


def family_of(one: SomeGame | View) -> Family:
    """The family of a game, or of a view of one."""
    return next(family for family in FAMILIES if isinstance(one, (family.game, family.view)))
