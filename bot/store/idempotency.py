"""Makes every press, command and message take effect once.

Discord may deliver one again after a lost connection. The code that handles it names its id (``caused_by``). The store
saves the id with the change, in the same transaction, and raises ``AlreadyHandled`` for an id that it knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field


class AlreadyHandled(Exception):
    """This has taken effect before. Nothing is to be done or answered."""


@dataclass(slots=True)
class Cause:
    """The id of a press, command or message, and the tables at which it has taken effect."""

    id: int
    seen_at: set[int] = field(default_factory=set)


_CAUSE: ContextVar[Cause | None] = ContextVar("cause", default=None)


def cause() -> Cause | None:
    """Give the cause of the present change; None if nothing from outside caused it."""
    return _CAUSE.get()


def caused_by(number: int) -> None:
    """Name the cause of everything that the present task does from now on."""
    _CAUSE.set(Cause(number))


@contextmanager
def while_caused_by(number: int) -> Iterator[None]:
    """Name the cause of a part of what the present task does."""
    before = _CAUSE.set(Cause(number))
    try:
        yield
    finally:
        _CAUSE.reset(before)
