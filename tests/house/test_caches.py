"""What a process holds in memory, and why it may: another process on the same database may change what it is about.

Whoever adds something that is held says here why it cannot be out of date. A test finds what is missing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.test_rooms import modules, tree

HEARS = {
    "HolidayStore._away",
    "PeopleStore._people",
    "PreferenceStore._of",
    "ResultStore.rounds_by_game",
    "ServerStore._locales",
    "ReadCache._kept",
    "AttendanceStore._records",
    "Membership._seen",
}
"""Rows, and who was seen where, of any server: they are dropped when a bell is heard or may have been missed."""
OWN_TABLES = {
    "Tables._cache",
    "Tables._locks",
    "Tables._posted",
    "Tables._damaged",
    "Tables._places",
    "Tables._in_place",
    "Timer._put_off",
    "Computers._thoughts",
    "PaintSlots._waiting",
    "Painter._woken",
    "Retries._failed",
    "Painter._left",
    "PublicPainter._lately",
    "HandPainter._closed",
    "HandPainter._retried",
    "HandPainter._corrected",
    "HandPainter._closed_live",
    "LiveHands._kept",
    "TalkCog._catching_up",
    "TalkCog._edits",
}
"""Of tables of this process's servers alone; a bell drops those that another process has changed. Work for other
tables is passed on to their process.
"""
OWN_SERVERS = {
    "Analyses._under_way",
    "Analyses._failed",
    "Analyses._turns",
    "AnalyseCog._telling",
    "Lucks._taken",
    "Lucks._turns",
    "Lucks._under_way",
    "Events._woken",
    "Events._signs",
    "Events._idle",
    "Events._locks",
    "Messages._owners_told",
}
"""Of servers of this process alone: asked for in the server."""
WITH_A_VERSION = {"LatestSteps._kept"}
"""Kept with the version of the table, and used for no other."""
NEVER_CHANGES = {
    "Games._found",
    "Games._read",
    "Drafting._looks",
    "_ALONE",
    "_COURSES",
    "DrawingWorker._drawn",
    "Recording.rounds",
    "Recording._moves",
    "Recording._games",
    "Recording._kept",
    "Replays._recordings",
    "Replays._rounds",
    "Compactor._unreadable",
    "Positions._there",
    "FrequentQuery._written",
    "FrequentStatement._written",
    "_DOES",
    "_BY_TYPE",
    "_KINDS",
    "_ON_MENUS",
    "_PARSED",
}
"""Made from values that never change, or from matches that are over."""
UNDER_WAY = {
    "_RoundAnalysis._counted",
    "Lucks._jobs",
    "Lucks._asked",
    "MauMauBot._aside",
    "Chores._chores",
    "Services.changed",
    "ResultStore.accounts",
    "Tables.results",
    "Tables.changed",
    "Tables.changed_unseen",
    "Tables.power_used",
    "Services.greetings",
    "Access.unsaved",
    "Services.result_buttons",
    "Services.result_lines",
    "Services.record_pages",
    "Metrics._shown",
    "Offers.sources",
    "Faults.sentences",
    "Faults.screens",
    "Lobbies.may_sit",
    "MauMauBot._connected",
    "Membership._asked",
    "Sender._aside",
    "Shelf._held",
    "Shelf._touched",
    "Canvas.lines",
    "Canvas.texts",
    "Reckoning._erased",
    "Reckoning._gone",
    "Reckoning._last",
    "Reckoning._ratings",
    "PersonErasure._servers",
    "Access._after_choice",
    "Admission._lines",
    "Admission._offering",
    "Admission._typing",
    "Responder._tickets",
    "Responder._begun",
    "Responder._under_way",
    "Responder._brief",
    "Router._answers",
    "Lessons._locks",
    "Positions._failed",
    "DrawingWorker._under_way",
    "FairQueue._queues",
    "_Judge.doubts",
    "Repeats._more",
    "Notifier._hears",
    "Notifier._missed",
    "Database._clear_caches",
    "Database._changed",
    "PeerSync._looking",
    "SOON_FREED",
}
"""What this process does at the moment, how it was put together, and its own connections."""
KNOWN = HEARS | OWN_TABLES | OWN_SERVERS | WITH_A_VERSION | NEVER_CHANGES | UNDER_WAY

HOLDING = {"OrderedDict", "defaultdict", "WeakValueDictionary", "deque", "dict", "set", "list", "cache"}
"""What something is held in: these, and empty braces and brackets."""
APART = (".migrations.", "preview")


def holds(value: ast.expr) -> bool:
    """Whether this makes something that may be filled later."""
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List | ast.Set):
        return not value.elts
    if not isinstance(value, ast.Call):
        return False
    made = value.func.value if isinstance(value.func, ast.Subscript) else value.func
    name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
    return name in HOLDING


def assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What a statement assigns: targets and values, also of several at once."""
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        yield node.target, node.value
    if isinstance(node, ast.Assign):
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            yield from zip(target.elts, value.elts, strict=True)
        else:
            yield target, value


def held(code: ast.Module) -> Iterator[str]:
    """What objects of a module hold, and what it holds itself."""
    for made in ast.walk(code):
        if isinstance(made, ast.ClassDef):
            inits = [one for one in made.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
            for node in (node for init in inits for node in ast.walk(init)):
                for target, value in assigned(node):
                    if isinstance(target, ast.Attribute) and holds(value):
                        yield f"{made.name}.{target.attr}"
    for node in code.body:
        yield from (target.id for target, value in assigned(node) if isinstance(target, ast.Name) and holds(value))


def found() -> set[str]:
    return {
        name
        for module, path in modules("bot", "cogs").items()
        if not any(apart in module for apart in APART)
        for name in held(tree(path))
    }


@pytest.mark.sources
def test_nothing_else_is_held() -> None:
    held_now = found()
    assert not (new := held_now - KNOWN), f"say why another process cannot have changed it: {new}"
    assert not (old := KNOWN - held_now), f"is held no longer: {old}"


def test_what_is_held_would_be_found() -> None:
    code = """
class Shop:
    def __init__(self):
        self.a, self.b = {}, 5
        self._c: dict[int, str] = {}
        self.d = OrderedDict[int, int]()
        self.e = database.cache("e")
KEPT = set()
"""
    assert set(held(ast.parse(code))) == {"Shop.a", "Shop._c", "Shop.d", "Shop.e", "KEPT"}


@pytest.mark.sources
def test_functions_that_remember_ask_nobody() -> None:
    """What is remembered by its arguments never changes: no such function awaits anything, or belongs to an object."""
    for module, path in modules("bot", "cogs").items():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                named = {getattr(one, "id", "") for mark in node.decorator_list for one in ast.walk(mark)}
                if named & {"cache", "lru_cache"}:
                    assert isinstance(node, ast.FunctionDef), f"{module}.{node.name}"
                    assert "self" not in [given.arg for given in node.args.args], f"{module}.{node.name}"
