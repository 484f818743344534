"""The preview's hub: who is there, which rooms are open to them, and that rooms keep up with the world."""

import asyncio
import importlib.util
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.ext import commands
from simcord import Env
from simcord.preview._media import MediaWorker
from yarl import URL

from bot.drawing.cards import face
from bot.drawing.emojis import OURS, emoji_name
from bot.tables.table import Refused
from preview import PreviewMissing, preview, site
from preview import servers as town_module
from preview.hub import Hub
from preview.room import (
    ASKED,
    BESIDE,
    CHOSEN_ANEW,
    CHOSEN_BY_ARROW,
    GOES_ON,
    IN_HEADINGS,
    LOADING,
    ON_HOVER,
    PRESSED_ON,
    WAITS,
)
from preview.servers import LiveEnv, Servers, arrange
from preview.site import open_hub


class Bell(ui.View):
    """One button that answers its presser and writes a direct message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Ring", custom_id="ring")
    async def ring(self, interaction: discord.Interaction, _: ui.Button["Bell"]) -> None:
        await interaction.response.send_message(f"rung in {interaction.locale}", ephemeral=True)
        await interaction.user.send("you rang")


class TinyBot(commands.Bot):
    """A bot with a command that posts the bell, one that is refused, and a computer player that thinks for two
    seconds.
    """

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.tree.error(self.tell)
        self.was_closed = False
        self.thinking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.add_view(Bell())
        self.tree.add_command(app_commands.Command(name="bell", description="Post it", callback=self.bell))
        self.tree.add_command(app_commands.Command(name="refuse", description="Not now", callback=self.refuse))
        await self.tree.sync()

    async def bell(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("the bell", view=Bell())
        self.thinking = asyncio.create_task(self.think(interaction))

    async def refuse(self, interaction: discord.Interaction) -> None:
        raise Refused("no-table")

    async def tell(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await interaction.response.send_message(f"not now: {type(getattr(error, 'original', error)).__name__}")

    async def think(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(2)
        await interaction.followup.send("the computer moved")

    async def close(self) -> None:
        self.was_closed = True
        await super().close()


class PaintingBot(TinyBot):
    """A bot with pictures of its own, of which a message shows many."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.faces = [
            await self.create_application_emoji(name=emoji_name(card), image=face(card)) for card in range(20)
        ]


class WaitingBot(TinyBot):
    """A bot with a task that waits for something SimCord knows nothing of."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.waiting = asyncio.create_task(asyncio.Event().wait())


class Tab:
    """What a browser's tab of one room does, over HTTP."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._base, _, capability = url.partition("#")
        self._headers = {"X-Simcord-Capability": capability}
        self._turns = 0
        self.state: dict[str, Any] = {}

    async def open(self) -> dict[str, Any]:
        """Open the page; a tab acts on the state it last fetched."""
        self.state = await self._ask("POST", "api/pages", {})
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]
        return self.state

    async def fetch(self) -> dict[str, Any]:
        self.state = await self._ask("GET", "api/state", None)
        return self.state

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        self._turns += 1
        return await self._ask(
            "POST",
            "api/action",
            {
                "protocol_version": 3,
                "kind": kind,
                "sequence": self._turns,
                "request_id": f"turn-{self._turns}",
                "generation": self.state["context"]["generation"],
                "bot_generation": self.state["botGeneration"],
                "published_revision": self.state["publishedRevision"],
                **body,
            },
        )

    async def press(self) -> dict[str, Any]:
        """Press the first button of the first message that has one, as last fetched."""
        number, message = next(item for item in self.state["messages"].items() if item[1]["components"])
        button = message["components"][0]["components"][0]
        return await self.act("click", target_id=number, control_key=button["control_key"])

    async def commands(self) -> list[dict[str, Any]]:
        """The commands that the page offers."""
        return list((await self._ask("GET", "api/commands", None))["entries"])

    async def picture(self, asset: str) -> bytes:
        """One of the pictures that the page shows."""
        async with self._session.get(f"{self._base}api/assets/{asset}", headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.read()

    def texts(self) -> list[str]:
        return [self.state["messages"][number]["content"] for number in self.state["timeline"]]

    async def _ask(self, method: str, path: str, body: Any) -> dict[str, Any]:
        url = self._base + path
        async with self._session.request(method, url, json=body, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            return dict(await answer.json())


@pytest_asyncio.fixture
async def town() -> AsyncIterator[Servers]:
    env = LiveEnv(TinyBot())
    arranged = arrange(env)
    await env.start()
    env.live = True
    yield arranged
    await env.shutdown()
    assert env.errors == []


@pytest_asyncio.fixture
async def hub(town: Servers, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hub]:
    monkeypatch.setattr(site, "REFRESH_S", 0.05)
    async with open_hub(town.env, town, port=0) as opened:
        yield opened


@pytest_asyncio.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def _page(session: aiohttp.ClientSession, url: str) -> str:
    async with session.get(url) as answer:
        assert answer.status == 200
        return await answer.text()


async def _until(tab: Tab, text: str) -> None:
    async with asyncio.timeout(5):
        while text not in tab.texts():
            await tab.fetch()


async def test_the_hub_lists_everybody_with_their_rooms(hub: Hub, session: aiohttp.ClientSession) -> None:
    page = await _page(session, hub.url)
    assert page.startswith("<!doctype html>")
    assert "$" not in page.split("<style>")[0] + page.split("</style>")[1]
    for name in ("Ana", "Bia", "Caio", "Dora"):
        assert f"</span>{name} " in page
    assert page.count("#card-table") == page.count("Direct messages") == 4
    assert "pt-BR" in page


async def test_a_channel_and_a_thread_made_later_appear_and_a_lost_one_goes(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    channel = town.guild.create_text_channel("attic")
    town.env.backend.create_thread(channel.id, "Table 7", town.people[0].user.id)
    page = await _page(session, f"{hub.url}rooms")
    assert page.count("#attic") == page.count("<span>Table 7</span>") == 4
    await hub.room(channel, town.person("Ana"))
    town.env.backend.delete_channel(channel.id)
    await hub.beat(0)
    assert "attic" not in await _page(session, f"{hub.url}rooms")


async def test_a_door_leads_to_the_room_as_that_person(hub: Hub, town: Servers, session: aiohttp.ClientSession) -> None:
    bia, table = town.person("Bia"), town.channel("card-table")
    async with session.get(f"{hub.url}room/{table.id}/{bia.user.id}", allow_redirects=False) as answer:
        assert answer.status == 302
        assert answer.headers["Location"] == await hub.room(table, bia)
    page = await _page(session, answer.headers["Location"])
    assert "<title>Bia · #card-table</title>" in page
    assert f'href="{hub.url}"' in page
    tab = Tab(session, answer.headers["Location"])
    assert (await tab.open())["viewerId"] == str(bia.user.id)
    async with session.get(f"{hub.url}room/{table.id}/123") as answer:
        assert answer.status == 404


async def test_selects_show_what_an_edited_message_says_is_chosen(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    """SimCord's page keeps what was chosen when it first saw a select."""
    room = await hub.room(town.channel("card-table"), town.person("Bia"))
    where = re.search(r'src="([^"]*)app\.js', await _page(session, room))
    assert where is not None
    selects = await _page(session, str(URL(room).join(URL(where[1] + "selects.js"))))
    assert CHOSEN_ANEW in selects
    assert selects.count("choices = new Map()") == 1


@pytest.mark.parametrize(
    ("file", "ours"),
    [
        ("actions.js", WAITS),
        ("actions.js", GOES_ON),
        ("actions.js", PRESSED_ON),
        ("commands.js", ASKED),
        ("commands.js", LOADING),
        ("commands.js", CHOSEN_BY_ARROW),
        ("preview.css", BESIDE),
        ("preview.css", IN_HEADINGS),
        ("preview.css", ON_HOVER),
    ],
)
async def test_the_page_waits_asks_sends_and_looks_as_discord_does(
    hub: Hub, town: Servers, session: aiohttp.ClientSession, file: str, ours: str
) -> None:
    """A press during an action waits, suggestions come before the first letter, Enter sends what was typed, a menu
    below the screen's edge opens, headings and links look as there: each is a change to SimCord's page, which must
    still have the lines that are changed.
    """
    room = await hub.room(town.channel("card-table"), town.person("Bia"))
    where = re.search(r'src="([^"]*)app\.js', await _page(session, room))
    assert where is not None
    assert (await _page(session, str(URL(room).join(URL(where[1] + file))))).count(ours) == 1


async def test_two_rooms_at_once_and_what_happens_in_one_shows_in_the_other(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    bia, table = town.person("Bia"), town.channel("card-table")
    async with hub.still():
        await town.person("Ana").member.slash(table, "bell")
    room = Tab(session, await hub.room(table, bia))
    letters = Tab(session, await hub.room(bia.user.dm_channel, bia))
    await room.open()
    assert (await letters.open())["timeline"] == []
    answer = await room.press()
    assert (answer["settlement"], answer["acknowledgement"]) == ("settled", "acknowledged")
    await _until(room, "rung in pt-BR")
    await _until(letters, "you rang")


async def test_the_faces_of_cards_are_there_with_the_first_paint(
    session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them at once, on a page that has just been opened; none is examined by a process."""

    async def refused(*_: object, **__: object) -> None:
        raise AssertionError("a picture of the bot was examined")

    monkeypatch.setattr(MediaWorker, "_decode", refused)
    bot = PaintingBot()
    env = LiveEnv(bot)
    town = arrange(env)
    await env.start()
    env.live = True
    table = town.channel("card-table")
    async with open_hub(env, town, port=0) as hub:
        async with hub.still():
            await bot.get_partial_messageable(table.id).send(" ".join(str(one) for one in bot.faces))
            await env.settle()
        tab = Tab(session, await hub.room(table, town.person("Ana")))
        assets = (await tab.open())["assets"]
        cards = [key for key, asset in assets.items() if OURS.fullmatch(asset["filename"].removesuffix(".png"))]
        assert len(cards) == 20
        assert all(assets[key]["available"] for key in cards)
        shown = await asyncio.gather(*(tab.picture(key) for key in cards))
        assert len(set(shown)) == 20
        assert all(picture.startswith(b"\x89PNG") for picture in shown)
    await env.shutdown()


async def test_the_bot_moves_by_itself_while_nobody_does_anything(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    table = town.channel("card-table")
    tab = Tab(session, await hub.room(table, town.person("Ana")))
    await tab.open()
    async with hub.still():
        started = town.env.now()
        await town.person("Ana").member.slash(table, "bell")
        assert town.env.now() == started, "an action does not wait for the computer player"
    assert table.last_message is not None
    assert table.last_message.content == "the bell"
    await _until(tab, "the computer moved")
    assert (town.env.now() - started).total_seconds() >= 2


async def test_everybody_presses_at_the_same_time(hub: Hub, town: Servers, session: aiohttp.ClientSession) -> None:
    table = town.channel("card-table")
    async with hub.still():
        await town.person("Ana").member.slash(table, "bell")
    tabs = [Tab(session, await hub.room(table, person)) for person in town.people]
    for tab in tabs:
        await tab.open()
    answers = await asyncio.gather(*(tab.press() for tab in tabs))
    assert [answer["settlement"] for answer in answers] == ["settled"] * 4


async def at_a_bell(hub: Hub, town: Servers, session: aiohttp.ClientSession) -> tuple[Tab, Any]:
    """A tab of Ana's in which she has rung the bell, and its message."""
    ana, table = town.person("Ana"), town.channel("card-table")
    async with hub.still():
        await ana.member.slash(table, "bell")
    bell = table.last_message
    assert bell is not None
    tab = Tab(session, await hub.room(table, ana))
    await tab.open()
    return tab, bell


async def test_a_press_on_the_last_publication_counts_unless_its_buttons_have_changed(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    ana, table = town.person("Ana"), town.channel("card-table")
    tab, bell = await at_a_bell(hub, town, session)
    async with hub.still():
        await ana.member.send(table, "meanwhile")
    await hub.beat(0)
    assert (await tab.press())["settlement"] == "settled"
    await tab.fetch()
    town.env.backend.edit_message(table.id, bell.id, {"components": []})
    answer = await tab.press()
    assert answer["settlement"] == "rejected"
    assert answer["diagnostics"][0]["code"] == "stale-revision"


async def test_a_press_reaches_its_button_wherever_a_repaint_has_put_it(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    """A hand is painted anew at every move of the others: its text changes, and its buttons move along."""
    table = town.channel("card-table")
    tab, bell = await at_a_bell(hub, town, session)
    above = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Other", "custom_id": "other"}]}
    stored = town.env.backend.messages[table.id][bell.id].components
    town.env.backend.edit_message(table.id, bell.id, {"components": [above, *stored]})
    await hub.beat(0)
    assert (await tab.press())["settlement"] == "settled"
    await _until(tab, "rung in en-US")


async def test_what_a_refusal_answered_is_certain_and_no_error(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    """SimCord says that the outcome is uncertain after any exception, though the bot has answered it."""
    tab = Tab(session, await hub.room(town.channel("card-table"), town.person("Ana")))
    await tab.open()
    entry = next(entry for entry in await tab.commands() if entry["invocation"] == "refuse")
    answer = await tab.act(
        "run_command",
        command_id=entry["commandId"],
        path=entry["path"],
        schema_fingerprint=entry["schemaFingerprint"],
        options={},
    )
    assert (answer["settlement"], answer["uncertain"]) == ("settled", False)
    await _until(tab, "not now: Refused")
    await hub.beat(0)
    assert "Errors in the bot" not in hub.listing()


async def test_new_messages_are_counted_until_their_room_is_open(
    hub: Hub, town: Servers, session: aiohttp.ClientSession
) -> None:
    dora, table = town.person("Dora"), town.channel("chat")
    async with hub.still():
        await town.person("Caio").member.send(table, "boa noite")
    assert hub.listing().count("1 new") == 4
    await Tab(session, await hub.room(table, dora)).open()
    await hub.beat(0)
    assert hub.listing().count("1 new") == 3
    assert hub.listing().count(">open<") == 1


async def test_a_room_ended_in_the_browser_opens_again(hub: Hub, town: Servers, session: aiohttp.ClientSession) -> None:
    ana, table = town.person("Ana"), town.channel("card-table")
    address = await hub.room(table, ana)
    tab = Tab(session, address)
    await tab.open()
    await tab.act("close")
    again = await hub.room(table, ana)
    assert again != address
    assert (await Tab(session, again).open())["viewerId"] == str(ana.user.id)


async def test_other_sites_are_refused(hub: Hub, session: aiohttp.ClientSession) -> None:
    async with session.get(hub.url, headers={"Host": "elsewhere.example:80"}) as answer:
        assert answer.status == 403
    async with session.post(f"{hub.url}end", headers={"Origin": "http://elsewhere.example"}) as answer:
        assert answer.status == 403
    assert not hub.ended.is_set()


async def test_the_preview_runs_until_it_is_ended_on_its_page(session: aiohttp.ClientSession) -> None:
    bots: list[TinyBot] = []
    addresses: asyncio.Queue[str] = asyncio.Queue()

    def make_bot() -> TinyBot:
        bots.append(TinyBot())
        return bots[-1]

    running = asyncio.create_task(preview(make_bot, port=0, ready=addresses.put_nowait))
    async with asyncio.timeout(10):
        address = await addresses.get()
        assert "Ana" in await _page(session, address)
        async with session.post(f"{address}end") as answer:
            assert answer.status == 200
        await running
    assert bots[0].was_closed


async def test_a_bot_that_does_not_start_is_closed_and_says_why() -> None:
    class Broken(TinyBot):
        async def setup_hook(self) -> None:
            raise RuntimeError("no database")

    bot = Broken()
    with pytest.raises(RuntimeError, match="no database"):
        await preview(lambda: bot, port=0)
    assert bot.was_closed


async def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "simcord" else object())
    with pytest.raises(PreviewMissing, match="needs simcord"):
        await preview(TinyBot, port=0)


async def test_a_bot_that_waits_for_ever_can_be_played_with(
    session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(town_module, "REST_LIMIT_S", 0.1)
    env = LiveEnv(WaitingBot())
    env.live = True
    town = arrange(env)
    await env.start()
    async with open_hub(env, town, port=0) as hub:
        tab = Tab(session, await hub.room(town.channel("chat"), town.person("Caio")))
        await tab.open()
        assert (await tab.act("send_message", content="oi"))["settlement"] == "settled"
        started = env.now()
        await hub.beat(30)
        assert (env.now() - started).total_seconds() >= 30
    await env.shutdown()


async def test_the_hub_also_runs_on_a_plain_environment(session: aiohttp.ClientSession) -> None:
    env = Env(TinyBot())
    await env.start()
    town = arrange(env)
    async with open_hub(env, town, port=0) as hub:
        assert "Dora" in await _page(session, hub.url)
    await env.shutdown()


async def test_where_the_port_is_taken_the_next_free_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    env = Env(TinyBot())
    await env.start()
    town = arrange(env)
    async with open_hub(env, town, port=0) as first:
        taken = URL(first.url).port or 0
        async with open_hub(env, town, port=taken) as second:
            assert URL(second.url).port not in (None, taken)
        monkeypatch.setattr(site, "PORTS_TRIED", 1)
        with pytest.raises(OSError, match="in use"):
            async with open_hub(env, town, port=taken):
                pass
    await env.shutdown()
