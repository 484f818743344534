"""What is said with the last cards: each game has its own words, on buttons, at the table, in commands, in the channel.

House rules: MAK-15, MAK-16, TSS-10, BRA-3, PES-12, SWI-12.
"""

from __future__ import annotations

import pytest
from simcord.backend import serializers

from cogs.play import listening
from cogs.play.listening import HEARD_CHARACTERS, hear, meaning
from rules.table import Action
from tests.support.house import House, cards, parts

TWO_LEFT = "top 6S\nhand ana 10S 10D\nhand bia 9S 9H 9D\nstock QD 8C 8D 6C\nturn ana\n"
FIRST, SECOND = Action("declare"), Action("declare", text="mau mau")


def labels(house: House) -> list[str]:
    """The labels of the buttons of ana's hand with which she may say something."""
    message = house.hand(house.ana)
    of = {custom_id for op, custom_id in house.buttons(message).items() if op.startswith("mau")}
    return [part["label"] for part in parts(message.components) if part.get("custom_id") in of]


async def test_MAK_15_MAK_16_the_words_of_makao(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    assert labels(house) == ["Makao!"]
    await house.press(house.ana.user, "mau", message=house.hand(house.ana))
    assert "ana**: “Makao!”" in house.said(await house.table_message())
    assert labels(house) == ["Stop makao!"], "the second word is due once the first was said"
    assert await house.ana.autocomplete(house.channel, "play", "move", "stop") == [
        {"name": "Stop makao!", "value": "Stop makao!"}
    ]
    await house.ana.slash(house.channel, "play", move="STOP makao")
    assert "“Stop makao!”" in house.said(await house.table_message())


async def test_a_word_that_was_said_at_the_table_is_gone_from_the_hand(house: House) -> None:
    """Also on the turn of who has said it."""
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    await house.play(house.bia, "9♠")
    assert "Before your last card, say: *Makao!*" in house.said(house.hand(house.ana)), (
        "too late to be safe, and still due"
    )
    await house.ana.send(house.channel, "makao")
    assert labels(house) == ["Stop makao!"]
    assert "Before your last card, say: *Stop makao!*" in house.said(house.hand(house.ana))
    await house.ana.send(house.channel, "stop makao")
    assert labels(house) == []
    assert "Before your last card" not in house.said(house.hand(house.ana))


async def test_MAK_16_who_goes_out_without_the_second_word_is_told_so(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay("top 9S\nhand ana 9D\nhand bia 8H 9H 9C\nstock QD 8C 8D 6C\nturn ana\n")
    await house.play(house.ana, "9♦")
    said = house.said(house.hand(house.ana))
    assert "You went out without saying “Stop makao!”, so you draw and keep playing." in said
    assert "You drew" in said
    assert "forgets the second word" in house.said(await house.table_message())


async def test_the_second_word_is_not_said_before_the_first(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    answer = await house.ana.slash(house.channel, "play", move="stop makao")
    assert "Say “Makao!” first." in house.said(answer.response._message)


async def test_who_types_the_command_alone_says_what_is_due(house: House) -> None:
    await house.begun("ana", "bia", rules="tschau-sepp")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    await house.ana.slash(house.channel, "play", move="mau")
    assert "“Tschau!”" in house.said(await house.table_message())
    await house.ana.slash(house.channel, "play", move="mau")
    assert "“Sepp!”" in house.said(await house.table_message())


async def test_words_that_a_game_does_not_have_are_refused_with_those_that_it_has(house: House) -> None:
    await house.begun("ana", "bia", rules="makao")
    await house.lay(TWO_LEFT)
    await house.play(house.ana, "10♠")
    answer = await house.ana.slash(house.channel, "play", move="uno")
    assert "I don't know the card" in house.said(answer.response._message)


@pytest.mark.parametrize(
    ("rules", "written", "declared"),
    [
        ("makao", "makao", FIRST),
        ("makao", "no to MAKAAAO!!", FIRST),
        ("makao", "stop, makao", SECOND),
        ("makao", "mau mau", None),
        ("german", "Mau", FIRST),
        ("german", "MAUUU!", FIRST),
        ("german", "mau, mau", FIRST),
        ("german", "mau\u200bmau", FIRST),
        ("german", "Maus", None),
        ("classic", "mau", None),
        ("branne", "maumau", SECOND),
        ("tschau-sepp", "Tschau", FIRST),
        ("tschau-sepp", "sepp.", SECOND),
        ("branne", "mau", FIRST),
        ("branne", "mau mau!", SECOND),
        ("pesten", "last card", FIRST),
        ("pesten", "Letzte Karte!", FIRST),
        ("switch", "última carta", FIRST),
        ("switch", "ultima!!", FIRST),
        ("switch", "我只剩一张了", FIRST),
        ("pesten", "laatste kaart!", FIRST),
        ("serbian", "još jedna karta", Action("declare", text="last card")),
        ("serbian", "последња карта", Action("declare", text="last card")),
        ("switch", "the last of my cards", None),
        ("serbian", "poslednja karta", Action("declare", text="last card")),
        ("serbian", "mau mau", SECOND),
        ("prsi", "mau mau", FIRST),
        ("sto-odno", "mau mau", None),
    ],
)
async def test_what_a_message_declares(house: House, rules: str, written: str, declared: Action | None) -> None:
    table = await house.begun("ana", "bia", rules=rules)
    assert meaning(table, 0, 1, hear(written), readable=True) == declared


async def test_BRA_3_who_says_the_second_word_at_once_has_said_the_first(house: House) -> None:
    await house.begun("ana", "bia", rules="branne")
    await house.lay("top 8S\nhand ana 10S 10D\nhand bia 9S 9H 9D\nstock QD 8C 8D 7C\nturn ana\n")
    await house.ana.slash(house.channel, "play", move="10♠")
    await house.ana.send(house.channel, "Mau Mau!")
    assert "“Mau!”" in house.said(await house.table_message())
    await house.ana.send(house.channel, "mau mau")
    assert "“Mau Mau!”" in house.said(await house.table_message())


@pytest.mark.parametrize("text", ["", "!", "…", "\u200b"])
def test_where_nothing_is_said_nothing_is_heard(text: str) -> None:
    assert not hear("whatever").says(text)
    assert not hear(text).says("Makao!")


# what counts is said, and after the moment for which it would count

ONE_EACH = "top 9S\nhand ana 9D KH\nhand bia 10D QC KC\nhand caio 8D 10H 10S\nstock AC AD AH AS 7C 7D\nturn ana\n"


async def lay(house: House, seat: int, name: str, card: str) -> None:
    table = await house.table()
    assert table.state is not None
    move = next(one for one in table.game.moves(table.state, seat) if one.cards == tuple(cards(card)))
    await house.services.matches.act(house.number, house.people[name].id, [move])


async def is_fined(house: House) -> bool:
    """Bia lays the next card, and caio accuses ana, who has one card left: the one or the other of them draws two."""
    await lay(house, 1, "bia", "10D")
    await house.caio.slash(house.channel, "play", move="accuse ana")
    held = len(await house.hand_cards("ana")), len(await house.hand_cards("caio"))
    assert held in [(3, 3), (1, 5)]
    return held == (3, 3)


@pytest.mark.parametrize("words", ["Mau!", "Mau", "mau mau", "hihi, MAU \U0001f602"])
async def test_GER_10_who_says_mau_in_the_channel_has_said_it(house: House, words: str) -> None:
    await house.begun("ana", "bia", "caio", rules="german", false_accusation="2")
    await house.lay(ONE_EACH)
    await lay(house, 0, "ana", "9D")
    await house.ana.send(house.channel, words)
    assert "ana**: “Mau!”" in house.said(await house.table_message())
    assert not await is_fined(house)


async def test_GER_10_the_button_and_the_command_say_what_german_players_say(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="german")
    await house.lay(ONE_EACH)
    await lay(house, 0, "ana", "9D")
    assert "Mau!" in str([part.get("label") for part in parts((await house.table_message()).components)])
    assert [one["name"] for one in await house.ana.autocomplete(house.channel, "play", "move", "mau")] == ["Mau!"]
    answer = await house.ana.slash(house.channel, "play", move="mau")
    assert answer.response is not None
    assert "ana**: “Mau!”" in house.said(await house.table_message())


@pytest.mark.parametrize("edited", [False, True])
async def test_a_message_that_is_pinned_says_nothing(house: House, edited: bool) -> None:
    """Neither one of before the last card, nor one that was heard when it was written: its text is as it was.

    SimCord sends no MESSAGE_UPDATE for a pin, so the event is sent by hand, as Discord documents it.
    """

    async def pin(number: int) -> None:
        stored = house.env.backend.get_message(house.channel.id, number)
        payload = {**serializers.message_payload(house.env.backend, stored), "pinned": True}
        house.env.backend.emit("MESSAGE_UPDATE", {**payload, "guild_id": str(house.guild.id)})
        await house.env.settle()

    await house.begun("ana", "bia", "caio", rules="german", false_accusation="2")
    old = await house.ana.send(house.channel, "tonight mau mau at seven")
    if edited:
        await house.ana.edit(old, "tonight mau mau at eight")
    house.later(3600)
    await house.lay(ONE_EACH)
    await lay(house, 0, "ana", "9D")
    await pin(old.id)
    assert await is_fined(house)


async def test_an_update_without_another_text_is_heard_no_second_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of a message that was edited before it was pinned."""
    await house.begun("ana", "bia", "caio", rules="makao")
    message = await house.ana.send(house.channel, "hello")
    await house.ana.edit(message, "stop makao")
    heard: list[str] = []
    monkeypatch.setattr("cogs.play.talk.hear", lambda text: heard.append(text) or hear(text))
    stored = house.env.backend.get_message(house.channel.id, message.id)
    payload = {**serializers.message_payload(house.env.backend, stored), "pinned": True}
    for _ in range(2):
        house.env.backend.emit("MESSAGE_UPDATE", {**payload, "guild_id": str(house.guild.id)})
        await house.env.settle()
    assert not heard
    await house.env.advance_time(1)
    await house.ana.edit(message, "makao")
    assert heard == ["makao"]


async def test_an_old_message_that_is_edited_declares_nothing(house: House) -> None:
    """Of yesterday; but one that was written since the last card says what it says now."""
    await house.begun("ana", "bia", "caio", rules="german", false_accusation="2")
    old = await house.ana.send(house.channel, "hello everybody")
    await house.passes(24 * 3600.0)
    await house.lay(ONE_EACH)
    await house.play(house.ana, "9♦")
    version = (await house.table()).version
    new = await house.ana.send(house.channel, "haha")
    await house.ana.edit(old, "mau mau")
    assert (await house.table()).version == version
    await house.ana.edit(new, "mau mau")
    assert (await house.table()).version == version + 1
    assert not await is_fined(house)


async def test_a_table_that_was_saved_before_moments_were_noted_hears_as_it_did(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="german", false_accusation="2")
    await house.lay(ONE_EACH)
    await lay(house, 0, "ana", "9D")
    async with house.services.tables.changing(house.number) as table:
        table.notes.round.since = {}
        await house.services.tables.save(table)
    await house.ana.send(house.channel, "mau")
    assert not await is_fined(house)


async def test_a_message_is_judged_once_for_all_tables_of_its_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many listen: what it says is worked out once, and of two thousand ligatures not more than of letters."""
    for rules in ("voador", "german", "serbian", "classic"):
        await house.begun("ana", "bia", rules=rules)
    worked: list[int] = []
    real = listening.fold_text
    monkeypatch.setattr(listening, "fold_text", lambda text: worked.append(len(text)) or real(text))
    await house.ana.send(house.channel, "\ufdfa" * 2000)
    assert sum(length > 100 for length in worked) == 1
    assert max(worked) <= HEARD_CHARACTERS
