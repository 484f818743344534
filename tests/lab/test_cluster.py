"""The laboratory on a Dask cluster: real schedulers and workers, each a process as somebody starts it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import polars as pl
import psutil
import pytest
from rich.console import Console
from typer.testing import CliRunner

from bot.cli import app
from lab.cluster import OtherBuild, _work, connected
from lab.pool import Processes, WorkersFail
from lab.rounds import Setup
from lab.runs import Folder, Plan
from lab.simulate import simulate
from lab.versions import BUILD
from rules.catalogue import RULEBOOKS
from tests.support.folding import each

QUIET = Console(quiet=True)
ROOT = Path(__file__).parents[2]
DASK = "from distributed.cli.dask_{what} import main; main()"


@contextmanager
def process(what: str, *words: object, before: str = "", **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """A scheduler or a worker, until the end of the block. ``before`` is done in it first."""
    child = subprocess.Popen(
        [sys.executable, "-c", before + DASK.format(what=what), *map(str, words)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        env={**os.environ, **env},
    )
    try:
        yield child
    finally:
        child.kill()
        child.wait()


@contextmanager
def scheduling(before: str = "") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler that answers: its address and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        where = free.getsockname()
    address, until = f"tcp://127.0.0.1:{where[1]}", time.monotonic() + 120
    with process("scheduler", "--host", address, "--no-dashboard", before=before) as child:
        while child.poll() is None and time.monotonic() < until:
            try:
                socket.create_connection(where).close()
                break
            except ConnectionRefusedError:
                time.sleep(0.05)
        yield address, child


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with scheduling() as (address, _):
        yield address


def worker(scheduler: str, before: str = "", **env: str) -> Any:
    return process("worker", scheduler, "--no-nanny", "--nthreads", 1, "--no-dashboard", before=before, **env)


def played(plan: Plan, share_out: Any, place: Path) -> dict[str, bytes]:
    folder = Folder.begun(place, plan, "", resumed=False)
    assert not simulate(plan, share_out, QUIET, folder.keep, folder.left())
    return {path.name: path.read_bytes() for path in (place / "rounds").iterdir()}


def test_a_cluster_plays_the_same_rows(scheduler: str, tmp_path: Path) -> None:
    """Byte by byte, in every game."""
    with worker(scheduler), worker(scheduler), connected(scheduler) as share_out:
        share_out.client.wait_for_workers(2, timeout=60)
        for game in sorted(RULEBOOKS):
            players = max(2, RULEBOOKS[game].seats[0]) if RULEBOOKS[game].seats[1] > 1 else 1
            plan = Plan.of(Setup(game=game, players=players, strategies=("sensible",)), 4)
            plain = played(plan, Processes(1), tmp_path / "plain" / game)
            assert played(plan, share_out, tmp_path / "cluster" / game) == plain


def test_the_shares_of_a_lost_worker_are_played_again(scheduler: str) -> None:
    """Few are on their way at a time, and nothing stays in the scheduler."""
    plan, on_the_way = Plan.of(Setup(game="german", players=2), 150), list[int]()
    found, plain = dict[int, pl.DataFrame](), dict[int, pl.DataFrame]()
    with worker(scheduler) as lost, worker(scheduler), connected(scheduler) as share_out:
        share_out.client.wait_for_workers(2, timeout=60)

        def keep(share: int, rows: pl.DataFrame) -> None:
            assert share not in found
            found[share] = rows
            on_the_way.append(len(share_out.client.futures))
            if len(found) == 10:
                lost.send_signal(signal.SIGKILL)

        assert not simulate(plan, share_out, QUIET, keep, range(plan.shares))
        until = time.monotonic() + 30  # the scheduler hears a little later that a result is not needed any more
        while left := share_out.client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)):
            assert time.monotonic() < until, left
    assert max(on_the_way) < plan.shares / 4
    assert simulate(plan, Processes(1), QUIET, plain.__setitem__, range(plan.shares)) is False
    assert found.keys() == plain.keys()
    assert all(rows.equals(plain[share]) for share, rows in found.items())


def test_a_tournament_on_a_cluster_writes_the_same_page(scheduler: str, tmp_path: Path) -> None:
    words = ["tournament", "german", "--deals", "4", "--players", "2", "--strategy", "sensible,random", "--markdown"]
    with worker(scheduler):
        for name, more in (("plain", []), ("cluster", ["--cluster", scheduler])):
            result = CliRunner().invoke(app, [*words, str(tmp_path / name), *more])
            assert result.exit_code == 0, result.output
    assert (tmp_path / "plain").read_text() == (tmp_path / "cluster").read_text()


def test_without_its_library_a_cluster_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lab.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = CliRunner().invoke(app, ["simulate", "german", "--cluster", "local:1"])
    assert result.exit_code == 2
    assert result.stderr == (
        "maumau: --cluster needs distributed, of the extra cluster; in a copy of the code: pip install '.[cluster]'\n"
    )


def test_ctrl_c_keeps_what_is_done_and_leaves_nothing_on_the_way(scheduler: str) -> None:
    plan, found = Plan.of(Setup(game="german", players=2), 100), dict[int, pl.DataFrame]()

    def keep(share: int, rows: pl.DataFrame) -> None:
        if len(found) == 5:
            raise KeyboardInterrupt
        found[share] = rows

    with worker(scheduler), connected(scheduler) as share_out:
        assert simulate(plan, share_out, QUIET, keep, range(plan.shares))
    assert len(found) == 5


def test_a_scheduler_that_goes_away_is_said_in_a_line_and_what_is_done_is_kept() -> None:
    plan, found = Plan.of(Setup(game="german", players=2), 1000), dict[int, pl.DataFrame]()
    with scheduling() as (address, child), worker(address):

        def keep(share: int, rows: pl.DataFrame) -> None:
            found[share] = rows
            child.kill()

        with pytest.raises(WorkersFail, match="is gone"), connected(address) as share_out:
            simulate(plan, share_out, QUIET, keep, range(plan.shares))
    assert 0 < len(found) < plan.shares


def refused(address: str) -> str:
    """The one line that says why a cluster cannot play."""
    with pytest.raises(WorkersFail) as why, connected(address):
        pass
    assert "\n" not in str(why.value)
    return str(why.value)


@each(
    ("address", "said"),
    [
        ("tcp://127.0.0.1:1", "no scheduler answers at tcp://127.0.0.1:1"),
        ("nowhere", "no scheduler answers at nowhere"),
        ("ftp://127.0.0.1:1", "no scheduler answers at ftp://127.0.0.1:1"),
        ("local:0", "local:N with a number of processes"),
        ("local:many", "local:N with a number of processes"),
    ],
)
def test_a_cluster_that_is_not_there_is_said_in_a_line(address: str, said: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lab.cluster.CONNECT_LIMIT_S", 1)
        assert said in refused(address)


def test_a_scheduler_without_workers_is_said_in_a_line(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.cluster.WORKERS_LIMIT_S", 0.5)
    assert f"start dask worker {scheduler} on the machines" in refused(scheduler)


@each("missing", ["lab", "polars"])
def test_a_worker_without_maumau_or_its_libraries_is_said_in_a_line(scheduler: str, missing: str) -> None:
    with worker(scheduler, before=f"import sys; sys.modules['{missing}'] = None; "):
        assert "cannot play" in refused(scheduler)


def test_a_worker_with_other_rules_is_said_in_a_line(scheduler: str, tmp_path: Path) -> None:
    for room in ("rules", "lab"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "rules" / "match.py").open("a") as file:
        file.write("# another version\n")
    with worker(scheduler, PYTHONPATH=str(tmp_path)):
        said = refused(scheduler)
    assert f"and this is {BUILD}" in said


def test_a_worker_with_other_rules_that_comes_later_plays_nothing() -> None:
    with pytest.raises(OtherBuild, match="is of build"):
        _work("another", len, ())


def test_another_version_of_the_scheduler_is_said_in_a_line() -> None:
    older = "import distributed.versions; distributed.versions.version = lambda _: '2020.1.0'; "
    with scheduling(older) as (address, _), worker(address):
        assert "runs distributed 2020.1.0" in refused(address)


def test_workers_of_a_cluster_on_this_machine_end_with_it(tmp_path: Path) -> None:
    """By Ctrl+C, which reaches all processes of a terminal, and by a kill, which reaches one."""
    words = ["simulate", "german", "--games", "100000", "--cluster", "local:2", "--out", str(tmp_path / "run")]
    for end in (lambda child: os.killpg(child.pid, signal.SIGINT), subprocess.Popen.kill):
        before = len([*(tmp_path / "run").rglob("*.parquet")])
        child = subprocess.Popen(
            [sys.executable, "-m", "bot", *words, "--resume"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        while len([*(tmp_path / "run").rglob("*.parquet")]) == before:
            assert child.poll() is None, child.communicate()
            time.sleep(0.05)
        workers = psutil.Process(child.pid).children(recursive=True)
        assert len(workers) >= 2
        end(child)
        _, said = child.communicate(timeout=120)
        assert "Traceback" not in said
        assert child.returncode < 0 or "Stopped: " in said
        assert psutil.wait_procs(workers, timeout=60)[1] == []
