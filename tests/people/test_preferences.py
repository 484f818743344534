"""What people and servers have chosen: kept, at hand, right at once; and which language is read where."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.drawing.emojis import CardPictures
from bot.people.preferences import AUTO, DECLARED, Preferences, Whose
from tests.support.repository import process

pytestmark = pytest.mark.both_databases

ANA, HOUSE = 7, 70


async def test_what_was_chosen_is_kept_and_everything_else_is_as_usual(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "pt-BR")
        await here.store.servers.meet(HOUSE, "en-US")
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        assert (await chosen.of("person", ANA)).items() >= {"language": AUTO, "hints": AUTO}.items()
        await chosen.choose("person", ANA, "hints", "off")
        await chosen.choose("server", HOUSE, "language", "zh-CN")
        assert (await chosen.of("person", ANA)).items() >= {"language": AUTO, "hints": "off"}.items()
    async with process(tmp_path / "house.db") as later:
        chosen = Preferences(later.store.preferences, later.store.people, later.store.servers, CardPictures())
        assert (await chosen.of("person", ANA)).items() >= {"language": AUTO, "hints": "off"}.items()
        assert (await chosen.of("server", HOUSE)).items() >= {"language": "zh-CN"}.items()
        await chosen.choose("person", ANA, "hints", AUTO)
        assert (await chosen.of("person", ANA)).items() >= {"language": AUTO, "hints": AUTO}.items()
        assert await later.store.preferences.chosen("person", ANA) == {}, "what is as usual takes no room"


@pytest.mark.parametrize("whose", DECLARED)
async def test_nothing_but_what_is_declared_can_be_chosen(whose: Whose, tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        for name, value in (("language", "tlh"), ("colour", "red"), ("language", "")):
            with pytest.raises(KeyError):
                await chosen.choose(whose, ANA, name, value)


async def test_a_choice_that_is_offered_no_more_is_as_usual(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "pt-BR")
        await here.store.preferences.choose("person", ANA, "language", "tlh")
        await here.store.preferences.choose("person", ANA, "hats", "on")
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        assert (await chosen.of("person", ANA)).items() >= {"language": AUTO, "hints": AUTO}.items()
        assert (await chosen.reader(ANA)).locale == "pt-BR"


async def test_who_looks_while_somebody_chooses_does_not_keep_what_was_before(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "en-US")
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        for round_ in range(20):
            value = "on" if round_ % 2 else "off"
            here.store.preferences._of.clear()
            await asyncio.gather(chosen.of("person", ANA), chosen.choose("person", ANA, "hints", value))
            assert (await chosen.of("person", ANA))["hints"] == value


async def test_a_person_reads_their_own_language_and_a_server_has_its_own(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        assert (await chosen.reader(ANA)).locale == "en", "nothing is known yet"
        assert (await chosen.reader(ANA, "pt-PT")).locale == "pt-BR"
        assert (await chosen.readers_in(HOUSE)).locale == "en"
        await here.store.people.meet(ANA, "Ana", "zh-TW")
        await here.store.servers.meet(HOUSE, "pt-BR")
        assert (await chosen.reader(ANA)).locale == "zh-CN"
        assert (await chosen.reader(ANA, "en-GB")).locale == "en", "what Discord says now is newer"
        assert (await chosen.readers_in(HOUSE)).locale == "pt-BR"
        await chosen.choose("person", ANA, "language", "sr-Latn")
        await chosen.choose("server", HOUSE, "language", "en")
        assert (await chosen.reader(ANA, "en-GB")).locale == "sr-Latn"
        assert (await chosen.readers_in(HOUSE, "pt-BR")).locale == "en"


async def test_what_was_chosen_goes_with_its_person(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "en-US")
        await here.store.preferences.choose("person", ANA, "hints", "on")
        async with here.store.database.engine.begin() as connection:
            await connection.execute(text("DELETE FROM people"))
        async with here.store.database.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM person_preferences"))).scalar() == 0


async def test_what_people_chose_of_ringing_before_still_holds(tmp_path: Path) -> None:
    """*Digest*, *next* and *reminders* were choices of their own. A new choice replaces the first two."""
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "en-US")
        store = here.store.preferences
        chosen = Preferences(store, here.store.people, here.store.servers, CardPictures())
        for stored, ping in (
            ({}, "turn"),
            ({"reminders": "off"}, "turn"),
            ({"next": "on"}, "next"),
            ({"next": "on", "digest": "8 18"}, "times"),
        ):
            await store.choose_all("person", ANA, {"digest": None, "next": None, "reminders": None, **stored})
            found = await chosen.of("person", ANA)
            assert found["ping"] == ping
            assert found["reminders"] == stored.get("reminders", "dm"), "it is not lost"
        await chosen.choose("person", ANA, "ping", "times")
        assert (await chosen.of("person", ANA))["digest"] == "8 18", "the same hours"
        for ping in ("late", "off", "next", "times", "turn"):
            await chosen.choose("person", ANA, "ping", ping)
            assert (await chosen.of("person", ANA))["ping"] == ping
        assert await store.chosen("person", ANA) == {}, "what is as usual takes no room"


async def test_quiet_times_are_one_choice_or_own_ones(tmp_path: Path) -> None:
    async with process(tmp_path / "house.db") as here:
        await here.store.people.meet(ANA, "Ana", "en-US")
        chosen = Preferences(here.store.preferences, here.store.people, here.store.servers, CardPictures())
        for peace in ("nights", "weekends", "work", "off"):
            await chosen.choose("person", ANA, "peace", peace)
            assert (await chosen.of("person", ANA))["peace"] == peace
        await chosen.choose("person", ANA, "quiet", "23-7")
        await chosen.choose("person", ANA, "peace", "own")
        found = await chosen.of("person", ANA)
        assert (found["peace"], found["quiet"]) == ("own", "23-7"), "their own times stay"
        await chosen.choose("person", ANA, "quiet", "22-8")
        await chosen.choose("person", ANA, "days", "6 5")
        assert (await chosen.of("person", ANA))["peace"] == "weekends", "in whatever order they were chosen"
