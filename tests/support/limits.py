"""What Discord asks of every message."""

from __future__ import annotations

import json
from typing import Any

from discord.ui import LayoutView

from tests.support.described import pictures_in
from tests.support.house import as_typed, parts


def within_limits(view: LayoutView) -> list[dict[str, Any]]:
    """The components of a message, which keeps what Discord asks for."""
    components: Any = view.to_components()
    found = list(parts(components))
    assert 1 <= len(found) <= 40
    assert sum(len(part.get("content", "")) for part in found) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(ids) == len(set(ids)), ids
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for address, said in pictures_in(components):
        assert said.strip(), f"{address} has no description"
        assert len(said) <= 1024
    for part in found:
        if part["type"] == 10:
            assert part["content"].strip(), "a text of nothing"
        if part["type"] == 3:
            options = part.get("options", [])  # discord.py leaves out an empty list
            assert 1 <= len(options) <= 25
            values = [option["value"] for option in options]
            assert len(values) == len(set(values)), values
            assert all(len(option["label"]) <= 100 and len(option["value"]) <= 100 for option in options)
            assert all(len(option.get("description") or "") <= 100 for option in options)
            assert len(part.get("placeholder") or "") <= 150
        if part["type"] == 2:
            assert part.get("label") or part.get("emoji"), part
            assert len(part.get("label") or "") <= 80
        if part["type"] == 1:
            buttons = [inner for inner in part["components"] if inner["type"] == 2]
            assert len(buttons) <= 5
    return found


def sent(view: Any) -> str:
    """A message as it goes out."""
    return json.dumps(view.to_components())


def shown(view: Any) -> str:
    """All the text of a message, with cards as people write them."""
    return as_typed("\n".join(part.content for part in view.walk_children() if hasattr(part, "content")))
