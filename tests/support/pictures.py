"""Make the pictures of ``docs/``: bring the preview to a state, and photograph a message of it.

Which texts a picture shows is noted in ``docs/pictures/texts.json``, so that a test finds those that are older than
what they show (``tests/house/test_pictures.py``).

``python -m tests.support.pictures`` makes them all, ``python -m tests.support.pictures table hand`` makes these. It
needs Playwright, and a Chromium in the path or in ``CHROMIUM``.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from shutil import which
from typing import Any

import simcord
from PIL import Image
from playwright.async_api import Browser, async_playwright
from simcord import ChannelHandle

from bot.app import MauMauBot
from bot.drawing import emojis
from bot.people.preferences import PING, WHEN_NEXT
from bot.screens.lobby import COMPUTERS
from bot.screens.page import PlayNowPress
from bot.settings import Settings
from bot.tables.table import Table
from bot.time import day_of
from bot.words import texts
from cogs.daily.commands import DailyCog
from cogs.daily.screens import AnswerPress
from cogs.events.commands import EventCog
from cogs.events.event import EventStage
from cogs.lessons.screens import SkipPress
from cogs.people.screens import DESK_AUDIT, ManagePress, PrivacyPress
from cogs.servers.screens import ManageKeepPress
from cogs.tables.screens import OpenTablesPress
from cogs.workshop.screens import GameCheckPress
from preview.hub import Hub
from preview.servers import LiveEnv, arrange
from rules.catalogue import definition_of
from rules.chance import MIXED
from rules.table import Action
from tests.daily.puzzles import saved
from tests.events import test_events as acts
from tests.support.house import House, parts
from tests.support.paths import ROOT
from tests.support.shown import PICTURES, note_shown
from tests.support.workshop import games_of
from tests.workshop import test_game_editor as editing

NOW = datetime(2026, 7, 4, 18, tzinfo=UTC)
"""When every picture is taken: a Saturday evening."""
WIDTH, HEIGHT = 390, 4000
"""The screen of a phone, so high that nothing has to be scrolled; in its own pixels, of which each is drawn as two by
two.
"""
COLOURS = 128
REST_LIMIT_S, STEP_LIMIT_S = 10.0, 1.0
"""How long an action waits for the bot, and each step of the clock."""
ONLY_MESSAGES = """
[data-workbench], .composer, .channel-header, .message-context-actions { display: none !important; }
* { animation: none !important; caret-color: transparent !important; }
"""
"""CSS: the simulator's own controls are hidden."""
LOADED = "() => [...document.images].every((one) => one.complete && one.naturalWidth) && document.fonts.ready"
LINKS_TO_MESSAGES = """(names) => {
  for (const link of document.querySelectorAll('a[href^="https://discord.com/channels/"]')) {
    if (link.textContent === link.href) link.textContent = `# ${names[link.href.split("/")[5]]} › 💬`;
  }
}"""
"""JavaScript: a link to a message is told as Discord does, and not by its address."""
LANGUAGES = {"en": "en-US", "pt-BR": "pt-BR", "sr-Latn": "sr-Latn", "zh-CN": "zh-CN", "de": "de"}
"""The languages of the pictures, as their names have them and as Discord does."""
GAMES = {"en": "classic", "pt-BR": "serbian", "sr-Latn": "german", "zh-CN": "zheng", "de": "voador"}
"""The game of each language on the page of the languages."""


class PatientEnv(LiveEnv):
    """A Discord of the preview on which an action waits longer until the bot is idle."""

    async def _settle_internal(self, **how: Any) -> None:
        patience = STEP_LIMIT_S if self.live and how.get("_deadline") else REST_LIMIT_S
        how["_deadline"] = asyncio.get_running_loop().time() + patience
        with suppress(TimeoutError):
            await simcord.Env._settle_internal(self, **how)


class Studio(House):
    """A house with the people of the preview, all of one language, and a camera."""

    def __init__(self, env: simcord.Env, settings: Settings, language: str) -> None:
        self.env, self.settings, self.LANGUAGE = env, settings, language
        self.servers = arrange(env, dict.fromkeys(("Ana", "Bia", "Caio", "Dora"), language), language)
        self.guild, self.channel = self.servers.guild, self.servers.channel("card-table")
        self.people = {person.name.lower(): person.member for person in self.servers.people}
        for person in self.servers.people:
            env.backend.get_member(self.guild.id, person.user.id).nick = person.name
        self.number, self.skipped = 0, 0.0
        self.hub = Hub(self.servers)

    def fix_chance(self) -> None:
        """Deal the same cards in every run, also those into whose seeds the id of a press goes, which is a time."""
        super().fix_chance()
        next_deal = self.services.tables.next_deal

        def same_deal(table: Table, press: int = 0) -> Action:
            deal = next_deal(table, press)
            return Action("deal", text=deal.text.partition(MIXED)[0])

        self.services.tables.next_deal = same_deal

    async def play_next(self, move: str) -> None:
        """Whose turn it is makes a move, as people type it."""
        table = await self.table()
        who = self.people[table.players[table.awaited[0]].name.lower()]
        answer = await who.slash(self.channel, "play", move=move)
        if (await self.table()).version == table.version:
            raise AssertionError(f"{move}: {answer.response and self.said(answer.response._message)}")
        await self.services.painter.finish()

    async def rest(self, seconds: int) -> None:
        """Let the bot go on beside, in its processes and by its clock."""
        for _ in range(seconds):
            await self.hub.beat(1.0)
            await asyncio.sleep(1)

    def now(self, message: Any) -> Any:
        """A message as it is now."""
        return self.env.backend.get_message(message.channel_id, message.id)

    async def photograph(self, browser: Browser, who: Any, message: Any) -> bytes:
        """Photograph a message as somebody sees it."""
        viewer = next(person for person in self.servers.people if person.user.id == who.id)
        channel = self.env.backend.get_channel(message.channel_id)
        place = viewer.user.dm_channel if channel.guild_id is None else ChannelHandle(self.env, self.guild, channel)
        await self.services.painter.finish()
        await self.hub.beat(0.0)
        screen = {"width": WIDTH, "height": HEIGHT}
        page = await browser.new_page(viewport=screen, device_scale_factor=2, bypass_csp=True)
        page.set_default_timeout(60_000)
        try:
            await page.goto(await self.hub.room(place, viewer))
            await page.add_style_tag(content=ONLY_MESSAGES)
            found = page.locator(f'article[data-message-id="{message.id}"]')
            await found.wait_for()
            await page.wait_for_function(LOADED)
            names = {str(one.id): one.name for one in self.servers.channels()}
            await page.evaluate(LINKS_TO_MESSAGES, names)
            await page.mouse.move(0, 0)
            return await found.screenshot()
        finally:
            await page.close()


Shots = AsyncIterator[tuple[str, Any, Any]]
"""The name of a picture, who sees it, and the message. Each is photographed before the scene goes on."""


@dataclass(frozen=True)
class Scene:
    """What happens in a preview of its own, and which pictures are taken meanwhile."""

    names: Sequence[str]
    language: str
    play: Callable[[Studio], Shots]


SCENES: list[Scene] = []


def scene(*names: str, language: str = "en-US") -> Callable[[Callable[[Studio], Shots]], Callable[[Studio], Shots]]:
    """Have a function be a scene that takes these pictures."""

    def note(play: Callable[[Studio], Shots]) -> Callable[[Studio], Shots]:
        SCENES.append(Scene(names, language, play))
        return play

    return note


FOUR = ("ana", "bia", "caio", "dora")
TURNS = {
    "voador": """
top 5H
hand ana 5S 7H 10H 9H KC JD 2C
hand bia 5D 10H 3C 9S 4S QD 6S
hand caio 9D 3H 6C KS
hand dora 2H 10S 4C
stock 4H 10D 6D 8C 3S
turn dora
: 2H 3H 10H""",
    "classic": """
top 4H
hand ana 7H 9S JC 2D QH 9D
hand bia 9H 2C 9C 3H
hand caio 9D 4H 6C 8D 6H
hand dora 3S 8H
stock 4S 10D 6D 8C 3S
turn bia
: 3H 6H 8H""",
    "serbian": """
top 4D
hand ana AD 8D JH 10C 4S 3D
hand bia 2H 10D 3H
hand caio 9C 4H 6C 6D
hand dora KD 5S 5C
stock 4S 10H 6H 8C 3S
turn bia
: 10D 6D KD""",
    "german": """
top 10D
hand ana 7D QC JS 9S 8D
hand bia 7C 9C KD
hand caio 9D QH KC 10H
hand dora QD AH 8S
stock 7S 9H JH 8C
turn bia
: KD 9D QD""",
    "zheng": """
hand ana 2H 10D QS JH KD AD 10C 8D
hand bia 8S 8C 5D 6D 9C JS QD KC AS 3H 4H
hand caio 7S 7D 9H 10H JD 3S
hand dora 4D 4C 5S 6S
turn dora
: 4D+4C 7S+7D 8S+8C""",
}
"""A position of each game, and after the colon what is played until Ana has to play."""
FEW = "hand bia 5D 10S\nhand caio KS\nhand dora 8S 9C QD\nscores ana 12 bia {} caio 30 dora 8"
LAST = {
    "voador": f"top 5H\nhand ana 7H\n{FEW.format(49)}",
    "classic": f"top 5H\nhand ana 6H\n{FEW.format(90)}",
    "serbian": f"top 5H\nhand ana 6H\n{FEW.format(490)}",
    "german": f"top 10H\nhand ana 9H\n{FEW.format(90)}".replace("5D", "7D"),
    "zheng": "hand ana 9H\nhand bia 5D 10S 10D\nhand caio KS\nhand dora JS\nscores ana 9 bia 3 caio 7 dora 5",
}
"""Positions in which Ana has one card left."""


async def lobby(studio: Studio, name: str, game: str) -> Shots:
    """A table that is open."""
    await studio.seated("ana", "bia", "caio", computers=1, rules=game)
    yield name, studio.ana, await studio.table_message()


async def turn(studio: Studio, table: str, hand: str, game: str) -> Shots:
    """A turn of Ana's, after some of the others."""
    await studio.begun(*FOUR, rules=game)
    script, _, moves = TURNS[game].partition("\n:")
    await studio.lay(script)
    for move in moves.split():
        await studio.play_next(move.replace("+", " "))
    yield table, studio.ana, await studio.table_message()
    yield hand, studio.ana, studio.hand(studio.ana)


async def result(studio: Studio, name: str, game: str) -> Shots:
    """The end of a match."""
    await studio.begun(*FOUR, rules=game)
    await studio.lay(f"{LAST[game]}\nturn ana")
    moves = ("9H", "JS", "KS") if game == "zheng" else (f"{LAST[game].split()[4]} mau",)
    for move in moves:
        await studio.play_next(move)
    yield name, studio.ana, await studio.table_message()


async def command(studio: Studio, name: str, typed: str, **said: str) -> Shots:
    """What a command answers."""
    answer = await studio.ana.slash(studio.channel, typed, **said)
    yield name, studio.ana, answer.response._message


async def lesson(studio: Studio, name: str, game: str, number: int) -> Shots:
    """A lesson of a game."""
    shown = (await studio.learn(studio.ana, game)).response._message
    for _ in range(number - 1):
        await studio.press(studio.ana, SkipPress.op, message=shown)
        shown = studio.env.backend.get_message(shown.channel_id, shown.id)
    yield name, studio.ana, shown


scene("table", "hand")(partial(turn, table="table", hand="hand", game="voador"))
scene("lobby")(partial(lobby, name="lobby", game="voador"))
scene("zheng-table", "zheng-hand")(partial(turn, table="zheng-table", hand="zheng-hand", game="zheng"))
scene("lesson")(partial(lesson, name="lesson", game="voador", number=10))
scene("lesson-round")(partial(lesson, name="lesson-round", game="voador", number=16))
for language, game in GAMES.items():
    at, spoken = f"languages/{language}", LANGUAGES[language]
    scene(f"{at}-lobby", language=spoken)(partial(lobby, name=f"{at}-lobby", game=game))
    pair = {"table": f"{at}-table", "hand": f"{at}-hand"}
    scene(*pair.values(), language=spoken)(partial(turn, game=game, **pair))
    scene(f"{at}-rules", language=spoken)(partial(command, name=f"{at}-rules", typed="rules", game=game))
    scene(f"{at}-result", language=spoken)(partial(result, name=f"{at}-result", game=game))
LESSONS = (
    ("voador", "pt-BR", 10), ("voador", "de", 11), ("classic", "en", 3), ("classic", "sr-Latn", 4),
    ("amm", "pt-BR", 9), ("amm", "zh-CN", 8), ("ime", "en", 12), ("ime", "zh-CN", 5),
    ("serbian", "sr-Latn", 12), ("serbian", "en", 7), ("german", "de", 5), ("german", "pt-BR", 4),
    ("solitaire", "sr-Latn", 3), ("solitaire", "de", 4), ("zheng", "en", 1), ("zheng", "zh-CN", 5),
)  # fmt: skip
"""The lessons of which there are pictures: the game, the language, and which of its lessons."""
for game, language, number in LESSONS:
    at = f"learning/learn-{game}-{language}"
    scene(at, language=LANGUAGES[language])(partial(lesson, name=at, game=game, number=number))


@scene("misplay")
async def misplay(studio: Studio) -> Shots:
    """Somebody has played a card that does not fit, where that costs cards."""
    await studio.begun("ana", "bia", "caio", rules="amm")
    await studio.lay("top 3C\nhand ana 8C 8D 5D 2C KH\nhand bia 2H 9C 3H\nhand caio 9D 4H 6C 8S\nturn ana")
    await studio.play_next("KH")
    for _ in range(3):
        table = await studio.table()
        if table.players[table.awaited[0]].name == "Ana":
            break
        await studio.play_next("draw")
        await studio.play_next("pass")
    yield "misplay", studio.ana, studio.hand(studio.ana)


@scene("options")
async def options(studio: Studio) -> Shots:
    """What may be played otherwise."""
    await studio.seated("ana", "bia", "caio")
    rules = (await studio.ana.slash(studio.channel, "rules")).response._message
    option = next(part for part in parts(rules.components) if part.get("label") == "Options")
    shown = await studio.click(studio.ana, rules, option["custom_id"])
    yield "options", studio.ana, studio.now(shown.response._message if shown.response else rules)


PLAYED = ("classic", "german", "classic", "voador", "classic", "classic")
"""The games of the matches that have been played, the last one last."""


@scene(
    "result",
    *(f"commands/command-{name}" for name in ("analyse", "history", "stats", "leaderboard")),
    "commands/lobby-who",
)
async def played(studio: Studio) -> Shots:
    """Whole matches, and what is told of them."""
    for game in PLAYED:
        await studio.begun(*FOUR, rules=game)
        await acts.play_matches(studio)
        await studio.rest(1)
    await studio.rest(5)
    yield "result", studio.ana, await studio.table_message()
    for name, look in (
        ("analyse", studio.analyse),
        ("history", studio.past_matches),
        ("stats", studio.record),
        ("leaderboard", studio.board),
    ):
        await look(studio.ana)
        await studio.rest(3)
        message = studio.messages(studio.channel.id)[-1]
        for _ in range(25):
            if "⏳" not in studio.said(studio.now(message)):
                break
            await studio.rest(2)
        yield f"commands/command-{name}", studio.ana, studio.now(message)
    await studio.seated("ana", "bia", "caio")
    answer = await studio.press(studio.ana, "who")
    yield "commands/lobby-who", studio.ana, answer.response._message


@scene("commands/me-en", "commands/command-settings", "commands/command-away")
async def pages(studio: Studio) -> Shots:
    """Pages of one's own and of the server."""
    for name, typed in (("me-en", "me"), ("command-settings", "settings")):
        async for shot in command(studio, f"commands/{name}", typed):
            yield shot
    answer = await studio.away(studio.ana, "2026-07-10", "2026-07-24")
    yield "commands/command-away", studio.ana, answer.response._message


@scene("commands/command-privacy", "commands/play-now", "commands/command-solitaire")
async def alone(studio: Studio) -> Shots:
    """What one person does alone."""
    answer = await studio.visit(studio.ana, PlayNowPress("voador"))
    yield "commands/play-now", studio.ana, answer.response._message
    answer = await studio.ana.slash(studio.channel, "daily", what="daily")
    yield "commands/command-solitaire", studio.ana, answer.response._message
    answer = await studio.visit(studio.ana, PrivacyPress(str(studio.ana.id)))
    yield "commands/command-privacy", studio.ana, answer.response._message


@scene("commands/command-challenge")
async def challenge(studio: Studio) -> Shots:
    """Somebody is asked to play."""
    await studio.ana.slash(studio.channel, "open", game="voador", player=studio.bia)
    posted = studio.messages(studio.channel.id)
    yield (
        "commands/command-challenge",
        studio.bia,
        next(one for one in posted if "challenge-yes" in studio.buttons(one)),
    )


@scene("commands/tell-me-en", "commands/command-tables", "commands/command-games", "commands/command-help")
async def seats(studio: Studio) -> Shots:
    """Somebody looks for a table, and is told that one has opened."""
    shown = (await studio.visit(studio.bia, OpenTablesPress(0))).response._message
    await studio.choose(studio.bia, "wish", "classic", message=shown)
    other = studio.servers.channel("second-table")
    await studio.ana.slash(other, "open", game="classic")
    await studio.rest(3)
    yield "commands/tell-me-en", studio.bia, studio.direct(studio.bia)
    await studio.caio.slash(studio.channel, "open", game="zheng")
    studio.number = 2
    await studio.sit(studio.dora)
    answer = await studio.visit(studio.bia, OpenTablesPress(0))
    yield "commands/command-tables", studio.bia, answer.response._message
    studio.channel, studio.number = studio.servers.channel("chat"), 2
    await studio.begun("bia", "ana", rules="german")
    await studio.begun("caio", "ana", "dora", rules="serbian")
    await studio.lay("top 4D\nhand ana AD 8D JH\nhand caio 9C 4H\nhand dora KD 5S\nturn ana")
    for name, typed in (("command-games", "games"), ("command-help", "help")):
        async for shot in command(studio, f"commands/{name}", typed):
            yield shot


@scene("commands/levels-en", "commands/lobby-company", "commands/command-invite")
async def before(studio: Studio) -> Shots:
    """What can be done in a lobby."""
    await studio.seated("ana", "bia", "caio", computers=1)
    yield "commands/levels-en", studio.ana, await studio.setting(studio.ana, COMPUTERS)
    await studio.ana.slash(studio.channel, "table invite", player=studio.dora)
    yield "commands/command-invite", studio.dora, studio.messages(studio.channel.id)[-1]
    for name, value in (("time_bank", "48h"), ("company", "on")):
        await studio.services.lobbies.set_option(studio.number, studio.ana.id, name, value)
    await studio.services.painter.finish()
    yield "commands/lobby-company", studio.ana, await studio.table_message()


async def voted(studio: Studio, name: str, typed: str, **said: str) -> Shots:
    """A table that votes on what somebody has asked for."""
    await studio.begun(*FOUR, rules="ime")
    await studio.lay(
        "top 4D\nhand ana 2D 7D 4S QC KD JH\nhand bia 9D 9C 3H\nhand caio 10D 4H 6C 8S\nhand dora 5D 5S\nturn ana"
    )
    await studio.sure(studio.bia, studio.bia.slash(studio.channel, typed, **said))
    await studio.services.painter.finish()
    yield name, studio.ana, await studio.table_message()


for name, typed, said in (
    ("kick", "table kick", {"player": "dora"}),
    ("pause", "table pause", {"length": "7d"}),
    ("propose", "table propose", {"what": "COM-20"}),
):
    at = f"commands/command-{name}"
    scene(at)(partial(voted, name=at, typed=typed, **said))


async def planned(studio: Studio, name: str, note: str) -> Shots:
    """Cards that are played when one's turn comes."""
    await studio.begun(*FOUR)
    await studio.lay(TURNS["voador"].partition("\n:")[0])
    for card in ("7H", "JD"):
        await studio.ana.slash(studio.channel, "play", move=f"plan {card}: As soon as possible")
    answer = await studio.ana.slash(studio.channel, "play", move="plan")
    yield name, studio.ana, answer.response._message
    if note:
        await studio.services.painter.finish()
        yield note, studio.ana, studio.hand(studio.ana)


scene("commands/ahead", "commands/ahead-hand-en")(
    partial(planned, name="commands/ahead", note="commands/ahead-hand-en")
)


@scene("commands/position-en", "commands/position-answer-en")
async def puzzle(studio: Studio) -> Shots:
    """The puzzle of the day, and what its moves are worth."""
    date, store = day_of(studio.bot.wall()), studio.cog(DailyCog).positions.store
    await store.seed(date, "seed")
    await store.keep(date, saved("zheng"))
    asked = (await studio.ana.slash(studio.channel, "daily")).response._message
    yield "commands/position-en", studio.ana, asked
    await studio.forge_at(studio.ana, asked, AnswerPress(date, 1).id)
    yield "commands/position-answer-en", studio.ana, studio.now(asked)


@scene("commands/command-server", "commands/command-server-decisions")
async def desk(studio: Studio) -> Shots:
    """The desk of a server, and what was decided."""
    await studio.begun("bia", "caio", "dora")
    other = studio.servers.channel("second-table")
    await studio.dora.slash(other, "open", game="zheng")
    answer = await studio.desk(studio.ana)
    yield "commands/command-server", studio.ana, answer.response._message
    await studio.sure(studio.ana, studio.ana.slash(other, "table close"))
    await studio.visit(studio.ana, ManageKeepPress(f"{studio.dora.id}/7"))
    answer = await studio.visit(studio.ana, ManagePress(0, DESK_AUDIT))
    yield "commands/command-server-decisions", studio.ana, answer.response._message


@scene("commands/next-en")
async def is_next(studio: Studio) -> Shots:
    """Somebody is told that theirs is the next turn."""
    await studio.begun(*FOUR, rules="classic")
    await studio.services.preferences.choose("person", studio.ana.id, PING.name, WHEN_NEXT)
    script, _, moves = TURNS["classic"].partition("\n:")
    await studio.lay(script)
    for move in moves.split()[:-1]:
        await studio.play_next(move)
    yield "commands/next-en", studio.ana, studio.direct(studio.ana)


async def league(studio: Studio, now: str = "", end: str = "") -> Shots:
    """A league: a matchday, and its end."""
    channel, events = studio.channel, studio.cog(EventCog).events
    answer = await studio.ana.slash(channel, "event new", name="Sol & Mar", kind="league", game="classic", days=2)
    await studio.press(studio.ana, "event-post", message=answer.response._message)
    await studio.rest(3)
    posted = [one for one in studio.messages(channel.id) if "event-join" in studio.buttons(one)][-1]
    for who in studio.people.values():
        await studio.press(who, "event-join", message=studio.now(posted))
    await events.begin(studio.guild.id, 1)
    await acts.passes(studio, 2)
    if now:
        await acts.come(studio, "bia", "caio")
    yield now, studio.ana, told_last(studio)
    while end and (await acts.event(studio)).stage != EventStage.OVER:
        await acts.come(studio, *FOUR)
        await acts.play_out(studio)
    yield end, studio.ana, told_last(studio)


def told_last(studio: Studio) -> Any:
    """The newest message of an event."""
    return acts.told(studio)[-1]


scene("commands/event-en")(partial(league, now="commands/event-en"))
scene("commands/event-end-de", language="de")(partial(league, end="commands/event-end-de"))


EXAMPLE = (ROOT / "docs/own-game.md").read_text("utf-8").partition("```toml\n")[2].partition("```")[0]
"""The whole example of the page about games as files."""


async def edited(studio: Studio, definition: str) -> Any:
    """The editor of a game of the server."""
    await studio.services.store.servers.meet(studio.guild.id, studio.LANGUAGE)
    game = await games_of(studio).take(studio.guild.id, studio.ana.id, definition)
    return (await studio.ana.slash(studio.channel, "workshop edit", game=f"#{game.id}")).response._message


async def checked(studio: Studio, screen: Any) -> Any:
    """What *Check* says about the game in the editor."""
    answer = await studio.press(studio.ana, GameCheckPress.op, message=screen)
    for _ in range(30):
        told = studio.messages(studio.channel.id)[-1]
        if told.id != screen.id and studio.said(told).strip():
            return told
        await studio.rest(1)
    raise AssertionError(answer)


@scene("own-games/editor", "own-games/check")
async def made(studio: Studio) -> Shots:
    """A game that is being made, and what *Check* says about it."""
    screen = await editing.go(studio, studio.ana, await edited(studio, EXAMPLE), "declare")
    screen = await editing.put(studio, studio.ana, studio.now(screen), "declare.penalty", "3")
    yield "own-games/editor", studio.ana, studio.now(screen)
    yield "own-games/check", studio.ana, await checked(studio, studio.now(screen))


@scene("own-games/branne-entry", "own-games/branne-cards", "own-games/branne-check")
async def branne_made(studio: Studio) -> Shots:
    """The game of one family in the editor: its sevens, then all its cards."""
    screen = await editing.go(studio, studio.ana, await edited(studio, definition_of("branne")), "cards")
    screen = await editing.go(studio, studio.ana, studio.now(screen), "cards.2")
    yield "own-games/branne-entry", studio.ana, studio.now(screen)
    screen = await editing.go(studio, studio.ana, studio.now(screen), "cards")
    yield "own-games/branne-cards", studio.ana, studio.now(screen)
    yield "own-games/branne-check", studio.ana, await checked(studio, studio.now(screen))


@scene("own-games/branne-hand", "own-games/branne-result")
async def branne_played(studio: Studio) -> Shots:
    """The game of one family at a table: a seven to answer, then the end of a round."""
    await studio.begun(*FOUR, rules="branne")
    await studio.lay(
        "top KS\nhand ana 7D 8S 9D 10S QH AC KC JD\nhand bia 9H 8H AD 10C 7C\nhand caio QC 10D 9C JS KH AH"
        "\nhand dora 7S QS 8C 9S 10H\nscores ana 0 bia 11 caio 28 dora 0\nturn dora"
    )
    await studio.play_next("7S")
    yield "own-games/branne-hand", studio.ana, studio.hand(studio.ana)
    await studio.lay(
        "top KS\nhand ana 9D KH\nhand bia 9H\nhand caio 8D 10D AH\nhand dora QS\nstock 7D 7H 8H"
        "\nscores ana 0 bia 11 caio 28 dora 0\nturn dora"
    )
    await studio.play(studio.dora, "Mau Mau!")
    for move in ("QS", "draw", "draw", "draw"):  # the round ends when the turn comes back to Dora
        await studio.play_next(move)
    yield "own-games/branne-result", studio.ana, studio.hand(studio.ana)


@asynccontextmanager
async def opened(language: str) -> AsyncIterator[Studio]:
    """A preview of its own, in a language."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'pictures.db'}", shard_count=1, positions=False
        )
        env = PatientEnv(MauMauBot(settings))
        env.backend.advance_clock((NOW - env.now()).total_seconds())
        studio = Studio(env, settings, language)
        studio.clocked(studio.bot)
        try:
            await env.start()
            env.live = True
            with env.time_context():
                async with asyncio.timeout(120):
                    while not (studio.bot.is_set_up and studio.services.pictures.faces.emojis):
                        await studio.hub.beat(0.1)
                studio.fix_chance()
                yield studio
        finally:
            await studio.hub.close()
            await studio.services.painter.finish()
            await env.shutdown()
            await studio.services.store.database.close()


def save(name: str, picture: bytes) -> None:
    """Save a picture with few colours."""
    path = PICTURES / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    few = Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


SAID: dict[str, tuple[str, str]] = {}
"""What was said, with the language and the key of its text."""
LEAST_SAID, HEARD = 4, ("heard-", "typed-")
"""Shorter texts are found anywhere; so are those that the bot hears and does not say."""


def note_texts(say: Callable[..., str]) -> Callable[..., str]:
    """Have what a function says be noted, by its language and key."""

    def noted(locale: str, key: str, /, **facts: Any) -> str:
        said = say(locale, key, **facts)
        SAID[said] = (texts.language(locale), key)
        return said

    return noted


def texts_on(message: Any) -> list[tuple[str, str]]:
    """The texts that a message shows, by language and key."""
    shown = "\n".join(strings([message.content, message.components]))
    here = {which for said, which in SAID.items() if len(said) >= LEAST_SAID and said in shown}
    return sorted((language, key) for language, key in here if not key.startswith(HEARD))


def strings(part: Any) -> Iterator[str]:
    """All that is written in the parts of a message."""
    if isinstance(part, str):
        yield part
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from strings(one)


async def make(wanted: Sequence[str]) -> list[str]:
    """Make these pictures, or all; gives the names of those that could not be made."""
    failed = []
    texts.text = note_texts(texts.text)
    emojis.face = cache(emojis.face)  # every scene has a bot of its own, which draws all cards
    async with AsyncExitStack() as stack:
        playwright = await stack.enter_async_context(async_playwright())
        where = os.environ.get("CHROMIUM") or which("chromium") or which("google-chrome")
        browser = await playwright.chromium.launch(executable_path=where, args=["--no-sandbox"])
        stack.push_async_callback(browser.close)
        for one in SCENES:
            missing = [name for name in one.names if not wanted or name in wanted]
            if not missing:
                continue
            try:
                async with opened(one.language) as studio:
                    async for name, who, message in one.play(studio):
                        if name in missing:
                            save(name, await studio.photograph(browser, who, message))
                            note_shown(name, texts_on(studio.now(message)))
                            missing.remove(name)
                            print(name, flush=True)  # noqa: T201
            except Exception as fault:  # noqa: BLE001 -- the others are made all the same
                print(f"{', '.join(missing)}: {fault!r}", file=sys.stderr, flush=True)  # noqa: T201
                traceback.print_exc()
            failed += missing
    return failed


def make_apart(scenes: Sequence[Sequence[str]]) -> list[str]:
    """Make the pictures of several scenes, each in a process of its own: what one leaves behind stops no other. Gives
    the names of those that could not be made, tried twice.
    """
    failed = list[str]()
    for names in scenes:
        command = [sys.executable, "-m", "tests.support.pictures", *names]
        if not any(subprocess.run(command, check=False).returncode == 0 for _ in range(2)):
            failed += names
    return failed


if __name__ == "__main__":
    unknown = {*sys.argv[1:]} - {name for one in SCENES for name in one.names}
    if unknown:
        sys.exit(f"no such pictures: {', '.join(sorted(unknown))}")
    wanted = {*sys.argv[1:]} or {name for one in SCENES for name in one.names}
    scenes = [[name for name in one.names if name in wanted] for one in SCENES if wanted.intersection(one.names)]
    failed = asyncio.run(make(scenes[0])) if len(scenes) == 1 else make_apart(scenes)
    sys.exit(1 if failed else 0)
