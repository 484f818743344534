"""Work for processes of their own, in a module that is there at once: each of them imports it."""

from __future__ import annotations

import os
import secrets
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.process.jobs import Worker


def process_of(worker: Worker) -> int | None:
    """The process of a worker, if there is one."""
    return next(iter(worker._pool._processes or ()), None) if worker._pool is not None else None


def doubled(number: int) -> int:
    return 2 * number


def once_killed(work: tuple[Path, int]) -> int:
    """The first process that comes to the third share is killed there."""
    place, number = work
    if number == 3:
        try:
            (place / "killed").touch(exist_ok=False)
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def never_the_same(_: int) -> bytes:
    return secrets.token_bytes()


def whoever(_: int) -> bytes:
    """Who draws."""
    time.sleep(0.3)
    return str(os.getpid()).encode()


def clumsy(how: str) -> bytes:
    """One that spoils it, or the whole process."""
    if how == "dies":
        os._exit(1)
    raise ValueError(how)


def slow(seconds: float) -> int:
    """Who has worked for so long."""
    time.sleep(seconds)
    return os.getpid()


def noted(place: Path, word: str) -> None:
    """Write a word down: the order of the words is that of the jobs."""
    with place.open("a", encoding="utf-8") as notes:
        notes.write(word)


def telling(secret: str) -> None:
    """Fail with a message that nobody else may read."""
    raise KeyError(secret)


def never_back() -> object:
    """Give what cannot be sent to another process."""
    return lambda: None
