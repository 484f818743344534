"""What hangs while it cleans up after a test that has failed: pytest no longer watches it by then."""

from __future__ import annotations

import faulthandler
from collections.abc import Generator

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """Have the process say where it is, and end, if this takes longer than ``faulthandler_timeout``."""
    limit_s = float(item.config.getini("faulthandler_timeout"))
    faulthandler.dump_traceback_later(limit_s, exit=True, file=item.config.stash[fault_handler_stderr_fd_key])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
