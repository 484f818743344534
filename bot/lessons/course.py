"""The lessons of a game, in order, read once from its folder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.language import texts
from rules.catalogue import RULEBOOKS, make
from rules.script.reading import read
from rules.script.setting import Script, ScriptError, Statement
from rules.script.wording import understood
from rules.table import Action

HERE = Path(__file__).parent
LEARNER = 0
"""The seat of the learner: the first of the script."""
LEARNER_NAME = "you"
COMPUTER_NAMES = ("bia", "caio", "dora", "eva", "fabio", "gil", "hana", "ivo", "jana", "karl", "lia")
"""The names in scripts that are made, not written."""
PLAYERS_OF_TRIAL = 4
"""How many play a round to try a game out, if the game allows it."""
TRIAL = "try"
"""Under this name a trial is kept, and not under its game's: so each person has one at most."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position that its script lays out, and what has to be done there.

    ``game`` is the game's name.
    """

    game: str
    name: str
    script: Script

    @property
    def course(self) -> tuple[Lesson, ...]:
        """The course that it is part of."""
        return course(self.game)

    @property
    def steps(self) -> list[Statement]:
        """The steps of the script, without expectations and wrong answers, which are for tests."""
        return [step for step in self.script.steps if not step.mark]

    @property
    def wanted(self) -> list[Action]:
        """The actions that the learner has to do, in order; empty if a whole round is played."""
        mine = [step for step in self.steps if step.seat == self.script.seats[LEARNER]]
        return [action for step in mine for action in understood(step.line, step.words, self.script.seats)]

    def key(self, part: str) -> str:
        """Give the id of a text (``tell``, ``right``): the lesson's own, or one that it shares with other games."""
        own = f"lesson-{self.game}-{self.name}-{part}"
        return own if texts.has("en", own) else f"lesson-{self.name}-{part}"


@dataclass(frozen=True, slots=True)
class Trial(Lesson):
    """A round of a game that is still being written, to see how it plays. ``game`` is its definition."""

    @property
    def course(self) -> tuple[Lesson, ...]:
        """It stands alone."""
        return (self,)


def trial(definition: str, seed: str) -> Trial:
    """Make the trial of a definition, dealt by this seed. Raises ``BadDefinition``."""
    fewest, most = make(definition).seats
    others = COMPUTER_NAMES[: min(most, max(fewest, PLAYERS_OF_TRIAL)) - 1]
    script = Script(game=definition, seed=seed, seats=[LEARNER_NAME, *others], computers=[*others])
    return Trial(definition, TRIAL, script)


def load() -> None:
    """Load the lessons of all games, so that the first learner of each need not wait."""
    for game in RULEBOOKS:
        course(game)


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """Give the lessons of a game in order. Their files are called ``NUMBER_NAME.table``. Raises ``ScriptError``."""
    found = []
    for path in sorted((HERE / game).glob("*.table")):
        script = read(path.read_text(encoding="utf-8"))
        if script.game != game or any(step.seat not in script.seats for step in script.steps if not step.mark):
            raise ScriptError(1, f"{path.name} is no lesson of {game}: there only those at the table act")
        found.append(Lesson(game, path.stem.partition("_")[2], script))
    return tuple(found)


@cache
def taught(game: str, number: int) -> frozenset[str]:
    """Give the verbs that were needed up to this lesson, counted from 1. Only their buttons are shown out of turn."""
    return frozenset(action.verb for lesson in course(game)[:number] for action in lesson.wanted)
