"""SimCord on a machine that is busy: what takes long is waited for, and nothing is waited for longer than it takes.

SimCord gives the bot five seconds by the wall to come to rest, at its start, after each press and after each second
that it skips. What is still under way then goes on all the same; so the test waits again, and fails only where that
leads nowhere. A press becomes too old by the wall as well. What SimCord copies is plain JSON, for which
``copy.deepcopy`` takes a tenth of the time of all tests on it.
"""

from __future__ import annotations

import copy
import marshal
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace
from typing import Any

import simcord
import simcord.components
import simcord.gateway
import simcord.http.router

from bot.discord import responder
from bot.process.jobs import Worker
from bot.store import lock

IDLE_S = 0.001
"""How often SimCord looks whether the database is done. Its own 50 ms would be most of the time of tests."""
TRIES = 24
"""How many times SimCord's own limit is waited for: two minutes."""

_settle, _advance = simcord.Env._settle_internal, simcord.Env._advance_to


async def _settle_patiently(env: simcord.Env, *, _deadline: float | None = None, **given: Any) -> None:
    given = {"idle": IDLE_S, **given}
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


def be_patient() -> None:
    """Have SimCord wait and copy so from now on, and the bot answer presses that are older than it would."""
    responder.TOO_OLD_S *= TRIES
    responder.UNDEFERRED_TOO_OLD_S *= TRIES
    for name in ("CONFIRM_EVERY_S", "GIVE_UP_AFTER_S", "TAKE_AWAY_AFTER_S"):  # else SimCord waits for the next time
        setattr(lock, name, getattr(lock, name) * 1000)
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
