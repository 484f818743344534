"""The draft of a rule that the winner of a round makes at a table"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_drafts", sa.Column("table_id", sa.Integer()))


def downgrade() -> None:
    op.drop_column("game_drafts", "table_id")
