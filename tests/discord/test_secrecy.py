"""What others are sent when something happens that is not theirs to see (COM-10, COM-13, COM-22).

The laws of ``test_laws`` compare views; here what is compared is what goes out: whole messages with their ids and
times, and the stream of requests.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.pictures.emojis import Faces
from bot.tables.table import Table
from bot.views.hand import hand_view
from bot.views.table import table_view
from rules.catalogue import RULEBOOKS
from rules.match import PLAYING
from tests.support.house import House
from tests.support.limits import sent
from tests.support.repository import begun, process

FACES = Faces.plain()


def to_all(table: Table, but: int = -1) -> list[str]:
    """What everybody but one seat would be sent of a table."""
    seats = [seat for seat in table.state.order if seat != but] if table.state else []
    return [sent(table_view(table, "en-US", FACES)), *(sent(hand_view(table, seat, "en-US", FACES)) for seat in seats)]


@pytest.mark.parametrize("game", sorted(set(RULEBOOKS) - {"solitaire"}))
async def test_nothing_that_is_sent_depends_on_unseen_cards(game: str, tmp_path: Path) -> None:
    """COM-10, COM-22: with the unseen cards dealt anew every message is the same, ids and times included."""
    chance = Random(game)
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, game, 4)
        for _ in range(60):
            table = await here.tables.get(number)
            if table.state is None or table.state.phase != PLAYING:
                break
            for seat in (-1, *table.state.order):
                draft = table.draft()
                draft.state = table.game.dealt_anew(table.state, seat, chance)
                draft.state.seed = table.state.seed  # its fingerprint is shown
                view = table_view if seat < 0 else lambda table, *rest, seat=seat: hand_view(table, seat, *rest)
                assert sent(view(draft, "en-US", FACES)) == sent(view(table, "en-US", FACES))
            seat = table.awaited()[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(table.state, seat))])


@pytest.mark.parametrize("game", ["voador", "classic", "ime", "serbian", "german"])
async def test_a_hidden_draw_moves_nothing_that_others_are_sent(game: str, tmp_path: Path) -> None:
    """COM-13, COM-22: no word, no time, no id; the clock of the turn runs on."""
    met, chance = 0, Random(game)
    async with process(tmp_path / "m.db") as here:
        passing = [0.0]
        here.tables.now = lambda: 1_000_000.0 + passing[0]
        number = await begun(here, game, 3)
        for _ in range(250):
            table = await here.tables.get(number)
            state = table.state
            if state is None or table.closed is not None:
                number = await begun(here, game, 3)
                continue
            passing[0] += 7
            if state.phase != PLAYING:
                await here.matches.deal(number, 1)
                continue
            seat = table.awaited()[0]
            moves = table.game.moves(state, seat)
            draws = [move for move in moves if move.verb == "draw"]
            before = to_all(table, but=seat)
            after = (await here.matches.act(number, seat + 1, [(draws or [chance.choice(moves)])[0]])).table
            assert after.state is not None
            if draws and getattr(after.state, "hidden", 0) > getattr(state, "hidden", 0):
                met += 1
                assert to_all(after, but=seat) == before
                assert (after.prompt, after.deadlines["turn"]) == (table.prompt, table.deadlines["turn"])
    assert met > 5


async def test_the_house_finishes_a_turn_that_it_began_with_a_hidden_draw(tmp_path: Path) -> None:
    """COM-22, AMM-42: a turn that has run out is played to its end, and counts as one."""
    from tests.support.repository import laid

    async with process(tmp_path / "m.db") as here:
        script = "rules voador\nseats ana bia caio\ntop 5S\nhand ana 7H 9C KD\nhand bia 5H 2C\nhand caio 9D 9H\n"
        number = await laid(here, script + "stock 6S 4H\nturn ana\n")
        due = (await here.tables.get(number)).deadlines["stale"]
        async with here.tables.changing(number) as draft:
            draft.deadlines["turn"] = due
            await here.tables.save(draft, paint=False)
        here.tables.now = lambda: due
        outcome = await here.deadlines.meet(number, "turn")
        assert outcome is not None
        assert outcome.table.players[0].idle == 1
        assert outcome.table.awaited() != (0,)
        assert [step["action"][0] for step in await here.store.replays.history(number)][-2:] == ["draw", "play"]


def public(house: House, since: int) -> list[str]:
    """The requests since then that somebody beside the person who acts could notice."""
    others = str(house.channel.id)
    return [
        f"{request.method} {request.path}"
        for request in house.env.http_requests[since:]
        if f"/channels/{others}/" in request.path
    ]


async def test_a_hidden_draw_sends_the_others_nothing(house: House) -> None:
    """COM-22: and the hand of who drew is brought up to date wherever the draw was asked for."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7H KD\nhand bia 5H 2C\nstock 6S 4H\nturn ana\n")
    before, hands = len(house.env.http_requests), len(house.messages(house.dm(house.bia)))
    await house.ana.slash(house.channel, "draw")
    await house.services.painter.finish()
    assert public(house, before) == []
    assert len(house.messages(house.dm(house.bia))) == hands
    assert "6♠" in house.said(house.hand(house.ana))
    assert any("6♠" in label for label in house.offered(house.ana))
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert public(house, before) != []


async def test_arming_a_jump_sends_the_others_nothing(house: House) -> None:
    """COM-22."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S JD\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    before = len(house.env.http_requests)
    await house.choose(house.bia, "arm", "arm.9H", message=house.hand(house.bia))
    await house.services.painter.finish()
    assert (await house.table()).players[1].armed
    assert public(house, before) == []


async def test_what_is_unseen_is_found_where_it_leaks(house: House) -> None:
    """The comparison above notices a table that is edited for nothing."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7H KD\nhand bia 5H 2C\nstock 6S 4H\nturn ana\n")
    table, before = await house.table(), len(house.env.http_requests)
    assert table.posted.message is not None
    table.posted.message.shows = 0
    await house.ana.slash(house.channel, "draw")
    await house.services.painter.finish()
    assert public(house, before) != []
