"""What is compiled: records written out as plain classes, which are to be the same in everything but speed."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from compiling.written_out import written_out
from tests.support.paths import ROOT

SOURCES = {
    "toys.basis": '''"""A module."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, TypeVar

from rules.records import Card as Paper
from rules.records import record

NONE = -1
LOW, HIGH = range(1, 3)
NEAR, FAR = (
    "near",
    "far",
)
SIZES: dict[
    str, int
] = {"small": LOW, "large": HIGH}
"""By name."""
T = TypeVar("T")


class Thing:
    """No record itself."""

    size: int


class Light:
    """A small object."""

    __slots__ = ("one",)


class Base(Light):
    """Nothing of its own."""

    __slots__ = ()


@record
class Pile(Thing):
    """Some cards."""

    kind: ClassVar[str] = "pile"
    top: Paper
    cards: list[int] = field(default_factory=list)
    """All of them."""
    owner: int = NONE

    def height(self) -> int:
        return len(self.cards)  # the top among them
''',
    "toys.more": '''"""Another module."""

from __future__ import annotations

from rules.records import record
from toys import basis


@record
class Stock(basis.Pile):
    """With a limit."""

    owner: int = 7
    limit: tuple[
        int, ...
    ] = ()


@record
class Empty:
    """Nothing."""
''',
}
"""Two modules; the second knows the names of the first's fields only through it."""
PLAY = """
from random import Random
from rules.catalogue import RULEBOOKS, make
from rules.match import PLAYING
from rules.records import Record
from rules.table import Action

for name in sorted(Record.named):
    kind = Record.named[name]
    print(name, kind.FIELDS, getattr(kind, "__match_args__", ()))
for name in RULEBOOKS:
    game, dice = make(name), Random(5)
    state = game.new(min(4, game.seats[1]))
    game.apply(state, -1, Action("deal", text="1"))
    for _ in range(300):
        if state.phase == PLAYING:
            seat = state.stack[-1].seats[0]
            print(game.apply(state, seat, dice.choice(game.moves(state, seat))))
    print(state.save(), state.copy() == state, state.copy())
"""


def toys(sources: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    monkeypatch.setitem(sys.modules, "toys", package := ModuleType("toys"))
    for name, source in sources.items():
        monkeypatch.setitem(sys.modules, name, module := ModuleType(name))
        setattr(package, name.partition(".")[2], module)
        exec(compile(source, name, "exec"), vars(module))  # noqa: S102 -- it stands above
    return package.basis, package.more


@pytest.fixture(params=["as written", "written out"])
def module(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, ModuleType]:
    return toys(SOURCES if request.param == "as written" else written_out(SOURCES), monkeypatch)


def test_fields_are_inherited_in_order_with_their_defaults(module: tuple[ModuleType, ModuleType]) -> None:
    basis, more = module
    one = more.Stock(3)
    assert repr(one) == "Stock(top=3, cards=[], owner=7, limit=())"
    assert repr(basis.Pile(3, [4], owner=-1)) == "Pile(top=3, cards=[4], owner=-1)"
    assert more.Stock.__match_args__ == ("top", "cards", "owner", "limit")
    assert basis.Pile.FIELDS == (("top", "Paper"), ("cards", "list[int]"), ("owner", "int"))
    assert (one.kind, basis.Pile(1, [2]).height(), repr(more.Empty()), more.Empty.FIELDS) == ("pile", 1, "Empty()", ())


def test_what_is_made_anew_is_not_shared(module: tuple[ModuleType, ModuleType]) -> None:
    basis, _ = module
    one, other = basis.Pile(1), basis.Pile(1)
    one.cards.append(5)
    assert other.cards == []


def test_records_of_one_kind_and_value_are_equal(module: tuple[ModuleType, ModuleType]) -> None:
    basis, more = module
    assert basis.Pile(1, (2,)) == basis.Pile(1, (2,))
    assert hash(basis.Pile(1, (2,))) == hash(basis.Pile(1, (2,)))
    assert basis.Pile(1) != basis.Pile(2)
    assert basis.Pile(1, [], 7) != more.Stock(1, [], 7)
    assert more.Empty() == more.Empty()
    with pytest.raises(TypeError, match="top"):
        basis.Pile()


def test_only_the_declarations_are_touched() -> None:
    written = written_out(SOURCES)["toys.basis"]
    assert "@record" not in written
    assert "field(default_factory" not in written
    assert "        return len(self.cards)  # the top among them\n" in written
    assert '    """All of them."""\n' in written


def test_constants_are_said_to_be_constants(module: tuple[ModuleType, ModuleType]) -> None:
    basis, _ = module
    assert (basis.NONE, basis.LOW, basis.HIGH, basis.SIZES) == (-1, 1, 2, {"small": 1, "large": 2})
    lines = written_out(SOURCES)["toys.basis"].splitlines()
    assert [line for line in lines if "Final" in line] == [
        "from typing import Final",
        "NONE: Final = -1",
        "LOW: Final = 1; HIGH: Final = 2",
        "NEAR: Final = 'near'; FAR: Final = 'far'",
        'SIZES: Final[dict[str, int]] = {"small": LOW, "large": HIGH}',
    ]
    assert 'T = TypeVar("T")' in lines


def test_small_objects_and_records_leave_their_memory_to_the_next(module: tuple[ModuleType, ModuleType]) -> None:
    lines = written_out(SOURCES)["toys.basis"].splitlines()
    assert [after for line, after in pairwise(lines) if line.startswith("@mypyc_attr")] == [
        "class Light:",
        "class Pile(Thing):",
    ]
    assert module[0].Light.__slots__ == ("one",)


def test_the_rules_written_out_play_the_same_games(tmp_path: Path) -> None:
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in (ROOT / "rules").rglob("*.py")}
    for name, text in written_out({name: path.read_text("utf-8") for name, path in paths.items()}).items():
        place = tmp_path / paths[name].relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    for definition in (ROOT / "rules" / "library").glob("*.toml"):
        (tmp_path / "rules" / "library" / definition.name).write_text(definition.read_text("utf-8"), "utf-8")
    (tmp_path / "play.py").write_text(PLAY, "utf-8")
    played = [
        subprocess.run(
            [sys.executable, tmp_path / "play.py"],
            env={"PYTHONPATH": str(place), "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for place in (ROOT, tmp_path)
    ]
    assert len(played[0]) > 100_000
    assert played[0] == played[1]
