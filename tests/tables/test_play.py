"""What people do in a match, and what computer players reply, on a real file."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.shedding.ime.interrupts import CountAsked, CountTold
from rules.table import Action, IllegalAction
from tests.support.room import room

ASKED = """rules ime
option show_counts off
seats ana bia zezé
computers zezé
top 5S
hand ana 6S 5D KH
hand bia 7C 8C
hand zezé 6D 2C 9C
turn ana
"""
ANA, BIA = 1, 2


async def test_IME_7_a_computer_player_that_is_asked_says_how_many_cards_it_has(tmp_path: Path) -> None:
    """A person is asked, and need not say; nor does the computer player that sits in for an absent one."""
    async with room(tmp_path) as here:
        number = await here.laid(ASKED)
        asked = (await here.matches.act(number, ANA, [Action("ask", seat=2)])).events
        assert asked == [CountAsked(0, 2), CountTold(2, 3)]
        for nobody in (-1, 0, 2):
            with pytest.raises(IllegalAction):
                await here.act(number, ANA, "ask", seat=nobody)
        number = await here.laid(ASKED)
        assert (await here.matches.act(number, ANA, [Action("ask", seat=1)])).events == [CountAsked(0, 1)]
        number = await here.laid(ASKED)
        await here.matches.make_absent(number, BIA)
        assert (await here.matches.act(number, ANA, [Action("ask", seat=1)])).events == [CountAsked(0, 1)]
