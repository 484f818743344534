"""Playing: what people do with their cards, by ``buttons`` and by ``commands``, and what they say (``talk``).

``session`` does it and answers, the same for both. ``typed`` reads typed cards. ``rules`` are ``/help``, the pages of
the rules, and the answer to *Why?*.
"""

from bot.app import MauMauBot
from cogs.play.buttons import PlayButtonsCog
from cogs.play.commands import PlayCog
from cogs.play.rules import HelpCog
from cogs.play.session import Sessions
from cogs.play.talk import TalkCog


async def setup(bot: MauMauBot) -> None:
    """Add the cogs."""
    sessions = Sessions(bot.services)
    bot.services.access.do_after_choice("hand", sessions.show_hand)
    play = PlayCog(bot.services, sessions)
    bot.services.router.serve(play.typed)
    await bot.add_cog(PlayButtonsCog(bot.services, sessions))
    await bot.add_cog(play)
    await bot.add_cog(TalkCog(bot))
    await bot.add_cog(HelpCog(bot))
