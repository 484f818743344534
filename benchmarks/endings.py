"""Play random matches from which people go in every way there is; each has to end in one way that is on record.

Prints how many matches ended in which way. Raises ``AssertionError`` when a record, a log and the places differ.

    uv run python -m benchmarks.endings --matches 100000 --processes 2

Ctrl+C prints what has been played so far.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import tempfile
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from bot.tables.endings import Ending, Why
from lab.pool import Processes
from tests.support.spoilers import ENDINGS, MATCHES_A_DATABASE, spoiled


class Share(NamedTuple):
    """The matches of one database."""

    matches: int
    seed: int


def played(share: Share) -> Counter[tuple[Ending, Why]]:
    """Play the matches of a database. Gives how many ended in which way."""
    logging.disable(logging.ERROR)  # tables are damaged on purpose
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(spoiled(Path(folder), share.matches, share.seed))


def run(matches: int, seed: int, processes: int) -> None:
    """Play this many matches, some in each database, and print how they ended."""
    found, began = Counter[tuple[Ending, Why]](), monotonic()
    starts = range(0, matches, MATCHES_A_DATABASE)
    shares = {first: Share(min(MATCHES_A_DATABASE, matches - first), seed + first) for first in starts}
    stopped = Processes(processes)(played, shares, lambda _, counted: found.update(counted))
    for (ending, why), count in sorted(found.items()):
        print(f"{ending:8} {why:8} {count:7}")
    print(f"{found.total()} matches in {monotonic() - began:.0f} s, none without an ending")
    print("never seen:", ", ".join(f"{ending} {why}" for ending, why in sorted(ENDINGS - found.keys())) or "nothing")
    if stopped:
        print(f"stopped before {matches} matches")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    run(chosen.matches, chosen.seed, chosen.processes)
