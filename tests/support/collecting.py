"""The garbage collector while tests run: it took a fifth of their time.

Every test builds a bot, texts are in memory for all of them, and Python looks through it all again and again.
So it looks only at what is new, after many more objects than usual. What is there after some tests is looked through
once, and passed by from then on.
"""

from __future__ import annotations

import gc

NEW_OBJECTS, YOUNG_SEARCHES, NEVER = 50_000, 10, 10**9
"""After how many new objects the newest are searched; after how many such searches those that survived; and all."""
TESTS = 100
"""After how many tests all objects are searched, and those that are left are passed by."""

_done = 0


def pytest_runtestloop() -> None:
    """Pass by all that was imported."""
    gc.set_threshold(NEW_OBJECTS, YOUNG_SEARCHES, NEVER)
    _pass_by()


def pytest_runtest_logfinish() -> None:
    """Pass by what the last tests have left behind."""
    global _done
    _done += 1
    if _done % TESTS == 0:
        _pass_by()


def _pass_by() -> None:
    gc.collect()
    gc.freeze()
