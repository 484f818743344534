"""Statistics of people: debts drawn, silence broken, cards laid, and whom they beat"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

WHOSE = ("server", "game", "person")


def upgrade() -> None:
    for name, numbers, key in (
        ("deeds", ("debt", "silences"), ()),
        ("favourites", ("card", "laid"), ("card",)),
        ("rivals", ("ahead", "behind", "lead"), ("other",)),
    ):
        op.create_table(
            name,
            sa.Column("server", sa.BigInteger(), nullable=False),
            sa.Column("game", sa.String(length=16), nullable=False),
            sa.Column("person", sa.BigInteger(), nullable=False),
            *([sa.Column("other", sa.BigInteger(), nullable=False)] if "other" in key else []),
            *(sa.Column(number, sa.Integer(), nullable=False) for number in numbers),
            sa.PrimaryKeyConstraint(*WHOSE, *key),
        )
    op.create_index("ix_favourites_laid", "favourites", [*WHOSE, "laid", "card"])
    op.create_index("ix_rivals_lead", "rivals", [*WHOSE, "lead", "other"])


def downgrade() -> None:
    for name in ("rivals", "favourites", "deeds"):
        op.drop_table(name)
