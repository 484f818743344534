"""The page of all parts of a definition is as they are."""

from __future__ import annotations

from tests.support import own_game


def test_the_page_of_parts_is_as_they_are_declared() -> None:
    assert own_game.PAGE.read_text("utf-8") == own_game.page(), "python -m tests.support.own_game writes it"
