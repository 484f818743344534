"""What the project says of itself: where it is, whom it is for, and on what it runs."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.support.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
READ = {".md", ".py", ".toml", ".yml", ".yaml", ".html", ".ftl", ".service", ""}
FOLDERS = (
    ".ci",
    ".github",
    "benchmarks",
    "bot",
    "cogs",
    "compiling",
    "deploy",
    "docs",
    "lab",
    "preview",
    "rules",
    "tests",
)


@pytest.mark.sources
def test_a_fork_changes_the_address_of_the_project_in_one_place() -> None:
    place = PROJECT["urls"]["Repository"].removeprefix("https://")
    files = [path for path in ROOT.iterdir() if path.is_file() and path.name != "uv.lock"]
    files += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    naming = {path.name for path in files if path.suffix in READ and place in path.read_text("utf-8", "ignore")}
    assert naming == {"pyproject.toml"}
    assert all(url.startswith(f"https://{place}") for name, url in PROJECT["urls"].items() if name != "Documentation")


@pytest.mark.sources
def test_the_versions_of_python_that_it_names_are_those_of_the_gate() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    tested = re.search(r"python: \[(.*)\]", workflow)
    assert tested
    named = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if one.startswith("Programming Language")]
    assert named == ["Only", *re.findall(r"[\d.]+", tested[1])]
    assert PROJECT["requires-python"] == f">={named[1]}"
