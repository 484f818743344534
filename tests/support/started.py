"""A bot on SimCord's Discord without pytest, for benchmarks and processes of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord

from bot.app import LOADED_AT_START, MauMauBot
from bot.discord.errors import is_mistake
from bot.settings import Settings
from cogs.play import listening, reading
from tests.support.house import House


@asynccontextmanager
async def started(directory: Path, **other: Any) -> AsyncIterator[House]:
    """A server with the bot in it; with ``other`` settings than the usual ones."""
    for load in (*LOADED_AT_START, reading.load, listening.load):
        load()  # SimCord waits five seconds for a start, and no longer
    url = f"sqlite+aiosqlite:///{directory / 'house.db'}"
    settings = Settings(
        database_url=url, card_pictures=False, charts=False, shard_count=1, luck_per_day=0, positions=False, **other
    )
    env = simcord.Env(MauMauBot(settings))
    house = House(env, settings)
    house.clocked(house.bot)
    await env.start()
    try:
        await env.settle()
        house.fix_chance()
        yield house
    finally:
        await house.services.painter.finish()
        await env.shutdown()
        await house.services.store.database.close()
    for mistake in filter(is_mistake, env.errors):
        raise mistake
