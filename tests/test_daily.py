"""The day's deal: one try a person, gone on with where it was left; who gives it up has played it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables import Outcome, Refused
from tests.doors import process
from tests.house import House


async def hand(house: House, what: str = "daily") -> str:
    answer = await house.ana.slash(house.channel, "solitaire", what=what)
    return house.said(answer.response._message)


@pytest.mark.parametrize("command", ["table leave", "table close"])
async def test_giving_up_ends_the_one_try(house: House, command: str) -> None:
    first = await hand(house)
    answer = await house.ana.slash(house.channel, command)
    assert "went wrong" not in answer.response.content
    assert (await house.bot.tables.get(1)).closed is not None
    assert "played today's deal already" in await hand(house)
    assert "played today's deal already" in await hand(house)
    assert await house.bot.store.table(2) is None
    house.later(86_400)
    again = await hand(house)
    assert "Solitaire" in again
    assert again != first, "the next day has a deal of its own"


async def test_a_try_goes_on_where_it_was_left(house: House) -> None:
    first = await hand(house)
    second = await hand(house)
    assert first == second
    other = await house.bia.slash(house.channel, "solitaire", what="daily")
    assert "Solitaire" in house.said(other.response._message)
    await hand(house, "new")
    assert [number for number, *_ in await house.bot.store.open_places()] == [1, 2, 3]
    assert await hand(house) == first


async def test_a_game_of_ones_own_can_be_left_and_begun_anew(house: House) -> None:
    await hand(house, "new")
    answer = await house.ana.slash(house.channel, "table leave")
    assert "left" in answer.response.content
    await hand(house, "new")
    assert [number for number, *_ in await house.bot.store.open_places()] == [2]


async def test_a_try_that_was_cut_short_before_the_deal_is_dealt(house: House) -> None:
    """The bot died between the table and its deal."""
    deal = house.bot.lobbies.deal_alone

    async def dies(*_: object) -> Outcome:
        raise Refused("moved-on")

    house.bot.lobbies.deal_alone = dies  # type: ignore[method-assign]
    assert "moved on" in await hand(house)
    house.bot.lobbies.deal_alone = deal  # type: ignore[method-assign]
    assert "Solitaire" in await hand(house)
    assert [number for number, *_ in await house.bot.store.open_places()] == [1]


async def test_of_two_tries_at_once_one_counts(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await here.store.server(1, "en-US")
        await here.store.meet(1, "ana", "en-US")
        tries = (here.lobbies.open_alone(1, 10, 1, "ana", seed="seed", date="2026-01-01") for _ in range(3))
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Outcome) for one in found) == 1
        assert sum(isinstance(one, Refused) for one in found) == 2
        assert await here.store.tried("2026-01-01", 1) == 1
        assert await here.store.tables_of(1) == [1]


async def test_the_leaderboard_of_all_games_compares_no_points(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    answer = await house.ana.slash(house.channel, "leaderboard")
    assert house.options(answer.response._message, "leaders-by") == ["wins/", "placings/"]
    answer = await house.ana.slash(house.channel, "leaderboard", by="points")
    assert "Mau Mau Voador · all time · points" in house.said(answer.response._message), "the one played most"
