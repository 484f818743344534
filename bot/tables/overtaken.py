"""What happens when another process changes a table between the moment it was loaded and the moment it is saved.

Then nothing was saved. Whatever was to be done is done again on the table as it is now, by the same checks. So it is
done where it still means the same, and refused where it does not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from typing import ParamSpec, TypeVar

from bot.store.faults import StoreOvertaken
from bot.tables.table import Refused

P = ParamSpec("P")
R = TypeVar("R")
Changes = TypeVar("Changes")
TRIES = 5
"""Upper bound on how often a change is begun. Who changes a table is an other process, and seldom quicker twice."""


class Overtaken(Refused):
    """Another process has changed the table since it was loaded."""

    def __init__(self) -> None:
        super().__init__("moved-on")


def looks_again(change: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Have a change begun anew when another process was quicker. It must be one transaction, or begin with checks that
    notice what it has done.
    """

    @wraps(change)
    async def again(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES - 1):
            try:
                return await change(*given, **named)
            except (Overtaken, StoreOvertaken):
                continue
        return await change(*given, **named)

    return again


def all_look_again(changes: type[Changes]) -> type[Changes]:
    """The same for all public methods of a class through which tables are changed."""
    for name, method in list(vars(changes).items()):
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(changes, name, looks_again(method))
    return changes
