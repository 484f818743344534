"""Analyses of finished rounds; an index for a server's rounds by their end"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_analyses_server"),
        sa.PrimaryKeyConstraint("table_id", "round"),
    )
    op.create_index("ix_analyses_server", "analyses", ["server", "at"])
    op.create_index("ix_rounds_server", "rounds", ["server", "ended"])


def downgrade() -> None:
    op.drop_index("ix_rounds_server", "rounds")
    op.drop_table("analyses")
