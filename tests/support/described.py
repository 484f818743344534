"""What a picture shows, for people who do not see it: every picture that is sent to Discord has a description."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any

from tests.support.house import parts

THUMBNAIL, GALLERY = 11, 12
"""The kinds of components that show pictures."""
SHOWN_AS_PICTURES = frozenset({".png", ".gif", ".jpg", ".jpeg", ".webp", ".mp4", ".webm", ".mov"})
"""The files that Discord shows as a picture or a film."""
REFERS = "attachment://"


def undescribed(requests: Iterable[Any]) -> list[str]:
    """The pictures and films that were sent to Discord without a word on what they show.

    A file that a component refers to is described there; any other one is by itself.
    """
    found = []
    for request in requests:
        for message in _messages(request.json):
            shown = [*pictures_in(message.get("components") or [])]
            shown += _files(message.get("attachments") or [], {url for url, _ in shown})
            found += [f"{url} has no description" for url, said in shown if not said.strip()]
    return found


def pictures_in(components: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The address of each picture in a message, and its description: empty if there is none."""
    for part in parts(components):
        items = [part] if part["type"] == THUMBNAIL else part["items"] if part["type"] == GALLERY else []
        for item in items:
            yield item["media"]["url"], item.get("description") or ""


def _files(attachments: list[dict[str, Any]], shown: Collection[str]) -> Iterator[tuple[str, str]]:
    """The same of the pictures that are sent and in no component."""
    for file in attachments:
        name = file.get("filename") or ""
        if PurePosixPath(name).suffix.lower() in SHOWN_AS_PICTURES and REFERS + name not in shown:
            yield name, file.get("description") or ""


def _messages(body: Any) -> Iterator[dict[str, Any]]:
    """The message of a request; an answer to an interaction has it within."""
    if isinstance(body, dict):
        yield body
        if isinstance(body.get("data"), dict):
            yield body["data"]
