"""A few of the kills, and a few seconds of the trouble, of ``benchmarks/faults.py``."""

from __future__ import annotations

import pytest

from benchmarks.faults import run


@pytest.mark.timeout(300)  # it starts the process again and again
async def test_killed_and_refused_nothing_is_lost_or_done_twice() -> None:
    await run(kills=12, seconds=25, trouble=5, seed=3)
