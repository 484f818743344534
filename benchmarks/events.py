"""Leagues of sixteen over six simulated weeks: each has to end with a full table, every match with an ending.

People come to their matches or do not, leave, have their data deleted, are banned, and may not play any more; matches
are left, stopped and closed; the process is killed now and then, also while it moves events on. Prints how matches were
decided, what people did, when the last league was over, and what went wrong: the seed of those leagues.

    uv run python -m benchmarks.events --leagues 200 --processes 2

A folder in memory (`TMPDIR=/dev/shm`) is several times as fast: each change waits for the disk. Ctrl+C prints what has
been played so far.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import tempfile
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from bot.events.event import EventKind, How
from bot.time import DAY
from lab.pool import Processes
from tests.support.seasons import BEGAN, Season, check_event, plan, reopened

LEAGUES_A_DATABASE = 2


class Share(NamedTuple):
    """The leagues of one database."""

    leagues: int
    seed: int
    kind: EventKind
    people: int
    weeks: int


@dataclass
class Told:
    """What has happened in some leagues."""

    leagues: int = 0
    how: Counter[How] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    days: float = 0.0
    twice: int = 0


def played(share: Share) -> Told | str:
    """Play the leagues of a database, and check each. Gives what has happened, or what went wrong."""
    logging.disable(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        try:
            return asyncio.run(_played(Path(folder), share))
        except Exception:  # noqa: BLE001 -- it is printed, and the other leagues are played
            return traceback.format_exc()


async def _played(folder: Path, share: Share) -> Told:
    plans = [plan(share.kind, people=share.people, weeks=share.weeks) for _ in range(share.leagues)]
    season = Season(folder / "m.db", Random(f"events {share.seed}"), plans)
    events = await season.play()
    here, found = await reopened(season.path, season.clock, season.sent), Told(share.leagues)
    for event in events:
        found.how += await check_event(here.store, event, season.sent, season.going.erased)
        found.days = max(found.days, (season.ended[event.id] - BEGAN) / DAY)
    found.twice = sum(count > 1 for nonce, count in season.sent.items() if nonce.endswith(" end"))
    going = season.going
    found.did += Counter(left=len(going.left), erased=len(going.erased), banned=len(going.banned))
    found.did += Counter({"kept out": len(going.kept_out), "killed": season.restarts})
    await here.store.database.close()
    return found


def run(leagues: int, seed: int, processes: int, kind: EventKind, people: int, weeks: int) -> bool:
    """Play this many leagues, some in each database, and print what has happened. Gives whether all went well."""
    total, began, wrong = Told(), monotonic(), 0
    starts = range(0, leagues, LEAGUES_A_DATABASE)
    shares = {
        first: Share(min(LEAGUES_A_DATABASE, leagues - first), seed + first, kind, people, weeks) for first in starts
    }

    def keep(first: int, result: Told | str) -> None:
        nonlocal wrong
        if isinstance(result, str):
            wrong += 1
            print(f"--seed {seed + first} --leagues {shares[first].leagues}\n{result}", flush=True)
            return
        total.leagues += result.leagues
        total.how += result.how
        total.did += result.did
        total.days, total.twice = max(total.days, result.days), total.twice + result.twice

    stopped = Processes(processes)(played, shares, keep)
    for how, count in total.how.most_common():
        print(f"{how:10} {count:7}")
    print(", ".join(f"{what} {count}" for what, count in sorted(total.did.items())))
    print(f"{total.leagues} events, {total.how.total()} matches, every one with an ending, every table full")
    print(f"the last was over after {total.days:.1f} days; winners told more than once: {total.twice}")
    print(f"{monotonic() - began:.0f} s; wrong databases: {wrong}")
    if stopped:
        print(f"stopped before {leagues} events")
    return not wrong


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--leagues", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kind", type=EventKind, default=EventKind.LEAGUE, choices=[*EventKind])
    parser.add_argument("--people", type=int, default=16)
    parser.add_argument("--weeks", type=int, default=6)
    chosen = parser.parse_args()
    went_well = run(chosen.leagues, chosen.seed, chosen.processes, chosen.kind, chosen.people, chosen.weeks)
    raise SystemExit(0 if went_well else 1)
