"""The hub: every room that each person can enter, and the heartbeat that keeps the rooms up to date."""

from __future__ import annotations

import asyncio
import html
import logging
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from simcord import ChannelHandle, SetupError
from simcord.backend.access import can_access_channel

from preview.room import Room
from preview.servers import Person, Servers, room_name

RESTATE_S = 20.0
"""Open rooms are published again after this time, in seconds, even if nothing happened: relative times change."""
EMOJI_ADDRESSES = ("https://cdn.simcord.invalid/emojis/{}.png", "https://cdn.discordapp.com/emojis/{}.png")
"""Where SimCord's pages look for an emoji, and where Discord has it."""
_log = logging.getLogger(__name__)


@dataclass
class Hub:
    """The page of all rooms, and the heartbeat behind it. Made by `open_hub`."""

    servers: Servers
    url: str = ""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody has ended the preview on the hub's page."""
    _rooms: dict[tuple[int, int], Room] = field(default_factory=dict)
    _seen: dict[tuple[int, int], int] = field(default_factory=dict)
    _floor: asyncio.Lock = field(default_factory=asyncio.Lock)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    _heard: int = 0
    _mistakes: list[BaseException] = field(default_factory=list)
    _world: tuple[int, int] = (0, 0)
    _stated: float = 0.0
    _pictures: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    async def room(self, channel: ChannelHandle, viewer: Person, *, zone: str = "UTC") -> str:
        """Open a room if it is not open, and give its address. The address is a key: whoever has it can act there.

        Raises SetupError if the viewer may not enter. `zone` (an IANA time zone) is used for times, and only when the
        room is opened.
        """
        if not can_access_channel(self.servers.env, channel.id, viewer.enters(channel), history=True):
            raise SetupError(f"{viewer.name} may not enter {room_name(channel)}")
        async with self._opening:
            found = self._rooms.get((channel.id, viewer.user.id))
            if found is None or found.closed:
                fresh = Room(self.servers, channel, viewer, floor=self._floor, home=self.url, zone=zone)
                self._hang_pictures()
                fresh.furnish(self._pictures)
                found = self._rooms[channel.id, viewer.user.id] = await fresh.__aenter__()
        return found.url

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Let nobody else act, and stop the clock: a script needs this around actions of SimCord's actors."""
        async with self._floor:
            yield

    async def close(self) -> None:
        """Close every room. Their tabs say that the session is unavailable."""
        for room in tuple(self._rooms.values()):
            await room.close()

    async def beat(self, lag: float) -> None:
        """One heartbeat: let `lag` seconds pass in the world, and publish what happened to open rooms."""
        env = self.servers.env
        async with self._floor:
            await env.advance_time(max(0.0, lag))
            await self._drop_lost_rooms()
            self._hang_pictures()
            now = asyncio.get_running_loop().time()
            world = (len(env.backend.transcript), len(env.http_requests))
            if world != self._world or now - self._stated > RESTATE_S:
                self._world, self._stated = world, now
                for room in self._rooms.values():
                    if room.watching and not room.closed:
                        room.restate()
        self._note_seen()
        for fault in env.errors_since(self._heard):
            _log.error("the bot raised an error", exc_info=fault)
            self._mistakes.append(fault)
        self._heard = env.error_cursor

    def _hang_pictures(self) -> None:
        """Give the pictures of the application's emojis to every room."""
        emojis = self.servers.env.backend.application_emojis
        if len(self._pictures) == len(emojis) * len(EMOJI_ADDRESSES):
            return
        uploaded = {
            request.json["name"]: b64decode(request.json["image"].partition(",")[2])
            for request in self.servers.env.http_requests
            if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, dict)
        }
        self._pictures = {
            address.format(number): (f"{emoji.name}.png", uploaded[emoji.name])
            for number, emoji in emojis.items()
            for address in EMOJI_ADDRESSES
        }
        for room in self._rooms.values():
            room.furnish(self._pictures)

    async def _drop_lost_rooms(self) -> None:
        lost = [key for key in self._rooms if key[0] not in self.servers.env.backend.channels]
        for key in lost:
            await self._rooms.pop(key).close()

    def _note_seen(self) -> None:
        for (channel, _), room in self._rooms.items():
            for person in room.watching:
                self._seen[channel, person] = max(self.servers.env.backend.messages.get(channel, {}), default=0)

    def _unread(self, channel: int, person: int) -> int:
        seen = self._seen.get((channel, person), 0)
        messages = self.servers.env.backend.messages.get(channel, {})
        return sum(number > seen and message.visible_to(person) for number, message in messages.items())

    def listing(self) -> str:
        """The list of rooms as HTML, a card for each person."""
        cards = "".join(self._card(person) for person in self.servers.people)
        if not self._mistakes:
            return cards
        last = html.escape(repr(self._mistakes[-1]))
        return f'{cards}<p class="faults">Errors in the bot: {len(self._mistakes)}; the last: <code>{last}</code></p>'

    def _card(self, person: Person) -> str:
        rows = "".join(self._row(room, person) for room in self.servers.rooms(person))
        face = f'<span class="face" aria-hidden="true">{html.escape(person.name[0])}</span>'
        title = f"<h2>{face}{html.escape(person.name)} <small>{person.locale}</small></h2>"
        return f'<section class="person">{title}<ul>{rows}</ul></section>'

    def _row(self, channel: ChannelHandle, person: Person) -> str:
        kind = "direct" if channel.guild is None else "thread" if channel.is_thread else "channel"
        key = f"{channel.id}-{person.user.id}"
        unread = self._unread(channel.id, person.user.id)
        room = self._rooms.get((channel.id, person.user.id))
        note = f'<b class="new">{unread} new</b>' if unread else ""
        if room is not None and not room.closed and room.watching:
            note += '<i class="open">open</i>'
        link = f'href="/room/{channel.id}/{person.user.id}" target="room-{key}"'
        name = f"<span>{html.escape(room_name(channel))}</span>"
        return f'<li class="{kind}"><a id="to-{key}" {link}>{name}{note}</a></li>'
