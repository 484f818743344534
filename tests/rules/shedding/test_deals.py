"""How the later games are dealt and ended, and what holds over whole games: what scripts cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import chance
from rules.cards import EIGHT, JACK, JOKER, JOKERS, NAMES, RANK, SUIT, Deck
from rules.catalogue import RULEBOOKS, make
from rules.match import OVER, PLAYING, FirstDrawn
from rules.options import OptionsConflict
from rules.script.setting import ScriptError
from rules.shedding.amm.jokers import Turned
from rules.shedding.events import Laid
from rules.shedding.game import MauMau
from rules.shedding.ime.laying import LimitReached, own
from rules.shedding.state import MauMauState
from rules.shedding.view import view
from rules.strategies import sensible
from rules.table import NOBODY, Action, IllegalAction, SomeEvent
from rules.view import UNTOLD
from tests.support.examples import examples
from tests.support.games import played, values


def dealt(rules: str, seats: int, seed: str = "1", **options: str | int) -> tuple[MauMau, MauMauState, list[SomeEvent]]:
    """A game just dealt, and what happened."""
    game = make(rules, options)
    state = game.new(seats)
    return game, state, game.apply(state, NOBODY, Action("deal", text=seed))


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_game_deals_to_its_fullest_table(name: str) -> None:
    """With the fewest packs and the largest hands that its options allow, there is a card for everybody."""
    ends = {option.name: (option.low, option.high) for option in RULEBOOKS[name].options if option.numbers}
    for packs in ends.get("packs", (0,)):
        for size in ends.get("hand_size", (0,)):
            chosen = {"packs": packs, "hand_size": size, "jump_in": "off"}
            game = make(name, {key: chosen[key] for key in chosen if key in make(name).options})
            for seats in game.seats:
                state = game.new(seats)
                game.apply(state, NOBODY, Action("deal", text="1"))
                if state.phase == PLAYING and not any(decision.alone for decision in state.stack):
                    assert all(state.hands[seat] for seat in state.order)


TEAMS, PAIRS = {4: [0, 1] * 2, 6: [0, 1] * 3}, {4: [0, 1] * 2, 6: [0, 1, 2] * 2}


@pytest.mark.parametrize(
    ("name", "options", "sides"),
    [
        *((name, {}, {}) for name in RULEBOOKS),
        ("zheng", {"teams": "on"}, TEAMS),
        ("zheng", {"teams": "on", "partners": "chosen"}, TEAMS),
        ("ime", {"teams": "pairs"}, PAIRS),
    ],
)
def test_IME_55_ZSY_40_who_plays_with_whom_as_they_sit(
    name: str, options: dict[str, str], sides: dict[int, list[int]]
) -> None:
    """The lobby says it before, and the match scores by it; with seats for which there are no teams nobody is told."""
    game = make(name, options)
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert game.sides_in_lobby(seats) == sides.get(seats, [])
        if seats in sides or not sides:
            state = game.new(seats)
            game.apply(state, NOBODY, Action("deal", text="1"))
            assert [game.side_of(state, seat) for seat in range(seats)] == sides.get(seats, [*range(seats)])


def test_ZSY_40_drawn_partners_are_nobodys_before_the_deal() -> None:
    game = make("zheng", {"teams": "on", "partners": "drawn"})
    assert [game.sides_in_lobby(seats) for seats in range(game.seats[0], game.seats[1] + 1)] == [[], [], []]
    drawn = set()
    for seed in "12345678":
        state = game.new(4)
        game.apply(state, NOBODY, Action("deal", text=seed))
        drawn.add(tuple(game.side_of(state, seat) for seat in range(4)))
    assert drawn == {(0, 0, 2, 2), (0, 1, 0, 1), (0, 1, 1, 0)}, "whom each side is named after sits first in it"


TIMED = {("serbian", "early_hand_penalty"): ("on", "dealt", 8), ("ime", "time_limit"): (3, "limit", 180)}
"""The options by which something changes by itself: what, and how many seconds behind the deal (SRB-32, IME-51)."""


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("seed", ["1", "4"])
def test_SRB_32_IME_51_what_changes_by_itself_does_so_behind_the_deal(name: str, seed: str) -> None:
    """In the other games, and without these options, nothing does. What is still to be cut is not dealt (SRB-2)."""
    for option in ("", *(option for game, option in TIMED if game == name)):
        chosen, what, seconds = TIMED[name, option] if option else ("", "", 0)
        game = make(name, {option: chosen} if option else {})
        state, at = game.new(game.seats[0]), 100
        game.apply(state, NOBODY, Action("deal", text=seed), at)
        if state.stack[-1].kind == "cut":
            assert game.alarms(state) == {}
            at += 30
            game.apply(state, state.stack[-1].seats[0], Action("decline"), at)
        assert game.alarms(state) == ({what: at + seconds} if option else {})


@pytest.mark.parametrize("seats", range(2, 7))
def test_IME_1_to_IME_4_nine_cards_of_four_packs_clockwise(seats: int) -> None:
    """IME-1, IME-2, IME-3, IME-4: two to six players, four packs with two jokers each, nine cards, clockwise."""
    game, state, _ = dealt("ime", seats)
    assert game.seats == (2, 6)
    assert sorted([*state.stock, *state.pile, *(c for hand in state.hands for c in hand)]) == Deck(4, jokers=2).cards
    assert [len(hand) for hand in state.hands] == [9] * seats
    assert state.direction == 1


def test_IME_2_one_pack_is_dealt_as_far_as_it_goes() -> None:
    _, state, _ = dealt("ime", 6, packs=1)
    assert {len(hand) for hand in state.hands} == {8}
    _, state, _ = dealt("ime", 3, hand_size=5)
    assert {len(hand) for hand in state.hands} == {5}


def test_IME_5_the_highest_drawn_card_begins() -> None:
    """The joker is lowest, then ace to king; who ties draws again."""
    for seed in range(40):
        _, state, events = dealt("ime", 4, str(seed))
        drawn = next(event for event in events if isinstance(event, FirstDrawn))
        heights = [(seat, -1 if JOKERS >> card & 1 else RANK[card]) for seat, card in drawn.drawn]
        best = max(height for _, height in heights[:4])
        assert drawn.seat in [seat for seat, height in heights[:4] if height == best]
        assert state.stack[-1].seats == (drawn.seat,)


def test_IME_5_the_host_or_the_last_winner_begins() -> None:
    _, state, _ = dealt("ime", 4, first_player="host")
    assert state.stack[-1].seats == (0,)
    game, state, _ = dealt("ime", 4, first_player="winner", target=9)
    state.hands[2] = []
    state.won.append(2)
    state.phase = "waiting"
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.stack[-1].seats == (2,)


def test_IME_6_the_card_turned_up_has_no_effect_and_is_no_joker() -> None:
    for seed in range(60):
        _, state, _ = dealt("ime", 3, str(seed))
        assert not JOKERS >> state.base & 1
        assert (state.debt, state.direction, state.call) == (0, 1, -1)


def test_IME_6_without_a_starting_card_the_first_player_lays_any() -> None:
    game, state, _ = dealt("ime", 3, starting_card="off")
    assert state.pile == []
    seat = state.stack[-1].seats[0]
    assert {move.cards[0] for move in game.moves(state, seat) if move.cards} == set(state.hands[seat])
    game.apply(state, seat, Action("play", (min(state.hands[seat]),)))
    assert len(state.pile) >= 1


def test_IME_7_counts_are_shown_where_the_table_wants_it() -> None:
    game, state, _ = dealt("ime", 3)
    assert view(game, state, 0).counts == (9, UNTOLD, UNTOLD)
    game, state, _ = dealt("ime", 3, show_counts="on")
    assert view(game, state, 0).counts == (9, 9, 9)
    assert "ask" not in game.interrupts


def test_IME_13_a_walk_over_ends_the_round() -> None:
    game, state, _ = dealt("ime", 3)
    game.apply(state, 0, Action("leave"))
    game.apply(state, 1, Action("leave"))
    assert state.phase == OVER
    assert state.won == [2]


def test_IME_40_the_price_of_a_shown_card_is_an_option() -> None:
    game, state, _ = dealt("ime", 3, shown_card_penalty=5)
    game.apply(state, 1, Action("show", (state.hands[1][0],)))
    assert len(state.hands[1]) == 14


def test_IME_51_so_many_shuffles_end_the_round() -> None:
    """max_reshuffles: the fewest cards win."""
    game, state, _ = dealt("ime", 3, packs=1, max_reshuffles=1)
    for _ in range(500):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        draws = [move for move in game.moves(state, seat) if move.verb == "draw"]
        choice = draws[0] if draws and len(state.hands[seat]) < 16 else game.moves(state, seat)[0]
        game.apply(state, seat, choice)
    assert state.phase != PLAYING
    winner = state.won[-1]
    assert state.out or state.shuffles == 1
    assert state.out or len(state.hands[winner]) == min(map(len, state.hands))


def test_IME_50_and_IME_55_do_not_go_together() -> None:
    with pytest.raises(OptionsConflict) as why:
        make("ime", {"cyclic": "on", "teams": "pairs"})
    assert why.value.rule == "IME-55"


def test_SRB_20_without_jumping_in() -> None:
    game, _, _ = dealt("serbian", 3, jump_in="off")
    assert "jump" not in game.interrupts


def test_SRB_1_one_pack_and_jumping_in_do_not_go_together() -> None:
    with pytest.raises(OptionsConflict):
        make("serbian", {"packs": 1})
    assert make("serbian", {"packs": 1, "jump_in": "off"}).rules.deck.packs == 1


STRONG = {f"{rank}{suit}" for rank in ("A", "7", "8", "9", "J") for suit in "CDHS"} | {"2C"}


@pytest.mark.parametrize(
    ("options", "strong"),
    [
        ({}, STRONG),
        ({"two_of_diamonds": "on"}, STRONG | {"2D"}),
        ({"queen": "on"}, STRONG | {"QC", "QD", "QH", "QS"}),
        ({"two_of_diamonds": "on", "queen": "on"}, STRONG | {"2D", "QC", "QD", "QH", "QS"}),
        ({"reverser": "queen"}, STRONG - {"9C", "9D", "9H", "9S"} | {"QC", "QD", "QH", "QS"}),
    ],
)
def test_SRB_5_the_strong_cards(options: dict[str, str], strong: set[str]) -> None:
    """Aces, the two of clubs, sevens, eights, nines, jacks; by agreement the two of diamonds and queens.

    They are those that the cutter may keep.
    """
    kept, left = set(), set()
    for seed in range(500):
        game, state, _ = dealt("serbian", 2, str(seed), **options)
        seen = game.view(state)
        (kept if seen.awaits is not None and seen.awaits.kind == "cut" else left).add(NAMES[seen.top])
    assert kept == strong
    assert kept | left == set(NAMES[:52])
    assert not kept & left


def test_SRB_23_of_two_that_jump_in_the_first_is_served() -> None:
    table = "rules serbian\nseats ana bia caio dora\ntop 5D\nhand ana 6D 2H\nhand caio 6D 2H\n"
    replay = played(table + "ana: play 6D\ncaio: jump in 6D")
    with pytest.raises(IllegalAction):
        replay.game.apply(replay.state, 3, Action("jump", (replay.state.base,)))


def test_IME_54_alone_with_a_smaller_hand_and_no_card_turned_up() -> None:
    _, state, _ = dealt("solitaire", 1, hand_size=4, starting_card="off")
    assert [len(hand) for hand in state.hands] == [4]
    assert state.pile == []


# IME-60


def follows(previous: int, card: int) -> bool:
    """What IME-60 demands of every two peers of the pile."""
    joker, on_joker = bool(JOKERS >> card & 1), bool(JOKERS >> previous & 1)
    agrees = on_joker or RANK[card] == RANK[previous] or SUIT[card] == SUIT[previous]
    return (
        (not joker and agrees)
        or (not joker and RANK[previous] == JACK)
        or (joker and RANK[previous] != JACK)
        or RANK[previous] == EIGHT
        or RANK[card] == JACK
    )


def laid(game: MauMau, state: MauMauState, chance: Random) -> Iterator[tuple[int, int, bool]]:
    """Every card laid in a game by lot, with the one below it, and whether an exception of the rule holds."""
    for _ in range(300):
        if state.phase != PLAYING:
            return
        seat = state.stack[-1].seats[0]
        seen = view(game, state, seat)
        move = sensible.choose(seen, chance.choice) if chance.random() < 0.5 else chance.choice(seen.moves)
        top, relay, dull = state.base, bool(state.debt), own(state).dull
        for event in game.apply(state, seat, move):
            if isinstance(event, Laid):
                if top >= 0:
                    yield top, event.card, relay or dull
                top = event.card
            relay = relay and not isinstance(event, Turned)
            dull = dull or isinstance(event, LimitReached)


@pytest.mark.gate
@examples(80)
@given(st.integers(0, 2**32))
def test_IME_60_every_two_neighbours_of_the_pile_agree(seed: int) -> None:
    chance = Random(seed)
    book = RULEBOOKS["ime"]
    while True:
        try:
            game = make("ime", {option.name: chance.choice(values(option)) for option in book.options})
            break
        except OptionsConflict:
            continue
    state = game.new(chance.choice((4, 6)))
    game.apply(state, NOBODY, Action("deal", text=str(seed)))
    for below, card, exempt in laid(game, state, chance):
        assert exempt or follows(below, card), (below, card)


def test_a_script_says_that_a_card_is_in_no_pack_of_the_game() -> None:
    """And not that there are too many of it."""
    with pytest.raises(ScriptError, match="line 3: there is no RJ in the packs of classic"):
        played("rules classic\nseats ana bia\nhand ana RJ")
    with pytest.raises(ScriptError, match="line 4: more copies of 7S than the packs hold"):
        played("rules classic\nseats ana bia\ntop 7S\nhand ana 7S 7S")


def test_AMM_2_AMM_51_a_joker_turned_up_works_and_a_card_is_turned_under_it() -> None:
    """It is set aside; the pile begins with one natural card. A second joker behind it stays in the pack."""
    game, met = make("amm", {"jokers": "both", "lock": "off"}), 0
    for seed in map(str, range(60)):
        state = game.new(3)
        cards = chance.shuffled(seed, 1, game.pack())
        turned = cards[-1 - 3 * 5]
        met += RANK[turned] == JOKER
        game.apply(state, NOBODY, Action("deal", text=seed))
        assert len(state.pile) == 1
        assert RANK[state.pile[0]] != JOKER
        assert state.aside == ([turned] if RANK[turned] == JOKER else [])
        assert (state.stack[-1].kind == "joker") is (RANK[turned] == JOKER)
    assert met > 1
