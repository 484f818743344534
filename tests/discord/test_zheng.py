"""Zheng Shangyou on Discord: suggestions, a free choice, readings, passing, tribute, teams."""

from __future__ import annotations

from bot.screens.games import board
from bot.screens.lobby import SIDES, OptionPress
from rules.cards import NAMES
from rules.catalogue import make
from rules.match import IN, PLAYING
from tests.support.house import House, as_typed, cards, parts

NAMED = ("ana", "bia", "caio")
TRICK = "hand ana 4C 9D 9H 3C\nhand bia 5C 5D QS 8H\nhand caio 6C 2D 2H KC\nturn ana\n"


async def test_ZSY_3_a_turn_is_one_press(house: House) -> None:
    """Plays that beat the trick are buttons, smallest first; what lies there, and who has passed, is at the table."""
    await house.begun(*NAMED, rules="zheng")
    await house.lay(TRICK)
    await house.play(house.ana, "4♣")
    assert [label for label in house.offered(house.caio) if label] == ["6♣", "K♣", "2♦", "Pass", "More"]
    public = house.said(await house.table_message())
    assert "**ana**: 4" in public
    assert "6♣" not in public
    await house.play(house.caio, "Pass")
    assert "passed" in house.said(await house.table_message())
    assert [label for label in house.offered(house.bia) if label] == ["5♣", "8♥", "Q♠", "Pass", "More"]
    await house.press(house.bia, "pass")
    assert "ana leads" in house.said(await house.table_message())


async def test_ZSY_3_the_leader_is_told_that_passing_is_not_possible(house: House) -> None:
    await house.begun(*NAMED, rules="zheng")
    await house.lay(TRICK)
    answer = await house.press(house.ana, "pass")
    assert "You lead, so you can't pass" in answer.response.content
    assert "Pass" not in house.offered(house.ana)


async def test_any_cards_can_be_chosen_and_what_is_wrong_is_said(house: House) -> None:
    """ZSY-3, ZSY-10."""
    await house.begun(*NAMED, rules="zheng")
    await house.lay(TRICK)
    await house.choose(house.ana, "card", "play.3C", "play.4C", message=house.hand(house.ana))
    assert "not a combination" in house.said(house.hand(house.ana))
    await house.choose(house.ana, "card", "play.9D", "play.9H", message=house.hand(house.ana))
    assert await house.hand_cards("ana") == cards("3C 4C")
    await house.choose(house.caio, "card", "play.6C", "play.2D", message=house.hand(house.caio))
    assert "doesn't beat a pair of 9s" in house.said(house.hand(house.caio))
    await house.choose(house.caio, "card", "play.KC", message=house.hand(house.caio))
    assert "with the same number of cards, as a pair of 9s" in house.said(house.hand(house.caio))
    await house.choose(house.caio, "card", "play.2D", "play.2H", message=house.hand(house.caio))
    assert "**caio**: a pair of 2s" in house.said(await house.table_message())


async def test_ZSY_14_the_reading_is_asked_only_when_it_matters(house: House) -> None:
    await house.begun(*NAMED, rules="zheng")
    laid = "hand ana 4C 5D 6H RJ BJ 3C\nhand bia 5C QS 8H\nhand caio 6C 2D KC\nturn ana\n"
    await house.lay(laid)
    await house.choose(house.ana, "card", "play.5D", "play.BJ", "play.RJ", message=house.hand(house.ana))
    question = house.hand(house.ana)
    assert house.options(question, "card") == ["play.5D+BJ+RJ.set 5", "play.5D+BJ+RJ.sequence 7 diamonds"]
    assert len(await house.hand_cards("ana")) == 6
    await house.play(house.ana, "My hand")
    assert "play anything" in house.said(house.hand(house.ana))
    await house.choose(house.ana, "card", "play.5D", "play.BJ", "play.RJ", message=house.hand(house.ana))
    await house.choose(house.ana, "card", "play.5D+BJ+RJ.sequence 7 diamonds", message=question)
    assert "sequence 5–7 ♦ with wild cards" in house.said(await house.table_message())
    await house.lay(laid)
    several = [label.partition(" = ")[0] for label in house.offered(house.ana) if " " in label]
    assert several
    assert len(several) == len(set(several))  # one button for the same cards, read as high as can be
    await house.choose(house.ana, "card", "play.4C", "play.5D", "play.RJ", message=house.hand(house.ana))
    assert "sequence 4–6 with wild cards" in house.said(await house.table_message())


async def test_the_keyboard_names_cards_and_a_reading(house: House) -> None:
    """ZSY-14."""
    await house.begun(*NAMED, rules="zheng")
    await house.lay("hand ana 4C 5D 6H RJ BJ 3C\nhand bia 5C QS 8H\nhand caio 6C 2D KC\nturn ana\n")
    await house.ana.slash(house.channel, "play", move="4C 5D RJ as sequence 5")
    assert "sequence 3–5 with wild cards" in house.said(await house.table_message())


async def test_what_a_game_has_not_is_refused_with_a_sentence(house: House) -> None:
    await house.begun(*NAMED, rules="zheng")
    await house.lay(TRICK)
    for move in ("draw", "mau", "accuse bia", "jump", "plan", "7S", "hearts", "nonsense"):
        answer = await house.ana.slash(house.channel, "play", move=move)
        said = answer.response.content or house.said(answer.response._message)
        assert said, move
        assert "went wrong" not in said
    assert len(await house.hand_cards("ana")) == 4


async def test_ZSY_30_tribute_is_a_private_matter(house: House) -> None:
    """Prompts go to those who give and take; the table says that they do, and nothing of the cards."""
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", tribute_pick="blind")
    await house.lay(
        "placed ana bia caio dora\nhand ana 3C 4C 5C\nhand bia 3D 4D 5D\nhand caio AS AH KC\nhand dora 2S 7C 7D\n"
    )
    public = house.said(await house.table_message())
    assert "face down. Waiting for: **caio, dora**\n-# ⏳ time's up <t:" in public
    assert set(house.offered(house.caio)) >= {"give A♠", "give A♥"}
    assert not any(label.startswith("give") for label in house.offered(house.ana))
    assert "Give your highest card, face down, for ana, bia." in house.said(house.hand(house.caio))
    await house.play(house.caio, "give A♥")
    assert "Tribute: you gave A♥." in house.said(house.hand(house.caio))
    table = await house.table()
    assert sorted(table.views[2].hand) == sorted(cards("KC AS")), "what was laid is out of the hand at once"
    assert table.views[0].counts == (3, 3, 2, 3)
    await house.play(house.dora, "give 2♠")
    assert "**ana** is picking one of two" in house.said(await house.table_message())
    assert "Pick one; bia gets the other." in house.said(house.hand(house.ana))
    await house.play(house.ana, "Card 2")
    assert "It goes to caio or dora; nobody else sees it." in house.said(house.hand(house.ana))
    took = set(await house.hand_cards("ana")) - set(cards("3C 4C 5C"))
    assert {NAMES[card] for card in took} < {"AH", "2S"}
    await house.play(house.ana, "give 3♣")
    await house.play(house.bia, "give 3♦")
    assert "Pick one; dora gets the other." in house.said(house.hand(house.caio))
    await house.play(house.caio, "Card 1")
    said = house.said(house.hand(house.caio))
    assert "Tribute: you gave A♥." in said
    assert "Tribute: you took 3" in said
    for word in ("A♥", "2♠", "3♣", "3♦"):
        assert word not in house.said(await house.table_message())
    assert (await house.table()).awaited == (2,)


async def test_menus_of_combinations_go_by_size_and_height_and_wild_cards_come_last(house: House) -> None:
    await house.begun(*NAMED, rules="zheng")
    await house.lay("hand ana AC 3D 9C KC 3C 9D 9H KH 3H RJ\nhand bia 5C QS 8H\nhand caio 6C 2D KD\nturn ana\n")
    menus = [part for part in parts(house.hand(house.ana).components) if "list" in part.get("custom_id", "")]
    listed = {menu["custom_id"].rpartition("list")[2][:1]: [one["label"] for one in menu["options"]] for menu in menus}
    assert listed["0"] == ["3♧", "9♧", "K♧", "A♧", "🃏 red"]
    pairs = [label for label in listed["1"] if len(label.removesuffix(" red").split()) == 2]
    assert pairs == ["3♧ 3♢", "9♧ 9♢", "K♧ K♡", "3♧ 🃏 red", "9♧ 🃏 red", "K♧ 🃏 red", "A♧ 🃏 red"]
    assert listed["1"][: len(pairs)] == pairs, "three of a kind come after pairs"


async def test_a_long_hand_asks_for_the_card_to_give(house: House) -> None:
    """More cards than there are buttons for: the select says what is asked, not to play a card."""
    await house.begun("ana", "bia", "caio", "dora", rules="zheng")
    await house.lay(
        "placed ana bia caio dora\nhand ana 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\nhand bia 3D 4D 5D\n"
        "hand caio AS AH KH\nhand dora 2S 7S 7D\n"
    )
    await house.play(house.caio, "give A♥")
    await house.play(house.dora, "give 2♠")
    await house.play(house.ana, "take 2♠")
    asked = [part.get("placeholder") for part in parts(house.hand(house.ana).components) if part["type"] == 3]
    assert asked == ["Give a card…"]


async def test_ZSY_30_who_picks_first_sees_the_cards(house: House) -> None:
    """And nobody else does."""
    await house.begun("ana", "bia", "caio", "dora", rules="zheng")
    await house.lay(
        "placed ana bia caio dora\nhand ana 3C 4C 5C\nhand bia 3D 4D 5D\nhand caio AS AH KC\nhand dora 2S 7C 7D\n"
    )
    await house.play(house.caio, "give A♥")
    await house.play(house.dora, "give 2♠")
    assert "These two cards" in house.said(house.hand(house.ana))
    assert {"take A♥", "take 2♠"} <= set(house.offered(house.ana))
    for word in ("A♥", "2♠"):
        assert word not in house.said(await house.table_message())
        assert word not in house.said(house.hand(house.bia))
    await house.play(house.ana, "take 2♠")
    assert await house.hand_cards("ana") == cards("3C 4C 5C 2S")
    assert await house.hand_cards("bia") == cards("3D 4D 5D AH")


async def test_ZSY_40_the_host_says_in_the_lobby_who_plays_with_whom(house: House) -> None:
    """Everybody sees it there; partners sit between opponents, and nobody but the host sets it."""
    await house.seated("ana", "bia", "caio", rules="zheng", teams="on", partners="chosen")
    assert SIDES not in house.options(await house.panel(house.ana), "option")
    await house.press(house.dora, "join")
    lobby = house.said(await house.table_message())
    assert lobby.count("🔴 A") == lobby.count("🔵 B") == 2
    answer = await house.forge(house.bia, OptionPress(house.number).id, [SIDES])
    assert "host" in answer.response.content
    question = await house.setting(house.ana, SIDES)
    assert "Choose everybody on team A; the others are team B." in house.said(question)
    assert house.options(question, "team") == ["0", "1", "2", "3"]
    which = house.buttons(question)["team"]
    await house.choose(house.ana, "team", "0", "1", message=question)
    assert [player.name for player in (await house.table()).players] == ["ana", "caio", "bia", "dora"]
    for chosen in (["0", "1"], ["0"], ["0", "0"], ["7", "9"], ["x"]):
        answer = await house.forge(house.ana, which, chosen)  # the lobby is another one by now
        assert answer.response.content
    assert [player.name for player in (await house.table()).players] == ["ana", "caio", "bia", "dora"]
    await house.press(house.ana, "start")
    table = await house.table()
    assert table.state is not None
    assert table.state.teams == [0, 1, 0, 1]


async def test_ZSY_40_partners_drawn_by_lot_are_not_shown_before_they_are(house: House) -> None:
    await house.seated("ana", "bia", "caio", "dora", rules="zheng", teams="on", partners="drawn")
    assert "🔴 A" not in house.said(await house.table_message())
    await house.press(house.ana, "start")
    public = house.said(await house.table_message())
    assert public.count("🔴 A") == public.count("🔵 B") == 2


async def test_COM_20_a_round_is_given_up_when_all_agree(house: House) -> None:
    """Proposed and voted on as everything else is; nobody has won, and no placing is told."""
    await house.begun(*NAMED, rules="zheng")
    await house.lay(TRICK)
    await house.ana.slash(house.channel, "table propose", what="COM-20")
    assert "ana proposes to give up this round" in house.said(await house.table_message())
    for who in (house.bia, house.caio):
        await house.vote(who)
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "share of the remaining places" in said
    assert "Round 1 has no winner" in said
    assert "Placing" not in said
    assert "Round 1 has no winner" in house.said(house.hand(house.bia))
    assert "place" not in house.said(house.hand(house.bia)).split("\n##")[1].splitlines()[0]
    assert (await house.table()).deadlines.get("deal")


async def test_ZSY_40_teams_are_shown_and_need_four_or_six(house: House) -> None:
    await house.seated(*NAMED, computers=2, rules="zheng", teams="on")
    lobby = await house.table_message()
    assert "Teams need four or six" in house.said(lobby)
    mine = (await house.press(house.ana, "controls")).response._message
    assert [part["disabled"] for part in parts(mine.components) if ":start:" in part.get("custom_id", "")] == [True]
    answer = await house.forge(house.ana, house.buttons(mine)["start"])
    assert "Teams need four or six" in answer.response.content
    await house.computer(house.ana)
    assert "Teams need four or six" not in house.said(await house.table_message())
    await house.press(house.ana, "start")
    public = house.said(await house.table_message())
    assert public.count("🔴 A") == public.count("🔵 B") == 3
    assert "Drawing to see who starts" in public


async def test_ZSY_41_the_result_says_who_scored_what_and_why(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", rules="zheng")
    await house.lay("hand ana 3C\nhand bia 9C 9D\nhand caio 5C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "5♣")
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "Placing" not in said, "the account says who was first"
    assert "ana **2** (first out 2)" in said
    assert "dora **1** (second out 1)" in said


async def test_ZSY_41_a_team_of_which_one_has_left_keeps_its_place(house: House) -> None:
    """And where one is told places, they are those of teams."""
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on")
    await house.lay("hand ana 3C 4C\nhand bia 9C 9D\nhand caio 5C 7C\nhand dora 6C\nturn ana\n")
    await house.services.lobbies.leave_seat(house.number, house.bia.id)
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "6♣")
    table = await house.table()
    while table.state is not None and table.state.phase == PLAYING:
        seat = table.awaited[0]
        moves = table.game.moves(table.state, seat)
        await house.services.matches.act(table.id, table.players[seat].person or 0, [moves[0]])
        table = await house.table()
    await house.services.painter.finish()
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "🥇 🔵 B" in said
    assert "of 4" not in house.said(house.hand(house.dora))


async def test_ZSY_40_whoever_plays_in_a_team_is_told_of_it_as_one(house: House) -> None:
    """Who plays with whom and how it stands, at the turn and after it; who is out; the result of a round and of the
    match, for the one who comes last in it, too.
    """
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on", target="3")
    await house.lay("hand ana 3C\nhand bia 5C\nhand caio 9C 9D 10C\nhand dora 4C\nturn ana\n")
    assert "🔴 A You, caio 0 · 🔵 B bia, dora 0" in house.said(house.hand(house.ana))
    await house.play(house.ana, "3♣")
    waiting = house.said(house.hand(house.ana))
    assert "🏁 1" in waiting
    assert "when it's your turn" not in waiting
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "Pass")
    await house.play(house.bia, "5♣")
    assert (await house.table()).state.totals == [2, 1, 2, 1]
    own = house.said(house.hand(house.caio))
    assert "## 🏁 ana, You win round 1" in own
    assert "🥇 🔴 A ana, You **2**" in own
    assert "place" not in own
    assert "points: 🔴 A ana, caio 2; 🔵 B bia, dora 1" in house.said(await house.table_message())


async def test_ZSY_40_the_end_of_a_match_has_a_line_for_each_team(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on", target="2")
    await house.lay("hand ana 3C\nhand bia 5C\nhand caio 9C 9D 10C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "Pass")
    await house.play(house.bia, "5♣")
    own = house.said(house.hand(house.dora))
    assert "## 🏆 ana, caio win the match" in own
    assert "🥇 🔴 A ana, caio 2" in own.replace("*", "")
    assert "2. 🔵 B bia, You 1" in own.replace("*", "").replace("\\", "")


async def test_what_special_cards_do_is_told_of_wild_ones(house: House) -> None:
    await house.begun("ana", "bia", "caio", rules="zheng")
    await house.lay("hand ana 3C 2H BJ\nhand bia 9C\nhand caio 5C 7C\nturn ana\n")
    await house.press(house.ana, "more", message=house.hand(house.ana))
    await house.press(house.ana, "cards", message=house.hand(house.ana))
    said = as_typed(house.said(house.hand(house.ana)))
    assert "Wild card:" in said
    assert "3♣" not in said.partition("Wild card")[0].rpartition("\n")[2]


async def test_the_rules_tell_what_the_options_make_of_them(house: House) -> None:
    """ZSY-12, ZSY-41."""
    await house.seated(*NAMED, rules="zheng", twos_in_sequences="on", teams="on")
    answer = await house.ana.slash(house.channel, "rules", game="zheng")
    said = house.said(answer.response._message)
    assert "2s only as themselves above the A" in said
    assert "in teams of three: 3 for first place" in said
    assert "At this table" in said
    assert "Playing in teams: **on**" in said


async def test_ZSY_41_a_team_has_one_line_in_the_result(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on")
    await house.lay("hand ana 3C\nhand bia 9C 9D\nhand caio 5C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "5♣")
    said = "\n".join(house.said(message) for message in house.messages(house.channel.id))
    assert "🔴 A ana, caio **2** (first out 2)" in said
    assert "🔵 B bia, dora **1** (second out 1)" in said


async def test_ZSY_40_a_team_that_somebody_has_left_waits_and_a_newcomer_fills_it(house: House) -> None:
    """No deal is tried meanwhile; the table says what it waits for, and closes in time like any other."""
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on")
    await house.lay("hand ana 3C\nhand bia 9C 9D\nhand caio 5C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "5♣")
    asked = (await house.press(house.dora, "leave")).response._message
    assert "Leave this match?" in house.said(asked)
    before = await house.table()
    assert before.state is not None
    assert before.state.status[3] == IN, "it was only asked"
    await house.press(house.dora, "leave", message=asked)
    assert "somebody has to join" in house.said(await house.table_message())
    assert "deal" not in (await house.table()).deadlines
    answer = await house.press(house.ana, "deal")
    assert "Teams need four or six" in answer.response.content
    await house.computer(house.ana)
    table = await house.table()
    assert "deal" in table.deadlines
    await house.press(house.ana, "deal")
    table = await house.table()
    assert table.state is not None
    assert table.state.round == 2
    assert table.state.totals[4] == 1


async def test_the_keyboard_offers_the_cards_that_are_left_of_the_hand(house: House) -> None:
    """Also behind cards already named: those that occur in a play; nobody else's, and none to a stranger."""
    await house.begun(*NAMED, rules="zheng")
    await house.lay("hand ana 4C 5D 6H 3C\nhand bia 5C 5S QS\nhand caio 6C KC\nturn ana\n")
    await house.choose(house.ana, "card", "play.3C", message=house.hand(house.ana))
    await house.play(house.caio, "Pass")
    first = await house.bia.autocomplete(house.channel, "play", "move", "")
    assert [choice["value"] for choice in first] == ["5♣", "Q♠", "5♠", "Pass", "plan"]
    more = await house.bia.autocomplete(house.channel, "play", "move", "5C 5")
    assert [(choice["name"], choice["value"]) for choice in more] == [("5C 5♤", "5C 5♠")]
    assert await house.people["eva"].autocomplete(house.channel, "play", "move", "") == []


def test_hands_are_looked_back_on_in_the_order_of_the_game() -> None:
    """The ace and the two are high."""
    hand = [NAMES.index(card) for card in ("AS", "2H", "3C", "KD", "BJ")]
    assert [NAMES[card] for card in board(make("zheng")).arrange(hand)] == ["3C", "KD", "AS", "2H", "BJ"]
    assert [NAMES[card] for card in board(make("german")).arrange(hand[:1])] == ["AS"]


async def test_a_match_of_teams_that_is_broken_off_has_one_title(house: House) -> None:
    await house.begun("ana", "bia", "caio", "dora", rules="zheng", teams="on", target="5")
    await house.lay("hand ana 3C\nhand bia 5C\nhand caio 9C 9D 10C\nhand dora 4C\nturn ana\n")
    await house.play(house.ana, "3♣")
    await house.play(house.dora, "4♣")
    await house.play(house.caio, "Pass")
    await house.play(house.bia, "5♣")
    await house.leave(house.ana)
    assert "points: 🔴 A ana, caio 2; 🔵 B bia, dora 1" in house.said(await house.table_message())
    for person in ("bia", "caio"):
        await house.leave(house.people[person])
    assert (await house.table()).closed is not None
    own = house.said(house.hand(house.dora))
    assert "## 🏆" in own or "## The match is over" in own
    assert "###" not in own
