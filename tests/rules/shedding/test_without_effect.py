"""A setting that does nothing is refused when a game is written, and each one that is not refused does something."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from cogs.play.screens import to_plain_text
from cogs.workshop.parts import Tree, to_toml
from rules.catalogue import RULEBOOKS, WRITTEN_DOWN, definition_of, make
from rules.game import of_any
from rules.match import PLAYING, WAITING
from rules.shedding.definitions.checking import accept_definition
from rules.shedding.definitions.faults import BadDefinition, Fault, Wrong
from rules.shedding.definitions.reading import read
from rules.shedding.definitions.sections import SECTIONS
from rules.shedding.game import MauMau
from rules.shedding.parts import (
    CARDS_DO,
    HAS_PARTS,
    MAY_PLAY,
    MOMENT_NEEDS,
    MOMENTS,
    Need,
    Parameter,
    effects,
    features,
)
from rules.shedding.state import MauMauState
from rules.strategies.by_name import sensibly
from rules.table import NOBODY, Action, IllegalAction, Stalled
from tests.support.examples import rest_in_gate

PARAMETERS = {f"{section.name}.{one.name}": one for section in SECTIONS for one in section.parameters}
NEEDING = [(place, at) for place, one in PARAMETERS.items() for at in range(len(one.needs))]
OF_EFFECTS = [(word, one) for word, kind in sorted(effects().items()) for one in kind.parameters if one.needs]
A_LIMIT = ("pack.full_hands", "pack.seats_per_pack")
"""Settings that bound how many sit down, and need not be reached."""
ONLY_SAID = ("declare.word", "declare.second_word")
"""Settings that are told and heard, and change nothing of what is played."""
OF_SCRIPTS = ("counting.shuffled_twice", "counting.stuck")
"""Settings for what hardly ever happens by lot: scripts show them, ``STO-15`` and ``CRA-5``."""
SEEDS, DECISIONS, ROUNDS = 60, 120, 4


def rich() -> Tree:
    """A game in which most settings would do something."""
    return {
        "name": "Rich",
        "players": [2, 5],
        "pack": {"cards": "7 8 9 10 J Q K A joker", "packs": 2},
        "deal": {"hand": 3},
        "follow": {"takes_any": "10", "anywhere": "joker 10"},
        "cards": [
            {"which": "7", "draw_debt": {"cards": 2, "answered_by": "7 8:suit"}},
            {"which": "8", "skip": True},
            {"which": "J", "call_suit": True},
            {"which": "QH", "call_suit": True, "draw_debt": {"cards": 1, "answered_by": "Q J K"}},
            {"which": "K", "silence": True},
            {"which": "9", "others_draw": 1},
        ],
    }


def put(tree: Tree, place: str, value: object) -> None:
    section, _, name = place.partition(".")
    tree.setdefault(section, {})[name] = value


def without(tree: Tree, place: str) -> Tree:
    copy: Tree = json.loads(json.dumps(tree))
    section, _, name = place.partition(".")
    copy.get(section, {}).pop(name, None)
    return copy


def values(one: Parameter) -> list[object]:
    """Values of a parameter that say something."""
    if one is PARAMETERS["pack.cards"]:
        return ["6 7 8 9 10 J Q K A"]
    match one.kind:
        case "switch":
            return [not one.default]
        case "word":
            return [*one.words[1:]]
        case "number":
            some = (3, 1, 2, 5, 20, one.low, one.high)
            return [n for n in dict.fromkeys(some) if one.low <= n <= one.high and n != one.default]
        case "cards":
            return ["J Q", "7 8 K 9", "A 10 hearts"]
        case "points":
            return [{"A 7 8 9 10": 7}]
        case "by_seats":
            return [{"3": 4}]
        case _:
            return ["Hop!"]


def said(value: object) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def meet(tree: Tree, needs: tuple[Need, ...], value: str) -> None:
    """Let what a setting needs be so, and what that needs in turn."""
    for need in needs:
        place, words = need.any_of[0]
        if place in (CARDS_DO, HAS_PARTS, MAY_PLAY) or (need.of and value not in need.of):
            continue
        one, (section, _, name) = PARAMETERS[place], place.partition(".")
        now = tree.get(section, {}).get(name, one.default)
        if words and said(bool(now) if one.kind == "switch" else now) not in words:
            other: object = words[0]
            if one.kind == "switch":
                other = words[0] == "on"
            elif one.kind == "number":
                other = int(words[0])
            put(tree, place, f"{now} joker" if one.kind == "cards" else other)
            meet(tree, one.needs, words[0])
        elif not words and now in (0, "none"):
            put(tree, place, "J Q K A" if one.kind == "cards" else 2)
            meet(tree, one.needs, "2")


def spoil(tree: Tree, need: Need) -> None:
    """Let none of what a setting needs be so."""
    for place, words in need.any_of:
        if place == CARDS_DO:
            for entry in tree["cards"]:
                for word in words:
                    if entry.pop(word, None) is not None:
                        entry["play_again"] = True
        elif place == MAY_PLAY:
            tree["players"] = [3, 4] if words else [2, 2]
        elif place != HAS_PARTS:
            one = PARAMETERS[place]
            wrong: dict[str, list[object]] = {
                "switch": [word == "on" for word in ("off", "on") if word not in words],
                "word": [word for word in one.words if word not in words],
                "number": [n for n in range(one.low, one.high + 1) if words and str(n) not in words] or [0],
                "cards": ["7 8 9 10 J Q K A"] if words else ["none"],
            }
            put(tree, place, wrong[one.kind][0])


def faults(tree: Tree) -> tuple[Fault, ...]:
    try:
        accept_definition(read(to_toml(tree)))
    except BadDefinition as bad:
        return bad.faults
    return ()


def test_what_is_needed_is_there() -> None:
    """Each place is one that can be set, and each word one that it can be."""
    within = {word: {one.name: one for one in kind.parameters} for word, kind in effects(shipped=True).items()}
    asked: list[tuple[Need, dict[str, Parameter]]]
    asked = [(need, {}) for one in PARAMETERS.values() for need in one.needs]
    asked += [(need, {}) for kind in effects(shipped=True).values() for need in kind.needs]
    asked += [(need, {}) for needs in MOMENT_NEEDS.values() for need in needs]
    for word, kind in effects(shipped=True).items():
        asked += [(need, within[word]) for one in kind.parameters for need in one.needs]
    for need, beside in asked:
        for place, words in need.any_of:
            known = {
                CARDS_DO: [*effects(shipped=True)],
                HAS_PARTS: [*features(shipped=True)],
                MAY_PLAY: [str(seats) for seats in range(2, 13)],
            }.get(place)
            if known is None:
                one = {**PARAMETERS, **beside}[place]
                known = [*one.words, *(("off", "on") if one.kind == "switch" else ()), *(("joker",) if words else ())]
                known += [str(number) for number in range(one.low, one.high + 1)]
            assert set(words) <= set(known), (place, words)
    assert MOMENT_NEEDS.keys() <= set(MOMENTS)


@pytest.mark.parametrize(("place", "at"), NEEDING)
def test_a_setting_without_what_it_needs_is_refused(place: str, at: int) -> None:
    one = PARAMETERS[place]
    need, tree = one.needs[at], rich()
    value = need.of[0] if need.of else values(one)[0]
    meet(tree, one.needs, said(value))
    put(tree, place, value)
    assert place not in [fault.place for fault in faults(tree)]
    spoil(tree, need)
    found = [fault for fault in faults(tree) if fault.place == place]
    assert [fault.wrong for fault in found] == [Wrong.WITHOUT_EFFECT]
    assert found[0].given
    assert str(found[0])


@pytest.mark.parametrize(
    ("entry", "place"),
    [
        ({"lay_again": {"draws": "until", "lay_drawn": False}}, "cards.1.lay_again.lay_drawn"),
        ({"skip_debt": {"answered_by": "none", "adds": True}}, "cards.1.skip_debt.adds"),
        ({"end_debt": True}, "cards.1.end_debt"),
        ({"pass_debt": True}, "cards.1.pass_debt"),
        ({"scale_debt": True}, "cards.1.scale_debt"),
        ({"bring_back": 2}, "cards.1.bring_back"),
        ({"at": "debt", "skip": True}, "cards.1.at"),
        ({"at": "own_number", "skip": True}, "cards.1.at"),
    ],
)
def test_so_is_what_a_card_does(entry: Tree, place: str) -> None:
    tree: Tree = {"name": "a", "cards": [{"which": "8", **entry}]}
    assert (place, Wrong.WITHOUT_EFFECT) in [(fault.place, fault.wrong) for fault in faults(tree)]
    put(tree, "ending.plays_on", True)
    if entry.get("at") == "own_number":
        tree["ending"] = {"countdown": True}
    tree["cards"] += [{"which": "7", "draw_debt": 2}]
    if place.count(".") == 3:
        entry_of = tree["cards"][0]
        entry_of[place.split(".")[2]] = {"draws": "one", "lay_drawn": False} if "again" in place else {"adds": True}
    assert faults(tree) == ()


def test_the_dealer_who_begins_anyway_needs_no_card_for_it() -> None:
    tree = {"name": "a", "cards": [{"which": "8", "at": "turned_up", "dealer_begins": True}]}
    assert faults(tree) == ()
    put(tree, "deal.begins", "dealer")
    assert [fault.place for fault in faults(tree)] == ["cards.1.dealer_begins"]


def test_the_loser_scores_no_round() -> None:
    """Where rounds are counted, the point is the winner's whatever else is said, so nothing else may be said."""
    settings = {
        "to": "loser",
        "winner": 5,
        "round_to": 5,
        "exactly": 100,
        "twice": "J",
        "alone": {"Q": 9},
        "last": {"Q": 9},
    }
    for by in ("rounds", "cards", "places", "lives"):
        for name, value in settings.items():
            tree = {"name": "a", "counting": {"by": by, name: value}}
            assert faults(tree) == (Fault(f"counting.{name}", Wrong.WITHOUT_EFFECT, "counting.by = points"),)


def test_what_is_written_as_it_is_anyway_says_nothing() -> None:
    """So a file may name its defaults."""
    assert faults({"name": "a", "counting": {"by": "rounds", "to": "losers", "round_to": 1}}) == ()


def test_a_setting_may_do_something_for_some_options_only() -> None:
    """One that does nothing however they are chosen is refused: also where two of them would have to agree."""
    text = 'name = "a"\n[options]\nby = {{ words = ["points", "rounds"] }}\nto = {{ words = ["losers", "winner"] }}\n'
    text += '[counting]\nby = {{ option = "by"{} }}\nto = {{ option = "to" }}\n'
    accept_definition(read(text.format("")))
    with pytest.raises(BadDefinition) as bad:
        accept_definition(read(text.format(', points = "cards", rounds = "rounds"')))
    assert [fault.place for fault in bad.value.faults] == ["counting.to"]
    one = 'name = "a"\n[options]\nby = { words = ["points", "rounds"] }\n[counting]\nby = { option = "by" }\n'
    with pytest.raises(BadDefinition):
        accept_definition(read(one + 'to = { option = "by", points = "losers", rounds = "winner" }\n'))


def test_cards_that_are_in_no_pack_are_no_setting() -> None:
    tree = {"name": "a", "pack": {"cards": "7 8 9 10 J Q K A"}, "follow": {"anywhere": "2"}}
    assert faults(tree) == (Fault("follow.anywhere", Wrong.ABSENT, "2"),)
    put(tree, "follow.anywhere", "2 8")
    assert faults(tree) == ()


def test_a_game_that_was_written_before_is_loaded() -> None:
    """Its tables play on."""
    text = 'name = "a"\n[counting]\nby = "rounds"\nto = "loser"\n'
    with pytest.raises(BadDefinition):
        accept_definition(read(text))
    game = make(text)
    state = game.new(2)
    game.apply(state, NOBODY, Action("deal", text="1"))
    assert game.load(json.loads(json.dumps(state.save()))) == state


@pytest.mark.parametrize("name", [name for name in RULEBOOKS if name != "zheng"])
def test_the_definitions_of_the_project_say_nothing_in_vain(name: str) -> None:
    accept_definition(read(definition_of(name), shipped=name not in WRITTEN_DOWN))


# what is not refused does something


def course(text: str, seed: int) -> Iterator[object]:
    """Everything that comes of some rounds by lot, in which people also try what is wrong, talk and jump in."""
    game, chance = make(text), Random(seed)
    assert isinstance(game, MauMau)
    state = game.new(4 if game.rules.course.pairs else 2 + seed % 4)
    yield game.seats, game.target, game.deletes_talk, game.punishes_unreadable, game.rules.misplays
    for number in range(ROUNDS):
        if state.phase != WAITING:
            return
        game.apply(state, NOBODY, Action("deal", text=f"{seed} {number}"))
        for _ in range(DECISIONS):
            if state.phase != PLAYING:
                break
            try:
                yield from tried(game, state, chance)
            except Stalled:
                return
        yield state.phase, tuple(state.totals)


def tried(game: MauMau, state: MauMauState, chance: Random) -> Iterator[object]:
    """Somebody does something out of turn, whatever comes of it, or who is asked decides."""
    seat, other, lot = state.stack[-1].seats[0], chance.choice(state.order), chance.random()
    moves = game.moves(state, seat)
    yield seat, moves, len(game.offers(state, seat))
    top = state.base
    jumps = [one for one in state.order if one != seat and top in state.hands[one]]
    action = None
    if lot < 0.3:
        action = chance.choice(
            (
                Action("declare"),
                Action("notice"),
                Action("says", number=1),
                Action("accuse", seat=chance.choice(state.order)),
            )
        )
    elif lot < 0.4 and jumps:
        other, action = jumps[0], Action("jump", (top,))
    elif lot < 0.46 and state.hands[other]:
        action = Action("play", (chance.choice(state.hands[other]),))
    if action is None:
        other, action = (
            seat,
            chance.choice(moves) if chance.random() < 0.5 else sensibly(of_any(game), state, seat, chance),
        )
    try:
        game.apply(state, other, action)
    except IllegalAction as why:
        yield str(why)
    yield json.dumps(state.save(), sort_keys=True)


def differ(one: Tree, other: Tree) -> bool:
    """Whether two games are told or played differently."""
    return to_plain_text(make(to_toml(one)), "en") != to_plain_text(make(to_toml(other)), "en") or play_differs(
        one, other
    )


def play_differs(one: Tree, other: Tree) -> bool:
    first, second = to_toml(one), to_toml(other)
    return any([*course(first, seed)] != [*course(second, seed)] for seed in range(SEEDS))


ALONE = [(place, value) for place, one in PARAMETERS.items() for value in values(one)]


def set_with_its_needs(place: str, value: object) -> Tree:
    tree = rich()
    meet(tree, PARAMETERS[place].needs, said(value))
    put(tree, place, value)
    return tree


@pytest.mark.parametrize("place", [place for place in PARAMETERS if place not in (*A_LIMIT, *ONLY_SAID, *OF_SCRIPTS)])
def test_each_setting_with_what_it_needs_is_played(place: str) -> None:
    """It is not enough that the rules tell it."""
    trees = [set_with_its_needs(place, value) for value in values(PARAMETERS[place])]
    played = [tree for tree in trees if not faults(tree) and can_be_played(without(tree, place))]
    assert any(play_differs(tree, without(tree, place)) for tree in played)


def can_be_played(tree: Tree) -> bool:
    try:
        make(to_toml(tree))
    except BadDefinition:
        return False
    return True


@pytest.mark.parametrize("seed", rest_in_gate(range(400), range(40)))
def test_and_so_does_each_beside_any_others(seed: int) -> None:
    """Of a game that is accepted no setting can be taken away without changing how it is told or played."""
    chance = Random(seed)
    one = chance.choice([one for one in ALONE if one[0] not in A_LIMIT])
    others = [chance.choice(ALONE) for _ in range(chance.randrange(4))]
    tree = rich()
    for place, value in (*others, one):
        if place != one[0] or value == one[1]:
            meet(tree, PARAMETERS[place].needs, said(value))
            put(tree, place, value)
    if not faults(tree) and can_be_played(without(tree, one[0])):
        assert differ(tree, without(tree, one[0]))
