"""Somebody who has everything about them deleted, and where they still stand then."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from cogs.people.screens import PrivacyPress
from tests.support.house import House

NAME = "Quetzalli"


async def opened(house: House, who: Any) -> Any:
    """The message of *My data*."""
    answer = await house.visit(who, PrivacyPress(str(who.id)))
    assert answer.response.ephemeral
    return answer.response._message


async def rows(house: House) -> list[tuple[str, str]]:
    """Every row of every table of the database, as text."""
    async with house.services.store.database.reading() as connection:
        names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
        return [
            (name, repr(tuple(row)))
            for name in names
            for row in await connection.execute(sa.text(f"SELECT * FROM {name}"))  # noqa: S608
        ]


async def standing(house: House, *words: object) -> list[tuple[str, str]]:
    """The rows in which one of these stands."""
    found = await rows(house)
    return [(table, row) for table, row in found for word in words if str(word).casefold() in row.casefold()]


async def forgotten(house: House, who: Any) -> str:
    message = await opened(house, who)
    await house.press(who, "erase", message=message)
    said = await house.press(who, "erased", message=message)
    return " ".join(one.content for one in (said.response, *said.followups) if one)
