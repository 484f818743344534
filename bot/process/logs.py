"""The log: lines for a terminal, or a JSON object for each line with the ids of its table and server.

Code that begins something for a table or a server binds its id (``structlog.contextvars``). All log lines carry it
meanwhile. Tracebacks never show values of variables, because these are hands and seeds.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import Processor

TELLTALES = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")
"""Libraries that log what they send at the level DEBUG: statements with seeds, and messages with hands."""
FIRST = ["timestamp", "level", "event", "logger"]


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """Log everything of this level and above, as ``text`` or ``json``. Nothing is logged twice."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(form, colours=stream.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for library in TELLTALES:
        logging.getLogger(library).setLevel(max(logging.INFO, root.level))


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
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _ordered, *rendering],
    )


def _ordered(_: object, __: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Put the fields that every line has first."""
    return {name: line[name] for name in FIRST if name in line} | dict(line)
