"""What stands on a screen: each fact once, and on few lines."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.screens.games import game_name
from bot.screens.hand import Recap, hand_view
from bot.screens.page import Page, table_link
from bot.screens.table import table_view
from bot.words.texts import Person
from cogs.play.screens import screen_lines
from rules.match import PLAYING
from tests.support.examples import EACH_GAME, is_night
from tests.support.house import House, parts
from tests.support.limits import sent
from tests.support.repository import begun, process
from tests.support.screens import PICTURED

READER = Person("en-US", PICTURED)
MATCHES, STEPS = 12, 60
"""How many matches of each game are played at night, and how many moves of each."""
AT_MOST = {"classic": 9, "voador": 12, "zheng": 12}
"""How many lines of a phone a hand may have whose person is asked; in Voador under silence."""


def told(view: Any) -> str:
    """The texts of a view, a part after the other."""
    sent(view)
    return "\n".join(part["content"] for part in parts(view.to_components()) if part.get("type") == 10)


def told_twice(text: str, page: Page) -> list[str]:
    """What stands on a screen more than once: a time, the game, the way to the table, the seats' points, the top card
    beside its picture.
    """
    table, seen = page.table, page.seen
    link, head = table_link(table), "\n".join(text.splitlines()[:2])
    found = [fact for fact in ("<t:", f"{game_name(table, page.person)} ·", link, "Your turn") if text.count(fact) > 1]
    asked = seen.awaits is not None and seen.seat in seen.awaits.seats
    drawn, top = getattr(seen, "drawn", ()), getattr(seen, "top", -1)
    asks = head.partition("answer with")[0]  # a twin of the card that lies there may be what answers it
    if asked and not drawn and top >= 0 and page.faces.text(top) in asks:
        found.append("the top card")
    totals = [rf"{re.escape(page.names[seat])} {seen.totals[seat]}\b(?!\*)" for seat in seen.seating]
    return [*found, *(total for total in totals if len(re.findall(total, text)) > 1)]


@pytest.mark.parametrize("which", range(MATCHES if is_night() else 1))
@pytest.mark.parametrize("game", EACH_GAME)
async def test_no_fact_stands_twice_on_a_screen(game: str, which: int, tmp_path: Path) -> None:
    chance, screens = Random(f"{game} {which}"), 0
    async with process(tmp_path / "m.db") as here:
        here.tables.chance.new_seed = lambda: f"{game} {which} {screens}"
        number = await begun(here, game, 4)
        for _ in range(STEPS):
            table = await here.tables.get(number)
            state = table.state
            if state is None or state.phase != PLAYING:
                break
            page = Page(table, READER)
            assert told_twice(told(table_view(page)), page) == []
            for seat in state.order:
                page = Page(table, READER, seat)
                happened = await here.tables.latest.since_last_turn(table, seat)
                for look in (False, True):
                    text = told(hand_view(page, recap=Recap(happened, 5.0, look)))
                    assert not told_twice(text, page), f"{told_twice(text, page)}\n{text}"
                    screens += 1
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(state, seat))])
    assert screens > 20


@pytest.mark.parametrize(
    ("game", "script"),
    [
        ("classic", "top 5S\nhand ana 6S 5D KH 2C 3C\nhand bia 8S 5H 9C 2D 3D\nhand caio 9D 9H 5C 4C 4D\nturn ana\n"),
        ("voador", "top 5S\nhand ana KS 5D 6H 2C 3C\nhand bia 8S 5H 9C 2D 3D\nhand caio 9D KH 5C 4C 4D\nturn ana\n"),
        ("zheng", "hand ana 3C 4C 9D 9H KS\nhand bia 5C 8H QS QD 2C\nhand caio 6C 2D 2H KC KD\nturn ana\n"),
    ],
)
async def test_a_hand_at_ones_turn_has_few_lines(house: House, game: str, script: str) -> None:
    await house.begun("ana", "bia", "caio", rules=game)
    await house.lay(script)
    await house.services.preferences.choose("person", house.ana.id, "hints", "off")
    first = {"classic": "6♠", "voador": "K♠", "zheng": "3♣"}[game]
    await house.ana.slash(house.channel, "play", move=first)
    await house.services.painter.finish()
    table = await house.table()
    hand = house.hand(house.people[("ana", "bia", "caio")[table.awaited[0]]])
    lines = [line for line in house.said(hand).splitlines() if line]
    assert any("Your turn" in line for line in lines)
    assert sum(screen_lines(re.sub(r"\]\(\S+\)", "]", line)) for line in lines) <= AT_MOST[game], lines
