"""Presets: a server keeps the options of a table under a name, opens tables with them, and hears when it cannot."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.people.preferences import TABLES
from bot.screens.lobby import OTHER_GAME
from bot.screens.page import Page
from bot.store.schema import presets
from bot.tables.table import TABLE_SETTINGS, Refused
from bot.words import names, texts
from bot.words.texts import Person
from cogs.people.erasure import ErasureStore
from cogs.people.presets import PRESETS_PER_SERVER, Preset, presets_of
from cogs.people.screens import Choices, DropPresetPress, PresetPress, SettingsPress, preferences_view, preset_view
from cogs.tables.screens import NamePresetPress, SavePresetPress, options_view
from rules.catalogue import FOR_TABLES, make
from tests.support.house import House, manager
from tests.support.screens import check

pytestmark = pytest.mark.both_databases

FRIDAY = "Our *Friday* rules"


async def lobby(house: House, rules: str = "voador") -> Any:
    """Somebody who manages the server, at an open table of their own."""
    boss = manager(house)
    await boss.slash(house.channel, "open", game=rules)
    house.number += 1
    return boss


async def saved(house: House, boss: Any, name: str) -> str:
    """The answer to who saves the options of the last table under a name."""
    screen = await house.setting(boss, OTHER_GAME)
    shown = await house.press(boss, "save", message=screen)
    field = shown.modal["components"][0]["component"]
    said: str = (await boss.submit_modal(shown, {field["custom_id"]: name})).response.content
    return said


async def opened(house: House, who: Any, **said: str) -> Any:
    """What somebody is answered who opens a table so, and the table, if there is one."""
    answer = await who.slash(house.channel, "open", **said)
    house.number += 1
    if await house.services.store.tables.get(house.number) is None:
        house.number -= 1
        return answer.response.content
    return await house.table()


async def change(house: House, name: str, **values: Any) -> None:
    """Make a preset as an earlier or later bot may have kept it."""
    async with house.services.store.database.engine.begin() as connection:
        await connection.execute(sa.update(presets).where(presets.c.name == name).values(values))


async def test_what_is_saved_in_a_lobby_opens_the_same_table_for_everybody(house: House) -> None:
    boss = await lobby(house)
    for name, value in {"silence_penalty": 5, "turn_clock": "6h", "thread": "off"}.items():
        await house.services.lobbies.set_option(house.number, boss.id, name, value)
    table = await house.table()
    said = await saved(house, boss, FRIDAY)
    assert said == texts.text("en", "preset-saved", preset=r"Our \*Friday\* rules")
    await house.restart()
    other = await opened(house, house.ana, preset=FRIDAY.upper())
    assert (other.game.name, other.game.options) == (table.game.name, table.game.options)
    assert other.settings == table.settings
    assert other.host == house.ana.id
    assert [player.name for player in other.players] == ["ana"]
    usual = await opened(house, house.ana)
    assert usual.settings["turn_clock"] == "24h", "who names no preset gets none"


async def test_presets_are_offered_while_somebody_types(house: House) -> None:
    boss = await lobby(house)
    await saved(house, boss, "Friday")
    await opened(house, boss, game="classic")
    await saved(house, boss, "Sunday")

    async def offered(typed: str, **said: str) -> list[str]:
        found = await house.ana.autocomplete(house.channel, "open", "preset", typed, **said)
        return [choice["value"] for choice in found]

    assert await offered("") == ["Friday", "Sunday"]
    assert await offered("FRI") == ["Friday"]
    assert await offered("monday") == []
    assert await offered("", game="classic") == ["Sunday"]


async def test_a_preset_of_another_game_or_of_nobody_opens_nothing(house: House) -> None:
    boss = await lobby(house)
    await saved(house, boss, "Friday")
    said = await opened(house, house.ana, game="classic", preset="friday")
    assert said == texts.text("en", "refused-preset-game", preset="Friday")
    said = await opened(house, house.ana, preset="<@1> Sunday")
    assert said == texts.text("en", "refused-no-preset", preset=names.escape("<@1> Sunday"))
    assert len(await house.services.store.open_tables.list_for_server(house.guild.id)) == 1
    assert (await opened(house, house.ana, game="voador", preset="friday")).game.name == "voador"


@pytest.mark.parametrize(
    ("kept", "option"),
    [
        ({"options": {"silence_penalty": 3, "hats": "on"}}, "hats"),
        ({"options": {"silence_penalty": 99}}, "option-silence_penalty"),
        ({"settings": {"turn_clock": "2s"}}, "option-turn_clock"),
        ({"settings": {"colour": "red"}}, "colour"),
        ({"game": "whist"}, ""),
        ({"rules_version": 999}, ""),
        ({"rules_version": 0}, ""),
    ],
)
async def test_a_preset_that_cannot_be_played_any_more_is_refused_whole(
    house: House, kept: dict[str, Any], option: str
) -> None:
    """And named; it can still be looked at and deleted."""
    boss = await lobby(house)
    await saved(house, boss, "Friday")
    await change(house, "Friday", **kept)
    said = await opened(house, house.ana, preset="Friday")
    if option:
        named = texts.text("en", option) if texts.has("en", option) else option
        assert said == texts.text("en", "refused-preset-option", preset="Friday", option=named)
    else:
        assert said == texts.text("en", "refused-preset-rules", preset="Friday")
    assert len(await house.services.store.open_tables.list_for_server(house.guild.id)) == 1, "nothing is half opened"
    screen = (await boss.slash(house.channel, "settings")).response._message
    tables = SettingsPress(TABLES).id
    screen = (await boss.click(house._real(screen), custom_id=tables)).response._message
    page = (await house.choose(boss, "preset", "Friday", message=screen)).response._message
    assert "Friday" in house.said(page)
    back = (await house.press(boss, "drop", message=page)).response._message
    assert "prefer" in house.buttons(back)
    assert await presets_of(house.services).all(house.guild.id) == []


async def test_a_preset_of_an_earlier_version_is_led_up_to_the_rules_of_today(house: House) -> None:
    boss = await lobby(house, rules="amm")
    await saved(house, boss, "Friday")
    old = {**make("amm").options, "jokers": "on"}
    await change(house, "Friday", rules_version=1, options=old)
    table = await opened(house, house.ana, preset="Friday")
    assert table.game.options["jokers"] == "both"


async def test_a_name_that_is_taken_is_replaced_and_there_are_so_many_at_most(house: House) -> None:
    boss = await lobby(house)
    for number in range(PRESETS_PER_SERVER):
        await presets_of(house.services).save(house.guild.id, house.number, boss.id, f"number {number}")
    assert await saved(house, boss, "one more") == texts.text("en", "refused-presets-full", most=PRESETS_PER_SERVER)
    await house.services.lobbies.set_option(house.number, boss.id, "silence_penalty", 6)
    assert "Saved" in await saved(house, boss, "NUMBER 3")
    found = {preset.name: preset for preset in await presets_of(house.services).all(house.guild.id)}
    assert len(found) == PRESETS_PER_SERVER
    assert "number 3" not in found
    assert found["NUMBER 3"].options["silence_penalty"] == 6


@pytest.mark.parametrize("name", ["   ", "\u200b\u200b", "\u202e"])
async def test_a_preset_has_a_name_that_can_be_seen(house: House, name: str) -> None:
    boss = await lobby(house)
    assert await saved(house, boss, name) == texts.text("en", "refused-preset-name")
    assert await presets_of(house.services).all(house.guild.id) == []


async def test_nobody_else_saves_looks_at_or_deletes_presets(house: House) -> None:
    boss = await lobby(house)
    await saved(house, boss, "Friday")
    await opened(house, house.ana)
    screen = await house.setting(house.ana, OTHER_GAME)
    assert "save" not in house.buttons(screen), "who does not manage the server is not offered it"
    for press, values in (
        (SavePresetPress(house.number), None),
        (NamePresetPress(house.number), None),
        (PresetPress(), ["Friday"]),
        (DropPresetPress("Friday"), None),
        (SettingsPress(), None),
    ):
        refused = await house.forge(house.ana, press.id, values)
        assert refused.response.content == texts.text("en", "refused-manage-only"), press
    assert len(await presets_of(house.services).all(house.guild.id)) == 1
    refused = await house.forge(boss, NamePresetPress(house.number).id)
    assert refused.response.content == texts.text("en", "refused-host-only")
    gone = await house.forge(boss, DropPresetPress("Sunday").id)
    assert gone.response.content == texts.text("en", "refused-no-preset", preset="Sunday")


async def test_a_preset_is_of_the_server_where_its_table_is(house: House) -> None:
    boss = await lobby(house)
    other = house.env.create_guild("Other")
    elsewhere = other.create_text_channel("there")
    await house.env.settle()
    await saved(house, boss, "Friday")
    said = await other.add_member(house.people["ana"].user).slash(elsewhere, "open", preset="Friday")
    assert said.response.content == texts.text("en", "refused-no-preset", preset="Friday")
    with pytest.raises(Refused, match="no-table"):  # pressed, by forgery, in a server that one manages
        await presets_of(house.services).save(other.id, house.number, boss.id, "Friday")
    assert await presets_of(house.services).all(other.id) == []


async def test_presets_go_with_their_server(house: House) -> None:
    boss = await lobby(house)
    await saved(house, boss, "Friday")
    await ErasureStore(house.services.store.database).delete_server(house.guild.id)
    assert await presets_of(house.services).all(house.guild.id) == []


@pytest.mark.parametrize("tongue", texts.LANGUAGES)
async def test_the_screens_of_presets_keep_discords_limits(house: House, tongue: str) -> None:
    """With as many as there may be, of the longest names, and everything otherwise than usual."""
    found = []
    for game in FOR_TABLES:
        made = make(game)
        name, options = "*" * names.NAME_CHARACTERS, dict(made.options)
        found.append(Preset(name, game, None, made.version, options, {"turn_clock": "7d"}))
        odd = {name: f"{value} or else" for name, value in made.options.items()}
        assert check(preset_view(found[-1]._replace(options=odd), Person(tongue))) == {"drop", "settings"}
    assert check(preset_view(found[0]._replace(game="whist"), Person(tongue))) == {"drop", "settings"}
    many = [found[0]._replace(name=f"{number:x<32}") for number in range(PRESETS_PER_SERVER)]
    chosen = await house.services.preferences.of("server", house.guild.id)
    assert check(preferences_view(Choices("server", chosen), Person(tongue), TABLES, many)) == {
        "prefer",
        "preset",
        "settings",
    }
    await house.seated("ana", "bia", rules="amm")
    table = await house.table()
    for name in {**table.game.options, **TABLE_SETTINGS}:
        assert "save" in check(options_view(Page(table, Person(tongue)), name, saves=True))
