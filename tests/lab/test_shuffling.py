"""How people shuffle: by the published models, with all cards gathered; and figures of luck hold the truth."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import polars as pl
import pytest

from lab import runs
from lab.analysis import luck_lines
from lab.comparison import check_together, compare_runs
from lab.figures import correlation_of, explained_by
from lab.pool import Processes
from lab.rounds import BadSetup, Setup, play_games, usual_players
from lab.runs import BadRun, framed, run_of
from lab.shuffling import CUT_PROBABILITY, Criterion, TablePack, gathered, overhand, riffle
from lab.simulate import in_memory
from lab.sums import Moments
from lab.totals import RunTotals
from lab.versions import PLAYS, fingerprint, versions_of
from rules.cards import NAMES, RANK, SUIT, parse
from rules.catalogue import RULEBOOKS, make
from rules.chance import FAIR
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING
from rules.strategies.playing import act, quickly
from rules.table import NOBODY, Action
from tests.lab.test_lab import QUIET, complains, maumau
from tests.support.games import played as scripted

ALL = sorted(RULEBOOKS)


class Marks(Random):
    """A lot of which the bits are known."""

    def __init__(self, bits: int) -> None:
        super().__init__(0)
        self.bits = bits

    def getrandbits(self, k: int, /) -> int:
        return self.bits & ((1 << k) - 1)


class Draws(Random):
    """A lot of which the numbers are known."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


def rising(cards: tuple[int, ...]) -> int:
    """How many rising sequences an order has."""
    place = {card: at for at, card in enumerate(cards)}
    return 1 + sum(place[card + 1] < place[card] for card in range(len(cards) - 1))


@pytest.mark.parametrize("times", [1, 2])
def test_riffles_give_each_order_as_often_as_bayer_and_diaconis_say(times: int) -> None:
    """After so many riffles an order with r rising sequences comes up with C(2^times + n - r, n) / 2^(times n)."""
    size, orders = 4, Counter[tuple[int, ...]]({tuple(range(4)): 1})
    for _ in range(times):
        after = Counter[tuple[int, ...]]()
        for order, ways in orders.items():
            for bits in range(1 << size):
                after[tuple(riffle(order, Marks(bits)))] += ways
        orders = after
    packets = 2**times
    assert {one: orders[one] for one in permutations(range(size))} == {
        one: comb(packets + size - rising(one), size) for one in permutations(range(size))
    }


def test_an_overhand_shuffle_turns_the_order_of_the_packets_and_not_that_within_them() -> None:
    cut, stay = CUT_PROBABILITY / 2, CUT_PROBABILITY
    assert overhand([1, 2, 3, 4, 5], Draws(stay, cut, cut, stay)) == [4, 5, 3, 1, 2]
    assert overhand([1, 2, 3], Draws(stay, stay)) == [1, 2, 3]
    assert overhand([1, 2, 3], Draws(cut, cut)) == [3, 2, 1]
    assert overhand([], Draws()) == riffle([], Random(1)) == []


def test_an_overhand_shuffle_parts_each_two_neighbours_as_often() -> None:
    lot, parted, many = Random(1), Counter[int](), 6000
    for _ in range(many):
        order = overhand(range(12), lot)
        place = {card: at for at, card in enumerate(order)}
        parted.update(card for card in range(11) if place[card + 1] != place[card] + 1)
    assert all(abs(parted[card] / many - CUT_PROBABILITY) < 0.02 for card in range(11)), parted


@pytest.mark.parametrize("written", ["riffles", "riffles:0", "riffles:x", "overhand:10001", "none:2", "wash", ""])
def test_a_criterion_that_is_none_is_refused(written: str) -> None:
    assert "riffles:N" in complains("simulate", "german", "--games", 2, "--shuffle", written)


# gathering


def over(name: str, seed: str) -> tuple[SomeGame, Any]:
    """A game of which a round is over."""
    game = make(name)
    state: Any = game.new(usual_players(name))
    game.apply(state, NOBODY, Action("deal", text=seed))
    choosers = quickly(game)
    while state.phase == PLAYING:
        seat = state.stack[-1].seats[0]
        act(game, state, family_of(game).strategy, seat, choosers(state, seat))
    return game, state


@pytest.mark.parametrize("name", ALL)
def test_no_card_is_lost_when_a_round_is_gathered(name: str) -> None:
    for seed in "123":
        _, state = over(name, seed)
        assert sorted(gathered(state)) == sorted(state.cards())


def test_cards_are_gathered_as_people_do() -> None:
    """The hands on the pile, behind the dealer first and each sorted; all of it turned over, on what was not drawn."""
    script = "rules voador\nseats ana bia caio\ndealer ana\npile 9D 10C 5C\nhand bia KD 2H\nhand caio 7S\nhand ana 6C\n"
    state: Any = scripted(script).state
    state.stock = [parse("3S"), parse("4S")]
    lying = [NAMES[card] for card in gathered(state)]
    first, second, third = (["2H", "KD"], ["7S"], ["6C"]) if state.direction > 0 else (["7S"], ["2H", "KD"], ["6C"])
    first, second = (sorted(one, key=parse) for one in (first, second))
    assert lying == ["3S", "4S", *reversed(["9D", "10C", "5C", *first, *second, *third])]


def test_unshuffled_the_card_laid_first_is_dealt_first() -> None:
    game, state = over("german", "1")
    game = game.book.make(game.options)
    pack = TablePack(Criterion.read("none"))
    game.shuffler = pack
    first, state.totals = state.pile[0], [0] * len(state.totals)
    pack.gather(state)
    lying = list(pack.lying)
    game.apply(state, NOBODY, Action("deal", text="2"))
    seats = [(state.dealer + state.direction * steps) % 4 for steps in range(1, 5)]
    assert [state.hands[seat][0] for seat in seats] == lying[:-5:-1]
    assert state.hands[seats[0]][0] == first


@pytest.mark.parametrize(("criterion", "turned"), [("none", True), ("riffles:1", False)])
def test_COM_3_a_pile_is_turned_over_and_shuffled_by_the_same_criterion(criterion: str, turned: bool) -> None:
    replay = scripted("rules voador\nseats ana bia\ntop 10S\nhand ana 4D\nhand bia 8C\nturn ana\n")
    state: Any = replay.state
    game = replay.game.book.make(replay.game.options)
    game.shuffler = TablePack(Criterion.read(criterion))
    below = [parse(name) for name in ["2H", "3S", "4H", "5H", "6H", "9S", "10H", "QH", "KH"]]
    state.aside, state.stock, state.pile = [*state.aside, *state.stock], [], [*below, parse("10S")]
    events = game.apply(state, 0, Action("draw"))
    (stock,) = [list(event.stock) for event in events if type(event).__name__ == "Reshuffled"]
    assert sorted(stock) == sorted(below)
    assert (stock == below[::-1]) is turned


@pytest.mark.parametrize("name", ALL)
def test_every_deal_of_every_game_is_of_the_pack_that_was_gathered(name: str) -> None:
    game, state = over(name, "1")
    game, dealt = game.book.make(game.options), []

    class Seen(TablePack):
        def pack(self, seed: str, cards: Any, /) -> list[int]:
            dealt.append(super().pack(seed, cards))
            return list(dealt[-1])

    game.shuffler = pack = Seen(Criterion.read("none"))
    pack.gather(state)
    again = game.new(usual_players(name))
    game.apply(again, NOBODY, Action("deal", text="2"))
    assert dealt
    assert all(one == gathered(state) for one in dealt)


def test_IME_15_a_full_pile_is_turned_over_and_put_under_the_stock() -> None:
    pile = [
        "3S",
        "4S",
        "5D",
        "6D",
        "7D",
        "9D",
        "10D",
        "KD",
        "QD",
        "3D",
        "4D",
        "5H",
        "6H",
        "9H",
        "10H",
        "KH",
        "QH",
        "7H",
        "KS",
    ]
    script = f"rules ime\noption reshuffle_when_full 20\nseats ana bia caio\npile {' '.join(pile)}\n"
    replay = scripted(f"{script}hand ana 6S 10C 2D\nhand bia 4D 8C\nstock 2C 2H\nturn ana\n")
    game = replay.game.book.make(replay.game.options)
    game.shuffler = TablePack(Criterion.read("none"))
    events = game.apply(replay.state, 0, Action("play", (parse("6S"),)))
    (under,) = [event.stock for event in events if type(event).__name__ == "PutUnder"]
    assert [NAMES[card] for card in under] == pile[::-1]


def test_a_pack_of_other_cards_keeps_what_it_can() -> None:
    pack = TablePack(Criterion.read("none"))
    pack.lying = [5, 3, 3, 9]
    assert pack.pack("1", [1, 3, 5]) == [1, 5, 3]


def test_the_first_deal_is_fair() -> None:
    assert TablePack(Criterion.read("none")).pack("1", range(9)) == FAIR.pack("1", range(9)) != [*range(9)]


# playing


def test_the_game_that_others_play_with_is_shuffled_fairly_still() -> None:
    before = play_games(Setup(game="german", players=3), range(3))
    play_games(Setup(game="german", players=3, shuffle="none", rounds=3), range(3))
    assert play_games(Setup(game="german", players=3), range(3)) == before


def test_rows_are_the_same_whatever_shares_and_processes() -> None:
    setup = Setup(game="solitaire", players=1, shuffle="riffles:2", rounds=4)
    assert play_games(setup, range(6)) == [*play_games(setup, range(2)), *play_games(setup, range(2, 6))]
    one, two = (in_memory(setup, 6, Processes(jobs), QUIET)[0].rows for jobs in (1, 2))
    assert one.equals(two)
    assert one["round"].to_list() == [1, 2, 3, 4] * 6


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("shuffle", ["none", "overhand:3"])
def test_every_game_is_played_round_after_round_with_one_pack(name: str, shuffle: str) -> None:
    rows = play_games(Setup(game=name, players=usual_players(name), shuffle=shuffle, rounds=4), range(2))
    last = {row.number: row for row in rows}
    assert all(row.round == 4 or row.ended == "limit" for row in last.values())
    assert all(row.left > 0 for row in rows), "a hand was dealt"
    assert len({row.seed for row in rows}) == sum(row.round for row in last.values())


@pytest.mark.parametrize(("name", "suits"), [("german", True), ("zheng", False)])
def test_a_row_tells_of_the_hand_that_was_dealt(name: str, *, suits: bool) -> None:
    (first, *_) = rows = play_games(Setup(game=name, players=4), range(1))
    game = make(name)
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text=first.seed))
    for row in rows:
        hand = state.hands[row.seat]
        pairs = [RANK[a] == RANK[b] or (suits and SUIT[a] == SUIT[b]) for a, b in combinations(hand, 2)]
        assert row.alike == sum(pairs) / len(pairs)
        assert row.left == family_of(game).strategy.moves_left(hand)


def test_how_people_shuffle_needs_several_rounds_with_a_pack() -> None:
    with pytest.raises(BadSetup, match="from the second round on"):
        Setup(game="german", players=3, shuffle="none").make_game()
    with pytest.raises(BadSetup, match="not both"):
        Setup(game="german", players=3, matches=True, rounds=2).make_game()
    assert Setup(game="german", players=3, matches=True, shuffle="none").make_game()


def test_what_shuffles_is_part_of_the_build(tmp_path: Path) -> None:
    (tmp_path / "shuffling.py").write_text("", "utf-8")
    assert "shuffling.py" in PLAYS
    assert fingerprint([], tmp_path / "shuffling.py") != fingerprint([])
    assert versions_of("german").build


# limits


def test_IME_51_a_limit_on_time_runs_by_the_pace() -> None:
    options = (("time_limit", "1"),)
    slow, quick = (
        play_games(Setup(game="solitaire", players=1, options=options, pace=pace), range(30)) for pace in (6, 1)
    )
    assert all(row.ended == "mini" and not row.won for row in slow if row.decisions == 9)
    assert max(row.decisions for row in slow) == 9, "the tenth decision would come when the minute is over"
    assert sum(row.won for row in quick) > sum(row.won for row in slow)
    with pytest.raises(BadSetup, match="a pace, in seconds"):
        Setup(game="solitaire", players=1, options=options).make_game()


def test_IME_51_IME_56_a_limit_on_shuffles_ends_a_deal_alone() -> None:
    words = ("simulate", "solitaire", "--games", 60, "--option", "max_reshuffles=1")
    rows = play_games(Setup(game="solitaire", players=1, options=(("max_reshuffles", "1"),)), range(60))
    lost = sum(row.ended == "mini" for row in rows)
    assert 0 < lost < 60
    assert not any(row.won for row in rows if row.ended == "mini")
    said = " ".join(maumau(*words).stdout.split())
    assert f"({lost}) ended without a winner by the limit on shuffles or on time" in said


# luck


def pairs(seed: int, groups: int = 200, size: int = 8) -> pl.DataFrame:
    """Pairs that are alike within a group: both values share the group's luck, and the pair's own."""
    chance = np.random.default_rng(seed)
    group, own, x, y = (chance.normal(size=(groups, many)) for many in (1, size, size, size))
    number = np.repeat(np.arange(groups), size)
    return pl.DataFrame({"group": number, "x": (group + own + x).ravel(), "y": 3 + 2 * (group - own + y).ravel()})


def test_a_correlation_is_pearsons_whatever_the_parts() -> None:
    some, others = pairs(1), pairs(2).with_columns(pl.col("group") + 1000)
    both = pl.concat([some, others])
    found = correlation_of(Moments.of(some).plus(Moments.of(others)))
    assert found.value == pytest.approx(np.corrcoef(both["x"], both["y"])[0, 1])
    assert found.of == len(both)
    whole = correlation_of(Moments.of(both))
    assert (found.low, found.high) == pytest.approx((whole.low, whole.high))


def test_95_percent_of_the_intervals_of_a_correlation_hold_the_truth() -> None:
    """Group and own luck cancel out: the truth is 0, and 0.5 where the own luck has the same sign."""
    plays, held, same = 600, 0, 0
    for seed in range(plays):
        one = pairs(seed)
        found = correlation_of(Moments.of(one))
        held += found.low <= 0 <= found.high
        chance = np.random.default_rng(10_000 + seed)
        luck = np.repeat(chance.normal(size=200), 8)
        two = pl.DataFrame({"group": one["group"], **{name: luck + chance.normal(size=1600) for name in "xy"}})
        found = correlation_of(Moments.of(two))
        same += found.low <= 0.5 <= found.high
    assert 0.925 < held / plays < 0.97
    assert 0.925 < same / plays < 0.97


def test_what_is_always_alike_has_no_correlation() -> None:
    alike = pl.DataFrame({"group": [1, 2, 3], "x": [2.0, 2.0, 2.0], "y": [1.0, 2.0, 3.0]})
    assert correlation_of(Moments.of(alike)).words == correlation_of(Moments()).words == "–"
    assert explained_by(Moments.of(alike)).words == "–"
    line = alike.with_columns(x="y")
    assert correlation_of(Moments.of(line)).value == pytest.approx(1)


def test_what_is_explained_is_the_square_with_both_ends() -> None:
    moments = Moments.of(pairs(1).with_columns(y=-pl.col("x") + pl.col("y") / 4))
    figure, share = correlation_of(moments), explained_by(moments)
    assert figure.high < 0
    assert (share.low, share.value, share.high) == (figure.high**2, figure.value**2, figure.low**2)
    none = explained_by(Moments.of(pairs(3)))
    assert none.low == 0 < none.high


def totals(**more: Any) -> tuple[RunTotals, Setup]:
    setup = Setup(**{"game": "solitaire", "players": 1, "rounds": 6, **more})
    return RunTotals.of(framed(play_games(setup, range(80))), setup), setup


def test_whoever_does_not_shuffle_is_dealt_the_round_before() -> None:
    """Alone the hand comes off the pile, whose neighbours agree; dealt fairly it has nothing to do with it."""
    fair, none = totals()[0], totals(shuffle="none")[0]
    assert correlation_of(none.luck["hands"]).low > 0.2
    assert not correlation_of(fair.luck["hands"]).is_sure
    assert none.dealt["alike"].mean > fair.dealt["alike"].mean + 0.05


def test_the_first_round_is_left_out_of_luck() -> None:
    rows = framed(play_games(Setup(game="german", players=3, rounds=3), range(4)))
    found = RunTotals.of(rows, Setup(game="german", players=3, rounds=3))
    assert found.dealt["alike"].values == 4 * 2 * 3
    assert [int(found.luck[name].totals[0]) for name in found.luck] == [24] * 3
    later = rows.filter(pl.col("round") > 1)
    assert found.luck["explained"].totals[1] == pytest.approx(later["left"].cast(pl.Float64).sum())
    assert found.luck["hands"].totals[2] == pytest.approx(later["left"].cast(pl.Float64).sum())
    assert found.dealt["alike"].mean == pytest.approx(later["alike"].mean())
    single = Setup(game="german", players=3)
    assert luck_lines(RunTotals.of(framed(play_games(single, range(4))), single), single) == []


def test_the_command_prints_luck_and_analyse_says_the_same(tmp_path: Path) -> None:
    words = ("simulate", "solitaire", "--games", 20, "--shuffle", "overhand:2")
    printed = maumau(*words, "--rounds", 5, "--out", tmp_path / "hands").stdout
    setup = runs.load(tmp_path / "hands").setup
    assert (setup.rounds, setup.shuffle) == (5, "overhand:2")
    lines = luck_lines(runs.load(tmp_path / "hands").totals(), setup)
    assert len(lines) == 4
    told = " ".join(maumau("analyse", tmp_path / "hands").stdout.split())
    assert "From the second round on, shuffled overhand:2: pairs of a dealt hand that agree" in told
    for what, figure in lines:
        assert any(what in line and figure in line for line in printed.splitlines())
        assert f"{what}: {figure}" in told
    assert runs.load(tmp_path / "hands").rows["round"].max() == 5
    assert "luck" not in maumau("simulate", "solitaire", "--games", 20).stdout


def test_a_page_of_runs_that_shuffle_otherwise_has_a_picture_of_each(tmp_path: Path) -> None:
    folders = [tmp_path / "perfect", tmp_path / "none"]
    for folder in folders:
        words = ("simulate", "german", "--games", 4, "--rounds", 3, "--shuffle", folder.name, "--out", folder)
        assert maumau(*words).exit_code == 0
    said = " ".join(maumau("analyse", *folders, "--out", tmp_path / "page").stdout.split())
    assert "german, shuffled none against german, compared on 4 deals" in said
    assert sorted(path.name for path in (tmp_path / "page").glob("*.png")) == ["german-4-none.png", "german-4.png"]


def test_ten_rounds_are_played_where_nobody_says_how_many(tmp_path: Path) -> None:
    maumau("simulate", "solitaire", "--games", 2, "--shuffle", "none", "--out", tmp_path / "run")
    assert runs.load(tmp_path / "run").setup.rounds == 10


def test_runs_that_shuffle_otherwise_are_compared_and_that_is_said() -> None:
    def run(**more: Any) -> runs.Run:
        setup = Setup(**{"game": "german", "players": 2, "rounds": 3, **more})
        return run_of(setup, 6, framed(play_games(setup, range(6))))

    said = " ".join(compare_runs(run(), run(shuffle="none")))
    assert "shuffled: none against perfect" in said
    assert "from the second round on the deals differ" in said
    assert "row of 3 rounds" in said or "No difference" in said
    assert "deals differ" not in " ".join(compare_runs(run(), run()))
    with pytest.raises(BadRun, match="3 and with 2 rounds in a row"):
        check_together([run(), run(rounds=2)])
