"""Messages that Discord refuses for what they say: a card's picture that was deleted, and anything else. What can be
made plainer is sent at once, and nothing is sent again and again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import client, router

from bot.drawing import emojis
from bot.drawing.emojis import PICTURES, emoji_name, ensure_emojis
from rules.cards import parse
from rules.table import Action
from tests.support.house import House, as_typed, parts

LAID = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\nstock 2C 3C 4C 10C\nturn ana\n"
INVALID = {"status": 400, "code": 50035, "message": "Invalid Form Body"}


def named(part: object) -> Iterator[int]:
    """The ids of the emojis that components name."""
    if isinstance(part, dict):
        sign = part.get("emoji")
        if isinstance(sign, dict) and sign.get("id"):
            yield int(sign["id"])
        for inner in part.values():
            yield from named(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from named(inner)


def refuse(monkeypatch: pytest.MonkeyPatch, wrong: Callable[[str, object], bool]) -> list[str]:
    """Have Discord refuse the requests whose path and body are ``wrong``. Gives them."""
    found: list[str] = []
    dispatch = router.dispatch

    def dispatch_or_refuse(backend: Any, method: str, path: str, *args: Any, **more: Any) -> Any:
        if wrong(path, [args, more]):
            found.append(f"{method} {path}")
            raise BackendError(400, 50035, "Invalid Form Body")
        return dispatch(backend, method, path, *args, **more)

    for module in (router, client):
        if hasattr(module, "dispatch"):
            monkeypatch.setattr(module, "dispatch", dispatch_or_refuse)
    return found


@pytest.fixture
def refused(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The requests that Discord has refused because their components name an emoji that is not there; SimCord does not
    look for that.
    """
    return refuse(monkeypatch, lambda _, body: not {*named(body)} <= {*house.env.backend.application_emojis})


async def picture_of_seven_deleted(house: House) -> None:
    """It is nobody's turn yet who holds the seven of spades, and its picture is deleted."""
    house.services.pictures.faces = await ensure_emojis(house.bot)
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    await house.lay(LAID)
    assert "<:seven_of_spades:" in house.said(house.hand(house.bia))
    delete_seven(house)


def delete_seven(house: House) -> None:
    gone = house.services.pictures.faces.emojis[emoji_name(parse("7S"))]
    del house.env.backend.application_emojis[gone.id]


def pictures(message: Any) -> int:
    """How many buttons and options of a message have a picture of a card."""
    return len([*named([part for part in parts(message.components) if part["type"] in (2, 3)])])


@pytest.mark.gate
async def test_a_deleted_picture_keeps_nobody_from_their_turn(house: House, refused: list[str]) -> None:
    await picture_of_seven_deleted(house)
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.services.painter.finish()
    hand = house.hand(house.bia)
    assert "7♠" in as_typed(house.said(hand))
    assert "<:" not in house.said(hand)
    assert not pictures(hand)
    assert len(refused) == 1
    await house.play(house.bia, "7♠")
    assert len(refused) == 1, "the next messages have no pictures"


@pytest.mark.gate
async def test_a_deleted_picture_keeps_nobody_from_looking_at_their_hand(house: House, refused: list[str]) -> None:
    await picture_of_seven_deleted(house)
    faces = house.services.pictures.faces
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.services.painter.finish()
    refused.clear()
    house.services.pictures.faces = faces
    answer = (await house.press(house.bia, "hand")).response._message
    assert len(refused) == 1
    assert "7♠" in as_typed(house.said(answer))
    assert house.buttons(answer)


async def test_deleted_pictures_come_back(house: House, refused: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "LOOK_AGAIN_AFTER_S", 0.0)
    keeping = asyncio.create_task(house.services.pictures.keep(house.bot, house.services.store.database.is_leader))
    try:
        await all_there(house)
        looks = sum(one.method == "GET" and "/emojis" in one.path for one in house.env.http_requests)
        delete_seven(house)
        house.services.pictures.hide()
        await all_there(house)
        await asyncio.sleep(0.1)  # who looked without being asked would look by now
        again = sum(one.method == "GET" and "/emojis" in one.path for one in house.env.http_requests)
        assert again - looks == 1, "it is looked for them once"
    finally:
        keeping.cancel()
    await house.begun("ana", "bia", rules="classic")
    await house.lay("top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nstock 2C 3C 4C 10C\nturn bia\n")
    assert pictures(house.hand(house.bia))
    assert not refused


async def all_there(house: House) -> None:
    async with asyncio.timeout(60):
        while len(house.services.pictures.faces.emojis) < len(PICTURES):  # noqa: ASYNC110 -- nothing tells of it
            await asyncio.sleep(0.01)


async def test_what_discord_refuses_for_good_is_shown_plainly(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    await house.lay(LAID)
    refused = refuse(monkeypatch, lambda path, body: "/messages" in path and " → " in str(body))
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.services.painter.finish()
    assert len(refused) == 2, "the table's message, and the hand of who is asked"
    assert "can't show table #1 as usual" in house.said(await house.table_message())
    await house.play(house.bia, "6♦")
    assert (await house.table()).awaited == (2,)


async def test_what_discord_refuses_for_good_is_tried_again_only_when_it_has_changed(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="7d")
    await house.lay(LAID)
    house.env.inject_error("*", f"/channels/{house.dm(house.bia)}/messages*", times=None, **INVALID)
    before = tried(house)
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    for _ in range(60):
        await house.passes(60)
        await house.services.painter.finish()
    assert tried(house) - before == 2, "as usual, and plainly"
    house.env.backend.faults.clear()
    house.services.painter.wake(house.number)
    await house.services.painter.finish()
    assert "Play ♠ or **6**" in as_typed(house.said(house.hand(house.bia)))


def tried(house: House) -> int:
    """How many requests have brought something to bia."""
    return sum(str(house.dm(house.bia)) in one.path and one.method != "GET" for one in house.env.http_requests)
