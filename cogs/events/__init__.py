"""Leagues, knock-outs and Swiss tournaments of a server, over weeks. An extension.

``commands`` are ``/event`` and its buttons. What is chosen of an event is its ``plan``, how it stands ``event``, with
its matches in ``match``. Its rules are ``judging`` (how matches are decided), ``standings`` (who leads) and ``course``
(what comes next); who meets whom is ``pairing`` where two meet, else ``groups`` with its known ``designs``, who plays
together is ``teams``, and who plays where in the next season ``ladder``. None of these knows Discord or a database.

``store`` saves an event, ``service`` moves it on: opens its ``tables``, reads how they ended. What is told of it is
``board``; ``calls`` are the direct messages that call people to their matches. ``screens`` shows it, ``drawings`` says
what its ``pictures`` show, and ``drafts`` shows one that is about to be made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot

PICTURES = f"{__name__}.pictures"
"""The module that draws."""


async def setup(bot: MauMauBot) -> None:
    # imported here, because the process that draws imports a module of this package
    from cogs.events.commands import EventCog
    from cogs.events.service import Events
    from cogs.events.store import EventStore

    services = bot.services
    if services.drawing is not None and PICTURES not in services.drawing.tools:
        services.drawing.tools.append(PICTURES)
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
