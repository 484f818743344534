"""Options: the games declare what the rulebook writes, and take just the values that they declare."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rules.catalogue import RULEBOOKS, make
from rules.options import BadOption, Option, OptionsConflict
from tests.support.folding import each
from tests.support.games import DOCUMENTED
from tests.support.paths import ROOT, SHARED

RULEBOOK = SHARED / "rulebook"
beside_the_rulebook = pytest.mark.skipif(not RULEBOOK.is_dir(), reason=f"the rulebook is not there: {RULEBOOK}")

FILES = {
    "README": tuple(RULEBOOKS),
    "amm": ("classic", "amm"),
    "ime": ("ime", "solitaire"),
    "serbian": ("serbian",),
    "voador": ("voador",),
    "zheng-shangyou": ("zheng",),
    "german": ("german",),
}
"""The files of the rulebook, and the games that each is about."""
OUR_OWN = {"german": ROOT / "docs" / "german.md"}
"""Games whose rulebook is the project's own."""

NOT_YET: dict[str, tuple[str, ...]] = {}
"""Values that the rulebook has and no game takes yet. A game that takes one of them has to be struck off here."""

ELSEWHERE = {
    ("amm", "mau_penalty"): "AMM-10",
    ("serbian", "two_of_diamonds"): "SRB-5",
    ("serbian", "queen"): "SRB-5",
    ("voador", "target"): "AMM-21",
    ("ime", "target"): "AMM-21",
}
"""Options declared under the rule of what they do, while the rulebook writes them under another."""
USUAL = {"voador": {"usual"}, "ime": {"usual"}, "zheng": {"usual"}}
"""The games whose `target` depends on what is played."""
NO_OPTIONS = {("misplay", "COM-16"), ("name", "COM-1")}
"""What reads like an option: how the games are that have none, and the example of how options are written."""
SOLITAIRE_DEFAULTS = {"packs": 1}


RULE = re.compile(r"- \*\*([A-Z]{3}-\d+)")
"""The beginning of a rule; what stands in a heading belongs to the first one under it."""


class Written(NamedTuple):
    """An option as the rulebook writes it; no choices where it lists none."""

    name: str
    default: str
    choices: frozenset[str]
    any_number: bool
    rule: str
    file: str


def written() -> Iterator[Written]:
    """Every ``name = default (choices)`` of the rulebook, and the names of which it says that all are off."""
    for file in FILES if RULEBOOK.is_dir() else OUR_OWN:
        text = OUR_OWN.get(file, RULEBOOK / f"{file}.md").read_text("utf-8")
        rule, seen = "", set()
        for place, line in enumerate(lines := text.splitlines()):
            if not rule or line.startswith(("- **", "#")):
                rule = next((found[1] for later in lines[place:] if (found := RULE.match(later))), rule)
            for name, default, listed in re.findall(r"`([a-z_]+) = ([^`( ]+)(?: \(([^)]*)\))?`", line):
                seen.add(name)
                yield Written(name, default, *choices(listed), rule, file)
            for names in re.findall(r"((?:`[a-z_]+`(?:, | and )?)+) \(all `off`\)", line):
                for name in [name for name in re.findall(r"`([a-z_]+)`", names) if name not in seen]:
                    yield Written(name, "off", frozenset(), True, rule, file)


def choices(listed: str) -> tuple[frozenset[str], bool]:
    """The values of a list like ``off, 1–20; 9 is usual``, and whether any number is among them."""
    found: set[str] = set()
    parts = [part.strip() for part in listed.partition(";")[0].split(",") if part.strip()]
    for part in parts:
        low, dash, high = part.partition("–")
        found |= set(map(str, range(int(low), int(high) + 1))) if dash else {part}
    return frozenset(found - {"any"}), "any" in found


def taken(option: Option) -> set[str]:
    """Every value that an option declares."""
    return {*option.words, *map(str, range(option.low, option.high + 1))}


def declared() -> list[tuple[str, Option]]:
    return [(game, option) for game in DOCUMENTED for option in RULEBOOKS[game].options]


def accepts(game: str, name: str, value: str | int) -> bool:
    """Whether a game can be made with this value, other options permitting."""
    try:
        make(game, {name: value})
    except BadOption:
        return False
    except OptionsConflict:
        return True
    return True


def named(pair: tuple[str, Option]) -> str:
    return f"{pair[0]}-{pair[1].name}"


EVERY = each("pair", declared(), ids=named)


# the rulebook


@beside_the_rulebook
def test_the_rulebook_is_read() -> None:
    """Or the tests below would hold of nothing."""
    found = list(written())
    assert len(found) >= 50
    assert {one.file for one in found} == set(FILES)
    assert all(one.rule for one in found)
    silence = next(one for one in found if one.name == "silence_penalty")
    assert silence == Written("silence_penalty", "2", frozenset("01234567"), False, "VOA-17", "voador")
    full = next(one for one in found if one.name == "reshuffle_when_full")
    assert (len(full.choices), full.rule) == (182, "IME-15")


@each("file", OUR_OWN)
def test_a_page_of_our_own_has_the_options_of_its_game(file: str) -> None:
    """All that stand under its rules, wherever the tests run."""
    page = [one for one in written() if one.file == file and one.choices]
    options = [option for game in FILES[file] for option in RULEBOOKS[game].options]
    shared = {option.name for option in options if option.rule in ("COM-14", "COM-20", "AMM-40")}
    assert {(one.name, one.rule) for one in page} == {
        (option.name, option.rule) for option in options if option.name not in shared
    }


def test_every_option_of_the_rulebook_is_declared() -> None:
    """By a game that its file is about, under the rule that it stands under, with its default and its choices."""
    wrong = []
    for one in written():
        if (one.name, one.rule) in NO_OPTIONS:
            continue
        options = [
            option
            for game in FILES[one.file]
            for option in RULEBOOKS[game].options
            if option.name == one.name
            and (
                one.rule == ELSEWHERE.get((game, option.name), option.rule) or (game in USUAL and one.name == "target")
            )
        ]
        later = set(NOT_YET.get(one.name, ()))
        if not options:
            wrong += [] if one.choices and later >= one.choices else [f"nobody declares {one}"]
            continue
        for option in options:
            expected = one.choices - later
            enough = (
                expected <= taken(option) if one.any_number or option.name == "target" else expected == taken(option)
            )
            if one.choices and not enough:
                wrong.append(f"{one} is declared as {option.choices}")
        if one.default not in {str(option.default) for option in options} and one.name != "target":
            wrong.append(f"{one} has the default {[option.default for option in options]}")
    assert wrong == []


@beside_the_rulebook
@EVERY
def test_every_option_is_in_the_rulebook(pair: tuple[str, Option]) -> None:
    """Under its rule, with its default."""
    game, option = pair
    rule = ELSEWHERE.get((game, option.name), option.rule)
    found = [one for one in written() if one.name == option.name and one.rule == rule]
    assert found, f"{option.name} is not written under {rule}"
    defaults = {one.default for one in found} | (USUAL.get(game, set()) if option.name == "target" else set())
    expected = SOLITAIRE_DEFAULTS.get(option.name) if game == "solitaire" else None
    assert str(option.default) in ({str(expected)} if expected is not None else defaults)


@beside_the_rulebook
def test_what_is_not_built_yet_is_in_the_rulebook_and_in_no_game() -> None:
    """The list of it does not go stale."""
    writes = {(one.name, value) for one in written() for value in one.choices}
    for name, values in NOT_YET.items():
        for value in values:
            assert (name, value) in writes, f"the rulebook has no {name} = {value}"
            takers = [game for game in RULEBOOKS if accepts(game, name, value)]
            assert takers == [], f"{name} = {value} is built: strike it off"


def test_the_usual_target_is_the_rulebooks() -> None:
    """ZSY-20, ZSY-44, AMM-21: eleven in the climbing game, a hundred points in games of points."""
    assert make("classic").options["target"] == 100
    assert make("serbian").options["target"] == 501
    assert [make(game).options["target"] for game in USUAL] == ["usual"] * 3


# the values


@EVERY
def test_an_option_takes_its_words_and_the_ends_of_its_range(pair: tuple[str, Option]) -> None:
    """And nothing beyond them."""
    game, option = pair
    assert accepts(game, option.name, option.default)
    assert taken(option), "an option has values"
    for word in option.words:
        assert accepts(game, option.name, word)
    if option.numbers:
        assert option.numbers == f"{option.low}-{option.high}"
        for end in (option.low, option.high):
            assert accepts(game, option.name, end)
        for beyond in (option.low - 1, option.high + 1):
            assert not accepts(game, option.name, beyond)
    else:
        assert not accepts(game, option.name, 0)
        assert not accepts(game, option.name, -1)


@EVERY
@pytest.mark.parametrize("value", ["", "maybe", "onn", "1.5", "99999", "-1", "on off", "٣٣٣٣٣"])
def test_an_option_refuses_what_it_cannot_be(pair: tuple[str, Option], value: str) -> None:
    """And says what it may be."""
    game, option = pair
    with pytest.raises(BadOption) as why:
        make(game, {option.name: value})
    bad = why.value
    assert (bad.name, bad.given, bad.choices, bad.option) == (option.name, value, option.choices, option)
    assert option.choices in str(bad)


@EVERY
def test_an_option_is_read_as_people_write(pair: tuple[str, Option]) -> None:
    """Upper case and blanks do not matter; a word stays a word, a number becomes one."""
    _, option = pair
    for word in option.words:
        assert option.read(f" {word.upper()} ") == word
    if option.numbers:
        for number in (option.low, option.high):
            assert option.read(f" {number}") == number


@each("game", sorted(RULEBOOKS))
def test_an_unknown_option_is_refused_with_the_nearest(game: str) -> None:
    known = RULEBOOKS[game].options[0].name
    with pytest.raises(BadOption) as why:
        make(game, {known + "s": "on"})
    assert known in str(why.value)
    with pytest.raises(BadOption, match="no such option"):
        make(game, {"xyzzy": "on"})


@each("game", sorted(RULEBOOKS))
def test_what_is_not_chosen_is_as_the_document_plays(game: str) -> None:
    options = RULEBOOKS[game].options
    assert dict(make(game).options) == {option.name: option.default for option in options}
    chosen = {options[-1].name: (options[-1].words or (options[-1].low,))[-1]}
    assert dict(make(game, chosen).options) == {option.name: option.default for option in options} | chosen


@each(
    ("game", "options", "rule"),
    [
        ("serbian", {"reverser": "queen", "queen": "on"}, "SRB-12"),
        ("serbian", {"packs": 1}, "SRB-1"),
        ("ime", {"cyclic": "on", "teams": "pairs"}, "IME-55"),
        ("ime", {"cyclic": "on", "scoring": "cards"}, "IME-50"),
        ("ime", {"cyclic": "on", "scoring": "amm_points"}, "IME-50"),
    ],
)
def test_options_that_do_not_go_together_are_refused(game: str, options: dict[str, str | int], rule: str) -> None:
    """Each of them alone is accepted, and the refusal names the rule."""
    with pytest.raises(OptionsConflict) as why:
        make(game, options)
    assert why.value.rule == rule
    for name, value in options.items():
        others = {"jump_in": "off"} if game == "serbian" else {}
        make(game, {name: value, **others})


@each(
    ("options", "rules"),
    [
        ({}, []),
        ({"jokers": "both"}, ["AMM-56"]),
        ({"jokers": "hecatombe"}, ["AMM-56"]),
        ({"jokers": "roulette"}, ["AMM-56"]),
        ({"jokers": "roulette", "lock": "off"}, []),
        ({"chupa_cabra": "on"}, ["AMM-54"]),
        ({"jokers": "both", "chupa_cabra": "on"}, ["AMM-56"]),
    ],
)
def test_AMM_56_options_that_are_advised_against_are_said(options: dict[str, str], rules: list[str]) -> None:
    """Jokers beside the lock, a chupa-cabra without jokers: possible, with a word of warning."""
    book = RULEBOOKS["amm"]
    found = book.clashes(make("amm", options).options)
    assert [(conflict.rule, conflict.refused) for conflict in found] == [(rule, False) for rule in rules]


def test_AMM_51_jokers_that_are_on_are_laid_as_their_player_likes() -> None:
    """As it was called before, and may still be written."""
    assert make("amm", {"jokers": "on"}).options["jokers"] == "both"
    book = RULEBOOKS["amm"]
    assert make("amm", book.renewed({"jokers": "on"}, 1)) is make("amm", {"jokers": "both"})
