"""What the painter works with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.absence.service import Absences
from bot.analysis.service import Analyses
from bot.discordpy.membership import Membership
from bot.discordpy.sender import Sender
from bot.language import texts
from bot.pictures.emojis import CardPictures
from bot.pictures.worker import DrawingWorker
from bot.preferences.hints import Hints
from bot.preferences.service import Preferences
from bot.replays.store import ReplayStore
from bot.store.people import PeopleStore
from bot.tables.lobby import Lobbies
from bot.tables.repository import Tables
from bot.views.components import notice_view


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
