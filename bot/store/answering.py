"""Notices a database that does not answer at all, so that one limit is waited for and not one after the other.

A frozen server keeps its connections and says nothing. Whoever asks it first waits for the limit of a statement. From
then on all are told at once, until it has answered one question that is asked again and again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from time import monotonic

from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store.faults import StoreAway, StoreBusy

log = logging.getLogger(__name__)

SILENT_S = 2.0
"""If nothing was heard for so long when a limit is reached, in seconds, it is not one slow statement: the timer asks
every second.
"""
ASK_EVERY_S = 1.0
"""The pause before a silent database is asked again, in seconds."""


class Answering:
    """Whether a database answers. ``ask`` asks it something."""

    def __init__(self, ask: Callable[[], Awaitable[object]]) -> None:
        self._ask, self._heard = ask, monotonic()
        self.silent = False
        self._asking: asyncio.Task[None] | None = None
        self._stopped = False

    def answered(self) -> None:
        """The database has answered."""
        self._heard = monotonic()
        if self.silent:
            self.silent = False
            log.info("the database answers again")

    def refuse(self) -> None:
        """Raise ``StoreAway`` for a silent database: nothing is to be begun."""
        if self.silent:
            raise _nothing_heard()

    def judge(self, fault: BaseException, own: StoreAway | None) -> StoreAway | None:
        """Note a fault, and give the ``StoreAway`` to raise for it; None if it is a mistake of ours. ``own`` is what
        the fault is without regard to others.
        """
        busy = type(own) is StoreBusy
        if monotonic() - self._heard <= SILENT_S or not (busy or isinstance(fault, TimeoutError)):
            return own
        if not self.silent:
            self.silent = True
            log.warning("the database does not answer: everybody is told so until it does")
            if self._asking is None and not self._stopped:
                self._asking = asyncio.create_task(self._ask_until_heard(), name="ask the database", context=Context())
        return _nothing_heard() if busy else own  # those who have the connections wait for answers

    async def stop(self) -> None:
        """Ask no more."""
        self._stopped = True
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})

    async def _ask_until_heard(self) -> None:
        while self.silent:
            try:
                await self._ask()
            except (TimeoutError, PoolTimeout):
                await asyncio.sleep(ASK_EVERY_S)
            except Exception:  # noqa: BLE001 -- it says something: whoever uses it next hears what is wrong
                self.answered()
            else:
                self.answered()
        self._asking = None


def _nothing_heard() -> StoreAway:
    return StoreAway(TimeoutError("nothing is heard of it"))
