"""What somebody gives as a file is cut where it is too long, whatever Discord says of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import HTTPClient

from bot.discord import client
from bot.discord.client import cut_files
from bot.words import texts
from cogs.workshop.service import FILE_BYTES
from tests.wire.people import Person, done
from tests.wire.process import BotProcess
from tests.wire.small_discord import SmallDiscord

CHUNK = b"# " + b"x" * 65_534
given: dict[str, int] = {}
"""How many bytes were taken of a file, by its name."""


async def give(request: web.Request) -> web.StreamResponse:
    """A file as no Discord gives it."""
    name = request.match_info["name"]
    if name == "gone":
        return web.Response(status=404)
    if name == "short":
        return web.Response(body=b"name = 1\n")
    bomb = gzip.compress(b"#" * 50_000_000) if name == "bomb" else b""
    if bomb:
        return web.Response(body=bomb, headers={"Content-Encoding": "gzip"})
    answer = web.StreamResponse()
    await answer.prepare(request)
    given[name] = 0
    with suppress(ConnectionResetError):  # enough was read
        while given[name] < 50_000_000:
            await answer.write(CHUNK if name == "endless" else b"#")
            given[name] += len(CHUNK) if name == "endless" else 1
            await asyncio.sleep(0 if name == "endless" else 0.05)
    return answer


@pytest_asyncio.fixture
async def files() -> AsyncIterator[str]:
    """The address of a server that gives files."""
    app = web.Application()
    app.router.add_get("/{name}", give)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_a_file_is_read_as_far_as_it_may_be_taken(files: str, monkeypatch: pytest.MonkeyPatch) -> None:
    http = HTTPClient(asyncio.get_running_loop())
    cut_files(http, FILE_BYTES)
    assert await http.get_from_cdn(f"{files}/short") == b"name = 1\n"
    assert len(await http.get_from_cdn(f"{files}/endless")) == FILE_BYTES + 1
    packed = await http.get_from_cdn(f"{files}/bomb")
    assert packed.startswith(b"\x1f\x8b"), "a bomb is not unpacked"
    with pytest.raises(aiohttp.ClientError):
        await http.get_from_cdn(f"{files}/gone")
    monkeypatch.setattr(client, "FILE_LIMIT_S", 0.3)
    with pytest.raises(aiohttp.ServerTimeoutError):
        await http.get_from_cdn(f"{files}/slow")
    assert given["endless"] < 50_000_000


def file_command(discord: SmallDiscord, address: Any, size: object) -> dict[str, Any]:
    """``/workshop file`` with a file of which Discord says this."""
    file = {"id": "1", "filename": "ours.toml", "size": size, "url": address, "proxy_url": address}
    option = {"name": "file", "type": 1, "options": [{"name": "file", "type": 11, "value": "1"}]}
    data = {"id": str(discord.snowflake()), "name": "workshop", "type": 1, "options": [option]}
    return data | {"resolved": {"attachments": {"1": file}}}


async def test_no_file_is_believed_to_be_as_long_as_is_said(discord: SmallDiscord, bot: BotProcess, files: str) -> None:
    ana, channel = Person(discord, "ana"), discord.channel
    too_long, no_text = (texts.text("en", f"refused-file-{why}", most=128) for why in ("too-long", "no-text"))
    not_there = texts.text("en", "refused-discord")
    expected = {"endless": too_long, "bomb": no_text, "gone": not_there, "": not_there}
    for name, said in expected.items():
        for size in (10, None, "x"):
            command = file_command(discord, f"{files}/{name}" if name else "x", size)
            answer = await done(discord.send(ana._interaction(2, channel, command)))
            assert answer.says() == said, (name, size)
    assert "Traceback" not in bot.said()
