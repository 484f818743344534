"""Events of 3 to 24 people at tables of 2 to 6 over simulated weeks: each has to end with a full table, every table
filled as told, every match with an ending.

A quarter has partners. People come to their matches or do not, take time off, join late, leave, also by mistake, have
their data deleted, are banned, and may not play any more; matches are left, stopped and closed. Three of each event
manage the server: they time out, ban and keep out whom they are to meet, and close the lobby. Channels are lost, and
found or not; the bot is down for hours, or killed, also while it moves events on. Prints how matches were decided, what
people did, what came of powers, when the last league was over, and what went wrong: the seed of those leagues.

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

from bot.time import DAY
from cogs.events.event import EventStage
from cogs.events.match import How
from cogs.events.plan import EventKind, EventPlan, EventScoring, Late
from lab.pool import Processes
from tests.support.seasons import (
    BEGAN,
    WON_OTHERWISE,
    Season,
    check_event,
    gains,
    plan,
    points_of_managers,
    reopened,
)

LEAGUES_A_DATABASE = 2
PARTNERS, LEAST_WITH_PARTNERS = 0.25, 6
"""So large a part of the events is played with partners; how many people that needs."""


class Share(NamedTuple):
    """The leagues of one database."""

    leagues: int
    seed: int
    kind: EventKind | None
    people: int
    weeks: int
    seats: int

    def plans(self) -> list[EventPlan]:
        """What is played; by chance where it is not said."""
        chance = Random(f"plans {self.seed}")
        return [self._plan(chance) for _ in range(self.leagues)]

    def _plan(self, chance: Random) -> EventPlan:
        kind = self.kind or chance.choice([*EventKind])
        people, seats = self.people or chance.randint(3, 24), self.seats or chance.randint(2, 6)
        partners = not self.seats and people >= LEAST_WITH_PARTNERS and chance.random() < PARTNERS
        return plan(
            kind,
            people=people - people % 2 if partners else people,
            weeks=self.weeks,
            seats=2 if partners else seats,
            team=2 if partners else 1,
            scoring=chance.choice((EventScoring.PLACES, EventScoring.PLACES, EventScoring.FEWEST)),
            late=chance.choice([*Late]),
        )


@dataclass
class Told:
    """What has happened in some leagues."""

    leagues: int = 0
    how: Counter[How] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    powers: Counter[str] = field(default_factory=Counter)
    with_power: list[float] = field(default_factory=list)
    without: list[float] = field(default_factory=list)
    days: float = 0.0
    twice: int = 0
    abandoned: int = 0


def played(share: Share) -> Told | str:
    """Play the leagues of a database, and check each. Gives what has happened, or what went wrong."""
    logging.disable(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        try:
            return asyncio.run(_played(Path(folder), share))
        except Exception:  # noqa: BLE001 -- it is printed, and the other leagues are played
            return traceback.format_exc()


async def _played(folder: Path, share: Share) -> Told:
    season = Season(folder / "m.db", Random(f"events {share.seed}"), share.plans())
    events = await season.play()
    here, found = await reopened(season.path, season.clock, season.world), Told(share.leagues)
    for event in events:
        if event.id in season.going.abandoned and event.stage == EventStage.STOPPED:
            found.abandoned += 1
        else:
            found.how += await check_event(here.store, event, season.world.sent, season.going.erased)
        found.days = max(found.days, (season.ended[event.id] - BEGAN) / DAY)
        found.powers += await gains(here.store, season, event)
        with_power, without = points_of_managers(season, event)
        found.with_power, found.without = [*found.with_power, *with_power], [*found.without, *without]
    found.twice = sum(count > 1 for nonce, count in season.world.sent.items() if nonce.endswith(" end"))
    going = season.going
    found.did += Counter({f"used: {what}": count for what, count in Counter(one.what for one in season.used).items()})
    found.did += Counter({"joined late": len(going.joined_late), "came back": len(going.came_back)})
    found.did += Counter({"lost channels": len(going.lost), "downtimes": season.downtimes})
    found.did += Counter(left=len(going.left), erased=len(going.erased), banned=len(going.banned))
    found.did += Counter({"kept out": len(going.kept_out), "killed": season.restarts})
    found.did += Counter({"time off": len(going.time_off)})
    await here.store.database.close()
    return found


def run(leagues: int, seed: int, processes: int, share: Share) -> bool:
    """Play this many events like this share, some in each database, and print what has happened. Gives whether all went
    well.
    """
    total, began, wrong = Told(), monotonic(), 0
    starts = range(0, leagues, LEAGUES_A_DATABASE)
    shares = {
        first: share._replace(leagues=min(LEAGUES_A_DATABASE, leagues - first), seed=seed + first) for first in starts
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
        total.powers += result.powers
        total.with_power, total.without = [*total.with_power, *result.with_power], [*total.without, *result.without]
        total.abandoned += result.abandoned
        total.days, total.twice = max(total.days, result.days), total.twice + result.twice

    stopped = Processes(processes)(played, shares, keep)
    for how, count in total.how.most_common():
        print(f"{how:10} {count:7}")
    print(", ".join(f"{what} {count}" for what, count in sorted(total.did.items())))
    print(f"{total.leagues} events, {total.how.total()} matches, every one with an ending, every table full")
    print(f"of them {total.abandoned} ended because nobody moved them from a lost channel")
    _tell_powers(total)
    print(f"the last was over after {total.days:.1f} days; winners told more than once: {total.twice}")
    print(f"{monotonic() - began:.0f} s; wrong databases: {wrong}")
    if stopped:
        print(f"stopped before {leagues} events")
    return not wrong


def _tell_powers(total: Told) -> None:
    """Print what came of powers over whom one was to meet."""
    powers = Counter(total.powers)
    others = powers.pop(WON_OTHERWISE, 0)
    print(f"matches that were not played after a power was used, {powers.total()}:", dict(sorted(powers.items())))
    print(
        f"of them won by who used it: 0, but for {others} in which the other one is gone by themselves or did not come"
    )
    shares = [sum(points) / len(points) for points in (total.with_power, total.without) if points]
    if len(shares) == 2:
        print(f"points a match of who manages and plays: {shares[0]:.2f} if they used a power, {shares[1]:.2f} if not")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--leagues", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kind", type=EventKind, choices=[*EventKind], help="by chance if it is not said")
    parser.add_argument("--people", type=int, default=0, help="3 to 24 by chance if it is not said")
    parser.add_argument("--seats", type=int, default=0, help="at a table; 2 to 6 by chance if it is not said")
    parser.add_argument("--weeks", type=int, default=6)
    chosen = parser.parse_args()
    share = Share(0, 0, chosen.kind, chosen.people, chosen.weeks, chosen.seats)
    went_well = run(chosen.leagues, chosen.seed, chosen.processes, share)
    raise SystemExit(0 if went_well else 1)
