"""A computer player of a family: it sees a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from rules.table import Action
from rules.view import View


class Strategy:
    """How a family is played. The views are always of the family."""

    def best(self, view: View) -> Sequence[Action]:
        """The moves that seem equally good for the seat of this view, from which a decision is awaited."""
        raise NotImplementedError

    def speaks(self, view: View) -> Action | None:
        """What the seat says before it moves on; None where there is nothing to say."""
        return None
