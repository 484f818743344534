"""Two kinds of people who spoil matches.

*spoilers*: random matches from which people go in every way there is; each has to end in one way that is on record.
Prints how many ended in which way, and what went wrong: an exception, or a record, a log and places that differ. A
database in which something went wrong is left out of the count, and the seed of its matches is printed.

*selfish*: each match is played twice with the same cards, once with what somebody does outside of the game to gain by
it. Prints for each way what an account gains over playing on, in matches won: by whoever does it at any moment, and by
who has learned in which situations it pays. Neither may be above zero by more than its interval (99 %).

    uv run python -m benchmarks.endings selfish --matches 20000 --processes 2
    uv run python -m benchmarks.endings spoilers --matches 100000 --processes 2

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

from bot.tables.table import Ending, Why
from lab.pool import Processes
from tests.support.selfish import MATCHES_A_DATABASE as MATCHES_OF_SELFISH
from tests.support.selfish import WAYS, Try, gains, selfish
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


def tried(share: Share) -> list[Try]:
    """Play the matches of a database, each with and without what somebody does."""
    logging.disable(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(selfish(Path(folder), share.seed, share.matches))


def run_selfish(matches: int, seed: int, processes: int) -> bool:
    """Play this many matches of self-interested people, and print what they gain. Gives whether no way pays."""
    found, began = dict[int, list[Try]](), monotonic()
    starts = range(0, matches, MATCHES_OF_SELFISH)
    shares = {first: Share(min(MATCHES_OF_SELFISH, matches - first), seed * matches + first) for first in starts}
    stopped = Processes(processes)(tried, shares, found.__setitem__)
    tries = [one for first in sorted(found) for one in found[first]]
    print(f"{'':26}{'at any moment':>26}{'where it has paid before':>30}")
    pays = []
    for way, (always, chosen) in sorted(gains(tries).items(), key=lambda one: [*WAYS].index(one[0])):
        cells = [f"{one.mean:+7.3f} ± {one.doubt:.3f} of{one.tries:6}" for one in (always, chosen)]
        print(f"{way:26}{cells[0]:>26}{cells[1]:>30}")
        pays += [way] if always.pays or chosen.pays else []
    print(f"{len(tries)} matches in {monotonic() - began:.0f} s; ways that pay: {', '.join(pays) or 'none'}")
    if stopped:
        print(f"stopped before {matches} matches")
    return not pays


def run_spoilers(matches: int, seed: int, processes: int) -> bool:
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
    parser.add_argument("who", choices=["selfish", "spoilers"], nargs="?", default="selfish")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    plays = {"selfish": run_selfish, "spoilers": run_spoilers}[chosen.who]
    raise SystemExit(0 if plays(chosen.matches, chosen.seed, chosen.processes) else 1)
