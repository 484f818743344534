"""What results make of people's accounts: never mixed where they mean different things, and told in a fair order."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import time
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.discord import responder
from bot.matches.results import note_recount
from bot.services import Store
from bot.store.faults import STATEMENT_LIMIT_S
from bot.store.schema import matches, nicknames, places, recounts, scores, seasons, standings
from bot.time import DAY
from bot.words import texts
from bot.words.texts import Person
from cogs.people.announcer import Announcing
from cogs.people.erasure import ErasureStore
from cogs.standings import rating
from cogs.standings.accounts import COUNTS_FROM, Shelf, Total
from cogs.standings.boards import LadderChoice, Leaderboard, leaders_view, podium_view
from cogs.standings.commands import LeaderboardCog
from cogs.standings.podium import SeasonPodium
from cogs.standings.recount import Piece, Reckoning
from cogs.standings.store import COMPUTERS, PLACINGS, POINTS, RATING, RECOMPUTED, WINS, Ladder, LadderPage
from rules.catalogue import FOR_TABLES
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House
from tests.support.matches import NOVEMBER, people, played
from tests.support.repository import Process, process
from tests.support.standings import boards_of, recounts_of

pytestmark = pytest.mark.both_databases

ACCOUNTS = (standings, scores, seasons)
DECEMBER = datetime(2026, 12, 10, tzinfo=UTC).timestamp()


async def board(
    store: Store, by: str, *, season: str = "", game: str = "voador", me: int = 1, page: int = 0
) -> LadderPage:
    measure = "cards" if by == POINTS else ""
    return await boards_of(store).leaders(Ladder(1, season, game, by, measure), me, page=page, size=3)


def told(page: LadderPage) -> list[tuple[int | None, int]]:
    return [(line.place, line.person) for line in page.lines]


async def test_a_rating_is_provisional_until_enough_is_known(tmp_path: Path) -> None:
    """Provisional ones stand below the others, without a place, even if they are higher."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3)
        for _ in range(3):
            await played(here.store, [1, 2])
        assert told(await board(here.store, RATING)) == [(None, 1), (None, 2)]
        for _ in range(4):
            await played(here.store, [1, 2])
        await played(here.store, [3, 1, 2])
        page = await board(here.store, RATING)
        assert told(page) == [(1, 1), (2, 2), (None, 3)]
        assert page.lines[0].facts["rated"] == 8
        assert page.lines[0].facts["rating"] > page.lines[1].facts["rating"]


async def test_a_match_of_one_round_is_not_rated(tmp_path: Path) -> None:
    """Otherwise whoever sees a bad hand would leave it: before a first round is over, a match of two is void."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2)
        for _ in range(9):
            await played(here.store, [1, 2], rounds=1)
        assert told(await board(here.store, RATING)) == []
        assert told(await board(here.store, WINS)) == [(1, 1), (2, 2)]


async def test_twelve_alts_at_one_table_lead_to_no_place(tmp_path: Path) -> None:
    """Whoever wins all matches against eleven accounts of their own is provisional among thirty people, and so are
    these.
    """
    chance = Random("alts")
    async with process(tmp_path / "m.db") as here:
        await people(here, *range(1, 50))
        for n in range(240):
            await played(here.store, chance.sample(range(20, 50), 4), at=NOVEMBER + n)
        for n in range(30):
            await played(here.store, [1, *chance.sample(range(2, 13), 11)], at=NOVEMBER + 1000 + n)
        lines = await boards_of(here.store).leaders(Ladder(1, "", "voador", RATING), 1, page=0, size=50)
        assert {line.person for line in lines.lines if line.place is not None} == {*range(20, 50)}


async def test_ratings_fade_with_absence(tmp_path: Path) -> None:
    """Who is away sinks, and passes those who play on with the next match of these."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3, 4)
        for n in range(9):
            await played(here.store, [1, 2, 3, 4], at=NOVEMBER + n)
        assert told(await board(here.store, RATING)) == [(1, 1), (2, 2), (3, 3)]
        for n in range(3):
            await played(here.store, [2, 4, 3], at=NOVEMBER + 150 * DAY + n)
        assert told(await board(here.store, RATING)) == [(1, 2), (2, 1), (3, 3)]


async def test_a_match_that_weighs_nothing_stops_no_fading(tmp_path: Path) -> None:
    """Otherwise a match against an account of one's own, now and then, would keep a place for ever."""
    async with process(tmp_path / "m.db") as here:
        await people(here, *range(1, 10))
        for n in range(30):
            await played(here.store, [1 + n % 2, *range(3, 7)], at=NOVEMBER + n)

        async def of(person: int, day: int) -> tuple[float, bool]:
            mine = (await boards_of(here.store).accounts(1, person))["voador"]
            assert mine.rating is not None
            return rating.from_sort_value(mine.rating, NOVEMBER + day * DAY)

        first, provisional = await of(1, 0)
        assert not provisional
        away = await of(1, 30)
        assert away[0] < first - 30
        for day in (10, 20, 30):
            await played(here.store, [1, 9], at=NOVEMBER + 29 + day * DAY)
        assert await of(1, 30) == (pytest.approx(away[0], abs=0.1), False)


async def test_who_plays_against_computers_alone_is_in_a_list_of_its_own(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2)
        for _ in range(COUNTS_FROM):
            await played(here.store, [1, None, None])
        for by in (RATING, WINS, PLACINGS, POINTS):
            assert told(await board(here.store, by)) == []
        await played(here.store, [None, 1])
        await played(here.store, [2, None])
        page = await board(here.store, COMPUTERS)
        assert told(page) == [(1, 1), (2, 2)]
        assert (page.lines[0].facts["solo_won"], page.lines[0].facts["solo"]) == (COUNTS_FROM, COUNTS_FROM + 1)
        assert told(await board(here.store, COMPUTERS, game="")) == [(1, 1), (2, 2)]


async def test_places_are_those_among_people(tmp_path: Path) -> None:
    """Whoever comes second behind a computer player has won. A partner of one has no part in the rating."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3)
        await played(here.store, [None, 1, None, 2])
        mine = (await boards_of(here.store).accounts(1, 1))["voador"]
        assert (mine.matches_won, mine.streak, mine.beaten, mine.rated) == (1, 1, 1.0, 1)
        await played(here.store, [1, 2, None, 3], sides=[0, 1, 0, 1], measure="points-shared")
        mine = (await boards_of(here.store).accounts(1, 1))["voador"]
        assert (mine.matches_won, mine.beaten, mine.rated) == (2, 2.0, 1)


async def test_partners_are_rated_together(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3, 4)
        for _ in range(12):
            await played(here.store, [1, 2, 3, 4], sides=[0, 1, 0, 1], measure="points-shared")
        page = await boards_of(here.store).leaders(Ladder(1, "", "voador", RATING), 4, page=0, size=9)
        assert [(line.place, line.person) for line in page.lines] == [(1, 3), (1, 1), (3, 4), (3, 2)]


async def test_of_points_few_are_good_where_the_game_says_so(tmp_path: Path) -> None:
    """The mean of a round: whoever plays more is not worse for it. And points of another kind are no part of it."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2)
        for _ in range(COUNTS_FROM):
            await played(here.store, [1, 2])
            await played(here.store, [2, 1], measure="wins", lowest=False)
            await played(here.store, [2, 1], game="classic", measure="points")
        page = await board(here.store, POINTS)
        assert told(page) == [(1, 1), (2, 2)]
        assert [line.facts["points"] for line in page.lines] == [0, 5]
        wins = await boards_of(here.store).leaders(Ladder(1, "", "voador", POINTS, "wins"), 1, page=0, size=3)
        assert told(wins) == [(1, 1), (2, 2)], "here one more is better"


async def test_ties_share_a_place_and_one_always_sees_oneself(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, *range(1, 9))
        for first in (1, 2, 2, 3, 4, 5, 6):
            await played(here.store, [first, 8])
        page = await board(here.store, WINS, me=8)
        assert told(page) == [(1, 2), (2, 6), (2, 5)]
        assert page.count == 7
        assert page.own is not None
        assert (page.own.place, page.own.name) == (7, "person 8")
        assert told(await board(here.store, WINS, page=1)) == [(2, 4), (2, 3), (2, 1)]
        assert told(await board(here.store, WINS, page=99)) == [(7, 8)], "the last page there is"


async def test_a_nickname_of_one_server_stands_on_no_board_of_another(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2)
        await people(here, server=2)
        store = here.store.people
        await store.meet(1, "Ana", "en-US", 1, "the boss")
        await store.meet(2, "Bia", "en-US", 2, "bibi")
        for server in (1, 2):
            await played(here.store, [1, 2], server=server)
        found = []
        for server in (1, 2):
            page = await boards_of(here.store).leaders(Ladder(server, "", "voador", WINS), 0, page=0, size=9)
            found.append([line.name for line in page.lines])
        assert found == [["the boss", "Bia"], ["Ana", "bibi"]]
        await ErasureStore(here.store.database).delete_server(1)
        assert [row["name"] for row in await here.store.database.all(sa.select(nicknames.c.name))] == ["bibi"]


async def test_who_has_left_the_server_is_greyed_and_off_the_podium(tmp_path: Path) -> None:
    """Until they play there again. The others have the places among themselves."""
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3)
        await played(here.store, [1, 2, 3])
        await played(here.store, [2, 1, 3])
        await here.store.people.note_gone(1, 1)
        await here.store.people.note_gone(1, 77)  # nobody whom the store knows
        ladder = Ladder(1, "2026-11", "voador", WINS)
        page = await boards_of(here.store).leaders(ladder, 0, page=0, size=9)
        assert [(line.person, line.gone, line.place) for line in page.lines] == [
            (2, False, 1),
            (1, True, 0),
            (3, False, 2),
        ]
        for n in range(COUNTS_FROM):
            await played(here.store, [1, 2, 3], game="classic", at=NOVEMBER + n)
        await here.store.people.note_gone(1, 1)
        last = await boards_of(here.store).leaders(Ladder(1, "", "classic", PLACINGS), 3, page=1, size=1)
        assert told(last) == [(1, 2)], "the first of those who are here"
        assert last.own is not None
        assert (last.own.place, last.count) == (2, 3)
        choice, total = LadderChoice("voador", WINS, "2026-11"), Total(rounds=2, matches=2)
        leaders = Leaderboard(
            server="House",
            choice=choice,
            found=page,
            played=total,
            months=["2026-11"],
            page=0,
            size=9,
            written={},
            definition="",
        )
        shown = leaders_view(leaders, 0, Person("en-US"), NOVEMBER)
        lines = [line for part in shown.walk_children() for line in getattr(part, "content", "").split("\n")]
        (left,) = [line for line in lines if "person 1" in line]
        assert left.startswith("-# – ")
        assert left.endswith("has left the server")
        podium = SeasonPodium(boards_of(here.store), None, None)
        assert [(line.person, line.place) for line in (await podium._boards(1, "2026-11"))["voador"][1]] == [(2, 1)]
        await here.store.people.meet(1, "Ana", "en-US", 1, "Ana")
        assert len((await podium._boards(1, "2026-11"))["voador"][1]) == 2


async def test_a_month_has_its_own_accounts(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2)
        await played(here.store, [1, 2])
        await played(here.store, [2, 1], at=DECEMBER)
        assert told(await board(here.store, WINS, season="2026-11")) == [(1, 1), (2, 2)]
        assert told(await board(here.store, WINS, season="2026-12")) == [(1, 2), (2, 1)]
        assert told(await board(here.store, WINS)) == [(1, 2), (1, 1)]
        assert (await boards_of(here.store).recent_totals(1, ""))[1] == ["2026-12", "2026-11"]


async def test_accounts_can_be_reckoned_anew_from_the_results(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3)
        for n in range(7):
            order = [1, 2, 3, None]
            await played(here.store, order[n % 3 :] + order[: n % 3], at=NOVEMBER + n * 1e6)
        before = await reckoned(here)
        assert all(before)
        await recounts_of(here.store).run(1)
        assert await reckoned(here) == before
        async with here.store.database.writing() as connection:
            for one in ACCOUNTS:
                await connection.execute(sa.delete(one))
            await connection.execute(sa.update(places).values(rating=None))
            await note_recount(here.store.database, connection, 1)
        await recounts_of(here.store).run_pending()
        assert await reckoned(here) == before
        assert await here.store.database.numbers(sa.select(recounts.c.server)) == []


async def test_no_statement_of_a_recount_takes_longer_the_more_accounts_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two accounts are read at a time, and comparing them takes so long that a statement for all would be cut off."""
    now, compare = 0.0, Shelf.leave_equal
    clock = SimpleNamespace(monotonic=lambda: now, time=time)
    monkeypatch.setattr("bot.store.database.time", clock)
    monkeypatch.setattr("bot.store.database.STEPS_BETWEEN_LOOKS", 1)
    monkeypatch.setattr("cogs.standings.recount.ROWS_A_STEP", 2)

    def slowly(shelf: Any, saved: Any) -> Any:
        nonlocal now
        now += 0.9 * STATEMENT_LIMIT_S
        return compare(shelf, saved)

    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3, 4)
        for _ in range(3):
            await played(here.store, [1, 2, 3, 4])
        before = (await board(here.store, WINS)).lines
        async with here.store.database.writing() as connection:
            await connection.execute(sa.update(standings).where(standings.c.person < 3).values(matches_won=7))
            kept = sa.select(standings).where(standings.c.person == 4)
            wrong = [dict(row) | {"person": 3, "game": "gone"} for row in (await connection.execute(kept)).mappings()]
            await connection.execute(standings.insert(), [one for one in wrong if one["season"] == ""][:1])
        monkeypatch.setattr(Shelf, "leave_equal", slowly)
        await recounts_of(here.store).run(1)
        assert (await board(here.store, WINS)).lines == before
        assert (await board(here.store, WINS, game="gone")).lines == []


async def reckoned(here: Process) -> list[list[tuple[Any, ...]]]:
    """All accounts, and the ratings that are noted with places."""
    async with here.store.database.engine.connect() as connection:
        found = [await connection.execute(sa.select(one).order_by(*one.primary_key)) for one in (*ACCOUNTS, places)]
        return [[tuple(row) for row in rows.all()] for rows in found]


async def disturbed(here: Process) -> Reckoning:
    """Some have played, their accounts are wrong, and are to be reckoned anew, a row at a time."""
    await people(here, 1, 2, 3)
    for n in range(COUNTS_FROM):
        await played(here.store, [1, 2, 3], at=NOVEMBER + n)
    async with here.store.database.writing() as connection:
        await connection.execute(sa.update(standings).values(matches_won=7, rating=1.0))
        await note_recount(here.store.database, connection, 1)
    return Reckoning(here.store.database, 1, 1)


async def test_a_result_that_comes_between_two_pieces_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each piece, also when all results were read and nothing is written yet."""
    monkeypatch.setattr("cogs.standings.recount.ROWS_A_PIECE", 1)
    expected, pieces = None, 0
    while True:
        async with process(tmp_path / f"{pieces}.db") as here:
            reckoning = await disturbed(here)
            await reckoning.begin()
            found = list[Piece]()
            while len(found) < pieces and found[-1:] != [Piece.DONE]:
                found.append(await reckoning.piece())
            await played(here.store, [2, 1], at=NOVEMBER + COUNTS_FROM)
            while found[-1:] != [Piece.DONE]:
                found.append(await reckoning.piece())
            assert Piece.OVER not in found
            assert await recounts_of(here.store).list_pending() == []
            expected = expected or await reckoned(here)
            assert await reckoned(here) == expected
            if Piece.BEHIND not in found:
                break
        pieces += 3
    assert pieces > 10
    async with process(tmp_path / "whole.db") as here:
        await disturbed(here)
        await played(here.store, [2, 1], at=NOVEMBER + COUNTS_FROM)
        await recounts_of(here.store).run(1)
        assert await reckoned(here) == expected


async def test_what_is_written_is_over_when_results_are_changed_between_two_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever dies there is followed by somebody who begins again."""
    monkeypatch.setattr("cogs.standings.recount.ROWS_A_PIECE", 1)
    async with process(tmp_path / "m.db") as here:
        reckoning = await disturbed(here)
        await reckoning.begin()
        assert await reckoning.piece() == Piece.WRITTEN
        async with here.store.database.writing() as connection:
            await connection.execute(sa.update(matches).where(matches.c.table_id == 1).values(voided=1.0))
            await note_recount(here.store.database, connection, 1)
        assert await reckoning.piece() == Piece.OVER
        assert await recounts_of(here.store).list_pending() == [1]
        await recounts_of(here.store).run_pending()
        assert await recounts_of(here.store).list_pending() == []
        assert (await board(here.store, WINS)).lines[0].facts["matches"] == COUNTS_FROM - 1


async def test_a_server_that_is_reckoned_twice_at_once(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await disturbed(here)
        await asyncio.gather(*(recounts_of(here.store).run(1) for _ in range(2)))
        assert told(await board(here.store, WINS)) == [(1, 1), (2, 3), (2, 2)]
        assert await recounts_of(here.store).list_pending() == []


async def test_a_result_that_seems_to_be_older_is_not_passed_over(tmp_path: Path) -> None:
    """The clock was set back: nobody sees that it has come, until all is written and they are counted."""
    async with process(tmp_path / "m.db") as here:
        reckoning = await disturbed(here)
        await reckoning.begin()
        await played(here.store, [2, 1], at=NOVEMBER - 1)
        while (found := await reckoning.piece()) == Piece.WRITTEN:
            pass
        assert found == Piece.OVER
        await recounts_of(here.store).run_pending()
        assert (await board(here.store, WINS)).lines[1].facts["matches"] == COUNTS_FROM + 1


# a match through the door


async def test_a_match_puts_its_result_into_the_accounts(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    page = await boards_of(house.services.store).leaders(Ladder(house.guild.id, "", "voador", WINS), 0, page=0, size=9)
    assert [(line.place, line.name, line.facts["matches_won"]) for line in page.lines] == [(1, "ana", 1), (2, "bia", 0)]


async def test_who_leaves_a_match_has_lost_it(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D\nturn ana\n")
    await house.leave(house.bia)
    await house.play(house.ana, "6♠")
    async with house.services.store.database.engine.connect() as connection:
        rows = (await connection.execute(sa.text("SELECT seat, place FROM places ORDER BY seat"))).all()
    assert [tuple(row) for row in rows] == [(0, 1), (1, 3), (2, 2)]


async def test_a_match_that_ends_between_rounds_has_a_result_too(house: House) -> None:
    await house.begun("ana", "bia", target="50")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.leave(house.bia)
    async with house.services.store.database.engine.connect() as connection:
        rows = (await connection.execute(sa.text("SELECT seat, place, total FROM places ORDER BY seat"))).all()
    assert [tuple(row) for row in rows] == [(0, 1, 0), (1, 2, 2)]


async def test_a_game_alone_is_in_no_account(house: House) -> None:
    await house.ana.slash(house.channel, "daily", what="new")
    await house.leave(house.ana)
    assert await boards_of(house.services.store).totals_in_month(house.guild.id, "") == {}


# the page


async def test_an_empty_list_offers_a_game(house: House) -> None:
    for op in ("best", "record", "matches"):
        shown = (await house.ana.slash(house.channel, "leaderboard")).response._message
        if op != "best":
            shown = (await house.press(house.ana, op, message=shown)).response._message
        assert "now" in house.buttons(shown), op


async def test_whoever_turns_the_page_of_others_has_a_copy_of_ones_own(house: House) -> None:
    me = house.ana.id
    await people(house, me, *range(100, 121), server=house.guild.id)
    for person in range(100, 121):
        await played(house.services.store, [person, me], server=house.guild.id)
    mine = await house.board(house.ana, game="voador", by="wins")
    assert "person 120" in house.said(mine.response._message)
    assert f"22\\. **person {me}** ◀" in house.said(mine.response._message)
    shown = (await house.board(house.ana, game="voador")).response._message
    said = house.said(shown)
    assert "◀" not in said, "everybody sees it"
    turned = (await house.choose(house.bia, "leaders-by", "wins/", message=shown)).response
    assert turned.ephemeral
    own = turned._message
    await house.bia.click(house._real(own), custom_id=house.buttons(own)["leaders"])
    assert "person 110" in house.said(own)
    assert "◀" not in house.said(own), "bia has not played"
    assert house.said(shown) == said
    await house.choose(house.bia, "leaders-by", "placings/", message=own)
    assert "ahead of **0%**" in house.said(own)
    await house.choose(house.bia, "leaders-game", "all", message=own)
    assert house.chosen(own, "leaders-game") == "All games"


@pytest.mark.parametrize(
    "argument",
    ["", "voador/luck//", "chess/wins//", "voador/wins/20261/", "/rating//", "voador/points//luck", "x/" * 40],
)
async def test_a_forged_choice_is_refused(house: House, argument: str) -> None:
    await house.begun("ana", "bia")
    answer = await house.forge(house.ana, f"mm1:leaders:0:1:{argument}"[:100])
    assert "read that button" in answer.response.content


async def test_a_page_beyond_all_is_the_last(house: House) -> None:
    await house.begun("ana", "bia")
    answer = await house.forge(house.ana, "mm1:leaders:0:999:voador/wins//")
    assert "Leaderboard" in house.said(answer.response._message)
    answer = await house.forge(house.ana, "mm1:leaders:0:999999999999:voador/wins//")
    assert "read that button" in answer.response.content


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
async def test_the_longest_names_fit(tmp_path: Path, locale: str) -> None:
    who = range(1, 13)
    async with process(tmp_path / "m.db") as here:
        await here.store.servers.meet(1, locale)
        for person in who:
            await here.store.people.meet(person, "_*" * 16, locale)
        for _ in range(COUNTS_FROM):
            await played(here.store, who)
        for by in (RATING, WINS, PLACINGS, POINTS, COMPUTERS):
            choice = LadderChoice("voador", by, "2026-11", "cards" if by == POINTS else "")
            found = await boards_of(here.store).leaders(
                Ladder(1, *choice[2:3], "voador", by, choice.measure), 12, page=0, size=10
            )
            leaders = Leaderboard(
                server="_*" * 50,
                choice=choice,
                found=found,
                played=Total(rounds=10**6, matches=10**6),
                months=["2026-11"] * 12,
                page=0,
                size=10,
                written={},
                definition="",
            )
            view = leaders_view(leaders, 12, Person(locale), NOVEMBER)
            assert view.content_length() <= 4000
            assert view.total_children_count <= 40
            said = str(view.to_components())
            assert said.count("◀") == 1
            assert "_*_" not in said
        found = await boards_of(here.store).leaders(Ladder(1, "", "voador", WINS), 12, page=0, size=3)
        boards = dict.fromkeys(FOR_TABLES, (WINS, found.lines))
        assert podium_view("2026-11", boards, Person(locale)).content_length() <= 4000


# podiums


async def test_when_a_month_is_over_its_best_are_named_once(house: House) -> None:
    bot, server = house.bot, house.guild.id
    await people(house, house.ana.id, house.bia.id, server=server)
    for _ in range(COUNTS_FROM):
        await played(bot.services.store, [house.ana.id, house.bia.id], server=server)
    await played(bot.services.store, [house.bia.id, house.ana.id], game="classic", server=server)
    await played(bot.services.store, [house.bia.id, house.ana.id], at=DECEMBER, server=server)
    now = DECEMBER
    await Announcing.by(bot.services).note(RECOMPUTED, server, "")

    async def chosen(_: int) -> int:
        return house.channel.id

    using = replace(Announcing.by(bot.services), wall=lambda: now)
    announcer = SeasonPodium(boards_of(bot.services.store), using, chosen)
    await announcer.tick()
    await announcer.tick()
    await SeasonPodium(boards_of(bot.services.store), using, chosen).tick()
    said = [house.said(message) for message in house.messages(house.channel.id)]
    assert len(said) == 1
    assert "Podium: 2026-11" in said[0]
    assert "recalculated" in said[0]
    voador, classic = said[0].split("### Mau-Mau ·")
    assert f"🥇 **person {house.ana.id}** — **1" in voador
    assert f"🥇 **person {house.bia.id}** — matches won: **1**" in classic
    now += 31 * 86_400
    await announcer.tick()
    said = [house.said(message) for message in house.messages(house.channel.id)]
    assert len(said) == 2
    assert "recalculated" not in said[1], "it was said once"


async def test_a_channel_that_is_gone_has_its_podium_told_no_more(house: House) -> None:
    bot, server = house.bot, house.guild.id
    await people(house, house.ana.id, house.bia.id, server=server)
    await played(bot.services.store, [house.ana.id, house.bia.id], server=server)

    async def gone(_: int) -> int:
        return 12345

    using = replace(Announcing.by(bot.services), wall=lambda: DECEMBER)
    await SeasonPodium(boards_of(bot.services.store), using, gone).tick()
    assert await boards_of(bot.services.store).list_due_podiums(DECEMBER) == []


async def test_a_podium_that_discord_refuses_for_good_is_not_sent_again(house: House) -> None:
    bot, server = house.bot, house.guild.id
    await people(house, house.ana.id, house.bia.id, server=server)
    await played(bot.services.store, [house.ana.id, house.bia.id], server=server)
    await bot.services.preferences.choose("server", server, "seasons", str(house.channel.id))
    house.env.inject_error("POST", f"/channels/{house.channel.id}/messages", status=400, code=50035, times=None)
    podium = house.cog(LeaderboardCog).podium
    podium.using = replace(podium.using, wall=lambda: DECEMBER)
    await podium.tick()
    assert await boards_of(bot.services.store).list_due_podiums(DECEMBER) == []


async def test_a_server_that_chose_no_channel_hears_nothing_later(house: House) -> None:
    bot, server = house.bot, house.guild.id
    await people(house, house.ana.id, house.bia.id, server=server)
    await played(bot.services.store, [house.ana.id, house.bia.id], server=server)
    assert await boards_of(bot.services.store).list_due_podiums(DECEMBER) == [(server, "2026-11")]
    await SeasonPodium(
        boards_of(bot.services.store),
        replace(Announcing.by(bot.services), wall=lambda: DECEMBER),
        house.cog(LeaderboardCog).podium.channel_of,
    ).tick()
    assert await boards_of(bot.services.store).list_due_podiums(DECEMBER) == []
    assert house.messages(house.channel.id) == []


EPHEMERAL = 1 << 6
"""The flag of a message that one person sees."""


def slow_down(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Discord told that a leaderboard is coming before it is there."""
    monkeypatch.setattr(responder, "DEFER_AFTER_S", 0.01)
    standings = boards_of(house.services.store)
    leaders = standings.leaders

    async def slowly(*given: Any, **more: Any) -> Any:
        await house.env.external_wait(asyncio.sleep(0.1), reason="a slow database")
        return await leaders(*given, **more)

    standings.leaders = slowly


@pytest.mark.parametrize("slow", [False, True])
async def test_a_leaderboard_is_in_the_language_of_whoever_sees_it(
    house: House, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    """Also if Discord was told that everybody would see it."""
    await house.ana.slash(house.channel, "me", language="de")
    titles = {tongue: texts.text(tongue, "leaders-title", server="House") for tongue in ("de", "en")}
    if slow:
        slow_down(house, monkeypatch)
    await house.board(house.ana, game="voador")
    await house.env.advance_time(1)
    assert [bool(one.flags & EPHEMERAL) for one in house.messages(house.channel.id)] == [True, True]
    assert titles["de"] in house.said(house.messages(house.channel.id)[-1])
    await people(house, house.ana.id, house.bia.id, server=house.guild.id)
    await played(house.services.store, [house.ana.id, house.bia.id], server=house.guild.id)
    await house.board(house.ana, game="voador")
    await house.env.advance_time(1)
    shown = house.messages(house.channel.id)[-1]
    assert not shown.flags & EPHEMERAL
    assert titles["en"] in house.said(shown)


async def test_a_slow_leaderboard_is_shown_to_everybody_and_an_empty_one_to_who_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty = await house.board(house.ana, game="voador")
    assert empty.ephemeral
    await people(house, house.ana.id, house.bia.id, server=house.guild.id)
    await played(house.services.store, [house.ana.id, house.bia.id], server=house.guild.id)
    slow_down(house, monkeypatch)
    shown = await house.board(house.ana, game="voador")
    assert not shown.ephemeral
    await house.env.advance_time(1)
    assert "Leaderboard of House" in house.said(house.messages(house.channel.id)[-1])
