"""Where the files lie that tests read."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
"""The project."""
SHARED = ROOT.parent / "shared"
"""The rulebook and Discord's description, beside the project."""
