"""The screens of a person's (``/me``) and a server's (``/settings``) preferences, made from the declarations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import discord
from discord.ui import ActionRow, Button, ChannelSelect, Item, LayoutView, RoleSelect, TextDisplay

from bot.people.preferences import (
    AT_TIMES,
    BASICS,
    COUNTING,
    DECLARED,
    LOOKS,
    MORE,
    OWN_TIMES,
    PAGES,
    PEACE,
    PING,
    RIGHTS,
    RINGING,
    SEVERAL,
    TABLES,
    Kind,
    Preference,
    Whose,
    ids,
    split_values,
)
from bot.screens.components import (
    GREY,
    PLACEHOLDER_CHARACTERS,
    ComponentRow,
    Labelled,
    PagePress,
    Press,
    ScreenPart,
    SubjectPress,
    button,
    framed_view,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.games import option_name
from bot.screens.lobby import different_options
from bot.words import text_keys, texts
from bot.words.texts import Person, TextKeys
from cogs.archive.titles import game_text
from cogs.people.presets import OldPreset, Preset

_TELLING = (discord.ChannelType.text, discord.ChannelType.news)
CHANNELS: Mapping[Kind, tuple[discord.ChannelType, ...]] = {
    "text channel": _TELLING,
    "place": (*_TELLING, discord.ChannelType.voice, discord.ChannelType.stage_voice, discord.ChannelType.forum),
}
"""The types of channels that are offered."""


TITLE: Final = TextKeys("prefer-{}-title", lambda: PAGES)
UNNAMED: Final = (LOOKS, MORE, TABLES)
"""The pages that no button names: the first of a person's, and those behind *More*."""
PAGE: Final = TextKeys("prefer-page-{}", lambda: {page for pages in PAGES.values() for page in pages} - {*UNNAMED})
PREFERENCE: Final = TextKeys("prefer-{}-{}", lambda: _declared())
PREFERENCE_ABOUT: Final = TextKeys("prefer-{}-{}-about", lambda: _explained())
EXPLAINED: Final = TextKeys("explained-{}", lambda: _of_tables())
CHOICE: Final = TextKeys("prefer-{}-{}-{}", lambda: _choices())
SHARED: Final = TextKeys("{}", lambda: _shared())
"""Choices that have the same name in several preferences."""
CHOICE_ABOUT: Final = TextKeys("prefer-{}-{}-{}-about", lambda: _told_choices())


def _declared() -> Iterator[tuple[Whose, str]]:
    for whose, preferences in DECLARED.items():
        yield from ((whose, name) for name, one in preferences.items() if not one.of_tables)


def _explained() -> Iterator[tuple[Whose, str]]:
    """Those whose names do not say enough."""
    return ((whose, name) for whose, name in _declared() if not DECLARED[whose][name].plain)


def _of_tables() -> Iterator[str]:
    return (name for name, one in DECLARED["server"].items() if one.of_tables)


def _choices() -> Iterator[tuple[str, str, str]]:
    """The choices that have a name of their own in each language."""
    for whose, preferences in DECLARED.items():
        for name, one in preferences.items():
            own = () if one.texts else {*one.choices} - {*one.named} - {*one.shared}
            yield from ((whose, name, choice) for choice in own)


def _shared() -> Iterator[str]:
    return (key for preferences in DECLARED.values() for one in preferences.values() for key in one.shared.values())


def _told_choices() -> Iterator[tuple[str, str, str]]:
    """The choices that have a sentence about them."""
    for whose, preferences in DECLARED.items():
        yield from ((whose, name, choice) for name, one in preferences.items() for choice in one.told)


DESK_PAGES = ("tables", "deeds", "people", "season", "matches")
DESK_TABLES, DESK_AUDIT, DESK_PEOPLE, DESK_SEASON, DESK_MATCHES = DESK_PAGES
"""The pages of who manages a server that an extension shows."""
DESK_PAGE: Final = TextKeys("manage-page-{}", lambda: DESK_PAGES)
BESIDE = {RIGHTS: DESK_PEOPLE, COUNTING: DESK_SEASON}
"""The pages of the desk that a page of the settings leads to."""
TABS_A_ROW = 3


class ManagePress(PagePress, op="desk", optional=True):
    """A page of the desk. The subject names which."""


class AwayPress(Labelled, SubjectPress, op="away"):
    """*Time off*."""


class PrivacyPress(Labelled, SubjectPress, op="privacy"):
    """*My data*: what is stored. The subject is the person's id."""


class PreferPress(SubjectPress, op="prefer"):
    """Something was chosen. The subject names whose preference it is, and which."""


class SettingsPress(Labelled, SubjectPress, op="settings", label="previous"):
    """A page of the settings."""


class PresetPress(SubjectPress, op="preset"):
    """A preset was chosen."""


class DropPresetPress(Labelled, SubjectPress, op="drop"):
    """*Delete* this preset."""


class Choices(NamedTuple):
    """Whose preferences are shown, and the value of each that is chosen now."""

    whose: Whose
    chosen: Mapping[str, str]


def preferences_view(
    choices: Choices, reader: Person, page: str = "", presets: Sequence[Preset] = (), below: str = ""
) -> LayoutView:
    """The preferences of a person or a server, each with its choices: one page of them, with buttons to the others. The
    page for new tables also has the server's presets. ``below`` is said at the end, behind *More*.
    """
    whose, chosen = choices
    pages = PAGES[whose]
    now = page if page in pages else next(iter(pages))
    head = reader.text(TITLE.key(whose))
    if now == TABLES:
        head += f"\n-# {reader.text('prefer-new-tables')}"
    found: list[ScreenPart] = [TextDisplay(head)]
    for preference in pages[now].values():
        found += chooser(whose, preference, chosen[preference.name], reader)
    if now == TABLES:
        found += [*_presets(presets, reader), *rows(own_button(reader, SettingsPress(BASICS)))]
    elif whose == "server":
        more = [button(SettingsPress(TABLES), reader.text("button-more"))] if now == BASICS else []
        beside = [button(ManagePress(0, BESIDE[now]), reader.text(DESK_PAGE.key(BESIDE[now])))] if now in BESIDE else []
        found += [*rows(*beside), *server_tabs(now, reader), *rows(*more)]
    elif now == LOOKS:
        own = chosen[PING.name] == AT_TIMES or chosen[PEACE.name] == OWN_TIMES
        found += rows(
            own_button(reader, AwayPress(), emoji="🏖️"),
            own_button(reader, PrivacyPress(str(reader.id)), emoji="🔒"),
            *([button(SettingsPress(RINGING), reader.text(PAGE.key(RINGING)))] if own else []),
            button(SettingsPress(MORE), reader.text("button-more")),
        )
        found.append("-# " + reader.text("prefer-person-small"))
    else:
        found += rows(own_button(reader, SettingsPress(LOOKS)))
    found.append(below if now == MORE else "")
    return framed_view(GREY, found)


def server_tabs(now: str, reader: Person, desk: str = "") -> list[ComponentRow]:
    """The buttons to the pages of a server. ``desk``: the one that is shown is of the desk."""
    tabs = [
        _tab(SettingsPress(one), reader.text(PAGE.key(one)), now=not desk and one == now)
        for one in PAGES["server"]
        if one != TABLES
    ]
    tabs += [
        _tab(ManagePress(0, one), reader.text(DESK_PAGE.key(one)), now=one == desk) for one in (DESK_TABLES, DESK_AUDIT)
    ]
    return [row for at in range(0, len(tabs), TABS_A_ROW) for row in rows(*tabs[at : at + TABS_A_ROW])]


def chooser(whose: Whose, preference: Preference, chosen: str, reader: Person) -> list[Item[LayoutView]]:
    """A preference with its choices."""
    called = preference_name(whose, preference, reader)
    told = f"-# {called}"
    if not preference.plain:
        told = f"**{called}**\n-# {_about(whose, preference, reader)}"
    press = PreferPress(f"{whose}.{preference.name}")
    options = [_option(whose, preference, choice, chosen, reader) for choice in preference.choices]
    if preference.kind in SEVERAL:  # the placeholder says what none means
        some = split_values(preference.kind, chosen)
        offered = [
            select_option(_name(preference, one, reader), one, default=one in some) for one in SEVERAL[preference.kind]
        ]
        none = choice_name(whose, preference, preference.usual, reader)
        row = select(press, none, offered, least=0, most=preference.most)
    elif preference.kind:
        row = _server_select(press, choice_name(whose, preference, preference.usual, reader), preference, chosen)
    else:  # what was typed is not offered, but shown
        unlisted = chosen if chosen in preference.typed and chosen not in preference.choices else ""
        row = select(press, preference.named.get(unlisted, called), options)
    return [TextDisplay(told), row]


def preference_name(whose: Whose, preference: Preference, reader: Person) -> str:
    """What a preference is called: one of new tables as at a table."""
    if preference.of_tables:
        return option_name(None, preference.name, reader)
    return reader.text(PREFERENCE.key(whose, preference.name))


def _about(whose: Whose, preference: Preference, reader: Person) -> str:
    if preference.of_tables:
        return reader.text(EXPLAINED.key(preference.name))
    return reader.text(PREFERENCE_ABOUT.key(whose, preference.name))


def _option(whose: Whose, preference: Preference, choice: str, chosen: str, reader: Person) -> discord.SelectOption:
    about = reader.text(CHOICE_ABOUT.key(whose, preference.name, choice)) if choice in preference.told else None
    return select_option(choice_name(whose, preference, choice, reader), choice, about, default=choice == chosen)


def _tab(press: Press, label: str, *, now: bool) -> Button[LayoutView]:
    """The button that leads to a page. It is disabled on that page."""
    style = discord.ButtonStyle.primary if now else discord.ButtonStyle.secondary
    return button(press, label, style, disabled=now)


def _presets(presets: Sequence[Preset], reader: Person) -> list[Item[LayoutView]]:
    """The server's presets to choose from, or a text that says how to make the first."""
    head: TextDisplay[LayoutView] = TextDisplay(reader.text("presets-about"))
    options = [select_option(preset.name, preset.name, description=_game_of(preset, reader)) for preset in presets]
    return [head, select(PresetPress(), reader.text("pick-preset"), options)] if options else [head]


def preset_view(preset: Preset, reader: Person) -> LayoutView:
    """The options of a preset, with the button that deletes it."""
    head = reader.text("preset-title", preset=preset.written, game=_game_of(preset, reader))
    options = different_options(preset.source, {**preset.options, **preset.settings}, reader)
    drop = own_button(reader, DropPresetPress(preset.name), discord.ButtonStyle.danger, emoji="🗑️")
    back = own_button(reader, SettingsPress(TABLES))
    return framed_view(GREY, [TextDisplay(head), TextDisplay(options), *rows(drop, back)])


def _game_of(preset: Preset, reader: Person) -> str:
    return game_text(preset.source, reader)


def _name(preference: Preference, one: str, reader: Person) -> str:
    if preference.kind == "day":
        return texts.day_of_week(reader.locale, int(one))
    return preference.named.get(one) or reader.text(text_keys.GAME.key(one))


def _server_select(press: Press, none: str, preference: Preference, chosen: str) -> ActionRow[LayoutView]:
    """Roles or channels of the server to choose from; ``none``: what it means to choose none."""
    row: ActionRow[LayoutView] = ActionRow()
    found: RoleSelect[LayoutView] | ChannelSelect[LayoutView]
    none = none[:PLACEHOLDER_CHARACTERS]
    if preference.kind == "role":
        of = discord.SelectDefaultValueType.role
        found = RoleSelect(custom_id=press.id, placeholder=none)
    else:
        of = discord.SelectDefaultValueType.channel
        found = ChannelSelect(
            custom_id=press.id,
            placeholder=none,
            channel_types=list(CHANNELS[preference.kind]),
        )
    found.min_values, found.max_values = 0, preference.most
    found.default_values = [discord.SelectDefaultValue(id=one, type=of) for one in ids(chosen)]
    row.add_item(found)
    return row


def choice_name(whose: Whose, preference: Preference, choice: str, reader: Person) -> str:
    """The name of a choice: a language by its own name, everything else in the reader's language."""
    return preference.named.get(choice) or reader.text(choice_key(whose, preference, choice))


def choice_key(whose: Whose, preference: Preference, choice: str) -> str:
    """The key of the name of a choice."""
    if choice in preference.shared:
        return preference.shared[choice]
    return preference.texts.key(choice) if preference.texts else CHOICE.key(whose, preference.name, choice)


def describe_old_preset(fault: OldPreset, reader: Person) -> str:
    """Say that a preset cannot be played any more, and for which option."""
    option = option_name(None, fault.option, reader)
    return reader.text("refused-preset-option", **fault.facts | {"option": option})
