"""`maumau preview`: the bot on a Discord of its own, in the browser, with no token and no network.

SimCord plays Discord; this module arranges a small town in it (a server, its channels, four people) and
opens a *hub*: one page that lists every room each person can enter, their direct messages included. A room
is a SimCord `Preview` of one channel seen by one person, in a tab of its own. What the bot does is the
bot's: nothing here knows a card.

SimCord is made for tests, one action at a time. Four things are bent here so that people can play:

- *Several rooms at once.* SimCord refuses a second `Preview` of an `Env`, because its pages, its actions and
  `Env._preview` (told when an action changed the world) are thought of as one. A `Room` takes that place for
  the time of its own action, and all rooms share one lock, the *floor*, so that actions never overlap.
- *Time passes.* SimCord's clock stands still between actions. The hub moves it along with the wall clock,
  and `LiveEnv` leaves the bot's timers to that clock alone: otherwise every action would wait for
  the next computer player's pause to end.
- *Emojis have pictures.* SimCord forgets the picture of an uploaded emoji; a room is handed it from the upload.
- *Tabs follow.* A page shows what was last published for it; the hub publishes whenever something happened,
  and `Room` takes a press on the publication before, which SimCord would refuse as stale.
"""

import asyncio
import html
import importlib.util
import logging
from base64 import b64decode
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from string import Template
from typing import Any, Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from aiohttp import web
from aiohttp.typedefs import Handler

try:
    from simcord import BackendError, ChannelHandle, Env, GuildHandle, MemberActor, SetupError, UserHandle
    from simcord.backend.access import can_access_channel
    from simcord.preview import Preview
    from simcord.preview._server import PreviewServer
except ImportError:  # an optional extra: preview() says how to get it
    Env = Preview = PreviewServer = object  # type: ignore[assignment,misc]

__all__ = ["Hub", "LiveEnv", "Person", "PreviewMissing", "Town", "arrange", "open_hub", "preview"]

SERVER = "Card House"
BOT = "Mau-Mau"
CHANNELS = {
    "card-table": "Open a table with /table open",
    "second-table": "For when the first one is taken",
    "chat": "Talk that has nothing to do with cards",
}
PEOPLE = {"Ana": "en-US", "Bia": "pt-BR", "Caio": "en-US", "Dora": "en-US"}
BEAT = 0.5
"""Seconds between two looks at the world; SimCord's pages ask twice a second, too."""
RESTATE = 20.0
"""Seconds after which open rooms are published though nothing happened: relative times move on."""
PATIENCE = 1.0
"""Seconds for which an action waits for the bot to come to rest."""
KEPT = 8
"""Publications of a page that its actions may still refer to: some seconds of a lively table."""

EMOJI_ADDRESSES = ("https://cdn.simcord.invalid/emojis/{}.png", "https://cdn.discordapp.com/emojis/{}.png")
"""Where SimCord's pages look for an emoji, and where Discord has it."""

_TEXT = {discord.ChannelType.text.value, discord.ChannelType.news.value}
_NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")
_PAGE = Template(Path(__file__).with_suffix(".html").read_text(encoding="utf-8"))
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
}
_log = logging.getLogger(__name__)


class PreviewMissing(Exception):
    """What the preview needs is not installed; the message says how to install it."""


class LiveEnv(Env):
    """An `Env` for a bot that people play with, in which nobody waits for the bot to be done.

    SimCord gives each of the bot's timers a real one to fall back on, lets an action last until those of the
    next seconds have fired, and calls it a failure when the bot is still busy then. Here, once `live` is set,
    timers go by the simulated clock alone, which the hub moves; and a bot that is still at work after
    `PATIENCE`, or waits for something that SimCord does not know, is left to it.
    """

    live = False

    def _schedule_timer(self, *timer: Any) -> None:
        if not self.live:
            super()._schedule_timer(*timer)

    async def _settle_internal(self, **how: Any) -> None:
        if self.live:
            patience = PATIENCE / 10 if how.get("_deadline") else PATIENCE  # the clock has many small steps
            how["_deadline"] = asyncio.get_running_loop().time() + patience
        with suppress(TimeoutError):
            await super()._settle_internal(**how)


@dataclass(frozen=True)
class Person:
    """One of the people to play as: an account, its membership of the server, and the language of its app."""

    name: str
    user: "UserHandle"
    member: "MemberActor"
    locale: str

    def enters(self, channel: "ChannelHandle") -> "UserHandle | MemberActor":
        """Who this person is in `channel`: an account in direct messages, a member in the server."""
        return self.user if channel.guild is None else self.member


@dataclass(frozen=True)
class Town:
    """The arranged world: one server and the people in it."""

    env: Env
    guild: "GuildHandle"
    people: tuple[Person, ...]

    def person(self, name: str) -> Person:
        """The person of that name. Raises KeyError for a stranger."""
        return {person.name: person for person in self.people}[name]

    def channels(self) -> "list[ChannelHandle]":
        """The server's text channels as they are now, each followed by its threads."""
        stored = [channel for channel in self.env.backend.channels.values() if channel.guild_id == self.guild.id]
        rooms: list[ChannelHandle] = []
        for channel in stored:
            if channel.type in _TEXT:
                threads = [thread for thread in stored if thread.is_thread and thread.parent_id == channel.id]
                rooms += [ChannelHandle(self.env, self.guild, each) for each in (channel, *threads)]
        return rooms

    def channel(self, name: str) -> "ChannelHandle":
        """The first channel or thread of that name. Raises KeyError when there is none."""
        return {channel.name: channel for channel in reversed(self.channels())}[name]

    def rooms(self, person: Person) -> "list[ChannelHandle]":
        """What a person can enter and read back: channels, threads, and the direct messages with the bot."""
        open_to = [
            room for room in self.channels() if can_access_channel(self.env, room.id, person.member, history=True)
        ]
        return [*open_to, person.user.dm_channel]


def arrange(env: Env) -> Town:
    """Build the server, its channels and its people, before or after the bot has started.

    Ana owns the server. SimCord's apps all speak American English; here each person's interactions carry
    the language of that person.
    """
    env.backend.edit_bot_profile(BOT)
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    guild = env.create_guild(SERVER, owner=users["Ana"])
    people = tuple(Person(name, user, _join(env, guild, user), PEOPLE[name]) for name, user in users.items())
    for name, topic in CHANNELS.items():
        guild.create_text_channel(name, topic=topic)
    locales = {str(person.user.id): person.locale for person in people}

    def speak(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["user"] if "user" in payload else payload["member"]["user"]
            payload["locale"] = locales.get(user["id"], payload["locale"])

    env.backend.subscribers.insert(0, speak)
    return Town(env, guild, people)


def _join(env: Env, guild: "GuildHandle", user: "UserHandle") -> "MemberActor":
    return MemberActor(env, guild, user) if user.id in guild.member_ids() else guild.add_member(user)


class _RoomServer(PreviewServer):
    """SimCord's server of one room, with the room's name on the tab and the way back to the hub."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        home = html.escape(room.home)
        self._texts = {
            "<title>SimCord Preview</title>": f"<title>{html.escape(room.title)}</title>",
            '<span class="brand-mark" aria-hidden="true">S</span>': (
                f'<a class="brand-mark" href="{home}" aria-label="All rooms" title="All rooms">M</a>'
            ),
            "<strong>SimCord</strong><small>Preview</small>": (
                f'<a class="toolbar-button" href="{home}" aria-hidden="true" tabindex="-1">All rooms</a>'
            ),
        }

    async def _index(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._index(request)
        page = response.text or ""
        for theirs, ours in self._texts.items():
            page = page.replace(theirs, ours)
        response.text = page
        return response


class Room(Preview):
    """One channel as one person sees it first; whoever else may enter is on the page's list of viewers."""

    def __init__(
        self,
        town: Town,
        channel: "ChannelHandle",
        person: Person,
        *,
        floor: asyncio.Lock,
        home: str,
        zone: str,
    ) -> None:
        others = [
            other.enters(channel)
            for other in town.people
            if other is not person and can_access_channel(town.env, channel.id, other.enters(channel), history=True)
        ]
        super().__init__(
            town.env,
            channel,
            (person.enters(channel), *others),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=person.locale,
            timezone=zone,
            presentation_time=None,
            assets=None,
            port=0,
        )
        self.home = home
        self.title = f"{person.name} · {_label(channel)}"
        self._floor = floor
        self._shown: dict[str, deque[tuple[int, dict[str, Any]]]] = {}
        self._server = _RoomServer(self)

    async def __aenter__(self) -> Self:
        self.env._preview = None  # the others stay open: see the module's docstring
        await super().__aenter__()
        return self

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._floor:
            self.env._preview = self
            return await super()._action(context_id, self._caught_up(context_id, body))

    def _publish(self, page: Any, **reason: Any) -> None:
        super()._publish(page, **reason)
        self._shown = {key: shown for key, shown in self._shown.items() if key in self._pages}
        seen = {number: self._components(number) for number in page.snapshot["messages"]}
        self._shown.setdefault(page.id, deque(maxlen=KEPT)).append((page.revision, seen))

    def _components(self, message: str) -> Any:
        if not message.isdecimal():
            return None
        stored = self.env.backend.messages.get(self.channel.id, {}).get(int(message))
        return None if stored is None else stored.components

    def _caught_up(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action, taken on what is published now rather than on what its page had last fetched.

        SimCord refuses what was done on any older publication, which here, where the bot moves by itself,
        would lose every other press. It finds a button by its place in the message, so a press on a message
        whose components have changed since is still refused: it could meet another button.
        """
        page = self._pages.get(context_id or "")
        seen = dict(self._shown.get(context_id or "", ())).get(body.get("published_revision", 0))
        if page is None or seen is None:
            return body
        target = str(body.get("target_id"))
        if body.get("kind") in {"click", "select"} and self._components(target) != seen.get(target):
            return {**body, "published_revision": 0}
        return {**body, "published_revision": page.revision}

    def furnish(self, pictures: Mapping[str, tuple[str, bytes]]) -> None:
        """Show these pictures where messages link to them: (file name, bytes) by address."""
        self._explicit_assets.update(pictures)

    def restate(self) -> None:
        """Publish the room as it is now to everybody who has it open."""
        self._advance_presentation_time()
        self._publish_message_pages(reason="refresh")

    @property
    def closed(self) -> bool:
        """Whether it was ended, in the browser or here."""
        return self._closed

    @property
    def watching(self) -> set[int]:
        """The ids of the people as whom somebody has this room open in a tab."""
        return {page.viewer.id for page in self._pages.values() if page is not self._python}


@dataclass
class Hub:
    """The page of all rooms, and the heartbeat behind it. Made by `open_hub`."""

    town: Town
    url: str = ""
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody ended the preview on the hub's page."""
    _rooms: dict[tuple[int, int], Room] = field(default_factory=dict)
    _seen: dict[tuple[int, int], int] = field(default_factory=dict)
    _floor: asyncio.Lock = field(default_factory=asyncio.Lock)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    _faults: int = 0
    _world: tuple[int, int] = (0, 0)
    _stated: float = 0.0
    _pictures: dict[str, tuple[str, bytes]] = field(default_factory=dict)

    async def room(self, channel: "ChannelHandle", viewer: Person, *, zone: str = "UTC") -> str:
        """Open a room, or find it open, and give its address, which is a key: whoever has it can act there.

        Raises SetupError when the viewer may not enter. `zone` (an IANA time zone) is that of the times shown
        and counts only for the one who opens.
        """
        if not can_access_channel(self.town.env, channel.id, viewer.enters(channel), history=True):
            raise SetupError(f"{viewer.name} may not enter {_label(channel)}")
        async with self._opening:
            found = self._rooms.get((channel.id, viewer.user.id))
            if found is None or found.closed:
                fresh = Room(self.town, channel, viewer, floor=self._floor, home=self.url, zone=zone)
                fresh.furnish(self._pictures)
                found = self._rooms[channel.id, viewer.user.id] = await fresh.__aenter__()
        return found.url

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Nobody else acts and the clock stands: what a script needs around actions of SimCord's actors."""
        async with self._floor:
            yield

    async def close(self) -> None:
        """Close every room; their tabs say that the session is unavailable."""
        for room in tuple(self._rooms.values()):
            await room.close()

    async def beat(self, lag: float) -> None:
        """One heartbeat: let `lag` seconds pass in the world and publish what happened to open rooms."""
        env = self.town.env
        async with self._floor:
            await env.advance_time(max(0.0, lag))
            await self._drop_lost_rooms()
            self._hang_pictures()
            now = asyncio.get_running_loop().time()
            world = (len(env.backend.transcript), len(env.http_requests))
            if world != self._world or now - self._stated > RESTATE:
                self._world, self._stated = world, now
                for room in self._rooms.values():
                    if room.watching and not room.closed:
                        room.restate()
        self._note_seen()
        for fault in env.errors_since(self._faults):
            _log.error("the bot raised an error", exc_info=fault)
        self._faults = env.error_cursor

    def _hang_pictures(self) -> None:
        """Let every room show the application's emojis."""
        emojis = self.town.env.backend.application_emojis
        if len(self._pictures) == len(emojis) * len(EMOJI_ADDRESSES):
            return
        uploaded = {
            request.json["name"]: b64decode(request.json["image"].partition(",")[2])
            for request in self.town.env.http_requests
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
        lost = [key for key in self._rooms if key[0] not in self.town.env.backend.channels]
        for key in lost:
            await self._rooms.pop(key).close()

    def _note_seen(self) -> None:
        for (channel, _), room in self._rooms.items():
            for person in room.watching:
                self._seen[channel, person] = max(self.town.env.backend.messages.get(channel, {}), default=0)

    def _unread(self, channel: int, person: int) -> int:
        seen = self._seen.get((channel, person), 0)
        messages = self.town.env.backend.messages.get(channel, {})
        return sum(number > seen and message.visible_to(person) for number, message in messages.items())

    def listing(self) -> str:
        """The list of rooms as HTML, a card for each person."""
        cards = "".join(self._card(person) for person in self.town.people)
        if not self._faults:
            return cards
        last = html.escape(repr(self.town.env.errors_since(self._faults - 1)[0]))
        return f'{cards}<p class="faults">Errors in the bot: {self._faults}; the last: <code>{last}</code></p>'

    def _card(self, person: Person) -> str:
        rows = "".join(self._row(room, person) for room in self.town.rooms(person))
        face = f'<span class="face" aria-hidden="true">{html.escape(person.name[0])}</span>'
        title = f"<h2>{face}{html.escape(person.name)} <small>{person.locale}</small></h2>"
        return f'<section class="person">{title}<ul>{rows}</ul></section>'

    def _row(self, channel: "ChannelHandle", person: Person) -> str:
        kind = "direct" if channel.guild is None else "thread" if channel.is_thread else "channel"
        key = f"{channel.id}-{person.user.id}"
        unread = self._unread(channel.id, person.user.id)
        room = self._rooms.get((channel.id, person.user.id))
        note = f'<b class="new">{unread} new</b>' if unread else ""
        if room is not None and not room.closed and room.watching:
            note += '<i class="open">open</i>'
        door = f'href="/room/{channel.id}/{person.user.id}" target="room-{key}"'
        name = f"<span>{html.escape(_label(channel))}</span>"
        return f'<li class="{kind}"><a id="to-{key}" {door}>{name}{note}</a></li>'


def _label(channel: "ChannelHandle") -> str:
    if channel.guild is None:
        return "Direct messages"
    return f"{'' if channel.is_thread else '#'}{channel.name}"


@asynccontextmanager
async def open_hub(env: Env, town: Town, *, port: int = 8000) -> AsyncIterator[Hub]:
    """Serve the hub on the loopback interface (`port` 0 takes any free one) and keep the world's time.

    `env` must have been started. Raises OSError when the port is taken.
    """
    hub = Hub(town)
    runner = web.AppRunner(_application(hub), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        hub.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        heart = asyncio.create_task(_keep_time(hub, env))
        heart.add_done_callback(lambda _: hub.ended.set())
        try:
            yield hub
        finally:
            heart.cancel()
            await asyncio.wait([heart])
            await hub.close()
        if not heart.cancelled():
            heart.result()
    finally:
        await runner.cleanup()


async def _keep_time(hub: Hub, env: Env) -> None:
    """Let the simulated clock follow the one on the wall, from where both are now."""
    ahead = env.now() - datetime.now(UTC)
    while True:
        await asyncio.sleep(BEAT)
        try:
            await hub.beat((datetime.now(UTC) + ahead - env.now()).total_seconds())
        except (SetupError, BackendError, TimeoutError) as fault:
            _log.warning("the preview's clock skips a beat: %s", fault)


def _application(hub: Hub) -> web.Application:
    """The hub's four addresses: the page, its list alone, the door to a room, the end."""

    async def page(_: web.Request) -> web.Response:
        text = _PAGE.substitute(server=html.escape(hub.town.guild.name), rooms=hub.listing())
        return web.Response(text=text, content_type="text/html")

    async def rooms(_: web.Request) -> web.Response:
        return web.Response(text=hub.listing(), content_type="text/html")

    async def door(request: web.Request) -> web.Response:
        channel, person = _find(hub.town, request.match_info["channel"], request.match_info["person"])
        raise web.HTTPFound(await hub.room(channel, person, zone=_zone(request)))

    async def end(_: web.Request) -> web.Response:
        hub.ended.set()
        return web.Response(text="The preview has ended.")

    application = web.Application(middlewares=[_at_home_only])
    application.add_routes([web.get("/", page), web.get("/rooms", rooms), web.post("/end", end)])
    application.add_routes([web.get(r"/room/{channel:\d+}/{person:\d+}", door)])
    return application


def _find(town: Town, channel: str, person: str) -> "tuple[ChannelHandle, Person]":
    for somebody in town.people:
        for room in town.rooms(somebody):
            if (str(room.id), str(somebody.user.id)) == (channel, person):
                return room, somebody
    raise web.HTTPNotFound(text="There is no such room, or it is closed to this person.")


def _zone(request: web.Request) -> str:
    """The reader's time zone, which the hub's page leaves in a cookie; UTC before it could."""
    zone = request.cookies.get("zone", "UTC")
    try:
        return ZoneInfo(zone).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "UTC"


@web.middleware
async def _at_home_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other sites: by another name for this address, or by a form of theirs sent here."""
    origin = request.headers.get("Origin", f"http://{request.host}")
    if request.url.host not in {"127.0.0.1", "localhost"} or origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="The preview is for this computer only.")
    response = await handler(request)
    response.headers.update(_HEADERS)
    return response


async def preview(
    make_bot: Callable[[], discord.Client], *, port: int = 8000, ready: Callable[[str], None] = print
) -> None:
    """Run the bot on a local Discord until interrupted, or until somebody ends the preview on its page.

    `make_bot` builds the bot, which is closed at the end; `ready` is told the hub's address. Raises
    PreviewMissing when SimCord is not installed, OSError when the port is taken.
    """
    require(_NEEDED)
    bot = make_bot()
    env = LiveEnv(bot)
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    town = arrange(env)
    try:
        await env.start()
        env.live = True
        with env.time_context():
            async with open_hub(env, town, port=port) as hub:
                ready(hub.url)
                await hub.ended.wait()
    finally:
        env.live = False
        await bot.close()
        await env.shutdown()


def require(modules: Iterable[str]) -> None:
    """Raise PreviewMissing unless all these modules can be imported."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        raise PreviewMissing(f'The preview needs {", ".join(missing)}: pip install "maumau[preview]"')
