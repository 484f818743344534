"""What was done at tables, kept.

``logs`` are what was done, move by move, the list of finished matches, and scripts of them. ``verify`` checks logs, and
``compactor`` packs them after some time. ``titles`` name the games,
``records`` is ``/leaderboard``. ``cli`` are ``maumau replay`` and
``maumau verify``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot


async def setup(bot: MauMauBot) -> None:
    # imported here, because commands that need no bot import modules of this package
    from cogs.archive.compactor import Compactor
    from cogs.archive.logs import LogStore
    from cogs.archive.records import RecordsCog

    await bot.add_cog(RecordsCog(bot.services))
    await bot.add_cog(Compactor(LogStore(bot.services.store.database), bot.settings.keep_logs, bot.clock))
