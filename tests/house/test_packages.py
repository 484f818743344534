"""Everybody has the same packages: whoever starts the README's command, the gate, an image and a service of systemd."""

from __future__ import annotations

import re
import shutil
import warnings

import pytest

from tests.support.paths import ROOT
from tests.support.pinning import FILES, LISTS, LOCK, UV, exported, pinned

VERSION = re.compile(r"^[\w.-]+==[^\s;\\]+", re.MULTILINE)
SAID_BY_OTHERS = (DeprecationWarning, PendingDeprecationWarning, FutureWarning, SyntaxWarning)


@pytest.mark.sources
@pytest.mark.skipif(not LOCK.exists() or shutil.which(UV) is None, reason="uv has not installed what runs here")
def test_every_package_has_one_version_and_whatever_is_installed_from_has_that_one() -> None:
    """`just renew` writes them all."""
    for name, what in LISTS.items():
        assert versions("\n".join(pinned(name))) == versions(exported(ROOT, "--no-hashes", *what)), name
    for name, what in FILES.items():
        assert versions((ROOT / name).read_text("utf-8")) == versions(exported(ROOT, "--no-hashes", *what)), name


@pytest.mark.parametrize("category", SAID_BY_OTHERS)
def test_what_a_package_says_of_itself_turns_no_test_red(category: type[Warning]) -> None:
    with warnings.catch_warnings(record=True) as shown:
        for module in ("discord.http", "robotic", "testsuite.bot"):
            warnings.warn_explicit("it goes soon", category, f"{module}.py", 1, module)
    assert len(shown) == 3


@pytest.mark.parametrize("category", [*SAID_BY_OTHERS, UserWarning, ResourceWarning, RuntimeWarning])
def test_what_is_said_of_our_own_code_does(category: type[Warning]) -> None:
    for module in ("bot.app", "cogs", "rules.table", "lab.report", "preview.room", "tests.house.test_packages"):
        with pytest.raises(category, match="it goes soon"):
            warnings.warn_explicit("it goes soon", category, f"{module}.py", 1, module)


def test_whatever_is_no_matter_of_versions_is_a_fault_wherever_it_is_noticed() -> None:
    for category in (UserWarning, ResourceWarning, RuntimeWarning, pytest.PytestUnraisableExceptionWarning):
        with pytest.raises(category, match="left open"):
            warnings.warn_explicit("left open", category, "base_events.py", 1, "asyncio.base_events")


def versions(requirements: str) -> set[str]:
    """Which packages are named, in which versions."""
    return {*VERSION.findall(requirements)}
