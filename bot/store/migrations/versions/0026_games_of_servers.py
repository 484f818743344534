"""Games that servers have written down, and what somebody is working at

A table and a preset keep the definition of such a game word by word.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("definition", sa.Text(), nullable=False),
        sa.Column("author", sa.BigInteger()),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("checked", sa.JSON()),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_games_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_server", "games", ["server"])
    op.create_table(
        "game_drafts",
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Integer()),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("steps", sa.JSON(), nullable=False),
        sa.Column("prompt", sa.Integer(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="fk_game_drafts_server", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "server"),
    )
    op.create_index("ix_game_drafts_server", "game_drafts", ["server"])
    op.create_index("ix_game_drafts_touched", "game_drafts", ["touched"])
    op.add_column("tables", sa.Column("definition", sa.Text()))
    op.add_column("presets", sa.Column("definition", sa.Text()))


def downgrade() -> None:
    op.drop_column("presets", "definition")
    op.drop_column("tables", "definition")
    op.drop_table("game_drafts")
    op.drop_table("games")
