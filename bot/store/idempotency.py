"""What from outside leads to the changes that are being made: each has its effect once.

Discord may deliver a press or a message again, after a lost connection. Whoever handles one names it
(``caused_by``). The store keeps its id with the change, in the same transaction, and raises ``AlreadyHandled`` for one
that it knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field


class AlreadyHandled(Exception):
    """This has had its effect already; nothing is to be done or answered."""


@dataclass(slots=True)
class Cause:
    """A press, command or message by its id, and the tables at which it has had its effect by now."""

    id: int
    seen_at: set[int] = field(default_factory=set)


_CAUSE: ContextVar[Cause | None] = ContextVar("cause", default=None)


def cause() -> Cause | None:
    """What leads to the present change; None for what happens by itself."""
    return _CAUSE.get()


def caused_by(number: int) -> None:
    """All that the present task does from now on is caused by this."""
    _CAUSE.set(Cause(number))


@contextmanager
def while_caused_by(number: int) -> Iterator[None]:
    """The same, for a part of what a task does."""
    before = _CAUSE.set(Cause(number))
    try:
        yield
    finally:
        _CAUSE.reset(before)
