"""Events are switched off while one goes on: what is pressed of it has an answer, a match that is on is played, and
nothing is lost when they are on again.
"""

from __future__ import annotations

import pytest

from bot.time import DAY
from bot.words.texts import text
from cogs.events import setup
from cogs.events.commands import EventCog
from cogs.events.match import How
from tests.events.test_events import (
    NUMBER,
    come,
    event,
    lobbies,
    passes,
    play_matches,
    play_out,
    press,
    signed_up,
    told,
)
from tests.support.house import House

OFF = text("en", "refused-not-offered-now")


@pytest.mark.gate
async def test_what_belongs_to_an_event_has_an_answer_and_waits(house: House) -> None:
    await signed_up(house, "ana", "bia", "caio", "dora")
    await come(house, "ana", "bia", "caio")
    before = await event(house)
    assert any(one.table for one in before.fixtures)
    await house.bot.remove_cog(EventCog.__cog_name__)
    assert "events" not in house.bot.chores.names

    (_, message), *_ = (await lobbies(house)).items()
    for op in ("challenge-yes",):
        answer = await house.press(house.dora, op, message=message)
        assert OFF in (answer.response.content or house.said(answer.response._message)), op
    standings = next(one for one in told(house) if "event-table" in house.buttons(one))
    answer = await house.press(house.ana, "event-table", message=standings)
    assert OFF in (answer.response.content or house.said(answer.response._message))
    await house.ana.slash(house.channel, "games")  # names no match that waits, and fails at nothing
    await play_matches(house)
    await house.passes(DAY)
    await house.services.painter.finish()

    await setup(house.bot)
    found = house.cog(EventCog).events
    assert await found.get(house.guild.id, NUMBER) == before, "nothing has moved meanwhile"
    await passes(house, 60)
    await come(house, "dora")
    await play_out(house)
    await passes(house, 60)
    assert How.PLAYED in [one.how for one in (await event(house)).fixtures], "what was played counts"
    assert OFF not in await press(house, house.ana, "event-table")
