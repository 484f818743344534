"""Runs on disk: a folder with the rows and, written last, what was played. No file is ever half written."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import polars as pl

from lab.rounds import Row, Setup
from rules.catalogue import book_of
from rules.rounds import GameBook

FORMAT_VERSION = 1
"""Raised when the columns change or mean something else."""
ABOUT = "run.json"
FORMATS = ("parquet", "csv")
COLUMNS: dict[str, Any] = {
    "number": pl.Int64,
    "round": pl.Int32,
    "seat": pl.Int16,
    "strategy": pl.String,
    "behind": pl.Int16,
    "decisions": pl.Int32,
    "turns": pl.Int32,
    "drawn": pl.Int32,
    "laid": pl.Int32,
    "points": pl.Int32,
    "place": pl.Int16,
    "won": pl.Boolean,
    "ended": pl.String,
    "seed": pl.String,
}


class BadRun(ValueError):
    """A folder without a readable run, or one to which no run can be written; the message is for people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What was played and by which version, how many games were asked for and done, and the rows."""

    setup: Setup
    asked: int
    done: int
    rows: pl.DataFrame
    version: str
    game_version: int
    command: str = ""

    @property
    def name(self) -> str:
        """The game and the options that were chosen."""
        chosen = ", ".join(f"{name}={value}" for name, value in self.setup.options)
        return f"{self.setup.named}{f' with {chosen}' if chosen else ''}"


def framed(rows: list[Row]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema=COLUMNS, orient="row")


def run_of(setup: Setup, asked: int, rows: pl.DataFrame, command: str = "") -> Run:
    """A run that was played just now, by this version."""
    return Run(
        setup=setup,
        asked=asked,
        done=rows["number"].n_unique(),
        rows=rows,
        version=metadata.version("maumau"),
        game_version=book_of(setup.game).version,
        command=command,
    )


def check_place(place: Path) -> None:
    """Refuse a folder to which no run can be written, before anything is played. Raises ``BadRun``."""
    if (place / ABOUT).exists():
        raise BadRun(f"{place} holds a run already; name another folder")
    try:
        place.mkdir(parents=True, exist_ok=True)
        write_whole(place / ABOUT, lambda path: path.write_text("{}", encoding="utf-8"))
        (place / ABOUT).unlink()
    except OSError as why:
        raise BadRun(f"{place} cannot be written to: {why.strerror or why}") from None


def save(run: Run, place: Path, form: str = "parquet") -> Path:
    """Write a run into a folder; return the file with the rows. Raises ``BadRun``: then nothing was written."""
    rows = place / f"rounds.{form}"
    about = {
        "form": FORMAT_VERSION,
        "maumau": run.version,
        "game_version": run.game_version,
        "setup": asdict(run.setup),
        "asked": run.asked,
        "done": run.done,
        "rows": rows.name,
        "command": run.command,
    }
    try:
        place.mkdir(parents=True, exist_ok=True)
        write_whole(rows, run.rows.write_parquet if form == "parquet" else run.rows.write_csv)
        write_whole(place / ABOUT, lambda path: path.write_text(json.dumps(about, indent=1), encoding="utf-8"))
    except (OSError, pl.exceptions.PolarsError) as why:
        rows.unlink(missing_ok=True)
        raise BadRun(f"{place} cannot be written to: {why}") from None
    return rows


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all: ``write`` gets a temporary path."""
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(half)
        half.replace(path)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def load(place: Path) -> Run:
    """Read the run in a folder. Raises ``BadRun`` with the reason where that is impossible."""
    try:
        about = json.loads((place / ABOUT).read_text(encoding="utf-8"))
        if about["form"] != FORMAT_VERSION:
            raise BadRun(f"{place} was written in form {about['form']}, and this version reads form {FORMAT_VERSION}")
        given = about["setup"]
        setup = Setup(
            **{
                **given,
                "options": tuple((name, value) for name, value in given["options"]),
                "strategies": tuple(given["strategies"]),
            }
        )
        rows = place / about["rows"]
        table = pl.read_parquet(rows) if rows.suffix == ".parquet" else pl.read_csv(rows, schema=COLUMNS)
        run = Run(
            setup=setup,
            asked=about["asked"],
            done=about["done"],
            rows=table,
            version=about["maumau"],
            game_version=about["game_version"],
            command=about["command"],
        )
    except FileNotFoundError:
        raise BadRun(f"{place} holds no run of maumau simulate") from None
    except BadRun:
        raise
    except (OSError, ValueError, KeyError, TypeError, pl.exceptions.PolarsError) as why:
        raise BadRun(f"{place} cannot be read: {why}") from None
    if dict(table.schema) != COLUMNS:
        raise BadRun(f"{place}: {rows.name} has other columns than this version writes")
    try:
        known: GameBook | None = book_of(setup.game)
    except ValueError:
        known = None
    if known is None or known.version != run.game_version:
        raise BadRun(f"{place} was played by another version of {setup.game[:40]}; simulate it again")
    return run
