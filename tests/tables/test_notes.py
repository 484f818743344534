"""What is kept of a table beside its state: its saved form there and back, and that of the version before."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.notes import (
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
    Origin("House", 3, "2026-01-01", 6, "October cup"),
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
    final=PostedMessage(10, 79, 6.0),
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


def test_what_0_2_0_had_noted() -> None:
    """It did not fix for how long clocks may stand, nobody could be challenged, and no match belonged to an event."""
    saved = NOTES.save() | {"schema": 8}
    saved["guests"] = {name: one for name, one in saved["guests"].items() if name not in ("challenged", "declined")}
    saved["origin"] = {name: one for name, one in saved["origin"].items() if name not in ("event", "title")}
    saved["stakes"] = {name: one for name, one in saved["stakes"].items() if name not in ("holidays", "pauses")}
    assert Notes.load(saved) == replace(
        NOTES,
        origin=replace(NOTES.origin, event=0, title=""),
        guests=replace(NOTES.guests, challenged=[], declined=[]),
        stakes=replace(NOTES.stakes, holidays=None, pauses=None),
    )


def test_notes_of_before_matches_named_their_event() -> None:
    saved = NOTES.save() | {"schema": 11}
    saved["origin"] = {name: one for name, one in saved["origin"].items() if name != "title"}
    assert Notes.load(saved) == replace(NOTES, origin=replace(NOTES.origin, title=""))


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ([], "not as an object"),
        ({"schema": 13}, "schema 13"),
        ({"schema": "1"}, "schema '1'"),
        ({"schema": 12}, "is missing"),
        ({"schema": 11}, "is missing"),
        ({"schema": 8}, "is missing"),
        (NOTES.save() | {"schema": 7}, "schema 7, and this version reads 8, 11, 12$"),
        ({"mood": "good"}, "Notes: schema None"),
        (NOTES.save() | {"mood": "good"}, "Notes: mood: Unexpected"),
        (NOTES.save() | {"round": "one"}, "Notes: round: .*'one'"),
        (NOTES.save() | {"round": NOTES.save()["round"] | {"number": "one"}}, "round.number: .*'one'"),
        (NOTES.save() | {"ring": True}, "ring: .*True"),
        (NOTES.save() | {"guests": {"barred": []}}, "guests.unwanted is missing"),
        (
            NOTES.save() | {"round": NOTES.save()["round"] | {"scored": {"round": 1, "lines": [[1, 2]]}}},
            "scored.lines.0",
        ),
    ],
)
def test_notes_that_cannot_be_read_say_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Notes.load(saved)


def test_what_0_2_0_has_posted_tells_nobody_that_they_are_next() -> None:
    saved = {name: one for name, one in POSTED.save().items() if name not in ("told_next", "final")} | {"schema": 7}
    assert Posted.load(stored(saved)) == replace(POSTED, told_next={}, final=None)


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ({"schema": 11}, "schema 11"),
        ({"schema": 9}, "message is missing"),
        ({"schema": 7}, "message is missing"),
        (POSTED.save() | {"schema": 6}, "schema 6, and this version reads 7, 9, 10$"),
        (POSTED.save() | {"hands": []}, "hands: Input should be an object"),
        (POSTED.save() | {"hands": {"ana": {"channel": 1, "id": 2, "at": 0.0}}}, "hands.ana"),
        (POSTED.save() | {"hands": {"0": {"channel": 1, "at": 0.0}}}, "hands.0.id: .*required"),
        (POSTED.save() | {"message": {"channel": 1, "id": "two", "at": 0.0}}, "message.id: .*'two'"),
        (POSTED.save() | {"message": 77}, "message: .*77"),
        (POSTED.save() | {"told": "once"}, "told: .*'once'"),
    ],
)
def test_what_was_posted_and_cannot_be_read_says_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Posted.load(stored(saved))
