"""Processor time, size and length of the film of a round.

It plays rounds of about sixty moves of each game, with four sensible players and with as many as the game allows, reads
them from the store and draws them. Processor time counts, for the bot draws in a process of its own. The first film
also draws the faces of the cards.

    uv run python -m benchmarks.film
"""

from __future__ import annotations

import asyncio
import io
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from PIL import Image, ImageSequence

from bot.tables.lobby import Lobbies, Location, TableLimits, TableSetup
from bot.tables.table import Player
from cogs.archive.logs import LogStore
from cogs.lookback.film import FILM_MAX_BYTES, Scene, film
from cogs.lookback.history import scenes
from cogs.lookback.replays import Replays
from rules.catalogue import FOR_TABLES, make
from rules.families import family_of
from rules.game import SomeGame
from rules.match import PLAYING
from rules.strategies import sensible
from tests.support.repository import Process, process

USUAL_MOVES, NEAR_ENOUGH_MOVES, ROUNDS_TRIED = 60, 5, 30
"""Rounds are tried until one is so near to the usual length."""
MOVES_LIMIT = 600
"""A round that is not over after so many moves is left out: with eight players, some games have only long ones."""
UNLIMITED = 10**6
WORK_AIM_S, LENGTH_AIM_S = 5.0, 20.0
"""Upper bounds on processor time and on the length of a film, in seconds."""


async def play_round(here: Process, game: SomeGame, seats: int, seed: int) -> int | None:
    """Play a round with sensible players; the number of its table, or None when it takes too many moves."""
    chance = Random(f"{game.name} {seats} {seed}")
    here.tables.chance.new_seed = lambda: f"{chance.getrandbits(128):032x}"
    number = (await here.lobbies.open(Location(1, 10), Player(1, "P1"), TableSetup(game.name))).id
    for person in range(2, seats + 1):
        await here.lobbies.sit(number, person, f"P{person}")
    await here.lobbies.start(number, 1)
    for _ in range(MOVES_LIMIT):
        table = await here.tables.get(number)
        if table.state is None or table.state.phase != PLAYING:
            break
        seat = table.awaited[0]
        said = family_of(game).strategy.says(game, table.state)  # a last card, say: else some games never end
        seat, action = said or (seat, sensible.choose(table.views[seat], chance.choice))
        await here.matches.act(number, table.players[seat].person or 0, [action])
    return None if await LogStore(here.store.database).end_of_round(number, 1) is None else number


async def read_round(here: Process, number: int) -> tuple[Scene, ...]:
    """The first round of a table as the scenes of a film."""
    return scenes(await Replays(LogStore(here.store.database)).round(1, number, 1))


async def usual_round(here: Process, game: SomeGame, seats: int) -> tuple[Scene, ...]:
    """Of some rounds the one whose length comes nearest to the usual one."""
    found: tuple[Scene, ...] = ()
    for seed in range(ROUNDS_TRIED):
        number = await play_round(here, game, seats, seed)
        if number is not None:
            one = await read_round(here, number)
            found = min(found or one, one, key=lambda some: abs(len(some) - USUAL_MOVES))
        if abs(len(found) - USUAL_MOVES) < NEAR_ENOUGH_MOVES:
            break
    return found


def measure_film(name: str, shown: tuple[Scene, ...]) -> None:
    """Draw a film, and print whether it keeps to the aims."""
    began = process_time()
    made = film(shown)
    spent = process_time() - began
    with Image.open(io.BytesIO(made)) as picture:
        lasts = sum(frame.info["duration"] for frame in ImageSequence.Iterator(picture)) / 1000
    met = spent <= WORK_AIM_S and len(made) <= FILM_MAX_BYTES and lasts <= LENGTH_AIM_S
    told = f"{len(shown[0].hands):>6}{len(shown):>7}{spent:>9.2f}{len(made) / 1e6:>7.2f}{lasts:>9.1f}"
    print(f"{name:<14}{told}   {'met' if met else 'MISSED'}")


async def measure() -> None:
    print(f"aims: {WORK_AIM_S:g} s of a processor, {FILM_MAX_BYTES / 1e6:g} MB, {LENGTH_AIM_S:g} s")
    print(f"{'game':<14}{'seats':>6}{'moves':>7}{'work, s':>9}{'MB':>7}{'lasts, s':>9}")
    with tempfile.TemporaryDirectory() as folder:
        async with process(Path(folder) / "maumau.db") as here:
            here.lobbies = Lobbies(here.tables, TableLimits(UNLIMITED, UNLIMITED, UNLIMITED))
            await here.store.servers.meet(1, "en-US")
            for name in FOR_TABLES:
                most = make(name).seats[1]
                for person in range(1, most + 1):
                    await here.store.people.meet(person, f"P{person}", "en-US")
                for seats in sorted({min(4, most), most}):
                    measure_film(name, await usual_round(here, make(name), seats))


if __name__ == "__main__":
    asyncio.run(measure())
