"""Asks the running bot how it is: ``maumau health``. A container asks every 30 seconds, so next to nothing is imported:
of the settings only those are read that say where the bot answers, from where ``bot.settings`` reads them.

With ``METRICS_PORT`` it answers there. Without, it answers only on this machine, at a port that it was given, and only
to those who know a key; both are in a file next to the database, which its owner alone may read.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from dotenv import dotenv_values

PATIENCE_S = 5.0
WELL, UNWELL, NOT_TOLD = 0, 1, 2
"""Exit codes: the bot is healthy; it is not, or does not answer; the settings do not say where it answers."""
OWN_MACHINE = "127.0.0.1"
DATABASE = "sqlite+aiosqlite:///maumau.db"
SECRETS = Path("/run/secrets")
"""The same database and folder as those of ``bot.settings``."""


def ask() -> int:
    """Ask the bot with the settings that hold here, and print what it says. Gives the exit code."""
    port = _setting("METRICS_PORT") or "0"
    if not port.isdecimal():  # if it is wrong, the settings say how
        from bot.settings import BadSetting, load

        try:
            port = str(load().metrics_port)
        except BadSetting as why:
            print(f"maumau: {why}", file=sys.stderr)  # noqa: T201
            return NOT_TOLD
    host, path = _setting("METRICS_HOST") or OWN_MACHINE, "/health"
    if not int(port):
        place = place_of(_setting("DATABASE_URL") or DATABASE)
        try:
            port, key = place.read_text("ascii").split()
            host, path = OWN_MACHINE, f"/{key}/health"
        except FileNotFoundError:
            return _complain(f"it does not run, or has not started yet ({place} is not there){_of_several()}")
        except (OSError, ValueError) as why:
            return _complain(f"{place} cannot be read ({why})")
    address = OWN_MACHINE if host == "0.0.0.0" else host, int(port)  # noqa: S104 -- it is not bound
    try:
        with socket.create_connection(address, PATIENCE_S) as there:  # ``http.client`` would take half of the time
            there.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            head, _, told = there.makefile("rb").read().decode().partition("\r\n\r\n")
    except ConnectionRefusedError as why:
        return _complain(f"it does not run ({why}){_of_several()}")
    except (OSError, OverflowError, ValueError) as why:
        return _complain(str(why))
    status = head.partition(" ")[2][:3]
    if status not in ("200", "503"):
        return _complain(f"something else is at port {port}")
    print(told)  # noqa: T201 -- for whoever asks
    return WELL if status == "200" else UNWELL


def place_of(url: str) -> Path:
    """The file that says where the bot on this database answers: next to an SQLite, whatever links lead there, or else
    in the folder in which the bot was started.
    """
    if not url.startswith("sqlite"):
        return Path("maumau.health")
    database = Path(url.partition(":///")[2].partition("?")[0]).resolve()
    return database.with_name(f"{database.name}.health")


def _of_several() -> str:
    """A hint for those who run several processes."""
    several = _setting("SHARD_COUNT") not in ("", "0", "1") or _setting("SHARDS")
    return "; one of several processes answers at its METRICS_PORT alone" if several else ""


def _complain(why: str) -> int:
    print(f"the bot does not answer: {why}", file=sys.stderr)  # noqa: T201
    return UNWELL


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
