"""How many examples Hypothesis tries: for a change few and always the same, at night many new ones.

uv run pytest --hypothesis-profile nightly -o timeout=7200 tests/rules tests/words
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

CHANGE, NIGHTLY = "change", "nightly"
TIMES_AT_NIGHT = 20

settings.register_profile(CHANGE, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.register_profile(NIGHTLY, deadline=None, suppress_health_check=list(HealthCheck))


def examples(number: int) -> settings:
    """Settings of a law that is tried with this many examples for a change."""
    at_night = settings.get_current_profile_name() == NIGHTLY
    return settings(max_examples=number * TIMES_AT_NIGHT if at_night else number)
