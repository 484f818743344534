"""TableKinds of tables at which an extension says who sits, beside the usual ones: those of the matches of an event."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from bot.tables.table import Refused, Table

EVENT = "event"


class TableKind(Protocol):
    """Who sits at tables of a kind. They belong to something with a number: ``origin.event`` of their notes."""

    def come(self, number: int, person: int, press: int = 0) -> Awaitable[Table | None]:
        """Note that a person is there for their match. Gives its table, if there is one. Raises ``Refused``."""

    def go_away(self, number: int, person: int) -> Awaitable[None]:
        """Note that a person is not there any more, before their match begins. Raises ``Refused``."""

    def waiting_for(self, person: int) -> Awaitable[list[Table]]:
        """Return the tables that wait for a person."""


class TableKinds(dict[str, TableKind]):
    """The kinds that there are, by their names."""

    def require(self, name: str) -> TableKind:
        """Return a kind. Raises ``Refused`` if its extension does not run."""
        if name not in self:
            raise Refused("not-offered-now")
        return self[name]

    def for_table(self, table: Table) -> TableKind | None:
        """Return the kind of a table; None for a usual one. Raises ``Refused`` if its extension does not run."""
        return self.require(EVENT) if table.notes.origin.event else None
