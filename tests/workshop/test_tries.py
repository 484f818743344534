"""Trying out a game that is being written: a round for oneself, of which nothing is kept and nobody else hears."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.page import DraftGoOnPress, DraftTryPress
from bot.words import texts
from bot.words.texts import Person
from cogs.lessons.commands import LearnCog
from cogs.lessons.courses import LEARNER, TRIAL, Trial
from cogs.lessons.screens import AsidePagePress, finished_view, lesson_view, round_more_view
from cogs.lessons.table import make_lesson_table
from cogs.people.privacy import PrivacyCog
from cogs.workshop.parts import empty, read_tree, to_toml
from rules.cards import NAMES
from rules.catalogue import MORE_GAMES, definition_of
from rules.match import PLAYING
from rules.strategies import sensible
from rules.table import NOBODY
from tests.support.examples import EACH_LANGUAGE
from tests.support.folding import each
from tests.support.house import House, manager
from tests.support.lessons import press, shown
from tests.support.screens import check
from tests.support.workshop import games_of

ANSWERS_LIMIT = 150
"""Upper bound on the learner's answers in a round, so that no test goes on for ever."""


async def writing(house: House, **said: str) -> tuple[Any, Any]:
    """Somebody who writes a game, and their screen."""
    boss = manager(house)
    return boss, shown(house, await boss.slash(house.channel, "workshop new", **said))


async def tried(house: House, who: Any, screen: Any) -> Any:
    return shown(house, await house.press(who, DraftTryPress.op, message=screen))


@each("name", ["classic", *MORE_GAMES])
def test_a_round_of_any_definition_is_played_to_its_end(name: str) -> None:
    table = make_lesson_table(Trial.of(definition_of(name), "one"), 77, "ana")
    fewest, most = table.game.seats
    assert len(table.players) == min(most, max(fewest, 4))
    for number in range(ANSWERS_LIMIT):
        if table.done:
            break
        moves = table.views[LEARNER]
        move = sensible.choose(moves, lambda some, at=number: some[at % len(some)])
        table.act([move])
        assert not table.aside
    assert table.match.phase != PLAYING


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
async def test_it_is_told_in_every_language(house: House, tongue: str) -> None:
    table = make_lesson_table(Trial.of(to_toml(empty("@everyone ](x) " + "_*" * 10)), "one"), 77, "_*" * 16)
    ways = {DraftTryPress.op, DraftGoOnPress.op}
    assert AsidePagePress.op in check(lesson_view(table, Person(tongue)))
    assert check(round_more_view(table, Person(tongue))) >= ways
    for winner in (LEARNER, 1, NOBODY):
        table.match.won = [winner]
        assert check(finished_view(table, Person(tongue))) == ways


async def test_a_round_is_played_from_the_editor_and_leaves_nothing_behind(house: House) -> None:
    boss, screen = await writing(house, like="classic")
    count = len(house.messages(house.channel.id))
    message = await tried(house, boss, screen)
    assert message.id == screen.id, "it takes the place of the editor, which only this person sees"
    lessons = house.cog(LearnCog).lessons
    for _ in range(ANSWERS_LIMIT):
        table = await lessons.table(boss.id, "boss")
        move = sensible.choose(table.views[LEARNER], lambda moves: moves[0])
        message = shown(house, await press(house, message, table, move, boss))
        if AsidePagePress.op not in house.buttons(message):  # nothing is left to be done
            break
    else:
        raise AssertionError("the round has no end")
    assert len(house.messages(house.channel.id)) == count
    assert await house.services.store.open_tables.list_for_person(boss.id) == []
    assert await house.services.store.results.rounds_of(boss.id, table.game.name) == 0
    (row,) = await house.cog(LearnCog).lessons.store.list_for(boss.id)
    assert row["definition"] is None, "what is over is not kept"
    back = shown(house, await house.press(boss, DraftGoOnPress.op, message=message))
    assert DraftTryPress.op in house.buttons(back)


async def test_it_goes_on_after_a_restart_and_when_the_draft_is_changed_or_gone(house: House) -> None:
    boss, screen = await writing(house)
    message = await tried(house, boss, screen)
    before = (await house.cog(LearnCog).lessons.table(boss.id, "boss")).match.save()
    await house.restart()
    games = games_of(house)
    draft = await games.draft(boss.id, house.guild.id)
    draft = await games.change(draft, to_toml({**read_tree(draft.text), "deal": {"hand": 2}}))
    table = await house.cog(LearnCog).lessons.table(boss.id, "boss")
    assert table.match.save() == before, "the round goes on with the rules with which it began"
    await games.drop(draft)
    move = table.views[LEARNER].moves[0]
    answer = await press(house, message, table, move, boss)
    assert "⚠️" not in house.said(shown(house, answer))
    more = shown(house, await house.press(boss, AsidePagePress.op, message=shown(house, answer)))
    again = await house.press(boss, DraftTryPress.op, message=more)
    assert again.response.content == texts.text("en", "refused-no-draft")


async def test_of_two_tries_the_last_one_counts(house: House) -> None:
    boss, screen = await writing(house)
    first = await tried(house, boss, screen)
    old = house.buttons(first)["move"] if "move" in house.buttons(first) else house.buttons(first)["card"]
    second = shown(house, await boss.slash(house.channel, "workshop new"))
    again = shown(house, await house.press(boss, DraftGoOnPress.op, message=second))
    await tried(house, boss, again)
    now = (await house.cog(LearnCog).lessons.table(boss.id, "boss")).match.save()
    said = await house.forge_at(boss, first, old, ["draw"])
    assert texts.text("en", "refused-moved-on") in house.said(shown(house, said)) or said.response.content
    assert (await house.cog(LearnCog).lessons.table(boss.id, "boss")).match.save() == now
    rows = await house.cog(LearnCog).lessons.store.list_for(boss.id)
    assert [row["game"] for row in rows] == [TRIAL]


async def test_a_lesson_and_a_try_do_not_disturb_each_other(house: House) -> None:
    boss, screen = await writing(house)
    await house.learn(boss, "classic")
    await boss.slash(house.channel, "play", move="5H")
    await tried(house, boss, screen)
    back = await house.learn(boss, "classic")
    assert "lesson 2" in house.said(shown(house, back))


async def test_it_goes_with_the_person_who_is_erased(house: House) -> None:
    boss, screen = await writing(house)
    message = await tried(house, boss, screen)
    await house.cog(PrivacyCog).privacy.erase(boss.id)
    assert await house.cog(LearnCog).lessons.store.list_for(boss.id) == []
    op = "move" if "move" in house.buttons(message) else "card"
    said = await house.forge_at(boss, message, house.buttons(message)[op], ["draw"])
    assert said.response.content == texts.text("en", "refused-no-lesson")


async def test_a_draft_that_cannot_be_played_is_not_tried(house: House) -> None:
    boss, screen = await writing(house)
    games = games_of(house)
    draft = await games.draft(boss.id, house.guild.id)
    await games.change(draft, to_toml({**read_tree(draft.text), "deal": {"hand": 99}}))
    said = await house.press(boss, DraftTryPress.op, message=screen)
    assert "**deal\\.hand**" in said.response.content
    assert await house.cog(LearnCog).lessons.store.list_for(boss.id) == []


async def test_only_who_writes_may_try(house: House) -> None:
    _, screen = await writing(house)
    said = await house.forge_at(house.bia, screen, DraftTryPress().id, [])
    assert said.response.content == texts.text("en", "refused-no-draft")


async def test_what_the_rules_refuse_is_said_at_the_round(house: House) -> None:
    boss, screen = await writing(house)
    await tried(house, boss, screen)
    table = await house.cog(LearnCog).lessons.table(boss.id, "boss")
    before = table.match.save()
    held = table.match.hands[LEARNER]
    foreign = next(name for card, name in enumerate(NAMES) if card not in held)
    said = await boss.slash(house.channel, "play", move=foreign)
    assert said.response.content
    assert (await house.cog(LearnCog).lessons.table(boss.id, "boss")).match.save() == before
