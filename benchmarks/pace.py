"""How many days a match takes of people who look in three times a day, with moves ahead and without.

Four people have their own hours; whoever looks in does what is asked of them, as sensibly as the computer player of the
house. With moves ahead they then say what they will do next: one card, or all from the least to the most useful one,
with the suit they hold most of where they call one; and to draw or pass if there is nothing else. Each match is played
all three ways with the same deals and the same hours, at the door to the tables and by the clocks of a table.

    uv run python -m benchmarks.pace --matches 40
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median

from bot.screens.games import board
from bot.tables.table import Table
from bot.time import DAY, HOUR
from rules.ahead import ONLY, MoveAhead
from rules.cards import SUIT
from rules.match import PLAYING, WAITING
from rules.strategies import sensible
from rules.table import Action
from tests.support.repository import Process, begun, process

GAMES = ("classic", "german", "voador", "zheng")
PEOPLE, LOOKS_A_DAY = 4, 3
AIM = 0.6
"""With moves ahead a match takes at most this part of the days."""
DAYS_LIMIT = 300
CARDS = (0, 1, 10)
"""How many cards are played ahead: none, the usual one, all."""
MOVES_AT_A_LOOK = 30
MET = ("ahead", "deal", "vote")
"""What happens by itself between two looks."""


def hours(chance: Random) -> list[list[float]]:
    """When each of them looks in on each day, in seconds since the first one began."""
    own = [sorted(chance.uniform(7, 23) for _ in range(LOOKS_A_DAY)) for _ in range(PEOPLE)]
    days = range(DAYS_LIMIT)
    return [[day * DAY + (hour + chance.uniform(-0.5, 0.5)) * HOUR for day in days for hour in some] for some in own]


def plan(table: Table, seat: int, most: int) -> list[MoveAhead]:
    """What somebody says of at most so many cards of their hand: rather a plain one than one that calls a suit."""
    seen = table.view(seat)
    suits = Counter(SUIT[card] for card in seen.hand if SUIT[card] >= 0)
    call = Action("call", suit=suits.most_common(1)[0][0] if suits else 0)
    its = board(seen)
    usual = sorted(set(seen.hand), key=lambda card: (bool(its.asks(table.game, card)), card))[:most]
    cards = [MoveAhead(Action("play", (card,)), then=(call,)) for card in usual]
    return [*cards, MoveAhead(Action(ONLY)), MoveAhead(Action(its.way_out), ("no-other",))]


class Match:
    """A match, by a clock that jumps from one look to the next."""

    def __init__(self, here: Process, ahead: int, seed: int) -> None:
        self.here, self.ahead, self.at = here, ahead, 0.0
        here.tables.now = lambda: self.at
        here.tables.chance.pick = Random(seed).choice
        here.tables.chance.stretch = lambda: 1.0
        deals = iter(range(10**6))
        here.tables.chance.new_seed = lambda: f"{seed} {next(deals)}"

    async def days(self, game: str, looks: list[list[float]]) -> float:
        """Play a match to its end. Gives the days that it took."""
        number = await begun(self.here, game, PEOPLE)
        async with self.here.tables.changing(number) as table:
            table.settings["turn_clock"] = "off"
            await self.here.tables.save(table)
        for at, person in sorted((at, person) for person, some in enumerate(looks, 1) for at in some):
            await self._wait(number, at)
            await self._look_in(number, person)
            if (await self.here.tables.get(number)).closed is not None:
                return self.at / DAY
        return float(DAYS_LIMIT)

    async def _wait(self, number: int, until: float) -> None:
        """Meet what is due until then."""
        while True:
            table = await self.here.tables.get(number)
            due = [(at, kind) for kind, at in table.deadlines.items() if at <= until and kind in MET]
            if not due:
                break
            at, kind = min(due)
            self.at = max(self.at, at)
            await self.here.deadlines.meet(number, kind)
        self.at = max(self.at, until)

    async def _look_in(self, number: int, person: int) -> None:
        for _ in range(MOVES_AT_A_LOOK):
            table = await self.here.tables.get(number)
            state = table.state
            if table.closed is not None or state is None:
                return
            if state.phase == WAITING and table.complete:
                await self.here.matches.deal(number, person)
                continue
            if state.phase != PLAYING or person - 1 not in table.awaited():
                break
            seen = table.view(person - 1)
            said = sensible.speaks(seen) or sensible.choose(seen, self.here.tables.chance.pick)
            await self.here.matches.act(number, person, [said])
        table = await self.here.tables.get(number)
        if self.ahead and table.state is not None and table.state.phase == PLAYING and person - 1 in table.state.order:
            await self.here.matches.plan(number, person, plan(table, person - 1, self.ahead))


async def measured(game: str, seed: int) -> list[float]:
    """The days of a match, without moves ahead, with one card, and with all."""
    looks, found = hours(Random(seed)), list[float]()
    for ahead in CARDS:
        with tempfile.TemporaryDirectory() as folder:
            async with process(Path(folder) / "m.db") as here:
                found.append(await Match(here, ahead, seed).days(game, looks))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=40)
    wanted = parser.parse_args()
    logging.disable(logging.WARNING)
    for game in GAMES:
        found = [asyncio.run(measured(game, seed)) for seed in range(max(1, wanted.matches // len(GAMES)))]
        days = [median(some) for some in zip(*found, strict=True)]
        parts = [median(some[way] / some[0] for some in found) for way in (1, 2)]
        met = "met" if max(parts) <= AIM else "not met"
        print(f"{game}, {len(found)} matches: {days[0]:.1f} days without", end="; ")
        print(f"one card ahead {days[1]:.1f} ({parts[0]:.0%}), all {days[2]:.1f} ({parts[1]:.0%})", end="; ")
        print(f"aim {AIM:.0%}: {met}", flush=True)


if __name__ == "__main__":
    main()
