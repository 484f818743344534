"""Preferences of people and servers"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for whose, owners in (("person", "people"), ("server", "servers")):
        op.create_table(
            f"{whose}_preferences",
            sa.Column(whose, sa.BigInteger(), nullable=False),
            sa.Column("name", sa.String(length=32), nullable=False),
            sa.Column("value", sa.Text(), nullable=False),
            sa.ForeignKeyConstraint(
                [whose], [f"{owners}.id"], name=f"fk_{whose}_preferences_{whose}", ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint(whose, "name"),
        )


def downgrade() -> None:
    op.drop_table("server_preferences")
    op.drop_table("person_preferences")
