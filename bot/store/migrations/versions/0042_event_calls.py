"""A round of an event takes so many days, and its people are called to their matches by direct messages"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("days", sa.Integer(), nullable=True))
    op.add_column("events", sa.Column("calls", sa.JSON(none_as_null=True), nullable=True))
