"""Who has come to a match of an event is noted with the match

Before, the lobby of its table knew it, and whoever closed the lobby made it forget. Of somebody who could not come an
event notes who may have seen to that.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entrants", sa.Column("barred_by", sa.JSON()))
    connection = op.get_bind()
    people: dict[int, dict[int, tuple[int, int]]] = {}
    held = sa.text("SELECT event_id, number, person, place FROM entrants WHERE went IS NULL AND place IS NOT NULL")
    for event, number, person, place in connection.execute(held):
        people.setdefault(event, {})[place] = number, person or 0
    for event, fixtures in connection.execute(sa.text("SELECT id, fixtures FROM events")).all():
        found = _read(fixtures)
        after = [_with_people(connection, one, people.get(event, {})) for one in found]
        changed = sa.text("UPDATE events SET fixtures = :fixtures WHERE id = :id")
        connection.execute(
            changed.bindparams(sa.bindparam("fixtures", type_=sa.JSON)), {"fixtures": after, "id": event}
        )


def _with_people(connection: sa.Connection, fixture: Sequence[Any], people: Mapping[int, tuple[int, int]]) -> list[Any]:
    """A match with the numbers of those who sit in its lobby, and of those who were told again."""
    round_, home, away, table, points, how, reminded = fixture
    came: list[int] = []
    mine = [people[place] for place in (home, away) if place in people]
    if points is None and table:
        row = connection.execute(sa.text("SELECT players FROM tables WHERE id = :id"), {"id": table}).first()
        there = {player["person"] for player in _read(row[0])} if row else set()
        came = sorted(number for number, person in mine if person in there)
    return [round_, home, away, table, points, how, came, sorted(number for number, _ in mine) if reminded else []]


def _read(saved: Any) -> Any:
    """JSON as one database gives it as text, and another one as what it says."""
    return json.loads(saved) if isinstance(saved, str) else saved
