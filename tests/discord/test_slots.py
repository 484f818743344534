"""Who may paint: so many at once, hands before tables, and nobody holds a slot for ever."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord import painter
from bot.discord.painter import PaintSlots


async def test_hands_come_before_tables_that_have_waited_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "PAINTED_AT_A_TIME", 1)
    queue, painted = PaintSlots(), []

    async def paint(rank: int, name: str) -> None:
        async with queue.one(rank):
            await asyncio.sleep(0)
            painted.append(name)

    await asyncio.gather(paint(1, "first"), paint(1, "table"), paint(1, "other table"), paint(0, "hand"))
    assert painted == ["first", "hand", "table", "other table"]


async def test_who_waits_for_discord_holds_a_slot_for_a_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "PAINTED_AT_A_TIME", 1)
    monkeypatch.setattr(painter, "SLOT_HELD_S", 0.05)
    queue, over = PaintSlots(), asyncio.Event()

    async def hang() -> None:
        async with queue.one(0):
            await over.wait()

    hanging = asyncio.create_task(hang())
    await asyncio.sleep(0)
    async with asyncio.timeout(2), queue.one(0):
        over.set()
    await hanging
    async with asyncio.timeout(2), queue.one(0):
        assert queue._free == 0, "a place that was given back is not given back again"


async def test_who_gives_up_waiting_takes_no_place_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "PAINTED_AT_A_TIME", 1)
    queue = PaintSlots()

    async def paint() -> None:
        async with queue.one(0):
            await asyncio.sleep(0)

    async with queue.one(0):
        waiting = [asyncio.create_task(paint()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()
    await asyncio.wait(waiting)
    assert not waiting[2].cancelled()
    assert queue._free == 1
