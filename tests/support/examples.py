"""What all tests try, and what only the gate does: the same tests with more games, places, languages and databases.

    uv run pytest
    uv run pytest -m gate
    uv run pytest --hypothesis-profile nightly -o timeout=7200 -m "" tests/rules tests/words

Hypothesis tries few examples for a change, which are always the same, and many new ones at night.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.words.texts import LANGUAGES
from rules.catalogue import FOR_TABLES, RULEBOOKS

CHANGE, NIGHTLY = "change", "nightly"
TIMES_AT_NIGHT = 20

settings.register_profile(CHANGE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.register_profile(NIGHTLY, deadline=None, suppress_health_check=list(HealthCheck))


def examples(number: int) -> settings:
    """Settings of a law that is tried with this many examples for a change."""
    return settings(max_examples=number * TIMES_AT_NIGHT if is_night() else number)


def is_night() -> bool:
    """Whether this run tries what takes hours."""
    return settings.get_current_profile_name() == NIGHTLY


def rest_in_gate(values: Iterable[Any], always: Iterable[Any]) -> list[Any]:
    """Values of ``parametrize``: those that are always tried, and the rest in the gate."""
    chosen = list(always)
    return [one if one in chosen else pytest.param(one, marks=pytest.mark.gate) for one in values]


RICHEST = ("ime", "amm", "voador", "serbian", "zheng", "sto-odno", "branne")
"""Games that have between them every kind of decision, move and end of a round."""
EACH_GAME = rest_in_gate(FOR_TABLES, RICHEST)
"""Every game that is played at tables."""
EACH_RULEBOOK = rest_in_gate(sorted(RULEBOOKS), RICHEST)
"""Every game, also those for one."""
OTHERS = [tongue for tongue in LANGUAGES if tongue != "en"]
TODAY = OTHERS[datetime.now(UTC).toordinal() % len(OTHERS)]
EACH_LANGUAGE, ONE_A_DAY = rest_in_gate(LANGUAGES, ["en", TODAY]), rest_in_gate(LANGUAGES, [TODAY])
"""Every language: each day another one, and with it always English, or not."""
