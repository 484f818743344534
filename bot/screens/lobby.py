"""The lobby of a table before its match begins, what only its host sees of it, and what people are asked."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord
from discord.ui import Button, LayoutView, TextDisplay

from bot.screens.components import (
    GREEN,
    GREY,
    SELECT_OPTIONS,
    ComponentRow,
    Labelled,
    ScreenPart,
    SubjectPress,
    TablePress,
    button,
    framed_view,
    link_button,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.games import (
    board,
    game_name,
    game_sentence,
    option_name,
    option_value,
    plain_name_of,
    usual_numbers,
)
from bot.screens.page import (
    LEVEL_SIGNS,
    TEAMS,
    HandPress,
    Page,
    fingerprint,
    person,
    reading_buttons,
    signed_names,
    table_link,
    vote_lines,
)
from bot.tables.lobby import EVENT_DECIDES_S
from bot.tables.table import USUAL_SETTINGS, Stage, Table
from bot.time import moment
from bot.words import names, text_keys, texts
from bot.words.texts import Person, TextKeys, fact
from rules.catalogue import UnknownGame, book_of
from rules.options import Options, Value
from rules.shedding.definitions.faults import BadDefinition
from rules.strategies.levels import LEVELS, USUAL, levels_for

PANEL = "panel"
"""What *More* carries on the host's panel: the panel alone is shown again."""


class ControlsPress(Labelled, TablePress, op="controls", label="more"):
    """*More*, in a lobby: what one person sees of it alone. For its host it begins with their panel."""


def game_option(name: str, table: Table, reader: Person, *, intro: bool = False) -> discord.SelectOption:
    told = reader.text(text_keys.INTRO_OF_MORE.key(name)) if intro else None
    label, now = reader.text(text_keys.GAME.key(name)), name == table.game.name
    return select_option(label, name, description=told, default=now)


def different_options(source: str, chosen: Options, reader: Person) -> str:
    """The options and settings of a game, by its name or definition, that are not at their defaults; that there are
    none. They may be those of an older version.
    """
    changed = _changed_options(source, chosen, reader)
    if not changed:
        return reader.text("lobby-plain")
    return reader.text("lobby-options", options=reader.format_list(changed, key="list-semicolon"))


def _changed_options(source: str, chosen: Options, reader: Person) -> list[str]:
    """The options and settings that are not at their defaults, with their values."""
    usual: dict[str, Value] = {**USUAL_SETTINGS}
    book = None
    with suppress(UnknownGame, BadDefinition):
        book = book_of(source)
        usual |= {option.name: option.default for option in book.options}
    return [
        reader.text("options-line", option=option_name(book, name, reader), value=option_value(reader, value))
        for name, value in chosen.items()
        if value != usual.get(name)
    ]


class OpenPress(Labelled, SubjectPress, op="open"):
    """*Open a table*: in this channel; of a game, as ``/open`` has it, or of the server's default. With ``/beside``
    behind the game, the pressed message stays as it is.
    """


class JoinPress(Labelled, TablePress, op="join"):
    """*Join*."""


IN_LOBBY, SURE, SURE_IN_LOBBY = "lobby", "sure", "lobby-sure"
"""What *Leave* carries: that a lobby is left; that a match is, or a lobby by its host, after the question."""


class AcceptPress(Labelled, TablePress, op="challenge-yes"):
    """*Accept*, by a person who was challenged."""


class HereEventPress(SubjectPress, op="event-here", optional=True):
    """*I'm here*, for one's match of an event, also where its table is not: in direct messages, and in one's list."""


class DeclinePress(Labelled, TablePress, op="challenge-no"):
    """*Decline*, by a person who was challenged."""


class LeavePress(Labelled, TablePress, op="leave"):
    """*Leave*. That of a lobby says so, and leaves no match that has begun meanwhile. Who leaves a match is asked."""


class ComputerPress(Labelled, TablePress, op="computer"):
    """*Add a computer*: one of the usual level, or of the named one."""


class LevelPress(TablePress, op="level"):
    """A computer player of the chosen level is added."""


class DismissPress(Labelled, TablePress, op="dismiss"):
    """*Remove a computer*."""


class WhoPress(Labelled, TablePress, op="who"):
    """*Who sits here?*"""


class OptionsPress(TablePress, op="options"):
    """*Options* on the host's panel of earlier versions."""


class OptionPress(TablePress, op="option"):
    """What is to be set was chosen: an option, a setting of the table, or a page (``OTHER_GAME`` …)."""


OTHER_GAME, COMPUTERS, SIDES, ALL_OPTIONS = ":game", ":computers", ":sides", ":all"
OPTION_PAGES = (OTHER_GAME, COMPUTERS, SIDES, ALL_OPTIONS)
"""Values of that select besides the names of options. None of these can be a name."""


class InvitePress(Labelled, TablePress, op="invite"):
    """*Invite*: choose whom."""


class InviteWhomPress(TablePress, op="whom"):
    """Somebody was chosen, to be invited."""


class InviteAllPress(TablePress, op="invite-all"):
    """Invite those with the role that the server has chosen for that."""


class StartPress(Labelled, TablePress, op="start"):
    """*Start*."""


class PartnersPress(TablePress, op="partners"):
    """*Teams* on the host's panel of earlier versions."""


class AgainPress(Labelled, TablePress, op="again"):
    """*Play again*."""


GREEN_BUTTON, GREY_BUTTON = discord.ButtonStyle.success, discord.ButtonStyle.secondary
UNTOLD_OPTIONS = ("turn_clock", "target", "thread")
"""What a lobby does not list among the house rules: it is told anyway, or concerns nobody before the match."""


def lobby_view(page: Page) -> LayoutView:
    """The lobby as everybody sees it: what is played, who sits there, and what anybody may press. Once the match has
    begun it is a line that leads there.
    """
    table = page.table
    if table.stage is Stage.CLOSED:
        return _closed_view(page)
    if table.stage is not Stage.LOBBY:
        over = table.stage is Stage.OVER
        key = "lobby-over" if over else "lobby-started"
        there = [seat for seat, player in enumerate(table.players) if over or not player.gone]
        named = signed_names(table)
        who = page.person.format_list([named[seat] for seat in there])
        line = page.text(key, game=game_name(table, page.person), who=who)
        return framed_view(GREY, [TextDisplay(line), *rows(table_button(table, page.person))])
    if table.notes.origin.event:
        return _event_lobby(page)
    challenged = table.notes.guests.challenged
    head = [page.text("lobby-title", game=game_name(table, page.person), free=fact(table.has_room or bool(challenged)))]
    if challenged:
        whom = page.person.format_list(map(person, challenged))
        key = "lobby-again" if table.notes.origin.after else "challenge"
        head.append(page.text(key, host=person(table.host), whom=whom))
    answers = [page.button(AcceptPress(table.id), GREEN_BUTTON), page.button(DeclinePress(table.id))]
    join = [page.button(JoinPress(table.id), GREY_BUTTON if challenged else GREEN_BUTTON)]
    joins = join if table.has_room or challenged else []
    return framed_view(
        GREEN,
        [
            TextDisplay("\n".join([*head, game_sentence(table.game, page.person)])),
            TextDisplay(_seats(page)),
            "\n".join([*_declined_lines(page), *_lacking(page), *vote_lines(page)]),
            *(rows(*answers) if challenged else []),
            *rows(*joins, _start_button(page), page.button(ControlsPress(table.id))),
            _terms(page),
        ],
    )


def _closed_view(page: Page) -> LayoutView:
    """That a lobby is closed, and the way to another one."""
    table, reader = page.table, page.person
    unanswered = bool(table.notes.guests.challenged) and not table.notes.origin.event
    lines = [page.text("lobby-closed", game=game_name(table, reader))]
    lines += [page.text("challenge-over")] if unanswered else []
    offered = not table.notes.origin.event and not table.game.book.source and not table.game.alone
    anew = rows(page.button(OpenPress(table.game.name), emoji="🃏")) if offered else []
    return framed_view(GREY, [TextDisplay("\n".join(lines)), *anew])


def _start_button(page: Page) -> Button[LayoutView]:
    """*Start*: green once enough sit."""
    table = page.table
    ready = table.may_begin and not table.notes.guests.challenged
    style = GREEN_BUTTON if ready else GREY_BUTTON
    return own_button(page.person, StartPress(table.id), style, "▶️", disabled=not table.may_begin)


def _event_lobby(page: Page) -> LayoutView:
    """The lobby of a match of an event: who meets whom, who has come, until when."""
    table = page.table
    title = f"### 🏆 {' – '.join(map(person, table.notes.guests.invited))} · {game_name(table, page.person)}"
    starts = match_starts_text(table, page.person)
    return framed_view(
        GREEN,
        [
            TextDisplay(f"{title}\n{starts}"),
            TextDisplay(_who_came(page)),
            *rows(
                button(AcceptPress(table.id), page.text("button-event-here"), GREEN_BUTTON),
                page.button(ControlsPress(table.id)),
            ),
            _terms(page),
        ],
    )


def match_starts_text(table: Table, reader: Person) -> str:
    """When the match of an event begins, and what comes of not being there by then."""
    count = len(table.notes.guests.invited)
    seats = "team" if table.game.sides_in_lobby(count) else count
    return reader.text("event-match-starts", until=match_deadline_text(table), seats=seats)


def match_deadline_text(table: Table) -> str:
    """Until when the match of an event has to begin, as text."""
    return moment(table.deadlines.get("expire", 0.0) - EVENT_DECIDES_S + table.ahead, "f")


def host_view(page: Page, note: str = "", *, more: bool = False) -> LayoutView:
    """The host's panel: whether enough sit there, and what only a host may press. ``note`` says what has just been
    done. ``more``: what everybody has behind *More* stands below.
    """
    table = page.table
    awaited = bool(table.notes.guests.challenged)
    said = page.text("challenge-awaited", ready=fact(table.may_begin)) if awaited else "".join(_lacking(page))
    said = said or page.text("host-ready", count=len(table.players))
    lines = [page.text("host-title"), *([note] if note else []), *_declined_lines(page), said]
    lacking = len(table.players) < table.game.seats[0] and not awaited
    add = [
        own_button(page.person, ComputerPress(table.id), GREEN_BUTTON if lacking else GREY_BUTTON, "🤖"),
        page.button(InvitePress(table.id), emoji="✉️"),
    ]
    return framed_view(
        GREEN,
        [
            TextDisplay("\n".join(lines)),
            *rows(_start_button(page)),
            *rows(*(add if table.has_room else [])),
            setup_select(page),
            *(_reading_rows(page) if more else []),
        ],
    )


def more_view(page: Page, *, sits: bool) -> LayoutView:
    """*More*, for who is not the host of the lobby. ``sits``: whether they sit there."""
    return framed_view(GREY, [TextDisplay(f"### {page.text('more-table')}"), *_reading_rows(page, sits=sits)])


def _reading_rows(page: Page, *, sits: bool = True) -> list[ScreenPart]:
    """What everybody may read about a lobby, and who sits there may do."""
    table = page.table
    mine = [page.button(WhoPress(table.id), emoji="👥"), page.button(LeavePress(table.id, IN_LOBBY), emoji="🚪")]
    return [*rows(*reading_buttons(page)), *rows(*(mine if sits else [])), _fingerprint(page)]


def setup_select(page: Page, opened: str = "") -> ComponentRow:
    """The select of what a host may set: the game, the computer players, teams, and the options with their values. What
    is ``opened`` is the chosen one. Where there are too many options, the last choice leads to the others.
    """
    table, reader = page.table, page.person
    pages = [(OTHER_GAME, "host-game", plain_name_of(table.game, reader), "🃏")]
    pages.append((COMPUTERS, "host-computers", "", "🤖"))
    pages += [(SIDES, "host-teams", "", "🤝")] if table.chooses_partners else []
    first = [
        select_option(page.text(key), value, about, emoji=sign, default=value == opened)
        for value, key, about, sign in pages
    ]
    options = option_choices_of(page, opened)
    if len(first) + len(options) > SELECT_OPTIONS:
        others = select_option(page.text("button-more"), ALL_OPTIONS, default=opened == ALL_OPTIONS)
        options = [*options[: SELECT_OPTIONS - len(first) - 1], others]
    return select(OptionPress(table.id, PANEL), page.text("host-setup"), [*first, *options])


def option_choices_of(page: Page, opened: str = "") -> list[discord.SelectOption]:
    """The settings of a table and the options of its game, as choices with their present values."""
    table, reader = page.table, page.person
    now: dict[str, Value] = {**table.settings, **table.game.options}
    return [
        select_option(
            option_name(table.game.book, name, reader),
            name,
            option_value(reader, value, usual_numbers(table.game, name)),
            default=name == opened,
        )
        for name, value in now.items()
    ]


def start_view(page: Page, *, closed: bool, inbox: int | None, note: str = "") -> LayoutView:
    """The receipt of who has started a match: where their cards are. ``closed``: they take no direct messages, whose
    channel is the ``inbox`` (None: not known yet). ``note`` says what they have to wait for.
    """
    table, reader = page.table, page.person
    told = note or reader.text("start-here" if closed else "start-direct")
    cards = []
    if closed:
        cards.append(page.button(HandPress(table.id), discord.ButtonStyle.primary))
    elif inbox is not None:
        cards.append(link_button(f"https://discord.com/channels/@me/{inbox}", reader.text("link-cards")))
    return framed_view(GREEN, [TextDisplay(told), *rows(*cards, table_button(table, reader))])


def table_button(table: Table, reader: Person) -> Button[LayoutView]:
    """A link to a table."""
    return link_button(table_link(table), reader.text("link-table"))


def _seats(page: Page) -> str:
    """Who sits in a lobby, a line each; and for whom a seat is kept."""
    table = page.table
    sides = [f" · {TEAMS[side]}" for side in table.game.sides_in_lobby(len(table.players))]
    sides = sides or [""] * len(table.players)
    seats = [seat_text(page, seat) + side for seat, side in enumerate(sides)]
    return "\n".join([*seats, *(f"⏳ {person(one)}" for one in table.notes.guests.challenged)])


def _terms(page: Page) -> str:
    """The small print of a lobby: how many may play, where not two were called by name; until how many points, how
    quick; and the house rules.
    """
    table, clock = page.table, page.table.settings["turn_clock"]
    target = board(table.game).target(table.game)
    timed = clock != "off"
    most = 0 if table.notes.origin.event else table.game.seats[1]
    facts = {"most": most, "ends": fact(target > 0), "target": target}
    terms = page.text("lobby-terms", unit=clock[-1] if timed else "off", count=int(clock[:-1]) if timed else 0, **facts)
    chosen = {**table.game.options, **table.settings}
    told = {name: value for name, value in chosen.items() if name not in UNTOLD_OPTIONS}
    changed = _changed_options(table.game.source, told, page.person)
    rules = [page.text("lobby-options", options=page.person.format_list(changed, key="list-semicolon"))]
    return "\n".join(f"-# {line}" for line in [terms, *(rules if changed else [])])


def _who_came(page: Page) -> str:
    """Who is called to a match of an event, and who of them is awaited."""
    invited, awaited = page.table.notes.guests.invited, page.table.notes.guests.challenged
    return "\n".join(f"{'⏳' if one in awaited else '✅'} {person(one)}" for one in invited)


def _declined_lines(page: Page) -> list[str]:
    """Who was challenged, and does not want to play."""
    who = page.person.format_list(map(person, page.table.notes.guests.declined))
    return [page.text("challenge-declined", who=who)] if who else []


def _lacking(page: Page) -> list[str]:
    """How many players everybody is told that the match still needs, or why it cannot begin with those there are."""
    table = page.table
    missing = table.game.seats[0] - len(table.players)
    if 0 < missing <= len(table.notes.guests.challenged):
        return []
    if missing > 0:
        return [page.text("lobby-lacking", count=missing)]
    return [refused] if (refused := _refusal_text(page)) else []


def _refusal_text(page: Page) -> str:
    """Why the match cannot begin with the number of players that are there; empty if it can."""
    table = page.table
    fewest, most = table.game.seats
    if len(table.players) < fewest:
        return page.text("refused-too-few", least=fewest)
    if len(table.players) > most:
        return page.text("refused-too-many", most=most)
    return "" if table.complete else page.text("why-needs-pairs")


def seat_text(page: Page, seat: int) -> str:
    """A seated player: a mention, or the name of a computer player, with how well it plays if that is not usual."""
    table, player, level = page.table, page.table.players[seat], page.table.level(seat)
    if player.person:
        return f"{'👑 ' if player.person == table.host else ''}<@{player.person}>"
    plays = "" if level == USUAL else f" · {page.text(text_keys.LEVEL.key(level))}"
    return f"{LEVEL_SIGNS[level]} {names.escape(player.name)}{plays}"


LEVEL_ABOUT: Final = TextKeys("level-about-{}", lambda: LEVELS)


def level_select(page: Page) -> ComponentRow:
    """The select that adds a computer player of a level."""
    levels = [
        select_option(
            texts.capital(page.text(text_keys.LEVEL.key(level))),
            level,
            page.text(LEVEL_ABOUT.key(level)),
            emoji=LEVEL_SIGNS[level][-1],
        )
        for level in levels_for(page.table.game)
    ]
    return select(LevelPress(page.table.id), page.text("pick-level"), levels)


def invitation_view(page: Page, host: str, called: str) -> LayoutView:
    """An invitation to sit down. ``called`` is the mention of the invited person or role."""
    table = page.table
    facts = {"host": host, "called": called, "game": game_name(table, page.person), "link": table_link(table)}
    taken = sum(not player.gone for player in table.players)
    said = page.text("invitation", **facts, count=taken, most=table.game.seats[1])
    return framed_view(GREEN, [TextDisplay(said), *rows(page.button(JoinPress(table.id)))])


def asks_to_join(page: Page) -> discord.ui.View:
    """*Join*, below a message that is plain text."""
    view = discord.ui.View(timeout=None)
    view.add_item(page.button(JoinPress(page.table.id), discord.ButtonStyle.success))
    view.stop()
    return view


def _fingerprint(page: Page) -> str:
    """The fingerprint of the first round's seed, shown before anybody can know the cards."""
    coming = page.table.notes.seeds.coming
    return "-# " + fingerprint(1, coming, page.person) if coming else ""
