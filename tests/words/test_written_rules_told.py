"""The rules of games that people write: each sentence is what the engine plays, in every language."""

from __future__ import annotations

import re

from bot.words import texts
from bot.words.rulebook import Sentence, describe_card_actions, mau_mau_rules
from bot.words.texts import Person
from rules.cards import parse
from rules.catalogue import make
from rules.shedding.game import MauMau
from tests.support.folding import each

LANGUAGES = tuple(texts.LANGUAGES)
SKAT = 'name = "A"\nplayers = [2, 4]\n[pack]\ncards = "7 8 9 10 J Q K A"\n'
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def told(text: str, tongue: str) -> list[Sentence]:
    game = make(text)
    assert isinstance(game, MauMau)
    return mau_mau_rules(game, Person(tongue))


def cards(*entries: str) -> str:
    """A definition in which cards do this."""
    return SKAT + "".join(f"[[cards]]\n{entry}\n" for entry in entries)


def does(text: str, card: str, tongue: str) -> str:
    """What is told of a card; nothing where it has no line."""
    return next((one.does for one in told(text, tongue) if parse(card) in one.cards), "")


def everything(text: str, tongue: str) -> str:
    return "\n".join(one.text for one in told(text, tongue))


def said(tongue: str, key: str, **facts: object) -> str:
    return texts.text(tongue, key, **facts)


# which cards


@each("tongue", LANGUAGES)
@each(
    ("words", "suits", "but"),
    [("hearts", (HEARTS,), False), ("red", (DIAMONDS, HEARTS), False), ("all -hearts", (HEARTS,), True)],
)
def test_a_suit_is_told_as_a_suit(words: str, suits: tuple[int, ...], but: bool, tongue: str) -> None:
    """And not as all its cards, of which the pack has 13."""
    named = [said(tongue, f"suit-{suit}") for suit in suits]
    some = texts.format_choice_list(tongue, named)
    wanted = said(tongue, "rules-any-but", cards=texts.format_list(tongue, named)) if but else some
    ending = said(tongue, "rules-not-with", cards=wanted, number=1)
    assert ending in everything(f'name = "A"\n[ending]\nnot_with = "{words}"\n', tongue)
    line = does(cards(f'which = "8"\nlay_again = {{ on_it = "{words}", draws = "none" }}'), "8H", tongue)
    assert wanted in line
    assert "9" not in line


@each("tongue", LANGUAGES)
def test_answers_of_a_suit_are_told_by_suit(tongue: str) -> None:
    """Beside those of them that add to the debt."""
    line = does(cards('which = "7"\ndraw_debt = { cards = 2, answered_by = "red" }'), "7C", tongue)
    both = texts.format_choice_list(tongue, ["7♢", "7♡"])
    adding = said(tongue, "rules-adding", card=both, twice=4, thrice=6)
    suits = [said(tongue, f"suit-{suit}") for suit in (DIAMONDS, HEARTS)]
    assert texts.format_choice_list(tongue, [adding, *suits]) in line


@each("tongue", LANGUAGES)
def test_three_cards_of_a_rank_are_not_the_whole_rank(tongue: str) -> None:
    line = does(cards('which = "8"\nlay_again = { on_it = "9 -9H" }'), "8H", tongue)
    assert texts.format_choice_list(tongue, ["9♧", "9♢", "9♤"]) in line


@each("tongue", LANGUAGES)
def test_no_card_is_told_as_nothing(tongue: str) -> None:
    """What nothing answers has no answers, and what may not be besides is not told."""
    nothing = re.compile(rf"[:：]\s*{said(tongue, 'rules-no-card')}")
    for effect in ("demand_rank", "pass_debt", "draw_debt", "previous_owes"):
        assert not nothing.search(does(cards(f'which = "8"\n{effect} = true'), "8H", tongue))
    skips = does(cards('which = "8"\nskip_debt = "none"'), "8H", tongue)
    assert skips == said(tongue, "does-Skip", whom="next")
    for effect in ("draw_debt = true", "previous_owes = true", 'skip_debt = "none"'):
        assert not nothing.search(everything(cards(f'which = "all"\n{effect}'), tongue))
    assert said(tongue, "does-DemandRank", ranks="A", ranks_all="no", answered_by_none="yes") != said(
        tongue, "does-DemandRank", ranks="A", ranks_all="no", answered_by_none="no", answered_by="K"
    )


@each("tongue", LANGUAGES)
def test_any_card_is_not_one_of_any_card(tongue: str) -> None:
    lines = [
        does(cards(f'which = "8"\nnext_card = {{ one_of = "all", follows = {follows} }}'), "8H", tongue)
        for follows in ("true", "false")
    ]
    assert lines[0] != lines[1]
    assert not any(said(tongue, "rules-any-card") in line for line in lines if line != lines[1])
    assert lines == [said(tongue, "does-NextCard", one_of_all="yes", follows=follows) for follows in ("yes", "no")]


@each("tongue", LANGUAGES)
def test_a_called_suit_is_told_where_a_card_calls(tongue: str) -> None:
    anywhere = '[follow]\nanywhere = "J"\non_call = "A"\n'
    silent, calling = SKAT + anywhere, SKAT + anywhere + '[[cards]]\nwhich = "Q"\ncall_suit = true\n'
    assert does(silent, "JH", tongue) == said(tongue, "goes-anywhere")
    assert does(silent, "AH", tongue) == ""
    assert does(calling, "JH", tongue) == said(tongue, "goes-anywhere-uncalled")
    assert does(calling, "AH", tongue) == said(tongue, "goes-on-call")
    demanding = SKAT + anywhere + '[[cards]]\nwhich = "Q"\ndemand_rank = true\n'
    assert does(demanding, "JH", tongue) == said(tongue, "goes-anywhere")


@each("tongue", LANGUAGES)
def test_as_many_people_as_must_are_told_once(tongue: str) -> None:
    line = next(one.text for one in told('name = "A"\nplayers = [3, 3]\n', tongue) if one.section == "deal")
    assert line.count("3") == 1
    other = next(one.text for one in told('name = "A"\nplayers = [3, 4]\n', tongue) if one.section == "deal")
    assert (other.count("3"), other.count("4")) == (1, 1)


# debts


GROWS = [
    ("itself", ['which = "7"\ndraw_debt = { cards = 2, answered_by = "7" }'], "7", (4, 6)),
    ("once", ['which = "7"\ndraw_debt = { cards = 2, answered_by = "8" }', 'which = "8"\ndraw_debt = 2'], "8", (4,)),
    (
        "more",
        ['which = "7"\ndraw_debt = { cards = 2, answered_by = "8" }', 'which = "8"\ndraw_debt = { cards = 3 }'],
        "8",
        (5,),
    ),
    (
        "no-debt",
        [
            'which = "7"\ndraw_debt = { cards = 2, answered_by = "8" }',
            'which = "8"\nat = "no_debt"\ndraw_debt = { cards = 2, answered_by = "8" }',
        ],
        "8",
        (),
    ),
    (
        "own-rank",
        [
            'which = "7"\ndraw_debt = { cards = 2, answered_by = "8" }',
            'which = "8"\nat = "own_rank"\ndraw_debt = { cards = 2, answered_by = "8" }',
        ],
        "8",
        (),
    ),
    ("in-debt", ['which = "7"\nat = "debt"\ndraw_debt = { cards = 2, answered_by = "7" }'], "7", (4, 6)),
    (
        "ends",
        [
            'which = "7"\ndraw_debt = { cards = 2, answered_by = "8 9" }',
            'which = "8"\ndraw_debt = { cards = 2, answered_by = "9" }',
            'which = "9"\nat = "debt"\nend_debt = true',
        ],
        "8",
        (4,),
    ),
    (
        "passed",
        ['which = "7"\ndraw_debt = { cards = 2, answered_by = "8" }', 'which = "8"\npass_debt = "8"'],
        "8",
        (),
    ),
]


@each("tongue", LANGUAGES)
@each(("case", "entries", "answer", "sums"), GROWS)
def test_a_debt_is_told_to_grow_where_it_does(
    case: str, entries: list[str], answer: str, sums: tuple[int, ...], tongue: str
) -> None:
    line = does(cards(*entries), "7H", tongue)
    facts = dict(zip(("twice", "thrice") if len(sums) > 1 else ("sum",), sums, strict=False))
    key = "rules-adding" if len(sums) > 1 else "rules-adding-once"
    wanted = said(tongue, key, card=answer, **facts) if sums else answer
    if case == "ends":
        wanted = texts.format_choice_list(tongue, [wanted, "9"])
    assert line.endswith(said(tongue, "does-DrawDebt", cards=2, whom="next", answers=wanted))


# whom


@each("tongue", LANGUAGES)
def test_two_effects_on_two_people_name_two_people(tongue: str) -> None:
    """Who sits out is not who draws, unless they have drawn before."""
    for effect, key in (("next_draws = 2", "does-NextDraws"), ("draw_debt = 2", "does-DrawDebt"), ("skip = true", "")):
        rule = (
            [f'which = "8"\nskip = true\n{effect}'] if key else ['which = "8"\nskip = true', f'which = "8"\n{effect}']
        )
        line = does(cards(*rule), "8H", tongue)
        facts = {"cards": 2, "answers": "none", "then": "plays"}
        first, second = said(tongue, "does-Skip", whom="next"), said(tongue, key or "does-Skip", whom="beyond", **facts)
        assert line == said(tongue, "rules-and", one=first, more=second)
        assert second != said(tongue, key or "does-Skip", whom="next", **facts)
    both = does(cards('which = "8"\nnext_draws = 2\nskip = true'), "8H", tongue)
    assert both == said(tongue, "does-NextDraws", whom="next", cards=2, then="sits"), "one person, one sentence"
    debt = does(cards('which = "8"\ndraw_debt = 2\nskip = true'), "8H", tongue)
    assert debt.startswith(said(tongue, "does-DrawDebt", whom="beyond", cards=2, answers="none"))
    apart = does(
        cards('which = "8"\nat = "debt"\nskip = true', 'which = "8"\nat = "no_debt"\nnext_draws = 2'), "8H", tongue
    )
    assert said(tongue, "does-NextDraws", whom="next", cards=2, then="plays") in apart


# turned up, as last card, all cards


@each("tongue", LANGUAGES)
def test_which_cards_act_when_they_are_turned_up_is_told(tongue: str) -> None:
    def opening(text: str) -> str:
        return next(one.text for one in told(text, tongue) if "opening" in one.about)

    seven, jack = 'which = "7"\ndraw_debt = 2', 'which = "J"\ncall_suit = true'
    turned = 'which = "J"\nat = "turned_up"\ncall_suit = true'
    acting = SKAT + '[deal]\nturned_up = "acts"\n'
    assert opening(cards(seven, jack)) == said(tongue, "rules-opening", acts="no")
    assert opening(acting + f"[[cards]]\n{seven}\n") == said(tongue, "rules-opening", acts="yes")
    assert opening(cards(seven, jack, turned)) == said(tongue, "rules-opening", acts="some", cards="J")
    other = cards(seven, 'which = "7"\nat = "turned_up"\nskip = true')
    assert opening(other) == said(tongue, "rules-opening", acts="own")
    skips = said(tongue, "does-Skip", whom="next")
    assert said(tongue, "when-turned_up", does=skips) in does(other, "7H", tongue)
    assert opening(make("tschau-sepp").source or "tschau-sepp") == said(tongue, "rules-opening", acts="some", cards="J")


@each("tongue", LANGUAGES)
def test_what_a_card_does_turned_up_or_last_stands_with_the_card_and_the_moment(tongue: str) -> None:
    text = cards('which = "8"\nat = "turned_up"\nprevious_draws = 3')
    draws = said(tongue, "does-PreviousDraws", cards=3)
    assert does(text, "8H", tongue) == said(tongue, "when-turned_up", does=draws)
    assert [one.text for one in told(text, tongue) if one.section == "moves"] == []
    last = cards('which = "8H"\nat = "last"\nothers_draw_at_the_end = 3')
    once = said(tongue, "does-OthersDrawAtTheEnd", cards=3)
    assert does(last, "8H", tongue) == once
    assert does(last, "8C", tongue) == ""
    assert [one.text for one in told(last, tongue) if one.section == "moves"] == []
    game = make(last)
    assert isinstance(game, MauMau)
    assert [action for _, _, action in describe_card_actions(game, tongue)] == [once]


@each("tongue", LANGUAGES)
def test_what_all_cards_do_is_told_of_every_card(tongue: str) -> None:
    skips = said(tongue, "does-Skip", whom="next")
    every, twin = said(tongue, "rules-every-card"), said(tongue, "when-twin", does=skips)
    for at, line in (("laid", skips), ("twin", twin)):
        text = cards(f'which = "all"\nat = "{at}"\nskip = true')
        assert said(tongue, "rules-card", cards=every, does=line) in everything(text, tongue).splitlines()
    jokers = text.replace(" K A", " K A joker").replace("[[cards]]", '[follow]\nanywhere = "joker"\n[[cards]]')
    assert said(tongue, "rules-card", cards=every, does=twin) in everything(jokers, tongue)
    without = jokers.replace('which = "all"', 'which = "all -joker"')
    some = said(tongue, "rules-any-but", cards=said(tongue, "rules-joker"))
    assert said(tongue, "rules-card", cards=some, does=twin) in everything(without, tongue)


@each("tongue", LANGUAGES)
def test_what_jokers_do_not_do_is_told_apart_from_what_all_cards_do(tongue: str) -> None:
    text = cards(
        'which = "all"\nat = "twin"\nskip = true',
        'which = "all -joker"\nrow = 4\nhands_move_on = true',
        'which = "7"\nreverse = true',
    )
    lines = everything(
        text.replace(" K A", " K A joker").replace("[[cards]]", '[follow]\nanywhere = "joker"\n[[cards]]', 1), tongue
    ).splitlines()
    twin = said(tongue, "when-twin", does=said(tongue, "does-Skip", whom="next"))
    row = said(tongue, "when-row", row=4, does=said(tongue, "does-HandsMoveOn", may="no"))
    some = said(tongue, "rules-any-but", cards=said(tongue, "rules-joker"))
    assert said(tongue, "rules-card", cards=said(tongue, "rules-every-card"), does=twin) in lines
    assert said(tongue, "rules-card", cards=some, does=row) in lines
    assert said(tongue, "rules-card", cards="7", does=said(tongue, "does-Reverse")) in lines


@each("tongue", LANGUAGES)
def test_an_answer_of_one_suit_is_told_alike_of_all_suits(tongue: str) -> None:
    """The jack of spades answers each seven: that of spades, too, by its name."""
    text = cards('which = "7"\ndraw_debt = { cards = 3, answered_by = "JS" }')
    alike = {does(text, f"7{suit}", tongue) for suit in "CDHS"}
    assert alike == {said(tongue, "does-DrawDebt", cards=3, whom="next", answers="J♤")}
