"""A town of regulars: many tables of which each has the same cards, two people and a computer player.

The real process runs on a small Discord (`tests/wire`). The first table is played into being; the others are copies.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from benchmarks.many import FIRST_CHANNEL_ID, FIRST_THREAD_ID, PERSON_ID_STEP, multiply
from tests.wire import payloads
from tests.wire.laying import lay
from tests.wire.people import Person, begun, until
from tests.wire.process import FreshProcess
from tests.wire.small_discord import Interaction, SmallDiscord

READ_WITHIN_S = 10.0
"""Upper bound on the time until an answer can be read, in seconds."""
AIM_S = 0.5
"""99 of 100 read the first real answer within this time."""
DEFERRALS = (5, 6)
"""The first answers that show nothing: Discord is told that something is coming."""


class Town:
    """Two people at each table, and the process they play with."""

    def __init__(self, discord: SmallDiscord, bot: FreshProcess, first: tuple[Person, Person], tables: int) -> None:
        self.discord, self.bot = discord, bot
        self.prompt = int(bot.ask("SELECT prompt FROM tables WHERE id = 1")[0][0])
        """What all tables ask for at first."""
        self.at = {1: first}
        for number in range(2, tables + 1):
            self.at[number] = self._copy(first[0], number), self._copy(first[1], number)
            channel, thread = FIRST_CHANNEL_ID + number, FIRST_THREAD_ID + number
            parent = discord.channels[channel] = payloads.text_channel(channel, discord.guild_id, "mesa")
            discord.channels[thread] = payloads.thread(thread, parent, "mesa", discord.me["id"])

    def _copy(self, person: Person, number: int) -> Person:
        made = Person(self.discord, person.name)
        made.id = person.id + number * PERSON_ID_STEP
        made.user = self.discord.users[made.id] = payloads.user(made.id, person.name)
        self.discord.channels[made.id] = payloads.direct(made.id, made.user)
        return made

    def at_the_table(self, number: int) -> int:
        """The channel in which a table stands."""
        thread = FIRST_THREAD_ID + number
        return thread if thread in self.discord.channels else self.discord.channel

    async def press(self, person: Person, place: int, button: str, values: tuple[str, ...] = ()) -> Interaction:
        """Have somebody press a button there, and wait for the answer as long as people do."""
        message = {"channel_id": str(place), "id": str(place)} | payloads.message(
            place, self.discord.channels[place], self.discord.me, {}
        )
        return await read(person.send_press(message, button, values))

    async def painted(self, within: float) -> None:
        """Wait until every table is painted as the store has it."""
        await until(lambda: self.bot.ask("SELECT count(*) FROM tables WHERE painted < version") == [(0,)], within)


async def read(made: Interaction) -> Interaction:
    """Wait until the answer can be read, as long as people do."""
    try:
        await asyncio.wait_for(made.read.wait(), READ_WITHIN_S)
    except TimeoutError:
        return made
    return made


@asynccontextmanager
async def town(tables: int, cards: str) -> AsyncIterator[Town]:
    """Lay these cards at so many tables of a new town. In the end the process must not have made a mistake."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            SmallDiscord() as discord,
            FreshProcess(discord, Path(folder), CHARTS="on", LOG_LEVEL="WARNING") as bot,
        ):
            ana, bia = Person(discord, "ana"), Person(discord, "bia")
            await begun(discord, ana, bia, computer=True)
            await until(lambda: bot.ask("SELECT painted = version FROM tables") == [(1,)])
            bot.terminate()
            await bot.ended()
            await lay(bot.database, cards)
            multiply(bot.database, tables, ana.id, bia.id)
            made = Town(discord, bot, (ana, bia), tables)
            await bot.start()
            yield made
            assert "Traceback" not in bot.said(), bot.said()[-4000:]
