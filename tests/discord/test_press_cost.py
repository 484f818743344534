"""What a press may cost, without a clock: ``benchmarks/press.py`` counts it, and ``docs/decisions.md`` says why."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from benchmarks.press import bare, instructions, ours

STATEMENTS, COMMITS = 3, 1
"""The id of what was pressed, the table, and a row of its log; all in one transaction."""
INSTRUCTIONS = 9.9
"""Upper bound on the interpreter's instructions, as a multiple of what a bare discord.py bot needs: a tenth more than
counted. Who makes a press dearer makes something else cheaper, or says in ``docs/decisions.md`` why not.
"""


@pytest.mark.gate
async def test_a_press_costs_no_more_than_it_did(tmp_path: Path) -> None:
    presses = await ours(tmp_path, 60)
    assert median(press.asked for press in presses) <= STATEMENTS
    assert median(press.commits for press in presses) == COMMITS
    assert instructions(presses) / instructions(await bare(60)) <= INSTRUCTIONS
