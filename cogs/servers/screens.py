"""The screens of ``/server``: open tables, finished matches, what was done, who may not play, the season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay, UserSelect

from bot.people.preferences import COUNTING, DECLARED, RIGHTS
from bot.screens.components import (
    GOLD,
    GREY,
    PLACEHOLDER_CHARACTERS,
    Labelled,
    ListPage,
    ScreenPart,
    SubjectPress,
    button,
    framed_view,
    own_button,
    page_buttons,
    page_of,
    rows,
    select,
    select_option,
)
from bot.screens.games import OwnGames, game_name, plain_name_of
from bot.screens.page import person, table_link, written_names
from bot.tables.repository import LOBBY, VOTED, AuditEntry, Power
from bot.tables.table import Stage, Table, Why
from bot.time import moment
from bot.words import names
from bot.words.texts import Person, TextKeys, fact
from cogs.archive.logs import Finished
from cogs.archive.titles import game_title, plain_game_title
from cogs.people.screens import (
    DESK_AUDIT,
    DESK_MATCHES,
    DESK_PAGE,
    DESK_PEOPLE,
    DESK_SEASON,
    DESK_TABLES,
    TITLE,
    ManagePress,
    choice_name,
    preference_name,
    server_tabs,
)
from cogs.people.seating import KeptOut
from cogs.servers.store import AuditLine
from rules.table import NOBODY

ABOVE = {DESK_PEOPLE: RIGHTS, DESK_SEASON: COUNTING}
"""The page of the settings that leads to a page."""
TABLES_A_PAGE, LINES_A_PAGE = 6, 12
REASON_CHARACTERS = 100
"""Upper bound on the characters of the reason why a match is void."""
NAMED_PEOPLE = 3
"""How many people are named whom a table waits for."""
DAYS_OUT = (1, 7, 30)
"""For how many days somebody may be kept from playing, besides for good."""


JUDGED: Final = TextKeys("judged-{}", lambda: (Power.VOIDED, Power.RESTORED))
DEED: Final = TextKeys("audit-{}", lambda: {*Power} - {Power.CLOSED})
CLOSED: Final = TextKeys("audit-closed-{}", lambda: {*Why, LOBBY} - {Why.RULES})


class ManageClosePress(Labelled, SubjectPress, op="desk-close", label="closetable"):
    """*Close* an open table."""


class ManageVoidPress(Labelled, SubjectPress, op="desk-void"):
    """*Void* a match: asks for the reason."""


class ManageVoidedPress(SubjectPress, op="desk-voided"):
    """The reason was written."""

    longest = REASON_CHARACTERS


class ManageRestorePress(Labelled, SubjectPress, op="desk-restore"):
    """*Take back*: a void match counts again."""


class ManageTablePress(SubjectPress, op="desk-table"):
    """A table or a match was chosen."""


class ManageWhomPress(SubjectPress, op="desk-whom"):
    """Somebody was chosen who is to be kept from playing."""


class ManageKeepPress(SubjectPress, op="desk-keep"):
    """For how many days. The subject is the person and the days."""


class ManageLetInPress(SubjectPress, op="desk-let-in"):
    """Somebody was chosen who may play again."""


class ManageSeasonPress(Labelled, SubjectPress, op="desk-season"):
    """*Start the season anew*; with the season as the subject, for sure."""


class Waiting(NamedTuple):
    """An open table, and since when its decision is awaited, in real time; None where nobody is asked."""

    table: Table
    since: float | None


def tables_view(found: Sequence[Waiting], hidden: int, page: int, reader: Person) -> LayoutView:
    """The open tables, and since when they wait for whom. ``hidden`` are in places that the reader may not see."""
    page, last = page_of(len(found), TABLES_A_PAGE, page)
    shown = found[page * TABLES_A_PAGE : (page + 1) * TABLES_A_PAGE]
    lines = [_open_line(one, reader) for one in shown] or [reader.text("manage-no-tables")]
    return _screen(
        DESK_TABLES,
        [
            *map(TextDisplay[LayoutView], lines),
            reader.text("manage-hidden", count=hidden) if hidden else "",
            _chooser([(one.table.id, plain_name_of(one.table.game, reader)) for one in shown], reader),
            *_pages(DESK_TABLES, page, last),
        ],
        reader,
    )


def _open_line(one: Waiting, reader: Person) -> str:
    table = one.table
    named = reader.text("manage-table", number=table.id, game=game_name(table, reader), link=table_link(table))
    return f"{named} · <#{table.place}>\n-# {_state(one, reader)}"


def _state(one: Waiting, reader: Person) -> str:
    table = one.table
    if table.stage is Stage.LOBBY:
        opened = moment(table.opened + table.ahead)
        return reader.text(
            "manage-lobby",
            count=len(table.players),
            most=table.game.seats[1],
            since=opened,
            who=reader.format_list(map(person, [table.host] if table.host else table.notes.guests.invited)),
        )
    if table.notes.pause.span:
        return reader.text("games-paused", until=table.paused_until)
    if table.stage is not Stage.PLAYING or one.since is None:
        return reader.text("games-between")
    awaits, named = table.views[NOBODY].awaits, written_names(table)
    seats = awaits.seats if awaits is not None else ()
    who = reader.format_list([named[seat] for seat in seats[:NAMED_PEOPLE]])
    more = "…" if len(seats) > NAMED_PEOPLE else ""
    return reader.text("manage-waits", round=table.begun_state().round, who=f"{who}{more}", since=moment(one.since))


def matches_view(found: ListPage[Finished], reader: Person, written: OwnGames) -> LayoutView:
    """Finished matches, and which of them are void by whose order."""
    page, last = found.place
    lines = [_match_line(one, reader, written) for one in found.items] or [reader.text("history-none")]
    return _screen(
        DESK_MATCHES,
        [
            TextDisplay("\n".join(lines)),
            _chooser([(one.number, plain_game_title(one.game, reader, written)) for one in found.items], reader),
            *_pages(DESK_MATCHES, page, last),
        ],
        reader,
    )


def _match_line(one: Finished, reader: Person, written: OwnGames) -> str:
    facts = {"number": one.number, "game": game_title(one.game, reader, written), "when": moment(one.ended, "d")}
    line = reader.text("history-match", rounds=one.rounds, **facts)
    return line if one.voided is None else f"{line} · {reader.text('history-voided', who=person(one.voided_by))}"


def table_view(table: Table, reader: Person, *, void: bool, finished: bool) -> LayoutView:
    """A table, and what the reader, who manages its server, can do about it."""
    named = reader.text("manage-table", number=table.id, game=game_name(table, reader), link=table_link(table))
    subject, found = str(table.id), []
    about: list[str] = []
    points = table.begun and table.state is not None and bool(table.state.won)
    judges = table.may_judge(reader.id)
    leaves = table.begun and table.closed is None and table.seat_of(reader.id) is not None
    if table.closed is None and (judges or leaves):
        found.append(own_button(reader, ManageClosePress(subject), discord.ButtonStyle.danger))
        about += ["manage-about-open" if points else "manage-about-early"] if judges else []
    if void:
        about.append("manage-about-void")
    elif judges and (finished or points):
        found.append(own_button(reader, ManageVoidPress(subject), discord.ButtonStyle.danger))
        about.append("manage-about-match")
    if void and judges:
        found.append(own_button(reader, ManageRestorePress(subject), discord.ButtonStyle.success))
    if not judges:
        over = "refused-own-match" if table.has_part(reader.id) else "refused-erased-match"
        about.append("manage-own" if leaves else over)
    back = button(ManagePress(0, DESK_TABLES if table.closed is None else DESK_MATCHES), reader.text("button-previous"))
    who = reader.format_list(written_names(table))
    told = "\n".join([f"{named} · <#{table.place}>", who, *(reader.text(key) for key in about)])
    return framed_view(GREY, [TextDisplay(told), *rows(*found, back)])


def audit_view(
    found: Sequence[AuditLine], page: int, reader: Person, written: OwnGames, hidden: int | None = None
) -> LayoutView:
    """What was done with powers. A manager of the server reads all of it but ``hidden`` lines about places that they
    do not see; others (None) read what concerns them.
    """
    manages = hidden is not None
    page, last = page_of(len(found), LINES_A_PAGE, page)
    lines = [audit_line(one, reader, written) for one in found[page * LINES_A_PAGE : (page + 1) * LINES_A_PAGE]]
    about = reader.text("manage-audit-about" if manages else "manage-concerned")
    title = "" if manages else reader.text("manage-audit-title") + "\n"
    parts: list[ScreenPart] = [
        TextDisplay(f"{title}-# {about}"),
        TextDisplay("\n".join(lines or [reader.text("manage-audit-empty")])),
        reader.text("manage-hidden", count=hidden) if hidden else "",
        *_pages(DESK_AUDIT, page, last),
    ]
    return _screen(DESK_AUDIT, parts, reader) if manages else framed_view(GREY, parts)


def audit_line(line: AuditLine, reader: Person, written: OwnGames) -> str:
    facts = {
        "by": person(line.by),
        "whom": person(line.whom),
        "table": _table_of(line, reader, written),
        "detail": names.escape(line.detail, 200),
        "reason": fact(bool(line.detail)),
        "season": line.detail,
        "days": int(line.detail) if line.detail.isdecimal() else 0,
        "setting": _setting(line.detail, reader) if line.what == Power.SET else "",
    }
    return f"- {moment(line.at, 'd')} " + reader.text(_deed(line), **facts)


def _deed(line: AuditLine) -> str:
    """The key of what was done."""
    if line.what == Power.CLOSED:
        return CLOSED.key(line.detail)
    if line.what == Power.SENT and line.detail == VOTED:
        return "audit-sent-voted"
    return DEED.key(line.what)


def _table_of(line: AuditLine, reader: Person, written: OwnGames) -> str:
    if line.table is None:
        return ""
    return f"#{line.table}" + (f" {game_title(line.game, reader, written)}" if line.game else "")


def _setting(detail: str, reader: Person) -> str:
    """A setting and its new value. Roles and channels are not named: there may be many."""
    name, _, value = detail.partition(" ")
    preference = DECLARED["server"].get(name)
    if preference is None:
        return names.escape(name)
    called = preference_name("server", preference, reader)
    known = value in preference.choices
    return f"{called}: {choice_name('server', preference, value, reader)}" if known else called


def people_view(found: Sequence[KeptOut], called: Mapping[int, str], reader: Person) -> LayoutView:
    """Who may not play in the server, with what keeps somebody out or lets them in again."""
    lines = [_out_line(one, reader) for one in found[:LINES_A_PAGE]] or [reader.text("manage-nobody-out")]
    offered = [select_option(called.get(one.person, str(one.person)), str(one.person)) for one in found[:LINES_A_PAGE]]
    chosen: ActionRow[LayoutView] = ActionRow()
    chosen.add_item(
        UserSelect(custom_id=ManageWhomPress().id, placeholder=reader.text("manage-keep-out")[:PLACEHOLDER_CHARACTERS])
    )
    again = [select(ManageLetInPress(), reader.text("manage-let-in"), offered)] if offered else []
    return _screen(DESK_PEOPLE, [TextDisplay("\n".join(lines)), chosen, *again], reader)


def _out_line(one: KeptOut, reader: Person) -> str:
    until = "" if one.until is None else moment(one.until, "f")
    return reader.text(
        "manage-out", whom=person(one.person), by=person(one.by), until=until, ends=fact(one.until is not None)
    )


def how_long_view(whom: int, reader: Person, *, tables: int) -> LayoutView:
    """The question for how long somebody may not play. They sit at this many ``tables`` now."""
    asked = reader.text("manage-how-long", whom=person(whom), count=tables)
    lengths = [button(ManageKeepPress(f"{whom}/{days}"), reader.text("days", days=days)) for days in DAYS_OUT]
    lengths.append(button(ManageKeepPress(f"{whom}/0"), reader.text("manage-for-good"), discord.ButtonStyle.danger))
    back = button(ManagePress(0, DESK_PEOPLE), reader.text("button-previous"))
    return framed_view(GREY, [TextDisplay(asked), *rows(*lengths, back)])


def season_view(season: str, restarted: float | None, reader: Person, *, sure: bool = False) -> LayoutView:
    """The season, with the button that starts it anew. ``sure``: it was pressed once."""
    lines = [reader.text("manage-season", season=season)]
    lines += [] if restarted is None else [reader.text("manage-restarted", when=moment(restarted, "f"))]
    lines.append(reader.text("manage-season-sure" if sure else "manage-season-about"))
    style = discord.ButtonStyle.danger if sure else discord.ButtonStyle.secondary
    label = reader.text("manage-sure" if sure else "button-desk-season")
    again = button(ManageSeasonPress(season if sure else ""), label, style)
    return _screen(DESK_SEASON, [TextDisplay("\n".join(lines)), *rows(again)], reader)


def judged_view(table: Table, entry: AuditEntry, reader: Person) -> LayoutView:
    """What the table is told when its match was made void, or counts again."""
    plays = any(player.person == entry.by for player in table.players)
    said = reader.text(
        JUDGED.key(entry.what),
        by=person(entry.by),
        plays="yes" if plays else "no",
        number=table.id,
        game=game_name(table, reader),
    )
    reason = reader.text("judged-reason", why=names.escape(entry.detail, 200)) if entry.detail else ""
    return framed_view(GOLD, [TextDisplay(said), reason])


def _screen(page: str, parts: Sequence[ScreenPart], reader: Person) -> LayoutView:
    """A page of the desk, with the buttons to all pages of the server."""
    title: TextDisplay[LayoutView] = TextDisplay(reader.text(TITLE.key("server")))
    matches = button(ManagePress(0, DESK_MATCHES), reader.text(DESK_PAGE.key(DESK_MATCHES)))
    more = [matches] if page == DESK_TABLES else []
    tabs = server_tabs(ABOVE.get(page, ""), reader, "" if page in ABOVE else page)
    return framed_view(GREY, [title, *parts, *rows(*more), *tabs])


def _chooser(found: Sequence[tuple[int, str]], reader: Person) -> ActionRow[LayoutView] | None:
    """A select of tables or matches, by number and game."""
    options = [select_option(f"#{number} {called}", str(number)) for number, called in found]
    return select(ManageTablePress(), reader.text("manage-choose"), options) if options else None


def _pages(which: str, page: int, last: int) -> list[ActionRow[LayoutView]]:
    return page_buttons(page, last, lambda other: ManagePress(other, which))
