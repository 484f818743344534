"""A person is a person or nobody

The id of a person whose data was erased was 0 at some places. A result cannot refer to 0, so matches in which somebody
had been erased could not end. Such a person is nobody now (NULL), and the seat says that it was erased.

The column is replaced: SQLite cannot change it, and copying the table would delete what refers to it.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.Integer), sa.column("players", sa.JSON))
ERASED_BEFORE = 0
"""What stood for a person whose data was erased."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("whose", sa.BigInteger()))
    op.execute("UPDATE tables SET whose = nullif(host, 0)")
    op.drop_column("tables", "host")
    op.alter_column("tables", "whose", new_column_name="host")
    for number, players in _with_players('%"person":%0,%'):
        _put(number, [_nobody(player) for player in players])


def downgrade() -> None:
    op.execute("UPDATE tables SET host = 0 WHERE host IS NULL")
    for number, players in _with_players('%"erased"%'):
        _put(number, [_zero(player) for player in players])


def _with_players(pattern: str) -> list[tuple[int, list[dict[str, Any]]]]:
    """Give the tables whose players may be concerned."""
    some = sa.select(TABLES.c.id, TABLES.c.players).where(sa.cast(TABLES.c.players, sa.Text).like(pattern))
    return [(number, players) for number, players in op.get_bind().execute(some).all()]


def _put(number: int, players: list[dict[str, Any]]) -> None:
    op.get_bind().execute(sa.update(TABLES).where(TABLES.c.id == number).values(players=players))


def _nobody(player: dict[str, Any]) -> dict[str, Any]:
    return {**player, "person": None, "erased": True} if player["person"] == ERASED_BEFORE else player


def _zero(player: dict[str, Any]) -> dict[str, Any]:
    person = ERASED_BEFORE if player.pop("erased", False) else player["person"]
    return {**player, "person": person}
