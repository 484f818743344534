"""Indexes for deleting the data of a server, and the state of a lesson's round

Nothing reads a whole table while the data of a server is deleted.

People are found by their names in servers, and by their tries at the deal of a day. What the row of a server may not
leave behind is found by the server. A round of a lesson is saved as it is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_nicknames_person", "nicknames", ["person"])
    op.create_index("ix_tries_person", "tries", ["person"])
    op.create_index("ix_tables_of_server", "tables", ["server"])
    op.create_index("ix_points_server", "points", ["server"])
    op.add_column("lessons", sa.Column("state", sa.JSON()))
