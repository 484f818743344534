"""The schema of version 0.1.0"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("dm_channel", sa.BigInteger()),
        sa.Column("takes_dms", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger()),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("habits", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("painted", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("sitters", sa.JSON(), nullable=False),
        sa.Column("state", sa.JSON()),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("deadlines", sa.JSON(), nullable=False),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float()),
        sa.Column("posted", sa.JSON(), nullable=False, server_default='{"hands": {}}'),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_tables_server"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tables_channel", "tables", ["channel"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.JSON(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "version"),
    )
    op.create_table(
        "points",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("match_won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_points_person"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_points_server"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_points_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round", "seat"),
    )
    op.create_index("ix_points_server", "points", ["server"])
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_rounds_server"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rounds_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "dailies",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("date"),
    )
