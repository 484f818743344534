"""What the painter works with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.absence.service import Absences
from bot.analysis.service import Analyses
from bot.discordpy.membership import Membership
from bot.discordpy.sender import Sender
from bot.pictures.emojis import CardPictures
from bot.pictures.worker import DrawingWorker
from bot.preferences.hints import Hints
from bot.preferences.service import Preferences
from bot.replays.store import ReplayStore
from bot.store.people import PeopleStore
from bot.tables.lobby import Lobbies
from bot.tables.repository import Tables


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
