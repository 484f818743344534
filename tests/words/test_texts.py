"""The texts: complete, alike in every language, none without use, and as short as Discord wants them."""

from __future__ import annotations

import ast
import asyncio
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.people.preferences import DECLARED
from bot.screens.components import OPERATIONS
from bot.screens.games import EXPLAINED, OPTION, PART, RULE, VALUE, option_value
from bot.screens.page import MARK, PERMISSION
from bot.screens.prompts import CHOSEN_APART, PICK, PICK_SEVERAL
from bot.screens.result import REASON
from bot.tables.table import TABLE_SETTINGS
from bot.words import text_keys, texts
from bot.words.narration import BY_YOU, ROLES, YOU, declaration_key, tell
from bot.words.rulebook import DOES
from bot.words.texts import OpenTextKeys, Person, TextKeys
from cogs.lessons.courses import OF_LESSON, course
from cogs.play.listening import HEARD_WORDS
from cogs.play.screens import RulesOf, essentials, rule_options_view, special_words
from cogs.servers.arrival import NEEDED
from cogs.workshop.parts import FEWEST, MOST, empty, make_option, option_settings
from cogs.workshop.parts import PAGES as EDITOR_PAGES
from rules.catalogue import FOR_TABLES, RULEBOOKS, make
from rules.game import SomeGame
from rules.records import Record
from rules.shedding.contract import CardEffects, Effect
from rules.shedding.declaring import Declare
from rules.shedding.definitions.reading import OF_OWN_GAMES
from rules.shedding.definitions.sections import SECTIONS as WRITTEN_SECTIONS
from rules.shedding.game import MauMau
from rules.shedding.partners import TOLD_APART
from rules.shedding.parts import effects
from rules.shedding.state import Own
from rules.table import Decision, Event, Reason
from rules.verbs import VERBS
from tests.support import rules_index
from tests.support.folding import each
from tests.support.guide import rows
from tests.support.house import House
from tests.support.limits import shown
from tests.support.paths import ROOT
from tests.support.written import every_part

STORE = ROOT / "bot" / "store"
"""What is text there is SQL."""
SOURCES = sorted(path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py") if STORE not in path.parents)
OPTIONS = [*OF_OWN_GAMES, *(option for book in RULEBOOKS.values() for option in book.options)]
NAMES = {option.name for option in OPTIONS} | set(TABLE_SETTINGS)
"""The names of options and settings."""
DURATION = re.compile(r"\d+[mhd]")
MAX_LENGTH = {
    "cmd": 100,
    "arg": 100,
    "button": 20,
    "pick": 90,
    "option": 60,
    "by": 100,
    "suit": 100,
    "value": 100,
}
"""How long a text may be, by the first word of its key."""
MARKDOWN = re.compile(r"\*\*|`[^`]*`|^(?:\s*#+ |\s*\d+\. |-# )", re.MULTILINE)

NUMBERS = {"zero", "one", "two", "few", "many", "other", "0", "1"}
"""What a number is told by."""
WORDS = {word for option in OPTIONS for word in option.words} | {
    word for words in TABLE_SETTINGS.values() for word in words
}
"""All that an option or a setting may be, in words."""


QUOTES = {"de": "„“", "sr-Latn": "„”"}
"""How a quotation begins and ends, where it is otherwise than in most languages."""
USUAL_QUOTES = "“”"
QUOTE_SIGNS = set('"“”„‟«»‹›‘’‚‛＂「」『』')
"""All signs of quotation but the apostrophe of the keyboard."""

PENDING = [
    (line.split()[0], line.split()[1])
    for line in (texts.HERE / "pending.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
"""Each language and key that nobody has translated yet."""
PENDING_AT_RELEASE = {"0.2.0": 0, "0.1.0": 0}
"""How many there may be at most with each release, the newest first."""


# what the language files hold


class _Variables(Visitor):
    """The variables of a pattern, and what its selects ask."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class _Written(Visitor):
    """What a pattern says, piece by piece, without the signs of Fluent."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.pieces.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.pieces.append(node.parse()["value"])


class Message:
    """A message of a language file, taken apart."""

    def __init__(self, message: ftl.Message, source: str) -> None:
        seen = _Variables()
        seen.visit(message)
        self.variables, self.variants = seen.found, seen.variants
        written = _Written()
        written.visit(message)
        self.quotes = "".join(sign for piece in written.pieces for sign in piece if sign in QUOTE_SIGNS)
        span = message.value.span if message.value else None
        self.source = source[span.start : span.end] if span else ""


@cache
def parsed(tongue: str) -> list[tuple[str, Message]]:
    """The messages of a language's own file with their keys, in their order."""
    source = (texts.HERE / f"{tongue}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    return [(entry.id.name, Message(entry, source)) for entry in resource.body if isinstance(entry, ftl.Message)]


@cache
def messages(tongue: str) -> dict[str, Message]:
    """The messages of a language by key: those of its own file, and the English ones that it lacks."""
    own = dict(parsed(tongue))
    return own if tongue == "en" else messages("en") | own


@cache
def lacking(tongue: str) -> frozenset[str]:
    """The keys that a language does not have; one test says of those that are not pending what to do."""
    return frozenset(messages("en")) - {key for key, _ in parsed(tongue)}


@cache
def pending(tongue: str) -> frozenset[str]:
    """The keys that a language still says in English: those that ``pending.txt`` lists."""
    return frozenset(key for listed, key in PENDING if listed == tongue)


def faults_of_keys(own: Sequence[str], english: Collection[str], listed: Collection[str]) -> list[str]:
    """What is wrong with the keys of a language: each English one is in its file or listed as pending, and not both."""
    known, waiting = set(own), set(listed)
    return [
        *(f"{key} is twice in the file" for key in sorted(known) if own.count(key) > 1),
        *(f"{key}: translate it, or list it in pending.txt" for key in english if key not in known | waiting),
        *(f"{key} is pending, but it is in the file" for key in sorted(known & waiting)),
        *(f"{key} is no English text" for key in sorted((known | waiting) - set(english))),
    ]


def ways(tongue: str, key: str) -> Iterator[str]:
    """A text in every way that its selects can turn it."""
    message = messages("en" if key in lacking(tongue) else tongue)[key]
    dummies: list[dict[str, Any]] = [dict.fromkeys(message.variables, 3)]
    for name, variants in message.variants.items():
        numbers = variants <= NUMBERS
        dummies += [{**dummies[0], name: value} for value in ((0, 1, 2, 1000) if numbers else sorted(variants))]
    for facts in dummies:
        yield texts.text(tongue, key, **facts)


def marks(said: str) -> list[str]:
    """The markdown of a text, commands aside."""
    return [mark for mark in MARKDOWN.findall(said) if not mark.startswith("`/")]


@cache
def plurals(tongue: str) -> set[str]:
    """The forms that a language has for so many of a thing: ``one``, ``few``, ``other`` …"""
    form = Locale.parse(tongue, sep="-").plural_form
    return {form(number) for number in range(1001)}


EVERY_TONGUE = pytest.mark.parametrize("tongue", texts.LANGUAGES)
EVERY_KEY = each("key", lambda: messages("en"))


# every language alike


@pytest.mark.parametrize("tongue", texts.LANGUAGES)
def test_a_language_has_every_key_once_or_lists_it_as_pending(tongue: str) -> None:
    """Texts are found in their file by how they begin; the parser, which reads it whole, finds the same."""
    own = [key for key, _ in parsed(tongue)]
    assert faults_of_keys(own, list(texts.keys("en")), pending(tongue)) == []
    assert own == list(texts.keys(tongue))


def test_what_is_pending_is_neither_forgotten_nor_kept_too_long() -> None:
    assert faults_of_keys(["a", "b"], ["a", "b", "c"], {"c"}) == []
    assert faults_of_keys(["a", "b"], ["a", "b", "c"], ()) == ["c: translate it, or list it in pending.txt"]
    assert faults_of_keys(["a", "b", "c"], ["a", "b", "c"], {"c"}) == ["c is pending, but it is in the file"]
    assert faults_of_keys(["a"], ["a"], {"gone"}) == ["gone is no English text"]
    assert faults_of_keys(["a", "a"], ["a"], ()) == ["a is twice in the file"]


def test_pending_is_no_english_text_and_no_language_that_there_is_not() -> None:
    assert {tongue for tongue, _ in PENDING} <= {*texts.LANGUAGES} - {"en"}
    assert len(PENDING) == len(set(PENDING))


def test_a_release_leaves_no_more_texts_pending_than_the_one_before() -> None:
    """Between releases the list may grow, so that nobody needs a language to add something."""
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert list(PENDING_AT_RELEASE) == released, "a release writes down how many texts are pending"
    assert list(PENDING_AT_RELEASE.values()) == sorted(PENDING_AT_RELEASE.values())
    if headings[0] in PENDING_AT_RELEASE:
        assert len(PENDING) <= PENDING_AT_RELEASE[headings[0]]


WITHOUT_PLURALS = {tongue for tongue in texts.LANGUAGES if len(plurals(tongue)) == 1}


def by_word(message: Message) -> dict[str, set[str]]:
    """What a text says in other words for other facts; plurals aside, which not every language has."""
    return {name: variants for name, variants in message.variants.items() if not variants <= NUMBERS}


@pytest.mark.parametrize("tongue", [tongue for tongue in texts.LANGUAGES if tongue != "en"])
@EVERY_KEY
def test_a_translation_says_the_same_facts_in_the_same_markdown(tongue: str, key: str) -> None:
    if key in lacking(tongue):
        return
    english, other = messages("en")[key], messages(tongue)[key]
    assert other.variables == english.variables
    assert by_word(other) == by_word(english)
    assert tongue in WITHOUT_PLURALS or other.variants.keys() == english.variants.keys()
    for said, ours in zip(ways(tongue, key), ways("en", key), strict=False):
        assert marks(said) == marks(ours)
    assert set(re.findall("`/.*?`", other.source)) == set(re.findall("`/.*?`", english.source))


@EVERY_TONGUE
@EVERY_KEY
def test_every_form_of_so_many_has_its_words(tongue: str, key: str) -> None:
    """Whoever chooses by one form of a language chooses by all; a bare number may stand for one of them."""
    if key in lacking(tongue):
        return
    for name, variants in messages(tongue)[key].variants.items():
        if variants <= NUMBERS and not variants & {"0", "1"}:
            assert variants == plurals(tongue), name


@EVERY_TONGUE
@EVERY_KEY
def test_quotes_are_of_one_kind_and_closed(tongue: str, key: str) -> None:
    """Those of the language, one after the other; neither the keyboard's nor another language's."""
    begins_and_ends = QUOTES.get(tongue, USUAL_QUOTES)
    quotes = messages(tongue)[key].quotes if key not in lacking(tongue) else ""
    fits = quotes == begins_and_ends * (len(quotes) // 2)
    assert fits, f"{key} has {quotes}; here they are {begins_and_ends}, and an apostrophe is no letter of its own"


@pytest.mark.parametrize(
    ("said", "quotes"),
    [
        ('the "king"', '""'),
        ("the “king“", "““"),
        ('the “king” { "\u201e" }it isn\'t', "“”„"),
        ('{ $n ->\n    [one] {" "}“a”\n   *[other] „b“\n}', "“”„“"),
        ("card’s", "’"),
        ('{" "}plain', ""),
    ],
)
def test_quotes_are_seen_and_signs_of_fluent_are_not(said: str, quotes: str) -> None:
    parsed = FluentParser().parse_entry(f"key = {said}")
    assert isinstance(parsed, ftl.Message)
    assert Message(parsed, f"key = {said}").quotes == quotes


@EVERY_TONGUE
@EVERY_KEY
def test_a_text_can_be_said(tongue: str, key: str) -> None:
    if key in lacking(tongue):
        return
    for said in ways(tongue, key):
        assert said == said.strip() != ""
        assert "$" not in said
        assert len(said) <= MAX_LENGTH.get(key.partition("-")[0], 4000)


@EVERY_TONGUE
@each("key", ("result-why-cards", "told-DrawShown", "told-Drew", "leaders-total"))
def test_nought_is_not_read_as_one(tongue: str, key: str) -> None:
    if key in lacking(tongue):
        return
    for name in messages(tongue)[key].variants.keys() - {"cards-shown"}:
        facts = {**dict.fromkeys(messages(tongue)[key].variables, 5), "cards-shown": "none", name: 0}
        assert "0" in texts.text(tongue, key, **facts)
        assert texts.text(tongue, key, **facts) != texts.text(tongue, key, **facts | {name: 1})


ADDED = """
from bot.words import text_keys, texts
assert texts.language("it") == "it", "Discord's Italian is read in Italian"
assert texts.text("it", "button-join") == "Siediti"
assert texts.text("it", "button-leave") == texts.text("en", "button-leave"), "what it lacks is said in English"
from cogs.play.listening import hear
assert hear("regina di picche").cards == {47}, "its words name the secret card"
"""
ITALIAN = "button-join = Siediti\nheard-rank-11 = regina, donna\nheard-suit-3 = picche\nheard-of = di\n"


@pytest.mark.gate
def test_a_language_is_a_file_and_a_line(tmp_path: Path) -> None:
    """What ``docs/translating.md`` says: nothing else knows the languages, and the tests of texts try every one."""
    for part in ("bot", "cogs", "rules", "tests", "pyproject.toml"):
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("saves"))
        else:
            shutil.copy(ROOT / part, tmp_path / part)
    listed, here = tmp_path / "bot" / "words" / "texts" / "__init__.py", {**os.environ, "PYTHONPATH": str(tmp_path)}
    first = '    "en": "English",\n'
    assert first in listed.read_text("utf-8")
    listed.write_text(listed.read_text("utf-8").replace(first, f'{first}    "it": "Italiano",\n'), "utf-8")
    added, english = listed.with_name("it.ftl"), listed.with_name("en.ftl").read_text("utf-8")

    added.write_text(english.replace("button-join = Join", "button-join = Siediti"), "utf-8")
    command = [sys.executable, "-m", "pytest", "-n", "0", "-k", "it]", "tests/words/test_texts.py"]
    done = subprocess.run(command, cwd=tmp_path, env=here, capture_output=True, encoding="locale", check=False)
    assert done.returncode == 0, done.stdout
    added.write_text(ITALIAN, "utf-8")
    subprocess.run([sys.executable, "-c", ADDED], cwd=tmp_path, env=here, check=True)


def test_a_number_below_zero_has_a_minus_sign_in_every_language() -> None:
    """And not the hyphen of the keyboard, at which a line may break."""
    for tongue in texts.LANGUAGES:
        assert "−40" in texts.text(tongue, "rules-value", points=-40, cards="J")
        assert "-" not in texts.text(tongue, "rules-value", points=-40, cards="J")


def test_a_language_that_is_read_is_parsed_whole_a_text_at_a_time() -> None:
    """And not what is only on the menus of Discord."""
    script = """
        from bot.words import texts
        texts.load()
        assert texts.list_unparsed() == ["en"]
        texts.text("de", "rules-nothing")
        assert texts.list_unparsed() == ["en", "de"]
        steps = sum(1 for _ in texts.parse("de"))
        assert 0 < steps < len(texts.keys("de"))
        assert texts.list_unparsed() == ["en"]
        assert all(texts._bundle("de").has_message(key) for key in texts.keys("de"))
        assert not texts._bundle("pt-BR").has_message("rules-nothing")
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True)


async def test_languages_in_use_are_parsed_while_the_bot_runs(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_IN_USE", {"en", "de"})
    monkeypatch.setattr(texts, "_PARSED", set[str]())
    monkeypatch.setattr(texts, "_bundle", cache(texts._bundle.__wrapped__))
    told: list[list[str]] = []

    async def on_texts_parsed() -> None:
        told.append(texts.list_unparsed())

    house.bot.add_listener(on_texts_parsed)
    assert texts.list_unparsed() == ["en", "de"]
    async with asyncio.timeout(30):
        while texts.list_unparsed():
            await house.passes(1)
    await house.passes(1)
    assert told, "so the collector of garbage knows that they stay"
    assert told[-1] == []


def test_discords_locales_choose_the_language() -> None:
    assert [texts.language(locale) for locale in ("pt-BR", "pt-PT", "zh-TW", "en-US", "de", "fr", "")] == [
        *("pt-BR", "pt-BR", "zh-CN", "en", "de", "en", "en")
    ]
    with pytest.raises(KeyError):
        texts.text("en", "there-is-no-such-text")
    with pytest.raises(KeyError):
        texts.text("pt-BR", "lobby-title")


def test_the_words_of_the_game_are_those_of_the_texts() -> None:
    """One word for one thing, as ``docs/translating.md`` lists them; and none that was given up."""
    head, *words = rows("## The words of the game")
    tongues = [next(tongue for tongue, name in texts.LANGUAGES.items() if name == named) for named in head]
    files = {tongue: (texts.HERE / f"{tongue}.ftl").read_text("utf-8").lower() for tongue in texts.LANGUAGES}
    assert len(words) > 40
    for row in words:
        for tongue, cell in zip(tongues, row, strict=True):
            for word in cell.split(", "):
                assert word.lower() in files[tongue], (tongue, word)
    for tongue, given_up, _ in rows("### Given up")[1:]:
        for word in given_up.split(", "):
            assert word.lower() not in files[tongue], (tongue, word)


# everything that has to have a text


@EVERY_TONGUE
def test_the_rules_have_their_words(tongue: str) -> None:
    wanted = {f"why-{reason}" for reason in Reason}
    wanted |= {f"{about}-{name}" for name in NAMES for about in ("option", "explained")}
    wanted |= {f"intro-{name}" for name in FOR_TABLES}
    wanted |= {f"value-{word}" for word in WORDS if not DURATION.fullmatch(word)}
    wanted |= {f"suit-{suit}" for suit in range(4)}
    wanted |= {f"game-{name}" for name in RULEBOOKS} | {f"term-{word}" for word in special_words()}
    wanted |= {key for key, _ in asked()}
    wanted |= {f"hand-{kind}" for kind in kinds()} | {"table-turn", "table-answers", "hand-turn"}
    wanted |= {f"table-{kind}" for kind in kinds() - {"answer"}}
    wanted |= described() | chosen()
    assert wanted - set(messages(tongue)) - pending(tongue) == set()


@EVERY_TONGUE
@each("game", RULEBOOKS)
def test_the_rules_of_a_game_fit_a_message(game: str, tongue: str) -> None:
    for made in (make(game), made_on(game)):
        reading = RulesOf(made, 0, Person(tongue))
        assert sum(len(part) for part in essentials(reading)) <= 4000
        assert len(shown(rule_options_view(reading))) <= 4000


@EVERY_TONGUE
def test_nothing_that_a_game_declares_is_without_words(tongue: str) -> None:
    """No effect, move or interrupt, but those that are told with another."""
    told_elsewhere = {"PlayCard", "PlayOther", "PlayImesco", "Pass", "PassUnlessBound", "Knock", "Says", "SaysNoSecret"}
    told_elsewhere |= {"LayInForce"}
    told_elsewhere |= {"Tell", "StopEating", "NextHasPaid", "BeginsDebt", "Thrown", "CountsAsLaid"}
    assert {name for name in declared() if not texts.has(tongue, f"does-{name}")} <= told_elsewhere


@EVERY_TONGUE
def test_a_value_is_said_in_words_or_as_it_is(tongue: str) -> None:
    assert option_value(Person(tongue), "on") == texts.text(tongue, "value-on")
    assert option_value(Person(tongue), "15m") == "15m"
    assert option_value(Person(tongue), 7) == "7"


def test_what_is_told_of_an_event_are_its_own_fields() -> None:
    for key, message in messages("en").items():
        if key.startswith(("told-", "you-", "by-you-")):
            roles = dict(Record.named[key.rpartition("-")[2]].FIELDS)
            named = {
                roles[name.removesuffix("-shown").removesuffix("-own").removesuffix("-signed")]
                for name in message.variables
            }
            assert named <= ROLES.keys(), key


# nothing that nobody reads


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Everything that is written in the sources of the bot."""
    return tuple(node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def strings(within: Iterable[ast.AST]) -> set[str]:
    """The strings among these nodes."""
    return {node.value for node in within if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def constants() -> frozenset[str]:
    """Every string in the sources."""
    return frozenset(strings(nodes()))


def calls(name: str, place: int) -> Iterator[tuple[set[str], set[str | None]]]:
    """For each call of something so called: what its argument at this place may be, and the names of its facts."""
    for node in nodes():
        if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", "")):
            given = node.args[place : place + 1]
            if isinstance(given[0] if given else None, ast.Constant):
                yield strings(given), {fact.arg for fact in node.keywords}
            elif given and isinstance(given[0], ast.IfExp):
                yield strings((given[0].body, given[0].orelse)), {fact.arg for fact in node.keywords}


@cache
def asked() -> tuple[tuple[str, frozenset[str | None]], ...]:
    """The keys that the sources ask for by name, each with the facts that are given."""
    found = (
        (prefix + key, frozenset(facts))
        for name, place, prefix in (
            ("text", 0, ""),
            ("text", 1, ""),
            ("say", 1, ""),
            ("Refused", 0, "refused-"),
            ("Damaged", 0, "refused-"),
            ("Overloaded", 0, "refused-"),
        )
        for some, facts in calls(name, place)
        for key in some - set(texts.LANGUAGES)
    )
    return tuple(found)


@cache
def described() -> frozenset[str]:
    """The keys of ``local("…")``: descriptions of commands and their arguments."""
    return frozenset(
        key
        for node in nodes()
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "local"
        for key in strings(node.args)
    )


def presses() -> frozenset[str]:
    """What buttons do: the ``op`` of every press of every cog."""
    for file in ROOT.glob("cogs/**/*.py"):  # a package does not import its modules itself
        import_module(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    return frozenset(OPERATIONS)


def kinds() -> set[str]:
    """The kinds of decisions that games await; tests have some of their own."""
    known = [kind for kind in Record.named.values() if kind.__module__.startswith("rules.")]
    return {decision.kind for decision in known if issubclass(decision, Decision) and hasattr(decision, "kind")}


def exchanges() -> set[str]:
    """What is asked while tribute is paid or repaid, with open cards or not."""
    return {f"{what}{back}{seen}" for what in ("tribute", "pick") for back in ("", "-back") for seen in ("", "-open")}


@cache
def whys() -> frozenset[str]:
    """What a line of a round's account may give as its reason."""
    source = "\n".join(p.read_text("utf-8") for p in (ROOT / "rules").rglob("*.py"))
    lines = set(re.findall(r'\((?:seat|who|winner), "([\w-]+)"[,)]', source))
    assert "missed" in lines
    twice = re.findall(r'PointsDoubled\(\w+, "(\w+)"\)', source)
    lines |= set(re.findall(r'\((?:ours|theirs|\d|theirs if last in ours else ours), "([\w-]+)", \w+', source))
    partners = {"partner", *(f"partner-{why}" for why in TOLD_APART)}
    return frozenset(lines | {f"twice-{why}" for why in twice} | partners)


@EVERY_TONGUE
@each("family", ["rules.match", "rules.shedding", "rules.climbing"])
def test_every_event_has_words_unless_it_is_declared_untold(family: str, tongue: str) -> None:
    kinds = [kind for kind in Record.named.values() if issubclass(kind, Event) and kind.__module__.startswith(family)]
    told = [kind.__name__ for kind in kinds if "FIELDS" in vars(kind) and not kind.untold]
    assert len(told) > 4
    assert {f"told-{name}" for name in told} <= set(messages(tongue)) | pending(tongue)


def test_an_event_without_words_is_an_error() -> None:
    """It cannot be dropped in silence."""

    class Sneezed(Event[Any]):
        __slots__ = ()

    del Record.named["Sneezed"]
    with pytest.raises(LookupError, match="told-Sneezed"):
        tell([Sneezed()], ["ana"], Person("en-US"))


def signs() -> set[str]:
    """What can stand at a table beside its cards."""
    return {"silent", *(sign for kind in Record.named.values() if issubclass(kind, Own) for sign in kind.shows)}


def verbs() -> frozenset[str]:
    """The verbs of what may be done at a table."""
    return frozenset(VERBS)


def made_on(name: str) -> SomeGame:
    """A game with everything on that can be."""
    chosen = {
        option.name: word for option in RULEBOOKS[name].options for word in ("on", "both") if word in option.words
    }
    return make(name, chosen)


def every_effect(cards: CardEffects) -> Iterator[tuple[Effect, ...]]:
    """What cards do, however they come to lie."""
    yield from (*cards.going_out, *cards.laid, *cards.turned_up)


def declared() -> set[str]:
    """The effects, moves and interrupts of every ruleset."""
    games = [*every_part(), *(game for name in RULEBOOKS for game in (make(name), made_on(name)))]
    rulesets = [game.rules for game in games if isinstance(game, MauMau)]
    things: list[object] = [thing for r in rulesets for thing in (*r.moves, *r.interrupts)]
    things += [part for r in rulesets for some in every_effect(r.cards) for one in some for _, part in one.parts()]
    return {type(thing).__name__ for thing in things}


def chosen() -> set[str]:
    """What the screens of preferences say."""
    said = {f"prefer-{whose}-title" for whose in DECLARED}
    for whose, preferences in DECLARED.items():
        for name, one in preferences.items():
            unnamed = {*one.choices} - {*one.named} - {*one.shared} if not one.texts else ()
            about = () if one.plain else ("-about",)
            own = () if one.of_tables else ("", *about)
            said |= {f"prefer-{whose}-{name}{ending}" for ending in (*own, *(f"-{choice}" for choice in unnamed))}
            said |= {*one.shared.values()}
    return said


def written_parts() -> set[str]:
    """What the editor of games names: its pages, what can be set, and the words to which it can be."""
    found = set(EDITOR_PAGES)
    every = [(section.name, one) for section in WRITTEN_SECTIONS for one in section.parameters]
    every += [(place, one) for word, kind in effects().items() for one in kind.parameters for place in (word, "any")]
    for place, one in [*every, ("about", FEWEST), ("about", MOST)]:
        found |= {f"{place}-{one.name}", *(f"{place}-{one.name}-{word}" for word in one.words)}
    found |= {f"any-{one.parameter.name}" for one in option_settings(make_option(empty("-"), "deal.hand"), 1)}
    return {name.replace("_", "-") for name in found}


OF_LESSONS = ("tell", "right")
"""The texts of a lesson."""


def said() -> set[str]:
    """What games have people say with one card left, as the texts name it."""
    found = {"usual"}
    for game in (*map(make, RULEBOOKS), make("ime", {"read_only": "on"})):
        for one in game.interrupts.values():
            if isinstance(one, Declare):
                found |= {declaration_key(one.heard(word)) for word in one.words}
    return found


PICKED = {"seat", "rank", "number"}
"""What is picked in a select where there are many."""

OPEN: dict[OpenTextKeys, Callable[[], Collection[str]]] = {
    text_keys.MOVE: verbs,
    text_keys.TABLE: lambda: kinds() | exchanges(),
    text_keys.HAND: lambda: kinds() | exchanges() | events(),
    text_keys.SPOKEN: said,
    text_keys.REFUSED: lambda: {key.removeprefix("refused-") for key, _ in asked() if key.startswith("refused-")},
    HEARD_WORDS: lambda: {"last-card"},
    YOU: lambda: events(),
    BY_YOU: lambda: events(),
    DOES: lambda: declared() | {f"{name}-more" for name in declared()},
    OPTION: lambda: of_options(),
    EXPLAINED: lambda: of_options(),
    VALUE: lambda: WORDS,
    PART: written_parts,
    RULE: lambda: set(rules_index.rules()),
    MARK: signs,
    PERMISSION: lambda: {name for name, needed in NEEDED if needed},
    PICK: lambda: {*CHOSEN_APART, "roulette", "card", "give", *PICKED},
    PICK_SEVERAL: lambda: {"play", "poker"},
    REASON: whys,
    OF_LESSON: lambda: {
        lesson.key(part).removeprefix("lesson-") for game in RULEBOOKS for lesson in course(game) for part in OF_LESSONS
    },
}
"""The keys of which not every word has a text, and the words that may have one."""


def events() -> set[str]:
    """The names of the events."""
    return {name for name, kind in Record.named.items() if issubclass(kind, Event)}


def of_options() -> set[str]:
    """The names of options, also with that of their game."""
    return NAMES | {f"{book.name}-{one.name}" for book in RULEBOOKS.values() for one in book.options}


@cache
def of_words() -> frozenset[str]:
    """The keys that are made of words."""
    presses()  # the cogs have some, too
    found = {key for some in TextKeys.every for key in some.keys()}  # noqa: SIM118
    return frozenset(found | {one.pattern.partition("{")[0] + word for one, words in OPEN.items() for word in words()})


def used(key: str) -> bool:
    """Whether anything in the sources asks for this text."""
    if key in constants() or key in {wanted for wanted, _ in asked()}:
        return True
    return key in of_words()


def test_no_text_is_without_use() -> None:
    assert [key for key in messages("en") if not used(key)] == []


def test_every_text_that_is_asked_for_gets_its_facts() -> None:
    keys = [key for key, _ in asked()]
    assert len(keys) > 100
    assert {"refused-not-seated", "refused-no-table-here", "refused-too-few", "left-lobby", "left-match-over"} <= set(
        keys
    )
    lacking = {key: messages("en")[key].variables - facts for key, facts in asked() if None not in facts}
    assert {key: facts for key, facts in lacking.items() if facts} == {}


def of_words_asked(path: Path) -> Iterator[tuple[TextKeys, set[str | None]]]:
    """The keys that are made of words and looked up in a source, each with the facts that are given."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "text":
            for given in node.args[:2]:
                if isinstance(given, ast.Call) and isinstance(given.func, ast.Attribute) and given.func.attr == "key":
                    found: object = module
                    for name in ast.unparse(given.func.value).split("."):
                        found = getattr(found, name, None)
                    if isinstance(found, TextKeys):
                        yield found, {fact.arg for fact in node.keywords}


def test_every_text_that_is_made_of_words_gets_its_facts() -> None:
    looked_up = [one for path in SOURCES for one in of_words_asked(path)]
    assert len(looked_up) > 80
    lacking = {
        key: messages("en")[key].variables - facts
        for some, facts in looked_up
        for key in some.keys()  # noqa: SIM118
        if None not in facts
    }
    assert {key: facts for key, facts in lacking.items() if facts} == {}


def test_a_refusal_by_the_rules_needs_no_fact_that_the_bot_has_not() -> None:
    known = {"card", "top", "who", "suit", "words", "count", "debt"}
    assert [reason for reason in Reason if not messages("en")[f"why-{reason}"].variables <= known] == []
