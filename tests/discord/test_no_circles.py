"""What a press has made goes when the press is answered: nothing of it holds itself, so no collector has to find it."""

from __future__ import annotations

import gc
from collections import Counter

import discord

from tests.support.house import House

OURS = ("rules.", "bot.tables.", "bot.screens.", "discord.ui.")
"""Tables, states, and the views that are sent."""
PRESSES = 3


async def test_an_answered_press_leaves_nothing_that_holds_itself(house: House) -> None:
    await house.begun("ana", "bia")
    await _press_all(house)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(PRESSES):
            await _press_all(house)
        gc.collect()
        left = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
        responses = [one for one in gc.garbage if isinstance(one, discord.InteractionResponse)]
        leading_back = [one for one in responses if one._parent is not None]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert {kind: count for kind, count in left.items() if kind.startswith(OURS)} == {}
    assert responses, "the loop that watches all tasks holds them in circles of its own"
    assert not leading_back, "an interaction and its response hold each other"


async def _press_all(house: House) -> None:
    """Both draw, which the rules refuse to one of them, and look at their hands; all of it is shown."""
    for who in (house.ana, house.bia):
        for op in ("draw", "pass", "hand"):
            await house.press(who, op)
    await house.services.painter.finish()
