"""Games that people of a server have written: kept (``service``), written with buttons, and checked.

``parts`` says what can be set, and how it is called; ``screens`` show it, also the one on which a game is written.
``check`` plays a game in a process of its own. ``commands`` are ``/workshop`` and the drafts of people at work, ``cli``
are those of the command line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot


async def setup(bot: MauMauBot) -> None:
    from cogs.workshop.check import Checker
    from cogs.workshop.commands import Drafting, DraftsCog, GameCog, GameScreens
    from cogs.workshop.service import Games, GameStore, RuleMaking

    services = bot.services
    games = Games(GameStore(services.store.database), services.foreground, Checker(services.background), services.wall)
    rules = RuleMaking(games, services.tables, services.matches)
    screens, drafting = GameScreens(services, games), Drafting(services, games, rules)
    await bot.add_cog(GameCog(services, games, screens, drafting))
    await bot.add_cog(DraftsCog(services, games, rules, screens, drafting))
