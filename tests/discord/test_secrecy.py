"""What others are sent when something happens that is not theirs to see (COM-10, COM-13, COM-22).

The laws of ``test_laws`` compare views; here what is compared is what goes out: whole messages with their ids and
times, and the stream of requests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from discord import AppCommandOptionType, app_commands

from bot.drawing.emojis import Faces
from bot.people.preferences import AT_TURNS, PING, WHEN_NEXT
from bot.screens.components import OPERATIONS
from bot.screens.hand import Recap, hand_view
from bot.screens.lobby import AgainPress, LeavePress, OpenPress
from bot.screens.page import Page
from bot.screens.prompts import make_round_argument, stamp
from bot.screens.table import table_view
from bot.tables.repository import PARTS_OF_PAUSE
from bot.tables.schedule import ANNOUNCING_S, steps_ahead
from bot.tables.table import Refused, Table
from bot.words.texts import Person
from cogs.archive.logs import LogStore
from rules import upcasting
from rules.ahead import AHEAD_LIMIT, ONLY, MoveAhead
from rules.cards import NAMES
from rules.catalogue import RULEBOOKS
from rules.match import PLAYING
from rules.options import Options
from rules.table import NOBODY, Action, SomeEvent
from tests.discord.test_forged import needs
from tests.support.examples import RICHEST, rest_in_gate
from tests.support.house import House
from tests.support.limits import sent
from tests.support.paths import ROOT
from tests.support.repository import Process, begun, jumps, process

READER = Person("en-US", Faces.plain())


def to_all(table: Table, but: int = -1) -> list[str]:
    """What everybody but one seat would be sent of a table."""
    seats = [seat for seat in table.state.order if seat != but] if table.state else []
    return [sent(table_view(Page(table, READER))), *(sent(hand_view(Page(table, READER, seat))) for seat in seats)]


@pytest.mark.parametrize("game", rest_in_gate(sorted(set(RULEBOOKS) - {"solitaire"}), RICHEST))
async def test_nothing_that_is_sent_depends_on_unseen_cards(game: str, tmp_path: Path) -> None:
    """COM-10, COM-22: with the unseen cards dealt anew every message is the same, ids and times included."""
    chance = Random(game)
    async with process(tmp_path / "m.db") as here:
        number = await begun(here, game, 4)
        for _ in range(60):
            table = await here.tables.get(number)
            if table.state is None or table.state.phase != PLAYING:
                break
            for seat in (-1, *table.state.order):
                draft = table.draft()
                state = table.game.dealt_anew(table.state, seat, chance)
                state.seed = table.state.seed  # its fingerprint is shown
                draft.set_state(state)
                before, after = Page(table, READER, seat), Page(draft, READER, seat)
                assert sent(table_view(after)) == sent(table_view(before))
                happened = await here.tables.latest.since_last_turn(table, seat) if seat >= 0 else ()
                for look, live in ((False, False), (True, False), (False, True)) if seat >= 0 else ():
                    recap = Recap(happened, 5.0, look, live)
                    assert sent(hand_view(after, recap=recap)) == sent(hand_view(before, recap=recap))
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(table.state, seat))])


@pytest.mark.parametrize("game", ["voador", "classic", "ime", "serbian", "german"])
async def test_a_hidden_draw_moves_nothing_that_others_are_sent(game: str, tmp_path: Path) -> None:
    """COM-13, COM-22: no word, no time, no id; the clock of the turn runs on."""
    met, chance = 0, Random(game)
    async with process(tmp_path / "m.db") as here:
        passing = [0.0]
        here.tables.now = lambda: 1_000_000.0 + passing[0]
        number = await begun(here, game, 3)
        for _ in range(250):
            table = await here.tables.get(number)
            state = table.state
            if state is None or table.closed is not None:
                number = await begun(here, game, 3)
                continue
            passing[0] += 7
            if state.phase != PLAYING:
                await here.matches.deal(number, 1)
                continue
            seat = table.awaited[0]
            moves = table.game.moves(state, seat)
            draws = [move for move in moves if move.verb == "draw"]
            before = to_all(table, but=seat)
            after = (await here.matches.act(number, seat + 1, [(draws or [chance.choice(moves)])[0]])).table
            assert after.state is not None
            if draws and getattr(after.state, "hidden", 0) > getattr(state, "hidden", 0):
                met += 1
                assert to_all(after, but=seat) == before
                assert (after.prompt, after.deadlines["turn"]) == (table.prompt, table.deadlines["turn"])
    assert met > 5


async def test_the_house_finishes_a_turn_that_it_began_with_a_hidden_draw(tmp_path: Path) -> None:
    """COM-22, AMM-42: a turn that has run out is played to its end, and counts as one."""
    from tests.support.repository import laid

    async with process(tmp_path / "m.db") as here:
        script = "rules voador\nseats ana bia caio\ntop 5S\nhand ana 7H 9C KD\nhand bia 5H 2C\nhand caio 9D 9H\n"
        number = await laid(here, script + "stock 6S 4H\nturn ana\n")
        due = (await here.tables.get(number)).deadlines["stale"]
        async with here.tables.changing(number) as draft:
            draft.deadlines["turn"] = due
            await here.tables.save(draft, paint=False)
        here.tables.now = lambda: due
        outcome = await here.deadlines.meet(number, "turn")
        assert outcome is not None
        assert outcome.table.players[0].idle == 1
        assert outcome.table.awaited != (0,)
        assert [step["action"][0] for step in await LogStore(here.store.database).history(number)][-2:] == [
            "draw",
            "play",
        ]


def reaching(house: House, places: Collection[int], since: int) -> list[str]:
    """The requests since then that reach these channels."""
    return [
        f"{request.method} {request.path}"
        for request in house.env.http_requests[since:]
        if any(f"/channels/{place}/" in request.path for place in places)
    ]


def public(house: House, since: int) -> list[str]:
    """The requests since then that somebody beside the person who acts could notice."""
    return reaching(house, [house.channel.id], since)


async def test_a_hidden_draw_sends_the_others_nothing(house: House) -> None:
    """COM-22: and the hand of who drew is brought up to date wherever the draw was asked for."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7H KD\nhand bia 5H 2C\nstock 6S 4H\nturn ana\n")
    before, hands = len(house.env.http_requests), len(house.messages(house.dm(house.bia)))
    await house.ana.slash(house.channel, "play", move="draw")
    await house.services.painter.finish()
    assert public(house, before) == []
    assert len(house.messages(house.dm(house.bia))) == hands
    assert "6♠" in house.said(house.hand(house.ana))
    assert any("6♠" in label for label in house.offered(house.ana))
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert public(house, before) != []


async def seen_by_ana(house: House, bia: str, caio: str) -> list[object]:
    """What ana is sent, and when, while she looks at a private hand in the channel and the others move: each request
    that reaches her, and what then stands in front of her.
    """
    await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h")
    held = f"hand ana 6H 6S JD 2C\nhand bia 6D {bia}\nhand caio 10D {caio}\n"
    await house.lay(f"top 5S\n{held}stock 3C 4C 3D 4D 3H\nturn ana\n")
    hand, begun_at, found = (await house.press(house.ana, "hand")).response._message, house.time(), list[object]()
    await house.play(house.ana, "6♠")  # what was dealt before the table was laid out is told no more
    await house.env.advance_time(20)
    since = len(house.env.http_requests)
    for who, card in ((house.bia, "6D"), (house.caio, "10D"), (house.ana, "J♦"), (house.ana, "♣ clubs")):
        await (house.play(who, card) if who == house.ana else who.slash(house.channel, "play", move=card))
        for _ in range(5):
            await house.env.advance_time(4)
            await house.services.painter.finish()
            mine = reaching(house, [house.channel.id, house.dm(house.ana)], since)
            since = len(house.env.http_requests)
            found.append((round(house.time() - begun_at), [_without_ids(one) for one in mine]))
            standing = [house.env.backend.get_message(hand.channel_id, hand.id), house.direct(house.ana)]
            found.append([_without_ids(house.said(one)) for one in [*standing, await house.table_message()]])
    for who in (house.ana, house.bia, house.caio):
        await house.leave(who)
    return found


def _without_ids(text: str) -> str:
    return re.sub(r"<t:\d+|\d{15,}|#\d+", "#", text)


async def test_what_reaches_who_looks_at_a_private_hand_depends_on_no_unseen_card(house: House) -> None:
    """COM-10, COM-22: requests, their times and their order, and what stands in the hand, in the direct message and at
    the table. The others hold what may be played, or nothing of that kind; a twin, a joker, or neither.
    """
    found = [
        await seen_by_ana(house, *held)
        for held in (("9C 8D 7S", "9H 8S 3S"), ("JC JH 6C", "QS QC JS"), ("2D 3S 4S", "2H 2S AC"))
    ]
    for other in found[1:]:
        for one, same in zip(found[0], other, strict=True):
            assert one == same
    assert len(found[0]) == 40


async def test_moves_ahead_send_the_others_nothing(house: House) -> None:
    """COM-22."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S JD\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    before = len(house.env.http_requests)
    await house.plan(house.bia, "9H", "Jump in if I can")
    await house.services.painter.finish()
    assert (await house.table()).players[1].ahead
    assert public(house, before) == []
    assert await house.services.store.open_tables.list_unpainted() == [], (
        "or all hands would be painted after a restart"
    )


HIDDEN_ACTS = ("ana draws", "ana draws beside a private hand", "ana types that she draws", "caio plans")
"""What somebody does at the table that the others do not see."""
PENDING = ("bia wants to hear that she is next", "bia takes messages again")
"""What would come to bia with any painting of her hand, beside a correction of it."""


async def do_hidden(house: House, act: str) -> None:
    if act == "caio plans":
        await house.plan(house.caio, "QH")
    elif act == "ana types that she draws":
        await house.ana.slash(house.channel, "play", move="draw")
    elif act != "nothing":
        await house.play(house.ana, "Draw")


async def heard_by_others(house: House, pending: str, act: str) -> list[object]:
    """What bia and the channel are sent, and when: caio lays, somebody does something hidden, and bia accuses falsely,
    so that her own hand is to be corrected.
    """
    store = house.services.store
    await house.services.preferences.choose("person", house.bia.id, PING.name, AT_TURNS)
    await house.seated("ana", "bia", "caio", rules="classic", turn_clock="1h", false_accusation="2")
    await store.people.save_contact(house.bia.id, takes_dms=pending != "bia takes messages again")
    await house.press(house.ana, "start")
    held = "hand ana 7H 8H JD 2D\nhand bia 8D 9D 10D\nhand caio 5C QH KC 3H\n"
    await house.lay(f"top 5S\n{held}stock 6C 3C 4C 3D 4D 9C\nturn caio\n")
    await house.env.advance_time(20)
    await house.play(house.caio, "5♣")
    if act == "ana draws beside a private hand":
        await house.press(house.ana, "hand")
    if pending == "bia wants to hear that she is next":
        await house.services.preferences.choose("person", house.bia.id, PING.name, WHEN_NEXT)
    await store.people.save_contact(house.bia.id, takes_dms=True)
    since, found = len(house.env.http_requests), list[object]()
    for step in range(24):
        if step == 3:
            await do_hidden(house, act)
        if step == 7:
            await house.bia.slash(house.channel, "play", move="accuse caio")
        await house.env.advance_time(1)
        await house.services.painter.finish()
        mine = reaching(house, [house.channel.id, house.dm(house.bia)], since)
        since = len(house.env.http_requests)
        found.append((step, [_without_ids(one) for one in mine]))
    for who in (house.ana, house.bia, house.caio):
        await house.leave(who)
    return found


@pytest.mark.parametrize("pending", PENDING)
async def test_what_others_do_unseen_changes_no_moment_of_what_one_is_sent(house: House, pending: str) -> None:
    """COM-13, COM-22: what is still to come to a person comes at its own time."""
    without = await heard_by_others(house, pending, "nothing")
    assert any(sent for _, sent in without)
    for act in HIDDEN_ACTS:
        assert await heard_by_others(house, pending, act) == without, act


async def test_what_is_unseen_is_found_where_it_leaks(house: House) -> None:
    """The comparison above notices a table that is edited for nothing."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7H KD\nhand bia 5H 2C\nstock 6S 4H\nturn ana\n")
    table, before = await house.table(), len(house.env.http_requests)
    assert table.posted.message is not None
    table.posted.message.shows = 0
    await house.ana.slash(house.channel, "play", move="draw")
    await house.services.painter.finish()
    assert public(house, before) == [], "what all see is not even looked at"
    house.services.painter.wake(table.id)
    await house.services.painter.finish()
    assert public(house, before) != []


BUSY = 2
"""The seat that does what nobody sees."""


async def quiet_and_busy(here: Process, busy: bool, game: str, options: Options) -> list[list[str]]:
    """What is sent of a match, move by move, to all but one, who does meanwhile what nobody sees, if it is ``busy``."""
    chance, passing, seen = Random(game), [0.0], list[list[str]]()
    here.tables.now = lambda: 1_000_000.0 + passing[0]
    here.tables.chance.new_seed, here.tables.chance.pick = lambda: f"{game} {passing[0]}", lambda some: some[0]
    number = await begun(here, game, 4, options)
    for turn in range(60):
        passing[0] += 7
        table = await here.tables.get(number)
        if table.state is None or table.closed is not None:
            break
        if busy and table.state.phase == PLAYING:
            await do_unseen(here, table, turn)
        table = await here.tables.get(number)
        if table.state is None or table.state.phase != PLAYING:
            await here.matches.deal(number, 1)
        elif turn % 5 == 4:  # nobody acts in time
            passing[0] = max(passing[0], table.deadlines["turn"] - 1_000_000.0)
            await here.deadlines.meet(number, "turn")
        else:
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(table.state, seat))])
        table = await here.tables.get(number)
        seen.append([*to_all(table, but=BUSY), str(table.deadlines)])
    return seen


async def do_unseen(here: Process, table: Table, turn: int) -> None:
    """What who is not to move may do without the others: look at the secret card, plan, and take it back."""
    if table.state is None or BUSY in table.awaited or BUSY not in table.state.order or BUSY in table.computers:
        return
    with suppress(Refused):
        await here.matches.look(table.id, BUSY + 1)
    view = table.views[BUSY]
    if "jump" in table.game.interrupts and view.hand and not any(action.verb == "jump" for action in view.legal):
        for ahead in (jumps(NAMES[view.hand[turn % len(view.hand)]]), []):
            await here.matches.plan(table.id, BUSY + 1, ahead)
    if view.hand and not view.anytime:
        card = MoveAhead(Action("play", (view.hand[turn % len(view.hand)],)), ("debt", "few-1"))
        for plan in ([card, MoveAhead(Action(ONLY))], [card], []):
            await here.matches.plan(table.id, BUSY + 1, plan)


@pytest.mark.parametrize(
    ("game", "options"), [("voador", {"secret_card": "on"}), ("serbian", {}), ("switch", {}), ("classic", {})]
)
async def test_what_the_others_are_sent_is_the_same_whatever_people_do_unseen(
    game: str, options: Options, tmp_path: Path
) -> None:
    """COM-22: ids, deadlines, who counts as absent; also of all that comes later."""
    found = []
    for busy in (False, True):
        async with process(tmp_path / f"{busy}.db") as here:
            found.append(await quiet_and_busy(here, busy, game, options))
    assert len(found[0]) > 20
    for turn, (quiet, busy) in enumerate(zip(*found, strict=True)):
        assert quiet == busy, turn


Made = dict[int, tuple[float, list[Action]]]
"""What was made ahead, by the number of the step: when, and which actions."""


async def with_plans(here: Process, game: str, pressed: Made | None = None) -> tuple[list[list[str]], Made]:
    """What is sent of a match, step by step, to all but one, who plans whatever can be planned, and what was made so.
    With ``pressed``, that one plans nothing and presses the same at the same moments.
    """
    chance, pauses, passing, seen, made = Random(game), Random(game), [0.0], list[list[str]](), Made()
    here.tables.now = lambda: 1_000_000.0 + passing[0]
    here.tables.chance.new_seed, here.tables.chance.pick = lambda: f"{game} {passing[0]}", lambda some: some[0]
    here.tables.chance.stretch = lambda: pauses.uniform(*PARTS_OF_PAUSE)
    number = await begun(here, game, 4)
    for step in range(80):
        table = await here.tables.get(number)
        if table.state is None or table.closed is not None:
            break
        ahead = [action for _, action in steps_ahead(table, int(here.tables.now()))]
        passing[0] += 7.0
        if table.state.phase != PLAYING:
            await here.matches.deal(number, 1)
        elif ahead:
            passing[0] = table.deadlines["ahead"] - 1_000_000.0
            made[step] = passing[0], ahead
            await here.deadlines.meet(number, "ahead")
        elif pressed and step in pressed:
            passing[0] = pressed[step][0]
            await here.matches.act(number, BUSY + 1, pressed[step][1])
        else:
            seat = table.awaited[0]
            await here.matches.act(number, seat + 1, [chance.choice(table.game.moves(table.state, seat))])
        table = await here.tables.get(number)
        if pressed is None and table.state is not None and table.state.phase == PLAYING and BUSY not in table.awaited:
            with suppress(Refused):
                cards = table.views[BUSY].hand[:AHEAD_LIMIT]
                await here.matches.plan(number, BUSY + 1, [MoveAhead(Action("play", (card,))) for card in cards])
        known = {kind: due for kind, due in table.deadlines.items() if kind not in {"ahead", "stale"}}
        seen.append([*to_all(table, but=BUSY), str(known)])
    return seen, made


@pytest.mark.parametrize("game", ["classic", "german", "voador", "zheng"])
async def test_a_match_with_plans_is_sent_as_if_each_had_been_pressed(game: str, tmp_path: Path) -> None:
    """COM-22: what the others are sent, the times of all that waits for them, over a whole match."""
    async with process(tmp_path / "planned.db") as here:
        planned, made = await with_plans(here, game)
    async with process(tmp_path / "pressed.db") as here:
        pressed, none = await with_plans(here, game, made)
    assert len(made) > 4
    assert none == {}
    for step, (one, other) in enumerate(zip(planned, pressed, strict=True)):
        assert one == other, step


@pytest.mark.parametrize(
    ("count", "when"), [(1, ()), (AHEAD_LIMIT, ()), (AHEAD_LIMIT, tuple(f"suit-{n}" for n in range(4)))]
)
async def test_how_long_a_plan_waits_hangs_on_chance_alone(count: int, when: tuple[str, ...], tmp_path: Path) -> None:
    """COM-22: whatever is held, dealt anew each time, and however much is planned. Where somebody has a last card to
    announce, which all see, everybody waits for that.
    """
    drawn = Random("pauses")
    async with process(tmp_path / "m.db") as here:
        found = await waits(here, f"{count} {when}", count, when)
        draws = [here.tables.computer_pause * drawn.uniform(*PARTS_OF_PAUSE) for _ in found]
    assert len(found) >= 8
    for (waited, announced), draw in zip(found, draws, strict=True):
        assert waited == pytest.approx(max(draw, ANNOUNCING_S) if announced else draw, abs=1e-3)


async def waits(here: Process, deal: str, count: int, when: tuple[str, ...]) -> list[tuple[float, bool]]:
    """How long each move made ahead waits in a match of two, in seconds, and whether somebody has a last card to
    announce; ``count`` moves are planned each time.
    """
    pauses, passing, found = Random("pauses"), [0.0], list[tuple[float, bool]]()
    here.tables.now = lambda: 1_000_000.0 + passing[0]
    here.tables.chance.new_seed = lambda: f"{deal} {passing[0]}"
    here.tables.chance.stretch = lambda: pauses.uniform(*PARTS_OF_PAUSE)
    number = await begun(here, "classic", 2)
    for _ in range(120):
        table = await here.tables.get(number)
        passing[0] += 1000.0
        if table.state is None or table.closed is not None:
            break
        if table.state.phase != PLAYING:
            await here.matches.deal(number, 1)
        elif "ahead" in table.deadlines:
            passing[0] = table.deadlines["ahead"] - 1_000_000.0
            await here.deadlines.meet(number, "ahead")
        else:
            seat = table.awaited[0]
            if seat == 0:
                cards = table.views[1].hand[:count]
                plan = [MoveAhead(Action("play", (card,)), when) for card in cards]
                await here.matches.plan(number, 2, plan)
            await here.matches.act(number, seat + 1, [table.game.moves(table.state, seat)[0]])
        table = await here.tables.get(number)
        if "ahead" in table.deadlines and table.state is not None:
            announced = bool(table.game.to_announce(table.state))
            found.append((table.deadlines["ahead"] - here.tables.now(), announced))
    return found


PUBLIC = {"/open", "laugh", "bottom", "/table show"}
"""What posts something that all see, though nothing of the table changes, by operation or command."""


def noticed(house: House, table: Table, since: int) -> list[str]:
    """The requests since then that anybody but bia could notice: in the table's place, and in direct messages."""
    return reaching(house, {table.place, table.channel, *map(house.dm, (house.ana, house.caio))}, since)


async def open_facts(house: House, table: Table) -> list[object]:
    """What all may know of a table, from its row and its log: whatever is not one seat's alone."""
    row = {**(await house.services.store.tables.get(table.id) or {})}
    notes, players = row["notes"], [{**player, "ahead": [], "dropped": [], "made": []} for player in row["players"]]
    steps = [one.code() for _, events in await logged(house, table.id) for one in events if one.seen_by(NOBODY)]
    beside = {name: row[name] for name in ("host", "settings", "channel", "thread", "closed", "game", "options")}
    return [players, beside, notes["pause"], notes["guests"], steps]


async def logged(house: House, number: int) -> list[tuple[int, list[SomeEvent]]]:
    history = await LogStore(house.services.store.database).history(number)
    return [(step["seat"], upcasting.all_events(step["events"])) for step in history]


@pytest.mark.gate
async def test_whatever_may_be_pressed_or_commanded_unseen_sends_the_others_nothing(house: House) -> None:
    """Every declared press and command, as bia, who is not to move. What leaves alone what all may know leaves alone
    what the others are sent: messages, ids, requests.
    """
    await house.begun("ana", "bia", "caio", secret_card="on", turn_clock="1h")
    await house.lay("top 5S\nhand ana 6S JD 8C\nhand bia 9H 2C 3C 4C\nhand caio KH KD 8D\nturn ana\n")
    unseen, leaks = Counter[str](), list[str]()

    async def tried(what: str, doing: Callable[[], Awaitable[object]]) -> None:
        before = await house.table()
        facts, sent_before, since = await open_facts(house, before), to_all(before, but=1), len(house.env.http_requests)
        await doing()
        await house.services.painter.finish()
        after = await house.table()
        if await open_facts(house, after) != facts or what in PUBLIC:
            return
        unseen[what] += after.version - before.version
        if to_all(after, but=1) != sent_before or after.prompt != before.prompt or noticed(house, before, since):
            leaks.append(f"{what}: {noticed(house, before, since)}")

    for kind in OPERATIONS.values():
        if kind in (LeavePress, AgainPress, OpenPress):
            continue
        before_all = await house.table()
        now, held = make_round_argument(before_all), before_all.views[1].hand
        for argument, given in (
            (now, []),
            (now, ["arm.9H"]),
            (now, ["arm.2C"]),
            (make_round_argument(before_all, f"any.00.{stamp(held)}"), []),
            (make_round_argument(before_all, f"only..{stamp(held)}"), []),
            ("", []),
            ("0", ["1"]),
            ("seat", ["0"]),
        ):
            custom_id = f"mm1:{kind.op}:1:-1:{argument}"
            hand = (await house.bia.slash(house.channel, "play")).response._message
            await tried(kind.op, partial(house.forge_at, house.bia, hand, custom_id, given))
    for command in house.bot.tree.walk_commands():
        if isinstance(command, app_commands.Group) or command.qualified_name in ("table leave", "table close"):
            continue
        if (command.root_parent or command).default_permissions:
            continue
        required = [one for one in command.parameters if one.required]
        given = {one.display_name: needs(house, one) for one in required}
        for one in required:
            if one.type is AppCommandOptionType.string and not one.choices:
                given[one.display_name] = "9H" if one.name == "card" else "1"
        await tried(
            f"/{command.qualified_name}", partial(house.bia.slash, house.channel, command.qualified_name, **given)
        )
    assert not leaks
    assert unseen["plan"] >= 2
    assert len(unseen) > 60


def test_cogs_read_ones_hand_through_its_door_alone() -> None:
    """``own_view`` knows what looking costs (SRB-32); only what everybody sees is asked for beside it, and in replays
    what a game shows of a match that is over. Lessons lay out their tables themselves: there looking is free.
    """
    for file in sorted({*(ROOT / "cogs").rglob("*.py")} - {*(ROOT / "cogs" / "lessons").rglob("*.py")}):
        assert not re.findall(r"(?<!game)\.view\([^)]", file.read_text("utf-8")), file.name
