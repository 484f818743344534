"""The puzzle of the day: one answer a person, no word of the solution before it, and a position whatever dies."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.process.jobs import NotDone, Worker
from bot.screens.components import MESSAGE_CHARACTERS
from bot.tables.table import Refused
from bot.time import DAY, day_of, end_of_day
from bot.words.texts import Person
from cogs.daily.announcements import DailyPosition
from cogs.daily.commands import DailyCog
from cogs.daily.positions import LOOK_EVERY_S, NONE_FOR_S, ROUNDS_LIMIT, Positions, PositionStanding, day_before
from cogs.daily.puzzles import load_puzzle
from cogs.daily.screens import AnswerPress, PositionPress, question_view, solution_view
from cogs.daily.store import PositionStore, PositionTally
from cogs.people.privacy import PrivacyCog
from tests.daily.puzzles import day_for, saved
from tests.support.analyst import Here
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House, parts
from tests.support.limits import within_limits
from tests.support.positions import SEEDS, SMALL, puzzle
from tests.support.repository import Process, process

pytestmark = pytest.mark.both_databases

BEST, WRONG = 1, 2
"""Moves of the position of Prší. It is not found here: every process that reads these tests would do so."""


async def keep(house: House, date: str = "", name: str = "prsi", **other: Any) -> str:
    """There is a position for a day, or today; its day."""
    date, store = date or day_of(house.bot.wall()), house.cog(DailyCog).positions.store
    await store.seed(date, "seed")
    await store.keep(date, saved(name, **other))
    return date


async def asked(house: House, who: Any) -> Any:
    """What somebody is shown who types the command."""
    return (await who.slash(house.channel, "daily")).response._message


async def answer(house: House, who: Any, message: Any, move: int, date: str = "") -> Any:
    """Press the button of a move; what stands in the message then."""
    await house.forge_at(who, message, AnswerPress(date or day_of(house.bot.wall()), move).id)
    return house.env.backend.get_message(message.channel_id, message.id)


def answers(message: Any) -> list[dict[str, Any]]:
    """The buttons of the moves."""
    return [part for part in parts(message.components) if ":position-answer:" in (part.get("custom_id") or "")]


# one answer


async def test_one_press_answers_and_the_message_becomes_the_solution(house: House) -> None:
    await keep(house)
    message = await asked(house, house.ana)
    assert message.flags & 64, "nobody else sees it"
    assert "%" not in house.said(message)
    midnight = int(end_of_day(day_of(house.bot.wall())))
    assert midnight % 86400 == 0
    assert 0 < midnight - house.bot.wall() <= 86400
    assert f"the day ends <t:{midnight}:R>" in house.said(message)
    assert [part["custom_id"] for part in answers(message)] == [
        AnswerPress(day_of(house.bot.wall()), number).id for number in range(3)
    ]
    now = await answer(house, house.ana, message, BEST)
    said = house.said(now)
    assert "You found it!" in said
    assert "Found it: 1 of 1" in said
    assert "Found in a row: 1" in said
    assert answers(now) == []
    wrong = house.said(await answer(house, house.bia, await asked(house, house.bia), WRONG))
    assert "Not the best move" in wrong
    assert "Found it: 1 of 2" in wrong
    assert "in a row" not in wrong
    assert "Found it: 1 of 2" in house.said(await asked(house, house.ana))


async def test_the_first_answer_counts_from_whatever_message(house: House) -> None:
    date = await keep(house)
    first, second = await asked(house, house.ana), await asked(house, house.ana)
    await answer(house, house.ana, first, WRONG)
    said = house.said(await answer(house, house.ana, second, BEST))
    assert "You've answered this one already" in said
    assert "Not the best move" in said
    assert await house.cog(DailyCog).positions.store.find_answer(date, house.ana.id) == WRONG
    said = house.said(await answer(house, house.ana, first, WRONG))
    assert "already" not in said, "it was the same"


async def test_of_answers_at_once_one_counts(tmp_path: Path) -> None:
    async with process(tmp_path / "m.db") as here:
        store = PositionStore(here.store.database)
        await here.store.people.meet(1, "ana", "en-US")
        found = await asyncio.gather(*(store.answer("2026-01-01", 1, move, best=move == 1) for move in range(6)))
        assert len({*found}) == 1
        assert (await store.tally("2026-01-01", 0)).answered == 1


async def test_a_move_that_there_is_not_is_no_answer(house: House) -> None:
    date = await keep(house)
    message = await asked(house, house.ana)
    before = house.said(message)
    for forged in (AnswerPress(date, 3).id, AnswerPress("2026-13-01", 0).id, PositionPress("yesterday").id):
        await house.forge_at(house.ana, message, forged)
    assert house.said(message) == before
    assert await house.cog(DailyCog).positions.store.find_answer(date, house.ana.id) is None


# before and after its day


async def test_before_it_is_found_the_command_says_so_and_works_later(house: House) -> None:
    assert "switched it off" in house.said(await asked(house, house.ana))
    house.cog(DailyCog).positions.wanted = True
    assert "isn't ready yet" in house.said(await asked(house, house.ana))
    await keep(house)
    assert len(answers(await asked(house, house.ana))) == 3


async def test_a_day_that_turns_between_question_and_answer_does_not_count(house: House) -> None:
    date = await keep(house)
    message = await asked(house, house.ana)
    house.later(DAY)
    said = house.said(await answer(house, house.ana, message, BEST, date))
    assert "doesn't count any more" in said
    assert "🥇" in said
    assert await house.cog(DailyCog).positions.store.find_answer(date, house.ana.id) is None


async def test_nobody_sees_a_position_before_its_day(house: House) -> None:
    await keep(house)
    tomorrow = await keep(house, day_of(house.bot.wall() + DAY), "zheng")
    message = await asked(house, house.ana)
    for press in (PositionPress(tomorrow), AnswerPress(tomorrow, 0)):
        said = await house.forge_at(house.ana, message, press.id)
        assert "There's no puzzle for that day" in house.said(said.response._message)
    assert await house.cog(DailyCog).positions.store.find_answer(tomorrow, house.ana.id) is None


async def test_when_the_day_is_over_everybody_sees_its_solution(house: House) -> None:
    await keep(house)
    house.later(DAY)
    await keep(house, name="zheng")
    message = await asked(house, house.bia)
    await house.press(house.bia, "position", message=message)
    now = house.env.backend.get_message(message.channel_id, message.id)
    assert "Prší" in house.said(now)
    assert "What each move is worth" in house.said(now)
    await house.press(house.bia, "position", message=now)
    assert len(answers(house.env.backend.get_message(message.channel_id, message.id))) == 3, "today's is still open"


async def test_a_row_is_broken_by_a_miss_and_not_by_a_day_without_a_position(house: House) -> None:
    said = ""
    for move, days in ((WRONG, 1), (BEST, 1), (BEST, 2), (BEST, 1)):
        await keep(house)
        said = house.said(await answer(house, house.ana, await asked(house, house.ana), move))
        house.later(days * DAY)
    assert "Found in a row: 3" in said
    await keep(house)
    house.later(DAY)
    await keep(house)
    said = house.said(await answer(house, house.ana, await asked(house, house.ana), BEST))
    assert "Found in a row: 1" in said, "a position was left out"


# no word of the solution before the answer


async def test_what_is_asked_does_not_hang_on_the_solution(house: House) -> None:
    """The same message, whatever the moves are worth and whoever has answered what."""
    worths = saved("prsi")["worths"]
    date = await keep(house)
    first = await asked(house, house.ana)
    await answer(house, house.bia, await asked(house, house.bia), BEST)
    store = house.cog(DailyCog).positions.store
    await store.discard(date)
    await store.keep(date, saved("prsi", worths=worths[::-1], best=WRONG, usual=BEST, deals=7))
    second = await asked(house, house.ana)
    assert first.components == second.components
    assert first.content == second.content
    cards = ["Draw" not in part["label"] for part in answers(first)]
    assert [part["style"] == 1 for part in answers(first)] == cards, "blue is the way to play a card, and no more"
    assert not any(part.get("disabled") for part in answers(first))


async def test_a_server_counts_its_own_people(house: House) -> None:
    date = await keep(house)
    other = house.env.create_guild("Elsewhere")
    room = other.create_text_channel("sala")
    zoe = other.add_member(house.env.create_user("zoe"))
    message = (await zoe.slash(room, "daily")).response._message
    await zoe.click(house._real(message), custom_id=AnswerPress(date, BEST).id)
    said = house.said(await answer(house, house.ana, await asked(house, house.ana), WRONG))
    assert "Found it: 1 of 2" in said
    assert "in this server: 0 of 1" in said
    await house.services.store.people.note_gone(house.guild.id, house.ana.id)
    tally = await house.cog(DailyCog).positions.store.tally(date, house.guild.id)
    assert tally == PositionTally(2, 1, 0, 0), "whoever has left is none of its people"


async def test_answers_go_with_their_person(house: House) -> None:
    date = await keep(house)
    await answer(house, house.ana, await asked(house, house.ana), BEST)
    exported = await house.cog(PrivacyCog).privacy.export(house.ana.id)
    assert f'"date": "{date}"' in exported
    assert '"seed": "seed"' not in exported
    await house.cog(PrivacyCog).privacy.erase(house.ana.id)
    assert await house.cog(DailyCog).positions.store.tally(date, house.guild.id) == PositionTally()


# whatever dies, and old forms


async def test_after_a_restart_the_same_button_answers(house: House) -> None:
    await keep(house)
    message = await asked(house, house.ana)
    await house.restart()
    assert "You found it!" in house.said(await answer(house, house.ana, message, BEST))


async def test_a_position_that_cannot_be_read_is_left_out_with_a_word(house: House) -> None:
    await keep(house, form=0)
    assert "I can't show this puzzle any more" in house.said(await asked(house, house.ana))
    house.later(DAY)
    await keep(house, rules=0)
    assert "I can't show this puzzle any more" in house.said(await asked(house, house.ana))
    house.later(DAY)
    await keep(house)
    message = await asked(house, house.ana)
    said = await house.press(house.ana, "position", message=message)
    assert "I can't show this puzzle any more" in house.said(said.response._message)


class Dead(Here):
    """A worker whose process dies."""

    async def run_job(self, server: int, work: Any, *given: object) -> Any:
        self.count += 1
        raise NotDone("its process died")


class Fruitless(Here):
    """A worker that finds nothing in any round."""

    async def run_job(self, server: int, work: Any, *given: object) -> Any:
        self.count += 1


class Slow(Here):
    """A worker that does not come to an end."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def run_job(self, server: int, work: Any, *given: object) -> Any:
        self.count += 1
        self.begun.set()
        await asyncio.Event().wait()


def finder(here: Process, worker: Worker, now: list[float]) -> Positions:
    found = Positions(
        PositionStore(here.store.database), worker, lambda: now[0], lambda: SEEDS["prsi"][1].partition("/")[0]
    )
    found.search = SMALL
    return found


def begin_of(date: str) -> float:
    return next(at for at in range(1_767_225_600, 1_900_000_000, int(DAY)) if day_of(at) == date)


async def test_todays_position_is_found_and_then_tomorrows(tmp_path: Path) -> None:
    date = day_for("prsi")
    now, worker = [begin_of(date) + 60.0], Here()
    async with process(tmp_path / "m.db") as here:
        found = finder(here, worker, now)
        tomorrow = day_of(now[0] + DAY)
        await found.store.seed(tomorrow, "other")
        await found.store.keep(tomorrow, saved("zheng"))
        other = finder(here, worker, now)  # in another process
        await asyncio.gather(found.tick(), other.tick())
        await asyncio.gather(found.wait_until_found(), other.wait_until_found())
        counted = worker.count
        assert counted in (1, 2)
        assert (await found.puzzle(date)).best == BEST
        with pytest.raises(Refused):
            await found.puzzle(tomorrow)
        before = await found.store.get(date)
        await found.store.keep(date, saved("zheng"))
        assert await found.store.get(date) == before, "the first one counts"
        now[0] += LOOK_EVERY_S
        await found.tick()
        await found.wait_until_found()
        assert worker.count == counted, "both are there"


async def test_a_position_of_tomorrow_that_cannot_be_read_is_found_anew(tmp_path: Path) -> None:
    date = day_for("prsi")
    now = [begin_of(date) - DAY]
    async with process(tmp_path / "m.db") as here:
        found = finder(here, Here(), now)
        for day in (day_before(date), date):
            await found.store.seed(day, SEEDS["prsi"][1].partition("/")[0])
            await found.store.keep(day, saved("prsi", form=0))
        await found.tick()
        await found.wait_until_found()
        again, today = await found.store.get(date), await found.store.get(day_before(date))
        assert again is not None
        assert load_puzzle(again).best == BEST
        assert today is not None
        assert today["form"] == 0, "people have seen it"


async def test_a_worker_that_dies_is_asked_again_soon_and_then_less_often(tmp_path: Path) -> None:
    now, worker = [begin_of(day_for("prsi"))], Dead()
    async with process(tmp_path / "m.db") as here:
        found = finder(here, worker, now)
        for _ in range(3):
            await found.tick()
            await found.wait_until_found()
        assert worker.count == 2, "today, and tomorrow"
        minutes = 0
        while minutes < 8 * 60:
            minutes += 1
            now[0] += 60.0
            await found.tick()
            await found.wait_until_found()
            if minutes == 5:
                assert worker.count >= 5
        assert 20 < worker.count < 40
        now[0] += NONE_FOR_S + 1
        found.worker = Here()
        await found.store.seed(day_of(now[0] + DAY), "other")
        await found.store.keep(day_of(now[0] + DAY), saved("zheng"))
        await found.tick()
        await found.wait_until_found()
        assert (await found.puzzle(found.today)).best == BEST


async def test_where_nothing_is_found_it_comes_to_an_end(tmp_path: Path) -> None:
    now, worker = [begin_of(day_for("prsi"))], Fruitless()
    async with process(tmp_path / "m.db") as here:
        found = finder(here, worker, now)
        await found.tick()
        await found.wait_until_found()
        assert worker.count == ROUNDS_LIMIT
        found.wanted = False
        now[0] += 2 * DAY
        await found.tick()
        await found.wait_until_found()
        assert worker.count == ROUNDS_LIMIT


async def test_a_bot_that_stops_waits_for_no_position_and_the_next_one_finds_the_same(tmp_path: Path) -> None:
    date = day_for("prsi")
    now, slow = [begin_of(date)], Slow()
    async with process(tmp_path / "m.db") as here:
        found = finder(here, slow, now)
        await found.tick()
        await slow.begun.wait()
        await found.tick()
        await found.stop()
        assert slow.count == 1
        again = finder(here, Here(), now)
        again.new_seed = lambda: "another seed"
        await again.tick()
        await again.wait_until_found()
        assert await found.store.get(date) == saved("prsi"), "by the seed that was kept"


# posted in a channel


async def positions_channel(house: House) -> Any:
    channel = house.guild.create_text_channel("positions")
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "positions", str(channel.id))
    return channel


def poster(house: House) -> DailyPosition:
    """As it is after a restart."""
    known = house.cog(DailyCog).posts
    return DailyPosition(known.source, known.using, known.channel_of)


async def test_it_is_posted_once_when_it_is_there_with_yesterdays_solution(house: House) -> None:
    channel = await positions_channel(house)
    await poster(house).tick()
    assert house.messages(channel.id) == [], "it is not found yet"
    await keep(house)
    for _ in range(2):
        await poster(house).tick()
    [post] = house.messages(channel.id)
    assert "Puzzle of the day" in house.said(post)
    assert "est move" not in house.said(post)
    pressed = (await house.press(house.ana, "position", message=post)).response._message
    assert pressed.flags & 64
    assert len(answers(pressed)) == 3
    await answer(house, house.ana, pressed, BEST)
    assert [one for one in house.messages(channel.id) if not one.flags & 64] == [post], "nobody sees her answer"
    house.later(DAY)
    await keep(house, name="zheng")
    await poster(house).tick()
    said = house.said(house.messages(channel.id)[-1])
    assert "Yesterday's best move:" in said
    assert "Found it in this server: 1 of 1" in said
    old = (await house.press(house.bia, "position", message=post)).response._message
    assert "🥇" in house.said(old), "the day of the old message is over"


async def test_an_unreadable_position_is_not_posted_and_a_lost_channel_is_let_be(house: House) -> None:
    channel = await positions_channel(house)
    await keep(house, form=0)
    await poster(house).tick()
    assert house.messages(channel.id) == []
    house.later(DAY)
    await keep(house)
    house.env.backend.delete_channel(channel.id)
    await poster(house).tick()
    assert await house.cog(DailyCog).positions.store.list_due_posts(day_of(house.bot.wall()), "positions") == []


# in words


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
@pytest.mark.parametrize("name", SEEDS)
def test_it_fits_in_every_language(locale: str, name: str) -> None:
    reader, found = Person(locale, id=1), puzzle(name)
    question = question_view(found.question, "2026-11-28", reader, yesterday=True)
    assert within_limits(question)
    for move in (None, found.best, found.usual):
        stands = PositionStanding(move, 7, PositionTally(1000, 400, 30, 10), True)
        view = solution_view(found, "2026-11-28", stands, reader, reader.text("position-again"))
        assert view.content_length() < MESSAGE_CHARACTERS / 2
        assert within_limits(view)


async def test_who_reads_german_is_asked_in_german(house: House) -> None:
    await keep(house)
    await house.services.store.people.meet(house.ana.id, "ana", "de")
    await house.services.preferences.choose("person", house.ana.id, "language", "de")
    message = await asked(house, house.ana)
    assert "Rätsel des Tages" in house.said(message)
    assert "Gefunden!" in house.said(await answer(house, house.ana, message, BEST))
