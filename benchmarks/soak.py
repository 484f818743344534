"""How much memory the bot's process takes over hours, at a bounded number of tables.

The real process runs on a small Discord (`tests/wire`), a part of whose answers are faults. People play on at the same
tables, next to computer players, and others ask for statistics, rules and lessons in all languages. After the first ten
minutes the process may not grow by more than ``GROWTH_AIM_MB``: the mean of the last ten minutes is compared with that
of the first ten after them.

    uv run python -m benchmarks.soak --minutes 60
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any

from benchmarks.blocked import COMMANDS, COMPUTER_LEVEL, GAMES, LOCALES
from benchmarks.faults import FAULTS
from tests.wire.people import Person, offered, until
from tests.wire.play import Company
from tests.wire.process import FreshProcess
from tests.wire.small_discord import Interaction, SmallDiscord

MINUTES = 60.0
SETTLES_MIN, COMPARED_MIN = 10, 10
GROWTH_AIM_MB = 5.0
FAULT_SHARE = 0.02
"""The part of the requests that each kind of fault hits."""
ASKS_EVERY_S = 1.0


class Regulars(Company):
    """A company that plays on: when a match is over, the host presses *Play again*, the other one joins, and the host
    starts the next one from the controls.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._controls: dict[int, Interaction] = {}

    def _something(self, person: Person) -> Interaction | None:
        if (pressed := super()._something(person)) is not None:
            return pressed
        hosts = person in [host for host, _ in self.pairs]
        asked = self._controls.pop(person.id, None)
        if asked is not None and asked.shown is not None and offered(asked.shown, "start"):
            return person.press(asked.shown, "start")
        for op in ("controls", "again") if hosts else ("join",):
            if found := [*self._at_the_table(person, op)]:
                made = person.press(found[-1], op)
                if op == "controls":
                    self._controls[person.id] = made
                return made
        return None


async def ask(discord: SmallDiscord, chance: Random) -> None:
    """Run commands, one a second, in all languages."""
    askers = [Person(discord, f"eva{locale}", locale) for locale in LOCALES]
    while True:
        await asyncio.sleep(ASKS_EVERY_S)
        chance.choice(askers).command(chance.choice(COMMANDS))


async def measure(minutes: float) -> list[float]:
    """Return the memory of the process after each minute, in MB; print it on the way."""
    read: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with SmallDiscord() as discord, FreshProcess(discord, Path(folder), CHARTS="on") as bot:
            company = Regulars(discord, [bot], len(GAMES), Random(1), GAMES, bool(COMPUTER_LEVEL))
            await company.sit_down()
            await until(lambda: "ready in" in bot.said())
            for fault in FAULTS:
                discord.fault("*", "*", times=None, share=FAULT_SHARE, **fault)
            company.play()
            asking = asyncio.create_task(ask(discord, Random(2)))
            began, presses = monotonic(), 0
            while len(read) < minutes:
                await asyncio.sleep(max(0.0, began + 60 * (len(read) + 1) - monotonic()))
                read.append(bot.memory_mb(peak=False))
                presses += len(company.pressed)
                for grows in (company.pressed, discord.requests, discord.interactions):
                    grows.clear()  # what the measuring process would keep: not the bot's memory, but its own pace
                rounds = bot.ask("SELECT count(*) FROM rounds")[0][0]
                print(f"{len(read):3} min: {read[-1]:.1f} MB, {presses} presses, {rounds} rounds", flush=True)
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking
            await company.stop()
            assert "Traceback" not in bot.said(), bot.said()
    return read


def report(minutes: float) -> None:
    """Print whether the memory stays as it is."""
    read = asyncio.run(measure(minutes))
    if len(read) < SETTLES_MIN + 2 * COMPARED_MIN:
        print(f"too short to compare: {SETTLES_MIN + 2 * COMPARED_MIN} minutes are needed")
        return
    first, last = fmean(read[SETTLES_MIN : SETTLES_MIN + COMPARED_MIN]), fmean(read[-COMPARED_MIN:])
    met = "met" if last - first <= GROWTH_AIM_MB else "MISSED"
    print(f"{first:.1f} MB after {SETTLES_MIN} minutes, {last:.1f} MB at the end: {last - first:+.1f} MB; ", end="")
    print(f"most {max(read):.1f} MB; aim: at most {GROWTH_AIM_MB:+.1f} MB: {met}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=MINUTES)
    report(asked.parse_args().minutes)


if __name__ == "__main__":
    main()
