"""The day's deal: one try a person, gone on with where it was left; who gives it up has played it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from discord.ui import LayoutView

from bot.tables.lobby import DailyDeal, Location
from bot.tables.table import Outcome, Player, Refused
from bot.time import DAY, day_of
from bot.words.texts import Person
from cogs.daily.announcements import ANNOUNCED_WITHIN_DAYS, DailyBoard
from cogs.daily.commands import SolitaireCog
from cogs.daily.screens import BOARD_LINES, past_board_view
from cogs.daily.store import DailyDealStore, DailyResult
from cogs.people.announcer import RETRY_AFTER_S
from rules.match import PLAYING
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House
from tests.support.repository import process

pytestmark = pytest.mark.both_databases


async def hand(house: House, what: str = "daily") -> str:
    answer = await house.ana.slash(house.channel, "daily", what=what)
    return house.said(answer.response._message)


@pytest.mark.parametrize("command", ["table leave", "table close"])
async def test_giving_up_ends_the_one_try(house: House, command: str) -> None:
    first = await hand(house)
    answer = await house.ana.slash(house.channel, command)
    assert "went wrong" not in answer.response.content
    assert (await house.services.tables.get(1)).closed is not None
    assert "played today's deal already" in await hand(house)
    assert "played today's deal already" in await hand(house)
    assert await house.services.store.tables.get(2) is None
    house.later(86_400)
    again = await hand(house)
    assert "Your turn" in again
    assert again != first, "the next day has a deal of its own"


async def test_a_try_goes_on_where_it_was_left(house: House) -> None:
    first = await hand(house)
    second = await hand(house)
    assert first == second
    other = await house.bia.slash(house.channel, "daily", what="daily")
    assert "Your turn" in house.said(other.response._message)
    await hand(house, "new")
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [1, 2, 3]
    assert await hand(house) == first


async def test_a_game_of_ones_own_can_be_left_and_begun_anew(house: House) -> None:
    await hand(house, "new")
    answer = await house.leave(house.ana)
    assert "left" in house.said(answer.response._message)
    await hand(house, "new")
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [2]


async def test_a_try_that_was_cut_short_before_the_deal_is_dealt(house: House) -> None:
    """The bot died between the table and its deal."""
    deal = house.services.lobbies.deal_alone

    async def dies(*_: object) -> Outcome:
        raise Refused("moved-on")

    house.services.lobbies.deal_alone = dies
    assert "moved on" in await hand(house)
    house.services.lobbies.deal_alone = deal
    assert "Your turn" in await hand(house)
    assert [number for number, *_ in await house.services.store.open_tables.places()] == [1]


async def test_of_two_tries_at_once_one_counts(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await here.store.servers.meet(1, "en-US")
        await here.store.people.meet(1, "ana", "en-US")
        tries = (
            here.lobbies.open_alone(Location(1, 10), Player(1, "ana"), daily=DailyDeal("2026-01-01", "seed"))
            for _ in range(3)
        )
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Outcome) for one in found) == 1
        assert sum(isinstance(one, Refused) for one in found) == 2
        assert await DailyDealStore(here.store.database).find_try("2026-01-01", 1) == 1
        assert await here.store.open_tables.list_for_person(1) == [1]


async def test_the_leaderboard_of_all_games_compares_no_points(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    answer = await house.board(house.ana, by="wins")
    assert house.options(answer.response._message, "leaders-by") == ["wins/", "placings/", "computers/"]
    answer = await house.board(house.ana, by="points")
    assert house.chosen(answer.response._message, "leaders-game") == "Mau Mau Voador", "the one played most"


# when the day is over its board is told


async def board_channel(house: House) -> Any:
    """A channel in which the server wants the board of each day."""
    channel = house.guild.create_text_channel("deals")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "daily", str(channel.id))
    return channel


async def solve(house: House, who: Any, held: str) -> None:
    """Somebody tries the day's deal, and gets rid of a hand of these cards."""
    await who.slash(house.channel, "daily", what="daily")
    house.number = await house.cog(SolitaireCog).deals.find_try(day_of(house.bot.wall()), who.id) or 0
    table = await house.lay(f"top 5S\nhand {table_name(who)} {held}\nturn {table_name(who)}\n")
    while table.state is not None and table.state.phase == PLAYING:
        may = table.game.legal(table.state, 0)
        first = next((one for one in may if one.verb == "play"), may[0])
        table = (await house.services.matches.act(house.number, who.id, [first])).table


def table_name(who: Any) -> str:
    return str(who.user.name)


def told(house: House, channel: Any) -> list[str]:
    return [house.said(message) for message in house.messages(channel.id)]


def heralds(house: House) -> DailyBoard:
    """As it is after a restart."""
    boards = house.cog(SolitaireCog).board
    return DailyBoard(boards.source, boards.using, boards.channel_of)


async def test_when_the_day_is_over_its_board_is_told_once(house: House) -> None:
    channel = await board_channel(house)
    await solve(house, house.ana, "9S 6S")
    await solve(house, house.bia, "6S")
    await house.caio.slash(house.channel, "daily", what="daily")
    await house.leave(house.caio)
    await house.dora.slash(house.channel, "daily", what="daily")
    date = day_of(house.bot.wall())
    await heralds(house).tick()
    assert told(house, channel) == [], "the day is not over"
    house.later(DAY)
    await house.env.advance_time(3)
    await heralds(house).tick()
    await house.cog(SolitaireCog).board.tick()
    (said,) = told(house, channel)
    assert f"Daily deal · {date}" in said
    assert said.index("1\\. **bia**") < said.index("2\\. **ana**")
    assert "didn't make it: **caio**" in said
    assert "dora" not in said, "she still plays it"
    house.later(DAY)
    await house.env.advance_time(3)
    assert len(told(house, channel)) == 1, "nobody tried that day's deal"


async def test_of_several_days_without_the_bot_the_last_one_is_told(house: House) -> None:
    channel = await board_channel(house)
    for _ in range(3):
        await solve(house, house.ana, "6S")
        date = day_of(house.bot.wall())
        house.skipped += DAY  # and nobody looks at the clock
    house.later(2 * DAY)
    await heralds(house).tick()
    await heralds(house).tick()
    (said,) = told(house, channel)
    assert f"Daily deal · {date}" in said
    await solve(house, house.ana, "6S")
    house.later((ANNOUNCED_WITHIN_DAYS + 1) * DAY)
    await heralds(house).tick()
    assert len(told(house, channel)) == 1, "of what was long ago nobody wants to hear"


async def test_a_server_that_chose_no_channel_or_lost_it_hears_nothing_later(house: House) -> None:
    await solve(house, house.ana, "6S")
    house.later(DAY)
    today = day_of(house.bot.wall())
    assert len(await house.cog(SolitaireCog).deals.list_due_boards("2000-01-01", today)) == 1
    await heralds(house).tick()
    assert await house.cog(SolitaireCog).deals.list_due_boards("2000-01-01", today) == []
    channel = await board_channel(house)
    await heralds(house).tick()
    assert told(house, channel) == []
    await solve(house, house.ana, "6S")
    house.later(DAY)
    house.env.backend.delete_channel(channel.id)
    await heralds(house).tick()
    assert await house.cog(SolitaireCog).deals.list_due_boards("2000-01-01", day_of(house.bot.wall())) == []


async def test_a_discord_that_does_not_listen_is_told_again_and_the_other_servers_are_told(house: House) -> None:
    await solve(house, house.ana, "6S")
    other = house.env.create_guild("Elsewhere")
    room = other.create_text_channel("sala")
    dora = other.add_member(house.dora.user)
    await dora.slash(room, "daily", what="daily")
    await house.leave(dora, room)
    channel = await board_channel(house)
    await house.services.preferences.choose("server", other.id, "daily", str(room.id))
    house.later(DAY)
    refused: list[int] = []

    class Deaf(DailyBoard):
        async def announcement(self, server: int, past: str, locale: str) -> LayoutView | None:
            if server == house.guild.id and not refused:
                refused.append(server)
                raise TimeoutError
            return await super().announcement(server, past, locale)

    board = house.cog(SolitaireCog).board
    deaf = Deaf(board.source, board.using, board.channel_of)
    before = len(house.messages(room.id))
    await deaf.tick()
    assert told(house, channel) == []
    (said,) = told(house, room)[before:]
    assert "Nobody made it" in said
    await deaf.tick()
    assert told(house, channel) == [], "not at once"
    house.later(RETRY_AFTER_S)
    await deaf.tick()
    assert len(told(house, channel)) == 1
    assert len(told(house, room)) == before + 1


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_the_longest_board_fits(locale: str) -> None:
    done = [DailyResult(number, "_*" * 16, 10**6) for number in range(200)]
    view = past_board_view("2026-11-22", done, ["_*" * 16] * 200, Person(locale))
    assert view.content_length() <= 4000
    assert str(200 - BOARD_LINES) in str(view.to_components())
