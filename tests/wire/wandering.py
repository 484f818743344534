"""People who press whatever they see: hands, tables, lobbies, their own data; and what must hold of the bot then."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from random import Random

from bot.tables.table import UNSAVED
from tests.wire.payloads import Json, parts
from tests.wire.people import Person, begun, is_hand, tells_refusal, until
from tests.wire.play import HAND, folds, unknown
from tests.wire.process import BotProcess
from tests.wire.small_discord import Interaction, SmallDiscord

GAMES = ("voador", "serbian", "amm", "zheng")
PATIENCE_S = 4.0
"""Seconds after which a person presses something else."""
PEOPLE = 6
OPENED = "table open"
COMMANDS = (OPENED, "table leave", "table show", "hand", "privacy", "me")
SHARES = {"hand": 20, "table": 4, "answer": 2, "command": 1}
"""How often something is pressed in one's hand, in the channel and its threads, in the last answer, or typed."""
FORM = re.compile("mm1:(write|name)")
SHOWS_DATA, ASKS_TO_ERASE, ERASES = "mm1:privacy:", "mm1:erase:", "mm1:erased:"
TOWARDS_ERASING = 0.5
"""The part of the steps of the last person that lead to deleting the own data; by chance hardly anybody comes there."""
ACTS = ("mm1:move:", "mm1:card:", "mm1:draw:", "mm1:pass:")


class Wanderers:
    """Some people of one channel. Who has deleted the own data has gone."""

    def __init__(self, discord: SmallDiscord, bot: BotProcess, chance: Random) -> None:
        self.discord, self.bots, self.chance = discord, [bot], chance
        self.people = [Person(discord, f"wanderer{number}") for number in range(PEOPLE)]
        self.pressed: list[Interaction] = []
        self.acts: list[Interaction] = []
        self.gone: list[Person] = []
        self._answers: dict[int, Json] = {}
        self._walking: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Half of them begin a match with a computer player; then all walk about."""
        await begun(self.discord, *self.people[: PEOPLE // 2], rules=GAMES[0], computer=True)
        self._walking = [asyncio.create_task(self._walk(person)) for person in self.people]

    async def stop(self) -> None:
        """Press no more, and wait until what was pressed last has arrived."""
        for task in self._walking:
            task.cancel()
        for ended in await asyncio.gather(*self._walking, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        await asyncio.sleep(PATIENCE_S / 4)

    def done(self) -> list[Interaction]:
        """The moves whose answers say that they are done."""
        return [
            one for one in self.acts if one.complete.is_set() and one.kind == HAND and not tells_refusal(one.says())
        ]

    async def kept(self) -> None:
        """All that was answered as done is kept, whoever plays on."""
        lost = await asyncio.to_thread(unknown, self.bots[0], {one.id for one in self.done()})
        assert not lost, f"answered and lost: {lost}"

    def say_again(self, count: int = 3) -> None:
        """Discord delivers the last presses once more."""
        for one in self.pressed[-count:]:
            self.discord.send_again(one)

    async def _walk(self, person: Person) -> None:
        while person not in self.gone:
            await asyncio.sleep(self.chance.random() * 0.05)
            made = self._something(person)
            if made is None:
                continue
            self.pressed.append(made)
            try:
                async with asyncio.timeout(PATIENCE_S):  # Python 3.11's wait_for may swallow that it was stopped
                    await made.complete.wait()
            except TimeoutError:
                continue
            if made.shown is not None:
                self._answers[person.id] = made.shown
            if str(made.payload["data"].get("custom_id", "")).startswith(ERASES) and not tells_refusal(made.says()):
                self.gone.append(person)

    def _something(self, person: Person) -> Interaction | None:
        if person is self.people[-1] and self.chance.random() < TOWARDS_ERASING:
            return self._towards_erasing(person)
        where = self.chance.choices([*SHARES], [*SHARES.values()])[0]
        if where == "command":
            name = self.chance.choice(COMMANDS)
            options = {"rules": self.chance.choice(GAMES)} if name == OPENED else {}
            return person.command(name, self.chance.choice(self._channels()), **options)
        seen = [(message, part) for message in self._seen(person, where) for part in pressable(message)]
        if not seen:
            return None
        message, part = self.chance.choice(seen)
        values = [option["value"] for option in part.get("options", [])]
        few = max(1, part.get("min_values", 1))
        made = person.send_press(message, part["custom_id"], tuple(self.chance.sample(values, min(few, len(values)))))
        if part["custom_id"].startswith(ACTS) and f":{UNSAVED}:" not in part["custom_id"]:
            self.acts.append(made)
        return made

    def _towards_erasing(self, person: Person) -> Interaction:
        answer = self._answers.get(person.id, {"components": []})
        for part in pressable(answer):
            if part["custom_id"].startswith((SHOWS_DATA, ASKS_TO_ERASE, ERASES)):
                return person.send_press(answer, part["custom_id"])
        return person.command("me")

    def _seen(self, person: Person, where: str) -> Iterable[Json]:
        if where == "hand":
            return [one for one in self.discord.said(self.discord.direct(person.id)) if is_hand(one)]
        if where == "answer":
            return [self._answers[person.id]] if person.id in self._answers else []
        return [one for channel in self._channels() for one in self.discord.said(channel)[-3:]]

    def _channels(self) -> list[int]:
        threads = [number for number, one in self.discord.channels.items() if one["type"] == 11]
        return [self.discord.channel, *threads[-3:]]


def pressable(message: Json) -> Iterator[Json]:
    """The components of a message that may be pressed, without those that open a form."""
    for part in parts(message["components"]):
        if "custom_id" in part and not part.get("disabled") and not FORM.match(part["custom_id"]):
            yield part


async def holds(people: Wanderers) -> str:
    """Nothing answered is lost, every log folds, all is painted, who was erased is nowhere. Says how much it was."""
    bot = people.bots[0]
    await until(lambda: bot.ask("SELECT count(*) FROM tables WHERE painted < version AND closed IS NULL") == [(0,)], 40)
    finished = people.done()
    await people.kept()
    await folds(bot.url)
    for person in people.gone:
        assert bot.ask("SELECT count(*) FROM people WHERE id = ?", person.id) == [(0,)]
        assert bot.ask("SELECT count(*) FROM seats WHERE person = ?", person.id) == [(0,)]
        named = f"%{person.id}%"
        assert bot.ask("SELECT id FROM tables WHERE players LIKE ? OR notes LIKE ?", named, named) == []
    assert "Traceback" not in bot.said(), bot.said()
    assert finished, f"none of {len(people.acts)} moves was done"
    assert people.gone, "nobody has deleted their data: too little is proved"
    rounds = bot.ask("SELECT count(*) FROM rounds")[0][0]
    done = f"{len(finished)} moves done, {by_computers(bot)} by computers, {rounds} rounds, {len(people.gone)} erased"
    return f"{len(people.pressed)} presses, {done}"


def by_computers(bot: BotProcess) -> int:
    """How many moves computer players have made."""
    steps = bot.ask("SELECT players, seat FROM log JOIN tables ON tables.id = log.table_id WHERE seat >= 0")
    seats = (json.loads(players)[seat] for players, seat in steps)
    return sum(player["person"] is None and not player["erased"] for player in seats)
