"""What cannot be shown as usual is shown plainly, and takes nothing along; the mistake is logged. Each test has
something saved of which no text and no clock can tell.
"""

from __future__ import annotations

import pytest

from bot.discord.hands import EDITED_WITHIN_S
from bot.drawing.emojis import Faces
from bot.screens.page import Page
from bot.screens.result import points_of
from bot.tables.notes import RoundAccount
from bot.words.texts import Person
from cogs.tables.screens import digest_view, my_tables_view, open_tables_view
from rules.ahead import MoveAhead
from rules.cards import parse
from rules.match import PLAYING
from rules.table import Action
from tests.support.house import House, as_typed
from tests.support.limits import shown

LAID = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\nstock 2C 3C 4C 10C\nturn ana\n"


def logged(caplog: pytest.LogCaptureFixture, what: str) -> bool:
    """Whether a mistake was logged that names this."""
    return any(record.exc_info and what in str(record.exc_info[1]) for record in caplog.records)


async def begun(house: House) -> None:
    """A match of three, laid out; the hands are old enough to be sent again."""
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    await house.lay(LAID)
    await house.passes(EDITED_WITHIN_S + 10)


async def test_a_hand_is_shown_by_its_cards_and_its_moves(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Its person is asked, looks, and plays on."""
    await begun(house)
    async with house.services.tables.changing(house.number) as changing:
        changing.players[1].made = [MoveAhead(Action("sneeze"))]
        await house.services.tables.save(changing)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    said = as_typed(house.said(house.hand(house.bia)))
    assert "Something went wrong on my side" in said
    assert "# 6♦ 7♠ 9♣" in said
    assert house.offered(house.bia).keys() == {"6♦", "7♠"}
    assert logged(caplog, "sneeze")
    answer = await house.bia.slash(house.channel, "play")
    assert "# 6♦ 7♠ 9♣" in as_typed(house.said(answer.response._message))
    await house.play(house.bia, "7♠")
    table = await house.table()
    assert table.awaited == (2,)
    assert table.views[1].hand == tuple(sorted((parse("6D"), parse("9C"))))


async def test_a_table_keeps_a_message_with_the_way_to_ones_hand(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(house)
    async with house.services.tables.changing(house.number) as changing:
        changing.notes.pause.asking, changing.notes.pause.length = [house.ana.id], "sneeze"
        await house.services.tables.save(changing)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert f"can't show table #{house.number} as usual" in house.said(await house.table_message())
    assert logged(caplog, "sneeze")
    answer = await house.press(house.bia, "hand")
    assert "7♠" in as_typed(house.said(answer.response._message))


async def test_a_result_keeps_nobody_from_playing_on(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Here it has a card that there is not."""
    await begun(house)
    async with house.services.tables.changing(house.number) as changing:
        changing.notes.round.scored = RoundAccount(1, [(0, "card", 99, 1)])
        await house.services.tables.save(changing)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    plain = [one for one in house.messages((await house.table()).place) if "as usual" in house.said(one)]
    assert len(plain) == 1
    assert plain[0].id != (await house.table_message()).id
    assert logged(caplog, "index out of range")
    await house.play(house.bia, "7♠")
    assert (await house.table()).awaited == (2,)


async def test_points_for_a_reason_without_a_text_are_told_by_their_number(house: House) -> None:
    """An earlier version may have given it."""
    await begun(house)
    table = await house.table()
    table.notes.round.scored = RoundAccount(1, [(0, "sneeze", -1, 7)])
    assert points_of(Page(table, Person("en")), 0, Faces.plain()) == (7, " (7)")


async def test_a_table_in_a_list_takes_no_other_along(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await begun(house)
    first = await house.table()
    await house.begun("ana", "bia", rules="classic", turn_clock="1h")
    second = await house.table()
    assert first.id != second.id
    assert second.state is not None
    assert second.state.phase == PLAYING
    first.deadlines["turn"] = first.opened = float("nan")
    for listed in (my_tables_view, digest_view, open_tables_view):
        caplog.clear()
        told = shown(listed([first, second], Person("en", id=house.ana.id)))
        assert f"#{first.id}" in told
        assert f"[#{second.id}]" in told
        assert logged(caplog, "NaN")
