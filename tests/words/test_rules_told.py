"""The rules as they are told: everything one must know, true for every option, on three screens of a phone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import discord
import pytest
from hypothesis import given

from bot.drawing.emojis import Faces, emoji_name
from bot.screens.components import read
from bot.screens.games import board, has_sentences, option_help, option_name, option_value
from bot.screens.page import Page
from bot.words import texts
from bot.words.rulebook import OWED, SECTIONS, describe_card_actions
from bot.words.texts import Person
from cogs.play.screens import (
    PAGE_LINES,
    RulesOf,
    essentials,
    example_table,
    example_view,
    fit_parts,
    now_view,
    rule_options_view,
    rules_view,
    screen_lines,
    special_words,
    to_plain_text,
    why_view,
    word_view,
    words_of,
    words_view,
)
from rules.cards import CARDS, JACK, JOKER, NAMES, RANK, RANKS, SEVEN, parse
from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING
from rules.options import BadOption, OptionsConflict
from rules.records import but
from rules.shedding.contract import MAY_LAY, PLAYS_ON, TURN_OVER
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import read as read_definition
from rules.shedding.game import MauMau
from rules.shedding.parts import MOMENTS, Parameter, effects
from rules.shedding.scoring import Counting
from rules.shedding.state import Own
from rules.table import NOBODY, Action, Decision, IllegalAction, Play
from tests.support.examples import ONE_A_DAY, examples
from tests.support.folding import each
from tests.support.house import House, as_typed, parts
from tests.support.limits import shown
from tests.support.paths import ROOT
from tests.support.written import every_part
from tests.support.written_games import definitions

LANGUAGES = tuple(texts.LANGUAGES)
PICTURES = Faces({emoji_name(card): discord.PartialEmoji(name=emoji_name(card), id=10**17 + card) for card in CARDS})
MAU_MAU = [name for name in RULEBOOKS if isinstance(make(name), MauMau)]


def rules_of(game: SomeGame, tongue: str = "en", table: int = 0) -> RulesOf:
    return RulesOf(game, table, Person(tongue))


def told(name: str, tongue: str = "en", **options: Any) -> str:
    """The rules of a game with these options, all of them."""
    return as_typed("\n".join(essentials(rules_of(make(name, options), tongue))))


def line_of(name: str, card: str, tongue: str = "en", **options: Any) -> str:
    """What is told of a card."""
    found = [one.does for one in rules_of(make(name, options), tongue).all_sentences() if parse(card) in one.cards]
    return as_typed(found[0]) if found else ""


def variants(name: str) -> Iterator[SomeGame]:
    """A game with its defaults, and with each option at each of its other values."""
    yield make(name)
    for option in RULEBOOKS[name].options:
        values = [*option.words, *([option.low, option.high] if option.numbers else [])]
        for value in values:
            if value != option.default:
                try:
                    yield make(name, {option.name: value})
                except OptionsConflict:
                    continue


def everything_on(name: str) -> SomeGame:
    chosen: dict[str, str | int] = {}
    for option in RULEBOOKS[name].options:
        for word in ("on", "both", "pairs"):
            if word in option.words:
                try:
                    make(name, {**chosen, option.name: word})
                except (OptionsConflict, BadOption):
                    continue
                chosen[option.name] = word
    return make(name, chosen)


@cache
def every_game() -> tuple[SomeGame, ...]:
    """Each game in all its variants, those with everything on first."""
    full = [everything_on(name) for name in RULEBOOKS]
    return (*full, *every_part(), *(made for name in RULEBOOKS for made in variants(name)))


# three screens of a phone


@pytest.mark.parametrize("tongue", LANGUAGES)
@each("game", RULEBOOKS)
def test_the_essentials_are_three_screens_of_a_phone(game: str, tongue: str) -> None:
    """Sixty-six lines of 46 columns, as each game's document plays it; with everything on a little more."""
    for faces in (Faces.plain(), PICTURES):
        assert sum(map(screen_lines, essentials(RulesOf(make(game), 0, Person(tongue, faces))))) <= PAGE_LINES
    assert sum(map(screen_lines, essentials(rules_of(everything_on(game), tongue)))) <= 1.5 * PAGE_LINES


def test_lines_of_a_screen_are_counted_as_a_phone_breaks_them() -> None:
    assert screen_lines("one") == 1
    assert screen_lines("one\ntwo") == 2
    assert screen_lines("x" * 46) == 1
    assert screen_lines("x" * 40 + " seven77") == 2
    assert screen_lines("牌" * 23) == 1
    assert screen_lines("牌" * 24) == 2
    assert screen_lines("**" + "x" * 46 + "**") == 1
    assert screen_lines("-# " + "x" * 46) == 1
    assert screen_lines("<:seven_of_spades:123456789012345678> " + "x" * 43) == 1


@pytest.mark.parametrize("tongue", ONE_A_DAY)
@each("game", RULEBOOKS)
def test_they_are_told_in_order_and_every_page_fits_a_message(game: str, tongue: str) -> None:
    for made in variants(game):
        rules = rules_of(made, tongue)
        places = [SECTIONS.index(one.section) for one in rules.all_sentences()]
        assert places == sorted(places)
        assert sum(map(len, essentials(rules))) <= 4000


@examples(100)
@given(definitions)
def test_any_game_that_is_written_down_is_told_in_every_language(text: str) -> None:
    try:
        game = make(text)
    except BadDefinition:
        return
    for tongue in LANGUAGES:
        parts = essentials(RulesOf(game, 0, Person(tongue)))
        assert 0 < sum(map(len, parts)) <= 4000
        assert "By lot" in parts[0]


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_an_option_is_called_as_its_game_means_it(tongue: str) -> None:
    """Not as another game means the same word. Where people have written it themselves: by the one thing that it sets,
    or by its word.
    """
    several = 'name = "a"\n[deal]\nhand = { option = "queen" }\n[counting]\ntarget = { option = "queen" }\n'
    assert option_name(make(several + "[options.queen]\nrange = [3, 6]\n").book, "queen", Person(tongue)) == "queen"
    own = make('name = "a"\n[deal]\nhand = { option = "queen" }\n[options.queen]\nrange = [3, 6]\n')
    named = [option_name(game.book, "queen", Person(tongue)) for game in (make("serbian"), make("makao"), own)]
    assert len({*named}) == 3
    assert named[2] == texts.text(tongue, "part-deal-hand")
    assert option_name(own.book, "winner_rules", Person(tongue)) == texts.text(tongue, "option-winner_rules")
    assert option_help(own, "queen", Person(tongue)) == option_help(own, "queen", Person(tongue))[-1:]
    assert len(option_help(own, "walkover", Person(tongue))) == 2
    page = shown(rule_options_view(rules_of(own, tongue)))
    assert texts.text(tongue, "option-queen") not in page


@each("tongue", LANGUAGES)
def test_names_are_escaped_for_discord_and_not_on_paper(tongue: str) -> None:
    text = 'name = "Mau - Mau_(ours)*"\nabout = "No. 1 [of us]"\n[declare]\nword = "last_card!"\n'
    on_paper = to_plain_text(make(text), tongue)
    assert on_paper.startswith("Mau - Mau_(ours)*\nNo. 1 [of us]\n")
    assert "last_card!" in on_paper
    assert "\\" not in on_paper
    assert "**" not in on_paper
    assert r"last\_card!" in "\n".join(essentials(rules_of(make(text), tongue)))


def test_a_page_that_is_too_long_is_cut() -> None:
    assert fit_parts(["a" * 10, "b" * 5], 20) == ["a" * 10, "b" * 5]
    assert fit_parts(["a" * 10, "b" * 5], 12) == ["aaaaa …", "b" * 5]


# what must be told


MUST: dict[str, tuple[str, ...]] = {
    "voador": (
        "aim",
        "follow",
        "draw",
        "debt",
        "opening",
        "Declare",
        "Accuse",
        "StealOwn",
        "Double",
        "StealTurn",
        "points",
    ),
    "classic": ("aim", "follow", "draw", "debt", "opening", "Declare", "Accuse", "DealerTakesTurn", "points"),
    "amm": (
        *("aim", "follow", "draw", "debt", "opening", "Declare", "Accuse", "LayCards", "DealerGoesOn", "misplay"),
        *("LastJack", "LastTwoOfClubs", "points"),
    ),
    "ime": ("aim", "follow", "draw", "debt", "opening", "Declare", "Claim", "Eat", "AskCount", "Show", "points"),
    "serbian": (
        *("aim", "follow", "draw", "debt", "opening", "Declare", "Accuse", "JumpIn", "LayAgain", "cut"),
        "points",
    ),
    "german": ("aim", "follow", "draw", "debt", "opening", "Declare", "Accuse", "points"),
    "zheng": ("aim", "turn", "leads", "order", "single", "set", "sequence", "multiple", "tribute", "scores", "end"),
    "solitaire": ("aim", "follow", "draw", "debt", "opening"),
}
"""What one must know to play, beside what the cards do."""
MUST_ALWAYS = ("aim", "follow", "opening", "points")
TOLD_WITH_ANOTHER = {
    "CountsAsLaid",
    "NextHasPaid",
    "BeginsDebt",
    "Thrown",
    "Knock",
    "Says",
    "SaysNoSecret",
    "Tell",
    "StopEating",
}
TOLD_WITH_ANOTHER |= {"PlayCard", "PlayOther", "PlayImesco", "Pass", "PassUnlessBound", "LayInForce"}


@each("game", RULEBOOKS)
def test_everything_that_one_must_know_is_told(game: str) -> None:
    for made in variants(game):
        topics = {topic for one in rules_of(made).all_sentences() for topic in one.about}
        missing = set(MUST.get(game, MUST_ALWAYS)) - topics
        off = {"steal": {"StealOwn", "StealTurn"}, "jump_in": {"JumpIn"}, "misplay": {"misplay"}}
        off |= {"show_counts": {"AskCount"}}
        allowed = {topic for name, some in off.items() if name in made.options for topic in some}
        changed = {name for name in off if made.options.get(name) in ("off", "refuse", "on")}
        assert not missing - (allowed if changed else set()), (made.options, missing)


@each("game", MAU_MAU)
def test_every_effect_move_and_interrupt_that_is_declared_is_told(game: str) -> None:
    for made in variants(game):
        assert isinstance(made, MauMau)
        rules, topics = made.rules, {topic for one in rules_of(made).all_sentences() for topic in one.about}
        cards = rules.cards
        kinds = set(rules.deck.kinds)
        things = [part for number in kinds for effect in cards.laid[number] for _, part in effect.parts()]
        declared = {type(thing).__name__ for thing in (*things, *rules.moves, *rules.interrupts)}
        assert declared - TOLD_WITH_ANOTHER <= topics, made.options
        special = [card for card in kinds if made.rules.cards.laid[card]]
        of_cards = {card for one in rules_of(made).all_sentences() for card in one.cards}
        parts = {card: {part for effect in cards.laid[card] for part in effect.parts()} for card in kinds}
        common = set.intersection(*(parts[card] for card in kinds if RANK[card] != JOKER))
        assert {card for card in special if parts[card] - common} <= of_cards, made.options


@pytest.mark.parametrize("tongue", ONE_A_DAY)
@each("game", MAU_MAU)
def test_what_is_told_of_a_debt_are_its_facts(game: str, tongue: str) -> None:
    """How many are drawn, with what it is answered, what it comes to, and what is left of the turn."""
    for made in variants(game):
        assert isinstance(made, MauMau)
        rules = rules_of(made, tongue)
        for one in rules.all_sentences():
            for card in one.cards:
                for effect in made.rules.cards.laid[card]:
                    for _, part in effect.parts():
                        if isinstance(part, OWED):
                            check_debt(made, card, part, one.does)
        owed = [part for some in made.rules.cards.laid for effect in some for _, part in effect.parts()]
        if not any(isinstance(part, OWED) for part in owed):
            continue
        after = {TURN_OVER: "over", MAY_LAY: "lays", PLAYS_ON: "on"}[made.rules.course.after_debt]
        assert rules.text("rules-debt", after=after) in [one.text for one in rules.all_sentences()]


def settings_of(one: Parameter) -> list[str]:
    """Values to which a parameter can be set, as a definition says them: no two mean the same."""
    match one.kind:
        case "number":
            low = max(1, one.low)
            return [str(low), str(low + 1 if one.high > low else one.low)]
        case "switch":
            return ["true", "false"]
        case "word":
            return [f'"{word}"' for word in one.words]
        case "cards":
            return ['"7"', '"K"', '"7 K"']
        case "said":
            return ['"Mau!"', '"Ha!"']
        case _:
            return ['{ "7" = 3 }', '{ "K" = 4 }']


@each("tongue", LANGUAGES)
@each("word", effects())
def test_an_effect_that_is_set_otherwise_is_told_otherwise(word: str, tongue: str) -> None:
    """Each of its parameters is told, wherever it can be set."""
    kind = effects()[word]
    moment = next(one for one in MOMENTS if one in kind.hangs)
    usual = {one.name: settings_of(one)[0] for one in kind.parameters}

    def told_with(given: dict[str, str]) -> tuple[object, ...]:
        told = ", ".join(f"{name} = {value}" for name, value in given.items())
        lines = f'[[cards]]\nwhich = "8"\nat = "{moment}"\n{word} = ' + (f"{{ {told} }}" if told else "true")
        return tuple(describe_card_actions(make(f'name = "A"\nplayers = [2, 4]\n{lines}\n'), tongue))

    for one in kind.parameters:
        told = [told_with(usual | {one.name: value}) for value in settings_of(one)]
        assert len({*told}) == len(told), (one.name, told)


def check_debt(made: MauMau, card: int, effect: Any, does: str) -> None:
    """A debt's sentence against the facts of its effect."""
    assert re.search(rf"(?<!\d){effect.cards}(?!\d)", does), does
    kinds = made.rules.deck.kinds
    answers = [other for other in kinds if effect.answered_by >> other & 1]
    for rank in range(14):
        if rank == JOKER:
            named = any(texts.text(tongue, "rules-joker") in does for tongue in LANGUAGES)
            assert named == any(RANK[other] == JOKER for other in answers), does
        elif any(RANK[other] == rank for other in answers):
            assert re.search(rf"(?<!\d){RANKS[rank]}(?!\d)", does), (NAMES[card], does)
    adds = any(
        isinstance(more, OWED) for other in answers for one in made.rules.cards.laid[other] for _, more in one.parts()
    )
    assert (f"{2 * effect.cards}, {3 * effect.cards} …" in does) == adds, does


FACTS = [
    ("voador", "mau_penalty", 3, 11),
    ("voador", "silence_penalty", 2, 6),
    ("classic", "mau_penalty", 4, 9),
    ("amm", "misplay_penalty", 4, 8),
    ("ime", "mau_penalty", 4, 8),
    ("ime", "shown_card_penalty", 4, 8),
    ("ime", "draw_limit", 7, 13),
    ("serbian", "mau_penalty", 3, 7),
    ("german", "mau_penalty", 3, 4),
    ("serbian", "target", 300, 77),
    ("voador", "target", 77, 88),
    ("zheng", "target", 77, 88),
]


@pytest.mark.parametrize("tongue", LANGUAGES)
@each(("game", "option", "one", "other"), FACTS)
def test_told_numbers_change_with_the_options(game: str, option: str, one: int, other: int, tongue: str) -> None:
    """But for the line of what the table has changed, which names the option."""

    def without_changes(number: int) -> str:
        made = make(game, {option: number})
        return "\n".join(sentence.text for sentence in rules_of(made, tongue).all_sentences())

    assert re.sub(rf"(?<!\d){one}(?!\d)", str(other), without_changes(one)) != without_changes(one)
    assert str(other) in without_changes(other)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_IME_51_IME_54_alone_a_limit_is_told_without_winners_and_points(tongue: str) -> None:
    """There is nobody whose cards could be fewer, and no match that points end."""
    plain, limited = (told("solitaire", tongue, **options) for options in ({}, {"max_reshuffles": 7}))
    (line,) = (one for one in limited.splitlines() if one not in plain.splitlines() and not one.startswith("🔧"))
    assert "7" in line
    assert line not in told("ime", tongue, max_reshuffles=7).splitlines()


TOLD_OTHERWISE = [
    *(("voador", name) for name in ("steal", "voluntary_draw", "secret_card", "scoring", "false_accusation")),
    *(("amm", name) for name in ("voluntary_draw", "misplay", "hints", "lock", "silence", "poker", "jokers")),
    *(("ime", name) for name in ("starting_card", "show_counts", "not_both", "draw_limit", "mau_check")),
    *(("ime", name) for name in ("debt_ends_turn", "max_reshuffles", "time_limit", "read_only", "teams", "scoring")),
    *(("ime", name) for name in ("cyclic", "seven_defence")),
    *(("serbian", name) for name in ("two_of_diamonds", "queen", "ace_cover", "seven_stops", "reverser", "jump_in")),
    *(("serbian", name) for name in ("two_adds", "early_hand_penalty")),
    *(("german", name) for name in ("voluntary_draw", "jack_on_jack", "ace", "nine", "jack_doubles")),
    *(("zheng", name) for name in ("teams", "twos_in_sequences", "tribute_pick")),
    *(("solitaire", name) for name in ("starting_card", "not_both", "debt_ends_turn", "seven_defence")),
    *(("solitaire", name) for name in ("max_reshuffles", "time_limit")),
]


@pytest.mark.parametrize("tongue", LANGUAGES)
@each(("game", "option"), TOLD_OTHERWISE)
def test_an_option_that_changes_the_play_changes_what_is_told(game: str, option: str, tongue: str) -> None:
    declared = next(one for one in RULEBOOKS[game].options if one.name == option)
    values = [*declared.words, *([max(declared.low, 1)] if declared.numbers else [])]
    seen = set()
    for value in values:
        try:
            made = make(game, {option: value})
        except OptionsConflict:
            continue
        seen.add("\n".join(one.text for one in rules_of(made, tongue).all_sentences()))
    assert len(seen) == len(values), (option, values)


def test_where_cards_go_is_what_the_engine_plays_by() -> None:
    """A jack goes on a called suit in Voador, and not in the Serbian game, nor there on another jack."""
    assert line_of("voador", "JH").startswith("goes on anything; you call")
    assert "goes on any called suit, otherwise by suit or rank; you call" in line_of("classic", "JH")
    assert "goes on anything but a called suit; never on a J" in line_of("serbian", "JH")
    assert "never on a J" in line_of("german", "JH")
    assert line_of("german", "JH", jack_on_jack="on").startswith("goes on anything; you call")
    assert line_of("ime", "RJ").startswith("goes on anything but a called suit; then any card goes on it")
    assert "then follow the card below it" in line_of("voador", "RJ")
    assert "is set aside" in line_of("amm", "RJ", jokers="hecatombe", lock="off")


def test_what_does_not_add_up_is_not_told_to() -> None:
    """A ten of clubs and a joker of Imesco are answered by a two, and by nothing that adds to them."""
    assert line_of("ime", "10C") == "the next player draws 5, or answers with 2♣"
    assert line_of("ime", "RJ").endswith("the next player draws 4, or answers with 2")
    assert line_of("ime", "7H") == "the next player draws 3, or answers with 7 (makes 6, 9 …) or 2 of its suit"
    assert line_of("ime", "9H") == "the next player draws 1, or answers with 2 of its suit"
    assert line_of("ime", "2H").startswith("answers 6, 7, 9 or 10♣ of its suit and any joker: nobody draws")
    drawn = "the next player draws 3, or answers with"
    assert line_of("serbian", "7H", queen="on") == f"{drawn} 7 or Q of its suit (makes 6, 9 …)"
    assert line_of("serbian", "QH", queen="on") == f"{drawn} Q or 7 of its suit (makes 6, 9 …)"
    assert line_of("serbian", "2D", two_of_diamonds="on").startswith("the next player draws 4")


def test_a_doubled_turn_is_not_told_as_an_alternative_to_what_is_off() -> None:
    off = told("voador", steal="off")
    assert "Dobradinha" in off
    assert "or play it as a dobradinha" not in off


def test_points_are_those_that_are_counted() -> None:
    others = "all others their number"
    with_jokers = told("amm", jokers="hecatombe", lock="off")
    assert f"count 1 for A; 10 for Q, K; 30 for J; 50 for joker; {others}." in with_jokers
    assert f"count 10 for Q, K; 11 for A; 20 for J; {others}." in told("german")
    assert f"count 10 for A, 2♣, 7, 8, 9, Q, K; 20 for J; {others}; the winner gets −40." in told("serbian")
    assert "count 10 for A, 2♣, 2♦, 7, 8, 9, Q, K;" in told("serbian", two_of_diamonds="on")
    assert "The match ends when somebody has more than 501 points; the fewest points win." in told("serbian")
    assert "1 for a round won" in told("ime")
    assert "The match ends when somebody has 3 points or more; the most points win." in told("ime")


@each("name", MAU_MAU)
def test_declared_values_are_those_of_the_account(name: str) -> None:
    """What is told of a card's points is what a round counts for it."""
    words = {word for option in RULEBOOKS[name].options if option.name == "scoring" for word in option.words}
    made = make(name, {"scoring": next(word for word in ("amm_points", "points") if word in words)} if words else {})
    assert isinstance(made, MauMau)
    values = made.rules.scoring.values
    if not values:
        return
    for card in made.rules.deck.kinds:
        state = made.new(max(2, made.seats[0]))
        state.dealt = list(state.order)
        state.hands = [[] for _ in state.status]
        state.pile, state.out = [next(one for one in CARDS if RANK[one] not in (JACK, SEVEN))], [0]
        state.hands[1] = [card]
        account = made.scoring.account
        if isinstance(account, Counting):
            account = but(account, alone=(), round_to=1, to_winner=False)
        lines = account(state, 0)
        assert sum(points for seat, why, _, points in lines if seat == 1) == values[card]


@each(
    ("name", "options", "said"),
    [
        (
            "german",
            {},
            "5 cards each from one pack of 32 cards, 7 to A, without jokers. 2 to 5 people play, clockwise.",
        ),
        ("german", {"packs": 2}, "from 2 packs of 32 cards, 7 to A, without jokers. 2 to 10 people play"),
        ("voador", {}, "2 packs of 54 cards, two jokers to a pack. 2 to 12 people play, counter-clockwise."),
        (
            "zheng",
            {},
            "are dealt one by one, so some may hold one card more. 3 to 8 people",
        ),
        ("zheng", {}, "counter-clockwise"),
        ("zheng", {"teams": "on"}, "4 or 6 people play in two teams, counter-clockwise."),
        ("zheng", {}, "With three players only the last pays, to the first, and the second deals and leads."),
        ("zheng", {}, "two or more cards of each, the same number of each"),
        ("serbian", {}, "The player after the dealer plays first. After each round the next player deals."),
        ("serbian", {}, "If 8 skips you, you can't jump in on it."),
        ("ime", {}, "Before the deal everybody draws a card: the highest plays first (A is low)."),
        ("ime", {"first_player": "host"}, "The host plays first."),
        ("ime", {"first_player": "winner"}, "The winner of the last round plays first"),
        ("solitaire", {}, "9 cards from one pack of 54 cards, two jokers to a pack.\nA card is turned up"),
        ("amm", {}, "If two of them are of one suit, the next player draws 2."),
        ("branne", {}, "up to 10 cards each from 2 packs"),
        ("branne", {}, "Whoever has the most left deals next."),
        ("branne", {}, "answers with 7 (makes 4, 6 …) or 8, 9 or 10 of its suit."),
        ("branne", {}, "**10:** the direction reverses (no change with two); played instead of drawing:"),
        ("branne", {}, "Draw pile used up? The pile is shuffled again."),
        ("makao", {}, "**K♠:** the previous player draws 5, or answers with K♥ or K♠ (makes 10, 15 …),"),
        ("sto-odno", {}, "**7:** the next player draws 2 and sits out."),
        ("sto-odno", {}, "have no cards left.\nWith more than 101 points you're out; the last player left wins"),
        ("sto-odno", {}, "Going out with one of these: −40 for Q♠; −20 for Q♣, Q♦, Q♥."),
        ("german", {}, "The last card still acts; nobody can answer."),
        ("amm", {}, "While a suit is called, all these 8s have to be of that suit."),
        ("voador", {}, "even out of turn, while that card is on top"),
        ("ime", {}, "You may also draw when you don't need to"),
        ("ime", {}, "that card goes on anything and has its effect."),
        ("solitaire", {}, "that card goes on anything and has its effect."),
        ("serbian", {}, "The wrong one counts as forgotten."),
        ("serbian", {}, "or draw until one comes that can, even if you hold one (you may keep it and draw again)"),
        ("switch", {}, "**Q:** play another single card (its suit or Q), or draw one, which you keep."),
        ("tschau-sepp", {}, "**8:** play another card that can be played,"),
        ("sto-odno", {}, "a drawn one alone; all act one by one, past whoever sits out;"),
        ("makao", {}, "sits out, or answers with 4 (adding up for one player)."),
        ("switch", {}, "7, 9 or K), the first has to fit; a drawn one alone; the last one acts."),
        ("voador", {}, "those cards are cancelled, and the next player draws 2, then plays."),
        ("zheng", {}, "The round goes on until only one player has cards."),
    ],
)
def test_the_deal_and_what_was_left_out_are_told(name: str, options: dict[str, Any], said: str) -> None:
    """How many cards there are, who may play and in which direction, who begins, and what people asked about."""
    assert said in told(name, **options)


def test_the_last_card_is_told_to_act_where_it_ends_the_round() -> None:
    """Not where the round goes on, or nobody has to draw for a card."""
    acts = texts.text("en", "rules-last-acts")
    assert {name for name in MAU_MAU if acts not in told(name)} == {"solitaire", "prsi", "branne", "crazy-eights"}
    assert acts not in told("ime", cyclic="on")


@pytest.mark.parametrize("tongue", ONE_A_DAY)
@each("game", MAU_MAU)
def test_several_values_are_a_list_and_not_a_row_of_cards(game: str, tongue: str) -> None:
    """ "Q K 10" would be three cards."""
    for made in variants(game):
        told_so = "\n".join(one.text for one in rules_of(made, tongue).all_sentences())
        assert not re.search(r"(?<![\w♣♦♥♠])(?:[AJQK]|10) (?:[AJQK]|10)(?![\w])", told_so), told_so


# why?


IDS = re.compile(r"(?:AMM|COM|GER|IME|SRB|VOA|ZSY)-\d+")


@cache
def named_by_refusals() -> list[str]:
    """Every rule's id that something refused may name, from the sources and the definitions of the rules."""
    found: set[object] = set()
    for path in (ROOT / "rules" / "library").glob("*.toml"):
        definition = read_definition(path.read_text("utf-8"), shipped=True)
        found |= {one for ids in definition.rules.values() for one in ids}
        found |= {clash.rule for clash in definition.conflicts if clash.refused}
    for path in (ROOT / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in (
                "IllegalAction",
                "RuleIds",
            ):
                found |= {
                    one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
            if isinstance(node, ast.AnnAssign | ast.Assign):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if getattr(target, "id", "") == "rule" and isinstance(node.value, ast.Constant):
                    found.add(node.value.value)
    return sorted(one for one in found if isinstance(one, str) and IDS.fullmatch(one))


def test_there_are_refusals_to_be_explained() -> None:
    assert len(named_by_refusals()) > 40


@each("rule", named_by_refusals)
async def test_a_rule_that_a_refusal_names_is_told(rule: str) -> None:
    """In a game that has it, in every language: its sentences, and its id in small."""
    game = next((made for made in every_game() if has_sentences(made, rule)), None)
    assert game
    for tongue in LANGUAGES:
        said = shown(why_view(rules_of(game, tongue), rule))
        assert rule in said.splitlines()[-1]
        assert texts.text(tongue, "rules-nothing") not in said


WRONG = [
    Action(verb, (card,)) for verb in ("play", "attack", "double", "steal", "roulette", "give") for card in (0, 7, 44)
]
WRONG += [Action(verb, seat=seat) for verb in ("accuse", "choose", "ask") for seat in (0, 1)]
WRONG += [
    Action(verb) for verb in ("draw", "pass", "declare", "knock", "claim", "keep", "decline", "tell", "eat", "look")
]
WRONG += [Action("jump", (20,)), Action("call", suit=7), Action("join"), Action("back"), Action("vote", number=1)]


@each("name", RULEBOOKS)
def test_whatever_is_refused_while_people_play_can_be_asked_about(name: str) -> None:
    for made in (make(name), everything_on(name)):
        seats = max(made.seats[0], min(4, made.seats[1]))
        state, chance = made.new(seats), Random(5)
        made.apply(state, NOBODY, Action("deal", text="1"))
        found = set()
        for _ in range(60):
            if state.phase != PLAYING or not state.stack:
                break
            for seat in range(seats):
                for action in WRONG:
                    try:
                        made.act(Play(made, state.copy(), 0), seat, action)
                    except IllegalAction as why:
                        found.add(why.rule)
            seat = state.stack[-1].seats[0]
            made.apply(state, seat, chance.choice(made.moves(state, seat)))
        assert found
        assert {rule for rule in found if not has_sentences(made, rule)} == set()


@pytest.mark.parametrize("tongue", LANGUAGES)
@each("name", RULEBOOKS)
async def test_charges_and_proposals_are_told(name: str, tongue: str) -> None:
    made = everything_on(name)
    for rule in (*made.charges, *made.proposals):
        assert has_sentences(made, rule), rule
        said = shown(why_view(rules_of(made, tongue), rule))
        assert rule in said
        assert texts.text(tongue, "rules-nothing") not in said


def declared(kind: type) -> Iterator[Any]:
    """The classes of the rules that are derived from this one."""
    for some in kind.__subclasses__():
        if some.__module__.startswith("rules."):
            yield some
        yield from declared(some)


def test_whatever_something_is_about_is_told() -> None:
    """What a decision, a sign at the table, a special word or a game's rule is about has a sentence."""
    games = every_game()
    topics = {topic for made in games for one in rules_of(made).all_sentences() for topic in one.about}
    decisions = {topic for kind in declared(Decision) for topic in kind.about}
    signs = {sign for kind in declared(Own) for sign in kind.shows}
    named = named_by_refusals()
    rules = {topic for made in games for rule in named for topic in made.about(rule)}
    assert len(decisions) > 8
    assert len(signs) > 2
    assert len(rules) > 15
    assert decisions | signs | rules | {*special_words()} <= topics


@pytest.mark.parametrize("tongue", ONE_A_DAY)
@each("name", RULEBOOKS)
async def test_every_page_can_be_shown(name: str, tongue: str) -> None:
    for made in (make(name), everything_on(name)):
        rules = rules_of(made, tongue)
        words = words_of(rules)
        views = [rules_view(rules), rule_options_view(rules), words_view(rules), example_view(rules)]
        views += [word_view(rules, word) for word in words]
        for view in views:
            assert 0 < len(shown(view)) <= 4000
            assert view.total_children_count <= 40
        for word in words:
            assert texts.text(tongue, f"term-{word}").startswith("**")


@each(
    ("game", "options", "number"),
    [
        ("voador", {}, "50"),
        ("voador", {"scoring": "amm_points"}, "100"),
        ("ime", {}, "3"),
        ("ime", {"scoring": "cards"}, "50"),
        ("zheng", {}, "11"),
        ("zheng", {"teams": "on"}, "11 / 50"),
    ],
)
def test_usual_is_told_with_its_number(game: str, options: dict[str, Any], number: str) -> None:
    """The one that is played to; it is left out where nobody knows the other options."""
    made = make(game, options)
    assert f"**default ({number})**" in shown(rule_options_view(rules_of(made)))
    if isinstance(made, MauMau):
        assert str(made.rules.target) == number
    assert option_value(Person("en"), "usual") == "default"


@each(("game", "label"), [("voador", "Roubar a vez"), ("serbian", "Entrar fora da vez")])
def test_a_button_is_called_what_the_game_means_by_it(game: str, label: str) -> None:
    """To jump in is not everywhere to steal the turn."""
    table, seat = example_table(make(game))
    seen = table.views[seat]
    labels = [button.label for button in board(seen).buttons(Page(table, Person("pt-BR")), seen)]
    assert label in labels
    assert f"*{label}*" in told(game, "pt-BR")


@each("name", RULEBOOKS)
def test_an_example_stands_whatever_the_options(name: str) -> None:
    for made in variants(name):
        table, seat = example_table(made)
        seen = table.views[seat]
        assert seen.moves
        assert seen.hand


async def test_what_holds_now_is_told_to_who_asks() -> None:
    """A debt to be answered; nothing about somebody else's."""
    made = make("voador")
    table, seat = example_table(made)
    assert table.state is not None
    made.apply(table.state, seat, Action("play", (parse("7S"),)))
    answering = table.state.stack[-1].seats[0]
    said = shown(now_view(rules_of(made), table.views[answering]))
    assert "play an answer (any suit, unless said otherwise), or draw the cards and lose your turn" in said
    assert "Answer:" in said
    assert "That's all there is to it" in shown(now_view(rules_of(made), table.views[seat]))


# on Discord

LAID = """
top 5S
hand ana 7S 5D KH
hand bia 7H 2C 9C
hand caio 9D 9H 5S
stock 4H 4D 6D 8C
turn ana
"""


async def test_a_refusal_has_a_button_that_tells_its_rule(house: House) -> None:
    await house.begun("ana", "bia", "caio", mau_penalty="3")
    await house.lay(LAID)
    answer = await house.ana.slash(house.channel, "play", move="KH")
    assert "5♤" in answer.response.content
    told_why = await house.press(house.ana, "why", message=answer.response._message)
    said = house.said(told_why.response._message)
    assert "play a card with the same suit or rank" in said
    assert "-# Rule VOA-4 · Mau Mau Voador" in said
    assert told_why.ephemeral


async def test_a_refusal_on_the_hand_has_it_too(house: House) -> None:
    await house.begun("ana", "bia", rules="amm")
    await house.lay("top 5S\nhand ana KH 5D\nhand bia 7H 2C 9C\nturn ana\n")
    assert "why" not in house.buttons(house.hand(house.ana))
    await house.choose(house.ana, "card", "play.KH", message=house.hand(house.ana))
    hand = house.hand(house.ana)
    assert "❌ K♥ doesn't go on 5♠" in house.said(hand)
    await house.click(house.ana, hand, house.buttons(hand)["why"])
    assert "AMM-" in house.said(house.hand(house.ana))
    await house.press(house.ana, "hand", message=house.hand(house.ana))
    assert "### Your turn" in house.said(house.hand(house.ana)), "the way back"


async def test_who_has_to_answer_may_ask_what_that_is(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    assert "why" not in house.buttons(house.hand(house.ana))
    await house.play(house.ana, "7♠")
    asked = (await house.press(house.caio.user, "more", message=house.hand(house.caio))).response._message
    answer = await house.press(house.caio.user, "why", message=asked)
    said = house.said(answer.response._message)
    assert "play an answer (any suit, unless said otherwise), or draw the cards and lose your turn" in said


async def test_who_does_not_sit_there_is_offered_no_why(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    answer = await house.press(house.dora, "draw")
    assert "not at this table" in answer.response.content
    assert "why" not in house.buttons(answer.response._message)


def pages(message: Any) -> dict[str, str]:
    """The custom ids of a message's buttons, by the page that each leads to."""
    ids = (part["custom_id"] for part in parts(message.components) if "custom_id" in part)
    return {read(one).slots.argument: one for one in ids}


async def turned(house: House, who: Any, page: str, message: Any) -> Any:
    """The message when somebody has turned to another page."""
    await who.click(house._real(message), custom_id=pages(message)[page])
    return house.env.backend.get_message(message.channel_id, message.id)


async def test_rules_are_leafed_through(house: House) -> None:
    await house.begun("ana", "bia", "caio", mau_penalty="3")
    answer = await house.ana.slash(house.channel, "rules")
    message = answer.response._message
    assert "## Mau Mau Voador\n" in house.said(message)
    assert "At this table" in house.said(message)
    assert "(*Accuse*), you draw 3" in house.said(message)
    for page, found in (("options", "last card not announced: **3**"), ("example", "an example"), ("words", "Twin")):
        assert {"options.voador", "example.voador", "words.voador"} <= pages(message).keys()
        message = await turned(house, house.ana, f"{page}.voador", message)
        assert found in house.said(message)
        if page == "words":
            await house.choose(house.ana, "rules", "twin", message=message)
            message = house.env.backend.get_message(message.channel_id, message.id)
            assert "Stealing the turn" in house.said(message)
        await house.press(house.ana, "rules", message=message)
        message = house.env.backend.get_message(message.channel_id, message.id)
        assert "At this table" in house.said(message)


@pytest.mark.parametrize("argument", ["", "essentials", "nothing.voador", "essentials.chess", "word.voador"])
async def test_a_forged_page_is_refused(house: House, argument: str) -> None:
    await house.begun("ana", "bia", "caio")
    answer = await house.forge(house.ana, f"mm1:rules:1:-1:{argument}", ["twinned"] if "word" in argument else None)
    assert "moved on" in answer.response.content


async def test_the_rules_lead_to_the_lessons(house: House) -> None:
    answer = await house.ana.slash(house.channel, "rules", game="german")
    lessons = await house.press(house.ana, "learn", message=answer.response._message)
    assert lessons.ephemeral
    assert "German Mau-Mau" in house.said(lessons.response._message)


async def more(house: House) -> Any:
    """What somebody who does not sit there has behind *More* of a lobby."""
    return (await house.press(house.dora, "controls")).response._message


async def test_rules_and_lessons_stand_in_the_lobby_and_at_the_table(house: House) -> None:
    """For everybody who reads there, seated or not, and as they are at this table."""
    await house.seated("ana", "bia", mau_penalty="3")
    lobby = await house.table_message()
    assert texts.text("en", "intro-voador", steal="on") in house.said(lobby)
    asked = await house.press(house.dora, "rules", message=await more(house))
    assert "(*Accuse*), you draw 3" in house.said(house.env.backend.get_message(house.channel.id, asked.response.id))
    lessons = await house.press(house.dora, "learn", message=await more(house))
    assert "Mau Mau Voador" in house.said(lessons.response._message)
    await house.press(house.ana, "start")
    behind = await house.press(house.dora, "more")
    assert behind.ephemeral
    rules = await house.press(house.dora, "rules", message=behind.response._message)
    assert "(*Accuse*), you draw 3" in house.said(rules.response._message)
    behind = await house.press(house.dora, "more")
    lessons = await house.press(house.dora, "learn", message=behind.response._message)
    assert "Mau Mau Voador" in house.said(lessons.response._message)


async def test_an_option_says_what_it_does_where_it_is_changed_and_where_it_is_read(house: House) -> None:
    """In the lobby for the host, and behind *Rules* for everybody; with the number that is usual at this table."""
    await house.seated("ana", "bia", scoring="amm_points", target="70")
    wanted = texts.text("en", "explained-target"), "Default: 100"
    assert wanted[0] not in house.said(await house.panel(house.ana))
    screen = await house.setting(house.ana, "mau_penalty")
    assert texts.text("en", "explained-mau_penalty") in house.said(screen)
    assert "Default: 7" in house.said(screen)
    rules = (await house.press(house.dora, "rules")).response._message
    rules = await turned(house, house.dora, "options.voador", rules)
    await house.choose(house.dora, "rules", "target", message=rules)
    said = house.said(house.env.backend.get_message(rules.channel_id, rules.id))
    assert all(one in said for one in wanted)
    assert "**70**" in said


async def test_the_rules_are_those_of_the_table_where_one_asks(house: House) -> None:
    """Not those of one's own table in another channel; there it is that one. Of several tables in a channel it is the
    one at which somebody sits.
    """
    await house.begun("ana", "bia", "caio", mau_penalty="3")
    elsewhere = house.guild.create_text_channel("elsewhere")
    await house.dora.slash(elsewhere, "open", game="german")
    here = (await house.dora.slash(house.channel, "rules")).response._message
    assert "(*Accuse*), you draw 3" in house.said(here)
    assert "German Mau-Mau" in house.said((await house.dora.slash(elsewhere, "rules")).response._message)
    lonely = house.guild.create_text_channel("lonely")
    assert "German Mau-Mau" in house.said((await house.dora.slash(lonely, "rules")).response._message)
    await house.eva.slash(house.channel, "open", game="zheng")
    for who, told in ((house.ana, "(*Accuse*), you draw 3"), (house.eva, "Zheng Shangyou")):
        assert told in house.said((await who.slash(house.channel, "rules")).response._message)


# what holds of every table


@each("tongue", LANGUAGES)
@each("name", RULEBOOKS)
def test_coming_back_joining_late_and_giving_up_are_told_where_they_hold(name: str, tongue: str) -> None:
    made = make(name)
    lines = {one.text for one in rules_of(made, tongue).all_sentences()}
    if "return_penalty" not in made.options:
        assert not any("returning" in one.about for one in rules_of(made, tongue).all_sentences())
        return
    assert texts.text(tongue, "rules-coming", penalty="worst", walkover="yes") in lines
    for options, facts in (
        ({"return_penalty": "100"}, {"penalty": "100", "walkover": "yes"}),
        ({"walkover": "off"}, {"penalty": "worst", "walkover": "no"}),
    ):
        other = texts.text(tongue, "rules-coming", **facts)
        assert other not in lines
        assert other in {one.text for one in rules_of(make(name, options), tongue).all_sentences()}


@each("tongue", LANGUAGES)
def test_with_how_many_a_game_is_best_is_told_where_its_document_says_so(tongue: str) -> None:
    for name in RULEBOOKS:
        made = make(name)
        least, most = {"voador": (5, 12), "zheng": (4, 6)}.get(name, (0, 0))
        line = texts.text(tongue, "rules-best", least=least, most=most)
        assert (line in [one.text for one in rules_of(made, tongue).all_sentences()]) == bool(most)
    pairs = [one.text for one in rules_of(make("zheng", {"teams": "on"}), tongue).all_sentences()]
    assert texts.text(tongue, "rules-best", least=4, most=6) not in pairs


@each("tongue", LANGUAGES)
def test_ZSY_40_how_teams_draw_for_the_lead_is_told(tongue: str) -> None:
    alone, teams = (told("zheng", tongue, teams=word).replace("\u2068", "") for word in ("off", "on"))
    lines = [texts.text(tongue, "rules-zheng-leads", teams=word) for word in ("no", "yes")]
    assert lines[0] != lines[1]
    assert lines[0] in alone
    assert lines[1] in teams


def test_IME_34_who_sees_a_rebound_and_ZSY_2_how_cards_are_dealt_are_told() -> None:
    """In each language by its words, which no fact of the game makes."""
    seen = {
        "en": "Only the two of you see the cards.",
        "de": "Nur ihr beide seht die Karten.",
        "pt-BR": "Além de você, só quem jogou o curinga vê essas cartas.",
        "sr-Latn": "Vidite ih samo ti i ko je odigrao džokera.",
        "zh-CN": "只有你和出王的人看得到。",
    }
    dealt = {
        "en": "one by one",
        "de": "einzeln",
        "pt-BR": "uma por vez",
        "sr-Latn": "jedna po jedna",
        "zh-CN": "一张一张",
    }
    assert {*seen} == {*dealt} == {*LANGUAGES}
    for tongue in LANGUAGES:
        assert seen[tongue] in told("ime", tongue)
        assert seen[tongue] not in told("solitaire", tongue)
        assert dealt[tongue] in told("zheng", tongue)


BY_PLAYERS = """
name = "By players"
players = [2, 5]
[pack]
packs_from = { 3 = 2 }
[deal]
hand_from = { 3 = 6, 4 = 5 }
[misplay]
cost = 2
once = true
[[cards]]
which = "J"
demand_rank = "all"
[[cards]]
which = "Q"
demand_rank = "7 8H"
"""


def test_numbers_by_players_do_not_overlap() -> None:
    told = to_plain_text(make(BY_PLAYERS), "en")
    assert (
        "With 3 players, 6 cards each.\nWith 4 players or more, 5 cards each.\nWith 3 players or more, 2 packs." in told
    )
    assert "With 2 to 3 players, 3 cards each." in to_plain_text(make(BY_PLAYERS.replace("3 = 6, 4", "2 = 3, 4")), "en")


@each("tongue", LANGUAGES)
def test_a_rank_is_demanded_and_no_card(tongue: str) -> None:
    told = to_plain_text(make(BY_PLAYERS), tongue)
    assert texts.text(tongue, "rules-any-card") not in told
    assert to_plain_text(make(BY_PLAYERS.replace('"all"', '"all -7"')), tongue) != told
    assert to_plain_text(make(BY_PLAYERS.replace("7 8H", "7 8")), tongue) == told


async def test_the_hand_opens_in_place_of_a_refusal(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    answer = (await house.ana.slash(house.channel, "play", move="KH")).response._message
    await house.press(house.ana, "hand", message=answer)
    shown = house.env.backend.get_message(answer.channel_id, answer.id)
    assert "### Your turn" in house.said(shown)
    assert not shown.content
