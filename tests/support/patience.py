"""SimCord on a machine that is busy: what takes long is waited for, and nothing is waited for longer than it takes.

SimCord gives the bot five seconds by the wall to come to rest, at its start, after each press and after each second
that it skips. What is still under way then goes on all the same; so the test waits again, and fails only where that
leads nowhere. A press becomes too old by the wall as well. What SimCord copies is plain JSON, for which
``copy.deepcopy`` takes a tenth of the time of all tests on it. As much goes to looking through all timers for each task
that waits, and as much again to the compiling of statements, which are the same for every bot.
"""

from __future__ import annotations

import asyncio
import copy
import marshal
from collections.abc import Awaitable
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import simcord
import simcord._settlement
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
from discord import app_commands
from simcord import _dpy_internals as internals
from simcord._runtime import _CallbackRecord
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from bot.app import TRANSLATED
from bot.discord import responder
from bot.process.jobs import Worker
from bot.store import database, lock

IDLE_S, IDLE_AT_MOST_S = 0.001, 0.016
"""How soon SimCord looks whether the database is done, and how often it does so in the end: each time it waits longer,
for to look takes a third of a millisecond. Its own 50 ms would be most of the time of tests.
"""
TRIES = 24
"""How many times SimCord's own limit is waited for: two minutes."""

SLEEPS = "discord.ext.tasks loop interval"
"""What SimCord calls the sleep of a chore."""

_settle, _advance = simcord.Env._settle_internal, simcord.Env._advance_to
_park_reason, _virtualize = simcord._settlement._park_reason, simcord._settlement._virtualize_recognized_waits


class _Asyncio:
    """What SimCord calls ``asyncio`` while it comes to rest: it waits twice as long each time."""

    def __init__(self) -> None:
        self.idle_s = IDLE_S

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def wait(self, waited: Any, **how: Any) -> Awaitable[Any]:
        if how.get("return_when") == asyncio.FIRST_COMPLETED:
            how["timeout"], self.idle_s = max(how["timeout"], self.idle_s), min(2 * self.idle_s, IDLE_AT_MOST_S)
        return asyncio.wait(waited, **how)


_waiting = _Asyncio()


async def _settle_patiently(env: simcord.Env, *, _deadline: float | None = None, **given: Any) -> None:
    given = {"idle": IDLE_S, **given}
    _waiting.idle_s = IDLE_S
    if _deadline is not None:  # who gave it waits again
        return await _settle(env, _deadline=_deadline, **given)
    for _ in range(TRIES - 1):
        try:
            return await _settle(env, **given)
        except TimeoutError:
            continue
    return await _settle(env, **given)


async def _advance_patiently(env: simcord.Env, target: float, deadline: float) -> None:
    for _ in range(TRIES - 1):
        try:
            return await _advance(env, target, deadline)
        except TimeoutError:
            assert env._loop is not None
            deadline = env._loop.time() + env.settle_timeout
    return await _advance(env, target, deadline)


def _copied(json: Any) -> Any:
    try:
        return marshal.loads(marshal.dumps(json))  # noqa: S302 -- what this process has written itself
    except ValueError:  # something in it is no plain JSON: a number of an enumeration, say
        return copy.deepcopy(json)


class _Timers:
    """SimCord's timers by what they wake up, as long as they are the same."""

    def __init__(self) -> None:
        self._timers: list[Any] = []
        self._count = 0
        self._by_woken: dict[int, list[Any]] = {}

    def waking(self, state: Any, task: Any, waiter: Any) -> list[Any]:
        """Those that only resume what a task waits for: what SimCord finds by looking at each."""
        timers = state.work.callbacks
        if self._timers is not timers or self._count != len(timers):
            self._timers, self._count, self._by_woken = timers, len(timers), _by_woken(timers)
        found: dict[int, Any] = {}
        for thing in (waiter, task):
            for timer in self._by_woken.get(id(thing), ()):
                handle = timer.handle
                if handle is None or handle.cancelled() or timer.when <= state.virtual_time:
                    continue
                does = internals._original_callback(handle._callback)
                if internals.is_wakeup_callback(does, handle._args, waiter, task):
                    found[id(timer)] = timer
        return [*found.values()]


class _Sleepers:
    """What sleeps until its next time: the chores of the bot, two dozen. SimCord asks of each of them whether it is one
    of the many things that may wait, again and again while a test runs; so it is asked only once in each sleep.
    """

    def __init__(self) -> None:
        self._sleeps: WeakKeyDictionary[Any, tuple[Any, list[Any]]] = WeakKeyDictionary()

    def sleeps(self, state: Any, task: Any) -> bool:
        """Whether it is known to sleep, and only the clock of this Discord wakes it up."""
        waiter, timers = self._sleeps.get(task, (None, []))
        return (
            waiter is not None
            and waiter is task._fut_waiter
            and not waiter.done()
            and any(timer.when > state.virtual_time and not timer.handle.cancelled() for timer in timers)
        )

    def reason(self, state: Any, task: Any, deadline: float, seen: set[int] | None = None) -> str | None:
        """Why a task waits, or nothing if it does not."""
        if seen is None and self.sleeps(state, task):
            return SLEEPS
        found = _park_reason(state, task, deadline, seen)
        if found == SLEEPS:
            timers = simcord._settlement._timer_records_waking(state, task, task._fut_waiter)
            if all(timer.real_handle is None or timer.real_handle.cancelled() for timer in timers):
                self._sleeps[task] = task._fut_waiter, timers
        return found

    def virtualize(self, state: Any, pending: list[Any]) -> None:
        """Leave to the clock of this Discord alone what wakes those who wait. Known sleepers have been left to it."""
        _virtualize(state, [task for task in pending if not self.sleeps(state, task)])


def _by_woken(timers: list[Any]) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = {}
    for timer in timers:
        if timer.when is None or timer.handle is None or timer.handle.cancelled():
            continue
        owner = getattr(internals._original_callback(timer.handle._callback), "__self__", None)
        for thing in {id(one) for one in (*timer.handle._args, owner, getattr(owner, "_task", None))}:
            found.setdefault(thing, []).append(timer)
    return found


class _Compiled(LRUCache[Any, Any]):
    """Statements as they are compiled for each kind of database, whichever bot has asked for them first."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


COMPILED = _Compiled(5000)


def _engine_that_has_compiled(url: str, **how: Any) -> AsyncEngine:
    engine = create_async_engine(url, **how)
    engine.sync_engine._compiled_cache = COMPILED
    return engine


def be_patient() -> None:
    """Have SimCord wait, look and copy so from now on, the bot answer presses that are older than it would, and each
    bot take the statements that another one has compiled.
    """
    database.create_async_engine = _engine_that_has_compiled
    simcord._settlement._timer_records_waking = _Timers().waking
    sleepers = _Sleepers()
    simcord._settlement._park_reason = sleepers.reason
    simcord.env.asyncio = _waiting
    simcord.env._virtualize_recognized_waits = sleepers.virtualize
    _CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign] # it is removed from a list of many
    responder.TOO_OLD_S *= TRIES
    responder.UNDEFERRED_TOO_OLD_S *= TRIES
    for name in ("CONFIRM_EVERY_S", "GIVE_UP_AFTER_S", "TAKE_AWAY_AFTER_S"):  # else SimCord waits for the next time
        setattr(lock, name, getattr(lock, name) * 1000)
    for module in (app_commands.commands, app_commands.transformers):
        module.Locale = TRANSLATED  # type: ignore[attr-defined] # they ask for each, 30 of which have no translation
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=_copied)
    simcord.components.deepcopy = _copied
    simcord.Env._settle_internal = _settle_patiently
    simcord.Env._advance_to = _advance_patiently


SPARE: dict[bool, list[ProcessPoolExecutor]] = {True: [], False: []}
"""Processes of workers that have ended, by whether they yield to others on the machine."""
SPARE_PROCESSES = 3
"""Upper bound on those of each kind."""


def reuse_processes() -> None:
    """Hand the process of a worker that ends with nothing to do on to the next one: to import the bot takes it two
    seconds.
    """
    living, end = Worker._living, Worker._end_process

    async def take(self: Worker) -> ProcessPoolExecutor:
        while self._pool is None and SPARE[self.yielding]:
            pool = SPARE[self.yielding].pop()
            if not pool._broken and all(process.is_alive() for process in pool._processes.values()):
                self._pool = pool
        return await living(self)

    def hand_on(self: Worker) -> None:
        pool, spare = self._pool, SPARE[self.yielding]
        if pool and len(spare) < SPARE_PROCESSES and not pool._pending_work_items and not pool._broken:
            spare.append(pool)
            self._pool = None
        end(self)

    Worker._living, Worker._end_process = take, hand_on  # type: ignore[method-assign]
