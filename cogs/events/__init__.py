"""Leagues, knock-outs and Swiss tournaments of a server, over weeks. An extension.

``commands`` are ``/event`` and its buttons. ``pairing`` says who meets whom, ``event`` is an event as plain data with
its rules; neither knows Discord or a database. ``store`` saves it, ``service`` moves it on: opens its ``tables``, reads
how they ended, tells it; ``calls`` are the direct messages that call people to their matches. ``screens`` shows it, and
``drafts`` one that is about to be made.
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
    )
    await bot.add_cog(EventCog(bot, events))
