"""Lessons: positions of a game that one plays to learn it. Nothing here knows Discord.

A lesson is a table script in a folder named after its game, and its texts. The lines of the first seat are what is to
be done there, those of the others happen by themselves; a line that ends in ``!`` is a wrong answer, which tests try. A
script without lines is a round that is played to its end.
"""

from bot.lessons.course import Lesson, course, load, taught
from bot.lessons.hints import Hints
from bot.lessons.learning import Lessons
from bot.lessons.position import LESSON, LessonTable, laid_out

__all__ = ["LESSON", "Hints", "Lesson", "LessonTable", "Lessons", "course", "laid_out", "load", "taught"]
