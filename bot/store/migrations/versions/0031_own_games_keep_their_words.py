"""Own games: their names and sentences beside their definitions, so that no list has to read definitions"""

import tomllib

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

LONGEST_NAME, LONGEST_ABOUT = 40, 200


def upgrade() -> None:
    op.add_column("tables", sa.Column("title", sa.String(length=64)))
    op.add_column("games", sa.Column("about", sa.Text()))
    titled = sa.text("title IS NOT NULL")
    op.create_index(
        "ix_tables_titled", "tables", ["server", "title", "game", "id"], sqlite_where=titled, postgresql_where=titled
    )
    tables = sa.table("tables", sa.column("definition"), sa.column("title"))
    _fill(tables, tables.c.title, "name", LONGEST_NAME)
    games = sa.table("games", sa.column("definition"), sa.column("about"))
    _fill(games, games.c.about, "about", LONGEST_ABOUT)


def _fill(table: sa.TableClause, column: sa.ColumnClause[str], key: str, most: int) -> None:
    connection, definition = op.get_bind(), table.c.definition
    for (text,) in connection.execute(sa.select(definition).where(definition.is_not(None)).distinct()).fetchall():
        connection.execute(sa.update(table).where(definition == text).values({column: _said(text, key)[:most]}))


def _said(text: str, key: str) -> str:
    try:
        return str(tomllib.loads(text).get(key, "")).strip()
    except ValueError:
        return ""


def downgrade() -> None:
    op.drop_column("games", "about")
    op.drop_index("ix_tables_titled", "tables")
    op.drop_column("tables", "title")
