"""Tables on the command line: scripts of them, and whether they were dealt and played by the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from bot.terminal import GameOptions, Hooks, Report, source_of, stop
from rules.options import read_options

if TYPE_CHECKING:
    from bot.store.database import Database
    from cogs.archive.logs import LogStore

T = TypeVar("T")
HIGHEST_TABLE = 2**31 - 1  # ``INTEGER_LIMIT`` in ``bot.store.schema``, which takes long to load


def add(app: typer.Typer, hooks: Hooks) -> None:
    """Add these commands, and the check of all tables."""
    app.command()(replay)
    app.command()(verify)
    hooks.table_checks.append(check_tables)


async def check_tables(database: Database, tell: Report) -> tuple[int, int]:
    """Fold the log of every table."""
    from cogs.archive.logs import LogStore
    from cogs.archive.verify import disagreements

    return await disagreements(LogStore(database), tell)


def replay(
    files: Annotated[list[Path], typer.Argument(help="table scripts to play, or one to write")],
    write: Annotated[bool, typer.Option(help="write a finished game of the database to the file")] = False,
    table: Annotated[int, typer.Option(min=0, max=HIGHEST_TABLE, help="which table to write")] = 0,
    game: Annotated[str, typer.Option(help="a game or a definition, FILE.toml, by which they are played")] = "",
) -> None:
    """Play table scripts. Exits with 1 when an expectation fails, with 2 when a script cannot be read."""
    from bot.store.drivers import make_private
    from cogs.archive.logs import export_script, play

    if write:
        script = asyncio.run(_with_logs(lambda store: export_script(store, table)))
        try:
            make_private(files[0])  # the table may still be played: these are its hands and seeds
            files[0].write_text(script, encoding="utf-8")
        except OSError as why:
            stop(f"{files[0]} cannot be written: {why}")
        typer.echo(f"{files[0]}: table {table}")
        return
    code = max(play(file, typer.echo, source_of(game)) for file in files)
    raise typer.Exit(code)


def verify(
    table: Annotated[int, typer.Argument(min=0, max=HIGHEST_TABLE, help="the table's number")] = 0,
    seed: Annotated[str, typer.Option(help="a seed shown after a round, to deal it again")] = "",
    game: str = "voador",
    seats: int = 4,
    dealer: Annotated[
        int, typer.Option(help="the dealer's place among those dealt to, from 1; 0 as in a first round")
    ] = 0,
    option: GameOptions = None,
) -> None:
    """Check that a table's rounds were dealt from their seeds and played by the rules; or deal a seed again."""
    from cogs.archive.verify import dealt, verify_table

    if seed:
        typer.echo(dealt(seed, source_of(game), seats, dealer, dict(read_options(option or ()))))
        return
    good, report = asyncio.run(_with_logs(lambda store: verify_table(store, table)))
    typer.echo(report)
    raise typer.Exit(0 if good else 1)


async def _with_logs(ask: Callable[[LogStore], Awaitable[T]]) -> T:
    from bot.settings import load
    from bot.store.database import Database, connect
    from bot.store.faults import PATIENT
    from cogs.archive.logs import LogStore

    database = Database(await connect(load().database_url, PATIENT))
    try:
        return await ask(LogStore(database))
    finally:
        await database.close()
