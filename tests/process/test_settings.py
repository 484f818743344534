"""Settings: each fault is named in one line, and says which setting it is and what it should look like."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.settings import DATABASE, BadSetting, Settings, load
from tests.support.folding import each

NO_FILE = Path("/nowhere/.env")


def told(env_file: Path = NO_FILE, secrets: Path = NO_FILE, **environment: str) -> Settings:
    """The settings in this environment and no other."""
    with patch.dict(os.environ, environment, clear=True):
        return load(env_file, secrets)


def fault(env_file: Path = NO_FILE, **environment: str) -> str:
    with pytest.raises(BadSetting) as why:
        told(env_file, **environment)
    said = str(why.value)
    assert "\n" not in said
    return said


def test_without_anything_there_are_defaults() -> None:
    assert told() == Settings()
    assert told(DATABASE_URL=" ", LOG_LEVEL="", COMPUTER_PAUSE="", METRICS_PORT=" ") == Settings()


def test_the_environment_is_read_and_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from the file\nCOMPUTER_PAUSE=7\nLOG_LEVEL=debug\nEMPTY\n", encoding="utf-8")
    settings = told(file, DISCORD_TOKEN=" mine \n", CARD_PICTURES="OFF")
    assert settings.discord_token == "mine"
    assert settings.computer_pause == 7
    assert settings.log_level == "DEBUG"
    assert not settings.card_pictures


@each(
    ("url", "said"),
    [
        ("maumau.db", DATABASE),
        ("sqlite:///maumau.db", "begins with 'sqlite'"),
        ("postgres://me@host/maumau", "begins with 'postgres'"),
        ("mysql+aiomysql://me@host/maumau", "postgresql+asyncpg"),
        ("sqlite+aiosqlite://", "names no file"),
        ("sqlite+aiosqlite:///:memory:", "names no file"),
        ("sqlite+aiosqlite:////nowhere/at/all/maumau.db", "/nowhere/at/all"),
        ("postgresql+asyncpg://me@host:notaport/maumau", "not a database address"),
        ("://", "not a database address"),
    ],
)
def test_a_database_address_that_cannot_be_used(url: str, said: str) -> None:
    why = fault(DATABASE_URL=url)
    assert why.startswith("DATABASE_URL")
    assert said in why


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    assert "names a folder" in fault(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "cannot be written" in fault(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'm.db'}")
    finally:
        tmp_path.chmod(0o700)


def test_a_password_in_the_database_address_is_not_repeated() -> None:
    assert "hunter2" not in fault(DATABASE_URL="mysql://me:hunter2@host/maumau")
    assert "hunter2" not in fault(DATABASE_URL="postgresql+asyncpg://me:hunter2@host:port/maumau")


def test_an_env_file_that_is_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / ".env"
    folder.mkdir()
    assert f"{folder} cannot be read" in fault(folder)


def test_an_env_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\x00abc\n")
    assert f"{file} cannot be read" in fault(file)
    file.write_text("LOG_LEVEL=info", encoding="utf-16")
    assert fault(file) == f"{file} cannot be read: it is written in UTF-16; save it as UTF-8"


@each("pause", ["soon", "-1", "61", "nan", "inf", "1e400"])
def test_a_pause_that_is_none(pause: str) -> None:
    assert fault(COMPUTER_PAUSE=pause).startswith(f"COMPUTER_PAUSE is '{pause}'")


def test_a_log_level_that_is_none() -> None:
    assert "DEBUG, INFO, WARNING or ERROR" in fault(LOG_LEVEL="loud")


def test_card_pictures_are_on_or_off() -> None:
    assert "has to be on or off" in fault(CARD_PICTURES="maybe")


@each("name", ["TABLES_PER_PERSON", "TABLES_PER_CHANNEL", "TABLES_PER_SERVER"])
@each("count", ["many", "0", "-1", "1.5", "9999999", "²"])
def test_a_number_of_tables_that_is_none(name: str, count: str) -> None:
    assert fault(**{name: count}) == f"{name} is {count!r}; it has to be a number from 1 to 999999"


def test_numbers_of_tables_are_read() -> None:
    settings = told(TABLES_PER_PERSON="3", TABLES_PER_CHANNEL="4", TABLES_PER_SERVER="5")
    assert (settings.tables_per_person, settings.tables_per_channel, settings.tables_per_server) == (3, 4, 5)


def test_secrets_are_read_from_files_and_go_after_everything_else(tmp_path: Path) -> None:
    (tmp_path / "discord_token").write_text("a secret\n", encoding="utf-8")
    assert told(secrets=tmp_path).discord_token == "a secret"
    assert told(secrets=tmp_path, DISCORD_TOKEN="mine").discord_token == "mine"


@each("port", ["http", "-1", "65536", "80.5"])
def test_a_port_that_is_none(port: str) -> None:
    assert fault(METRICS_PORT=port) == f"METRICS_PORT is {port!r}; it has to be a number from 0 to 65535"


def test_a_form_of_the_log_and_a_link_that_are_none() -> None:
    assert fault(LOG_FORMAT="xml") == "LOG_FORMAT is 'xml'; it has to be text or json"
    assert fault(ABOUT_LINK="javascript:alert(1)").startswith("ABOUT_LINK is 'javascript:alert(1)'; it has to be a web")
