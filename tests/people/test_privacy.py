"""Privacy: what is kept is told, given to its person alone, and taken out without taking anything from others."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from discord.ui import TextDisplay

from bot.matches.results import note_recount
from bot.people.preferences import GAME, HINTS, LANGUAGE
from bot.store.schema import metadata
from bot.tables.lobby import Location
from bot.tables.table import PLAYED_ALONE, Player
from bot.words import texts
from bot.words.texts import Person
from cogs.archive.logs import LogStore, rename_players
from cogs.archive.verify import disagreements, verify_table
from cogs.people.erasure import REWRITTEN, ErasureStore, PersonErasure, StillSeated, erase_from_row
from cogs.people.privacy import SENTENCE, PrivacyCog, kept_view, sentences
from cogs.tables.commands import TableCog
from tests.support.erasing import NAME, forgotten, opened, rows, standing
from tests.support.folding import each
from tests.support.house import House, spoil
from tests.support.standings import boards_of, recounts_of

pytestmark = pytest.mark.both_databases

LAST = "top 5S\nhand quetzalli 7S\nhand bia 7H 2C\nturn quetzalli\n"


# every column says whose it is


def columns() -> Iterator[sa.Column[Any]]:
    """Those which could hold the id of a person or a server, or a name."""
    for table in metadata.sorted_tables:
        for column in table.c:
            short = isinstance(column.type, sa.String) and not isinstance(column.type, sa.Text)
            if isinstance(column.type, sa.BigInteger | sa.JSON | sa.Text | sa.LargeBinary) or (
                short and (column.type.length or 99) > 16
            ):
                yield column


@each("column", list(columns()), ids=str)
def test_every_column_that_could_hold_an_id_or_a_name_says_whose(column: sa.Column[Any]) -> None:
    said = {name: column.info[name] for name in ("person", "server", "nobody") if name in column.info}
    assert len(said) == 1, f"say in the schema whose {column} is: DELETED, ANONYMISED, OF_SERVER or OF_NOBODY"
    refers = {key.column.table.name for key in column.foreign_keys}
    if "people" in refers:
        assert "person" in said
    if "servers" in refers:
        assert "server" in said
    if said.get("person") == "anonymise":
        assert not column.primary_key, "who is taken out of a key may meet somebody else there: delete the row"
        assert column.nullable or not refers, "somebody who is not there cannot be referred to"
        if not isinstance(column.type, sa.BigInteger):
            assert column in REWRITTEN, f"nobody knows how a person is taken out of {column}"
    if said.get("person") == "delete":
        assert isinstance(column.type, sa.BigInteger)


# what a person sees


@each("days", [0, 1, 90])
@pytest.mark.parametrize("locale", texts.LANGUAGES)
def test_it_is_told_in_every_language_and_fits_a_message(locale: str, days: int) -> None:
    shown = [
        part.content for part in kept_view(Person(locale, id=1), days).walk_children() if isinstance(part, TextDisplay)
    ]
    assert len("".join(shown)) < 4000
    for key in SENTENCE.keys():  # noqa: SIM118 -- it is no mapping
        assert texts.text(locale, key) in shown[0]
    assert "30" in shown[0]
    assert "someone" in shown[0]
    assert days in (0, 1) or str(days) in shown[0]


async def test_it_is_told_to_whoever_asks_alone(house: House) -> None:
    message = await opened(house, house.ana)
    assert "for as long as I run here" in house.said(message)
    assert set(house.buttons(message)) == {"desk", "export", "erase", "settings"}


async def test_who_was_asked_whether_to_delete_it_all_can_go_back(house: House) -> None:
    message = await opened(house, house.ana)
    before = house.said(message)
    asked = await house.press(house.ana, "erase", message=message)
    assert "already posted in channels stays there" in house.said(asked.response._message)
    assert "Delete everything about you?" in house.said(message)
    await house.press(house.ana, "privacy", message=message)
    assert house.said(message) == before


async def exported(house: House, who: Any) -> dict[str, Any]:
    answer = await house.press(who, "export", message=await opened(house, who))
    told = [one for one in (answer.response, *answer.followups) if one][-1]
    assert told.ephemeral
    assert told.attachments[0].filename == "maumau.json"
    found: dict[str, Any] = json.loads(await told.attachments[0].read())
    return found


async def test_an_export_has_all_that_is_ones_own_and_nothing_of_others(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 4H 4D\nturn ana\n")
    await house.play(house.ana, "7♠")
    found = await exported(house, house.ana)
    assert found["person"] == house.ana.id
    assert found["rows"]["people"][0]["name"] == "ana"
    assert [row["table_id"] for row in found["rows"]["seats"]] == [1]
    (table,) = found["tables"]
    assert (table["id"], table["seat"], table["name"]) == (1, 0, "ana")
    assert [step["action"][0] for step in table["actions"]] == ["play"]
    written = json.dumps(found)
    state = (await house.table()).state
    assert state is not None
    assert (await house.table()).notes.seeds.coming not in written
    assert "state" not in found["rows"]["tables"][0]
    for seat, other in ((1, house.bia), (2, house.caio)):
        assert str(other.id) not in written
        assert json.dumps(list(state.hands[seat])) not in written
    answer = await exported(house, house.dora)
    assert not any(answer["rows"].values())
    assert answer["tables"] == []


@each("name", sorted({column.table.name for column in columns() if "person" in column.info}))
def test_of_every_column_it_is_decided_whether_its_person_may_see_it(name: str) -> None:
    """Whoever adds a column says so; as long as nobody has, it is not exported."""
    table = metadata.tables[name]
    said = table.info
    assert "sentence" in said, f"give the table {name} in bot/store/schema.py info=about_people(…)"
    assert said["sentence"] in sentences()
    if name == "scripts":  # they are exported beside the rows
        return
    decided = [*said["exported"].split(), *said["withheld"].split()]
    missing, unknown = {*table.columns.keys()} - {*decided}, {*decided} - {*table.columns.keys()}
    assert not missing, f"say in about_people of {name} whether {missing} are exported or withheld"
    assert not unknown, f"{name} has no {unknown}"
    assert len({*decided}) == len(decided), f"about_people of {name} says a column twice"


def test_only_tables_with_people_say_so() -> None:
    with_people = {column.table.name for column in columns() if "person" in column.info}
    assert {name for name, table in metadata.tables.items() if "sentence" in table.info} == with_people


async def test_the_export_of_a_running_table_tells_nothing_that_others_do_unseen(house: House) -> None:
    """A hidden draw and an armed jump moved its version, and when it was touched and painted."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 4H 4D\nstock 6S 4H\nturn bia\n")
    before = await exported(house, house.ana)
    house.later(5)
    await house.bia.slash(house.channel, "play", move="draw")
    await house.caio.slash(house.channel, "play", move="plan 4H: Jump in if I can")
    await house.services.painter.finish()
    assert (await house.table()).players[2].ahead
    assert await exported(house, house.ana) == before


async def test_the_export_of_a_trial_has_no_seed(house: House) -> None:
    values = {"lesson": "", "actions": [], "definition": "x", "seed": "a deck", "channel": 1, "prompt": 1, "at": 0.0}
    async with house.services.store.database.writing() as connection:
        trial = {"person": house.ana.id, "game": "trial", **values}
        await connection.execute(metadata.tables["lessons"].insert(), trial)
    found = await exported(house, house.ana)
    assert [row["definition"] for row in found["rows"]["lessons"]] == ["x"]
    assert "a deck" not in json.dumps(found)


async def test_an_export_has_nothing_of_others_after_matches_with_them(house: House) -> None:
    """Not whom one has met, nor who closed one's table, nor whose table one has closed."""
    await house.begun("ana", "bia", target="1")
    await house.lay(LAST.replace(NAME.lower(), "ana"))
    await finish(house, "ana")
    await house.begun("bia", "caio")
    await house.services.lobbies.close(2, house.ana.id, may_close=True)
    for who in (house.ana, house.bia):
        found = await exported(house, who)
        assert found["rows"]["rivals"]
        assert {row["table_id"] for row in found["rows"]["places"]} == {1}
        assert [row["id"] for row in found["rows"]["tables"]] == ([1, 2] if who is house.ana else [2])
        for other in (house.ana, house.bia, house.caio):
            assert (str(other.id) in json.dumps(found)) == (other.id == who.id)


@pytest.mark.parametrize("op", ["privacy", "export", "erase", "erased"])
async def test_nobody_asks_for_what_is_somebody_elses(house: House, op: str) -> None:
    await house.begun("ana", "bia")
    answer = await house.forge(house.bia, f"mm1:{op}:0:-1:{house.ana.id}")
    assert "about somebody else" in answer.response.content
    assert await house.services.store.people.get(house.ana.id) is not None
    assert house.env.backend.get_message(house.channel.id, (await house.table_message()).id)


# forgetting


async def finish(house: House, *names: str) -> None:
    """The last card of the one who is to move wins the match."""
    await house.play(house.people[names[0]], "7♠")


@pytest.fixture
def quetzalli(house: House) -> Any:
    """Somebody whose name stands nowhere by chance."""
    there = house.guild.add_member(house.env.create_user(NAME))
    house.people[NAME.lower()] = there
    return there


async def test_who_is_forgotten_stands_nowhere_and_others_keep_what_is_theirs(house: House, quetzalli: Any) -> None:
    me = NAME.lower()
    await house.begun(me, "bia", target="1")  # 1: is over, with its log
    await house.lay(LAST)
    await finish(house, me)
    assert (await house.table()).closed is not None
    await house.begun(me, "bia", target="1")  # 2: is over, and a script by now
    await house.lay(LAST)
    await finish(house, me)
    await LogStore(house.services.store.database).compact(
        2, f"rules voador\nseats {me} bia\n\n{me}: play 7S\n= scores {me} 0 bia 3\n"
    )
    await house.begun("bia", me, "caio")  # 3: goes on without
    await house.services.lobbies.send_away(3, house.caio.id, quetzalli.id)
    await house.seated(me, "dora")  # 4: a lobby, which is handed over
    await house.seated(me)  # 5: a lobby with nobody else
    await quetzalli.slash(house.channel, "daily", what="new")  # 6
    await quetzalli.slash(house.channel, "daily", what="daily")  # 7
    house.number = 7
    await house.begun("eva", "fabio", me)  # 8: sent away from here
    await house.services.lobbies.send_away(8, house.eva.id, quetzalli.id)
    await house.begun("eva", me)  # 9: cannot be read
    await spoil(house, 9, game="whist")
    house.services.tables._cache.clear()
    before = await boards_of(house.services.store).accounts(house.guild.id, house.bia.id)
    assert before["voador"].rounds > 0
    assert (await boards_of(house.services.store).accounts(house.guild.id, quetzalli.id))["voador"].rounds > 0
    assert len(await standing(house, quetzalli.id, NAME)) > 10
    said = await forgotten(house, quetzalli)
    assert "Everything about you is gone" in said
    await house.services.painter.finish()
    assert await standing(house, quetzalli.id, NAME, house.dm(quetzalli)) == []
    # what is others' is as it was
    assert await boards_of(house.services.store).accounts(house.guild.id, house.bia.id) == before
    assert await boards_of(house.services.store).accounts(house.guild.id, quetzalli.id) == {}
    row = await house.services.store.tables.get(1)
    assert row is not None
    assert [player["name"] for player in row["players"]] == ["someone", "bia"]
    assert (await LogStore(house.services.store.database).script(2) or "").splitlines()[-2:] == [
        "someone: play 7S",
        "= scores someone 0 bia 3",
    ]
    goes_on = await house.services.tables.get(3)
    assert goes_on.closed is None
    assert [player.name for player in goes_on.players if not player.gone] == ["bia", "caio"]
    assert (await house.services.tables.get(4)).host == house.dora.id
    for gone in (6, 7):
        assert await house.services.store.tables.get(gone) is None
    assert (await house.services.store.tables.get(5) or {})["closed"] is not None
    assert (await house.services.store.tables.get(9) or {})["closed"] is not None
    assert (await house.services.tables.get(8)).notes.guests.barred == []
    # and the bot plays on
    house.number = 3
    await house.restart()
    assert await standing(house, quetzalli.id, NAME, house.dm(quetzalli)) == []
    found: list[str] = []
    assert (await disagreements(LogStore(house.services.store.database), found.append))[1] == len(found)
    assert all(line.startswith("table ") for line in found)
    await quetzalli.slash(house.channel, "open")
    assert (await house.services.store.people.get(quetzalli.id) or {})["name"] == NAME


async def test_what_was_read_before_is_not_at_hand_when_it_is_gone(house: House, quetzalli: Any) -> None:
    await house.begun("bia", NAME.lower())
    store, person, now = house.services.store, quetzalli.id, house.bot.wall()
    await store.preferences.choose("person", person, HINTS.name, "on")
    await store.holidays.add(person, now + 1, now + 9, now)
    assert await store.preferences.chosen("person", person)
    assert await store.holidays.list_for(person)
    await forgotten(house, quetzalli)
    assert await store.preferences.chosen("person", person) == {}
    assert await store.holidays.list_for(person) == ()
    await store.preferences.choose("server", house.guild.id, GAME.name, "german")
    assert await store.preferences.chosen("server", house.guild.id)
    await ErasureStore(store.database).delete_server(house.guild.id)
    assert await store.preferences.chosen("server", house.guild.id) == {}


@pytest.mark.parametrize("others", [("bia",), ("bia", "caio")], ids=["the match ends", "the match goes on"])
async def test_the_last_hand_of_who_is_forgotten_shows_no_cards(
    house: House, quetzalli: Any, others: tuple[str, ...]
) -> None:
    await house.begun(NAME.lower(), *others, thread="off")
    await house.services.painter.finish()
    await house.services.store.preferences.choose("person", quetzalli.id, LANGUAGE.name, "de")
    await forgotten(house, quetzalli)
    hand = house.hand(quetzalli)
    assert texts.text("de", "hand-left") in house.said(hand)
    assert house.buttons(hand) == {}


async def test_nothing_is_painted_of_a_table_that_was_deleted(house: House, no_mistakes: None) -> None:
    await house.ana.slash(house.channel, "daily", what="new")
    await house.services.painter.finish()
    await forgotten(house, house.ana)
    await house.passes(60)
    await house.services.painter.finish()
    assert house.services.painter.waiting == 0


async def test_a_match_that_goes_on_is_still_what_its_log_says(house: House, quetzalli: Any) -> None:
    me = NAME.lower()
    await house.begun("bia", me, "caio")
    await forgotten(house, quetzalli)
    for _ in range(4):
        table = await house.table()
        assert table.state is not None
        person = table.players[table.awaited[0]].person
        assert person is not None
        await house.services.matches.act(1, person, [table.game.moves(table.state, table.awaited[0])[0]])
    good, report = await verify_table(LogStore(house.services.store.database), 1)
    assert good, report


async def test_a_match_ends_though_somebody_in_it_is_forgotten(house: House, quetzalli: Any) -> None:
    """The seat has its place, which is nobody's. *Play again* seats no computer player there."""
    me = NAME.lower()
    await house.begun("bia", me, "caio", target="1")
    await house.lay("top 5S\nhand bia 7S\nhand quetzalli 7H 2C\nhand caio 4H 4D\nturn bia\n")
    await forgotten(house, quetzalli)
    await finish(house, "bia")
    async with house.services.store.database.engine.connect() as connection:
        taken = (await connection.execute(sa.text("SELECT seat, person, place FROM places ORDER BY seat"))).all()
    assert taken == [(0, house.bia.id, 1), (1, None, 3), (2, house.caio.id, 2)]
    table = await house.table()
    assert table.closed is not None
    assert not table.players[1].computer
    again = await house.cog(TableCog).guests.again(
        1, Location(house.guild.id, house.channel.id), Player(house.bia.id, "bia"), 1
    )
    assert [player.name for player in again.table.players] == ["bia"]


async def test_who_is_forgotten_after_a_match_is_no_computer_player(house: House, quetzalli: Any) -> None:
    me = NAME.lower()
    await house.begun(me, "bia", target="1")
    await house.lay(LAST)
    await finish(house, me)
    await forgotten(house, quetzalli)
    row = await house.services.store.tables.get(1)
    assert row is not None
    assert row["host"] is None
    assert [player["person"] for player in row["players"]] == [None, house.bia.id]
    again = await house.cog(TableCog).guests.again(
        1, Location(house.guild.id, house.channel.id), Player(house.bia.id, "bia"), 1
    )
    assert [player.name for player in again.table.players] == ["bia"]


async def test_who_sits_down_meanwhile_is_not_half_forgotten(house: House, quetzalli: Any) -> None:
    me = NAME.lower()
    await house.seated("bia", me)
    lobbies = house.services.lobbies
    rises = lobbies.leave_seat

    async def rises_and_sits(number: int, person: int) -> Any:
        lobbies.leave_seat = rises
        await rises(number, person)
        return await lobbies.sit(number, person, NAME)

    lobbies.leave_seat = rises_and_sits
    said = await forgotten(house, quetzalli)
    assert "not everything was deleted" in said
    assert (await house.services.store.people.get(quetzalli.id) or {})["name"] == NAME
    assert (await house.table()).seat_of(quetzalli.id) is not None
    assert "Everything about you is gone" in await forgotten(house, quetzalli)
    assert await standing(house, quetzalli.id, NAME) == []


async def half_erased(house: House, quetzalli: Any, pieces: int) -> PersonErasure:
    """Somebody who has played a match, and of whom some pieces are deleted."""
    me = NAME.lower()
    await house.begun("bia", me, "caio", target="1")
    await house.lay("top 5S\nhand bia 7S\nhand quetzalli 7H 2C\nhand caio 4H 4D\nturn bia\n")
    await finish(house, "bia")
    await house.services.store.preferences.choose("person", quetzalli.id, LANGUAGE.name, "de")
    erasure = PersonErasure(
        house.services.store.database,
        quetzalli.id,
        PLAYED_ALONE,
        lambda row, script: erase_from_row(row, script, quetzalli.id),
    )
    for _ in range(pieces):
        await erasure.piece()
    return erasure


async def test_a_process_that_dies_in_the_middle_is_followed_by_one_that_goes_on(house: House, quetzalli: Any) -> None:
    """After each piece; accounts that are reckoned anew in between are those without the person."""
    store = house.services.store
    pieces = 1
    while True:
        await half_erased(house, quetzalli, pieces)
        under_way = await ErasureStore(store.database).list_begun()
        async with store.database.writing() as connection:
            await note_recount(store.database, connection, house.guild.id)
        await house.restart()
        store = house.services.store
        reckoned = await boards_of(store).accounts(house.guild.id, house.bia.id)
        assert under_way == [] or await boards_of(store).accounts(house.guild.id, quetzalli.id) == {}
        await house.cog(PrivacyCog).go_on()
        assert await ErasureStore(store.database).list_begun() == []
        assert await standing(house, quetzalli.id, NAME) == []
        await recounts_of(store).run(house.guild.id)
        assert await boards_of(store).accounts(house.guild.id, house.bia.id) == reckoned
        if not under_way:
            break
        pieces += 4
    assert pieces > 12


async def test_who_sits_down_between_two_pieces_is_told_so_and_has_what_is_left(house: House, quetzalli: Any) -> None:
    erasure = await half_erased(house, quetzalli, 9)
    store = house.services.store
    await house.seated("bia", NAME.lower())
    with pytest.raises(StillSeated):
        await erasure.piece()
    assert await ErasureStore(store.database).list_begun() == []
    assert await recounts_of(store).list_pending() == [house.guild.id]
    await house.cog(PrivacyCog).go_on()
    assert (await house.table()).seat_of(quetzalli.id) is not None
    assert "Everything about you is gone" in await forgotten(house, quetzalli)
    assert await standing(house, quetzalli.id, NAME) == []


async def test_two_who_erase_the_same_person_at_once(house: House, quetzalli: Any) -> None:
    """In two processes: none of them knows of the other."""
    first = await half_erased(house, quetzalli, 5)
    second = PersonErasure(first.database, first.person, first.alone, first.rewrite)

    async def all_of(erasure: PersonErasure) -> None:
        while await erasure.piece():
            pass

    await asyncio.gather(all_of(first), all_of(second))
    assert await standing(house, quetzalli.id, NAME) == []


async def test_asked_twice_at_once_it_is_done_once(house: House, quetzalli: Any) -> None:
    await house.begun(NAME.lower(), "bia")
    privacy = house.cog(PrivacyCog).privacy
    await asyncio.gather(*(privacy.erase(quetzalli.id) for _ in range(3)))
    assert await standing(house, quetzalli.id, NAME) == []


@each("name", ["hearts", "play", "choose", "says", "seats", "ana", "call", "scores"])
def test_a_name_that_is_a_word_of_scripts_is_taken_out_as_a_name_alone(name: str) -> None:
    lines = (
        f"rules voador\nseats {name} bia\ncomputers bia\n\nclock 5\n{name}: play 7S\n{name}: call hearts\n"
        f"bia: accuse {name}\nbia: says words mau mau\n{name}: choose bia\ntime\ntime limit\ndeal\n"
        f"= scores {name} 12 bia 0\n"
    )
    now = rename_players(lines, [Player(5, name), Player(6, "bia")], [Player(0, "someone"), Player(6, "bia")])
    assert now == (
        "rules voador\nseats someone bia\ncomputers bia\n\nclock 5\nsomeone: play 7S\nsomeone: call hearts\n"
        "bia: accuse someone\nbia: says words mau mau\nsomeone: choose bia\ntime\ntime limit\ndeal\n"
        "= scores someone 12 bia 0\n"
    )


# servers


def coming_and_going(house: House) -> Any:
    """What listens to servers, for a Discord that cannot invite the bot back."""
    return house.bot.get_cog("MembershipCog")


async def removed(house: House) -> None:
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()


async def test_a_server_that_removes_the_bot_is_deleted_after_thirty_days(house: House) -> None:
    other = house.env.create_guild("Other")
    room = other.create_text_channel("sala")
    dora = other.add_member(house.dora.user)
    await house.begun("ana", "bia", target="1")
    await house.lay(LAST.replace(NAME.lower(), "ana"))
    await finish(house, "ana")
    await house.begun("ana", "bia")
    await house.ana.slash(house.channel, "daily", what="new")
    await dora.slash(room, "open")
    await removed(house)
    await house.passes(29 * 86_400)
    assert await standing(house, house.guild.id)
    house.later(86_400)
    await house.env.advance_time(5)
    assert await standing(house, house.guild.id, "House") == []
    assert [row for table, row in await rows(house) if table in ("log", "points", "rounds", "scripts")] == []
    assert [table for table, _ in await rows(house)].count("tables") == 1
    assert (await house.services.tables.get(4)).server == other.id


async def test_who_is_known_from_a_deleted_server_only_is_forgotten(house: House) -> None:
    """With the language and the choices. Who plays elsewhere, or is kept from playing there, is not."""
    other = house.env.create_guild("Other")
    room = other.create_text_channel("sala")
    dora = other.add_member(house.dora.user)
    await house.begun("ana", "bia", target="1")
    await house.lay(LAST.replace(NAME.lower(), "ana"))
    await finish(house, "ana")
    await house.begun("ana", "dora")
    await dora.slash(room, "open")
    store = house.services.store
    for person in (house.ana, house.dora):
        await store.preferences.choose("person", person.id, "language", "de")
    async with store.database.writing() as connection:
        values = {"server": other.id, "person": house.bia.id, "since": 0.0}
        await connection.execute(metadata.tables["kept_out"].insert(), values)
    await ErasureStore(store.database).delete_server(house.guild.id)
    known = await store.database.numbers(sa.select(metadata.tables["people"].c.id))
    assert sorted(known) == sorted([house.bia.id, house.dora.id])
    assert await store.preferences.chosen("person", house.ana.id) == {}
    assert await store.preferences.chosen("person", house.dora.id) == {"language": "de"}
    assert await standing(house, house.ana.id) == []


async def test_a_server_that_comes_back_in_time_keeps_everything(house: House) -> None:
    await house.begun("ana", "bia", target="1")
    await house.lay(LAST.replace(NAME.lower(), "ana"))
    await finish(house, "ana")
    await coming_and_going(house).on_guild_remove(house.bot.get_guild(house.guild.id))
    assert (await house.services.store.servers.all())[house.guild.id] is not None
    house.later(20 * 86_400)
    await coming_and_going(house).on_guild_join(house.bot.get_guild(house.guild.id))
    assert (await house.services.store.servers.all())[house.guild.id] is None
    await house.passes(20 * 86_400)
    played = await boards_of(house.services.store).totals_in_month(house.guild.id, "")
    assert played["voador"].rounds > 0


async def test_what_happened_while_the_bot_was_away_is_noted_at_the_start(house: House) -> None:
    await house.begun("ana", "bia")
    await coming_and_going(house).on_guild_remove(house.bot.get_guild(house.guild.id))
    await house.services.painter.finish()
    house.later(40 * 86_400)
    await house.restart()  # it is back
    assert (await house.services.store.servers.all())[house.guild.id] is None
    await house.services.painter.finish()
    del house.env.backend.guilds[house.guild.id]
    await house.restart()  # and gone again
    left = (await house.services.store.servers.all())[house.guild.id]
    assert left is not None
    assert left == pytest.approx(house.time(), abs=60)


async def test_an_export_is_written_in_a_thread_and_not_on_the_loop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has played for years has megabytes: to write them takes some tenths of a second."""
    dumps, writing = json.dumps, []

    def noting(found: Any, **how: Any) -> str:
        if how.get("indent"):
            writing.append(threading.current_thread())
        return dumps(found, **how)

    monkeypatch.setattr(json, "dumps", noting)
    assert json.loads(await house.cog(PrivacyCog).privacy.export(house.ana.id))["person"] == house.ana.id
    assert [thread is threading.main_thread() for thread in writing] == [False]
