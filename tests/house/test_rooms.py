"""Rooms that one can live in: files and classes that can be read, one class a name, imports that run one way."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.folding import each
from tests.support.paths import ROOT

CODE = ("rules", "bot", "cogs", "lab")
ROOMS = ("rules", "bot", "cogs", "lab", "preview")
"""Where the limits hold."""
FILE_LINES, CLASS_LINES = 900, 600
ANYS_IN_BOT = 12
"""Upper bound on how often a type is given as ``Any`` in ``bot/``; it is lowered when there are fewer."""


@cache
def modules(*rooms: str) -> dict[str, Path]:
    """The modules of these rooms by their dotted names."""
    found = {}
    for path in sorted(path for room in rooms for path in (ROOT / room).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def classes(*rooms: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for name, path in modules(*rooms).items():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                yield name, node


def imported(name: str, known: dict[str, Path]) -> set[str]:
    """The modules that a module imports, also within functions and for type checking alone."""
    found = set()
    for node in ast.walk(tree(known[name])):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= within & known.keys()
            if {alias.name for alias in node.names} - {one.rpartition(".")[2] for one in within & known.keys()}:
                found.add(node.module)
    return (found & known.keys()) - {name}


def circle(known: dict[str, Path]) -> list[str]:
    """Modules that import each other in a circle; none when imports run one way."""
    done: set[str] = set()

    def search(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(imported(name, known)):
            if found := search(other, [*way, name]):
                return found
        done.add(name)
        return []

    return next((found for name in known if (found := search(name, []))), [])


def types() -> Iterator[tuple[str, str]]:
    """The names of all classes and of all public aliases of types, each with its module."""
    for module, node in classes(*CODE):
        yield node.name, module
    for module, path in modules(*CODE).items():
        for statement in tree(path).body:
            if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Subscript | ast.BinOp):
                named = [target.id for target in statement.targets if isinstance(target, ast.Name)]
                yield from ((name, module) for name in named if re.fullmatch(r"[A-Z][a-z]\w*", name))


@pytest.mark.gate
def test_two_types_never_share_a_name() -> None:
    seen: dict[str, str] = {}
    for name, module in types():
        assert name not in seen, f"{name} is in {seen[name]} and in {module}"
        seen[name] = module


@each("name", modules(*ROOMS))
def test_a_file_can_be_read_at_one_sitting(name: str) -> None:
    assert len(modules(*ROOMS)[name].read_text(encoding="utf-8").splitlines()) <= FILE_LINES


def test_a_class_has_one_thing_to_do() -> None:
    long = [
        (module, node.name, lines)
        for module, node in classes(*ROOMS)
        if (lines := (node.end_lineno or 0) - node.lineno + 1) > CLASS_LINES
    ]
    assert not long


NO_MODULES = {"rules", "versions", "info", "FrequentStatement"}
"""What docstrings of packages name beside their modules."""


@each("name", [name for name, path in modules(*ROOMS).items() if path.name == "__init__.py" and name != "cogs"])
def test_a_package_says_what_is_where(name: str) -> None:
    """Its docstring names each of its modules, and none that is not there. In ``cogs`` they are called as commands."""
    inside = {one.removeprefix(f"{name}.") for one in modules(*ROOMS) if one.startswith(f"{name}.")}
    rooms = {one for one in inside if "." not in one and one != "versions" and not one.startswith("__")}
    named = set(re.findall(r"``(\w+)``", ast.get_docstring(tree(modules(*ROOMS)[name])) or ""))
    assert rooms <= named, f"{name} does not say what is in {rooms - named}"
    assert named <= rooms | NO_MODULES, f"{name} has no {named - rooms}"


def test_types_are_told() -> None:
    """``Any`` is left where another library gives nothing better, and where JSON is read."""
    found = [
        name
        for name, path in modules("bot").items()
        if ".migrations." not in name
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.Attribute) and node.attr == "Any")
    ]
    assert len(found) <= ANYS_IN_BOT, found


def test_imports_run_one_way() -> None:
    assert not circle(modules(*ROOMS))


def test_a_circle_would_be_found(tmp_path: Path) -> None:
    """Also one that type checking alone would need."""
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from other import Thing\n")
    other.write_text("import one\n")
    assert circle({"one": one, "other": other}) == ["one", "other", "one"]


def test_messages_are_made_in_one_place() -> None:
    """``frame`` leaves out what is empty: Discord would refuse the whole message."""
    made = {
        str(path.relative_to(ROOT))
        for room in ("bot", "cogs")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) in {"Container", "LayoutView"}
    }
    assert made == {"bot/screens/components.py"}
