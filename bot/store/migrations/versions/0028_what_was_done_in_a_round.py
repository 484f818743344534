"""What people did in each round, so that it can be taken out of the statistics with a void match

It is not known of earlier rounds.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("points", sa.Column("debt", sa.Integer()))
    op.add_column("points", sa.Column("silences", sa.Integer()))
    op.add_column("points", sa.Column("laid", sa.JSON()))


def downgrade() -> None:
    for column in ("laid", "silences", "debt"):
        op.drop_column("points", column)
