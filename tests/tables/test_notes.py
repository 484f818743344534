"""What is kept of a table beside its state: its saved form there and back, and the form of version 0.1.0."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.tables.notes import Notes, RoundAccount
from bot.tables.posted import Posted, PostedHand, PostedMessage
from bot.tables.saved import NONE
from tests.support.folding import each


def stored(value: Any) -> Any:
    """As the database gives it back."""
    return json.loads(json.dumps(value))


NOTES = Notes(
    where="House",
    after=3,
    daily="2026-01-01",
    round=2,
    began=[0, 7],
    recent=[["Laid", 0, 5, False]],
    scored=RoundAccount(1, [(1, "card", 25, 7), (0, "won", -1, -40)]),
    ring=17,
    shown=30,
    since={"silence": 1456074469146624000},
    barred=[5],
    unwanted={"7": [8, 9]},
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
    lost=5.0,
)


@each("notes", [Notes(), NOTES])
def test_notes_are_read_as_they_were_saved(notes: Notes) -> None:
    assert Notes.load(stored(notes.save())) == notes


@each("posted", [Posted(), POSTED])
def test_what_was_posted_is_read_as_it_was_saved(posted: Posted) -> None:
    assert Posted.load(stored(posted.save())) == posted


def test_a_draft_of_notes_changes_nothing_of_the_notes() -> None:
    draft = NOTES.copy()
    draft.since["heard"], draft.where = 5, "elsewhere"
    assert "heard" not in NOTES.since
    assert NOTES.where == "House"


def test_notes_that_know_of_nobody_who_was_sent_away() -> None:
    """Schema 1."""
    old = {name: value for name, value in NOTES.save().items() if name not in ("barred", "unwanted")} | {"schema": 1}
    read = Notes.load(stored(old))
    assert (read.barred, read.unwanted, read.since) == ([], {}, NOTES.since)


def test_notes_of_0_1_0() -> None:
    """What there was nothing of was left out; silence, what was heard and the secret card stood by themselves."""
    assert Notes.load({"recent": [], "where": "House", "after": 0}) == Notes(where="House")
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
    assert new.since == {"silence": 100, "heard": 120}
    assert (new.shown, new.ring, new.round) == (30, 12, 1)
    assert new.scored == RoundAccount(1, [(1, "card", 25, 7)])
    assert new.recent == [["SilenceBegan", 0]]


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
    assert new.shown == PostedMessage(10, 78, 6.0, prompt=NONE, round=2)
    assert new.hands == {1: PostedHand(11, 80, 5.5, prompt=9, round=2)}
    assert (new.settled, new.told_round, new.told, new.lost) == (True, 1, ["notice-cannot-delete"], 0.0)
    assert Posted.load(stored(new.save())) == new


def test_what_was_posted_before_it_was_known_what_it_shows() -> None:
    old = stored(POSTED.save()) | {"schema": 1, "lost": True}
    del old["message"]["shows"], old["hands"]["0"]["offers"]
    new = Posted.load(old)
    assert new.message == PostedMessage(10, 77, 5.0, prompt=9, round=2, worn=True)
    assert (new.hands[0].offers, new.lost) == ("", 0.0)


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ([], "not as an object"),
        ({"schema": 9}, "schema 9"),
        ({"schema": "1"}, "schema '1'"),
        ({"schema": 1}, "is missing"),
        ({"mood": "good"}, "mood is unknown"),
        ({"schema": 1, **{k: v for k, v in NOTES.save().items() if k != "where"}}, "where is missing"),
        (NOTES.save() | {"round": "one"}, "round is 'one'"),
        (NOTES.save() | {"ring": True}, "ring is True"),
        (NOTES.save() | {"scored": {"round": 1, "lines": [[1, 2]]}}, "lines is"),
        ({"scored": 5}, "scored is 5"),
        ({"secret": "7S"}, "shown is '7S'"),
    ],
)
def test_notes_that_cannot_be_read_say_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Notes.load(saved)


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ({"schema": 7}, "schema 7"),
        ({"schema": 1}, "is missing"),
        ({"hands": []}, "hands is"),
        ({"hands": {"ana": {"channel": 1, "id": 2, "at": 0.0}}}, "hands of ana"),
        ({"hands": {"0": {"channel": 1, "at": 0.0}}}, "PostedHand: id is missing"),
        ({"message": {"channel": 1, "id": "two", "at": 0.0}}, "PostedMessage: id is 'two'"),
        ({"message": 77}, "PostedMessage: saved as int"),
        (POSTED.save() | {"told": "once"}, "told is 'once'"),
    ],
)
def test_what_was_posted_and_cannot_be_read_says_why(saved: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Posted.load(stored(saved))
