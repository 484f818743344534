"""What holds for every command, button and select, now and later: texts, addresses, limits, nothing kept in memory."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import AppCommandType, app_commands
from discord.ui import TextDisplay

from bot.discord.router import Router
from bot.extensions import rooms
from bot.screens.components import GREY, button, framed_view, notice_view, read, select, select_option
from bot.screens.games import option_value
from bot.screens.page import HandPress
from bot.screens.table import PausePress, ResumePress
from bot.words import texts
from bot.words.texts import Person
from rules.cards import NAMES, parse
from rules.catalogue import MORE_GAMES, make
from rules.table import Action
from tests.support.examples import EACH_GAME
from tests.support.house import House, parts
from tests.support.limits import within_limits
from tests.support.paths import ROOT
from tests.support.screens import LOCALES, check, stages

LAID = "top 5S\nhand ana 7S 5S 5D JD 6S\nhand bia 7H 2C 9C\nhand caio 9D\nturn ana\n"
CLIMBING = (
    "hand ana 3C 4C 4D 4H 5D 5H 6S 7C 8C 9H 10S 2C 2D 2H 2S RJ BJ AC\nhand bia 7H KC 9C\nhand caio 9D\nturn ana\n"
)
SKAT = "top 10S\nhand ana 7S 10H 10D JD KS\nhand bia 7H QC 9C\nhand caio 9D\nturn ana\n"
LAYOUTS = {
    "german": (SKAT, SKAT.replace("7S 10H 10D JD KS", "7S 8S 9S 9H JS QS KS AS 10H 10D 10C JD JH JC 8H")),
    "zheng": (
        CLIMBING,
        CLIMBING.replace("turn ana\n", "placed ana bia caio\n"),
        CLIMBING.replace("turn ana\n", "placed bia caio ana\n"),
    ),
}
LAYOUTS |= dict.fromkeys(MORE_GAMES, LAYOUTS["german"])
"""What is laid out where there is no pile, long hands and tribute to be paid; or where there are other cards."""
MANY_CARDS = " ".join(name for name in NAMES if name not in ("RJ", "BJ", "5S"))


def commands(house: House) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in house.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


async def test_every_cog_is_added_by_its_room(house: House) -> None:
    """Nobody could use the commands of one that was forgotten."""
    classes = [
        node
        for path in (ROOT / "cogs").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    bases = {node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases} for node in classes}
    cogs = {name for name, known in bases.items() if any(one.endswith("Cog") for one in known)}
    written = cogs - set.union(*bases.values())
    assert written == {type(cog).__name__ for cog in house.bot.cogs.values()}


async def test_every_command_has_a_description_with_a_text_and_a_docstring(house: House) -> None:
    found = list(commands(house))
    assert len(found) >= 15
    for command in found:
        said: Any = command._locale_description
        assert said is not None, command.qualified_name
        key = said.extras["key"]
        for locale in LOCALES:
            assert texts.has(locale, key), (command.qualified_name, key)
            assert 1 <= len(texts.text(locale, key)) <= 100, (command.qualified_name, locale)
        assert inspect.getdoc(command.callback), command.qualified_name
        assert re.fullmatch(r"[a-z]{1,32}", command.name)
        for parameter in command._params.values():
            key = parameter.description.extras["key"]
            assert texts.has("en-US", key), (command.qualified_name, parameter.name)
            assert 1 <= len(texts.text("pt-BR", key)) <= 100


PLAYERS = {"play", "open", "games", "table", "rules", "daily", "leaderboard", "me", "help"}
MANAGERS = {"event", "workshop", "settings"}
MENTION = re.compile(r"`/([a-z]+)(?: ([a-z]+)\b(?!:))?[^`]*`")


async def test_there_are_twelve_commands_and_discord_shows_three_of_them_to_managers(house: House) -> None:
    put = next(one.json for one in house.env.http_requests if one.method == "PUT" and one.path.endswith("/commands"))
    typed = [command for command in put if command["type"] == AppCommandType.chat_input.value]
    shown = {command["name"]: command.get("default_member_permissions") for command in typed}
    assert {name for name, needed in shown.items() if needed is None} == PLAYERS
    assert {name for name, needed in shown.items() if needed is not None} == MANAGERS
    assert {int(needed) for needed in shown.values() if needed is not None} == {
        discord.Permissions(manage_guild=True).value
    }
    assert shown.keys() == PLAYERS | MANAGERS


async def test_every_command_that_a_text_or_a_page_names_is_there(house: House) -> None:
    """Also those of a group."""
    there = {command.qualified_name for command in house.bot.tree.walk_commands()}
    pages = [ROOT / "README.md", *sorted(texts.HERE.glob("*.ftl"))]
    pages += [
        ROOT / "docs" / f"{name}.md" for name in ("commands", "index", "learning", "events", "own-game", "ratings")
    ]
    named = 0
    for page in pages:
        for first, second in MENTION.findall(page.read_text(encoding="utf-8")):
            group = house.bot.tree.get_command(first)
            assert first in there, (page.name, first)
            assert not isinstance(group, app_commands.Group) or not second or f"{first} {second}" in there, page.name
            named += 1
    assert named > 100


async def test_every_command_of_a_menu_has_a_name_in_every_language(house: House) -> None:
    """Discord shows it there, at most 32 characters of it; it has no description. In direct messages it is not offered:
    there is no table there.
    """
    put = next(one.json for one in house.env.http_requests if one.method == "PUT" and one.path.endswith("/commands"))
    found = [command for command in put if command["type"] != AppCommandType.chat_input.value]
    assert [command["name"] for command in found] == ["Challenge"]
    for command in found:
        assert command["contexts"] == [0]
        assert {"de", "pt-BR", "zh-CN", "hr"} <= command["name_localizations"].keys()
        for name in (command["name"], *command["name_localizations"].values()):
            assert 1 <= len(name) <= 32


async def test_every_choice_of_a_command_is_told_in_every_language(house: House) -> None:
    """Only the languages themselves are called the same everywhere."""
    seen = 0
    for command in commands(house):
        for parameter in command._params.values():
            for choice in parameter.choices or ():
                key = choice._locale_name.extras.get("key", "") if choice._locale_name else ""
                assert key in texts.keys("en") or choice.name in texts.LANGUAGES.values(), (command.name, choice.name)
                seen += 1
    assert seen > 15


async def test_the_field_of_an_option_says_its_value_in_the_hosts_language(house: House) -> None:
    """And what stands there can be sent back as it is."""
    await house.seated("ana", "bia", rules="ime")
    await house.ana.slash(house.channel, "me", language="de")
    await house.choose(house.ana, "option", ":all", message=await house.panel(house.ana))
    screen = house.messages(house.channel.id)[-1]
    await house.choose(house.ana, "option", "target", message=screen)
    asked = house.env.backend.get_message(house.channel.id, screen.id)
    shown = await house.press(house.ana, "form", message=asked)
    assert shown.modal is not None
    field = shown.modal["components"][-1]["component"]
    table = await house.table()
    assert field["value"] == option_value(Person("de"), table.game.options["target"])


def test_every_cog_is_loaded_and_says_what_it_is_for() -> None:
    found = [path for path in (ROOT / "cogs").rglob("*.py") if "def setup(" in path.read_text("utf-8")]
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in found}
    assert files == {f"cogs.{name}" for name in rooms()}
    for name in files:
        module = __import__(name, fromlist=["setup"])
        assert inspect.getdoc(module), name
        assert inspect.iscoroutinefunction(module.setup), name


async def test_a_press_that_nobody_answers_fails_the_start(house: House) -> None:
    """The presses of pauses were inherited by a cog, and not looked for there: their buttons could not be read."""
    serving = house.services.router
    router = Router(serving.responder, serving.access, serving.faults, set())
    router.serve(house.bot.cogs["TableCog"])
    with pytest.raises(ValueError, match="nobody answers the presses of") as unanswered:
        router.check()
    assert {PausePress.op, ResumePress.op}.isdisjoint(re.findall(r"\w+", str(unanswered.value))), "inherited"
    serving.check()


# what is rendered


@pytest.mark.parametrize("rules", EACH_GAME)
async def test_everything_that_is_shown_can_be_answered_and_keeps_discords_limits(house: House, rules: str) -> None:
    await house.seated("ana", "bia", "caio", rules=rules)
    seen: set[str] = set()
    for locale in LOCALES:
        for view in stages(await house.table(), locale):
            seen |= check(view)
    await house.press(house.ana, "start")
    for laid in LAYOUTS.get(rules, (LAID, LAID.replace("hand ana 7S 5S 5D JD 6S", f"hand ana {MANY_CARDS}"))):
        await house.lay(laid)
        for locale in LOCALES:
            for view in stages(await house.table(), locale):
                seen |= check(view)
    assert {"join", "leave", "computer", "option", "start", "game", "value", "invite", "hand", "more"} <= seen
    assert "declare" not in make(rules).interrupts or "mau" in seen
    drawn = {"card"} if rules != "prsi" else set()  # there no drawn card is laid
    assert drawn | ({"move"} if rules != "amm" else set()) <= seen


async def test_every_prompt_of_the_secret_card_and_of_a_call_is_answered(house: House) -> None:
    secret = {"secret_card": "on"}
    await house.begun("ana", "bia", "caio", **secret)
    await house.lay(LAID.replace("hand caio 9D", "hand caio 5S").replace("5S 5D", "5D") + "secret 7S\n")
    for person, action in (
        (house.ana, Action("attack", (parse("7S"),))),
        (house.ana, Action("choose", seat=1)),
        (house.bia, Action("accept")),
    ):
        await house.services.matches.act(house.number, person.id, [action])
        for view in stages(await house.table(), "en-US"):
            check(view)
    await house.bia.slash(house.channel, "table complain", player="caio")
    offered = set()
    for view in stages(await house.table(), "en-US"):
        offered |= check(view)
    assert "vote" in offered


async def test_names_of_people_cannot_break_a_message(house: House) -> None:
    """Long ones, and ones with markdown and mentions in them."""
    await house.begun("ana", "bia", "caio")
    async with house.services.tables.changing(house.number) as table:
        for player, name in zip(table.players, ("**@everyone**", "`x`" * 10, "W" * 32), strict=True):
            player.name = name
        await house.services.tables.save(table)
    for view in stages(await house.table(), "en-US"):
        check(view)
        written = " ".join(part.get("content", "") for part in parts(view.to_components()))
        assert "**@everyone**" not in written.replace("\\*\\*@everyone\\*\\*", "")
    assert notice_view("words").is_finished()


async def test_the_largest_table_keeps_discords_limits(house: House) -> None:
    await house.begun("ana", computers=11)
    for _ in range(30):
        await house.services.matches.plan(house.number, house.ana.id, [])
        house.later(3)
        await house.env.advance_time(1)
    for locale in LOCALES:
        for view in stages(await house.table(), locale):
            check(view)


async def test_nothing_is_kept_in_memory_for_the_messages_that_were_sent(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    await house.press(house.caio, "hand")
    await house.press(house.bia, "accuse")
    store = house.bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert not store._modals
    assert not house.bot.persistent_views
    assert not house.bot.cached_messages


async def test_the_modal_of_an_option_is_answered_and_not_kept(house: House) -> None:
    await house.seated("ana", "bia")
    asked = await house.setting(house.ana, "target")
    shown = await house.press(house.ana, "form", message=asked)
    assert shown.modal is not None
    press = read(shown.modal["custom_id"])
    assert press is not None
    assert not house.bot._connection._view_store._modals


def test_what_discord_says_of_a_language_is_kept_and_never_written_in() -> None:
    """Who chose a language with /me reads it: cogs ask ``reader_of``, and tell only the store what Discord says."""
    for cog in sorted(Path("cogs").rglob("*.py")):
        for line in cog.read_text("utf-8").splitlines():
            if "interaction.locale" in line:
                assert re.search(r"store\.(people|servers)\.meet\(", line), f"{cog}: {line.strip()}"


def test_no_command_chooses_the_language_of_an_answer() -> None:
    """``Answers.show_all`` alone has the server's: what one person sees is in theirs."""
    cogs = [path for path in (ROOT / "cogs").rglob("*.py") if "app_commands" in path.read_text(encoding="utf-8")]
    assert len(cogs) > 10
    assert not [path for path in cogs if "readers_in" in path.read_text(encoding="utf-8")]


def test_what_shows_nothing_is_left_out_of_a_message_or_cannot_be_made() -> None:
    """Discord would refuse the whole message (50035)."""
    press = HandPress(1)
    some = [TextDisplay("said"), TextDisplay(" \n"), select(press, "which", []), None]
    assert [part["type"] for part in within_limits(framed_view(GREY, some))] == [17, 10]
    for nothing in (
        lambda: framed_view(GREY, [TextDisplay("")]),
        lambda: button(press, " "),
        lambda: select_option("", "1"),
    ):
        with pytest.raises(ValueError, match=r"nothing|no label"):
            nothing()


async def test_with_all_extensions_every_button_is_answered(house: House) -> None:
    """Of an extension that was taken away for good, its buttons on other screens are to go as well."""
    assert house.services.router.unanswered == set()
