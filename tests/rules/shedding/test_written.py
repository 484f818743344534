"""Definitions: what is refused and how, what options do, and that any game that can be written down can be played."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rules.cards import JOKERS
from rules.catalogue import RULEBOOKS, WRITTEN_DOWN, book_of, definition_of, make, make_saved
from rules.game import SomeGame
from rules.match import OVER, Match
from rules.shedding.decisions import Targeted
from rules.shedding.definitions import faults, new_rule, reading
from rules.shedding.definitions.checking import check_definition, lasting
from rules.shedding.definitions.faults import BadDefinition, Fault, Wrong
from rules.shedding.definitions.reading import FAULTS_LIMIT, NEAR_WORDS_LIMIT, TEXT_LENGTH_LIMIT, read
from rules.shedding.definitions.schema import schema
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.game import MauMau
from rules.shedding.kept import DefinedState, missing_turns
from rules.shedding.parts import LAST, TURNED_UP, Parameter, effects
from rules.table import NOBODY, Action, Play
from tests.support.examples import examples
from tests.support.games import packs_of, played
from tests.support.paths import ROOT
from tests.support.written import SECTIONS_ON, every_effect
from tests.support.written_games import ROUNDS, definitions, drawn, played_by_lot

JOKER_TURNED_UP = "64"
"""A seed by which Pesten turns up a joker."""
SMALL_PACK = """
name = "a"
players = [2, 2]
[pack]
cards = "7 8 joker"
[deal]
hand = 4
turned_up = "{turned_up}"
[follow]
anywhere = "joker"
[[cards]]
which = "7 joker"
skip = true
"""
"""Ten cards, of which all but two are dealt. Eights alone do nothing."""


def refused(text: str) -> BadDefinition:
    with pytest.raises(BadDefinition) as why:
        lasting(check_definition(read(text)))
    return why.value


@pytest.mark.parametrize(
    ("text", "place", "wrong", "near"),
    [
        ("x" * (TEXT_LENGTH_LIMIT + 1), "", Wrong.TOO_LONG, ""),
        ("name = ", "", Wrong.UNREADABLE, ""),
        ('name = "a"\nname = "b"\n', "", Wrong.UNREADABLE, ""),
        ("\x00\x01", "", Wrong.UNREADABLE, ""),
        ("a = " + "[" * 5000, "", Wrong.UNREADABLE, ""),
        ('format = 2\nname = "a"', "format", Wrong.NEWER, ""),
        ("players = [2, 4]", "name", Wrong.MISSING, ""),
        ('name = "a\u202eb"', "name", Wrong.TITLE, ""),
        (f'name = "{"a" * 41}"', "name", Wrong.TITLE, ""),
        ('name = "a"\nplayers = [1, 4]', "players", Wrong.SEATS, ""),
        ('name = "a"\nplayers = [4, 2]', "players", Wrong.SEATS, ""),
        ('name = "a"\n[dael]\nhand = 5', "dael", Wrong.UNKNOWN, "deal"),
        ('name = "a"\n[deal]\nhnad = 5', "deal.hnad", Wrong.UNKNOWN, "hand"),
        ('name = "a"\n[deal]\nhand = 13', "deal.hand", Wrong.RANGE, ""),
        ('name = "a"\n[deal]\nhand = "five"', "deal.hand", Wrong.KIND, ""),
        ('name = "a"\n[deal]\ndealer = "looser"', "deal.dealer", Wrong.UNKNOWN, "loser"),
        ('name = "a"\n[follow]\nanywhere = "jocker"', "follow.anywhere", Wrong.UNKNOWN, "joker"),
        ('name = "a"\n[follow]\nanywhere = "8:suit"', "follow.anywhere", Wrong.UNKNOWN, ""),
        ('name = "a"\n[[cards]]\nwhich = "8"', "cards.1", Wrong.MISSING, ""),
        ('name = "a"\n[[cards]]\nwhich = "8"\nskipp = true', "cards.1.skipp", Wrong.UNKNOWN, "skip"),
        ('name = "a"\n[[cards]]\nwhich = "8"\nskip = 3', "cards.1.skip", Wrong.KIND, ""),
        ('name = "a"\n[[cards]]\nwhich = "8"\nat = "on"\nskip = true', "cards.1.at", Wrong.UNKNOWN, ""),
        ('name = "a"\n[[cards]]\nwhich = "8"\nnext_draws = 999', "cards.1.next_draws.cards", Wrong.RANGE, ""),
        ('name = "a"\n[[cards]]\nwhich = "8"\nnext_card = true', "cards.1.next_card.one_of", Wrong.MISSING, ""),
        ('name = "a"\n[options.x]\ndefault = "on"', "options.x", Wrong.UNREAD, ""),
        ('name = "a"\n[deal]\nhand = { option = "size" }', "deal.hand", Wrong.UNKNOWN, ""),
        ('name = "a"\n[deal]\nhand = { option = "n" }\n[options.n]\nrange = [1, 20]', "deal.hand", Wrong.RANGE, ""),
        ('name = "a"\n[deal]\nhand = { option = "n", on = 5 }\n[options.n]', "deal.hand.off", Wrong.MISSING, ""),
        ('name = "a"\nplayers = [2, 12]\n[pack]\ncards = "7 8 9"', "pack", Wrong.PACK, ""),
        ('name = "a"\n[pack]\ncards = "7"', "pack.cards", Wrong.PACK, ""),
        (
            'name = "a"\n[pack]\ncards = "all -joker"\n[[cards]]\nwhich = "joker"\nskip = true',
            "cards.1.which",
            Wrong.ABSENT,
            "",
        ),
        (
            'name = "a"\n[[cards]]\nwhich = "J"\ncall_suit = true\n[[cards]]\nwhich = "JH"\ncall_colour = true',
            "cards.2",
            Wrong.CALLS,
            "",
        ),
        (
            'name = "a"\n[[cards]]\nwhich = "8"\nat = "debt"\nend_debt = true\npass_debt = "8"',
            "cards.1",
            Wrong.CONTRADICTION,
            "",
        ),
        ('name = "a"\n[ending]\nplays_on = true\ncountdown = true', "ending.countdown", Wrong.CONTRADICTION, ""),
        ('name = "a"\n[ending]\nnot_with = "all"', "ending.not_with", Wrong.NEVER, ""),
        ('name = "a"\n[declare]\nleft = 2\nsecond = 1', "declare.second", Wrong.CONTRADICTION, ""),
        (
            'name = "a"\n[declare]\nsecond = 1\nword = "Hop!"\nsecond_word = "HOP"',
            "declare.second_word",
            Wrong.CONTRADICTION,
            "",
        ),
        ('name = "a"\n[declare]\nsecond = 1\nword = "Mau-Mau"', "declare.second_word", Wrong.CONTRADICTION, ""),
        (f'name = "a"\n[declare]\nword = "{"x" * 25}"', "declare.word", Wrong.TITLE, ""),
        ('name = "a"\n[declare]\nword = 7', "declare.word", Wrong.TITLE, ""),
    ],
)
def test_a_definition_is_refused_with_the_place_and_the_nearest_word(
    text: str, place: str, wrong: Wrong, near: str
) -> None:
    faults = refused(text).faults
    assert (place, wrong, near) in [(one.place, one.wrong, one.near) for one in faults]
    assert all(str(one) for one in faults)


@pytest.mark.parametrize("written", ["two words", "7up", "-a", "a-", "a--b", "a/b", 3])
def test_a_word_that_an_option_cannot_be_is_refused_once_with_the_reason(written: object) -> None:
    """Where the option is asked, nothing more is wrong."""
    text = f'name = "a"\n[deal]\ndirection = {{ option = "turn" }}\n[options.turn]\nwords = ["clockwise", {written!r}]'
    assert refused(text).faults == (Fault("options.turn.words", Wrong.WORD, str(written)),)
    called = text.replace("options.turn", "options.'a turn'").replace('option = "turn"', 'option = "a turn"')
    assert refused(called).faults == (Fault("options.a turn", Wrong.TITLE, "a turn"),)


def test_an_option_may_be_each_word_of_a_parameter() -> None:
    """Also ``counter-clockwise``, with a hyphen, which is then chosen like any other."""
    text = 'name = "a"\n[deal]\ndirection = { option = "turn" }\n[options.turn]\n'
    text += 'words = ["clockwise", "counter-clockwise"]'
    for word, direction in (("clockwise", 1), ("counter-clockwise", -1)):
        game = make(text, {"turn": word})
        assert isinstance(game, MauMau)
        assert game.rules.direction == direction
    cases = text.replace('"turn" }', '"turn", left = "clockwise", the-right = "counter-clockwise" }')
    cases = cases.replace('"clockwise", "counter-clockwise"]', '"left", "the-right"]')
    assert make(cases, {"turn": "the-right"}).options["turn"] == "the-right"


def test_a_pack_that_is_too_small_says_by_how_much() -> None:
    [fault] = refused('name = "a"\nplayers = [2, 12]\n[pack]\ncards = "7 8 9"').faults
    assert fault.given == "12 cards, 17 needed by 3"


ENOUGH_ALONE = """
name = "a"
players = [2, 4]
[options]
hand = { rule = "A-1", default = 5, range = [5, 9] }
cards = { rule = "A-2", words = ["all", "few"] }
[pack]
cards = { option = "cards", all = "all -joker", few = "7 8 9 10 J Q K A" }
[deal]
hand = { option = "hand" }
"""
"""Nine cards of 52 are enough for four, and so are five of 32."""


def test_options_that_are_sound_alone_may_not_last_together() -> None:
    (fault,) = refused(ENOUGH_ALONE).faults
    assert (fault.place, fault.wrong) == ("pack", Wrong.PACK)
    lasting(read(ENOUGH_ALONE.replace("[5, 9]", "[5, 7]")))


def test_what_the_dealer_is_dealt_has_to_be_there_too() -> None:
    text = 'name = "a"\nplayers = [2, 4]\n[pack]\ncards = "7 8 9 10 J"\n[deal]\nhand = 4\nhand_of_dealer = {dealer}\n'
    lasting(read(text.format(dealer=6)))
    assert refused(text.format(dealer=7)).faults[0].wrong == Wrong.PACK


def test_a_game_that_was_written_before_that_was_asked_is_loaded() -> None:
    """Its tables play on, as long as their cards last."""
    for text in (
        ENOUGH_ALONE,
        'name = "a"\nplayers = [2, 4]\n[pack]\ncards = "7 8 9"\n[deal]\nhand = 2\nhand_of_dealer = 7\n',
    ):
        refused(text)
        make(text)


def test_a_deal_that_hangs_on_too_many_options_is_refused() -> None:
    """Each way of choosing them is looked at."""
    named = [f'o{n} = {{ rule = "A-1", words = ["one", "two", "three"] }}' for n in range(6)]
    numbers = "one = 1, two = 2, three = 3"
    sections = {"pack": ("packs", "more_from", "seats_per_pack"), "deal": ("hand", "hand_of_two", "hand_of_dealer")}
    lines, option = ["name = 'a'", "[options]", *named], 0
    for section, hanging in sections.items():
        lines.append(f"[{section}]")
        for setting in hanging:
            lines.append(f'{setting} = {{ option = "o{option}", {numbers} }}')
            option += 1
    assert refused("\n".join(lines)).faults[0] == Fault("options", Wrong.TOO_MANY, "500")


def test_turns_that_are_missed_add_up() -> None:
    """Whoever is caught twice before their turn comes misses two."""
    assert missing_turns(DefinedState(misses=((1, 1),)), 1, 1).misses == ((1, 2),)
    assert missing_turns(DefinedState(misses=((1, 1),)), 2, 1).misses == ((1, 1), (2, 1))


def test_somebody_joins_while_the_dealer_says_how_many_cards_there_are() -> None:
    game: Any = make('name = "a"\n[deal]\nchosen = true\nhand = 5\n')
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="1"))
    dealer = game.view(state).awaits.seats[0]
    game.apply(state, NOBODY, Action("join"))
    game.apply(state, dealer, Action("choose", number=3))
    assert len(state.hands) == len(state.lacks) == 3
    game.dealt_anew(state, dealer, Random(1))


def test_a_countdown_knows_the_sizes_that_the_dealer_chose() -> None:
    game = make('name = "a"\n[deal]\nchosen = true\nhand = 6\n[ending]\ncountdown = true\n')
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="1"))
    dealer = game.view(state).awaits.seats[0]
    game.apply(state, dealer, Action("choose", number=3))
    assert isinstance(state.own, DefinedState)
    assert state.own.dealt == (3, 3, 3)


def test_what_a_card_does_when_it_is_turned_up_stands_beside_what_it_does_when_laid() -> None:
    """Where the card turned up acts as if it had been laid, it calls twice; elsewhere only its own entry counts."""
    text = (
        'name = "a"\n[deal]\nturned_up = "{}"\n[[cards]]\nwhich = "J"\ncall_suit = true\n'
        '[[cards]]\nwhich = "JH"\nat = "turned_up"\ncall_colour = true'
    )
    assert [fault.wrong for fault in refused(text.format("acts")).faults] == [Wrong.CALLS]
    check_definition(read(text.format("nothing")))


def test_the_first_number_of_an_effect_may_be_an_option() -> None:
    text = 'name = "a"\n[[cards]]\nwhich = "8"\nnext_draws = { option = "n" }\n[options.n]\nrange = [1, 4]\n'
    check_definition(read(text))
    assert make(text, {"n": 3}).options["n"] == 3


def test_who_has_to_draw_is_named() -> None:
    replay = played((ROOT / "tests/tables/own/PIE-19_anybody_draws_four.table").read_text("utf-8"))
    [chosen] = [event for event in replay.events if isinstance(event, Targeted)]
    assert (replay.names[chosen.seat], replay.names[chosen.victim], chosen.count) == ("a", "c", 4)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    faults = refused('name = "a"\n[deal]\nhand = 99\n[debt]\nafter = "never"\n[[cards]]\nwhich = "Z"\nskip = true')
    assert [one.place for one in faults.faults][:3] == ["deal.hand", "debt.after", "cards.1.which"]


@pytest.mark.parametrize("many", [61, 2000])
def test_too_many_entries_are_refused(many: int) -> None:
    text = 'name = "a"\n' + '[[cards]]\nwhich = "8"\nskip=true\n' * many
    assert refused(text).faults[0].wrong in (Wrong.TOO_MANY, Wrong.TOO_LONG)


@pytest.mark.parametrize("name", [name for name in RULEBOOKS if name != "zheng"])
def test_a_shipped_definition_is_sound_and_of_the_schema(name: str) -> None:
    """Those that name parts of the project alone, nobody else may write so."""
    import tomllib

    text, copied = definition_of(name), name in WRITTEN_DOWN
    check_definition(read(text, shipped=not copied))
    Draft202012Validator(schema(shipped=not copied)).validate(tomllib.loads(text))
    assert copied or refused(text).faults


@pytest.mark.parametrize("text", [every_effect(), SECTIONS_ON])
def test_the_schema_knows_every_part(text: str) -> None:
    import tomllib

    Draft202012Validator(schema()).validate(tomllib.loads(text))


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    validator = Draft202012Validator(schema())
    for wrong in ({}, {"name": "a", "deal": {"hand": 99}}, {"name": "a", "cards": [{"which": "8", "skipp": True}]}):
        assert not validator.is_valid(wrong)


def test_a_written_game_is_made_of_its_text_in_any_process() -> None:
    text = 'name = "Ours"\n[deal]\nhand = { option = "size" }\n[options.size]\nrange = [3, 6]\n'
    game = make(text, {"size": 4})
    again = make(game.source, game.options)
    assert (game.name, game.options, game.book.title) == (again.name, again.options, "Ours")
    assert game.name.startswith("own-")
    assert len(game.name) == 16
    assert book_of(text) is book_of(text)


def test_every_effect_declares_its_fields() -> None:
    """Its parameters are the fields of its record, in order, each with a range that has a default in it."""
    for word, kind in effects().items():
        assert tuple(one.name for one in kind.parameters) == tuple(name for name, _ in kind.FIELDS), word
        assert kind.hangs, word
        for one in kind.parameters:
            check_parameter(one)
    assert len({kind.word for kind in effects().values()}) == len(effects())
    for section in SECTIONS:
        for one in section.parameters:
            check_parameter(one)


def check_parameter(one: Parameter) -> None:
    if one.kind == "number" and one.default is not None:
        assert one.low <= int(one.default) <= one.high
    if one.kind == "word":
        assert one.default in one.words


@examples(100)
@given(definitions, st.integers(0, 10**6))
def test_any_game_that_can_be_written_down_can_be_played(text: str, seed: int) -> None:
    """No exception, no endless loop; cards are conserved, the state is saved and loaded alike, and views hide what they
    should."""
    with suppress(BadDefinition):
        played_by_lot(text, Random(seed))


def test_rounds_that_are_drawn_by_lot_are_played() -> None:
    """Most definitions that are drawn are sound, and most of their rounds come to an end."""
    ended, refused = 0, 0
    for number in range(20):
        try:
            ended += played_by_lot(drawn(Random(number)), Random(number)).by_lot
        except BadDefinition:
            refused += 1
    assert refused <= 9
    assert ended >= (10 - refused) * ROUNDS / 3


def test_every_moment_is_known() -> None:
    for kind in effects().values():
        assert {*kind.hangs} <= {*kind.hangs, LAST, TURNED_UP}


def test_the_faults_are_plain_data() -> None:
    faults: Any = refused('name = "a"\n[deal]\nhand = 99').faults
    assert json.loads(json.dumps(faults))[0][:3] == ["deal.hand", "range", "99"]


def after_a_round(ending: str, totals: list[int]) -> tuple[SomeGame, Match]:
    """A match whose first round has brought these points."""
    game = make(f'name = "a"\nplayers = [2, 4]\n[counting]\n{ending}\n')
    state = game.new(len(totals))
    game.apply(state, NOBODY, Action("deal", text="1"))
    game.end_round(Play(game, state, 0), 0, [(seat, "cards", -1, points) for seat, points in enumerate(totals)])
    return game, state


@pytest.mark.parametrize("also", ["", "round_each = true\n", "rounds = 9\n", "per_two = true\ntarget = 500\n"])
def test_a_match_that_all_but_one_have_lost_is_over(also: str) -> None:
    """Whatever else would end it: the first end counts."""
    _, state = after_a_round(f"{also}out_above = 50", [0, 60, 60])
    assert state.phase == OVER


def test_no_round_is_dealt_to_one_who_is_left() -> None:
    """Of three one had lost the match; another one leaves between two rounds."""
    game, state = after_a_round("out_above = 50", [0, 60, 10])
    game.apply(state, 2, Action("leave"))
    assert state.phase == OVER


def test_who_is_out_of_the_match_has_missed_no_round() -> None:
    """STO-14: who was away when they lost it pays nothing for the rounds that the others play; who has left does."""
    game, state = after_a_round("out_above = 50", [0, 60, 10, 5])
    game.apply(state, 1, Action("away"))
    game.apply(state, 3, Action("leave"))
    game.apply(state, NOBODY, Action("deal", text="2"))
    game.end_round(Play(game, state, 0), 0, [(2, "cards", -1, 7)])
    assert state.totals == [0, 60, 17, 12]


def test_PES_2_PES_5_anything_goes_on_a_joker_that_is_turned_up() -> None:
    """It lies over nothing, so nothing below it is followed."""
    game = make("pesten")
    state = game.new(2)
    game.apply(state, NOBODY, Action("deal", text=JOKER_TURNED_UP))
    view = game.view(state)
    assert JOKERS >> view.top & 1
    assert view.base == view.top


def test_COM_3_no_card_of_a_small_pack_is_lost() -> None:
    """Also where cards are turned up until the stock is empty, and where jokers alone are left to turn up."""
    for turned_up in ("plain", "acts"):
        for seed in range(150):
            text = SMALL_PACK.format(turned_up=turned_up)
            game = make(text)
            state = game.new(2)
            game.apply(state, NOBODY, Action("deal", text=str(seed)))
            assert sorted(state.cards()) in packs_of(game), (turned_up, seed)


def test_beyond_without_a_target_ends_no_match() -> None:
    _, state = after_a_round("target = 0\nbeyond = true", [0, 60, 60])
    assert state.phase != OVER


def test_who_has_lost_the_match_and_comes_back_has_still_lost_it() -> None:
    game, state = after_a_round("out_above = 50", [0, 60, 10])
    game.apply(state, 1, Action("leave"))
    game.apply(state, 1, Action("join"))
    game.apply(state, 2, Action("leave"))
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.phase == OVER


def test_who_joins_late_is_no_worse_than_the_worst_who_still_plays() -> None:
    game, state = after_a_round("out_above = 50", [0, 60, 10])
    game.apply(state, 3, Action("join"))
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.totals[3] == 10
    assert state.order == [0, 2, 3]


HEAD = 'name = "x"\n'
STRANGE = {
    "a number of thousands of digits": HEAD + "[deal]\nhand = " + "9" * 5000,
    "a long number in hexadecimal": HEAD + "[deal]\nhand = 0x" + "f" * 5000,
    "a key of thousands of dots": HEAD + "a" + ".a" * 15_000 + " = 1",
    "brackets within brackets": HEAD + "a = " + "[" * 900 + "]" * 900,
    "tables within tables": HEAD + "a = " + "{a = " * 900 + "1" + "}" * 900,
    "a day that is none": HEAD + "a = 2026-02-30",
    "a word of thousands of letters": HEAD + "w" * 5000 + " = 1",
    "a string that does not end": HEAD + 'about = """' + '"" ' * 9000,
}


@pytest.mark.parametrize("text", STRANGE.values(), ids=STRANGE.keys())
def test_what_would_be_read_for_long_is_refused_with_a_sentence(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader of TOML does not see what it needs very long for."""
    seen: list[str] = []
    loads = tomllib.loads
    monkeypatch.setattr(tomllib, "loads", lambda given: seen.append(given) or loads(given))
    with pytest.raises(BadDefinition) as bad:
        read(text + "\n")
    assert str(bad.value)
    assert not seen or len(text) < 100 or '"""' in text


def test_strings_and_comments_may_have_as_many_dots_and_digits_as_they_like() -> None:
    said = "wait" + "." * 60 + " 1234567890123456789012 [[[[[[[[[[[[[["
    text = f'{HEAD}about = "{said}"\nsource = \'{said}\' # {said}\n[[cards]]\nwhich = "7"\nskip = true\n'
    assert read(text).about == said
    assert read(text).source == said


def test_near_words_are_looked_for_among_the_first_faults_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(faults, "get_close_matches", lambda word, *_: looked.append(word) or [])
    cases = ", ".join(f"zz{number} = 1" for number in range(300))
    with pytest.raises(BadDefinition) as bad:
        read(f'{HEAD}[options.o]\nrange = [0, 5000]\n[deal]\nhand = {{ option = "o", {cases} }}\n')
    assert len(looked) == NEAR_WORDS_LIMIT
    assert len(bad.value.faults) == FAULTS_LIMIT
    assert all(len(one.known) <= faults.SHOWN_WORDS for one in bad.value.faults)


@pytest.mark.interpreted
def test_a_range_is_tested_at_its_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    raw = reading._Reader._raw
    monkeypatch.setattr(
        reading._Reader, "_raw", lambda self, place, one, by: tried.append(one) or raw(self, place, one, by)
    )
    text = HEAD + '[options.o]\nrange = [{low}, 5000]\n[counting]\ntarget = {{ option = "o" }}\n'
    read(text.format(low=1))
    assert tried == [1, 5000]
    values = ", ".join("1" for _ in range(3000))
    when = f'{text.format(low=1)}[[cards]]\nwhich = "7"\nskip = true\nwhen = {{ o = [{values}] }}\n'
    assert read(when).cards[0].when[0].values == ("1",)


def test_what_was_saved_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was checked then: to check it may take seconds, and a table of it is loaded between two presses."""
    text = HEAD + '[[cards]]\nwhich = "7"\nskip = true\n# saved once\n'
    monkeypatch.setattr(new_rule, "check_definition", lambda _: pytest.fail("it was checked again"))
    assert make_saved(text).book.title == "x"
    assert make(text) is make_saved(text)
