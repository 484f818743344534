"""Courses that are made from definitions: each position is right by the rules, told in words, and can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.screens.page import LearnHerePress
from bot.words import texts
from bot.words.rulebook import describe_card_action, describe_card_actions
from bot.words.texts import Person
from cogs.lessons.commands import LearnCog
from cogs.lessons.courses import CARD_LESSONS, LEARNER, OWN, CardLesson, Lesson, course, make_course
from cogs.lessons.screens import finished_view, lesson_view
from cogs.lessons.table import make_lesson_table
from rules.catalogue import WRITTEN_DOWN, definition_of, make
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.game import MauMau
from rules.strategies import sensible
from rules.table import IllegalAction
from tests.support.examples import EACH_LANGUAGE
from tests.support.folding import each
from tests.support.house import House, manager
from tests.support.lessons import press, shown
from tests.support.screens import check
from tests.support.workshop import games_of
from tests.support.written import every_effect
from tests.support.written_games import drawn

DRAWN = 30
"""How many definitions are drawn by lot."""
ROUND_ANSWERS = 150
"""Upper bound on the learner's answers in a round."""


def holds(lesson: Lesson) -> None:
    """The wanted move is one that the rules offer; it is carried out, and the lesson is done. No other is."""
    table = make_lesson_table(lesson, 77, "ana")
    wanted, *after = lesson.wanted
    offered = table.game.view(table.match, LEARNER).moves  # the first lesson shows wrong cards beside
    assert wanted in offered
    assert {*offered} <= {*table.views[LEARNER].moves}
    before = table.match.save()
    for other in offered:
        if (other.verb, other.cards) != (wanted.verb, wanted.cards):
            table.act([other])
            assert table.aside
    for card in set(table.match.hands[LEARNER]) - {card for move in offered for card in move.cards}:
        try:
            table.act([type(wanted)("play", (card,))])
            assert table.aside, "a misplay"
        except IllegalAction:
            pass
    assert table.match.save() == before
    for action in (wanted, *after):
        assert not table.done
        table.act([action])
        assert not table.aside
    assert table.done


@each("name", WRITTEN_DOWN)
def test_each_thing_that_a_card_does_has_a_position(name: str) -> None:
    game, lessons = make(name), make_course(name)
    assert isinstance(game, MauMau)
    found = {describe_card_action(game, one.card, one.moment, "en") for one in lessons if isinstance(one, CardLesson)}
    every = {told for _, _, told in describe_card_actions(game, "en")}
    assert found == every or len(found) == CARD_LESSONS
    assert lessons[0].name == "follow"
    assert ("mau" in [one.name for one in lessons]) == ("declare" in game.interrupts)
    assert [one.number for one in lessons] == list(range(1, len(lessons) + 1))
    assert len({one.name for one in lessons}) == len(lessons) == lessons[0].count
    for lesson in lessons[:-1]:
        holds(lesson)


def test_a_course_shows_what_goes_on_anything_and_what_goes_together_where_the_game_has_it() -> None:
    assert [one.script.steps[0].text for one in make_course("makao")[1:3]] == ["you: play QC", "you: play 5C 5D"]
    assert not {"anywhere", "together"} & {one.name for one in make_course("classic")}
    assert "together" not in {one.name for one in make_course("pesten")}, "one by one"


@each("name", WRITTEN_DOWN)
def test_its_round_comes_to_an_end(name: str) -> None:
    table = make_lesson_table(make_course(name)[-1], 77, "ana")
    assert table.free
    for number in range(ROUND_ANSWERS):
        if table.done:
            break
        table.act([sensible.choose(table.views[LEARNER], lambda some, at=number: some[at % len(some)])])
    assert table.done


def test_positions_of_any_definition_are_right() -> None:
    """Many definitions by lot are refused as a whole; of the others, each position is right."""
    found = 0
    for seed in range(DRAWN):
        try:
            lessons = make_course(drawn(Random(seed)))
        except BadDefinition:
            continue
        for lesson in lessons[:-1]:
            holds(lesson)
        assert not lessons[-1].wanted
        found += len(lessons) - 1
    assert found > DRAWN


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
async def test_they_are_told_in_every_language(house: House, tongue: str) -> None:
    for source in (*WRITTEN_DOWN, every_effect().replace("Everything", "@everyone " + "_*" * 15)):
        for lesson in make_course(source):
            table = make_lesson_table(lesson, 77, "_*" * 16)
            check(lesson_view(table, Person(tongue)))
            if lesson.wanted:
                table.act(lesson.wanted)
                check(finished_view(table, Person(tongue)))
            if isinstance(lesson, CardLesson):
                assert isinstance(table.game, MauMau)
                assert describe_card_action(table.game, lesson.card, lesson.moment, tongue)


async def test_a_made_course_is_played_with_its_buttons(house: House) -> None:
    answer = await house.learn(house.ana, "branne")
    for lesson in course("branne")[:-1]:
        table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
        assert table.lesson.name == lesson.name
        for action in lesson.wanted:
            answer = await press(house, shown(house, answer), table, action)
            table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
        assert "✅" in house.said(shown(house, answer)), lesson.name
    assert (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).free


async def test_a_suit_may_be_called_along_with_the_card(house: House) -> None:
    await house.learn(house.ana, "crazy-eights")
    await house.cog(LearnCog).lessons.skip(house.ana.id, "ana", 1)
    answer = await house.ana.slash(house.channel, "play", move="8♣ hearts")
    assert "✅" in house.said(shown(house, answer))


async def kept(house: House, text: str) -> Any:
    await house.services.store.servers.meet(house.guild.id, "en")
    return await games_of(house).take(house.guild.id, house.ana.id, text)


async def test_the_course_of_an_own_game_goes_on_as_it_began(house: House) -> None:
    text = definition_of("pesten").replace('name = "Pesten"', 'name = "Ours"')
    game = await kept(house, text)
    offered = await house.ana.autocomplete(house.channel, "rules", "game", "ours")
    assert [one["value"] for one in offered] == [f"#{game.id}"]
    answer = await house.learn(house.ana, f"#{game.id}")
    assert "Ours · lesson 1" in house.said(shown(house, answer))
    table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    answer = await press(house, shown(house, answer), table, table.lesson.wanted[0])
    await kept(
        house,
        text.replace('name = "Ours"', 'name = "Ours"\nsource = "changed"', 1).replace('source = "changed"', "", 1)
        + "\n# changed\n",
    )
    await house.restart()
    assert (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).lesson.number == 2
    again = await house.learn(house.ana, f"#{game.id}")
    assert "lesson 1" in house.said(shown(house, again)), "the game is another one now"
    await games_of(house).delete(house.guild.id, f"#{game.id}")
    answer = await press(
        house,
        shown(house, again),
        await house.cog(LearnCog).lessons.table(house.ana.id, "ana"),
        table.lesson.wanted[0],
    )
    assert "lesson 2" in house.said(shown(house, answer))
    rows = await house.cog(LearnCog).lessons.store.list_for(house.ana.id)
    assert [row["game"] for row in rows] == [OWN]


async def test_an_own_game_is_learned_where_it_is_played(house: House) -> None:
    """In the lobby, at the table and from its rules there, also after another version was saved."""
    text = definition_of("pesten").replace('name = "Pesten"', 'name = "Ours"')
    game = await kept(house, text)
    await house.seated("ana", "bia", rules=f"#{game.id}")
    await kept(house, text + "\n# changed\n")
    for begun in (False, True):
        if begun:
            await house.press(house.ana, "start")
        more = (await house.press(house.caio, "more" if begun else "controls")).response._message
        rules = house.env.backend.get_message(more.channel_id, more.id)
        for op in (LearnHerePress.op, "rules"):
            answer = await house.press(house.caio, op, message=rules)
            if op == "rules":
                shown = house.env.backend.get_message(more.channel_id, more.id)
                answer = await house.press(house.caio, LearnHerePress.op, message=shown)
            assert "Ours · lesson 1" in house.said(answer.response._message)
            assert (await house.cog(LearnCog).lessons.table(house.caio.id, "caio")).lesson.definition == text


async def test_another_servers_game_is_no_course_here(house: House) -> None:
    said = await house.learn(house.ana, "#99")
    assert said.response.content == texts.text("en", "refused-no-game", game=r"\#99")
    boss = manager(house)
    said = await house.learn(boss, "own-0123456789ab")
    assert said.response.content == texts.text("en", "refused-no-game", game="own\\-0123456789ab")
