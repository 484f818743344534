"""What runs here: the version, the commit where it is known, what it starts with, and what of ``.env`` nobody reads."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from importlib import metadata
from pathlib import Path

from dotenv import dotenv_values

from bot.settings import Settings
from bot.store.drivers import is_file

COMMIT = "MAUMAU_COMMIT"
"""The variable by which an image says from which commit it was built."""
COMMIT_CHARACTERS = 10
NEAR, NEARLY = 0.6, 0.93
"""How similar a name is to a setting for which it may be meant, and one that can hardly be anything else."""
OF_OTHERS = ("COMPOSE_", "MAUMAU_", "POSTGRES_")
"""How names begin that others read from the same file."""
HERE = Path(__file__).parents[2]


def version_text() -> str:
    """The version, the commit where it is known, and whether the rules are compiled."""
    known = commit()
    found = f" ({known})" if known else ""
    return f"maumau {metadata.version('maumau')}{found}, its rules {'compiled' if compiled() else 'in Python'}"


def commit() -> str:
    """The commit from which this was built or installed, or that is checked out; empty where nothing says."""
    return (os.environ.get(COMMIT, "") or _installed_from() or _checked_out())[:COMMIT_CHARACTERS]


def describe_start(settings: Settings) -> str:
    """The version, and what it starts with: the kind of database, the shards and the extensions."""
    kind = "SQLite" if is_file(settings.database_url) else "PostgreSQL"
    shards = f"shards {settings.shards}" if settings.shards else "all shards"
    return f"{version_text()}: on {kind}, {shards}, with {', '.join(settings.wanted) or 'no extension'}"


def list_unread(env_file: Path = Path(".env"), environment: Mapping[str, str] = os.environ) -> Mapping[str, str]:
    """Return the names in a ``.env`` that are no settings, each with the setting of the nearest name; empty: none is
    near. Of the variables of the environment, most of which are for others, only those that are nearly a setting.
    """
    known = [name.upper() for name in Settings.model_fields]

    def unread(names: Iterable[str], near: float) -> dict[str, str]:
        wrong = [name for name in names if name not in known and not name.startswith(OF_OTHERS)]
        return {name: next(iter(get_close_matches(name, known, 1, near)), "") for name in wrong}

    written = [name.upper() for name in dotenv_values(env_file)] if env_file.is_file() else []
    given = {name: meant for name, meant in unread(map(str.upper, environment), NEARLY).items() if meant}
    return given | unread(written, NEAR)


def compiled() -> bool:
    """Whether the rules are compiled."""
    from rules import game

    return not str(game.__file__).endswith(".py")


def _installed_from() -> str:
    told = metadata.distribution("maumau").read_text("direct_url.json")
    return str(json.loads(told).get("vcs_info", {}).get("commit_id", "")) if told else ""


def _checked_out() -> str:
    """What Git has checked out here."""
    folder = HERE / ".git"
    try:
        head = (folder / "HEAD").read_text("utf-8").strip()
        name = head.removeprefix("ref: ")
        if name == head:
            return head
        if (folder / name).is_file():
            return (folder / name).read_text("utf-8").strip()
        packed = (line.split() for line in (folder / "packed-refs").read_text("utf-8").splitlines())
        return next((line[0] for line in packed if line[1:] == [name]), "")
    except OSError:
        return ""
