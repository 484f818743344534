"""What is counted and timed while the bot runs, for Prometheus. Nothing here names a person or a card."""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

BUCKETS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Upper bounds of the histogram's buckets, in seconds. Discord waits for three."""


class Metrics:
    """The metrics of one bot. Values that are read only on request are added by ``watch``."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
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
        self.lines = Counter("maumau_log_lines", "Lines of the log by level.", ["level"], registry=self.registry)
        for level in ("WARNING", "ERROR"):
            self.lines.labels(level.lower())  # so that the count begins with 0

    def watch(self, name: str, told: str, value: Callable[[], float]) -> None:
        """Add a value that is read on each request."""
        Gauge(name, told, registry=self.registry).set_function(value)

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
        """Count the record."""
        self._lines.labels("error" if record.levelno >= logging.ERROR else "warning").inc()
