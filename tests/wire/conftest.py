"""Fixtures: a small Discord on loopback, and the bot's process on it; every request is held against the description."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.support.conforming import nonconforming
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
async def bot(discord: SmallDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, logged in; no fault may leave a stack trace behind."""
    async with BotProcess(discord, tmp_path) as process:
        yield process
    assert "Traceback" not in process.said(), process.said()
