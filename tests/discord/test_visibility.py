"""Who may see it: what was played in a place that somebody does not see is told to them by no command or button."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite, app_commands
from discord.enums import AppCommandOptionType, ChannelType
from simcord.builders import ChannelHandle

from bot.screens.components import OPERATIONS, PagePress, Press, Slots, SubjectPress, TablePress
from bot.screens.page import RulesPress, VotePress
from bot.words import texts
from cogs.archive.logs import LogStore
from cogs.lookback.tabs import RoundPress
from tests.support.examples import rest_in_gate
from tests.support.house import House, manager

QUETZALLI, XOCHITL = "Quetzalli", "Xochitl"
"""Two people with names that nothing else says."""
OF_SERVER = {"leaderboard", "record", "stats", "best", "board", "leaders", "gfile", "glook"}
"""Commands and buttons that tell of a whole server and of no table."""
Kind = Callable[[House, Any], Awaitable[ChannelHandle]]


def overwrites(who: Any) -> dict[Any, PermissionOverwrite]:
    return {who: PermissionOverwrite(view_channel=False)}


async def seen(house: House, who: Any) -> ChannelHandle:
    return house.guild.create_text_channel("open")


async def hidden(house: House, who: Any) -> ChannelHandle:
    return house.guild.create_text_channel("secret", overwrites=overwrites(who))


def thread_in(house: House, above: ChannelHandle, kind: ChannelType = ChannelType.public_thread) -> ChannelHandle:
    me = house.env.backend.bot_user.id
    made = house.env.backend.create_thread(above.id, "a thread", me, type=kind.value, broadcast=True)
    return ChannelHandle(house.env, house.guild, made)


async def thread_of_hidden(house: House, who: Any) -> ChannelHandle:
    return thread_in(house, await hidden(house, who))


async def thread_of_seen(house: House, who: Any) -> ChannelHandle:
    return thread_in(house, await seen(house, who))


async def private_thread(house: House, who: Any) -> ChannelHandle:
    return thread_in(house, await seen(house, who), ChannelType.private_thread)


async def post_of_hidden_forum(house: House, who: Any) -> ChannelHandle:
    forum = house.guild.create_forum_channel("forum")
    house.env.backend.set_overwrite(forum.id, _denied(who))
    return thread_in(house, forum)


def _denied(who: Any) -> Any:
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    _, deny = PermissionOverwrite(view_channel=False).pair()
    return Overwrite(target_id=who.id, type=OverwriteType.MEMBER, allow=0, deny=deny.value)


async def stays(house: House, place: ChannelHandle) -> None:
    """The place is as it was."""


async def deleted(house: House, place: ChannelHandle) -> None:
    """The place is deleted after the match."""
    house.env.backend.delete_channel(place.id)
    await house.env.settle()


async def archived(house: House, place: ChannelHandle) -> None:
    """The thread is archived, and the bot starts again: it is not told of archived threads."""
    house.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": True})
    await house.restart()
    house.bot.get_guild(house.guild.id)._threads.pop(place.id)


HIDDEN = [
    pytest.param(hidden, stays, id="hidden"),
    pytest.param(thread_of_hidden, stays, id="thread", marks=pytest.mark.gate),
    pytest.param(thread_of_hidden, archived, id="archived thread"),
    pytest.param(private_thread, stays, id="private thread", marks=pytest.mark.gate),
    pytest.param(private_thread, archived, id="archived private thread", marks=pytest.mark.gate),
    pytest.param(post_of_hidden_forum, stays, id="forum", marks=pytest.mark.gate),
    pytest.param(post_of_hidden_forum, archived, id="archived post", marks=pytest.mark.gate),
    pytest.param(seen, deleted, id="deleted", marks=pytest.mark.gate),
]
SEEN = [
    pytest.param(seen, stays, id="seen"),
    pytest.param(thread_of_seen, stays, id="thread", marks=pytest.mark.gate),
    pytest.param(thread_of_seen, archived, id="archived thread", marks=pytest.mark.gate),
]


async def played(house: House, place: ChannelHandle, *, ended: bool = True) -> int:
    """A match of one round between two people whom nobody else is called like; its number."""
    await house.env.settle()
    one, other = (house.guild.add_member(house.env.create_user(name)) for name in (QUETZALLI, XOCHITL))
    house.people |= {QUETZALLI.lower(): one, XOCHITL.lower(): other}
    for who in (one, other) if place.is_thread else ():
        house.env.backend.add_thread_member(place.id, who.id)
    await house.env.settle()
    await one.slash(place, "open", game="voador")
    house.number += 1
    lobbies, number = house.services.lobbies, house.number
    for name, value in {"thread": "off", "target": "1"}.items():
        await lobbies.set_option(number, one.id, name, value)
    await house.services.store.people.meet(other.id, XOCHITL, "en-US")
    await lobbies.sit(number, other.id, XOCHITL)
    await lobbies.start(number, one.id)
    table = await house.table()
    assert table.state is not None
    seat = table.awaited[0]
    await house.services.matches.act(number, table.players[seat].person or 0, [table.game.moves(table.state, seat)[0]])
    if ended:
        await house.play_out()
    await house.services.painter.finish()
    assert ((await house.table()).closed is not None) == ended
    return number


async def everything_asked(house: House, who: Any, number: int) -> dict[str, str]:
    """Every command, and every button of the table, as this person asks for it; what each answers."""
    found: dict[str, str] = {}
    whom = house.people[QUETZALLI.lower()]
    for command in [*house.bot.tree.walk_commands()]:
        if isinstance(command, app_commands.Group) or (command.root_parent or command).default_permissions:
            continue
        given: dict[str, Any] = {}
        for parameter in command.parameters:
            match parameter.type:
                case AppCommandOptionType.integer:
                    least = int(parameter.min_value or 0)
                    given[parameter.display_name] = number if "table" in parameter.name else max(1, least)
                case AppCommandOptionType.user:
                    given[parameter.display_name] = whom
                case AppCommandOptionType.string if parameter.required and not parameter.choices:
                    given[parameter.display_name] = str(number)
                case AppCommandOptionType.string if parameter.required:
                    given[parameter.display_name] = parameter.choices[0].value
        for some in ([{}] if not any(parameter.required for parameter in command.parameters) else []) + [given]:
            answer = await who.slash(house.channel, command.qualified_name, **some)
            found[f"/{command.qualified_name} {[*some]}"] = said(house, answer)
    pressed = (await who.slash(house.channel, "games")).response._message
    for kind in OPERATIONS.values():
        for press in forged(kind, number, whom.id):
            before = deepcopy(pressed)
            answer = await house.forge_at(who, pressed, press.id, [str(number)])
            now = house.env.backend.get_message(pressed.channel_id, pressed.id)
            found[press.id.removeprefix("mm1:")] = said(house, answer) + house.said(now)
            if now != before:  # theirs alone, and replaced: the next press is of another one
                pressed = (await who.slash(house.channel, "games")).response._message
    return found


def forged(kind: type[Press], number: int, person: int) -> list[Press]:
    """Presses of an operation that ask for a table or for what is finished."""
    if issubclass(kind, RoundPress):
        return [kind(number, 1)]
    if issubclass(kind, PagePress):
        return [kind(0, subject) for subject in (f"{number}/open/a", f"{number}/open", f"{person}", "")]
    if issubclass(kind, SubjectPress):
        return [kind(subject) for subject in (f"{number}/json", f"{number}", f"{person}")]
    return [kind.from_slots(Slots(number, None, "1" if kind is VotePress else ""))]


def said(house: House, answer: Any) -> str:
    """Everything that an answer shows, files too."""
    messages = [one._message for one in (answer.response, *answer.followups) if one]
    files = [str(file.get("filename")) for message in messages for file in message.attachments]
    return "\n".join([*(house.said(message) for message in messages), *files])


def telling(found: dict[str, str], number: int, place: int) -> list[str]:
    """What tells of the table: its number, its place, the other player."""
    marks = re.compile(rf"#{number}\b|maumau-{number}\b|{place}|{XOCHITL}")
    asked = [one for one, answer in found.items() if marks.search(answer)]
    return [one for one in asked if re.split("[ :]", one.lstrip("/"))[0] not in OF_SERVER]


@pytest.mark.parametrize(("kind", "then"), HIDDEN)
async def test_no_command_and_no_button_tells_of_a_table_in_a_place_that_one_does_not_see(
    house: House, kind: Kind, then: Any
) -> None:
    place = await kind(house, house.caio)
    number = await played(house, place)
    await then(house, place)
    found = await everything_asked(house, house.caio, number)
    assert telling(found, number, place.id) == []
    assert len(found) > 60


@pytest.mark.parametrize("kind", rest_in_gate([hidden, thread_of_hidden, private_thread], [thread_of_hidden]))
async def test_while_it_is_played_nothing_tells_of_it_either(house: House, kind: Kind) -> None:
    """Who presses at another table for one that is elsewhere is led there, but only if they may see the place."""
    place = await kind(house, house.caio)
    await house.env.settle()
    await house.seated("ana", "bia")
    other, found = await house.table_message(), {}
    number = await played(house, place, ended=False)
    assert telling(await everything_asked(house, house.caio, number), number, place.id) == []
    for op in (op for op, press in OPERATIONS.items() if issubclass(press, TablePress)):
        answer = await house.forge_at(house.caio, other, f"mm1:{op}:{number}:-1:", [str(number)])
        found[op] = said(house, answer)
    assert telling(found, number, place.id) == []
    assert any(texts.text("en", "refused-no-table") in one for one in found.values())


@pytest.mark.parametrize(("kind", "then"), SEEN)
async def test_whoever_sees_the_place_is_shown_it_all(house: House, kind: Kind, then: Any) -> None:
    """So that the test above cannot pass because nothing is ever told."""
    place = await kind(house, house.caio)
    number = await played(house, place)
    await then(house, place)
    found = telling(await everything_asked(house, house.caio, number), number, place.id)
    look = f"0:0:{number}/open"
    shown = f"matches:0:-1:{house.people[QUETZALLI.lower()].id}"
    wanted = {shown, "history-open:0:0:", f"replay:{look}/a", f"replay-eyes:{look}", f"replay-round:{look}"}
    assert (wanted | {f"replay-export:0:-1:{number}/json"}) - {*found} == set(), found


async def test_in_a_private_thread_it_is_seen_by_whoever_stands_there(house: House) -> None:
    """And by whoever manages threads. Who is in it is not known elsewhere."""
    place = await private_thread(house, house.caio)
    number = await played(house, place)
    player = house.people[XOCHITL.lower()]
    assert f"#{number}" in said(house, await house.past_matches(player, where=place))
    assert f"#{number}" not in said(house, await house.past_matches(player))
    role = house.guild.create_role("keepers", permissions=discord.Permissions(manage_threads=True))
    keeper = house.guild.add_member(house.env.create_user("keeper"), roles=[role])
    assert f"#{number}" in said(house, await house.past_matches(keeper))
    boss = manager(house)
    assert f"#{number}" not in said(house, await house.past_matches(boss))


async def test_a_list_counts_and_pages_what_its_reader_sees(house: House) -> None:
    place = await hidden(house, house.caio)
    number = await played(house, place)
    shown = await house.begun("ana", "bia", target="1")
    await house.play_out()
    answer = said(house, await house.past_matches(house.caio))
    assert f"#{shown.id}" in answer
    assert f"#{number}" not in answer
    finished = LogStore(house.services.store.database).list_finished
    for person in (None, house.ana.id, house.people[XOCHITL.lower()].id):
        for size in (1, 8):
            found, count = await finished(house.guild.id, person=person, page=0, size=size, hidden=[place.id])
            shows = person != house.people[XOCHITL.lower()].id
            assert ([one.number for one in found], count) == ([shown.id] if shows else [], int(shows))
    both = said(house, await house.past_matches(house.dora))
    assert f"#{shown.id}" in both
    assert f"#{number}" in both


async def test_who_sits_at_a_table_finds_it_though_the_place_is_hidden_from_them(house: House) -> None:
    """They hold a hand there, and may leave."""
    place = await hidden(house, house.caio)
    await house.env.settle()
    await house.ana.slash(place, "open")
    house.number += 1
    assert "#1" not in said(house, await house.caio.slash(house.channel, "games"))
    await house.services.store.people.meet(house.caio.id, "caio", "en-US")
    await house.services.lobbies.sit(house.number, house.caio.id, "caio")
    assert "#1" in said(house, await house.caio.slash(house.channel, "games"))


async def test_the_rules_of_a_table_are_read_by_whoever_sees_it_and_by_nobody_else(house: House) -> None:
    """Also from a message that only the reader has."""
    place = await hidden(house, house.caio)
    await house.env.settle()
    await house.ana.slash(place, "open", game="voador")
    house.number += 1
    await house.services.lobbies.set_option(house.number, house.ana.id, "mau_penalty", "3")
    press = RulesPress(house.number, "essentials.voador")
    for who, reads in ((house.dora, True), (house.caio, False)):
        own = (await who.slash(house.channel, "games")).response._message
        answer = await house.forge_at(who, own, press.id)
        now = said(house, answer) + house.said(house.env.backend.get_message(own.channel_id, own.id))
        assert ("(*Accuse*), you draw 3" in now) == reads
        assert (texts.text("en", "refused-not-seated") in now) != reads
