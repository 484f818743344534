"""Matches of an event are tables of two to six: a match has a list of places, and says who plays it"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("minutes", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("seats", sa.Integer(), nullable=False, server_default="2"))
    op.add_column("events", sa.Column("allowed", sa.JSON(), nullable=False, server_default="[2]"))
    events = sa.table("events", sa.column("id", sa.Integer()), sa.column("fixtures", sa.JSON()))
    connection = op.get_bind()
    for number, fixtures in connection.execute(sa.select(events.c.id, events.c.fixtures)).all():
        told = [
            [played, [home, away], table, points, how, came, reminded, [], [], []]
            for played, home, away, table, points, how, came, reminded in fixtures
        ]
        connection.execute(sa.update(events).where(events.c.id == number).values(fixtures=told))
