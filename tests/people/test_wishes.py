"""Who wants to be told when a table opens: told once a day, of what they may see and join, and not for ever."""

from __future__ import annotations

from typing import Any

from discord import PermissionOverwrite, Permissions

from bot.time import DAY, HOUR
from cogs.people.privacy import PrivacyCog
from cogs.servers.commands import ServerCog
from cogs.tables.commands import MyTablesCog
from cogs.tables.screens import OpenTablesPress
from cogs.tables.wishes import TOLD_OF_A_TABLE, WISH_S, Wish
from tests.discord.test_visibility import private_thread
from tests.support.house import House


async def wish(house: House, who: Any, game: str = "any", pace: str = "") -> Any:
    """Somebody chooses in *Free seats* what they want to be told of."""
    shown = (await house.visit(who, OpenTablesPress(0))).response._message
    answer = await house.choose(who, "wish", game, message=shown)
    if pace:
        answer = await house.choose(who, "wish", pace, message=answer.response._message)
    return answer.response._message


async def opened(house: House, rules: str = "classic", where: Any = None) -> None:
    """Ana opens a table, and what follows is done."""
    await house.ana.slash(where or house.channel, "open", game=rules)
    await house.env.settle()
    await house.env.advance_time(1)


def told(house: House, who: Any) -> list[str]:
    """What somebody was written about tables that have opened."""
    dm = house.env.backend.dm_channels.get(who.id)
    said = [house.said(message) for message in house.messages(dm)] if dm else []
    return [one for one in said if "has opened" in one]


async def test_who_wants_to_know_is_told_where_a_table_has_opened(house: House) -> None:
    said = house.said(await wish(house, house.bia))
    assert "Any game" in said
    assert "Once a day at most" in said
    await opened(house)
    (message,) = told(house, house.bia)
    assert "Mau-Mau" in message
    assert f"/{house.channel.id}" in message
    assert told(house, house.ana) == told(house, house.caio) == []


async def test_it_is_once_a_day_and_ends_by_itself(house: House) -> None:
    await wish(house, house.bia)
    for hours, count in ((0, 1), (2, 1), (23, 2)):
        house.later(hours * HOUR)
        await opened(house)
        assert len(told(house, house.bia)) == count, hours
    house.later(WISH_S + DAY)
    await opened(house)
    assert len(told(house, house.bia)) == 2
    assert await house.cog(MyTablesCog).wishes.get(house.bia.id, house.guild.id) is None


async def test_the_game_and_the_pace_are_those_that_were_chosen(house: House) -> None:
    await wish(house, house.bia, "voador")
    await wish(house, house.caio, "any", "quick")
    await opened(house, "classic")
    assert told(house, house.bia) == told(house, house.caio) == [], "a turn of a day is not quick"
    await opened(house, "voador")
    assert len(told(house, house.bia)) == 1
    assert told(house, house.caio) == []


async def test_nobody_is_told_of_what_they_may_not_see_or_join(house: House) -> None:
    for who in (house.bia, house.caio, house.dora):
        await wish(house, who)
    secret = house.guild.create_text_channel("secret", overwrites={house.bia: PermissionOverwrite(view_channel=False)})
    await house.cog(ServerCog).management.keep_out(house.guild.id, house.caio.id, house.ana.id, None)
    await opened(house, where=secret)
    assert told(house, house.bia) == told(house, house.caio) == []
    assert len(told(house, house.dora)) == 1
    await opened(house)
    assert len(told(house, house.bia)) == 1, "what was hidden has used up no day"


async def test_who_calls_it_off_or_erases_themselves_hears_no_more(house: House) -> None:
    await wish(house, house.bia)
    answer = await wish(house, house.bia, "off")
    assert "won't tell you" in house.said(answer)
    await wish(house, house.caio)
    await house.cog(PrivacyCog).privacy.erase(house.caio.id)
    await opened(house)
    assert told(house, house.bia) == told(house, house.caio) == []


async def test_a_forged_wish_is_refused(house: House) -> None:
    shown = (await house.visit(house.bia, OpenTablesPress(0))).response._message
    for subject, chosen in (("", "bridge"), ("pace", "never"), ("", "quick"), ("pace", "voador")):
        answer = await house.forge_at(house.bia, shown, f"mm1:wish:0:-1:{subject}", [chosen])
        assert "isn't one of the choices" in house.said(answer.response._message)
    assert await house.cog(MyTablesCog).wishes.get(house.bia.id, house.guild.id) is None


async def test_a_challenge_is_nobody_else_s_to_join(house: House) -> None:
    await wish(house, house.bia)
    await house.ana.slash(house.channel, "open", player=house.caio)
    await house.env.advance_time(1)
    assert told(house, house.bia) == []


async def test_a_private_thread_is_revealed_to_nobody_who_is_not_in_it_and_does_not_manage_threads(
    house: House,
) -> None:
    role = house.guild.create_role("keepers", permissions=Permissions(manage_threads=True))
    keeper = house.guild.add_member(house.env.create_user("keeper"), roles=[role])
    for who in (house.bia, house.caio, keeper):
        await wish(house, who)
    place = await private_thread(house, house.ana)
    for who in (house.ana, house.caio):
        house.env.backend.add_thread_member(place.id, who.id)
    await house.env.settle()
    await opened(house, where=place)
    assert told(house, house.bia) == []
    assert len(told(house, keeper)) == len(told(house, house.caio)) == 1


async def test_who_is_banned_or_has_left_is_told_nothing(house: House) -> None:
    for who in (house.bia, house.caio, house.dora):
        await wish(house, who)
    house.env.backend.apply_ban(house.guild.id, house.bia.id, None)
    house.guild.remove_member(house.caio)
    await house.env.settle()
    await opened(house)
    assert told(house, house.bia) == told(house, house.caio) == []
    assert len(told(house, house.dora)) == 1


async def test_once_a_day_outlives_the_bot_and_calling_it_off(house: House) -> None:
    await wish(house, house.bia)
    await opened(house)
    await house.restart()
    await opened(house)
    assert len(told(house, house.bia)) == 1
    await wish(house, house.bia, "off")
    await wish(house, house.bia, "classic")
    await opened(house)
    assert len(told(house, house.bia)) == 1


async def test_those_who_may_not_see_a_table_keep_nobody_from_being_told(house: House) -> None:
    secret = house.guild.create_text_channel("secret", overwrites={house.bia: PermissionOverwrite(view_channel=False)})
    others = [house.guild.add_member(house.env.create_user(f"other{n}")) for n in range(TOLD_OF_A_TABLE)]
    store = house.services.store
    await wish(house, house.bia)
    for other in others:
        await store.people.meet(other.id, "other", "en-US")
        await house.cog(MyTablesCog).wishes.put(other.id, house.guild.id, Wish("", "", house.time() + WISH_S))
        house.guild.remove_member(other)
    await wish(house, house.caio)
    for _ in range(8):
        await opened(house, where=secret)
    assert len(told(house, house.caio)) == 1, "chance has come to them by now"
