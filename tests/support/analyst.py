"""A worker that works in this process: no test waits for another one."""

from __future__ import annotations

from typing import Any

from bot.process.jobs import Worker


class Here(Worker):
    """Works in this process, and counts its jobs."""

    def __init__(self) -> None:
        super().__init__(60.0)
        self.count = 0

    async def run_job(self, server: int, work: Any, *given: object) -> Any:
        self.count += 1
        return work(*given)

    async def run_background_job(self, server: int, work: Any, *given: object, begun: Any = None) -> Any:
        return await self.run_job(server, work, *given)
