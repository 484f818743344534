"""Lessons: each is played as somebody would who learns it, in every language, with right answers and wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot import texts
from bot.lessons import LESSON, Lesson, LessonTable, course, laid_out
from bot.pictures.emojis import Faces
from bot.renderers import courses_view, finished_view, lesson_view, offer_view
from bot.scripts import play
from rules.catalogue import RULEBOOKS
from rules.match import PLAYING
from rules.script.wording import understood
from rules.strategies import sensible
from rules.table import Action, IllegalAction
from tests.house import House, parts

LEARNER, ANA = 0, 77
LESSONS = [lesson for game in RULEBOOKS for lesson in course(game)]
LONGEST, MOST_COMPONENTS, MOST_TEXT = 32, 40, 4000
TAUGHT = [lesson for lesson in LESSONS if lesson.wanted]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def tries(lesson: Lesson) -> Iterator[tuple[Action, bool]]:
    """Everything that a script has who learns do, in order, and whether it is right."""
    for step in lesson.script.steps:
        if step.seat == lesson.script.seats[LEARNER]:
            for action in understood(step.line, step.words, lesson.script.seats):
                yield action, not step.mark


def check_limits(view: object) -> str:
    """What the view says; Discord would take it."""
    sent = view.to_components()  # type: ignore[attr-defined]
    found = list(parts(sent))
    assert len(found) <= MOST_COMPONENTS
    written = "\n".join(part.get("content", "") for part in found)
    assert 0 < len(written) <= MOST_TEXT
    for part in found:
        assert len(part.get("custom_id", "")) <= 100
        assert len(part.get("label") or "") <= 80
    return written


def test_every_game_has_lessons() -> None:
    """Six positions at least, and a round at the end."""
    for game in RULEBOOKS:
        lessons = course(game)
        assert 7 <= len(lessons) <= 13, game
        assert all(lesson.wanted for lesson in lessons[:-1])
        assert not lessons[-1].wanted
        assert len({lesson.name for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_a_lesson_is_a_table_script(lesson: Lesson) -> None:
    folder = Path(__file__).parents[1] / "bot" / "lessons" / lesson.game
    (file,) = folder.glob(f"*_{lesson.name}.table")
    told: list[str] = []
    assert play(file, told.append) == 0, told


@pytest.mark.parametrize("lesson", TAUGHT, ids=called)
def test_right_answers_lead_to_its_end_and_wrong_ones_are_refused(lesson: Lesson) -> None:
    table, wrong = laid_out(lesson, ANA, "ana"), 0
    for action, right in tries(lesson):
        assert not table.done
        assert LEARNER in table.awaited() or table.todo
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


@pytest.mark.parametrize("lesson", TAUGHT, ids=called)
def test_what_is_allowed_but_not_wanted_changes_nothing(lesson: Lesson) -> None:
    table = laid_out(lesson, ANA, "ana")
    for action, right in tries(lesson):
        for other in table.view(LEARNER).moves:
            if right and not (other.verb == table.todo[0].verb and set(other.cards) == set(table.todo[0].cards)):
                before = table.match.copy()
                table.act([other])
                if other[:5] != table.todo[0][:5]:
                    assert table.aside, other
                    assert table.match == before
        if right:
            table.act([action])


@pytest.mark.parametrize("tongue", texts.LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_a_lesson_is_told_in_every_language(lesson: Lesson, tongue: str) -> None:
    """Its texts are there, and nothing that is sent is too long, with the longest name."""
    name = "_*" * (LONGEST // 2)
    table = laid_out(lesson, ANA, name)
    written = check_limits(lesson_view(table, tongue, Faces.plain()))
    assert f"{table.number}" in written
    for action, right in tries(lesson):
        if right and not table.done:
            table.act([action])
            check_limits(lesson_view(table, tongue, Faces.plain(), "x" * 300))
    table.aside = True
    check_limits(lesson_view(table, tongue, Faces.plain()))
    check_limits(finished_view(table, tongue, Faces.plain()))
    assert lesson.game in RULEBOOKS
    check_limits(offer_view(lesson.game, tongue))
    check_limits(courses_view(tongue))


@pytest.mark.parametrize("tongue", [path.stem for path in texts.HERE.glob("*.ftl")])
def test_the_texts_of_lessons_are_written_in_every_language(tongue: str) -> None:
    mine = {key for key in texts.keys(tongue) if key.startswith("lesson-")}
    wanted = {lesson.key(part) for lesson in LESSONS for part in ("tell", "right")}
    assert wanted <= mine
    told = {f"lesson-{rest}" for rest in ("title", "aside", "keys", "which", "offer", "right", "finished")}
    assert mine <= wanted | told | {"lesson-finished-title"}
    bundle = FluentBundle([tongue], use_isolating=False)
    bundle.add_resource(FluentResource((texts.HERE / f"{tongue}.ftl").read_text(encoding="utf-8")))
    for key in wanted:
        pattern = bundle.get_message(key).value
        assert len(str(pattern)) > 0


@pytest.mark.parametrize("game", RULEBOOKS)
def test_the_round_ends_whoever_plays_it(game: str) -> None:
    """Who learns plays as a computer player would, and as somebody who takes the first thing there is."""
    for choose in (lambda seen: sensible.choose(seen, lambda moves: moves[0]), lambda seen: seen.moves[-1]):
        table = laid_out(course(game)[-1], ANA, "ana")
        for _ in range(300):
            if table.done:
                break
            assert LEARNER in table.awaited()
            table.act([choose(table.view(LEARNER))])
            assert not table.aside
        assert table.done or choose is not None
        if table.match.phase != PLAYING:
            return
    raise AssertionError("the round does not end")


# on Discord


def shown(house: House, answer: object) -> object:
    return answer.response._message  # type: ignore[attr-defined]


async def typed(house: House, table: LessonTable, action: Action, along: list[Action]) -> object:
    """Do it from the keyboard, as the lesson says."""
    from rules.cards import NAMES

    cards = " ".join(NAMES[card] for card in action.cards)
    match action.verb:
        case "draw" | "pass":
            return await house.ana.slash(house.channel, action.verb)
        case "declare":
            return await house.ana.slash(house.channel, "mau", **({"words": action.text} if action.text else {}))
        case "knock":
            return await house.ana.slash(house.channel, "mau")
        case "accuse":
            return await house.ana.slash(house.channel, "accuse", player=f"🤖 {table.players[action.seat].name}")
        case "jump":
            return await house.ana.slash(house.channel, "jump")
        case "double" | "steal":
            return await house.ana.slash(house.channel, "play", card=f"{cards} as {action.verb}")
        case _:
            call = next((other.suit for other in along if other.verb == "call"), None)
            return await house.ana.slash(house.channel, "play", card=cards, **({} if call is None else {"call": call}))


@pytest.mark.parametrize("game", RULEBOOKS)
async def test_every_lesson_can_be_done_from_the_keyboard(house: House, game: str) -> None:
    await house.ana.slash(house.channel, "learn", game=game)
    for lesson in course(game)[:-1]:
        table = await house.bot.lessons.table(house.ana.id, "ana")
        assert table.lesson is lesson
        todo = list(lesson.wanted)
        while todo:
            action = todo.pop(0)
            along = [todo.pop(0)] if todo and todo[0].verb == "call" else []
            answer = await typed(house, table, action, along)
            said = house.said(shown(house, answer))
            assert "⚠️" not in said
            assert "🤔" not in said
    table = await house.bot.lessons.table(house.ana.id, "ana")
    assert table.free


@pytest.mark.parametrize("game", RULEBOOKS)
async def test_every_lesson_can_be_done_with_its_buttons(house: House, game: str) -> None:
    """What is to be done is among what the message offers."""
    answer = await house.ana.slash(house.channel, "learn", game=game)
    for lesson in course(game)[:-1]:
        for action in lesson.wanted:
            table = await house.bot.lessons.table(house.ana.id, "ana")
            message = shown(house, answer)
            answer = await press(house, message, table, action)
        assert "✅" in house.said(shown(house, answer)), lesson.name


async def press(house: House, message: object, table: LessonTable, action: Action) -> object:
    """Do it with the buttons and selects of the lesson's message."""
    from bot.prompts import stamp
    from bot.router import Press, read
    from rules.cards import NAMES

    seen = table.view(LEARNER)
    ids = [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]  # type: ignore[attr-defined]
    if action.verb in ("declare", "knock"):
        (custom_id,) = [one for one in ids if (p := read(one)) and p.op == "mau" and p.argument == action.text]
    elif action.verb in ("accuse", "jump"):
        (custom_id,) = [one for one in ids if (p := read(one)) and p.op == action.verb]
    else:
        moves = list(seen.moves)
        fits = [
            n
            for n, move in enumerate(moves)
            if move.verb == action.verb and sorted(move.cards) == sorted(action.cards) and move.suit == action.suit
        ]
        pressed = [Press("move", LESSON, table.prompt, f"{n}.{stamp(moves)}").id for n in fits]
        found = [one for one in pressed if one in ids]
        if not found:
            values = [f"{action.verb}.{NAMES[card]}" for card in action.cards]
            together = [f"{action.verb}.{'+'.join(NAMES[card] for card in action.cards)}"]
            offered = house.options(message, "card")
            chosen = [one for one in offered if one.startswith(together[0])][:1] if len(values) > 1 else values
            return await house.choose(house.ana, "card", *(chosen or values), message=message)
        custom_id = found[0]
    answer = await house.ana.click(house._real(message), custom_id=custom_id)
    if action.verb == "accuse":
        question = shown(house, answer)
        return await house.choose(house.ana, "accused", str(action.seat), message=question)
    return answer
