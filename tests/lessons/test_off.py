"""Lessons are switched off: nothing leads to them, an open one has an answer, and it goes on where it was."""

from __future__ import annotations

from bot.words.texts import text
from cogs.lessons import setup
from cogs.lessons.commands import LearnCog
from tests.support.house import House

OFF = text("en", "refused-not-offered-now")


async def test_an_open_lesson_waits_and_no_button_leads_there(house: House) -> None:
    lesson = (await house.learn(house.ana, "classic")).response._message
    before = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    await house.bot.remove_cog(LearnCog.__cog_name__)

    for op in ("skip", "draw", "move"):
        if op in house.buttons(lesson):
            answer = await house.press(house.ana, op, message=lesson)
            assert OFF in (answer.response.content or house.said(answer.response._message)), op
    helped = await house.ana.slash(house.channel, "help")
    assert not {"learn", "now"} & {*house.buttons(helped.response._message)}
    assert "help-learn" not in house.options(helped.response._message, "help-more")
    assert "A round now" not in house.said(helped.response._message)
    assert "button-rules" in house.options(helped.response._message, "help-more")
    await house.seated("ana", "bia")
    refused = await house.ana.slash(house.channel, "play", move="draw")
    assert OFF not in (refused.response.content or "")

    await setup(house.bot)
    after = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    assert (after.lesson.name, after.match.save()) == (before.lesson.name, before.match.save())
    helped = await house.ana.slash(house.channel, "help")
    assert "now" in house.buttons(helped.response._message)
    assert "help-learn" in house.options(helped.response._message, "help-more")
