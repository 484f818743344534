"""Requests held against Discord's own description of its API, where that is at hand."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

DESCRIPTION = Path(__file__).parents[2] / "shared" / "discord"


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
    if str(DESCRIPTION) not in sys.path:
        sys.path.append(str(DESCRIPTION))
    from conformance import check

    return [
        problem for request in requests for problem in check(request.method, request.path, _as_described(request.json))
    ]


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
