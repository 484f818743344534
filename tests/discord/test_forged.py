"""Forged presses: buttons that no message has, from people and places that they do not belong to.

Each is answered with a sentence, none is a mistake of ours, and none changes what its sender might not change.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands
from simcord.builders import ChannelHandle

from bot.screens.components import OPERATIONS, Press
from bot.screens.lobby import AgainPress, ComputerPress, LeavePress, LevelPress, OpenPress, StartPress
from bot.store.schema import BIG_INTEGER_LIMIT, INTEGER_LIMIT
from bot.tables.table import UNSAVED
from bot.words.texts import text
from cogs.people.away import AwayForPress, HomePress
from cogs.tables.screens import ValuePress, WritePress
from tests.support.examples import rest_in_gate
from tests.support.forger import MISTAKE, Forger
from tests.support.house import House, manager

BEYOND, BEYOND_IDS = str(INTEGER_LIMIT + 1), str(BIG_INTEGER_LIMIT + 1)
"""The first number that no column of ours holds, and the first that is no id of Discord."""
UNREADABLE = (
    *(f"{table}:-1" for table in ("9" * 20, BEYOND, "²", "-1", "")),
    *(f"1:{prompt}" for prompt in ("--5", BEYOND, "²", "")),
)
"""Tables and prompts that no operation is asked about: they cannot be read."""
ELSEWHERE = (
    *(f"{table}:-1" for table in (0, 2, 999, INTEGER_LIMIT, UNSAVED)),
    *(f"1:{prompt}" for prompt in (-1, 0, INTEGER_LIMIT)),
)
"""Tables and prompts that are not the present ones."""
ARGUMENTS = ("", "seat", "x", "1", "0.ffffffff", "²", "9" * 40, "turn_clock", "target", "silence_penalty", "nosuch")
VALUES: tuple[list[str], ...] = (
    [],
    [""],
    ["-1"],
    ["1"],
    ["99"],
    ["9" * 20],
    ["²"],
    ["solitaire"],
    ["nosuch"],
    ["classic"],
    ["target"],
    ["play.7S"],
    ["play.7S", "draw.7S"],
    ["attack.99"],
    ["attack.0"],
    ["play.7S+8S.words"],
    ["nosuch.7S"],
    ["1", "2"],
)
pytestmark = pytest.mark.usefixtures("no_mistakes")


def operations(*without: type[Press]) -> list[str]:
    return [kind.op for kind in OPERATIONS.values() if kind not in without]


PHASES = ("lobby", "match", "over")
SITUATIONS = ("a player's lobby", "a player's match", "a host's lobby")
BEGINNING = (StartPress.op, ComputerPress.op, LevelPress.op)
SETTING = (ValuePress.op, WritePress.op)
"""What sets the option that the argument names."""


PARTS = 3
EACH_PART = rest_in_gate(range(PARTS), [0])


def presses(prompt: int, situation: str, part: int) -> Iterator[tuple[str, list[str]]]:
    """Forged presses at table 1: each thing wrong by itself, and what fits an argument together with values.

    What is in an id is tried in one of the situations, of each operation in another one. Of the values each ``part``
    has others, but for what sets an option: there all are tried.
    """
    here, first = f"1:{prompt}", SITUATIONS.index(situation)
    for unreadable in UNREADABLE if situation == SITUATIONS[0] else ():
        yield f"mm1:hand:{unreadable}:", ["1"]
    for turn, op in enumerate(operations(LeavePress, AgainPress), first):
        if situation == SITUATIONS[2] and op in BEGINNING:
            continue
        ids = [*(f"{where}:" for where in ELSEWHERE), *(f"{here}:{argument}" for argument in ARGUMENTS)]
        for where in ids[turn % PARTS :: PARTS] if not part else ():
            yield f"mm1:{op}:{where}", ["1"]
        for given in VALUES if op in SETTING else VALUES[(turn + part) % PARTS :: PARTS]:
            yield f"mm1:{op}:{here}:", given
            if op in SETTING:
                yield f"mm1:{op}:1:-1:target", given
        for given in ([], ["0"], ["2"], ["99"])[part::PARTS]:
            yield f"mm1:{op}:1:-1:seat", given


async def rows(house: House) -> list[dict[str, Any]]:
    """All tables as the store has them, without what the painter keeps."""
    found = []
    number = 1
    while (row := await house.services.store.tables.get(number)) is not None:
        found.append({name: value for name, value in row.items() if name not in ("posted", "painted", "painted_ahead")})
        number += 1
    return found


async def two_houses(house: House) -> tuple[Any, ChannelHandle]:
    """A stranger in a server of its own, whose channel has a table (number 2); number 1 is the house's."""
    other = house.env.create_guild("Other")
    stranger = other.add_member(house.env.create_user("stranger"))
    room = other.create_text_channel("room")
    await stranger.slash(room, "open")
    await house.services.painter.finish()
    return stranger, room


@pytest.mark.parametrize("part", EACH_PART)
@pytest.mark.parametrize("begun", rest_in_gate([False, True], [True]))
async def test_whatever_a_player_forges_is_answered_with_a_sentence(house: House, begun: bool, part: int) -> None:
    await house.seated("ana", "bia", "caio")
    await two_houses(house)
    if begun:
        await house.press(house.ana, "start")
    table, message, forger = await house.table(), await house.table_message(), Forger(house)
    for custom_id, given in presses(table.prompt, SITUATIONS[begun], part):
        await forger.send(house.bia, custom_id, given, house.channel, message)
    forger.done()
    await house.services.painter.finish()
    assert "controls" in house.buttons(message) or begun, "nothing private took the place of the lobby"
    assert "caio" in house.said(message) or not begun
    now = await house.table()
    assert (now.host, now.game.name, now.game.options) == (table.host, table.game.name, table.game.options)
    assert (now.settings, [player.name for player in now.players]) == (table.settings, ["ana", "bia", "caio"])
    assert (now.state is None) == (not begun), "only the host starts"
    assert (await rows(house))[1]["version"] == 1, "nothing happened at the other server's table"


@pytest.mark.gate
@pytest.mark.parametrize("part", EACH_PART)
async def test_whatever_the_host_of_a_lobby_forges_is_answered_with_a_sentence(house: House, part: int) -> None:
    await house.seated("ana", "bia", "caio")
    table, message, forger = await house.table(), await house.table_message(), Forger(house)
    for custom_id, given in presses(table.prompt, SITUATIONS[2], part):
        await forger.send(house.ana, custom_id, given, house.channel, message)
    forger.done()
    now = await house.table()
    assert now.game.name != "solitaire", "which is no game for a table"
    assert now.state is None


@pytest.mark.parametrize("phase", rest_in_gate(PHASES, ["match"]))
async def test_who_is_of_another_server_changes_nothing(house: House, phase: str) -> None:
    await house.seated("ana", "bia", target="1")
    stranger, room = await two_houses(house)
    if phase != "lobby":
        await house.press(house.ana, "start")
    if phase == "over":
        await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
        await house.play(house.ana, "6♠")
    table, forger = await house.table(), Forger(house)
    before = await rows(house)
    mine = house.messages(room.id)[-1]
    values = ([], ["0"], ["classic"], ["play.7S"])
    for op in operations():
        for at, argument in enumerate(("", "seat", "1", "target"), PHASES.index(phase)):
            custom_id = f"mm1:{op}:{table.id}:{table.prompt}:{argument}"
            await forger.send(stranger, custom_id, values[at % 4], room, mine)
    forger.done()
    assert (await rows(house))[0] == before[0]


async def test_a_press_counts_only_in_the_tables_channel(house: House) -> None:
    """Somebody who may not see the channel does not sit down from another one; who is back says so anywhere."""
    await house.seated("ana", "bia")
    elsewhere, forger = house.guild.create_text_channel("elsewhere"), Forger(house)
    await house.dora.slash(elsewhere, "open")
    message, before = house.messages(elsewhere.id)[-1], await rows(house)
    for op in operations(HomePress, OpenPress, AwayForPress):
        for who in (house.caio, house.bia):
            await forger.send(who, f"mm1:{op}:1:-1:", [], elsewhere, message)
    forger.done()
    assert await rows(house) == before


async def test_nobody_presses_on_anybodys_solitaire(house: House) -> None:
    await house.seated("bia", "caio")
    await house.ana.slash(house.channel, "daily", what="new")
    message, before, forger = await house.table_message(), await rows(house), Forger(house)
    for op in operations(HomePress, OpenPress, AwayForPress):
        for argument in ("", "1"):
            await forger.send(house.bia, f"mm1:{op}:2:-1:{argument}", ["0"], house.channel, message)
    forger.done()
    assert await rows(house) == before


@pytest.mark.gate
async def test_a_number_that_no_column_holds_cannot_be_read(house: House) -> None:
    """Wherever it stands in a press: who sends it hears that, and nothing of a mistake of ours."""
    await house.begun("ana", "bia", "caio")
    boss, forger, before = manager(house), Forger(house), await rows(house)
    message = await house.table_message()
    for op in operations(LeavePress):
        for which in (BEYOND, BEYOND_IDS):
            for argument in (which, f"{which}/1", f"1/{which}", f"1.{which}", f"then0.{which}"):
                await forger.send(boss, f"mm1:{op}:0:1:{argument}", [which], house.channel, message)
    forger.done()
    assert await rows(house) == before
    for custom_id in (f"mm1:vote:1:-1:1.{BEYOND_IDS}", f"mm1:hand:{BEYOND}:-1:", f"mm1:event-join:0:-1:{BEYOND}"):
        answer = await house.forge(house.ana, custom_id)
        assert text("en", "refused-unreadable") in house.said(answer.response._message), custom_id


async def test_to_play_again_is_for_tables_that_are_over(house: House) -> None:
    await house.begun("ana", "bia")
    answer = await house.forge(house.bia, "mm1:again:1:-1:")
    assert "moved on" in answer.response.content
    assert len(await rows(house)) == 1


async def test_a_refused_command_is_nothing_for_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for name, facts in (
        ("play", {}),
        ("play", {"move": "draw"}),
        ("play", {"move": "nonsense"}),
        ("play", {"move": "accuse nobody"}),
        ("table close", {}),
        ("table leave", {}),
        ("table here", {}),
    ):
        answer = await house.ana.slash(house.channel, name, **facts)
        assert "no table here" in answer.response.content
    await house.begun("ana", "bia")
    answer = await house.dora.slash(house.channel, "play")
    assert "not at this table" in answer.response.content
    answer = await house.ana.slash(house.channel, "play", move="nonsense")
    assert "don't know" in answer.response.content
    answer = await house.ana.slash(house.channel, "play", move="accuse nobody")
    assert "isn't one of the choices" in answer.response.content
    assert not [record for record in caplog.records if record.exc_info]


async def test_choices_of_commands_that_were_never_offered_get_a_sentence(house: House) -> None:
    await house.seated("ana", "bia")
    forged: list[tuple[str, dict[str, Any]]] = [
        ("leaderboard", {"name": "game", "type": 3, "value": "nosuch"}),
        ("leaderboard", {"name": "by", "type": 3, "value": "luck"}),
        ("rules", {"name": "game", "type": 3, "value": "nosuch"}),
        ("nosuch", {"name": "game", "type": 3, "value": "nosuch"}),
        ("play", {"name": "cards", "type": 3, "value": "7S"}),
        ("mau", {"name": "words", "type": 3, "value": "nosuch"}),
        ("table", {"name": "open", "type": 1, "options": [{"name": "rules", "type": 3, "value": "nosuch"}]}),
        ("table", {"name": "open", "type": 1, "options": [{"name": "rules", "type": 3, "value": "solitaire"}]}),
    ]
    for name, option in forged:
        data = {"id": "1", "name": name, "type": 1, "options": [option]}
        answer = await house.ana._dispatch_interaction(2, house.channel, data)
        said = answer.response.content if answer.response else ""
        assert said, name
        assert MISTAKE not in said, name
    assert len(await rows(house)) == 1


TYPED = (
    "x" * 6000,
    "W" * 101,
    "`" * 90,
    "²",
    "#" + "9" * 30,
    "-1",
    "1",
    "\n\n",
    "*_~|>[]()@everyone<@1>",
    "\N{FAMILY}\N{ZERO WIDTH JOINER}" * 60,
    "7S " * 300,
)
"""What somebody types where a command takes any words."""


def typed_commands(house: House) -> Iterator[tuple[str, dict[str, int], dict[str, Any]]]:
    """Each command that takes words: its name, how long each field for words may be, and something for the others that
    it needs.
    """
    for command in house.bot.tree.walk_commands():
        fields = [] if isinstance(command, app_commands.Group) else command.parameters
        free = {
            field.display_name: int(field.max_value or 0)
            for field in fields
            if field.type is AppCommandOptionType.string and not field.choices
        }
        if free:
            needed = {
                field.display_name: needs(house, field)
                for field in fields
                if field.required and field.display_name not in free
            }
            yield command.qualified_name, free, needed


FOR_MANAGERS = ("event", "workshop", "settings")
"""Commands that Discord shows to managers only."""


def needs(house: House, field: app_commands.Parameter) -> Any:
    if field.choices:
        return field.choices[0].value
    return house.caio if field.type is AppCommandOptionType.user else 1


@pytest.mark.parametrize("phase", rest_in_gate(["nothing", "lobby", "match"], ["match"]))
async def test_whatever_is_typed_is_answered_with_a_sentence(house: House, phase: str) -> None:
    boss, channel = manager(house), house.channel
    await boss.slash(channel, "workshop new")  # so that a draft is open
    if phase != "nothing":
        await house.seated("ana", "bia", "caio")
    if phase == "match":
        await house.press(house.ana, "start")
    tried = 0
    for who in (boss, house.ana):
        for name, free, needed in typed_commands(house):
            if who is not boss and name.startswith(FOR_MANAGERS):
                continue
            for turn, words in enumerate(TYPED):
                some = [*free] if turn % 2 else [*free][:1]
                given = dict.fromkeys(free, "1") | {field: words[: free[field]] for field in some} | needed
                answer = await who.slash(channel, name, **given)
                said = " ".join(house.said(one._message) for one in (answer.response, *answer.followups) if one)
                assert answer.response or answer.followups or answer.modal, (name, given)
                assert MISTAKE not in said, (name, given)
                tried += 1
    assert tried > 100


USER = {"id": "5", "username": "eve", "discriminator": "0", "avatar": None}
OPTIONS: tuple[Any, ...] = (
    *(None, 5, "x", {}, {"0": {}}, [None], [5], ["x"], [[]], [{}]),
    *([{"type": 1}], [{"type": 1, "name": []}], [{"type": 1, "name": "leave", "options": ["x"]}]),
    *([{"name": "move", "type": kind, "value": "7S"}] for kind in (None, "3", [], 1, 4, 6, 10, 11, 99)),
    *([{"name": "move", "type": 3, "value": value}] for value in (None, 5, True, 1.5, [], {})),
    *([{"name": "move", "type": 3}], [{"type": 3, "value": "7S"}], [{"name": ["move"], "type": 3, "value": "7S"}]),
    [{"name": "move", "type": 3, "value": "7S"}, 5],
    [{"name": "move", "type": 3, "value": "7S"}, {"name": "leave", "type": 1, "options": []}],
)
"""Options of a command as no Discord sends them."""
NUMBERS = ("1", None, True, 1.5, 1e300, 10**30, -(10**30), [])
RESOLVED: tuple[Any, ...] = (
    *(None, [], "x", {"users": []}, {"users": {"5": None}}, {"users": {"5": {}}}, {"users": {"5": USER | {"id": "x"}}}),
    *({"users": {"6": USER}}, {"members": {"5": {}}}, {"channels": {"5": {}}}, {"attachments": {"5": {}}}),
)
COMPONENTS: tuple[Any, ...] = (
    *(None, 5, "x", {}, [None], [5], [[]], [{"component": None}], [{"component": 5}], [{"component": []}]),
    *([{"component": {"value": value}}] for value in (None, 5, [], ["x" * 5000])),
    *([{"components": None}], [{"components": ["x"]}], [{"components": [{"value": "x"}] * 6}]),
    [{"component": {"value": "x"}}] * 6,
)
"""What stands in a form, as no Discord sends it."""
CHOSEN: tuple[Any, ...] = (None, 5, "x", {}, [None], [5], [[]], [{}], ["x" * 101], [str(one) for one in range(26)])


def shapes(house: House) -> Iterator[tuple[int, dict[str, Any]]]:
    """What interactions never look like, by their type."""
    for options in OPTIONS:
        yield 2, {"name": "play", "options": options}
        yield 2, {"name": "table", "options": options}
        yield 4, {"name": "play", "options": options}
    for value in NUMBERS:
        yield 2, {"name": "analyse", "options": [{"name": "table", "type": 4, "value": value}]}
    for resolved in RESOLVED:
        yield 2, {"name": "stats", "options": [{"name": "player", "type": 6, "value": "5"}], "resolved": resolved}
        files = [{"name": "file", "type": 11, "value": "5"}]
        within = [{"name": "file", "type": 1, "options": files}]
        yield 2, {"name": "game", "options": within, "resolved": resolved}
    for name in (None, 5, [], {}, ["play"]):
        yield 2, {"name": name, "options": []}
    for kind in (2, 3, 4, "1", None, []):
        yield 2, {"name": "play", "options": [], "type": kind}
    yield 2, {"name": "play", "options": [], "guild_id": "x"}


async def test_whatever_shape_a_command_has_is_answered_with_a_sentence(house: House) -> None:
    """One place refuses what Discord never sends, and nothing of it is a mistake of ours."""
    await house.seated("ana", "bia")
    before = await rows(house)
    for kind, data in shapes(house):
        answer = await house.ana._dispatch_interaction(kind, house.channel, {"id": "1", "type": 1, **data})
        said = " ".join(house.said(one._message) for one in (answer.response, *answer.followups) if one)
        assert bool(said) == (kind == 2), data
        assert MISTAKE not in said, data
    assert await rows(house) == before


@pytest.mark.both_databases
async def test_a_number_that_no_table_has_is_answered_with_a_sentence(house: House) -> None:
    """Also one that Discord allows, and the column of a database does not."""
    await house.seated("ana", "bia")
    for number in (10**9, 2**31, 2**53):
        for name in ("table", "which"):
            options = [{"name": name, "type": 4, "value": number}]
            data = {"id": "1", "type": 1, "name": "analyse", "options": options}
            answer = await house.ana._dispatch_interaction(2, house.channel, data)
            said = house.said(answer.response._message)
            assert said, (name, number)
            assert MISTAKE not in said, (name, number)


async def test_whatever_shape_a_form_or_a_select_has_is_answered_with_a_sentence(house: House) -> None:
    await house.seated("ana", "bia")
    before, message, unreadable = await rows(house), await house.table_message(), text("en", "refused-unreadable")
    for kind in OPERATIONS.values():
        given = [{"components": one} for one in COMPONENTS] if kind.longest else [{"values": one} for one in CHOSEN]
        for data in given if kind.longest or kind.op in (ValuePress.op, LevelPress.op, StartPress.op) else given[:2]:
            press = {"custom_id": f"mm1:{kind.op}:1:-1:target", "component_type": 3, "components": [], **data}
            answer = await house._send(house.ana, message, 5 if kind.longest else 3, press)
            said = " ".join(house.said(one._message) for one in (answer.response, *answer.followups) if one)
            assert unreadable in said, press
    assert await rows(house) == before
