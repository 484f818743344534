"""The film of a round: every scene in it, small and short enough, and its end seen."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from PIL import Image

from bot.pictures.film import FILM_MAX_BYTES, LAST_FRAME_S, Scene, film

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


@pytest.mark.parametrize(("count", "seats"), [(1, 2), (2, 12), (60, 4), (600, 3)])
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
