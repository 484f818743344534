"""The laboratory on a Dask cluster: real schedulers and workers, each a process as somebody starts it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import polars as pl
import psutil
import pytest
from rich.console import Console
from typer.testing import CliRunner

from bot.cli import app
from lab.pool import Processes, ShareOut, WorkersFail
from lab.rounds import Setup
from lab.runs import Folder, Plan
from lab.simulate import simulate
from lab.versions import BUILD
from rules.catalogue import RULEBOOKS
from tests.support.folding import each

pytestmark = pytest.mark.gate

QUIET = Console(quiet=True)
ROOT = Path(__file__).parents[2]
SOON_S, ENDS_WITHIN_S = 120.0, 30.0
"""Upper bounds on waiting for what another process does, and for its end after a kill, in seconds."""
DASK = "from distributed.cli.dask_{what} import main; main()"


def connected(address: str) -> AbstractContextManager[ShareOut]:
    """Workers of a cluster; its library is imported when a test asks for it, which takes a second."""
    from lab.cluster import connected as workers

    return workers(address)


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
        child.wait(ENDS_WITHIN_S)


@contextmanager
def scheduling() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler that answers: its address and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        where = free.getsockname()
    address = f"tcp://127.0.0.1:{where[1]}"
    with process("scheduler", "--host", address, "--no-dashboard") as child:
        soon(lambda: child.poll() is not None or listens(where))
        yield address, child


def listens(where: tuple[str, int]) -> bool:
    try:
        socket.create_connection(where, 1).close()
    except OSError:
        return False
    return True


def soon(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + SOON_S
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler that has a worker."""
    with scheduling() as (address, _), worker(address):
        yield address


def worker(scheduler: str, before: str = "", **env: str) -> Any:
    return process("worker", scheduler, "--no-nanny", "--nthreads", 1, "--no-dashboard", before=before, **env)


def played(plan: Plan, share_out: Any, place: Path) -> dict[str, bytes]:
    folder = Folder.begun(place, plan, "", resumed=False)
    assert not simulate(plan, share_out, QUIET, folder.keep, folder.left())
    return {path.name: path.read_bytes() for path in (place / "rounds").iterdir()}


def test_a_cluster_plays_the_same_rows(scheduler: str, tmp_path: Path) -> None:
    """Byte by byte, in every game."""
    with connected(scheduler) as share_out:
        for game in sorted(RULEBOOKS):
            players = max(2, RULEBOOKS[game].seats[0]) if RULEBOOKS[game].seats[1] > 1 else 1
            plan = Plan.of(Setup(game=game, players=players, strategies=("sensible",)), 4)
            plain = played(plan, Processes(1), tmp_path / "plain" / game)
            assert played(plan, share_out, tmp_path / "cluster" / game) == plain


def no_tasks(dask_scheduler: Any) -> bool:
    return not dask_scheduler.tasks


def test_the_shares_of_a_lost_worker_are_played_again(scheduler: str) -> None:
    """Few are on their way at a time, and nothing stays in the scheduler."""
    plan, on_the_way = Plan.of(Setup(game="german", players=2), 150), list[int]()
    found, plain = dict[int, pl.DataFrame](), dict[int, pl.DataFrame]()
    with worker(scheduler) as lost, connected(scheduler) as share_out:
        share_out.client.wait_for_workers(2, timeout=SOON_S)

        def keep(share: int, rows: pl.DataFrame) -> None:
            assert share not in found
            found[share] = rows
            on_the_way.append(len(share_out.client.futures))
            if len(found) == 10:
                lost.send_signal(signal.SIGKILL)

        assert not simulate(plan, share_out, QUIET, keep, range(plan.shares))
        soon(lambda: share_out.client.run_on_scheduler(no_tasks))  # it hears a little later what is not needed any more
    assert max(on_the_way) < plan.shares / 4
    assert simulate(plan, Processes(1), QUIET, plain.__setitem__, range(plan.shares)) is False
    assert found.keys() == plain.keys()
    assert all(rows.equals(plain[share]) for share, rows in found.items())


def test_a_tournament_on_a_cluster_writes_the_same_page(scheduler: str, tmp_path: Path) -> None:
    words = ["tournament", "german", "--deals", "4", "--players", "2", "--strategy", "sensible,random", "--markdown"]
    for name, more in (("plain", []), ("cluster", ["--cluster", scheduler])):
        result = CliRunner().invoke(app, [*words, str(tmp_path / name), *more])
        assert result.exit_code == 0, result.output
    assert (tmp_path / "plain").read_text("utf-8") == (tmp_path / "cluster").read_text("utf-8")


def test_without_its_library_a_cluster_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lab.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = CliRunner().invoke(app, ["simulate", "german", "--cluster", "local:1"])
    assert result.exit_code == 2
    assert result.stderr == (
        "maumau: --cluster needs distributed: uv run --extra cluster maumau … brings it,"
        " or pip install 'WHEEL[cluster]'\n"
    )


def test_ctrl_c_keeps_what_is_done_and_leaves_nothing_on_the_way(scheduler: str) -> None:
    plan, found = Plan.of(Setup(game="german", players=2), 100), dict[int, pl.DataFrame]()

    def keep(share: int, rows: pl.DataFrame) -> None:
        if len(found) == 5:
            raise KeyboardInterrupt
        found[share] = rows

    with connected(scheduler) as share_out:
        assert simulate(plan, share_out, QUIET, keep, range(plan.shares))
    assert len(found) == 5


def test_a_scheduler_without_workers_and_one_that_goes_away_are_said_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done before it went is kept."""
    plan, found = Plan.of(Setup(game="german", players=2), 1000), dict[int, pl.DataFrame]()
    with scheduling() as (address, child):
        with monkeypatch.context() as patch:
            patch.setattr("lab.cluster.WORKERS_LIMIT_S", 0.5)
            assert f"start dask worker {address} on the machines" in trouble(address)

        def keep(share: int, rows: pl.DataFrame) -> None:
            found[share] = rows
            child.kill()

        with worker(address), pytest.raises(WorkersFail, match="is gone"), connected(address) as share_out:
            simulate(plan, share_out, QUIET, keep, range(plan.shares))
    assert 0 < len(found) < plan.shares


def trouble(address: str) -> str:
    """The one line that says why a cluster cannot play; nothing, where it can."""
    try:
        with connected(address):
            return ""
    except WorkersFail as why:
        said = str(why)
    assert "\n" not in said
    return said


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
        assert said in trouble(address)


@each("address", ["tcp://127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_leaves_nothing_to_be_closed_later(address: str) -> None:
    """An unclosed client closes itself whenever it is collected, and then stands in the way of the next one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lab.cluster.CONNECT_LIMIT_S", 1)
        assert trouble(address)
    assert "IO loop" not in {thread.name for thread in threading.enumerate()}


@each("missing", ["lab", "polars"])
def test_a_worker_without_maumau_or_its_libraries_is_said_in_a_line(scheduler: str, missing: str) -> None:
    with worker(scheduler, before=f"import sys; sys.modules['{missing}'] = None; "):
        soon(lambda: "cannot play" in trouble(scheduler))
    soon(lambda: trouble(scheduler) == "")


def test_a_worker_with_other_rules_is_said_in_a_line(scheduler: str, tmp_path: Path) -> None:
    for room in ("rules", "lab"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "rules" / "match.py").open("a") as file:
        file.write("# another version\n")
    with worker(scheduler, PYTHONPATH=str(tmp_path)):
        soon(lambda: f"and this is {BUILD}" in trouble(scheduler))
    soon(lambda: trouble(scheduler) == "")


def test_a_worker_with_other_rules_that_comes_later_plays_nothing() -> None:
    from lab.cluster import OtherBuild, _work

    with pytest.raises(OtherBuild, match="is of build"):
        _work("another", len, ())


def test_another_version_of_the_library_is_said_in_a_line(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distributed.versions._version_cached", lambda _: "2020.1.0")
    assert "and this runs distributed 2020.1.0" in trouble(scheduler)


@pytest.mark.usefixtures("scheduler")
def test_workers_of_a_cluster_on_this_machine_end_with_it(tmp_path: Path) -> None:
    """By Ctrl+C, which reaches all processes of a terminal, and by a kill, which reaches one. That another scheduler
    runs here is not worth a word.
    """
    words = ["simulate", "german", "--games", "100000", "--cluster", "local:1", "--out", str(tmp_path / "run")]

    def written() -> int:
        return len([*(tmp_path / "run").rglob("*.parquet")])

    def ended(end: Callable[[subprocess.Popen[str]], None]) -> None:
        before = written()
        child = subprocess.Popen(
            [sys.executable, "-m", "bot", *words, "--resume"],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            encoding="locale",
            start_new_session=True,
        )
        try:
            soon(lambda: child.poll() is not None or written() > before)
            workers = psutil.Process(child.pid).children(recursive=True)
            assert workers
            end(child)
            _, said = child.communicate(timeout=SOON_S)
        finally:
            child.kill()
        assert "Traceback" not in said
        assert "already in use" not in said
        assert child.returncode < 0 or "Stopped: " in said
        assert psutil.wait_procs(workers, timeout=SOON_S)[1] == []

    ended(lambda child: os.killpg(child.pid, signal.SIGINT))
    ended(subprocess.Popen.kill)
