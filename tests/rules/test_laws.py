"""Laws that hold in every game, with any options, however people play."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.catalogue import RULEBOOKS, make
from rules.climbing.events import TributeTaken
from rules.game import SomeGame
from rules.match import IN, PLAYING
from rules.records import Record
from rules.shedding.events import Drew
from rules.shedding.game import MauMau, holds
from rules.shedding.state import MauMauState
from rules.strategies.sensible import choose, speaks
from rules.table import NOBODY, UNSEEN, Action, Event, IllegalAction, SomeEvent
from rules.view import View
from tests.support.examples import examples
from tests.support.games import any_game, packs_of, play, played, seats, something

LAW = examples(60)
STEPS = 220
EVENTS_LIMIT = 100
"""No action leads to more: fifteen are the most that were ever seen, and a penalty can be for twelve seats."""
lots = st.integers(min_value=0, max_value=2**32)


def begun(seed: int) -> tuple[SomeGame, Any, Random]:
    """A game by lot, its first round dealt."""
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    game.apply(state, NOBODY, Action("deal", text=str(seed)))
    return game, state, chance


@LAW
@given(lots)
def test_cards_are_conserved(seed: int) -> None:
    """COM-3: hands, stock, pile and what is set aside are always the packs."""
    game, state, chance = begun(seed)
    packs = packs_of(game)
    for _ in play(game, state, chance, STEPS):
        assert sorted(state.cards()) in packs


@LAW
@given(lots)
def test_an_action_leads_to_few_events(seed: int) -> None:
    """What goes round in circles has many; see tests/rules/test_progress.py."""
    game, state, chance = begun(seed)
    for _, action, happened in play(game, state, chance, STEPS):
        assert len(happened) <= EVENTS_LIMIT, (game.name, action)


@LAW
@given(lots)
def test_a_game_is_the_fold_of_its_events(seed: int) -> None:
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    folded = state.copy()
    for _, _, happened in play(game, state, chance, STEPS):
        for event in happened:
            again = Event.decode(json.loads(json.dumps(event.code())))
            assert again == event
            again.change(folded)
        assert folded.save() == state.save()


@pytest.mark.gate
@LAW
@given(lots)
def test_the_same_seed_and_actions_give_the_same_game(seed: int) -> None:
    """COM-8."""
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    twin = state.copy()
    at = 0
    for _ in range(STEPS):
        if state.phase == "over":
            break
        if state.phase == "waiting":
            seat, action = NOBODY, Action("deal", text=str(at))
        else:
            seat, action = something(game, state, chance)
        at += 7
        outcomes = []
        for table in (state, twin):
            try:
                outcomes.append([event.code() for event in game.apply(table, seat, action, at)])
            except IllegalAction as why:
                outcomes.append([str(why)])
        assert outcomes[0] == outcomes[1]
    assert state.save() == twin.save()


@pytest.mark.gate
@LAW
@given(lots)
def test_saving_and_loading_at_any_point_changes_nothing(seed: int) -> None:
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, STEPS):
        loaded = game.load(json.loads(json.dumps(state.save())))
        assert loaded.save() == state.save()
        assert [game.legal(loaded, seat) for seat in loaded.order] == [game.legal(state, seat) for seat in state.order]


@LAW
@given(lots)
def test_a_copy_shares_nothing_that_changes(seed: int) -> None:
    game, state, chance = begun(seed)
    copy = state.copy()
    saved = json.dumps(copy.save())
    for _ in play(game, state, chance, STEPS):
        pass
    assert json.dumps(copy.save()) == saved


@pytest.mark.gate
@pytest.mark.timeout(600)  # tries every card in every state
@LAW
@given(lots)
def test_everything_legal_is_accepted_and_other_cards_are_refused(seed: int) -> None:
    """Refusals are tried of those who are asked and of one other: who is not asked is refused for that."""
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 60):
        trying = {*asked(state), chance.choice(state.order)}
        for seat in state.order if state.phase == PLAYING else ():
            legal = set(game.legal(state, seat))
            assert len(legal) == len(game.legal(state, seat))
            for action in legal:
                game.apply(state.copy(), seat, action)
            if not isinstance(game, MauMau) or seat not in trying:
                continue  # a play of the climbing game stands for all of the same ranks: see test_combinations
            refusing = state.copy()
            for verb in ("play", "steal", "double", "draw", "pass", "jump", "retaliate", "accept", "call"):
                for action in [Action(verb), *(Action(verb, (card,)) for card in chance.sample(range(54), 6))]:
                    if action in legal:
                        continue
                    if game.rules.misplays is not None and verb == "play" and holds(state, seat, action.cards):
                        assert any(event.misplay for event in game.apply(state.copy(), seat, action))
                        continue
                    assert is_refused(game, refusing, seat, action)
            assert refusing.save() == state.save(), "what is refused changes nothing"


def is_refused(game: SomeGame, state: Any, seat: int, action: Action) -> bool:
    """Quicker than ``pytest.raises``: it is asked a million times."""
    try:
        game.apply(state, seat, action)
    except IllegalAction:
        return True
    return False


def shows_nothing_hidden(game: SomeGame, state: Any, chance: Random, see: Any = None) -> None:
    """The law of secrecy: dealing the unseen cards anew leaves every view as it is."""
    see = see or (lambda game, state, seat: game.view(state, seat))
    for seat in (NOBODY, *state.order):
        assert see(game, game.dealt_anew(state, seat, chance), seat) == see(game, state, seat)


@pytest.mark.gate
@LAW
@given(lots)
def test_a_view_shows_nothing_that_is_hidden(seed: int) -> None:
    """COM-10."""
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 120):
        if state.phase == PLAYING:
            shows_nothing_hidden(game, state, chance)


def asked(state: Any) -> tuple[int, ...]:
    """The seats from which something is awaited."""
    return state.stack[-1].seats if state.phase == PLAYING and state.stack else ()


@LAW
@given(lots)
def test_what_is_dealt_anew_hangs_on_what_a_seat_knows(seed: int) -> None:
    """COM-10: whoever guesses at the unseen cards guesses the same, wherever they lie."""
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 120):
        for seat in asked(state):
            lot = chance.random()
            other = game.dealt_anew(state, seat, chance)
            here, there = (game.dealt_anew(one, seat, Random(lot)) for one in (state, other))
            assert here.save() == there.save()
            assert sorted(here.cards()) == sorted(state.cards())


def too_many(state: Any, seat: int) -> int:
    """How many cards a seat holds that it has shown not to hold, beyond those that it may have got since."""
    return max(0, sum(state.lacks[seat] >> card & 1 for card in state.hands[seat]) - state.unsure[seat])


@LAW
@given(lots)
@example(13121325)  # a fine between a hidden draw and laying the drawn card
def test_what_a_draw_has_shown_is_true_and_what_is_dealt_anew_agrees_with_it(seed: int) -> None:
    """COM-2, COM-13: who may draw only when nothing fits has nothing that fits."""
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 120):
        if not isinstance(state, MauMauState) or state.phase != PLAYING:
            continue
        assert not any(too_many(state, seat) for seat in state.order)
        for seat in asked(state):
            other = game.dealt_anew(state, seat, chance)
            if len(other.stock) > 12:  # else there may be nothing to change places with
                assert not any(too_many(other, one) for one in state.order)


@pytest.mark.gate
@LAW
@given(lots)
def test_what_is_dealt_anew_can_be_played_on(seed: int) -> None:
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 60):
        for seat in asked(state):
            other = game.dealt_anew(state, seat, chance)
            assert game.legal(other, seat) == game.legal(state, seat)
            for _ in play(game, other, chance, 8):
                assert sorted(other.cards()) == sorted(state.cards())


@pytest.mark.gate
@LAW
@given(lots)
def test_with_hands_open_nothing_of_them_changes_and_it_can_be_played_on(seed: int) -> None:
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 60):
        if asked(state):
            before, other = state.save(), game.hands_open(state, chance)
            assert state.save() == before
            assert (other.hands, other.totals, other.order) == (state.hands, state.totals, state.order)
            for seat in asked(state):
                assert game.moves(other, seat) == game.moves(state, seat)
            for _ in play(game, other, chance, 8):
                assert sorted(other.cards()) == sorted(state.cards())


def test_the_law_of_secrecy_sees_a_leak() -> None:
    def leaky(game: SomeGame, state: Any, seat: int) -> View:
        return replace(game.view(state, seat), top=state.stock[-1])

    game, chance = make("voador"), Random(5)
    state = game.new(4)
    game.apply(state, NOBODY, Action("deal", text="5"))
    with pytest.raises(AssertionError):
        shows_nothing_hidden(game, state, chance, leaky)


def seen_cards(event: SomeEvent, seat: int, *, leak: bool = False) -> list[int]:
    """The cards of drawing that a seat is told of."""
    seen = event if leak else event.seen_by(seat)
    return [card for card in getattr(seen, "cards", ()) if card != UNSEEN] if isinstance(seen, Drew) else []


@pytest.mark.gate
@LAW
@given(lots)
def test_seen_events_hide_what_others_draw(seed: int) -> None:
    """COM-10, COM-13: nobody is told which cards another drew, nor the stock, nor the seed before the round is over."""
    game, state, chance = begun(seed)
    for _, _, happened in play(game, state, chance, STEPS):
        for event in happened:
            for seat in (NOBODY, *range(len(state.status))):
                seen = event.seen_by(seat)
                if isinstance(event, Drew) and seat != event.seat:
                    assert seen_cards(event, seat) == []
                if seen is not None and type(event).__name__ in ("Dealt", "Reshuffled", "HandsDealt", "DealtOut"):
                    assert set(getattr(seen, "stock", ())) <= {UNSEEN}
                    assert getattr(seen, "seed", "") == ""
                    hands = getattr(seen, "hands", ())
                    assert all(set(hand) <= {UNSEEN} for who, hand in enumerate(hands) if who != seat)
                if isinstance(seen, TributeTaken):
                    assert {card for who, card in (*seen.given, *seen.taken) if who != seat} <= {UNSEEN}
            assert type(event).__name__ != "Awaited" or event.seen_by(NOBODY) is None
            assert type(event).__name__ != "DrewHidden" or event.seen_by(NOBODY) is None


def test_the_law_of_seen_events_sees_a_leak() -> None:
    event = Drew(0, (5, 6))
    assert seen_cards(event, 1) == []
    assert seen_cards(event, 1, leak=True) == [5, 6]


@LAW
@given(lots)
def test_a_hidden_draw_changes_no_public_view(seed: int) -> None:
    """COM-13: that somebody has drawn and is still deciding is shown to nobody else."""
    game, state, chance = begun(seed)
    before = game.view(state)
    for _, action, _ in play(game, state, chance, 120):
        after = game.view(state)
        if action.verb == "draw" and getattr(state, "hidden", 0) == 1 and before.phase == PLAYING:
            assert after == before
        before = after


@LAW
@given(lots)
def test_leaving_works_in_every_decision(seed: int) -> None:
    game, state, chance = begun(seed)
    met: Counter[str] = Counter()
    for _ in play(game, state, chance, 150):
        if state.phase != PLAYING:
            continue
        met[state.stack[-1].kind] += 1
        for seat in state.order:
            trial = state.copy()
            game.apply(trial, seat, Action("leave"))
            assert sorted(trial.cards()) == sorted(state.cards())
            assert trial.phase != PLAYING or (trial.stack and seat not in trial.stack[-1].seats)
    assert met


@LAW
@given(lots)
def test_the_house_can_play_for_anybody(seed: int) -> None:
    """A turn clock that runs out finds a legal action in every decision."""
    game, state, chance = begun(seed)
    for _ in play(game, state, chance, 150):
        if state.phase == PLAYING:
            for seat in state.stack[-1].seats:
                game.apply(state.copy(), seat, choose(game.view(state, seat), chance.choice))


@pytest.mark.parametrize("name", sorted(RULEBOOKS))
@pytest.mark.parametrize("seats", [2, 3, 5, 12])
def test_sensible_players_end_a_round(name: str, seats: int) -> None:
    """COM-7: at the smallest and the largest number of seats."""
    game = make(name)
    for seed in range(12):
        chance = Random(seed)
        state = game.new(max(game.seats[0], min(seats, game.seats[1])))
        game.apply(state, NOBODY, Action("deal", text=str(seed)))
        for _ in range(200 * seats):
            if state.phase != PLAYING:
                break
            seat = state.stack[-1].seats[0]
            game.apply(state, seat, choose(game.view(state, seat), chance.choice))
            while state.phase == PLAYING and (said := speaks(game.view(state, seat))) is not None:
                game.apply(state, seat, said)
        assert state.phase != PLAYING
        assert all(status == IN for status in state.status)


def test_every_decision_and_event_can_be_saved() -> None:
    assert {"Turn", "Answer", "TrickTurn", "Tribute", "Pick", "CallSuit", "ChooseVictim", "Retaliate"} <= set(
        Record.named
    )
    assert all(name == cls.__name__ for name, cls in Record.named.items())


def test_VOA_11_who_draws_and_is_jumped_over_may_hold_what_fits() -> None:
    """The drawn card is kept, and may fit: what others guess of the hand allows for it."""
    replay = played("""rules voador
        seats ana bia caio
        direction clockwise
        top 5S
        hand ana 6S 7S KH
        hand bia 7H 2C
        hand caio 6S 9D 4D
        stock 3S 4H
        turn ana
        ana: play 6S
        bia: draw
        caio: jump in 6S
        """)
    assert isinstance(replay.state, MauMauState)
    assert replay.state.lacks[1]
    assert too_many(replay.state, 1) == 0
