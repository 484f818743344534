"""The exact versions of all packages: the lists of ``pyproject.toml``, which uv minds everywhere, and the files of
``deploy/``, which are made from them for pip.

uv run python -m tests.support.pinning              takes the newest version of each package
uv run python -m tests.support.pinning ruff mypy    of these alone; of what is new in ``pyproject.toml`` in any case
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.paths import ROOT

PROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "uv.lock"
UV = os.environ.get("UV", "uv")
"""``uv run`` says where it is itself."""
LISTS = {
    "constraint-dependencies": ["--all-groups", "--all-extras"],
    "build-constraint-dependencies": ["--only-group", "image", "--only-group", "compiling"],
}
"""The lists of ``[tool.uv]``, and what of the project each is for."""
FILES = {
    "deploy/requirements.txt": ["--no-default-groups", "--extra", "postgresql"],
    "deploy/build-requirements.txt": ["--only-group", "image"],
}
"""The files for pip, likewise. They have hashes."""
EXPORT = ["export", "--quiet", "--frozen", "--no-emit-project", "--no-header", "--no-annotate"]


def pinned(name: str) -> list[str]:
    """The requirements of a list of ``[tool.uv]``."""
    written: list[str] = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["uv"][name]
    return written


def exported(folder: Path, *what: str) -> str:
    """What uv has locked in a folder, as requirements."""
    return run(folder, *EXPORT, *what)


def run(folder: Path, *command: str) -> str:
    """What uv answers in a folder. What goes wrong it says itself."""
    done = subprocess.run([UV, *command], cwd=folder, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return done.stdout


def replaced(project: str, name: str, requirements: list[str]) -> str:
    """The text of ``pyproject.toml`` with a list replaced."""
    lines = "".join(f'    "{one}",\n' for one in requirements)
    text, found = re.subn(rf"(?ms)^{name} = \[\n.*?^\]\n", lambda _: f"{name} = [\n{lines}]\n", project)
    if found != 1:
        raise LookupError(name)
    return text


def renew(names: list[str]) -> None:
    """Write the lists and the files. Without names every package gets its newest version."""
    named = {canonicalize_name(name) for name in names}
    project = PROJECT.read_text("utf-8")
    kept = {
        name: [one for one in pinned(name) if named and canonicalize_name(Requirement(one).name) not in named]
        for name in LISTS
    }
    with TemporaryDirectory() as place:
        folder = Path(place)
        text = project
        for name in LISTS:
            text = replaced(text, name, kept[name])
        (folder / PROJECT.name).write_text(text, "utf-8")
        run(folder, "lock", "--quiet")
        for name, what in LISTS.items():
            project = replaced(project, name, exported(folder, "--no-hashes", *what).splitlines())
        files = {name: exported(folder, *what) for name, what in FILES.items()}
    PROJECT.write_text(project, "utf-8")
    for name, content in files.items():
        (ROOT / name).write_text(content, "utf-8")


if __name__ == "__main__":
    renew(sys.argv[1:])
