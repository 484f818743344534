"""Lists of tables for one person: those at which they play, those that take players, and those among which they have to
choose.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Button, Container, Item, LayoutView, TextDisplay

from bot.screens.components import (
    GREY,
    SELECT_OPTIONS,
    DecisionPress,
    Labelled,
    PagePress,
    ScreenPart,
    SubjectPress,
    TablePress,
    button,
    frame,
    framed_view,
    own_button,
    page_buttons,
    page_of,
    rows,
    select,
    select_option,
)
from bot.screens.games import (
    clash_text,
    game_name,
    option_help,
    option_name,
    option_value,
    plain_name_of,
    usual_numbers,
)
from bot.screens.lobby import (
    SURE,
    ControlsPress,
    HereEventPress,
    LeavePress,
    OpenPress,
    game_option,
    match_deadline_text,
    pick_title,
)
from bot.screens.page import HAND_BESIDE, HandPress, Page, person, plain_names, table_link, written_names
from bot.tables.table import TABLE_SETTINGS, Stage, Table
from bot.time import moment
from bot.words import names, text_keys
from bot.words.names import NAME_CHARACTERS
from bot.words.texts import Person, TextKeys, fact
from cogs.play.screens import option_line
from rules.catalogue import FOR_TABLES, MORE_GAMES
from rules.options import Value
from rules.table import NOBODY

log = logging.getLogger(__name__)

TABLES_A_PAGE = 10
"""How many tables a page lists."""
SHORT_SERVER_NAME_CHARACTERS, NAMED_PEOPLE = 30, 3
"""Upper bounds: shown characters of a server's name, and named people who are awaited."""


class MyTablesPress(Labelled, PagePress, op="games"):
    """A page of the person's tables."""


def digest_view(tables: Sequence[Table], reader: Person) -> LayoutView:
    """The tables that wait for a person, as a message of its own. A button opens the hand at each, beside the list."""
    title = reader.text("digest-title", count=len(tables))
    return my_tables_view(tables, reader, title=title, hands=HAND_BESIDE)


def my_tables_view(
    tables: Sequence[Table],
    reader: Person,
    page: int = 0,
    *,
    title: str = "",
    hands: str = "",
    in_server: bool = False,
) -> LayoutView:
    """The tables at which a person is seated, or at which a match of an event waits for them: first those that wait for
    this person, then by deadline. A button opens the hand at each that waits, or says that they are here. ``hands`` is
    the argument of the former. ``in_server``: with the way to the tables there that take players.
    """
    free = rows(own_button(reader, OpenTablesPress(0), emoji="👥")) if in_server else []
    if not tables:
        return framed_view(GREY, [TextDisplay(reader.text("games-none")), *free])
    ordered = sorted(tables, key=lambda table: (_rank(table, reader.id), table.deadlines.get("turn", float("inf"))))
    page, last = page_of(len(ordered), TABLES_A_PAGE, page)
    shown = ordered[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [_or_plainly(_line, table, reader) for table in shown]
    buttons = [_open_button(table, hands, reader) for table in shown if _rank(table, reader.id) == 0]
    title = title or reader.text("games-title", page=page + 1, pages=last + 1)
    told: list[Item[LayoutView]] = [TextDisplay(title), TextDisplay("\n".join(lines))]
    return framed_view(GREY, [*told, *rows(*buttons), *page_buttons(page, last, MyTablesPress), *free])


def _or_plainly(told: Callable[[Table, Person], str], table: Table, reader: Person) -> str:
    """The line of a table. Where that fails, it is a mistake of ours, and the table is only named: the others of the
    list are told all the same.
    """
    try:
        return told(table, reader)
    except Exception:
        log.exception("table %s is only named in a list: its line could not be made", table.id)
        return f"#{table.id} · {table_link(table)}"


def _open_button(table: Table, hands: str, reader: Person) -> Button[LayoutView]:
    """The button at a table that waits for somebody."""
    if table.stage is Stage.LOBBY:
        here = f"{reader.text('button-event-here')} · #{table.id}"
        return button(HereEventPress(str(table.notes.origin.event)), here, ButtonStyle.success)
    called = f"{plain_name_of(table.game, reader)} #{table.id}"
    return button(HandPress(table.id, hands), called, ButtonStyle.primary, "🃏")


def waits_for(table: Table, person: int) -> bool:
    """Whether a table of several waits for this person."""
    return not table.game.alone and _rank(table, person) == 0


def _rank(table: Table, person: int) -> int:
    """Sort key: 0 if the table waits for this person, 1 if it waits for others, 2 if it waits for nobody or
    is paused.
    """
    if table.stage is Stage.LOBBY and table.notes.origin.event:
        return 0 if person in table.notes.guests.challenged else 1
    if table.notes.pause.span or not table.awaited:
        return 2
    return 0 if table.waits_for(person) else 1


def _line(table: Table, reader: Person) -> str:
    return reader.text(
        "games-line",
        turn="▸ " if _rank(table, reader.id) == 0 else "",
        game=game_name(table, reader),
        number=table.id,
        link=table_link(table),
        where=names.escape(table.notes.origin.where, SHORT_SERVER_NAME_CHARACTERS) if table.notes.origin.where else "–",
        state=_state(table, reader),
    )


def _state(table: Table, reader: Person) -> str:
    """What is awaited from whom, and until when."""
    if table.game.alone:
        return reader.text("games-alone")
    if table.stage is Stage.LOBBY and table.notes.origin.event:
        mine = reader.id in table.notes.guests.challenged
        who = reader.format_list(map(person, table.notes.guests.challenged))
        return reader.text("games-match" if mine else "games-match-waits", who=who, until=match_deadline_text(table))
    if table.stage is Stage.LOBBY:
        return reader.text("games-lobby", count=len(table.players), most=table.game.seats[1])
    if table.notes.pause.span:
        return reader.text("games-paused", until=table.paused_until)
    if table.stage is not Stage.PLAYING:
        return reader.text("games-between")
    timed, until = "turn" in table.deadlines, table.clock_of("turn")
    if table.waits_for(reader.id):
        return reader.text("games-yours-until", until=until) if timed else reader.text("games-yours")
    named, awaited = written_names(table), table.awaited
    who = reader.format_list([named[seat] for seat in awaited[:NAMED_PEOPLE]]) + (
        "…" if len(awaited) > NAMED_PEOPLE else ""
    )
    return reader.text("games-others-until", who=who, until=until) if timed else reader.text("games-others", who=who)


class OpenTablesPress(Labelled, PagePress, op="tables"):
    """A page of the tables that take players."""


class SitPress(SubjectPress, op="sit"):
    """*Join* in that list: the subject is the number of the table."""


class WishPress(SubjectPress, op="wish"):
    """*Tell me when a table opens*: the value is a game, or, with the subject ``OF_PACE``, a pace."""


OF_PACE = "pace"
ANY_WISH, QUICK, SLOW, WISH_OFF = "any", "quick", "slow", "off"
"""Values: every game or pace, two paces, and not any more."""


PACE: Final = TextKeys("wish-pace-{}", lambda: (ANY_WISH, QUICK, SLOW))


def wish_view(game: str, pace: str, until: float, reader: Person) -> LayoutView:
    """What somebody will be told of, and a select of how quick a table is to be. Empty: any game, any pace."""
    paces = {one: reader.text(PACE.key(one)) for one in (ANY_WISH, QUICK, SLOW)}
    chosen, named = pace or ANY_WISH, reader.text(text_keys.GAME.key(game) if game else "wish-any")
    told = reader.text("wish-set", game=named, pace=paces[chosen])
    until_when = reader.text("wish-until", until=moment(until, "D"))
    options = [select_option(label, one, default=one == chosen) for one, label in paces.items()]
    how_quick = select(WishPress(OF_PACE), reader.text("wish-pace"), options)
    return framed_view(GREY, [TextDisplay(f"{told}\n-# {until_when}"), how_quick])


def _wish_select(reader: Person, wished: str | None) -> ActionRow[LayoutView]:
    """The games of which somebody can be told; ``wished`` is the chosen one, None if there is none."""
    options = [select_option(reader.text("wish-any"), ANY_WISH, default=wished == "")]
    options += [select_option(reader.text(text_keys.GAME.key(one)), one, default=wished == one) for one in FOR_TABLES]
    options += [select_option(reader.text("wish-none"), WISH_OFF)] if wished is not None else []
    return select(WishPress(), reader.text("pick-wish"), options[:SELECT_OPTIONS])


def open_tables_view(tables: Sequence[Table], reader: Person, page: int = 0, wished: str | None = None) -> LayoutView:
    """The tables of a server at which one more person may sit down: lobbies first, then who has waited longest.

    ``wished`` is the game of which the person wants to be told when a table opens: empty for any, None for none.
    """
    wish, mine = _wish_select(reader, wished), own_button(reader, MyTablesPress(0), emoji="📋")
    if not tables:
        opens = rows(own_button(reader, OpenPress(), ButtonStyle.success, "🃏"), mine)
        return framed_view(GREY, [TextDisplay(reader.text("tables-none")), *opens, wish])
    ordered = sorted(tables, key=lambda table: (table.begun, table.opened))
    page, last = page_of(len(ordered), TABLES_A_PAGE, page)
    shown = ordered[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [_or_plainly(_open_line, table, reader) for table in shown]
    joins = [
        button(SitPress(str(table.id)), f"{reader.text('button-join')} #{table.id}", ButtonStyle.success)
        for table in shown
    ]
    title = reader.text("tables-title", page=page + 1, pages=last + 1)
    told: list[Item[LayoutView]] = [TextDisplay(title), TextDisplay("\n".join(lines))]
    return framed_view(GREY, [*told, *rows(*joins), *page_buttons(page, last, OpenTablesPress), wish, *rows(mine)])


def _open_line(table: Table, reader: Person) -> str:
    """A table that takes players: its game and pace, who sits there, and since when."""
    seated = [name for seat, name in enumerate(written_names(table)) if not table.players[seat].gone]
    more = len(seated) - NAMED_PEOPLE
    return reader.text(
        "tables-line",
        game=game_name(table, reader),
        number=table.id,
        link=table_link(table),
        pace=f"{reader.text('option-turn_clock')}: {option_value(reader, table.settings['turn_clock'])}",
        who=reader.format_list(seated[:NAMED_PEOPLE]) + (f" +{more}" if more > 0 else ""),
        begun=fact(table.begun),
        since=moment(table.opened + table.ahead),
    )


class WhichTablePress(SubjectPress, op="which"):
    """A table was chosen. The subject is the operation to do there."""


class TablesPagePress(PagePress, op="page"):
    """Another page of the list."""


WHICH: Final = TextKeys("which-{}", lambda: ("hand", "show", "leave", "close"))


def which_table_view(tables: Sequence[Table], does: str, reader: Person, page: int = 0) -> LayoutView:
    """The question which table is meant. ``does`` is the operation for the chosen one."""
    page, last = page_of(len(tables), TABLES_A_PAGE, page)
    shown = tables[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [f"- {_named(table, reader)} · {table_link(table)}" for table in shown]
    options = [select_option(_named(table, reader), str(table.id)) for table in shown]
    head = reader.text("which-title", page=page + 1, pages=last + 1)
    which = select(WhichTablePress(does), reader.text(WHICH.key(does)), options)
    pages = page_buttons(page, last, lambda other: TablesPagePress(other, does))
    return framed_view(GREY, [TextDisplay(head), TextDisplay("\n".join(lines)), which, *pages])


def _named(table: Table, reader: Person) -> str:
    daily = f" ({table.notes.origin.daily})" if table.notes.origin.daily else ""
    return f"#{table.id} {game_name(table, reader)}{daily}"


def running_frame(
    running: Sequence[tuple[Table, int]], whose: int, reader: Person, buttons: Sequence[Button[LayoutView]] = ()
) -> Container[LayoutView]:
    """Matches that this person still plays, each with its last finished round, and these buttons."""
    lines = [reader.text("running-title")]
    for table, last in running:
        seat = table.held_seat(whose)
        facts = {"game": game_name(table, reader), "number": table.id, "link": table_link(table)}
        lines.append(reader.text("running-match", rounds=last, points=table.views[NOBODY].totals[seat], **facts))
    return frame(GREY, [TextDisplay("\n".join(lines)), *rows(*buttons)])


class GamePress(TablePress, op="game"):
    """Another game was chosen."""


class OptionPress(TablePress, op="option"):
    """An option was chosen, to change it."""


class ValuePress(TablePress, op="value"):
    """A value was chosen for the named option."""


class FormPress(Labelled, TablePress, op="form"):
    """*Type a value* of the named option: asks for a form."""


class WritePress(TablePress, op="write"):
    """A value was written into a form."""

    longest = 60


class SavePresetPress(Labelled, TablePress, op="save"):
    """*Save as a preset*."""


class NamePresetPress(TablePress, op="name"):
    """The name of a preset was written into a form."""

    longest = NAME_CHARACTERS


def _games(page: Page, own: Sequence[discord.SelectOption]) -> list[Item[LayoutView]]:
    """The games to choose from: those of the documents, more of ours, and those that the server has written."""
    table = page.table
    if table.game.book.source and not any(option.default for option in own):  # it was changed or deleted since
        now = select_option(plain_name_of(table.game, page.person), table.game.name, default=True)
        own = [now, *own][:SELECT_OPTIONS]
    kinds = {
        "options-pick-game": [game_option(name, table, page.person) for name in FOR_TABLES if name not in MORE_GAMES],
        "options-more-games": [game_option(name, table, page.person, intro=True) for name in MORE_GAMES],
        "options-own-games": list(own),
    }
    return [
        select(GamePress(table.id, argument=kind), page.text(kind), offered)
        for kind, offered in kinds.items()
        if offered
    ]


def options_view(
    page: Page, opened: str = "", *, saves: bool = False, own: Sequence[discord.SelectOption] = ()
) -> LayoutView:
    """The options screen. ``opened`` is the option that is explained and can be changed. ``saves``: the person may save
    all as a preset. ``own`` are the games that the server has written.
    """
    table = page.table
    now: dict[str, Value] = {**table.game.options, **table.settings}
    usual = {name: usual_numbers(table.game, name) for name in now}
    listed = "\n".join(
        f"- {option_line(page.person, option_name(table.game.book, name, page.person), value, usual[name])}"
        for name, value in now.items()
    )
    head = page.text("options-title", game=game_name(table, page.person))
    chosen = [
        select_option(
            option_name(table.game.book, name, page.person),
            name,
            description=option_value(page.person, value, usual[name]),
            default=name == opened,
        )
        for name, value in now.items()
    ]
    found: list[ScreenPart] = [
        TextDisplay(f"{head}\n{page.text('options-hint')}"),
        TextDisplay(listed),
        _clashes(page),
        *_games(page, own),
        *(
            select(OptionPress(table.id, argument=str(start)), pick_title(start, len(chosen), page.person), some)
            for start in range(0, len(chosen), SELECT_OPTIONS)
            if (some := chosen[start : start + SELECT_OPTIONS])
        ),
    ]
    if opened in now:
        named = option_name(table.game.book, opened, page.person)
        found.append(TextDisplay("\n".join([f"**{named}**", *option_help(table.game, opened, page.person)])))
        offered = [
            select_option(option_value(page.person, value, usual[opened]), str(value), default=value == now[opened])
            for value in option_choices(table, opened)
        ]
        if offered:
            title = page.text("options-value", option=named)
            found.append(select(ValuePress(table.id, argument=opened), title, offered))
        else:  # a select that opens a form stays as it was chosen, and cannot open it again
            found += rows(page.button(FormPress(table.id, argument=opened), emoji="✏️"))
    found += rows(
        button(ControlsPress(table.id), page.text("button-options-done"), emoji="↩️"),
        *([page.button(SavePresetPress(table.id), emoji="💾")] if saves else []),
    )
    return framed_view(GREY, found)


def _clashes(page: Page) -> str:
    """Which of the chosen options are advised against."""
    clashes = page.table.game.book.clashes(page.table.game.options)
    return "\n".join(clash_text("options-conflict", clash.rule, page.person) for clash in clashes)


def option_choices(table: Table, name: str) -> list[Value]:
    """Return the values of an option that can be chosen; an empty list if the value has to be written."""
    if name in TABLE_SETTINGS:
        return list(TABLE_SETTINGS[name])
    for option in table.game.book.options:
        if option.name == name and option.high - option.low < 24 - len(option.words):
            return [*option.words, *range(option.low, option.high + 1)]
    return []


class SendAwayPress(Labelled, TablePress, op="sendaway"):
    """*Send away*, for sure: the person of this id."""


class ClosePress(Labelled, TablePress, op="closetable"):
    """*Close the table*, for sure."""


class StayPress(Labelled, TablePress, op="stay"):
    """*Stay* or *Cancel*: what was asked is not done."""


class TeamPress(DecisionPress, op="team"):
    """The players of the first team were chosen, for who sat where then."""


def leave_view(page: Page) -> LayoutView:
    """The question whether somebody leaves a match that is on."""
    table = page.table
    alone = fact(len(table.people) == 1)
    asked = page.text("leave-sure", number=table.id, game=game_name(table, page.person), alone=alone)
    yes = page.button(LeavePress(table.id, SURE), discord.ButtonStyle.danger)
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, page.button(StayPress(table.id)))])


def send_away_view(page: Page, whom: int, name: str) -> LayoutView:
    """The question whether somebody is to be sent away from a table."""
    yes = page.button(SendAwayPress(page.table.id, str(whom)), discord.ButtonStyle.danger)
    return _question(page, page.text("kick-sure", who=name), yes)


def close_view(page: Page, others: int) -> LayoutView:
    """The question whether a table is to be closed at which ``others`` sit, too."""
    table = page.table
    asked = page.text("close-sure", number=table.id, game=game_name(table, page.person), count=others)
    return _question(page, asked, page.button(ClosePress(table.id), discord.ButtonStyle.danger))


def _question(page: Page, asked: str, yes: Button[LayoutView]) -> LayoutView:
    """A question before something is done to others, and the way back."""
    no = button(StayPress(page.table.id), page.text("button-cancel"))
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, no)])


def computer_seated(page: Page) -> str:
    """That the last computer player has sat down, and how well it plays."""
    newcomer = page.table.players[-1]
    level = page.text(text_keys.LEVEL.key(page.table.level(len(page.table.players) - 1)))
    return page.text("levels-seated", who=names.escape(newcomer.name), level=level)


def partners_view(page: Page) -> LayoutView:
    """The question who plays in the first team. The others are the second team (ZSY-40)."""
    table = page.table
    half = len(table.players) // 2
    options = [select_option(name, str(seat)) for seat, name in enumerate(plain_names(table))]
    which = select(TeamPress(table.id, table.seating), page.text("pick-partners"), options, least=half, most=half)
    return framed_view(GREY, [TextDisplay(page.text("partners-title")), which])
