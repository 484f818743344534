"""What is due at tables, on a real file and without Discord: each thing at its time and not before, and never twice."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import get_contextvars

from bot.tables.deadlines import (
    ABSENT_AFTER_TURNS,
    FORGET_ARRIVALS_EVERY_S,
    RETRY_AFTER_S,
    RETRY_DAMAGED_AFTER_S,
    SAVE_CLOCK_EVERY_S,
)
from bot.tables.notes import NEVER
from bot.tables.schedule import (
    ANNOUNCING_S,
    LOBBY_LIFE_S,
    NEXT_DEAL_S,
    TABLE_LIFE_S,
    UNCLOCKED_VOTE_S,
    PauseBefore,
    schedule,
)
from bot.tables.table import Damaged, Refused, Table
from bot.tables.transition import ends_decision, is_seen_by_all, question
from bot.time import DAY, Span, SpansOfAbsence
from cogs.archive.logs import LogStore
from rules.cards import parse
from rules.match import AWAY, IN, OVER, PLAYING, WAITING
from rules.table import NOBODY, Action
from tests.support.games import played
from tests.support.repository import jumps, laid, process
from tests.support.room import COMPUTER, LAST, LIMIT, NOON, PAUSE, TURN, VOTE, Room, room

NO_CLOCK = {"turn_clock": "off"}


# what is due when


@pytest.mark.parametrize(
    ("script", "chosen", "due"),
    [
        (TURN, {}, {"turn": 86_400, "remind": 43_200}),
        (TURN, {"turn_clock": "1m"}, {"turn": 60, "remind": 30}),
        (TURN, {"turn_clock": "15m"}, {"turn": 900, "remind": 450}),
        (TURN, {"turn_clock": "6h"}, {"turn": 21_600, "remind": 10_800}),
        (TURN, {"turn_clock": "7d"}, {"turn": 604_800, "remind": 302_400}),
        (TURN, NO_CLOCK, {}),
        (COMPUTER, {}, {"computer": PAUSE}),
        (LIMIT, NO_CLOCK, {"alarm": 180, "turn": 60}),
    ],
)
async def test_what_is_due_at_a_match(tmp_path: Path, script: str, chosen: dict[str, str], due: Any) -> None:
    """Beside what is due where nobody acts for a week, or for two turns of a week. A computer player has no clock."""
    async with room(tmp_path) as here:
        number = await here.laid(script, **chosen)
        if "alarm" in due:
            async with here.tables.changing(number) as table:
                table.set_state(table.game.new(2))
                await here.tables.apply(table, [(NOBODY, here.tables.next_deal(table))])
        assert await here.left(number) == due
        life = 2 * TABLE_LIFE_S if chosen.get("turn_clock") == "7d" else TABLE_LIFE_S
        assert (await here.get(number)).deadlines["stale"] == NOON + life


async def test_a_deadline_stays_where_it_is_until_the_decision_falls(tmp_path: Path) -> None:
    """What others do meanwhile gives nobody more time; the next decision has its own."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        here.at += 10
        await here.act(number, 2, "accuse", seat=0)
        assert await here.left(number) == {"turn": 50, "remind": 20}
        await here.later(20)
        assert await here.left(number) == {"turn": 30}, "the reminder has been"
        await here.act(number, 2, "accuse", seat=0)
        assert await here.left(number) == {"turn": 30}, "and does not come back"
        await here.act(number, 1, "play", "6S")
        assert await here.left(number) == {"turn": 60, "remind": 30}


async def test_COM_13_COM_22_a_hidden_draw_asks_nothing_anew(tmp_path: Path) -> None:
    """Buttons and clocks stay as they are, as far as anybody sees; what everybody sees asks anew."""
    async with room(tmp_path) as here:
        script = TURN.replace("ana 6S 5D KH", "ana 6H 9D KH").replace("turn ana", "stock 4S 4C\nturn ana")
        number = await here.laid(script, turn_clock="1m")
        before = await here.get(number)
        here.at += 10
        await here.act(number, 1, "draw")
        after = await here.get(number)
        assert (after.awaited, after.prompt, after.version) == ((0,), before.prompt, before.version + 1)
        assert await here.left(number) == {"turn": 50, "remind": 20}
        await here.act(number, 1, "play", "4S")
        played = await here.get(number)
        assert (played.awaited, played.prompt) == ((1,), before.prompt + 1)


async def test_COM_22_numbers_of_an_earlier_version_go_on(tmp_path: Path) -> None:
    """They were the table's version; its buttons count, and none of them is ever taken for a new one."""
    async with process(tmp_path / "m.db") as here:
        number = await laid(here)
        before = await here.tables.get(number)
        assert before.prompt == before.version
        await here.matches.plan(number, 2, jumps("9C"))
        await here.matches.plan(number, 2, [])
        after = (await here.matches.act(number, 1, [Action("play", (parse("5D"),))], prompt=before.prompt)).table
        assert (after.prompt, after.version) == (before.prompt + 1, before.version + 3)
        with pytest.raises(Refused, match="moved-on"):
            await here.matches.act(number, 2, [Action("draw")], prompt=before.prompt)


def test_COM_22_what_asks_anew() -> None:
    """Another question, or a decision that somebody has seen fall; no question of which one of several has answered."""
    replay = played(
        "rules amm\noption misplay refuse\nseats ana bia caio\ntop 4S\nhand ana 4D KH QH\nhand bia 7D 9C\n"
        "hand caio 9D 8D\nstock 5D 2S\nturn ana"
    )
    state = replay.state

    def anew(seat: int, verb: str, *cards: str, other: bool = False) -> bool:
        before = ("another", ()) if other else question(state)
        events = replay.game.apply(state, seat, Action(verb, tuple(map(parse, cards))))
        assert not ends_decision([])
        return is_seen_by_all(before, state, events) and ends_decision(events)

    assert question(state) == ("turn", (0,))
    assert anew(0, "play", "4D")
    assert question(state) == ("give", (0, 1, 2))
    assert not anew(1, "give", "7D")
    assert question(state) == ("give", (0, 2))
    assert not anew(0, "give", "KH", other=True)
    assert anew(2, "give", "9D"), "now everybody sees it"
    assert question(state) == ("turn", (1,))
    as_it_was, state = state, state.copy()
    assert not anew(1, "draw"), "nobody sees it, and the question is the same"
    assert question(state) == ("turn", (1,))
    state = as_it_was
    assert anew(1, "draw", other=True), "nobody sees it, and the question is another one"
    state.stack = []
    assert question(state) == ("", ())


async def test_a_computer_player_does_not_think_longer_because_of_others(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(COMPUTER)
        here.at += 1
        await here.act(number, 1, "accuse", seat=1)
        assert await here.left(number) == {"computer": PAUSE - 1}


async def test_a_computer_player_gives_people_time_to_announce_their_last_card(tmp_path: Path) -> None:
    """As long as somebody has to, and no longer; not where nobody may know who holds how many cards."""
    asked = COMPUTER.replace("turn zezé", "turn ana").replace("ana 6S 5D KH", "ana 6S 5D")
    async with room(tmp_path) as here:
        number = await here.laid(asked)
        await here.act(number, 1, "play", "6S")
        assert await here.left(number) == {"computer": ANNOUNCING_S}
        here.at += 1
        await here.act(number, 1, "declare")
        assert await here.left(number) == {"computer": PAUSE}
        number = await here.laid(asked)
        await here.act(number, 1, "play", "6S")
        here.at += ANNOUNCING_S - 1
        await here.act(number, 1, "declare")
        assert await here.left(number) == {"computer": 1}
        counts = "option show_counts off\n"
        number = await here.laid(
            asked.replace("rules classic\n", f"rules ime\n{counts}").replace("ana 6S 5D", "ana 6S 6D")
        )
        await here.act(number, 1, "play", "6S")
        assert await here.left(number) == {"computer": PAUSE}


async def test_a_wait_for_a_last_card_tells_nothing_that_is_not_public(tmp_path: Path) -> None:
    """Not that somebody has misplayed once more, which nobody is told (AMM-30); and it is over where a card was drawn,
    and where a game has no word for it.
    """
    async with room(tmp_path) as here:
        for rules in ("amm", "crazy-eights"):
            asked = COMPUTER.replace("rules classic", f"rules {rules}").replace("turn zezé", "turn ana")
            number = await here.laid(asked.replace("ana 6S 5D KH", "ana 6S 5D"))
            await here.act(number, 1, "play", "6S")
            assert await here.left(number) == {"computer": PAUSE}
        number = await here.laid(
            "rules classic\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana 6S 4D\nhand zezé 9C 10C\n"
            "stock 2C 3C QC KC\nturn ana"
        )
        await here.act(number, 1, "play", "6S")
        await here.later(ANNOUNCING_S)
        await here.act(number, 1, "draw")
        assert await here.left(number) == {"computer": PAUSE}


async def test_nothing_is_due_at_a_table_that_is_over_or_closed(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST.replace("seats", "option target 1\nseats"))
        await here.act(number, 1, "play", "6S")
        table = await here.get(number)
        assert table.state is not None
        assert table.state.phase == OVER
        assert (table.closed, table.deadlines) == (NOON, {})
        pause = PauseBefore(PAUSE, lambda: PAUSE)
        assert schedule(table.draft(), 1, NOON, pause, SpansOfAbsence()) == {}
        number = await here.laid(TURN)
        assert await here.lobbies.close(number, 9, may_close=True) == 0
        assert (await here.get(number)).deadlines == {}
        assert (
            schedule((await here.get(number)).draft(), 1, NOON, PauseBefore(PAUSE, lambda: PAUSE), SpansOfAbsence())
            == {}
        )


async def test_a_round_that_cannot_be_dealt_is_not_due(tmp_path: Path) -> None:
    """A team lacks somebody: it is dealt when somebody has come, and the time begins then."""
    async with room(tmp_path) as here:
        number = await here.lobby("zheng", "ana", "bia", "caio", "dora", teams="on", turn_clock="off")
        await here.lobbies.start(number, 1)
        async with here.tables.changing(number) as table:
            assert table.state is not None
            table.set_state(table.state.copy())
            table.state.phase, table.state.stack = WAITING, []
            await here.tables.apply(table, [(3, Action("leave"))])
        assert await here.left(number) == {}
        await here.here.store.people.meet(5, "edu", "en-US")
        await here.lobbies.sit(number, 5, "edu")
        assert await here.left(number) == {"deal": NEXT_DEAL_S}


# each is met at its time


async def just_before_and_at(here: Room, number: int, seconds: float) -> tuple[Table, Table]:
    """The table a moment before a time has come, and when it has."""
    await here.later(seconds - 0.1)
    before = (await here.get(number)).draft()
    await here.later(0.1)
    return before, await here.get(number)


async def test_a_computer_player_moves_after_its_pause(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(COMPUTER)
        before, after = await just_before_and_at(here, number, PAUSE)
        assert (before.awaited, after.awaited) == ((1,), (0,))


async def test_a_computer_player_with_one_card_left_says_so(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(COMPUTER.replace("zezé 6D 2C 9C", "zezé 6S 2C"))
        await here.later(PAUSE)
        assert [code[0].split("@")[0] for code in (await here.get(number)).notes.round.recent[-2:]] == [
            "Laid",
            "Declared",
        ]


async def test_VOA_18_a_computer_player_knocks_twice_under_silence(tmp_path: Path) -> None:
    script = "rules voador\nseats ana zezé\ncomputers zezé\ntop 5S\nhand ana KS 5D KH\nhand zezé 6S 2C\nturn ana"
    async with room(tmp_path) as here:
        number = await here.laid(script)
        await here.act(number, 1, "play", "KS")
        await here.later(PAUSE)
        log = await LogStore(here.here.store.database).history(number)
        said = [Action(*step["action"]).verb for step in log if step["seat"] == 1]
        assert said == ["play", "knock", "knock"]


async def test_who_comes_back_by_arming_a_jump_has_all_turns_again(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN.replace("rules classic", "rules voador"), turn_clock="1m")
        async with here.tables.changing(number) as table:
            table.players[0].idle = ABSENT_AFTER_TURNS
            await here.tables.apply(table, [(0, Action("away"))])
        table = (await here.matches.plan(number, 1, jumps("5D"))).table
        assert table.state is not None
        assert (table.state.status[0], table.players[0].idle, table.players[0].ahead) == (IN, 0, jumps("5D"))


async def test_who_becomes_absent_has_not_agreed_to_stop(tmp_path: Path) -> None:
    """Also where all the others have asked for it: who is ahead may sleep."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        async with here.tables.changing(number) as table:
            table.set_state(table.begun_state().copy())
            table.state.won, table.players[0].idle = [1], ABSENT_AFTER_TURNS - 1
            table.notes.guests.stopping = [2]
            await here.tables.save(table)
        await here.later(60, ticks=2)
        after = await here.get(number)
        assert after.begun_state().status[0] == AWAY
        assert after.ended is None


async def test_AMM_42_the_house_plays_when_the_time_is_up_and_sits_in_after_three(tmp_path: Path) -> None:
    """Who acts in time begins anew; who is absent has a computer player, until it acts."""
    async with room(tmp_path) as here:
        number = await here.laid(
            TURN.replace("6D 2C 9C", "6D 2C 9C 9D 9H KC KD").replace("5D KH", "5D KH 5H 5C 6C"), turn_clock="1m"
        )
        before, after = await just_before_and_at(here, number, 60)
        assert (before.awaited, after.awaited) == ((0,), (1,))
        assert [player.idle for player in after.players] == [1, 0]
        await here.turn_of(number, 2)
        await here.turn_of(number, 1)
        assert [player.idle for player in (await here.get(number)).players] == [0, 0], "in time"
        for turn in range(1, ABSENT_AFTER_TURNS + 1):
            await here.turn_of(number, 2)
            await here.later(60, ticks=2)  # the reminder is due as well
            table = await here.get(number)
            assert table.players[0].idle == turn
            assert table.state is not None
            assert table.state.status[0] == (AWAY if turn == ABSENT_AFTER_TURNS else IN)
        assert 0 in table.computers
        assert 1 not in table.computers


async def test_the_next_round_is_dealt_by_itself(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST)
        await here.act(number, 1, "play", "6S")
        assert await here.left(number) == {"deal": NEXT_DEAL_S}
        before, after = await just_before_and_at(here, number, NEXT_DEAL_S)
        assert before.state is not None
        assert after.state is not None
        assert (before.state.phase, before.state.round) == (WAITING, 1)
        assert (after.state.phase, after.state.round) == (PLAYING, 2)


async def test_a_table_at_which_people_come_and_go_between_rounds_is_dealt_no_later(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(LAST)
        await here.act(number, 1, "play", "6S")
        here.at += 100
        await here.act(number, 2, "away")
        assert await here.left(number) == {"deal": NEXT_DEAL_S - 100}


async def test_IME_50_a_vote_expires(tmp_path: Path) -> None:
    """And its time does not begin anew with each vote."""
    async with room(tmp_path) as here:
        number = await here.laid(VOTE, turn_clock="off")
        await here.act(number, 1, "propose", text="IME-50")
        assert await here.left(number) == {"vote": UNCLOCKED_VOTE_S}
        here.at += 100
        await here.act(number, 2, "vote", number=1)
        assert await here.left(number) == {"vote": UNCLOCKED_VOTE_S - 100}
        before, after = await just_before_and_at(here, number, UNCLOCKED_VOTE_S - 100)
        assert before.state is not None
        assert after.state is not None
        assert before.state.vote is not None
        assert (after.state.vote, after.state.phase) == (None, PLAYING)
        assert await here.left(number) == {}


async def test_IME_51_the_time_of_a_round_is_up(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("ime", "ana", "bia", time_limit="3", turn_clock="off")
        await here.lobbies.start(number, 1)
        before, after = await just_before_and_at(here, number, 180)
        assert before.state is not None
        assert after.state is not None
        assert (before.state.phase, after.state.phase) == (PLAYING, WAITING)


@pytest.mark.parametrize("clock", ["off", "24h", "1m"])
async def test_IME_51_who_has_the_fewest_cards_does_not_wait_the_round_out(tmp_path: Path, clock: str) -> None:
    """A turn takes a tenth of what is left at most, whatever the table's clock, also from who has a time bank."""
    async with room(tmp_path) as here:
        number = await here.lobby("ime", "ana", "bia", time_limit="60", turn_clock=clock, time_bank="24h")
        await here.lobbies.start(number, 1)
        table = await here.get(number)
        first = table.awaited[0] + 1
        turn = 60 if clock == "1m" else 360
        assert (await here.left(number))["turn"] == turn
        here.at += 1800
        await here.turn_of(number, first)
        assert (await here.left(number))["turn"] == (60 if clock == "1m" else 180)
        assert (await here.get(number)).players[first - 1].spent == 0
        here.at += 1740
        await here.turn_of(number, 3 - first)
        assert (await here.left(number))["turn"] == 60, "time for a look at the cards is always left"


async def test_IME_51_days_away_do_not_stop_a_turn_of_a_timed_round(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        here.tables.availability.holidays_of = lambda _table, _seats: away()

        async def away() -> list[Span]:
            return [(here.at - 100.0, here.at + 10 * DAY)]

        number = await here.lobby("ime", "ana", "bia", time_limit="60", turn_clock="1h")
        await here.lobbies.start(number, 1)
        assert (await here.left(number))["turn"] == 360
        async with here.tables.changing(number) as table:
            await here.tables.shift_deadlines(table)
            await here.tables.save(table, human=False)
        assert (await here.left(number))["turn"] == 360
        before, after = await just_before_and_at(here, number, 360)
        assert before.prompt < after.prompt, "the house has played"
        untimed = await here.lobby("ime", "ana", "bia", turn_clock="1h")
        await here.lobbies.start(untimed, 1)
        assert (await here.left(untimed))["turn"] > 9 * DAY


async def test_an_alarm_that_rings_too_soon_is_set_again(tmp_path: Path) -> None:
    """Nothing has come to its end yet; the table stays as it is, and the alarm rings when it has to."""
    async with room(tmp_path) as here:
        number = await here.lobby("ime", "ana", "bia", time_limit="3", turn_clock="off")
        await here.lobbies.start(number, 1)
        async with here.tables.changing(number) as table:
            table.deadlines["alarm"] = here.at + 1
            await here.tables.save(table)
        before, after = await just_before_and_at(here, number, 1)
        assert before.state is not None
        assert after.state is not None
        assert before.state.save() == after.state.save()
        assert after.version == before.version + 1
        assert after.touched == NOON, "nobody has acted"
        assert await here.left(number) == {"alarm": 179, "turn": 59}


async def test_people_are_reminded_once_at_half_time(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        before, after = await just_before_and_at(here, number, 30)
        assert (before.notes.ring, after.notes.ring) == (NEVER, after.version)
        assert before.version + 1 == after.version
        assert after.touched == NOON, "nobody has acted"
        await here.later(1, ticks=3)
        assert (await here.get(number)).version == after.version


async def test_a_card_that_an_earlier_version_has_shown_is_hidden(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="off")
        async with here.tables.changing(number) as table:
            table.deadlines["shown"] = here.at + 20
            await here.tables.save(table)
        before, after = await just_before_and_at(here, number, 20)
        assert before.version + 1 == after.version, "the painter hears of it, and removes the picture"
        assert await here.left(number) == {}


async def test_a_lobby_that_is_not_begun_is_closed_after_a_day(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia")
        assert await here.left(number) == {"expire": LOBBY_LIFE_S}
        before, after = await just_before_and_at(here, number, LOBBY_LIFE_S)
        assert (before.closed, after.closed) == (None, NOON + LOBBY_LIFE_S)
        assert after.touched == NOON


async def test_a_table_at_which_nobody_acts_for_a_week_is_closed(tmp_path: Path) -> None:
    """What the house does is no act; what a person does, playing or not, is one. Who is awaited has to play."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="off")
        here.at += 86_400
        await here.act(number, 1, "accuse", seat=1)
        assert (await here.get(number)).deadlines["stale"] == NOON + TABLE_LIFE_S
        here.at -= 86_400
        here.at += 3 * 86_400
        await here.act(number, 2, "accuse", seat=0)
        assert (await here.get(number)).deadlines["stale"] == here.at + TABLE_LIFE_S
        before, after = await just_before_and_at(here, number, TABLE_LIFE_S)
        assert (before.closed, after.closed) == (None, NOON + 3 * 86_400 + TABLE_LIFE_S)


async def test_AMM_42_a_turn_may_take_a_week(tmp_path: Path) -> None:
    """The house plays then and the next one is asked; the table is closed when nobody has acted in two such turns."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="7d")
        await here.later(TABLE_LIFE_S, ticks=3)
        table = await here.get(number)
        assert (table.awaited, table.players[0].idle, table.closed) == ((1,), 1, None)
        assert table.deadlines["stale"] == NOON + 2 * TABLE_LIFE_S
        await here.later(TABLE_LIFE_S, ticks=3)
        assert (await here.get(number)).closed == NOON + 2 * TABLE_LIFE_S


# what is moot


KINDS = ("expire", "stale", "deal", "vote", "alarm", "computer", "turn", "remind", "shown")


@pytest.mark.parametrize("script", [TURN, COMPUTER, VOTE])
async def test_what_is_not_due_yet_changes_nothing(tmp_path: Path, script: str) -> None:
    """Also where it is no deadline of the table at all, or somebody has just acted."""
    async with room(tmp_path) as here:
        number = await here.laid(script)
        if script == VOTE:
            await here.act(number, 1, "propose", text="IME-50")
        before = await here.get(number)
        here.at += 1
        for kind in KINDS:
            assert await here.here.deadlines.meet(number, kind) is None, kind
            assert await here.get(number) is before, kind
        async with here.tables.changing(number) as table:
            table.deadlines = {}
            await here.tables.save(table)
        before = await here.get(number)
        here.at += 30 * 86_400
        for kind in KINDS:
            assert await here.here.deadlines.meet(number, kind) is None, kind
            assert await here.get(number) is before, kind


async def test_in_a_lobby_only_its_end_is_due(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia")
        here.at += 10
        for kind in KINDS:
            assert await here.here.deadlines.meet(number, kind) is None, kind
        assert (await here.get(number)).closed is None


async def test_a_deadline_of_a_vote_that_is_over_is_moot(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        number = await here.laid(TURN)
        async with here.tables.changing(number) as table:
            table.deadlines["vote"] = here.at
            await here.tables.save(table)
        assert await here.here.deadlines.meet(number, "vote") is None


# the timer


async def test_of_several_deadlines_of_a_table_the_earliest_is_met_first(tmp_path: Path) -> None:
    """One with each look; and those of all tables at once."""
    async with room(tmp_path) as here:
        first, second = await here.laid(TURN, turn_clock="1m"), await here.laid(COMPUTER)
        await here.later(100)
        assert (await here.get(first)).notes.ring != NEVER
        assert (await here.get(first)).awaited == (0,)
        assert (await here.get(second)).awaited == (0,)
        await here.timer.tick()
        assert (await here.get(first)).awaited == (1,)
        assert here.retried == 2


LOOKS = (0, 1, 29, 30, 31, 59, 60, 3599, 3600, 3601)
"""Seconds after the first try at which the timer looks."""


async def tries(here: Room, number: int, patch: pytest.MonkeyPatch, fault: Exception) -> list[float]:
    """After how many seconds it is tried to meet a deadline that cannot be met."""
    tried: list[float] = []
    begun = here.at = here.at + RETRY_DAMAGED_AFTER_S + PAUSE

    async def faulty(asked: int, kind: str) -> None:
        assert (asked, kind, get_contextvars()) == (number, "computer", {"table": number}), (
            "the log says at which table"
        )
        tried.append(here.at - begun)
        raise fault

    with patch.context() as within:
        within.setattr(here.here.deadlines, "meet", faulty)
        for seconds in LOOKS:
            here.at = begun + seconds
            await here.timer.tick()
    return tried


async def test_a_deadline_that_cannot_be_met_is_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By half a minute, and a damaged table, of which the host is told, by an hour. It is met once it can be."""
    assert (RETRY_AFTER_S, RETRY_DAMAGED_AFTER_S) == (30, 3600)
    async with room(tmp_path) as here:
        number = await here.laid(COMPUTER)
        caplog.set_level(logging.INFO, logger="bot.tables.deadlines")
        assert await tries(here, number, monkeypatch, RuntimeError("why")) == [0, 30, 60, 3599]
        assert {record.levelname for record in caplog.records if record.name == "bot.tables.deadlines"} == {"ERROR"}
        assert f"table {number}" in caplog.text
        caplog.clear()
        assert await tries(here, number, monkeypatch, Refused("moved-on")) == [0, 30, 60, 3599]
        assert caplog.messages[0] == f"a deadline of table {number} is moot: moved-on"
        caplog.clear()
        assert here.woken == []
        assert await tries(here, number, monkeypatch, Damaged("damaged")) == [0, 3600]
        assert here.woken == [number, number]
        assert caplog.messages == []
        await here.later(RETRY_DAMAGED_AFTER_S)
        assert (await here.get(number)).awaited == (0,)


async def test_one_that_cannot_be_met_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    async with room(tmp_path) as here:
        bad, good = await here.laid(COMPUTER), await here.laid(COMPUTER)
        real = here.tables.get

        async def poisoned(number: int) -> Table:
            if number == bad:
                raise RuntimeError("a table that nobody can load")
            return await real(number)

        monkeypatch.setattr(here.tables, "get", poisoned)
        await here.later(PAUSE)
        assert (await real(good)).awaited == (0,)
        assert (await real(bad)).awaited == (1,)


async def test_a_table_that_cannot_be_reached_waits_and_after_a_week_for_nobody(tmp_path: Path) -> None:
    """Its people could not see what is due. When it is reached again the time between does not count."""
    async with room(tmp_path) as here:
        number = await here.laid(TURN, turn_clock="1m")
        (await here.get(number)).posted.lost = here.at
        await here.later(60, ticks=3)
        assert (await here.get(number)).awaited == (0,)
        assert (await here.get(number)).notes.ring == NEVER
        (await here.get(number)).posted.lost = 0.0
        here.at += 10
        await here.lobbies.extend_deadlines(number, NOON)
        assert await here.left(number) == {"turn": 60, "remind": 30}
        (await here.get(number)).posted.lost = here.at
        await here.later(70 + TABLE_LIFE_S)
        after = await here.get(number)
        assert after.closed is None, "who has lost the channel may be behind, or ahead"
        assert after.begun_state().status == [AWAY, AWAY]
        assert "computer" in after.deadlines, "it waits for nobody any more"


async def test_the_time_is_kept_every_ten_seconds(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        await here.timer.tick()
        assert await here.here.store.clock.load() == NOON
        await here.later(SAVE_CLOCK_EVERY_S - 1)
        assert await here.here.store.clock.load() == NOON
        await here.later(1)
        assert await here.here.store.clock.load() == NOON + SAVE_CLOCK_EVERY_S
        await here.later(-SAVE_CLOCK_EVERY_S - 50)
        assert await here.here.store.clock.load() == NOON - 50, "also when it was set back"


async def test_the_store_forgets_once_in_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(tmp_path) as here:
        forgot: list[float] = []

        async def forget() -> None:
            forgot.append(here.at - NOON)

        monkeypatch.setattr(here.here.store.database, "forget_arrivals", forget)
        await here.timer.tick()
        for seconds in (1, FORGET_ARRIVALS_EVERY_S - 1, 1, FORGET_ARRIVALS_EVERY_S):
            await here.later(seconds)
        assert forgot == [0, FORGET_ARRIVALS_EVERY_S + 1]


async def test_a_lobby_that_cannot_be_reached_is_closed_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once its time is up, and not looked at in vain each second until then."""
    async with room(tmp_path) as here:
        number = await here.lobby("classic", "ana", "bia")
        async with here.tables.changing(number) as table:
            table.posted.lost, table.deadlines["turn"] = here.at, here.at
            await here.tables.save(table)
        met = []
        meet = here.here.deadlines.meet

        async def noted(asked: int, kind: str) -> object:
            met.append((asked, kind))
            return await meet(asked, kind)

        monkeypatch.setattr(here.here.deadlines, "meet", noted)
        await here.later(LOBBY_LIFE_S - 1)
        assert met == []
        await here.later(RETRY_AFTER_S)
        assert met == [(number, "expire")]
        assert (await here.get(number)).closed == here.at


async def test_how_long_ago_all_deadlines_were_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Since the beginning at first; a look that fails is none."""
    seconds = 50.0
    monkeypatch.setattr("bot.tables.deadlines.monotonic", lambda: seconds)

    async def broken(now: float) -> list[int]:
        raise OSError("disk")

    async with room(tmp_path) as here:
        seconds = 53.0
        assert here.timer.age() == 3
        await here.timer.tick()
        assert here.timer.age() == 0
        seconds = 60.0
        assert here.timer.age() == 7
        with monkeypatch.context() as patch:
            patch.setattr(here.here.store.open_tables, "list_due", broken)
            with pytest.raises(OSError, match="disk"):
                await here.timer.tick()
        assert here.timer.age() == 7
        await here.timer.tick()
        assert here.timer.age() == 0
