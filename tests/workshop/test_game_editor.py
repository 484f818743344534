"""Writing a game with buttons: every part on a page, the rules beside it, nothing lost, whatever is pressed."""

from __future__ import annotations

from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.screens.games import option_name
from bot.screens.page import Page
from bot.tables.table import Refused
from bot.time import DAY
from bot.words import names, texts
from bot.words.texts import Person
from cogs.play.screens import RulesOf
from cogs.tables.screens import options_view
from cogs.workshop import parts, screens
from cogs.workshop.parts import FINER, Tree, complete, empty, option_title, read_tree, setting_name, to_toml
from cogs.workshop.screens import (
    DraftAskPress,
    DraftDropPress,
    DraftGoOnPress,
    DraftPagePress,
    DraftSavePress,
    DraftSetPress,
    DraftUndoPress,
    GameNewPress,
    Writing,
    ask_for,
    editor_view,
    look,
    writing,
)
from cogs.workshop.service import DRAFT_DAYS, Draft
from rules.catalogue import MORE_GAMES, WRITTEN_DOWN, definition_of, make
from rules.shedding.definitions import checking
from rules.shedding.definitions.definition import Definition
from rules.shedding.definitions.faults import BadDefinition
from rules.shedding.definitions.reading import TITLE_LENGTH_LIMIT, read
from rules.shedding.definitions.sections import WORD_LENGTH_LIMIT
from rules.shedding.parts import MOMENTS, POINTS, effects
from tests.support.examples import EACH_LANGUAGE
from tests.support.house import House, manager, show_command
from tests.support.house import parts as message_parts
from tests.support.screens import check
from tests.support.workshop import games_of

LANGUAGES = tuple(texts.LANGUAGES)


def draft_of(text: str, *before: str) -> Draft:
    return Draft(1, 1, None, 0, [*before, text], 1, 0.0)


def shown_of(draft: Draft, which: str, tongue: str) -> Writing:
    """What the screen shows of a draft with one step."""
    return writing(draft, which, Person(tongue), (look(complete(draft.text), Person(tongue)), None))


def page(text: str, which: str, tongue: str = "en") -> Any:
    """A page at its longest: cards are to be typed."""
    return editor_view(shown_of(draft_of(text), which, tongue)._replace(typed="cards.new"))


# without Discord: trees and declarations


@pytest.mark.parametrize("name", WRITTEN_DOWN)
def test_a_definition_that_is_written_again_is_the_same_game(name: str) -> None:
    text = definition_of(name)
    again, first = read(to_toml(read_tree(text))), read(text)
    assert (again.sections, again.cards, again.options, again.players, again.rules) == (
        first.sections,
        first.cards,
        first.options,
        first.players,
        first.rules,
    )


def test_every_setting_of_every_section_can_be_set_and_read_again() -> None:
    """Whatever is declared, now or later: each value that is offered is one that the reader of definitions takes."""
    for name in parts.SECTION_PAGES:
        for setting in parts.settings_of(empty("x"), name):
            one = setting.parameter
            offered: dict[str, list[str]] = {
                "number": [str(one.low), str(one.high)],
                "switch": ["0", "1"],
                "word": [*one.words],
                "cards": ["all", "none", *parts.RANK_WORDS],
                "points": ["J = 20, Q K = 10"],
                "by_seats": ["", "3 = 2, 5 = 4"],
                "said": ["", "Tschau!", "x" * one.high],
            }
            for value in offered[one.kind]:
                tree = parts.set_value(empty("x"), setting, parts.parse_value(setting, value))
                if one.kind == "cards":
                    tree = parts.set_chosen(empty("x"), setting.place, [value])
                found = wrong_words(to_toml(tree))
                assert found <= PLAYED, (setting.place, value, found)


PLAYED = {"pack", "never", "contradiction", "absent", "seats"}
"""What is wrong with a game as a whole, and with no word of it."""


def wrong_words(text: str) -> set[str]:
    try:
        read(text)
    except BadDefinition as bad:
        return {str(fault.wrong) for fault in bad.faults}
    return set()


@pytest.mark.parametrize("word", sorted(effects()))
def test_every_effect_can_be_given_to_a_card_at_each_of_its_moments(word: str) -> None:
    for moment in [
        one for one in (*MOMENTS, *parts.ROWS) if (one if one in MOMENTS else "laid") in effects()[word].hangs
    ]:
        tree = parts.set_chosen(empty("x"), "cards.new", ["9"])
        tree = parts.set_chosen(tree, "cards.1.at", [moment])
        tree = parts.set_chosen(tree, "cards.1.add/0", [word])
        for setting in parts.effect_settings(tree, 1, word):
            assert parts.find(tree, setting.place).parameter == setting.parameter
        assert wrong_words(to_toml(tree)) <= PLAYED, (word, moment)
        assert (
            parts.set_chosen(tree, "cards.1.drop", [word])["cards"]
            == parts.set_chosen(parts.set_chosen(empty("x"), "cards.new", ["9"]), "cards.1.at", [moment])["cards"]
        )


def test_an_option_on_which_nothing_hangs_any_more_goes() -> None:
    tree = read_tree(definition_of("classic"))
    assert "mau_penalty" in tree["options"]
    after = parts.set_chosen(tree, "declare.penalty", ["3"])
    assert "mau_penalty" not in after["options"]
    assert read(to_toml(after)).sections["declare"]["penalty"] == 3


@pytest.mark.parametrize("name", WRITTEN_DOWN)
def test_whatever_tables_could_choose_is_left_to_them_and_settled_again(name: str) -> None:
    tree = read_tree(definition_of(name))
    while parts.options(tree):
        tree = parts.set_chosen(tree, *last(1))
    free = parts.choosable(tree)
    assert len(free) > 30
    for setting in free:
        after = parts.set_chosen(tree, "options.add/0", [setting.place])
        assert wrong_words(to_toml(after)) <= PLAYED, setting.place
        first, *ends = parts.option_settings(after, 1)
        assert first.now in (setting.now, "on" if setting.now else "off")
        assert len(ends) == (2 if setting.parameter.kind == "number" else 0)
        for tongue in LANGUAGES:
            assert option_title(after, parts.option_at(after, 1), Person(tongue)) == setting_name(
                setting, Person(tongue)
            )
        again = parts.set_chosen(after, *last(1))
        assert set_to(again) == set_to(tree)
        assert "options" not in again


def set_to(tree: Tree) -> list[Any]:
    return [one.now for section in parts.SECTION_PAGES for one in parts.settings_of(tree, section)]


def last(number: int) -> tuple[str, list[str]]:
    """What settles an option."""
    return f"options.{number}.settle", [""]


@pytest.mark.parametrize("name", WRITTEN_DOWN)
def test_a_game_whose_options_are_settled_is_played_as_before(name: str) -> None:
    text = definition_of(name)
    tree = read_tree(text)
    while parts.options(tree):
        tree = parts.set_chosen(tree, *last(len(parts.options(tree))))
    if name == "makao":  # which has no jokers as usual
        tree["cards"] = [entry for entry in tree["cards"] if entry["which"] != "joker"]
    for tongue in LANGUAGES:
        before, after = (RulesOf(make(one), 0, Person(tongue)).all_sentences() for one in (text, to_toml(tree)))
        assert [one.text for one in after] == [one.text for one in before]


def test_the_range_of_an_option_holds_what_is_usual() -> None:
    tree = parts.set_chosen(empty("x"), "options.add/0", ["deal.hand"])
    assert tree["options"] == {"deal_hand": {"default": 5, "range": [2, 8]}}
    assert tree["deal"] == {"hand": {"option": "deal_hand"}}
    tree = parts.set_typed(tree, "options.1.low", "7")
    assert tree["options"] == {"deal_hand": {"default": 7, "range": [7, 8]}}
    tree = parts.set_typed(tree, "options.1.high", "6")
    assert tree["options"] == {"deal_hand": {"default": 6, "range": [6, 6]}}
    tree = parts.set_chosen(parts.set_typed(tree, "options.1.high", "8"), "options.1.default", ["8"])
    assert tree["options"] == {"deal_hand": {"default": 8, "range": [6, 8]}}
    with pytest.raises(Refused):
        parts.set_chosen(tree, "options.add/0", ["deal.hand"])
    with pytest.raises(Refused):
        parts.set_chosen(tree, "options.2.default", ["8"])
    tree = parts.set_chosen(tree, "deal.hand", ["4"])
    assert "options" not in tree


def test_cards_of_a_suit_of_its_own_are_chosen_beside_the_others() -> None:
    tree = parts.set_chosen(empty("x"), "cards.new", ["7"])
    tree = parts.set_chosen(tree, "cards.1.add", ["draw_debt"])
    tree = parts.set_chosen(tree, "cards.1.draw_debt.answered_by/any", ["7"])
    tree = parts.set_chosen(tree, "cards.1.draw_debt.answered_by/suit", ["8", "9"])
    tree = parts.set_chosen(tree, "cards.1.draw_debt.answered_by/any", ["7", "6"])
    assert tree["cards"] == [{"which": "7", "draw_debt": {"answered_by": "7 6 8:suit 9:suit"}}]


# screens


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
async def test_every_page_keeps_discords_limits(house: House, tongue: str) -> None:
    for name in ("classic", *MORE_GAMES):
        text = definition_of(name)
        tree = read_tree(text)
        pages = list(parts.PAGES)
        pages += [
            f"{one}.{n}" for one in parts.SECTION_PAGES for n in range((len(parts.settings_of(tree, one)) - 1) // 7 + 1)
        ]
        pages += [f"cards.{number}" for number in range(1, len(tree["cards"]) + 1)]
        pages += [f"options.{number}" for number in range(1, len(parts.options(tree)) + 1)]
        shown = shown_of(draft_of(text), parts.ABOUT, tongue)
        for one in pages:
            check(
                editor_view(
                    writing(shown.draft, one, Person(tongue), (shown.now, shown.before))._replace(typed="cards.new")
                )
            )


@pytest.mark.parametrize("tongue", EACH_LANGUAGE)
def test_every_part_has_words(tongue: str) -> None:
    from cogs.workshop.parts import describe_word, effect_name, page_name

    tree = {**empty("x"), "cards": [{"which": "7"}]}
    settings = [setting for one in (parts.ABOUT, *parts.SECTION_PAGES) for setting in parts.settings_of(tree, one)]
    for word in effects():
        assert effect_name(word, Person(tongue)) != word, word
        entry = parts.set_chosen({**empty("x"), "cards": [{"which": "7"}]}, "cards.1.add", [word])
        settings += parts.effect_settings(entry, 1, word)
    settings += parts.option_settings(parts.make_option(empty("x"), "deal.hand"), 1)
    bare = [one.place for one in settings if not has_name(one, tongue)]
    assert bare == []
    words = [(one.place, word) for one in settings for word in one.parameter.words if not has_word(one, word, tongue)]
    assert words == []
    assert [one for one in parts.PAGES if not texts.has(tongue, f"part-{one}".replace("_", "-"))] == []
    assert setting_name(settings[0], Person(tongue))
    assert describe_word(settings[0], "2", Person(tongue)) == "2"
    assert page_name("deal", Person(tongue))


def has_name(setting: parts.Setting, tongue: str) -> bool:
    *where, name = setting.place.replace("_", "-").split(".")
    return texts.has(tongue, f"part-{where[-1]}-{name}") or texts.has(tongue, f"part-any-{name}")


def has_word(setting: parts.Setting, word: str, tongue: str) -> bool:
    *where, name = setting.place.split(".")
    own = (f"part-{part}-{name}-{word}".replace("_", "-") for part in (where[-1], "any"))
    return any(texts.has(tongue, key) for key in (*own, f"value-{word}"))


def test_each_setting_that_is_typed_has_its_form() -> None:
    text = definition_of("branne")
    shown = shown_of(draft_of(text), "about", "en")
    for one in (parts.ABOUT, *parts.SECTION_PAGES):
        for setting in parts.settings_of(shown.tree, one):
            if setting.parameter.kind in (POINTS, "number", "cards", "said"):
                assert ask_for(shown, setting.place).to_dict()["components"]


# in Discord


async def begun(house: House, **said: str) -> tuple[Any, Any]:
    """Somebody who manages the server, and the screen on which they begin to write."""
    boss = manager(house)
    return boss, (await boss.slash(house.channel, "workshop new", **said)).response._message


async def go(house: House, who: Any, screen: Any, which: str) -> Any:
    return (await house.choose(who, DraftPagePress.op, which, message=screen)).response._message


def at(house: House, screen: Any, place: str) -> str:
    """The custom id with which a place is set."""
    from tests.support.house import parts as components

    return next(
        part["custom_id"] for part in components(screen.components) if part.get("custom_id", "").endswith(f":{place}")
    )


async def put(house: House, who: Any, screen: Any, place: str, *values: str) -> Any:
    answer = await who.select(house._real(screen), list(values), custom_id=at(house, screen, place))
    return answer.response._message


async def test_a_game_is_written_from_nothing_and_played(house: House) -> None:
    boss, screen = await begun(house)
    assert texts.text("en", "game-begin") in house.said(screen)
    screen = await go(house, boss, screen, "deal")
    screen = await put(house, boss, screen, "deal.hand", "7")
    assert "7" in house.said(screen)
    screen = await go(house, boss, screen, "cards")
    screen = await put(house, boss, screen, "cards.new", "7")
    screen = await put(house, boss, screen, "cards.1.add/0", "draw_debt")
    screen = await put(house, boss, screen, "cards.1.draw_debt.answered_by/any", "7")
    assert "✏️ " in house.said(screen)
    await house.restart()
    screen = (await house.press(boss, DraftUndoPress.op, message=screen)).response._message
    assert "answers" not in house.said(screen).partition("✏️ ")[0]
    saved = (await house.press(boss, DraftSavePress.op, message=screen)).response._message
    assert texts.text("en", "game-saved") in house.said(saved)
    (game,) = await games_of(house).all(house.guild.id)
    assert make(game.definition).seats == (2, 6)
    assert read_tree(game.definition)["deal"] == {"hand": 7}
    await house.ana.slash(house.channel, "open", game=f"#{game.id}")
    house.number += 1
    assert (await house.table()).game.source == game.definition


async def test_a_setting_that_does_nothing_is_told_and_not_saved(house: House) -> None:
    """Where rounds are counted, nobody but the winner scores. What a file says in vain is refused in the same words."""
    boss, screen = await begun(house)
    screen = await go(house, boss, screen, "counting")
    turned = await boss.click(house._real(screen), custom_id=at(house, screen, "counting.1"))
    screen = await put(house, boss, turned.response._message, "counting.to", "loser")
    assert not button_of(screen, DraftSavePress.op)["disabled"]
    screen = await put(house, boss, await go(house, boss, screen, "counting"), "counting.by", "rounds")
    said = texts.text("en", "own-wrong-without-effect", given=names.quote("counting.by = points", 200))
    told = rf"**counting\.to**: {said}"
    assert told in house.said(screen)
    assert button_of(screen, DraftSavePress.op)["disabled"]
    text = 'name = "Ours"\n[counting]\nby = "rounds"\nto = "loser"\n'
    answer = await boss.slash(house.channel, "workshop file", file=("ours.toml", text.encode()))
    assert told in house.said(answer.response._message)
    assert await games_of(house).all(house.guild.id) == []
    screen = await put(house, boss, screen, "counting.by", "points")
    saved = (await house.press(boss, DraftSavePress.op, message=screen)).response._message
    assert texts.text("en", "game-saved") in house.said(saved)


def button_of(screen: Any, op: str) -> Any:
    found = [part for part in message_parts(screen.components) if f":{op}:" in part.get("custom_id", "")]
    return {"disabled": False, **found[0]}


@pytest.mark.interpreted
async def test_whatever_is_pressed_no_definition_is_checked_or_changed_in_the_process_of_the_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice of its options is looked at, which may take a second: all tables would stand still."""
    here: list[Definition | Tree] = []
    variants = checking.variants
    monkeypatch.setattr(checking, "variants", lambda definition: here.append(definition) or variants(definition))
    monkeypatch.setattr(screens, "to_toml", lambda tree: here.append(tree) or to_toml(tree))
    boss, screen = await begun(house, like="pesten")
    screen = await put(house, boss, await go(house, boss, screen, "cards"), "cards.new", "7")
    screen = (await house.press(boss, DraftUndoPress.op, message=screen)).response._message
    screen = await put(house, boss, await go(house, boss, screen, "deal"), "deal.hand", "6")
    await house.press(boss, DraftSavePress.op, message=screen)
    (game,) = await games_of(house).all(house.guild.id)
    text = game.definition.replace(f'name = "{game.name}"', 'name = "Ours"', 1)
    await boss.slash(house.channel, "workshop file", file=("ours.toml", text.encode()))
    await boss.slash(house.channel, "workshop edit", game=f"#{game.id}")
    await house.begun("ana", "bia", rules="Ours")
    assert not here
    checking.check_definition(read(text))
    screens.apply_change(lambda tree, *_: tree, text, "deal.hand", "6")
    assert len(here) == 2, "this is how it would be noticed"


async def test_cards_are_typed_as_often_as_one_likes(house: House) -> None:
    """Who leaves the form, or types what is no card, opens it again."""
    boss, screen = await begun(house)
    screen = await put(house, boss, await go(house, boss, screen, "cards"), "cards.new", FINER, "7")
    assert texts.text("en", "game-typed-cards-about") in house.said(screen)
    await house.press(boss, DraftAskPress.op, message=screen)
    form = await house.press(boss, DraftAskPress.op, message=screen)
    field = form.modal["components"][0]["component"]["custom_id"]
    screen = (await boss.submit_modal(form, {field: "KH"})).response._message
    assert DraftAskPress.op not in house.buttons(screen)
    draft = await games_of(house).draft(boss.id, house.guild.id)
    assert [entry["which"] for entry in read_tree(draft.text)["cards"]] == ["KH"]


async def test_what_is_said_with_the_last_card_is_typed_and_shown_as_it_is(house: House) -> None:
    boss, screen = await begun(house)
    screen = await go(house, boss, screen, "declare")
    ids = [part["custom_id"] for part in message_parts(screen.components) if "custom_id" in part]
    (asks,) = [one for one in ids if one.endswith("declare.word")]
    form = await boss.click(house._real(screen), custom_id=asks)
    field = form.modal["components"][0]["component"]
    assert field["max_length"] == WORD_LENGTH_LIMIT
    screen = (await boss.submit_modal(form, {field["custom_id"]: "**Hop!** @everyone"})).response._message
    draft = await games_of(house).draft(boss.id, house.guild.id)
    assert read_tree(draft.text)["declare"] == {"word": "**Hop!** @everyone"}
    await house.press(boss, DraftSavePress.op, message=screen)
    (game,) = await games_of(house).all(house.guild.id)
    await house.begun("ana", "bia", rules=f"#{game.id}")
    await house.lay("top 6S\nhand ana 10S 10D\nhand bia 9S 9H 9D\nturn ana\n")
    await house.play(house.ana, "10♠")
    labels = [part.get("label") for part in message_parts(house.hand(house.ana).components)]
    assert "**Hop!** @everyone" in labels
    await house.ana.send(house.channel, "hop, everyone!")
    assert "“\\*\\*Hop!\\*\\* \\@everyone”" in house.said(await house.table_message())


async def test_what_tables_may_choose_lasts_with_the_cards(house: House) -> None:
    """Five cards for each, and twice as many would not do for six: it goes as far as the pack does."""
    boss, screen = await begun(house)
    screen = await go(house, boss, screen, "options")
    screen = await put(house, boss, screen, "options.add/0", "deal.hand")
    screen = await go(house, boss, screen, "options.1")
    said = house.said(screen)
    assert "can't be played" not in said
    assert "points" not in said.partition("## ")[0], "numbers are numbers"
    assert read_tree((await games_of(house).draft(boss.id, house.guild.id)).text)["options"]["deal_hand"] == {
        "default": 5,
        "range": [2, 8],
    }
    await go(house, boss, screen, "deal")
    undone = (await house.press(boss, DraftUndoPress.op, message=screen)).response._message
    assert texts.text("en", "game-undone") in house.said(undone)


async def test_tables_choose_what_is_left_to_them(house: House) -> None:
    boss, screen = await begun(house, like="branne")
    screen = await go(house, boss, screen, "options")
    before = len(parts.options(read_tree((await games_of(house).draft(boss.id, house.guild.id)).text)))
    screen = await put(house, boss, screen, "options.add/0", "draw.voluntary")
    screen = await go(house, boss, screen, f"options.{before + 1}")
    screen = await put(house, boss, screen, f"options.{before + 1}.default", "on")
    assert "**on** (on, off)" in house.said(screen)
    await house.restart()
    saved = (await house.press(boss, DraftSavePress.op, message=screen)).response._message
    assert texts.text("en", "game-saved") in house.said(saved)
    (game,) = await games_of(house).all(house.guild.id)
    await house.ana.slash(house.channel, "open", game=f"#{game.id}")
    house.number += 1
    table = await house.table()
    assert table.game.options["draw_voluntary"] == "on"
    for tongue in LANGUAGES:
        named = setting_name(parts.find(empty("x"), "draw.voluntary"), Person(tongue))
        assert option_name(table.game.book, "draw_voluntary", Person(tongue)) == named
        assert named in "\n".join(one for one in texts_of(options_view(Page(table, Person(tongue)), "draw_voluntary")))


def texts_of(view: Any) -> list[str]:
    return [item.content for item in view.walk_children() if isinstance(item, TextDisplay)]


async def test_an_old_screen_changes_nothing(house: House) -> None:
    boss, screen = await begun(house)
    old = await go(house, boss, screen, "deal")
    custom_id = at(house, old, "deal.hand")
    await put(house, boss, old, "deal.hand", "7")
    said = await house.forge_at(boss, old, custom_id, ["3"])
    assert texts.text("en", "game-moved-on") in house.said(said.response._message)
    draft = await games_of(house).draft(boss.id, house.guild.id)
    assert read_tree(draft.text)["deal"] == {"hand": 7}


async def test_who_saves_later_is_told_and_saves_beside(house: House) -> None:
    boss = manager(house)
    games, server = games_of(house), house.guild.id
    await house.services.store.servers.meet(server, "en")
    game = await games.take(server, house.bia.id, to_toml(empty("Ours")))
    screen = (await boss.slash(house.channel, "workshop edit", game=f"#{game.id}")).response._message
    screen = await put(house, boss, await go(house, boss, screen, "deal"), "deal.hand", "7")
    await games.take(server, house.bia.id, to_toml({**empty("Ours"), "deal": {"hand": 3}}))
    said = await house.press(boss, DraftSavePress.op, message=screen)
    assert said.response.content == texts.text("en", "refused-game-overtaken", game="Ours")
    draft = await games.draft(boss.id, server)
    await games.change(draft, to_toml({**read_tree(draft.text), "name": "Mine"}))
    await games.save_draft(await games.draft(boss.id, server))
    assert [one.name for one in await games.all(server)] == ["Mine", "Ours"]


async def test_a_draft_is_not_dropped_by_beginning_another_without_a_question(house: House) -> None:
    boss, _ = await begun(house, like="branne")
    asked = (await boss.slash(house.channel, "workshop new")).response._message
    assert DraftGoOnPress.op in house.buttons(asked)
    draft = await games_of(house).draft(boss.id, house.guild.id)
    assert len(read_tree(draft.text)["cards"]) > 5
    fresh = (await house.press(boss, GameNewPress.op, message=asked)).response._message
    assert texts.text("en", "game-begin") in house.said(fresh)
    asked = (await house.press(boss, DraftDropPress.op, message=fresh)).response._message
    await house.press(boss, DraftDropPress.op, message=asked)
    assert await games_of(house).open_draft(boss.id, house.guild.id) is None


async def test_what_another_draft_is_to_be_like_can_be_a_long_name(house: House) -> None:
    boss, _ = await begun(house)
    none, ours = "nobody's " * 11, "W" * TITLE_LENGTH_LIMIT
    said = await boss.slash(house.channel, "workshop new", like=none)
    assert said.response.content == texts.text("en", "refused-no-game", game=names.escape(none, TITLE_LENGTH_LIMIT))
    text = to_toml({**empty(ours), "deal": {"hand": 3}})
    await games_of(house).take(house.guild.id, boss.id, text)
    asked = (await boss.slash(house.channel, "workshop new", like=ours)).response._message
    await house.press(boss, GameNewPress.op, message=asked)
    draft = await games_of(house).draft(boss.id, house.guild.id)
    assert read_tree(draft.text)["deal"] == {"hand": 3}


async def test_a_draft_left_for_a_week_is_gone_and_says_so(house: House) -> None:
    boss, screen = await begun(house)
    await house.passes((DRAFT_DAYS + 1) * DAY)
    said = await house.press(boss, DraftSavePress.op, message=screen)
    assert said.response.content == texts.text("en", "refused-no-draft")
    assert await games_of(house).store.draft(boss.id, house.guild.id, 0.0) is None


async def test_who_may_not_write_any_more_presses_in_vain(house: House) -> None:
    await show_command(house, "workshop")
    await house.services.store.servers.meet(house.guild.id, "en")
    await house.services.preferences.choose("server", house.guild.id, "writing", "everyone")
    screen = (await house.bia.slash(house.channel, "workshop new")).response._message
    await house.services.preferences.choose("server", house.guild.id, "writing", "managers")
    said = await house.press(house.bia, DraftSavePress.op, message=screen)
    assert said.response.content == texts.text("en", "refused-writing-managers")


@pytest.mark.gate
async def test_whatever_is_forged_is_refused_with_a_sentence(house: House) -> None:
    boss, screen = await begun(house)
    prompt = (await games_of(house).draft(boss.id, house.guild.id)).prompt
    for place in ("cards.99.at", "cards.1.skip.x", "nowhere.hand", "deal.nothing", "cards.1.add", "about", "", "a/b=c"):
        for press in (DraftSetPress(prompt, place), DraftAskPress(prompt, place)):
            said = await house.forge_at(boss, screen, press.id, ["7"])
            assert said.response is not None, place
            assert "code" not in (said.response.content or ""), place
