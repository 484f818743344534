"""What an operator installs from: its settings are the bot's, and nothing in it needs a place of ours."""

from __future__ import annotations

import re

import pytest

from bot.settings import Settings
from tests.support.paths import ROOT

SETTINGS = {name.upper() for name in Settings.model_fields}
OTHERS = {"PATH", "PYTHONUNBUFFERED"}
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
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", read("docs/running.md"), re.MULTILINE)) == SETTINGS


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml"])
def test_a_container_sets_what_there_is_to_set(name: str) -> None:
    found = set(NAME.findall(read(name))) - OTHERS
    assert {"DATABASE_URL", "LOG_FORMAT", "METRICS_HOST", "METRICS_PORT"} == found


def test_an_image_runs_as_nobody_in_particular_and_comes_by_its_short_name() -> None:
    lines = read("Dockerfile").splitlines()
    images = [line.split()[1] for line in lines if line.startswith("FROM ")]
    assert images
    assert not any("/" in image for image in images)
    assert lines.index("USER maumau") < next(n for n, line in enumerate(lines) if line.startswith("ENTRYPOINT"))
    assert "VOLUME /data" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)


def test_every_metric_of_the_runbook_is_measured() -> None:
    measured = "".join(read(f"bot/process/{name}.py") for name in ("metrics", "run"))
    for name in set(re.findall(r"maumau_[a-z_]+", read("docs/running.md"))):
        assert name.removesuffix("_total").removesuffix("_bucket") in measured, name
