"""A match over weeks, as people play it: they come late or not at all, take a pause and holidays, and the bot restarts
every day and is down for one. What they did leads to the same as if it had been done at once.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.tables.table import Refused, Table
from cogs.archive.logs import LogStore
from rules.catalogue import make
from rules.match import AWAY, OVER, PLAYING
from rules.table import Action
from tests.support.house import House

HOUR, DAY = 3600.0, 86_400.0
NAMES = ("ana", "bia", "caio", "dora")
WEEKS = 8


class Weeks:
    """The people of a table, and what they do with their days."""

    def __init__(self, house: House) -> None:
        self.house, self.dice = house, Random(5)
        self.away: set[str] = set()
        self.draw_lots()
        self.asked_at: dict[str, float] = {}

    def draw_lots(self) -> None:
        """What is dealt, and what the house plays, is by the dice: weeks are as long whenever they are played."""
        self.house.services.tables.chance.new_seed = lambda: f"{self.dice.getrandbits(128):032x}"
        self.house.services.tables.chance.pick = self.dice.choice

    async def table(self) -> Table:
        return await self.house.table()

    async def hours(self, hours: int) -> None:
        """So many hours pass; in each of them somebody who is there may move."""
        for _ in range(hours):
            self.house.later(HOUR)
            await self.house.env.advance_time(1)
            await self.move()

    async def move(self) -> None:
        """Whoever is awaited and there moves, at the second or third look; between rounds somebody deals."""
        table = await self.table()
        if table.closed is not None or table.state is None or table.paused(self.house.bot.clock.now()):
            return
        if table.state.phase != PLAYING:
            await self.house.services.matches.deal(table.id, self.house.ana.id)
            return
        for seat in table.awaited:
            name = table.players[seat].name
            if name in self.away or seat in table.computers or self.dice.random() < 0.5:
                continue
            move = self.dice.choice(table.game.moves(table.state, seat))
            await self.house.services.matches.act(table.id, self.house.people[name].id, [move])
            return

    async def restart(self, down: float = 0.0) -> None:
        """The bot stops, and starts again after a time."""
        await self.house.services.painter.finish()
        await self.house.services.store.clock.keep(self.house.bot.clock.now())
        self.house.skipped += down
        await self.house.restart()
        self.draw_lots()


def at_once(game: Any, seats: int, log: list[Any]) -> Any:
    """The state to which the actions of a log lead, done one after the other."""
    state = game.new(seats)
    for step in log:
        verb, cards, *others = step["action"]
        game.apply(state, step["seat"], Action(verb, tuple(cards), *others), int(step["at"]))
    return state


@pytest.mark.gate
async def test_a_match_over_weeks_ends_as_if_it_had_been_played_at_once(house: House) -> None:
    weeks = Weeks(house)
    await house.begun(*NAMES, rules="classic", turn_clock="24h", target="120")
    idle, paused, holiday, absent, came_back = 0, False, False, False, False
    days = 0
    while (await weeks.table()).closed is None:
        days += 1
        assert days < 7 * WEEKS, "it comes to its end"
        if days == 3:  # a pause of two days, on which most agree
            for name in ("ana", "bia", "caio"):
                await house.people[name].slash(house.channel, "table pause", length="48h")
            before = (await weeks.table()).state
            await weeks.hours(40)
            assert (await weeks.table()).state is before
            paused = True
        if days == 6:  # dora goes on holiday, and nobody plays for her
            today = datetime.fromtimestamp(house.bot.wall(), UTC).date()
            until = str(today + timedelta(days=4))
            await house.away(house.dora, "today", until)
            weeks.away.add("dora")
            before_idle = (await weeks.table()).players[3].idle
            await weeks.hours(72)
            table = await weeks.table()
            assert table.players[3].idle == before_idle
            assert table.state is None or table.state.status[3] != AWAY
            await house.services.absences.come_back(house.dora.id, house.services.pauses)
            weeks.away.discard("dora")
            holiday = True
        if days == 9:  # caio does not come any more, without a word
            weeks.away.add("caio")
        table = await weeks.table()
        idle = max(idle, table.players[2].idle)
        if table.state is not None and table.state.status[2] == AWAY:
            absent = True
            await house.press(house.caio, "back")
            weeks.away.discard("caio")
            came_back = (await weeks.table()).state.status[2] != AWAY
        await weeks.hours(24)
        sent = len(house.env.http_requests)
        down = DAY if days == 12 else 0.0
        idles = [player.idle for player in (await weeks.table()).players]
        await weeks.restart(down)
        await house.env.advance_time(2)
        if down:
            assert [player.idle for player in (await weeks.table()).players] == idles, "nobody loses a turn by it"
            said = [one for one in house.env.http_requests[sent:] if "/messages" in one.path]
            assert len(said) <= 6, "no burst"
    assert (paused, holiday, absent, came_back) == (True, True, True, True)
    assert idle > 0
    assert days > 14
    table = await weeks.table()
    assert table.state is not None
    assert table.state.phase == OVER
    log = await LogStore(house.services.store.database).history(table.id)
    alone = at_once(make(table.game.name, table.game.options), len(NAMES), log)
    assert alone.save() == table.state.save()
    totals = await house.services.store.tables.points_by_round(table.id)
    assert [totals[seat][-1] for seat in range(len(NAMES))] == alone.totals


async def test_nobody_plays_during_a_pause_whatever_they_try(house: House) -> None:
    await house.begun(*NAMES, rules="classic")
    table = await house.table()
    for name in NAMES[:3]:
        await house.services.pauses.pause(table.id, house.people[name].id)
    refused = 0
    for verb in ("play", "draw", "pass", "declare", "accuse"):
        try:
            await house.services.matches.act(table.id, house.ana.id, [Action(verb)])
        except Refused as why:
            refused += why.key == "paused"
    assert refused == 5
