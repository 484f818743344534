"""The result of a round and of a match: at the table, and in everybody's direct messages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.screens.result import round_places
from bot.words import texts
from cogs.lookback.analyse import AnalyseCog
from cogs.lookback.worker import Luck
from rules.cards import parse
from rules.catalogue import make
from rules.chance import commitment
from rules.match import PLAYING, Scored
from rules.strategies import sensible
from rules.table import NOBODY, Action
from tests.support.erasing import forgotten
from tests.support.house import House, parts

LAST = "top 5S\nhand ana 6S\nhand bia 2C 9C\nhand caio 7D 8D 9D\nturn ana\n"
NAMES = ("ana", "bia", "caio")


async def after_a_round(house: House, *names: str, last: str = LAST, **options: str) -> None:
    """Ana has won the first round; bia has two points, caio three. Everybody's hand was sent before."""
    await house.begun(*(names or NAMES), **{"target": "100", "scoring": "cards", **options})
    await house.lay(last)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()


async def lay_second_round(house: House, script: str) -> None:
    """The second round after that of ``after_a_round``, laid out."""
    await house.play(house.bia, "Next round")
    await house.lay(script)
    async with house.services.tables.changing(house.number) as changing:
        assert changing.state is not None
        state = changing.state.copy()
        state.round, state.won, state.totals = 2, [0], [0, 2, 3]
        changing.set_state(state)
        changing.notes.round.number, changing.notes.round.began = 2, [0, 2, 3]
        await house.services.tables.save(changing)


async def go_out(house: House) -> None:
    """Ana lays her last card."""
    await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.services.painter.finish()


def results(house: House) -> list[Any]:
    return [one for one in house.messages(house.channel.id) if "analyse" in house.buttons(one) and not one.flags & 64]


def ops(message: Any, house: House) -> set[str]:
    return set(house.buttons(message))


def edits(house: House, since: int) -> list[str]:
    """The paths of the hand messages that were edited."""
    places = {f"/channels/{house.dm(who)}/" for who in house.people.values() if who.id in house.env.backend.dm_channels}
    return [
        request.path
        for request in house.env.http_requests[since:]
        if request.method == "PATCH" and any(place in request.path for place in places)
    ]


# between two rounds


async def test_each_hand_becomes_the_result_of_its_person(house: House) -> None:
    await house.begun(*NAMES, target="100", scoring="cards")
    await house.lay(LAST)
    before = len(house.env.http_requests)
    count = {name: len(house.messages(house.dm(house.people[name]))) for name in NAMES}
    await house.play(house.ana, "6♠")
    ana, bia, caio = (house.said(house.hand(house.people[name])) for name in NAMES)
    assert "## 🥇 You win round 1\n**0** points." in ana
    assert "You hold no cards" not in ana
    assert "## 🥈 Second in round 1\nana wins.\n**2** points (2 cards left)." in bia
    assert "You have" not in bia, "after the first round that is the same again"
    assert "## Third in round 1" in caio
    assert "🥉" not in caio
    for name in NAMES:
        assert ops(house.hand(house.people[name]), house) == {"deal", "analyse"}
        assert len(house.messages(house.dm(house.people[name]))) == count[name], "no phone rings"
    assert len(edits(house, before)) == 2, "who pressed has been answered"


async def test_the_result_at_the_table_begins_with_people(house: House) -> None:
    await after_a_round(house)
    (result,) = results(house)
    said = house.said(result)
    assert said.split("\n")[1:] == [
        "## 🏁 ana wins round 1",
        "🥇 ana **0**",
        "🥈 bia **2** (2 cards left)",
        "3\\. caio **3** (3 cards left)",
        f"-# To 100 points, fewest win. Dealt by itself {(await house.table()).clock_of('deal')}.",
    ]
    assert ops(result, house) == {"deal", "analyse"}, "it has the next step"
    await house.play(house.bia, "Next round")
    await house.services.painter.finish()
    settled = house.env.backend.get_message(result.channel_id, result.id)
    assert "Dealt by itself" not in house.said(settled), "that is over"
    assert house.said(settled).endswith("(3 cards left)")
    assert ops(settled, house) == {"analyse"}


async def test_the_seed_stands_in_a_tab(house: House) -> None:
    await after_a_round(house)
    table = await house.table()
    assert table.state is not None
    coming = commitment(table.notes.seeds.coming)[:16]
    answer = await house.forge_at(house.dora, results(house)[0], f"mm1:analyse:0:1:{house.number}/fair")
    assert answer.ephemeral
    said = house.said(answer.response._message)
    assert f"`{table.state.seed}`" in said
    assert f"Round 1 · fairness code `{commitment(table.state.seed)[:16]}`" in said
    assert f"Round 2 · fairness code `{coming}`" in said
    assert table.notes.seeds.coming not in said
    assert f"Round 2 · fairness code `{coming}`" in house.said(await house.table_message()), "before the press"
    old = results(house)[0]
    await house.play(house.bia, "Next round")
    answer = await house.forge_at(house.dora, old, f"mm1:fair:0:1:{house.number}")
    said = house.said(answer.response._message)
    assert "Round 2" not in said, "the seed of a round that is on is nobody's to see"


async def test_the_fairness_of_a_game_alone_is_nobodys_to_see(house: House) -> None:
    """The daily deal is the same for all: its seed would give the cards away."""
    await after_a_round(house)
    await house.ana.slash(house.channel, "daily", what="daily")
    for number in (2, 99):
        answer = await house.forge_at(house.ana, results(house)[0], f"mm1:fair:0:1:{number}")
        assert "no finished match with that number" in answer.response.content


async def test_the_next_round_begins_from_a_direct_message(house: House) -> None:
    await after_a_round(house)
    await house.play(house.bia, "Next round")
    table = await house.table()
    assert table.state is not None
    assert table.state.round == 2
    for name in NAMES:
        hand = house.hand(house.people[name])
        assert "Round 1" not in house.said(hand), "the message is a hand again"
        assert "deal" not in ops(hand, house)


async def test_who_takes_no_messages_sees_the_result_by_the_button(house: House) -> None:
    await after_a_round(house)
    answer = await house.press(house.bia, "hand")
    assert "🥈 Second in round 1" in house.said(answer.response._message)


async def test_who_is_absent_is_told_too_and_can_come_back(house: House) -> None:
    await house.begun(*NAMES, target="100", scoring="cards")
    await house.lay(LAST)
    await house.services.matches.make_absent(house.number, house.bia.id)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    hand = house.hand(house.bia)
    assert "Second in round 1" in house.said(hand)
    assert "the computer is playing for you" in house.said(hand)
    assert ops(hand, house) == {"back", "analyse"}
    await house.play(house.bia, "I'm back")
    assert ops(house.hand(house.bia), house) == {"deal", "analyse"}
    assert "is playing for you" not in house.said(house.hand(house.bia))


async def test_who_has_left_or_was_erased_gets_no_result(house: House) -> None:
    await house.begun(*NAMES, "dora", target="100", scoring="cards")
    await house.lay(LAST.replace("turn", "hand dora 2S 3S 4S\nturn"))
    await house.leave(house.caio)
    await forgotten(house, house.dora)
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert "no longer at this table" in house.said(house.hand(house.caio))
    assert "Round 1" not in house.said(house.hand(house.dora))
    assert not ops(house.hand(house.caio), house)
    assert "## Second in round 1" in house.said(house.hand(house.bia))


async def test_a_hand_that_was_deleted_is_not_sent_anew_as_a_result(house: House) -> None:
    await house.begun(*NAMES, target="100", scoring="cards")
    await house.lay(LAST)
    gone = house.hand(house.bia)
    del house.env.backend.messages[gone.channel_id][gone.id]
    count = len(house.messages(house.dm(house.bia)))
    await house.play(house.ana, "6♠")
    await house.services.painter.finish()
    assert len(house.messages(house.dm(house.bia))) == count
    assert "Third in round 1" in house.said(house.hand(house.caio)), "the others have theirs"
    assert not house.services.painter.waiting
    await house.press(house.ana, "deal")
    assert len(house.messages(house.dm(house.bia))) == count + 1, "the next hand comes"


async def test_a_result_that_discord_does_not_take_comes_later(house: House) -> None:
    await house.begun(*NAMES, target="100", scoring="cards")
    await house.lay(LAST)
    house.env.inject_error("PATCH", f"/channels/{house.dm(house.bia)}/messages/*", status=500, times=2)
    await house.play(house.ana, "6♠")
    await house.env.advance_time(5)
    assert "Second in round 1" in house.said(house.hand(house.bia))


async def test_results_that_were_not_painted_are_painted_at_the_start_and_once(house: House) -> None:
    await house.begun(*NAMES, target="100", scoring="cards")
    await house.lay(LAST)
    house.services.tables.changed[:] = [lambda _: None]  # the crash comes before the painter hears of it
    with house.env.time_context():
        await house.services.matches.act(house.number, house.ana.id, [Action("play", (parse("6S"),))])
    await house.restart()
    for name, place in zip(NAMES, ("You win", "Second", "Third"), strict=True):
        assert place in house.said(house.hand(house.people[name]))
    before = len(house.env.http_requests)
    await house.restart()
    await house.dora.slash(house.channel, "table show")
    await house.press(house.dora, "join")
    assert not edits(house, before)


async def test_each_of_two_tables_has_its_own_result(house: House) -> None:
    await after_a_round(house)
    first = house.hand(house.bia).id
    other = house.guild.create_text_channel("outra")
    await house.bia.slash(other, "open", game="voador")
    house.number = 2
    await house.press(house.caio, "join")
    await house.press(house.bia, "start")
    hands = {one.id: house.said(one) for one in house.messages(house.dm(house.bia))}
    assert "Second in round 1" in hands[first]
    await house.leave(house.bia, other)
    hands = {one.id: house.said(one) for one in house.messages(house.dm(house.bia))}
    assert "Second in round 1" in hands[first], "the other table goes on"
    assert "You win the match" in house.said(house.hand(house.caio))


def luck_of(*lucks: int) -> Any:
    """What is saved of a round for three seats with this luck. The first seat has made a mistake."""
    mistake = {"place": 1, "seat": 0, "done": [["Passed", 0]], "better": [["Passed", 0]], "gave": 812, "error": 90}
    shares = [[seat, 3000 + luck, 3000, luck, 0, 0, 100, 0, 0] for seat, luck in enumerate(lucks)]
    return {"measure": "won", "shares": shares, "course": [(0, [*lucks])], "mistakes": [mistake]}


async def test_ones_own_result_says_in_words_how_lucky_it_was_when_that_is_known(house: House) -> None:
    await after_a_round(house)
    server = house.guild.id
    lucks = house.cog(AnalyseCog).lucks
    await lucks.finish()
    await lucks.store.keep(house.number, 1, server, 0.0, Luck.load(luck_of(2000, 100, -2000)))
    before = len(house.env.http_requests)
    await house.services.painter.renew_result(house.number, 1)
    await house.services.painter.finish()
    assert len(edits(house, before)) == 3
    ana, bia, caio = (house.said(house.hand(house.people[name])) for name in NAMES)
    assert "🍀 **Good luck**: this deal wins about 5 rounds in 10. You made one mistake." in ana
    assert "🍀 **Neither good nor bad luck**: this deal wins about 3 rounds in 10. You made no mistake." in bia
    assert "🍀 **Bad luck**: this deal wins about 1 rounds in 10. You made no mistake." in caio
    assert all("%" not in said and "±" not in said for said in (ana, bia, caio))
    await house.services.preferences.choose("server", server, "analyses", "off")
    answer = await house.press(house.bia, "hand")
    assert "luck" not in house.said(answer.response._message)
    await house.services.preferences.choose("server", server, "analyses", "on")
    await house.press(house.ana, "deal")
    before = len(house.env.http_requests)
    await house.services.painter.renew_result(house.number, 1)
    await house.services.painter.finish()
    assert not edits(house, before), "a hand of the next round is left alone"


async def test_the_second_round_also_says_where_one_stands(house: House) -> None:
    await after_a_round(house)
    await lay_second_round(house, LAST)
    await go_out(house)
    assert "**2** points (2 cards left). You have **4**, place 2 of 3." in house.said(house.hand(house.bia))
    assert "🥈 bia **2** (2 cards left) · in all **4**" in house.said(results(house)[-1])


async def test_one_looks_back_from_ones_own_result_in_a_message_of_its_own(house: House) -> None:
    """In direct messages that is for those who played there, as long as they are in the server."""
    await house.begun("ana", "bia", target="1")
    await house.play_out()
    before = house.said(house.hand(house.bia))
    result = house.hand(house.bia).id
    answer = await house.play(house.bia, "Look back")
    assert "🔍 Round 1" in house.said(answer.response._message)
    assert answer.response._message.id != result, "the result stays"
    assert "the match" in before

    async def is_gone(_server: int, _person: int) -> bool:
        return False

    house.services.membership.check_member = is_gone  # type: ignore[method-assign]
    hand = house.env.backend.get_message(house.dm(house.bia), result)
    answer = await house.bia.user.click(house._real(hand), custom_id=house.buttons(hand)["analyse"])
    assert "no finished match" in answer.response.content


# the end of a match


async def test_a_match_ends_with_one_message_to_which_the_table_leads(house: House) -> None:
    await after_a_round(house, target="3")
    ana, bia, caio = (house.hand(house.people[name]) for name in NAMES)
    assert "## 🏆 You win the match" in house.said(ana)
    assert "## 🥈 Second in the match" in house.said(bia)
    places = "🥇 **ana** 0\n🥈 **{}** 2 (2 cards left)\n3\\. **caio** 3 (3 cards left)"
    assert places.format("You") in house.said(bia)
    (result,) = results(house)
    for hand in (ana, bia, caio):
        assert ops(hand, house) == {"analyse"}
        links = [part["url"] for part in parts(hand.components) if part.get("url")]
        assert links == [f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{result.id}"]
        assert "to the table" not in house.said(hand)
    assert house.said(result).strip() == (
        f"## 🏆 ana wins the match\n{places.format('bia')}\n-# *Play again* keeps seats for all of you."
    )
    assert ops(result, house) == {"again", "analyse"}
    posted = (await house.table()).posted.message
    assert posted is not None
    said = house.said(house.env.backend.get_message(posted.channel, posted.id))
    link = f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{result.id}"
    assert said.strip() == f"🏁 Mau Mau Voador is over: [the result]({link})"
    before = len(house.messages(house.channel.id))
    await house.restart()
    house.services.painter.wake(house.number)
    await house.services.painter.finish()
    assert len(house.messages(house.channel.id)) == before, "it is posted once"


async def test_the_last_of_several_rounds_is_told_in_small_print_and_who_left_comes_last(house: House) -> None:
    await after_a_round(house, target="5")
    await lay_second_round(house, LAST.replace("9C", "9C 10C"))
    await house.leave(house.caio)
    await go_out(house)
    (_, result) = results(house)
    assert house.said(result).split("\n")[1:] == [
        "## 🏆 ana wins the match",
        "🥇 **ana** 0 · 2 rounds won",
        "2\\. **bia** 5",
        "– **caio** 6 · left",
        "-# Last round: bia **3** (3 cards left); caio **3** (missed the round). "
        "*Play again* keeps seats for all of you.",
    ]


@pytest.mark.parametrize("round_over", [False, True])
async def test_a_closed_match_leaves_no_buttons_and_says_so(house: House, round_over: bool) -> None:
    """Closed in its first round by who manages the server; closed by a vote of all between two rounds."""
    if round_over:
        await after_a_round(house)
        for name in NAMES:
            await house.sure(house.people[name], house.people[name].slash(house.channel, "table close"))
        why = "Everybody agreed to stop here. The points stay as they are."
    else:
        await house.begun(*NAMES)
        await house.lay(LAST)
        await house.services.lobbies.close(house.number, house.dora.id, may_close=True)
        why = f"<@{house.dora.id}> closed the match.\n{texts.text('en', 'ended-void')}"
    await house.services.painter.finish()
    for name in NAMES:
        hand = house.hand(house.people[name])
        assert ops(hand, house) <= {"analyse"}, name
        assert "## The match is over" in house.said(hand)
        assert why in house.said(hand)
        assert (("🥈 **You** 2" if name == "bia" else "🥈 **bia** 2") in house.said(hand)) == round_over
    end = results(house)[-1] if round_over else await house.table_message()
    assert why in house.said(end)


async def test_a_match_that_is_closed_in_a_later_round_says_nothing_of_that_round(house: House) -> None:
    await after_a_round(house)
    await house.press(house.ana, "deal")
    for name in NAMES:
        await house.sure(house.people[name], house.people[name].slash(house.channel, "table close"))
    await house.services.painter.finish()
    said = house.said(house.hand(house.bia))
    assert "Last round" not in said
    assert "🥇" in said
    assert len(results(house)) == 2, "that of the round, and that of the match"
    assert "Last round" not in house.said(results(house)[-1])


async def test_a_lobby_that_is_closed_says_so(house: House) -> None:
    await house.seated("ana", "bia")
    await house.sure(house.ana, house.ana.slash(house.channel, "table close"))
    assert "this table is closed" in house.said(await house.table_message())
    assert ops(await house.table_message(), house) == {"open"}, "the next step is another table"


async def test_a_match_that_is_closed_during_the_cut_says_so(house: House) -> None:
    await house.begun("ana", "bia", rules="serbian")
    for who in (house.ana, house.bia):
        await house.sure(who, who.slash(house.channel, "table close"))
    await house.services.painter.finish()
    said = house.said(await house.table_message())
    assert texts.text("en", "ended-void") in said
    for who in (house.ana, house.bia):
        assert not ops(house.hand(who), house)


# places


def places_after(name: str, seats: int, **options: str) -> dict[int, int]:
    """The places of a round that computer players have played."""
    game, chance = make(name, options), Random(name)
    state = game.new(seats)
    events = game.apply(state, NOBODY, Action("deal", text="a round"))
    while state.phase == PLAYING:
        seat = state.stack[-1].seats[0]
        events = game.apply(state, seat, sensible.choose(game.view(state, seat), chance.choice))
    (scored,) = [event for event in events if isinstance(event, Scored)]
    return round_places(game, state, scored.lines)


@pytest.mark.parametrize(("name", "teams"), [("zheng", "on"), ("ime", "pairs")])
def test_partners_share_a_place(name: str, teams: str) -> None:
    places = places_after(name, 4, teams=teams)
    assert places[0] == places[2]
    assert places[1] == places[3]
    assert {*places.values()} == {1, 2}


def test_places_of_a_climbing_round_are_those_of_going_out() -> None:
    assert sorted(places_after("zheng", 5, teams="off").values()) == [1, 2, 3, 4, 5]


def test_twelve_have_places_too() -> None:
    places = places_after("voador", 12)
    assert [*places.values()].count(1) == 1
    assert len(places) == 12
