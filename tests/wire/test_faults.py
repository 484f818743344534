"""A few of the kills, and a few seconds of the trouble, of ``benchmarks/faults.py``."""

from __future__ import annotations

import pytest

from benchmarks.faults import run, wander


@pytest.mark.timeout(300)  # it starts the process again and again
async def test_killed_and_refused_nothing_is_lost_or_done_twice() -> None:
    await run(kills=12, seconds=25, trouble=5, seed=3)


@pytest.mark.timeout(300)
async def test_killed_while_people_press_whatever_they_see() -> None:
    """They open tables, sit down, leave, draw, jump in and delete their data."""
    await wander(kills=8, seconds=25, seed=5)
