"""The command line: run, preview, replay, verify, and commands to maintain the database."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import aiohttp
import discord
import typer
from pydantic import ValidationError
from typer.core import TyperGroup
from typer.exceptions import TyperException

from bot.extensions import rooms_with_module
from bot.process import asking, logs
from bot.process.build import describe_start, list_unread, version_text
from bot.settings import HIGHEST_PORT, BadSetting, Settings, load
from bot.store.database import BadDatabase, BlockedDatabase
from bot.store.faults import StoreAway, plain
from bot.terminal import Hooks, stop

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


log = logging.getLogger(__name__)
T = TypeVar("T")


class Commands(TyperGroup):
    """The commands. A mistake of people ends any of them with one sentence; a mistake of ours does not."""

    def invoke(self, ctx: object) -> object:
        try:
            return super().invoke(ctx)  # type: ignore[arg-type]  # of the click that typer brings along
        except LookupError as why:
            if type(why) is not LookupError:  # a KeyError, say
                raise
            stop(str(why))
        except (BlockedDatabase, StoreAway) as why:
            stop(str(why), TRY_AGAIN)
        except (BadDatabase, BadSetting, ValueError, OSError) as why:
            stop(str(why))
        except TyperException as why:  # an option that there is not, say
            if not str(why):
                raise
            stop(f"{why.format_message()} (see --help)")


app = typer.Typer(cls=Commands, add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False)
db = typer.Typer(no_args_is_help=True, help="Bring the database up to date, copy it, or check it.")
app.add_typer(db, name="db")
TRY_AGAIN, INTERRUPTED = 1, 130
"""Exit codes: a restart may help; Ctrl+C before there was anything to finish."""
hooks = Hooks()


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="say which version this is")] = False,
) -> None:
    """Play the Mau-Mau family on Discord. Without a token in the environment: a preview in your browser."""
    if signal.getsignal(signal.SIGINT) is end_at_once:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if context.invoked_subcommand is not None:
        return
    if version:
        typer.echo(version_text())
        return
    settings = _settings()
    if settings.discord_token:
        _run_bot(settings)
    else:
        typer.echo("DISCORD_TOKEN is not set, so this is the preview: the same bot on a Discord in your browser.")
        preview()


@app.command()
def run(
    shards: Annotated[
        str,
        typer.Option(help="the shards of this process, as 0-3/16; all if nothing is said", show_default=False),
    ] = "",
) -> None:
    """Run the bot on Discord."""
    settings = _settings(shards)
    if not settings.discord_token:
        stop("DISCORD_TOKEN is not set; the README says where it comes from. `maumau preview` needs none.")
    _run_bot(settings)


@app.command()
def preview(port: Annotated[int, typer.Option(min=0, max=HIGHEST_PORT)] = 8000) -> None:
    """Play on a local Discord in the browser, as any of four people."""
    from bot.app import MauMauBot
    from bot.process.run import when_signalled
    from preview import PreviewMissing
    from preview import preview as show

    async def until_interrupted(told: Settings) -> None:
        """A start is not broken off in its midst: what it has begun would end without it."""
        interrupted = asyncio.Event()
        when_signalled(signal.SIGINT, interrupted.set)
        await show(lambda: MauMauBot(told), port=port, ready=_tell, ended=interrupted)

    settings = _settings()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'preview.db'}"
        pause = min(settings.computer_pause, 2.0)
        told = Settings(database_url=url, computer_pause=pause, shard_count=1, extensions=settings.extensions)
        try:
            asyncio.run(until_interrupted(told))
            typer.echo("The preview is over.")
        except PreviewMissing as why:
            stop(f"{why}: {_brings('preview', 'preview')}")
        except OSError as why:
            stop(f"the preview cannot open port {port}: {why}")
        except KeyboardInterrupt:
            typer.echo("The preview is over.")


LABORATORY = {
    "simulate": "play a game many times over",
    "tournament": "strategies against each other",
    "analyse": "what runs show",
}
"""The commands of the laboratory, whose libraries are installed as an extra."""


def _brings(extra: str, command: str) -> str:
    """Return the command that brings the libraries of an extra: in a copy of the code it runs the command, too."""
    if (Path(__file__).parents[1] / "pyproject.toml").is_file():
        return f"uv run --extra {extra} maumau {command} brings it"
    return f"pip install 'WHEEL[{extra}]', with the file or folder that it was installed from, brings it"


def _laboratory(name: str) -> None:
    """Import a command of the laboratory when it is called: other commands must run without its libraries."""

    @app.command(name, help=LABORATORY[name], add_help_option=False, context_settings={"ignore_unknown_options": True})
    def called(words: Annotated[list[str] | None, typer.Argument(metavar="…")] = None) -> None:
        try:
            from lab.commands import laboratory
        except ModuleNotFoundError as why:
            if why.name is not None and why.name.partition(".")[0] in ("lab", "rules"):
                raise
            stop(f"the laboratory needs {why.name}: {_brings('lab', name)}")
        raise typer.Exit(laboratory([name, *(words or [])], standalone_mode=False) or 0)


for one in LABORATORY:
    _laboratory(one)


@app.command()
def health() -> None:
    """Check the health of the running bot with these settings. Exits with 1 when it is not healthy, or does
    not answer.
    """
    raise typer.Exit(asking.ask())


@db.command("upgrade")
def upgrade_database() -> None:
    """Upgrade the database to the newest schema. The bot also does this at its start."""
    from bot.store.upgrade import upgrade_alone

    before, after = _await(upgrade_alone(_settings().database_url))
    typer.echo(f"the database is of version {after}" + (f", and was of {before}" if before not in ("", after) else ""))


@db.command("backup")
def back_up(
    file: Annotated[Path | None, typer.Argument(help="the copy; else one in this folder, named after the time")] = None,
) -> None:
    """Copy an SQLite database into a file, also while the bot runs."""
    from bot.store.upgrade import backup

    target = file or Path(f"maumau-{datetime.now(UTC):%Y%m%d-%H%M%S}.db")
    size = backup(_settings().database_url, target)
    typer.echo(f"{target}: {size} bytes")


@db.command("restore")
def restore_database(file: Annotated[Path, typer.Argument(help="a copy that `maumau db backup` has made")]) -> None:
    """Put a backup in the place of an SQLite database. What was there is kept beside it. No bot may run meanwhile."""
    from bot.store.upgrade import restore

    kept = _await(restore(_settings().database_url, file))
    typer.echo(f"{file} is restored" + (f"; what was there before is in {kept}" if kept else ""))


@db.command("check")
def check_database() -> None:
    """Check the database file, and that every table agrees with its log, also while the bot runs. Exits with 1 for a
    fault.
    """
    raise typer.Exit(0 if _await(_checked()) else 1)


async def _checked() -> bool:
    from sqlalchemy.exc import SQLAlchemyError

    from bot.store.database import Database, connect
    from bot.store.faults import PATIENT
    from bot.store.upgrade import unsound

    database = Database(await connect(_settings().database_url, PATIENT))
    try:
        faults = await unsound(database.engine)
        for fault in faults:
            typer.echo(f"database: {fault}")
        found = [await check(database, typer.echo) for check in hooks.table_checks]
    except (StoreAway, SQLAlchemyError) as fault:
        typer.echo(f"database: not all tables can be read: {plain(fault)}")
        return False
    finally:
        await database.close()
    for seen, amiss in found:
        typer.echo(f"tables: {seen}, amiss: {amiss}")
    return not faults and not any(amiss for _, amiss in found)


@db.command("move")
def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="the address of the database that is there")],
    target: Annotated[str, typer.Argument(metavar="TO", help="the address of an empty one; else DATABASE_URL")] = "",
) -> None:
    """Move everything of a database into an empty one: from SQLite to PostgreSQL, or back. No bot may run meanwhile. A
    move that was interrupted goes on when it is asked for again.
    """
    from bot.store.upgrade import move

    with ExitStack() as shown:
        bar = cache(lambda: shown.enter_context(typer.progressbar(length=1, label="rows", file=sys.stderr)))

        def told(done: int, of: int) -> None:
            if sys.stderr.isatty():  # else nobody sees it move
                bar().length = max(1, of)
                bar().update(done - bar().pos)

        rows = _await(move(_address(source), _address(target or _settings().database_url), told, _as_before))
    then = "; set DATABASE_URL to the new address" if target else ""
    typer.echo(f"moved: {sum(rows.values())} rows, {rows['tables']} tables{then}")


def _address(url: str) -> str:
    try:
        return Settings(database_url=url).database_url
    except ValidationError as faults:
        stop(f"{url.partition('@')[2] or url} {faults.errors()[0]['ctx']['error']}")


async def _as_before(old: AsyncEngine, new: AsyncEngine) -> Sequence[str]:
    """The tables that do not agree with their log in the new database, and did in the old one."""
    from bot.store.database import Database

    found: list[list[str]] = []
    for engine in (old, new):
        lines: list[str] = []
        for check in hooks.table_checks:
            await check(Database(engine), lines.append)
        found.append(lines)
    return [line for line in found[1] if line not in found[0]]


def _run_bot(settings: Settings) -> None:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, end_at_once)  # until the bot listens to it there is nothing to finish
    from bot.process.loop import runner
    from bot.process.metrics import PortTaken
    from bot.process.run import run as run_bot
    from bot.words.texts import TextsMissing

    logs.set_up(settings.log_level, settings.log_format)
    log.info("%s", describe_start(settings))
    for name, meant in list_unread().items():
        log.warning("nobody reads the setting %s%s", name, f"; did you mean {meant}?" if meant else "")
    try:
        with runner() as running:
            running.run(run_bot(settings))
    except discord.LoginFailure:
        stop("Discord does not take this DISCORD_TOKEN. Copy it anew from the developer portal.")
    except (BlockedDatabase, StoreAway) as why:
        stop(str(why), TRY_AGAIN)
    except (BadDatabase, PortTaken, TextsMissing) as why:
        stop(str(why))
    except (OSError, discord.GatewayNotFound, aiohttp.ClientError) as why:
        stop(f"Discord cannot be reached: {why}", TRY_AGAIN)
    except discord.DiscordException as why:
        stop(f"Discord does not let the bot in: {why}")


def end_at_once(*_: object) -> NoReturn:
    """Answer Ctrl+C where there is nothing to finish."""
    os._exit(INTERRUPTED)


def _settings(shards: str = "") -> Settings:
    return load(shards=shards)


def _await(coroutine: Coroutine[object, None, T]) -> T:
    return asyncio.run(coroutine)


def _tell(url: str) -> None:
    typer.echo(f"Open {url} in your browser. Ctrl+C ends it.")


for name in rooms_with_module("cli"):
    import_module(f"cogs.{name}.cli").add(app, hooks)
