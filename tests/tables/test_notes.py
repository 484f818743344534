"""What is kept of a table beside its state: its saved form there and back, and the form of version 0.1.0."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.notes import (
    NO_CARD,
    NO_PROMPT,
    GuestList,
    Notes,
    Origin,
    Pause,
    Posted,
    PostedHand,
    PostedMessage,
    RoundAccount,
    RoundSoFar,
    Seeds,
    Stakes,
)
from tests.support.folding import each


def stored(value: Any) -> Any:
    """As the database gives it back."""
    return json.loads(json.dumps(value))


NOTES = Notes(
    Origin("House", 3, "2026-01-01", 6),
    Seeds("the next", 1456074469146624000),
    RoundSoFar(
        2,
        [0, 7],
        [["Laid", 0, 5, False]],
        RoundAccount(1, [(1, "card", 25, 7), (0, "won", -1, -40)]),
        30,
        [1, 0],
        {"silence": 1456074469146624000},
    ),
    Pause([5.0, 9.0], [8], "24h", {"everybody": [[5.0, 9.0]]}),
    GuestList([5], {"7": [8, 9]}, [6], 4.0, challenged=[10], declined=[11]),
    Stakes(counts=True, rounds=3, holidays=7, pauses=0),
    17,
    8.25,
)
POSTED = Posted(
    message=PostedMessage(10, 77, 5.0, prompt=9, round=2, worn=True),
    lobby=PostedMessage(10, 76, 1.0),
    shown=PostedMessage(10, 78, 6.0, round=2),
    hands={0: PostedHand(11, 80, 5.5, prompt=9, round=2), 12: PostedHand(12, 81, 5.0)},
    settled=True,
    told_round=1,
    told=["notice-cannot-delete"],
    rung={0: 9},
    told_next={1: 9},
    lost=5.0,
    inside=[0],
    replaced={90: 7},
)


@each("notes", [Notes(), NOTES])
def test_notes_are_read_as_they_were_saved(notes: Notes) -> None:
    assert Notes.load(stored(notes.save())) == notes


@each("posted", [Posted(), POSTED])
def test_what_was_posted_is_read_as_it_was_saved(posted: Posted) -> None:
    assert Posted.load(stored(posted.save())) == posted


def test_a_draft_of_notes_changes_nothing_of_the_notes() -> None:
    draft = NOTES.copy()
    draft.round.since["heard"], draft.origin.where = 5, "elsewhere"
    assert "heard" not in NOTES.round.since
    assert NOTES.origin.where == "House"


def test_notes_of_0_1_0() -> None:
    """What there was nothing of was left out; silence, what was heard and the secret card stood by themselves."""
    assert Notes.load({"recent": [], "where": "House", "after": 0}) == Notes(Origin("House"))
    old = {
        "recent": [["SilenceBegan", 0]],
        "where": "House",
        "after": 0,
        "daily": "",
        "round": 1,
        "began": [0, 0],
        "ring": 12,
        "silent_since": 100,
        "heard": 120,
        "secret": 30,
        "scored": [[[1, "card", 25, 7]], 1],
    }
    new = Notes.load(old)
    assert new.round.since == {"silence": 100, "heard": 120}
    assert (new.round.shown, new.ring, new.round.number) == (NO_CARD, 12, 1)
    assert new.round.scored == RoundAccount(1, [(1, "card", 25, 7)])
    assert new.round.recent == [["SilenceBegan", 0]]


def test_what_0_2_0_had_noted() -> None:
    """It did not fix for how long clocks may stand, and nobody could be challenged. Nor could they some days ago."""
    saved = NOTES.save()
    guests = {name: value for name, value in saved["guests"].items() if name not in ("challenged", "declined")}
    saved["origin"] = {name: value for name, value in saved["origin"].items() if name != "event"}
    no_event = replace(NOTES, origin=replace(NOTES.origin, event=0))
    assert Notes.load(saved | {"schema": 10}) == no_event
    unchallenged = replace(no_event, guests=replace(NOTES.guests, challenged=[], declined=[]))
    assert Notes.load(saved | {"schema": 9, "guests": guests}) == unchallenged
    stakes = {name: value for name, value in saved["stakes"].items() if name not in ("holidays", "pauses")}
    assert Notes.load(saved | {"schema": 8, "stakes": stakes, "guests": guests}) == replace(
        unchallenged, stakes=replace(NOTES.stakes, holidays=None, pauses=None)
    )


def test_what_0_1_0_had_posted() -> None:
    assert Posted.load({"hands": {}}) == Posted()
    message = {"channel": 10, "id": 77, "at": 5.0, "asked": 9, "round": 2}
    old = {
        "hands": {"1": {"channel": 11, "id": 80, "at": 5.5, "asked": 9, "round": 2, "rung": 9}},
        "message": message,
        "lobby": {"channel": 10, "id": 76, "at": 1.0, "asked": 0, "round": 0, "worn": True},
        "secret": {"channel": 10, "id": 78, "at": 6.0, "round": 2},
        "settled": True,
        "told_round": 1,
        "told": ["notice-cannot-delete"],
        "lost": True,
    }
    new = Posted.load(old)
    assert new.message == PostedMessage(10, 77, 5.0, prompt=9, round=2)
    assert new.lobby == PostedMessage(10, 76, 1.0, prompt=0, worn=True)
    assert new.shown == PostedMessage(10, 78, 6.0, prompt=NO_PROMPT, round=2)
    assert new.hands == {1: PostedHand(11, 80, 5.5, prompt=9, round=2)}
    assert (new.settled, new.told_round, new.told, new.lost) == (True, 1, ["notice-cannot-delete"], 0.0)
    assert Posted.load(stored(new.save())) == new


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ([], "not as an object"),
        ({"schema": 12}, "schema 12"),
        ({"schema": "1"}, "schema '1'"),
        ({"schema": 11}, "is missing"),
        ({"schema": 10}, "is missing"),
        ({"schema": 9}, "is missing"),
        (NOTES.save() | {"schema": 7}, "schema 7, and this version reads 8, 9, 10, 11, and the form of 0.1.0"),
        ({"mood": "good"}, "Notes: mood: Unexpected"),
        (NOTES.save() | {"mood": "good"}, "Notes: mood: Unexpected"),
        (NOTES.save() | {"round": "one"}, "Notes: round: .*'one'"),
        (NOTES.save() | {"round": NOTES.save()["round"] | {"number": "one"}}, "round.number: .*'one'"),
        (NOTES.save() | {"ring": True}, "ring: .*True"),
        (NOTES.save() | {"guests": {"barred": []}}, "guests.unwanted is missing"),
        (
            NOTES.save() | {"round": NOTES.save()["round"] | {"scored": {"round": 1, "lines": [[1, 2]]}}},
            "scored.lines.0",
        ),
        ({"scored": 5}, "scored is 5"),
        ({"secret": "7S"}, "round.shown: .*'7S'"),
    ],
)
def test_notes_that_cannot_be_read_say_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Notes.load(saved)


def test_what_0_2_0_has_posted_tells_nobody_that_they_are_next() -> None:
    saved = {name: one for name, one in POSTED.save().items() if name != "told_next"} | {"schema": 7}
    assert Posted.load(stored(saved)) == replace(POSTED, told_next={})


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ({"schema": 9}, "schema 9"),
        ({"schema": 8}, "message is missing"),
        ({"schema": 7}, "message is missing"),
        (POSTED.save() | {"schema": 6}, "schema 6, and this version reads 7, 8, and the form of 0.1.0"),
        ({"hands": []}, "hands: Input should be an object"),
        ({"hands": {"ana": {"channel": 1, "id": 2, "at": 0.0}}}, "hands.ana"),
        ({"hands": {"0": {"channel": 1, "at": 0.0}}}, "hands.0.id: .*required"),
        ({"message": {"channel": 1, "id": "two", "at": 0.0}}, "message.id: .*'two'"),
        ({"message": 77}, "message: .*77"),
        (POSTED.save() | {"told": "once"}, "told: .*'once'"),
    ],
)
def test_what_was_posted_and_cannot_be_read_says_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Posted.load(stored(saved))
