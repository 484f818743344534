"""Play on a Dask cluster: the shares go to its workers, and their rows come back.

Dask hands out the shares, plays those of a lost worker again, and lets workers come and go. Only a few shares are on
their way at a time, and what has come back is released: neither the scheduler nor this process grows with a run.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from functools import partial
from pkgutil import resolve_name
from typing import Any

from distributed import Client, Future, KilledWorker, LocalCluster, as_completed
from distributed.versions import VersionMismatchWarning

from lab.pool import Result, Share, WorkersFail
from lab.versions import BUILD

CONNECT_LIMIT_S, WORKERS_LIMIT_S, CLOSE_LIMIT_S = 10, 60, 20
"""Upper bounds on waiting for a scheduler, for its first worker, and for the end of a cluster of this machine."""
AHEAD = 2
"""Shares on their way, for each thread of the cluster: one is played, one waits."""
LOCAL = "local:"
ANY_PORT = ":0"
"""Where a scheduler of this machine serves how it is: another one may have the usual port."""
DEAF_TO_CTRL_C = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
"""What a worker here does first: Ctrl+C reaches every process of a terminal, and the first one alone reacts."""
INSTALL = "install this maumau there, with the extra maumau[cluster]"
PLAYS_THERE, BUILD_THERE = "lab.simulate:share", "lab.versions:BUILD"
"""What a worker must have, and what it is asked for."""


class Connection(Client):  # type: ignore[misc] # its library has no types
    """A client that is closed here when it cannot connect.

    Distributed leaves that to ``__del__``. Whenever and in whichever thread that is called, it takes the lock under
    which all event loops are started: another client that starts just then would wait for itself.
    """

    def start(self, **given: Any) -> None:
        try:
            super().start(**given)
        except BaseException:
            self.close()
            self._loop_runner.stop()  # after some failures close leaves it running
            raise


class OtherBuild(RuntimeError):
    """A worker has other sources."""


class OnCluster:
    """Shares work among the workers of a cluster."""

    def __init__(self, client: Client, where: str) -> None:
        self.client, self.where = client, where

    def __call__(
        self, work: Callable[[Share], Result], shares: Mapping[int, Share], keep: Callable[[int, Result], None]
    ) -> bool:
        places: dict[str, int] = {}
        waiting = iter(shares.items())
        running = as_completed()
        try:
            self._send(work, waiting, places, running)
            for future in running:
                result = self._result(future)
                keep(places.pop(future.key), result)
                future.release()
                self._send(work, waiting, places, running)
        except KeyboardInterrupt:
            return True
        except (CancelledError, OSError):
            raise WorkersFail(f"the scheduler at {self.where} is gone") from None
        finally:
            running.clear()
        return False

    def _send(
        self,
        work: Callable[[Share], Result],
        waiting: Iterator[tuple[int, Share]],
        places: dict[str, int],
        running: Any,
    ) -> None:
        """Send shares until enough are on their way."""
        enough = AHEAD * sum(self.client.nthreads().values())
        while len(places) < max(1, enough) and (share := next(waiting, None)) is not None:
            future = self.client.submit(partial(_work, BUILD, work), share[1], pure=False)
            places[future.key] = share[0]
            running.add(future)

    def _result(self, future: Future) -> Any:
        try:
            return future.result()
        except KilledWorker:
            raise WorkersFail("workers die again and again of the same share; have they too little memory?") from None
        except OtherBuild as why:
            raise WorkersFail(str(why)) from None
        except ModuleNotFoundError as why:
            raise WorkersFail(f"a worker of {self.where} has no {why.name}: {INSTALL}") from None


def _work(expected: str, work: Callable[[Share], Result], share: Share) -> Result:
    """Work on a share, where the sources are those of the process that asks for it."""
    if expected != BUILD:
        raise OtherBuild(f"a worker is of build {BUILD}, and this is {expected}: {INSTALL}")
    return work(share)


@contextmanager
def connected(where: str) -> Iterator[OnCluster]:
    """The cluster of the scheduler at this address; ``local:N``: one of N processes here, which ends with the block.

    Raises ``WorkersFail`` where there is none, or its workers cannot play.
    """
    with ExitStack() as closing, warnings.catch_warnings():
        warnings.simplefilter("ignore", VersionMismatchWarning)  # what matters is checked here, and said in a line
        client = _client(where, closing)
        _check(client, where)
        yield OnCluster(client, where)


def _client(where: str, closing: ExitStack) -> Client:
    if where.startswith(LOCAL):
        number = where.removeprefix(LOCAL)
        if not number.isdigit() or not int(number):
            raise WorkersFail(f"a cluster on this machine is local:N with a number of processes, not {where!r}")
        local = LocalCluster(
            n_workers=int(number),
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            scheduler_kwargs={"dashboard_address": ANY_PORT},
            silence_logs=logging.CRITICAL,
            preload=DEAF_TO_CTRL_C,
        )
        closing.callback(local.close, timeout=CLOSE_LIMIT_S)
        return closing.enter_context(Connection(local, timeout=CONNECT_LIMIT_S))
    try:
        return closing.enter_context(Connection(where, timeout=CONNECT_LIMIT_S))
    except (OSError, ValueError, TypeError) as why:
        raise WorkersFail(f"no scheduler answers at {where}: {str(why).splitlines()[0]}") from None


def _check(client: Client, where: str) -> None:
    """Refuse a cluster that could not play, or would play something else. Raises ``WorkersFail``."""
    try:
        client.wait_for_workers(1, timeout=WORKERS_LIMIT_S)
    except TimeoutError:
        raise WorkersFail(
            f"the scheduler at {where} has no workers: start dask worker {where} on the machines"
        ) from None
    versions = client.get_versions()
    here = _libraries(versions["client"])
    for name, other in {f"the scheduler at {where}": versions["scheduler"], **versions["workers"]}.items():
        if _libraries(other) != here:
            raise WorkersFail(f"{name} runs {_libraries(other)}, and this runs {here}: they have to be the same")
    _of_workers(client, PLAYS_THERE)
    for worker, found in _of_workers(client, BUILD_THERE).items():
        if found != BUILD:
            raise WorkersFail(f"the worker {worker} is of build {found}, and this is {BUILD}: {INSTALL}")


def _of_workers(client: Client, name: str) -> dict[str, Any]:
    """What each worker finds under a name. Raises ``WorkersFail`` if one cannot play; it may have come only now."""
    said: dict[str, Any] = client.run(resolve_name, name, on_error="return")
    for worker, found in said.items():
        if isinstance(found, BaseException):
            raise WorkersFail(f"the worker {worker} cannot play ({str(found).splitlines()[0]}): {INSTALL}")
    return said


def _libraries(versions: Any) -> str:
    """What has to be the same on all machines, in words: the library, and the version of Python without its patch."""
    python = ".".join(versions["host"]["python"].split(".")[:2]) if "host" in versions else "?"
    return f"distributed {versions['packages']['distributed']} on Python {python}"
