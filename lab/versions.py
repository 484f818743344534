"""What has played a run: the versions of maumau and of the game's rules, and fingerprints of the sources that play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib import metadata
from pathlib import Path

import lab
import rules
from rules import strategies
from rules.catalogue import book_of

FINGERPRINT_LENGTH = 12
SOURCES = (".py", ".toml")
"""What plays: code, and games that are written down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Versions:
    """Of ``maumau``, and of the ``game``; ``build`` and ``strategies`` are fingerprints of all sources that play, and
    of those that choose moves. The same build plays the same rows.
    """

    maumau: str
    build: str
    game: int
    strategies: str


def versions_of(game: str) -> Versions:
    """The versions that are installed here."""
    return Versions(
        maumau=metadata.version("maumau"),
        build=BUILD,
        game=book_of(game).version,
        strategies=_fingerprint(_sources(strategies.__path__)),
    )


def _sources(folders: Iterable[str]) -> list[Path]:
    return [file for folder in folders for file in sorted(Path(folder).rglob("*")) if file.suffix in SOURCES]


def _fingerprint(sources: list[Path]) -> str:
    found = sha256()
    for file in sources:
        found.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()[:FINGERPRINT_LENGTH]


BUILD = _fingerprint([*_sources(rules.__path__), *(Path(folder, "rounds.py") for folder in lab.__path__)])
"""A fingerprint of the rules, the strategies, and how they are played here."""
