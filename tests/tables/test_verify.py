"""What is said of a table that was played: by the rules of today, by earlier ones, or not as its log says."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from bot.cli import app
from bot.store.upgrade import upgrade
from rules.catalogue import RULEBOOKS
from rules.match import WAITING
from rules.options import Options
from tests.support.databases import address
from tests.support.golden import UPGRADED, write_dump
from tests.support.repository import process

BEGUN, LAID_OUT, FINISHED = range(2, 17), 3, (4, 12)
"""Tables of the dump: the first is a lobby, and one was laid out by hand: its cards are not of its seed."""
BY_OTHER_RULES = (5,)
"""Tables that do not follow from the rules of today: Advanced Mau & Mau, whose twins are others now."""
RAISED = 5
"""A version of rules that no game has reached."""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of version 0.2.0, brought up to date, which the command line finds."""
    file = tmp_path / "maumau.db"
    write_dump(file, UPGRADED)
    asyncio.run(upgrade(address(file)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    return file


def maumau(*words: object) -> Result:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def unchanged(options: Options) -> Options:
    return options


def raise_version(monkeypatch: pytest.MonkeyPatch, game: str, **changes: Any) -> None:
    """Let the rules of a game have changed since."""
    raised: dict[str, Any] = {"version": RAISED, "renewals": (unchanged,) * (RAISED - 1), **changes}
    monkeypatch.setitem(RULEBOOKS, game, replace(RULEBOOKS[game], **raised))


def take_back_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no rules have changed since the first version."""
    for name, book in RULEBOOKS.items():
        monkeypatch.setitem(RULEBOOKS, name, replace(book, version=1, renewals=()))


@pytest.mark.parametrize("number", [number for number in BEGUN if number not in BY_OTHER_RULES])
def test_a_table_of_0_1_0_is_judged_by_its_rules_if_they_are_those_of_today(
    database: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    take_back_versions(monkeypatch)
    result = maumau("verify", number)
    if number == LAID_OUT:
        assert result.exit_code == 1
        assert "step 7 (play) does not follow from the rules" in result.output
        return
    assert result.exit_code == 0, result.output
    assert "every card came from its seed, and every step follows" in result.output


@pytest.mark.parametrize("number", FINISHED)
def test_a_finished_table_of_0_1_0_is_written_as_a_script_that_replays(database: Path, number: int) -> None:
    script = database.with_name("table.txt")
    assert maumau("replay", "--write", "--table", number, script).exit_code == 0
    result = maumau("replay", script)
    assert result.exit_code == 0, result.output[-400:]


@pytest.mark.parametrize("number", [number for number in BEGUN if number != LAID_OUT])
def test_a_table_that_began_by_earlier_rules_is_judged_by_folding(
    database: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """What its rules were is known no more; that its log leads to its state, and what a seed deals, still is."""
    for name in RULEBOOKS:
        raise_version(monkeypatch, name)
    result = maumau("verify", number)
    assert result.exit_code == 0, result.output
    assert f"have changed since it began (version 1 -> {RAISED}); the steps were not judged by them" in result.output
    assert "rules of dealing" not in result.output


def test_nothing_is_said_of_a_deal_where_the_rules_of_dealing_have_changed(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a hand of another size a seed deals other cards: that proves nothing against the table."""
    ruleset = RULEBOOKS["classic"].ruleset
    raise_version(monkeypatch, "classic", ruleset=lambda options: replace(ruleset(options), hand_size=6))
    result = maumau("verify", 4)
    assert result.exit_code == 0, result.output
    assert "the rules of dealing have changed, and the seed says nothing of it" in result.output


def other_deal(file: Path, number: int) -> None:
    """Let other cards have been dealt than the seed gives: in the log and in the state."""
    with sqlite3.connect(file) as raw:
        [(version, events)] = raw.execute("SELECT version, events FROM log WHERE table_id = ? LIMIT 1", [number])
        [(state,)] = raw.execute("SELECT state FROM tables WHERE id = ?", [number])
        dealt, saved = json.loads(events), json.loads(state)
        for stock in (dealt[0][9], saved["stock"]):
            stock[:2] = stock[1::-1]
        raw.execute(
            "UPDATE log SET events = ? WHERE table_id = ? AND version = ?", [json.dumps(dealt), number, version]
        )
        raw.execute("UPDATE tables SET state = ? WHERE id = ?", [json.dumps(saved), number])
    raw.close()


@pytest.mark.parametrize("old", [False, True])
def test_other_cards_than_the_seed_gives_are_found_out(
    database: Path, monkeypatch: pytest.MonkeyPatch, old: bool
) -> None:
    other_deal(database, 14)
    take_back_versions(monkeypatch)
    if old:
        raise_version(monkeypatch, "voador")
    result = maumau("verify", 14)
    assert result.exit_code == 1
    assert "(deal) " + ("has dealt other cards" if old else "does not follow from the rules") in result.output


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET events = '[]' WHERE table_id = 4 AND version = 40",
        "UPDATE log SET events = '[[\"Nap\"]]' WHERE table_id = 4 AND version = 40",
        "UPDATE log SET events = '[[\"Drew\", 9, [1]]]' WHERE table_id = 4 AND version = 40",
        "UPDATE tables SET state = json_set(state, '$.totals', json('[1, 2, 3, 4]')) WHERE id = 4",
    ],
)
@pytest.mark.parametrize("old", [False, True])
def test_a_damaged_log_or_state_is_found_out(
    database: Path, monkeypatch: pytest.MonkeyPatch, damage: str, old: bool
) -> None:
    write_dump(database, damage)
    take_back_versions(monkeypatch)
    if old:
        raise_version(monkeypatch, "classic")
    result = maumau("verify", 4)
    assert result.exit_code == 1, result.output
    assert "does not follow" in result.output or "differs" in result.output


# options of an earlier version


def renamed(options: Options) -> Options:
    """What was called ``mau_penalty`` then has another name now."""
    return {("forgotten_mau" if name == "mau_penalty" else name): value for name, value in options.items()}


def rename_option(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    book = RULEBOOKS[game]
    declared = tuple(
        replace(option, name="forgotten_mau") if option.name == "mau_penalty" else option for option in book.options
    )
    ruleset = book.ruleset
    raise_version(
        monkeypatch,
        game,
        version=2,
        renewals=(renamed,),
        options=declared,
        ruleset=lambda options: ruleset({**options, "mau_penalty": options["forgotten_mau"]}),
    )


async def test_options_are_read_by_the_version_for_which_they_were_chosen(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match keeps the version by which it began, however often it is saved; a lobby goes over to that of today."""
    rename_option(monkeypatch, "classic")
    rename_option(monkeypatch, "voador")
    write_dump(database, "UPDATE tables SET closed = NULL, state = json_set(state, '$.phase', 'waiting') WHERE id = 4")
    for _ in range(2):
        async with process(database) as here:
            match, lobby = await here.tables.get(4), await here.tables.get(1)
            assert match.state is not None
            assert match.state.phase == WAITING
            assert match.game.options["forgotten_mau"] == 5
            assert lobby.game.options["forgotten_mau"] == 7
            await here.lobbies.move(4, match.host, 77)
            await here.lobbies.move(1, lobby.host, 77)
            match_row, lobby_row = await here.store.tables.get(4), await here.store.tables.get(1)
            assert match_row is not None
            assert lobby_row is not None
            assert (match_row["rules_version"], lobby_row["rules_version"]) == (1, 2)
            assert "mau_penalty" in match_row["options"]
            assert "forgotten_mau" in lobby_row["options"]


def lose_option(options: Options) -> Options:
    return {"target": options["goal"]}


UNREADABLE: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None], str]] = {
    "an option that there is not": (
        "UPDATE tables SET options = json_set(options, '$.nonsense', 'on') WHERE id = 4",
        lambda _: None,
        "nonsense cannot be 'on'",
    ),
    "no options": ("UPDATE tables SET options = '[]' WHERE id = 4", lambda _: None, "the options of classic are []"),
    "a game that there is not": ("UPDATE tables SET game = 'poker' WHERE id = 4", lambda _: None, "no game 'poker'"),
    "a version to come": ("UPDATE tables SET rules_version = 9 WHERE id = 4", lambda _: None, "version 9 of classic"),
    "no version": ("UPDATE tables SET rules_version = 0 WHERE id = 4", lambda _: None, "version 0 of classic"),
    "options that cannot be renewed": (
        "",
        lambda patch: raise_version(patch, "classic", renewals=(lose_option,)),
        "options of version 1 of classic cannot be renewed",
    ),
    "a damaged state": ("UPDATE tables SET state = '{\"schema\": 1}' WHERE id = 4", lambda _: None, "schema 1"),
}


@pytest.mark.parametrize("how", UNREADABLE)
def test_a_table_that_cannot_be_read_says_which_it_is_and_why(
    database: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    damage, patch, said = UNREADABLE[how]
    write_dump(database, damage)
    patch(monkeypatch)
    result = maumau("verify", 4)
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    assert line.startswith("maumau: table 4 cannot be read: ")
    assert said in line
