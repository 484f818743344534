"""The log: lines for a terminal, or a JSON object for each line with the ids of its table and server.

Code that begins something for a table or a server binds its id (``structlog.contextvars``). All log lines carry it
meanwhile. Tracebacks never show values of variables, because these are hands and seeds.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from contextvars import Context
from typing import TextIO

import structlog
from structlog.typing import Processor

TELLTALES = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")
"""Libraries that log what they send at the level DEBUG: statements with seeds, and messages with hands."""
REPEATS_S = 60.0
"""How often what repeats is counted in the log, in seconds; what does not repeat for so long is over."""
FIRST = ["timestamp", "level", "event", "logger"]


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """Log everything of this level and above, as ``text`` or ``json``. Nothing is logged twice."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(form, colours=stream.isatty()))
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for library in TELLTALES:
        logging.getLogger(library).setLevel(max(logging.INFO, root.level))


class Repeats(logging.Filter):
    """Writes what passes by itself when it begins, how often it has repeated, and when it is over: a full disk would
    fill up sooner with a line for each press. That a fault passes is said by its attribute ``passes``.
    """

    def __init__(self) -> None:
        super().__init__()
        self._more: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        given = record.args if isinstance(record.args, tuple) else ()
        if not any(getattr(one, "passes", False) for one in given):
            return True
        key = record.name, str(record.msg)
        if key in self._more:
            self._more[key] += 1
            return False
        with suppress(RuntimeError):  # outside of an event loop nothing repeats
            asyncio.get_running_loop().call_later(REPEATS_S, self._look, key, record, context=Context())
            self._more[key] = 0
        return True

    def _look(self, key: tuple[str, str], first: logging.LogRecord) -> None:
        log, more = logging.getLogger(first.name), self._more[key]
        if not more:
            del self._more[key]
            log.info("over, not again within %g s: %s", REPEATS_S, first.getMessage())
            return
        log.log(first.levelno, "%d times more within %g s: %s", more, REPEATS_S, first.getMessage())
        self._more[key] = 0
        asyncio.get_running_loop().call_later(REPEATS_S, self._look, key, first)


def formatter(form: str, *, colours: bool = False) -> logging.Formatter:
    """Make the formatter that turns a log record into a line."""
    rendering: list[Processor]
    if form == "json":
        rendering = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False, default=str),
        ]
    else:
        shown = structlog.dev.plain_traceback  # the other formatters may show local variables
        rendering = [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=shown)]
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _order_fields, *rendering],
    )


def _order_fields(_: object, __: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put the fields that every line has first."""
    return {name: line[name] for name in FIRST if name in line} | dict(line)
