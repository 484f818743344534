"""A few of the kills, and a few seconds of the trouble, of ``benchmarks/faults.py``."""

from __future__ import annotations

import pytest

from benchmarks.faults import run, wander

pytestmark = pytest.mark.gate


@pytest.mark.timeout(300)  # it starts the process again and again
@pytest.mark.parametrize("kills", [5, 12])
async def test_killed_and_refused_nothing_is_lost_or_done_twice(kills: int) -> None:
    await run(kills, seconds=2 * kills, trouble=3, seed=3)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kills", [4, 8])
async def test_killed_while_people_press_whatever_they_see(kills: int) -> None:
    """They open tables, sit down, leave, draw, jump in and delete their data."""
    await wander(kills, seconds=3 * kills, seed=5)
