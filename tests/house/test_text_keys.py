"""Keys of texts: they are put together only by ``TextKeys``, and all have a text when the bot starts."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bot.app import MauMauBot
from bot.settings import Settings
from bot.words import texts
from bot.words.texts import TextKeys, TextsMissing
from tests.support.paths import ROOT

LOOK_UPS = {"text", "has", "local", "say", "tell_once", "notify", "Refused", "Damaged"}
"""What is given the key of a text."""
MAKES_KEYS = ROOT / "bot/words/texts/__init__.py"
SOURCES = [path for room in ("bot", "cogs", "lab", "preview") for path in (ROOT / room).rglob("*.py")]


def put_together(node: ast.AST) -> tuple[str, str] | None:
    """How a text that is put together begins and ends, as far as that is written there; None for another node."""
    match node:
        case ast.JoinedStr(values=[first, *_, last]):
            return _written(first), _written(last)
        case ast.BinOp(left=left, op=ast.Add() | ast.Mod(), right=right) if _written(left) or _written(right):
            return _written(left).partition("%")[0], _written(right)
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(pattern)), attr="format")):
            return pattern.partition("{")[0], pattern.rpartition("}")[2]
    return None


def _written(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def ad_hoc(source: str, keys: set[str]) -> Iterator[str]:
    """What in this source is put together as a key: it begins as keys do, is looked up, or is called a key."""
    asked, called = set[ast.AST](), set[ast.AST]()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in LOOK_UPS:
            asked |= {*node.args[:2]}
        elif isinstance(node, ast.Assign) and any("key" in ast.unparse(target) for target in node.targets):
            called.add(node.value)
    for node in ast.walk(tree):
        found = put_together(node)
        if found is None:
            continue
        begin, end = found
        begins = begin.endswith("-") and any(key.startswith(begin) for key in keys)
        ends = end.startswith("-") and any(key.endswith(end) for key in keys)
        pieces = node in asked and not begin and not end and "-" in ast.unparse(node)
        if begins or pieces or (ends and node in asked | called):
            yield f"{node.lineno}: {ast.unparse(node)}"  # type: ignore[attr-defined]


def test_no_key_of_a_text_is_put_together_elsewhere() -> None:
    keys = set(texts.keys("en"))
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in SOURCES
        if path != MAKES_KEYS
        for line in ad_hoc(path.read_text("utf-8"), keys)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'said = page.text(f"ahead-{verb}")',
        'key = f"{whose}-title"',
        'reader.text(f"{kind}-{rule}")',
        'wanted = "ahead-" + verb',
        'texts.has("en", "ahead-%s" % verb)',
        'listed = ["ahead-{}".format(verb) for verb in verbs]',
        'raise Refused(f"no-{what}")',
    ],
)
def test_a_key_that_is_put_together_is_seen(source: str) -> None:
    keys = {"ahead-play", "prefer-title", "charge-AMM-55", "no-charges"}
    assert len([*ad_hoc(source, keys)]) == 1


def test_each_refusal_is_raised_by_a_key_that_is_written_out() -> None:
    """``tests/words/test_texts.py`` looks each of them up."""
    composed = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Refused", "Damaged", "Overloaded"}
        if not all(isinstance(one, ast.Constant) for one in _either(node.args[0]))
    ]
    assert not composed, "\n".join(composed)


def _either(node: ast.expr) -> list[ast.expr]:
    """The values that an expression may have."""
    return [*_either(node.body), *_either(node.orelse)] if isinstance(node, ast.IfExp) else [node]


async def test_what_has_no_text_stops_the_start_with_a_sentence_that_names_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = MauMauBot(settings)
    monkeypatch.setattr(TextKeys, "every", [*TextKeys.every])
    TextKeys("move-{}", lambda: ("give", "sneeze", "yawn"))
    with pytest.raises(TextsMissing, match=r"There is no English text \(.*\) for move-sneeze, move-yawn\."):
        await bot.setup_hook()
    await bot.services.close()
