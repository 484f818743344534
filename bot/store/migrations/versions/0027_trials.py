"""A round of a game that is still being written: what is tried out, and by which seed it was dealt"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("lessons", sa.Column("definition", sa.Text()))
    op.add_column("lessons", sa.Column("seed", sa.String(length=64)))


def downgrade() -> None:
    op.drop_column("lessons", "seed")
    op.drop_column("lessons", "definition")
