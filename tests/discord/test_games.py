"""Every game as people play it on Discord: a round by the hands, and what is special to each."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.screens.components import read
from bot.screens.lobby import ALL_OPTIONS, COMPUTERS, JoinPress, StartPress
from bot.screens.prompts import make_round_argument, stamp
from bot.tables.table import Table
from bot.words import texts
from rules.cards import NAMES, pretty
from rules.match import PLAYING
from rules.strategies import sensible
from rules.table import Action
from tests.support.examples import EACH_GAME
from tests.support.house import House, cards, parts

NAMED = ("ana", "bia", "caio")


async def do(house: House, who: Any, table: Table, seat: int, move: Action) -> None:
    """Make a move with what the hand offers: a button of its own, a select, or a plain button."""
    hand, seen = house.hand(who), table.views[seat]
    moves = seen.offered if seen.anytime else seen.moves
    ids = [part["custom_id"] for part in parts(hand.components) if part["type"] == 2 and part.get("custom_id")]
    wanted = f":{moves.index(move)}.{stamp(moves)}{make_round_argument(table) if seen.anytime else ''}"
    button = next((name for name in ids if name.endswith(wanted) and ":move:" in name), None)
    if button is None and not move.cards and move.seat < 0:
        button = next((name for name in ids if name.startswith(f"mm1:{move.verb}:")), None)
    if button is not None:
        await house.click(who, hand, button)
        return
    if move.cards:
        values = []
        for place, card in enumerate(move.cards):
            copies = move.cards[:place].count(card)
            values.append(f"{move.verb}.{NAMES[card]}" + (f".{copies + 1}" if copies else ""))
    else:
        values = [f"{move.verb}.{move.seat}"]
    await house.choose(who, "card", *values, message=hand)


@pytest.mark.parametrize("rules", EACH_GAME)
async def test_a_round_of_every_game_is_played_by_the_hands(house: House, rules: str) -> None:
    options = {"amm": {"poker": "on", "jokers": "both", "hints": "on"}, "ime": {"packs": "2"}}.get(rules, {})
    await house.begun(*NAMED, computers=1, rules=rules, **options)
    chance = Random(3)
    for _ in range(1000):
        table = await house.table()
        assert table.state is not None
        if table.state.phase != PLAYING:
            break
        seat = table.awaited[0]
        if seat in table.computers:
            await house.env.advance_time(3)
            continue
        who = house.people[table.players[seat].name]
        seen = table.views[seat]
        await do(house, who, table, seat, sensible.choose(seen, chance.choice))
        after = await house.table()
        assert after.version > table.version, house.said(house.hand(who))
    else:
        raise AssertionError("the round did not end")
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert re.search("round 1|is over: ", said)


# Advanced Mau & Mau


async def more(house: House, who: Any) -> Any:
    """Press *More* on one's own hand; gives the message in its place."""
    return (await house.press(who.user, "more", message=house.hand(who))).response._message


async def test_AMM_30_a_wrong_card_costs_five_and_says_why(house: House) -> None:
    """The whole hand is offered all the time; a press out of turn costs as well, once a round."""
    await house.begun(*NAMED, rules="amm")
    await house.lay("top 5S\nhand ana 6S KH\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    assert "card" not in house.buttons(house.hand(house.bia)), "out of turn it stands behind More"
    assert set(house.options(await more(house, house.bia), "card")) == {"play.7D", "play.9C"}
    await house.choose(house.ana, "card", "play.KH", message=house.hand(house.ana))
    said = house.said(house.hand(house.ana))
    assert "❌ K♥ doesn't go on 5♠" in said
    assert "It is back in your hand → you draw" in said
    assert len(await house.hand_cards("ana")) == 2 + 5
    asked = house.hand(house.bia)
    assert "A wrong one costs you cards." in house.said(asked)
    await house.choose(house.bia, "card", "play.7D", message=asked)
    assert "isn't your turn" in house.said(house.hand(house.bia))
    assert len(await house.hand_cards("bia")) == 2 + 5
    await house.choose(house.bia, "card", "play.9C", message=await more(house, house.bia))
    assert len(await house.hand_cards("bia")) == 2 + 5
    public = house.said(await house.table_message())
    assert "makes a mistake" in public
    assert "K♥" not in public


async def test_AMM_34_everybody_passes_a_card_in_secret(house: House) -> None:
    await house.begun(*NAMED, rules="amm", hints="on")
    await house.lay("top 4S\nhand ana 4D KH QH\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    await house.play(house.ana, "4♦")
    prompt = (await house.table()).prompt
    await house.play(house.bia, "give 7♦")
    public = house.said(await house.table_message())
    assert "7♦" not in public
    assert "ana, caio" in public
    await house.play(house.ana, "give K♥")  # her buttons are as good as before
    await house.play(house.caio, "give 9♦")
    assert (await house.table()).prompt > prompt
    assert await house.hand_cards("bia") == cards("KH 9C")
    assert await house.hand_cards("caio") == cards("7D 8D")


async def test_AMM_36_the_lock_is_shown_while_it_lasts(house: House) -> None:
    await house.begun(*NAMED, rules="amm")
    await house.lay("top 2S\nhand ana 2D KH QH\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    await house.choose(house.ana, "card", "play.2D", message=house.hand(house.ana))
    assert "Boi na linha" in house.said(await house.table_message())


async def test_AMM_35_several_eights_are_chosen_together(house: House) -> None:
    await house.begun(*NAMED, rules="amm")
    await house.lay("top 8S\nhand ana 8D 8H KH QH\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    await house.choose(house.ana, "card", "play.8D", "play.8H", "play.KH", message=house.hand(house.ana))
    assert await house.hand_cards("ana") == cards("QH")
    assert "You played 8♦ 8♥ K♥" in house.said(house.hand(house.ana)), "and not one of them alone"


async def test_where_nobody_lays_several_cards_nobody_is_offered_it(house: House) -> None:
    """A misplay of two cards costs something here, too, and nobody would want it."""
    await house.begun(*NAMED, rules="branne")
    await house.lay("top 8S\nhand ana 8D 8H KH QH\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    (cards_of,) = [part for part in parts(house.hand(house.ana).components) if part["type"] == 3]
    assert cards_of["max_values"] == 1
    await house.choose(house.ana, "card", "play.8D", message=house.hand(house.ana))
    assert await house.hand_cards("ana") == cards("8H KH QH")


async def test_AMM_35_an_eight_just_drawn_is_laid_with_others(house: House) -> None:
    await house.begun(*NAMED, rules="amm")
    await house.lay("top 3S\nhand ana 8H KH QD\nhand bia 7D 9C\nhand caio 9D 8D\nstock 8S\nturn ana\n")
    await house.press(house.ana, "draw")
    await house.choose(house.ana, "card", "play.8S", "play.8H", "play.KH", message=house.hand(house.ana))
    assert await house.hand_cards("ana") == cards("QD")


@pytest.mark.parametrize("computers", [0, 9])
async def test_AMM_54_nobody_has_to_be_chosen(house: House, computers: int) -> None:
    """However many could be."""
    await house.begun(*NAMED, computers=computers, rules="amm", jokers="both", chupa_cabra="on", hints="on")
    table = await house.lay("top 3S\nhand ana BJ KH QD\nhand bia 7D 9C\nhand caio 9D 8D\nturn ana\n")
    await do(house, house.ana, table, 0, Action("play", tuple(cards("BJ"))))
    assert "No, thanks" in house.offered(house.ana)
    await house.play(house.ana, "No, thanks")
    assert await house.hand_cards("ana") == cards("KH QD")
    assert "chooses nobody" in house.said(await house.table_message())


async def test_AMM_53_with_the_roulette_alone_a_joker_is_offered_face_down(house: House) -> None:
    await house.begun(*NAMED, rules="amm", jokers="roulette", lock="off")
    await house.lay("top 3S\nhand ana BJ KH QD\nhand bia 7D 9C\nhand caio 9D 8D\nstock 2C\nturn ana\n")
    hand = house.hand(house.ana)
    values = [option["value"] for part in parts(hand.components) if part["type"] == 3 for option in part["options"]]
    assert sorted(value for value in values if "BJ" in value) == ["roulette.BJ"]
    await house.choose(house.ana, "card", "roulette.BJ", message=hand)
    assert "2♣" in house.said(await house.table_message())


async def test_AMM_56_jokers_beside_the_lock_are_advised_against(house: House) -> None:
    await house.seated("ana", "bia", rules="amm", jokers="both")
    assert "-# Rule AMM-56" in house.said(await house.setting(house.ana, "jokers"))


# Mau-Mau Imesco


async def test_IME_7_counts_are_not_shown_and_may_be_asked_for(house: House) -> None:
    await house.begun(*NAMED, rules="ime")
    await house.lay("top 5S\nhand ana 6S KH\nhand bia 7D 9C 2C\nhand caio 9D 8D\nturn ana\n")
    public = house.said(await house.table_message())
    assert "3 cards" not in public
    asked = await house.press(house.ana.user, "ask", message=await more(house, house.ana))
    await house.choose(house.ana, "ask", "1", message=asked.response._message)
    await house.env.settle()
    own = await house.bia.slash(house.channel, "play")
    await house.press(house.bia, "aside", message=own.response._message)
    assert "**ana** asks **bia**: how many cards? → holds 3 cards" in house.said(await house.table_message())


async def test_IME_52_open_hands_lie_on_the_table(house: House) -> None:
    await house.begun(*NAMED, rules="ime", open_hands="on")
    await house.lay("top 5S\nhand ana 6S KH\nhand bia 7D 9C 2C\nhand caio 9D 8D\nturn ana\n")
    shown = house.said(await house.table_message())
    assert all(card in shown for card in ("6♠", "K♥", "7♦", "9♣", "2♣"))


# Serbian


async def test_SRB_4_there_are_two_things_to_say(house: House) -> None:
    await house.begun(*NAMED, rules="serbian")
    await house.lay("top 5S\nhand ana 6S JH\nhand bia 7D 9C 2C\nhand caio 9D 8D\nturn ana\n")
    await house.play(house.ana, "6♠")
    assert {"Last card!", "Mau Mau!"} <= set(house.offered(house.ana))
    await house.play(house.ana, "Mau Mau!")
    assert "**ana**: “Mau Mau!”" in house.said(await house.table_message())


async def test_SRB_12_contradicting_options_are_refused_with_the_reason(house: House) -> None:
    await house.seated("ana", "bia", rules="serbian", queen="on")
    screen = await house.setting(house.ana, "reverser")
    answer = await house.choose(house.ana, "value", "queen", message=screen)
    assert "SRB-12" in answer.response.content
    assert (await house.table()).game.options["reverser"] == "nine"


# German


async def test_GER_1_a_second_pack_seats_more(house: House) -> None:
    """Five with one pack; with two up to ten, and back to one pack the lobby says so."""
    await house.seated("ana", computers=4, rules="german")
    assert "join" not in house.buttons(await house.table_message())
    answer = await house.forge(house.bia, JoinPress(house.number).id)
    assert "for up to 5" in answer.response.content
    await house.services.lobbies.set_option(house.number, house.ana.id, "packs", 2)
    await house.services.painter.finish()
    await house.press(house.bia, "join")
    assert len((await house.table()).players) == 6
    await house.services.lobbies.set_option(house.number, house.ana.id, "packs", 1)
    await house.services.painter.finish()
    assert "for 5 players at most" in house.said(await house.table_message())
    answer = await house.forge(house.ana, StartPress(house.number).id)
    assert "for 5 players at most" in answer.response.content
    await house.services.lobbies.set_option(house.number, house.ana.id, "packs", 2)
    await house.services.painter.finish()
    await house.press(house.ana, "start")
    assert (await house.table()).state is not None


# alone


async def test_IME_54_solitaire_is_seen_by_its_player_alone(house: House) -> None:
    before = len(house.messages(house.channel.id))
    answer = await house.ana.slash(house.channel, "daily", what="new")
    message = answer.response._message
    assert answer.response.ephemeral
    assert "Your turn" in house.said(message)
    house.number += 1
    for _ in range(40):
        table = await house.table()
        if table.closed is not None:
            break
        moves = table.views[0].moves
        move = sensible.choose(table.views[0], Random(1).choice)
        custom_id = f"mm1:move:{table.id}:{table.prompt}:{moves.index(move)}.{stamp(moves)}"
        if len(moves) <= 10:
            answer = await house.ana.click(house._real(message), custom_id=custom_id)
        else:
            answer = await house.choose(house.ana, "card", f"{move.verb}.{NAMES[move.cards[0]]}", message=message)
        message = answer.response._message or message
    assert (await house.table()).version > 20
    public = [found for found in house.messages(house.channel.id)[before:] if not found.flags & 64]
    assert public == []
    again = await house.ana.slash(house.channel, "daily", what="new")
    assert again.response.ephemeral


async def test_the_daily_deal_is_the_same_for_everybody_and_counts_once(house: House) -> None:
    for who in (house.ana, house.bia):
        await who.slash(house.channel, "daily", what="daily")
    tables = [await house.services.tables.get(number) for number in (1, 2)]
    states = [table.state for table in tables]
    assert states[0] is not None
    assert states[1] is not None
    assert states[0].hands == states[1].hands
    await house.ana.slash(house.channel, "daily", what="daily")
    assert await house.services.store.tables.get(3) is None  # she goes on with the one that she has begun
    board = await house.ana.slash(house.channel, "daily", what="board")
    assert "Nobody has finished it yet" in house.said(board.response._message)


async def test_SRB_2_everybody_is_sent_the_hand_once_it_is_dealt(house: House) -> None:
    """The cutter decides before that, and holds nothing yet."""
    await house.begun(*NAMED, rules="serbian")
    await house.lay("seed 7\n")
    assert "You hold no cards" in house.said(house.hand(house.bia))
    await house.play(house.bia, "No, thanks")
    for who in (house.ana, house.bia, house.caio):
        assert "You hold no cards" not in house.said(house.hand(who))


async def test_a_select_belongs_to_its_round(house: House) -> None:
    """Where misplays cost, one of last round's would be laid in the next round, and paid."""
    await house.begun("ana", "bia", rules="amm", silence="off", target="1000")
    await house.lay("top 5S\nhand ana 6S\nhand bia KD 7C 9H\nturn ana\n")
    before = await more(house, house.bia)
    old = {read(part["custom_id"]).op: part["custom_id"] for part in parts(before.components) if part.get("custom_id")}
    await house.choose(house.ana, "card", "play.6S", message=house.hand(house.ana))
    table = await house.table()
    await house.services.matches.deal(table.id, house.ana.id)
    table = await house.table()
    held = [NAMES[card] for card in table.views[1].hand]
    for op, values in (("card", [f"play.{held[0]}"]), ("card", [f"play.{one}" for one in held[:2]])):
        answer = await house.forge_at(house.bia, await house.table_message(), old[op], values)
        assert "moved on" in house.said(answer.response._message), op
        assert (await house.table()).version == table.version


async def test_a_select_that_arms_belongs_to_its_round(house: House) -> None:
    await house.begun("ana", "bia", "caio", target="1000")
    await house.lay("top 5S\nhand ana 6S JD\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    planning = await house.planning(house.bia)
    (old,) = [part["custom_id"] for part in parts(planning.components) if part["type"] == 3]
    await house.lay("top 5S\nhand ana 6S\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.services.matches.deal((await house.table()).id, house.ana.id)
    table = await house.table()
    seat = next(seat for seat in range(3) if seat not in table.awaited)
    who, arms = house.people[table.players[seat].name], f"arm.{NAMES[table.views[seat].hand[0]]}"
    answer = await house.forge_at(who, await house.table_message(), old, [arms])
    assert "moved on" in house.said(answer.response._message)
    answer = await house.forge_at(
        who, await house.table_message(), f"mm1:arm:1:-1:{make_round_argument(table)}", [arms]
    )
    assert "When should I play" in house.said(answer.response._message)


async def test_who_is_accused_is_chosen_for_one_round(house: House) -> None:
    """One of the last round's choices would cost cards in the next one."""
    await house.begun("ana", "bia", "caio", rules="german", false_accusation="2", target="1000")
    await house.lay("top 9S\nhand ana 9D\nhand bia KD 7C 9H\nhand caio 8C 10C\nturn ana\n")
    asked = (await house.press(house.bia, "accuse")).response._message
    old = house.buttons(asked)["accused"]
    await house.play(house.ana, "9♦")
    await house.services.matches.deal(house.number, house.ana.id)
    held = await house.hand_cards("bia")
    answer = await house.forge_at(house.bia, await house.table_message(), old, ["0"])
    assert "moved on" in house.said(answer.response._message)
    assert await house.hand_cards("bia") == held


async def cut(house: House) -> Table:
    """Who cuts keeps no card, so that the dealer begins to deal."""
    table = await house.table()
    while table.state is not None and table.state.stack and table.state.stack[-1].kind == "cut":
        cutter = house.people[table.players[table.awaited[0]].name]
        await house.services.matches.act(table.id, cutter.id, [Action("decline")])
        table = await house.table()
    return table


async def test_SRB_32_looking_too_early_costs_four(house: House) -> None:
    """Nobody is sent a hand while the dealer deals; who looks at it all the same pays, once."""
    await house.begun(*NAMED, rules="serbian", early_hand_penalty="on")
    table = await cut(house)
    assert house.bot.clock.now() < table.dealing_until
    early = (await house.bia.slash(house.channel, "play")).response._message
    assert "four more" in house.said(early)
    assert len(await house.hand_cards("bia")) == 10
    await house.bia.slash(house.channel, "play")
    assert len(await house.hand_cards("bia")) == 10
    house.later(20)
    await house.env.advance_time(3)
    sent = house.said(house.hand(house.ana)) + house.said(house.hand(house.caio))
    assert any(suit in sent for suit in "♣♦♥♠")
    await house.ana.slash(house.channel, "play")
    assert len(await house.hand_cards("ana")) == 6


async def test_SRB_32_nothing_tells_of_ones_hand_while_looking_costs(house: House) -> None:
    """Suggestions, guesses in commands and in selects, and *Why?* say the same of cards that are held and of others."""
    await house.begun(*NAMED, rules="serbian", early_hand_penalty="on")
    table = await cut(house)
    assert table.state is not None
    first = table.awaited[0]
    who, hand = house.people[table.players[first].name], table.state.hands[first]
    other = next(card for card in range(52) if card not in hand)
    ours, message = await house.table_message(), house.forge_at

    async def told(card: int) -> list[str]:
        named, found = NAMES[card], []
        for word in ("", "jump ", "plan "):
            answer = await who.slash(house.channel, "play", move=f"{word}{named}")
            found.append(house.said(answer.response._message))
        for op, value in (("arm", "arm"), ("card", "play"), ("card", "jump"), ("card", "show")):
            answer = await message(who, ours, f"mm1:{op}:1:-1:{make_round_argument(table)}", [f"{value}.{named}"])
            found.append(house.said(answer.response._message))
        for op in ("draw", "pass", "why", "move"):
            answer = await message(who, ours, f"mm1:{op}:1:{table.prompt}:")
            found.append(house.said(answer.response._message))
        return found

    assert house.bot.clock.now() < table.dealing_until
    assert await told(hand[0]) == await told(other)
    for command, option in (("play", "move"), ("table card", "card")):
        assert await who.autocomplete(house.channel, command, option, "") == []
    assert len((await house.table()).state.hands[first]) == 6, "and it has cost nothing"
    await who.slash(house.channel, "play")
    assert len(await who.autocomplete(house.channel, "play", "move", "")) > 5, "who has paid may see"
    assert await told(hand[0]) != await told(other)


async def test_SRB_32_who_is_refused_sees_no_hand_during_the_deal(house: House) -> None:
    """A press that comes too late is answered beside the result of the last round, not with the new cards."""
    await house.begun("ana", "bia", rules="serbian", early_hand_penalty="on")
    await house.lay("top 5S\nhand ana 5D\nhand bia KD 7C\nturn ana\n")
    await house.play(house.ana, "5♦")
    await house.services.painter.finish()
    result, told_before = house.hand(house.bia), house.said(house.hand(house.bia))
    deals = house.buttons(result)["deal"]
    await house.click(house.bia, result, deals)
    table = await cut(house)
    await house.services.painter.finish()
    assert house.bot.clock.now() < table.dealing_until
    answer = await house.forge(house.bia, deals)
    said = house.said(house.hand(house.bia)) + house.said(answer.response._message)
    table = await house.table()
    assert table.state is not None
    new = [card for card in table.state.hands[1] if pretty(card) not in told_before]
    assert new
    assert not any(pretty(card) in said for card in new)
    await house.services.lobbies.leave_seat(house.number, house.ana.id)
    await house.services.painter.finish()
    told = "\n".join(house.said(message) for message in house.messages(house.dm(house.bia)))
    assert "## 🏆 You win the match" in told, "what ends during the deal is told all the same"


async def test_IME_51_the_time_of_a_round_ends_it_by_itself(house: House) -> None:
    await house.begun(*NAMED, rules="ime", time_limit="1", turn_clock="off")
    house.later(61)
    await house.env.advance_time(3)
    table = await house.table()
    assert table.state is not None
    assert table.state.won


async def test_IME_53_words_are_punished_in_ROM(house: House) -> None:
    await house.begun(*NAMED, rules="ime", read_only="on")
    held = len(await house.hand_cards("bia"))
    await house.bia.send(house.channel, "what a nice hand I have")
    await house.env.settle()
    assert len(await house.hand_cards("bia")) == held + 3
    await house.bia.send(house.channel, "🤔🤔")
    await house.env.settle()
    assert len(await house.hand_cards("bia")) == held + 3


async def test_a_game_alone_is_no_table_of_its_channel(house: House) -> None:
    """Whoever manages the server does not close it by mistake, and nobody is asked which table is meant."""
    await house.ana.slash(house.channel, "daily", what="new")
    answer = await house.bia.slash(house.channel, "play")
    assert "no table here" in answer.response.content
    house.number += 1
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n")
    shown = await house.ana.slash(house.channel, "play")
    assert "K♥" in house.said(shown.response._message)


async def test_IME_50_every_going_out_counts_on_the_leaderboard_and_the_table_may_end_it(house: House) -> None:
    """COM-9: a proposal is put to the vote of all people but the one who made it, who is for it."""
    await house.begun(*NAMED, rules="ime", cyclic="on")
    await house.lay("top 5C\nhand ana 7C\nhand bia 8C 6H QS\nhand caio 9D 8D 2D\nturn ana\n")
    await house.play(house.ana, "7♣")
    await house.bia.slash(house.channel, "table propose", what="IME-50")
    assert house.said(await house.table_message()).count("proposes to end the match now") == 1
    refused = await house.vote(house.bia)
    assert texts.text("en", "why-voted") in refused.response.content
    await house.vote(house.bia, yes=False)
    assert (await house.table()).begun_state().vote is None, "she takes it back"
    await house.bia.slash(house.channel, "table propose", what="IME-50")
    await house.vote(house.ana)
    await house.vote(house.caio)
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "🏆 ana wins the match" in said
    board = await house.board(house.ana, game="ime", by="wins")
    assert "🥇 **ana** ◀ — matches won: **1** of 1" in house.said(board.response._message)


async def test_what_cannot_be_proposed_is_said(house: House) -> None:
    await house.begun(*NAMED, rules="voador", walkover="off")
    answer = await house.ana.slash(house.channel, "table propose", what="COM-20")
    assert "nothing to propose" in answer.response.content


PANEL_SELECT = texts.text("en", "host-setup")


@pytest.mark.parametrize(
    ("rules", "menus"),
    [("german", [PANEL_SELECT]), ("ime", [f"{PANEL_SELECT} (1)", f"{PANEL_SELECT} (2)"])],
)
async def test_options_that_take_several_menus_are_in_numbered_ones(house: House, rules: str, menus: list[str]) -> None:
    await house.seated("ana", rules=rules)
    many = [one for one in house.options(await house.panel(house.ana), "option") if one == ALL_OPTIONS]
    shown = await house.setting(house.ana, ALL_OPTIONS) if many else await house.panel(house.ana)
    selects = [part for part in parts(shown.components) if part["type"] == 3]
    assert [one["placeholder"] for one in selects if read(one["custom_id"]).op == "option"] == menus


async def test_a_value_that_an_option_cannot_have_is_refused_in_words(house: House) -> None:
    await house.seated("ana", "bia", rules="ime")
    for written, told in (
        ("many", "**The match ends at**: “many” isn't possible. It can be: default, 1-1000."),
        ("17", 17),
        ("Default", "usual"),
        ("default", "usual"),
        ("usual", "usual"),
    ):
        await house.choose(house.ana, "option", "target", message=await house.setting(house.ana, ALL_OPTIONS))
        asked = house.messages(house.channel.id)[-1]
        assert texts.text("en", "explained-target") in house.said(asked)
        shown = await house.press(house.ana, "form", message=asked)
        told_before, label = shown.modal["components"]
        assert texts.text("en", "explained-target") in told_before["content"]
        field = label["component"]["custom_id"]
        answer = await house.ana.submit_modal(shown, {field: written})
        assert told in (answer.response.content, (await house.table()).game.options["target"])


async def test_IME_55_the_lobby_shows_who_plays_with_whom(house: House) -> None:
    """As soon as there are enough for pairs."""
    await house.seated(*NAMED, rules="ime", teams="pairs")
    assert "🔴 A" not in house.said(await house.table_message())
    await house.computer(house.ana)
    lines = house.said(await house.table_message()).splitlines()
    assert [line[-3:] for line in lines if line[-1:] in ("A", "B")] == ["🔴 A", "🔵 B"] * 2


async def test_IME_55_the_table_and_the_hands_show_who_plays_with_whom(house: House) -> None:
    """Where partners are no longer opposite, nobody could tell otherwise."""
    await house.begun("ana", "bia", "caio", "dora", rules="ime", teams="pairs")
    told = "🔴 A: ana, caio · 🔵 B: bia, dora"
    assert told in house.said(await house.table_message())
    [asked] = (await house.table()).awaited
    assert told in house.said(house.hand([house.ana, house.bia, house.caio, house.dora][asked]))
    await house.begun("ana", "bia", "caio", "dora", rules="ime")
    assert "🔴" not in house.said(await house.table_message())


async def test_a_computer_player_is_removed_where_one_sits(house: House) -> None:
    await house.seated("ana", "bia")
    assert "dismiss" not in house.buttons(await house.setting(house.ana, COMPUTERS))
    await house.computer(house.ana)
    name = (await house.table()).players[-1].name
    answer = await house.sure(house.ana, house.ana.slash(house.channel, "table kick", player=name))
    assert house.said(answer.response._message) == texts.text("en", "refused-only-people")
    await house.press(house.ana, "dismiss", message=await house.setting(house.ana, COMPUTERS))
    assert [player.name for player in (await house.table()).players] == ["ana", "bia"]
