"""Coming and going: what is refused, what it costs (AMM-40 to AMM-42), and that a table stands whoever does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.cards import parse
from rules.catalogue import FOR_TABLES, RULEBOOKS, make
from rules.game import SomeGame
from rules.match import OVER, PLAYING, WAITING
from rules.options import OptionsConflict
from rules.records import but
from rules.script.replay import Replay
from rules.shedding.game import MauMau
from rules.shedding.state import MauMauState
from rules.table import NOBODY, Action, IllegalAction, Reason
from tests.support.examples import EACH_RULEBOOK
from tests.support.games import DOCUMENTED, frozen, packs_of, played, refused, seats, something, values

JOIN, LEAVE, AWAY, BACK, DEAL = (Action(verb) for verb in ("join", "leave", "away", "back", "deal"))
ANA, BIA, CAIO, DORA = range(4)


def table(*acts: str, rules: str = "classic", options: str = "") -> Replay:
    """Ana ends the round with her next card; bia is left with two points or a card, caio with three or two."""
    return played(
        f"rules {rules}\n{options}\nseats ana bia caio\ndirection clockwise\nscores ana 10 bia 40 caio 70\n"
        "top 5S\nhand ana 6S\nhand bia 2C\nhand caio AC 2C\nturn ana\n" + "\n".join(acts)
    )


@pytest.mark.parametrize("name", RULEBOOKS)
def test_as_many_people_come_and_go_as_like(name: str) -> None:
    """Each has a seat of their own, also over weeks; the two who are there play on."""
    game: Any = make(name)
    state = game.new(game.seats[0])
    if game.seats[1] == 1:
        return
    for _ in range(100):
        game.apply(state, NOBODY, JOIN)
        game.apply(state, len(state.status) - 1, LEAVE)
    game.apply(state, NOBODY, JOIN)
    game.apply(state, ANA, LEAVE)
    game.apply(state, NOBODY, Action("deal", text="1"))
    lot = Random(1)
    for _ in range(200):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        game.apply(state, seat, lot.choice(game.legal(state, seat)), 0)
    assert max(state.order) > 100


# what is refused


def test_COM_11_who_is_seated_does_not_join() -> None:
    """Nor who is away, nor who waits for the next deal; who has left may come back."""
    replay = table("bia: away", "novo: join", "caio: leave")
    for seat in (ANA, BIA, 3):
        assert refused(replay, seat, JOIN) == (Reason.NOT_NOW, "AMM-40")
    replay.game.apply(replay.state, CAIO, JOIN)
    assert refused(replay, CAIO, JOIN) == (Reason.NOT_NOW, "AMM-40")


def test_COM_7_no_more_than_there_are_seats() -> None:
    """A place is free again when somebody leaves; who comes back needs one, too."""
    game = make("classic")
    state = game.new(12)
    replay = table()
    replay.game, replay.state = game, state
    game.apply(state, NOBODY, DEAL)
    assert refused(replay, NOBODY, JOIN) == (Reason.TABLE_FULL, "COM-7")
    game.apply(state, 4, LEAVE)
    game.apply(state, NOBODY, JOIN)
    assert game.view(state).seating == tuple(range(13))
    assert refused(replay, NOBODY, JOIN) == (Reason.TABLE_FULL, "COM-7")
    assert refused(replay, 4, JOIN) == (Reason.TABLE_FULL, "COM-7")


@pytest.mark.parametrize("action", [LEAVE, AWAY, BACK])
def test_COM_11_only_who_sits_here_goes_or_comes_back(action: Action) -> None:
    replay = table("caio: leave")
    for seat in (CAIO, 3, 12, NOBODY):
        assert refused(replay, seat, action) == (Reason.NOT_SEATED, "COM-7")


def test_AMM_42_one_is_away_once_and_comes_back_once() -> None:
    """Who waits for the next deal is not away."""
    replay = table("novo: join")
    for seat in (ANA, BIA, 3):
        assert refused(replay, seat, BACK) == (Reason.NOT_NOW, "AMM-42")
    assert refused(replay, 3, AWAY) == (Reason.NOT_NOW, "AMM-42")
    replay.game.apply(replay.state, BIA, AWAY)
    assert refused(replay, BIA, AWAY) == (Reason.NOT_NOW, "AMM-42")
    replay.game.apply(replay.state, BIA, BACK)
    assert refused(replay, BIA, BACK) == (Reason.NOT_NOW, "AMM-42")
    assert replay.game.view(replay.state).status[BIA] == replay.game.view(replay.state).status[ANA]


def test_AMM_2_nothing_is_dealt_within_a_round_or_after_the_match() -> None:
    assert refused(table(), NOBODY, DEAL) == (Reason.ROUND_ON, "AMM-2")
    over = table("ana: play 6S", "= match over", options="option target 20")
    assert refused(over, NOBODY, DEAL) == (Reason.MATCH_OVER, "AMM-2")


def test_AMM_21_after_the_match_nobody_comes_or_goes() -> None:
    over = table("ana: play 6S", options="option target 20")
    assert refused(over, 3, JOIN) == (Reason.MATCH_OVER, "AMM-41")
    for action in (LEAVE, AWAY, BACK):
        assert refused(over, ANA, action) == (Reason.MATCH_OVER, "AMM-21")


def test_COM_11_who_is_not_in_the_round_does_not_act_in_it() -> None:
    """Who joins late waits for the deal; who has left, or never sat here, is a spectator."""
    replay = table("novo: join", "caio: leave")
    for action in (Action("play", (parse("2C"),)), Action("draw"), Action("accuse", seat=ANA), Action("declare")):
        assert refused(replay, 3, action) == (Reason.NOT_IN_ROUND, "COM-9")
        assert refused(replay, CAIO, action) == (Reason.NOT_SEATED, "COM-7")
        assert refused(replay, NOBODY, action) == (Reason.NOT_SEATED, "COM-7")
    for seat in (3, CAIO, NOBODY):
        assert replay.game.legal(replay.state, seat) == []
    between = table("ana: play 6S")
    assert refused(between, ANA, Action("draw")) == (Reason.ROUND_OVER, "COM-9")
    assert between.game.legal(between.state, ANA) == []


def test_AMM_21_with_too_few_left_between_rounds_the_match_is_over() -> None:
    """As within a round: two may play on, one may not."""
    table(*NEXT, "bia: leave", "= match on", "caio: leave", "= match over", "= winner ana")
    table("bia: leave", "= round on", "caio: leave", "= match over", "= winner ana")
    table(*NEXT, "bia: leave", "dora: join", "caio: leave", "= match on", "deal q", "= seats ana dora")


# with which total


NEXT = ("ana: play 6S", "= round over")
"""Ana 10, bia 42, caio 73."""


def test_AMM_41_who_joins_late_begins_with_the_worst_total() -> None:
    """Whoever has it, absent players too, but nobody who has left; a penalty for coming back is none of theirs."""
    table("dora: join", *NEXT, "= scores dora 0", "deal q", "= scores ana 10 bia 42 caio 73 dora 73")
    table(*NEXT, "caio: leave", "dora: join", "deal q", "= scores dora 42")
    table("caio: away", *NEXT, "dora: join", "deal q", "= scores dora 73")
    table(*NEXT, "dora: join", "deal q", "= scores dora 73", options="option return_penalty 100")


def test_AMM_41_where_the_highest_total_wins_the_worst_is_the_lowest() -> None:
    """Of rounds won; who joins has won none of theirs."""
    wins = "option scoring wins\noption target 900"
    table("dora: join", "ana: play 6S", "deal q", "= scores ana 11 dora 11", rules="voador", options=wins)
    table("ana: play 6S", "ana: leave", "dora: join", "deal q", "= scores dora 40", rules="voador", options=wins)


@pytest.mark.parametrize(
    ("penalty", "bia", "caio"), [("worst", "73", "= scores caio 72"), ("100", "143", "= scores caio 172")]
)
def test_AMM_40_coming_back_costs(penalty: str, bia: str, caio: str) -> None:
    """The worst total at the table, or the own one if that is worse; or a hundred points more than one had."""
    option = f"option return_penalty {penalty}\noption target 900"
    table("bia: leave", *NEXT, "bia: join", "deal q", f"= scores bia {bia}", options=option)
    table("caio: leave", *NEXT, "caio: join", "deal q", caio, options=option)


@pytest.mark.parametrize(("penalty", "caio"), [("worst", 11), ("100", -30)])
def test_AMM_40_where_the_highest_total_wins_coming_back_takes_points(penalty: str, caio: int) -> None:
    options = f"option scoring wins\noption target 900\noption return_penalty {penalty}"
    table(
        "ana: play 6S", "caio: leave", "caio: join", "deal q", f"= scores caio {caio}", rules="voador", options=options
    )


def test_AMM_40_who_was_never_dealt_to_does_not_come_back() -> None:
    """Joining, leaving before the deal and joining again is joining late."""
    option = "option return_penalty 100"
    table("dora: join", "dora: leave", "dora: join", *NEXT, "deal q", "= scores dora 73", options=option)


def test_AMM_40_AMM_41_who_waits_for_the_next_deal_wins_no_match() -> None:
    """Whoever joins, or has left and come back; only where nobody else stays they have a place."""
    for waits in (("dora: join",), ("ana: leave", "ana: join")):
        replay = table(*NEXT, *waits)
        replay.game.apply(replay.state, NOBODY, Action("end"))
        seats = [seat for seat in range(3) if not (waits[0] == "ana: leave" and seat == ANA)]
        assert replay.game.standing(replay.state) == seats
    replay = table(*NEXT, "dora: join", "bia: leave", "caio: leave")
    replay.game.apply(replay.state, ANA, LEAVE)
    assert replay.state.phase == OVER
    assert replay.game.standing(replay.state) == [3]


def test_AMM_2_only_the_house_deals() -> None:
    replay = table(*NEXT)
    assert refused(replay, ANA, DEAL) == (Reason.NOT_NOW, "AMM-2")


def test_AMM_40_a_computer_player_that_joins_is_one() -> None:
    replay = table()
    replay.game.apply(replay.state, NOBODY, but(JOIN, text="computer"))
    assert replay.game.view(replay.state).computers == (3,)
    replay.game.apply(replay.state, 3, LEAVE)
    assert replay.game.view(replay.state).computers == ()


# a round that is missed


def test_AMM_42_who_leaves_scores_the_worst_hand_of_each_round_missed() -> None:
    """Of those who played it: caio's three, not the hand that was set aside."""
    table("bia: leave", *NEXT, "= scores ana 10 bia 43 caio 73")
    table("caio: leave", *NEXT, "= scores ana 10 bia 42 caio 72")


@pytest.mark.parametrize(("back", "total"), [(True, 42 + 12), (False, 42 + 12)])
def test_AMM_42_who_is_away_at_the_deal_has_missed_the_round(back: bool, total: int) -> None:
    """Whatever a computer player scores for them, and though they come back before its end."""
    replay = table("bia: away", *NEXT, "= scores bia 42", "deal q", options="option target 900")
    game, state = replay.game, replay.state
    if back:
        game.apply(state, BIA, BACK)
    (seat,) = game.view(state).awaits.seats
    assert seat == BIA
    state.hands = [[parse("KC")], [parse("2C")], [parse("QC"), parse("2C")]]
    state.base = parse("5C")
    game.apply(state, BIA, Action("play", (parse("2C"),)))
    view = game.view(state)
    assert view.won[-1] == BIA
    assert view.totals == (10 + 10, total, 73 + 12)


def test_AMM_42_who_goes_away_during_a_round_plays_it() -> None:
    """The computer player's hand counts; the next round is missed only by who is still away at its deal."""
    table("bia: away", *NEXT, "= scores bia 42")
    replay = table("bia: away", "bia: back", *NEXT, "= scores bia 42", "deal q")
    assert replay.game.view(replay.state).totals == (10, 42, 73)


ROUNDS, STEPS = 14, 130


PROPOSALS = ("IME-50", "COM-20")


def game_by_lot(name: str, chance: Random) -> SomeGame:
    """Every other time as the document plays; else with options drawn by lot."""
    while chance.random() < 0.5:
        try:
            return make(name, {option.name: chance.choice(values(option)) for option in RULEBOOKS[name].options})
        except OptionsConflict:
            continue
    return make(name)


def restless(game: SomeGame, state: Any, chance: Random) -> tuple[int, Action]:
    """What somebody might do: often come or go, propose and vote, or let the time run out."""
    kind, anybody = chance.random(), chance.choice(range(len(state.status)))
    if kind < 0.80:
        return something(game, state, chance)
    if kind < 0.84:
        return anybody, LEAVE
    if kind < 0.90:
        new = chance.random() < 0.5
        return NOBODY if new else anybody, Action("join", text="computer" if chance.random() < 0.5 else "")
    if kind < 0.94:
        return anybody, Action(chance.choice(("away", "back")))
    if kind < 0.96:
        return anybody, Action("propose", text=chance.choice(PROPOSALS))
    if kind < 0.99:
        return anybody, Action("vote", number=chance.randrange(2))
    return NOBODY, Action(chance.choice(("time", "expire")))


def stands(game: SomeGame, state: Any) -> None:
    """Everybody sees the table; whoever is awaited sits there and may do something; nothing of a round outlasts it."""
    for seat in (NOBODY, *range(len(state.status))):
        game.view(state, seat)
    assert sorted(state.cards()) in packs_of(game) or not state.round
    if state.phase == PLAYING:
        decision = state.stack[-1]
        assert decision.seats
        assert set(decision.seats) <= set(state.order)
        for seat in decision.seats:
            assert game.moves(state, seat), decision
    else:
        assert not state.stack
        assert state.vote is None
        if isinstance(state, MauMauState):
            assert (state.hidden, state.debt, state.talk.silent) == (0, 0, False)


def all_leave(game: SomeGame, state: Any, chance: Random) -> None:
    """One after the other gets up, until the match is over."""
    going = list(range(len(state.status)))
    chance.shuffle(going)
    for seat in going:
        try:
            game.apply(state, seat, LEAVE)
        except IllegalAction:
            continue
        stands(game, state)
    assert state.phase == OVER


@pytest.mark.parametrize("name", EACH_RULEBOOK)
def test_COM_21_COM_11_a_table_stands_whoever_comes_and_goes(name: str) -> None:
    """In every decision, and between rounds; from each point all may leave, one after the other."""
    for seed in range(ROUNDS):
        chance = Random(seed)
        game = game_by_lot(name, chance)
        state, at = game.new(seats(game, chance)), 0
        for step in range(STEPS):
            at += chance.randrange(30)
            if state.phase == OVER:
                break
            try:
                if state.phase == WAITING and chance.random() < 0.5:
                    game.apply(state, NOBODY, Action("deal", text=f"{seed}/{step}"), at)
                elif state.phase == WAITING:
                    anybody = chance.choice(range(len(state.status)))
                    game.apply(state, anybody, Action(chance.choice(("leave", "join", "away", "back"))), at)
                else:
                    before = frozen(state)
                    who, action = restless(game, state, chance)
                    game.apply(state, who, action, at)
            except IllegalAction:
                assert state.phase == WAITING or frozen(state) == before
                continue
            stands(game, state)
            if step % 3 == 0:
                all_leave(game, state.copy(), chance)


DRAWN = """
rules {game}
{option}
seats ana bia
top 9S
hand ana 10D KH
hand bia 7D 8C
turn ana
stock 8S
ana: draw
"""


ENDS = {
    "the last opponent leaves": (1, LEAVE, 60),
    "the drawer leaves": (0, LEAVE, 60),
    "the time is up": (NOBODY, Action("time"), 10_000),
    "the table votes": (1, Action("vote", number=1), 60),
}


@pytest.mark.parametrize("how", ENDS)
def test_COM_21_a_drawn_card_that_waits_is_kept_when_the_round_ends(how: str) -> None:
    """It is shown as drawn, whatever ends the round, and everybody still sees the table."""
    option = {"the time is up": "option time_limit 2", "the table votes": "option cyclic on"}.get(how, "")
    replay = played(DRAWN.format(game="ime", option=option))
    game, state = replay.game, replay.state
    assert state.hidden == 1
    if how == "the table votes":
        game.apply(state, 0, Action("propose", text="IME-50"))
    seat, action, at = ENDS[how]
    told = [type(seen).__name__ for event in game.apply(state, seat, action, at) if (seen := event.seen_by(NOBODY))]
    assert "DrawShown" in told
    assert "RoundEnded" in told
    assert state.phase != PLAYING
    stands(game, state)


@pytest.mark.parametrize("name", [name for name in DOCUMENTED if name in FOR_TABLES and isinstance(make(name), MauMau)])
def test_COM_21_the_last_opponent_leaves_while_a_drawn_card_waits(name: str) -> None:
    """In every game in which one draws."""
    replay = played(DRAWN.format(game=name, option=""))
    assert replay.state.hidden == 1
    replay.game.apply(replay.state, 1, LEAVE)
    assert len(replay.state.hands[0]) == 3
    stands(replay.game, replay.state)
