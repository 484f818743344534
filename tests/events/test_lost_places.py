"""The channel of an event is deleted, or forbidden to the bot: it is asked for ever more seldom, who made the event and
who can mend it are told, its matches wait, and who manages the server moves or stops it from any other channel.
"""

from __future__ import annotations

from typing import Any

import pytest
from discord import PermissionOverwrite
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.time import DAY
from bot.words import texts
from cogs.events.board import LOST_LIMIT_S
from cogs.events.commands import EventCog
from cogs.events.event import EventStage
from cogs.servers.commands import ServerCog
from tests.discord.test_faults import allow_again, deny
from tests.discord.test_refused_messages import refuse
from tests.events.test_events import NUMBER, come, event, lobbies, made, passes, play_out, press, signed_up, told
from tests.support.house import House, show_command


def told_of_loss(house: House, who: Any) -> list[str]:
    """What somebody was told of a channel that cannot be reached."""
    said = [house.said(one) for one in house.env.backend.messages.get(house.dm(who), {}).values()]
    return [one for one in said if "can't get to" in one]


async def lose(house: House, how: str) -> None:
    if how == "deleted":
        house.env.backend.delete_channel(house.channel.id)
    else:
        deny(house, house.channel.id, "send_messages", "view_channel")
    await house.env.settle()


async def ten_minutes(house: House) -> None:
    """So much time passes, in steps of ten seconds: SimCord is slow over each second."""
    for _ in range(50):
        await house.passes(10)


@pytest.mark.parametrize("how", ["deleted", "forbidden"])
async def test_a_lost_channel_is_asked_for_ever_more_seldom_and_who_can_mend_it_is_told_once(
    house: House, how: str
) -> None:
    boss = await made(house)
    await lose(house, how)
    await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.ana.id, ())  # so that it is to be shown
    before = len(house.env.http_requests)
    await ten_minutes(house)
    asked = [one for one in house.env.http_requests[before:] if f"/channels/{house.channel.id}/" in one.path]
    assert len(asked) <= 6
    for who in (boss, house.guild.owner):
        (said,) = told_of_loss(house, who)
        assert "/event here" in said
        assert ("View Channels" in said) == (how == "forbidden")
    assert not told_of_loss(house, house.ana)
    if how == "forbidden":
        allow_again(house, house.channel.id)
        await house.env.settle()
        await house.env.advance_time(3)
        assert "1 of 16" in house.said(told(house)[-1]), "shown at once"
        await lose(house, how)
        await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.bia.id, ())
        await house.env.advance_time(60)
        assert len(told_of_loss(house, boss)) == 2, "lost once more"


async def test_in_a_server_that_the_bot_has_left_nothing_is_asked_for(house: House) -> None:
    await made(house)
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.ana.id, ())  # so that it is to be shown
    before = len(house.env.http_requests)
    await ten_minutes(house)
    asked = [one.path for one in house.env.http_requests[before:]]
    assert not [path for path in asked if f"/channels/{house.channel.id}/" in path]


async def test_a_message_of_an_event_that_is_refused_for_good_is_sent_again_when_it_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await made(house)
    refused = refuse(monkeypatch, lambda path, _: f"/channels/{house.channel.id}/" in path)
    await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.ana.id, ())
    await ten_minutes(house)
    once = len(refused)
    assert once in (1, 2), "and once more without pictures"
    await house.cog(EventCog).events.join(house.guild.id, NUMBER, house.bia.id, ())
    await ten_minutes(house)
    assert len(refused) == 2 * once


async def test_matches_wait_while_the_channel_is_lost_and_the_event_is_moved_from_another_one(house: House) -> None:
    boss = await signed_up(house, "ana", "bia", "caio", "dora", days=7)
    await come(house, "ana")
    await lose(house, "deleted")
    for _ in range(3):
        await passes(house, (await event(house)).round_s)
    now = await event(house)
    assert len(now.undecided) == 2, "nobody could come"
    assert told_of_loss(house, boss)
    other = house.guild.create_text_channel("outra")
    await show_command(house, "event")
    refused = await house.ana.slash(other, "event show")
    assert refused.response.content == texts.text("en", "refused-no-event")
    assert "Autumn" in house.said((await boss.slash(other, "event show")).response._message)
    assert [one["value"] for one in await boss.autocomplete(other, "event here", "event", "")] == ["#1"]
    refused = await house.ana.slash(other, "event here")
    assert refused.response.content == texts.text("en", "refused-manage-only")
    answer = await boss.slash(other, "event here")
    assert "continues here" in answer.response.content
    await passes(house, 3)
    house.channel = other
    now = await event(house)
    assert now.begin_by > house.services.tables.now() + DAY, "the matchday has its whole time"
    (match,) = (one for one in now.undecided if now.entrant(house.ana.id).place in one.places)
    assert now.list_awaited(match)[0].person != house.ana.id, "she had come"
    await come(house, "bia", "caio", "dora")
    await play_out(house)
    assert (await event(house)).round == 2
    lines = await house.cog(ServerCog).management.lines(house.guild.id)
    assert [line.by for line in lines if line.what == "event-moved"] == [boss.id]


async def test_an_event_is_not_moved_where_somebody_of_it_does_not_see_it(house: House) -> None:
    boss = await signed_up(house, "ana", "bia", "caio")
    place = house.guild.create_text_channel("club")
    _, hidden = PermissionOverwrite(view_channel=False).pair()
    house.env.backend.set_overwrite(
        place.id, Overwrite(target_id=house.ana.id, type=OverwriteType.MEMBER, allow=0, deny=hidden.value)
    )
    await house.env.settle()
    answer = await boss.slash(place, "event here", event="#1")
    assert "can't see this channel" in answer.response.content
    assert "ana" in answer.response.content
    assert (await event(house)).channel == house.channel.id
    fine = house.guild.create_text_channel("fine")
    await boss.slash(fine, "event here", event="#1")
    await passes(house, 2)
    assert len(told(house)) == 1, "its newest message moves with it"
    house.channel = fine
    assert told(house)
    assert await lobbies(house)


async def test_a_match_whose_thread_is_deleted_goes_on_in_the_channel_of_the_event(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=7)
    await come(house, "ana", "bia", "caio")
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    house.env.backend.delete_channel(table.thread)
    await house.env.settle()
    table.posted.place.shows = 0
    house.services.painter.wake(table.id)
    await house.env.advance_time(60)
    await passes(house, 30)
    table = await house.services.tables.get(one.table)
    assert table.place == house.channel.id
    assert not table.posted.lost


async def test_a_lost_event_can_be_stopped_and_ends_by_itself_in_the_end(house: House) -> None:
    boss = await made(house)
    for name in ("ana", "bia", "caio"):
        await press(house, house.people[name], "event-join")
    await lose(house, "deleted")
    other = house.guild.create_text_channel("outra")
    answer = await boss.slash(other, "event stop")
    assert "event-stop" in house.buttons(answer.response._message)
    await passes(house, 30 * DAY)
    assert (await event(house)).stage == EventStage.OPEN, "the sign-up waits"
    await passes(house, LOST_LIMIT_S + 60)
    assert (await event(house)).stage == EventStage.STOPPED
    before = len(house.env.http_requests)
    await house.env.advance_time(120)
    assert len(house.env.http_requests) == before


async def test_the_host_of_an_events_match_does_not_move_it(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", days=2)
    await come(house, "ana", "bia", "caio")
    (one,) = (await event(house)).undecided
    table = await house.services.tables.get(one.table)
    host = next(who for who in house.people.values() if who.id == table.host)
    answer = await host.slash(house.guild.create_text_channel("secret"), "table here")
    assert "belongs to an event" in answer.response.content
    assert (await house.services.tables.get(one.table)).channel == table.channel


async def test_an_event_that_ends_while_its_channel_is_lost_is_told_when_it_is_there_again(house: House) -> None:
    """A match goes on by direct messages."""
    people = "ana", "bia", "caio", "dora"
    await signed_up(house, *people, days=2, seats=4, rounds=1)
    await come(house, *people)
    await lose(house, "forbidden")
    await play_out(house)
    assert (await event(house)).stage == EventStage.OVER
    assert not ends(house)
    allow_again(house, house.channel.id)
    await house.env.settle()
    await passes(house, 60)
    assert len(ends(house)) == 1
    await passes(house, DAY)
    assert len(ends(house)) == 1


def ends(house: House) -> list[str]:
    """What is told of the end in the event's channel."""
    said = [house.said(one) for one in house.env.backend.messages[house.channel.id].values()]
    return [one for one in said if "Autumn" in one and "wins!" in one]
