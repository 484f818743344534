"""Requests held against Discord's own description of its API, where that is at hand; and the files that they carry."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol
from urllib.parse import quote

import jsonschema_rs
from simcord.http import router
from simcord.types import HttpLogEntry

from tests.support.paths import SHARED

DESCRIPTION = SHARED / "discord"
UPLOADS_AT_MOST = 10
"""Upper bound on the files of a message. Attachments that were there before have larger ids."""
UPDATE_MESSAGE, COMPONENTS_ALONE = 7, 1 << 15
"""The type of an answer that edits the pressed message; the flag of messages of which only components are seen."""


class Sent(Protocol):
    """A request that was made."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...
    @property
    def files(self) -> Sequence[str]:
        """The names of the files that came with it, in order: ``files[0]``, ``files[1]`` …"""


@dataclass(frozen=True, slots=True)
class Noted(HttpLogEntry):
    """A request of SimCord's, with its files."""

    files: Sequence[str] = ()


def note_files() -> None:
    """Have SimCord note the files of requests from now on."""
    dispatch = router.dispatch

    def noting(backend: Any, method: str, path: str, *, files: Sequence[Any] = (), **given: Any) -> Any:
        at = len(backend.http_requests)
        try:
            return dispatch(backend, method, path, files=list(files), **given)
        finally:
            one = backend.http_requests[at]
            names = [file.filename for file in files]
            backend.http_requests[at] = Noted(one.method, one.path, one.params, one.json, one.reason, names)

    router.dispatch = noting


def nonconforming(requests: Iterable[Sent]) -> list[str]:
    """What is wrong with requests by Discord's own description; nothing where that is not at hand."""
    checks: list[Callable[[Sent], list[str]]] = [misled_files]
    if (DESCRIPTION / "conformance.py").exists():
        check = _checker()
        checks.append(lambda request: check(request.method, request.path, request.json))
    return [problem for request in requests for one in checks for problem in one(request)]


def misled_files(request: Sent) -> list[str]:
    """What is wrong with the files of a request: each is told of by an attachment with its number and its name, and
    shown by a component where components are all that is seen; a component shows none that is not there.
    """
    body = request.json if isinstance(request.json, dict) else {}
    message = body["data"] if isinstance(body.get("data"), dict) else body
    told = message.get("attachments") or []
    new = {int(one["id"]): one.get("filename") for one in told if int(one["id"]) < UPLOADS_AT_MOST}
    problems = [
        f"file {number} is {name}, its attachment {new.get(number)}"
        for number, name in enumerate(request.files)
        if new.get(number) != name
    ]
    problems += [f"no file comes for attachment {number}" for number in new if number >= len(request.files)]
    shown = {found[1] for found in re.finditer(r'"attachment://([^"]+)"', json.dumps(message.get("components")))}
    edits = request.method == "PATCH" or body.get("type") == UPDATE_MESSAGE
    if "attachments" in message or not edits:
        problems += [f"{name} is shown, and not there" for name in shown - {one.get("filename") for one in told}]
    if (message.get("flags") or 0) & COMPONENTS_ALONE:
        problems += [f"{name} is there, and shown by no component" for name in set(new.values()) - shown]
    return [f"{request.method} {request.path}: {problem}" for problem in problems]


@cache
def _checker() -> Callable[[str, str, Any], list[str]]:
    """The check that lies beside the description, behind a quicker one: nearly all that it is shown is right."""
    sys.path.append(str(DESCRIPTION))
    import conformance

    thorough = conformance._validator
    registry = jsonschema_rs.Registry([(conformance.URI, conformance._spec())])

    @cache
    def validator(template: str, method: str) -> _Quick | None:
        found = thorough(template, method)
        return None if found is None else _Quick(found, registry)

    conformance._validator = validator
    return conformance.check


class _Quick:
    """A validator that asks the thorough one for words only when something is wrong: that is 40 times as fast."""

    def __init__(self, thorough: Any, registry: jsonschema_rs.Registry) -> None:
        self._thorough = thorough
        reference = quote(thorough.schema["$ref"], safe=":#/~")
        self._quick = jsonschema_rs.Draft202012Validator({"$ref": reference}, registry=registry)

    def iter_errors(self, body: Any) -> Iterator[Any]:
        if not self._quick.is_valid(body):
            yield from self._thorough.iter_errors(_as_described(body))


def _as_described(body: Any) -> Any:
    """A body whose uploads are numbered by strings: discord.py sends numbers, as the examples of Discord's pages do."""
    if isinstance(body, list):
        return [_as_described(one) for one in body]
    if not isinstance(body, dict):
        return body
    told = {name: _as_described(one) for name, one in body.items()}
    if isinstance(uploads := told.get("attachments"), list):
        told["attachments"] = [one | {"id": str(one["id"])} for one in uploads]
    return told
