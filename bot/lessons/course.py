"""The lessons of a game, in order: read once from its folder, or made from its definition."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from pathlib import Path

from bot.lessons.lesson import Lesson
from bot.lessons.made import made
from rules.catalogue import RULEBOOKS
from rules.script.reading import read
from rules.script.setting import ScriptError

HERE = Path(__file__).parent


def load() -> None:
    """Load the lessons that are written, so that the first learner of each game need not wait."""
    for game in RULEBOOKS:
        if is_written(game):
            course(game)


def is_written(game: str) -> bool:
    """Whether somebody has written lessons of a game."""
    return game in RULEBOOKS and (HERE / game).is_dir()


COURSES_KEPT = 64
"""Upper bound on courses that are kept."""
_COURSES: OrderedDict[str, tuple[Lesson, ...]] = OrderedDict()


def is_at_hand(game: str) -> bool:
    """Whether the lessons of a game are there already. To make them takes long."""
    return game in _COURSES


def keep(game: str, lessons: tuple[Lesson, ...]) -> tuple[Lesson, ...]:
    """Have the lessons of a game at hand, which may have been made in another process."""
    _COURSES[game] = lessons
    if len(_COURSES) > COURSES_KEPT:
        _COURSES.popitem(last=False)
    return lessons


def course(game: str) -> tuple[Lesson, ...]:
    """Give the lessons of a game in order, by its name or definition. Raises ``BadDefinition``."""
    if game not in _COURSES:
        return keep(game, _written(game) if is_written(game) else made(game))
    _COURSES.move_to_end(game)
    return _COURSES[game]


def _written(game: str) -> tuple[Lesson, ...]:
    """Read the lessons of a game. Their files are called ``NUMBER_NAME.table``. Raises ``ScriptError``."""
    found = []
    paths = sorted((HERE / game).glob("*.table"))
    for number, path in enumerate(paths, 1):
        script = read(path.read_text(encoding="utf-8"))
        if script.game != game or any(step.seat not in script.seats for step in script.steps if not step.mark):
            raise ScriptError(1, f"{path.name} is no lesson of {game}: there only those at the table act")
        found.append(Lesson(game, path.stem.partition("_")[2], script, number, len(paths)))
    return tuple(found)


@lru_cache(maxsize=256)
def taught(game: str, number: int) -> frozenset[str]:
    """Give the verbs that were needed up to this lesson, counted from 1. Only their buttons are shown out of turn."""
    return frozenset(action.verb for lesson in course(game)[:number] for action in lesson.wanted)
