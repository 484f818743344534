"""Metrics and health over HTTP, for the operator: ``/metrics`` for Prometheus, ``/health`` for anybody.

They show the state of the bot, and nothing about tables or people.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

log = logging.getLogger(__name__)

CHECK_LIMIT_S = 3.0
"""Time limit of a health check, in seconds."""
HealthCheck = Callable[[], Coroutine[object, None, bool]]


class PortTaken(Exception):
    """The port cannot be used. The message says why, in one line."""


class Health:
    """Serves the metrics of this registry and the results of these checks, until it is closed."""

    def __init__(self, registry: CollectorRegistry, checks: Mapping[str, HealthCheck]) -> None:
        self._registry, self._checks = registry, checks
        site = web.Application()
        site.add_routes([web.get("/metrics", self._metrics), web.get("/health", self._health)])
        self._runner = web.AppRunner(site, access_log=None)
        self.port = 0

    async def open(self, host: str, port: int) -> None:
        """Listen; with port 0 on any free port. Raises ``PortTaken``."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except (OSError, ValueError) as fault:
            await self.close()
            raise PortTaken(f"metrics cannot be served at {host}:{port}: {fault}") from fault
        self.port = self._runner.addresses[0][1]
        log.info("metrics and health are served at port %d", self.port)

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def health(self) -> dict[str, bool]:
        """Give the result of each check."""
        found = await asyncio.gather(*(_well(check) for check in self._checks.values()))
        return dict(zip(self._checks, found, strict=True))

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        found = await self.health()
        return web.json_response(found, status=200 if all(found.values()) else 503)


async def _well(check: HealthCheck) -> bool:
    """Whether a check succeeds. One that fails or takes too long does not."""
    task = asyncio.create_task(check())
    await asyncio.wait({task}, timeout=CHECK_LIMIT_S)
    if not task.done():
        task.cancel()
        return False
    return not task.cancelled() and task.exception() is None and task.result()
