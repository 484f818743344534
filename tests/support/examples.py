"""What is tried for a change, and what only at night: the same tests with more games, places and examples.

    uv run pytest -m nightly
    uv run pytest --hypothesis-profile nightly -o timeout=7200 -m "" tests/rules tests/words

Hypothesis tries few examples for a change, which are always the same, and many new ones at night.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from rules.catalogue import FOR_TABLES

CHANGE, NIGHTLY = "change", "nightly"
TIMES_AT_NIGHT = 20

settings.register_profile(CHANGE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.register_profile(NIGHTLY, deadline=None, suppress_health_check=list(HealthCheck))


def examples(number: int) -> settings:
    """Settings of a law that is tried with this many examples for a change."""
    at_night = settings.get_current_profile_name() == NIGHTLY
    return settings(max_examples=number * TIMES_AT_NIGHT if at_night else number)


def rest_at_night(values: Iterable[Any], for_a_change: Iterable[Any]) -> list[Any]:
    """Values of ``parametrize``: those for a change, and the rest at night."""
    chosen = list(for_a_change)
    return [one if one in chosen else pytest.param(one, marks=pytest.mark.nightly) for one in values]


RICHEST = ("ime", "amm", "voador", "serbian", "zheng", "sto-odno", "branne")
"""Games that have between them every kind of decision, move and end of a round."""
EACH_GAME = rest_at_night(FOR_TABLES, RICHEST)
"""Every game that is played at tables."""
