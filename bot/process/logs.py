"""The log: lines for a terminal, or a JSON object a line with the ids of the table and the server that it is about.

Whoever begins something for a table or a server binds its id (``structlog.contextvars``), and all that is logged
meanwhile carries it. No form of the log shows values of variables beside a traceback: they are hands and seeds.
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
    """Have everything of this level and above written, as ``text`` or ``json``, and nothing written twice."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(form, colours=stream.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for library in TELLTALES:
        logging.getLogger(library).setLevel(max(logging.INFO, root.level))


def formatter(form: str, *, colours: bool = False) -> logging.Formatter:
    """What turns a record into a line."""
    rendering: list[Processor]
    if form == "json":
        rendering = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False, default=str),
        ]
    else:
        shown = structlog.dev.plain_traceback  # the others may show local variables
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
    """What every line has comes first."""
    return {name: line[name] for name in FIRST if name in line} | dict(line)
