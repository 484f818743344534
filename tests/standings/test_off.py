"""Standings are switched off: matches are played and kept, and are added up as soon as they are on again."""

from __future__ import annotations

from cogs.archive.logs import LogStore
from cogs.servers.commands import ServerCog
from cogs.standings import setup
from cogs.standings.commands import LeaderboardCog, StatsCog
from tests.support.house import House, manager
from tests.support.standings import boards_of, recounts_of, statistics_of


async def test_what_was_played_meanwhile_is_added_up_later(house: House) -> None:
    for cog in (LeaderboardCog, StatsCog):
        await house.bot.remove_cog(cog.__cog_name__)
    await house.begun("ana", "bia", rules="voador", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    assert (await house.table()).closed is not None
    store, server = house.services.store, house.guild.id
    assert await boards_of(store).accounts(server, house.ana.id) == {}
    assert (await LogStore(store.database).list_finished(server, person=None, page=0, size=5))[1] == 1
    assert (await LogStore(store.database).list_finished(server, person=house.ana.id, page=0, size=5))[1] == 1

    await setup(house.bot)
    while await recounts_of(store).list_pending():
        await house.passes(1)
    assert (await boards_of(store).accounts(server, house.ana.id))["voador"].matches_won == 1
    boss = manager(house)
    desk, statistics = house.cog(ServerCog).management, statistics_of(store)
    await desk.void(server, house.number, boss.id, "a test")
    assert (await statistics.feats(server, "voador", house.ana.id)).laid == 0, "what nobody counted is not taken out"
    await desk.restore(server, house.number, boss.id)
    assert (await statistics.feats(server, "voador", house.ana.id)).laid == 0, "and not put back"
    assert "ana" in house.said((await house.ana.slash(house.channel, "leaderboard")).response._message)
