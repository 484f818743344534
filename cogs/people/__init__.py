"""What people say of themselves: ``/me`` and ``/settings`` (``preferences``), when they are ``away``, what is kept
of them (``privacy``), who finishes matches (``reliability``); and who comes to a server or leaves it
(``membership``).
"""

from bot.app import MauMauBot
from cogs.people.away import AwayCog
from cogs.people.membership import MembershipCog
from cogs.people.preferences import PreferencesCog
from cogs.people.privacy import PrivacyCog
from cogs.people.reliability import ReliabilityCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    await bot.add_cog(AwayCog(bot.services))
    await bot.add_cog(MembershipCog(bot))
    await bot.add_cog(PreferencesCog(bot.services))
    await bot.add_cog(PrivacyCog(bot.services))
    await bot.add_cog(ReliabilityCog(bot.services))
