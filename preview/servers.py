"""The world of the preview: a server, its channels, four people, and a SimCord that does not wait for the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.backend.access import can_access_channel

from bot.discord.errors import is_mistake

SERVER = "Card House"
BOT = "Mau-Mau"
CHANNELS = {
    "card-table": "Open a table with /open",
    "second-table": "For when the first one is taken",
    "chat": "Talk that has nothing to do with cards",
}
PEOPLE = {"Ana": "en-US", "Bia": "pt-BR", "Caio": "en-US", "Dora": "en-US"}
REST_LIMIT_S = 1.0
"""How long an action waits until the bot is idle, in seconds."""
_TEXT = {discord.ChannelType.text.value, discord.ChannelType.news.value}


class LiveEnv(Env):
    """An `Env` for a bot that people play with. Nobody waits until the bot has finished.

    SimCord gives each of the bot's timers a real timer as well, lets an action last until the timers of the next
    seconds have fired, and reports a failure if the bot is still busy then. Here, once `live` is set, timers follow
    only the simulated clock, which the hub moves. A bot that still works after `REST_LIMIT_S`, or waits for something
    that SimCord does not know, is left alone: also at its start, where it reads languages and draws cards beside.
    """

    live = False

    def _record_error(self, error: BaseException) -> None:
        """Keep mistakes only. After any exception of the bot SimCord calls an action failed and its outcome uncertain,
        also after a refusal that the bot has answered.
        """
        if is_mistake(error):
            super()._record_error(error)

    def _schedule_timer(self, *timer: Any) -> None:
        if not self.live:
            super()._schedule_timer(*timer)

    async def _settle_internal(self, **how: Any) -> None:
        # the clock moves in many small steps
        patience = REST_LIMIT_S / 10 if self.live and how.get("_deadline") else REST_LIMIT_S
        how["_deadline"] = asyncio.get_running_loop().time() + patience
        with suppress(TimeoutError):
            await super()._settle_internal(**how)


@dataclass(frozen=True)
class Person:
    """One of the people to play as: an account, its membership of the server, and the language of its app."""

    name: str
    user: UserHandle
    member: MemberActor
    locale: str

    def enters(self, channel: ChannelHandle) -> UserHandle | MemberActor:
        """Who this person is in `channel`: an account in direct messages, a member in the server."""
        return self.user if channel.guild is None else self.member


@dataclass(frozen=True)
class Servers:
    """The simulated world: one server and the people in it."""

    env: Env
    guild: GuildHandle
    people: tuple[Person, ...]

    def person(self, name: str) -> Person:
        """Give the person of that name. Raises KeyError if there is none."""
        return {person.name: person for person in self.people}[name]

    def channels(self) -> list[ChannelHandle]:
        """Give the server's text channels as they are now, each followed by its threads."""
        stored = [channel for channel in self.env.backend.channels.values() if channel.guild_id == self.guild.id]
        rooms: list[ChannelHandle] = []
        for channel in stored:
            if channel.type in _TEXT:
                threads = [thread for thread in stored if thread.is_thread and thread.parent_id == channel.id]
                rooms += [ChannelHandle(self.env, self.guild, each) for each in (channel, *threads)]
        return rooms

    def channel(self, name: str) -> ChannelHandle:
        """Give the first channel or thread of that name. Raises KeyError if there is none."""
        return {channel.name: channel for channel in reversed(self.channels())}[name]

    def rooms(self, person: Person) -> list[ChannelHandle]:
        """Give what a person can enter and read: channels, threads, and the direct messages with the bot."""
        open_to = [
            room for room in self.channels() if can_access_channel(self.env, room.id, person.member, history=True)
        ]
        return [*open_to, person.user.dm_channel]


def arrange(env: Env, people: Mapping[str, str] = PEOPLE, language: str | None = None) -> Servers:
    """Build the server, its channels and its people, before or after the bot has started. `language` is the server's.

    Ana owns the server. SimCord's apps all use American English; here each person's interactions carry the language of
    that person.
    """
    env.backend.edit_bot_profile(BOT)
    users = {name: env.create_user(name.lower(), global_name=name) for name in people}
    guild = env.create_guild(SERVER, owner=users["Ana"], preferred_locale=language)
    everybody = tuple(Person(name, user, _join(env, guild, user), people[name]) for name, user in users.items())
    for name, topic in CHANNELS.items():
        guild.create_text_channel(name, topic=topic)
    locales = {str(person.user.id): person.locale for person in everybody}

    def speak(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["user"] if "user" in payload else payload["member"]["user"]
            payload["locale"] = locales.get(user["id"], payload["locale"])
            if language and "guild_locale" in payload:
                payload["guild_locale"] = language

    env.backend.subscribers.insert(0, speak)
    return Servers(env, guild, everybody)


def _join(env: Env, guild: GuildHandle, user: UserHandle) -> MemberActor:
    return MemberActor(env, guild, user) if user.id in guild.member_ids() else guild.add_member(user)


def room_name(channel: ChannelHandle) -> str:
    """The name of a room on the hub and on its tab."""
    if channel.guild is None:
        return "Direct messages"
    return f"{'' if channel.is_thread else '#'}{channel.name}"
