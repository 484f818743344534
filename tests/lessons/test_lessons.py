"""Lessons: each is played as somebody would who learns it, in every language, with right answers and wrong ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from discord.ui import LayoutView
from fluent.runtime import FluentBundle, FluentResource

from bot.screens.components import GREEN, framed_view
from bot.tables.table import Refused
from bot.words import texts
from bot.words.texts import Person
from cogs.archive.logs import play
from cogs.lessons.commands import LearnCog
from cogs.lessons.courses import Lesson, course
from cogs.lessons.screens import courses_view, finished_view, lesson_view, offer_parts
from cogs.lessons.table import LessonTable, make_lesson_table
from cogs.play.moves import move_word
from cogs.play.reading import read_cards, read_use
from rules.cards import NAMES, SUIT_NAMES
from rules.catalogue import RULEBOOKS
from rules.match import PLAYING
from rules.script.wording import understood
from rules.strategies import sensible
from rules.table import Action, IllegalAction
from tests.support.examples import EACH_LANGUAGE
from tests.support.folding import each
from tests.support.games import DOCUMENTED
from tests.support.house import House, as_typed, cards, parts
from tests.support.lessons import press, shown
from tests.support.limits import within_limits
from tests.support.paths import ROOT

LEARNER, ANA = 0, 77
LESSONS = [lesson for game in DOCUMENTED for lesson in course(game)]
NAME_CHARACTERS, TEXT_CHARACTERS_LIMIT = 32, 4000
TAUGHT = [lesson for lesson in LESSONS if lesson.wanted]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def tries(lesson: Lesson) -> Iterator[tuple[Action, bool]]:
    """Everything that a script has who learns do, in order, and whether it is right."""
    for step in lesson.script.steps:
        if step.seat == lesson.script.seats[LEARNER]:
            for action in understood(step.line, step.words, lesson.script.seats):
                yield action, not step.mark


def check_limits(view: LayoutView) -> str:
    """What the view says; Discord would take it."""
    written = "\n".join(part.get("content", "") for part in within_limits(view))
    assert 0 < len(written) <= TEXT_CHARACTERS_LIMIT
    return written


def test_every_game_has_lessons() -> None:
    """Six positions at least, and a round at the end."""
    for game in DOCUMENTED:
        lessons = course(game)
        assert 7 <= len(lessons) <= 16, game
        assert all(lesson.wanted for lesson in lessons[:-1])
        assert not lessons[-1].wanted
        assert len({lesson.name for lesson in lessons}) == len(lessons)


@each("lesson", LESSONS, ids=called)
def test_a_lesson_is_a_table_script(lesson: Lesson) -> None:
    folder = ROOT / "cogs" / "lessons" / lesson.game
    (file,) = folder.glob(f"*_{lesson.name}.table")
    told: list[str] = []
    assert play(file, told.append) == 0, told


@each("lesson", TAUGHT, ids=called)
def test_right_answers_lead_to_its_end_and_wrong_ones_are_refused(lesson: Lesson) -> None:
    table, wrong = make_lesson_table(lesson, ANA, "ana"), 0
    for action, right in tries(lesson):
        assert not table.done
        assert LEARNER in table.awaited or table.todo
        if right:
            table.act([action])
            assert not table.aside
        else:
            wrong += 1
            before = table.match.copy()
            with pytest.raises(IllegalAction):
                table.act([action])
            assert table.match == before
    assert table.done
    assert wrong, "no wrong answer is tried"


@each("lesson", TAUGHT, ids=called)
def test_what_is_allowed_but_not_wanted_changes_nothing(lesson: Lesson) -> None:
    table = make_lesson_table(lesson, ANA, "ana")
    for action, right in tries(lesson):
        for other in table.game.view(table.match, LEARNER).moves:
            if right and not (other.verb == table.todo[0].verb and set(other.cards) == set(table.todo[0].cards)):
                before = table.match.copy()
                table.act([other])
                if other.plain()[:5] != table.todo[0].plain()[:5]:
                    assert table.aside, other
                    assert table.match == before
        if right:
            table.act([action])


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
@each("lesson", LESSONS, ids=called)
def test_a_lesson_is_told_in_every_language(lesson: Lesson, tongue: str) -> None:
    """Its texts are there, and nothing that is sent is too long, with the longest name."""
    name = "_*" * (NAME_CHARACTERS // 2)
    table = make_lesson_table(lesson, ANA, name)
    written = check_limits(lesson_view(table, Person(tongue)))
    assert f"{table.lesson.number}" in written
    for action, right in tries(lesson):
        if right and not table.done:
            table.act([action])
            check_limits(lesson_view(table, Person(tongue), "x" * 300))
    table.aside = True
    check_limits(lesson_view(table, Person(tongue)))
    check_limits(finished_view(table, Person(tongue)))
    assert lesson.game in DOCUMENTED
    check_limits(framed_view(GREEN, offer_parts(lesson.game, Person(tongue))))
    check_limits(courses_view(Person(tongue)))


@pytest.mark.parametrize("tongue", [path.stem for path in texts.HERE.glob("*.ftl")])
def test_the_texts_of_lessons_are_written_in_every_language(tongue: str) -> None:
    mine = {key for key in texts.keys(tongue) if key.startswith("lesson-")}
    wanted = {lesson.key(part) for lesson in LESSONS for part in ("tell", "right")}
    told = {
        f"lesson-{rest}" for rest in ("title", "aside", "keys", "which", "offer", "right", "finished", "finished-alone")
    }
    wanted |= {lesson.key(part) for lesson in course("makao") for part in ("tell", "right")}  # all kinds that are made
    assert wanted <= mine <= wanted | told | {"lesson-finished-title"}
    bundle = FluentBundle([tongue], use_isolating=False)
    bundle.add_resource(FluentResource((texts.HERE / f"{tongue}.ftl").read_text(encoding="utf-8")))
    for key in wanted:
        pattern = bundle.get_message(key).value
        assert len(str(pattern)) > 0


@each("game", DOCUMENTED)
def test_the_round_at_the_end_is_short(game: str) -> None:
    """Whoever plays as a computer player would is done soon; whoever does not is not kept for ever."""
    table = make_lesson_table(course(game)[-1], ANA, "ana")
    while not table.done:
        assert LEARNER in table.awaited
        table.act([sensible.choose(table.views[LEARNER], lambda moves: moves[0])])
        assert not table.aside
        assert table.answered < 30
    assert table.match.phase != PLAYING


# on Discord


async def typed(house: House, table: LessonTable, action: Action, along: list[Action], last: object) -> object:
    """Do it from the keyboard, as the lesson says; with a button of the ``last`` message what has no command."""
    named = " ".join(NAMES[card] for card in action.cards)
    match action.verb:
        case "draw" | "pass":
            return await house.ana.slash(house.channel, "play", move=action.verb)
        case "declare":
            return await house.ana.slash(house.channel, "play", move=action.text or "mau")
        case "knock":
            return await house.ana.slash(house.channel, "play", move="mau")
        case "accuse":
            return await house.ana.slash(house.channel, "play", move=f"accuse {table.players[action.seat].name}")
        case "jump":
            return await house.ana.slash(house.channel, "play", move="jump")
        case "choose" | "eat" | "vote" | "keep":
            return await press(house, shown(house, last), table, action)
        case "double" | "steal" | "attack":
            return await house.ana.slash(house.channel, "play", move=f"{named} as {action.verb}")
        case _:
            called = "".join(f" {SUIT_NAMES[other.suit]}" for other in along if other.verb == "call")
            return await house.ana.slash(house.channel, "play", move=f"{named}{called}")


@pytest.mark.parametrize("game", DOCUMENTED)
async def test_every_lesson_can_be_done_from_the_keyboard(house: House, game: str) -> None:
    answer: object = await house.learn(house.ana, game)
    for lesson in course(game)[:-1]:
        table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
        assert table.lesson is lesson
        todo = list(lesson.wanted)
        while todo:
            action = todo.pop(0)
            along = [todo.pop(0)] if todo and todo[0].verb == "call" else []
            table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
            answer = await typed(house, table, action, along, answer)
            said = house.said(shown(house, answer))
            assert "⚠️" not in said
            assert "🤔" not in said
    table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    assert table.free


@pytest.mark.parametrize("game", DOCUMENTED)
async def test_every_lesson_can_be_done_with_its_buttons(house: House, game: str) -> None:
    """What is to be done is among what the message offers."""
    answer = await house.learn(house.ana, game)
    for lesson in course(game)[:-1]:
        for action in lesson.wanted:
            table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
            message = shown(house, answer)
            answer = await press(house, message, table, action)
        assert "✅" in house.said(shown(house, answer)), lesson.name


TOLD = re.compile(r"`/(\w+) ?([^`]*)`")


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
@each("lesson", TAUGHT, ids=called)
def test_what_a_lesson_says_to_type_is_what_is_to_be_done(lesson: Lesson, tongue: str) -> None:
    """With the cards as the reader writes them, and the words behind them in the reader's language."""
    table = make_lesson_table(lesson, ANA, "ana")
    while not table.done:
        todo = table.todo[0]
        lines = [line for line in check_limits(lesson_view(table, Person(tongue))).split("\n") if "`/" in line]
        told = TOLD.findall(lines[-1]) if lines and lines[-1].startswith("-#") else []
        if todo.verb in ("call", "choose", "eat", "vote", "keep"):
            assert not told, "no command does it"
        elif todo.verb in ("play", "give", "double", "attack"):
            ((command, cards),) = told
            laid, use = read_use(cards, tongue)
            assert command == "play"
            assert read_cards(laid, tongue) == [{card} for card in todo.cards]
            assert use == ("" if todo.verb in ("play", "give") else todo.verb)
        else:
            ((command, rest),) = told
            assert (command, bool(rest)) == ("play", True)
            if todo.verb in ("draw", "pass", "jump"):
                assert rest == move_word(todo.verb, Person(tongue))
            if todo.verb == "accuse":
                assert rest == f"{move_word('accuse', Person(tongue))} {table.players[todo.seat].name}"
        table.act([todo])


async def test_accusing_in_a_lesson_leaves_no_copy_of_it_behind(house: House) -> None:
    """The question takes the lesson's place, and leads back to it."""
    answer = await house.learn(house.ana, "classic")
    table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    while not (table.todo and table.todo[0].verb == "accuse"):
        answer = await press(house, shown(house, answer), table, table.todo[0])
        table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
    lesson = shown(house, answer)
    count = len(house.messages(house.channel.id))
    question = shown(house, await house.press(house.ana, "accuse", message=lesson))
    assert question.id == lesson.id
    back = shown(house, await house.press(house.ana, "hand", message=question))
    assert back.id == lesson.id
    assert "accuse" in house.buttons(back)
    done = await press(house, back, table, table.todo[0])
    assert "✅" in house.said(shown(house, done))
    assert shown(house, done).id == lesson.id
    assert len(house.messages(house.channel.id)) == count


async def test_a_wrong_press_is_answered_with_why_and_one_may_go_on(house: House) -> None:
    answer = await house.learn(house.ana, "voador")
    refused = await house.ana.slash(house.channel, "play", move="8D")
    assert "8♦ doesn't go on 5♠" in as_typed(refused.response.content)
    await house.ana.slash(house.channel, "play", move="5H")
    stale = await house.press(house.ana, "move", message=shown(house, answer))
    said = house.said(house.env.backend.get_message(shown(house, answer).channel_id, shown(house, answer).id))
    assert stale.acknowledged
    assert "moved on" in said
    assert "lesson 2" in said


async def test_the_first_lesson_offers_cards_that_do_not_fit(house: House) -> None:
    answer = await house.learn(house.ana, "german")
    hand = {
        as_typed(one["label"]): one["custom_id"] for one in parts(shown(house, answer).components) if one["type"] == 2
    }
    assert {"9♣", "10♥", "Q♦", "K♣"} <= hand.keys()
    message = house._real(shown(house, answer))
    refused = await house.ana.click(message, custom_id=hand["Q♦"])
    said = as_typed(house.said(shown(house, refused)))
    assert "lesson 1" in said
    assert "Q♦ doesn't go on 10♠" in said, "and why"
    right = await house.ana.click(house._real(shown(house, refused)), custom_id=hand["10♥"])
    assert "lesson 2" in house.said(shown(house, right))


async def test_what_is_allowed_but_not_wanted_is_said(house: House) -> None:
    await house.learn(house.ana, "zheng")
    answer = await house.ana.slash(house.channel, "play", move="AS")
    assert "it isn't what's asked for here" in house.said(shown(house, answer))
    assert "lesson 1" in house.said(shown(house, answer))


async def test_one_goes_on_where_one_was_also_after_a_restart(house: House) -> None:
    await house.learn(house.ana, "voador")
    await house.ana.slash(house.channel, "play", move="5H")
    await house.ana.slash(house.channel, "play", move="draw")
    await house.restart()
    answer = await house.learn(house.ana, "voador")
    assert "lesson 2" in house.said(shown(house, answer))
    assert "You drew 6♦" in house.said(shown(house, answer))
    other = await house.learn(house.bia, "voador")
    assert "lesson 1" in house.said(shown(house, other))


async def test_a_lesson_that_was_written_anew_begins_anew(house: House) -> None:
    await house.learn(house.ana, "voador")
    values = {"lesson": "draw", "channel": house.channel.id, "prompt": 5, "at": house.bot.clock.now()}
    for actions in (
        [[["play", [99], -1, -1, -1, ""]]],
        [[["play", [3], 0]]],
        [[7]],
        [[["draw", [], -1, -1, -1, ""]]] * 9,
    ):
        await house.cog(LearnCog).lessons.store.keep(house.ana.id, "voador", values | {"actions": actions})
        answer = await house.learn(house.ana, "voador")
        assert "lesson 2" in house.said(shown(house, answer))
        assert "Your turn" in house.said(shown(house, answer))


async def test_where_one_sits_at_a_table_commands_mean_that(house: House) -> None:
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n")
    await house.learn(house.ana, "voador")
    await house.ana.slash(house.channel, "play", move="7S")
    assert await house.hand_cards("ana") == cards("5D KH")
    assert (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).lesson.name == "follow"
    elsewhere = house.guild.create_text_channel("chat")
    await house.learn(house.bia, "voador", where=elsewhere)
    await house.bia.slash(elsewhere, "play", move="5H")
    assert (await house.cog(LearnCog).lessons.table(house.bia.id, "bia")).lesson.name == "draw"


async def test_an_old_lesson_is_not_what_commands_mean(house: House) -> None:
    await house.learn(house.ana, "voador")
    house.later(7200)
    answer = await house.ana.slash(house.channel, "play", move="5H")
    assert "no table here" in answer.response.content


async def test_lessons_touch_neither_tables_nor_results(house: House) -> None:
    await house.learn(house.ana, "voador")
    for _ in course("voador"):
        await house.cog(LearnCog).lessons.skip(
            house.ana.id, "ana", (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).prompt
        )
    assert await house.services.store.open_tables.list_for_person(house.ana.id) == []
    assert await house.services.store.results.rounds_of(house.ana.id, "voador") == 0
    answer = await house.ana.slash(house.channel, "play", move="draw")
    assert "no table here" in answer.response.content
    answer = await house.learn(house.ana, "voador")
    assert "lesson 1" in house.said(shown(house, answer))


async def test_the_round_at_the_end_is_played_and_the_course_is_done(house: House) -> None:
    await house.learn(house.ana, "german")
    for _ in course("german")[:-1]:
        await house.cog(LearnCog).lessons.skip(
            house.ana.id, "ana", (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).prompt
        )
    answer = await house.ana.slash(house.channel, "play")
    assert any(" · " in (part.get("label") or "") for part in parts(shown(house, answer).components))
    for _ in range(60):
        table = await house.cog(LearnCog).lessons.table(house.ana.id, "ana")
        move = sensible.choose(table.views[LEARNER], lambda moves: moves[0])
        answer = await press(house, shown(house, answer), table, move)
        if "done!" in house.said(shown(house, answer)):
            break
    last = shown(house, answer)
    assert "Next, open a table in a server" in house.said(last)
    assert {"open", "rules", "learn"} <= house.buttons(last).keys()
    learn = house.buttons(last)["learn"]
    await house.press(house.ana, "open", message=last)
    house.number += 1
    assert (await house.table()).game.name == "german"
    assert "start" in house.buttons(shown(house, answer)), "the host's own message stands in its place"
    again = await house.forge_at(house.ana, shown(house, answer), learn)
    assert again.acknowledged


async def test_lessons_are_offered_once_to_who_sits_down(house: House) -> None:
    await house.ana.slash(house.channel, "open", game="classic")
    house.number = 1
    second = await house.press(house.bia, "join")
    assert "Never played" in house.said(second.response._message)
    await house.press(house.bia, "leave")
    third = await house.press(house.bia, "join")
    assert "Never played" not in house.said(third.response._message)
    opened = await house.press(house.bia, "learn", message=second.response._message)
    assert "lesson 1" in house.said(shown(house, opened))


async def test_a_choice_of_games_stands_where_none_is_named(house: House) -> None:
    answer = await house.learn(house.ana)
    message = shown(house, answer)
    assert house.options(message, "learn") == list(RULEBOOKS)
    await house.choose(house.ana, "learn", "zheng", message=message)
    assert (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).game.name == "zheng"


async def test_what_is_no_lesson_is_refused(house: House) -> None:
    answer = await house.learn(house.ana, "voador")
    message = shown(house, answer)
    armed = await house.ana.slash(house.channel, "play", move="plan 5H")
    assert "doesn't work in a lesson" in armed.response.content
    await house.cog(LearnCog).lessons.skip(house.ana.id, "ana", 1)
    await house.press(house.ana, "skip", message=message)
    assert (await house.cog(LearnCog).lessons.table(house.ana.id, "ana")).lesson.number == 2
    with pytest.raises(Refused):
        await house.cog(LearnCog).lessons.act(house.bia.id, "bia", [Action("draw")])
    assert await house.cog(LearnCog).lessons.store.list_for(house.bia.id) == []
