"""What people do about a table, on a real file: who may do what and when, and what each refusal says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.lobby import COMPUTER_NAMES, DailyDeal, Lobbies, Location, TableLimits, TableSetup
from bot.tables.table import TABLE_SETTINGS, USUAL_SETTINGS, Player, Refused, Table
from bot.tables.transition import silent_since
from bot.time import snowflake
from cogs.archive.logs import LogStore
from cogs.play.listening import last_judged_message
from rules.cards import parse
from rules.match import AWAY, GONE, JOINING, PLAYING
from rules.options import BadOption
from rules.shedding.state import MauMauState
from rules.table import Action, IllegalAction, Reason
from tests.support.repository import jumps, process
from tests.support.room import COMPUTER, LAST, NOON, TURN, Room, room

ANA, BIA, CAIO, DORA = 1, 2, 3, 4
Act = Callable[[Room, int], Awaitable[Any]]


async def opened(here: Room, where: str) -> int:
    """A table of ana, who is host, and bia; caio and dora are about."""
    match where:
        case "lobby":
            number = await here.lobby("classic", "ana", "bia")
        case "alone":
            number = await here.lobby("classic", "ana")
        case "full":
            number = await here.lobby("classic", "ana", computers=11)
        case "voador":
            number = await here.laid(TURN.replace("classic", "voador"))
        case _:
            number = await here.laid(TURN)
    for person, name in enumerate(("ana", "bia", "caio", "dora"), 1):
        await here.here.store.people.meet(person, name, "en-US")
    return number


SIX = parse("6S")
"""A card that bia does not hold."""
REFUSED: list[tuple[str, str, Act, str, dict[str, Any]]] = [
    # the host alone
    ("lobby", "bia starts", lambda h, n: h.lobbies.start(n, BIA), "host-only", {}),
    ("lobby", "bia closes", lambda h, n: h.lobbies.close(n, BIA), "host-only", {}),
    ("match", "caio closes it", lambda h, n: h.lobbies.close(n, CAIO), "host-only", {}),
    ("lobby", "bia chooses", lambda h, n: h.lobbies.choose_game(n, BIA, "voador"), "host-only", {}),
    ("lobby", "bia sets", lambda h, n: h.lobbies.set_option(n, BIA, "target", 50), "host-only", {}),
    ("lobby", "bia moves it", lambda h, n: h.lobbies.move(n, BIA, 20), "host-only", {}),
    ("lobby", "bia adds", lambda h, n: h.lobbies.add_computer(n, BIA), "host-only", {}),
    ("full", "caio dismisses", lambda h, n: h.lobbies.dismiss_computer(n, CAIO), "host-only", {}),
    # before the start
    ("match", "start again", lambda h, n: h.lobbies.start(n, ANA), "already-started", {}),
    ("match", "another game", lambda h, n: h.lobbies.choose_game(n, ANA, "voador"), "already-started", {}),
    ("match", "an option", lambda h, n: h.lobbies.set_option(n, ANA, "target", 50), "already-started", {}),
    ("match", "a setting", lambda h, n: h.lobbies.set_option(n, ANA, "thread", "off"), "already-started", {}),
    ("lobby", "an act", lambda h, n: h.matches.act(n, ANA, [Action("draw")]), "not-started", {}),
    ("lobby", "a deal", lambda h, n: h.matches.deal(n, ANA), "not-started", {}),
    ("lobby", "arming", lambda h, n: h.matches.plan(n, ANA, jumps("AS")), "not-started", {}),
    # too few, too many
    ("alone", "one starts", lambda h, n: h.lobbies.start(n, ANA), "too-few", {"least": 2}),
    ("full", "caio sits", lambda h, n: h.lobbies.sit(n, CAIO, "caio"), "table-full", {"most": 12}),
    ("full", "a computer sits", lambda h, n: h.lobbies.add_computer(n, ANA), "table-full", {"most": 12}),
    # seats
    ("lobby", "bia sits twice", lambda h, n: h.lobbies.sit(n, BIA, "bia"), "already-seated", {}),
    ("match", "bia sits twice", lambda h, n: h.lobbies.sit(n, BIA, "bia"), "already-seated", {}),
    ("lobby", "caio rises", lambda h, n: h.lobbies.leave_seat(n, CAIO), "not-seated", {}),
    ("match", "caio acts", lambda h, n: h.matches.act(n, CAIO, [Action("draw")]), "not-seated", {}),
    ("match", "caio deals", lambda h, n: h.matches.deal(n, CAIO), "not-seated", {}),
    ("match", "caio arms", lambda h, n: h.matches.plan(n, CAIO, []), "not-seated", {}),
    ("match", "caio is gone", lambda h, n: h.matches.make_absent(n, CAIO), "not-seated", {}),
    ("lobby", "no computer", lambda h, n: h.lobbies.dismiss_computer(n, ANA), "no-computer", {}),
    ("match", "no lobby", lambda h, n: h.lobbies.dismiss_computer(n, ANA), "no-computer", {}),
    # values
    ("lobby", "no game", lambda h, n: h.lobbies.choose_game(n, ANA, "bridge"), "bad-value", {}),
    ("lobby", "one's own game", lambda h, n: h.lobbies.choose_game(n, ANA, "solitaire"), "bad-value", {}),
    ("lobby", "no clock", lambda h, n: h.lobbies.set_option(n, ANA, "turn_clock", "2m"), "bad-value", {}),
    ("match", "no seat", lambda h, n: h.matches.act(n, ANA, [Action("accuse", seat=2)]), "bad-value", {}),
    ("match", "an old button", lambda h, n: h.matches.act(n, ANA, [Action("draw")], prompt=1), "moved-on", {}),
    ("lobby", "sent away: nobody", lambda h, n: h.lobbies.send_away(n, ANA, DORA), "bad-value", {}),
    ("lobby", "sent away: oneself", lambda h, n: h.lobbies.send_away(n, ANA, ANA), "bad-value", {}),
    ("lobby", "sent away: by nobody", lambda h, n: h.lobbies.send_away(n, DORA, BIA), "not-seated", {}),
    # jumps
    ("match", "no jumps here", lambda h, n: h.matches.plan(n, BIA, jumps("6D")), "no-jumping", {}),
    ("voador", "not one's card", lambda h, n: h.matches.plan(n, BIA, jumps("6S")), "not-held", {"card": SIX}),
    ("voador", "one of two", lambda h, n: h.matches.plan(n, BIA, jumps("6D", "6S")), "not-held", {"card": SIX}),
]


@pytest.mark.parametrize("where", ["lobby", "alone", "full", "match", "voador"])
async def test_what_is_refused(tmp_path: Path, where: str) -> None:
    """With a sentence of its own, and nothing has changed."""
    async with room(tmp_path) as here:
        number = await opened(here, where)
        before = await here.get(number)
        for what, act, text, facts in [case for at, *case in REFUSED if at == where]:
            with pytest.raises(Refused) as why:
                await act(here, number)
            assert (why.value.key, why.value.facts) == (text, facts), what
            assert await here.get(number) is before, what


async def test_nothing_can_be_done_at_a_table_that_is_closed_or_unknown(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await opened(here, "lobby")
        await here.lobbies.close(number, ANA)
        with pytest.raises(Refused, match="table-closed"):
            await here.lobbies.sit(number, CAIO, "caio")
        with pytest.raises(Refused, match="no-table"):
            await here.lobbies.sit(number + 1, CAIO, "caio")


async def test_more_than_a_game_has_seats_for_do_not_start(tmp_path: Path) -> None:
    """As many as it has do; a game that was chosen last may have fewer."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", computers=11)
        await here.lobbies.choose_game(number, ANA, "zheng")
        most = (await here.get(number)).game.seats[1]
        for _ in range(12 - most):
            with pytest.raises(Refused) as why:
                await here.lobbies.start(number, ANA)
            assert (why.value.key, why.value.facts) == ("too-many", {"most": most})
            await here.lobbies.dismiss_computer(number, ANA)
        await here.lobbies.start(number, ANA)
        assert len((await here.state(number)).hands) == most


@pytest.mark.parametrize("start", ["lobby", "match"])
async def test_COM_7_a_table_that_is_full(tmp_path: Path, start: str) -> None:
    """In a lobby the table says so, in a match the rules."""
    async with room(tmp_path) as here:
        number = await opened(here, "full")
        if start == "lobby":
            with pytest.raises(Refused, match="table-full"):
                await here.lobbies.sit(number, CAIO, "caio")
            return
        await here.lobbies.start(number, ANA)
        with pytest.raises(IllegalAction) as why:
            await here.lobbies.sit(number, CAIO, "caio")
        assert (why.value.reason, why.value.rule) == (Reason.TABLE_FULL, "COM-7")


# opening


async def test_a_new_lobby(tmp_path: Path) -> None:
    """Its host sits there; everything is as usual, unless it is opened like another table."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana")
        table = await here.get(number)
        assert [(player.person, player.name) for player in table.players] == [(ANA, "ana")]
        assert (table.host, table.server, table.channel, table.thread, table.place) == (ANA, 1, 10, None, 10)
        assert table.settings == USUAL_SETTINGS
        assert {name: choices[0] for name, choices in TABLE_SETTINGS.items()} == table.settings
        assert (table.opened, table.touched, table.closed, table.state) == (NOON, NOON, None, None)
        assert (table.notes.origin.where, table.notes.origin.after) == ("", 0)
        assert table.notes.seeds.coming
        assert (table.version, (await here.here.store.tables.get(number) or {})["painted"]) == (1, 0), "to be painted"
        here.at += 10
        await here.lobbies.set_option(number, ANA, "target", 50)
        assert (await here.get(number)).touched == NOON + 10, "somebody has done something"
        await here.lobbies.set_option(number, ANA, "turn_clock", "5m")
        like = await here.get(number)
        again = await here.lobbies.open_like(Location(1, 10, name="House"), Player(ANA, "ana"), like)
        assert (again.game.options["target"], again.settings["turn_clock"]) == (50, "5m")
        assert (again.notes.origin.where, again.notes.origin.after) == ("House", number)
        assert like.settings is not again.settings


async def test_a_table_for_one_is_dealt_at_once(tmp_path: Path) -> None:
    """Nothing presses; a day's deal has its own seed and date."""
    async with room(tmp_path) as here:
        await here.here.store.servers.meet(1, "en-US")
        await here.here.store.people.meet(ANA, "ana", "en-US")
        own = (await here.lobbies.open_alone(Location(1, 10, name="House"), Player(ANA, "ana"))).table
        assert own.game.alone
        assert own.state is not None
        assert (own.state.phase, own.state.round, own.game.name) == (PLAYING, 1, "solitaire")
        assert set(own.settings.values()) == {"off"}
        assert set(own.deadlines) == {"stale"}
        assert (own.notes.origin.daily, own.notes.origin.where) == ("", "House")
        await here.here.store.people.meet(BIA, "bia", "en-US")
        first, second = [
            (
                await here.lobbies.open_alone(
                    Location(1, 10), Player(who, "somebody"), daily=DailyDeal("2026-01-01", "a day")
                )
            ).table
            for who in (ANA, BIA)
        ]
        assert first.state is not None
        assert second.state is not None
        assert first.state.save() == second.state.save()
        assert first.state.seed == "a day"
        assert first.notes.origin.daily == "2026-01-01"
        outcome = await here.lobbies.leave_seat(own.id, ANA)
        assert outcome.table.closed == NOON


async def test_the_host_closes_and_who_manages_the_server(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        for where, person, may in (("lobby", ANA, False), ("lobby", DORA, True), ("match", DORA, True)):
            number = await opened(here, where)
            assert await here.lobbies.close(number, person, may_close=may) == 0
            assert (await here.get(number)).closed == NOON


# computer players


async def test_computer_players_have_names_of_their_own(tmp_path: Path) -> None:
    """And a number where a person has taken the last one; a name that is free is given again."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "Zezé", computers=11)
        names = [player.name for player in (await here.get(number)).players]
        assert names == [*COMPUTER_NAMES, "Zezé 11"]
        assert len(set(COMPUTER_NAMES)) == len(COMPUTER_NAMES) == 11
        await here.lobbies.dismiss_computer(number, ANA)
        await here.lobbies.dismiss_computer(number, ANA)
        assert [player.name for player in (await here.get(number)).players] == names[:-2]
        await here.lobbies.add_computer(number, ANA)
        assert (await here.get(number)).players[-1].name == "Beto"


async def test_the_last_computer_player_is_dismissed(tmp_path: Path) -> None:
    """Whoever has sat down after it."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", computers=2)
        await here.here.store.people.meet(BIA, "bia", "en-US")
        await here.lobbies.sit(number, BIA, "bia")
        await here.lobbies.dismiss_computer(number, ANA)
        assert [player.name for player in (await here.get(number)).players] == ["ana", "Zezé", "bia"]


async def test_AMM_40_a_computer_player_joins_a_match(tmp_path: Path) -> None:
    """With the next deal; the name of one who has left is free."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN.replace("ana bia", "ana bia zezé") + "\ncomputers zezé\nhand zezé 2D 3D")
        await here.lobbies.add_computer(number, ANA)
        table = await here.get(number)
        assert [player.name for player in table.players] == ["ana", "bia", "Zezé", "Tica"]
        assert table.state is not None
        assert table.state.status[3] == JOINING
        assert 3 in table.computers
        log = await LogStore(here.here.store.database).history(number)
        assert [Action(*step["action"]).text for step in log][-1] == "computer"


# coming and going


async def test_AMM_41_who_sits_down_in_a_match_joins_it_and_comes_back_to_the_old_seat(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN.replace("ana bia", "ana bia edu") + "\nhand edu 2D 3D")
        await here.here.store.people.meet(DORA, "dora", "en-US")
        await here.lobbies.sit(number, DORA, "dora")
        table = await here.get(number)
        assert [player.name for player in table.players] == ["ana", "bia", "edu", "dora"]
        assert table.seat_of(DORA) == 3
        here.at += 60
        await here.lobbies.leave_seat(number, BIA)
        table = await here.get(number)
        assert [player.gone for player in table.players] == [False, True, False, False]
        assert table.seat_of(BIA) is None
        assert table.touched == NOON + 60
        await here.lobbies.sit(number, BIA, "bia again")
        table = await here.get(number)
        assert (table.seat_of(BIA), table.players[1].name, table.players[1].gone) == (1, "bia again", False)
        assert len(table.players) == 4


async def test_where_the_host_leaves_the_next_person_is_host(tmp_path: Path) -> None:
    """Computer players are no hosts; the last person closes the table."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia", computers=1)
        await here.lobbies.leave_seat(number, ANA)
        table = await here.get(number)
        assert (table.host, [player.name for player in table.players]) == (BIA, ["bia", "Zezé"])
        assert table.closed is None
        await here.lobbies.leave_seat(number, BIA)
        assert (await here.get(number)).closed == NOON
        number = await here.laid(TURN.replace("ana bia", "ana bia edu") + "\nhand edu 2D 3D")
        await here.lobbies.leave_seat(number, ANA)
        table = await here.get(number)
        assert (table.host, table.closed) == (BIA, None)
        await here.lobbies.leave_seat(number, 3)
        assert (await here.get(number)).host == BIA


async def test_AMM_42_who_is_gone_from_the_server(tmp_path: Path) -> None:
    """Has a computer player, and is host no more; who waits for the deal leaves; without people it is closed."""
    async with room(tmp_path) as here:
        number = await opened(here, "match")
        await here.lobbies.sit(number, CAIO, "caio")
        await here.matches.make_absent(number, CAIO)
        table = await here.get(number)
        assert table.state is not None
        assert table.state.status[2] == GONE
        await here.matches.make_absent(number, ANA)
        table = await here.get(number)
        assert table.state is not None
        assert (table.host, table.state.status[0], table.closed) == (BIA, AWAY, None)
        number = await here.laid(COMPUTER)
        here.at += 5
        table = (await here.matches.make_absent(number, ANA)).table
        assert (table.closed, table.deadlines, table.touched) == (NOON + 5, {}, NOON)
        number = await opened(here, "lobby")
        table = (await here.matches.make_absent(number, ANA)).table
        assert (table.host, [player.name for player in table.players]) == (BIA, ["bia"])


async def test_a_game_and_its_options_are_chosen(tmp_path: Path) -> None:
    """Another game begins with its defaults; the settings of the table stay."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana")
        usual = (await here.get(number)).game.options
        await here.lobbies.set_option(number, ANA, "target", 50)
        await here.lobbies.set_option(number, ANA, "thread", "off")
        table = await here.get(number)
        assert table.game.options == {**usual, "target": 50}
        await here.lobbies.choose_game(number, ANA, "voador")
        await here.lobbies.choose_game(number, ANA, "classic")
        table = await here.get(number)
        assert (table.game.name, table.game.options, table.settings["thread"]) == ("classic", usual, "off")
        with pytest.raises(BadOption):
            await here.lobbies.set_option(number, ANA, "mood", "good")


async def partners(here: Room, *, computers: int = 2, **options: str) -> tuple[int, int]:
    """A lobby of ana, who is host, bia and computer players, where partners can be chosen; and who sits where."""
    chosen = {"teams": "on", "partners": "chosen", **options}
    number = await here.lobby("zheng", "ana", "bia", computers=computers, **chosen)
    return number, (await here.get(number)).seating


@pytest.mark.parametrize(
    ("first", "seated"),
    [
        ([0, 1], ["ana", "Zezé", "bia", "Tica"]),
        ([1, 0], ["ana", "Zezé", "bia", "Tica"]),
        ([2, 3], ["Zezé", "ana", "Tica", "bia"]),
        ([0, 2], ["ana", "bia", "Zezé", "Tica"]),
        ([1, 3], ["bia", "ana", "Tica", "Zezé"]),
    ],
)
async def test_ZSY_40_partners_sit_between_opponents(tmp_path: Path, first: list[int], seated: list[str]) -> None:
    """The first team's first seat comes first; who is host stays so, and computer players play where they sit."""
    async with room(tmp_path) as here:
        number, seen = await partners(here)
        painted: list[Table] = []
        here.tables.changed[:] = [painted.append]
        here.at += 5
        outcome = await here.lobbies.set_partners(number, ANA, first, seen)
        table = await here.get(number)
        assert [player.name for player in table.players] == seated
        assert (table.host, table.touched) == (ANA, NOON + 5)
        assert outcome.table is table
        assert painted == [table]
        await here.lobbies.start(number, ANA)
        state = await here.state(number)
        assert state.computers == [seat for seat, name in enumerate(seated) if name in COMPUTER_NAMES]
        assert state.teams == [0, 1, 0, 1]


async def test_ZSY_40_partners_that_cannot_be_set(tmp_path: Path) -> None:
    """By others than the host, of another lobby than was seen, with uneven teams, without any, or in a match."""
    async with room(tmp_path) as here:
        number, seen = await partners(here)

        async def refused(why: str, person: int, first: list[int], seen: int) -> None:
            before = await here.get(number)
            with pytest.raises(Refused, match=f"^{why}$"):
                await here.lobbies.set_partners(number, person, first, seen)
            assert await here.get(number) is before

        await refused("host-only", BIA, [0, 1], seen)
        await refused("host-only", CAIO, [0, 1], seen - 1)
        await refused("moved-on", ANA, [0, 1], seen - 1)
        await refused("moved-on", ANA, [0, 1], seen + 1)
        for first in ([], [0], [0, 0], [0, 7], [0, 1, 2], [0, 1, 2, 3]):
            await refused("no-teams", ANA, first, seen)
        await here.lobbies.set_partners(number, ANA, [0, 1, 1, 9], seen)
        await refused("moved-on", ANA, [0, 1], seen)
        await here.lobbies.start(number, ANA)
        await refused("already-started", ANA, [0, 1], (await here.get(number)).seating)
        for options in ({"partners": "seats"}, {"partners": "drawn"}, {"teams": "off"}):
            number, seen = await partners(here, **options)
            await refused("no-teams", ANA, [0, 1], seen)
        number, seen = await partners(here, computers=3)
        await refused("no-teams", ANA, [0, 1], seen)


async def test_the_place_of_a_table(tmp_path: Path) -> None:
    """A thread is where it is played, until it moves; making one is nobody's act, and nothing to paint."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana")
        painted: list[Table] = []
        here.tables.changed[:] = [painted.append]
        here.at += 5
        await here.lobbies.set_thread(number, 77)
        table = await here.get(number)
        assert (table.channel, table.thread, table.place, table.touched) == (10, 77, 77, NOON)
        assert painted == []
        await here.lobbies.move(number, ANA, 20)
        table = await here.get(number)
        assert (table.channel, table.thread, table.place, table.touched) == (20, None, 20, NOON + 5)
        assert len(painted) == 1


# acting


async def test_who_was_absent_is_back_by_acting(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await opened(here, "match")
        await here.act(number, ANA, "away")
        assert 0 in (await here.get(number)).computers
        here.at += 1
        await here.act(number, ANA, "play", "6S")
        table = await here.get(number)
        assert 0 not in table.computers
        assert table.touched == NOON + 1
        log = await LogStore(here.here.store.database).history(number)
        assert [Action(*step["action"]).verb for step in log][-3:] == ["away", "back", "play"]
        await here.act(number, BIA, "away")
        await here.act(number, BIA, "back")
        log = await LogStore(here.here.store.database).history(number)
        assert [Action(*step["action"]).verb for step in log][-2:] == ["away", "back"]


JUMPS = """rules voador
seats ana bia caio dora
top {top}
hand ana 6H 5D KH
hand bia 6S 2C 9C
hand caio 6S 3C
hand dora 2H 3D
turn ana"""


async def test_VOA_11_a_jump_that_was_armed_is_made_as_soon_as_it_can_be(tmp_path: Path) -> None:
    """Its card is armed no longer, the others are."""
    async with room(tmp_path) as here:
        number = await here.laid(JUMPS.format(top="5H"))
        await here.matches.plan(number, BIA, jumps("6S", "2C"))
        await here.matches.plan(number, CAIO, jumps("3C"))
        armed = [[], jumps("6S", "2C"), jumps("3C"), []]
        assert [player.ahead for player in (await here.get(number)).players] == armed
        await here.act(number, ANA, "play", "6H")
        assert (await here.state(number)).pile[-1] == parse("6H"), "not identical"
        await here.act(number, DORA, "play", "2H")
        await here.act(number, CAIO, "draw")
        table = await here.get(number)
        if table.awaited == (2,):
            await here.act(number, CAIO, "pass")
        assert [player.ahead for player in (await here.get(number)).players] == armed
        async with here.tables.changing(number) as draft:
            assert draft.state is not None
            draft.set_state(draft.state.copy())
            draft.state.pile[-1] = draft.state.base = parse("6S")
            outcome = await here.tables.apply(draft, [])
        assert outcome.table.players[1].ahead == jumps("6S", "2C"), "one's own turn is not jumped into"


async def test_VOA_11_of_whoever_armed_the_holder_of_the_card_jumps(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(
            JUMPS.format(top="5S").replace("hand ana 6H", "hand ana 6S").replace("caio 6S", "caio 9S")
        )
        await here.matches.plan(number, BIA, jumps("6S", "2C"))
        await here.matches.plan(number, CAIO, jumps("3C"))
        await here.act(number, ANA, "play", "6S")
        table = await here.get(number)
        assert table.state is not None
        assert (table.awaited, table.players[1].ahead) == ((1,), jumps("2C"))
        assert table.players[2].ahead == jumps("3C")
        log = await LogStore(here.here.store.database).history(number)
        assert [(step["seat"], Action(*step["action"]).verb) for step in log][-2:] == [(0, "play"), (1, "jump")]


@pytest.mark.parametrize(("direction", "jumpers"), [("clockwise", [3, 0, 2]), ("counter-clockwise", [3, 2, 0])])
async def test_of_several_armed_jumps_the_next_in_playing_order_is_made(
    tmp_path: Path, direction: str, jumpers: list[int]
) -> None:
    """No game has three packs and jumps yet, so a third copy is slipped into a hand."""
    async with room(tmp_path) as here:
        number = await here.laid(f"{JUMPS.format(top='9S')}\ndirection {direction}".replace("turn ana", "turn bia"))
        async with here.tables.changing(number) as table:
            assert isinstance(table.state, MauMauState)
            table.set_state(table.state.copy())
            table.state.hands = [[parse("5S"), *hand] for hand in table.state.hands]
            await here.tables.apply(table, [])
        for person in (ANA, CAIO, DORA):
            await here.matches.plan(number, person, jumps("5S"))
        await here.act(number, BIA, "play", "5S")
        log = await LogStore(here.here.store.database).history(number)
        assert [step["seat"] for step in log][-4:] == [1, *jumpers], "whose turn it is does not jump"


async def test_VOA_11_arming_jumps_at_once_where_it_can_and_with_no_card_disarms(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(JUMPS.format(top="2H"))
        await here.matches.plan(number, BIA, jumps("2C"))
        here.at += 9
        await here.matches.plan(number, BIA, [])
        table = await here.get(number)
        assert (table.players[1].ahead, table.touched) == ([], NOON), "nobody sees it"
        outcome = await here.matches.plan(number, DORA, jumps("2H"))
        assert outcome.seat == 3
        assert outcome.table.awaited == (3,)
        assert outcome.table.players[3].ahead == []


async def test_jumps_are_disarmed_when_the_round_is_over_or_who_armed_is_gone(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST.replace("classic", "voador"))
        await here.matches.plan(number, BIA, jumps("2C"))
        await here.act(number, BIA, "accuse", seat=0)
        assert (await here.get(number)).players[1].ahead == jumps("2C")
        await here.act(number, ANA, "play", "6S")
        assert (await here.get(number)).players[1].ahead == []


# what is remembered


async def test_VOA_15_it_is_known_since_which_message_nobody_may_speak(tmp_path: Path) -> None:
    """And up to which one everything has been judged; where no message led to it, since when."""
    script = "rules voador\nseats ana bia caio\ntop 5S\nhand ana KS 5D\nhand bia KS 6D\nhand caio 2C 3C\nturn ana"
    async with room(tmp_path) as here:
        number = await here.laid(script)
        table = await here.get(number)
        assert (silent_since(table), last_judged_message(table), table.silent) == (0, 0, False)
        here.at = 1_800_000_000.0
        laid = snowflake(here.at) + 5
        await here.matches.act(number, ANA, [Action("play", (parse("KS"),))], message=laid)
        table = await here.get(number)
        assert (silent_since(table), last_judged_message(table), table.silent) == (laid, laid, True)
        await here.matches.act(number, BIA, [Action("says", number=1)], message=laid + 7)
        table = await here.get(number)
        assert (silent_since(table), last_judged_message(table)) == (laid, laid + 7)
        await here.matches.act(number, BIA, [Action("says", number=1)], message=laid + 6)
        assert last_judged_message(await here.get(number)) == laid + 7, "never back"
        number = await here.laid(script)
        here.tables.clock.ahead = 60.0
        await here.matches.act(number, ANA, [Action("play", (parse("KS"),))])
        assert silent_since(await here.get(number)) == snowflake(here.at + 60)


async def test_limits_are_as_they_are_given(tmp_path: Path) -> None:
    """A person who sits at as many tables as one may is not seated at another."""
    async with room(tmp_path) as here:
        first = await opened(here, "lobby")
        here.lobbies = Lobbies(here.tables, TableLimits(1, 5, 5))
        second = await here.here.lobbies.open(Location(1, 10), Player(CAIO, "caio"), TableSetup("classic"))
        with pytest.raises(Refused) as why:
            await here.lobbies.sit(second.id, BIA, "bia")
        assert (why.value.key, why.value.facts) == ("too-many-of-yours", {"most": 1})
        assert (await here.get(first)).seat_of(BIA) == 1


async def test_each_table_has_its_own_messages_and_all_who_hold_it_share_them(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        first, second = await opened(here, "lobby"), await opened(here, "lobby")
        posted = (await here.get(first)).posted
        assert (await here.get(second)).posted is not posted
        outcome = await here.lobbies.sit(first, CAIO, "caio")
        assert outcome.table.posted is posted
        assert (await here.get(first)).posted is posted


async def test_chance_chooses_for_computer_players_and_draws_the_seeds(tmp_path: Path) -> None:
    """No two deals are alike; of moves that are equally good each comes up."""
    async with process(tmp_path / "m.db") as here:
        equals = [Action("pass"), Action("draw")]
        assert {here.tables.chance.pick(equals) for _ in range(100)} == set(equals)
        assert len({here.tables.chance.new_seed() for _ in range(100)}) == 100
