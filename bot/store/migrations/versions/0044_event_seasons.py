"""Events of partners, with the points of their game, that are moved and follow each other"""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("team", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("events", sa.Column("scoring", sa.String(16), nullable=False, server_default="places"))
    op.add_column("events", sa.Column("late", sa.String(16), nullable=False, server_default="always"))
    op.add_column("events", sa.Column("above", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("moves", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("follows", sa.Integer()))
    op.add_column("events", sa.Column("moved", sa.Float(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("ends", sa.Float(), nullable=False, server_default="0"))
    op.create_index("ix_events_follows", "events", ["follows"], unique=True)
    op.add_column("entrants", sa.Column("asks", sa.JSON(), nullable=False, server_default="[]"))
    events = sa.table("events", sa.column("id", sa.Integer()), sa.column("fixtures", sa.JSON()))
    connection = op.get_bind()
    for number, fixtures in connection.execute(sa.select(events.c.id, events.c.fixtures)).all():
        told = [[*one, []] for one in fixtures]
        connection.execute(sa.update(events).where(events.c.id == number).values(fixtures=told))
