"""The event loop that the bot runs on: uvloop, except on Windows, for which there is none. Python's own takes a fifth
longer for each way to PostgreSQL and back.
"""

from __future__ import annotations

import asyncio
import sys

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop


def runner() -> asyncio.Runner:
    """What runs coroutines on such a loop."""
    return asyncio.Runner(loop_factory=new_event_loop)
