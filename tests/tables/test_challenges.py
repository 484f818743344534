"""A lobby with people who were challenged: whose seats are kept, and when the match begins; without Discord.

``tests/discord/test_challenge.py`` has the same as people do it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.tables.lobby import CALL_INTERVAL_S, Location, TableSetup
from bot.tables.notes import Notes, PostedMessage
from bot.tables.schedule import LOBBY_LIFE_S
from bot.tables.table import Player, Refused, from_row
from bot.time import HOUR
from cogs.people.erasure import forget, remove_person
from cogs.tables.guests import Guests
from rules.match import PLAYING
from tests.support.room import NOON, Room, room, why

ANA, BIA, CAIO, DORA, EVA, FABIO = range(1, 7)
NAMES = dict(enumerate(("ana", "bia", "caio", "dora", "eva", "fabio"), 1))


async def challenge(here: Room, *whom: int, game: str = "classic", host: int = ANA) -> int:
    """A lobby in which the host challenges these people; its message has been sent."""
    await here.here.store.servers.meet(1, "en-US")
    for person, name in NAMES.items():
        await here.here.store.people.meet(person, name, "en-US")
    number = (await here.lobbies.open(Location(1, 10), Player(host, NAMES[host]), TableSetup(game), challenged=whom)).id
    (await here.get(number)).posted.lobby = PostedMessage(10, 78, here.at)
    return number


async def sit(here: Room, number: int, person: int, press: int = 0) -> Any:
    return (await here.lobbies.sit(number, person, NAMES[person], press)).table


async def waits(here: Room, number: int) -> tuple[list[int], list[int], list[int]]:
    """Who sits there, who is waited for, and who does not want to play."""
    table = await here.get(number)
    return table.people, table.notes.guests.challenged, table.notes.guests.declined


async def test_the_last_who_accepts_starts_the_match(tmp_path: Path) -> None:
    """With the press of that person, which nobody has foreseen, mixed into the deal."""
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO)
        assert (await sit(here, number, BIA, 101)).state is None
        table = await sit(here, number, CAIO, 102)
        assert table.begun_state().phase == PLAYING
        assert table.notes.seeds.pressed == 102
        assert await waits(here, number) == ([ANA, BIA, CAIO], [], [])


async def test_nothing_starts_by_itself_before_its_fingerprint_was_shown_or_after_a_no(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA)
        (await here.get(number)).posted.lobby = None
        assert (await sit(here, number, BIA)).state is None
        here.at += CALL_INTERVAL_S
        number = await challenge(here, BIA, CAIO)
        await here.lobbies.decline(number, CAIO)
        assert (await sit(here, number, BIA)).state is None, "the host may want to look for somebody else"
        assert (await sit(here, number, CAIO)).notes.guests.declined == [], "who has thought again"
        assert (await here.lobbies.start(number, ANA)).table.state is not None


async def test_a_lobby_in_which_partners_are_chosen_waits_for_the_host(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO, DORA, EVA, FABIO, game="zheng")
        for name, value in {"teams": "on", "partners": "chosen"}.items():
            await here.lobbies.set_option(number, ANA, name, value)
        for person in (BIA, CAIO, DORA, EVA, FABIO):
            table = await sit(here, number, person)
        assert table.chooses_partners
        assert table.state is None


async def test_COM_7_a_kept_seat_is_nobody_elses_until_its_person_declines(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO, game="zheng")
        most = (await here.get(number)).game.seats[1]
        for _ in range(most - 3):
            await here.lobbies.add_computer(number, ANA)
        table = await here.get(number)
        assert (table.has_room, table.takes_players, len(table.players)) == (False, False, most - 2)
        for anybody in (sit(here, number, DORA), here.lobbies.add_computer(number, ANA)):
            assert await why(anybody) == ("table-full", {"most": most})
        assert await why(Guests(here.tables, here.lobbies).invite(number, ANA, DORA)) == ("table-full", {"most": most})
        await here.lobbies.decline(number, CAIO)
        await sit(here, number, DORA)
        assert await why(sit(here, number, CAIO)) == ("table-full", {"most": most})
        await sit(here, number, BIA)
        assert len((await here.get(number)).players) == most


async def test_whoever_is_first_has_the_seat_where_a_game_was_chosen_with_too_few(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO, DORA, EVA, FABIO)
        for _ in range(3):
            await here.lobbies.add_computer(number, ANA)
        table = (await here.lobbies.choose_game(number, ANA, "zheng")).table
        assert (table.game.seats[1], len(table.players)) == (8, 4)
        for person in (FABIO, BIA, EVA, CAIO):
            await sit(here, number, person)
        assert await why(sit(here, number, DORA)) == ("table-full", {"most": 8})


async def test_only_who_was_challenged_declines_and_only_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO)
        await here.lobbies.decline(number, BIA)
        for person in (ANA, BIA, DORA):
            assert await why(here.lobbies.decline(number, person)) == ("not-challenged", {})
        assert await waits(here, number) == ([ANA], [CAIO], [BIA])
        await here.lobbies.close(number, ANA)
        assert (await why(here.lobbies.decline(number, CAIO)))[0] == "table-closed"


async def test_of_people_who_answer_at_once_one_starts_the_match(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO, DORA)
        answers = [sit(here, number, person) for person in (BIA, CAIO, DORA, BIA)]
        answers.append(here.lobbies.start(number, ANA))
        found = await asyncio.gather(*answers, return_exceptions=True)
        assert {one.key for one in found if isinstance(one, Refused)} <= {
            "already-seated",
            "already-started",
            "too-few",
        }
        assert not [one for one in found if isinstance(one, BaseException) and not isinstance(one, Refused)]
        table = await here.get(number)
        assert table.state is not None
        assert sorted(table.people) == [ANA, BIA, CAIO, DORA]


async def test_the_host_may_start_without_who_has_not_answered(tmp_path: Path) -> None:
    """From then on no seat is kept; they may join with the next deal, as anybody."""
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO)
        assert (await why(here.lobbies.start(number, ANA)))[0] == "too-few"
        await sit(here, number, BIA)
        await here.lobbies.start(number, ANA)
        assert await waits(here, number) == ([ANA, BIA], [], [])
        assert await why(here.lobbies.decline(number, CAIO)) == ("not-challenged", {})
        assert (await sit(here, number, CAIO)).people == [ANA, BIA, CAIO]


async def test_a_challenge_goes_with_its_host(tmp_path: Path) -> None:
    """Who was challenged by one person does not find themselves at the table of another."""
    async with room(tmp_path) as here:
        number = await challenge(here, BIA)
        await sit(here, number, DORA)
        await here.lobbies.leave_seat(number, ANA)
        assert await waits(here, number) == ([DORA], [], [])
        assert (await here.get(number)).host == DORA
        number = await challenge(here, CAIO, host=EVA)
        await sit(here, number, FABIO)
        await here.matches.make_absent(number, EVA)
        assert await waits(here, number) == ([FABIO], [], []), "who was banned"
        here.at += CALL_INTERVAL_S
        number = await challenge(here, CAIO)
        await here.lobbies.leave_seat(number, ANA)
        assert (await here.get(number)).closed is not None


async def test_who_was_called_within_the_hour_is_not_challenged(tmp_path: Path) -> None:
    """To whichever table, and nobody of several is called then."""
    async with room(tmp_path) as here:
        number = await challenge(here, BIA)
        assert await why(challenge(here, CAIO, BIA, host=DORA)) == ("no-challenge", {})
        guests = Guests(here.tables, here.lobbies)
        assert await why(guests.invite(number, ANA, BIA)) == ("not-invited", {})
        await challenge(here, CAIO, host=DORA)
        await guests.invite(number, ANA, EVA)
        assert await why(challenge(here, EVA, host=DORA)) == ("no-challenge", {})
        here.at = NOON + CALL_INTERVAL_S
        await challenge(here, BIA, CAIO, EVA, host=FABIO)


async def test_who_may_not_sit_down_is_not_challenged_and_nobody_hears_why(tmp_path: Path) -> None:
    async with room(tmp_path) as here:

        async def welcome(_: Any, person: int) -> None:
            if person == BIA:
                raise Refused("kept-out", who="a manager")

        here.lobbies.may_sit.append(welcome)
        assert await why(challenge(here, CAIO, BIA)) == ("no-challenge", {})
        await challenge(here, CAIO)


async def test_no_more_are_challenged_than_can_play(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        assert await why(challenge(here, *range(100, 112))) == ("table-full", {"most": 12})
        await challenge(here, *range(100, 111))


async def test_a_challenge_ends_with_its_lobby(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA)
        await here.later(LOBBY_LIFE_S - HOUR)
        assert (await here.get(number)).closed is None
        await here.later(HOUR)
        assert (await here.get(number)).closed is not None
        assert (await why(sit(here, number, BIA)))[0] == "table-closed"


async def test_who_is_erased_is_in_no_challenge(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await challenge(here, BIA, CAIO, DORA)
        await here.lobbies.decline(number, CAIO)
        async with here.tables.changing(number) as table:
            for person in (BIA, CAIO):
                forget(table, person)
            await here.tables.save(table)
        assert await waits(here, number) == ([ANA], [DORA], [])
        await here.lobbies.close(number, ANA)
        row = await here.here.store.tables.get(number) or {}
        assert remove_person(row, DORA)["notes"]["guests"]["challenged"] == []


async def test_a_lobby_of_before_is_a_lobby_without_challenges(tmp_path: Path) -> None:
    """It was saved by a version in which nobody could be challenged."""
    async with room(tmp_path) as here:
        number = await challenge(here)
        row = await here.here.store.tables.get(number) or {}
        notes = dict(row["notes"]) | {"schema": 8}
        notes["guests"] = {n: v for n, v in notes["guests"].items() if n not in ("challenged", "declined")}
        notes["stakes"] = {n: v for n, v in notes["stakes"].items() if n not in ("holidays", "pauses")}
        notes["origin"] = {n: v for n, v in notes["origin"].items() if n != "event"}
        table = from_row(row | {"notes": notes})
        assert table.notes == Notes.load(row["notes"])
        assert table.has_room
