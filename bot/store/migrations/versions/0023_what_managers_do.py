"""What is done at the desk of a server, who may not play there, and which matches are void

Places and rounds of a void match stay, so that it can be taken back.
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("by", sa.BigInteger()),
        sa.Column("whom", sa.BigInteger()),
        sa.Column("table_id", sa.Integer()),
        sa.Column("seen_in", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("detail", sa.String(length=200), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_audit_server", "audit", ["server", "at"])
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "kept_out",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.Column("by", sa.BigInteger()),
        sa.PrimaryKeyConstraint("server", "person"),
    )
    op.create_table(
        "restarts",
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(length=7), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("server", "season"),
    )
    op.add_column("tables", sa.Column("ended_small", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("servers", sa.Column("greeted", sa.Float()))
    op.add_column("matches", sa.Column("voided", sa.Float()))
    op.add_column("matches", sa.Column("voided_by", sa.BigInteger()))


def downgrade() -> None:
    op.drop_column("matches", "voided_by")
    op.drop_column("matches", "voided")
    op.drop_column("servers", "greeted")
    op.drop_column("tables", "ended_small")
    for name in ("restarts", "kept_out", "audit"):
        op.drop_table(name)
