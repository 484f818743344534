"""What was announced in a server stands in one table, by its kind

``podiums`` and ``boards`` are of 0.2.0, which writes them still in a rolling update. Nothing reads them any more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

TOLD = (
    "SELECT 'podium', server, max(season) FROM podiums WHERE season <> 'ratings' GROUP BY server",
    "SELECT 'recomputed', server, coalesce(max(nullif(season, 'ratings')), '') FROM podiums GROUP BY server"
    " HAVING max(CASE WHEN season = 'ratings' THEN 1 ELSE 0 END) = 1",
    "SELECT 'board', server, date FROM boards",
    "SELECT 'day', server, date FROM position_posts",
)


def upgrade() -> None:
    op.create_table(
        "announced",
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("period", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("kind", "server"),
    )
    op.create_index("ix_announced_server", "announced", ["server"])
    for told in TOLD:
        op.execute(f"INSERT INTO announced (kind, server, period) {told}")
    op.drop_table("position_posts")
