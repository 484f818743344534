"""Hints in the buttons of special cards: what they say, and who gets them."""

from __future__ import annotations

import pytest

from tests.support.house import House, parts


def labels(house: House, who: str) -> list[str]:
    """The labels of the buttons on somebody's hand."""
    return [
        part["label"].replace("\u00a0", " ")
        for part in parts(house.hand(house.people[who]).components)
        if part.get("label")
    ]


async def test_hints_stand_in_the_buttons_in_the_first_rounds_or_as_one_likes(house: House) -> None:
    await house.begun("ana", "bia", rules="classic")
    laid = "top 5S\nhand ana 7S 6S\nhand bia 4H 8S\nturn ana\n"
    await house.lay(laid)
    plain, seven = labels(house, "ana")[:2]
    assert plain == "6♤", "a plain card has none"
    assert seven == "7♤ · bia draws 2"
    await house.services.preferences.choose("person", house.ana.id, "hints", "off")
    await house.lay(laid)
    assert {"6♤", "7♤"} <= {*labels(house, "ana")}
    await house.services.preferences.choose("person", house.ana.id, "hints", "auto")
    for _ in range(2):
        table = await house.begun("ana", "bia", rules="classic")
        assert await house.services.hints.are_wanted(table, house.ana.id)
        await house.lay("top 5S\nhand ana 6S\nhand bia 4H 8S\nturn ana\n")
        await house.play(house.ana, "6♠")
    assert not await house.services.hints.are_wanted(table, house.ana.id)
    await house.services.preferences.choose("person", house.ana.id, "hints", "on")
    assert await house.services.hints.are_wanted(table, house.ana.id)


@pytest.mark.parametrize(("misplay", "told"), [("penalise", False), ("refuse", True)])
async def test_nobody_gets_hints_where_misplays_are_part_of_the_game(house: House, misplay: str, told: bool) -> None:
    table = await house.begun("ana", "bia", rules="amm", misplay=misplay)
    await house.services.preferences.choose("person", house.ana.id, "hints", "on")
    assert await house.services.hints.are_wanted(table, house.ana.id) is told


async def test_IME_27_a_hint_states_nothing_that_chance_decides(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="ime")
    await house.services.preferences.choose("person", house.ana.id, "hints", "on")
    await house.lay("top 5S\nhand ana 8S 6D 4H\nhand bia 4C 8D 9C\nhand caio KH KD 3C\nstock 2C 2D 2H\nturn ana\n")
    assert "8♤" in labels(house, "ana")
