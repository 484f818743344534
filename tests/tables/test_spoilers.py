"""The law of endings: however people go from a match, and whenever, it ends in one way that is on record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.spoilers import ENDINGS, spoiled

MATCHES_A_SEED = 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
async def test_every_match_ends_in_one_way_that_is_on_record(tmp_path: Path, seed: int) -> None:
    found = await spoiled(tmp_path, MATCHES_A_SEED, seed)
    assert found.total() == MATCHES_A_SEED
    assert found.keys() <= ENDINGS
    assert len(found) > len(ENDINGS) / 2
