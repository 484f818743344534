"""Who comes to a table, who speaks for it and who has to go, before the database and without Discord.

``test_pauses`` and ``test_kick`` have the same as people do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.tables.lobby import CALL_INTERVAL_S, Location
from bot.tables.notes import PostedMessage
from bot.tables.schedule import TABLE_LIFE_S
from bot.tables.table import ERASED_NAME, Player, Refused, Table
from bot.tables.transition import LatestStep, LatestSteps, events_since_turn
from bot.time import DAY
from cogs.people.erasure import ErasureStore, Privacy, forget, remove_person, seats_of, words_of
from cogs.tables.guests import Guests
from rules.match import AWAY, GONE, PLAYING
from rules.shedding.events import Drew, Laid
from rules.table import IllegalAction, Settled, SomeEvent
from tests.support.repository import begun, process
from tests.support.room import LAST, NOON, TURN, Room, room, why
from tests.support.usual import no_hand

ANA, BIA, CAIO, DORA, EVA = 1, 2, 3, 4, 5
FOUR = """rules classic
seats ana bia caio dora
top 5S
hand ana 6S 5D KH
hand bia 6D 2C 9C
hand caio 7D 3C 9H
hand dora 8D 4C 9D
turn ana"""


def privacy_of(here: Room) -> Privacy:
    """What deletes people's data there."""
    store = here.here.store
    return Privacy(ErasureStore(store.database), store.open_tables, here.tables, here.lobbies, no_hand)


def company(here: Room) -> Guests:
    return Guests(here.tables, here.lobbies)


# the host


async def test_the_host_makes_somebody_else_host(tmp_path: Path) -> None:
    """So does who manages the server; it is somebody who sits there."""
    async with room(tmp_path) as here:
        number, people = await here.lobby("classic", "ana", "bia", "caio", computers=1), company(here)
        assert await why(people.hand_host(number, BIA, BIA)) == ("host-only", {})
        for nobody in (None, ANA, DORA):
            assert await why(people.hand_host(number, ANA, nobody)) == ("bad-value", {})
            assert await why(people.hand_host(number, DORA, nobody, may_appoint=True)) == ("bad-value", {})
        assert (await people.hand_host(number, ANA, BIA)).table.host == BIA
        assert await why(people.hand_host(number, ANA, CAIO)) == ("host-only", {})
        assert (await people.hand_host(number, DORA, CAIO, may_appoint=True)).table.host == CAIO
        assert (await here.get(number)).host == CAIO


# invitations


async def test_who_is_there_becomes_host_before_who_is_absent(tmp_path: Path) -> None:
    """Also where the host was absent already, and leaves the server."""
    async with room(tmp_path) as here:
        number = await here.laid(FOUR)
        await here.act(number, BIA, "away")
        await here.lobbies.leave_seat(number, ANA)
        assert (await here.get(number)).host == CAIO
        await here.act(number, CAIO, "away")
        assert (await here.get(number)).host == CAIO, "who is absent may come back"
        await here.matches.make_absent(number, CAIO)
        assert (await here.get(number)).host == DORA
        with pytest.raises(IllegalAction):  # nothing is left to change
            await here.matches.make_absent(number, CAIO)


async def test_everybody_is_invited_once(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number, people = await here.lobby("classic", "ana", "bia"), company(here)
        before = await here.get(number)
        outcome = await people.invite(number, BIA, CAIO)
        assert outcome.table.notes.guests.invited == [CAIO]
        assert outcome.table.version == before.version + 1
        assert outcome.table.notes.guests.called == 0
        assert (await people.invite(number, ANA, DORA)).table.notes.guests.invited == [CAIO, DORA]
        for whom in (CAIO, DORA, ANA, BIA):
            assert await why(people.invite(number, ANA, whom)) == ("not-invited", {})
        assert await why(people.invite(number, CAIO, EVA)) == ("not-seated", {})
        await here.here.store.people.meet(EVA, "eva", "en-US")
        await here.lobbies.sit(number, EVA, "eva")
        await here.lobbies.send_away(number, ANA, EVA)
        assert await why(people.invite(number, ANA, EVA)) == ("not-invited", {}), "who was sent away"


async def test_who_looks_for_a_table_is_called_once_an_hour(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number, people = await here.lobby("classic", "ana"), company(here)
        assert (await people.invite(number, ANA, None)).table.notes.guests.called == NOON
        here.at += CALL_INTERVAL_S - 1
        assert await why(people.invite(number, ANA, None)) == ("called-already", {})
        assert (await people.invite(number, ANA, BIA)).table.notes.guests.called == NOON, "one may still be invited"
        here.at += 1
        assert (await people.invite(number, ANA, None)).table.notes.guests.called == NOON + CALL_INTERVAL_S


async def test_COM_7_nobody_is_invited_to_a_full_table(tmp_path: Path) -> None:
    """Who has left has made room."""
    async with room(tmp_path) as here:
        number, people = await here.lobby("classic", "ana", "bia", computers=10), company(here)
        assert await why(people.invite(number, ANA, CAIO)) == ("table-full", {"most": 12})
        assert await why(people.invite(number, ANA, None)) == ("table-full", {"most": 12})
        await here.lobbies.start(number, ANA)
        await here.lobbies.leave_seat(number, BIA)
        assert (await people.invite(number, ANA, CAIO)).table.notes.guests.invited == [CAIO]


# the same people once more


async def finished(here: Room, *, computers: int = 0, game: str = LAST) -> int:
    """A table whose match is over, with a silly but telling target."""
    script = game.replace("seats", "option target 1\nseats")
    if computers:
        names = ("zezé", "tica")[:computers]
        hands = "".join(f"\nhand {name} 3{suit} 4{suit}" for name, suit in zip(names, "CD", strict=False))
        script = script.replace("ana bia", f"ana bia {' '.join(names)}") + hands + f"\ncomputers {' '.join(names)}"
    number = await here.laid(script, turn_clock="1h")
    await here.act(number, ANA, "play", "6S")
    assert (await here.get(number)).closed is not None
    return number


async def shown(here: Room, number: int) -> None:
    """The lobby's message has been sent."""
    (await here.get(number)).posted.lobby = PostedMessage(10, 78, here.at)


async def test_after_a_match_the_same_people_play_again(tmp_path: Path) -> None:
    """Whoever presses first is host; the last of those who have played begins the match."""
    async with room(tmp_path) as here:
        old, people = await finished(here, computers=1), company(here)
        first = (await people.again(old, Location(1, 10), Player(BIA, "bia"), 101)).table
        assert (first.host, first.state, first.notes.origin.after, first.channel) == (BIA, None, old, 10)
        assert [player.name for player in first.players] == ["bia", "Zezé"]
        assert (first.game.name, first.game.options["target"]) == ("classic", 1)
        assert first.settings["turn_clock"] == "1h"
        await shown(here, first.id)
        table = (await people.again(old, Location(1, 10), Player(ANA, "ana"), 102)).table
        assert table.id == first.id
        assert [player.person for player in table.players] == [BIA, None, ANA]
        assert table.state is not None
        assert table.state.phase == PLAYING
        assert table.notes.seeds.pressed == 102
        await here.here.store.people.meet(CAIO, "caio", "en-US")
        late = (await people.again(old, Location(1, 10), Player(CAIO, "caio"), 103)).table
        assert (late.id, late.players[3].name) == (first.id, "caio")
        assert await why(people.again(old, Location(1, 10), Player(CAIO, "caio"), 104)) == ("already-seated", {})


async def test_who_was_not_there_opens_no_table_again(tmp_path: Path) -> None:
    """They would be its host, with the computer players of the others, who might find no seat. They may sit down."""
    async with room(tmp_path) as here:
        old, people = await finished(here, computers=1), company(here)
        await here.here.store.people.meet(DORA, "dora", "en-US")
        assert await why(people.again(old, Location(1, 10), Player(DORA, "dora"), 100)) == ("no-seat", {})
        first = (await people.again(old, Location(1, 10), Player(BIA, "bia"), 101)).table
        assert (await people.again(old, Location(1, 10), Player(DORA, "dora"), 102)).table.id == first.id


async def test_nobody_plays_again_whose_fingerprint_was_not_shown(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        old, people = await finished(here), company(here)
        await people.again(old, Location(1, 10), Player(BIA, "bia"), 101)
        table = (await people.again(old, Location(1, 10), Player(ANA, "ana"), 102)).table
        assert (len(table.players), table.state) == (2, None)


async def test_who_has_not_come_yet_is_waited_for_and_who_had_left_is_not(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        game = LAST.replace("ana bia", "ana bia caio dora") + "\nhand caio 3C 4C\nhand dora 3D 4D"
        number = await here.laid(game.replace("seats", "option target 1\nseats"))
        await here.lobbies.leave_seat(number, DORA)
        await here.act(number, ANA, "play", "6S")
        people = company(here)
        table = (await people.again(number, Location(1, 10), Player(ANA, "ana"), 1)).table
        await shown(here, table.id)
        assert (await people.again(number, Location(1, 10), Player(BIA, "bia"), 2)).table.state is None
        assert (await people.again(number, Location(1, 10), Player(CAIO, "caio"), 3)).table.state is not None


async def test_who_was_sent_away_does_not_play_again_either(tmp_path: Path) -> None:
    """Neither as host of the next table nor at it: else the others would sit down where they are."""
    async with room(tmp_path) as here:
        number = await here.laid(FOUR)
        for person in (ANA, BIA):
            await here.lobbies.send_away(number, person, CAIO)
        assert await here.lobbies.close(number, EVA, may_close=True) == 0
        people = company(here)
        assert await why(people.again(number, Location(1, 10), Player(CAIO, "caio"), 1)) == ("barred", {})
        table = (await people.again(number, Location(1, 10), Player(BIA, "bia"), 2)).table
        assert table.notes.guests.barred == [CAIO]
        assert await why(here.lobbies.sit(table.id, CAIO, "caio")) == ("barred", {})


async def test_too_few_who_play_again_wait_for_others(tmp_path: Path) -> None:
    """Who sits down is told so, and not that the match cannot begin."""
    async with room(tmp_path) as here:
        number = await here.lobby("zheng", "ana", "bia", "caio")
        await here.lobbies.start(number, ANA)
        await here.lobbies.leave_seat(number, CAIO)
        if (await here.get(number)).closed is None:
            await here.lobbies.close(number, DORA, may_close=True)
        people = company(here)
        table = (await people.again(number, Location(1, 10), Player(ANA, "ana"), 1)).table
        await shown(here, table.id)
        assert not table.may_begin
        table = (await people.again(number, Location(1, 10), Player(BIA, "bia"), 2)).table
        assert ([player.name for player in table.players], table.state) == (["ana", "bia"], None)


async def test_playing_again_opens_a_table_of_its_own_in_each_channel(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        old, people = await finished(here), company(here)
        other = await here.lobby("classic", "ana")
        first = (await people.again(old, Location(1, 10), Player(BIA, "bia"), 1)).table
        second = (await people.again(old, Location(1, 20), Player(ANA, "ana"), 2)).table
        assert len({old, other, first.id, second.id}) == 4
        assert (first.channel, second.channel) == (10, 20)


async def test_nobody_plays_again_at_a_table_that_goes_on_or_that_is_for_one(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number, people = await here.laid(TURN), company(here)
        assert await why(people.again(number, Location(1, 10), Player(ANA, "ana"), 1)) == ("moved-on", {})
        alone = (await here.lobbies.open_alone(Location(1, 10), Player(ANA, "ana"))).table.id
        await here.lobbies.leave_seat(alone, ANA)
        assert (await here.get(alone)).closed is not None
        assert await why(people.again(alone, Location(1, 10), Player(ANA, "ana"), 1)) == ("moved-on", {})


# who has to go


async def test_the_host_sends_somebody_away_for_good_before_the_match_begins(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia", "caio")
        assert await here.lobbies.send_away(number, ANA, CAIO) == 0
        table = await here.get(number)
        assert ([player.name for player in table.players], table.notes.guests.barred) == (["ana", "bia"], [CAIO])
        assert await why(here.lobbies.sit(number, CAIO, "caio")) == ("barred", {})


async def test_in_a_match_who_manages_the_server_and_does_not_play_sends_away_alone(tmp_path: Path) -> None:
    """The seat goes with the end of the round, or at once between two rounds."""
    async with room(tmp_path) as here:
        number = await here.laid(FOUR.replace("6S 5D KH", "6S"))
        assert await here.lobbies.send_away(number, ANA, CAIO, may_alone=True) == 1, "nor who manages it and plays"
        assert await here.lobbies.send_away(number, EVA, CAIO, may_alone=True) == 0
        table = await here.get(number)
        assert (table.begun_state().status[2], table.notes.guests.barred) == (AWAY, [CAIO])
        assert await why(here.lobbies.sit(number, CAIO, "caio")) == ("barred", {})
        await here.act(number, ANA, "play", "6S")
        table = await here.get(number)
        assert (table.begun_state().status[2], table.players[2].gone) == (GONE, True)
        assert await here.lobbies.send_away(number, EVA, BIA, may_alone=True) == 0
        table = await here.get(number)
        assert (table.begun_state().status[1], table.notes.guests.barred) == (GONE, [CAIO, BIA])


async def test_who_was_sent_away_leaves_or_is_forgotten_before_the_round_is_over(tmp_path: Path) -> None:
    """Their hand need not be played then; a place they have lost."""
    async with room(tmp_path) as here:
        for erases in (False, True):
            number = await here.laid(FOUR)
            await here.lobbies.send_away(number, EVA, CAIO, may_alone=True)
            if erases:
                await Privacy(
                    ErasureStore(here.here.store.database),
                    here.here.store.open_tables,
                    here.tables,
                    here.lobbies,
                    no_hand,
                ).erase(CAIO)
            else:
                await here.lobbies.leave_seat(number, CAIO)
            table = await here.get(number)
            assert (table.begun_state().status[2], table.players[2].placed) == (GONE, None)


async def test_most_of_the_others_send_somebody_away_together(tmp_path: Path) -> None:
    """Nobody asks twice; who has left or is absent has no voice, and whoever it is about has none."""
    async with room(tmp_path) as here:
        number = await here.laid(FOUR)
        assert await here.lobbies.send_away(number, BIA, ANA) == 1
        assert await here.lobbies.send_away(number, BIA, ANA) == 1
        assert await here.lobbies.send_away(number, CAIO, DORA) == 1, "for each of them others ask"
        here.tables.drop(lambda _: True)
        assert (await here.get(number)).notes.guests.unwanted == {"1": [BIA], "4": [CAIO]}, "it is saved"
        await here.act(number, BIA, "away")
        assert await here.lobbies.send_away(number, CAIO, ANA) == 1
        here.at += DAY
        assert await here.lobbies.send_away(number, DORA, ANA) == 0
        table = await here.get(number)
        assert table.deadlines["stale"] == here.at + TABLE_LIFE_S, "they have acted, whoever is awaited"
        assert (table.host, table.notes.guests.barred) == (CAIO, [ANA])
        assert table.notes.guests.unwanted == {"1": [CAIO, DORA], "4": [CAIO]}, "until the round is over"
        assert table.sent_away == [0]


async def test_one_of_two_does_not_send_the_other_away(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN)
        with pytest.raises(Refused, match="nobody-to-agree"):
            await here.lobbies.send_away(number, BIA, ANA)
        assert not (await here.get(number)).players[0].gone


async def test_who_has_left_can_be_forgotten_at_a_table_that_goes_on(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(FOUR)
        await here.lobbies.send_away(number, BIA, CAIO)
        await here.lobbies.send_away(number, CAIO, DORA)
        privacy = privacy_of(here)
        assert await why(privacy.forget_at(number, CAIO)) == ("sat-down", {})
        await here.lobbies.send_away(number, ANA, CAIO)
        before = (await here.get(number)).touched
        here.at += 10
        await privacy.forget_at(number, CAIO)
        table = await here.get(number)
        assert [(player.person, player.name) for player in table.players] == [
            (ANA, "ana"),
            (BIA, "bia"),
            (None, ERASED_NAME),
            (DORA, "dora"),
        ]
        assert (table.notes.guests.barred, table.touched) == ([], before)
        assert CAIO not in {person for some in table.notes.guests.unwanted.values() for person in some}


def test_of_a_saved_table_everything_of_a_person_is_taken_out_and_nothing_else() -> None:
    row = {
        "players": [{"person": ANA, "name": "ana", "idle": 1}, {"person": BIA, "name": "bia", "idle": 2}],
        "notes": {"barred": [BIA, CAIO], "unwanted": {"2": [ANA], "1": [BIA, CAIO]}, "round": 3},
        "posted": {"hands": {"0": "a", "1": "b"}, "lobby": "l"},
    }
    assert remove_person(row, BIA) == {
        "players": [
            {"person": ANA, "name": "ana", "idle": 1},
            {"person": None, "name": ERASED_NAME, "idle": 2, "erased": True},
        ],
        "notes": {"barred": [CAIO], "unwanted": {"1": [CAIO]}, "round": 3},
        "posted": {"hands": {"0": "a"}, "lobby": "l"},
    }
    old = {"players": [], "notes": {"round": 3}, "posted": {"hands": None}}
    assert remove_person(old, BIA) == old
    for broken in ({**row, "players": None}, {**row, "notes": []}, {**row, "posted": "?"}):
        assert remove_person(broken, BIA) == {"players": [], "notes": {}, "posted": {}}


def test_players_of_a_saved_form_are_read_as_far_as_their_names_go() -> None:
    read = words_of([{"person": ANA, "name": "ana", "idle": 7}, {"person": None, "name": "Zezé"}, {"surprise": 1}])
    assert [(player.person, player.name) for player in read] == [(ANA, "ana"), (None, "Zezé"), (None, "")]
    assert words_of(None) == []
    assert seats_of([{"person": ANA}, {"person": BIA}, "?", {"person": ANA}], ANA) == [0, 3]
    assert seats_of(None, ANA) == []


# what is painted


async def test_what_nobody_sees_is_not_painted(tmp_path: Path) -> None:
    """An invitation has a message of its own, and a reminder that is put off has none."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1h")
        painted: list[int] = []
        here.tables.changed[:] = [lambda table: painted.append(table.version)]
        await company(here).invite(number, ANA, EVA)
        await here.lobbies.set_thread(number, 99)

        async def quiet(_person: int) -> float:
            return NOON + 3000

        here.here.deadlines.availability.quiet_hours_until = quiet
        await here.later(1800)
        assert await here.left(number) == {"turn": 1800, "remind": 1200}
        assert painted == []
        await here.later(1200)
        assert painted == [(await here.get(number)).version]
        await company(here).hand_host(number, ANA, BIA)
        await here.lobbies.extend_deadlines(number, here.at - 10)
        table = await here.get(number)
        assert painted[1:] == [table.version - 1, table.version]
        assert (table.thread, table.place) == (99, 99)


# what has happened since somebody's turn


def told_since(steps: Sequence[LatestStep], seat: int, idle: int) -> list[SomeEvent]:
    told = events_since_turn(steps, seat, idle)
    assert told is not None, "they go back to that turn"
    return told


def step(seat: int, verb: str, *events: SomeEvent) -> LatestStep:
    return LatestStep(seat, verb, events)


def test_what_has_happened_since_ones_last_turn_is_told_in_order() -> None:
    """Back to that turn, or the deal; others' cards stay hidden. What one has done just now belongs to this turn."""
    turn = step(1, "play", Settled(), Laid(1, 5))
    others = [step(2, "draw", Settled(), Drew(2, (7, 8))), step(0, "play", Settled(), Laid(0, 9))]
    told = told_since([*reversed(others), turn, step(0, "play", Settled(), Laid(0, 3))], 1, 0)
    kinds = [type(event).__name__ for event in told]
    assert kinds.index("Drew") < kinds.index("Laid")
    assert [event.card for event in told if isinstance(event, Laid)] == [9]
    assert [event.cards for event in told if isinstance(event, Drew)] != [(7, 8)]
    drawn = step(1, "draw", Settled(), Drew(1, (4,)))
    again = told_since([drawn, *reversed(others), turn], 1, 0)
    assert [type(event).__name__ for event in again] == kinds, "one's own draw is not told"
    dealt = told_since([*reversed(others), step(0, "deal", Laid(0, 2)), step(0, "play", Laid(0, 1))], 1, 0)
    assert [event.card for event in dealt if isinstance(event, Laid)] == [2, 9]


def test_who_was_idle_is_told_what_the_house_has_played() -> None:
    turn = step(1, "play", Settled(), Laid(1, 5))
    other = step(0, "play", Settled(), Laid(0, 9))
    assert events_since_turn([other, turn, other], 1, 1) is None, "the deal lies further back"
    dealt = told_since([other, turn, other, step(0, "deal")], 1, 1)
    assert [event.card for event in dealt if isinstance(event, Laid)] == [9, 5, 9]


def laid(events: Sequence[SomeEvent]) -> list[int]:
    """The cards that were laid."""
    return [event.card for event in events if isinstance(event, Laid)]


async def test_lately_is_told_to_who_has_not_seen_it(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(FOUR)
        await here.act(number, ANA, "play", "6S")
        table = await here.get(number)
        told = await here.tables.latest.since_last_turn(table, 1)
        assert laid(told)
        assert await here.tables.latest.since_last_turn(table, 0) == [], "what one did is told in a line of its own"
        waiting = await here.tables.latest.since_last_turn(table, 2)
        assert laid(waiting) == laid(told), "who waits is told what happened since the deal"


@pytest.mark.parametrize("game", ["voador", "amm", "zheng"])
async def test_what_is_kept_of_lately_is_what_the_store_has(game: str, tmp_path: Path) -> None:
    """Also where the table was saved without a step in between, or was dropped from memory."""
    dice = Random(game)
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, game, 3)
        for turn in range(60):
            table = await here.tables.get(number)
            if table.state is None or table.state.phase != PLAYING:
                break
            seat = table.awaited[0]
            read = LatestSteps(here.store.tables)
            assert await here.tables.latest.since_last_turn(table, seat) == await read.since_last_turn(table, seat)
            if turn % 7 == 3:
                async with here.tables.changing(number) as draft:
                    await here.tables.save(draft)
            await here.matches.act(number, seat + 1, [dice.choice(table.game.moves(table.state, seat))])
    assert turn > 9


async def test_who_is_absent_has_no_voice(tmp_path: Path) -> None:
    """Nor has a computer player, or who has left; the others are asked about everybody but oneself."""
    async with room(tmp_path) as here:
        number = await here.laid(FOUR.replace("seats ana bia caio dora", "seats ana bia caio dora\ncomputers dora"))
        assert (await here.get(number)).voters() == [ANA, BIA, CAIO]
        assert (await here.get(number)).voters(ANA) == [BIA, CAIO]
        await here.act(number, BIA, "away")
        table: Table = await here.get(number)
        assert table.state is not None
        assert (table.state.status[1], table.voters()) == (AWAY, [ANA, CAIO])
        await here.lobbies.leave_seat(number, CAIO)
        draft = (await here.get(number)).draft()
        assert draft.voters() == [ANA]
        forget(draft, BIA)
        assert [player.name for player in draft.players] == ["ana", ERASED_NAME, "caio", "Zezé"]


# where it is seen


async def test_a_table_in_a_thread_is_seen_by_whoever_sees_the_channel_above(tmp_path: Path) -> None:
    """Also the next table of the same people, and one that has moved."""
    async with room(tmp_path) as here:
        number, people = await here.lobby("classic", "ana", "bia"), company(here)
        await here.lobbies.close(number, ANA)
        following = (await people.again(number, Location(1, 77, parent=70), Player(ANA, "ana"), 5)).table.id
        assert (await here.tables.get(following)).seen_in == 70
        await here.lobbies.move(following, ANA, 88, 80)
        assert (await here.tables.get(following)).seen_in == 80
        await here.lobbies.move(following, ANA, 99)
        assert (await here.tables.get(following)).seen_in == 99
