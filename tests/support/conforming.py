"""Requests held against Discord's own description of its API, where that is at hand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Protocol
from urllib.parse import quote

import jsonschema_rs

from tests.support.paths import SHARED

DESCRIPTION = SHARED / "discord"


class Sent(Protocol):
    """A request that was made."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...


def nonconforming(requests: Iterable[Sent]) -> list[str]:
    """What is wrong with requests by Discord's own description; nothing where that is not at hand."""
    if not (DESCRIPTION / "conformance.py").exists():
        return []
    check = _checker()
    return [problem for request in requests for problem in check(request.method, request.path, request.json)]


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
