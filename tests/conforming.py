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

    return [problem for one in requests for problem in check(one.method, one.path, _read(one.json))]


def _read(sent: Any) -> Any:
    """What was sent, as Discord reads it: discord.py numbers files, and ids are text in the description."""
    if not isinstance(sent, dict) or not isinstance(sent.get("attachments"), list):
        return sent
    return sent | {"attachments": [{**one, "id": str(one["id"])} for one in sent["attachments"]]}
