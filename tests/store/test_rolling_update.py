"""In a rolling update the version before plays on beside the new one, on a database of the newest schema. So a
migration changes nothing that the version before reads or writes. What nobody needs goes in two steps
(docs/running-many.md, Rolling updates).

Schemas are compared here. That old values are still understood is held where they are read: ``rules/upcasting.py``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from alembic.command import upgrade as migrate
from alembic.config import Config
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine.interfaces import ReflectedForeignKeyConstraint
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.database import MIGRATIONS
from tests.support.databases import Databases
from tests.support.golden import SCHEMA_ON_POSTGRESQL

UNUSED: frozenset[str] = frozenset()
"""What the version before has in its schema, and neither reads nor writes: ``table.column`` or ``table``. It may go."""
GOES_ALONG = {"CASCADE", "SET NULL"}
"""What a foreign key may do when the version before deletes the row that it refers to, without knowing of the key."""


@dataclass
class Shape:
    """What whoever reads and writes a table relies on."""

    columns: dict[str, tuple[str, bool]]
    """The type of each column, and whether it may be null."""
    demanded: set[str]
    """Columns that every new row has to name."""
    rules: set[str]
    """What makes rows refused, or finds the row that is there already."""
    references: dict[str, tuple[set[str], str]]
    """Foreign keys: the columns of each, and what happens when the other row is deleted."""


def shapes(connection: Connection) -> dict[str, Shape]:
    """The shape of each table."""
    look = inspect(connection)
    made: dict[str, Shape] = {}
    for table in look.get_table_names():
        columns = look.get_columns(table)
        unique = {f"{index['column_names']} are unique" for index in look.get_indexes(table) if index["unique"]}
        unique |= {f"{one['column_names']} are unique" for one in look.get_unique_constraints(table)}
        checked = {f"check {one['sqltext']}" for one in look.get_check_constraints(table)}
        key = look.get_pk_constraint(table)["constrained_columns"]
        made[table] = Shape(
            {one["name"]: (str(one["type"]), one["nullable"]) for one in columns},
            {one["name"] for one in columns if not one["nullable"] and one["default"] is None},
            unique | checked | {f"{key} are the key"},
            {_told(one): (set(one["constrained_columns"]), _deleted(one)) for one in look.get_foreign_keys(table)},
        )
    return made


def _deleted(key: ReflectedForeignKeyConstraint) -> str:
    return str(key["options"].get("ondelete", ""))


def _told(key: ReflectedForeignKeyConstraint) -> str:
    to = f"{key['referred_table']} {key['referred_columns']}"
    return f"{key['constrained_columns']} refer to {to} {_deleted(key)}".strip()


def broken(before: dict[str, Shape], after: dict[str, Shape], unused: frozenset[str] = UNUSED) -> list[str]:
    """What of the schema ``after`` a version cannot work with that knows only the one ``before``."""
    found = [f"{table} is gone" for table in before.keys() - after.keys() - unused]
    for table, now in after.items():
        was = before.get(table, Shape({}, set(), set(), {}))
        for name, (kind, null) in was.columns.items():
            if name not in now.columns:
                found += [f"{table}.{name} is gone"] if f"{table}.{name}" not in unused else []
            elif now.columns[name] != (kind, null):
                found.append(f"{table}.{name} is another one")
        if table in before:
            found += [f"{table}.{name} has no default" for name in now.demanded - was.columns.keys()]
            found += [f"{table}: {rule}" for rule in was.rules ^ now.rules]
            found += [f"{table}: lost: {key}" for key in was.references.keys() - now.references.keys()]
        for key in now.references.keys() - was.references.keys():
            columns, deleted = now.references[key]
            if columns & was.columns.keys() or deleted not in GOES_ALONG:
                found.append(f"{table}: {key}")
    return sorted(found)


def _migrate(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    migrate(config, version)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection whose changes are undone in the end."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            yield connection
            await connection.rollback()
    finally:
        await engine.dispose()


async def test_a_migration_changes_nothing_that_the_version_before_needs(postgresql: Databases) -> None:
    async with connected(await postgresql.empty()) as connection:
        for statement in filter(str.strip, SCHEMA_ON_POSTGRESQL.split(";\n")):
            await connection.execute(text(statement))
        before = await connection.run_sync(shapes)
        await connection.run_sync(_migrate, "head")
        after = await connection.run_sync(shapes)
    assert "tables" in before
    assert broken(before, after) == [], "docs/running-many.md, Rolling updates: make it in two steps"


async def change(postgresql: Databases, folder: Path, statements: str, unused: frozenset[str] = UNUSED) -> list[str]:
    """What a change of the schema of today breaks."""
    async with connected(await postgresql.get(folder)) as connection:
        before = await connection.run_sync(shapes)
        for statement in statements.split(";"):
            await connection.execute(text(statement))
        return broken(before, await connection.run_sync(shapes), unused)


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        ("DROP TABLE podiums", ["podiums is gone"]),
        ("ALTER TABLE servers DROP COLUMN greeted", ["servers.greeted is gone"]),
        ("ALTER TABLE servers RENAME greeted TO welcomed", ["servers.greeted is gone"]),
        ("ALTER TABLE servers ADD later INTEGER NOT NULL", ["servers.later has no default"]),
        ("ALTER TABLE servers ALTER greeted SET NOT NULL", ["servers.greeted is another one"]),
        ("ALTER TABLE servers ALTER locale DROP NOT NULL", ["servers.locale is another one"]),
        ("ALTER TABLE servers ALTER greeted TYPE TEXT", ["servers.greeted is another one"]),
        ("CREATE UNIQUE INDEX one ON servers (greeted)", ["servers: ['greeted'] are unique"]),
        (
            "ALTER TABLE podiums DROP CONSTRAINT podiums_pkey",
            ["podiums: ['server', 'season'] are the key", "podiums: [] are the key"],
        ),
        ("ALTER TABLE podiums ADD CHECK (server > 5)", ["podiums: check server > 5"]),
        (
            "ALTER TABLE podiums ADD FOREIGN KEY (server) REFERENCES servers (id) ON DELETE CASCADE",
            ["podiums: ['server'] refer to servers ['id'] CASCADE"],
        ),
        (
            "ALTER TABLE nicknames DROP CONSTRAINT fk_nicknames_person",
            ["nicknames: lost: ['person'] refer to people ['id'] CASCADE"],
        ),
        (
            "CREATE TABLE badges (person BIGINT PRIMARY KEY REFERENCES people (id))",
            ["badges: ['person'] refer to people ['id']"],
        ),
    ],
)
async def test_what_the_version_before_cannot_work_with_is_found(
    postgresql: Databases, tmp_path: Path, statements: str, told: list[str]
) -> None:
    assert await change(postgresql, tmp_path, statements) == told


@pytest.mark.parametrize(
    "statements",
    [
        "ALTER TABLE servers ADD later INTEGER",
        "ALTER TABLE servers ADD later INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE servers ALTER locale SET DEFAULT 'en-US'",
        "DROP INDEX ix_servers_left; CREATE INDEX other ON servers (greeted)",
        "CREATE TABLE badges (person BIGINT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, name TEXT NOT NULL)",
        "ALTER TABLE servers ADD of BIGINT REFERENCES people (id) ON DELETE SET NULL",
    ],
)
async def test_what_the_version_before_does_not_notice_may_change(
    postgresql: Databases, tmp_path: Path, statements: str
) -> None:
    assert await change(postgresql, tmp_path, statements) == []


async def test_what_the_version_before_does_not_use_may_go(postgresql: Databases, tmp_path: Path) -> None:
    gone = "ALTER TABLE servers DROP COLUMN greeted; DROP TABLE podiums"
    assert await change(postgresql, tmp_path, gone, frozenset({"servers.greeted", "podiums"})) == []
