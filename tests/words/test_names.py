"""Names stay names: whatever people and servers are called, nothing of it becomes a link, a mention or a format, and no
message goes over Discord's limits."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from bot.tables.table import Table
from bot.tables.transition import remember
from bot.words import names
from bot.words.texts import Person
from cogs.tables.screens import which_table_view
from rules.match import PLAYING
from rules.strategies import sensible
from rules.table import NOBODY
from tests.support.examples import EACH_GAME
from tests.support.folding import each
from tests.support.house import House, parts
from tests.support.paths import ROOT
from tests.support.screens import LOCALES, check, stages

HOSTILE = (
    "[free](https://evil.example)",
    "<@2>",
    "<t:0:R>",
    "</table close:1>",
    "<#123> <@&1> <:x:1>",
    "https://evil.example/x",
    "@everyone @here",
    "**a** __b__ ~~c~~ ||d|| `e`",
    "](https://evil.example) [x",
    "> quote",
    "# head",
    "-# small",
    "1. list",
    "```code",
    "\\",
)
WORST = ("_*" * 16, "`" * 32, "[](" * 10, "W" * 32, "龘" * 32, "👨‍👩‍👧‍👦" * 4, "<@1>" * 8, "~|" * 16)
LANGUAGES = (*LOCALES, "hr")
LINKS = re.compile(r"(?<!\\)\[[^\]]*\]\(([^)]*)\)")


@each("name", HOSTILE)
def test_nothing_in_a_name_steers_discord(name: str) -> None:
    """Every character that steers stands behind a backslash."""
    written = names.escape(name)
    bare = re.sub(r"\\[\\`*_~|<>\[\]()#@:.+-]", "", written)
    assert not re.search(r"[\\`*_~|<>\[\]()#@:+-]", bare), written
    assert re.sub(r"\\(.)", r"\1", written) == name, "and it reads as it was written"


@each(
    ("name", "shown"),
    [
        ("", "?"),
        ("\u200b\u200b", "?"),
        ("\u200d", "?"),
        (" \n\t ", "?"),
        ("a\nb\r\n# c", "a b # c"),
        ("\u202eevil", "evil"),
        ("x\u0000y\u2066z", "xyz"),
        ("👨\u200d👩", "👨\u200d👩"),
        ("W" * 40, "W" * 31 + "…"),
        ("José", "José"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, shown: str) -> None:
    assert names.plain(name) == shown


def test_names_that_are_the_same_are_told_apart() -> None:
    assert names.make_distinct(["Ana", "Bia", "ana"]) == ["Ana (1)", "Bia", "ana (3)"]
    cunning = names.make_distinct(["Ana (2)", "Ana", "Ana"])
    assert len({name.casefold() for name in cunning}) == 3


async def named(house: House, *called: str) -> Table:
    """The people and computer players of the table are called so."""
    async with house.services.tables.changing(house.number) as table:
        for place, player in enumerate(table.players):
            player.name = called[place % len(called)]
        table.notes.origin.where = "_*" * 50
        await house.services.tables.save(table)
    return await house.table()


async def test_two_people_of_one_name_are_told_apart_where_one_is_chosen(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await named(house, "Ana", "Bia", "Ana")
    answer = await house.press(house.bia, "accuse")
    labels = [
        option["label"] for part in parts(answer.response._message.components) for option in part.get("options", [])
    ]
    assert labels == ["Ana (1)", "Ana (3)"]
    answer = await house.bia.slash(house.channel, "play", move="accuse Ana (3)")
    assert "Ana \\(3\\) did nothing wrong" in house.said(answer.response._message)


@pytest.mark.parametrize("alike", ["ａｎａ", "ana\u200d", "𝐚𝐧𝐚", "ANA"])
async def test_nobody_escapes_an_accusation_by_a_name_that_is_typed_like_another(house: House, alike: str) -> None:
    """Nor does a guest keep others from naming somebody: what is offered is understood when it comes back."""
    await house.begun("ana", "bia", "caio")
    await named(house, "ana", "bia", alike)
    offered = [one["value"] for one in await house.bia.autocomplete(house.channel, "play", "move", "accuse")]
    assert len(offered) == 2
    for player in offered:
        answer = await house.bia.slash(house.channel, "play", move=player)
        assert "did nothing wrong" in house.said(answer.response._message), player


async def test_the_name_of_a_server_is_no_link(house: House) -> None:
    house.env.backend.guilds[house.guild.id].name = HOSTILE[8]
    await house.begun("ana", "bia")
    async with house.services.tables.changing(house.number) as table:
        table.notes.origin.where = HOSTILE[8]
        await house.services.tables.save(table)
    await house.services.painter.hands.send(await house.table(), 0)
    said = house.said(house.hand(house.ana))
    assert LINKS.findall(said) == [f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{_message(said)}"]


def _message(said: str) -> str:
    return re.findall(r"/(\d+)\)", said)[-1]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("rules", EACH_GAME)
async def test_the_worst_names_at_the_fullest_table_keep_every_message_within_limits(house: House, rules: str) -> None:
    """In every language, before, within and after a round, with everything that a table tells."""
    await house.seated("ana", "bia", rules=rules)
    most = (await house.table()).game.seats[1]
    while len((await house.table()).players) < most:
        await house.services.lobbies.add_computer(house.number, house.ana.id)
    await house.services.painter.finish()
    await named(house, *WORST)
    for locale in LANGUAGES:
        for view in stages(await house.table(), locale):
            check(view)
    await house.services.lobbies.start(house.number, house.ana.id)
    chance = Random(3)
    table = (await house.table()).draft()
    assert table.state is not None
    state, game = table.state.copy(), table.game
    table.set_state(state)
    for step in range(600):
        if state.phase != PLAYING:
            break
        seat = state.stack[-1].seats[0]
        happened = game.apply(state, seat, sensible.choose(game.view(state, seat), chance.choice), step)
        public = [seen for event in happened if not event.untold and (seen := event.seen_by(NOBODY))]
        table.recent = [*table.recent, *public][-24:]
        if step % 40 == 0:
            table.set_state(state.copy())
            for locale in LANGUAGES:
                for view in stages(table, locale):
                    check(view)
    async with house.services.tables.changing(house.number) as changing:
        before = changing.begun_state()
        changing.set_state(state)
        remember(changing, before, happened, None, 0.0)
        await house.services.tables.save(changing, paint=False)
    for locale in LANGUAGES:
        for view in stages(await house.table(), locale):
            check(view)


async def test_lists_of_the_worst_names(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    tables = [replace(await house.table(), id=10**9 + number) for number in range(25)]
    for locale in LANGUAGES:
        for page in range(3):
            operations = check(which_table_view(tables, "hand", Person(locale), page))
            assert operations == {"which", "page"}
        assert check(which_table_view([], "hand", Person(locale))) == set(), "no text is empty, and no select"


async def test_a_page_of_tables_that_are_gone_says_so(house: House) -> None:
    await house.begun("ana", "bia")
    table, message = await house.table(), await house.table_message()
    await house.services.lobbies.close_by_manager(table.id, 99)
    answer = await house.forge_at(house.ana, message, "mm1:page:0:1:hand")
    assert house.said(answer.response._message) == "Nothing is left on this list."
    answer = await house.forge_at(house.ana, message, "mm1:games:0:1:")
    assert "not at any table" in house.said(answer.response._message)


async def test_autocompletion_offers_nothing_that_discord_refuses(house: House) -> None:
    """Whatever was typed, and however long it is."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n")
    for typed in ("", "7", "7S ", "7S 5D ", "plan 7", "jump ", "accuse", "x" * 180, "7S " * 60, "[a](b) ", " " * 100):
        for command, option in (("play", "move"), ("table card", "card"), ("table complain", "rule")):
            for choice in await house.ana.autocomplete(house.channel, command, option, typed):
                assert 1 <= len(choice["name"]) <= 100, (command, typed)
                assert 1 <= len(str(choice["value"])) <= 100, (command, typed)


async def test_who_holds_a_hand_that_is_not_asked_reads_nothing_that_gets_old(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 4D\nturn ana\n")
    said = house.said(house.hand(house.bia))
    assert "2♣ 7♥ 9♣" in said
    assert "move" not in said


def test_a_table_says_no_name_that_it_has_not_escaped() -> None:
    """Names come from one place: nothing else of the bot escapes or shows what somebody has chosen."""
    for path in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")]:
        if path.name != "names.py":
            assert "escape_markdown" not in path.read_text(encoding="utf-8"), path
