"""What everybody has of their own.

``preferences`` are what they choose, with its ``screens``; ``digest`` tells them of all their tables at once. ``away``
is when they are not there, ``attendance`` how reliable they are. ``privacy`` is what is stored of them, to be exported
and deleted (``erasure``). ``membership`` is who comes to a server or leaves it, ``left_servers`` what is deleted of one
that has removed the bot. Much is deleted in ``pieces``.
"""

from functools import partial

from bot.app import MauMauBot
from bot.discord.access import TRUSTED_TO_MOVE_S
from cogs.people.attendance import ReliabilityCog
from cogs.people.away import AwayCog
from cogs.people.digest import Digests, DigestStore
from cogs.people.erasure import ErasureStore, Privacy
from cogs.people.left_servers import LeftServers
from cogs.people.membership import MembershipCog
from cogs.people.preferences import PreferencesCog
from cogs.people.privacy import PrivacyCog


async def setup(bot: MauMauBot) -> None:
    services, store = bot.services, bot.services.store
    digests = Digests(
        DigestStore(store.database),
        services.preferences,
        store.people,
        services.tables,
        services.sender,
        bot.settings.mine,
        services.wall,
        partial(services.membership.make_absent_if_gone, trusted=TRUSTED_TO_MOVE_S),
    )
    at_tables = store.open_tables, services.tables, services.lobbies
    privacy = Privacy(ErasureStore(store.database), *at_tables, services.painter.hands.retire)
    left_servers = LeftServers(
        store.database, store.servers, services.tables, services.wall, lambda: {guild.id for guild in bot.guilds}
    )
    await bot.add_cog(AwayCog(services))
    await bot.add_cog(MembershipCog(bot, left_servers))
    await bot.add_cog(PreferencesCog(services, digests))
    await bot.add_cog(PrivacyCog(services, privacy))
    await bot.add_cog(ReliabilityCog(services))
