"""Servers in which the bot is not: the application was added without its bot, or by a person for themselves, which was
possible once. Nothing is opened there, and Discord is not asked about what was.
"""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from discord.utils import oauth_url

from bot.discord.sender import NEEDED
from bot.tables.schedule import LOBBY_LIFE_S
from cogs.events.commands import EventCog
from tests.support.house import House, manager
from tests.support.paths import ROOT

SERVER, CHANNEL = 999000000000000001, 999000000000000002
IN_DIRECT_MESSAGES = {"play", "games", "table", "rules", "daily", "me", "help"}


def elsewhere(payload: dict[str, Any], installed_by: str, by: int) -> dict[str, Any]:
    """The same interaction, but in a server in which the bot is not."""
    found = copy.deepcopy(payload)
    channel = {"id": str(CHANNEL), "type": 0, "name": "elsewhere", "guild_id": str(SERVER), "flags": 0, "position": 0}
    found["authorizing_integration_owners"] = {installed_by: str(by)}
    found |= {"context": 0, "guild_id": str(SERVER), "guild": {"id": str(SERVER), "locale": "en-US", "features": []}}
    found |= {"channel_id": str(CHANNEL), "channel": channel | {"permissions": "2147483647"}}
    found |= {"app_permissions": "274877975552"}
    found["member"]["permissions"] = "2147486754"
    return found


@pytest.fixture(params=["person", "server"])
def away(house: House, request: pytest.FixtureRequest) -> House:
    """All that is pressed and typed comes from there, installed by a person, or without the bot."""
    emit = house.env.backend.emit
    installed = ("1", house.dora.id) if request.param == "person" else ("0", SERVER)

    def emit_elsewhere(name: str, payload: Any) -> Any:
        return emit(name, elsewhere(dict(payload), *installed) if name == "INTERACTION_CREATE" else payload)

    house.env.backend.emit = emit_elsewhere  # type: ignore[method-assign]
    return house


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("open", {"game": "classic"}),
        ("event new", {"name": "Cup", "kind": "league"}),
        ("workshop new", {}),
        ("daily", {"what": "new"}),
        ("leaderboard", {}),
    ],
)
async def test_where_the_bot_is_not_nothing_is_opened(away: House, command: str, options: dict[str, Any]) -> None:
    managed = command.startswith(("event", "workshop"))
    answer = await (manager(away) if managed else away.dora).slash(away.channel, command, **options)
    assert answer.ephemeral
    assert "Somebody who manages the server can add me" in answer.response.content
    assert f"guild_id={SERVER}" in answer.response.content
    await away.passes(60)
    await away.services.painter.finish()
    assert not [one for one in away.env.http_requests if str(CHANNEL) in one.path]
    assert not await away.services.store.open_tables.list_for_person(away.dora.id)
    assert not await away.cog(EventCog).events.list_events(SERVER)


async def test_where_the_bot_is_not_no_press_counts(away: House) -> None:
    emit, away.env.backend.emit = away.env.backend.emit, type(away.env.backend).emit.__get__(away.env.backend)
    await away.seated("ana", "bia")
    away.env.backend.emit = emit
    answer = await away.press(away.caio, "join")
    assert "Somebody who manages the server can add me" in answer.response.content
    assert len((await away.table()).players) == 2


async def test_a_table_in_a_server_without_the_bot_ends_and_discord_is_not_asked_about_it(house: House) -> None:
    """It was opened by an earlier version, or the server has removed the bot."""
    await house.seated("ana", "bia")
    async with house.services.tables.changing(house.number) as table:
        await house.services.store.servers.meet(SERVER, "en-US")
        table.server, table.channel, table.posted.lobby = SERVER, CHANNEL, None
        await house.services.tables.save(table)
    await house.services.painter.finish()
    for _ in range(60):
        await house.passes(60)
    await house.services.painter.finish()
    assert not [one for one in house.env.http_requests if str(CHANNEL) in one.path]
    told = [house.said(one) for one in house.messages(house.dm(house.ana))]
    assert sum("can add me again" in one for one in told) == 1
    await house.passes(LOBBY_LIFE_S)
    await house.services.painter.finish()
    assert (await house.table()).closed is not None
    assert not [one for one in house.env.http_requests if str(CHANNEL) in one.path]


async def test_commands_say_where_they_live(house: House) -> None:
    """Nobody is offered one where it cannot do anything: servers with the bot, and direct messages with it."""
    put = next(one.json for one in house.env.http_requests if one.method == "PUT" and one.path.endswith("/commands"))
    assert {tuple(command["integration_types"]) for command in put} == {(0,)}
    contexts = {command["name"]: command["contexts"] for command in put}
    assert {name for name, where in contexts.items() if where == [0, 1]} == IN_DIRECT_MESSAGES
    assert {name for name, where in contexts.items() if where == [0]} == contexts.keys() - IN_DIRECT_MESSAGES


def test_the_readme_invites_with_what_the_bot_needs() -> None:
    link = re.search(r"https://discord.com/oauth2/\S+", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert link is not None
    assert link[0] == oauth_url("APP_ID", permissions=NEEDED)
