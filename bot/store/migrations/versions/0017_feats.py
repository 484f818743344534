"""What people did in rounds has the name that the code has for it."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("deeds", "feats")


def downgrade() -> None:
    op.rename_table("feats", "deeds")
