"""Fixtures: a real bot on SimCord's Discord, a real SQLite file, every request held against Discord's description."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot.app import MauMauBot
from bot.faults import is_mistake
from bot.settings import Settings
from tests.conforming import nonconforming
from tests.house import House

simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.002
"""SimCord looks every 50 ms whether the database is done, after each press: the tests would wait most of their time."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings on a database of the test's own; computer players think for two seconds."""
    return Settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'maumau.db'}",
        computer_pause=2.0,
        card_pictures=False,
        charts=False,
    )


@pytest.fixture
def no_mistakes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever people send and Discord refuses is no mistake of ours: nothing of the kind is logged."""
    caplog.set_level(logging.INFO)
    yield
    traces = [record.getMessage() for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not traces, traces


@pytest_asyncio.fixture
async def house(settings: Settings, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server with a channel and people, and the bot in it."""
    marker = request.node.get_closest_marker("simcord")
    env = simcord.Env(MauMauBot(settings), **(marker.kwargs if marker else {}))
    house = House(env, settings)
    house.clocked(house.bot)
    await env.start()
    try:
        await env.settle()
        house.fix_chance()
        yield house
        problems = nonconforming(env.http_requests)
        assert not problems, "\n".join(sorted(set(problems)))
    finally:
        await house.bot.painter.finish()  # SimCord cancels what is under way, queries too
        await env.shutdown()
        await house.bot.store.close()
    mistakes = [*filter(is_mistake, env.errors)]
    assert not mistakes, mistakes
