"""What is kept of a table beside its state: notes, and what the painter has posted; their saved forms."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, TypeVar

from pydantic import ConfigDict, JsonValue, TypeAdapter, ValidationError

from bot.store.database import Row
from bot.time import Span
from rules.match import PLAYING, Line
from rules.records import Json

T = TypeVar("T")
EXACT = ConfigDict(extra="forbid")
"""How saved records are read: no field that is not declared."""


def read_saved(
    adapter: TypeAdapter[T], called: str, saved: Json, newest: int, earlier: Mapping[int, Callable[[Row], Row]]
) -> T:
    """The record that was saved, by the ``newest`` version or an earlier release. Raises ``ValueError``, in one line,
    for what is unknown or amiss.

    ``earlier`` makes the newest form of that of the release before, by its schema: a bot of that release may still
    write while this one runs.
    """
    if not isinstance(saved, dict):
        raise ValueError(f"{called}: saved as {type(saved).__name__}, not as an object")
    schema = saved.get("schema")
    if isinstance(schema, bool) or not isinstance(schema, int) or schema not in (newest, *earlier):
        read = ", ".join(map(str, sorted({newest, *earlier})))
        raise ValueError(f"{called}: schema {schema!r}, and this version reads {read}")
    present = saved if schema == newest else earlier[schema](saved)
    saved = {name: value for name, value in present.items() if name != "schema"}
    try:
        found = adapter.validate_json(json.dumps(saved), strict=True)
    except ValidationError as why:
        first = why.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ValueError(f"{called}: {place}: {first['msg']} ({first['input']!r:.60})") from None
    if lacking := _lacking(adapter.dump_python(found, mode="json"), saved):
        raise ValueError(f"{called}: {lacking} is missing")
    return found


def _lacking(full: Json, saved: Json) -> str:
    """The first field that a record has and that was not saved; nothing where all were."""
    if isinstance(full, dict) and isinstance(saved, dict):
        there = {str(name): value for name, value in saved.items()}
        for name, value in full.items():
            if name not in there:
                return name
            if lacking := _lacking(value, there[name]):
                return f"{name}.{lacking}"
    return ""


if TYPE_CHECKING:
    Plain = Json
else:
    Plain = JsonValue  # what pydantic calls the same

SCHEMA = 12
"""The version of the saved form. That of 0.2.0 was 8; a migration has rewritten older ones."""


def copy_of(one: T) -> T:
    """A dataclass of the same values, in a fraction of the time of ``dataclasses.replace``: every press copies a
    table.
    """
    make: Callable[..., T] = type(one)
    kind: type = type(one)
    return make(*_values_of(kind)(one))


def plain(one: object) -> Row:
    """The fields of a dataclass by name, as they are."""
    kind: type = type(one)
    return dict(zip(_names_of(kind), _values_of(kind)(one), strict=True))


@cache
def _names_of(kind: type) -> Sequence[str]:
    """The names of the fields of a dataclass, in order."""
    return tuple(one.name for one in fields(kind))


@cache
def _values_of(kind: type) -> Callable[[object], Iterable[object]]:
    """What gives the values of the fields of a dataclass, two or more, in order."""
    return attrgetter(*_names_of(kind))


NO_CARD, NO_ROUND, NEVER = -1, -1, -1
"""No card is shown; no round has begun; nobody was to be reminded."""


@dataclass(slots=True)
class RoundAccount:
    """The account of a finished round."""

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    round: int
    lines: list[Line]


@dataclass(slots=True)
class Origin:
    """Where the table comes from: the name of its server, the table whose players play again here, the date of its
    daily deal, the number of its event and what that is called. The people of a match of an event are its ``invited``
    guests, the home one first; who of them has not come is ``challenged``. Nobody else may sit there.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    where: str = ""
    after: int = 0
    daily: str = ""
    event: int = 0
    title: str = ""


@dataclass(slots=True)
class Seeds:
    """``coming`` is the seed of the next round, whose fingerprint is shown already: it is nobody's to see.

    ``pressed`` is the id of the last press or message by which somebody acted.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    coming: str = ""
    pressed: int = 0


@dataclass(slots=True)
class RoundSoFar:
    """What is known of the round ``number``, which ``began`` with these totals.

    ``recent`` are the codes of the last events that everybody saw; ``scored`` is the account of the last round that is
    over; ``shown`` is a card at which each may look once, and ``looked`` are the seats that have; ``since`` are
    messages since which something holds.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    number: int = NO_ROUND
    began: list[int] = field(default_factory=list)
    recent: list[Plain] = field(default_factory=list)
    scored: RoundAccount | None = None
    shown: int = NO_CARD
    looked: list[int] = field(default_factory=list)
    since: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Pause:
    """``span`` is from when until when nobody plays, by the play clock; empty where everybody may.

    ``asking`` are the people who ask for a pause, or during one for its end; ``length`` is how long it is to be.
    ``spans`` are the times that do not count, as they were known when the deadlines were set. ``used`` is how long the
    match has been paused before, in seconds, and ``past`` when, as begins and ends.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    span: list[float] = field(default_factory=list)
    asking: list[int] = field(default_factory=list)
    length: str = ""
    spans: dict[str, list[list[float]]] = field(default_factory=dict)
    used: float = 0.0
    past: list[list[float]] = field(default_factory=list)

    @property
    def present(self) -> list[Span]:
        """The pause that was begun last, unless it was ended; empty where there is none."""
        return _as_spans([self.span]) if self.span else []

    @property
    def match_spans(self) -> list[Span]:
        """All pauses of the match, with the present one."""
        return [*_as_spans(self.past), *self.present]

    def uncounted_spans(self, whom: str) -> list[Span]:
        """The times that do not count for ``everybody`` or for those who are ``asked``, as the deadlines have them."""
        return _as_spans(self.spans.get(whom, ()))


def _as_spans(saved: Iterable[Sequence[float]]) -> list[Span]:
    """Spans that were saved as lists: JSON has no tuples."""
    return [(begin, end) for begin, end in saved]


@dataclass(slots=True)
class GuestList:
    """``barred`` were sent away, and may not sit down again; ``invited`` were invited to sit down.

    ``unwanted`` are, for somebody who is to leave (as text, for JSON), the people who ask for it. ``called`` is when
    everybody who looks for a table was called last. ``stopping`` are the people who ask, in this round, to stop the
    match. ``challenged`` are those for whom a lobby keeps a seat until they answer, ``declined`` those who have
    answered no.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    barred: list[int] = field(default_factory=list)
    unwanted: dict[str, list[int]] = field(default_factory=dict)
    invited: list[int] = field(default_factory=list)
    called: float = 0.0
    stopping: list[int] = field(default_factory=list)
    challenged: list[int] = field(default_factory=list)
    declined: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Stakes:
    """What the match counts for, and what time its people may take. It is fixed when it begins, and no later choice of
    its server touches it.

    ``counts``: whether for wins, streaks and ratings, by its game, its players and its server; None as long as that is
    not known. ``rounds``: how many rounds it needs for that if it is played out. ``holidays``: on how many days a month
    the clocks of a person stand still; ``pauses``: for how many days it may be paused in all; None: as its server says.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    counts: bool | None = None
    rounds: int = 1
    holidays: int | None = None
    pauses: int | None = None


@dataclass(slots=True)
class Notes:
    """All notes of a table. ``ring`` is its version at which people were to be reminded last of the present decision,
    and ``asked_at`` when that was asked, by the play clock; 0 where it is not known.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    origin: Origin = field(default_factory=Origin)
    seeds: Seeds = field(default_factory=Seeds)
    round: RoundSoFar = field(default_factory=RoundSoFar)
    pause: Pause = field(default_factory=Pause)
    guests: GuestList = field(default_factory=GuestList)
    stakes: Stakes = field(default_factory=Stakes)
    ring: int = NEVER
    asked_at: float = 0.0

    def copy(self) -> Notes:
        """Notes to change. Lists are never changed, but replaced."""
        round_, pause = copy_of(self.round), copy_of(self.pause)
        round_.since, pause.spans = dict(round_.since), dict(pause.spans)
        origin, seeds = copy_of(self.origin), copy_of(self.seeds)
        guests, stakes = copy_of(self.guests), copy_of(self.stakes)
        return Notes(origin, seeds, round_, pause, guests, stakes, self.ring, self.asked_at)

    def save(self) -> Row:
        """This as plain data for JSON."""
        saved: Row = {name: plain(part) for name, part in self._groups().items()}
        scored = self.round.scored
        if scored is not None:
            saved["round"]["scored"] = {"round": scored.round, "lines": scored.lines}
        return saved | {"ring": self.ring, "asked_at": self.asked_at, "schema": SCHEMA}

    @classmethod
    def load(cls, saved: Json) -> Notes:
        """The notes that this version or an earlier release saved. Raises ``ValueError`` for what it cannot read."""
        return read_saved(_NOTES, "Notes", saved, SCHEMA, {8: _from_8, 11: _from_11})

    def _groups(self) -> Mapping[str, object]:
        return {name: getattr(self, name) for name in _FIELDS}


_NOTES = TypeAdapter(Notes)
_FIELDS = {
    name: tuple(one.name for one in fields(part))
    for name, part in (
        ("origin", Origin),
        ("seeds", Seeds),
        ("round", RoundSoFar),
        ("pause", Pause),
        ("guests", GuestList),
        ("stakes", Stakes),
    )
}


_SINCE_0_2_0: Mapping[str, Row] = {
    "stakes": {"holidays": None, "pauses": None},
    "guests": {"challenged": [], "declined": []},
    "origin": {"event": 0, "title": ""},
}


def _from_8(old: Row) -> Row:
    """The form of version 0.2.0, which asked the server how long clocks may stand whenever they did. Nobody could be
    challenged, and no match belonged to an event.
    """
    found = dict(old)
    for group, added in _SINCE_0_2_0.items():
        if isinstance(named := old.get(group), dict):
            found[group] = {**named, **added}
    return found


def _from_11(old: Row) -> Row:
    """The form in which the match of an event did not say which one."""
    origin = old.get("origin")
    return {**old, "origin": {**origin, "title": ""}} if isinstance(origin, dict) else old


POSTED_SCHEMA = 10
"""The version of the saved form. That of 0.2.0 was 7; a migration has rewritten older ones."""
NO_PROMPT = -1
"""It shows no decision, or it is not known which."""


@dataclass(slots=True)
class PostedMessage:
    """A message in a channel: where, which, since when; and the prompt and round that it shows.

    A ``worn`` one is posted anew instead of edited; ``shows`` is a checksum of what stands there, 0 when not known.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    channel: int
    id: int
    at: float
    prompt: int = NO_PROMPT
    round: int = 0
    worn: bool = False
    shows: int = 0


@dataclass(slots=True)
class PostedHand:
    """A hand in somebody's direct messages, and the prompt and round that it shows.

    ``offers`` is a checksum of what may be done with it, ``cards`` one of the cards that it shows, and of how many the
    others hold while its person is asked; empty: not known. ``phase`` is that of the match which it shows: cards while
    a round is played, the result of the round or of the match afterwards.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    channel: int
    id: int
    at: float
    prompt: int = NO_PROMPT
    round: int = 0
    offers: str = ""
    phase: str = PLAYING
    cards: str = ""


@dataclass(slots=True, weakref_slot=True)
class Posted:
    """The table's ``message``, its ``lobby``, and the ``hands`` by seat. ``shown`` is a card that an earlier version
    has shown at the table, and that is to be removed.

    ``settled`` once it is known where the match is played, ``told_round`` is the round whose account was posted last,
    ``told`` are the texts that were said once, ``rung`` by seats the versions of which people were reminded,
    ``told_next`` by seats the prompts at which people were told that they are next;
    ``lost`` is the time since which the table's channel cannot be reached, 0 where it can. ``inside`` are the seats
    whose people were added to the table's thread. ``replaced`` are messages in whose place another one was sent, with
    their channels, until they are deleted. ``result`` is the account of the last round, until the next one is dealt.
    """

    __pydantic_config__: ClassVar[ConfigDict] = EXACT
    message: PostedMessage | None = None
    lobby: PostedMessage | None = None
    shown: PostedMessage | None = None
    hands: dict[int, PostedHand] = field(default_factory=dict)
    settled: bool = False
    told_round: int = 0
    told: list[str] = field(default_factory=list)
    rung: dict[int, int] = field(default_factory=dict)
    told_next: dict[int, int] = field(default_factory=dict)
    lost: float = 0.0
    inside: list[int] = field(default_factory=list)
    replaced: dict[int, int] = field(default_factory=dict)
    final: PostedMessage | None = None
    result: PostedMessage | None = None

    @property
    def place(self) -> PostedMessage | None:
        """The message that stands for the table: its own, or its lobby's."""
        return self.message or self.lobby

    def save(self) -> Row:
        """This as plain data for JSON."""
        return asdict(self) | {"schema": POSTED_SCHEMA}

    @classmethod
    def load(cls, saved: Json) -> Posted:
        """What this version or 0.2.0 saved. Raises ``ValueError`` for what it cannot read."""
        return read_saved(_POSTED, "Posted", saved, POSTED_SCHEMA, {7: _posted_from_7, 9: _posted_from_9})


_POSTED = TypeAdapter(Posted)


def _posted_from_7(old: Row) -> Row:
    """The form of version 0.2.0, in which nobody was told that they are next, and a match ended with two messages."""
    return _posted_from_9(old | {"told_next": {}, "final": None})


def _posted_from_9(old: Row) -> Row:
    """The form in which the account of a round kept *Next round* for good."""
    return old | {"result": None}
