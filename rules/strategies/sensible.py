"""A computer player that plays sensibly: it sees a view and nothing else. Each family of games has its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch

from rules.climbing.view import ZhengView
from rules.shedding.view import MauMauView
from rules.strategies import climbing, shedding
from rules.table import Action
from rules.view import View

Choose = Callable[[Sequence[Action]], Action]
"""Chance, handed in: one of several moves that are equally good."""


def choose(view: View, pick: Choose) -> Action:
    """The move for the seat of this view, from which a decision is awaited."""
    return pick(best(view))


@singledispatch
def best(view: View) -> Sequence[Action]:
    """The moves that seem equally good."""
    raise NotImplementedError(type(view))


@singledispatch
def speaks(view: View) -> Action | None:
    """What the seat says before it moves on; nothing where a game has nothing to say."""
    del view
    return None


best.register(MauMauView, shedding.best)
best.register(ZhengView, climbing.best)
speaks.register(MauMauView, shedding.speaks)
