"""Play random matches from which people go in every way there is; each has to end in one way that is on record.

Prints how many matches ended in which way, and what went wrong: an exception, or a record, a log and places that
differ. A database in which something went wrong is left out of the count, and the seed of its matches is printed.

    uv run python -m benchmarks.endings --matches 100000 --processes 2

Ctrl+C prints what has been played so far.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import tempfile
import traceback
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


def played(share: Share) -> Counter[tuple[Ending, Why]] | str:
    """Play the matches of a database. Gives how many ended in which way, or what went wrong."""
    logging.disable(logging.ERROR)  # tables are damaged on purpose
    with tempfile.TemporaryDirectory() as folder:
        try:
            return asyncio.run(spoiled(Path(folder), share.matches, share.seed))
        except Exception:  # noqa: BLE001 -- it is printed, and the other databases are played
            return traceback.format_exc()


def run(matches: int, seed: int, processes: int) -> bool:
    """Play this many matches, some in each database, and print how they ended. Gives whether all went well."""
    found, began = Counter[tuple[Ending, Why]](), monotonic()
    starts = range(0, matches, MATCHES_A_DATABASE)
    shares = {first: Share(min(MATCHES_A_DATABASE, matches - first), seed + first) for first in starts}
    wrong = 0

    def keep(first: int, result: Counter[tuple[Ending, Why]] | str) -> None:
        nonlocal wrong
        if isinstance(result, str):
            wrong += 1
            print(f"--seed {seed + first} --matches {shares[first].matches}\n{result}", flush=True)
        else:
            found.update(result)

    stopped = Processes(processes)(played, shares, keep)
    for (ending, why), count in sorted(found.items()):
        print(f"{ending:8} {why:8} {count:7}")
    print(f"{found.total()} matches in {monotonic() - began:.0f} s, none without an ending; wrong databases: {wrong}")
    print("never seen:", ", ".join(f"{ending} {why}" for ending, why in sorted(ENDINGS - found.keys())) or "nothing")
    if stopped:
        print(f"stopped before {matches} matches")
    return not wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    raise SystemExit(0 if run(chosen.matches, chosen.seed, chosen.processes) else 1)
