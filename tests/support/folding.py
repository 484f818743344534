"""Many cases in one test: each is tried, and whatever fails is said at once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from traceback import extract_tb
from typing import Any

import pytest

Test = Callable[..., Any]


class CasesFailed(AssertionError):
    """Some cases of a test failed; ``lines`` says of each which it is and what is wrong."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(["these cases fail:", *lines]))
        self.lines = lines


def each(
    names: str | tuple[str, ...],
    cases: Iterable[Any] | Callable[[], Iterable[Any]],
    *,
    ids: Callable[[Any], str] = repr,
) -> Callable[[Test], Test]:
    """Try a test with every case, as ``pytest.mark.parametrize`` does, but as one test.

    Cases that take time to find are given as a function, which is called when the test is run. The test raises
    ``CasesFailed`` when all have been tried. It suits checks that take next to no time and need no fixture of their own
    for each case: thousands of tests take longer to be found and reported than to be run.
    """
    words = (names,) if isinstance(names, str) else names

    def every() -> list[dict[str, Any]]:
        found = cases() if callable(cases) else cases
        made = [dict(zip(words, (case,) if isinstance(names, str) else case, strict=True)) for case in found]
        assert made, "there is nothing to try"
        return made

    cases = cases if callable(cases) else [*cases]  # a test may be tried more than once

    def fold(test: Test) -> Test:
        if inspect.iscoroutinefunction(test):

            @wraps(test)
            async def folded(**given: Any) -> None:
                __tracebackhide__ = True
                failed: list[str] = []
                for case in every():
                    with _noted(failed, case, ids):
                        await test(**given, **case)
                if failed:
                    raise CasesFailed(failed)
        else:

            @wraps(test)
            def folded(**given: Any) -> None:
                __tracebackhide__ = True
                failed: list[str] = []
                for case in every():
                    with _noted(failed, case, ids):
                        test(**given, **case)
                if failed:
                    raise CasesFailed(failed)

        wanted = inspect.signature(test)
        others = [one for one in wanted.parameters.values() if one.name not in words]
        folded.__signature__ = wanted.replace(parameters=others)
        return folded

    return fold


@contextmanager
def _noted(failed: list[str], case: dict[str, Any], ids: Callable[[Any], str]) -> Iterator[None]:
    """Note what fails, and go on; but not when the time of the whole test is up."""
    try:
        yield
    except CasesFailed as several:
        failed += [f"{_told(case, ids)}, {line}" for line in several.lines]
    except (Exception, pytest.fail.Exception) as wrong:
        if str(wrong).startswith("Timeout"):
            raise
        place = extract_tb(wrong.__traceback__)[-1]
        what = str(wrong) if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: {wrong}"
        failed.append(f"{_told(case, ids)}: line {place.lineno}: {what}")


def _told(case: dict[str, Any], ids: Callable[[Any], str]) -> str:
    return ", ".join(f"{name} {ids(value)}" for name, value in case.items())
