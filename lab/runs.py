"""Runs on disk: a folder with what is played, and a file with rows for each share. No file is ever half written.

A run is written while it is played. A share is done when its file is there, so a run that was broken off goes on with
the shares that are missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import polars as pl

from lab.pool import heard_afterwards
from lab.rounds import RoundRow, Setup
from lab.shuffling import PERFECT
from lab.totals import RunTotals
from lab.versions import Versions, versions_of
from rules.catalogue import book_of
from rules.game import Rulebook

FORMAT_VERSION = 3
"""Raised when the columns or the files change or mean something else."""
ABOUT = "run.json"
ROWS = "rounds"
"""The folder with the rows of a run, a file for each share."""
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
    "left": pl.Float32,
    "alike": pl.Float32,
}
SHARES_AIM, SHARES_LIMIT, SHARE_GAMES_USUAL = 128, 100_000, 250
"""A run has about 128 shares, and more where one would have over 250 games; but never above 100,000."""


class BadRun(ValueError):
    """A folder without a readable run, or one to which no run can be written; the message is for people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be played: how many games, and in shares of how many. How it is cut changes nothing of what is played.

    ``form`` is that of the files with rows.
    """

    setup: Setup
    games: int
    share: int
    form: str = "parquet"

    def __post_init__(self) -> None:
        if self.games < 1 or self.share < 1 or self.form not in FORMATS:
            raise ValueError(f"no plan of {self.games} games in shares of {self.share} as {self.form}")

    @classmethod
    def of(cls, setup: Setup, games: int, form: str = "parquet") -> Plan:
        """Cut a run into shares. No deal is in two of them."""
        size = max(1, min(SHARE_GAMES_USUAL, games // SHARES_AIM), -(-games // SHARES_LIMIT))
        return cls(setup=setup, games=games, share=-(-size // setup.turns_of_seats) * setup.turns_of_seats, form=form)

    @property
    def shares(self) -> int:
        """How many shares there are."""
        return -(-self.games // self.share)

    def numbers(self, share: int) -> range:
        return range(share * self.share, min((share + 1) * self.share, self.games))


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What was played and by which versions, and the parts that are done: rows, or a file with them."""

    plan: Plan
    versions: Versions
    parts: Sequence[pl.DataFrame | Path]
    done: int
    """How many games were played."""
    command: str = ""

    @property
    def setup(self) -> Setup:
        return self.plan.setup

    @property
    def name(self) -> str:
        """The game, the options that were chosen, and how people shuffled."""
        setup = self.setup
        chosen = ", ".join(f"{name}={value}" for name, value in setup.options)
        shuffled = f", shuffled {setup.shuffle}" if setup.shuffle != PERFECT else ""
        return f"{setup.named}{f' with {chosen}' if chosen else ''}{shuffled}"

    @property
    def rows(self) -> pl.DataFrame:
        """All rows, in memory."""
        return pl.concat([framed([]), *self.frames()])

    def frames(self) -> Iterator[pl.DataFrame]:
        """The rows, part by part. Raises ``BadRun`` where a file cannot be read."""
        for part in self.parts:
            yield read(part) if isinstance(part, Path) else part

    def totals(self) -> RunTotals:
        """The sums over all rows. Raises ``BadRun`` where a file cannot be read."""
        found = RunTotals.none()
        for part in self.frames():
            found = found.plus(RunTotals.of(part, self.setup))
        return found


def framed(rows: list[RoundRow]) -> pl.DataFrame:
    with heard_afterwards():
        return pl.DataFrame(rows, schema=COLUMNS, orient="row")


def run_of(setup: Setup, asked: int, rows: pl.DataFrame) -> Run:
    """A run that was played just now, by this version, and is in memory."""
    done = rows["number"].n_unique()
    return Run(plan=Plan.of(setup, asked), versions=versions_of(setup.game), parts=[rows], done=done)


class Folder:
    """The folder of a run that is being played."""

    def __init__(self, place: Path, plan: Plan, made: Sequence[Path] = ()) -> None:
        self.place, self.plan, self._made = place, plan, made

    @classmethod
    def begun(cls, place: Path, plan: Plan, command: str, *, resumed: bool) -> Folder:
        """Begin a run in a folder, or go on with the one that is there. Raises ``BadRun``: then nothing was changed."""
        versions = versions_of(plan.setup.game)
        if (place / ABOUT).exists():
            if not resumed:
                raise BadRun(f"{place} holds a run already; name another folder, or go on with it by --resume")
            there = load(place)
            if others := [*differences(there.plan, plan), *differences(there.versions, versions)]:
                raise BadRun(f"{place} holds another run, which cannot be gone on with: {'; '.join(others)}")
            _remove_half_written(place / ROWS)
            return cls(place, there.plan)
        about = {
            "form": FORMAT_VERSION,
            "versions": asdict(versions),
            "plan": asdict(plan),
            "command": command,
        }
        made = [path for path in (place / ABOUT, place / ROWS, place) if not path.exists()]
        try:
            (place / ROWS).mkdir(parents=True, exist_ok=True)
            if next((place / ROWS).iterdir(), None) is not None:
                raise BadRun(f"{place / ROWS} is not empty, and no {ABOUT} says what is in it; name another folder")
            write_whole(place / ABOUT, lambda path: path.write_text(json.dumps(about, indent=1), encoding="utf-8"))
        except OSError as why:
            raise BadRun(f"{place} cannot be written to: {why.strerror or why}") from None
        except KeyboardInterrupt:
            cls(place, plan, made).remove_if_empty()
            raise
        return cls(place, plan, made)

    def file(self, share: int) -> Path:
        """The file with the rows of a share."""
        return self.place / ROWS / f"{share:06}.{self.plan.form}"

    def left(self) -> list[int]:
        """The shares that are still to be played."""
        there = {path.name for path in (self.place / ROWS).iterdir()}
        return [share for share in range(self.plan.shares) if self.file(share).name not in there]

    def remove_if_empty(self) -> None:
        """Remove what was made for this run, if it was begun here and none of it is played."""
        rows = self.place / ROWS
        if not self._made or any(not path.name.startswith(".") for path in rows.glob("*")):
            return
        _remove_half_written(rows)
        with suppress(OSError):
            for path in self._made:
                if path.is_dir():
                    path.rmdir()
                else:
                    path.unlink(missing_ok=True)

    def keep(self, share: int, rows: pl.DataFrame) -> None:
        """Write the rows of a share. Raises ``BadRun``: then nothing of it was written."""
        write = rows.write_parquet if self.plan.form == "parquet" else rows.write_csv
        try:
            write_whole(self.file(share), write)
        except (OSError, pl.exceptions.PolarsError) as why:
            raise BadRun(f"{self.file(share)} cannot be written: {why}") from None


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all, whatever happens to this process or machine: ``write`` gets a temporary
    path.
    """
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(half)
        with half.open("rb+") as file:
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def _remove_half_written(folder: Path) -> None:
    for path in folder.glob(".*"):
        with suppress(OSError):
            path.unlink()


def load(place: Path) -> Run:
    """Read the run in a folder. Raises ``BadRun`` with the reason where that is impossible."""
    try:
        about = json.loads((place / ABOUT).read_text(encoding="utf-8"))
        if about["form"] != FORMAT_VERSION:
            raise BadRun(
                f"{place} was written in form {about['form']}, and this version reads form {FORMAT_VERSION}; "
                "simulate it again"
            )
        plan, versions = _plan(about["plan"]), Versions(**about["versions"])
        folder = Folder(place, plan)
        left = {*folder.left()}
        done = [share for share in range(plan.shares) if share not in left]
        run = Run(
            plan=plan,
            versions=versions,
            parts=[folder.file(share) for share in done],
            done=sum(len(plan.numbers(share)) for share in done),
            command=about["command"],
        )
    except FileNotFoundError:
        raise BadRun(f"{place} holds no run of maumau simulate") from None
    except BadRun:
        raise
    except (OSError, ValueError, KeyError, TypeError) as why:
        raise BadRun(f"{place} cannot be read: {why}") from None
    try:
        known: Rulebook | None = book_of(plan.setup.game)
    except ValueError:
        known = None
    if known is None or known.version != versions.game:
        raise BadRun(f"{place} was played by another version of {plan.setup.game[:40]}; simulate it again")
    return run


def _plan(saved: dict[str, Any]) -> Plan:
    setup = saved["setup"]
    options, strategies = tuple((name, value) for name, value in setup["options"]), tuple(setup["strategies"])
    return Plan(**{**saved, "setup": Setup(**{**setup, "options": options, "strategies": strategies})})


def read(path: Path) -> pl.DataFrame:
    """Read a file with rows. Raises ``BadRun`` with the reason where that is impossible."""
    try:
        table = pl.read_parquet(path) if path.suffix == ".parquet" else pl.read_csv(path, schema=COLUMNS)
    except (OSError, pl.exceptions.PolarsError) as why:
        raise BadRun(f"{path} cannot be read: {why}") from None
    if dict(table.schema) != COLUMNS:
        raise BadRun(f"{path} has other columns than this version writes")
    return table


def differences(theirs: Plan | Versions | Setup, ours: Plan | Versions | Setup) -> list[str]:
    """The fields in which two plans, or two versions, are not the same, in words."""
    found: list[str] = []
    for field in fields(theirs):
        there, here = getattr(theirs, field.name), getattr(ours, field.name)
        if isinstance(there, Setup):
            found += differences(there, here)
        elif there != here and field.name != "share":
            found.append(f"{field.name} is {_words(there)} there and {_words(here)} here")
    return found


def _words(value: object) -> str:
    if isinstance(value, str) and "\n" in value:
        return f"{book_of(value).title}, as it is written down"
    if isinstance(value, tuple):
        return ", ".join("=".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in value) or "none"
    return str(value)
