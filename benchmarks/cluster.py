"""The laboratory on a Dask cluster of two processes, beside a plain run: the same rows, and how much faster.

``uv run python -m benchmarks.cluster --games 100000`` plays so many rounds of every game plainly and on a cluster, one
of whose workers is killed on the way, and compares the files byte by byte. ``--speed 20000`` measures the rounds a
second of one worker and of two: on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import dask
import psutil
from rich.console import Console

from lab.cluster import OnCluster, connected
from lab.pool import Processes, ShareOut
from lab.rounds import Setup, usual_players
from lab.runs import Folder, Plan
from lab.simulate import simulate
from rules.catalogue import RULEBOOKS

QUIET = Console(quiet=True)
STEPS_REMEMBERED = 1_000_000
"""How many steps of shares the scheduler remembers: enough for all of a run."""
SPEEDUP_AIM = 1.8
"""Two workers beside one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="rounds of each game that are compared with a plain run")
    parser.add_argument("--speed", type=int, default=0, help="rounds by which the speed is measured")
    parser.add_argument("game", nargs="*", help="which games; all of them where none is named")
    given = parser.parse_args()
    names = given.game or sorted(RULEBOOKS)
    if given.games:
        print(f"{'game':<12}{'rounds':>10}{'shares':>8}{'played again':>14}  the same rows")
        for name in names:
            compare(Plan.of(Setup(game=name, players=usual_players(name)), given.games))
    if given.speed:
        print(f"{'rounds a second':<16}{'1 worker':>12}{'2 workers':>12}{'times':>8}   aim {SPEEDUP_AIM}")
        for name in names:
            plan = Plan.of(Setup(game=name, players=usual_players(name)), given.speed)
            one, two = (speed(plan, workers) for workers in (1, 2))
            print(f"{name:<12}{one:>16.0f}{two:>12.0f}{two / one:>8.2f}")


def compare(plan: Plan) -> None:
    """Play a plan plainly and on a cluster that loses a worker, and compare what was written."""
    remembers = dask.config.set({"distributed.admin.low-level-log-length": STEPS_REMEMBERED})
    with remembers, tempfile.TemporaryDirectory() as place, connected("local:2") as cluster:
        plain, other = Path(place, "plain"), Path(place, "cluster")
        play(plan, Processes(2), plain)
        again = play_and_kill(plan, cluster, other)
        same = all(
            path.read_bytes() == (other / "rounds" / path.name).read_bytes() for path in (plain / "rounds").iterdir()
        )
    print(f"{plan.setup.game:<12}{plan.games:>10,}{plan.shares:>8}{again:>14}  {'yes' if same else 'NO'}", flush=True)


def play(plan: Plan, share_out: ShareOut, place: Path) -> None:
    folder = Folder.begun(place, plan, "", resumed=False)
    simulate(plan, share_out, QUIET, folder.keep, folder.left())


def play_and_kill(plan: Plan, cluster: OnCluster, place: Path) -> int:
    """Play, and kill a worker when a third is done; give how many shares the scheduler has sent out a second time."""
    folder = Folder.begun(place, plan, "", resumed=False)
    kept: list[int] = []

    def keep(share: int, rows: object) -> None:
        folder.keep(share, rows)
        kept.append(share)
        if len(kept) == plan.shares // 3:
            [pid, *_] = cluster.client.run(_process).values()
            psutil.Process(pid).kill()

    simulate(plan, cluster, QUIET, keep, folder.left())
    return cluster.client.run_on_scheduler(_sent) - plan.shares


def _process() -> int:
    import os

    return os.getpid()


def _sent(dask_scheduler: object) -> int:
    """How often the scheduler has given a share to a worker."""
    log = dask_scheduler.transition_log
    return sum(step[2] == "processing" for step in log)


def _drop(_: int, __: object) -> None:
    """Keep nothing."""


def speed(plan: Plan, workers: int) -> float:
    """Rounds a second with so many workers, their start left out."""
    with connected(f"local:{workers}") as cluster:
        cluster.client.wait_for_workers(workers)
        warm = Plan.of(plan.setup, 2 * workers)
        simulate(warm, cluster, QUIET, _drop, range(warm.shares))
        begun = time.perf_counter()
        simulate(plan, cluster, QUIET, _drop, range(plan.shares))
        return plan.games / (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
