"""What is wrong with a game that a server has written, as its people are told."""

from __future__ import annotations

import pytest

from bot.games.screens import faults_told
from bot.words import texts
from rules.catalogue import make
from rules.shedding.written.faults import BadDefinition
from tests.support.folding import each

LANGUAGES = tuple(texts.LANGUAGES)


def told(text: str, tongue: str) -> list[str]:
    """What is wrong with a definition, line by line."""
    with pytest.raises(BadDefinition) as bad:
        make(text)
    return faults_told(bad.value, tongue).splitlines()[1:]


@each("tongue", LANGUAGES)
def test_a_word_that_an_option_cannot_be_is_told_once_with_the_reason(tongue: str) -> None:
    text = 'name = "A"\n[deal]\ndirection = { option = "turn" }\n[options.turn]\nwords = ["clockwise", "to the left"]'
    reason = texts.text(tongue, "own-wrong-word", given="to the left")
    assert told(text, tongue) == [f"- **options\\.turn\\.words**: {reason}"]
    assert "to the left" in reason
    assert " -" in reason
