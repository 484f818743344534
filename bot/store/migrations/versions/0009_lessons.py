"""How far a person is in the lessons of a game; an index for a person's rounds of a game"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("lesson", sa.String(length=32), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("prompt", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_index("ix_points_person", "points", ["person", "game"])


def downgrade() -> None:
    op.drop_index("ix_points_person", "points")
    op.drop_table("lessons")
