"""What a lesson is: a position that its script lays out, and what has to be done there."""

from __future__ import annotations

from dataclasses import dataclass

from bot.language import texts
from rules.catalogue import make_saved
from rules.script.setting import Script, Statement
from rules.script.wording import understood
from rules.table import Action

LEARNER = 0
"""The seat of the learner: the first of the script."""
LEARNER_NAME = "you"
OTHER_SEATS = ("bia", "caio", "dora", "eva", "fabio", "gil", "hana", "ivo", "jana", "karl", "lia")
"""The names in scripts that are made, not written."""
PLAYERS_OF_TRIAL = 4
"""How many play a round to try a game out, if the game allows it."""
ROUND, OWN, TRIAL = "round", "own", "try"
"""The name of the lesson that is a whole round; under what a lesson of an own game is kept, and a trial. So each person
has one of each at most.
"""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position that its script lays out, and what has to be done there.

    ``game`` is the game's name, or its definition. ``number`` is the place in the course, which has so many lessons
    (``count``).
    """

    game: str
    name: str
    script: Script
    number: int
    count: int

    @property
    def steps(self) -> list[Statement]:
        """The steps of the script, without expectations and wrong answers, which are for tests."""
        return [step for step in self.script.steps if not step.mark]

    @property
    def wanted(self) -> list[Action]:
        """The actions that the learner has to do, in order; empty if a whole round is played."""
        mine = [step for step in self.steps if step.seat == self.script.seats[LEARNER]]
        return [action for step in mine for action in understood(step.line, step.words, self.script.seats)]

    @property
    def kept_as(self) -> str:
        """Under which name it is kept how far somebody is."""
        return OWN if self.definition else self.game

    @property
    def definition(self) -> str | None:
        """The definition of the game, if people have written it."""
        return self.game if "\n" in self.game else None

    def key(self, part: str) -> str:
        """Give the id of a text (``tell``, ``right``): the lesson's own, or one that it shares with other games."""
        own = f"lesson-{self.game}-{self.name}-{part}"
        return own if texts.has("en", own) else f"lesson-{self.name}-{part}"


@dataclass(frozen=True, slots=True)
class CardLesson(Lesson):
    """A lesson that was made for what a ``card`` does at a ``moment``."""

    card: int
    moment: str

    def key(self, part: str) -> str:
        """One text for all cards: what they do, the rules say."""
        return f"lesson-card-{part}"


@dataclass(frozen=True, slots=True)
class Trial(Lesson):
    """A round of a game that is still being written, to see how it plays."""

    @property
    def kept_as(self) -> str:
        return TRIAL


def trial(definition: str, seed: str) -> Trial:
    """Make the trial of a definition, dealt by this seed. Raises ``BadDefinition``."""
    fewest, most = make_saved(definition).seats
    others = OTHER_SEATS[: min(most, max(fewest, PLAYERS_OF_TRIAL)) - 1]
    script = Script(game=definition, seed=seed, seats=[LEARNER_NAME, *others], computers=[*others])
    return Trial(definition, TRIAL, script, 1, 1)
