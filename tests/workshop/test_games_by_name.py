"""Games of servers by their names: on leaderboards, in the history, at the desk, and in the options of a lobby."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.components import Unreadable
from bot.screens.lobby import OPTION_PAGES, OTHER_GAME
from bot.screens.page import Page, VotePress
from bot.words import texts
from bot.words.texts import Person
from cogs.people.screens import DESK_MATCHES, ManagePress
from cogs.standings.boards import LadderChoice
from cogs.tables.screens import options_view
from rules.catalogue import MORE_GAMES
from rules.shedding.definitions.book import key_of
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House, manager
from tests.support.screens import check
from tests.support.workshop import games_of

OURS = """format = 1
name = "Tia *Rosa*"
about = "As aunt Rosa plays it"
players = [2, 4]

[counting]
target = 1

[[cards]]
which = "7"
draw_debt = { cards = 2, answered_by = "7" }
"""
NAME = r"Tia \*Rosa\*"


async def kept(house: House, text: str = OURS) -> Any:
    server = house.guild.id
    await house.services.store.servers.meet(server, "en")
    return await games_of(house).take(server, house.ana.id, text)


async def played(house: House, game: Any) -> None:
    """Ana wins a match of this game against bia."""
    await house.begun("ana", "bia", rules=f"#{game.id}")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")


async def test_an_own_game_has_its_board_and_is_called_by_its_name(house: House) -> None:
    game = await kept(house)
    await played(house, game)
    changed = OURS.replace("target = 1", "target = 2")
    await games_of(house).take(house.guild.id, house.ana.id, changed)  # its name is known all the same
    offered = await house.bia.autocomplete(house.channel, "leaderboard", "game", "rosa")
    key = key_of(OURS)
    assert [(one["name"], one["value"]) for one in offered] == [("📝 Tia *Rosa*", key)]
    board = (await house.board(house.bia, game=key, by="wins")).response._message
    assert "**ana**" in house.said(board)
    assert key in house.options(board, "leaders-game")
    by_points = (await house.board(house.bia, game=key, by="points")).response._message
    assert key in house.options(by_points, "leaders-game")
    stats = (await house.record(house.ana, game=key)).response._message
    assert NAME in house.said(stats)
    assert key in house.options(stats, "stats")
    history = (await house.past_matches(house.ana)).response._message
    assert NAME in house.said(history)
    boss = manager(house)
    desk = (await house.desk(boss)).response._message
    matches = (await boss.click(house._real(desk), custom_id=ManagePress(0, DESK_MATCHES).id)).response._message
    assert "a game of this server" not in house.said(matches)


async def test_two_versions_of_a_game_are_told_apart(house: House) -> None:
    await played(house, await kept(house))
    await played(house, await kept(house, OURS.replace("target = 1", "target = 1\nrounds = 1")))
    offered = await house.bia.autocomplete(house.channel, "leaderboard", "game", "rosa")
    labels = [one["name"] for one in offered]
    assert len(set(labels)) == 2
    assert all("Tia *Rosa*" in label for label in labels)


async def test_another_server_does_not_hear_of_it(house: House) -> None:
    await played(house, await kept(house))
    for server, hears in ((house.guild.id, True), (house.guild.id + 1, False)):
        assert bool(await house.services.offers.titles_like(server, "", 25)) == hears


@pytest.mark.parametrize("argument", ["own-xyz/wins//", "own-0123456789ab/wins//x", "own-0123456789ab/points//a b"])
def test_a_forged_board_is_unreadable(argument: str) -> None:
    with pytest.raises(Unreadable):
        LadderChoice.read(argument)


async def test_the_options_of_a_lobby_offer_the_servers_games(house: House) -> None:
    game = await kept(house)
    await house.ana.slash(house.channel, "open", game="voador")
    house.number += 1
    screen = await house.setting(house.ana, OTHER_GAME)
    assert f"#{game.id}" in house.options(screen, "game"), "the last select is that of the server's own games"
    chosen = await house.choose(house.ana, "game", f"#{game.id}", message=screen)
    assert (await house.table()).game.source == OURS
    await games_of(house).delete(house.guild.id, f"#{game.id}")
    said = await house.forge_at(house.ana, chosen.response._message, house.buttons(screen)["game"], [f"#{game.id}"])
    assert texts.text("en", "refused-no-game", game=rf"\#{game.id}") in (
        said.response.content or house.said(said.response._message)
    )
    assert (await house.table()).game.source == OURS


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
async def test_the_options_of_a_lobby_keep_discords_limits(house: House, tongue: str) -> None:
    for number in range(25):
        await kept(house, OURS.replace("Tia *Rosa*", f"{number} @everyone {'_*' * 12}"))
    every = await games_of(house).all(house.guild.id)
    for rules in ("branne", "makao", "voador", f"#{every[0].id}"):
        await house.ana.slash(house.channel, "open", game=rules)
        house.number += 1
        table = await house.table()
        own = await house.services.offers.options(house.guild.id, table.game.source)
        for opened in (*OPTION_PAGES, *table.game.options):
            check(options_view(Page(table, Person(tongue)), opened, saves=True, own=own))
    view = options_view(Page(table, Person(tongue)), OTHER_GAME, own=[])
    said = str(view.to_components())
    assert all(texts.text(tongue, f"game-{name}") in said for name in MORE_GAMES)
    assert table.game.name in said, "a game that was deleted since is still the one that is chosen"


QUIET = f"""{OURS}
[rules]
silence = "ROSA-4"

[[cards]]
which = "K"
silence = true
"""


async def test_a_charge_by_a_rule_of_ones_own_game_is_told(house: House) -> None:
    """On the command, at the table, and on the hands of those who vote, which are shown as usual."""
    await house.begun("ana", "bia", "caio", rules=f"#{(await kept(house, QUIET)).id}")
    await house.lay("top 5S\nhand ana 6S 8C\nhand bia 2C 9C\nhand caio 3D 4D\nturn ana\n")
    said = texts.text("en", "charge-VOA-15")
    offered = await house.ana.autocomplete(house.channel, "table complain", "rule", "")
    assert [(one["name"], one["value"]) for one in offered] == [(said, "ROSA-4")]
    await house.ana.slash(house.channel, "table complain", player="bia", rule="ROSA-4")
    await house.services.painter.finish()
    for message in (await house.table_message(), house.hand(house.caio)):
        assert said in house.said(message)
        assert VotePress.op in house.buttons(message)
