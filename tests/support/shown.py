"""Which texts the pictures of ``docs/`` show, with a checksum of each as it was when the picture was made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from zlib import crc32

from bot.words.texts import sources
from tests.support.paths import ROOT

PICTURES = ROOT / "docs" / "pictures"
NOTED = PICTURES / "texts.json"
"""By picture, and by language and key of each text that it shows, a checksum of that text."""


def checksum(language: str, key: str) -> int | None:
    """The checksum of a text as it is now; None if there is none."""
    source = sources(language).get(key) or sources("en").get(key)
    return None if source is None else crc32(" ".join(source.split()).encode())


def read_shown() -> dict[str, dict[str, int]]:
    return json.loads(NOTED.read_text("utf-8")) if NOTED.exists() else {}


def note_shown(picture: str, texts: Sequence[tuple[str, str]]) -> None:
    """Note which texts, by language and key, a new picture shows."""
    shown = read_shown() | {picture: {f"{language} {key}": checksum(language, key) for language, key in texts}}
    NOTED.write_text(json.dumps(shown, indent=0, sort_keys=True) + "\n", "utf-8")


def list_stale() -> list[str]:
    """The pictures of which a text has changed since they were made."""
    return sorted(
        picture
        for picture, texts in read_shown().items()
        if any(checksum(*which.split(" ")) != old for which, old in texts.items())
    )
