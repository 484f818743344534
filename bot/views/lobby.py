"""The lobby, and the screen of options."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord
from discord.ui import Item, LayoutView, Separator, TextDisplay

from bot.language import names, texts
from bot.rulebook.why import of_clash
from bot.tables.table import LEVELS, TABLE_SETTINGS, Player, Table
from bot.views.components import (
    GREEN,
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
from bot.views.game_names import game_name, introduced, plain_name_of
from bot.views.option_words import explained, option_line, option_name, option_value, usual_numbers
from bot.views.parts import SIGNS, TEAMS, fingerprint, plain_names, reading_buttons, table_link, unwanted
from bot.views.press import DecisionPress, TablePress
from rules.catalogue import FOR_TABLES, MORE_GAMES, UnknownGame, book_of
from rules.options import Options, Value
from rules.shedding.written.faults import BadDefinition


class JoinPress(TablePress, op="join"):
    """*Join*."""


IN_LOBBY = "lobby"


class LeavePress(TablePress, op="leave"):
    """*Leave*. That of a lobby says so (``IN_LOBBY``), and leaves no match that has begun meanwhile."""


class ComputerPress(TablePress, op="computer"):
    """*Computer player*, or the level that was chosen for it."""


class WhoPress(TablePress, op="who"):
    """*Who sits here?*"""


class DismissPress(TablePress, op="dismiss"):
    """*Remove a computer*."""


class OptionsPress(TablePress, op="options"):
    """*Options*."""


class StartPress(TablePress, op="start"):
    """*Start*."""


class PartnersPress(TablePress, op="partners"):
    """*Teams*."""


class TeamPress(DecisionPress, op="team"):
    """The players of the first team were chosen, for this version of the lobby."""


class GamePress(TablePress, op="game"):
    """Another game was chosen."""


class OptionPress(TablePress, op="option"):
    """An option was chosen, to change it."""


class ValuePress(TablePress, op="value"):
    """A value was chosen for the named option."""


class WritePress(TablePress, op="write"):
    """A value was written into a form."""


class SavePresetPress(TablePress, op="save"):
    """*Save as a preset*."""


class NamePresetPress(TablePress, op="name"):
    """The name of a preset was written into a form."""


class AgainPress(TablePress, op="again"):
    """*Play again*."""


def lobby_view(table: Table, locale: str) -> LayoutView:
    """The lobby: who is seated, which game, which options differ from the default. After the start: where
    it is played.
    """
    game = game_name(table, locale)
    if table.closed is not None:
        return framed(GREY, [TextDisplay(texts.text(locale, "lobby-closed", game=game))])
    if table.state is not None:
        link = f"<#{table.place}>"
        started = texts.text(locale, "lobby-started", game=game) + "\n" + texts.text(locale, "lobby-link", link=link)
        return framed(GREEN, [TextDisplay(started)])
    host = f"<@{table.host}>"
    sides = [f" · {TEAMS[side]}" for side in table.game.sides_in_lobby(len(table.players))]
    sides = sides or [""] * len(table.players)
    seats = "\n".join(
        f"{place}. {_seated(player, locale)}{side}"
        for place, (player, side) in enumerate(zip(table.players, sides, strict=True), 1)
    )
    head = [texts.text(locale, "lobby-title", game=game), texts.text(locale, "lobby-host", host=host)]
    intro = introduced(table.game, locale)
    count = texts.text(locale, "lobby-seats", count=len(table.players), most=table.game.seats[1])
    enough = len(table.players) >= table.game.seats[0]
    return framed(
        GREEN,
        [
            TextDisplay("\n".join(head)),
            TextDisplay(f"> {intro}"),
            Separator(),
            TextDisplay(f"{count}\n{seats}"),
            TextDisplay("\n".join([_different(table, locale), *unwanted(table, locale)])),
            if_any(_fingerprint(table, locale)),
            *rows(
                own_button(locale, JoinPress(table.id), discord.ButtonStyle.success),
                own_button(locale, LeavePress(table.id, IN_LOBBY)),
                own_button(locale, ComputerPress(table.id), emoji="🤖"),
                own_button(locale, OptionsPress(table.id), emoji="⚙️"),
                own_button(locale, StartPress(table.id), discord.ButtonStyle.primary, disabled=not enough),
            ),
            *rows(
                *reading_buttons(table, locale),
                own_button(locale, WhoPress(table.id), emoji="👥"),
                *([own_button(locale, PartnersPress(table.id), emoji="🤝")] if table.chooses_partners else []),
            ),
        ],
    )


def _seated(player: Player, locale: str) -> str:
    """A seated player: a mention, or a computer player's name and level."""
    if player.person:
        return f"<@{player.person}>"
    level = texts.text(locale, f"level-{player.level}")
    return f"{SIGNS[player.level]} {names.written(player.name)} · {level}"


def levels_view(table: Table, locale: str, newcomer: Player | None = None) -> LayoutView:
    """The question how well a computer player is to play. ``newcomer`` is the one that was just added."""
    told = [texts.text(locale, "levels-title"), texts.text(locale, "levels-about")]
    if newcomer is not None:
        level = texts.text(locale, f"level-{newcomer.level}")
        told = [texts.text(locale, "levels-seated", who=names.written(newcomer.name), level=level)]
    if not table.has_room:
        return framed(GREY, [TextDisplay("\n".join(told))])
    offered = [
        button(
            ComputerPress(table.id, argument=level),
            texts.text(locale, f"button-level-{level}"),
            emoji=SIGNS[level][-1],
        )
        for level in LEVELS
    ]
    told += [] if newcomer is None else [texts.text(locale, "levels-more")]
    return framed(GREY, [TextDisplay("\n".join(told)), *rows(*offered)])


def invitation_view(table: Table, host: str, called: str, locale: str) -> LayoutView:
    """An invitation to sit down. ``called`` is the mention of the invited person or role."""
    facts = {"host": host, "called": called, "game": game_name(table, locale), "link": table_link(table)}
    taken = sum(not player.gone for player in table.players)
    said = texts.text(locale, "invitation", **facts, count=taken, most=table.game.seats[1])
    return framed(GREEN, [TextDisplay(said), *rows(own_button(locale, JoinPress(table.id)))])


def asks_to_join(table: Table, locale: str) -> discord.ui.View:
    """*Join*, below a message that is plain text."""
    view = discord.ui.View(timeout=None)
    view.add_item(own_button(locale, JoinPress(table.id), discord.ButtonStyle.success))
    view.stop()
    return view


def partners_view(table: Table, locale: str) -> LayoutView:
    """The question who plays in the first team. The others are the second team (ZSY-40)."""
    half = len(table.players) // 2
    options = [select_option(name, str(seat)) for seat, name in enumerate(plain_names(table))]
    which = select(
        TeamPress(table.id, table.version), texts.text(locale, "pick-partners"), options, least=half, most=half
    )
    return framed(GREY, [TextDisplay(texts.text(locale, "partners-title")), which])


def _fingerprint(table: Table, locale: str) -> str:
    """The fingerprint of the first round's seed, shown before anybody can know the cards."""
    coming = table.notes.seeds.coming
    return "-# " + fingerprint(1, coming, locale) if coming else ""


def _different(table: Table, locale: str) -> str:
    """The options that are not at their defaults."""
    return different_options(table.game.source, {**table.game.options, **table.settings}, locale)


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
    usual: dict[str, Value] = {name: choices[0] for name, choices in TABLE_SETTINGS.items()}
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


def options_view(
    table: Table, locale: str, opened: str = "", *, saves: bool = False, own: Sequence[discord.SelectOption] = ()
) -> LayoutView:
    """The options screen. ``opened`` is the option whose values are offered. ``saves``: the person may save all as a
    preset. ``own`` are the games that the server has written.
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
            select(OptionPress(table.id, argument=str(start)), texts.text(locale, "options-pick"), some)
            for start in range(0, len(chosen), SELECT_OPTIONS)
            if (some := chosen[start : start + SELECT_OPTIONS])
        ),
    ]
    choices = option_choices(table, opened)
    if choices:
        named = option_name(table.game.book, opened, locale)
        found.append(TextDisplay("\n".join([f"**{named}**", *explained(table.game, opened, locale)])))
        title = texts.text(locale, "options-value", option=named)
        offered = [
            select_option(option_value(locale, value, usual[opened]), str(value), default=value == now[opened])
            for value in choices
        ]
        found.append(select(ValuePress(table.id, argument=opened), title, offered))
    found += rows(
        *([own_button(locale, DismissPress(table.id))] if any(player.computer for player in table.players) else []),
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
