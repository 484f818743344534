"""What is counted of people: debts, silences, cards, whom they beat; and how it is told."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.matches.results import feats_of_round
from bot.store.schema import nicknames
from bot.words.texts import Person
from cogs.standings.accounts import Standing
from cogs.standings.commands import Statistics, stats_view
from cogs.standings.store import FeatsInAll, Rival
from rules.cards import parse
from rules.shedding.events import DebtCleared, DebtGrew, Drew, Laid
from rules.shedding.talk import Spoke
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House
from tests.support.matches import people, played
from tests.support.repository import process
from tests.support.standings import statistics_of


def test_what_was_done_in_a_round_is_told_from_its_events() -> None:
    steps = [
        [Laid(0, 5), DebtGrew(2, 0)],
        [Drew(1, (7, 8)), DebtCleared()],
        [Drew(1, (9,))],
        [Laid(0, 5), Spoke(1, "silence", True, 3), Spoke(1, "secret", True, 3)],
    ]
    found = feats_of_round([[event.code() for event in step] for step in steps])
    assert (found[0].laid[5], found[0].debt) == (2, 0)
    assert (found[1].debt, found[1].silences, dict(found[1].laid)) == (2, 1, {})


async def test_whom_one_beats(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        await people(here, 1, 2, 3)
        for order in ([1, 2], [1, 2], [2, 1], [3, 1], [3, None, 1]):
            await played(here.store, order)
        feats = await statistics_of(here.store).feats(1, "voador", 1)
        assert feats.beats == Rival(2, "person 2", 2, 1)
        assert feats.bows == Rival(3, "person 3", 0, 2)
        assert len(feats.ratings) == 5
        assert (await statistics_of(here.store).feats(1, "", 1)).beats == feats.beats
        assert (await statistics_of(here.store).feats(1, "voador", 3)).bows is None, "nobody is ahead of them"
        assert await statistics_of(here.store).feats(2, "voador", 1) == FeatsInAll(0, 0, -1, 0, None, None, [])


async def test_a_round_counts_what_was_done_in_it(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay("top 5S\nhand ana 6S\nhand bia 2C 9C\nturn ana\n")
    await house.play(house.ana, "6♠")
    feats = await statistics_of(house.services.store).feats(house.guild.id, "voador", house.ana.id)
    assert (feats.card, feats.laid) == (parse("6S"), 1)
    assert (await statistics_of(house.services.store).feats(house.guild.id, "", house.ana.id)).card == feats.card


@pytest.mark.draws
async def test_stats_with_their_chart(house: House) -> None:
    me, other = house.ana.id, house.bia.id
    await people(house, me, other, server=house.guild.id)
    for _ in range(6):
        await played(house.services.store, [me, other], server=house.guild.id)
    answer = (await house.record(house.bia, house.ana.user)).response
    assert answer.ephemeral
    said = house.said(answer._message)
    assert f"person {me} · Mau Mau Voador" in said
    assert "matches won: **6** of 6" in said
    assert "longest: **6**" in said
    assert len(answer._message.attachments) == 1
    await house.choose(house.bia, "stats", "all", message=answer._message)
    assert "all games" in house.said(answer._message)
    assert answer._message.attachments == []


async def test_a_person_is_called_as_in_the_server(house: House) -> None:
    me = house.ana.id
    await people(house, me, server=house.guild.id)
    await played(house.services.store, [me, None], server=house.guild.id)
    async with house.services.store.database.writing() as connection:
        row = {"server": house.guild.id, "person": me, "name": "Ana the Brave"}
        await connection.execute(sa.delete(nicknames).where(nicknames.c.person == me))
        await connection.execute(nicknames.insert(), row)
    answer = await house.record(house.bia, house.ana.user)
    assert "Ana the Brave" in house.said(answer.response._message)


async def test_who_has_not_played_has_none(house: House) -> None:
    answer = await house.record(house.ana)
    assert "Nothing finished here yet" in house.said(answer.response._message)


@pytest.mark.parametrize("argument", ["", "ana", "9" * 30])
async def test_forged_stats_are_refused(house: House, argument: str) -> None:
    await house.begun("ana", "bia")
    answer = await house.forge(house.ana, f"mm1:stats:0:-1:{argument}", values=["voador"])
    assert "read that button" in answer.response.content


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_everything_fits(locale: str) -> None:
    rival = Rival(2, "_*" * 16, 10**6, 10**6)
    feats = FeatsInAll(99, 10**6, 3, 10**6, rival, rival, [1.0] * 50)
    account = Standing(rounds=10**6, matches=10**6, matches_won=10**6, rating=1234.5)
    accounts = {"": account, "amm": account}
    view = stats_view(Statistics(10**18, "_*" * 16, "amm", accounts, feats, 0.0), Person(locale), drawn=True)
    assert view.content_length() <= 4000
    assert "_*_" not in str(view.to_components())
