"""The operator's settings: read from the environment, ``.env`` and mounted secrets, and checked at the start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot import extensions, shards
from bot.shards import SHARD_COUNT_LIMIT, Shards
from bot.store.faults import CONNECTION_LIMIT_S, DATABASE_CONNECTIONS, STATEMENT_LIMIT_S, Limits
from rules.plain_text import NoText, decoded

HIGHEST_PORT = 65_535
DATABASE = "sqlite+aiosqlite:///maumau.db"
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
SECRETS = Path("/run/secrets")
"""The folder in which containers find secrets: one file for each setting, with its name."""

Count = Annotated[int, Field(ge=1, le=999_999, description="a number from 1 to 999999")]
Upper = BeforeValidator(lambda given: given.upper() if isinstance(given, str) else given)
Lower = BeforeValidator(lambda given: given.lower() if isinstance(given, str) else given)


class BadSetting(Exception):
    """A setting that cannot be used. The message says which one and why, in one line."""


class Settings(BaseModel):
    """The settings of the bot. The description of each field says which values are allowed."""

    model_config = ConfigDict(frozen=True, str_strip_whitespace=True)

    discord_token: str = Field("", repr=False)
    database_url: str = Field(DATABASE, repr=False)
    computer_pause: float = Field(4.0, ge=0, le=60, allow_inf_nan=False, description="a number of seconds from 0 to 60")
    """The pause before each move of a computer player, in seconds."""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], Upper, Field(description="DEBUG, INFO, WARNING or ERROR")
    ] = "INFO"
    log_format: Annotated[Literal["text", "json"], Lower, Field(description="text or json")] = "text"
    card_pictures: bool = Field(True, description="on or off")
    """Whether the faces of the cards are uploaded as emojis."""
    charts: bool = Field(True, description="on or off")
    """Whether charts of points and ratings, and films of rounds, are drawn, in a process of their own."""
    database_connections: int = Field(DATABASE_CONNECTIONS, ge=2, le=1000, description="a number from 2 to 1000")
    """Upper bound on the connections of this process to a database."""
    database_wait: float = Field(
        CONNECTION_LIMIT_S, gt=0, le=60, allow_inf_nan=False, description="a number of seconds up to 60"
    )
    """How long is waited for a connection, in seconds."""
    database_limit: float = Field(
        STATEMENT_LIMIT_S, gt=0, le=600, allow_inf_nan=False, description="a number of seconds up to 600"
    )
    """How long a statement may take, in seconds."""
    shard_count: int = Field(0, ge=0, le=SHARD_COUNT_LIMIT, description=f"a number from 0 to {SHARD_COUNT_LIMIT}")
    """How many shards Discord's servers are divided into; 0: as many as Discord recommends."""
    shards: str = ""
    """Which of them this process has, as ``0-3`` or ``0-3/16``; empty: all."""
    tables_per_person: Count = 20
    tables_per_channel: Count = 20
    tables_per_server: Count = 200
    """How many tables may be open at the same time in a server."""
    analyses_per_day: int = Field(20, ge=0, le=999_999, description="a number from 0 to 999999")
    """How many rounds of a server are analysed a day; 0 turns analyses off."""
    luck_per_day: int = Field(50, ge=0, le=999_999, description="a number from 0 to 999999")
    """How many rounds of a server are taken apart into luck and skill a day, by themselves; 0: none."""
    background_share: int = Field(25, ge=1, le=100, description="a number from 1 to 100")
    """How many hundredths of one processor core all of that may take, for all servers, besides short peaks."""
    positions: bool = Field(True, description="on or off")
    """Whether a position is found for each day, in the process that analyses rounds."""
    keep_logs: int = Field(0, ge=0, le=999_999, description="a number from 0 to 999999")
    """How many days the states of finished tables and their logs are kept as they are; 0 for ever. Then the log of a
    finished match is packed, and the others are deleted.
    """
    metrics_port: int = Field(0, ge=0, le=HIGHEST_PORT, description="a number from 0 to 65535")
    """The port for metrics and health; with 0 only ``maumau health`` on the same machine is answered."""
    metrics_host: str = Field("127.0.0.1", min_length=1, description="an address of this machine")
    discord_api: str = Field("", pattern=r"^(https?://\S+)?$", description="a web address")
    """Where Discord's REST is asked instead of at Discord: a proxy that keeps the limits for several processes."""
    extensions: str = "all"
    """Which extensions run: ``all``, ``none``, or names with spaces or commas between."""
    about_link: str = Field("", pattern=r"^(https?://\S+)?$", max_length=200, description="a web address")
    """A web address with more about this bot."""

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, given: object) -> object:
        """Treat blank values as missing."""
        if not isinstance(given, dict):
            return given
        return {name: value for name, value in given.items() if not isinstance(value, str) or value.strip()}

    @field_validator("shards")
    @classmethod
    def _of_one_database(cls, given: str, info: ValidationInfo) -> str:
        """Check which shards are meant, and that other processes can use the database too."""
        if "shard_count" in info.data:
            meant = shards.read(given, info.data["shard_count"])
            if not meant.whole and info.data.get("database_url", "").startswith("sqlite"):
                raise ValueError(f"is {given!r}: several processes need a PostgreSQL as DATABASE_URL")
        return given

    @field_validator("extensions")
    @classmethod
    def _known(cls, given: str) -> str:
        known = extensions.extensions()
        for name in _names(given):
            if name not in known:
                raise ValueError(f"names {name!r}; it has to be all, none, or some of {', '.join(known)}")
        return given

    @property
    def wanted(self) -> tuple[str, ...]:
        """The extensions that run, in the order of the alphabet."""
        there, names = extensions.extensions(), _names(self.extensions)
        return there if self.extensions.lower() == "all" else tuple(name for name in there if name in names)

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms of ``cogs`` that are loaded, in the order of the alphabet."""
        return tuple(name for name in extensions.rooms() if name in (*extensions.EVERYBODYS, *self.wanted))

    @property
    def limits(self) -> Limits:
        """What the database is given for this process."""
        return Limits(self.database_connections, self.database_wait, self.database_limit)

    @property
    def mine(self) -> Shards:
        """The shards that this process has."""
        return shards.read(self.shards, self.shard_count)

    @field_validator("database_url")
    @classmethod
    def _usable(cls, given: str) -> str:
        """Check that the database address can be written to. The address may contain a password, so no message repeats
        it.
        """
        try:
            url = make_url(given)
        except (ArgumentError, ValueError):
            raise ValueError("is not a database address; it looks like " + DATABASE) from None
        if url.drivername not in DRIVERS:
            raise ValueError(f"begins with {url.drivername!r}; it has to be one of {', '.join(DRIVERS)}")
        if url.drivername.startswith("sqlite"):
            _check_folder(url)
        return given


class _EnvSettings(Settings, BaseSettings):
    """The same settings, read from outside."""

    model_config = SettingsConfigDict(
        frozen=True, str_strip_whitespace=True, extra="ignore", env_ignore_empty=True, env_file_encoding="utf-8"
    )


def load(env_file: Path = Path(".env"), secrets: Path = SECRETS, shards: str = "") -> Settings:
    """Load the settings. The ``shards`` that the command line says come first, then the environment, then the ``.env``
    file, and then the secrets.

    Raises ``BadSetting``.
    """
    if env_file.is_dir():
        raise BadSetting(f"{env_file} cannot be read: it is a folder")
    try:
        if env_file.exists():
            decoded(env_file.read_bytes())  # says how it is to be saved
        folder = secrets if secrets.is_dir() else None
        if shards:
            told = _EnvSettings(_env_file=env_file, _secrets_dir=folder, shards=shards)
        else:
            told = _EnvSettings(_env_file=env_file, _secrets_dir=folder)
    except ValidationError as faults:
        raise BadSetting(_describe_fault(faults)) from None
    except (OSError, NoText, UnicodeDecodeError) as fault:
        raise BadSetting(f"{env_file} cannot be read: {fault}") from fault
    return Settings.model_construct(**dict(told))


def _describe_fault(faults: ValidationError) -> str:
    """Describe the first fault in one line."""
    fault = faults.errors(include_url=False)[0]
    name = str(fault["loc"][0])
    if fault["type"] == "value_error":  # it says by itself what is wrong
        return f"{name.upper()} {fault['ctx']['error']}"
    return f"{name.upper()} is {fault['input']!r}; it has to be {Settings.model_fields[name].description}"


def _names(given: str) -> list[str]:
    """The extensions that a value names."""
    return [] if given.lower() in ("all", "none") else given.replace(",", " ").lower().split()


def _check_folder(url: URL) -> None:
    if url.database in (None, "", ":memory:"):
        raise ValueError("names no file; a table must outlive the process")
    path = Path(str(url.database))
    if path.is_dir():
        raise ValueError(f"names a folder, not a file: {path}")
    if not path.parent.is_dir():
        raise ValueError(f"is in a folder that is not there: {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ValueError(f"cannot be written to: {path}")
