"""What somebody does with a power over others, as the audit of a server keeps it.

What is done at a table is saved in the transaction that does it. Whom it concerns may read it (``bot/management/``).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.store.database import Row


class Power(StrEnum):
    """What was done."""

    CLOSED = "closed"
    """A table was closed before its match was played out. The detail is why (``bot.tables.endings.Why``)."""
    SENT = "sent"
    """Somebody was sent away from a table. The detail is ``VOTED`` if the table did it."""
    VOIDED = "voided"
    """A match was made void. The detail is the reason that was given."""
    RESTORED = "restored"
    """A void match counts again."""
    KEPT_OUT = "kept-out"
    """Somebody may not play in the server. The detail is for how many days; empty for good."""
    LET_IN = "let-in"
    """Somebody may play in the server again."""
    SEASON = "season"
    """A season was started anew. The detail is the season."""
    SET = "set"
    """A setting of the server was changed. The detail is its name and its value."""


VOTED, LOBBY = "voted", "lobby"
"""Details: the table did it together; no match had begun."""
DETAIL_CHARACTERS = 200


class AuditEntry(NamedTuple):
    """A power that was used: what, by whom, and on whom. ``by`` is None if nobody did it alone."""

    what: Power
    by: int | None = None
    whom: int | None = None
    detail: str = ""

    def row(self, server: int, at: float, table: int | None = None, seen_in: int = 0) -> Row:
        """Give its row in the audit of a server. ``at`` is real time."""
        return {
            "server": server,
            "at": at,
            "what": self.what,
            "by": self.by,
            "whom": self.whom,
            "table_id": table,
            "seen_in": seen_in,
            "detail": self.detail[:DETAIL_CHARACTERS],
        }
