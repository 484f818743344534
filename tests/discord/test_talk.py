"""Talk at a table, in real messages: the king of silence (VOA-15 to VOA-18) and the secret card (VOA-20 to VOA-23)."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import MessageType, OverwriteType

from bot.app import MauMauBot
from bot.screens.components import notice_view
from bot.screens.page import SHOWN_CARD_S
from bot.tables.notes import PostedMessage
from cogs.archive.logs import LogStore
from rules.cards import parse, pretty
from tests.support.house import House, parts

LAID = """
top 5S
hand ana KS 5D 6D 4S
hand bia 7H 2C 9C
hand caio 9D 9H 5H
turn ana
"""
SECRET = {"secret_card": "on"}
NO_TEXT = {"approved_intents": discord.Intents(guilds=True, guild_messages=True)}


async def silence(house: House, laid: str = LAID, **options: str) -> None:
    """Ana has laid the king of spades; caio is to move."""
    await house.begun("ana", "bia", "caio", **options)
    await house.lay(laid)
    await house.play(house.ana, "K♠")
    assert "Silence:" in house.said(await house.table_message())


async def count(house: House, name: str) -> int:
    return len(await house.hand_cards(name))


# the king of silence


async def test_VOA_17_speech_costs_two_cards_once_a_message(house: House) -> None:
    await silence(house)
    message = await house.bia.send(house.channel, "what a nice card")
    assert await count(house, "bia") == 5
    assert "bia** breaks the silence" in house.said(await house.table_message())
    await house.env.advance_time(17)
    drawn = {*await house.hand_cards("bia")} - {parse(card) for card in ("7H", "2C", "9C")}
    assert all(pretty(card) in house.said(house.hand(house.bia)) for card in drawn), "her hand message has them, too"
    await house.bia.edit(message, "what a very nice card")
    assert await count(house, "bia") == 5, "a message is paid for once"


async def test_VOA_17_at_most_once_in_ten_seconds(house: House) -> None:
    await silence(house, silence_penalty="3")
    for words in ("so", "many", "words"):
        await house.bia.send(house.channel, words)
    assert await count(house, "bia") == 6
    await house.env.advance_time(11)
    await house.bia.send(house.channel, "and again")
    assert await count(house, "bia") == 9


@pytest.mark.parametrize(
    "free", ["hahaha", "kkkkk", "rsrsrs", "хахаха", "😂😂", "🎉", "lol", "<:maumau:123456789012345678>"]
)
async def test_VOA_16_laughter_and_emojis_are_free(house: House, free: str) -> None:
    await silence(house)
    await house.bia.send(house.channel, free)
    assert await count(house, "bia") == 3


async def test_VOA_16_stickers_reactions_commands_and_the_laugh_button_are_free(house: House) -> None:
    await silence(house)
    message = await house.dora.send(house.channel, "what is this?")
    await house.bia.react(message, "😂")
    await house.bia.slash(house.channel, "play")
    await house.press(house.bia, "laugh")
    await house.bia.send(house.channel, "", attachments=[("laugh.png", b"png")])
    assert await count(house, "bia") == 3


async def test_VOA_16_spectators_and_bots_are_free(house: House) -> None:
    await silence(house)
    before = (await house.table()).version
    await house.dora.send(house.channel, "I only watch")
    robot = house.guild.add_member(house.env.create_user("robot", bot=True))
    await robot.send(house.channel, "beep")
    other = house.guild.create_text_channel("outra")
    await house.bia.send(other, "elsewhere one may talk")
    assert (await house.table()).version == before


async def test_VOA_16_laughter_edited_into_words_is_speech(house: House) -> None:
    await silence(house)
    message = await house.bia.send(house.channel, "hahaha")
    await house.bia.edit(message, "you hold the ace")
    assert await count(house, "bia") == 5


async def test_VOA_16_what_was_posted_before_the_king_is_free_also_when_edited(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    message = await house.bia.send(house.channel, "hello")
    await house.env.advance_time(1)
    await house.play(house.ana, "K♠")
    await house.bia.edit(message, "hello, everybody")
    assert await count(house, "bia") == 3


async def test_VOA_15_the_next_king_ends_the_silence(house: House) -> None:
    await silence(house, LAID.replace("hand caio 9D 9H 5H", "hand caio KD 9H 5H"))
    await house.play(house.caio, "K♦")
    assert "you may talk again" in house.said(await house.table_message())
    await house.bia.send(house.channel, "at last")
    assert await count(house, "bia") == 3


async def test_VOA_17_silence_ends_with_the_round(house: House) -> None:
    await silence(house, LAID.replace("hand caio 9D 9H 5H", "hand caio 9S"), target="100")
    await house.play(house.caio, "9♠")
    await house.bia.send(house.channel, "well played")
    await house.press(house.ana, "deal")
    assert "Silence:" not in house.said(await house.table_message()).split("round 2")[-1].split("fairness code")[0]
    before = await count(house, "bia")
    await house.bia.send(house.channel, "next one")
    assert await count(house, "bia") == before


async def test_declaring_by_chat_where_talking_is_allowed(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay("top 5S\nhand ana 6S 5D\nhand bia 8S 2C 9C\nhand caio 9S 9H 5H\nturn ana\n")
    await house.play(house.ana, "6♠")
    await house.ana.send(house.channel, "Mau mau!!")
    assert "ana**: “Mau-Mau!”" in house.said(await house.table_message())
    await house.play(house.caio, "9♠")
    assert await count(house, "ana") == 2  # the nine's card alone
    await house.bia.slash(house.channel, "play", move="accuse ana")
    assert await count(house, "ana") == 2


async def test_COM_15_mau_mau_counts_where_the_hand_is_too(house: House) -> None:
    """What counts nowhere is answered; what is no declaration is not."""
    await house.begun("ana", "bia", "caio", rules="classic")
    await house.lay("top 5S\nhand ana 6S 5D\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    direct = house.dm(house.ana)
    await house.ana.user.send_dm("mau mau!")
    await house.env.settle()
    assert "no last card to announce" in house.said(house.messages(direct)[-1])
    await house.ana.slash(house.channel, "play", move="6♠")
    await house.ana.user.send_dm("mau mau!")
    await house.env.settle()
    assert "📣 **ana**: “Mau-Mau!”" in house.said(await house.table_message())


async def test_what_was_announced_stands_soon_on_the_hand_of_who_is_asked(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="classic")
    await house.lay("top 5S\nhand ana 6S 5D\nhand bia 9H 2C\nhand caio KH KD\nturn ana\n")
    await house.ana.slash(house.channel, "play", move="6♠")
    await house.env.advance_time(5)
    assert "“Mau-Mau!”" not in house.said(house.direct(house.bia))
    await house.ana.user.send_dm("mau mau!")
    await house.env.advance_time(15)
    assert "📣 **ana**: “Mau-Mau!”" in house.said(house.direct(house.bia))


async def test_VOA_18_under_silence_one_knocks_twice(house: House) -> None:
    await silence(house, LAID.replace("hand ana KS 5D 6D 4S", "hand ana KS 5D"))
    assert "Knock" in str([part.get("label") for part in parts((await house.table_message()).components)])
    assert "One card left: knock twice!" in house.said(house.hand(house.ana))
    answer = await house.press(house.ana, "mau")
    assert "one knock" in house.said(answer.response._message)
    await house.env.advance_time(11)
    answer = await house.press(house.ana, "mau")
    assert "one knock" in house.said(answer.response._message), "too slow: that was the first one again"
    answer = await house.press(house.ana, "mau")
    assert "The whole table heard you" in house.said(answer.response._message)


async def test_VOA_18_mau_mau_in_words_is_speech_and_no_declaration(house: House) -> None:
    await silence(house, LAID.replace("hand ana KS 5D 6D 4S", "hand ana KS 5D"))
    await house.ana.send(house.channel, "mau mau")
    assert await count(house, "ana") == 3
    assert "“Mau-Mau!”" not in house.said(await house.table_message())


async def test_VOA_17_what_was_said_is_removed_where_the_bot_may(house: House) -> None:
    me = house.env.backend.bot_user.id
    may = discord.Permissions(manage_messages=True).value
    await silence(house, silence_delete="on")
    house.env.backend.set_overwrite(house.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, may))
    message = await house.bia.send(house.channel, "words")
    assert message.id in house.env.backend.messages[house.channel.id], "without the permission it stays"
    await house.env.advance_time(11)
    await house.bia.send(house.channel, "more words")
    told = [one for one in house.messages(house.channel.id) if "not allowed to delete" in house.said(one)]
    assert len(told) == 1, "said once"
    house.env.backend.set_overwrite(house.channel.id, Overwrite(me, OverwriteType.MEMBER, may, 0))
    await house.env.advance_time(11)
    message = await house.bia.send(house.channel, "still more")
    assert message.id not in house.env.backend.messages[house.channel.id]


@pytest.mark.parametrize(("unreadable", "costs"), [("forgive", 0), ("punish", 2)])
@pytest.mark.simcord(**NO_TEXT)
async def test_VOA_18_without_the_privilege_to_read(unreadable: str, costs: int, house_that_cannot_read: House) -> None:
    house = house_that_cannot_read
    await silence(house, silence_unreadable=unreadable)
    message = await house.bia.send(house.channel, "hahaha")
    assert await count(house, "bia") == 3 + costs
    await house.env.advance_time(11)
    await house.bia.edit(message, "hahahaha")
    assert await count(house, "bia") == 3 + costs


@pytest.fixture
def reads_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was started without the privileged intent."""
    real = MauMauBot.__init__
    monkeypatch.setattr(MauMauBot, "__init__", lambda bot, settings: real(bot, settings, reads_text=False))


@pytest.fixture
def house_that_cannot_read(reads_text: None, request: pytest.FixtureRequest) -> House:
    house: House = request.getfixturevalue("house")
    return house


async def test_what_was_said_while_the_bot_was_down_is_read_afterwards(house: House) -> None:
    await silence(house)
    cog: Any = house.bot.get_cog("TalkCog")
    house.bot.remove_listener(cog.on_message)
    await house.bia.send(house.channel, "nobody hears me")
    await house.caio.send(house.channel, "hahaha")
    await house.dora.send(house.channel, "I do not play")
    assert await count(house, "bia") == 3
    await house.restart()
    assert await count(house, "bia") == 5
    assert await count(house, "caio") == 3
    await house.env.advance_time(11)
    await house.restart()
    assert await count(house, "bia") == 5, "it is paid for once"


# the secret card


async def secret_table(house: House, laid: str, **options: str) -> None:
    await house.begun("ana", "bia", "caio", **SECRET, **options)
    await house.lay(laid)


async def shown_to(house: House, who: Any, message: Any = None) -> tuple[str, Any]:
    """What somebody reads who presses *Secret card*, at the table or (``message``) on the hand; and the message."""
    if message is None:
        answer = await house.press(who, "look")
    else:
        answer = await house.play(who, "Secret card")
    assert answer.ephemeral
    return answer.response.content + house.said(answer.response._message), answer.response._message


def lies_there(house: House, message: Any) -> bool:
    return message.id in house.env.backend.messages[message.channel_id]


async def test_VOA_20_each_is_shown_the_secret_card_once_and_for_a_moment(house: House) -> None:
    await house.begun("ana", "bia", "caio", **SECRET)
    table = await house.table()
    assert table.state is not None
    secret = pretty(table.state.own.card)
    assert "look" in house.buttons(await house.table_message())
    assert not [one for one in house.messages(house.channel.id) if "secret card of this round" in house.said(one)]
    said, message = await shown_to(house, house.ana)
    assert f"secret card of this round is {secret}" in said
    await house.env.advance_time(SHOWN_CARD_S - 2)
    assert lies_there(house, message)
    await house.env.advance_time(4)
    assert not lies_there(house, message)
    assert "you get one look a round" in (await shown_to(house, house.ana))[0]
    assert secret in (await shown_to(house, house.bia))[0], "the others may look when they come"
    assert "not at this table" in (await shown_to(house, house.dora))[0]


async def test_VOA_20_it_is_shown_in_direct_messages_too(house: House) -> None:
    await house.begun("ana", "bia", **SECRET)
    hand = house.hand(house.bia)
    said, message = await shown_to(house, house.bia, hand)
    assert "secret card of this round" in said
    now = house.env.backend.get_message(hand.channel_id, hand.id)
    assert "look" in house.buttons(now), "the hand is as it was"
    await house.env.advance_time(SHOWN_CARD_S + 2)
    assert not lies_there(house, message)
    await house.press(house.bia, "hand")
    said = await house.bia.slash(house.channel, "play")
    assert "look" not in house.buttons(said.response._message), "the next hand does not offer it"
    assert "shows it" not in house.said(said.response._message)


async def test_VOA_20_nobody_sees_it_twice_after_a_restart(house: House) -> None:
    await house.begun("ana", "bia", "caio", **SECRET)
    await shown_to(house, house.ana)
    await house.restart()
    assert "you get one look a round" in (await shown_to(house, house.ana))[0]
    assert "secret card of this round" in (await shown_to(house, house.caio))[0]


async def test_VOA_20_it_is_taken_away_when_the_bot_stops(house: House) -> None:
    await house.begun("ana", "bia", **SECRET)
    _, message = await shown_to(house, house.ana)
    with house.env.time_context():
        await house.services.responder.finish()
    assert not lies_there(house, message)


async def test_VOA_20_nobody_can_tell_who_has_looked(house: House) -> None:
    """Nothing is sent but the answer; the table and its log are as they were, and so is when the others are asked."""
    await house.begun("ana", "bia", "caio", **SECRET)
    before, log = await house.table(), await LogStore(house.services.store.database).history(house.number)
    count = len(house.env.http_requests)
    await shown_to(house, house.bia)
    sent = [request.path for request in house.env.http_requests[count:]]
    assert len(sent) == 1
    assert "/interactions/" in sent[0]
    after = await house.table()
    assert await LogStore(house.services.store.database).history(house.number) == log
    assert (after.prompt, after.deadlines, after.touched, after.state) == (
        before.prompt,
        before.deadlines,
        before.touched,
        before.state,
    )
    assert house.number not in await house.services.store.open_tables.list_unpainted()


async def test_VOA_20_each_round_has_its_own(house: House) -> None:
    await house.begun("ana", "bia", **SECRET, target="100")
    await shown_to(house, house.ana)
    await house.lay("top 5S\nhand ana 6S\nhand bia 8S 2C\nturn ana\nsecret 2D\n")
    old = f"mm1:look:{house.number}:-1:"
    await house.play(house.ana, "6♠")
    assert "look" not in house.buttons(await house.table_message())
    assert "no card to look at now" in (await house.forge(house.bia, old)).response.content
    await house.press(house.bia, "join")
    await house.press(house.ana, "deal")
    assert "secret card of this round" in (await shown_to(house, house.ana))[0]


async def test_VOA_20_who_joins_later_looks_in_the_next_round(house: House) -> None:
    await house.begun("ana", "bia", **SECRET)
    await house.services.store.people.meet(house.dora.id, "dora", "en-US")
    await house.services.lobbies.sit(house.number, house.dora.id, "dora")
    assert "no card to look at now" in (await shown_to(house, house.dora))[0]


async def test_VOA_20_it_is_never_shown_otherwise(house: House) -> None:
    await house.begun("ana", "bia", "caio", **SECRET)
    await house.lay("top 5S\nhand ana 6S 7S\nhand bia 8S 2C 9C\nhand caio 9S 9H 5H\nturn ana\nsecret 2D\n")
    before = len(house.env.http_requests)
    await house.play(house.ana, "6♠")
    await house.play(house.caio, "9♠")
    await house.press(house.bia, "hand")
    await house.bia.slash(house.channel, "rules")
    for request in house.env.http_requests[before:]:
        assert "2♦" not in str(request.json), request.path
        assert "2D" not in str(request.json), request.path


async def test_VOA_20_the_picture_of_an_earlier_version_is_removed(house: House) -> None:
    await house.begun("ana", "bia", **SECRET)
    with house.env.time_context():
        picture = await house.services.sender.send(house.channel.id, notice_view("a card"))
    (await house.table()).posted.shown = PostedMessage(house.channel.id, picture.id, 0.0)
    await house.services.store.people.meet(house.dora.id, "dora", "en-US")
    await house.services.lobbies.sit(house.number, house.dora.id, "dora")
    await house.services.painter.finish()
    assert picture.id not in house.env.backend.messages[house.channel.id]
    assert (await house.table()).posted.shown is None


@pytest.mark.parametrize("words", ["who has the 2♦?", "2 de ouros", "the two of diamonds"])
async def test_VOA_21_naming_it_costs_four(house: House, words: str) -> None:
    await secret_table(house, LAID + "secret 2D\n")
    await house.bia.send(house.channel, "is it the 3 of clubs?")
    assert await count(house, "bia") == 3
    await house.bia.send(house.channel, words)
    assert await count(house, "bia") == 7
    assert "bia** names the secret card" in house.said(await house.table_message())
    assert "2♦" not in house.said(await house.table_message())


async def test_VOA_21_a_message_of_before_the_secret_card_was_shown_names_nothing(house: House) -> None:
    old = await house.bia.send(house.channel, "see you at the table")
    await house.env.advance_time(5)
    await secret_table(house, LAID + "secret 2D\n")
    await house.bia.edit(old, "the two of diamonds")
    assert await count(house, "bia") == 3
    new = await house.bia.send(house.channel, "see you")
    await house.bia.edit(new, "the two of diamonds")
    assert await count(house, "bia") == 7


ATTACK = """
top 5S
hand ana 2D 5D 6D
hand bia 7H 2C 9C
hand caio 2D 9H 5H
turn ana
secret 2D
"""


async def test_VOA_22_an_attack_and_its_retaliation(house: House) -> None:
    await secret_table(house, ATTACK)
    hand = house.hand(house.ana)
    attacks = [value for value in house.options(hand, "card") if value.startswith("attack")]
    assert attacks == ["attack.2D", "attack.5D", "attack.6D"], "offered for every card alike"
    await house.choose(house.ana, "card", "attack.2D", message=hand)
    await house.play(house.ana, "caio")
    assert "caio** must draw 8 or strike back" in house.said(await house.table_message())
    offered = [value for value in house.options(house.hand(house.caio), "card") if value.startswith("retaliate")]
    assert len(offered) == 3
    await house.choose(house.caio, "card", "retaliate.2D", message=house.hand(house.caio))
    await house.play(house.caio, "ana")
    await house.play(house.ana, "Accept and draw 16")
    assert await count(house, "ana") == 18
    assert await count(house, "caio") == 2


async def test_VOA_22_a_failed_attack_costs_four_and_the_card_comes_back(house: House) -> None:
    await secret_table(house, ATTACK)
    await house.choose(house.ana, "card", "attack.5D", message=house.hand(house.ana))
    assert await count(house, "ana") == 7
    assert "That isn't the secret card. It's back in your hand" in house.said(house.hand(house.ana))
    said = house.said(await house.table_message())
    assert "ana** attacks with" in said
    assert "ana**'s turn" in said
    assert "5♦" not in said


async def test_VOA_23_a_false_retaliation_costs_four_and_is_asked_again(house: House) -> None:
    await secret_table(house, ATTACK)
    await house.choose(house.ana, "card", "attack.2D", message=house.hand(house.ana))
    await house.play(house.ana, "bia")
    await house.choose(house.bia, "card", "retaliate.7H", message=house.hand(house.bia))
    assert await count(house, "bia") == 7
    await house.play(house.bia, "Accept and draw 8")
    assert await count(house, "bia") == 15


@pytest.mark.parametrize(("yes", "costs", "told"), [(True, 4, "The table agrees"), (False, 0, "lets **caio** off")])
async def test_COM_9_a_hint_is_put_to_the_vote(house: House, yes: bool, costs: int, told: str) -> None:
    await secret_table(house, ATTACK)
    answer = await house.ana.slash(house.channel, "table complain", player="caio")
    assert "put it to the vote" in answer.response.content
    assert "says **caio** hinted at the secret card" in house.said(await house.table_message())
    assert "So far: 0 yes, 0 no." in house.said(await house.table_message())
    for who in (house.caio, house.dora):
        answer = await house.vote(who, yes=yes)
        assert answer.ephemeral, "the accused and spectators have no vote"
    assert await count(house, "caio") == 3
    for who in (house.bia, house.ana):
        await house.vote(who, yes=yes)
    assert await count(house, "caio") == 3 + costs
    assert told in house.said(await house.table_message())


@pytest.mark.simcord(**NO_TEXT)
async def test_VOA_16_discords_own_messages_in_somebodys_name_are_not_theirs(house_that_cannot_read: House) -> None:
    house = house_that_cannot_read
    await silence(house, silence_unreadable="punish")
    pinned = await house.dora.send(house.channel, "hello")
    before = (await house.table()).version
    pinning = MessageType.PINS_ADD
    house.guild.create_system_message(house.channel, pinning, author=house.bia, referenced_message=pinned)
    await house.env.settle()
    assert (await house.table()).version == before


async def test_a_message_where_no_table_is_asks_nothing_of_the_store(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await silence(house)
    other = house.guild.create_text_channel("conversa")
    await house.env.settle()

    asked: list[int] = []

    async def tables_in(channel: int) -> list[int]:
        asked.append(channel)
        return []

    monkeypatch.setattr(house.services.store.open_tables, "list_in_channel", tables_in)
    for place in (other, house.channel):
        await house.dora.send(place, "good evening")
    assert not asked
    await house.bia.send(house.channel, "what a nice card")
    assert await count(house, "bia") == 5, "where a table is it is heard"
