"""Self-interested entrants of events gain nothing.

Each event is played twice with the same people and the same chance, once with what one of them does outside of the game
in one of its rounds. Prints for each way what it gains over playing on: in places (1: from the last to the first), and
in wins of the event; by whoever does it at any moment, and by who has learned in which situations it pays. The interval
is that of the mean (95 %). A way *gains* if a figure is above nothing beyond doubt (99.9 %: a hundred are looked at),
*perhaps* if it is by its interval. What events cannot prevent is told with its reason (``KNOWN``). Any other way that
gains fails the run.

    uv run python -m benchmarks.entrants --events 20000 --processes 2

``--way`` tries one alone. Ctrl+C prints what has been played so far.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

from lab.pool import Processes
from tests.support.entrants import KNOWN, WAYS, Tried, entrants
from tests.support.selfish import Gain, gains

EVENTS_A_SHARE = 50
INTERVAL, BEYOND_DOUBT = 1.96, 3.29
"""In deviations."""
FEWEST_TRIES = 30
"""Of fewer there is no interval."""


class Share(NamedTuple):
    """Events that are played by one process after each other."""

    numbers: range
    ways: Sequence[str]


def tried(share: Share) -> list[Tried]:
    """Play some events, each with and without what somebody does."""
    return entrants(share.numbers, share.ways)


def _cell(one: Gain) -> str:
    return f"{one.mean:+.3f} ± {one.doubt:.3f}" if one.tries >= FEWEST_TRIES else "-"


def judge(some: Sequence[Gain]) -> str:
    """What these figures say of a way."""
    above = (
        max((one.mean / one.doubt for one in some if one.doubt and one.tries >= FEWEST_TRIES), default=0.0) * INTERVAL
    )
    return "gains" if above > BEYOND_DOUBT else "perhaps" if above > INTERVAL else "nothing"


def run(events: int, seed: int, processes: int, ways: Sequence[str]) -> bool:
    """Play this many events, and print what their entrants gain. Gives whether nothing gains that is not known to."""
    found, began = dict[int, list[Tried]](), monotonic()
    first, starts = seed * events, range(0, events, EVENTS_A_SHARE)
    shares = {at: Share(range(first + at, first + min(at + EVENTS_A_SHARE, events)), ways) for at in starts}
    stopped = Processes(processes)(tried, shares, found.__setitem__)
    tries = [one for at in sorted(found) for one in found[at]]
    ranks, wins = (gains(some, INTERVAL) for some in ([one.rank for one in tries], [one.win for one in tries]))
    print(f"{'':56}{'at any moment':>24}{'where it has paid before':>45}")
    print(f"{'':50}{'events':>7}{'places':>17}{'wins':>17}{'places':>24}{'wins':>17}")
    wrong = []
    for way in (way for way in ways if way in ranks):
        some = [*ranks[way], *wins[way]]
        cells = [_cell(ranks[way][0]), _cell(wins[way][0]), _cell(ranks[way][1]), _cell(wins[way][1])]
        count, verdict = sum(one.rank.way == way for one in tries), judge(some)
        told = f"{cells[0]:>17}{cells[1]:>17}{cells[2]:>24}{cells[3]:>17}"
        print(f"{way:50}{count:7}{told}  {verdict}")
        wrong += [way] if verdict == "gains" and way not in KNOWN else []
    print(f"{len(tries)} events in {monotonic() - began:.0f} s")
    for way, why in KNOWN.items():
        print(f"known to gain: {way}: {why}")
    print(f"ways that gain and should not: {', '.join(wrong) or 'none'}")
    if stopped:
        print(f"stopped before {events} events")
    return not wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--way", choices=[*WAYS], help="all of them by turns if it is not said")
    chosen = parser.parse_args()
    ways = [chosen.way] if chosen.way else [*WAYS]
    raise SystemExit(0 if run(chosen.events, chosen.seed, chosen.processes, ways) else 1)
