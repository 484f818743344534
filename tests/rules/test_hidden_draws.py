"""A draw that leaves something to decide is shown to nobody else until the decision has fallen (COM-10, COM-13)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING
from rules.script.replay import Replay
from rules.script.wording import format_action
from rules.table import NOBODY, Action, SomeEvent
from tests.support.games import play, played, refused

DRAW = Action("draw")
GAMES = sorted(name for name in RULEBOOKS if name not in ("zheng", "prsi"))
"""The games in which one draws, and may lay what one has drawn."""


def views(game: SomeGame, state: Any, seat: int) -> dict[int, Any]:
    """What everybody but this seat sees."""
    return {other: game.view(state, other) for other in (NOBODY, *state.order) if other != seat}


def told(events: list[SomeEvent], seat: int) -> list[SomeEvent]:
    """All that others than this seat are told."""
    return [
        seen for other in (NOBODY, *range(12)) if other != seat for event in events if (seen := event.seen_by(other))
    ]


def unseen_draw(replay: Replay, seat: int = 0) -> list[SomeEvent]:
    """A draw that leaves its player to decide: for the others nothing has changed and nothing has happened."""
    game, state = replay.game, replay.state
    before, held = views(game, state, seat), len(game.view(state, seat).hand)
    events = game.apply(state, seat, DRAW)
    own = game.view(state, seat)
    assert len(own.hand) > held
    assert own.moves, "it is still deciding"
    assert views(game, state, seat) == before
    assert told(events, seat) == []
    assert any(event.seen_by(seat) is not None for event in events), "its player is told"
    return events


def shown(replay: Replay, seat: int, action: Action) -> None:
    """The decision falls: from now on everybody counts the cards that were drawn."""
    game, state = replay.game, replay.state
    events = game.apply(state, seat, action)
    names = [type(seen).__name__ for seen in told(events, seat)]
    assert "DrawShown" in names
    assert game.view(state).counts[seat] == len(state.hands[seat])
    assert game.view(state).stock == len(state.stock)


def table(game: str, hand: str, stock: str, *options: str, top: str = "5S") -> Replay:
    chosen = "".join(f"option {option}\n" for option in options)
    return played(
        f"rules {game}\n{chosen}seats ana bia caio\ndirection clockwise\ntop {top}\nhand ana {hand}\n"
        f"hand bia 9C 8D 10D\nhand caio 9D 8C 10C\nturn ana\nstock {stock}\n"
    )


@pytest.mark.parametrize("game", ["classic", "amm", "voador", "serbian"])
def test_COM_13_one_card_drawn_that_fits(game: str) -> None:
    """In the games of one draw; laid, it is shown."""
    replay = table(game, "10H 4D", "3S")
    unseen_draw(replay)
    assert replay.game.view(replay.state, 0).drawn == (11,)
    shown(replay, 0, Action("play", (11,)))


@pytest.mark.parametrize("game", ["voador", "serbian"])
def test_COM_13_one_card_drawn_and_kept(game: str) -> None:
    """Where it may be kept, passing shows that there was a draw; the card stays unseen."""
    replay = table(game, "10H 4D", "3S")
    unseen_draw(replay)
    shown(replay, 0, Action("pass"))
    assert replay.game.view(replay.state).counts[0] == 3


@pytest.mark.parametrize(
    ("game", "option"),
    [("classic", "voluntary_draw on"), ("voador", "voluntary_draw on"), ("serbian", "mau_penalty 2")],
)
def test_COM_19_a_voluntary_draw_is_hidden_too(game: str, option: str) -> None:
    """With a card in hand that could be laid."""
    replay = table(game, "6S 4D", "3S", option)
    unseen_draw(replay)
    assert refused(replay, 0, DRAW)


@pytest.mark.parametrize("stock", ["3S", "3C 3S", "3C 4H 6D 3S"])
def test_IME_10_all_cards_of_drawing_until_one_fits_are_hidden(stock: str) -> None:
    """One by one, without an action between; the last one is laid, and the count is seen."""
    replay = table("ime", "10H 4D", stock, "show_counts on")
    events = unseen_draw(replay)
    assert [type(event).__name__ for event in events].count("DrewHidden") == len(stock.split())
    unseen_draw(replay)
    shown(replay, 0, Action("play", (11,)))


@pytest.mark.parametrize("cover", ["draw_until", "draw_one"])
def test_SRB_6_drawing_for_the_cover_of_an_ace_is_hidden(cover: str) -> None:
    """Until one fits, or a single card that does."""
    stock = "3S 4H 6S" if cover == "draw_one" else "3C 4H 3S 6D 6S"
    replay = table("serbian", "AS 10H 4D", stock, f"ace_cover {cover}")
    replay.game.apply(replay.state, 0, Action("play", (3,)))
    events = unseen_draw(replay)
    assert sum(len(event.cards) for event in events if hasattr(event, "cards")) == (1 if cover == "draw_one" else 3)
    if cover == "draw_until":
        unseen_draw(replay)
    shown(replay, 0, Action("play", (11,)))


def test_SRB_6_a_card_that_does_not_cover_is_shown_as_drawn() -> None:
    """With one draw for the cover nothing is left to decide then: the turn passes, and all see that one was drawn."""
    replay = table("serbian", "AS 10H 4D", "3C", "ace_cover draw_one")
    replay.game.apply(replay.state, 0, Action("play", (3,)))
    events = replay.game.apply(replay.state, 0, DRAW)
    assert "DrawShown" in [type(event).__name__ for event in told(events, 0)]
    assert replay.game.view(replay.state).counts[0] == 3
    assert replay.game.view(replay.state).awaits.seats == (1,)


@pytest.mark.parametrize(
    ("hand", "stock", "cover", "moves"),
    [
        ("3S 4H", "5D 6D", "draw_until", "play 3S, draw"),
        ("3S 3S JH 4H AH", "5D 6D", "draw_one", "play 3S, play AH, play JH, draw"),
        ("4H 5H", "5D 6D", "draw_one", "draw"),
        ("3S 4H", "", "draw_one", "play 3S"),
        ("4H 5H", "", "draw_one", "pass"),
        ("4H 5H", "", "draw_until", "pass"),
    ],
)
def test_SRB_6_COM_3_what_can_be_done_about_an_ace(hand: str, stock: str, cover: str, moves: str) -> None:
    """Who has what covers it may also draw; nobody passes but who has nothing that covers, and nothing to draw."""
    replay = table("serbian", f"AS {hand}", stock or "3S", f"ace_cover {cover}")
    replay.game.apply(replay.state, 0, Action("play", (3,)))
    if not stock:
        replay.state.stock, replay.state.pile = [], replay.state.pile[-1:]
    assert {format_action(move, replay.names) for move in replay.game.moves(replay.state, 0)} == set(moves.split(", "))
    assert len(replay.game.moves(replay.state, 0)) == len(moves.split(", "))


def test_SRB_6_one_card_drawn_for_the_cover_is_laid_or_kept() -> None:
    """It alone, though others would cover too; where one draws until one does, it is laid or drawing goes on."""
    for cover, moves in (("draw_one", "play 6S, pass"), ("draw_until", "play 3S, play 6S, draw")):
        replay = table("serbian", "AS 3S 4H", "6S", f"ace_cover {cover}")
        replay.game.apply(replay.state, 0, Action("play", (3,)))
        replay.game.apply(replay.state, 0, DRAW)
        assert [format_action(move, replay.names) for move in replay.game.moves(replay.state, 0)] == moves.split(", ")


@pytest.mark.gate
@pytest.mark.parametrize("game", GAMES)
def test_COM_13_COM_22_hidden_draws_change_nothing_for_others_in_games_by_lot(game: str) -> None:
    """However people play; and such draws do happen in every game where one draws, or this would show nothing."""
    met: Counter[str] = Counter()
    for seed in range(12):
        chance = Random(seed)
        made = make(game, {"ace_cover": ("draw_until", "draw_one")[seed % 2]} if game == "serbian" else {})
        state = made.new(max(made.seats[0], min(3, made.seats[1])))
        made.apply(state, NOBODY, Action("deal", text=str(seed)))
        before = {seat: views(made, state, seat) for seat in state.order}
        own = {seat: made.view(state, seat) for seat in state.order}
        for seat, action, events in play(made, state, chance, 250):
            if seat in own and action == DRAW and state.phase == PLAYING and not own[seat].debt:
                after = made.view(state, seat)
                asked = own[seat].awaits.kind
                if (
                    len(after.hand) > len(own[seat].hand)
                    and after.awaits.seats == (seat,)
                    and after.awaits == own[seat].awaits
                ):
                    met[asked] += 1
                    assert views(made, state, seat) == before[seat]
                    assert told(events, seat) == []
            before = {seat: views(made, state, seat) for seat in state.order}
            own = {seat: made.view(state, seat) for seat in state.order}
    assert met["turn"] >= 5, met
    assert game != "serbian" or met["cover"] >= 2, met
