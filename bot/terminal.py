"""What the commands of the command line share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rules.plain_text import NoText, decoded

if TYPE_CHECKING:
    from bot.store.database import Database
    from rules.game import SomeGame

Report = Callable[[str], None]
CANNOT_START = 2
"""Exit code: a restart would not help."""
GameOptions = Annotated[list[str] | None, typer.Option(help="an option of the game, name=value; may be repeated")]


@dataclass
class Hooks:
    """What rooms of ``cogs`` add to commands of others. ``cogs/<room>/cli.py`` has ``add(app, hooks)``."""

    definition_checks: list[Callable[[SomeGame, str], bool]] = field(default_factory=list)
    """Checks of a definition. Each prints what it finds, in a language, and gives whether that is good."""
    table_checks: list[Callable[[Database, Report], Awaitable[tuple[int, int]]]] = field(default_factory=list)
    """Checks of all tables of a database. Each reports what it finds, and gives the number of tables, and of those with
    a fault.
    """


def source_of(game: str) -> str:
    """What a game is made of: its name, or the text of the file that defines it."""
    if not game.endswith(".toml"):
        return game
    try:
        return decoded(Path(game).read_bytes()) + "\n"
    except (OSError, NoText) as why:
        stop(f"{game} cannot be read: {why}")


def stop(why: str, code: int = CANNOT_START) -> NoReturn:
    typer.echo(f"maumau: {why}", err=True)
    raise typer.Exit(code)
