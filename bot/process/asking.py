"""Asks the running bot how it is: ``maumau health``. A container asks every 30 seconds, so next to nothing is imported:
of the settings only the two are read that say where the bot answers, from where ``bot.settings`` reads them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from dotenv import dotenv_values

PATIENCE_S = 5.0
WELL, UNWELL, NOT_TOLD = 0, 1, 2
"""Exit codes: the bot is healthy; it is not, or does not answer; the settings do not say where it answers."""
SECRETS = Path("/run/secrets")
"""The same folder as that of ``bot.settings``."""


def ask() -> int:
    """Ask the bot with the settings that hold here, and print what it says. Gives the exit code."""
    port = _setting("METRICS_PORT")
    if not port.isdecimal():  # if it is wrong, the settings say how
        from bot.settings import BadSetting, load

        try:
            port = str(load().metrics_port)
        except BadSetting as why:
            return _complain(str(why))
    if not int(port):
        return _complain("METRICS_PORT is not set, so the bot tells nobody how it is")
    host = _setting("METRICS_HOST") or "127.0.0.1"
    asking = HTTPConnection("127.0.0.1" if host == "0.0.0.0" else host, int(port), timeout=PATIENCE_S)  # noqa: S104 -- it is not bound
    try:
        asking.request("GET", "/health")
        answer = asking.getresponse()
        print(answer.read().decode())  # noqa: T201 -- for whoever asks
    except (OSError, OverflowError, HTTPException) as why:
        print(f"the bot does not answer: {why}", file=sys.stderr)  # noqa: T201
        return UNWELL
    finally:
        asking.close()
    return WELL if answer.status == HTTPStatus.OK else UNWELL


def _setting(name: str) -> str:
    """A setting as it is written; empty where it is not."""
    return next((value for source in _sources() if (value := source.get(name, "").strip())), "")


def _sources() -> Iterator[Mapping[str, str]]:
    """Where settings stand, the first ones first; names are written in capitals or not."""
    yield _capitals(os.environ)
    try:
        yield _capitals(dotenv_values(".env"))
    except (OSError, ValueError):  # the settings say what is wrong with it
        yield {}
    if SECRETS.is_dir():
        yield {path.name.upper(): path.read_text("utf-8") for path in SECRETS.iterdir() if path.is_file()}


def _capitals(source: Mapping[str, str | None]) -> Mapping[str, str]:
    return {name.upper(): value for name, value in source.items() if value is not None}


def _complain(why: str) -> int:
    print(f"maumau: {why}", file=sys.stderr)  # noqa: T201
    return NOT_TOLD
