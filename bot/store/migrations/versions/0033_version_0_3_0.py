"""From version 0.2.0 to the next one

The log says which actions were moves ahead; what was logged before was none, for an armed jump of 0.2.0 cannot be told
from one that was pressed. People may get one message for all tables at times of their own: when the next one is due.
They may want to be told when a table opens in a server. Rounds are taken apart into luck and skill; what was played
before is not. A server has events over weeks, for which people sign up. Each day has a position, which people answer.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("ahead", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "digests",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_digests_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("ix_digests_due", "digests", ["due"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("told", sa.Float(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_wishes_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_wishes_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "server"),
    )
    op.create_index("ix_wishes_server", "wishes", ["server"])
    for name in ("luck", "mistakes", "gave"):
        op.add_column("points", sa.Column(name, sa.Integer()))
    op.create_table(
        "luck",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_luck_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_luck_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_index("ix_luck_server", "luck", ["server", "at"])
    op.create_table(
        "events",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("parent", sa.BigInteger()),
        sa.Column("by", sa.BigInteger()),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("definition", sa.Text()),
        sa.Column("title", sa.String(64)),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("role", sa.BigInteger(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("weeks", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("fixtures", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("posted", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_events_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_events_server", "events", ["server", "stage"])
    op.create_table(
        "entrants",
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("place", sa.Integer()),
        sa.Column("went", sa.String(16)),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_entrants_event_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event_id", "number"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "positions",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("found", sa.JSON()),
        sa.PrimaryKeyConstraint("date"),
    )
    op.create_table(
        "position_answers",
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("best", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_position_answers_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("date", "person"),
    )
    op.create_index("ix_position_answers_person", "position_answers", ["person"])
    op.create_table(
        "position_posts",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
