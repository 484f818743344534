"""Playing: what people do with their cards, by ``buttons`` and by ``commands``, and what they say (``talk``).

``session`` does it and answers, the same for both. ``moves`` and ``typed`` take typed moves (``reading``),
``listening`` hears what a message says, ``votes`` puts proposals and charges to the vote. ``ahead`` is what they do at
their next turns. ``help`` is ``/help``; ``rules`` are the pages of the rules (``screens``, ``cli``), and the answer to
*Why?*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot


async def setup(bot: MauMauBot) -> None:
    # imported here, because commands that need no bot import modules of this package
    from cogs.play import listening, reading
    from cogs.play.buttons import PlayButtonsCog
    from cogs.play.commands import PlayCog
    from cogs.play.help import HelpCog
    from cogs.play.rules import RulesCog
    from cogs.play.session import Sessions
    from cogs.play.talk import TalkCog
    from cogs.play.typed import Typed

    bot.load_at_start += (reading.load, listening.load)
    sessions = Sessions(bot.services)
    bot.services.access.do_after_choice("hand", sessions.show_hand)
    typed = Typed(bot.services, sessions)
    bot.services.router.serve(typed)
    await bot.add_cog(PlayButtonsCog(bot.services, sessions))
    await bot.add_cog(PlayCog(sessions, typed))
    await bot.add_cog(TalkCog(bot))
    await bot.add_cog(RulesCog(bot.services))
    await bot.add_cog(HelpCog(bot.services))
