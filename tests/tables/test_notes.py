"""What is kept of a table beside its state: its saved form there and back, and the form of version 0.1.0."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.notes import NO_CARD, GuestList, Notes, Origin, Pause, RoundAccount, RoundSoFar, Seeds, Stakes
from bot.tables.posted import NO_PROMPT, Posted, PostedHand, PostedMessage
from tests.support.folding import each


def stored(value: Any) -> Any:
    """As the database gives it back."""
    return json.loads(json.dumps(value))


NOTES = Notes(
    Origin("House", 3, "2026-01-01"),
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
    GuestList([5], {"7": [8, 9]}, [6], 4.0),
    Stakes(counts=True, rounds=3),
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
    lost=5.0,
    inside=[0],
    replaced={90: 7},
)


@each("notes", [Notes(), NOTES])
def test_notes_are_read_as_they_were_saved(notes: Notes) -> None:
    assert Notes.load(stored(notes.save())) == notes


def test_notes_of_version_7_did_not_say_when_the_present_decision_was_asked() -> None:
    saved = {name: value for name, value in stored(NOTES.save()).items() if name != "asked_at"}
    assert Notes.load({**saved, "schema": 7}) == replace(NOTES, asked_at=0.0)


@each("posted", [Posted(), POSTED])
def test_what_was_posted_is_read_as_it_was_saved(posted: Posted) -> None:
    assert Posted.load(stored(posted.save())) == posted


def test_a_draft_of_notes_changes_nothing_of_the_notes() -> None:
    draft = NOTES.copy()
    draft.round.since["heard"], draft.origin.where = 5, "elsewhere"
    assert "heard" not in NOTES.round.since
    assert NOTES.origin.where == "House"


FLAT: dict[str, Any] = {
    "schema": 3,
    "where": "House",
    "after": 3,
    "daily": "",
    "round": 2,
    "began": [0, 7],
    "recent": [["Laid", 0, 5, False]],
    "scored": {"round": 1, "lines": [[1, "card", 25, 7]]},
    "ring": 17,
    "shown": 30,
    "coming": "the next",
    "pressed": 9,
    "since": {"silence": 100},
    "barred": [5],
    "unwanted": {"7": [8, 9]},
    "pause": [5.0, 9.0],
    "pausing": [8],
    "pause_for": "24h",
    "rests": {"everybody": [[5.0, 9.0]]},
    "invited": [6],
    "called": 4.0,
}
"""Notes as they were saved when all of them stood side by side."""
ADDED_IN_2 = ("barred", "unwanted", "coming", "pressed")
ADDED_IN_3 = ("pause", "pausing", "pause_for", "rests", "invited", "called")


def test_notes_that_stood_side_by_side() -> None:
    """Schema 3."""
    read = Notes.load(stored(FLAT))
    assert (read.origin, read.seeds, read.ring) == (Origin("House", 3), Seeds("the next", 9), 17)
    assert read.round == RoundSoFar(
        2, [0, 7], [["Laid", 0, 5, False]], RoundAccount(1, [(1, "card", 25, 7)]), NO_CARD, [], {"silence": 100}
    )
    assert read.pause == Pause([5.0, 9.0], [8], "24h", {"everybody": [[5.0, 9.0]]})
    assert read.guests == GuestList([5], {"7": [8, 9]}, [6], 4.0)


def test_notes_that_know_of_no_pauses_and_of_nobody_who_was_sent_away() -> None:
    """Schemas 2 and 1."""
    two = {name: value for name, value in FLAT.items() if name not in ADDED_IN_3} | {"schema": 2}
    read = Notes.load(stored(two))
    assert (read.pause, read.guests) == (Pause(), GuestList([5], {"7": [8, 9]}))
    one = {name: value for name, value in two.items() if name not in ADDED_IN_2} | {"schema": 1}
    read = Notes.load(stored(one))
    assert (read.guests, read.seeds, read.round.since) == (GuestList(), Seeds(), {"silence": 100})
    for flat, lacking in ((FLAT, "called"), (two, "barred"), (one, "where")):
        with pytest.raises(ValueError, match=f"{lacking} is missing"):
            Notes.load({name: value for name, value in flat.items() if name != lacking})


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


def test_notes_of_a_card_that_was_shown_at_the_table() -> None:
    """Schema 5. It was shown to all, so nobody may look at it again."""
    saved = stored(NOTES.save())
    del saved["round"]["looked"]
    read = Notes.load(saved | {"schema": 5})
    assert (read.round.shown, read.round.looked) == (NO_CARD, [])
    assert (read.pause, read.guests) == (NOTES.pause, NOTES.guests)


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


def test_what_was_posted_before_it_was_known_what_it_shows() -> None:
    old = stored(POSTED.save()) | {"schema": 1, "lost": True}
    del old["message"]["shows"], old["hands"]["0"]["offers"]
    new = Posted.load(old)
    assert new.message == PostedMessage(10, 77, 5.0, prompt=9, round=2, worn=True)
    assert (new.hands[0].offers, new.lost) == ("", 0.0)


def test_hands_that_stayed_hands_when_their_round_was_over() -> None:
    """Schema 3. They become results."""
    old = stored(POSTED.save()) | {"schema": 3}
    for hand in old["hands"].values():
        del hand["phase"]
    assert Posted.load(old) == POSTED


def test_a_thread_to_which_nobody_was_added() -> None:
    """Schema 4. Who sits there is added now."""
    old = {name: value for name, value in stored(POSTED.save()).items() if name != "inside"} | {"schema": 4}
    assert Posted.load(old).inside == []


def test_messages_of_which_it_was_not_known_that_they_were_replaced() -> None:
    """Schema 5."""
    old = {name: value for name, value in stored(POSTED.save()).items() if name != "replaced"} | {"schema": 5}
    assert Posted.load(old).replaced == {}


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ([], "not as an object"),
        ({"schema": 9}, "schema 9"),
        ({"schema": "1"}, "schema '1'"),
        ({"schema": 1}, "is missing"),
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


def test_hands_of_which_it_was_not_known_what_cards_they_show() -> None:
    """Schema 6. They are not brought up to date for that."""
    old = stored(POSTED.save()) | {"schema": 6}
    for hand in old["hands"].values():
        del hand["cards"]
    assert Posted.load(old) == POSTED


@each(
    ("saved", "said"),
    [
        (None, "not as an object"),
        ({"schema": 8}, "schema 8"),
        ({"schema": 7}, "message is missing"),
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
