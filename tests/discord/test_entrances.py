"""What a stranger may feed the bot: each entrance has a longest length, and is held to it before anything is read."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
import threading
import tomllib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Any

import discord
import pytest
from discord import app_commands
from sqlalchemy import select

import cogs.people.privacy
import cogs.play.reading
from bot.discord.router import CHOICES_LIMIT, ChoiceText, check_command, find_entrances
from bot.screens.components import OPERATIONS, Unreadable
from bot.store.schema import points, seats, tables
from bot.tables.table import Refused
from bot.words import texts
from cogs.archive.logs import LogStore
from cogs.people.privacy import PrivacyCog
from cogs.people.screens import PrivacyPress
from cogs.workshop.screens import DraftAskPress, DraftTypedPress, GameListPress
from rules.shedding.definitions import reading
from tests.support.house import House, manager
from tests.support.queries import asked
from tests.support.workshop import ROSA, games_of
from tests.workshop.test_game_editor import begun
from tests.workshop.test_games import kept

LIGATURES = " ".join(["\ufdfa" * 49] * 119)
"""What takes long to fold: each sign becomes eighteen."""


async def type_in(house: House, who: Any, command: str, option: str, typed: str) -> Any:
    """What is offered to somebody who types into an option, as Discord would answer it."""
    name, *within = command.split()
    options: list[dict[str, Any]] = [{"type": 3, "name": option, "value": typed, "focused": True}]
    for inner in reversed(within):
        options = [{"type": 1, "name": inner, "options": options}]
    data = {"id": "1", "name": name, "type": 1, "options": options}
    return await who._dispatch_interaction(4, house.channel, data)


async def forge_form(house: House, who: Any, screen: Any, custom_id: str, text: str) -> str:
    """What is answered to a form that a forger sends from a screen: its field may hold anything."""
    rows = [{"type": 18, "component": {"type": 4, "custom_id": "x", "value": text}}]
    data = {"custom_id": custom_id, "components": rows}
    answer = await who._dispatch_interaction(
        5, house.channel, data, source_message_id=screen.id, extra=house._source(screen)
    )
    return house.said((answer.response or answer.followups[0])._message)


async def test_every_option_of_every_command_declares_how_long_it_may_be(house: House) -> None:
    found = find_entrances(house.bot.tree.walk_commands())
    typed = [
        (command.qualified_name, option.display_name)
        for command in house.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
    ]
    assert set(typed) == found.keys()
    assert all(0 < one.longest <= 200 for one in found.values())

    @house.bot.tree.command(name="forgotten")
    async def forgotten(_: discord.Interaction, said: str) -> None: ...

    with pytest.raises(ValueError, match="/forgotten said declares no longest length"):
        find_entrances(house.bot.tree.walk_commands())


def test_every_form_declares_how_long_it_may_be() -> None:
    """A form asks for no more than its press declares, which is refused otherwise."""
    forms = {kind.op for kind in OPERATIONS.values() if kind.longest}
    assert forms == {"gtyped", "name", "write", "desk-voided", "event-named", "away-typed"}
    made = [
        path for room in ("bot", "cogs") for path in Path(room).rglob("*.py") if "TextInput(" in path.read_text("utf-8")
    ]
    for path in made:
        for call in re.findall(r"TextInput\([^\[].{1,160}", path.read_text("utf-8"), re.DOTALL):
            assert re.search(r"max_length=(\w+\.longest|most)\b", call), f"{path}: {call}"


@pytest.mark.parametrize(("command", "option"), [("play", "move"), ("table card", "card")])
async def test_what_is_too_long_is_refused_before_it_is_read(
    house: House, command: str, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begun("ana", "bia")
    read: list[str] = []
    for name, reads in vars(cogs.play.reading).items():
        if callable(reads) and getattr(reads, "__module__", "") == cogs.play.reading.__name__:
            monkeypatch.setattr(cogs.play.reading, name, lambda *_, name=name: read.append(name))
    assert not (await type_in(house, house.ana, command, option, LIGATURES)).response
    data = {"name": command, "options": [{"type": 3, "name": option, "value": LIGATURES}]}
    answer = await house.ana._dispatch_interaction(2, house.channel, {"id": "1", "type": 1, **data})
    assert house.said(answer.response._message) == texts.text("en", "refused-too-long", most=200)
    assert not read


async def test_a_command_takes_no_other_value_than_it_names(house: House) -> None:
    entrances = find_entrances(house.bot.tree.walk_commands())
    with pytest.raises(Refused):
        check_command({"name": "daily", "options": [{"name": "what", "type": 3, "value": "x"}]}, entrances)
    with pytest.raises(Unreadable):
        check_command({"name": "daily", "options": [{"name": "what", "type": 3, "value": "x"}] * 26}, entrances)
    with pytest.raises(Unreadable):
        check_command({"name": "daily", "options": [{"name": "more", "type": 3, "value": "x"}]}, entrances)


async def test_a_forged_form_changes_nothing(house: House) -> None:
    """A draft with a field of 4,000 characters would be spoilt for good."""
    boss, screen = await begun(house)
    before = await games_of(house).draft(boss.id, house.guild.id)
    for place in ("about.name", "about.about", "cards.new", "declare.word", "counting.points"):
        said = await forge_form(house, boss, screen, DraftTypedPress(before.prompt, place).id, "\ufdfa" * 4000)
        assert texts.text("en", "refused-too-long", most=DraftTypedPress.longest) in said
    said = await forge_form(house, boss, screen, DraftTypedPress(before.prompt, "about.name").id, "x" * 41)
    assert texts.text("en", "refused-too-long", most=40) in said
    assert await games_of(house).draft(boss.id, house.guild.id) == before


async def test_a_form_is_no_press_and_a_press_no_form(house: House) -> None:
    boss, screen = await begun(house)
    before = await games_of(house).draft(boss.id, house.guild.id)
    unreadable = texts.text("en", "refused-unreadable")
    pressed = await house.forge_at(boss, screen, DraftTypedPress(before.prompt, "about.name").id)
    assert unreadable in house.said((pressed.response or pressed.followups[0])._message)
    form = await forge_form(house, boss, screen, DraftAskPress(before.prompt, "about.name").id, "x")
    assert unreadable in form
    assert await games_of(house).draft(boss.id, house.guild.id) == before


async def test_no_screen_and_no_key_reads_a_definition(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game was saved, its name and sentence are there."""
    boss = manager(house)
    for number in range(3):
        await kept(house, ROSA.replace("Tia *Rosa*", f"Rosa {number}"))
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("a definition was read"))
    monkeypatch.setattr(reading, "read", lambda _: pytest.fail("a definition was read"))
    screen = (await boss.slash(house.channel, "workshop list")).response._message
    assert "Rosa 2" in house.said(screen)
    assert GameListPress.op not in house.buttons(screen)
    for command, option in (("workshop edit", "game"), ("open", "game"), ("rules", "game"), ("leaderboard", "game")):
        await type_in(house, boss, command, option, "Rosa")


async def test_the_games_that_were_played_are_found_by_the_database(house: House) -> None:
    """Of hundreds of versions as many are read as are offered."""
    await kept(house, ROSA.replace("Tia *Rosa*", "Ännchens Mau"))
    (game,) = await games_of(house).all(house.guild.id)
    await house.ana.slash(house.channel, "open", game=f"#{game.id}")
    games, server = house.services.offers, house.guild.id
    async with asked(house.services.store) as statements:
        found = await games.titles_like(server, "ännchen", CHOICES_LIMIT)
    assert [*found.values()] == ["Ännchens Mau"]
    assert await games.titles(server, [*found, "voador", "own-000000000000"]) == found
    assert await games.titles_like(server, "%", CHOICES_LIMIT) == {}
    assert await games.titles_like(server + 1, "", CHOICES_LIMIT) == {}
    ((statement, _),) = [one for one in statements if "title" in one[0]]
    assert "LIMIT" in statement
    assert "definition" not in statement.partition("FROM")[0]


async def test_choices_that_come_too_late_are_no_error_of_ours(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord no longer knows who has typed on meanwhile (10062)."""

    async def late(*_: object, **__: object) -> None:
        gone = type("Gone", (), {"status": 404, "reason": "Not Found"})()
        raise discord.NotFound(gone, {"code": 10062, "message": "Unknown interaction"})

    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", late)
    with caplog.at_level(logging.INFO):
        await type_in(house, house.ana, "open", "game", "")
    assert not [line for line in caplog.records if line.levelno > logging.INFO]
    assert ChoiceText is not None


def threads_of(monkeypatch: pytest.MonkeyPatch, room: Any, name: str) -> list[int]:
    """In which threads this is done from now on."""
    found, does = [], getattr(room, name)

    def noted(*given: Any, **more: Any) -> Any:
        found.append(threading.get_ident())
        return does(*given, **more)

    monkeypatch.setattr(room, name, noted)
    return found


STEP_AIM_S = 0.02


@contextmanager
def steps_timed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """How long each step of the event loop works meanwhile, in seconds of its processor."""
    run, found = asyncio.Handle._run, [0.0]

    def timed(handle: asyncio.Handle) -> None:
        began = thread_time()
        run(handle)
        found.append(thread_time() - began)

    with monkeypatch.context() as patched:
        patched.setattr(asyncio.Handle, "_run", timed)
        yield found


@pytest.mark.gate
async def test_the_data_of_who_has_played_for_years_is_read_in_short_steps(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begun("ana", "bia")
    line = {"table_id": 1, "seat": 0, "server": house.guild.id, "game": "voador", "person": house.ana.id}
    counted = {"points": 1, "won": True, "match_won": False, "total": 1}
    async with house.services.store.database.writing() as connection:
        await connection.execute(points.insert(), [{**line, **counted, "round": which} for which in range(20_000)])
    longest = []
    for _ in range(3):  # the collector of garbage comes when it likes
        with steps_timed(monkeypatch) as steps:
            told = await house.cog(PrivacyCog).privacy.export(house.ana.id)
        longest.append(max(steps))
    assert told.count('"won": true') == 20_000
    assert min(longest) < STEP_AIM_S


@pytest.mark.gate
async def test_who_sits_at_hundreds_of_tables_holds_nobody_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are in one channel, and nothing of them is in memory, as after a start."""
    await house.begun("ana", "bia", "caio", "dora", "eva", "fabio", rules="ime")
    async with house.services.store.database.writing() as connection:
        row = dict((await connection.execute(select(tables).where(tables.c.id == 1))).mappings().one())
        await connection.execute(tables.insert(), [row | {"id": number} for number in range(2, 201)])
        seated = [{"table_id": number, "seat": 0, "person": house.ana.id} for number in range(2, 201)]
        await connection.execute(seats.insert(), seated)
    longest = []
    for _ in range(4):
        house.services.tables._cache.clear()
        with steps_timed(monkeypatch) as steps:
            said = (await house.ana.slash(house.channel, "games")).response
        longest.append(max(steps))
    assert "200" in house.said(said._message)
    assert min(longest) < STEP_AIM_S


async def test_long_logs_and_exports_are_packed_and_read_beside_the_event_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a match of 7,000 steps that takes 140 and 50 ms."""
    await house.begun("ana", "bia", rules="classic", target="1")
    await house.play_out()
    replays = LogStore(house.services.store.database)
    log = await replays.history(house.number)
    monkeypatch.setattr(cogs.people.privacy, "EXPORT_MAX_BYTES", 10)
    packs, unpacks = threads_of(monkeypatch, zlib, "compress"), threads_of(monkeypatch, zlib, "decompress")
    zips = threads_of(monkeypatch, gzip, "compress")
    await replays.compact(house.number, "a script")
    assert await replays.history(house.number) == log
    kept = (await house.visit(house.ana, PrivacyPress(str(house.ana.id)))).response._message
    answer = await house.press(house.ana, "export", message=kept)
    given = [one for one in (answer.response, *answer.followups) if one][-1]
    assert given.attachments[0].filename == "maumau.json.gz"
    assert all(threading.get_ident() not in done for done in (packs, unpacks, zips))
    assert all((packs, unpacks, zips))
