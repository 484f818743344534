"""The law of endings: however people go from a match, and whenever, it ends in one way that is on record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.selfish import WAYS, gains, selfish
from tests.support.spoilers import ENDINGS, spoiled

MATCHES_A_SEED = 50


@pytest.mark.gate
@pytest.mark.parametrize("seed", range(6))
async def test_every_match_ends_in_one_way_that_is_on_record(tmp_path: Path, seed: int) -> None:
    found = await spoiled(tmp_path, MATCHES_A_SEED, seed)
    assert found.total() == MATCHES_A_SEED
    assert found.keys() <= ENDINGS
    assert len(found) > len(ENDINGS) / 2


@pytest.mark.gate
async def test_nobody_gains_by_what_is_done_outside_of_the_game(tmp_path: Path) -> None:
    """``benchmarks/endings.py`` plays thousands of such matches."""
    found = gains(await selfish(tmp_path, 0, 3 * len(WAYS)))
    assert found.keys() == WAYS.keys()
    assert [way for way, (always, chosen) in found.items() if always.pays or chosen.pays] == []
    for way in WAYS:
        if way.startswith(("sets", "deletes", "comments")) or way in ("closes", "kicks the best alone"):
            assert found[way][0].mean == 0, way
