"""What an operator sees: metrics for Prometheus, and whether the bot is healthy.

Both are served over HTTP: ``/metrics`` for Prometheus, ``/health`` for anybody. They show the state of the bot, and
nothing about tables or people.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from types import SimpleNamespace

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

log = logging.getLogger(__name__)


BUCKETS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Upper bounds of the histogram's buckets, in seconds. Discord waits for three."""


class Metrics:
    """The metrics of one bot. Values that are read only on request are added by ``watch``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._shown: dict[str, Gauge] = {}
        ProcessCollector(registry=self.registry)
        self.answers = Histogram(
            "maumau_answer_seconds",
            "Seconds from a press or command to its first answer.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.lost = Counter("maumau_answers_lost", "Answers that did not arrive.", registry=self.registry)
        self.shed = Counter(
            "maumau_presses_shed",
            "Presses and commands that were not begun because of the load.",
            ["why"],
            registry=self.registry,
        )
        for why in ("merged", "person", "ignored", "busy", "unanswerable"):
            self.shed.labels(why)  # so that the count begins with 0
        self.changes = Counter("maumau_table_changes", "Changes of tables that were saved.", registry=self.registry)
        self.requests = Counter(
            "maumau_discord_requests", "Requests to Discord by status.", ["status"], registry=self.registry
        )
        self.shards = Gauge(
            "maumau_shard_up", "Whether a shard of this process is connected.", ["shard"], registry=self.registry
        )
        self.well = Gauge(
            "maumau_well", "Whether a health check succeeds, checked on each request.", ["what"], registry=self.registry
        )
        self.build = Info("maumau_build", "The version, its commit, and how the rules run.", registry=self.registry)
        self.lines = Counter("maumau_log_lines", "Lines of the log by level.", ["level"], registry=self.registry)
        for level in ("WARNING", "ERROR"):
            self.lines.labels(level.lower())  # so that the count begins with 0

    def watch(self, name: str, told: str, value: Callable[[], float]) -> None:
        """Add a value that is read on each request."""
        if name not in self._shown:  # an extension may have been taken away, and be there again
            self._shown[name] = Gauge(name, told, registry=self.registry)
        self._shown[name].set_function(value)

    def count_requests(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let this trace count its requests."""

        async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
            self.requests.labels(str(told.response.status)).inc()

        async def failed(*_: object) -> None:
            self.requests.labels("none").inc()

        trace.on_request_end.append(answered)
        trace.on_request_exception.append(failed)
        return trace

    def log_handler(self) -> logging.Handler:
        """Make a handler that counts warnings and errors in the log."""
        return _Counting(self.lines)


class _Counting(logging.Handler):
    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.labels("error" if record.levelno >= logging.ERROR else "warning").inc()


CHECK_LIMIT_S = 3.0
"""Time limit of a health check, in seconds."""
HealthCheck = Callable[[], Coroutine[object, None, bool]]


class PortTaken(Exception):
    """The port cannot be used. The message says why, in one line."""


class Health:
    """Serves these metrics and the results of these checks, until it is closed."""

    def __init__(self, metrics: Metrics, checks: Mapping[str, HealthCheck]) -> None:
        self._shown, self._checks = metrics, checks
        self._site = web.Application()
        self._runner = web.AppRunner(self._site, access_log=None)
        self.port = 0

    async def open(self, host: str, port: int, under: str = "") -> None:
        """Listen, for requests whose paths begin with ``under``; with port 0 on any free port. Raises ``PortTaken``."""
        self._site.add_routes([web.get(f"{under}/metrics", self._metrics), web.get(f"{under}/health", self._health)])
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except (OSError, ValueError) as fault:
            await self.close()
            raise PortTaken(f"metrics cannot be served at {host}:{port}: {fault}") from fault
        self.port = self._runner.addresses[0][1]
        if not under:
            log.info("metrics and health are served at port %d", self.port)

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def health(self) -> dict[str, bool]:
        """Return the result of each check."""
        found = await asyncio.gather(*(_well(check) for check in self._checks.values()))
        return dict(zip(self._checks, found, strict=True))

    async def _metrics(self, _: web.Request) -> web.Response:
        for what, well in (await self.health()).items():
            self._shown.well.labels(what).set(well)
        return web.Response(body=generate_latest(self._shown.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

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
