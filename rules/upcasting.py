"""What earlier versions have saved, led to the form of today: states by their schema, records by their version.

Everything here is plain data: nothing knows a game, but the names that its saves have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rules.records import Json, record, split_tag
from rules.table import Awaiting, Event, SomeEvent

Values = list[Json]
Renewal = Callable[[Values], list[Values]]
"""The saved form of a record in its next version: the record's own, and others that go before or after it."""


@record
class Cleared(Event[Awaiting]):
    """Whatever was awaited was settled: what several events of version 1 did by themselves."""

    untold: ClassVar[bool] = True

    def change(self, state: Awaiting) -> None:
        state.stack.clear()

    def seen_by(self, seat: int) -> None:
        return None


CLEARED: Values = ["Cleared"]
SETTLED: Values = ["Settled"]
UNKNOWN_WORDS = "unknown"
"""What somebody declared, where that was not noted."""


def _then(before: Values) -> Renewal:
    """The same values, once what was awaited has been settled so."""
    return lambda coded: [before, [f"{coded[0]}@2", *coded[1:]]]


def _awaited(coded: Values) -> list[Values]:
    decision, instead, same = (*coded[1:], False, False)[:3]
    return [*([SETTLED] if instead else []), ["Awaited@2", decision, same]]


def _marked(coded: Values) -> list[Values]:
    """Small facts had one event for all of them; all but one have become part of the game's own."""
    _, name, value = coded
    return [["RoundBegan", value]] if name == "began" else []


def _played(coded: Values) -> list[Values]:
    _, seat, laid, reading = coded
    return [CLEARED, ["Played@2", seat, laid, _numbers(reading)]]


LAYING = ("Laid", "JumpedIn", "LaidAside", "Stole", "Doubled", "Attacked", "Retaliated")
LOSING = ("TurnLost", "Passed", "Stuck", "LimitReached", "SaidPass", "TurnGivenUp", "Kept", "LeftLying")
CHOOSING = ("Called", "Targeted", "Accepted", "Chosen", "CardsPassed", "PokerShown", "TributeTaken", "TributeDropped")
EVENTS: dict[str, Renewal] = {
    **dict.fromkeys((*LAYING, *LOSING), _then(CLEARED)),
    **dict.fromkeys(CHOOSING, _then(SETTLED)),
    "Awaited": _awaited,
    "Played": _played,
    "Marked": _marked,
    "TurnBegan": lambda _: [["TurnBegan@2"], ["TurnCounted"]],
    "Covered": lambda _: [],
    "DrawShown": lambda coded: [["DrawShown@2", *coded[1:], 0, 0]],
    "Declared": lambda coded: [["Declared@2", *coded[1:], UNKNOWN_WORDS, 1]],
}
"""By the tag of an old event."""


def _turn(coded: Values) -> Values:
    """A turn no longer says whether it was stolen."""
    name, seat, drawn, _, *rest = coded
    return [f"{name}@2", seat, drawn, *rest]


CHOICES = {"chupa": "ChooseWhoSucks", "poker": "ChooseWhoDraws", "two": "ChooseWhoseCount"}
DECISIONS: dict[str, Callable[[Values], Values]] = {
    **dict.fromkeys(("Turn", "Answer", "GoOnWithEights", "Cover", "Rebound"), _turn),
    "ChooseSeat": lambda coded: [CHOICES[str(coded[2])], coded[1]],
    "Cover@2": lambda coded: ["Cover@3", *coded[1:], 0, True, "until", True],
    "LaysAgain": lambda coded: ["Cover@3", *coded[1:]],
}
"""By the tag of an old decision. With a cover it was not kept whether one draws a single card: until one fits."""


def events(coded: Json) -> list[SomeEvent]:
    """What a saved event says, as events of today. Raises ``ValueError`` saying what is wrong with it."""
    todo, done = [split_tag(coded)], list[SomeEvent]()
    while todo:
        tag, values = todo.pop(0)
        if tag in EVENTS:
            todo[:0] = [split_tag(one) for one in EVENTS[tag]([tag, *values])]
        else:
            done.append(Event.decode([tag, *(_renewed(value) for value in values)]))
    return done


def all_events(coded: Iterable[Json]) -> list[SomeEvent]:
    """What saved events say, in order, as events of today. Raises ``ValueError``."""
    return [event for one in coded for event in events(one)]


def _renewed(value: Json) -> Json:
    """A value of a record, an old record within it in its form of today."""
    if not isinstance(value, dict):
        return value
    return {"is": upgrade_record(decision(value.get("is")))}


def decision(coded: Json) -> Json:
    """A saved decision in its form of today. Raises ``ValueError``."""
    tag, values = split_tag(coded)
    while tag in DECISIONS:
        tag, values = split_tag(DECISIONS[tag]([tag, *values]))
    return [tag, *(_renewed(value) for value in values)]


KEPT: dict[str, Callable[[Values], Values]] = {
    "Beside@3": lambda coded: ["Beside@4", *coded[1:], 0, -1, -1, False, [], False, []],
    "Beside@4": lambda coded: ["DefinedState", *coded[1:], [], False],
}
"""By the tag of an old record of what a game keeps."""


def upgrade_record(coded: Json) -> Json:
    """A saved record of a state in its form of today. Raises ``ValueError``."""
    tag, values = split_tag(coded)
    while tag in KEPT:
        tag, values = split_tag(KEPT[tag]([tag, *values]))
    return [tag, *values]


# states


def state(saved: Json, game: str, today: int, blank: dict[str, Json]) -> Json:
    """A saved state of a game in the form of ``today``, the schema; ``blank`` is one without anything in it.

    Raises ``ValueError`` when it is none that any version has written.
    """
    if not isinstance(saved, dict) or not isinstance(saved.get("schema"), int):
        raise ValueError("a state is a mapping with the number of its schema")
    schema = saved["schema"]
    while isinstance(schema, int) and schema in STATES:
        try:
            saved = STATES[schema](saved, game, blank)
        except (KeyError, TypeError, IndexError, AttributeError) as why:
            raise ValueError(f"a state of schema {schema} is damaged: {why!r}") from why
        schema = saved["schema"]
    if schema != today:
        raise ValueError(f"a state of schema {schema}, and this version reads {sorted({*STATES, today})}")
    return saved


SAFE, DECLARED = 0, 3
"""What was kept in schema 2 of who owed no declaration, and of who had declared in time."""


def _from_2(saved: dict[str, Json], game: str, blank: dict[str, Json]) -> dict[str, Json]:
    """The form of version 0.1.0. Marks became fields, of the state or of what a game keeps of its own."""
    new: dict[str, Json] = {**saved, "schema": 6}
    marks = {str(name): value for name, value in _dict(new.pop("marks")).items()}
    if new["vote"] is not None:
        new["vote"] = ["Vote", *_list(new["vote"])]
    return _climbing(new) if "lying" in saved else _shedding(new, game, marks, blank)


def _climbing(new: dict[str, Json]) -> dict[str, Json]:
    """Whether two teams of three have played was not kept."""
    exchanged = _list(new.pop("exchanged"))
    new["reading"] = _numbers(new["reading"])
    new["gave"] = [pair for some in exchanged[::2] for pair in _list(some)]
    new["took"] = [pair for some in exchanged[1::2] for pair in _list(some)]
    most = max(len(_list(new["order"])) + len(_list(new["gone"])), len(_list(new["placed"])))
    new["threes"] = bool(new["teams"]) and most >= 6
    return new


def _shedding(new: dict[str, Json], game: str, marks: dict[str, Json], blank: dict[str, Json]) -> dict[str, Json]:
    """What seats had shown to lack was not kept, and who had declared in time owed a declaration of its own kind."""
    stack, hands, mau = _list(new["stack"]), len(_list(new.get("hands", []))), _list(new["mau"])
    new["hider"] = _list(stack[-1])[1] if new["hidden"] and stack else -1
    new["talk"] = ["Talk", bool(marks.get("silent")), _seat_marks(marks, "knock"), _fines(marks)]
    new["misplayed"] = [seat for seat, _ in _seat_marks(marks, "misplayed")]
    new["lacks"], new["unsure"] = [0] * hands, [0] * hands
    new["mau"] = [SAFE if owed == DECLARED else owed for owed in mau]
    new["declared"] = [int(owed == DECLARED) for owed in mau]
    new["own"] = _own(game, marks, _list(new["pile"])[-3:], blank["own"])
    return new


def _from_6(saved: dict[str, Json], _game: str, _blank: dict[str, Json]) -> dict[str, Json]:
    """What else came to the hand of whoever decides about hidden cards was not kept."""
    return {**saved, "schema": 7, **({"gained": saved["hidden"]} if "hidden" in saved else {})}


STATES = {2: _from_2, 6: _from_6}
"""By the schema of an old state, how it becomes one of a newer schema. Schemas 3 to 5 were in no release."""


def _own(game: str, marks: dict[str, Json], lasts: Json, blank: Json) -> Json:
    """What a game keeps of its own, from the marks of which it was a part, and from the last cards that were laid.

    The pairs and the joker's player of Imesco were not kept, nor which card has begun a debt of the Serbian game.
    """
    match game:
        case "voador":
            return ["Secret", marks["secret"]] if "secret" in marks else blank
        case "amm":
            twice: list[Json] = [[why, int(seat)] for why, seat, times in _twice(marks) for _ in range(times)]
            return ["Advanced@2", "locked" in marks, twice, lasts]
        case "ime":
            eating, asked, answers = (
                [seat for seat, _ in _seat_marks(marks, what)] for what in ("eating", "asked", "answer")
            )
            return ["Imesco@2", eating, asked, answers, "dull" in marks, _list(blank)[5], marks.get("began", 0), [], -1]
        case "solitaire":
            counts = [marks.get("drawn", 0), marks.get("turns", 0)]
            return ["Alone@2", [], [], [], "dull" in marks, False, marks.get("began", 0), [], -1, *counts]
        case "serbian":
            return ["Dealing@2", marks.get("dealing", -1), [seat for seat, _ in _seat_marks(marks, "looked")], -1]
        case _:
            return blank


def _seat_marks(marks: dict[str, Json], what: str) -> list[tuple[int, Json]]:
    """Marks of seats, ``what:seat``, with their values."""
    return [(int(name.partition(":")[2]), value) for name, value in marks.items() if name.startswith(f"{what}:")]


def _numbers(value: Json) -> list[Json]:
    """Numbers, some of which were true or false."""
    return [int(one) for one in _list(value) if isinstance(one, int)]


def _fines(marks: dict[str, Json]) -> Json:
    return [[seat, what, at] for what in ("silence", "secret") for seat, at in _seat_marks(marks, what)]


def _twice(marks: dict[str, Json]) -> list[tuple[str, str, int]]:
    found = []
    for name, times in sorted(marks.items()):
        kind, _, rest = name.partition(":")
        if kind == "twice" and isinstance(times, int):
            why, _, seat = rest.partition(":")
            found.append((why, seat, times))
    return found


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list | tuple):
        raise TypeError(f"{value!r} is no list")
    return list(value)


def _dict(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is no mapping")
    return value
