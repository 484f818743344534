"""Games that a server writes down: taken from files and given as files, played, kept word by word by their tables."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.store.schema import games, tables
from bot.tables.lobby import Location, TableSetup
from bot.tables.table import Player, Refused
from bot.words import texts
from cogs.people.erasure import ErasureStore
from cogs.workshop.screens import GameDeletePress, GameLookPress
from cogs.workshop.service import FILE_BYTES, GAMES_PER_SERVER, decode_file
from rules.match import PLAYING
from rules.shedding.definitions.faults import BadDefinition
from tests.support.house import House, manager, show_command
from tests.support.workshop import ROSA, games_of

pytestmark = pytest.mark.both_databases


async def take(house: House, who: Any, file: bytes) -> str:
    """What somebody is answered who gives a file."""
    answer = await who.slash(house.channel, "workshop file", file=("ours.toml", file))
    return house.said(answer.response._message) if answer.response is not None else ""


async def kept(house: House, text: str = ROSA) -> Any:
    """A game of the server, taken from its text."""
    server = house.guild.id
    await house.services.store.servers.meet(server, "en")
    return await games_of(house).take(server, house.ana.id, text)


async def test_a_game_from_a_file_is_played_and_given_as_the_same_file(house: House) -> None:
    boss = manager(house)
    said = await take(house, boss, ROSA.encode())
    assert r"Tia \*Rosa\*" in said
    assert texts.text("en", "game-taken-in") in said
    (game,) = await games_of(house).all(house.guild.id)
    assert (game.definition, game.version) == (ROSA, 1)
    given = (await boss.slash(house.channel, "workshop file", game=f"#{game.id}")).response
    assert given._message.attachments[0]["filename"] == "tia--rosa.toml"
    table = await opened(house, f"#{game.id}")
    assert table.game.book.title == "Tia *Rosa*"
    await house.computer(house.ana)
    await house.press(house.ana, "start")
    await house.restart()
    again = await house.table()
    assert again.state is not None
    assert again.state.phase == PLAYING
    assert again.game.source == ROSA


async def opened(house: House, rules: str) -> Any:
    """A table that ana opens with this game."""
    await house.ana.slash(house.channel, "open", game=rules)
    house.number += 1
    return await house.table()


async def test_a_table_keeps_the_definition_with_which_it_began(house: House) -> None:
    game = await kept(house)
    await opened(house, f"#{game.id}")
    changed = ROSA.replace("cards = 2,", "cards = 3,")
    after = await games_of(house).take(house.guild.id, house.bia.id, changed)
    assert (after.id, after.version) == (game.id, 2)
    await games_of(house).delete(house.guild.id, f"#{game.id}")
    await house.restart()
    assert (await house.table()).game.source == ROSA
    assert (await house.bia.slash(house.channel, "open", game=f"#{game.id}")).response.content == texts.text(
        "en", "refused-no-game", game=rf"\#{game.id}"
    )


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (b"\x00\xff\xfe" * 40, "refused-file-no-text"),
        (b"# " + b"x" * FILE_BYTES, "refused-file-too-long"),
    ],
)
def test_what_is_no_text_is_refused(file: bytes, key: str) -> None:
    with pytest.raises(Refused) as refused:
        decode_file(file)
    assert f"refused-{refused.value.key}" == key


@pytest.mark.parametrize(
    "text",
    [
        ROSA + '\n[pack]\ncards = "all"\n',
        ROSA.replace("format = 1", "format = 99"),
        ROSA.replace("Tia *Rosa*", "\u202erosa"),
        ROSA.replace("packs = 2", "pakcs = 2"),
        ROSA + "\n".join(f'[[cards]]\nwhich = "{n % 9 + 2}"\nskip = true' for n in range(2000)),
        ROSA.replace("cards = 2,", "cards = 2000,"),
        "",
    ],
)
async def test_what_is_wrong_with_a_file_is_said(house: House, text: str) -> None:
    said = await take(house, manager(house), text.encode())
    assert said.startswith(texts.text("en", "own-wrong"))
    assert await games_of(house).all(house.guild.id) == []


async def test_a_name_is_never_more_than_words(house: House) -> None:
    text = ROSA.replace("Tia *Rosa*", "@everyone <@1> [x](http://y)")
    said = await take(house, manager(house), text.encode())
    assert r"\@everyone \<\@1\>" in said
    assert "@everyone" not in said.replace(r"\@everyone", "")


async def test_only_those_may_write_whom_the_server_lets(house: House) -> None:
    await show_command(house, "workshop")
    assert await take(house, house.bia, ROSA.encode()) == texts.text("en", "refused-writing-managers")
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.preferences.choose("server", house.guild.id, "writing", "everyone")
    assert texts.text("en", "game-taken-in") in await take(house, house.bia, ROSA.encode())


async def test_a_server_has_so_many_games_and_no_two_of_a_name(house: House) -> None:
    await kept(house)
    server = house.guild.id
    with pytest.raises(Refused, match="game-taken"):
        await games_of(house).copy(server, house.ana.id, ROSA, "TIA *ROSA*")
    for number in range(GAMES_PER_SERVER - 1):
        await games_of(house).copy(server, house.ana.id, ROSA, f"Rosa {number}")
    with pytest.raises(Refused, match="games-full"):
        await games_of(house).copy(server, house.ana.id, ROSA, "one more")


async def test_what_a_later_version_has_saved_is_told_and_not_lost(house: House) -> None:
    game, boss = await kept(house), manager(house)
    newer = ROSA.replace("format = 1", "format = 99")
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(sa.update(games).values(definition=newer))
    shown = (await boss.slash(house.channel, "workshop list")).response._message
    said = await house.choose(boss, GameLookPress.op, str(game.id), message=shown)
    assert texts.text("en", "own-wrong-newer", given="99") in house.said(said.response._message)
    with pytest.raises(BadDefinition):
        await house.services.lobbies.open(
            Location(house.guild.id, house.channel.id), Player(house.ana.id, "ana"), TableSetup(newer)
        )


async def test_a_game_is_deleted_after_a_question(house: House) -> None:
    game, boss = await kept(house), manager(house)
    asked = (await boss.slash(house.channel, "workshop delete", game=f"#{game.id}")).response._message
    await house.press(boss, GameDeletePress.op, message=asked)
    assert await games_of(house).all(house.guild.id) == []


async def test_a_game_outlives_the_person_who_wrote_it_and_goes_with_its_server(house: House) -> None:
    game = await kept(house)
    await opened(house, f"#{game.id}")
    await house.leave(house.ana)
    await ErasureStore(house.services.store.database).erase(house.ana.id, [], lambda row, script: (row, script))
    (left,) = await games_of(house).all(house.guild.id)
    assert left.author is None
    await ErasureStore(house.services.store.database).delete_server(house.guild.id)
    assert await games_of(house).all(house.guild.id) == []
    async with house.services.store.database.engine.begin() as connection:
        assert (await connection.execute(sa.select(tables.c.definition))).all() == []


async def test_the_servers_games_are_offered_while_somebody_types(house: House) -> None:
    game = await kept(house)
    found = await house.ana.autocomplete(house.channel, "open", "game", "rosa")
    assert [one["value"] for one in found] == [f"#{game.id}"]
    every = await house.ana.autocomplete(house.channel, "open", "game", "")
    assert {"voador", "classic", f"#{game.id}"} <= {one["value"] for one in every}
    like = await manager(house).autocomplete(house.channel, "workshop new", "like", "german")
    assert "german" in {one["value"] for one in like}
