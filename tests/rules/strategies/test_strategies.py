"""Computer players: they see no more than their seat does, and find what can be found."""

from __future__ import annotations

import time
from itertools import pairwise
from math import exp
from random import Random
from typing import Any

import polars as pl
import pytest
from rich.console import Console

from lab.figures import share_of
from lab.pool import Processes
from lab.rounds import Setup
from lab.simulate import in_memory
from lab.sums import Sums
from lab.tournament import margins
from rules.cards import FOLLOWS, JACKS, NAMES, SUIT, parse
from rules.catalogue import FOR_TABLES, RULEBOOKS, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING
from rules.script.reading import read
from rules.strategies.by_name import NAMES as STRATEGIES
from rules.strategies.by_name import UnknownStrategy, player
from rules.strategies.levels import LEVELS, errs, levels_for, nearest
from rules.strategies.playing import NEVER, gains, play_on, quickly
from rules.strategies.thinking import Budget, Known, think
from rules.table import NOBODY, Action
from tests.support.games import Replay, any_game, classify_speech, seats


def laid(script: str) -> Replay:
    """The table that a script lays out, with what was done in it."""
    replay = Replay(read(script), classify_speech)
    for step, failure in replay.run():
        assert not failure, step.text
    return replay


def does(script: str, seat: int = 0, playouts: int = 400) -> str:
    """What a thinking player does there."""
    replay, lot = laid(script), Random(1)
    move = think(Known(replay.game, replay.state, seat, lot), Budget(playouts), lot)
    return " ".join([move.verb, *(NAMES[card] for card in move.cards)])


def positions(game: SomeGame, state: Any, chance: Random, steps: int) -> Any:
    """Positions of a round in which somebody has a choice, each with the seat."""
    game.apply(state, NOBODY, Action("deal", text=str(chance.random())))
    for _ in range(steps):
        if state.phase != PLAYING:
            return
        seat = state.stack[-1].seats[0]
        moves = game.moves(state, seat)
        if len(moves) > 1:
            yield state, seat
        quiet = [move for move in moves if move.verb != "attack"]
        game.apply(state, seat, chance.choice(quiet))


# what they see


@pytest.mark.gate
@pytest.mark.parametrize("name", ["random", "greedy", "sensible", "erring:0.5", "thinking:8"])
@pytest.mark.parametrize("book", sorted(RULEBOOKS))
def test_dealing_the_unseen_cards_anew_changes_no_choice(book: str, name: str) -> None:
    """COM-10: with any options and any number of seats."""
    chance, plays = Random(f"{book} {name}"), player(name, time.perf_counter).plays
    steps = 8 if name.startswith("thinking") else 60
    for _ in range(2):
        game = any_game(chance, book)
        for state, seat in positions(game, game.new(seats(game, chance)), chance, steps):
            other, lot = game.dealt_anew(state, seat, chance), chance.random()
            assert plays(game, state, seat, Random(lot)) == plays(game, other, seat, Random(lot))


@pytest.mark.parametrize("book", sorted(RULEBOOKS))
def test_a_glance_shows_what_a_view_does(book: str) -> None:
    chance = Random(book)
    game = any_game(chance, book)
    strategy = family_of(game).strategy
    for state, seat in positions(game, game.new(seats(game, chance)), chance, 60):
        view = game.view(state, seat)
        assert strategy.best(strategy.glance(game, state, seat)) == strategy.best(view)
        ranked = strategy.rank_moves(view)
        assert set(ranked) <= set(view.moves)
        assert ranked[0] in strategy.best(view)
        assert set(strategy.greedy(view.moves)) <= set(view.moves)
        assert strategy.quick(game, state, seat)[0] in view.moves


@pytest.mark.gate
@pytest.mark.parametrize("book", sorted(RULEBOOKS))
def test_thinking_is_the_same_for_a_seed_and_a_number_of_playouts(book: str) -> None:
    game, plays = make(book), player("thinking:20", time.perf_counter).plays
    for state, seat in positions(game, game.new(max(2, game.seats[0]) if game.seats[1] > 1 else 1), Random(book), 6):
        saved = state.save()
        first, second = (plays(game, state, seat, Random(3)) for _ in range(2))
        assert first == second
        assert first in game.moves(state, seat)
        assert state.save() == saved


@pytest.mark.gate
def test_thinking_stops_when_its_time_is_up() -> None:
    game = make("classic")
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text="1"))
    ticks = iter(range(1000))
    lot = Random(1)
    think(Known(game, state, state.stack[-1].seats[0], lot), Budget(seconds=5, clock=lambda: float(next(ticks))), lot)
    assert next(ticks) < 10


@pytest.mark.parametrize(
    "name",
    [
        "clever",
        "thinking:",
        "thinking:0",
        "thinking:-3",
        "thinking:0ms",
        "sensible:5",
        "erring",
        "erring:2",
        "erring:x",
        "easy:1",
    ],
)
def test_there_is_no_such_strategy(name: str) -> None:
    if name == "thinking:":
        assert player(name, time.perf_counter).exact
        return
    with pytest.raises(UnknownStrategy):
        player(name, time.perf_counter)


def test_only_a_budget_in_milliseconds_is_not_exact() -> None:
    assert [player(name, time.perf_counter)[::2] for name in STRATEGIES] == [(name, True) for name in STRATEGIES]
    assert not player("thinking:5ms", time.perf_counter).exact


# mistakes


@pytest.mark.parametrize("book", sorted(RULEBOOKS))
def test_mistakes_are_moves_and_nobody_overlooks_that_all_cards_go(book: str) -> None:
    chance, found = Random(book), 0
    for _ in range(3):
        game = any_game(chance, book)
        strategy = family_of(game).strategy
        for state, seat in positions(game, game.new(seats(game, chance)), chance, 60):
            view = game.view(state, seat)
            mistakes = strategy.mistakes(view)
            assert mistakes == strategy.mistakes(strategy.glance(game, state, seat))
            assert set(mistakes) <= set(view.moves)
            assert not mistakes or all(len(move.cards) < len(view.hand) for move in view.moves if move.verb == "play")
            found += len(mistakes)
    assert found


WASTING = """rules german
seats ana bia
top 9S
hand ana 10S JH 8H 8D
hand bia 9C KD
turn ana
"""


def mistakes(script: str) -> set[str]:
    """What people might do there by mistake."""
    replay = laid(script)
    found = family_of(replay.game).strategy.mistakes(replay.game.view(replay.state, 0))
    return {" ".join([move.verb, *(NAMES[card] for card in move.cards)]) for move in found}


def test_the_jack_is_laid_where_another_card_would_do() -> None:
    assert mistakes(WASTING) == {"play JH"}


def test_a_suit_is_called_of_which_few_are_held() -> None:
    replay = laid(WASTING.replace("8D", "8D 10H") + "ana: play JH\n")
    found = family_of(replay.game).strategy.mistakes(replay.game.view(replay.state, 0))
    assert {move.suit for move in found} == {SUIT[parse("8C")]}


def test_a_card_is_overlooked_where_one_may_always_draw() -> None:
    """One time of four: most mistakes are others."""
    replay = laid("rules serbian\nseats ana bia\ntop 9S\nhand ana 10S JH 4H\nhand bia 9C KD\nturn ana\n")
    found = family_of(replay.game).strategy.mistakes(replay.game.view(replay.state, 0))
    assert sorted(move.verb for move in found) == ["draw", "play", "play", "play"]


def test_a_high_card_is_led_a_pair_is_torn_and_one_passes_who_could_beat() -> None:
    hand = "rules zheng\nseats ana bia caio\nhand ana 4C 4D KC\nhand bia 5C 6C\nhand caio 3C 7C\n"
    assert mistakes(f"{hand}turn ana\n") == {"play KC", "play 4C"}
    assert mistakes(f"{hand}turn bia\nbia: play 5C\n") == {"pass"}


@pytest.mark.parametrize("book", ["german", "serbian"])
def test_who_errs_more_is_behind(book: str) -> None:
    for less, more in pairwise(["sensible", "erring:0.4", "erring:1"]):
        setup = Setup(game=book, players=2, strategies=(less, more), rotated=True, seed="few")
        ahead, *_ = margins(in_memory(setup, 40, Processes(1), Console(quiet=True))[0])
        assert ahead.value > 0


@pytest.mark.parametrize("book", FOR_TABLES)
def test_levels_err_less_and_less(book: str) -> None:
    game = make(book)
    shares = [errs(game, level) for level in levels_for(game)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[1] >= shares[-1] == 0
    assert all(nearest(game, level) in levels_for(game) for level in LEVELS)


# known answers

CALLING = """rules german
seats ana bia
top 10H
hand ana JH 7H 8H 8S
hand bia 9C KD
turn ana
"""

ENDING = """rules german
seats ana bia
pile 7S 8S 9S QS KS AS 10H
hand ana 10S QH
hand bia 9C
turn ana
"""


def test_a_two_card_ending_is_as_likely_as_can_be_reckoned() -> None:
    """How likely the other goes out with its one card after either of ours, counted and dealt."""
    replay, lot = laid(ENDING), Random(5)
    game, state = replay.game, replay.state
    known = [*state.pile, *state.hands[0]]
    unseen = list(game.pack())
    for card in known:
        unseen.remove(card)
    for card in state.hands[0]:
        fits = [other for other in unseen if (FOLLOWS[card] | JACKS) >> other & 1]
        exact = len(fits) / len(unseen)
        out = []
        for _ in range(1500):
            world = game.dealt_anew(state, 0, lot)
            game.apply(world, 0, Action("play", (card,)))
            out.append(any(len(move.cards) == 1 for move in game.moves(world, 1)))
        figure = share_of(Sums.of(pl.Series(out)), 0.999)
        assert figure.low <= exact <= figure.high


@pytest.mark.parametrize(
    ("option", "keeps"),
    [("classic", 0), ("classic\noption voluntary_draw on", 3), ("german", 1)],
    ids=["what fits must be laid", "one may always draw", "what fits may be kept"],
)
def test_who_had_to_draw_is_dealt_nothing_that_fitted_then(option: str, keeps: int) -> None:
    """COM-13: how many spades or nines an imagined hand of bia has at most, who drew on the nine of spades."""
    bia = "hand ana 7H KH QS\nhand bia 8H 10H\nhand caio QD KC 10S\nturn bia\nstock KD\nbia: draw\n"
    replay, lot = laid(f"rules {option}\nseats ana bia caio\ntop 9S\n{bia}caio: play 10S\n"), Random(1)
    known = Known(replay.game, replay.state, 0, lot)
    hands = [known.imagined(lot).hands for _ in range(300)]
    follow = FOLLOWS[parse("9S")]
    assert max(sum(follow >> card & 1 for card in some[1]) for some in hands) == keeps
    assert any(follow >> card & 1 for some in hands for card in some[2])


def test_who_picks_of_open_tribute_is_dealt_both_cards_in_whosever_hand() -> None:
    """ZSY-30: ana sees the ace and the two, and not which of them is caio's."""
    script = """rules zheng
option tribute_pick open
seats ana bia caio dora
placed ana bia caio dora
hand ana 3C 4C 5C
hand bia 3D 4D 5D
hand caio AS AH KC
hand dora 2S 7C 7D
caio: give AS
dora: give 2S
"""
    replay, lot, pair = laid(script), Random(1), {parse("AS"), parse("2S")}
    found = set()
    for _ in range(40):
        world = replay.game.dealt_anew(replay.state, 0, lot)
        assert {card for move in replay.game.moves(world, 0) for card in move.cards} == pair
        theirs = [{*hand} & pair for hand in world.hands]
        assert [len(some) for some in theirs] == [0, 0, 1, 1]
        assert sorted(card for hand in world.hands for card in hand) == sorted(c for h in replay.state.hands for c in h)
        found.add(*theirs[2])
    assert found == pair


def test_thinking_plays_the_card_after_which_the_other_is_stuck() -> None:
    """Hardly any spades are left: after the ten of spades the other can seldom go out."""
    assert does(ENDING) == "play 10S"


def test_thinking_finds_a_win_that_can_be_proved() -> None:
    """Nothing that is out beats the ace; whoever leads the four lets another go out."""
    assert does("rules zheng\nseats ana bia caio\nhand ana AC 4D\nhand bia KC\nhand caio QC\nturn ana\n") == "play AC"


def test_thinking_calls_the_suit_in_which_it_goes_out_at_once() -> None:
    """An eight skips the only other one: with spades called, eight goes on eight, and the seven behind it."""
    replay, lot = laid(f"{CALLING}ana: play JH\n"), Random(1)
    assert think(Known(replay.game, replay.state, 0, lot), Budget(200), lot) == Action("call", suit=SUIT[parse("8S")])


def test_thinking_lays_three_cards_of_solitaire_in_the_right_order() -> None:
    """Only the queen leaves a way to lay all three without drawing."""
    script = "rules solitaire\nseats ana\ntop 10D\nhand ana QD 6D 6H\nturn ana\n"
    assert does(script) == "play QD"


def test_alone_it_is_worst_never_to_get_to_an_end() -> None:
    game = make("solitaire")
    state = game.new(1)
    game.apply(state, NOBODY, Action("deal", text="1"))
    assert gains(game, (0,), state)[0] < -NEVER / 2
    play_on(game, state, quickly(game), 5000)
    assert -NEVER / 2 < gains(game, (0,), state)[0] < 0


def test_gains_are_the_part_of_the_others_left_behind() -> None:
    game = make("classic")
    state = game.new(3)
    state.phase, state.totals = "waiting", [0, 10, 10]
    assert gains(game, (0, 0, 0), state) == [1.0, 0.25, 0.25]


@pytest.mark.parametrize(
    ("book", "hands", "half"),
    [
        ("voador", ["4C", "2D 3H 4S"], 1 / 4),
        ("classic", ["4C", "2D 3H 4S"], (1 / 4 + 4 / 13) / 2),  # the points in hand count for two who are not first
        ("zheng", ["4C", "5D 5H 5S"], 1 / 2),  # three of a kind are one play, as a single card is
        ("zheng", ["4C", "4D 4H 7S"], 1 / 3),
    ],
)
def test_gains_of_a_round_that_is_on_are_told_by_what_is_left_to_do(book: str, hands: list[str], half: float) -> None:
    """One move of two is half a chance; who is out is ahead, and of two who are out the first."""
    game = make(book)
    state = game.new(4)
    state.hands = [*([parse(name) for name in hand.split()] for hand in hands), [], []]
    state.phase, state.out = PLAYING, [3, 2]
    ahead = gains(game, (0, 0, 0, 0), state)
    assert ahead == pytest.approx([(1 - half) / 3, half / 3, 2 / 3, 1.0])
    assert sum(ahead) == pytest.approx(2)


@pytest.mark.parametrize(("kept", "worth"), [("RJ", 9), ("JD", 8), ("7H", 5), ("QS", 0)])
def test_what_is_kept_for_later_makes_a_hand_better(kept: str, worth: int) -> None:
    """A jack among three cards is as good as to hold a quarter less of them."""
    left = family_of(make("voador")).strategy.moves_left
    assert left([parse("4C"), parse("QH"), parse(kept)]) == pytest.approx(3 * exp(-worth / 30))
    assert left([]) == 0


def test_where_only_the_winner_scores_it_is_told_who_may_be_first() -> None:
    """IME-61: half as many cards, twice the chance; and all who do not win are alike."""
    game = make("ime")
    state = game.new(3)
    state.hands = [[parse(name) for name in hand.split()] for hand in ("4C 5C", "2D 3H 4S 5S", "6C 8D 8C 9C")]
    state.phase = PLAYING
    lost = 1 / 4
    assert gains(game, (0, 0, 0), state) == pytest.approx([lost + 3 / 4 * chance for chance in (1 / 2, 1 / 4, 1 / 4)])
    state.hands[0], state.out = [], [0]
    assert gains(game, (0, 0, 0), state) == pytest.approx([1, lost, lost])
    state.phase, state.totals = "waiting", [1, 0, 0]
    assert gains(game, (0, 0, 0), state) == pytest.approx([1, lost, lost])


@pytest.mark.gate
def test_who_thinks_is_ahead_of_who_plays_sensibly() -> None:
    """The same deals with the seats changed: few here, more in docs/strategies.md."""
    setup = Setup(game="german", players=2, strategies=("thinking:40", "sensible"), rotated=True, seed="few")
    ahead, *_ = margins(in_memory(setup, 40, Processes(1), Console(quiet=True))[0])
    assert ahead.value > 0
