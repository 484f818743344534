"""The film of a round: every scene in it, small and short enough, its end seen, and a sentence where it fails."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from bot.process.jobs import WAITING_FOR_SERVER
from cogs.lookback.film import FILM_MAX_BYTES, LAST_FRAME_S, Scene, film
from tests.support.house import House, parts
from tests.support.jobs import slow

SHOWN_AT_MOST = 20.0


def scenes(count: int, seats: int = 4) -> list[Scene]:
    """So many scenes, each with another card in the middle."""
    hands = tuple(tuple(range(seat, 52, seats)) for seat in range(seats))
    return [
        Scene(hands, (0,) * seats, (number % 52,), number % seats, number, -1, number % 5) for number in range(count)
    ]


def frames(made: bytes) -> Sequence[tuple[float, bytes]]:
    """The seconds of each picture of a film, and what it shows."""
    found = []
    with Image.open(io.BytesIO(made)) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            found.append((picture.info["duration"] / 1000, picture.convert("RGB").tobytes()))
    return found


@pytest.mark.parametrize(
    ("count", "seats"), [(1, 2), (2, 12), *(pytest.param(*one, marks=pytest.mark.gate) for one in ((60, 4), (600, 3)))]
)
def test_a_film_is_short_and_small_and_ends_with_the_last_scene(count: int, seats: int) -> None:
    made = film(scenes(count, seats))
    shown = frames(made)
    assert len(made) <= FILM_MAX_BYTES
    assert sum(seconds for seconds, _ in shown) <= SHOWN_AT_MOST
    assert shown[-1][0] == LAST_FRAME_S
    assert shown[-1][1] == frames(film(scenes(count, seats)[-1:]))[0][1]


def test_each_scene_of_an_ordinary_round_is_seen() -> None:
    shown = frames(film(scenes(60)))
    assert len({picture for _, picture in shown}) == 60


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        film([])


# what people are told


async def result(house: House) -> Any:
    """The message of a round that is over."""
    table = await house.begun("ana", "bia", target="1")
    assert table.state is not None
    seat = table.awaited[0]
    await house.services.matches.act(
        table.id, table.players[seat].person or 0, [table.game.moves(table.state, seat)[0]]
    )
    await house.leave(house.bia)
    await house.services.painter.finish()
    return next(one for one in house.messages(house.channel.id) if "again" in house.buttons(one))


def said(answer: Any) -> str:
    """What an answer and what followed it say."""
    return "\n".join(one._message.content for one in (answer.response, *answer.followups) if one)


@pytest.mark.draws
async def test_when_too_many_pictures_wait_it_is_said(house: House) -> None:
    assert house.services.drawing is not None
    shown, worker = await result(house), house.services.drawing._worker
    for _ in range(WAITING_FOR_SERVER):
        worker.submit(house.guild.id, slow, 60)
    await asyncio.sleep(0)
    worker.submit(house.guild.id, slow, 60)  # the first is at work, and waits no more
    answer = await house.forge_at(house.bia, shown, f"mm1:film:0:1:{house.number}")
    assert "Too many pictures are being drawn right now." in said(answer)
    worker.stop()


@pytest.mark.draws
async def test_a_film_says_what_it_shows_to_who_does_not_see_it(house: House) -> None:
    answer = await house.forge_at(house.bia, await result(house), f"mm1:film:0:1:{house.number}")
    sent = [one._message for one in (answer.response, *answer.followups) if one]
    (made,) = [file for message in sent for file in message.attachments]
    assert made["filename"].endswith(".gif")
    assert "A film of a round of Mau Mau Voador, in " in made["description"]
    assert "First to run out of cards: " in made["description"]
    assert len(made["description"]) <= 1024


@pytest.mark.draws
async def test_a_film_is_sent_to_the_tables_channel_once(house: House) -> None:
    shown = await result(house)
    answer = await house.forge_at(house.bia, shown, f"mm1:analyse:0:1:{house.number}/moves.1.a")
    moves = answer.response._message
    before = len(house.messages(house.channel.id))
    await house.press(house.bia, "filmsend", message=moves)
    sent = house.messages(house.channel.id)[before:]
    (film_message,) = [one for one in sent if any(file["filename"].endswith(".gif") for file in one.attachments)]
    assert house.said(film_message).strip() == "🎬 Round 1"
    assert "Round 1 · move 1 of" in house.said(house.env.backend.get_message(house.channel.id, moves.id)), "it stays"
    button = next(part for part in parts(moves.components) if ":filmsend:" in part.get("custom_id", ""))
    assert button["disabled"]
