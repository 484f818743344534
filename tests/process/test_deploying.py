"""What an operator installs from: its settings are the bot's, and nothing in it needs a place of ours."""

from __future__ import annotations

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import shards
from bot.process import loop
from bot.settings import Settings
from tests.support.paths import ROOT

SETTINGS = {name.upper() for name in Settings.model_fields}
OTHERS = {"PATH", "PYTHONUNBUFFERED", "MAUMAU_COMMIT", "MAUMAU_MEMORY"}
NAME = re.compile(r"^(?:ENV| {4}| {6})? *([A-Z]{2,}(?:_[A-Z]+)*)[=:]", re.MULTILINE)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_setting_is_in_the_example_with_its_usual_value() -> None:
    given = dict(re.findall(r"^([A-Z_]+)=(.*)$", read(".env.example"), re.MULTILINE))
    assert given.keys() == SETTINGS
    for name, value in given.items():
        usual = Settings.model_fields[name.lower()].default
        assert Settings(**{name.lower(): value}) == Settings(), f"{name} is usually {usual}"


def test_the_runbook_has_every_setting() -> None:
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", read("docs/running-reference.md"), re.MULTILINE)) == SETTINGS


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml"])
def test_a_container_sets_what_there_is_to_set(name: str) -> None:
    found = set(NAME.findall(read(name))) - OTHERS
    assert {"DATABASE_URL", "LOG_FORMAT", "METRICS_HOST", "METRICS_PORT"} == found


def test_one_process_in_a_container_uses_the_database_that_its_settings_name() -> None:
    """What the compose file sets wins over ``.env``; what the image sets does not. The usual address is in the volume,
    where the container runs.
    """
    alone, several = read("compose.yaml").split("  shards-0:")
    assert "DATABASE_URL" not in alone.partition("services:")[2]
    assert "DATABASE_URL: postgresql" in several
    assert "WORKDIR /data\nVOLUME /data\n" in read("Dockerfile")
    assert Settings().database_url == "sqlite+aiosqlite:///maumau.db"


def test_an_image_runs_as_nobody_in_particular_and_comes_by_its_short_name() -> None:
    lines = read("Dockerfile").splitlines()
    images = [line.split()[1] for line in lines if line.startswith("FROM ")]
    assert images
    assert not any("/" in image for image in images)
    assert lines.index("USER maumau") < next(n for n, line in enumerate(lines) if line.startswith("ENTRYPOINT"))
    assert "VOLUME /data" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)


@pytest.mark.parametrize("name", ["deploy/maumau.service", "deploy/maumau@.service"])
def test_systemd_waits_until_the_bot_has_said_where_it_stood(name: str) -> None:
    unit = dict(re.findall(r"^(\w+)=(.*)$", read(name), re.MULTILINE))
    assert unit["Type"] == "notify"
    assert float(unit["WatchdogSec"]) > loop.STANDS_S + 2 * loop.BEAT_EVERY_S
    assert "AF_UNIX" in unit["RestrictAddressFamilies"]
    assert (unit["Restart"], unit["RestartPreventExitStatus"]) == ("on-failure", "2")


def test_a_container_that_ends_itself_is_started_again() -> None:
    assert read("compose.yaml").count("image: maumau\n") == read("compose.yaml").count("restart: unless-stopped") - 1


def pinned(name: str) -> list[tuple[str, str]]:
    """The packages of a file of requirements, each with its version: a package has several for several Pythons."""
    found = re.findall(r"^(\S+)==(\S+)", read(name), re.MULTILINE)
    return [(canonicalize_name(one), version) for one, version in found]


@pytest.mark.parametrize("name", ["deploy/requirements.txt", "deploy/build-requirements.txt"])
def test_everything_in_the_image_is_pinned_with_its_hashes_and_from_no_place(name: str) -> None:
    written = read(name).replace("\\\n", " ").splitlines()
    assert len(written) == len(pinned(name)) > 5
    assert all("--hash=sha256:" in line for line in written)
    assert not re.search(r"://|^-|@ ", read(name), re.MULTILINE)


def test_what_is_pinned_is_what_the_project_asks_for() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["postgresql"]]
    for name, asked in (
        ("deploy/requirements.txt", wanted),
        ("deploy/build-requirements.txt", project["build-system"]["requires"]),
    ):
        for one in map(Requirement, asked):
            versions = [version for package, version in pinned(name) if package == canonicalize_name(one.name)]
            assert versions, one
            assert all(map(one.specifier.contains, versions)), one
    assert project["dependency-groups"]["image"] == project["build-system"]["requires"]
    needed = re.search(r"^NEEDED = (\[.*\])$", read("compiling/hook.py"), re.MULTILINE)
    assert needed
    assert project["dependency-groups"]["compiling"] == json.loads(needed[1])


def test_an_image_is_built_from_named_versions_alone() -> None:
    docker = read("Dockerfile")
    base, *stages = re.findall(r"^FROM (.+)$", docker, re.MULTILINE)
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64} AS base", base)
    assert stages == ["base AS build", "base"]
    installs = re.findall(r"pip (?:install|wheel) [^&\n\\]*", docker)
    assert len(installs) == 4
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)
    assert "--no-build-isolation" in docker


def test_whatever_an_image_copies_is_sent_to_its_build() -> None:
    let_in = {line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Dockerfile"), re.MULTILINE)
    named = {one for line in copied for one in line.split()}
    assert len(named) > 8
    assert named <= let_in
    assert all((ROOT / one).exists() for one in named)
    packages = tomllib.loads(read("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert {*packages} <= named


def test_memory_and_tasks_have_bounds() -> None:
    """Of the unit, and of each service of the compose file: one that continues another has that one's."""
    assert {"MemoryMax=1G", "TasksMax=200"} <= {*read("deploy/maumau.service").splitlines()}
    services = re.split(r"^  (?=\S+:)", read("compose.yaml").partition("\nvolumes:")[0], flags=re.MULTILINE)[1:]
    own = [service for service in services if "<<: *" not in service]
    assert len(own) == 3
    for service in own:
        assert "    mem_limit: " in service
        assert "    pids_limit: " in service


def test_a_process_of_several_runs_under_systemd_as_the_only_one_does() -> None:
    """With its shards, and a file for what it has alone."""
    one, many = (read(f"deploy/{name}.service").splitlines() for name in ("maumau", "maumau@"))
    begins = ("#", "Description=", "ExecStart=", "EnvironmentFile=-")
    assert [line for line in one if not line.startswith(begins)] == [
        line for line in many if not line.startswith(begins)
    ]
    assert "ExecStart=/opt/maumau/bin/maumau run --shards %i" in many
    assert shards.read("0-7", 16) == shards.Shards(0, 7, 16), "what stands for %i, with SHARD_COUNT"


def test_the_wheel_is_looked_at_for_every_extra() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    looked = re.search(r"for extra in ([a-z ]+);", read(".ci/compiled"))
    assert looked
    assert {*looked[1].split()} == extras.keys()


def test_whatever_the_runbook_installs_has_hashes_or_is_built_here() -> None:
    told = read("docs/running-small.md")
    installs = re.findall(r"pip (?:install|wheel) [^&\n`]*", told)
    assert len(installs) > 3
    assert [one for one in installs if "--require-hashes" not in one and "--no-deps" not in one] == []
    assert "--no-build-isolation" in told


def test_a_database_is_of_a_named_version() -> None:
    images = re.findall(r"image: (postgres\S*)", read("compose.yaml"))
    assert images
    assert all(re.fullmatch(r"postgres:\d+\.\d+", one) for one in images)


def test_the_tests_are_run_as_the_readme_says() -> None:
    command = re.search(r"grep -m1 -o '([^']+)' README.md", read(".ci/run"))
    assert command
    assert command[1] in read("README.md").splitlines()


def test_nothing_says_to_install_a_package_that_there_is_not() -> None:
    """It is on no index: what is installed is installed from the code."""
    said = [path for ending in ("md", "py", "ftl") for path in ROOT.rglob(f"*.{ending}") if ".venv" not in path.parts]
    assert len(said) > 200
    promise = re.compile(r"install +(?:-\S+ +)*['\"]?maumau\b")
    assert [path.name for path in said if promise.search(path.read_text(encoding="utf-8"))] == []
