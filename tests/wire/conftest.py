"""Fixtures: a small Discord on loopback, and the bot's process on it; every request is held against the description."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.conforming import nonconforming
from tests.support.databases import new_database
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord


@pytest_asyncio.fixture
async def discord() -> AsyncIterator[SmallDiscord]:
    """A Discord of the test's own."""
    async with SmallDiscord() as small:
        yield small
        assert not (problems := nonconforming(small.requests)), "\n".join(sorted(set(problems)))
        assert not small.limits.early, small.limits.early


@pytest_asyncio.fixture
async def bot(discord: SmallDiscord, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[BotProcess]:
    """The bot, logged in; no fault may leave a stack trace behind."""
    await new_database(tmp_path / "maumau.db")
    charts = "off" if request.node.get_closest_marker("draws") is None else "on"
    async with BotProcess(discord, tmp_path, CHARTS=charts) as process:
        yield process
    assert "Traceback" not in process.said(), process.said()
