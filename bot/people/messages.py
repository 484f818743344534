"""Direct messages that tell somebody something: in their language, and silent in their quiet hours. Also who is told
that a place on Discord cannot be reached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto

import discord
from discord.ui import LayoutView

from bot.discord.sender import Sender, invitation, is_in, lacking, timed_out_until
from bot.people.absence import Absences
from bot.people.preferences import NO_REMINDERS, Preferences
from bot.screens.components import notice_view
from bot.screens.page import permission_names
from bot.store.people import PeopleStore
from bot.time import HOUR, Interval, moment
from bot.words.texts import Person

OWNER_TOLD_EVERY_S = HOUR
"""A server's owner is told at most so often that permissions lack, in seconds, however much waits."""


class WhyLost(Enum):
    """Why a place cannot be reached: it is gone; the bot is not in the server, is timed out there, or lacks
    permissions.
    """

    PLACE, SERVER, TIMED_OUT, LACKS = auto(), auto(), auto(), auto()


class Messages:
    """Tells people what concerns them."""

    def __init__(self, sender: Sender, people: PeopleStore, preferences: Preferences, absences: Absences) -> None:
        self.sender, self.people, self.preferences, self.absences = sender, people, preferences, absences
        self._owners_told: dict[int, Interval] = {}
        """When the owner of a server may be told again that permissions lack."""

    async def notify(self, person: int, key: str, **facts: object) -> None:
        """Send a text to a person."""
        await self.send(person, notice_view((await self.preferences.reader(person)).text(key, **facts)))

    async def send(self, person: int, view: LayoutView) -> discord.Message | None:
        """Send a view to a person. It does not ring in their quiet hours. Gives None if their direct messages are
        closed.
        """
        known, silent = await self.people.get(person), not await self.absences.rings(person, urgent=True)
        return await self.sender.direct(person, known, view, silent=silent)

    async def wants_reminders(self, person: int) -> bool:
        """Whether somebody wants to be reminded now."""
        return await self.absences.reminder_channel(person) != NO_REMINDERS

    async def tell_lost(
        self, server: int, place: int, whom: Sequence[int], now: float, texts: Mapping[WhyLost, str], **facts: object
    ) -> None:
        """Tell people that a place cannot be reached, by the text for the reason. Where permissions lack, also the
        owner of the server is told, who can give them.
        """
        guild = self.sender.client.get_guild(server)
        mends = lacking(self.sender.client.get_channel(place)) and guild is not None
        owners = [guild.owner_id] if guild is not None and guild.owner_id is not None and mends else []
        told = self._owners_told.setdefault(server, Interval(OWNER_TOLD_EVERY_S))
        for who in (*whom, *(owner for owner in owners if owner not in whom and told.due(now))):
            why, more = self._loss_reason(server, place, await self.preferences.reader(who))
            await self.notify(who, texts[why], **facts, **more)

    def _loss_reason(self, server: int, place: int, reader: Person) -> tuple[WhyLost, Mapping[str, object]]:
        """Return why a place cannot be reached, with variables of the text that says so."""
        client, here = self.sender.client, {"channel": f"<#{place}>"}
        if not is_in(client, server):
            return WhyLost.SERVER, {"link": invitation(client, server)}
        if until := timed_out_until(client.get_guild(server)):
            return WhyLost.TIMED_OUT, here | {"until": moment(until, "f")}
        if lacks := lacking(client.get_channel(place)):
            return WhyLost.LACKS, here | {"permissions": permission_names(lacks, reader)}
        return WhyLost.PLACE, {}
