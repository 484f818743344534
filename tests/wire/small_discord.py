"""A small Discord on loopback: as much of REST and gateway as this bot uses, to which the real process logs in.

It keeps what was posted, notes every request, and can fail by rule (``fault``) or limit (``limits``). People press and
type through ``people.py``.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple, Self

from aiohttp import BodyPartReader, web

from tests.wire import payloads
from tests.wire.faults import Fault, Limits
from tests.wire.gateway import Gateway, ShardSession
from tests.wire.payloads import Json

EPOCH = 1_420_070_400_000
TIME_TO_ANSWER = 3.0
"""Seconds within which an interaction has to be answered."""
NONCES_KEPT = 180.0
"""Seconds for which a nonce is known."""


class Refusal(Exception):
    """A request that cannot be met."""

    def __init__(self, status: int, code: int) -> None:
        super().__init__(status, code)
        self.status, self.code = status, code


class Request(NamedTuple):
    """A request as it came, with its answer's status (0: never answered)."""

    method: str
    path: str
    json: Any
    at: float
    status: int
    files: tuple[str, ...] = ()


@dataclass
class Interaction:
    """A press or command that was sent to the bot, and what it answered."""

    payload: Json
    sent: float = field(default_factory=monotonic)
    kind: int | None = None
    took: float = 0.0
    shown: Json | None = None
    """The message that answered it: a new one, or the one that was pressed."""
    texts: list[str] = field(default_factory=list)
    """What its answers said then."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    """Answered with more than "thinking"."""
    read: asyncio.Event = field(default_factory=asyncio.Event)
    """Something was shown: a deferral alone shows nothing."""
    read_after: float = 0.0
    """Seconds until then."""

    def shows(self, text: str) -> None:
        """The person reads something."""
        self.texts.append(text)
        if not self.read.is_set():
            self.read_after = monotonic() - self.sent
            self.read.set()

    @property
    def id(self) -> int:
        return int(self.payload["id"])

    def says(self) -> str:
        """All the text of its answers."""
        return "\n".join(self.texts)


class SmallDiscord(Gateway):
    """One application, some people, and one server; more are added."""

    def __init__(self) -> None:
        super().__init__()
        self._counter = count()
        self.me = payloads.user(self.snowflake(), "maumau", bot=True)
        self.guild_id = self.snowflake()
        self.guilds = [self.guild_id]
        self.channels: dict[int, Json] = {}
        self.messages: dict[int, dict[int, Json]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, Json] = {}
        self.requests: list[Request] = []
        self.faults: list[Fault] = []
        self.limits = Limits()
        self.posted_twice: list[Json] = []
        self.mistakes: list[str] = []
        """What this Discord could not understand."""
        self._nonces: dict[str, tuple[float, Json]] = {}
        self._direct: dict[int, int] = {}
        self.users: dict[int, Json] = {}
        self.channel = self.add_channel("mesa")

    # the server

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=1 << 24)
        app.router.add_get("/gateway", self.connected)
        app.router.add_route("*", "/api/v10/{path:.*}", self.arrive)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.drop()
        await self._runner.cleanup()
        assert kind is not None or not self.mistakes, self.mistakes

    def snowflake(self) -> int:
        """A new id, by the clock."""
        return (int(time.time() * 1000) - EPOCH << 22) + next(self._counter) % (1 << 12)

    def add_guild(self, shard: int, count: int) -> int:
        """A new server, of this shard of so many. Gives its only channel."""
        number = self.snowflake()
        number += (shard - (number >> 22)) % count << 22
        self.guilds.append(number)
        return self.add_channel("mesa", number)

    def add_channel(self, name: str, guild: int = 0) -> int:
        """A new text channel, in the first server or in another one."""
        number = self.snowflake()
        self.channels[number] = payloads.text_channel(number, guild or self.guild_id, name)
        return number

    def hello(self, session: ShardSession) -> list[tuple[str, Json]]:
        guilds = [number for number in self.guilds if self.shard_of(number) == session.shard]
        ready = {
            "v": 10,
            "user": self.me,
            "guilds": [{"id": str(number), "unavailable": True} for number in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"ws://{self.address}/gateway",
            "shard": [session.shard, self.count],
            "application": {"id": self.me["id"], "flags": 0},
        }
        return [("READY", ready), *(("GUILD_CREATE", self._guild(number)) for number in guilds)]

    def _guild(self, number: int) -> Json:
        here = [one for one in self.channels.values() if one.get("guild_id") == str(number)]
        rooms, threads = ([one for one in here if (one["type"] == 11) is inside] for inside in (False, True))
        return payloads.guild(number, "House", rooms, threads, self.me)

    # requests

    def fault(self, method: str, path: str, **what: Any) -> Fault:
        """Have requests fail; ``path`` may have stars."""
        made = Fault(method, path, **what)
        self.faults.append(made)
        return made

    async def arrive(self, request: web.Request) -> web.StreamResponse:
        """A request: noted, then failed by rule or limit, or carried out."""
        method, path = request.method, "/" + request.match_info["path"]
        try:
            body, files = await _body(request) if request.can_read_body else (None, ())
            at, (status, answer, headers) = monotonic(), await self._answer(method, path, body, dict(request.query))
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as why:
            self.mistakes.append(f"{method} {path}: {why!r}")  # else it would look like an error of Discord's own
            raise
        self.requests.append(Request(method, path, body, at, status, files))
        if not status:
            await asyncio.sleep(3600)
        told = web.json_response(answer, status=status, headers={"Via": "1.1 small", **headers})
        told.headers["Content-Type"] = "application/json"  # discord.py takes no other
        return told if answer is not None else web.Response(status=status, headers=headers)

    async def _answer(
        self, method: str, path: str, body: Any, query: dict[str, str]
    ) -> tuple[int, Any, dict[str, str]]:
        name, bucket = self.limits.bucket(method, path) or ("", None)
        self.limits.check(method, path, name or f"{method}:{path}")
        fault = next((one for one in self.faults if one.fits(method, path)), None)
        if fault is not None:
            fault.met += 1
            if fault.acts:
                self._act(method, path, body, query)
            if fault.wait:
                await asyncio.sleep(fault.wait)
            if fault.never:
                return 0, None, {}
            if fault.status == 429:
                return self._too_many(fault.retry_after, "" if fault.everywhere else name or f"{method}:{path}", {})
            if fault.status:
                return fault.status, {"code": fault.code, "message": "by rule"}, {}
        headers = {}
        if bucket is not None:
            wait = bucket.take()
            headers = bucket.headers(name)
            if wait:
                return self._too_many(wait, name, headers)
        if wait := self.limits.too_many(path):
            return self._too_many(wait, "", headers)
        status, answer = self._act(method, path, body, query)
        return status, answer, headers

    def _too_many(self, seconds: float, bucket: str, headers: dict[str, str]) -> tuple[int, Any, dict[str, str]]:
        self.limits.refused(bucket, seconds)
        scope = {"X-RateLimit-Scope": "user", "Retry-After": f"{seconds:.3f}"}
        scope |= {} if bucket else {"X-RateLimit-Global": "true"}
        told = {"message": "You are being rate limited.", "retry_after": seconds, "global": not bucket, "code": 0}
        return 429, told, headers | scope

    def _act(self, method: str, path: str, body: Any, query: dict[str, str]) -> tuple[int, Any]:
        for verb, pattern, act in ROUTES:
            if verb == method and (found := pattern.fullmatch(path)):
                try:
                    answer = act(self, *found.groups(), body=body, query=query)
                except Refusal as why:
                    return why.status, {"code": why.code, "message": "refused"}
                return (200 if answer is not None else 204), answer
        raise AssertionError(f"{method} {path} is not known here")

    # messages

    def post(self, channel: int, said: Json, author: Json) -> Json:
        """A new message in a channel; the bot is told of it."""
        made = payloads.message(self.snowflake(), self.channels[channel], author, said)
        self.messages.setdefault(channel, {})[int(made["id"])] = made
        if "guild_id" in made:
            self.dispatch("MESSAGE_CREATE", made | {"member": payloads.member(author)})
        return made

    def direct(self, person: int) -> int:
        """The direct messages of a person with the bot."""
        if person not in self._direct:
            number = self._direct[person] = self.snowflake()
            self.channels[number] = payloads.direct(number, self.users[person])
        return self._direct[person]

    def said(self, channel: int) -> list[Json]:
        """The messages of a channel, oldest first."""
        return [made for _, made in sorted(self.messages.get(channel, {}).items())]

    def _message(self, channel: str, message: str) -> Json:
        try:
            return self.messages[int(channel)][int(message)]
        except KeyError:
            raise Refusal(404, 10008) from None

    def _send(self, channel: str, *, body: Json, query: Json) -> Json:
        nonce = str(body.get("nonce", ""))
        known = self._nonces.get(nonce)
        if body.get("enforce_nonce") and known is not None and monotonic() - known[0] < NONCES_KEPT:
            return known[1]
        if int(channel) not in self.channels:
            raise Refusal(404, 10003)
        made = self.post(int(channel), body, self.me)
        self._nonces[nonce] = monotonic(), made
        return made

    def _fetch(self, channel: str, message: str, *, body: Json, query: Json) -> Json:
        return self._message(channel, message)

    def _edit(self, channel: str, message: str, *, body: Json, query: Json) -> Json:
        return _edited(self._message(channel, message), body)

    def _delete(self, channel: str, message: str, *, body: Json, query: Json) -> None:
        self._message(channel, message)
        del self.messages[int(channel)][int(message)]

    def _history(self, channel: str, *, body: Json, query: Json) -> list[Json]:
        since = int(query.get("after", 0))
        return [made for made in self.said(int(channel)) if int(made["id"]) > since][: int(query["limit"])][::-1]

    def _thread(self, channel: str, message: str, *, body: Json, query: Json) -> Json:
        if int(message) in self.channels:
            raise Refusal(400, 160004)
        made = payloads.thread(int(message), self.channels[int(channel)], body["name"], self.me["id"])
        self.channels[int(message)] = made
        self.dispatch("THREAD_CREATE", made | {"newly_created": True})
        return made

    def _rename(self, channel: str, *, body: Json, query: Json) -> Json:
        """A thread has another name, or is open again."""
        if int(channel) not in self.channels:
            raise Refusal(404, 10003)
        self.channels[int(channel)] |= {name: value for name, value in body.items() if name == "name"}
        return self.channels[int(channel)]

    def _open_direct(self, *, body: Json, query: Json) -> Json:
        return self.channels[self.direct(int(body["recipient_id"]))]

    # the application

    def _gateway(self, *, body: Json, query: Json) -> Json:
        limits = {"total": 1000, "remaining": 1000, "reset_after": 1, "max_concurrency": 1}
        return {"url": f"ws://{self.address}/gateway", "shards": 1, "session_start_limit": limits}

    def _sync(self, application: str, *, body: Any, query: Json) -> list[Json]:
        now = {"application_id": application, "version": str(self.snowflake()), "default_member_permissions": None}
        self.commands = [now | {"id": str(self.snowflake())} | one for one in body]
        return self.commands

    def _emojis(self, application: str, *, body: Json, query: Json) -> Json:
        return {"items": list(self.emojis.values())}

    def _add_emoji(self, application: str, *, body: Json, query: Json) -> Json:
        number = str(self.snowflake())
        self.emojis[number] = {"id": number, "name": body["name"], "roles": [], "user": self.me, "animated": False}
        return self.emojis[number] | {"require_colons": True, "managed": False, "available": True}

    # interactions

    def send(self, payload: Json) -> Interaction:
        """Send an interaction to the bot."""
        made = self.interactions[payload["token"]] = Interaction(payload)
        self.dispatch("INTERACTION_CREATE", payload)
        return made

    def send_again(self, one: Interaction) -> None:
        """The same interaction once more, as it happens at reconnects."""
        self.dispatch("INTERACTION_CREATE", one.payload)

    def _callback(self, number: str, token: str, *, body: Json, query: Json) -> Json | None:
        one = self.interactions.get(token)
        took = monotonic() - one.sent if one else 0.0
        if one is None or one.payload["id"] != number or took > TIME_TO_ANSWER:
            raise Refusal(404, 10062)
        if one.kind is not None:
            raise Refusal(400, 40060)
        one.kind, one.took, said = body["type"], took, body.get("data") or {}
        if one.kind == 4:
            one.shown = self._say(one, said)
        elif one.kind == 7:
            one.shown = _edited(one.payload["message"], said)
        elif one.kind == 5:
            one.shown = self._say(one, said | {"flags": (said.get("flags") or 0) | 128})
        elif one.kind == 6:
            one.shown = one.payload["message"]
        if one.kind in (4, 7) and one.shown is not None:
            one.shows(payloads.text(one.shown))
        one.answered.set()
        if one.kind != 5:
            one.complete.set()
        told: Json = {"interaction": {"id": number, "type": one.payload["type"]}}
        if one.kind in (4, 5, 7):
            told["resource"] = {"type": one.kind, "message": one.shown}
        return told if query.get("with_response") else None

    def _say(self, one: Interaction, said: Json) -> Json:
        channel = int(one.payload["channel"]["id"])
        if (said.get("flags") or 0) & 64:  # for one person alone
            return payloads.message(self.snowflake(), self.channels[channel], self.me, said)
        return self.post(channel, said, self.me)

    def _of(self, token: str) -> Interaction:
        one = self.interactions.get(token)
        if one is None or one.kind is None:
            raise Refusal(404, 10015)
        return one

    def _follow_up(self, application: str, token: str, *, body: Json, query: Json) -> Json:
        one = self._of(token)
        if one.kind == 5 and not one.complete.is_set():
            return self._edit_original(application, token, body=body, query=query)
        made = self._say(one, body)
        one.shows(payloads.text(made))
        one.complete.set()
        return made

    def _edit_original(self, application: str, token: str, *, body: Json, query: Json) -> Json:
        one = self._of(token)
        assert one.shown is not None
        one.shown["flags"] &= ~128
        edited = _edited(one.shown, body)
        one.shows(payloads.text(edited))
        one.complete.set()
        return edited

    def _delete_original(self, application: str, token: str, *, body: Json, query: Json) -> None:
        one = self._of(token)
        if one.shown is None:
            raise Refusal(404, 10008)
        self.messages.get(int(one.shown["channel_id"]), {}).pop(int(one.shown["id"]), None)
        one.shown = None


async def _body(request: web.Request) -> tuple[Any, tuple[str, ...]]:
    """The body of a request, and the names of its files. Each attachment has the size of its file."""
    if not request.content_type.startswith("multipart/"):
        return await request.json(), ()
    body: Json = {}
    files: dict[str, tuple[str, int]] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            files[part.name or ""] = part.filename or "", len(await part.read())
    message = body["data"] if isinstance(body.get("data"), dict) else body
    for one in message.get("attachments", ()):
        if f"files[{one['id']}]" in files:
            one["size"] = files[f"files[{one['id']}]"][1]
    return body, tuple(files[f"files[{number}]"][0] for number in range(len(files)))


def _edited(made: Json, said: Json) -> Json:
    made |= {name: said[name] for name in ("content", "components") if said.get(name) is not None}
    if "attachments" in said:
        made["attachments"] = payloads.attached(said)
    made["flags"] |= (said.get("flags") or 0) & (1 << 15)
    payloads.numbered(made["components"])
    made["edited_timestamp"] = payloads.stamp()
    return made


Act = Callable[..., Any]
ROUTES: list[tuple[str, re.Pattern[str], Act]] = [
    (method, re.compile(pattern.replace("#", r"(\d+)").replace("$", "([^/]+)")), act)
    for method, pattern, act in (
        ("GET", "/users/@me", lambda self, **_: self.me),
        ("GET", "/gateway/bot", SmallDiscord._gateway),
        ("GET", "/oauth2/applications/@me", lambda self, **_: payloads.application(int(self.me["id"]), self.me)),
        ("PUT", "/applications/#/commands", SmallDiscord._sync),
        ("GET", "/applications/#/emojis", SmallDiscord._emojis),
        ("POST", "/applications/#/emojis", SmallDiscord._add_emoji),
        ("POST", "/users/@me/channels", SmallDiscord._open_direct),
        ("GET", "/guilds/#/members/#", lambda self, _, person, **__: payloads.member(self.users[int(person)])),
        ("GET", "/channels/#/messages", SmallDiscord._history),
        ("POST", "/channels/#/messages", SmallDiscord._send),
        ("GET", "/channels/#/messages/#", SmallDiscord._fetch),
        ("PATCH", "/channels/#/messages/#", SmallDiscord._edit),
        ("DELETE", "/channels/#/messages/#", SmallDiscord._delete),
        ("POST", "/channels/#/messages/#/threads", SmallDiscord._thread),
        ("PATCH", "/channels/#", SmallDiscord._rename),
        ("PUT", "/channels/#/thread-members/#", lambda *_, **__: None),
        ("POST", "/interactions/#/$/callback", SmallDiscord._callback),
        ("POST", "/webhooks/#/$", SmallDiscord._follow_up),
        ("PATCH", "/webhooks/#/$/messages/@original", SmallDiscord._edit_original),
        ("DELETE", "/webhooks/#/$/messages/@original", SmallDiscord._delete_original),
    )
]
