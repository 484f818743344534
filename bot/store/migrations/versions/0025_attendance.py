"""Who finishes matches, and how soon people answer"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("answer_s", sa.Float()),
        sa.Column("finished", sa.Boolean()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendance_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round", "person"),
    )
    op.create_index("ix_attendance_person", "attendance", ["person", "server", "at"])


def downgrade() -> None:
    op.drop_table("attendance")
