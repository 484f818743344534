"""How people really play: each line has a place in a definition and a script, or a reason why it has none."""

from __future__ import annotations

import pytest

from rules.cards import EIGHT, NAMES, RANK, SEVEN
from rules.catalogue import MORE_GAMES, definition_of, make
from rules.script.reading import read as read_script
from rules.shedding.definitions.definition import Definition
from rules.shedding.definitions.reading import read
from rules.shedding.game import MauMau
from rules.table import NOBODY, Action
from tests.support import house_rules
from tests.support.house_rules import CANNOT, counter_examples, lines, rules_of_headings, scripts
from tests.support.mutations import (
    ANY_CARD,
    ANY_OPTIONS,
    OUT,
    Line,
    Mutant,
    failure,
    lines_of,
    taken_out,
    widened,
    without,
)
from tests.support.paths import TESTS

ALIKE = {
    ("crazy-eights", "A 2 3 4 5 6 7 8 own_number call_suit", ANY_CARD): "nobody is dealt more than eight cards",
    ("pesten", "follow.takes_any", OUT): "anything goes on a joker as usual; the line only says so",
    ("prsi", "J debt end_debt", ANY_OPTIONS): "without a king of spades no jack answers a debt",
    ("switch", "play.all_act", OUT): "the ranks that go together do nothing",
    ("PIE-4", "8 debt pass_debt", OUT): "an eight of its suit leaves what the seven has said",
    ("PIE-4", "8 debt pass_debt", ANY_CARD): "a seven says the same itself",
    ("PIE-33", "deal.hand", OUT): "it is for a small pack; the script lays the hands out",
}
"""Changed lines with which the game is the same one, by its name, or the rule that has a definition of its own."""


def test_every_line_has_a_script_or_a_reason() -> None:
    assert len(lines()) == 156
    without = [line for line in lines() if not scripts(line)]
    assert without == [line for line in lines() if line in CANNOT]
    assert len(lines()) - len(CANNOT) >= 130


def texts_of(line: str) -> list[str]:
    """The scripts that show a line."""
    folder = TESTS / "tables" / house_rules.GAMES[line.partition("-")[0]][0]
    return [(folder / name).read_text("utf-8") for name in scripts(line)]


SAID = [line for line in lines() if line not in CANNOT]


@pytest.mark.parametrize("line", SAID)
def test_every_line_has_its_counter_example(line: str) -> None:
    """What must not be so stands in a script of the line, and is shown by what is refused there, or expected."""
    found = [one for text in texts_of(line) for one in counter_examples(text)]
    assert found
    assert [told for told, shown in found if not any(one.endswith(("!", "?")) or one[:1] == "=" for one in shown)] == []


def alike(game: str) -> set[tuple[str, str]]:
    return {(line, change) for name, line, change in ALIKE if name == game}


@pytest.mark.parametrize("game", MORE_GAMES)
def test_a_script_fails_without_a_line_of_its_rule_and_where_it_holds_too_widely(game: str) -> None:
    """A line taken out fails a script of the rules that it is for; one that holds too widely, any of the game."""
    definition, rules = read(definition_of(game), shipped=True), rules_of_headings(game)
    every = [text for line in SAID if house_rules.GAMES[line.partition("-")[0]][0] == game for text in texts_of(line)]
    assert [failed for text in every if (failed := failure(text, definition))] == []
    survived = []
    for line in lines_of(definition):
        named = rules.get(line.section if line.number < 0 else str(line.number), [])
        if named:
            shown = [text for rule in named for text in texts_of(rule)]
            found = [(taken_out(definition, line), shown), *((one, every) for one in widened(definition, line))]
            survived += [one[:2] for one, some in found if not any(failure(text, one.definition) for text in some)]
    assert {*survived} == alike(game)


@pytest.mark.parametrize("game", MORE_GAMES)
def test_a_rule_without_all_of_its_lines_is_another_game(game: str) -> None:
    definition = read(definition_of(game), shipped=True)
    by_rule: dict[str, list[Line]] = {}
    for heading, rules in rules_of_headings(game).items():
        for rule in rules:
            by_rule.setdefault(rule, []).extend(lines_under(definition, heading))
    left = {rule: without(definition, some) for rule, some in by_rule.items()}
    assert [rule for rule, other in left.items() if not any(failure(text, other) for text in texts_of(rule))] == []


def lines_under(definition: Definition, heading: str) -> list[Line]:
    if heading.isdigit():
        return [Line("cards", number=int(heading))]
    return [Line(heading, name) for name in definition.sections.get(heading, ())]


@pytest.mark.parametrize("rule", [line for line in SAID if line.startswith("PIE")])
def test_a_single_rule_is_noticed_where_it_is_taken_out_or_holds_too_widely(rule: str) -> None:
    """Whichever of its definitions has the line."""
    found: dict[tuple[str, str], list[bool]] = {}
    for text in texts_of(rule):
        definition = read(read_script(text).game)
        mutants: list[Mutant] = []
        for line in lines_of(definition):
            mutants += [taken_out(definition, line), *widened(definition, line)]
        for one in mutants:
            found.setdefault(one[:2], []).append(bool(failure(text, one.definition)))
    assert {change for change, noticed in found.items() if not any(noticed)} == alike(rule)


def test_a_card_of_a_suit_does_not_open_it_without_an_ace() -> None:
    """Two entries of one wording, of which the second held for everybody's cards: the scripts notice that (PIE-18)."""
    again = 'lay_again = { on_it = "suit", must = false, draws = "none" }'
    wide = f'name = "PIE-18"\n[[cards]]\nwhich = "A"\n{again}\n[[cards]]\nwhich = "all -A"\nat = "own_suit"\n{again}\n'
    assert any(failure(text, read(wide)) for text in texts_of("PIE-18"))


@pytest.mark.sources
def test_the_page_is_as_the_scripts_are() -> None:
    assert house_rules.PAGE.read_text("utf-8") == house_rules.page(), "run `python -m tests.support.house_rules`"


def test_a_comment_names_lines() -> None:
    assert list(house_rules.named_in(" PES-3 to PES-5, PES-9")) == ["PES-3", "PES-4", "PES-5", "PES-9"]


def test_every_game_of_the_library_is_a_page() -> None:
    assert {game for game, _ in house_rules.GAMES.values()} == {*MORE_GAMES, "own"}


@pytest.mark.parametrize("seed", [str(number) for number in range(30)])
def test_MAK_2_the_card_that_is_followed_does_nothing(seed: str) -> None:
    game = make("makao")
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text=seed))
    assert isinstance(game, MauMau)
    assert not game.rules.cards.laid[state.pile[-1]]
    assert all(game.rules.cards.laid[card] for card in state.pile[:-1])
    assert state.base == state.pile[-1]


@pytest.mark.parametrize("seed", [str(number) for number in range(30)])
def test_CRA_2_no_eight_is_turned_up(seed: str) -> None:
    game = make("crazy-eights")
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text=seed))
    assert RANK[state.pile[-1]] != EIGHT


def test_CRA_10_the_rank_of_ones_own_goes_on_anything() -> None:
    """As many as one was dealt: an eight, and with the next hand a seven."""
    game = make("crazy-eights", {"countdown": "on", "own_rank": "on"})
    for seed in range(40):
        state = game.new(2)
        game.apply(state, NOBODY, Action("deal", text=str(seed)))
        seat = state.stack[-1].seats[0]
        wild = [card for card in state.hands[seat] if RANK[card] == EIGHT]
        if not wild:
            continue
        assert Action("play", (wild[0],)) in game.moves(state, seat)
        sevens = [card for card in state.hands[seat] if RANK[card] == SEVEN]
        top = state.pile[-1]
        for card in sevens:
            follows = NAMES[card][-1] == NAMES[top][-1] or RANK[top] == SEVEN
            assert (Action("play", (card,)) in game.moves(state, seat)) is follows
        game.apply(state, seat, Action("play", (wild[0],)))
        assert state.stack[-1].kind == "call"
        return
    raise AssertionError("no seed gives an eight")
