"""What those have who manage a server: the desk, and the welcome; and what is told about the bot. An extension.

``desk`` is what they may do there, with its ``store``, ``screens`` and ``commands``; ``rulings`` are what they decide
about matches and seasons. ``arrival`` is what the bot says when a server has invited it.
"""

from bot.app import MauMauBot
from cogs.servers.arrival import Arrival
from cogs.servers.commands import AboutCog, ArrivalCog, ServerCog
from cogs.servers.desk import Management
from cogs.servers.rulings import Rulings
from cogs.servers.store import ManagementStore


async def setup(bot: MauMauBot) -> None:
    services, store = bot.services, bot.services.store
    at_tables = services.tables, services.lobbies, services.preferences, services.sender
    rulings = Rulings(store.database, store.results.accounts)
    management = Management(ManagementStore(store.database), rulings, store.open_tables, *at_tables)
    reads = bot.intents.message_content
    greets = services.preferences, services.sender, services.wall
    await bot.add_cog(AboutCog(bot))
    await bot.add_cog(ServerCog(services, management))
    await bot.add_cog(ArrivalCog(bot, Arrival(store.servers, store.people, *greets, reads_text=reads)))
