"""What is over, seen again: finished matches move by move and as films, and chances, luck and skill of rounds. An
extension.

``history`` is a page of ``/leaderboard``; ``analyse`` answers *Look back*, whose message is in ``tabs``. ``replays``
folds rounds and matches, ``film`` draws them, ``films`` sends them, ``piles`` says how long a pile kept its cards.
``analysis`` has the chances of a round, ``luck`` its luck and skill; ``worker`` is what is computed for both in a
process of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot

FILM = f"{__name__}.film"
"""The module that draws films."""


async def setup(bot: MauMauBot) -> None:
    # imported here, because worker processes import modules of this package
    from cogs.archive.logs import LogStore
    from cogs.lookback.analyse import AnalyseCog
    from cogs.lookback.analysis import Analyses, AnalysisStore, wanted_in
    from cogs.lookback.history import HistoryCog
    from cogs.lookback.luck import Lucks, LuckStore
    from cogs.lookback.replays import Replays

    services, settings = bot.services, bot.settings
    if services.drawing is not None and FILM not in services.drawing.tools:
        services.drawing.tools.append(FILM)
    database, worker, told = services.store.database, services.background, services.painter.renew_result
    replays, wanted = (
        Replays(LogStore(services.store.database)),
        wanted_in(services.preferences, settings.analyses_per_day),
    )
    lucks = Lucks(LuckStore(database), replays, worker, settings.luck_per_day, services.wall, wanted, told)
    bot.metrics.watch("maumau_luck_rounds", "Rounds to be taken apart.", lambda: float(lucks.waiting))
    most = settings.analyses_per_day
    analyses = Analyses(AnalysisStore(database), replays, worker, most, services.wall, told, lucks)
    await bot.add_cog(AnalyseCog(services, replays, analyses, lucks, wanted))
    await bot.add_cog(HistoryCog(services, replays))
