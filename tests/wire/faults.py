"""Faults of Discord by rule, and its rate limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from random import random
from time import monotonic
from typing import NamedTuple

FREE = ("/interactions/", "/webhooks/")
"""What the limit of all requests does not hold for."""
IN_FLIGHT = 0.15
"""A request that arrives so soon after a 429 was sent before it was heard."""


@dataclass
class Fault:
    """What happens to requests that it fits: they wait, fail, or get no answer at all.

    ``acts``: the request is carried out all the same, only its answer is lost. ``times`` None: every time; ``share`` of
    them by lot.
    """

    method: str
    path: str
    status: int = 0
    code: int = 0
    times: int | None = 1
    wait: float = 0.0
    acts: bool = False
    never: bool = False
    retry_after: float = 1.0
    everywhere: bool = False
    share: float = 1.0
    met: int = 0

    def fits(self, method: str, path: str) -> bool:
        """Whether it strikes this request."""
        left = self.times is None or self.met < self.times
        return left and self.method in ("*", method) and fnmatchcase(path, self.path) and random() < self.share


class Wait(NamedTuple):
    """A time before which no further request may come, of one bucket or (``bucket`` empty) of all."""

    bucket: str
    since: float
    until: float


@dataclass
class Bucket:
    """A rate limit: so many requests within so many seconds."""

    limit: int
    seconds: float
    began: float = 0.0
    used: int = 0

    def take(self) -> float:
        """Count one request; give how long to wait when it is one too many."""
        now = monotonic()
        if now - self.began >= self.seconds:
            self.began, self.used = now, 0
        self.used += 1
        return max(0.0, self.began + self.seconds - now) if self.used > self.limit else 0.0

    def headers(self, name: str) -> dict[str, str]:
        """What Discord says of it with each answer."""
        return {
            "X-RateLimit-Bucket": name,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self.limit - self.used)),
            "X-RateLimit-Reset-After": f"{max(0.0, self.began + self.seconds - monotonic()):.3f}",
        }


@dataclass
class Limits:
    """The limits by the pattern of a path, and who did not keep to them."""

    rules: dict[str, tuple[int, float]] = field(default_factory=dict)
    waits: list[Wait] = field(default_factory=list)
    early: list[str] = field(default_factory=list)
    overall: Bucket | None = None
    """The limit of all requests, of however many processes."""
    processes: int = 1
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def bucket(self, method: str, path: str) -> tuple[str, Bucket] | None:
        """The bucket of a request: one for each method and place, as Discord has them."""
        for pattern, (limit, seconds) in self.rules.items():
            if fnmatchcase(path, pattern):
                place = "/".join(path.split("/")[:3])
                name = f"{method}:{place}"
                return name, self._buckets.setdefault(name, Bucket(limit, seconds))
        return None

    def too_many(self, path: str) -> float:
        """Count a request among all; give how long to wait when it is one too many."""
        return 0.0 if self.overall is None or path.startswith(FREE) else self.overall.take()

    def refused(self, bucket: str, seconds: float) -> None:
        """A 429 was answered: nothing may come until its time is over."""
        self.waits.append(Wait(bucket, monotonic(), monotonic() + seconds))

    def check(self, method: str, path: str, bucket: str) -> None:
        """Note a request that comes before its time."""
        now = monotonic()
        alone = self.processes == 1  # one process does not hear what another one was told
        for wait in self._holding(bucket, free=path.startswith(FREE) or not alone):
            if wait.since + IN_FLIGHT < now < wait.until - 0.02:
                self.early.append(f"{method} {path}: {wait.until - now:.2f} s too early")

    def _holding(self, bucket: str, *, free: bool) -> Iterator[Wait]:
        self.waits = [wait for wait in self.waits if wait.until > monotonic()]
        yield from (wait for wait in self.waits if wait.bucket == bucket or not (wait.bucket or free))
