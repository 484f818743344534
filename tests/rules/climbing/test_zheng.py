"""Zheng Shangyou: the deal, the points and the match, and what holds over whole games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import parse
from rules.catalogue import RULEBOOKS, make
from rules.climbing.combinations import HEIGHT, best, code_of, readings
from rules.climbing.events import TributeTaken
from rules.climbing.view import ZhengView
from rules.families import family_of
from rules.game import SomeGame
from rules.match import OVER, PLAYING, WAITING, FirstDrawn, Line
from rules.strategies import sensible
from rules.strategies.climbing import plays_needed, suggestions
from rules.table import NOBODY, UNSEEN, Action, IllegalAction, Reason, SomeEvent
from tests.support.examples import examples

LAW = examples(60)
lots = st.integers(min_value=0, max_value=2**32)


def dealt(seats: int, seed: str = "1", **options: str | int) -> tuple[SomeGame, Any, list[SomeEvent]]:
    game = make("zheng", options)
    state = game.new(seats)
    return game, state, game.apply(state, NOBODY, Action("deal", text=seed))


def round_of(game: SomeGame, state: Any, chance: Random) -> list[SomeEvent]:
    """A round played sensibly to its end."""
    happened: list[SomeEvent] = []
    if state.phase == WAITING:
        happened += game.apply(state, NOBODY, Action("deal", text=str(chance.random())))
    while state.phase == PLAYING:
        seat = state.stack[-1].seats[0]
        happened += game.apply(state, seat, sensible.choose(game.view(state, seat), chance.choice))
    return happened


# the deal


@pytest.mark.parametrize("seats", range(3, 9))
def test_ZSY_1_ZSY_2_everything_is_dealt_anticlockwise(seats: int) -> None:
    """54 cards, one each in turn from the leader on: those who come first may hold one more; the leader leads."""
    game, state, _ = dealt(seats)
    assert game.seats == (3, 8)
    assert sorted(card for hand in state.hands for card in hand) == list(range(54))
    in_turn = [(state.dealer - steps) % seats for steps in range(seats)]
    sizes = [len(state.hands[seat]) for seat in in_turn]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1
    assert state.direction == -1
    assert state.stack[-1].seats == (state.dealer,)


def test_ZSY_2_the_first_leader_is_random() -> None:
    leaders = Counter(dealt(5, str(seed))[1].dealer for seed in range(300))
    assert set(leaders) == set(range(5))
    assert max(leaders.values()) < 100


def test_ZSY_40_one_of_each_team_draws_for_the_lead() -> None:
    """The higher card begins; equal ones are drawn again."""
    again = 0
    for seed in range(200):
        _, state, happened = dealt(6, str(seed), teams="on")
        (drawn,) = [event for event in happened if isinstance(event, FirstDrawn)]
        assert state.teams == [0, 1, 0, 1, 0, 1]
        (one, first), (other, second) = drawn.drawn[-2:]
        assert {state.teams[one], state.teams[other]} == {0, 1}
        assert state.dealer == drawn.seat == (one if HEIGHT[first] > HEIGHT[second] else other)
        for (_, a), (_, b) in zip(drawn.drawn[:-2:2], drawn.drawn[1:-2:2], strict=True):
            assert HEIGHT[a] == HEIGHT[b]
            again += 1
    assert again


@pytest.mark.parametrize("seats", [3, 5])
def test_ZSY_1_teams_need_four_or_six(seats: int) -> None:
    game = make("zheng", {"teams": "on"})
    state = game.new(seats)
    before = state.save()
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, NOBODY, Action("deal", text="1"))
    assert refused.value.reason == Reason.NEEDS_PAIRS
    assert state.save() == before


# points


def points(placed: list[int], **options: str | int) -> list[int]:
    """What each seat scores for a placing."""
    game = make("zheng", options)
    state = game.new(len(placed))
    state.placed, state.teams = (
        placed,
        [seat % 2 for seat in range(len(placed))] if options.get("teams") == "on" else [],
    )
    lines: list[Line] = game.scoring.account(state, placed[0])
    return [sum(value for seat, _, _, value in lines if seat == one) for one in range(len(placed))]


@pytest.mark.parametrize("seats", range(3, 9))
def test_ZSY_20_two_for_the_first_and_one_for_the_second(seats: int) -> None:
    placed = Random(seats).sample(range(seats), seats)
    assert points(placed) == [{placed[0]: 2, placed[1]: 1}.get(seat, 0) for seat in range(seats)]


def in_threes(letters: str, fourth_or_fifth: int) -> tuple[int, int]:
    """What two teams of three score, by the letters of the six places: written down from the rule, case by case."""
    first, second, last = letters[0], letters[1], letters[5]
    score = {"A": 0, "B": 0}
    if first != second:
        score[first] += 3
        score[second] += 2
        score["B" if last == "A" else "A"] += 2
    else:
        third = letters.index(first, 2) + 1
        score[first] = {3: 10, 4: fourth_or_fifth, 5: fourth_or_fifth, 6: 5}[third]
    return score["A"], score["B"]


@pytest.mark.parametrize("fourth_or_fifth", [5, 7])
def test_ZSY_41_ZSY_42_points_of_two_teams_of_three(fourth_or_fifth: int) -> None:
    seen = set()
    for placed in permutations(range(6)):
        letters = "".join("AB"[seat % 2] for seat in placed)
        a, b = in_threes(letters, fourth_or_fifth)
        assert points(list(placed), teams="on", fourth_or_fifth=fourth_or_fifth) == [a, b, a, b, a, b]
        seen.add(letters)
    assert len(seen) == 20
    assert in_threes("BAABAB", 5) == (4, 3)  # the document's example: second, third and fifth


def test_ZSY_45_four_in_partnership_add_up() -> None:
    """First and second of one pair: three points."""
    assert points([0, 2, 1, 3], teams="on") == [3, 0, 3, 0]
    assert points([1, 2, 0, 3], teams="on") == [1, 2, 1, 2]


# the match


def scored(totals: list[int], **options: str | int) -> bool:
    game = make("zheng", options)
    state = game.new(len(totals))
    state.totals, state.placed = totals, list(range(len(totals)))
    state.teams = [seat % 2 for seat in range(len(totals))] if options.get("teams") == "on" else []
    state.threes = len(state.teams) == 6
    return game.target_reached(state)


@pytest.mark.parametrize(
    ("totals", "over"), [([10, 9, 3, 2], False), ([11, 9, 3, 2], True), ([12, 11, 3, 2], True), ([12, 12, 3, 2], False)]
)
def test_ZSY_20_the_higher_total_wins_and_a_tie_goes_on(totals: list[int], over: bool) -> None:
    """target."""
    assert scored(totals) is over
    assert scored([3, 1, 0], target=3)


@pytest.mark.parametrize(
    ("totals", "over"), [([49, 40] * 3, False), ([50, 40] * 3, True), ([55, 50] * 3, True), ([52, 52] * 3, False)]
)
def test_ZSY_44_two_teams_of_three_play_to_fifty(totals: list[int], over: bool) -> None:
    assert scored(totals, teams="on") is over


def test_ZSY_44_the_usual_target_does_not_drop_when_people_leave() -> None:
    """Two teams of three play to fifty, though two of two are left of them."""
    game, chance = make("zheng", {"teams": "on"}), Random(4)
    state = game.new(6)
    round_of(game, state, chance)
    for seat in (state.seating[0], state.seating[1]):
        game.apply(state, seat, Action("leave"))
    state.totals = [15] * 6
    for _ in range(2):
        round_of(game, state, chance)
        assert len(state.order) == 4
        assert state.phase == WAITING
    state.totals = [50 - 5 * team for team in state.teams]
    round_of(game, state, chance)
    assert state.phase == OVER


def test_ZSY_45_two_teams_of_two_play_to_eleven() -> None:
    assert scored([11, 4, 11, 4], teams="on")
    assert not scored([11, 11, 11, 11], teams="on")


def test_ZSY_40_ZSY_45_a_newcomer_has_a_team_before_the_next_deal() -> None:
    """They may be the last who is left: then the match ends before they were dealt to."""
    game = make("zheng", {"teams": "on"})
    state = game.new(4)
    round_of(game, state, Random(1))
    state.totals = [11, 4, 11, 4]
    game.apply(state, 2, Action("leave"))
    game.apply(state, NOBODY, Action("join"))
    assert game.target_reached(state)
    for seat in (0, 1, 3):
        game.apply(state, seat, Action("leave"))
    assert state.phase == OVER
    assert not game.target_reached(state)


@pytest.mark.parametrize(("seats", "teams", "place"), [(3, "off", 1), (4, "off", 2), (5, "off", 2), (6, "off", 2)])
def test_ZSY_20_ZSY_21_the_third_deals_of_three_the_second(seats: int, teams: str, place: int) -> None:
    chance = Random(seats)
    game = make("zheng", {"teams": teams})
    state = game.new(seats)
    round_of(game, state, chance)
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.dealer == state.placed[place]


def test_ZSY_20_ZSY_43_if_who_should_deal_has_left_the_next_in_the_placing_does() -> None:
    game = make("zheng")
    state = game.new(5)
    round_of(game, state, Random(5))
    game.apply(state, state.placed[2], Action("leave"))
    game.apply(state, NOBODY, Action("deal", text="2"))
    assert state.dealer == state.placed[3]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 8])
def test_ZSY_21_ZSY_30_the_last_pay_tribute_to_the_first(seats: int) -> None:
    """The last two, of three only the last, pay their highest; the first two give one back; hands keep their size."""
    chance = Random(seats)
    game = make("zheng", {"target": 1000})
    state = game.new(seats)
    for _ in range(6):
        round_of(game, state, chance)
        placed = state.placed
        happened = game.apply(state, NOBODY, Action("deal", text=str(chance.random())))
        before = [len(hand) for hand in state.hands]
        payers = set(placed[-1:] if seats == 3 else placed[-2:])
        assert set(state.stack[-1].seats) == payers
        for seat in payers:
            heights = {HEIGHT[move.cards[0]] for move in game.moves(state, seat)}
            assert heights == {max(HEIGHT[card] for card in state.hands[seat])}
        while state.stack[-1].kind != "turn":
            seat = state.stack[-1].seats[0]
            happened += game.apply(state, seat, chance.choice(game.moves(state, seat)))
        paid, repaid = [event for event in happened if isinstance(event, TributeTaken)]
        takers = set(placed[:1] if seats == 3 else placed[:2])
        assert {seat for seat, _ in paid.given} == {seat for seat, _ in repaid.taken} == payers
        assert {seat for seat, _ in paid.taken} == {seat for seat, _ in repaid.given} == takers
        assert sorted(card for _, card in paid.given) == sorted(card for _, card in paid.taken)
        assert [len(hand) for hand in state.hands] == before
        assert state.stack[-1].seats == (state.dealer,)
        round_of(game, state, chance)


def test_ZSY_30_what_is_wrong_with_tribute_is_said() -> None:
    game, state, _ = dealt(4)
    state.placed, state.phase = [0, 1, 2, 3], WAITING
    game.apply(state, NOBODY, Action("deal", text="2"))
    low, high = min(state.hands[3], key=HEIGHT.__getitem__), max(state.hands[3], key=HEIGHT.__getitem__)
    stranger = state.hands[0][0]
    for action, reason in (
        (Action("pass"), Reason.TRIBUTE_FIRST),
        (Action("give", (low,)), Reason.NOT_THE_HIGHEST),
        (Action("give", (stranger,)), Reason.NOT_IN_HAND),
        (Action("give", (high, low)), Reason.NOT_IN_HAND),
    ):
        with pytest.raises(IllegalAction) as refused:
            game.apply(state, 3, action)
        assert refused.value.reason == reason
    game.apply(state, 3, Action("give", (high,)))


def test_ZSY_30_everybody_learns_the_own_cards_only() -> None:
    event = TributeTaken(((3, 50), (4, 51)), ((0, 51), (1, 50)), back=False)
    for seat, known in ((NOBODY, set()), (0, {51}), (1, {50}), (2, set()), (3, {50}), (4, {51})):
        seen = event.seen_by(seat)
        assert isinstance(seen, TributeTaken)
        assert {card for _, card in (*seen.given, *seen.taken)} - {UNSEEN} == known


def test_ZSY_30_a_pick_says_nothing_of_whose_card_it_is() -> None:
    """Which of the two the first picks has nothing to do with who laid it, nor with who was faster."""
    first_is_last = Counter[bool]()
    for seed in range(200):
        game = make("zheng")
        state = game.new(4)
        state.placed = [0, 1, 2, 3]
        game.apply(state, NOBODY, Action("deal", text=str(seed)))
        for seat in (2, 3) if seed % 2 else (3, 2):
            game.apply(state, seat, game.moves(state, seat)[0])
        (event,) = [e for e in game.apply(state, 0, Action("choose", number=1)) if isinstance(e, TributeTaken)]
        first_is_last[dict(event.taken)[0] == dict(event.given)[3]] += 1
    assert 60 < first_is_last[True] < 140


def test_a_newcomer_fills_a_team_and_has_its_points() -> None:
    """AMM-40, AMM-41, ZSY-40: the deal waits until both teams are as many again."""
    chance = Random(3)
    game = make("zheng", {"teams": "on"})
    state = game.new(6)
    round_of(game, state, chance)
    game.apply(state, 2, Action("leave"))
    with pytest.raises(IllegalAction):
        game.apply(state, NOBODY, Action("deal", text="x"))
    game.apply(state, NOBODY, Action("join"))
    game.apply(state, NOBODY, Action("deal", text="x"))
    assert state.teams[6] == 0
    assert state.totals[6] == state.totals[0]
    assert [state.teams[seat] for seat in state.order] in ([0, 1] * 3, [1, 0] * 3)


def test_a_seat_that_leaves_is_placed_last() -> None:
    """COM-11, ZSY-41: its team loses the place, and nobody waits for it."""
    chance = Random(5)
    game = make("zheng", {"teams": "on"})
    state = game.new(6)
    game.apply(state, NOBODY, Action("deal", text="1"))
    game.apply(state, 3, Action("leave"))
    round_of(game, state, chance)
    assert state.placed[-1] == 3
    assert len(state.placed) == 6
    state.totals = [20, 12] * 3
    assert not game.target_reached(state)  # fifty, as with six


# whole games


@pytest.mark.gate
@LAW
@given(lots)
def test_a_play_is_accepted_exactly_when_the_enumeration_has_it(seed: int) -> None:
    """Any cards of the hand: accepted if and only if a listed play has as many of each rank, in the same suit."""
    chance = Random(seed)
    twos = chance.choice(["on", "off"])
    game = make("zheng", {"twos_in_sequences": twos})
    state = game.new(chance.randint(3, 8))
    game.apply(state, NOBODY, Action("deal", text=str(seed)))
    for _ in range(60):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        moves = game.moves(state, seat)
        listed = {_alike(move) for move in moves}
        for _ in range(12):
            hand = state.hands[seat]
            like = chance.choice(moves).cards if chance.random() < 0.6 else ()
            drawn = tuple(chance.sample(hand, min(len(hand), chance.randint(1, 6))))
            cards = _swapped(like, hand, chance) if like else drawn
            found = readings(cards, twos=twos == "on")
            meant = best(found, state.to_beat)
            wanted = meant is not None and _alike(Action("play", cards, text=meant.words)) in listed
            trial = state.copy()
            try:
                game.apply(trial, seat, Action("play", cards))
                accepted = True
            except IllegalAction:
                accepted = False
                assert trial.save() == state.save()
            assert accepted == wanted, cards
        game.apply(state, seat, chance.choice(moves))


def _alike(move: Action) -> tuple[Any, ...]:
    return tuple(sorted(HEIGHT[card] for card in move.cards)), move.text


def _swapped(cards: tuple[int, ...], hand: list[int], chance: Random) -> tuple[int, ...]:
    """The same ranks in other suits where the hand has them."""
    left = list(hand)
    chance.shuffle(left)
    found = []
    for card in cards:
        same = next(other for other in left if HEIGHT[other] == HEIGHT[card])
        left.remove(same)
        found.append(same)
    return tuple(found)


@LAW
@given(lots)
def test_ZSY_3_ZSY_4_tricks_go_round(seed: int) -> None:
    """A trick ends when all others that hold cards have passed, and the right one leads; nobody is asked in between."""
    chance = Random(seed)
    game = make("zheng")
    state = game.new(chance.randint(3, 8))
    game.apply(state, NOBODY, Action("deal", text=str(seed)))
    laid_last, passes = NOBODY, 0
    while state.phase == PLAYING:
        (seat,) = state.stack[-1].seats
        assert state.hands[seat]
        leading = state.to_beat is None
        if leading and laid_last != NOBODY:
            expected = laid_last
            while not state.hands[expected]:
                expected = state.order[(state.order.index(expected) - 1) % len(state.order)]
            assert seat == expected
            passes = 0
        moves = game.moves(state, seat)
        assert (Action("pass") in moves) == (not leading)
        move = chance.choice(moves if chance.random() < 0.5 else moves[-1:])
        game.apply(state, seat, move)
        if move.verb == "pass":
            passes += 1
        else:
            laid_last, passes = seat, 0
        others = [other for other in state.holding if other != laid_last]
        assert state.phase != PLAYING or (passes < len(others)) == (state.to_beat is not None)
    assert sorted(state.placed) == sorted(state.order)


@pytest.mark.parametrize(("seats", "teams"), [(3, "off"), (5, "off"), (8, "off"), (4, "on"), (6, "on")])
def test_a_sensible_match_ends(seats: int, teams: str) -> None:
    chance = Random(seats)
    game = make("zheng", {"teams": teams})
    state = game.new(seats)
    rounds = 0
    while state.phase != OVER:
        round_of(game, state, chance)
        rounds += 1
        assert rounds < 60
    best_total = max(state.totals)
    assert state.totals[game.standing(state)[0]] == best_total >= (50 if seats == 6 else 11)


# the computer player


def seen(hand: str, lying: str = "", counts: tuple[int, ...] = (9, 9, 9), **more: Any) -> ZhengView:
    """The view of the first of three seats, which is to move with this hand."""
    game = make("zheng")
    state = game.new(3)
    game.apply(state, NOBODY, Action("deal", text="1"))
    state.hands = [[parse(name) for name in hand.split()], *([3] * count for count in counts[1:])]
    state.stack[-1] = type(state.stack[-1])(0)
    if lying:
        state.lying = [parse(name) for name in lying.split()]
        state.reading, state.by = code_of(readings(state.lying)[0]), more.get("by", 1)
    state.teams = more.get("teams", [])
    found: ZhengView = game.view(state, 0)
    return found


def choice(view: ZhengView) -> set[tuple[str, ...]]:
    return {tuple(sorted(map(str, move.cards))) or ("pass",) for move in family_of(view).strategy.best(view)}


def test_it_keeps_twos_and_jokers() -> None:
    assert choice(seen("3C 7D 9H JC KD 2C RJ", "AS")) == {("pass",)}
    assert choice(seen("3C 7D 9H JC KD 2C RJ", "QS")) == {(str(parse("KD")),)}


def test_it_keeps_sequences_together() -> None:
    assert choice(seen("4C 5D 6H 7C 8D KD 3S 3H", "5S")) == {(str(parse("KD")),)}
    assert plays_needed([parse(name) for name in ["4C", "5D", "6H", "7C", "8D"]]) == 1
    assert plays_needed([parse(name) for name in ["4C", "4D", "5H", "5C", "6D", "6S", "9C"]]) == 2


def test_it_leads_no_single_card_into_a_hand_of_one() -> None:
    """Whoever holds one card would go out: a pair is led, or the highest card."""
    assert choice(seen("3C 6D 6H KD", counts=(4, 1, 5))) == {tuple(sorted(map(str, (parse("6D"), parse("6H")))))}
    assert choice(seen("3C 8D KD", counts=(3, 1, 5))) == {(str(parse("KD")),)}


def test_it_leads_the_longest_of_low_cards() -> None:
    assert choice(seen("3C 4D 5H 6C 7D JD QS")) == {
        tuple(sorted(str(parse(card)) for card in ["3C", "4D", "5H", "6C", "7D"]))
    }


def test_it_takes_a_win_that_can_be_proved() -> None:
    """ZSY-5: nobody can beat the ace, for all higher cards were played; behind it the four goes out."""
    found = seen("AC 4D", counts=(2, 1, 1))
    higher = [card for card in range(54) if HEIGHT[card] >= HEIGHT[parse("AC")] and card != parse("AC")]
    assert choice(replace(found, played=tuple(higher))) == {(str(parse("AC")),)}


def test_everybody_sees_what_was_played() -> None:
    """ZSY-4; but not what somebody took along who left."""
    game, chance = make("zheng"), Random(4)
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text="1"))
    for _ in range(40):
        seat = state.stack[-1].seats[0]
        game.apply(state, seat, chance.choice(game.moves(state, seat)))
        held = [card for hand in state.hands for card in hand]
        assert sorted([*game.view(state, 0).played, *state.lying, *held]) == game.pack()
    game.apply(state, next(seat for seat in state.order if state.hands[seat]), Action("leave"))
    assert game.view(state, 0).played == ()


def test_it_goes_out_when_it_can() -> None:
    assert choice(seen("2C RJ", "AS AH")) == {tuple(sorted(map(str, (parse("2C"), parse("RJ")))))}


def test_it_lets_a_partner_win() -> None:
    assert choice(seen("3C 7D 9H KD", "QS", teams=[0, 0, 1], by=1)) == {("pass",)}
    assert choice(seen("3C 7D 9H KD", "QS", teams=[0, 1, 0], by=1)) == {(str(parse("KD")),)}


def test_suggestions_come_smallest_first_and_without_wild_cards_before_others() -> None:
    found = suggestions(seen("4C 6D 6H 9C 9D 2C RJ", "5S 5H"))
    assert [one.reading.words for one in found if one.reading.pure] == ["set 6", "set 9"]
    assert found[0].reading.words == "set 6"
    assert [one.reading.pure for one in found] == sorted((one.reading.pure for one in found), reverse=True)
    assert len({one.reading for one in found}) == len(found)


def test_a_partner_is_welcomed_with_the_points_of_the_team() -> None:
    """ZSY-45, AMM-40: those of another one of the team who has been dealt to; none where nobody has."""
    game = make("zheng", {"teams": "on"})
    state = game.new(4)
    state.totals = [3, 5, 7, 9]
    assert [game.welcome(state, seat) for seat in range(4)] == [0, 0, 0, 0]
    state.dealt = [0, 1]
    assert [game.welcome(state, seat) for seat in range(4)] == [0, 0, 3, 5]


@pytest.mark.parametrize(("partner", "leads"), [(True, "4D"), (False, "KC")], ids=["a partner", "an opponent"])
def test_a_low_card_is_led_to_let_a_partner_out_and_nobody_else(partner: bool, leads: str) -> None:
    """A computer player of a team counts the cards of the other one: somebody has a single one left."""
    game, state, _ = dealt(4, "teams", teams="on")
    seat = state.stack[-1].seats[0]
    one_left = next(one for one in state.order if one != seat and (state.teams[one] == state.teams[seat]) == partner)
    state.hands = [state.hands[one][:5] for one in range(4)]
    state.hands[one_left] = [parse("5D")]
    state.hands[seat] = [parse(name) for name in ("4D", "9C", "KC")]
    assert sensible.choose(game.view(state, seat), lambda moves: moves[0]).cards == (parse(leads),)


def test_a_lead_that_means_several_things_is_asked_for_and_an_answer_is_not() -> None:
    """ZSY-14: three cards with a joker in a row or of a kind; where something lies its shape says which."""
    game = make("zheng")
    state = game.new(4)
    cards = tuple(parse(name) for name in ("5C", "BJ", "RJ"))
    play = Action("play", cards)
    assert {one.text for one in game.meanings(state, 0, play)} >= {"set 5", "sequence 7 clubs"}
    assert all(one.cards == cards for one in game.meanings(state, 0, play))
    state.reading = code_of(readings((parse("4C"), parse("4D"), parse("4H")))[0])
    assert game.meanings(state, 0, play) == [play]
    assert game.meanings(state, 0, Action("pass")) == [Action("pass")]


def test_options_of_the_first_version_are_led_to_ones_that_there_are() -> None:
    book = RULEBOOKS["zheng"]
    renewed = [book.renewed({"twos_in_sequences": old}, 1) for old in ("on", "off")]
    assert [make("zheng", one).options["twos_in_sequences"] for one in renewed] == ["single", "off"]
