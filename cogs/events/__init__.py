"""Leagues, knock-outs and Swiss tournaments of a server, over weeks. An extension.

``commands`` are ``/event`` and its buttons. An event as plain data with its rules is ``event``, its matches ``match``.
Who meets whom is ``pairing`` where two meet, else ``groups`` with its known ``designs``; none knows Discord or a
database. ``store`` saves it, ``service`` moves it on: opens its ``tables``, reads how they ended. What is told of it is
``board``; ``calls`` are the direct messages that call people to their matches. ``screens`` shows it, ``pictures`` draws
it, and ``drafts`` shows one that is about to be made.
"""

from bot.app import MauMauBot
from cogs.events.commands import EventCog
from cogs.events.service import Events
from cogs.events.store import EventStore


async def setup(bot: MauMauBot) -> None:
    services = bot.services
    store = EventStore(services.store.database, services.settings.mine)
    events = Events(
        store,
        services.tables,
        services.lobbies,
        services.store.people,
        services.preferences,
        services.sender,
        services.drawing,
        services.membership,
        services.messages,
        services.absences,
    )
    await bot.add_cog(EventCog(bot, events))
