"""Rewrite the rules for mypyc, which compiles some things well only in their long form.

Records become plain classes: mypyc compiles a written ``__init__``, but leaves the one that ``dataclass`` makes to the
interpreter, which is five times as slow. Constants become ``Final``: mypyc then reads them directly; it looks any other
name of a module up in the module's dictionary at every use. Small objects reuse the memory of the last
one that is gone.

Only declarations are changed; everything else, comments too, stays as it is.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

RECORD_DECORATOR = "record"
"""The decorator of the classes that become plain ones."""
KNOWN_TO = ("Public", "SeatsOwn", "Nobodys", "InParts")
"""The types of ``rules.records`` that say who may know a field."""
IMPORT_CLASS_VAR = "from typing import ClassVar"
CONSTANT = re.compile("_?[A-Z][A-Z0-9_]+")
"""Names of constants; a single letter is the name of a type."""
IMPORT_FINAL = "from typing import Final"
REUSE_MEMORY, IMPORT_ATTR = "@mypyc_attr(free_list_len=1)", "from mypy_extensions import mypyc_attr"
"""Put on objects that are made at every decision: they reuse the memory of the last one that is gone."""


class Module:
    """A module of the package: its lines, its classes by name, and the origin of imported names."""

    def __init__(self, name: str, source: str) -> None:
        self.name, self.lines, self.tree = name, source.splitlines(), ast.parse(source)
        self.classes = {one.name: one for one in self.tree.body if isinstance(one, ast.ClassDef)}
        self.imported = {
            alias.asname or alias.name: f"{line.module}.{alias.name}"
            for line in ast.walk(self.tree)
            if isinstance(line, ast.ImportFrom)
            for alias in line.names
        }


class Field(NamedTuple):
    """A field, as its class declares it."""

    home: Module
    line: ast.AnnAssign

    @property
    def kind(self) -> str:
        """The type of its value, as text."""
        written = self.line.annotation
        return ast.unparse(written.slice if self.known and isinstance(written, ast.Subscript) else written)

    @property
    def known(self) -> str:
        """Who may know it, where its type says so."""
        written = ast.unparse(self.line.annotation).partition("[")[0]
        return written if written in KNOWN_TO else ""

    @property
    def default(self) -> str:
        """Its default, as text; empty where it has none."""
        return ast.unparse(self.line.value) if self.line.value else ""

    @property
    def maker(self) -> str:
        """Its default factory, as text; empty where it has none."""
        value = self.line.value
        if not isinstance(value, ast.Call) or ast.unparse(value.func) != "field":
            return ""
        return next(ast.unparse(given.value) for given in value.keywords if given.arg == "default_factory")

    @property
    def parameter(self) -> str:
        """The field as a parameter of ``__init__``, without its name."""
        return f": {self.kind} | None = None" if self.maker else f": {self.kind}{self.default and f' = {self.default}'}"

    def imports(self) -> Iterator[str]:
        """The imports that another module needs for this declaration."""
        for name in ast.walk(ast.parse(f"({self.kind}, {self.maker or self.default or None})")):
            if isinstance(name, ast.Name) and not hasattr(builtins, name.id):
                place, _, what = self.home.imported.get(name.id, f"{self.home.name}.{name.id}").rpartition(".")
                yield f"from {place} import {what}" + (f" as {name.id}" if name.id != what else "")


def _decorator(cls: ast.ClassDef) -> ast.expr | None:
    return next((one for one in cls.decorator_list if ast.unparse(one) == RECORD_DECORATOR), None)


def _has_slots(cls: ast.ClassDef) -> bool:
    """Whether a class declares slots: such objects are small, and made often."""
    return any(
        isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__" and ast.literal_eval(line.value)
        for line in cls.body
    )


def _fields(cls: str, home: Module, modules: Mapping[str, Module]) -> dict[str, Field]:
    """All fields of a class, inherited ones first."""
    if cls not in home.classes:
        whole = home.imported.get(cls.partition(".")[0])
        place, _, name = f"{whole}.{cls.partition('.')[2]}".rstrip(".").rpartition(".")
        return _fields(name, modules[place], modules) if place in modules else {}
    found: dict[str, Field] = {}
    for base in home.classes[cls].bases:
        found |= _fields(ast.unparse(base).partition("[")[0], home, modules)
    for line in home.classes[cls].body if _decorator(home.classes[cls]) else ():
        if isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith("ClassVar"):
            found[ast.unparse(line.target)] = Field(home, line)
    return found


def _members(cls: str, fields: Mapping[str, Field]) -> Iterator[str]:
    """The members that the decorator would have made."""
    pairs = tuple((name, one.kind) for name, one in fields.items())
    yield f"FIELDS: ClassVar[tuple[tuple[str, str], ...]] = {pairs}"
    yield f"KNOWN: ClassVar[dict[str, str]] = { {name: one.known for name, one in fields.items() if one.known} }"
    yield f"__match_args__: ClassVar[tuple[str, ...]] = {tuple(fields)}"
    yield f"def __init__({', '.join(['self', *(name + one.parameter for name, one in fields.items())])}) -> None:"
    for name, one in fields.items():
        yield f"    self.{name} = " + (f"{one.maker}() if {name} is None else {name}" if one.maker else name)
    yield from () if fields else ("    pass",)
    yield "def __eq__(self, other: object) -> bool:"
    same = "".join(f" and self.{name} == other.{name}" for name in fields)
    yield f"    return type(other) is type(self) and isinstance(other, {cls}){same}"
    yield "def __hash__(self) -> int:"
    yield f"    return hash(({''.join(f'self.{name}, ' for name in fields)}))"
    yield "def __repr__(self) -> str:"
    yield f"    return f'{{type(self).__name__}}({', '.join(f'{name}={{self.{name}!r}}' for name in fields)})'"


def _each(names: Iterable[ast.expr], values: Iterable[str]) -> str:
    """Split constants that are assigned together."""
    return "; ".join(f"{ast.unparse(name)}: Final = {value}" for name, value in zip(names, values, strict=True))


def _put(lines: list[str], first: int, last: int | None, written: str) -> None:
    """Replace some lines, numbered from 1; all others keep their numbers."""
    lines[first - 1 : last] = [written, *[""] * ((last or first) - first)]


def _constants(module: Module, lines: list[str]) -> bool:
    """Declare the constants of a module ``Final`` in its lines; return whether there are any."""
    found = False
    for line in module.tree.body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name, end_col_offset=int(end))]) if CONSTANT.fullmatch(name):
                lines[line.lineno - 1] = f"{name}: Final{lines[line.lineno - 1][end:]}"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr()) if CONSTANT.fullmatch(name):
                rest = lines[(kind.end_lineno or 0) - 1][kind.end_col_offset :]
                _put(lines, line.lineno, kind.end_lineno, f"{name}: Final[{ast.unparse(kind)}]{rest}")
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="range"), args=limits)):
                numbers = range(*(ast.literal_eval(limit) for limit in limits))
                _put(lines, line.lineno, line.end_lineno, _each(names, map(str, numbers)))
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                _put(lines, line.lineno, line.end_lineno, _each(names, map(ast.unparse, values)))
            case _:
                continue
        found = True
    return found


def _write(module: Module, modules: Mapping[str, Module]) -> str:
    lines, imports = module.lines[:], set[str]()
    if _constants(module, lines):
        imports.add(IMPORT_FINAL)
    for line in module.tree.body:
        for marker in line.decorator_list if isinstance(line, ast.FunctionDef) else ():
            if ast.unparse(marker).startswith("dataclass_transform"):
                lines[marker.lineno - 1] = ""  # it cannot be put on a compiled function
    for cls in sorted(module.classes.values(), key=lambda cls: -cls.lineno):
        decorator = _decorator(cls)
        if decorator is None:
            if _has_slots(cls):
                lines[cls.lineno - 1 : cls.lineno - 1] = [REUSE_MEMORY]
                imports.add(IMPORT_ATTR)
            continue
        imports |= {IMPORT_CLASS_VAR, IMPORT_ATTR}
        fields = _fields(cls.name, module, modules)
        end = cls.end_lineno or 0
        lines[end:end] = [f"    {line}" for line in _members(cls.name, fields)]
        for name, one in fields.items():
            if one.line in cls.body:
                _put(lines, one.line.lineno, one.line.end_lineno, f"    {name}: {one.kind}")
            elif one.home is not module:
                imports |= {*one.imports()}
        lines[decorator.lineno - 1] = REUSE_MEMORY
    after = max((n for n, line in enumerate(module.lines, 1) if line.startswith("from __future__")), default=0)
    lines[after:after] = sorted(imports)
    return "\n".join(lines) + "\n"


def written_out(sources: Mapping[str, str]) -> dict[str, str]:
    """The sources of a package's modules by name, with records as plain classes and constants as ``Final``."""
    modules = {name: Module(name, source) for name, source in sources.items()}
    return {name: _write(module, modules) if module.tree.body else sources[name] for name, module in modules.items()}
