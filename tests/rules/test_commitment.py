"""A deal that nobody could choose: its fingerprint is shown before, and what nobody knew then is mixed in (COM-8)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.screens.page import MorePress
from cogs.archive.logs import LogStore
from cogs.archive.verify import verify_table
from rules.chance import commitment, shuffled
from rules.match import PLAYING, WAITING
from rules.table import IllegalAction
from tests.support.house import House
from tests.support.repository import begun, process
from tests.support.room import LAST, room


def fingerprints(text: str) -> list[str]:
    """The fingerprints that a message shows."""
    return re.findall(r"fairness code `([0-9a-f]+)`", text)


def test_a_fingerprint_is_that_of_the_seed_before_it_was_mixed() -> None:
    assert commitment("abc") == commitment("abc+17") != commitment("abd+17")
    assert shuffled("abc", 1, range(52)) != shuffled("abc+17", 1, range(52)) != shuffled("abc+18", 1, range(52))


async def test_the_lobby_shows_the_fingerprint_of_the_first_deal(house: House) -> None:
    await house.seated("ana", "bia")
    assert not fingerprints(house.said(await house.table_message())), "nobody needs it there"
    before = fingerprints(house.said(await house.panel(house.ana)))
    other = (await house.press(house.dora, "controls")).response._message
    assert fingerprints(house.said(other)) == before, "also for who does not sit there"
    coming = (await house.table()).notes.seeds.coming
    await house.press(house.ana, "start")
    await house.services.painter.finish()
    table = await house.table()
    assert table.state is not None
    assert table.state.seed.startswith(coming + "+")
    assert [commitment(table.state.seed)[:16]] == before
    assert not fingerprints(house.said(await house.table_message())), "nobody needs it while a round is played"
    more = (await house.press(house.dora, MorePress.op)).response._message
    assert fingerprints(house.said(more)) == before
    assert table.notes.seeds.coming != coming


async def test_the_fingerprint_of_the_next_deal_is_shown_before_the_press(house: House) -> None:
    await house.begun("ana", "bia", turn_clock="off")
    await house.lay("top 5S\nhand ana 5H\nhand bia 6C 2H\nstock 4H 4D\nturn ana\n")
    coming = (await house.table()).notes.seeds.coming
    await house.play(house.ana, "5♥")
    await house.services.painter.finish()
    table = await house.table()
    assert table.state is not None
    assert table.state.phase == WAITING
    told = [found for message in house.messages(house.channel.id) for found in fingerprints(house.said(message))]
    assert commitment(coming)[:16] in told
    assert not any(coming in house.said(message) for message in house.messages(house.channel.id))
    await house.press(house.bia, "deal")
    table = await house.table()
    assert table.state is not None
    assert table.state.seed.startswith(coming + "+")


async def test_a_deal_by_the_clock_mixes_in_the_last_press(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, "voador", 2)
        while (table := await here.tables.get(number)).state is not None and table.state.phase == PLAYING:
            seat = table.awaited[0]
            moves = table.game.moves(table.state, seat)
            outcome = await here.matches.act(number, seat + 1, [moves[0]], message=4000 + table.version)
        last, coming = outcome.table.notes.seeds.pressed, outcome.table.notes.seeds.coming
        assert last > 4000
        here.tables.now = lambda: 1_000_000.0 + 400
        dealt = await here.deadlines.meet(number, "deal")
        assert dealt is not None
        assert dealt.table.state is not None
        assert dealt.table.state.seed == f"{coming}+{last}"
        good, report = await verify_table(LogStore(here.store.database), number)
        assert good, report
        assert f"seed {coming}+{last}, fairness code {commitment(coming)}" in report


async def test_a_deal_by_a_press_mixes_it_in(tmp_path: Path) -> None:
    """That of the start, and that of each next round; it is the last press from then on."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia")
        coming = (await here.get(number)).notes.seeds.coming
        await here.lobbies.start(number, 1, 55)
        table = await here.get(number)
        assert table.state is not None
        assert (table.state.seed, table.notes.seeds.pressed) == (f"{coming}+55", 55)
        number = await here.laid(LAST)
        await here.act(number, 1, "play", "6S")
        coming = (await here.get(number)).notes.seeds.coming
        await here.matches.deal(number, 2, 77)
        table = await here.get(number)
        assert table.state is not None
        assert (table.state.seed, table.notes.seeds.pressed) == (f"{coming}+77", 77)
        assert table.notes.seeds.coming not in ("", coming)


async def test_a_deal_that_is_refused_keeps_the_seed_that_was_shown(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, "voador", 2)
        coming = (await here.tables.get(number)).notes.seeds.coming
        with pytest.raises(IllegalAction, match="round-on"):
            await here.matches.deal(number, 1, press=77)
        assert (await here.tables.get(number)).notes.seeds.coming == coming
