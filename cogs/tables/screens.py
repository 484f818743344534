"""Lists of tables for one person: those at which they play, those that take players, and those among which they have to
choose.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Button, Container, Item, LayoutView, Section, TextDisplay, UserSelect

from bot.screens.components import (
    GREEN,
    GREY,
    SELECT_OPTIONS,
    ComponentRow,
    DecisionPress,
    Labelled,
    PagePress,
    ScreenPart,
    SubjectPress,
    TablePress,
    button,
    frame,
    framed_view,
    notice_view,
    own_button,
    page_buttons,
    page_of,
    rows,
    select,
    select_option,
)
from bot.screens.games import (
    board,
    clash_text,
    game_name,
    option_help,
    option_name,
    option_value,
    plain_name_of,
    usual_numbers,
)
from bot.screens.lobby import (
    ALL_OPTIONS,
    COMPUTERS,
    OTHER_GAME,
    PANEL,
    SIDES,
    SURE,
    SURE_IN_LOBBY,
    AcceptPress,
    ControlsPress,
    DismissPress,
    HereEventPress,
    InviteAllPress,
    InviteWhomPress,
    JoinPress,
    LeavePress,
    OpenPress,
    OptionPress,
    game_option,
    level_select,
    match_deadline_text,
    option_choices_of,
    seat_text,
    setup_select,
    table_button,
)
from bot.screens.page import (
    HAND_BESIDE,
    HandPress,
    NextTablePress,
    Page,
    PlayNowPress,
    person,
    plain_names,
    signed_names,
    table_link,
    written_names,
)
from bot.tables.table import TABLE_SETTINGS, Stage, Table
from bot.time import moment
from bot.words import names, text_keys
from bot.words.names import NAME_CHARACTERS
from bot.words.texts import Person, TextKeys, fact
from rules.catalogue import FOR_TABLES, MORE_GAMES
from rules.options import Value
from rules.table import NOBODY

log = logging.getLogger(__name__)

TABLES_A_PAGE = 8
"""How many tables a page lists."""
SHORT_SERVER_NAME_CHARACTERS, NAMED_PEOPLE = 30, 3
"""Upper bounds: shown characters of a server's name, and named people who are awaited."""


class MyTablesPress(Labelled, PagePress, op="games"):
    """A page of the person's tables: *Mine*."""


def digest_view(tables: Sequence[Table], reader: Person, hours: Sequence[str] = ()) -> LayoutView:
    """The tables that wait for a person, as a message of its own, sent at these ``hours`` of the day. A hand opens
    beside it; or all of them, one after the other, in its place.
    """
    ordered = sorted(tables, key=attrgetter("urgency"))[:TABLES_A_PAGE]
    when = reader.format_list([f"{hour}:00" for hour in hours])
    return framed_view(
        GREEN,
        [
            TextDisplay(reader.text("digest-title", count=len(tables))),
            *(_table_row(table, reader) for table in ordered),
            *rows(own_button(reader, NextTablePress(), ButtonStyle.success, "▶️")),
            f"-# {reader.text('digest-why', hours=when)}" if hours else "",
        ],
    )


def my_tables_view(
    tables: Sequence[Table], reader: Person, page: int = 0, *, here: bool = False, free: int | None = None
) -> LayoutView:
    """The tables at which a person is seated, or at which a match of an event waits for them: first those that wait for
    this person, then by deadline. ``here``: it is read in a server, in which ``free`` tables take players.
    """
    ordered = sorted(tables, key=lambda table: (_rank(table, reader.id), table.urgency))
    page, last = page_of(len(ordered), TABLES_A_PAGE, page)
    shown = ordered[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    waiting = sum(_rank(table, reader.id) == 0 for table in ordered)
    first = max(0, waiting - page * TABLES_A_PAGE)
    yours, others = shown[:first], shown[first:]
    title = reader.text("games-title", count=waiting) if ordered else reader.text("games-none")
    parts: list[ScreenPart] = [TextDisplay(title), *(_table_row(table, reader) for table in yours)]
    if others:
        parts += [TextDisplay(reader.text("games-others-title")), *(_table_row(table, reader) for table in others)]
    if not ordered:
        parts += rows(own_button(reader, PlayNowPress(), ButtonStyle.success, "▶️"))
    turning = page_buttons(page, last, MyTablesPress)
    return framed_view(GREEN if yours else GREY, [*parts, *turning, *_tabs(reader, MINE, here=here, free=free)])


MINE, FREE = "mine", "free"
TAB = "tab"
"""The subject of a tab, whose id then differs from that of the button to the first page."""


def _tabs(reader: Person, now: str, *, here: bool, free: int | None = None) -> list[ComponentRow]:
    """The buttons between one's own tables, those that take players, and a new one. In direct messages there is none
    but the first, which then says nothing.
    """
    if not here:
        return []
    count = f" · {free}" if free else ""
    tabs = (
        (MINE, MyTablesPress(0, TAB), "games-tab-mine", ""),
        (FREE, OpenTablesPress(0, TAB), "games-tab-free", count),
    )
    buttons = [
        button(
            press,
            reader.text(key) + more,
            ButtonStyle.primary if name == now else ButtonStyle.secondary,
            disabled=name == now,
        )
        for name, press, key, more in tabs
    ]
    return rows(*buttons, own_button(reader, OpenPress(), emoji="🃏"))


def _or_named(told: Callable[[Table, Person], str], table: Table, reader: Person) -> TextDisplay[LayoutView]:
    """The line of a table in a list. Where it cannot be made, that is a mistake of ours, and the table is only named:
    the others of the list are told all the same.
    """
    try:
        return TextDisplay(told(table, reader))
    except Exception:
        log.exception("table %s is only named in a list: its line could not be made", table.id)
        return TextDisplay(f"[#{table.id}]({table_link(table)})")


def _table_row(table: Table, reader: Person) -> Item[LayoutView]:
    """A table, with the button that leads to what can be done there."""
    return Section(_or_named(_own_line, table, reader), accessory=_row_button(table, reader))


def _own_line(table: Table, reader: Person) -> str:
    where = table.notes.origin.where
    served = f" · {names.escape(where, SHORT_SERVER_NAME_CHARACTERS)}" if where else ""
    small = f"{_state(table, reader)} · [#{table.id}]({table_link(table)})"
    return f"**{game_name(table, reader)}**{served}\n-# {small}"


def _row_button(table: Table, reader: Person) -> Button[LayoutView]:
    """What somebody can do at a table of theirs."""
    if table.challenges(reader.id):
        return own_button(reader, AcceptPress(table.id), ButtonStyle.success)
    if table.stage is Stage.LOBBY and _rank(table, reader.id) == 0:
        here = HereEventPress(str(table.notes.origin.event))
        return button(here, reader.text("button-event-here"), ButtonStyle.success)
    if _rank(table, reader.id) == 0:
        return button(HandPress(table.id, HAND_BESIDE), reader.text("button-play"), ButtonStyle.primary)
    if table.stage is Stage.PLAYING and not table.notes.pause.span:
        return button(HandPress(table.id, HAND_BESIDE), reader.text("button-see"))
    return table_button(table, reader)


def waits_for(table: Table, person: int) -> bool:
    """Whether a table of several waits for this person."""
    return not table.game.alone and _rank(table, person) == 0


def _rank(table: Table, person: int) -> int:
    """Sort key: 0 if the table waits for this person, 1 if it waits for others, 2 if it waits for nobody or
    is paused.
    """
    if table.stage is Stage.LOBBY and table.notes.origin.event:
        return 0 if person in table.notes.guests.challenged else 1
    if table.challenges(person):
        return 0
    if table.notes.pause.span or not table.awaited:
        return 2
    return 0 if table.waits_for(person) else 1


def _state(table: Table, reader: Person) -> str:
    """What is awaited from whom, and until when."""
    if table.game.alone:
        return reader.text("games-alone")
    if table.stage is Stage.LOBBY and table.notes.origin.event:
        mine = reader.id in table.notes.guests.challenged
        who = reader.format_list(map(person, table.notes.guests.challenged))
        return reader.text("games-match" if mine else "games-match-waits", who=who, until=match_deadline_text(table))
    if table.challenges(reader.id):
        return reader.text("games-challenge", who=person(table.host))
    if table.stage is Stage.LOBBY:
        return reader.text("games-lobby", count=len(table.players), most=table.game.seats[1])
    if table.notes.pause.span:
        return reader.text("games-paused", until=table.paused_until)
    if table.stage is not Stage.PLAYING:
        return reader.text("games-between")
    until = f" · {table.clock_of('turn')}" if "turn" in table.deadlines else ""
    if table.waits_for(reader.id):
        return _asked_text(table, reader) + until
    named, awaited = written_names(table), table.awaited
    who = reader.format_list([named[seat] for seat in awaited[:NAMED_PEOPLE]]) + (
        "…" if len(awaited) > NAMED_PEOPLE else ""
    )
    return reader.text("games-others", who=who) + until


def _asked_text(table: Table, reader: Person) -> str:
    """What is to be answered or followed, in a few words: what everybody sees there."""
    seen = table.views[NOBODY]
    if debt := seen.owed or seen.threatened:
        return reader.text("games-debt", count=debt)
    if seen.called >= 0:
        return reader.text("games-called", suit=reader.text(text_keys.SUIT.key(seen.called)))
    top = board(seen).top_text(seen, reader)
    return reader.text("games-yours") if top == "?" else reader.text("games-top", top=top)


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
    ordered = sorted(tables, key=lambda table: (table.begun, table.opened))
    page, last = page_of(len(ordered), TABLES_A_PAGE, page)
    shown = ordered[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    return framed_view(
        GREEN if shown else GREY,
        [
            TextDisplay(f"### {reader.text('games-tab-free')}" if ordered else reader.text("tables-none")),
            *(_open_row(table, reader) for table in shown),
            *page_buttons(page, last, OpenTablesPress),
            _wish_select(reader, wished),
            *_tabs(reader, FREE, here=True),
        ],
    )


def _open_row(table: Table, reader: Person) -> Item[LayoutView]:
    """A table that takes players, with the button to sit down."""
    join = button(SitPress(str(table.id)), reader.text("button-join"), ButtonStyle.success)
    return Section(_or_named(_open_line, table, reader), accessory=join)


def _open_line(table: Table, reader: Person) -> str:
    """Its game, who sits there, its pace, and since when."""
    named = signed_names(table)
    seated = [name for seat, name in enumerate(named) if not table.players[seat].gone]
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


def _game_selects(page: Page, own: Sequence[discord.SelectOption]) -> list[Item[LayoutView]]:
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
    """What the host sets, one thing at a time, with the select of all things below, and the way back to the panel.
    ``opened`` is an option, a setting, or a page. ``saves``: the person may save all as a preset. ``own`` are the games
    that the server has written.
    """
    table = page.table
    shown: list[ScreenPart] = []
    if opened == OTHER_GAME:
        shown = [TextDisplay(page.text("options-title", game=game_name(table, page.person))), *_game_selects(page, own)]
    elif opened == COMPUTERS:
        shown = _computer_parts(page)
    elif opened == SIDES and table.chooses_partners:
        shown = _partner_parts(page)
    elif opened in {**table.game.options, **table.settings}:
        shown = _option_parts(page, opened)
    else:
        shown = [TextDisplay(page.text("options-title", game=game_name(table, page.person))), *_all_selects(page)]
    return framed_view(
        GREY,
        [
            *shown,
            _clashes(page),
            setup_select(page, opened) if opened != ALL_OPTIONS else None,
            *rows(
                button(ControlsPress(table.id, PANEL), page.text("button-previous"), emoji="↩️"),
                *([page.button(SavePresetPress(table.id), emoji="💾")] if saves else []),
            ),
        ],
    )


def _option_parts(page: Page, opened: str) -> list[ScreenPart]:
    """What an option does, and its values."""
    table = page.table
    now: Value = {**table.game.options, **table.settings}[opened]
    named, usual = option_name(table.game.book, opened, page.person), usual_numbers(table.game, opened)
    told = TextDisplay[LayoutView]("\n".join([f"### {named}", *option_help(table.game, opened, page.person)]))
    offered = [
        select_option(option_value(page.person, value, usual), str(value), default=value == now)
        for value in option_choices(table, opened)
    ]
    if offered:
        return [told, select(ValuePress(table.id, argument=opened), page.text("options-value", option=named), offered)]
    # a select that opens a form stays as it was chosen, and cannot open it again
    written = f"**{option_value(page.person, now, usual)}**"
    return [told, TextDisplay(written), *rows(page.button(FormPress(table.id, argument=opened), emoji="✏️"))]


def _all_selects(page: Page) -> list[ScreenPart]:
    """All options, in as many selects as they need."""
    choices, title = option_choices_of(page), page.text("host-setup")
    return [
        select(OptionPress(page.table.id, argument=str(start)), f"{title} ({number})", some)
        for number, start in enumerate(range(0, len(choices), SELECT_OPTIONS), 1)
        if (some := choices[start : start + SELECT_OPTIONS])
    ]


def _computer_parts(page: Page) -> list[ScreenPart]:
    """The computer players of a lobby: adding one of a level, and taking the last one away."""
    table = page.table
    seated = [seat for seat, player in enumerate(table.players) if player.computer]
    lines = [f"### 🤖 {page.text('host-computers')}", *(seat_text(page, seat) for seat in seated)]
    return [
        TextDisplay("\n".join(lines)),
        level_select(page) if table.has_room else None,
        *rows(*([page.button(DismissPress(table.id))] if seated else [])),
    ]


def _partner_parts(page: Page) -> list[ScreenPart]:
    """The question who plays in the first team. The others are the second team (ZSY-40)."""
    table = page.table
    half = len(table.players) // 2
    options = [select_option(name, str(seat)) for seat, name in enumerate(plain_names(table))]
    which = select(TeamPress(table.id, table.seating), page.text("pick-partners"), options, least=half, most=half)
    return [TextDisplay(page.text("partners-title")), which]


def invite_view(page: Page, role: str) -> LayoutView:
    """The question whom to invite. ``role`` is what the server calls those who look for players; empty if it has
    chosen none.
    """
    table = page.table
    chosen: ActionRow[LayoutView] = ActionRow()
    chosen.add_item(UserSelect(custom_id=InviteWhomPress(table.id).id, placeholder=page.text("invite-whom")))
    everybody = [button(InviteAllPress(table.id), f"@{role}", emoji="📣")] if role else []
    back = button(ControlsPress(table.id, PANEL), page.text("button-previous"), emoji="↩️")
    return framed_view(GREY, [TextDisplay(f"### ✉️ {page.text('button-invite')}"), chosen, *rows(*everybody, back)])


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
    """The question whether somebody leaves a match that is on, or a host the lobby."""
    table = page.table
    others = [one for one in table.people if one != page.person.id]
    alone, who = fact(not others), person(others[0]) if others else ""
    if table.stage is Stage.LOBBY:
        asked = page.text("leave-host", alone=alone, who=who)
    else:
        asked = page.text(
            "leave-sure", alone="event" if len(others) == 1 and table.notes.origin.event else alone, who=who
        )
    sure = SURE_IN_LOBBY if table.stage is Stage.LOBBY else SURE
    yes = page.button(LeavePress(table.id, sure), discord.ButtonStyle.danger)
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, page.button(StayPress(table.id)))])


def stayed_view(page: Page, *, plays: bool) -> LayoutView:
    """That nothing was done; ``plays``: the reader has a hand there."""
    hand = rows(page.button(HandPress(page.table.id))) if plays else []
    return framed_view(GREY, [TextDisplay(page.text("nothing-done")), *hand])


def left_view(page: Page, *, returns: bool) -> LayoutView:
    """That somebody has left; ``returns``: they may come back from here."""
    table = page.table
    if table.stage is Stage.LOBBY or not table.begun or table.game.alone:
        return notice_view(page.text("left-lobby"))
    if table.closed is not None:
        return notice_view(page.text("left-match-over"))
    back = rows(button(JoinPress(table.id), page.text("button-return"))) if returns else []
    return framed_view(GREY, [TextDisplay(page.text("left-match")), *back])


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
