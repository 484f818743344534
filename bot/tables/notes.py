"""What a table remembers beside its state: where it stands, its last words, and what is known of its round."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Self

from bot.store.database import Row
from bot.tables.saved import NONE, checked, version_of
from rules.match import Line

SCHEMA = 3
"""The version of the saved form: 2 since it is kept who may not sit down, and which seed comes next; 3 since a table
can be paused, and people invited."""


@dataclass(slots=True)
class RoundAccount:
    """The account of a finished round."""

    round: int
    lines: list[Line]

    @classmethod
    def load(cls, saved: Any) -> Self:
        """The account that was saved. Raises ``ValueError``."""
        values = checked(cls, saved)
        try:
            lines = [(seat, why, card, points) for seat, why, card, points in values["lines"]]
        except (TypeError, ValueError):
            raise ValueError(f"RoundAccount: lines is {values['lines']!r}: not seat, reason, card, points") from None
        return cls(values["round"], lines)


@dataclass(slots=True)
class Notes:
    """``where`` names the server; ``after`` is the table whose players play again here; ``daily`` the date of its deal.

    ``round`` is the one that ``began`` with these totals. ``recent`` are the codes of the last events that everybody
    saw, ``scored`` is the account of the last round that is over.
    """

    where: str = ""
    after: int = 0
    daily: str = ""
    round: int = NONE
    began: list[int] = field(default_factory=list)
    recent: list[Any] = field(default_factory=list)
    scored: RoundAccount | None = None
    ring: int = NONE
    """The table's version at which people were to be reminded last; of a decision that was asked before it."""
    shown: int = NONE
    """A card that is shown to everybody for a while."""
    coming: str = ""
    """The seed of the next round, whose fingerprint is shown already. It is nobody's to see."""
    pressed: int = 0
    """The id of the last press or message by which somebody acted."""
    since: dict[str, int] = field(default_factory=dict)
    """Ids of messages since which something holds, by its name in ``memory``."""
    barred: list[int] = field(default_factory=list)
    """People who were sent away, and may not sit down again."""
    unwanted: dict[str, list[int]] = field(default_factory=dict)
    """For somebody who is to leave (as text, for JSON) the people who ask for it."""
    pause: list[float] = field(default_factory=list)
    """From when until when nobody plays, by the play clock; empty where everybody may."""
    pausing: list[int] = field(default_factory=list)
    """The people who ask for a pause, or during one for its end."""
    pause_for: str = ""
    """How long the pause is to be that they ask for."""
    rests: dict[str, list[Any]] = field(default_factory=dict)
    """The times that do not count, as they were known when the deadlines were set."""
    invited: list[int] = field(default_factory=list)
    """People who were invited to sit down."""
    called: float = 0.0
    """When everybody who looks for a table was called last."""

    def copy(self) -> Notes:
        """Notes to change; lists are never changed, but replaced."""
        return replace(self, since=dict(self.since), rests=dict(self.rests))

    def save(self) -> Row:
        """This as plain data for JSON."""
        saved: Row = {one.name: getattr(self, one.name) for one in fields(self)}
        if self.scored is not None:
            saved["scored"] = {"round": self.scored.round, "lines": self.scored.lines}
        return saved | {"schema": SCHEMA}

    @classmethod
    def load(cls, saved: Any) -> Notes:
        """The notes that were saved, by any version so far. Raises ``ValueError`` for what it cannot read."""
        version = version_of(cls, saved, SCHEMA)
        if version == 0:
            saved = _from_0(saved)
        elif version < SCHEMA:
            since = ADDED_IN_2 + ADDED_IN_3 if version == 1 else ADDED_IN_3
            saved = {name: value for name, value in Notes().save().items() if name in since} | saved
        values = checked(cls, {name: value for name, value in saved.items() if name != "schema"})
        if values["scored"] is not None:
            values["scored"] = RoundAccount.load(values["scored"])
        return cls(**values)


ADDED_IN_2 = ("barred", "unwanted", "coming", "pressed")
ADDED_IN_3 = ("pause", "pausing", "pause_for", "rests", "invited", "called")

SINCE = {"silent_since": "silence", "heard": "heard"}
"""What stood beside the other notes in version 0.1.0, and under which name it is among ``since`` now."""


def _from_0(old: Row) -> Row:
    """The form of version 0.1.0, in which empty fields were left out."""
    new = Notes().save() | {name: value for name, value in old.items() if name not in (*SINCE, "secret")}
    new["since"] = {name: old[before] for before, name in SINCE.items() if before in old}
    new["shown"] = old.get("secret", NONE)
    if new["scored"] is not None:
        try:
            lines, number = old["scored"]
        except (TypeError, ValueError):
            raise ValueError(f"Notes: scored is {old['scored']!r}, not lines and a round") from None
        new["scored"] = {"round": number, "lines": lines}
    return new
