"""Fixtures: a real bot on SimCord's Discord, a real database, every request held against Discord's description."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import disk_usage

import hypothesis
import pytest
import pytest_asyncio
import simcord

from bot.app import LOADED_AT_START, MauMauBot
from bot.discord.errors import is_mistake
from bot.settings import Settings
from bot.words import texts
from cogs.play import listening, reading
from tests.support.collecting import pytest_runtest_logfinish as pytest_runtest_logfinish
from tests.support.collecting import pytest_runtestloop as pytest_runtestloop
from tests.support.conforming import nonconforming, note_files
from tests.support.databases import Databases, new_database, on
from tests.support.described import undescribed
from tests.support.examples import CHANGE, rest_in_gate
from tests.support.hanging import pytest_runtest_teardown as pytest_runtest_teardown
from tests.support.house import House
from tests.support.inks import illegible
from tests.support.patience import be_patient, reuse_processes
from tests.support.postgresql import PostgreSQL

be_patient()
reuse_processes()
note_files()

# Workers and the processes that tests start keep what they have compiled: otherwise each compiles all that it imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has what runs in its background ignore it

MEMORY, ROOM_BYTES = Path("/dev/shm"), 4 << 30  # noqa: S108 -- where Linux keeps files in memory
if MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM_BYTES and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC:
    os.environ.setdefault("TMPDIR", str(MEMORY))  # a commit waits for the disk, two milliseconds each time
    tempfile.tempdir = None

WAITING = ("wire", "process")
"""The folders whose tests mostly wait."""

POSTGRESQL = os.environ.get("MAUMAU_TEST_POSTGRESQL", "")
"""The address of a PostgreSQL, up to the name of a database. All that is tested on Discord then runs there. Without it,
the tests start one of their own, for those that run on both databases.
"""


CONNECTIONS = 4
"""Upper bound on the connections of a test's bot to its database, each with a thread: chores that begin together would
open 16.
"""

hypothesis.settings.load_profile(CHANGE)  # pytest loads the one that ``--hypothesis-profile`` names after this


FEW_FILES = 3
"""So many files are tested sooner than workers have started."""


def pytest_configure(config: pytest.Config) -> None:
    """Refuse paths that there are not: with workers pytest says nothing of them, and that no test ran."""
    missing = [one for one in config.args if not Path(one.partition("::")[0]).exists()]
    if missing and not config.option.pyargs and not hasattr(config, "workerinput"):
        raise pytest.UsageError(f"there is no {', '.join(missing)}")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker more than there are cores: it is the one whose tests wait (``pytest_collection_modifyitems``). For a
    few files none.
    """
    asked = [Path(one.partition("::")[0]) for one in config.args]
    if len(asked) <= FEW_FILES and all(path.is_file() for path in asked):
        return 0
    return (os.cpu_count() or 1) + 1


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have a test that is marked so run on both databases: on PostgreSQL, it takes longer, in the gate."""
    if metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("kept_in", rest_in_gate(("sqlite", "postgresql"), ["sqlite"]), indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what plays on Discord, so that it can be left out, and leave PostgreSQL to the gate. Each worker begins with
    a part of the tests, in their order: those that wait for processes and connections come first, and so to one worker.
    The files of the other folders are spread over the whole run.
    """
    for item in items:
        asked = getattr(item, "fixturenames", ())
        if "house" in asked:
            item.add_marker("discord")
        if "postgresql" in asked:
            item.add_marker("gate")
    files: dict[Path, list[Path]] = {}
    for path in dict.fromkeys(item.path for item in items):
        files.setdefault(path.parent, []).append(path)
    place = {path: number / len(paths) for paths in files.values() for number, path in enumerate(paths)}
    items.sort(key=lambda item: (item.path.parent.name not in WAITING, place[item.path]))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Databases]:
    """Databases on the PostgreSQL that the environment names, or else on one of the tests' own."""
    if POSTGRESQL:
        named = Databases(POSTGRESQL)
        yield named
        asyncio.run(named.drop())
        return
    server = PostgreSQL()
    server.start()
    yield Databases(server.address)
    server.remove()


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """Which database a test uses: SQLite, or what ``both_databases`` says."""
    usual = "postgresql" if POSTGRESQL and "house" in request.fixturenames else "sqlite"
    kind: str = getattr(request, "param", usual)
    if kind == "sqlite":
        yield kind
        return
    with on(request.getfixturevalue("postgresql")):
        yield kind


@pytest_asyncio.fixture
async def settings(tmp_path: Path, kept_in: str, request: pytest.FixtureRequest) -> Settings:
    """Settings on a database of the test's own; computer players think for two seconds."""
    url = await new_database(tmp_path / "maumau.db")
    draws = request.node.get_closest_marker("draws") is not None
    return Settings(
        database_url=url,
        computer_pause=2.0,
        card_pictures=False,
        charts=draws,
        shard_count=1,
        luck_per_day=0,
        positions=False,
        database_connections=CONNECTIONS,
    )


@pytest.fixture
def no_mistakes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever people send and Discord refuses is no mistake of ours: nothing of the kind is logged."""
    caplog.set_level(logging.INFO)
    yield
    logged = caplog.get_records("call")  # ``records`` begins anew when the test is over
    traces = [record.getMessage() for record in logged if record.exc_info or record.levelno >= logging.ERROR]
    assert not traces, traces


@pytest.fixture(scope="session")
def texts_read() -> None:
    """Read once what the bot reads at its start, what menus say, the words for cards, and the lessons; and what it
    parses bit by bit while it runs, at which SimCord takes several times as long.
    """
    for load in (*LOADED_AT_START, reading.load, listening.load):
        load()
    for tongue in texts.LANGUAGES:
        for _ in texts.parse(tongue):
            pass


@pytest_asyncio.fixture
async def house(settings: Settings, texts_read: None, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server with a channel and people, and the bot in it."""
    marker = request.node.get_closest_marker("simcord")
    env = simcord.Env(MauMauBot(settings), **(marker.kwargs if marker else {}))
    house = House(env, settings)
    house.clocked(house.bot)
    try:
        await env.start()
        await env.settle()
        await env.advance_time(0.001)  # ids count within a millisecond: now deals do not hang on the commands
        house.fix_chance()
        yield house
        sent = env.http_requests
        problems = [*nonconforming(sent), *illegible(sent), *undescribed(sent)]
        assert not problems, "\n".join(sorted(set(problems)))
    finally:
        if house.bot.is_set_up:  # else it has not come so far
            await house.services.painter.finish()  # SimCord cancels what is under way, queries too
        await env.shutdown()
        if house.bot.is_set_up:
            await house.services.store.database.close()
    mistakes = [*filter(is_mistake, env.errors)]
    assert not mistakes, mistakes
