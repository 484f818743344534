"""Somebody who has everything about them deleted, and where they still stand then."""

from __future__ import annotations

import sqlite3
from typing import Any

from tests.support.house import House

NAME = "Quetzalli"


async def opened(house: House, who: Any) -> Any:
    """The message of ``/privacy``."""
    answer = await who.slash(house.channel, "privacy")
    assert answer.response.ephemeral
    return answer.response._message


def rows(house: House) -> list[tuple[str, str]]:
    """Every row of every table of the database file, as text."""
    with sqlite3.connect(house.settings.database_url.partition("///")[2]) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [(name, repr(row)) for name in names for row in raw.execute(f"SELECT * FROM {name}")]  # noqa: S608
    raw.close()
    return found


def standing(house: House, *words: object) -> list[tuple[str, str]]:
    """The rows in which one of these stands."""
    return [(table, row) for table, row in rows(house) for word in words if str(word).casefold() in row.casefold()]


async def forgotten(house: House, who: Any) -> str:
    message = await opened(house, who)
    await house.press(who, "erase", message=message)
    said = await house.press(who, "erased", message=message)
    return " ".join(one.content for one in (said.response, *said.followups) if one)
