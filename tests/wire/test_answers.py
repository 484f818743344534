"""Every press is answered in time, and what its answer would have shown is seen however that went."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.discord.responder import SERVED_AT_ONCE
from tests.support.conforming import COMPONENTS_ALONE, misled_files
from tests.support.paths import ROOT
from tests.wire.payloads import Json, text
from tests.wire.people import Person, begun, done, offered, seated, until
from tests.wire.process import BotProcess
from tests.wire.small_discord import Request, SmallDiscord


async def mover(discord: SmallDiscord) -> Person:
    """A match has begun; who is to move."""
    ana, bia = Person(discord, "ana"), Person(discord, "bia")
    await begun(discord, ana, bia)
    return next(person for person in (ana, bia) if offered(person.hand(), "move"))


def is_present(player: Person, bot: BotProcess) -> bool:
    """Whether what a hand offers answers the present decision."""
    prompt = bot.ask("SELECT prompt FROM tables WHERE id = 1")[0][0]
    return all(one.split(":")[3] == str(prompt) for one in offered(player.hand(), "move"))


async def locked(bot: BotProcess, seconds: float) -> None:
    """Somebody else writes to the database for so long."""
    other = sqlite3.connect(bot.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(seconds)
    other.execute("ROLLBACK")
    other.close()


async def test_a_press_that_the_store_keeps_waiting_is_answered_in_time(discord: SmallDiscord, bot: BotProcess) -> None:
    player = await mover(discord)
    lock = asyncio.create_task(locked(bot, 4))
    await asyncio.sleep(0.1)
    pressed = player.press(player.hand(), "move")
    opened = player.command("open")
    await asyncio.wait_for(pressed.answered.wait(), 3)
    assert (pressed.kind, pressed.took < 2.5) == (6, True)
    before = text(player.hand())
    await lock
    await until(lambda: text(player.hand()) != before)
    await done(opened)
    assert (opened.kind, opened.took < 2.5) == (5, True)
    assert "### Your table" in opened.says()
    await until(lambda: is_present(player, bot))


async def test_many_who_wait_for_the_store_keep_nobody_else_out(discord: SmallDiscord, bot: BotProcess) -> None:
    """All places at which presses are worked on are taken by people who wait."""
    people = [Person(discord, f"person{number}") for number in range(SERVED_AT_ONCE + 1)]
    lobby = await seated(discord, people[0])
    await done(people[0].command("help"))
    lock = asyncio.create_task(locked(bot, 6))
    await asyncio.sleep(0.1)
    waiting = [person.press(lobby, "join") for person in people[1:]]
    await asyncio.sleep(0.1)
    asked = people[0].command("help")
    await asyncio.wait_for(asked.complete.wait(), 5)
    assert not lock.done(), "the others wait still"
    assert not any(one.complete.is_set() and one.kind == 7 for one in waiting)
    await lock
    await done(*waiting)


LOST: dict[str, Json] = {
    "unknown interaction": {"status": 404, "code": 10062},
    "hanging": {"never": True},
    "carried out, and never answered": {"never": True, "acts": True},
    "failed": {"status": 500, "times": 9},
}


@pytest.mark.parametrize("how", LOST)
async def test_a_hand_whose_answer_was_lost_is_brought_up_to_date(
    discord: SmallDiscord, bot: BotProcess, how: str
) -> None:
    player = await mover(discord)
    before = text(player.hand())
    what: dict[str, Any] = LOST[how]
    discord.fault("POST", "/interactions/*/*/callback", **what)
    number = bot.ask("SELECT version FROM tables")[0][0]
    player.press(player.hand(), "move")
    await until(lambda: bot.ask("SELECT version FROM tables")[0][0] > number)
    await until(lambda: text(player.hand()) != before)
    await until(lambda: is_present(player, bot))


async def test_a_second_bot_on_the_same_database_is_told_so(discord: SmallDiscord, bot: BotProcess) -> None:
    other = BotProcess(discord, bot.database.parent)
    other.log = other.log.with_name("other")
    await other.begin()
    assert await other.ended() == 2
    assert "another maumau runs on this database" in other.said()
    assert "Traceback" not in other.said()
    discord.ready.add(0)
    await seated(discord, Person(discord, "ana"))


async def test_who_mentions_the_bot_fills_no_log(discord: SmallDiscord, bot: BotProcess) -> None:
    ana = Person(discord, "ana")
    for said in ("help", "", '"', "\ufdfa" * 2000):
        ana.say(discord.channel, f"<@{discord.me['id']}> {said}")
    await done(ana.command("help"))
    assert "[error" not in bot.said()


async def test_a_file_comes_with_its_message(discord: SmallDiscord, bot: BotProcess) -> None:
    ana = Person(discord, "ana")
    mine = await done(ana.command("me"))
    assert mine.shown is not None
    asked = await done(ana.press(mine.shown, "privacy"))
    assert asked.shown is not None
    given = await done(ana.press(asked.shown, "export"))
    assert given.shown is not None
    (file,) = given.shown["attachments"]
    assert file["filename"].endswith(".json")
    assert file["size"] > 10


async def test_a_file_that_is_the_first_answer_comes_with_it(discord: SmallDiscord, bot: BotProcess) -> None:
    ana = Person(discord, "ana")
    await done(ana.command("open"))  # from then on the server is known
    with sqlite3.connect(bot.database) as database:
        database.execute(
            "INSERT INTO games (server, name, version, definition, changed) VALUES (?, 'Ours', 1, ?, 0)",
            (discord.guild_id, (ROOT / "rules/library/classic.toml").read_text(encoding="utf-8")),
        )
    database.close()
    answer = await done(ana.command("workshop file", game="Ours"))
    assert answer.kind == 4
    assert answer.shown is not None
    (file,) = answer.shown["attachments"]
    assert (file["filename"], file["size"] > 100) == ("ours.toml", True)
    assert next(one.files for one in discord.requests if one.files) == ("ours.toml",)


async def test_files_and_what_is_told_of_them_are_compared() -> None:
    """What the check of every request says of a file that is not there, not told of, or seen by nobody."""

    def sent(files: tuple[str, ...], attachments: list[Json], shown: str = "", flags: int = 0) -> list[str]:
        data: Json = {"attachments": attachments, "flags": flags}
        if shown:
            data["components"] = [{"type": 12, "items": [{"media": {"url": f"attachment://{shown}"}}]}]
        request = Request("POST", "/interactions/1/a/callback", {"type": 4, "data": data}, 0.0, 200, files)
        return misled_files(request)

    one: Json = {"id": 0, "filename": "a.png"}
    assert sent(("a.png",), [one], "a.png", COMPONENTS_ALONE) == []
    assert sent(("a.png",), [one]) == []
    assert "file 0 is a.png, its attachment None" in sent(("a.png",), [])[0]
    assert "no file comes for attachment 0" in sent((), [one])[0]
    assert "b.png is shown, and not there" in sent(("a.png",), [one], "b.png")[0]
    assert "a.png is there, and shown by no component" in sent(("a.png",), [one], "", COMPONENTS_ALONE)[0]
