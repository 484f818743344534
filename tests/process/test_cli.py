"""The command line as an operator meets it: exit codes, one clear line, and never a stack trace."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from click.testing import Result
from typer.main import get_command
from typer.testing import CliRunner

from bot import cli
from bot.app import MauMauBot
from bot.cli import LABORATORY, TRY_AGAIN, app
from bot.process import build
from bot.services import Store
from bot.settings import load
from bot.store.database import Database, connect, newest
from bot.store.drivers import OWNER_ALONE
from bot.store.lock import FileLock
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player
from bot.terminal import CANNOT_START
from rules.chance import commitment
from rules.table import Action
from tests.support.crashes import dumped
from tests.support.databases import new_database
from tests.support.examples import rest_in_gate
from tests.support.folding import each
from tests.support.repository import Process

TOKEN = {"DISCORD_TOKEN": "x"}
NAMES = ("Ana Maria", "bia", "ção", "bia")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In a folder without settings, and with an environment of its own."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "DISCORD_TOKEN",
        "DATABASE_URL",
        "COMPUTER_PAUSE",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "CARD_PICTURES",
        "METRICS_PORT",
    ):
        monkeypatch.delenv(name, raising=False)
    kept = list(logging.root.handlers), logging.root.level
    yield
    logging.root.handlers[:], logging.root.level = kept


def maumau(*words: object, **environment: str) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words], env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def complains(result: Result, code: int = CANNOT_START) -> str:
    """The one line that says why it cannot start."""
    assert result.exit_code == code, result.output
    lines = [line for line in result.stderr.splitlines() if line.startswith("maumau: ")]
    assert len(lines) == 1, result.output
    return lines[0]


# running


def test_it_says_its_version_and_whether_its_rules_are_compiled() -> None:
    result = maumau("--version", COMPUTER_PAUSE="soon")
    told = rf"maumau {re.escape(metadata.version('maumau'))}( \([0-9a-f]{{10}}\))?, its rules in Python\n"
    assert result.exit_code == 0
    assert re.fullmatch(told, result.output)


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ({"HEAD": "ref: refs/heads/main\n", "refs/heads/main": f"{'ab12' * 10}\n"}, "ab12ab12ab"),
        ({"HEAD": "ref: refs/heads/main\n", "packed-refs": f"# pack\n{'cd34' * 10} refs/heads/main\n"}, "cd34cd34cd"),
        ({"HEAD": f"{'ef56' * 10}\n"}, "ef56ef56ef"),
        ({"HEAD": "ref: refs/heads/main\n"}, ""),
        ({}, ""),
    ],
)
def test_the_commit_that_is_checked_out_is_named(
    head: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, text in head.items():
        (tmp_path / ".git" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / ".git" / name).write_text(text, "utf-8")
    monkeypatch.setattr(build, "HERE", tmp_path)
    assert build.commit() == found
    monkeypatch.setenv(build.COMMIT, "0123456789abcdef")
    assert build.commit() == "0123456789", "an image says by itself from what it was built"


def test_the_start_says_what_starts_and_what_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(bot: MauMauBot, token: str, **_: object) -> None:
        """End at once."""

    monkeypatch.setattr(MauMauBot, "start", start)
    Path(".env").write_text("METRIC_PORT=9464\nCOMPOSE_PROJECT_NAME=cards\nZZZ=1\nlog_level=INFO\n", encoding="utf-8")
    wanted = {"LOG_FORMAT": "json", "EXTENSIONS": "daily events", "SHARD_COUNT": "1", "TABLE_PER_SERVER": "5"}
    said = maumau("run", **TOKEN, **wanted).stderr.splitlines()
    told = [json.loads(line)["event"] for line in said if line.startswith("{")]
    assert told[0] == f"{build.version_text()}: on SQLite, all shards, with daily, events"
    assert told[1:4] == [
        "nobody reads the setting TABLE_PER_SERVER; did you mean TABLES_PER_SERVER?",
        "nobody reads the setting METRIC_PORT; did you mean METRICS_PORT?",
        "nobody reads the setting ZZZ",
    ]


def test_what_is_missing_is_said_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "simcord" else object())
    assert (
        complains(maumau("preview"))
        == "maumau: the preview needs simcord: uv run --extra preview maumau preview brings it"
    )
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "bot" / "cli.py"))  # as where a wheel was installed
    assert "pip install 'WHEEL[preview]'" in complains(maumau("preview"))


def test_run_without_a_token() -> None:
    assert "DISCORD_TOKEN is not set" in complains(maumau("run"))


def test_a_bad_setting_stops_every_command() -> None:
    for words in (["run"], ["verify", "1"], ["preview"], []):
        assert "COMPUTER_PAUSE" in complains(maumau(*words, COMPUTER_PAUSE="soon"))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (discord.LoginFailure("Improper token has been passed."), "does not take this DISCORD_TOKEN"),
        (OSError("Name or service not known"), "Discord cannot be reached"),
        (TimeoutError("too long"), "Discord cannot be reached"),
        (discord.GatewayNotFound(), "Discord cannot be reached"),
        (discord.ConnectionClosed.__new__(discord.ConnectionClosed), "Discord does not let the bot in"),
    ],
)
def test_a_token_that_is_refused_and_a_discord_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, fault: Exception, said: str
) -> None:
    """The exit code says whether trying again helps: only where Discord cannot be reached."""

    async def login(bot: MauMauBot, token: str) -> None:
        raise fault

    monkeypatch.setattr(MauMauBot, "login", login)
    again = TRY_AGAIN if "reached" in said else CANNOT_START
    assert said in complains(maumau("run", **TOKEN), again)


def test_without_the_message_content_intent_it_runs_on_without(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[bool] = []

    async def start(bot: MauMauBot, token: str, **_: object) -> None:
        tried.append(bot.intents.message_content)
        if bot.intents.message_content:
            raise discord.PrivilegedIntentsRequired(None)

    monkeypatch.setattr(MauMauBot, "start", start)
    assert maumau("run", **TOKEN).exit_code == 0
    assert tried == [True, False]


def test_the_token_is_not_shown_where_settings_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2")
    assert "hunter2" not in repr(load(Path("/nowhere")))


def corrupt(path: Path) -> str:
    path.write_bytes(b"this is no database at all, but long enough to be taken for one " * 40)
    return f"sqlite+aiosqlite:///{path}"


def test_a_file_that_is_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = corrupt(tmp_path / "broken.db")
    assert "the database cannot be used" in complains(maumau("verify", 1, DATABASE_URL=url))

    async def login(bot: MauMauBot, token: str) -> None:
        await bot.setup_hook()

    monkeypatch.setattr(MauMauBot, "login", login)
    assert "the database cannot be used" in complains(maumau("run", **TOKEN, DATABASE_URL=url))


def test_a_database_of_a_newer_bot(tmp_path: Path) -> None:
    file = tmp_path / "newer.db"
    with sqlite3.connect(file) as raw:
        raw.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        raw.execute("INSERT INTO alembic_version VALUES ('9999')")
    raw.close()
    why = complains(maumau("verify", 1, DATABASE_URL=f"sqlite+aiosqlite:///{file}"))
    assert "the database cannot be used" in why


# table scripts

GOOD = "rules voador\nseats ana bia\ntop 5S\nhand ana 7S 5D\nhand bia 7H 2C\nturn ana\n\nana: play 7S\n= debt 3\n"


def test_replay_says_what_held_and_what_did_not(tmp_path: Path) -> None:
    good, bad, odd = (tmp_path / f"{name}.txt" for name in ("good", "bad", "odd"))
    good.write_text(GOOD, encoding="utf-8")
    bad.write_text(GOOD.replace("debt 3", "debt 4"), encoding="utf-8")
    odd.write_text(GOOD.replace("ana: play", "ana: plya"), encoding="utf-8")
    result = maumau("replay", good)
    assert result.exit_code == 0
    assert f"{good}:8: ana: play 7S  [ok]" in result.output
    result = maumau("replay", good, bad)
    assert result.exit_code == 1
    assert f"{bad}:9: = debt 4  [FAILED" in result.output
    result = maumau("replay", bad, odd)
    assert result.exit_code == 2
    assert f"{odd}:8: " in result.output
    assert "play" in result.output


def test_replay_of_what_cannot_be_read(tmp_path: Path) -> None:
    nothing, folder, bytes_ = tmp_path / "nothing.txt", tmp_path / "folder", tmp_path / "bytes.txt"
    folder.mkdir()
    bytes_.write_bytes(b"rules \xff\xfe")
    for file in (nothing, folder, bytes_):
        result = maumau("replay", file)
        assert result.exit_code == 2
        assert str(file) in result.output
    assert maumau("replay").exit_code == 2


@pytest.mark.parametrize("line", ["clock soon", "clock", "time nobody", "time ana bia", "ana: join later", "tiem"])
def test_replay_of_a_line_that_cannot_be_read(tmp_path: Path, line: str) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_text(GOOD + line + "\n", encoding="utf-8")
    result = maumau("replay", odd)
    assert result.exit_code == 2
    assert f"{odd}:10: " in result.output


# a table that was played


async def _played(file: Path) -> None:
    """A match with four people, one of whom joins late, and a computer player."""
    store = Store(Database(await connect(await new_database(file))))
    chance, clock = Random(5), iter(range(1_000_000, 9_000_000, 20))
    there = Process(store, lambda: float(next(clock)), computer_pause=1.0)
    there.tables.chance.pick, rounds = chance.choice, iter(range(100))
    there.tables.chance.new_seed = lambda: f"seed{next(rounds)}"
    await store.servers.meet(1, "en-US")
    for person, name in enumerate(NAMES, 1):
        await store.people.meet(person, name, "en-US")
    number = (await there.lobbies.open(Location(1, 10), Player(1, NAMES[0]), TableSetup("voador"))).id
    await there.lobbies.sit(number, 2, NAMES[1])
    await there.lobbies.sit(number, 3, NAMES[2])
    await there.lobbies.add_computer(number, 1)
    await there.lobbies.set_option(number, 1, "target", 60)
    await there.lobbies.start(number, 1)
    await there.lobbies.sit(number, 4, NAMES[3])
    for _ in range(2000):
        table = await there.tables.get(number)
        if table.closed is not None or table.state is None:
            break
        if table.state.phase == "waiting":
            await there.matches.deal(number, 1)
            continue
        seat = table.awaited[0]
        person = table.players[seat].person
        if person is None:
            await there.deadlines.let_computer_move(number)
        elif chance.random() < 0.05:
            await there.matches.act(number, person, [Action("says", number=chance.randrange(4))])
        else:
            await there.matches.act(number, person, [chance.choice(table.game.moves(table.state, seat))])
    assert table.closed is not None
    await there.lobbies.open(Location(1, 10), Player(1, NAMES[0]), TableSetup("voador"))
    await store.database.close()


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("played") / "match.db"
    asyncio.run(_played(file))
    return file


@pytest.fixture
def played(match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a match that was played to its end (table 1) and a lobby (table 2)."""
    file = tmp_path / "maumau.db"
    with sqlite3.connect(match) as raw, sqlite3.connect(file) as copy:
        raw.backup(copy)
    raw.close()
    copy.close()
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


def test_a_table_is_written_as_a_script_that_replays_to_the_same_scores(played: Path, tmp_path: Path) -> None:
    script = tmp_path / "match.txt"
    assert maumau("replay", "--write", "--table", 1, script).exit_code == 0
    written = script.read_text(encoding="utf-8")
    assert "= scores anamaria" in written
    result = maumau("replay", script)
    assert result.exit_code == 0, result.output[-600:]
    with sqlite3.connect(played) as raw:
        totals = json.loads(raw.execute("SELECT state FROM tables WHERE id = 1").fetchone()[0])["totals"]
    raw.close()
    assert written.splitlines()[-1].split()[3::2] == [str(total) for total in totals]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_script_with_hands_and_seeds_is_its_owners_alone(played: Path, tmp_path: Path) -> None:
    """Also in the place of a file that everybody could read."""
    new, old = tmp_path / "new.txt", tmp_path / "old.txt"
    old.touch(mode=0o644)
    for script in (new, old):
        assert maumau("replay", "--write", "--table", 1, script).exit_code == 0
        assert script.stat().st_mode & 0o777 == OWNER_ALONE
        assert "seed" in script.read_text(encoding="utf-8")


def test_a_table_that_was_not_played_is_not_written(played: Path, tmp_path: Path) -> None:
    for number in (2, 99):
        assert f"no table {number}" in complains(maumau("replay", "--write", "--table", number, tmp_path / "x.txt"))
        assert not (tmp_path / "x.txt").exists()
    assert str(tmp_path) in complains(maumau("replay", "--write", "--table", 1, tmp_path))


def test_a_table_that_was_played_fairly_is_verified(played: Path) -> None:
    result = maumau("verify", 1)
    assert result.exit_code == 0, result.output
    assert f"round 1: seed seed0, fairness code {commitment('seed0')}" in result.output
    assert "no table 2" in complains(maumau("verify", 2))


TAMPERED = {
    "another seed": "UPDATE log SET action = replace(action, 'seed1', 'seed7') WHERE action LIKE '%seed1%'",
    "a step taken out": "DELETE FROM log WHERE version = (SELECT max(version) - 3 FROM log)",
    "other points": "UPDATE tables SET state = replace(state, '\"totals\":[', '\"totals\":[1') WHERE id = 1",
    "an action that is none": "UPDATE log SET action = replace(action, '\"draw\"', '\"steal everything\"')",
    "events that are none": "UPDATE log SET events = '[]' WHERE version = (SELECT max(version) FROM log)",
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_table_that_was_tampered_with_is_found_out(played: Path, how: str) -> None:
    with sqlite3.connect(played) as raw:
        assert raw.execute(TAMPERED[how]).rowcount > 0
    raw.close()
    result = maumau("verify", 1)
    assert result.exit_code == 1, result.output
    assert "does not follow" in result.output or "differs" in result.output


def test_a_seed_deals_its_round_again(played: Path) -> None:
    result = maumau("verify", "--seed", "seed0", "--seats", 3)
    assert result.exit_code == 0
    assert f"fairness code {commitment('seed0')}" in result.output
    assert len([line for line in result.output.splitlines() if line.startswith("seat ")]) == 3


@each(
    "words",
    [
        ["--seats", "13"],
        ["--seats", "1"],
        ["--dealer", "9"],
        ["--game", "poker"],
        ["--option", "secret_card"],
        ["--option", "secret_card=perhaps"],
        ["--option", "nonsense=on"],
    ],
)
def test_a_seed_for_a_round_that_cannot_be(words: list[str]) -> None:
    complains(maumau("verify", "--seed", "seed0", *words))


# the database


def test_a_database_whose_logs_lead_to_its_states_is_right(played: Path) -> None:
    result = maumau("db", "check")
    assert (result.exit_code, result.output) == (0, "tables: 2, amiss: 0\n")


AMISS = {
    "other points": (
        "UPDATE tables SET state = replace(state, '\"totals\":[', '\"totals\":[1') WHERE id = 1",
        "differs",
    ),
    "a log without events": ("UPDATE log SET events = '[]' WHERE version = (SELECT max(version) FROM log)", "differs"),
    "a log without a deal": ("DELETE FROM log", "its log cannot be folded (IndexError)"),
    "no JSON": ("UPDATE tables SET players = '{hands: [[1,2' WHERE id = 1", "it cannot be read (ValueError)"),
}


@pytest.mark.parametrize("how", AMISS)
def test_a_table_that_differs_from_its_log_is_named(played: Path, how: str) -> None:
    statement, said = AMISS[how]
    with sqlite3.connect(played) as raw:
        assert raw.execute(statement).rowcount > 0
    raw.close()
    result = maumau("db", "check")
    assert result.exit_code == 1
    told, counted = result.output.splitlines()
    assert told.startswith("table 1: ")
    assert said in told
    assert counted == "tables: 2, amiss: 1"


def test_a_row_that_refers_to_nothing_is_found(played: Path) -> None:
    with sqlite3.connect(played) as raw:
        raw.execute("DELETE FROM servers")
    raw.close()
    result = maumau("db", "check")
    assert result.exit_code == 1
    assert "database: row 1 of tables refers to a row of servers that is not there" in result.output


def test_a_backup_is_a_whole_database_for_its_owner_alone(played: Path, tmp_path: Path) -> None:
    """Also of what another process has written and not yet put into the file itself."""
    held = sqlite3.connect(played, isolation_level=None)
    held.execute("PRAGMA journal_mode=WAL")
    held.execute("UPDATE people SET name = 'only in the WAL' WHERE id = 1")
    held.execute("BEGIN IMMEDIATE")  # the bot is in the middle of a transaction
    held.execute("UPDATE people SET name = 'not committed' WHERE id = 2")
    copy = tmp_path / "copies.db"
    result = maumau("db", "backup", copy)
    assert result.exit_code == 0, result.output
    held.execute("ROLLBACK")
    held.close()
    assert [path.name for path in tmp_path.glob("copies*")] == ["copies.db"]
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as raw:
        found = [name for (name,) in raw.execute("SELECT name FROM people ORDER BY id LIMIT 2")]
    raw.close()
    assert found == ["only in the WAL", "bia"]
    assert maumau("db", "check", DATABASE_URL=f"sqlite+aiosqlite:///{copy}").exit_code == 0
    assert "is there already" in complains(maumau("db", "backup", copy))


def test_a_backup_makes_its_folder(played: Path, tmp_path: Path) -> None:
    """As in the line for cron of the runbook."""
    assert maumau("db", "backup", "backups/today.db").exit_code == 0
    assert (tmp_path / "backups").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "backups" / "today.db").exists()


@pytest.mark.parametrize("words", [("verify", 1), ("replay", "--write", "--table", 1, "x.txt"), ("db", "check")])
def test_what_reads_a_database_of_an_older_bot_changes_nothing(played: Path, words: tuple[object, ...]) -> None:
    with sqlite3.connect(played) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '0032'")
    raw.close()
    before = dumped(played)
    assert "`maumau db upgrade` first" in complains(maumau(*words))
    assert dumped(played) == before


def test_a_backup_without_a_name_is_named_after_the_time(played: Path, tmp_path: Path) -> None:
    assert maumau("db", "backup").exit_code == 0
    assert len(list(tmp_path.glob("maumau-20*.db"))) == 1


def test_what_cannot_be_copied_leaves_nothing_behind(tmp_path: Path) -> None:
    missing = f"sqlite+aiosqlite:///{tmp_path / 'nowhere.db'}"
    assert "there is no database" in complains(maumau("db", "backup", "copies/copy.db", DATABASE_URL=missing))
    assert "cannot be copied" in complains(maumau("db", "backup", "copy.db", DATABASE_URL=corrupt(tmp_path / "bad.db")))
    assert "pg_dump" in complains(maumau("db", "backup", DATABASE_URL="postgresql+asyncpg://me@host/maumau"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.db"]


def test_a_database_of_an_older_bot_is_upgraded_and_checked_only_then(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'maumau.db'}"
    assert "there is no database" in complains(maumau("db", "check", DATABASE_URL=url))
    result = maumau("db", "upgrade", DATABASE_URL=url)
    assert (result.exit_code, result.output) == (0, f"the database is of version {newest()}\n")
    with sqlite3.connect(tmp_path / "maumau.db") as raw:
        raw.execute("UPDATE alembic_version SET version_num = '0032'")
    raw.close()
    assert "`maumau db upgrade` first" in complains(maumau("db", "check", DATABASE_URL=url))


@pytest.mark.gate
def test_a_database_that_another_program_has_locked_is_waited_for(played: Path) -> None:
    """Its exit code says that it helps to try again, and nobody is told to put a backup back."""
    other = sqlite3.connect(played)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    result = maumau("db", "upgrade")
    assert "another program has locked the database" in complains(result, TRY_AGAIN)
    other.close()
    assert maumau("db", "upgrade").exit_code == 0


def test_a_database_is_not_upgraded_under_a_running_bot(played: Path) -> None:
    only = FileLock(played)
    assert "another maumau runs on this database" in complains(maumau("db", "upgrade"))
    assert maumau("db", "check").exit_code == 0
    asyncio.run(only.release())
    assert maumau("db", "upgrade").output == f"the database is of version {newest()}\n"


@each(
    ("old", "new", "why"),
    [
        ("sqlite+aiosqlite:///{here}/none.db", "sqlite+aiosqlite:///{here}/b.db", "there is no database"),
        ("postgres://me@host/maumau", "sqlite+aiosqlite:///{here}/b.db", "begins with 'postgres'"),
        ("sqlite+aiosqlite:////nowhere/m.db", "sqlite+aiosqlite:///{here}/b.db", "is in a folder that is not there"),
    ],
)
def test_a_move_that_cannot_be_is_told_in_one_line(tmp_path: Path, old: str, new: str, why: str) -> None:
    told = CliRunner().invoke(app, ["db", "move", old.format(here=tmp_path), new.format(here=tmp_path)])
    assert told.exit_code == 2
    assert why in told.stderr
    assert told.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@each(
    ("shards", "url", "why"),
    [
        ("3-1/4", "postgresql+asyncpg://me@host/maumau", "the first shard has to come first"),
        ("0-8/8", "postgresql+asyncpg://me@host/maumau", "the last of 8 shards is 7"),
        ("0-3/16", "sqlite+aiosqlite:///maumau.db", "several processes need a PostgreSQL"),
    ],
)
def test_shards_that_cannot_be_are_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shards: str, url: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    told = CliRunner().invoke(app, ["run", "--shards", shards])
    assert told.exit_code == 2
    assert why in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


# whatever people write

SCRIPT = (
    "rules german\noption false_accusation 1\nseats ana bia caio\ntop 7C\nhand ana 8C 9C\nturn ana\n\nana: play 8C\n"
)
DEFINITION = 'name = "x"\n\n[pack]\ncards = "7 8 9 10 J Q K A"\n\n[[cards]]\nwhich = "7"\ndraw_debt = 2\n'
TWO_RULES = "rules amm\noption false_accusation 3\nrules pesten\nseats ana bia\nseed 7\n"
TOO_FEW = "rules german\nseats ana bia caio\n" + "".join(
    f"hand {who} {' '.join(rank + suit for suit in suits for rank in ('7', '8', '9', '10', 'J', 'Q', 'K'))}\n"
    for who, suits in (("ana", "CD"), ("bia", "HS"))
)
"""Of 32 cards four are left, for a hand of five and the top."""
LONG = "9" * 5000
FILES = {
    "bom.table": b"\xef\xbb\xbf" + SCRIPT.encode(),
    "crlf.table": SCRIPT.replace("\n", "\r\n").encode(),
    "wide.table": SCRIPT.encode("utf-16"),
    "bytes.table": b"rules \xff\xfe",
    "empty.table": b"",
    "two.table": TWO_RULES.encode(),
    "few.table": TOO_FEW.encode(),
    "clock.table": f"{SCRIPT}clock {LONG}\n".encode(),
    "score.table": SCRIPT.replace("turn ana", f"scores ana {LONG}").encode(),
    "choice.table": f"{SCRIPT}bia: choose ²\n".encode(),
    "secret.table": b"rules voador\noption secret_card on\nseats ana bia\nseed 3\n",
    "bom.toml": b"\xef\xbb\xbf" + DEFINITION.encode(),
    "crlf.toml": DEFINITION.replace("\n", "\r\n").encode(),
    "wide.toml": DEFINITION.encode("utf-16"),
    "long.toml": f"{DEFINITION}version = {LONG}\n".encode(),
    "number.toml": f'version = {LONG}\nname = "x"\n'.encode(),
    "deep.toml": b"x = " + b"[" * 5000,
    "vain.toml": b'name = "x"\n[counting]\nby = "rounds"\nto = "loser"\n',
    "bytes.toml": b'name = "\xff"',
    "empty.toml": b"",
}
WORDS = ("", "x", "-1", "0", "³", "99999999999999999999", LONG, "{", "[" * 5000, '{"packs": 1e999}', "\u200b", "voador")
NO_PORTS = ("", "x", "-1", "65536", "99999999", "99999999999999999999", LONG)
"""What no port can be: with one that can, the preview would run until somebody ends it."""


def commands_of(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command there is, also those of a group, with the words that call it."""
    for name, one in getattr(command, "commands", {}).items():
        yield from commands_of(one, (*path, name))
    if not hasattr(command, "commands"):
        yield path, command


COMMANDS = dict(commands_of(get_command(app)))


def given_to(path: tuple[str, ...], folder: Path, chance: Random) -> Iterator[list[str]]:
    """Words for a command: each of its options and arguments is something that somebody might write."""
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    for file in FILES:
        mutated = bytearray(FILES[file])
        for _ in range(3 if mutated else 0):
            mutated[chance.randrange(len(mutated))] = chance.choice(b"\x00\xff \n#=:[-\"'9Z")
        (folder / f"odd-{file}").write_bytes(mutated)
    if path[0] in LABORATORY:  # what is right would be played a thousand times
        yield from (
            [word, "--games", "1", "--option", "packs=99"] for word in (*WORDS, "wide.toml", "number.toml", ".")
        )
        return
    known = [*FILES, *(f"odd-{file}" for file in FILES), "nowhere.table", "."]
    for one in COMMANDS[path].params:
        if one.name in ("out", "help"):
            continue
        port = one.name == "port"
        words: Sequence[str] = NO_PORTS if port else [*WORDS, *known]
        others = [chance.choice(known) for other in COMMANDS[path].params if other.nargs == -1 or other.required]
        for word in words:
            if one.param_type_name == "argument":
                yield [word, *others[1:]]
            elif not one.is_flag and (port or path != ("preview",)):
                yield [one.opts[0], word, *others]


BEGINS = {("run",), ("health",), ("schema",), ("db", "upgrade"), ("db", "backup"), ("db", "check")}
"""Commands that hang on settings alone."""


@pytest.mark.parametrize("path", rest_in_gate(COMMANDS, [*COMMANDS][::5]), ids=" ".join)
def test_whatever_is_written_behind_a_command_it_ends_with_a_sentence(path: tuple[str, ...], tmp_path: Path) -> None:
    """Scripts, definitions, numbers, ports and options that are odd in every way: never a stack trace."""
    chance = Random(" ".join(path))
    tried = list(given_to(path, tmp_path, chance)) or ([[]] if path in BEGINS else [])
    assert tried, "nobody says what is written behind this command"
    for words in tried:
        result = maumau(*path, *words, METRICS_PORT="9" if path == ("health",) else "0")
        assert result.exit_code in (0, 1, 2), (words, result.output)


@pytest.mark.gate
def test_rounds_of_a_definition_are_tried_and_that_they_do_not_end_is_said() -> None:
    """A rank that is demanded for ever."""
    Path("sound.toml").write_text('name = "Sound"\n[deal]\nhand = 3\n', encoding="utf-8")
    Path("endless.toml").write_text(
        'name = "Endless"\n[[cards]]\nwhich = "all"\nnext_card = "rank"\n', encoding="utf-8"
    )
    sound, endless, shipped = maumau("rules", "sound.toml"), maumau("rules", "endless.toml"), maumau("rules", "german")
    assert "Every round comes to an end." in sound.output
    assert "of them never ended (" in endless.output
    assert "decides 0 times" not in endless.output
    assert "computer players" not in shipped.output
    assert [one.exit_code for one in (sound, endless, shipped)] == [0, 1, 0]


@each(
    ("words", "said"),
    [
        (["replay", "bom.table"], "ok"),
        (["replay", "crlf.table"], "ok"),
        (["replay", "wide.table"], "save it as UTF-8"),
        (["replay", "two.table"], "two.table:2: false_accusation cannot be '3': no such option"),
        (["replay", "few.table"], "too few cards"),
        (["replay", "--game", "german", "secret.table"], "secret.table:2: secret_card cannot be 'on': no such option"),
        (["rules", "bom.toml"], "one pack of 32 cards"),
        (["rules", "wide.toml"], "save it as UTF-8"),
        (["rules", "number.toml"], "a number is too long"),
        (["rules", "vain.toml"], "counting.to: this does nothing: it needs 'counting.by = points'"),
        (["verify", "99999999999999999999"], "Invalid value"),
        (["replay", "--write", "--table", "99999999999999999999", "o.table"], "Invalid value"),
        (["preview", "--port", "99999999"], "Invalid value"),
        (["rules", "german", "--option", "hand_size=6"], "6 cards each"),
        (["rules", "german"], "--option hand_size=5  (5-6)"),
        (["rules", "german", "--option", "hand_size=7"], "hand_size cannot be '7': 5-6"),
        (["rules", "voador", "--language", "xx"], "none of the languages"),
        (["rules", "voador", "--nothing"], "No such option"),
    ],
)
def test_what_can_be_read_is_read_and_what_cannot_is_said(words: list[str], said: str) -> None:
    for name, content in FILES.items():
        Path(name).write_bytes(content)
    result = maumau(*words)
    assert said in result.output, result.output
    good = said in ("ok", "one pack of 32 cards", "6 cards each", "--option hand_size=5  (5-6)")
    assert result.exit_code == (0 if good else 2), result.output
    assert good or len(result.output.splitlines()) <= 2, "one sentence"
