"""Who may know what: every field of a state is declared for everybody, for one seat, or for nobody, and that is so.

What a seat sees and is offered is proved not to hang on the other fields by changing them (COM-10), and nothing that
happens unseen changes a field that everybody may know. Nor does what is unseen get into such a field by what happens
next: whoever is told the same sees the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.catalogue import RULEBOOKS, make
from rules.game import SomeGame
from rules.match import PLAYING, Match
from rules.shedding import declaring
from rules.shedding.declaring import DeclarationMissed, Declared
from rules.shedding.ime import laying
from rules.shedding.state import LATE, OWES, SAFE, MauMauState, Own, Talk
from rules.table import NOBODY, Action, IllegalAction, SomeEvent
from tests.support.examples import examples
from tests.support.games import any_game, play, played, seats

LAW = examples(60)
lots = st.integers(min_value=0, max_value=2**32)

Changed = Callable[[SomeGame, Any, int, Random], Any]
"""A state with something else in a field that this seat may not know; None where nothing can be changed."""


def dealt_anew(game: SomeGame, state: Any, seat: int, chance: Random) -> Any:
    return game.dealt_anew(state, seat, chance)


def hidden_draw(game: SomeGame, state: Any, seat: int, chance: Random) -> Any:
    """Somebody else draws, and is still deciding (COM-13)."""
    asked = state.stack[-1].seats if state.stack else ()
    drawers = [one for one in asked if one != seat and Action("draw") in game.moves(state, one)]
    if not drawers or state.debt:
        return None
    other = state.copy()
    events = game.apply(other, drawers[0], Action("draw"))
    return other if all(event.seen_by(NOBODY) is None for event in events) else None


def other_number(name: str) -> Changed:
    def changed(game: SomeGame, state: Any, seat: int, chance: Random) -> Any:
        other = state.copy()
        setattr(other, name, getattr(state, name) + chance.randint(1, 3))
        return other

    return changed


def owed_otherwise(game: SomeGame, state: Any, seat: int, chance: Random) -> Any:
    """Whether a declaration is owed, and was in time, not even its player is told."""
    other = state.copy()
    other.mau = [chance.choice((SAFE, OWES, LATE)) for _ in state.mau]
    return other


CHANGES: dict[str, Changed] = {
    **dict.fromkeys(("hands", "stack", "aside", "stock", "seed", "card", "gave", "took"), dealt_anew),
    **dict.fromkeys(("pile", "hider", "hidden", "hidden_gain", "gained", "unsure", "drawn"), hidden_draw),
    **{name: other_number(name) for name in ("rolls", "idle", "shuffles")},
    "mau": owed_otherwise,
}
"""How each field is changed that is not for everybody: by a new deal of what is unseen, a draw that is not shown …"""

FOLLOWS_FROM_WHAT_IS_SEEN = {
    *("Awaited", "Settled", "Cleared", "TwinCounts", "PlaysNext", "TurnBegan", "RoundBegan"),
    *("OwesDeclaration", "DeclarationLapsed"),
}
"""Events that nobody is told, because they follow from those that everybody sees."""


def kinds(base: type) -> Iterator[type]:
    """All classes of states or records of this base."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


STATES = {kind.__name__: kind for kind in (*kinds(Match), Talk, *kinds(Own)) if kind.__module__.startswith("rules.")}


@pytest.mark.parametrize("name", sorted(STATES))
def test_every_field_of_a_state_says_who_may_know_it(name: str) -> None:
    kind: Any = STATES[name]
    assert {field for field, _ in kind.FIELDS} == kind.KNOWN.keys()
    assert {field for field, known in kind.KNOWN.items() if known == "InParts"} <= {"own", "talk"}


def test_every_field_that_is_not_for_everybody_is_changed() -> None:
    hidden = {
        field for kind in STATES.values() for field, known in kind.KNOWN.items() if known in ("SeatsOwn", "Nobodys")
    }
    assert hidden == CHANGES.keys()


def shows_only_what_may_be_known(game: SomeGame, state: Any, chance: Random) -> None:
    """The law: whatever is changed that a seat may not know, it sees and is offered the same."""
    views = {seat: game.view(state, seat) for seat in (NOBODY, *state.order)}
    for name, changed in CHANGES.items():
        if not hasattr(state, name) and not hasattr(getattr(state, "own", None), name):
            continue
        for seat, view in views.items():
            other = changed(game, state, seat, chance)
            if other is not None:
                assert game.view(other, seat) == view, (game.name, name, seat)


def by_many_lots(game: SomeGame, state: Any) -> None:
    """The law at one state. A single lot may change a field into what shows nothing."""
    for lot in range(20):
        shows_only_what_may_be_known(game, state, Random(lot))


@pytest.mark.gate
@LAW
@given(lots)
def test_what_is_seen_and_offered_hangs_on_nothing_that_may_not_be_known(seed: int) -> None:
    """COM-10."""
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    for number, _ in enumerate(play(game, state, chance, 150)):
        if state.phase == PLAYING and number % 3 == 0:
            shows_only_what_may_be_known(game, state, chance)


@LAW
@given(lots)
def test_what_nobody_sees_changes_nothing_that_everybody_may_know(seed: int) -> None:
    """COM-10, COM-13: an event that is told to nobody changes fields for a seat or for nobody alone."""
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    folded: Any = state.copy()
    for _, _, happened in play(game, state, chance, 150):
        for event in happened:
            before = public(folded)
            event.change(folded)
            if event.seen_by(NOBODY) is None and type(event).__name__ not in FOLLOWS_FROM_WHAT_IS_SEEN:
                assert public(folded) == before, event


TOLD_ALIKE = {("mau", "declare"), ("mau", "knock")}
"""Fields of which nobody is told anything by an action with this verb (COM-17)."""


def told_the_same_sees_the_same(game: SomeGame, state: Any, by: int, action: Action, chance: Random) -> int:
    """The law: an action is done as things are, and with something else in a field that a seat may not know. If that
    seat is told the same of it, it sees the same afterwards. Give how often that was compared.
    """
    compared = 0
    for name, changed in CHANGES.items():
        if not hasattr(state, name) and not hasattr(getattr(state, "own", None), name):
            continue
        for seat in (NOBODY, chance.choice(state.order)):
            was, other = state.copy(), changed(game, state, seat, chance)
            if other is None:
                continue
            try:
                told, told_otherwise = (told_to(seat, game.apply(one, by, action)) for one in (was, other))
            except IllegalAction:
                continue  # somebody holds other cards
            assert told == told_otherwise or (name, action.verb) not in TOLD_ALIKE, (game.name, seat, action)
            open_hands = getattr(game.view(was, seat), "hands", ())  # what is drawn is seen there, and told to nobody
            if told == told_otherwise and not open_hands:
                compared += 1
                assert game.view(other, seat) == game.view(was, seat), (game.name, name, seat, action)
                assert public(other) == public(was), (game.name, name, action)
    return compared


def told_to(seat: int, events: list[SomeEvent]) -> list[SomeEvent]:
    """What a seat is told of these events."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


@pytest.mark.gate
@LAW
@given(lots)
def test_whoever_is_told_the_same_sees_the_same(seed: int) -> None:
    """COM-10, COM-17."""
    chance = Random(seed)
    game = any_game(chance)
    state = game.new(seats(game, chance))
    before = state.copy()
    for number, (by, action, _) in enumerate(play(game, state, chance, 150)):
        if before.phase == PLAYING and number % 4 == 0:
            told_the_same_sees_the_same(game, before, by, action, chance)
        for last in (one for one in before.order if before.phase == PLAYING and len(before.hands[one]) == 1):
            for said in game.out_of_turn_actions(before, last):
                told_the_same_sees_the_same(game, before, last, said, chance)
        before = state.copy()


def public(one: Any) -> dict[str, Any]:
    """The fields of a state that everybody may know, and those of its parts."""
    found = {name: getattr(one, name) for name, known in one.KNOWN.items() if known == "Public"}
    found |= {name: public(getattr(one, name)) for name, known in one.KNOWN.items() if known == "InParts"}
    return {name: list(value) if isinstance(value, list) else value for name, value in found.items()}


LATE_FOR_AN_EIGHT = """
rules ime
option mau_check accuse
seats caio ana bia
top 5D
hand caio 8H 9H 3C
hand ana 4D 6C
hand bia 4H QH 3D
turn ana
ana: play 4D
bia: play 4H
ana: declare
"""


@pytest.mark.interpreted
def test_IME_27_the_law_sees_a_late_declaration_that_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was once: an eight could be laid on whoever had declared too late, and on nobody who had in time."""
    replay = played(LATE_FOR_AN_EIGHT)
    game, state = replay.game, replay.state
    by_many_lots(game, state)

    def in_time(state: MauMauState, victim: int, seat: int) -> bool:
        return victim != seat and state.declared[victim] > 0 and state.mau[victim] != LATE

    monkeypatch.setattr(laying, "has_declared", in_time)
    with pytest.raises(AssertionError):
        by_many_lots(game, state)


@pytest.mark.interpreted
def test_COM_17_the_law_sees_that_who_was_late_may_declare_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was once: one who had declared too late was offered it again, and so was told."""
    replay = played(LATE_FOR_AN_EIGHT)
    by_many_lots(replay.game, replay.state)

    def again(state: MauMauState, seat: int, due: int = 1) -> bool:
        return len(state.hands[seat]) == 1 and (state.declared[seat] != due or state.mau[seat] == LATE)

    monkeypatch.setattr(declaring, "declares", again)
    with pytest.raises(AssertionError):
        by_many_lots(replay.game, replay.state)


@pytest.mark.interpreted
def test_COM_17_the_law_sees_that_a_late_declaration_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears it alike, and would see that one in time alone counts."""
    replay = played(LATE_FOR_AN_EIGHT.removesuffix("ana: declare\n"))
    game, state, declares = replay.game, replay.state, Action("declare")

    def compared() -> bool:
        return all(told_the_same_sees_the_same(game, state, 1, declares, Random(lot)) for lot in range(10))

    assert compared()

    def in_time(event: Declared, state: MauMauState) -> None:
        if event.cured:
            state.declared[event.seat], state.mau[event.seat] = event.number, SAFE

    monkeypatch.setattr(Declared, "change", in_time)
    with pytest.raises(AssertionError):
        compared()


def test_what_nobody_sees_is_looked_at() -> None:
    """A declaration that is missed is told to nobody, and changes what nobody may know alone."""
    replay = played(LATE_FOR_AN_EIGHT)
    state: Any = replay.state
    before = public(state)
    event = DeclarationMissed(0)
    assert event.seen_by(NOBODY) is None
    event.change(state)
    assert public(state) == before
    state.declared[0] = 1
    assert public(state) != before


def test_every_game_has_a_state_whose_fields_are_declared() -> None:
    for name in RULEBOOKS:
        game = make(name)
        state = game.new(game.seats[0])
        assert type(state).__name__ in STATES
        assert isinstance(state, Match)
