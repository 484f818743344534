"""What the painter has posted of a table: it writes this, nobody else does, and all who hold the table share it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import ClassVar

from pydantic import ConfigDict, TypeAdapter

from bot.store.database import Row
from bot.tables.saved import EXACT, read_saved, version_of
from rules.match import PLAYING
from rules.records import Json

SCHEMA = 7
"""The version of the saved form. That of 0.1.0 had none; those between were in no release."""
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

    ``offers`` is a checksum of what may be done with it, ``cards`` one of the cards that its person was shown last;
    empty: not known. ``phase`` is that of the match which it shows: cards while a round is played, the result of the
    round or of the match afterwards.
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
    ``told`` are the texts that were said once, ``rung`` by seats the versions of which people were reminded;
    ``lost`` is the time since which the table's channel cannot be reached, 0 where it can. ``inside`` are the seats
    whose people were added to the table's thread. ``replaced`` are messages in whose place another one was sent, with
    their channels, until they are deleted.
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
    lost: float = 0.0
    inside: list[int] = field(default_factory=list)
    replaced: dict[int, int] = field(default_factory=dict)

    @property
    def place(self) -> PostedMessage | None:
        """The message that stands for the table: its own, or its lobby's."""
        return self.message or self.lobby

    def save(self) -> Row:
        """This as plain data for JSON."""
        return asdict(self) | {"schema": SCHEMA}

    @classmethod
    def load(cls, saved: Json) -> Posted:
        """What was saved, by this version or by 0.1.0. Raises ``ValueError`` for what it cannot read."""
        version = version_of("Posted", saved, SCHEMA)
        assert isinstance(saved, dict)
        if version == 0:
            saved = _from_0(saved)
        plain = {name: value for name, value in saved.items() if name != "schema"}
        return read_saved(_POSTED, "Posted", plain, whole=version == SCHEMA)


_POSTED = TypeAdapter(Posted)
MESSAGES = ("message", "lobby", "shown")


def _from_0(old: Row) -> Row:
    """The form of version 0.1.0, in which empty fields were left out and some had other names. A hand said of which
    version its person was reminded, and it was not known since when a channel was lost.
    """
    new = {name: value for name, value in old.items() if name not in ("secret", "lost")}
    if "secret" in old:
        new["shown"] = old["secret"]
    for name in MESSAGES:
        if name in new:
            new[name] = _with_prompt(new[name])
    hands = new.get("hands")
    if isinstance(hands, dict):
        rung = {seat: hand.get("rung", NO_PROMPT) for seat, hand in hands.items() if isinstance(hand, dict)}
        new["rung"] = {seat: at for seat, at in rung.items() if at != NO_PROMPT}
        new["hands"] = {seat: _with_prompt(hand) for seat, hand in hands.items()}
    return new


def _with_prompt(old: object) -> object:
    """A message or hand of version 0.1.0."""
    if not isinstance(old, dict):
        return old
    return {("prompt" if name == "asked" else name): value for name, value in old.items() if name != "rung"}
