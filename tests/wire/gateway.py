"""The gateway of the small Discord: identify, resume, heartbeat, and events that are kept until they were heard."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

Json = dict[str, Any]
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11


@dataclass
class Session:
    """What was sent in a session, by sequence number."""

    id: str
    events: list[Json] = field(default_factory=list)


class Gateway:
    """One connection at a time. ``hello`` gives the events that follow an identify."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.ready = asyncio.Event()
        self.identified = self.resumed = 0
        self.token = ""
        self._socket: web.WebSocketResponse | None = None
        self._out: asyncio.Queue[Json | None] = asyncio.Queue()

    def hello(self) -> list[tuple[str, Json]]:
        """The events with which a session begins."""
        raise NotImplementedError

    def dispatch(self, event: str, data: Json) -> None:
        """Tell the bot of an event; one that is away hears it when it resumes."""
        if self.session is None:
            return
        told = {"op": DISPATCH, "t": event, "s": len(self.session.events) + 1, "d": data}
        self.session.events.append(told)
        self._out.put_nowait(told)

    def ask_to_reconnect(self) -> None:
        """Send opcode 7: the bot is to come back and resume."""
        self._out.put_nowait({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send opcode 9."""
        if not resumable:
            self.session = None
        self._out.put_nowait({"op": INVALID, "d": resumable})

    async def drop(self, *, unheard: int = 0) -> None:
        """Cut the connection; the last events count as ``unheard``, and come once more when the bot resumes."""
        self.ready.clear()
        self._again = unheard
        if self._socket is not None:
            await self._socket.close(code=4000)

    _again = 0

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """Somebody connects."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket, self._out = socket, asyncio.Queue()
        sending = asyncio.create_task(self._deliver(socket, self._out))
        self._out.put_nowait({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        try:
            async for said in socket:
                if said.type is WSMsgType.TEXT:
                    self._heard(json.loads(said.data))
        finally:
            if self._socket is socket:
                self.ready.clear()
            sending.cancel()
        return socket

    async def _deliver(self, socket: web.WebSocketResponse, out: asyncio.Queue[Json | None]) -> None:
        while (told := await out.get()) is not None and not socket.closed:
            await socket.send_str(json.dumps(told))

    def _heard(self, said: Json) -> None:
        if said["op"] == HEARTBEAT:
            self._out.put_nowait({"op": ACK})
        elif said["op"] == IDENTIFY:
            self.identified += 1
            self.token = said["d"]["token"]
            self.session = Session(f"session{self.identified}")
            for event, data in self.hello():
                self.dispatch(event, data)
            self.ready.set()
        elif said["op"] == RESUME:
            self._resume(said["d"])

    def _resume(self, asked: Json) -> None:
        if self.session is None or asked["session_id"] != self.session.id:
            self._out.put_nowait({"op": INVALID, "d": False})
            return
        self.resumed += 1
        for told in self.session.events[max(0, asked["seq"] - self._again) :]:
            self._out.put_nowait(told)
        self._again = 0
        self.dispatch("RESUMED", {})
        self.ready.set()
