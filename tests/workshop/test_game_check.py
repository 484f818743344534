"""Whether a game is any good: what the check finds, how it is told, and what it means for ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import cogs.workshop.commands
from bot.process.jobs import Job, Worker
from bot.words import texts
from bot.words.texts import Person
from cogs.workshop.check import CHECK_LIMIT_S, PLAY_S, Verdict, check_by_playing, fingerprint
from cogs.workshop.parts import empty, to_toml
from cogs.workshop.screens import GameCheckPress, describe_verdict
from rules.catalogue import definition_of
from rules.shedding.definitions.reading import read
from tests.support.house import House, manager
from tests.support.workshop import games_of

NEVER = {**empty("Never"), "cards": [{"which": "all", "others_draw": 1, "play_again": True}], "pack": {"packs": 4}}
"""A game that can hardly come to an end."""
FOUND = Verdict(200, 3, 0, "", 10, 20, 33, 60, 33, [1])


def test_a_good_game_comes_to_an_end_and_skill_counts() -> None:
    found = check_by_playing(definition_of("classic"), 120, PLAY_S)
    assert found.rounds > 20
    assert found.unended == 0
    assert 3 < found.turns <= found.long
    assert found.rated


def test_it_ends_when_its_time_is_up() -> None:
    ticks = iter(range(10**6))
    assert check_by_playing(definition_of("classic"), 2000, 5.0, lambda: float(next(ticks))).rounds < 10
    assert PLAY_S < CHECK_LIMIT_S <= 45


def test_a_rule_that_never_comes_up_is_found() -> None:
    """Twins in a single pack."""
    cards = [{"which": "7", "at": "twin", "skip": True}, {"which": "8", "skip": True}]
    assert check_by_playing(to_toml({**empty("x"), "cards": cards}), 40, PLAY_S).seldom == [1]


def test_rounds_that_never_end_are_told_and_not_rated() -> None:
    bad = FOUND._replace(unended=3, hangs="7")
    assert not bad.rated
    assert FOUND._replace(unended=2).rated
    for tongue in texts.LANGUAGES:
        told = describe_verdict(bad, definition_of("classic"), Person(tongue))
        assert texts.text(tongue, "check-not-rated") in told
        assert "3" in told
        assert len(told) < 1500


@pytest.mark.parametrize(("hand", "rated"), [(1, False), (5, True)])
def test_a_game_in_which_no_decision_matters_is_not_rated(hand: int, rated: bool) -> None:
    """Who gets a hand of one card that fits has won: whatever anybody decides hardly ever changes that."""
    text = to_toml({**empty("Lot"), "deal": {"hand": hand}})
    found = check_by_playing(text, 20, PLAY_S)
    assert found.pairs > 20
    assert (found.ends, found.decides, found.rated) == (True, rated, rated)
    for tongue in texts.LANGUAGES:
        key = "check-rated" if rated else "check-luck"
        assert texts.text(tongue, key, pairs=found.pairs, changed=found.changed) in describe_verdict(
            found, text, Person(tongue)
        )


@pytest.mark.parametrize("game", ["branne", "classic", "crazy-eights", "pesten", "tschau-sepp"])
def test_decisions_matter_in_the_games_of_the_documents(game: str) -> None:
    assert check_by_playing(definition_of(game), 2, PLAY_S).decides


def test_it_takes_more_than_chance_that_a_card_changes_who_wins() -> None:
    """The lower end of the interval counts: a few deals prove nothing. What earlier versions checked stays so."""
    assert FOUND.rated
    assert not FOUND._replace(pairs=5, changed=2).rated
    assert not FOUND._replace(pairs=100, changed=15).rated
    assert FOUND._replace(pairs=100, changed=25).rated


def test_equal_is_what_plays_equal() -> None:
    text = to_toml({**empty("Mine"), "deal": {"hand": 5}})
    mine = fingerprint(read(text))
    others = [f"# a comment\n{text}", text.replace("Mine", "Ours"), to_toml({**empty("Mine"), "deal": {"hand": 6}})]
    assert [fingerprint(read(other)) == mine for other in others] == [True, True, False]
    assert check_by_playing(text, 2, PLAY_S).plays == mine


def test_what_was_saved_otherwise_counts_as_not_checked() -> None:
    assert Verdict.load(FOUND.save()) == FOUND
    assert Verdict.load({"rounds": 1}) is None
    assert Verdict.load(None) is None


async def test_a_check_in_discord_is_told_and_remembered_with_the_game(house: House) -> None:
    boss: Any = manager(house)
    games, server = games_of(house), house.guild.id
    games.checker.rounds = 20
    screen = (await boss.slash(house.channel, "workshop new", like="classic")).response._message
    said = await house.press(boss, GameCheckPress.op, message=screen)
    assert texts.text("en", "check-rated") in house.said(said.response._message)
    draft = await games.draft(boss.id, server)
    assert not await games.is_rated(server, draft.text)
    saved = await games.save_draft(draft)
    assert await games.is_rated(server, saved.definition)
    changed = saved.definition.replace("packs = 2", "packs = 3")
    await games.take(server, boss.id, changed)
    assert not await games.is_rated(server, changed), "another version was not checked"
    house.services.background.stop()


async def test_a_check_that_could_not_be_done_goes_on_later_and_tells_its_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process in which it plays is lost: the person is told, and gets the verdict all the same."""
    monkeypatch.setattr(cogs.workshop.commands, "CHECK_AGAIN_AFTER_S", (0.1, 0.1))
    boss, games = manager(house), games_of(house)
    games.checker.rounds = 20
    screen = (await boss.slash(house.channel, "workshop new", like="classic")).response._message
    told: list[str] = []
    say = house.services.answers.say

    async def noted(interaction: Any, key: str, /, **facts: object) -> None:
        told.append(key)
        await say(interaction, key, **facts)

    monkeypatch.setattr(house.services.answers, "say", noted)
    lose_first_process(games.checker._worker, monkeypatch)
    said = await house.press(boss, GameCheckPress.op, message=screen)
    shown = [house.said(one._message) for one in (said.response, *said.followups)]
    assert told == ["check-goes-on"]
    assert any(texts.text("en", "check-rated") in one for one in shown)
    house.services.background.stop()


def lose_first_process(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kill the first process of a worker right after it was handed a job: before that, the job only goes to another."""
    begin = worker._begin

    async def begin_and_die(job: Job[object]) -> asyncio.Future[object]:
        monkeypatch.setattr(worker, "_begin", begin)
        running = await begin(job)
        for process in [*worker._pool._processes.values()]:
            process.kill()
        return running

    monkeypatch.setattr(worker, "_begin", begin_and_die)


@pytest.mark.parametrize("why", ["never ends"])
def test_a_game_that_never_ends_is_checked_in_time(why: str) -> None:
    found = check_by_playing(to_toml(NEVER), 6, PLAY_S)
    assert found.rounds >= 2


@pytest.mark.parametrize("what", ["the editor", "a check"])
async def test_a_busy_machine_blames_no_game_and_offers_to_try_again(
    house: House, monkeypatch: pytest.MonkeyPatch, no_mistakes: None, what: str
) -> None:
    """Too much waits, or the process is lost: a sentence says so, with the button that was pressed."""
    monkeypatch.setattr(cogs.workshop.commands, "CHECK_AGAIN_AFTER_S", ())
    boss, games = manager(house), games_of(house)
    games.checker.rounds = 20
    screen = (await boss.slash(house.channel, "workshop new", like="classic")).response._message
    games._read.clear()  # as after a restart
    worker = games.reader if what == "the editor" else games.checker._worker
    lose_first_process(worker, monkeypatch)
    said = await house.press(boss, GameCheckPress.op, message=screen)
    refusal = [one._message for one in (said.response, *said.followups)][-1]
    assert texts.text("en", "refused-work-busy") in house.said(refusal)
    assert "taking too long" not in house.said(refusal)
    again = await house.press(boss, GameCheckPress.op, message=refusal)
    shown = [house.said(one._message) for one in (again.response, *again.followups)]
    assert any(texts.text("en", "check-rated") in one for one in shown)
    games.reader.stop()
    house.services.background.stop()
