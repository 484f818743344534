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
PLAYS = ("rounds.py", "shuffling.py")
"""What plays in the laboratory."""
PLAYED_BY = (".py", ".toml")
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
        strategies=fingerprint(strategies.__path__),
    )


def fingerprint(folders: Iterable[str], *more: Path) -> str:
    """A fingerprint of all files in these folders by which games are played: sources, and games that are written down;
    and of some more.
    """
    found = sha256()
    for folder in map(Path, folders):
        for file in sorted(one for suffix in PLAYED_BY for one in folder.rglob(f"*{suffix}")):
            found.update(_told(file.relative_to(folder).as_posix(), file))
    for file in more:
        found.update(_told(file.name, file))
    return found.hexdigest()[:FINGERPRINT_LENGTH]


def _told(name: str, file: Path) -> bytes:
    return name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0"


BUILD = fingerprint(rules.__path__, *(Path(folder, file) for folder in lab.__path__ for file in PLAYS))
"""A fingerprint of the rules, the strategies, and how they are played here."""
