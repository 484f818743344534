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

    return [problem for request in requests for problem in check(request.method, request.path, request.json)]
