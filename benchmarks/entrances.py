"""What one person can do to the others by what they type, choose, write, send and upload.

The real process runs on a small Discord (`tests/wire`), with a table of each game, in another language each. All
entrances are fed: the options of the commands that the process has registered, and its keys; the presses and forms that
are declared (`OPERATIONS`); messages at the tables; files. So none is forgotten when one is added. Each is fed the
dearest texts there are, one after the other, as a forger would, who is not held to a length. The log names the steps of
the event loop that take long. Then one person sends each of the worst, five times a second, and it is measured how long
others wait.

    uv run python -m benchmarks.entrances            # some minutes
    uv run python -m benchmarks.entrances --part 0.1 # a tenth of the texts, and the worst five

The time for which a step waited for a processor does not count (`tests/wire/held.py`); the others' wait is by the wall,
so the wait at rest is printed beside it: on a machine that others use both are longer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from aiohttp import web

from bot.extensions import rooms
from bot.screens.components import OPERATIONS
from tests.wire.held import Held, read
from tests.wire.payloads import Json
from tests.wire.people import Person, controls, seated, until
from tests.wire.process import FreshProcess
from tests.wire.small_discord import Interaction, SmallDiscord

STEP_AIM_MS, WAIT_AIM_MS = 20, 60
"""Upper bounds on a step of the event loop, and on the wait of 95 of 100 others while one person sends."""
TOLD_FROM_MS = 3
"""Shorter steps are not told apart."""
GAMES = ("voador", "amm", "ime", "serbian", "german", "classic", "zheng", "makao")
LOCALES = ("en-US", "pt-BR", "hr", "zh-CN", "de")
ANSWERED_WITHIN_S, SEEN_WITHIN_S = 3.0, 0.15
"""How long an answer is waited for, and how long the effect of what gets none, in seconds."""
WORST, SENT_A_SECOND, SENDS_FOR_S, READ_WITHIN_S = 20, 5, 5.0, 3.0
"""So many of the worst are sent so often for so long; an answer that comes later than the last is none, in seconds."""
SETTLES_S = 5.0
"""How long the process may work off what it was fed, in seconds."""
OTHERS, ASK_EVERY_S = 6, 0.6
"""How many others ask for their hands, and how often each does, in seconds."""
ID_CHARACTERS, MESSAGE_CHARACTERS = 100, 4000
TEXTS = {
    "ligatures": "\ufdfa",
    "ligatures in words": "\ufdfa" * 49 + " ",
    "combining marks": "s\u030c\u0301\u0327",
    "marks without a letter": "\u0301",
    "joined emoji": "👨‍👩‍👧‍👦",
    "cards as glyphs": "🂷",
    "digits": "9",
    "brackets": "[",
    "full width": "７♥️",
    "words that nearly match": "hearst spadex ",
    "words that match": "7 ♥ seven of hearts ",
    "dates": "24.12.2026. ",
    "capitals that grow": "İßŉ",
    "dots": "a.",
    "mentions": "<@1>",
}
"""What is dear to fold, split or compare; repeated up to a length."""
EDITOR = "cogs.workshop.screens"
"""The room of what is pressed on a draft."""
ARGUMENTS = ("cards", "cards.3", "options", "options.2", "about", "essentials.voador", "all/wins/all/", "x" * 60)
"""What presses mean, beside the texts."""


def definitions() -> dict[str, str]:
    """Files that are dear to read; the last can be played."""
    head = 'name = "Dear {}"\nplayers = [2, 6]\n'
    range_of = head + "[options.o]\nrange = [0, 5000]\n"
    points = ", ".join(f'"{number} J" = 1' for number in range(2000))
    unknown = ", ".join(f"zz{number} = 1" for number in range(2000))
    words = "".join(
        f"[options.o{n}]\nwords = [{', '.join(f'{chr(34)}{sign}{n}{chr(34)}' for sign in 'abcdefgh')}]\n"
        for n in range(12)
    )
    entries = "".join(
        f'[[cards]]\nwhich = "{n % 9 + 2} J"\nskip = true\nplay_again = {"true" if n % 2 else "{ }"}\n'
        f'when = {{ o{n % 12} = "a{n % 12}" }}\n'
        for n in range(60)
    )
    return {
        "unknown words": f'{range_of}[deal]\nhand = {{ option = "o", {unknown} }}\n',
        "dots": head + "a" + ".a" * 15_000 + " = 1\n",
        "nested": head + "a = " + "[" * 15_000 + "\n",
        "digits": head + "[deal]\nhand = " + "9" * 30_000 + "\n",
        "entries": head + "[[cards]]\n" * 3000,
        "headers": head + "".join(f"[a.b.c.d.e.f.g.h{n}]\n" for n in range(1200)),
        "quotes": head + 'about = "' + '"" ' * 10_000,
        "repeated": f'{range_of}[[cards]]\nwhich = "7"\nwhen = {{ o = [{"1, " * 9000}] }}\n',
        "points": f"{head}[counting]\npoints = {{ {points} }}\n",
        "played": head + words + entries,
    }


class Fed(NamedTuple):
    """What was sent where: the entrance, the kind of text, the text itself, and at which table."""

    entrance: str
    kind: str
    text: str
    table: int

    def __str__(self) -> str:
        return f"{self.entrance} ← {self.kind} ({len(self.text)})"


class Place:
    """A process with tables of all games in all languages, and somebody who feeds it."""

    def __init__(self, discord: SmallDiscord, bot: FreshProcess, files: str) -> None:
        self.discord, self.bot, self.files = discord, bot, files
        self.tables: list[tuple[int, Person, str]] = []
        self._read = 0

    async def open(self, games: Sequence[str]) -> None:
        """Open a table of each game, in another language each, and begin."""
        for number, (game, locale) in enumerate(zip(games, cycle(LOCALES), strict=False)):
            people = Person(self.discord, f"ana{number}", locale), Person(self.discord, f"bia{number}", locale)
            channel = self.discord.channel = self.discord.add_channel(f"mesa{number}", self.discord.guild_id)
            self.discord.dispatch("CHANNEL_CREATE", self.discord.channels[channel])
            lobby = await seated(self.discord, *people, rules=game)
            begin = await controls(people[0], lobby)
            await self._answered(people[0].press(begin, "start"), ANSWERED_WITHIN_S)
            self.tables.append((channel, people[0], f"{game}, {locale}"))
        await self.send(Fed("file", "played", definitions()["played"], 0))

    async def draft(self) -> None:
        """Have somebody at the first table work at the dear game that can be played."""
        channel, ana, _ = self.tables[0]
        await self._answered(ana.command("workshop edit", channel, game="#1"), ANSWERED_WITHIN_S)

    def entrances(self) -> list[str]:
        """All ways in: options, keys, presses, forms, messages and files."""
        found = ["message", "file"]
        for name, options in self._commands():
            typed = [option for option in options if option["type"] == 3]
            found += [f"/{name} {option['name']}" for option in typed]
            found += [f"key /{name} {option['name']}" for option in typed if option.get("autocomplete")]
        found += [f"{'form' if kind.longest else 'press'} {op}" for op, kind in OPERATIONS.items()]
        return found

    def _commands(self) -> Iterator[tuple[str, list[Json]]]:
        for command in self.discord.commands:
            within = [one for one in command.get("options", []) if one["type"] == 1]
            for one in within:
                yield f"{command['name']} {one['name']}", one.get("options", [])
            if not within:
                yield command["name"], command.get("options", [])

    def texts(self, entrance: str) -> Iterator[tuple[str, str]]:
        """What an entrance is fed."""
        if entrance == "file":
            yield from definitions().items()
            return
        most = {"press": ID_CHARACTERS - 30, "form": MESSAGE_CHARACTERS, "message": MESSAGE_CHARACTERS}
        longest = most.get(entrance.partition(" ")[0], 0)
        lengths = [longest] if longest else [100, 200, 6000]
        for kind, one in TEXTS.items():
            for length in lengths:
                yield kind, (one * (length // len(one) + 1))[:length]
        if entrance.startswith("press"):
            yield from (("argument", one) for one in ARGUMENTS)

    async def send(self, fed: Fed) -> None:
        """Send something, and wait until it is answered or has had its effect."""
        sent = self.sent(fed)
        if sent is None:
            await asyncio.sleep(SEEN_WITHIN_S)
        elif sent.payload["type"] == 4:
            await self._answered(sent, SEEN_WITHIN_S)
        else:
            await self._answered(sent, ANSWERED_WITHIN_S)

    def sent(self, fed: Fed) -> Interaction | None:
        """Send something; None for what is no interaction."""
        channel, person, _ = self.tables[fed.table]
        kind, _, what = fed.entrance.partition(" ")
        if kind == "message":
            person.say(channel, fed.text)
            return None
        if kind == "file":
            data = self._command("workshop file", "file", "1", 11)
            address = f"{self.files}/{fed.kind.replace(' ', '-')}"
            file = {
                "id": "1",
                "filename": "dear.toml",
                "size": len(fed.text.encode()),
                "url": address,
                "proxy_url": address,
            }
            data["resolved"] = {"attachments": {"1": file}}
            return self.discord.send(person._interaction(2, channel, data))
        if kind in ("press", "form"):
            return self._pressed(channel, person, what, fed.text, form=kind == "form")
        name, _, option = (what if kind == "key" else fed.entrance).removeprefix("/").rpartition(" ")
        data = self._command(name, option, fed.text, 3, focused=kind == "key")
        return self.discord.send(person._interaction(4 if kind == "key" else 2, channel, data))

    def _pressed(self, channel: int, person: Person, op: str, text: str, *, form: bool) -> Interaction:
        message = self.discord.said(channel)[0]
        known = self.bot.ask(f"SELECT id, prompt FROM tables WHERE channel = {channel}")
        table, prompt = known[0] if known else (0, 1)
        custom_id = f"mm1:{op}:{table}:{prompt}:"
        data: Json = {"custom_id": custom_id + ("about.about" if form else text)[: ID_CHARACTERS - len(custom_id)]}
        if form:
            data["components"] = [{"type": 18, "component": {"type": 4, "custom_id": "x", "value": text}}]
        else:
            data |= {"component_type": 3, "values": [text[:ID_CHARACTERS]]}
        return self.discord.send(person._interaction(5 if form else 3, channel, data) | {"message": message})

    def _command(self, name: str, option: str, value: str, kind: int, *, focused: bool = False) -> Json:
        needed = next(options for known, options in self._commands() if known == name)
        given: list[Json] = [{"name": option, "type": kind, "value": value} | ({"focused": True} if focused else {})]
        others = [one for one in needed if one.get("required") and one["name"] != option]
        given += [{"name": one["name"], "type": one["type"], "value": "x" if one["type"] == 3 else 1} for one in others]
        first, _, second = name.partition(" ")
        options = [{"name": second, "type": 1, "options": given}] if second else given
        return {"id": str(self.discord.snowflake()), "name": first, "type": 1, "options": options}

    async def _answered(self, sent: Interaction, within: float) -> None:
        try:
            await asyncio.wait_for(sent.answered.wait(), within)
        except TimeoutError:
            return

    def held(self) -> list[Held]:
        """The long steps since the last time."""
        with self.bot.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        whole = new.rpartition(b"\n")[0]
        self._read += len(whole)
        return read(whole.decode(errors="replace"))

    async def wait_of_others(self, fed: Fed | None) -> tuple[float, int, int]:
        """How long 95 of 100 others wait, in milliseconds, while somebody sends something; how many there were, and how
        many were not answered.
        """
        asked: list[Interaction] = []
        until_then = monotonic() + SENDS_FOR_S

        async def other(number: int) -> None:
            channel, _, _ = self.tables[number % len(self.tables)]
            person = Person(self.discord, f"caio{number}")
            await asyncio.sleep(number * ASK_EVERY_S / OTHERS)
            while monotonic() < until_then:
                asked.append(person.command("help", channel))
                await asyncio.sleep(ASK_EVERY_S)

        async def sends() -> None:
            while fed is not None and monotonic() < until_then:
                self.sent(fed)
                await asyncio.sleep(1 / SENT_A_SECOND)

        await asyncio.gather(sends(), *map(other, range(OTHERS)))
        await asyncio.sleep(READ_WITHIN_S)
        waits = sorted(one.read_after if one.read.is_set() else READ_WITHIN_S for one in asked)
        return 1000 * waits[len(waits) * 95 // 100], len(asked), sum(not one.read.is_set() for one in asked)


@asynccontextmanager
async def place() -> AsyncIterator[Place]:
    """A process with its tables, and a place from which Discord gives files."""

    async def give(request: web.Request) -> web.Response:
        return web.Response(body=definitions()[request.match_info["name"].replace("-", " ")].encode())

    app = web.Application()
    app.router.add_get("/{name}", give)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    with tempfile.TemporaryDirectory() as folder:
        async with (
            SmallDiscord() as discord,
            FreshProcess(discord, Path(folder), HELD_UP=str(TOLD_FROM_MS), COMPUTER_PAUSE="5") as bot,
        ):
            await until(lambda: "ready in" in bot.said() and discord.commands, 60)
            made = Place(discord, bot, f"http://127.0.0.1:{port}")
            await made.open(GAMES)
            made.held()
            yield made
    await runner.cleanup()


async def measure(part: float) -> None:
    """Feed everything, print the worst steps, and how long others wait for each of the worst."""
    chance, worst = Random(1), {}
    async with place() as made:
        entrances, sent, began = made.entrances(), 0, monotonic()
        for entrance in entrances:
            every = [*made.texts(entrance)]
            some = chance.sample(every, max(1, round(part * len(every))))
            everywhere, edits = entrance == "message" or entrance.endswith(" card"), _room(entrance) == EDITOR
            if edits:
                await made.draft()
            for kind, text in some:
                one_of = [0] if edits else [chance.randrange(len(made.tables))]
                for table in range(len(made.tables)) if everywhere else one_of:
                    fed = Fed(entrance, kind, text, table)
                    await made.send(fed)
                    sent += 1
                    for one in made.held():
                        known: Any = worst.get((entrance, kind))
                        if known is None or one.own > known[1].own:
                            worst[entrance, kind] = fed, one
        found = sorted(worst.values(), key=lambda one: -one[1].own)
        print(f"{len(entrances)} entrances, {sent} texts in {monotonic() - began:.0f} s; load {os.getloadavg()[0]:.1f}")
        over = sum(one.own > STEP_AIM_MS for _, one in found)
        longest = max((one.own for _, one in found), default=0.0)
        print(f"worst step {longest:.1f} ms, {over} over {STEP_AIM_MS} ms: {'MISSED' if over else 'met'}")
        faults = made.bot.said().count("Traceback")
        print(f"{faults} mistakes in the log: {'MISSED' if faults else 'none'}")
        await asyncio.sleep(SETTLES_S)
        at_rest, asked, lost = await made.wait_of_others(None)
        print(f"\nothers at rest: p95 {at_rest:.0f} ms, {lost} of {asked} not answered")
        print(f"aim while one sends: {WAIT_AIM_MS} ms, and nobody unanswered")
        print(f"{'step ms':>8} {'p95 ms':>8} {'asked':>6} {'lost':>5}  what")
        for fed, one in found[: max(5, round(part * WORST)) if part < 1 else WORST]:
            wait, asked, lost = await made.wait_of_others(fed)
            missed = " MISSED" if wait > WAIT_AIM_MS or lost else ""
            print(f"{one.own:8.1f} {wait:8.0f} {asked:6} {lost:5}  {fed} at {made.tables[fed.table][2]}{missed}")
            print(f"{'':31}{one.where[:140]}")


def _room(entrance: str) -> str:
    kind = OPERATIONS.get(entrance.split()[-1])
    return kind.__module__ if kind else ""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--part", type=float, default=1.0, help="which part of the texts is fed")
    for room in rooms():  # they declare presses
        __import__(f"cogs.{room}")
    asyncio.run(measure(asked.parse_args().part))


if __name__ == "__main__":
    main()
