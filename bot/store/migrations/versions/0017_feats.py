"""The table of feats is named as in the code."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("deeds", "feats")


def downgrade() -> None:
    op.rename_table("feats", "deeds")
