"""No notes and messages of tables in the form of 0.1.0

Version 0.2.0 read that form and left it as it was until something happened at the table. It becomes that of 0.2.0 (8
for notes, 7 for messages), which a bot of that version reads beside a newer one. Forms 9 and 10 of notes were in no
release and become that of today. What is damaged stays so.
"""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

NOTES: dict[str, Any] = {
    "origin": {"where": "", "after": 0, "daily": ""},
    "seeds": {"coming": "", "pressed": 0},
    "round": {"number": -1, "began": [], "recent": [], "scored": None, "shown": -1, "looked": [], "since": {}},
    "pause": {"span": [], "asking": [], "length": "", "spans": {}, "used": 0.0, "past": []},
    "guests": {
        "barred": [],
        "unwanted": {},
        "invited": [],
        "called": 0.0,
        "stopping": [],
    },
    "stakes": {"counts": None, "rounds": 1},
    "ring": -1,
    "asked_at": 0.0,
}
POSTED: dict[str, Any] = {
    "message": None,
    "lobby": None,
    "shown": None,
    "hands": {},
    "settled": False,
    "told_round": 0,
    "told": [],
    "rung": {},
    "lost": 0.0,
    "inside": [],
    "replaced": {},
}
MESSAGE: dict[str, Any] = {"prompt": -1, "round": 0, "worn": False, "shows": 0}
HAND: dict[str, Any] = {"prompt": -1, "round": 0, "offers": "", "phase": "playing", "cards": ""}
BEFORE = {
    "origin": {"where": "where", "after": "after", "daily": "daily"},
    "round": {"round": "number", "began": "began", "recent": "recent", "scored": "scored", "secret": "shown"},
}
"""The notes of 0.1.0, which stood side by side: in which group each is now, and under which name."""
ROWS = 500
"""How many tables are read at a time."""


def notes(old: dict[str, Any]) -> dict[str, Any]:
    """What is unknown stays: it is refused where it is read."""
    if old.get("schema") in (9, 10):
        guests: dict[str, Any] = {"challenged": [], "declined": []}
        origin = {"event": 0}
        return old | {"guests": guests | old["guests"], "origin": origin | old["origin"], "schema": 11}
    if "schema" in old:
        return old
    old = grouped(old)
    found = {name: value for name, value in old.items() if name not in NOTES}
    for name, usual in NOTES.items():
        value = old.get(name, usual)
        found[name] = usual | value if isinstance(usual, dict) and isinstance(value, dict) else value
    return found | {"schema": 8}


def grouped(old: dict[str, Any]) -> dict[str, Any]:
    """Group what stood side by side. A card was shown to all at the table then, and is not shown to anybody again."""
    rest = dict(old)
    since = {"silent_since": "silence", "heard": "heard"}
    groups: dict[str, Any] = {
        group: {new: rest.pop(before) for before, new in names.items() if before in rest}
        for group, names in BEFORE.items()
    }
    round_ = groups["round"]
    round_["since"] = {new: rest.pop(before) for before, new in since.items() if before in rest}
    round_.pop("shown", None)
    scored = round_.get("scored")
    if isinstance(scored, list) and len(scored) == 2:
        round_["scored"] = {"round": scored[1], "lines": scored[0]}
    return {**groups, **rest}


def posted(old: dict[str, Any]) -> dict[str, Any]:
    """Some fields had other names. A hand said of which version its person was reminded, and it was not known since
    when a channel was lost.
    """
    if "schema" in old:
        return old
    new = {name: value for name, value in old.items() if name not in ("secret", "lost")}
    if "secret" in old:
        new["shown"] = old["secret"]
    for name in ("message", "lobby", "shown"):
        if isinstance(new.get(name), dict):
            new[name] = MESSAGE | renamed(new[name])
    if isinstance(hands := new.get("hands"), dict):
        rung = {seat: hand.get("rung", -1) for seat, hand in hands.items()}
        new["rung"] = {seat: at for seat, at in rung.items() if at != -1}
        new["hands"] = {seat: HAND | renamed(hand) for seat, hand in hands.items()}
    return POSTED | new | {"schema": 7}


def renamed(old: dict[str, Any]) -> dict[str, Any]:
    return {("prompt" if name == "asked" else name): value for name, value in old.items() if name != "rung"}


def upgrade() -> None:
    connection = op.get_bind()
    raw = sa.table("tables", sa.column("id"), sa.column("notes"), sa.column("posted"))
    saved = sa.table("tables", sa.column("id"), sa.column("notes", sa.JSON), sa.column("posted", sa.JSON))
    columns = raw.c.id, sa.cast(raw.c.notes, sa.Text), sa.cast(raw.c.posted, sa.Text)
    after = -1
    while rows := connection.execute(sa.select(*columns).where(raw.c.id > after).order_by(raw.c.id).limit(ROWS)).all():
        for after, old_notes, old_posted in rows:
            found = rewritten("notes", old_notes, notes) | rewritten("posted", old_posted, posted)
            if found:
                connection.execute(sa.update(saved).where(saved.c.id == after).values(found))


def rewritten(column: str, text: str | None, form: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
    """Return the new value of a column; nothing where it stays, or cannot be read."""
    try:
        old = json.loads(text or "")
        new = form(old)
    except (ValueError, AttributeError, TypeError, KeyError):
        return {}
    return {column: new} if new is not old else {}
