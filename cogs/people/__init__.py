"""What everybody has of their own.

``preferences`` are what they choose, ``zones`` their time zone, ``presets`` what a server has saved, with their
``screens``; ``digest`` tells people of all their tables at once, ``announcer`` servers of what is over. ``away`` is
when they are not there, ``reliability`` whether they finish their matches, which ``attendance`` shows; ``seating`` is
who may sit down. ``privacy`` is what is stored of them, to be exported and deleted (``erasure``). ``membership`` is who
comes to a server or leaves it, ``left_servers`` what is deleted of one that has removed the bot. Much is deleted in
``pieces``.
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
from cogs.people.presets import OldPreset
from cogs.people.privacy import PrivacyCog
from cogs.people.reliability import AttendanceStore, Reliability
from cogs.people.screens import describe_old_preset
from cogs.people.seating import Seating, SeatingStore


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
    reliability = Reliability(AttendanceStore(store.database), services.absences)
    services.tables.results.append(reliability.prepare_write)
    seating = Seating(SeatingStore(store.database), reliability, services.clock)
    services.lobbies.may_sit.append(seating.check)
    services.faults.sentences[OldPreset] = describe_old_preset
    at_tables = store.open_tables, services.tables, services.lobbies
    privacy = Privacy(ErasureStore(store.database), *at_tables, services.painter.hands.retire)
    left_servers = LeftServers(
        store.database, store.servers, services.tables, services.wall, lambda: {guild.id for guild in bot.guilds}
    )
    await bot.add_cog(AwayCog(services))
    await bot.add_cog(MembershipCog(bot, left_servers))
    await bot.add_cog(PreferencesCog(services, digests, reliability))
    await bot.add_cog(seating)
    await bot.add_cog(PrivacyCog(services, privacy))
    await bot.add_cog(ReliabilityCog(services, reliability))
