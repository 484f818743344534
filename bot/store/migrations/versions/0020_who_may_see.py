"""The channel above the thread of a table; with each match the channel that says who may see it"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent", sa.BigInteger()))
    op.add_column("matches", sa.Column("seen_in", sa.BigInteger(), nullable=False, server_default="0"))
    # Whoever played again did so in the thread that the bot had made for the table before.
    op.create_index("ix_tables_made", "tables", ["thread"])
    op.execute(
        "UPDATE tables SET parent ="
        " (SELECT min(before.channel) FROM tables AS before WHERE before.thread = tables.channel)"
        " WHERE channel IN (SELECT made.thread FROM tables AS made WHERE made.thread IS NOT NULL)"
    )
    op.drop_index("ix_tables_made", "tables")
    op.execute(
        "UPDATE matches SET seen_in = (SELECT coalesce(parent, channel) FROM tables WHERE id = matches.table_id)"
    )
    op.create_index("ix_matches_seen", "matches", ["server", "seen_in"])


def downgrade() -> None:
    op.drop_index("ix_matches_seen", "matches")
    op.drop_column("matches", "seen_in")
    op.drop_column("tables", "parent")
