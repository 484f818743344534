"""*Play now*: one press leads to a hand, against computer players, for one person alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.screens.page import PlayNowPress
from bot.words import texts
from bot.words.texts import Person
from cogs.lessons.commands import LearnCog
from cogs.lessons.courses import LEARNER, QUICK, Lesson, QuickRound
from cogs.lessons.screens import lesson_view
from cogs.lessons.service import Lessons, LessonStore
from cogs.lessons.table import LessonTable, make_lesson_table
from cogs.people.privacy import PrivacyCog
from rules.catalogue import FOR_TABLES
from rules.match import PLAYING
from rules.strategies import sensible
from rules.strategies.levels import EASY
from rules.table import Action, Said
from tests.support.folding import each
from tests.support.house import House
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
    assert "a quick round" in said
    assert "It's your turn" in said or "You have to draw" in said


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
        assert "wins" in house.said(message) or "You win" in house.said(message)
        again = (await house.press(house.ana, PlayNowPress.op, message=message)).response._message
        assert again.id == message.id, "in the same message"
        message = again
    assert len(seeds) == 2, "each round is dealt anew"
    assert await house.services.store.open_tables.list_for_person(house.ana.id) == []


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


async def test_it_is_the_servers_game(house: House) -> None:
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "game", "german")
    await begun(house)
    assert (await now(house)).game.name == "german"


async def test_it_is_offered_in_direct_messages_too(house: House) -> None:
    help_ = (await house.ana.user.slash("help")).response._message
    answer = await house.press(house.ana.user, PlayNowPress.op, message=help_)
    assert "a quick round" in house.said(answer.response._message)


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


def test_a_beginner_is_told_what_fits_unless_the_game_tells_nobody() -> None:
    told, silent = (make_lesson_table(QuickRound.of(game, "7"), 1, "ana") for game in ("classic", "amm"))
    for _ in range(30):
        seen = told.views[LEARNER]
        fits = {card for move in seen.moves if move.verb == "play" for card in move.cards}
        said = shown(lesson_view(told, Person("en")))
        if seen.awaits.kind == "turn" and not seen.drawn:
            wanted = (
                "None of yours matches, so draw."
                if not fits
                else "You can play "
                if len(fits) == 1
                else f"You can play {len(fits)} cards"
            )
            assert wanted in said
        told.act([seen.moves[-1]])
        if told.done:
            break
    said = shown(lesson_view(silent, Person("en")))
    assert "You can play " not in said
    assert "None of yours" not in said


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
