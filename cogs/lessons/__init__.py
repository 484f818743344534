"""Learning a game: lessons in which a person plays positions of it, and *Play now*. An extension.

A lesson is a table script in a folder named after its game, with texts. The lines of the first seat are what the
learner has to do; those of the others happen without them. A line that ends in ``!`` is a wrong answer, which tests
try. A script without lines is a round that is played to its end.

``courses`` are the lessons of each game, also those that nobody has written. ``table`` is the table of a lesson;
``service`` has the lessons of all people, ``screens`` show them, and ``commands`` are what people press.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import MauMauBot


async def setup(bot: MauMauBot) -> None:
    # imported here, because worker processes import modules of this package
    from bot.process.jobs import TookLong
    from bot.tables.table import Refused
    from cogs.lessons import courses
    from cogs.lessons.commands import LearnCog
    from cogs.lessons.service import Lessons, LessonStore

    services = bot.services

    async def make(definition: str) -> tuple[courses.Lesson, ...]:
        """Make the course of a definition in the process that reads them."""
        try:
            return await services.foreground.run_job(0, courses.make_course, definition)
        except TookLong:
            raise Refused("game-takes-long") from None

    kept = LessonStore(services.store.database), services.store.results
    lessons = Lessons(*kept, services.clock.now, services.new_seed, make)
    bot.load_at_start.append(courses.load)
    await bot.add_cog(LearnCog(services, lessons))
