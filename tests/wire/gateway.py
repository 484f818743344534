"""The gateway of the small Discord: identify, resume, heartbeat, and events that are kept until they were heard.

Every shard has a connection of its own, of one process or of several. An event goes to the shard of its server, and
what has no server to shard 0.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

Json = dict[str, Any]
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
DISALLOWED, MESSAGE_CONTENT = 4014, 1 << 15
"""The code with which Discord closes where an intent is asked for that is off in its portal, and that of messages."""


@dataclass
class Line:
    """A connection, and what is to be sent through it."""

    socket: web.WebSocketResponse
    out: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)


@dataclass
class ShardSession:
    """What was sent in a session of a shard, by sequence number. ``line`` is None while nobody is connected."""

    id: str
    shard: int
    events: list[Json] = field(default_factory=list)
    line: Line | None = None
    again: int = 0
    """How many of the last events count as unheard."""


class Gateway:
    """``hello`` gives the events that follow an identify. ``ready`` has the shards that have identified or resumed."""

    def __init__(self) -> None:
        self.sessions: dict[int, ShardSession] = {}
        self.count = 1
        self.ready: set[int] = set()
        self.identified = self.resumed = 0
        self.token = ""
        self.disallowed_intents = 0
        self._refusing: asyncio.Task[object] | None = None

    def hello(self, session: ShardSession) -> list[tuple[str, Json]]:
        """The events with which a session begins."""
        raise NotImplementedError

    def shard_of(self, guild: object) -> int:
        """The shard of a server; of direct messages, which have none."""
        return (int(str(guild)) >> 22) % self.count if guild else 0

    def dispatch(self, event: str, data: Json) -> None:
        """Tell the bot of an event; one that is away hears it when it resumes."""
        session = self.sessions.get(self.shard_of(data.get("guild_id")))
        if session is not None:
            self._tell(session, event, data)

    def _tell(self, session: ShardSession, event: str, data: Json) -> None:
        told = {"op": DISPATCH, "t": event, "s": len(session.events) + 1, "d": data}
        session.events.append(told)
        if session.line is not None:
            session.line.out.put_nowait(told)

    def ask_to_reconnect(self) -> None:
        """Send opcode 7: the bot is to come back and resume."""
        for line in self._lines():
            line.out.put_nowait({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send opcode 9."""
        for line in self._lines():
            line.out.put_nowait({"op": INVALID, "d": resumable})
        if not resumable:
            self.sessions.clear()

    async def drop(self, *, unheard: int = 0) -> None:
        """Cut all connections; the last events count as ``unheard``, and come once more when the bot resumes."""
        self.ready.clear()
        for session in self.sessions.values():
            session.again = unheard
        for line in self._lines():
            await line.socket.close(code=4000)

    def _lines(self) -> list[Line]:
        return [session.line for session in self.sessions.values() if session.line is not None]

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """Somebody connects."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        line = Line(socket)
        sending = asyncio.create_task(self._deliver(line))
        line.out.put_nowait({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        try:
            async for said in socket:
                if said.type is WSMsgType.TEXT:
                    self._heard(line, json.loads(said.data))
        finally:
            for session in self.sessions.values():
                if session.line is line:
                    session.line = None
                    self.ready.discard(session.shard)
            sending.cancel()
        return socket

    async def _deliver(self, line: Line) -> None:
        while not line.socket.closed:
            await line.socket.send_str(json.dumps(await line.out.get()))

    def _heard(self, line: Line, said: Json) -> None:
        if said["op"] == HEARTBEAT:
            line.out.put_nowait({"op": ACK})
        elif said["op"] == IDENTIFY and said["d"]["intents"] & self.disallowed_intents:
            self._refusing = asyncio.create_task(line.socket.close(code=DISALLOWED))
        elif said["op"] == IDENTIFY:
            shard, self.count = said["d"].get("shard", (0, 1))
            self.identified += 1
            self.token = said["d"]["token"]
            session = self.sessions[shard] = ShardSession(f"session{self.identified}", shard, line=line)
            for event, data in self.hello(session):
                self._tell(session, event, data)
            self.ready.add(shard)
        elif said["op"] == RESUME:
            self._resume(line, said["d"])

    def _resume(self, line: Line, asked: Json) -> None:
        session = next((one for one in self.sessions.values() if one.id == asked["session_id"]), None)
        if session is None:
            line.out.put_nowait({"op": INVALID, "d": False})
            return
        self.resumed += 1
        session.line = line
        for told in session.events[max(0, asked["seq"] - session.again) :]:
            line.out.put_nowait(told)
        session.again = 0
        self._tell(session, "RESUMED", {})
        self.ready.add(session.shard)
