"""The screen on which the host chooses the game of a lobby, its options and the settings of the table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord.ui import Item, LayoutView, TextDisplay

from bot.language import texts
from bot.language.names import NAME_CHARACTERS
from bot.rulebook.why import of_clash
from bot.tables.table import TABLE_SETTINGS, USUAL_SETTINGS, Table
from bot.views.components import (
    GREY,
    SELECT_OPTIONS,
    button,
    framed,
    if_any,
    own_button,
    rows,
    select,
    select_option,
)
from bot.views.game_names import game_name, plain_name_of
from bot.views.option_words import explained, option_line, option_name, option_value, usual_numbers
from bot.views.press import TablePress
from rules.catalogue import FOR_TABLES, MORE_GAMES, UnknownGame, book_of
from rules.options import Options, Value
from rules.shedding.written.faults import BadDefinition


class ControlsPress(TablePress, op="controls"):
    """*Host controls*: what only the host of a lobby sees; also the way back to it."""


class GamePress(TablePress, op="game"):
    """Another game was chosen."""


class OptionPress(TablePress, op="option"):
    """An option was chosen, to change it."""


class ValuePress(TablePress, op="value"):
    """A value was chosen for the named option."""


class FormPress(TablePress, op="form"):
    """*Type a value* of the named option: asks for a form."""


class WritePress(TablePress, op="write"):
    """A value was written into a form."""

    longest = 60


class SavePresetPress(TablePress, op="save"):
    """*Save as a preset*."""


class NamePresetPress(TablePress, op="name"):
    """The name of a preset was written into a form."""

    longest = NAME_CHARACTERS


def _games(table: Table, locale: str, own: Sequence[discord.SelectOption]) -> list[Item[LayoutView]]:
    """The games to choose from: those of the documents, more of ours, and those that the server has written."""
    if table.game.book.source and not any(option.default for option in own):  # it was changed or deleted since
        now = select_option(plain_name_of(table.game, locale), table.game.name, default=True)
        own = [now, *own][:SELECT_OPTIONS]
    kinds = {
        "options-pick-game": [_game(name, table, locale) for name in FOR_TABLES if name not in MORE_GAMES],
        "options-more-games": [_game(name, table, locale, intro=True) for name in MORE_GAMES],
        "options-own-games": list(own),
    }
    return [
        select(GamePress(table.id, argument=kind), texts.text(locale, kind), offered)
        for kind, offered in kinds.items()
        if offered
    ]


def _game(name: str, table: Table, locale: str, *, intro: bool = False) -> discord.SelectOption:
    told = texts.text(locale, f"intro-{name}") if intro else None
    label, now = texts.text(locale, f"game-{name}"), name == table.game.name
    return select_option(label, name, description=told, default=now)


def different_options(source: str, chosen: Options, locale: str) -> str:
    """The options and settings of a game, by its name or definition, that are not at their defaults. They may be those
    of an older version.
    """
    usual: dict[str, Value] = {**USUAL_SETTINGS}
    book = None
    with suppress(UnknownGame, BadDefinition):
        book = book_of(source)
        usual |= {option.name: option.default for option in book.options}
    changed = [
        texts.text(locale, "options-line", option=option_name(book, name, locale), value=option_value(locale, value))
        for name, value in chosen.items()
        if value != usual.get(name)
    ]
    if not changed:
        return texts.text(locale, "lobby-plain")
    return texts.text(locale, "lobby-options", options=texts.listed(locale, changed, key="list-semicolon"))


def _pick(start: int, count: int, locale: str) -> str:
    """The title of a select of options, with its number if ``count`` options need several selects."""
    title = texts.text(locale, "options-pick")
    selects = -(-count // SELECT_OPTIONS)
    return title if selects == 1 else f"{title} ({start // SELECT_OPTIONS + 1}/{selects})"


def options_view(
    table: Table, locale: str, opened: str = "", *, saves: bool = False, own: Sequence[discord.SelectOption] = ()
) -> LayoutView:
    """The options screen. ``opened`` is the option that is explained and can be changed. ``saves``: the person may save
    all as a preset. ``own`` are the games that the server has written.
    """
    now: dict[str, Value] = {**table.game.options, **table.settings}
    usual = {name: usual_numbers(table.game, name) for name in now}
    listed = "\n".join(
        f"- {option_line(locale, option_name(table.game.book, name, locale), value, usual[name])}"
        for name, value in now.items()
    )
    head = texts.text(locale, "options-title", game=game_name(table, locale))
    chosen = [
        select_option(
            option_name(table.game.book, name, locale),
            name,
            description=option_value(locale, value, usual[name]),
            default=name == opened,
        )
        for name, value in now.items()
    ]
    found: list[Item[LayoutView] | None] = [
        TextDisplay(f"{head}\n{texts.text(locale, 'options-hint')}"),
        TextDisplay(listed),
        if_any(_clashes(table, locale)),
        *_games(table, locale, own),
        *(
            select(OptionPress(table.id, argument=str(start)), _pick(start, len(chosen), locale), some)
            for start in range(0, len(chosen), SELECT_OPTIONS)
            if (some := chosen[start : start + SELECT_OPTIONS])
        ),
    ]
    if opened in now:
        named = option_name(table.game.book, opened, locale)
        found.append(TextDisplay("\n".join([f"**{named}**", *explained(table.game, opened, locale)])))
        offered = [
            select_option(option_value(locale, value, usual[opened]), str(value), default=value == now[opened])
            for value in option_choices(table, opened)
        ]
        if offered:
            title = texts.text(locale, "options-value", option=named)
            found.append(select(ValuePress(table.id, argument=opened), title, offered))
        else:  # a select that opens a form stays as it was chosen, and cannot open it again
            found += rows(own_button(locale, FormPress(table.id, argument=opened), emoji="✏️"))
    found += rows(
        button(ControlsPress(table.id), texts.text(locale, "button-options-done"), emoji="↩️"),
        *([own_button(locale, SavePresetPress(table.id), emoji="💾")] if saves else []),
    )
    return framed(GREY, found)


def _clashes(table: Table, locale: str) -> str:
    """Which of the chosen options are advised against."""
    clashes = table.game.book.clashes(table.game.options)
    return "\n".join(of_clash("options-conflict", clash.rule, locale) for clash in clashes)


def option_choices(table: Table, name: str) -> list[Value]:
    """Give the values of an option that can be chosen; an empty list if the value has to be written."""
    if name in TABLE_SETTINGS:
        return list(TABLE_SETTINGS[name])
    for option in table.game.book.options:
        if option.name == name and option.high - option.low < 24 - len(option.words):
            return [*option.words, *range(option.low, option.high + 1)]
    return []
