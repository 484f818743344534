"""A PostgreSQL is backed up and restored by the commands of the runbook."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.engine import make_url

from bot.store.database import Database, connect
from bot.store.schema import people
from bot.store.upgrade import upgrade
from tests.support.databases import Databases
from tests.support.paths import ROOT
from tests.support.postgresql import installed_programs, on_server

ANA = "INSERT INTO people (id, name, locale, takes_dms) VALUES (1, 'ana', 'en-US', true)"


def commands() -> list[list[str]]:
    """The commands for PostgreSQL, those that back up and those that restore."""
    told = (ROOT / "docs" / "running-many.md").read_text("utf-8").partition("**PostgreSQL** has its own commands.")[2]
    return [block.strip().splitlines() for block in re.findall(r"```sh\n(.*?)```", told, re.DOTALL)[:2]]


@pytest.mark.gate
async def test_what_was_backed_up_is_there_again(postgresql: Databases, tmp_path: Path) -> None:
    back_up, restore = commands()
    assert restore[-1] == "maumau db check"
    server = make_url(postgresql.server)
    environment = os.environ | {
        "PGHOST": str(server.host),
        "PGPORT": str(server.port),
        "PGUSER": str(server.username),
        "PATH": f"{installed_programs()}:{os.environ['PATH']}",
        "DATABASE_URL": f"{postgresql.server}/maumau",
    }

    def do(lines: list[str]) -> str:
        written = "\n".join(lines).replace("maumau db check", f"{sys.executable} -m bot db check")
        done = subprocess.run(
            ["bash", "-c", f"cd {tmp_path}\nexport PYTHONPATH={ROOT}\n{written}"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    await on_server(postgresql.server, "CREATE DATABASE maumau")
    try:
        await upgrade(f"{postgresql.server}/maumau")
        await change(postgresql.server, ANA)
        do(back_up)
        await change(postgresql.server, "DELETE FROM people")
        assert "amiss: 0" in do(restore)
        assert await named(f"{postgresql.server}/maumau") == ["ana"]
        assert await named(f"{postgresql.server}/maumau_replaced") == [], "what was there before is kept"
    finally:
        for name in ("maumau", "maumau_replaced", "maumau_restored"):
            await on_server(postgresql.server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


async def change(server: str, statement: str) -> None:
    database = Database(await connect(f"{server}/maumau"))
    async with database.writing() as connection:
        await connection.execute(text(statement))
    await database.close()


async def named(url: str) -> list[str]:
    database = Database(await connect(url))
    found = [row["name"] for row in await database.all(select(people.c.name))]
    await database.close()
    return found
