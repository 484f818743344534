"""What there is once a day, the same for everybody (``/daily``): the puzzle of the day, and the daily deal of
Solitaire, with their boards. An extension.

``commands`` are the command and its buttons; ``positions`` finds and gives positions; ``announcements`` is what is told
when a day is over; ``store`` is what is stored (``puzzles`` as plain data), ``screens`` what is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot


async def setup(bot: MauMauBot) -> None:
    # imported here, because worker processes import modules of this package
    from cogs.daily.announcements import DAILY, POSITIONS, DailyBoard, DailyPosition
    from cogs.daily.commands import DailyCog, SolitaireCog
    from cogs.daily.positions import Positions
    from cogs.daily.store import DailyDealStore, PositionStore
    from cogs.people.announcer import Announcing, channel_for

    services = bot.services
    deals = DailyDealStore(services.store.database)
    store = PositionStore(services.store.database)
    positions = Positions(
        store, services.background, services.wall, services.new_seed, wanted=services.settings.positions
    )
    board = DailyBoard(deals, Announcing.by(services), channel_for(DAILY, services))
    posts = DailyPosition(positions, Announcing.by(services), channel_for(POSITIONS, services))
    solitaire = SolitaireCog(services, deals, board)
    await bot.add_cog(solitaire)
    await bot.add_cog(DailyCog(services, positions, posts, solitaire))
