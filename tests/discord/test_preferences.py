"""``/me`` and ``/settings`` on Discord: who reads what, in which language, from the moment at which it was chosen."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.drawing.cards import large_hand
from bot.drawing.emojis import Faces, emoji_name
from bot.people.preferences import DECLARED, OWN_TIMES, PAGES, RINGING, SEVERAL, Kind, Whose, page_of
from bot.process.jobs import NotDone
from bot.screens.hand import hand_view
from bot.screens.lobby import AgainPress
from bot.screens.page import Page
from bot.tables.table import USUAL_SETTINGS
from bot.words import texts
from bot.words.texts import Person, card_in_words
from cogs.people.screens import Choices, PreferPress, SettingsPress, preferences_view
from cogs.play.typed import hand_stamp
from cogs.standings.commands import LeaderboardCog
from cogs.tables.screens import GamePress
from rules.cards import CARDS
from tests.support.examples import EACH_LANGUAGE, rest_in_gate
from tests.support.house import House, cards, manager, parts
from tests.support.screens import check

LAID = "top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H\nturn ana\n"


async def opened(house: House, who: Any, whose: Whose, name: str = "") -> Any:
    """The message of ``/me`` or ``/settings``, at the page of a preference."""
    screen = (await who.slash(house.channel, "me" if whose == "person" else "settings")).response._message
    first, *_ = PAGES[whose]
    page = page_of(whose, name) if name else first
    if page == first:
        return screen
    if page == RINGING:  # it is there for who has chosen times
        chosen = await who.select(house._real(screen), [OWN_TIMES], custom_id=PreferPress("person.peace").id)
        return chosen.response._message
    pressed = await who.click(house._real(screen), custom_id=SettingsPress(page).id)
    return pressed.response._message


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
async def test_the_screens_keep_discords_limits_and_mark_what_holds(house: House, tongue: str) -> None:
    for whose, page in ((whose, page) for whose, pages in PAGES.items() for page in pages):
        chosen = {name: one.choices[-1] for name, one in DECLARED[whose].items()}
        view = preferences_view(Choices(whose, chosen), Person(tongue), page)
        assert check(view) <= {"prefer", "settings", "desk", "away", "privacy"}
        for part in parts(view.to_components()):
            if "options" in part and part["min_values"] > 0:
                assert [option["default"] for option in part["options"]][-1]
                assert sum(option["default"] for option in part["options"]) == 1


async def test_a_person_chooses_a_language_and_what_they_alone_see_is_in_it_at_once(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    screen = (await house.ana.slash(house.channel, "me")).response._message
    assert "Language" in house.said(screen)
    before = house.said(house.hand(house.ana))
    answer = await house.choose(house.ana, "prefer", "pt-BR", message=screen)
    assert "Idioma" in house.said(answer.response._message), "the screen itself, in place"
    await house.services.painter.finish()
    after = house.said(house.hand(house.ana))
    assert after != before
    assert texts.text("pt-BR", "hand-decide") in after
    assert len(house.messages(house.dm(house.ana))) == 1, "edited, not sent anew"
    refused = await house.ana.slash(house.channel, "play", move="KH")
    assert texts.text("pt-BR", "why-does-not-follow", card="K♡", top="5♤") in refused.response.content
    other = await house.bia.slash(house.channel, "play", move="draw")
    assert texts.text("en", "why-not-your-turn", who="ana") in other.response.content
    assert texts.text("en", "hand-decide") not in after
    assert texts.text("en", "button-hand") in labels(await house.table_message()), "what everybody sees stays as it is"


async def test_a_choice_holds_after_a_restart_and_can_be_taken_back(house: House) -> None:
    await house.ana.slash(house.channel, "me", language="zh-CN")
    await house.restart()
    assert texts.text("zh-CN", "prefer-person-title") in house.said(
        (await house.ana.slash(house.channel, "me")).response._message
    )
    back = await house.ana.slash(house.channel, "me", language="auto")
    assert texts.text("en", "prefer-person-title") in house.said(back.response._message)


async def test_who_manages_the_server_chooses_its_language_and_the_table_is_in_it(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    boss = manager(house)
    screen = (await boss.slash(house.channel, "settings")).response._message
    await house.choose(boss, "prefer", "sr-Latn", message=screen)
    await house.services.painter.finish()
    assert texts.text("sr-Latn", "table-where", game=texts.text("sr-Latn", "game-voador"), round=1) in house.said(
        await house.table_message()
    )
    assert "♠" in house.said(house.hand(house.ana))
    assert texts.text("en", "hand-decide") in house.said(house.hand(house.ana)), "hands are their owners'"
    board = await house.ana.slash(house.channel, "daily", what="board")
    assert texts.text("sr-Latn", "solitaire-nobody") in house.said(board.response._message)
    await house.services.lobbies.close(house.number, house.dora.id, may_close=True)
    await house.ana.slash(house.channel, "open")
    house.number += 1
    assert "ima mesta" in house.said(await house.table_message())


async def test_what_was_chosen_is_shown_on_the_page_where_it_stands(house: House) -> None:
    await house.begun("ana", "bia")
    boss = manager(house)
    screen = await opened(house, boss, "server", "daily")
    assert texts.text("en", "prefer-server-daily") in house.said(screen)
    chosen = await boss.select(house._real(screen), [house.channel], custom_id=PreferPress("server.daily").id)
    assert texts.text("en", "prefer-server-daily") in house.said(chosen.response._message)
    unknown = await house.forge(boss, SettingsPress("cellar").id)
    assert texts.text("en", "prefer-server-language") in house.said(unknown.response._message), "the first one"


async def test_nobody_else_changes_the_settings_of_a_server(house: House) -> None:
    """The command is hidden from others; a forged press is refused."""
    await house.begun("ana", "bia", "caio")
    refused = await house.forge(house.bia, "mm1:prefer:0:-1:server.language", ["pt-BR"])
    assert refused.response.content == texts.text("en", "refused-manage-only")
    for argument in ("server.language", "person.colour", "nobody.language", ""):
        answer = await house.forge(house.bia, f"mm1:prefer:0:-1:{argument}", ["pt-BR"])
        assert answer.ephemeral, argument
    for value in ("tlh", "", "auto;"):
        await house.forge(house.bia, "mm1:prefer:0:-1:person.language", [value])
    assert (await house.services.preferences.of("server", house.guild.id))["language"] == "auto"
    assert (await house.services.preferences.of("person", house.bia.id))["language"] == "auto"


@pytest.mark.parametrize("whose", rest_in_gate(DECLARED, ["person"]))
async def test_every_choice_of_every_preference_can_be_made_on_its_screen(house: House, whose: Whose) -> None:
    boss = manager(house)
    owner = boss.id if whose == "person" else house.guild.id
    for name, preference in DECLARED[whose].items():
        for choice in (*preference.choices, preference.usual):
            screen = await opened(house, boss, whose, name)
            custom_id = PreferPress(f"{whose}.{name}").id
            if preference.kind:
                value, one = offered(house, preference.kind)
                await boss.select(house._real(screen), [one], custom_id=custom_id)
                assert (await house.services.preferences.of(whose, owner))[name] == value
                screen = await opened(house, boss, whose, name)
                assert value in str(screen.components), "it stands there as chosen"
            await boss.select(house._real(screen), [] if preference.kind else [choice], custom_id=custom_id)
            if choice != OWN_TIMES:  # this leads to their selects, and changes nothing yet
                assert (await house.services.preferences.of(whose, owner))[name] == choice


def offered(house: House, kind: Kind) -> tuple[str, Any]:
    """One of what a preference of this kind may be, and what somebody chooses for it."""
    if kind in SEVERAL:
        return SEVERAL[kind][5], SEVERAL[kind][5]
    one = house.guild.create_role("players") if kind == "role" else house.channel
    return str(one.id), one


# what a server chooses for its tables


async def test_tables_stand_where_the_server_wants_them_and_nowhere_else(house: House) -> None:
    """In a thread of such a channel, too; who is refused hears where."""
    cellar, attic = (house.guild.create_text_channel(name) for name in ("cellar", "attic"))
    boss = manager(house)
    screen = (await boss.slash(house.channel, "settings")).response._message
    places = PreferPress("server.places").id
    await boss.select(house._real(screen), [cellar, attic], custom_id=places)
    refused = await house.ana.slash(house.channel, "open")
    assert refused.response.content == texts.text("en", "refused-not-here", where=f"<#{cellar.id}> <#{attic.id}>")
    assert refused.response.ephemeral
    assert (await boss.slash(house.channel, "open")).response.content == refused.response.content
    assert await house.services.store.open_tables.list_for_server(house.guild.id) == []
    await house.ana.slash(cellar, "open")
    house.number += 1
    await house.press(house.bia, "join")
    await house.press(house.ana, "start")
    await house.services.painter.finish()
    thread = (await house.table()).thread
    assert thread is not None
    await house.ana.slash(house._channel(thread), "open")
    assert len(await house.services.store.open_tables.list_for_server(house.guild.id)) == 2


async def test_a_table_is_neither_moved_nor_opened_again_where_the_server_wants_none(house: House) -> None:
    await house.seated("ana", "bia")
    place = (await house.table()).place
    cellar = house.guild.create_text_channel("cellar")
    await house.services.preferences.choose("server", house.guild.id, "places", str(house.channel.id))
    refused = await house.ana.slash(cellar, "table here")
    assert refused.response.content == texts.text("en", "refused-not-here", where=f"<#{house.channel.id}>")
    assert (await house.table()).place == place
    await house.services.preferences.choose("server", house.guild.id, "places", str(cellar.id))
    assert (await house.press(house.bia, "leave")).acknowledged, "what stands goes on"
    again = await house.forge(house.ana, AgainPress(house.number).id)
    assert again.response.content == texts.text("en", "refused-not-here", where=f"<#{cellar.id}>")


async def test_channels_and_roles_that_were_deleted_are_chosen_no_more(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is bothered: it is as if they had not been chosen, and the log says so."""
    caplog.set_level("INFO")
    cellar, attic = (house.guild.create_text_channel(name) for name in ("cellar", "attic"))
    preferences, server = house.services.preferences, house.guild.id
    await house.ana.slash(house.channel, "open")
    await preferences.choose("server", server, "places", f"{cellar.id} {attic.id}")
    await preferences.choose("server", server, "seasons", str(attic.id))
    assert await house.cog(LeaderboardCog).podium.channel_of(server) == attic.id
    house.env.backend.delete_channel(attic.id)
    await house.env.settle()
    assert await house.cog(LeaderboardCog).podium.channel_of(server) is None
    refused = await house.ana.slash(house.channel, "open")
    assert refused.response.content == texts.text("en", "refused-not-here", where=f"<#{cellar.id}>")
    house.env.backend.delete_channel(cellar.id)
    await house.env.settle()
    screen = await opened(house, manager(house), "server", "places")
    assert str(cellar.id) not in str(screen.components)
    assert await house.services.store.preferences.chosen("server", server) == {}
    await house.ana.slash(house.channel, "open")
    assert len(await house.services.store.open_tables.list_for_server(server)) == 2
    assert sum("has deleted what it chose" in line for line in caplog.messages) == 3


async def test_nobody_chooses_what_is_no_channel_or_too_many(house: House) -> None:
    await house.begun("ana", "bia")
    boss = manager(house)
    eleven = [str(10**17 + number) for number in range(11)]
    for name, values in (("places", eleven), ("seasons", eleven[:2]), ("places", ["here"]), ("places", ["1" * 21])):
        await house.forge(boss, PreferPress(f"server.{name}").id, values)
        assert await house.services.store.preferences.chosen("server", house.guild.id) == {}, values
    await house.forge(boss, PreferPress("server.seasons").id, eleven[:1])
    assert await house.cog(LeaderboardCog).podium.channel_of(house.guild.id) is None, (
        "a channel of another server is none"
    )


async def test_a_new_table_is_as_the_server_likes_it(house: House) -> None:
    boss = manager(house)
    for choice in ("classic", "6h"):
        screen = await opened(house, boss, "server", "game")
        await house.choose(boss, "prefer", choice, message=screen)
    await house.services.preferences.choose("server", house.guild.id, "thread", "off")
    await house.ana.slash(house.channel, "open")
    await house.ana.slash(house.channel, "open", game="ime")
    first, second = [await house.services.tables.get(number) for number in (1, 2)]
    assert first.game.name == "classic"
    assert second.game.name == "ime", "what is said goes before"
    assert first.settings == second.settings == USUAL_SETTINGS | {"turn_clock": "6h", "thread": "off"}


async def test_talking_during_silence_costs_what_the_server_says_where_a_game_has_that(house: House) -> None:
    await house.services.store.servers.meet(house.guild.id, "en-US")
    await house.services.preferences.choose("server", house.guild.id, "silence_penalty", "4")
    await house.ana.slash(house.channel, "open", game="voador")
    await house.bia.slash(house.channel, "open", game="classic")
    first, second = [await house.services.tables.get(number) for number in (1, 2)]
    assert first.game.options["silence_penalty"] == 4
    assert "silence_penalty" not in second.game.options
    house.number = 1
    for game, penalty in (("ime", None), ("amm", 4), ("voador", 4)):
        await house.forge(house.ana, GamePress(1).id, [game])
        table = await house.services.tables.get(1)
        assert (table.game.name, table.game.options.get("silence_penalty")) == (game, penalty)
    await house.services.lobbies.set_option(1, house.ana.id, "silence_penalty", 0)
    assert (await house.services.tables.get(1)).game.options["silence_penalty"] == 0, "the host has the last word"
    await house.services.preferences.choose("server", house.guild.id, "silence_penalty", "2")
    assert await house.services.preferences.new_rules(house.guild.id, "voador") == {}
    assert await house.services.preferences.new_rules(house.guild.id, "bridge") == {}


DRAWN = Faces({emoji_name(card): discord.PartialEmoji(name=emoji_name(card), id=9) for card in CARDS})


async def test_cards_are_written_for_whom_they_are_read_aloud(house: House) -> None:
    """On the person's own hand and in answers to them."""
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    screen = (await house.ana.slash(house.channel, "me")).response._message
    await house.choose(house.ana, "prefer", "letters", message=screen)
    await house.services.painter.finish()
    house.services.pictures.faces = DRAWN
    refused = await house.ana.slash(house.channel, "play", move="KH")
    assert "K of hearts doesn't go on 5 of spades" in refused.response.content
    assert "<:" not in refused.response.content
    other = await house.caio.slash(house.channel, "play", move="jump 9H")
    assert "<:five_of_spades:" in other.response.content, "the others see pictures"
    reader = await house.services.preferences.reader(house.ana.id)
    hand: Any = hand_view(Page(await house.table(), reader, 0)).to_components()
    assert "# 5 of diamonds, 7 of spades, K of hearts" in str(hand)
    assert "'label': '7 of spades'" in str(hand)
    assert "<:" not in str(hand)


LONG = "5D 8D 9D 10D QD KD AD 2D 4D 6D 7S"


@pytest.fixture
async def drawing(house: House) -> House:
    """The house, with a workshop in which something is drawn at once."""
    assert house.services.drawing is not None
    await house.services.drawing.draw(1, large_hand, tuple(cards(LONG)), False)
    return house


def gallery(message: Any) -> list[str]:
    """What the pictures of a message show."""
    return [item["description"] for part in parts(message.components) for item in part.get("items", ())]


@pytest.mark.draws
async def test_a_long_hand_is_one_picture_for_whom_that_is_chosen(drawing: House) -> None:
    """With the cards' names for a screen reader; the buttons stay, and the picture goes when the hand is short."""
    house = drawing
    await house.begun("ana", "bia", "caio")
    await house.lay(f"top 5S\nhand ana {LONG}\nhand bia 3C 4C 5C 6C 7C 8C 9C 10C QC KC AC\nhand caio 9H\nturn ana\n")
    assert gallery(house.hand(house.ana)) == []
    screen = await opened(house, house.ana, "person", "large")
    await house.choose(house.ana, "prefer", "on", message=screen)
    await house.services.painter.finish()
    hand = house.hand(house.ana)
    (told,) = gallery(hand)
    assert told.startswith("Your hand: ")
    assert sorted(told[11:].split(", ")) == sorted(card_in_words("en", card) for card in await house.hand_cards("ana"))
    assert [file["filename"] for file in hand.attachments] == ["hand.png"]
    assert "move" in house.buttons(hand), "what may be done stands below as ever"
    assert gallery(house.hand(house.bia)) == [], "each as they like it"
    mine = (await house.ana.slash(house.channel, "play")).response._message
    assert gallery(mine) == [told]
    await house.lay("top 5S\nhand ana 7S 5D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H\nturn ana\n")
    assert gallery(house.hand(house.ana)) == []
    assert house.hand(house.ana).attachments == []
    assert gallery(await house.table_message()) == [], "nobody else sees it"


@pytest.mark.draws
async def test_a_hand_that_cannot_be_drawn_in_time_is_a_row_as_ever(drawing: House) -> None:
    house = drawing
    await house.begun("ana", "bia")
    await house.services.preferences.choose("person", house.ana.id, "large", "on")
    assert house.services.drawing is not None

    async def late(*_: object) -> bytes:
        raise NotDone("large_hand")

    house.services.drawing.draw = late
    await house.lay(f"top 5S\nhand ana {LONG}\nhand bia 7H 2C 9C\nturn ana\n")
    assert gallery(house.hand(house.ana)) == []
    assert "10♦" in house.said(house.hand(house.ana))


async def test_a_button_of_a_card_says_which_beside_its_picture(house: House) -> None:
    for game, laid in (
        ("voador", LAID),
        ("zheng", "hand ana 7S 8D KH\nhand bia 7H 2C 9C\nhand caio 9D 9H\nturn ana\n"),
    ):
        await house.begun("ana", "bia", "caio", rules=game)
        await house.lay(laid)
        hand: Any = hand_view(Page(await house.table(), Person("en", DRAWN), 0)).to_components()
        drawn = [part for part in parts(hand) if part["type"] == 2 and part.get("emoji")]
        assert drawn
        assert all(part.get("label") for part in drawn), game


# cards, as the reader writes them

BOTH = "top 5S\nhand ana 7C 7H 5D JH JC\nhand bia 7H 2C 9C\nhand caio 9D 9H\nturn ana\n"


async def test_a_card_is_typed_in_the_readers_own_words(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(LAID)
    await house.ana.slash(house.channel, "me", language="pt-BR")
    offered = await house.ana.autocomplete(house.channel, "play", "move", "sete de")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("7♤", "7♠")]
    await house.ana.slash(house.channel, "play", move="sete de espadas")
    table = await house.table()
    assert table.state is not None
    assert table.state.debt == 3
    refused = await house.ana.slash(house.channel, "play", move="o rei")
    assert refused.response.content == texts.text("pt-BR", "refused-bad-card", given="o rei")


async def test_a_letter_that_means_two_cards_is_asked_about_where_both_are_held(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(BOTH.replace("top 5S", "top 5H"))
    await house.ana.slash(house.channel, "me", language="pt-BR")
    asked = (await house.ana.slash(house.channel, "play", move="7C")).response._message
    assert texts.text("pt-BR", "meant-title") in house.said(asked)
    assert check(shown(asked)) == {"meant", "hand"}
    before = await house.hand_cards("ana")
    stranger = await house.forge(house.bia, button(asked, "7♡"))
    assert stranger.ephemeral
    assert await house.hand_cards("ana") == before, "it is nobody else's hand"
    other = button(asked, "7♧")
    await house.ana.click(house._real(asked), custom_id=button(asked, "7♡"))
    assert "7♥" in house.said(await house.table_message())
    again = await house.forge(house.ana, other)
    assert again.response.content == texts.text("pt-BR", "refused-moved-on"), "the hand is another one"


async def test_what_is_called_and_said_goes_with_the_card_that_was_meant(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(BOTH.replace("7C 7H 5D JH JC", "JH JC"))
    await house.ana.slash(house.channel, "me", language="pt-BR")
    asked = (await house.ana.slash(house.channel, "play", move="VC espadas mau")).response._message
    await house.ana.click(house._real(asked), custom_id=button(asked, "J♡"))
    table = await house.table()
    assert table.state is not None
    assert table.state.call == 3
    assert await house.hand_cards("ana") == cards("JC")


async def test_a_forged_meaning_lays_nothing(house: House) -> None:
    await house.begun("ana", "bia", "caio")
    await house.lay(BOTH)
    table = await house.table()
    held = hand_stamp(table, table.views[0].hand)
    for argument in (
        "",
        "play",
        "play.00.bad..0.",
        f"play.63.{held}..0.",
        f"eat.00.{held}..0.",
        f"play..{held}..0.",
        f"play.00.{held}.99.0.",
        f"play.zz.{held}.x.0.",
    ):
        answer = await house.forge(house.ana, f"mm1:meant:{house.number}:-1:{argument}")
        assert answer.acknowledged, argument
    assert await house.hand_cards("ana") == cards("7C 7H 5D JH JC")


def shown(message: Any) -> Any:
    """A message that was sent, as a view to look through."""

    class Shown:
        def is_finished(self) -> bool:
            return True

        def to_components(self) -> Any:
            return message.components

    return Shown()


def labels(message: Any) -> list[str]:
    """What the buttons of a message say."""
    return [part["label"] for part in parts(message.components) if part.get("label")]


def button(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    return next(part["custom_id"] for part in parts(message.components) if part.get("label") == label)
