"""What the bot says when a server invites it: once, where it is read, with what it needs and two presses to begin."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.discord.sender import NEEDED
from bot.words import texts
from cogs.servers.commands import ArrivalCog
from tests.support.house import House


async def joins(house: House, guild: Any) -> None:
    for cog in house.bot.cogs.values():
        if hasattr(cog, "on_guild_join"):
            await cog.on_guild_join(house.bot.get_guild(guild.id))
    await house.env.settle()


async def test_it_says_once_what_there_is_to_play_and_deals_or_opens_a_table(house: House) -> None:
    await joins(house, house.guild)
    (message,) = house.messages(house.channel.id)
    said = house.said(message)
    assert "Mau-Mau is here" in said
    assert "Message Content" not in said, "it may read"
    assert "missing permissions" not in said
    hand = await house.press(house.bia, "now", message=message)
    assert hand.ephemeral
    await house.press(house.ana, "open", message=message)
    house.number += 1
    assert (await house.table()).host == house.ana.id
    await joins(house, house.guild)
    await house.restart()
    await joins(house, house.guild)
    hello = [one for one in house.messages(house.channel.id) if "Mau-Mau is here" in house.said(one)]
    assert len(hello) == 1


@pytest.mark.parametrize("locale", texts.LANGUAGES)
async def test_missing_permissions_and_the_intent_are_named(house: House, locale: str) -> None:
    guild = house.bot.get_guild(house.guild.id)
    assert guild is not None
    for role in guild.me.roles:  # as an administrator has left them
        role._permissions = discord.Permissions(view_channel=True, send_messages=True, embed_links=True).value
    house.cog(ArrivalCog).arrival.reads_text = False
    await house.services.store.servers.meet(guild.id, "en-US")
    await house.services.preferences.choose("server", guild.id, "language", locale)
    await joins(house, house.guild)
    (message,) = house.messages(house.channel.id)
    said = house.said(message)
    for name, needed in NEEDED:
        lacks = needed and name not in ("read_messages", "send_messages", "embed_links")
        if needed:
            assert (f"**{texts.text(locale, f'permission-{name}')}**" in said) == lacks
    assert "Message Content Intent" in said


def silent(house: House) -> Any:
    """A server of ana's in which the bot may write nowhere."""
    guild = house.env.create_guild("Silent", owner=house.ana.user)
    denied = discord.PermissionOverwrite(send_messages=False)
    guild.create_text_channel("rules", overwrites={guild.default_role: denied})
    return guild


async def test_where_it_may_not_write_the_owner_hears_of_it(house: House) -> None:
    """In the owner's language, not the server's."""
    await house.ana.slash(house.channel, "me", language="de")
    guild = silent(house)
    await house.env.settle()
    await joins(house, guild)
    said = house.said(house.hand(house.ana))
    assert texts.text("de", "arrival-hello", server="Silent") in said
    assert texts.text("de", "arrival-settings", server="Silent") in said


async def test_who_has_invited_it_hears_of_it_before_the_owner(house: House) -> None:
    """As the server's log says it, and in the language of their Discord."""
    await house.services.store.people.meet(house.bia.id, "bia", "pt-BR")
    guild = silent(house)
    guild.add_member(house.bia.user)
    backend = house.env.backend
    backend.record_audit_log(
        guild.id, discord.AuditLogAction.bot_add.value, target_id=backend.bot_user.id, user_id=house.bia.id
    )
    await house.env.settle()
    await joins(house, guild)
    assert texts.text("pt-BR", "arrival-hello", server="Silent") in house.said(house.hand(house.bia))
    assert not house.messages(house.dm(house.ana))
