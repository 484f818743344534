"""Decides who is answered now and who waits, so that nobody suffers from what others press.

One interaction of a person is answered at a time, and two more may wait behind it. A repeated press is dropped. Further
ones are refused with a sentence, and after ten refusals without one, because a sentence is a request, too. Of all
people at most ``SERVED_AT_ONCE`` are served at a time. The others wait in the order in which they came, and servers
take turns: a server with three hundred tables delays its own people, not those of others.

Whoever types is offered choices with each key. One offer to a person is worked on at a time, and one waits: the newest.
It does not wait for what the person has pressed.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass

import prometheus_client

from bot.process.fair_queue import FairQueue
from bot.tables.table import Refused

SERVED_AT_ONCE = 12
"""How many interactions are worked on at once. The database has some more connections: for painting, and the clock."""
WAITING_FOR_ONE = 2
"""How many interactions of a person may wait behind the one that is being answered."""
REFUSALS_AT_ONCE = 10
"""How many interactions of a person are refused or merged at once. More are ignored."""
TOO_OLD_S, UNDEFERRED_TOO_OLD_S = 10.0, 2.8
"""An interaction that has waited longer than this is not begun, in seconds; the second one where Discord was not told
that the answer is coming. Nobody would get the answer, or expect it any more.
"""


class Shed(Refused):
    """An interaction that is not begun because of the load. Nothing was done."""


class Ignored(Exception):
    """An interaction of a person who presses faster than anybody can read. It gets no answer."""


@dataclass(slots=True, eq=False)
class Visit:
    """An interaction from its arrival to its answer. ``group`` shares a queue; ``asked`` is what was pressed."""

    person: int
    group: int
    asked: object
    working: bool = False
    replaced: bool = False
    """Whether a newer one has taken its place."""
    turn: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        """Wait until it is this one's turn."""
        self.turn = asyncio.get_running_loop().create_future()
        await self.turn

    def call(self) -> None:
        """It is this one's turn."""
        if self.turn is not None and not self.turn.done():
            self.turn.set_result(None)


class Admission:
    """Admits interactions. ``shed`` counts those that were not begun, by the reason."""

    def __init__(self, shed: prometheus_client.Counter) -> None:
        self._shed = shed
        self._lines: dict[int, deque[Visit]] = {}
        self._waiting: FairQueue[Visit] = FairQueue()
        self._refusing: Counter[int] = Counter()
        self._offering: dict[int, Visit] = {}
        self._typing: dict[int, Visit] = {}
        """The offer to each person that is worked on, and the one that waits."""
        self._working = 0

    async def enter(self, person: int, group: int, asked: object) -> Visit | None:
        """Wait until an interaction may be worked on. None if the same press of this person is under way.

        Raises ``Shed`` if too many of this person's interactions wait, and ``Ignored`` if too many are being refused.
        After None and after ``Shed``, ``refused`` is to be called.
        """
        line = self._lines.setdefault(person, deque())
        merged = any(other.asked == asked for other in line)
        if merged or len(line) > WAITING_FOR_ONE:
            self._refuse(person, "merged" if merged else "person")
            if merged:
                return None
            raise Shed("one-at-a-time")
        visit = Visit(person, group, asked)
        line.append(visit)
        try:
            if line[0] is not visit:
                await visit.wait()
            if self._working >= SERVED_AT_ONCE:
                self._waiting.add(group, visit)
                await visit.wait()
            else:
                self._take(visit)
        except BaseException:
            self.leave(visit)
            raise
        return visit

    async def enter_typing(self, person: int, group: int) -> Visit | None:
        """Wait until choices may be offered to who types. None if they have typed on meanwhile; otherwise
        ``leave_typing`` is to be called.
        """
        visit, older = Visit(person, group, None), self._typing.get(person)
        if older is not None:
            older.replaced = True
            self._waiting.discard(older.group, older)
            older.call()
        self._typing[person] = visit
        try:
            if person in self._offering:
                await visit.wait()
            if not visit.replaced and self._working >= SERVED_AT_ONCE:
                self._waiting.add(group, visit)
                await visit.wait()
            elif not visit.replaced:
                self._take(visit)
        except BaseException:
            self._waiting.discard(group, visit)
            self.worked(visit)
            raise
        finally:
            if self._typing.get(person) is visit:
                del self._typing[person]
        if visit.replaced:
            self.worked(visit)
            self._shed.labels("typed-on").inc()
            return None
        self._offering[person] = visit
        return visit

    def leave_typing(self, visit: Visit) -> None:
        """Choices were offered, or cannot be: the next offer to this person may begin."""
        del self._offering[visit.person]
        self.worked(visit)
        following = self._typing.get(visit.person)
        if following is not None:
            following.call()

    def _refuse(self, person: int, why: str) -> None:
        if self._refusing[person] >= REFUSALS_AT_ONCE:
            self._shed.labels("ignored").inc()
            raise Ignored
        self._shed.labels(why).inc()
        self._refusing[person] += 1

    def refused(self, person: int) -> None:
        """Note that an interaction that was not begun is done with: its person was told, or no sentence was due."""
        self._refusing[person] -= 1
        if not self._refusing[person]:
            del self._refusing[person]

    def check_age(self, age_s: float, *, deferred: bool) -> bool:
        """Whether anybody can still be answered. ``deferred``: Discord knows that the answer is coming.

        Raises ``Shed`` for what nobody expects any more.
        """
        if age_s > TOO_OLD_S:
            self._shed.labels("busy").inc()
            raise Shed("busy")
        if age_s > UNDEFERRED_TOO_OLD_S and not deferred:
            self._shed.labels("unanswerable").inc()
            return False
        return True

    def worked(self, visit: Visit) -> None:
        """The answer is known, or takes long: another one may be worked on. May be called again."""
        if not visit.working:
            return
        visit.working = False
        self._working -= 1
        while self._waiting and self._working < SERVED_AT_ONCE:
            following = self._waiting.take()
            self._take(following)
            following.call()

    def answered(self, visit: Visit) -> None:
        """The person has got an answer, or was told that it is coming: the next one of theirs may begin. May be called
        again.
        """
        line = self._lines.get(visit.person)
        if line is None or visit not in line:
            return
        first = line[0] is visit
        line.remove(visit)
        if not line:
            del self._lines[visit.person]
        elif first:
            line[0].call()

    def leave(self, visit: Visit) -> None:
        """Nothing more is done for this interaction. May be called again."""
        self._waiting.discard(visit.group, visit)
        self.worked(visit)
        self.answered(visit)

    def _take(self, visit: Visit) -> None:
        visit.working = True
        self._working += 1
