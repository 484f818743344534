"""What a process may ask of a database, and for how long."""

from __future__ import annotations

from typing import NamedTuple

DATABASE_CONNECTIONS = 16
"""Upper bound on queries that run at the same time."""
CONNECTION_LIMIT_S, STATEMENT_LIMIT_S = 5.0, 10.0
"""Upper bounds on waiting for a connection, and on a statement, in seconds. A person has waited long enough then."""


class Limits(NamedTuple):
    """Upper bounds: connections, the wait for one, and the time of a statement, in seconds."""

    connections: int = DATABASE_CONNECTIONS
    wait_s: float = CONNECTION_LIMIT_S
    statement_s: float | None = STATEMENT_LIMIT_S
    """None for what an operator waits for."""


USUAL = Limits()
PATIENT = Limits(statement_s=None)
