"""The hub as a web site on this computer only, and the clock of its world."""

from __future__ import annotations

import asyncio
import errno
import html
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from string import Template
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aiohttp import web
from aiohttp.typedefs import Handler
from simcord import BackendError, ChannelHandle, Env, SetupError

from bot.settings import HIGHEST_PORT
from preview.hub import Hub
from preview.servers import Person, Servers

PORTS_TRIED = 20
"""Upper bound on the ports that are tried, from the one that was asked for on."""
REFRESH_S = 0.5
"""Seconds between two heartbeats. SimCord's pages also ask twice a second."""
CATCH_UP_S = 3.0
"""Upper bound on the seconds that pass in the world with a heartbeat, after a busy while: during it nobody can act."""
_PAGE = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
}
_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_hub(
    env: Env, servers: Servers, *, port: int = 8000, ended: asyncio.Event | None = None
) -> AsyncIterator[Hub]:
    """Serve the hub on the loopback interface (`port` 0 takes any free one), and run the world's clock. If the port is
    taken, one of the next is used.

    `env` must have been started. Raises OSError if all of `PORTS_TRIED` are taken.
    """
    hub = Hub(servers, ended=ended or asyncio.Event())
    runner = web.AppRunner(_application(hub), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await _listen(runner, port)
        hub.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        heart = asyncio.create_task(_keep_time(hub, env))
        heart.add_done_callback(lambda _: hub.ended.set())
        try:
            yield hub
        finally:
            heart.cancel()
            await asyncio.wait([heart])
            await hub.close()
        if not heart.cancelled():
            heart.result()
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    """Listen at the first port that is free, from this one on."""
    last = min(port + PORTS_TRIED - 1, HIGHEST_PORT)
    for tried in range(port, last + 1):
        try:
            await web.TCPSite(runner, "127.0.0.1", tried).start()
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE or tried == last:
                raise
        else:
            return


async def _keep_time(hub: Hub, env: Env) -> None:
    """Let the simulated clock follow real time, starting from the present time of both."""
    ahead = env.now() - datetime.now(UTC)
    while True:
        await asyncio.sleep(REFRESH_S)
        try:
            lag = (datetime.now(UTC) + ahead - env.now()).total_seconds()
            await hub.beat(min(lag, CATCH_UP_S))
        except (SetupError, BackendError, TimeoutError) as fault:
            _log.warning("the preview's clock skips a beat: %s", fault)


def _application(hub: Hub) -> web.Application:
    """The hub's four addresses: the page, its list alone, the link to a room, the end."""

    async def page(_: web.Request) -> web.Response:
        text = _PAGE.substitute(server=html.escape(hub.servers.guild.name), rooms=hub.listing())
        return web.Response(text=text, content_type="text/html")

    async def rooms(_: web.Request) -> web.Response:
        return web.Response(text=hub.listing(), content_type="text/html")

    async def enter(request: web.Request) -> web.Response:
        channel, person = _find(hub.servers, request.match_info["channel"], request.match_info["person"])
        raise web.HTTPFound(await hub.room(channel, person, zone=_zone(request)))

    async def end(_: web.Request) -> web.Response:
        hub.ended.set()
        return web.Response(text="The preview has ended.")

    application = web.Application(middlewares=[_at_home_only])
    application.add_routes([web.get("/", page), web.get("/rooms", rooms), web.post("/end", end)])
    application.add_routes([web.get(r"/room/{channel:\d+}/{person:\d+}", enter)])
    return application


def _find(servers: Servers, channel: str, person: str) -> tuple[ChannelHandle, Person]:
    for somebody in servers.people:
        for room in servers.rooms(somebody):
            if (str(room.id), str(somebody.user.id)) == (channel, person):
                return room, somebody
    raise web.HTTPNotFound(text="There is no such room, or it is closed to this person.")


def _zone(request: web.Request) -> str:
    """Give the reader's time zone, which the hub's page saves in a cookie; UTC before that."""
    zone = request.cookies.get("zone", "UTC")
    try:
        return ZoneInfo(zone).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"


@web.middleware
async def _at_home_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other web sites: those that reach this address by another name, and those that send a form here."""
    origin = request.headers.get("Origin", f"http://{request.host}")
    if request.url.host not in {"127.0.0.1", "localhost"} or origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="The preview is for this computer only.")
    response = await handler(request)
    response.headers.update(_HEADERS)
    return response
