"""The environment and ``.env``, checked at the start, each fault named."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

DATABASE = "sqlite+aiosqlite:///maumau.db"
PER_PERSON, PER_CHANNEL, PER_SERVER = 20, 20, 200
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class BadSetting(Exception):
    """A setting that cannot be used; the message says which and why, in one line."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the bot is told from outside. ``computer_pause`` is in seconds: how long a computer player thinks;
    ``card_pictures`` whether the faces of the cards are uploaded as emojis; ``charts`` whether points and ratings are
    drawn, in a process of their own; ``tables_per_…`` how many tables may be
    open at once; ``keep_logs`` for how many days states and logs of finished tables are kept, 0 for ever.
    """

    discord_token: str = field(default="", repr=False)
    database_url: str = field(default=DATABASE, repr=False)
    computer_pause: float = 4.0
    log_level: str = "INFO"
    card_pictures: bool = True
    charts: bool = True
    tables_per_person: int = PER_PERSON
    tables_per_channel: int = PER_CHANNEL
    tables_per_server: int = PER_SERVER
    keep_logs: int = 0


def load(environment: Mapping[str, str] | None = None, env_file: Path = Path(".env")) -> Settings:
    """The settings of the environment, over those of the file where there is one. Raises ``BadSetting``."""
    given = {**_file(env_file), **(os.environ if environment is None else environment)}
    return Settings(
        discord_token=given.get("DISCORD_TOKEN", "").strip(),
        database_url=_database(given.get("DATABASE_URL", "").strip() or DATABASE),
        computer_pause=_seconds("COMPUTER_PAUSE", given.get("COMPUTER_PAUSE", "").strip() or "4"),
        card_pictures=_on("CARD_PICTURES", given.get("CARD_PICTURES", "").strip().lower() or "on"),
        charts=_on("CHARTS", given.get("CHARTS", "").strip().lower() or "on"),
        tables_per_person=_count("TABLES_PER_PERSON", given, PER_PERSON),
        tables_per_channel=_count("TABLES_PER_CHANNEL", given, PER_CHANNEL),
        tables_per_server=_count("TABLES_PER_SERVER", given, PER_SERVER),
        keep_logs=_count("KEEP_LOGS", given, 0, least=0),
        log_level=_level(given.get("LOG_LEVEL", "").strip().upper() or "INFO"),
    )


def _file(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    try:
        written = StringIO(path.read_text(encoding="utf-8"))
        return {name: value or "" for name, value in dotenv_values(stream=written).items()}
    except (OSError, UnicodeDecodeError) as fault:
        raise BadSetting(f"{path} cannot be read: {fault}") from fault


def _database(text: str) -> str:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadSetting("DATABASE_URL is not a database address; it looks like " + DATABASE) from None
    if url.drivername not in DRIVERS:
        raise BadSetting(f"DATABASE_URL begins with {url.drivername!r}; it has to be one of {', '.join(DRIVERS)}")
    if url.drivername.startswith("sqlite"):
        _check_folder(url)
    return text


def _check_folder(url: URL) -> None:
    if url.database in (None, "", ":memory:"):
        raise BadSetting("DATABASE_URL names no file; a table must outlive the process")
    path = Path(str(url.database))
    if path.is_dir():
        raise BadSetting(f"DATABASE_URL names a folder, not a file: {path}")
    if not path.parent.is_dir():
        raise BadSetting(f"DATABASE_URL is in a folder that is not there: {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadSetting(f"DATABASE_URL cannot be written to: {path}")


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadSetting(f"{name} is {text!r}; it has to be a number of seconds from 0 to 60")
    return seconds


def _count(name: str, given: Mapping[str, str], usual: int, least: int = 1) -> int:
    text = given.get(name, "").strip() or str(usual)
    if not (text.isascii() and text.isdigit() and 1 <= len(text) <= 6 and int(text) >= least):
        raise BadSetting(f"{name} is {text!r}; it has to be a number from {least} to 999999")
    return int(text)


def _on(name: str, text: str) -> bool:
    if text not in ("on", "off"):
        raise BadSetting(f"{name} is {text!r}; it has to be on or off")
    return text == "on"


def _level(text: str) -> str:
    if text not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"LOG_LEVEL is {text!r}; it has to be DEBUG, INFO, WARNING or ERROR")
    return text
