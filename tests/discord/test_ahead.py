"""Moves ahead on Discord: two presses on the hand, and nothing that anybody else could notice."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.discord.hands import EDITED_WITHIN_S
from bot.screens.ahead import AheadPress
from bot.screens.prompts import make_round_argument
from bot.store.schema import log
from bot.words.texts import Person
from cogs.archive.logs import LogStore
from cogs.lookback.history import HistoryCog, Looking, moment_view
from rules.ahead import MoveAhead
from rules.cards import parse
from rules.table import NOBODY, Action
from rules.verbs import VERBS
from tests.support.house import House, as_typed, parts
from tests.support.limits import shown

THREE = "top 5S\nhand ana 6S 5D KH\nhand bia 6D 7S 9C\nhand caio KC QC 8D\nstock 2C 3C 4C 10C\nturn ana\n"
PAUSE = 5


async def begun(house: House, script: str = THREE, rules: str = "classic") -> None:
    """A match of three, laid out."""
    await house.begun("ana", "bia", "caio", rules=rules, turn_clock="1h")
    await house.lay(script)


async def made(house: House) -> None:
    """The pause before a move ahead is over, and what follows has been painted."""
    await house.passes(PAUSE)
    await house.services.painter.finish()


async def test_a_card_is_played_ahead_with_two_presses(house: House) -> None:
    await begun(house)
    shown = await house.plan(house.bia, "7S")
    assert "1. 7♠ · as soon as possible" in as_typed(house.said(shown.response._message))
    await house.play(house.ana, "6♠")
    assert (await house.table()).awaited == (1,)
    await made(house)
    table = await house.table()
    assert table.awaited == (2,)
    assert table.views[1].hand == tuple(sorted((parse("6D"), parse("9C"))))


async def test_nobody_is_rung_for_a_turn_that_was_planned_and_the_hand_is_brought_up_to_date(house: House) -> None:
    await begun(house)
    await house.plan(house.bia, "7S")
    messages = len(house.messages(house.dm(house.bia)))
    await house.play(house.ana, "6♠")
    await made(house)
    assert len(house.messages(house.dm(house.bia))) == messages, "no new message, which would ring"
    await house.passes(60)
    await house.services.painter.finish()
    assert "7♠" not in as_typed(house.said(house.hand(house.bia))).splitlines()[0]


async def test_what_was_done_so_is_told_at_the_next_turn(house: House) -> None:
    await begun(house)
    await house.plan(house.bia, "7S")
    await house.play(house.ana, "6♠")
    await made(house)
    await house.services.matches.act(house.number, house.caio.id, [Action("draw")])
    table = await house.table()
    if table.awaited == (2,):
        await house.services.matches.act(house.number, house.caio.id, [Action("pass")])
    await house.services.matches.act(house.number, house.ana.id, [Action("draw")])
    if (await house.table()).awaited == (0,):
        await house.services.matches.act(house.number, house.ana.id, [Action("pass")])
    await house.services.painter.finish()
    said = as_typed(house.said(house.hand(house.bia)))
    assert "**You** 7♠" in said


async def test_a_plan_that_does_not_hold_rings_as_ever(house: House) -> None:
    await begun(house)
    await house.plan(house.bia, "9C")
    await house.passes(EDITED_WITHIN_S + 10)
    before = house.hand(house.bia).id
    await house.play(house.ana, "6♠")
    await made(house)
    assert house.hand(house.bia).id != before, "a new message rings"
    assert "Your turn" in house.said(house.hand(house.bia))
    assert "9♣ · as soon as possible" in as_typed(house.said(house.hand(house.bia)))


async def test_what_the_others_are_sent_is_what_a_press_would_have_sent(house: House) -> None:
    """The same requests to the same places, in the same order, for a move that was pressed and one made ahead."""
    streams = []
    for ahead in (False, True):
        await begun(house)
        if ahead:
            await house.plan(house.bia, "7S")
        since = len(house.env.http_requests)
        await house.play(house.ana, "6♠")
        await house.services.painter.finish()
        if ahead:
            await made(house)
        else:
            await house.passes(PAUSE)
            await house.services.matches.act(house.number, house.bia.id, [Action("play", (parse("7S"),))])
            await house.services.painter.finish()
        table = await house.table()
        places = {table.place: "table", house.dm(house.ana): "ana", house.dm(house.caio): "caio"}
        streams.append(
            [
                (request.method, where)
                for request in house.env.http_requests[since:]
                for place, where in places.items()
                if f"/channels/{place}/" in request.path
            ]
        )
        await house.services.lobbies.close(house.number, house.ana.id, may_close=True)
        await house.services.painter.finish()
    assert streams[0] == streams[1]
    assert ("PATCH", "table") in streams[0]


async def test_what_was_said_can_be_put_first_and_taken_back(house: House) -> None:
    await begun(house)
    await house.plan(house.bia, "7S")
    await house.bia.slash(house.channel, "play", move="plan 9C: If nothing else fits")
    shown = await house.bia.slash(house.channel, "play", move="plan")
    message = shown.response._message
    assert as_typed(house.said(message)).index("1. 7♠") < as_typed(house.said(message)).index("2. 9♣")
    drop, first = [part["custom_id"] for part in parts(message.components) if ":replan:" in part.get("custom_id", "")]
    await house.forge_at(house.bia, message, first, ["1"])
    assert [one.action.cards for one in (await house.table()).players[1].ahead] == [(parse("9C"),), (parse("7S"),)]
    again = await house.forge_at(house.bia, message, drop, ["0"])
    assert "moved on" in house.said(again.response._message), "the list has changed since"
    message = (await house.bia.slash(house.channel, "play", move="plan")).response._message
    await house.choose(house.bia, "replan", "0", message=message)
    assert [one.action.cards for one in (await house.table()).players[1].ahead] == [(parse("7S"),)]


async def test_a_suit_is_said_along(house: House) -> None:
    script = "top 8S\nhand ana 9S KH QH\nhand bia JS KD 9C\nhand caio KC QC 8D\nstock 10D 10C\nturn ana\n"
    await begun(house, script, "german")
    shown = await house.plan(house.bia, "JS")
    await house.choose(house.bia, "replan", "call.suit-2", message=shown.response._message)
    await house.play(house.ana, "9♠")
    await made(house)
    table = await house.table()
    assert table.state is not None
    assert (table.awaited, table.views[NOBODY].called) == ((2,), 2)


@pytest.mark.parametrize("forged", ["choose.seat-99", "choose.seat-3", "call.suit-4", "pass"])
async def test_what_is_said_along_names_a_suit_or_a_seat_that_there_is(
    house: House, forged: str, no_mistakes: None
) -> None:
    script = "top 8S\nhand ana 9S KH QH\nhand bia JS KD 9C\nhand caio KC QC 8D\nstock 10D 10C\nturn ana\n"
    await begun(house, script, "german")
    shown = await house.bia.slash(house.channel, "play", move="plan JS: As soon as possible")
    message = shown.response._message
    (then,) = [part["custom_id"] for part in parts(message.components) if ":then" in part.get("custom_id", "")]
    answer = await house.forge_at(house.bia, message, then, [forged])
    assert "moved on" in house.said(answer.response._message)
    assert [one.then for one in (await house.table()).players[1].ahead] == [()]


async def test_a_switch_has_the_one_thing_done_that_can_be_done_and_does_nothing_itself(house: House) -> None:
    await begun(house, THREE.replace("bia 6D 7S 9C", "bia 9D 8C 9C"))
    await house.press(house.bia.user, "arm", message=house.hand(house.bia))
    before = len(await LogStore(house.services.store.database).history(house.number))
    await house.play(house.bia, "Forced moves: off")
    assert (await house.table()).players[1].ahead == [MoveAhead(Action("only"))]
    assert len(await LogStore(house.services.store.database).history(house.number)) == before, "a switch only switches"
    await house.play(house.bia, "Forced moves: on")
    assert (await house.table()).players[1].ahead == []
    await house.play(house.bia, "Forced moves: off")
    await house.play(house.ana, "6♠")
    await made(house)
    log = await LogStore(house.services.store.database).history(house.number)
    assert (log[-1]["seat"], log[-1]["action"][0]) == (1, "draw")


@pytest.mark.parametrize("argument", ["any.00.zzz", "any..", "nothing.00.", "when.00.", "only.00.", "any.ff."])
async def test_a_forged_way_is_refused_and_changes_nothing(house: House, argument: str) -> None:
    await begun(house)
    number = (await house.table()).state.round  # type: ignore[union-attr]
    hand = (await house.bia.slash(house.channel, "play")).response._message
    answer = await house.forge_at(house.bia, hand, f"mm1:plan:{house.number}:-1:{argument}@{number}", ["suit-9x"])
    assert "moved on" in house.said(answer.response._message)
    assert (await house.table()).players[1].ahead == []


async def test_afterwards_nobody_is_told_either_what_was_planned(house: House) -> None:
    """Not by the replay, the script or the log of a match: there it is a move like any, and its number is the next."""
    table = await house.begun("ana", "bia", "caio", rules="classic", turn_clock="1h", target="1")
    first = table.awaited[0]
    for seat in {0, 1, 2} - {first}:
        plans = [MoveAhead(Action("play", (card,))) for card in table.views[seat].hand]
        await house.services.matches.plan(
            table.id, table.players[seat].person or 0, [*plans, MoveAhead(Action("draw"))]
        )
    moves = table.game.moves(table.begun_state(), first)
    await house.services.matches.act(table.id, table.players[first].person or 0, [moves[0]])
    await made(house)
    await house.play_out()
    replays, store = house.cog(HistoryCog).replays, LogStore(house.services.store.database)
    steps = await house.services.store.database.all_in_batches(
        sa.select(log.c.ahead, log.c.version).order_by(log.c.version)
    )
    assert any(step["ahead"] for step in steps)
    versions = [step["version"] for step in steps]
    assert versions[-1] - versions[0] >= len(steps), "planning moves the version"
    exported = json.loads(await replays.export_json(house.guild.id, table.id))
    assert [step["version"] for step in exported["log"]] == [*range(1, len(steps) + 1)]
    assert {*exported["log"][0]} == {"version", "at", "seat", "action", "events", "house"}
    script = await replays.script(house.guild.id, table.id)
    recording = await replays.recording(house.guild.id, table.id)
    shows = [
        shown(moment_view(recording.moment(number), Looking(table.id), Person("en", id=who.id)))
        for number in range(len(recording))
        for who in (house.ana, house.bia)
    ]
    assert all("ahead" not in one and "planned" not in one for one in (script, *shows))
    assert (await store.history(table.id))[-1].keys() == exported["log"][-1].keys()


async def test_no_card_stands_in_an_id(house: House) -> None:
    await begun(house)
    await house.choose(house.bia, "arm", "arm.7S", message=await house.planning(house.bia))
    ids = [part["custom_id"] for part in parts(house.hand(house.bia).components) if part.get("custom_id")]
    assert ids
    assert not any("7S" in one or f".{parse('7S')}" in one for one in ids)


async def test_what_needs_no_card_is_chosen_on_the_hand_with_one_press(house: House) -> None:
    await begun(house, rules="zheng", script="hand ana 3S 4S 6D\nhand bia 7S 8D\nhand caio 9C 9D\nturn ana\n")
    shown = await house.choose(house.bia, "arm", "arm.pass", message=await house.planning(house.bia))
    assert "pass until you lead" in house.said(shown.response._message)
    await house.play(house.bia, "Forced moves: off")
    assert [one.action.verb for one in (await house.table()).players[1].ahead] == ["pass", "only"]


async def test_cards_that_are_no_combination_are_not_planned(house: House) -> None:
    await begun(house, rules="zheng", script="hand ana 3S 4S 6D\nhand bia 7S 8D 7D\nhand caio 9C 9D\nturn ana\n")
    answer = await house.choose(house.bia, "arm", "arm.7S", "arm.8D", message=await house.planning(house.bia))
    assert "can't be played together" in house.said(answer.response._message)
    answer = await house.choose(house.bia, "arm", "arm.7S", "arm.7D", message=await house.planning(house.bia))
    assert "When should I play" in house.said(answer.response._message)


async def test_a_plan_for_a_card_is_for_one_of_two_twins(house: House) -> None:
    """Six of spades makes play turn round: caio is next."""
    await begun(house, THREE.replace("7S", "8H").replace("caio KC QC 8D", "caio 7S 7S 9C"), "voador")
    await house.plan(house.caio, "7S")
    await house.play(house.ana, "6♠")
    await made(house)
    player = (await house.table()).players[2]
    assert player.ahead == []
    assert [one.action.cards for one in player.made] == [(parse("7S"),)]
    assert "Done for you: 7♠" in as_typed(house.said((await house.caio.slash(house.channel, "play")).response._message))


async def test_whatever_verb_was_made_ahead_the_hand_says_it(house: House) -> None:
    """*Auto from now on* makes whatever is the only thing that can be done: give, steal, retaliate …"""
    await begun(house)
    verbs = [verb.name for verb in VERBS.values() if "{card" in verb.written]
    assert {"give", "steal", "retaliate", "roulette", "poker"} <= {*verbs}
    for verb in verbs:
        async with house.services.tables.changing(house.number) as changing:
            changing.players[0].made = [MoveAhead(Action(verb, (parse("KH"),)))]
            await house.services.tables.save(changing)
        answer = await house.ana.slash(house.channel, "play")
        said = as_typed(house.said(answer.response._message))
        assert "Done for you: " in said
        assert "K♥" in said.partition("Done for you: ")[2].splitlines()[0], verb


async def test_a_plan_takes_the_place_of_one_that_it_makes_useless(house: House) -> None:
    await begun(house)
    for when in ("As soon as possible", "If nothing else fits", "As soon as possible"):
        await house.bia.slash(house.channel, "play", move=f"plan 7S: {when}")
    ahead = (await house.table()).players[1].ahead
    assert [(one.action.cards, one.when) for one in ahead] == [((parse("7S"),), ())]


async def test_where_a_wrong_card_costs_cards_none_is_planned(house: House) -> None:
    """Which cards go is for the player to find out (AMM-30)."""
    await begun(house, THREE, "amm")
    assert "arm" not in house.buttons(house.hand(house.bia))
    answer = await house.bia.slash(house.channel, "play", move="plan 7S: As soon as possible")
    assert "costs you cards" in house.said(answer.response._message)
    assert (await house.table()).players[1].ahead == []


async def test_a_long_plan_fits_on_the_hand_and_can_be_taken_back(house: House) -> None:
    cards = [f"{rank}{suit}" for rank in ("4", "5", "6", "7", "8", "9") for suit in "CDH"]
    script = f"hand ana 3S\nhand bia {' '.join(cards)}\nhand caio 9S 10S\nturn ana\n"
    await begun(house, script, "zheng")
    for start in range(12):
        plan = [MoveAhead(Action("play", tuple(map(parse, cards[:3]))), (f"few-{start + 1}",))]
        before = (await house.table()).players[1].ahead
        await house.services.matches.plan(house.number, house.bia.id, [*before, *plan])
    shown = (await house.bia.slash(house.channel, "play", move="plan")).response._message
    assert sum(len(part.get("content", "")) for part in parts(shown.components)) < 4000
    assert len(house.options(shown, "replan")) >= 12


@pytest.mark.parametrize("rules", ["zheng", "branne"])
async def test_who_has_no_cards_is_told_so(house: House, rules: str) -> None:
    """Who is out in Zheng Shangyou, and everybody before the deal in Branntwein: by the command, and by a button that
    an older hand still shows.
    """
    await house.begun("ana", "bia", "caio", "dora", rules=rules, turn_clock="6h")
    if rules == "zheng":
        await house.lay("hand ana 3S\nhand bia 7S 8D 7D\nhand caio 9C 9D\nhand dora 5C 6C\nturn ana\n")
        await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("3S"),))])
    table = await house.table()
    assert table.views[0].hand == ()
    for answer in (
        await house.ana.slash(house.channel, "play", move="plan"),
        await house.forge(house.ana, AheadPress(table.id, make_round_argument(table)).id),
    ):
        assert "You have no cards to plan with" in house.said(answer.response._message)
