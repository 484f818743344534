"""A person is banned while something is being decided: who is asked, and who asks."""

from __future__ import annotations

import discord
import pytest

from bot.words import texts
from rules.match import AWAY, PLAYING
from tests.support.house import House, as_typed

SEVENS = "top 5S\nhand ana 7S 5D KH\nhand bia 9D 9H 5S\nhand caio 7H 2C 9C\nstock 4H 4D 6D 8C\nturn ana\n"
PROPOSAL = "top 5C\nhand ana 6C 9C\nhand bia 3D 9H\nhand caio 8H 3C\n"
LAST = "top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n"
FOUR = LAST.replace("turn", "hand dora 3D 4D\nturn")
FIVE = FOUR.replace("turn", "hand eva 3H 4H\nturn")


async def banned(house: House, name: str) -> None:
    house.env.backend.apply_ban(house.guild.id, house.people[name].id, None)
    await house.env.settle()


async def after_a_round(house: House, *names: str, laid: str = LAST) -> None:
    """Ana has won the first round of a match."""
    await house.begun(*names, target="100", scoring="cards", turn_clock="off")
    await house.lay(laid)
    await house.play(house.ana, "6♠")


async def close(house: House, name: str) -> str:
    """What somebody reads who asks to stop the match."""
    answer = await house.sure(house.people[name], house.people[name].slash(house.channel, "table close"))
    return as_typed(house.said(answer.response._message))


async def kick(house: House, name: str, whom: str) -> str:
    answer = await house.sure(house.people[name], house.people[name].slash(house.channel, "table kick", player=whom))
    return as_typed(house.said(answer.response._message))


@pytest.mark.parametrize("who", ["ana", "caio"])
async def test_on_both_sides_of_a_card_that_has_to_be_answered(house: House, who: str) -> None:
    """Caio answers what ana has played, or the house does so for him."""
    await house.begun("ana", "bia", "caio", turn_clock="off")
    await house.lay(SEVENS)
    await house.play(house.ana, "7♠")
    assert (await house.table()).awaited == (2,)
    await banned(house, who)
    assert f"{who}** is away" in house.said(await house.table_message())
    if who == "ana":
        assert (await house.table()).awaited == (2,)
        await house.play(house.caio, "7♥")
    else:
        await house.env.advance_time(3)
    table = await house.table()
    assert 2 not in table.awaited, "nobody waits for who is gone"
    assert table.state is not None
    assert table.state.phase == PLAYING


@pytest.mark.parametrize("who", ["ana", "bia"])
async def test_on_both_sides_of_a_vote_by_the_rules(house: House, who: str) -> None:
    """Ana proposes, bia and caio vote. Ana has said what she is for; without bia nothing is decided."""
    await house.begun("ana", "bia", "caio", rules="ime", turn_clock="off", cyclic="on")
    await house.lay(PROPOSAL)
    await house.ana.slash(house.channel, "table propose", what="IME-50")
    await banned(house, who)
    table = await house.table()
    assert table.state is not None
    assert table.state.vote is not None, "somebody is left to vote"
    assert table.state.phase == PLAYING
    await house.vote(house.caio)
    assert await house.round_is_on()
    if who == "ana":
        await house.vote(house.bia)
    table = await house.table()
    assert table.state is not None
    assert (table.state.vote is None) == (table.state.phase != PLAYING) == (who == "ana")


async def test_who_is_banned_has_not_agreed_to_stop(house: House) -> None:
    """Else a manager who is behind bans who is ahead. The others play on, or leave."""
    await after_a_round(house, "ana", "bia", "caio")
    await close(house, "ana")
    assert texts.text("en", "stop-asked", count=1) in await close(house, "bia")
    await banned(house, "caio")
    assert (await house.table()).ended is None


async def test_who_has_asked_to_stop_and_is_banned_has_agreed(house: House) -> None:
    await after_a_round(house, "ana", "bia", "caio")
    await close(house, "ana")
    await banned(house, "ana")
    assert (await house.table()).ended is None
    assert texts.text("en", "stop-asked", count=1) in await close(house, "bia")
    assert "closed" in await close(house, "caio")


async def test_who_was_needed_to_send_somebody_away_is_not_waited_for(house: House) -> None:
    """Two of three are enough then, also two who have asked before."""
    await after_a_round(house, "ana", "bia", "caio", "dora", "eva", laid=FIVE)
    await kick(house, "ana", "eva")
    assert "One more person has to ask" in await kick(house, "bia", "eva")
    await banned(house, "caio")
    assert "Send **eva** away from the table? 2 of 2 say yes" in house.said(await house.table_message())
    assert "no longer at the table" in await kick(house, "bia", "eva")
    assert [player.name for player in (await house.table()).players if player.gone] == ["eva"]


@pytest.mark.parametrize("who", ["ana", "dora"])
async def test_on_both_sides_of_the_question_who_leaves(house: House, who: str) -> None:
    """Ana's voice goes with her; dora has a seat still, and can be sent away from it."""
    await after_a_round(house, "ana", "bia", "caio", "dora", laid=FOUR)
    await kick(house, "ana", "dora")
    await banned(house, who)
    assert not any(player.gone for player in (await house.table()).players)
    said = await kick(house, "bia", "dora")
    if who == "ana":
        assert "One more person has to ask" in said
        said = await kick(house, "caio", "dora")
    assert "no longer at the table" in said
    assert [player.name for player in (await house.table()).players if player.gone] == ["dora"]


async def test_who_was_needed_for_a_pause_is_not_waited_for(house: House) -> None:
    """Two of three are enough then, also two who have asked before."""
    await after_a_round(house, "ana", "bia", "caio", "dora", laid=FOUR)
    for name in ("ana", "bia"):
        await house.people[name].slash(house.channel, "table pause")
    await banned(house, "dora")
    assert "2 of 2 say yes (`/table pause`)" in house.said(await house.table_message())
    assert not (await house.table()).notes.pause.span
    await house.bia.slash(house.channel, "table pause")
    assert (await house.table()).notes.pause.span


async def test_who_has_asked_for_a_pause_and_is_banned_has_no_voice(house: House) -> None:
    await after_a_round(house, "ana", "bia", "caio")
    await house.ana.slash(house.channel, "table pause")
    await banned(house, "ana")
    await house.bia.slash(house.channel, "table pause")
    assert not (await house.table()).notes.pause.span
    await house.caio.slash(house.channel, "table pause")
    assert (await house.table()).notes.pause.span


@pytest.mark.parametrize(("may", "place"), [(True, 2), (False, 1)])
async def test_who_may_ban_comes_out_no_better_for_it(house: House, may: bool, place: int) -> None:
    """Ana is ahead, and somebody who may ban people plays against her. She is absent, her hands count as the worst; who
    could have banned her is not first for it, and who could not may be.
    """
    role = house.guild.create_role("strict", permissions=discord.Permissions(ban_members=may))
    house.people["boss"] = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    await after_a_round(house, "ana", "boss", "caio", laid=LAST.replace("bia", "boss"))
    await banned(house, "ana")
    table = await house.table()
    assert table.begun_state().status[0] == AWAY
    assert [player.at_best for player in table.players] == [1, place, 1]
    async with house.services.tables.changing(house.number) as draft:
        draft.set_state(draft.begun_state().copy())
        draft.state.totals[:] = [90, 10, 50]
        await house.services.tables.save(draft)
    assert ((await house.table()).places()[1] == 1) is not may


async def test_in_the_first_round_nobody_is_ahead_and_a_ban_holds_nobody_back(house: House) -> None:
    role = house.guild.create_role("strict", permissions=discord.Permissions(ban_members=True))
    house.people["boss"] = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    await house.begun("ana", "boss", "caio", target="100", turn_clock="off")
    await banned(house, "ana")
    assert [player.at_best for player in (await house.table()).players] == [1, 1, 1]
