"""When the bot left a server, so that the server's data can be deleted later"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

LEFT = sa.text('"left" IS NOT NULL')


def upgrade() -> None:
    op.add_column("servers", sa.Column("left", sa.Float(), nullable=True))
    op.create_index("ix_servers_left", "servers", ["left"], sqlite_where=LEFT, postgresql_where=LEFT)


def downgrade() -> None:
    op.drop_index("ix_servers_left", "servers")
    op.drop_column("servers", "left")
