"""People on the small Discord: they type commands, press, choose, write."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.wire import payloads
from tests.wire.payloads import Json
from tests.wire.small_discord import Interaction, SmallDiscord

PATIENCE_S = 8.0
"""Seconds for which a test waits for something to happen."""
SMALL_PRINT = "[to the table](", "Live here while you play"
"""What the small print of a hand has: in direct messages, and where it is shown in a channel."""

REFUSALS = "⚠️", "↻", "✋"
"""Signs before a line that tells why a press has changed nothing."""


class Person:
    """Somebody with an account, who reads Discord in this language."""

    def __init__(self, discord: SmallDiscord, name: str, locale: str = "en-US") -> None:
        self.discord, self.name, self.locale, self.id = discord, name, locale, discord.snowflake()
        self.user = discord.users[self.id] = payloads.user(self.id, name)

    def command(self, name: str, /, channel: int = 0, **options: Any) -> Interaction:
        """Type a command: ``table open``."""
        first, _, second = name.partition(" ")
        kinds = {str: 3, int: 4, bool: 5}
        given: list[Json] = [{"name": key, "type": kinds[type(one)], "value": one} for key, one in options.items()]
        if second:
            given = [{"name": second, "type": 1, "options": given}]
        data = {"id": str(self.discord.snowflake()), "name": first, "type": 1, "options": given}
        return self.discord.send(self._interaction(2, channel or self.discord.channel, data))

    def press(self, message: Json, op: str, *values: str, label: str = "") -> Interaction:
        """Press or choose in a message by operation; of several the first, or the one with this label."""
        return self.send_press(message, offered(message, op, label)[0], values)

    def send_press(self, message: Json, custom_id: str, values: tuple[str, ...] = ()) -> Interaction:
        """Press the component with this id."""
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return self.discord.send(self._interaction(3, int(message["channel_id"]), data) | {"message": message})

    def say(self, channel: int, content: str) -> Json:
        """Write in a channel."""
        return self.discord.post(channel, {"content": content}, self.user)

    def hand(self) -> Json:
        """The newest direct message; an empty one before there is any."""
        return next(reversed(self.discord.said(self.discord.direct(self.id))), {"components": [], "content": ""})

    def hands(self) -> list[Json]:
        """The hands of cards among the direct messages."""
        return [one for one in self.discord.said(self.discord.direct(self.id)) if is_hand(one)]

    def _interaction(self, kind: int, channel: int, data: Json) -> Json:
        number = self.discord.snowflake()
        where = self.discord.channels[channel]
        made: Json = {
            "id": str(number),
            "application_id": self.discord.me["id"],
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "data": data,
            "channel": where,
            "channel_id": str(channel),
            "locale": self.locale,
            "app_permissions": payloads.ALL,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "attachment_size_limit": 10_000_000,
        }
        if "guild_id" not in where:
            return made | {"user": self.user}
        who = payloads.member(self.user) | {"permissions": payloads.ALL}
        return made | {"guild_id": where["guild_id"], "guild_locale": "en-US", "member": who}


def offered(message: Json, op: str, label: str = "") -> list[str]:
    """The custom ids of an operation in a message, of all labels or this one, without what it does."""
    ids = [
        part["custom_id"]
        for part in payloads.parts(message["components"])
        if "custom_id" in part and label in ("", part.get("label", "").partition(" · ")[0])
    ]
    return [one for one in ids if one.startswith(f"mm1:{op}:")]


async def done(*sent: Interaction) -> Interaction:
    """Wait until all of these are answered; give the last."""
    async with asyncio.timeout(PATIENCE_S):
        for one in sent:
            await one.complete.wait()
    return sent[-1]


async def until(true: Any, patience: float = PATIENCE_S) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(patience):
        while not true():  # noqa: ASYNC110 -- another process is what it waits for
            await asyncio.sleep(0.02)


async def seated(discord: SmallDiscord, *people: Person, rules: str = "voador", computer: bool = False) -> Json:
    """A lobby with these people, and perhaps a computer player; its message."""
    await done(people[0].command("open", game=rules))
    await until(lambda: discord.said(discord.channel))
    lobby = discord.said(discord.channel)[-1]
    for person in people[1:]:
        await done(person.press(lobby, "join"))
    if computer:
        await done(people[0].press(await controls(people[0], lobby), "computer"))
    return lobby


async def controls(host: Person, lobby: Json) -> Json:
    """The host's own message about a lobby."""
    asked = await done(host.press(lobby, "controls"))
    assert asked.shown is not None
    return asked.shown


async def begun(discord: SmallDiscord, *people: Person, rules: str = "voador", computer: bool = False) -> None:
    """The same, and the match has begun: everybody has a hand."""
    lobby = await seated(discord, *people, rules=rules, computer=computer)
    await done(people[0].press(await controls(people[0], lobby), "start"))
    await until(lambda: all(is_hand(person.hand()) for person in people))


def is_hand(message: Json) -> bool:
    """Whether a message is a hand of cards, and no notice."""
    return tells_hand(payloads.text(message))


def tells_refusal(text: str) -> bool:
    """Whether this is the text of a message that begins with what did not go, or did not count any more."""
    return any(line.startswith(REFUSALS) for line in text.splitlines())


def tells_hand(text: str) -> bool:
    """Whether this is the text of a hand of cards."""
    return any(one in text for one in SMALL_PRINT)
