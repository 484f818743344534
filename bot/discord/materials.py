"""What the painter works with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.discord.members import Membership
from bot.discord.sender import Sender
from bot.drawing.emojis import CardPictures
from bot.drawing.worker import DrawingWorker
from bot.matches.analysis import Analyses
from bot.matches.replays import ReplayStore
from bot.people.absence import Absences
from bot.people.preferences import Hints, Preferences
from bot.screens.components import notice_view
from bot.store.people import PeopleStore
from bot.tables.lobby import Lobbies
from bot.tables.repository import Tables
from bot.words import texts


@dataclass(frozen=True, slots=True)
class Materials:
    """Services that hands and tables are painted with. Without ``drawing`` there are no pictures that take long to
    draw.
    """

    sender: Sender
    tables: Tables
    lobbies: Lobbies
    people: PeopleStore
    replays: ReplayStore
    membership: Membership
    preferences: Preferences
    absences: Absences
    hints: Hints
    analyses: Analyses
    pictures: CardPictures
    drawing: DrawingWorker | None

    async def notify(self, person: int, key: str, **facts: object) -> None:
        """Send a text to a person. It does not ring in their quiet hours."""
        known, silent = await self.people.get(person), await self.absences.is_quiet(person)
        written = texts.text(await self.preferences.read_by(person), key, **facts)
        await self.sender.direct(person, known, notice_view(written), silent=silent)
