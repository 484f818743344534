"""Play random matches from which people go in every way there is; each has to end in one way that is on record.

Prints how many matches ended in which way. Raises ``AssertionError`` when a record, a log and the places differ.

    uv run python -m benchmarks.endings --matches 100000
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from pathlib import Path
from time import monotonic

from tests.support.spoilers import ENDINGS, MATCHES_A_DATABASE, spoiled


async def run(matches: int, seed: int) -> None:
    """Play this many matches, some in each database."""
    found, began = Counter[tuple[str, str]](), monotonic()
    for first in range(0, matches, MATCHES_A_DATABASE):
        with tempfile.TemporaryDirectory() as folder:
            found += await spoiled(Path(folder), min(MATCHES_A_DATABASE, matches - first), seed + first)
    for (ending, why), count in sorted(found.items()):
        print(f"{ending:8} {why:8} {count:7}")
    print(f"{found.total()} matches in {monotonic() - began:.0f} s, none without an ending")
    print("never seen:", ", ".join(f"{ending} {why}" for ending, why in sorted(ENDINGS - found.keys())) or "nothing")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)  # tables are damaged on purpose
    asyncio.run(run(chosen.matches, chosen.seed))
