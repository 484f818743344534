"""*Play now*: one press leads to a hand, against computer players, for one person alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from bot.screens.page import PlayNowPress
from bot.words import texts
from bot.words.texts import Person
from cogs.lessons.commands import LearnCog
from cogs.lessons.courses import LEARNER, QUICK, Lesson, QuickRound
from cogs.lessons.screens import AsidePagePress, lesson_view
from cogs.lessons.service import Lessons, LessonStore
from cogs.lessons.table import LessonTable, make_lesson_table
from cogs.people.privacy import PrivacyCog
from rules.catalogue import FOR_TABLES
from rules.match import PLAYING
from rules.strategies import sensible
from rules.strategies.levels import EASY
from rules.table import Action, Said
from tests.support.folding import each
from tests.support.house import House, parts
from tests.support.lessons import press
from tests.support.limits import shown
from tests.support.repository import Process, process
from tests.support.screens import LOCALES


async def now(house: House, who: Any = None) -> LessonTable:
    return await house.cog(LearnCog).lessons.table((who or house.ana).id, "ana")


async def begun(house: House) -> Any:
    """The message of a round that was begun from the help."""
    help_ = (await house.ana.slash(house.channel, "help")).response._message
    answer = await house.press(house.ana, PlayNowPress.op, message=help_)
    assert answer.response.ephemeral
    return answer.response._message


async def test_one_press_leads_from_help_to_a_hand_in_one_message(house: House) -> None:
    help_ = (await house.ana.slash(house.channel, "help")).response._message
    before = len(house.env.http_requests)
    message = (await house.press(house.ana, PlayNowPress.op, message=help_)).response._message
    assert len(house.env.http_requests) == before + 1, "nothing else is sent to anybody"
    assert message.id != help_.id, "the help stays"
    table = await now(house)
    assert [player.level for player in table.players[1:]] == [EASY, EASY]
    assert table.match.phase == PLAYING
    assert table.match.stack[-1].seats == (LEARNER,)
    said = house.said(message)
    assert "Your first round · against 2 computers · nothing counts" in said
    assert "🤖 Zezé **5** → 🤖 Tica **5**" in said
    assert table.game.name == "german"
    assert len(table.match.hands[LEARNER]) == 5
    assert "type" not in said.lower(), "a beginner is told no command"
    assert not {"mau", "accuse"} & house.buttons(message).keys(), "nothing that cannot matter yet"


async def test_a_round_is_played_to_its_end_with_its_buttons_and_another_begins(house: House) -> None:
    message, seeds = await begun(house), set()
    for _ in range(2):
        seeds.add((await now(house)).match.seed)
        for _ in range(200):
            table = await now(house)
            move = table.views[LEARNER].moves[0]
            message = (await press(house, message, table, move)).response._message
            assert "⚠️" not in house.said(message)
            if PlayNowPress.op in house.buttons(message) and "open" in house.buttons(message):
                break
        said = house.said(message)
        assert "was first" in said or "You win" in said
        left = next(line for line in said.splitlines() if "Zezé **" in line)
        assert left.count(" · ") == 2
        assert "you **" in left or "You **" in left
        end = said.splitlines()
        story = end[end.index(left) + 1 :]
        assert len(story) == 4
        assert story[-1].endswith(" 🏁"), "who laid the last card is named once"
        assert "Teach me more" in [part.get("label") for part in parts(message.components)]
        assert ("Your first round" in said) == (len(seeds) == 1)
        friends = next(part for part in parts(message.components) if part.get("label") == "Play with friends")
        assert friends["style"] == ButtonStyle.success.value
        if len(seeds) == 1:
            panel = (await house.press(house.ana, "open", message=message)).response._message
            assert panel.id != message.id, "the result stays"
            assert "Your table" in house.said(panel)
        again = (await house.press(house.ana, PlayNowPress.op, message=message)).response._message
        assert again.id == message.id, "in the same message"
        message = again
    assert len(seeds) == 2, "each round is dealt anew"
    assert len(await house.services.store.open_tables.list_for_person(house.ana.id)) == 1, "that with friends"


async def test_each_person_plays_a_round_of_their_own(house: House) -> None:
    message = await begun(house)
    mine = (await now(house)).match.save()
    answer = await house.forge_at(
        house.bia, message, house.buttons(message)["card" if "card" in house.buttons(message) else "move"], ["draw"]
    )
    assert answer.response.content == texts.text("en", "refused-no-lesson")
    await house.forge_at(house.bia, message, PlayNowPress().id)
    assert (await now(house)).match.save() == mine
    assert (await now(house, house.bia)).match.seed != (await now(house)).match.seed


async def test_it_goes_on_after_a_restart_and_goes_with_who_is_erased(house: House) -> None:
    message = await begun(house)
    table = await now(house)
    await press(house, message, table, table.views[LEARNER].moves[0])
    before = (await now(house)).match.save()
    await house.restart()
    assert (await now(house)).match.save() == before
    await house.cog(PrivacyCog).privacy.erase(house.ana.id)
    assert await house.cog(LearnCog).lessons.store.list_for(house.ana.id) == []


async def test_it_neither_ends_a_lesson_nor_a_trial(house: House) -> None:
    await house.learn(house.ana, "classic")
    await house.ana.slash(house.channel, "play", move="5H")
    await begun(house)
    back = await house.learn(house.ana, "classic")
    assert "lesson 2" in house.said(back.response._message)
    assert {row["game"] for row in await house.cog(LearnCog).lessons.store.list_for(house.ana.id)} == {"classic", QUICK}


async def test_later_presses_deal_the_game_that_was_played_last(house: House) -> None:
    message = await begun(house)
    await house.forge_at(house.ana, message, PlayNowPress("pesten").id)
    assert (await now(house)).game.name == "pesten"
    table = await now(house)
    while not table.done:
        table = await house.cog(LearnCog).lessons.act(house.ana.id, "ana", [table.views[LEARNER].moves[0]])
    again = await begun(house)
    assert (await now(house)).game.name == "pesten"
    assert "Pesten · against 2 computers" in house.said(again)


async def test_who_has_played_at_tables_gets_that_game_and_no_first_round(house: House) -> None:
    await house.begun("ana", "bia", rules="classic", target="1")
    await house.play_out()
    assert "Mau-Mau · against 2 computers" in house.said(await begun(house))


async def test_more_opens_inside_the_message_and_leads_back(house: House) -> None:
    message = await begun(house)
    before = house.said(message)
    await house.press(house.ana, AsidePagePress.op, message=message)
    shown_ = house.env.backend.get_message(message.channel_id, message.id)
    assert PlayNowPress.op in house.buttons(shown_)
    await house.forge_at(house.ana, shown_, AsidePagePress(0).id)
    assert house.said(house.env.backend.get_message(message.channel_id, message.id)) == before


async def test_it_is_offered_in_direct_messages_too(house: House) -> None:
    help_ = (await house.ana.user.slash("help")).response._message
    answer = await house.press(house.ana.user, PlayNowPress.op, message=help_)
    assert "Your first round" in house.said(answer.response._message)


@pytest.mark.parametrize("game", ["nonsense", "own-0123456789ab", "solitaire"])
async def test_a_forged_game_is_refused(house: House, game: str) -> None:
    help_ = (await house.ana.slash(house.channel, "help")).response._message
    answer = await house.forge_at(house.ana, help_, PlayNowPress(game).id)
    assert answer.response.content in (texts.text("en", "refused-bad-value"), texts.text("en", "refused-unreadable"))


@each("game", FOR_TABLES)
def test_every_game_can_be_played_at_once_in_every_language(game: str) -> None:
    table = make_lesson_table(QuickRound.of(game, "a seed"), 1, "ana")
    assert len(table.players) == 3
    for locale in LOCALES:
        assert shown(lesson_view(table, Person(locale)))
    for _ in range(400):
        if table.done:
            break
        table.act([table.views[LEARNER].moves[0]])
    for locale in LOCALES:
        assert shown(lesson_view(table, Person(locale)))


# how it is saved


def lessons_of(here: Process) -> Lessons:
    async def none_to_make(_: str) -> tuple[Lesson, ...]:
        raise NotImplementedError

    return Lessons(LessonStore(here.store.database), here.store.results, lambda: 1000.0, lambda: "a seed", none_to_make)


async def test_the_last_answer_of_a_round_costs_as_much_as_the_first_and_the_earlier_form_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []
    act = LessonTable.act

    def counting(table: LessonTable, actions: Sequence[Action]) -> None:
        done.append(len(actions))
        act(table, actions)

    monkeypatch.setattr(LessonTable, "act", counting)
    async with process(tmp_path / "m.db") as here:
        lessons = lessons_of(here)
        table = await lessons.play_now(1, "ana", "classic", 10)
        dealt = (await LessonStore(here.store.database).list_for(1))[0]
        answers: list[list[Said]] = []
        while not table.done:
            action = sensible.choose(table.views[LEARNER], Random(len(answers)).choice)
            done.clear()
            table = await lessons.act(1, "ana", [action])
            assert len(done) == 1, f"answer {len(answers)}"
            answers.append([action.plain()])
            if table.done:
                break
            # as a version before has saved it: with every answer, and without the state
            kept = (await LessonStore(here.store.database).list_for(1))[0]
            told = await lessons.table(1, "ana")
            await LessonStore(here.store.database).keep(1, "now", {**kept, "actions": answers, "state": None})
            again = await lessons.table(1, "ana")
            assert again.match.save() == told.match.save()
            assert [one.code() for one in again.happened] == [one.code() for one in told.happened]
            # and a version before that has gone on with what it did not know of
            stale = {**dealt["state"], "prompt": 0}
            await LessonStore(here.store.database).keep(1, "now", {**kept, "actions": answers, "state": stale})
            assert (await lessons.table(1, "ana")).match.save() == told.match.save()
            await LessonStore(here.store.database).keep(1, "now", kept)
        assert len(answers) > 5
