"""Who takes part in an event and has a power over others gains nothing by it: also before a match begins."""

from __future__ import annotations

import datetime
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.table import Table
from cogs.events.commands import EventCog
from cogs.events.event import ServerEvent, Went
from cogs.events.match import Fixture, How
from cogs.people.privacy import PrivacyCog
from cogs.servers.commands import ServerCog
from tests.events.test_events import NUMBER, come, event, lobbies, made, passes, play_out, press, signed_up
from tests.support.examples import rest_in_gate
from tests.support.house import House


def may(house: House, who: Any, **permissions: bool) -> None:
    """Give somebody these permissions."""
    role = house.guild.create_role("mods", permissions=discord.Permissions(**permissions))
    house.env.backend.edit_member(house.guild.id, who.id, {"role_ids": [role.id]})


async def time_out(house: House, who: Any) -> None:
    until = (house.env.now() + datetime.timedelta(days=28)).isoformat()
    house.env.backend.edit_member(house.guild.id, who.id, {"timed_out_until": until})
    await house.env.settle()


def match_of(now: ServerEvent, *people: Any) -> Fixture:
    """The match in which these two meet."""
    wanted = {one.id for one in people}
    return next(one for one in now.fixtures if {now.last_of(place).person for place in one.places} == wanted)


async def match_of_boss(house: House, **said: Any) -> tuple[Any, Any, Table]:
    """Who manages the server, and plays, has a match to begin. Gives them, whom they meet, and its table."""
    boss = await made(house, days=7, **said)
    for who in (boss, house.ana, house.bia, house.caio):
        await press(house, who, "event-join")
    await house.cog(EventCog).events.begin(house.guild.id, NUMBER)
    await passes(house, 2)
    people = {one.id: one for one in (boss, *house.people.values())}
    for number in await lobbies(house):
        table = await house.services.tables.get(number)
        if boss.id in table.notes.guests.invited:
            (other,) = (one for one in table.notes.guests.invited if one != boss.id)
            return boss, people[other], table
    raise AssertionError("no match")


async def until_late(house: House) -> None:
    """The time in which the matches of the round may begin is over."""
    await passes(house, (await event(house)).begin_by - house.services.tables.now() + 1)


async def test_whoever_is_timed_out_comes_by_direct_message(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=7)
    now = await event(house)
    (one,) = now.undecided
    home, away = (next(who for who in house.people.values() if who.id == now.holders[at].person) for at in one.places)
    may(house, home, moderate_members=True)
    await time_out(house, away)
    await passes(house, now.remind_at - house.services.tables.now() + 60)
    (reminder,) = [one for one in house.messages(house.dm(away)) if "unless you come" in house.said(one)]
    assert set(house.buttons(reminder)) == {"event-here"}
    answer = await house.click(away, reminder, house.buttons(reminder)["event-here"])
    assert "You're here." in house.said(answer.response._message)
    ((number, lobby),) = (await lobbies(house)).items()
    await house.press(home, "challenge-yes", message=lobby)
    table = await house.services.tables.get(number)
    assert table.state is not None
    assert table.people == [home.id, away.id]
    refused = await house.forge_at(house.dora, lobby, f"mm1:event-here:0:-1:{NUMBER}")
    assert "no match to play here" in refused.response.content


@pytest.mark.parametrize("way", rest_in_gate(["timed out", "hidden", "banned"], ["banned"]))
async def test_nobody_wins_against_whom_they_may_keep_away(house: House, way: str) -> None:
    """Whom somebody has kept away is not absent. Only who surely has not done it may have won."""
    may(house, house.bia, moderate_members=True, ban_members=True, manage_channels=True)
    await signed_up(house, "ana", "bia", "caio", days=7)
    if way == "timed out":
        await time_out(house, house.ana)
    elif way == "banned":
        house.env.backend.apply_ban(house.guild.id, house.ana.id, None)
    else:
        _, deny = PermissionOverwrite(view_channel=False).pair()
        over = Overwrite(target_id=house.ana.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)
        house.env.backend.set_overwrite(house.channel.id, over)
    await house.env.settle()
    while (await event(house)).running:
        await come(house, "bia", "caio")
        await play_out(house)
        await come(house, "bia", "caio")
        await until_late(house)
    over = await event(house)
    with_bia, with_caio = (match_of(over, house.ana, other) for other in (house.bia, house.caio))
    assert (with_bia.points, with_bia.how) == ((0, 0), How.BARRED)
    assert with_caio.how == (How.WALKOVER if way == "banned" else How.CANCELLED)
    (ana,) = (one for one in over.entrants if one.person == house.ana.id)
    assert ana.went == (Went.AWAY if way == "banned" else None)


@pytest.mark.parametrize("kind", ["league", "knockout"])
async def test_whoever_closes_the_lobby_makes_nobody_lose_who_had_come(house: House, kind: str) -> None:
    boss, other, table = await match_of_boss(house, kind=kind)
    await house.press(other, "challenge-yes", message=(await lobbies(house))[table.id])
    for _ in range(2):  # also again
        for number in await lobbies(house):
            await house.cog(ServerCog).management.close(house.guild.id, number, boss.id)
        await passes(house, 3)
    (again,) = [
        one
        for number in await lobbies(house)
        if boss.id in (one := await house.services.tables.get(number)).notes.guests.invited
    ]
    assert again.id != table.id
    assert again.notes.guests.challenged == [boss.id], "the other one has come"
    await until_late(house)
    await house.cog(ServerCog).management.close(house.guild.id, again.id, boss.id)
    await passes(house, 3)
    now = await event(house)
    lost = match_of(now, boss, other)
    assert lost.how == How.WALKOVER
    assert lost.points_of(next(one.place for one in now.entrants if one.person == other.id)) == 2


async def test_whom_somebody_of_the_event_keeps_out_plays_on_in_it(house: House) -> None:
    boss, other, table = await match_of_boss(house)
    await house.cog(ServerCog).management.keep_out(house.guild.id, other.id, boss.id, None)
    await passes(house, 30)
    now = await event(house)
    assert now.entrant(other.id) is not None
    lobby = (await lobbies(house))[table.id]
    await house.press(other, "challenge-yes", message=lobby)
    await house.press(boss, "challenge-yes", message=lobby)
    assert {other.id, boss.id} == {*(await house.services.tables.get(table.id)).people}
    judge = house.dora
    await house.cog(ServerCog).management.keep_out(house.guild.id, house.caio.id, judge.id, None)
    await passes(house, 30)
    (caio,) = (one for one in (await event(house)).entrants if one.person == house.caio.id)
    assert caio.went == Went.OUT, "who has no part decides"
    await house.cog(PrivacyCog).privacy.erase(judge.id)
    assert house.caio.id not in {one.person for one in (await event(house)).holders.values()}
