"""Playing on Discord, as people do it: lobby, hands by direct message, buttons, selects, commands, refusals."""

from __future__ import annotations

import pytest

from rules.cards import NAMES
from rules.match import OVER
from tests.support.house import House, as_typed, cards
from tests.support.repository import jumps

pytestmark = pytest.mark.both_databases

LAID = """
top 5S
hand ana 7S 5D KH
hand bia 7H 2C 9C
hand caio 9D 9H 5S
stock 4H 4D 6D 8C
turn ana
"""


async def test_a_table_is_opened_joined_and_begun(house: House) -> None:
    answer = await house.ana.slash(house.channel, "open")
    house.number = 1
    assert answer.ephemeral
    assert "Your table" in house.said(answer.response._message)
    assert "free seats" in house.said(await house.table_message())

    await house.press(house.bia, "join")
    await house.computer(house.ana)
    assert "🤖 Zezé" in house.said(await house.table_message())

    await house.press(house.ana, "start")
    table = await house.table()
    assert table.state is not None
    assert table.thread is not None
    message = await house.table_message()
    assert message.channel_id == table.thread
    assert "round 1" in house.said(message)
    assert len(house.messages(house.dm(house.bia))) == 2, "the greeting, and the hand"
    assert len(house.messages(house.dm(house.ana))) == 1, "the hand: who opens a table looks at the channel"


async def test_a_card_is_laid_from_the_hand_in_direct_messages(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    before = len(house.env.http_requests)
    result = await house.play(house.ana, "7♠")
    assert result.acknowledged
    table = await house.table()
    assert table.state is not None
    assert table.state.debt == 3
    assert "You played 7♠" in house.said(house.hand(house.ana))
    assert "must draw 3 or answer" in house.said(await house.table_message())
    assert "Draw 3" in house.said(house.hand(house.caio))
    assert len(house.env.http_requests) - before <= 4


async def test_the_debt_is_drawn_with_a_button_of_yesterdays_table(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    answer = await house.press(house.caio, "draw")
    assert answer.ephemeral
    assert "You drew" in house.said(answer.response._message)
    assert await house.hand_cards("caio") == cards("9D 9H 5S 4H 4D 6D")
    assert "draws 3" in house.said(await house.table_message())


async def test_who_is_not_to_move_is_told_who_is(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    answer = await house.bia.slash(house.channel, "play", move="draw")
    assert answer.ephemeral
    assert "waiting for ana" in answer.response.content


async def test_a_card_that_does_not_follow_is_refused_with_its_rule(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    answer = await house.ana.slash(house.channel, "play", move="KH")
    assert "K♡ doesn't go on 5♤" in answer.response.content
    answer = await house.ana.slash(house.channel, "play", move="the king")
    assert "I don't know the card" in answer.response.content
    answer = await house.ana.slash(house.channel, "play", move="2C")
    assert "don't hold" in answer.response.content


async def test_somebody_who_does_not_sit_there_is_told_so(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    for op in ("hand", "draw", "pass", "mau", "jump", "accuse"):
        answer = await house.press(house.dora, op)
        assert "not at this table" in answer.response.content, op


async def test_a_drawn_card_that_waits_is_shown_to_nobody_else(house: House) -> None:
    """COM-10, COM-13: not by the table, not by a count, not by a repaint."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana KH 2D\nhand bia 7H 2C 9C\nhand caio 9D 9H\nstock 8S 4D\nturn ana\n")
    before = house.said(await house.table_message())
    await house.press(house.ana, "draw")
    after = house.said(await house.table_message())
    assert before.split("fairness code")[0] == after.split("fairness code")[0]
    assert "drew 8♠" in house.said(house.messages(house.channel.id)[-1]) or "8♠" in house.said(house.hand(house.ana))
    await house.press(house.ana, "pass")
    assert "draws a card" in house.said(await house.table_message())


async def test_jumping_in_steals_the_turn(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    answer = await house.press(house.caio, "jump")
    assert answer.ephemeral
    assert "steals the turn" in house.said(await house.table_message())
    answer = await house.press(house.bia, "jump")
    assert "don't hold" in answer.response.content


async def test_who_cannot_jump_in_is_told_which_card_is_missing(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    answer = await house.press(house.bia, "jump")
    assert "You don't hold 5♠." in as_typed(answer.response.content)


async def test_the_message_of_the_lobby_says_when_the_match_in_the_thread_is_over(house: House) -> None:
    await house.begun("ana", "bia", rules="classic", target="1", thread="auto")
    await house.services.painter.finish()

    def lobby() -> str:
        return "\n".join(house.said(message) for message in house.messages(house.channel.id))

    assert "🃏 **Mau-Mau** · ana, bia" in lobby()
    await house.lay("top 5S\nhand ana 5D\nhand bia KD\nturn ana\n")
    await house.play(house.ana, "5♦")
    await house.services.painter.finish()
    table = await house.table()
    assert table.state is not None
    assert (table.state.phase, bool(table.posted.lobby), bool(table.thread)) == (OVER, True, True)
    assert "🏁 **Mau-Mau** · ana, bia · over" in lobby()
    assert "🃏 **Mau-Mau**" not in lobby()


async def test_people_are_added_to_the_thread_of_their_table_once(house: House) -> None:
    await house.begun("ana", "bia", computers=1, thread="auto")
    thread = (await house.table()).thread
    inside = house.env.backend.get_channel(thread).thread_members
    assert {house.ana.id, house.bia.id} <= set(inside)
    inside.pop(house.bia.id) if isinstance(inside, dict) else inside.remove(house.bia.id)
    await house.restart()
    await house.services.store.people.meet(house.dora.id, "dora", "en-US")
    await house.services.lobbies.sit(house.number, house.dora.id, "dora")
    await house.services.painter.finish()
    assert house.dora.id in inside, "who joins later, too"
    assert house.bia.id not in inside, "who has left the thread is not fetched back"


async def test_the_first_message_of_a_thread_calls_its_people_before_they_are_added(house: House) -> None:
    """Discord adds whom a message calls without a line for each. Nothing but a visible change removes the call again:
    an edit would tell that somebody has armed a card (COM-22).
    """
    await house.begun("ana", "bia", "caio", thread="auto")
    message = await house.table_message()
    called = " ".join(f"<@{who.id}>" for who in (house.ana, house.bia, house.caio))
    assert called in house.said(message)
    requests = [(one.method, one.path) for one in house.env.http_requests]
    posted = requests.index(("POST", f"/channels/{message.channel_id}/messages"))
    assert posted < min(place for place, (_, path) in enumerate(requests) if "/thread-members/" in path)
    seat = (await house.table()).seat_of(house.bia.id)
    async with house.services.tables.changing(house.number) as table:
        table.players[seat].ahead = jumps(NAMES[table.views[seat].hand[0]])
        await house.services.tables.save(table)
    await house.services.painter.finish()
    assert called in house.said(await house.table_message())
    await house.lay(LAID)
    await house.play(house.ana, "7♠")
    assert "<@" not in house.said(await house.table_message())


async def test_a_thread_to_which_nobody_can_be_added_is_played_in_all_the_same(house: House) -> None:
    house.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50001, times=2)
    await house.begun("ana", "bia", thread="auto")
    table = await house.table()
    assert (await house.table_message()).channel_id == table.thread
    assert not house.services.painter.waiting


async def test_one_is_written_to_before_the_first_hand_only_until_it_is_known_that_it_arrives(house: House) -> None:
    await house.seated("ana", "bia")
    greeted = [message for message in house.messages(house.dm(house.bia)) if "You're in!" in house.said(message)]
    assert len(greeted) == 1
    await house.seated("ana")
    answer = await house.press(house.bia, "join")
    assert "You're in!" in house.said(answer.response._message)
    assert len(house.messages(house.dm(house.bia))) == 1


async def test_who_arms_a_card_that_they_do_not_hold_is_told_which(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 8S 5D KH\nhand bia 8S 2C 9C\nhand caio 9D 9H 5H\nturn ana\n")
    answer = await house.bia.slash(house.channel, "play", move="plan KC")
    assert answer.ephemeral
    assert "You don't hold" in answer.response.content
    assert "K♧" in answer.response.content


async def test_an_armed_jump_happens_at_once(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 8S 5D KH\nhand bia 8S 2C 9C\nhand caio 9D 9H 5H\nturn ana\n")
    await house.plan(house.bia, "8S", "Jump in if I can")
    assert "jump in with 8♠ · as soon as possible" in house.said(house.hand(house.bia))
    await house.play(house.ana, "8♠")
    table = await house.table()
    assert table.awaited == (1,)
    assert "bia** 8♠ → steals the turn" in house.said(await house.table_message())


async def test_a_hand_of_more_than_25_and_of_more_than_60_cards_can_be_played(house: House) -> None:
    await house.begun("ana", "bia", "caio", voluntary_draw="on")
    ranks = ("A", "2", "3", "4", "6", "7", "8", "9", "10", "J", "Q", "K")
    many = " ".join(f"{rank}{suit}" for suit in "CDHS" for rank in ranks)
    for hand in (many, f"{many} {many}"):
        await house.lay(f"top 5S\nhand ana {hand}\nhand bia RJ\nhand caio BJ\nturn ana\n")
        message = house.hand(house.ana)
        assert "card.play" not in house.said(message)
        assert "play.4S" in house.options(message, "card")
        await house.choose(house.ana, "card", "play.4S", message=message)
        assert "You played 4♠" in house.said(house.hand(house.ana))


async def test_an_old_button_says_that_the_table_has_moved_on(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    table = await house.table()
    old = f"mm1:draw:{table.id}:{table.prompt}:"
    await house.play(house.ana, "7♠")
    answer = await house.forge(house.caio, old)
    assert "moved on" in answer.response.content
    assert len(await house.hand_cards("caio")) == 3


async def test_forged_and_foreign_buttons_change_nothing(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    table = await house.table()
    before = table.version
    for custom_id in (
        "mm1:move:1:x:y",
        "mm1:nonsense:1:0:",
        "mm9:draw:1:0:",
        "mm1:draw:999:0:",
        f"mm1:move:1:{table.prompt}:0.00000000",
        f"mm1:move:1:{table.prompt}:99999999999.x",
        "mm1:draw:99999999999999999999:0:",
        "mm1:value:1:0:secret_card",
        "mm1:accused:1:0:",
    ):
        answer = await house.forge(house.ana, custom_id, ["zzz"])
        assert answer.ephemeral, custom_id
        assert answer.response.content, custom_id
    assert not (await house.forge(house.ana, "somebody-elses-button")).acknowledged
    assert (await house.table()).version == before


async def test_a_jack_is_laid_with_its_call_and_the_declaration_at_once(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana JD 5D\nhand bia 8S 2C 9C\nhand caio 9D 9H 5H\nturn ana\n")
    answer = await house.ana.slash(house.channel, "play", move="JD hearts mau")
    assert answer.ephemeral
    said = house.said(await house.table_message())
    assert "♥, **J** or 🃏" in said
    assert "Mau-Mau!" in said


async def test_a_suit_is_called_with_a_button(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana JD 5D 6D\nhand bia 8S 2C 9C\nhand caio 9D 9H 5H\nturn ana\n")
    await house.play(house.ana, "J♦")
    await house.play(house.ana, "♠ spades")
    assert "♠, **J** or 🃏" in house.said(await house.table_message())


async def test_who_forgot_to_declare_is_accused(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S 5D\nhand bia 8S 2C 9C\nhand caio 9S 9H 5H\nturn ana\n")
    await house.play(house.ana, "6♠")
    answer = await house.press(house.bia, "accuse")
    assert "Whoever is caught draws 7 cards. A wrong accusation costs you nothing." in house.said(
        answer.response._message
    )
    answer = await house.choose(house.bia, "accused", "0", message=answer.response._message)
    assert len(await house.hand_cards("ana")) == 1  # too early
    await house.play(house.caio, "9♠")
    answer = await house.bia.slash(house.channel, "play", move="accuse ana")
    assert "Well spotted: ana draws 7 cards." in house.said(answer.response._message)
    assert len(await house.hand_cards("ana")) == 1 + 1 + 7  # caio's nine, and the penalty


async def test_who_accuses_is_told_what_a_false_alarm_costs_at_this_table(house: House) -> None:
    await house.begun("ana", "bia", false_accusation="2")
    answer = await house.press(house.bia, "accuse")
    assert "A wrong accusation costs you 2 cards." in house.said(answer.response._message)
    answer = await house.choose(house.bia, "accused", "0", message=answer.response._message)
    assert "ana did nothing wrong. You draw 2 cards." in house.said(answer.response._message)


async def test_a_person_at_two_tables_is_asked_which(house: House) -> None:
    first = house.channel
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nturn ana\n")
    house.channel = house.guild.create_text_channel("outra")
    await house.begun("ana", "caio")
    await house.lay("top 5S\nhand ana 8S 5D KH\nhand caio 7H 2C 9C\nturn ana\n")
    third = house.guild.create_text_channel("terceira")
    answer = await house.ana.slash(third, "play", move="8S")
    assert "Which table do you mean" in house.said(answer.response._message)
    answer = await house.ana.slash(house.channel, "play", move="8S")
    assert "You played 8♠" in house.said(answer.response._message)
    answer = await house.ana.slash(third, "play", move="7S")  # at one table alone she is to move
    assert "You played 7♠" in house.said(answer.response._message)
    assert "5♦ K♥" in house.said((await house.ana.slash(first, "play")).response._message)


async def test_a_match_of_several_rounds_is_played_to_its_end(house: House) -> None:
    """With four people and two computer players, from the lobby to the standings; every hand played by its buttons."""
    names = ("ana", "bia", "caio", "dora")
    await house.begun(*names, computers=2, target="20")
    for _ in range(3000):
        table = await house.table()
        if table.closed is not None:
            break
        assert table.state is not None
        if table.state.phase == "waiting":
            await house.press(house.ana, "deal")
            continue
        seat = table.awaited[0]
        if seat in table.computers:
            await house.env.advance_time(3)
            continue
        who = house.people[table.players[seat].name]
        moves = [
            custom_id
            for part in house.hand(who).components[0]["components"]
            for custom_id in [component.get("custom_id", "") for component in part.get("components", [])]
            if ":move:" in custom_id or ":card:" in custom_id
        ]
        assert moves, house.said(house.hand(who))
        if ":card:" in moves[0]:
            await house.choose(who, "card", house.options(house.hand(who), "card")[0], message=house.hand(who))
        else:
            await house.click(who, house.hand(who), moves[0])
    else:
        raise AssertionError("the match did not end")
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert " is over: [the result]" in said
    assert table.state is not None
    assert table.state.round >= 2
    answer = await house.board(house.ana, by="wins")
    board = house.said(answer.response._message)
    assert "ana" in board
    assert f"rounds won: {table.state.won.count(0)} of {table.state.round}" in board


async def test_what_is_said_with_the_last_card_and_does_not_matter_any_more_is_ignored(house: House) -> None:
    """VOA-8, COM-6: the card is laid, and the round is over."""
    await house.begun("ana", "bia")
    await house.lay("top 5S\nhand ana JD\nhand bia 7H 2C\nturn ana\n")
    answer = await house.ana.slash(house.channel, "play", move="JD hearts mau")
    table = await house.table()
    assert table.state is not None
    assert table.state.phase != "playing", house.said(answer.response)
    assert table.state.won == [0]


async def test_who_has_no_seat_is_given_the_button_that_the_refusal_names(house: House) -> None:
    """While a round is played, the table has no *Join*. Whoever presses it below the refusal is dealt in next."""
    await house.begun("ana", "bia")
    answer = await house.press(house.dora, "draw")
    assert "Press **Join**" in answer.response.content
    joined = await house.press(house.dora, "join", message=answer.response._message)
    assert "next round" in house.said(joined.response._message)
    assert (await house.table()).seat_of(house.dora.id) is not None
    assert "from the next round" in house.said(await house.table_message())


async def test_who_finds_no_seat_is_told_so_and_given_no_button_to_join(house: House) -> None:
    await house.begun("ana", "bia", "caio", computers=9)
    answer = await house.press(house.dora, "hand")
    assert answer.response.content == "You're not at this table, and there's no free seat right now."
    assert not answer.response._message.components
    assert (await house.dora.slash(house.channel, "play")).response.content == answer.response.content
    await house.leave(house.caio)
    answer = await house.press(house.dora, "hand")
    assert "Press **Join**" in answer.response.content, "a seat has become free"
    assert answer.response._message.components
    answer = await house.dora.slash(house.channel, "play")
    assert "Press **Join**" in answer.response.content
    assert answer.response._message.components, "while a round is played, the table itself has no such button"


async def test_who_was_sent_away_is_given_no_button_to_join(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.services.lobbies.send_away(house.number, house.dora.id, house.caio.id, may_alone=True)
    answer = await house.press(house.caio, "draw")
    assert "were sent away from this table" in answer.response.content
    assert not answer.response._message.components


async def test_who_has_announced_the_last_card_is_not_asked_for_it_again(house: House) -> None:
    """The hand had a button that only answered *You've announced it already*."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 5H\nstock 4H 4D 6D 8C\nturn ana\n")
    await house.play(house.ana, "5♦")
    hand = house.hand(house.ana)
    assert "mau" in house.buttons(hand)
    await house.press(house.ana.user, "mau", message=hand)
    assert "mau" not in house.buttons(house.hand(house.ana))


async def test_who_has_announced_the_last_card_at_the_table_is_not_asked_for_it_on_the_hand(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H 5H\nstock 4H 4D 6D 8C\nturn ana\n")
    await house.play(house.ana, "5♦")
    assert "One card left: say it!" in house.said(house.hand(house.ana))
    await house.press(house.ana, "mau")
    await house.services.painter.finish()
    hand = house.hand(house.ana)
    assert "say it!" not in house.said(hand)
    assert "mau" not in house.buttons(hand)


async def test_who_plays_at_the_table_causes_no_request_for_their_hand_message(house: House) -> None:
    """They have just seen their hand in the answer."""
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 5D KH 2H\nhand bia 7H 2C 9C\nhand caio 9D 9H 5H\nturn ana\n")
    before, hand = house.said(house.direct(house.ana)), house.direct(house.ana).id
    await house.ana.slash(house.channel, "play", move="5D")
    await house.services.painter.finish()
    assert (house.direct(house.ana).id, house.said(house.direct(house.ana))) == (hand, before)
