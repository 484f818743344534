"""The lobby of a table before its match begins, what only its host sees of it, and what people are asked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord
from discord.ui import Item, LayoutView, Separator, TextDisplay

from bot.screens.components import (
    GREEN,
    GREY,
    SELECT_OPTIONS,
    Labelled,
    SubjectPress,
    TablePress,
    button,
    framed_view,
    own_button,
    rows,
    select,
    select_option,
)
from bot.screens.games import game_name, game_sentence, match_end, option_name, option_value
from bot.screens.page import SIGNS, TEAMS, Page, fingerprint, person, reading_buttons, table_link, vote_lines
from bot.tables.lobby import EVENT_DECIDES_S
from bot.tables.table import USUAL_SETTINGS, Player, Stage, Table
from bot.time import moment
from bot.words import names, text_keys
from bot.words.texts import Person, TextKeys
from rules.catalogue import UnknownGame, book_of
from rules.options import Options, Value
from rules.shedding.definitions.faults import BadDefinition
from rules.strategies.levels import LEVELS, levels_for


class ControlsPress(Labelled, TablePress, op="controls"):
    """*Host controls*: what only the host of a lobby sees; also the way back to it."""


def game_option(name: str, table: Table, reader: Person, *, intro: bool = False) -> discord.SelectOption:
    told = reader.text(text_keys.INTRO_OF_MORE.key(name)) if intro else None
    label, now = reader.text(text_keys.GAME.key(name)), name == table.game.name
    return select_option(label, name, description=told, default=now)


def different_options(source: str, chosen: Options, reader: Person) -> str:
    """The options and settings of a game, by its name or definition, that are not at their defaults. They may be those
    of an older version.
    """
    usual: dict[str, Value] = {**USUAL_SETTINGS}
    book = None
    with suppress(UnknownGame, BadDefinition):
        book = book_of(source)
        usual |= {option.name: option.default for option in book.options}
    changed = [
        reader.text("options-line", option=option_name(book, name, reader), value=option_value(reader, value))
        for name, value in chosen.items()
        if value != usual.get(name)
    ]
    if not changed:
        return reader.text("lobby-plain")
    return reader.text("lobby-options", options=reader.format_list(changed, key="list-semicolon"))


def pick_title(start: int, count: int, reader: Person) -> str:
    """The title of a select of options, with its number if ``count`` options need several selects."""
    title = reader.text("options-pick")
    selects = -(-count // SELECT_OPTIONS)
    return title if selects == 1 else f"{title} ({start // SELECT_OPTIONS + 1}/{selects})"


class OpenPress(Labelled, SubjectPress, op="open"):
    """*Open a table*: in this channel; of a game, as ``/open`` has it, or of the server's default."""


class JoinPress(Labelled, TablePress, op="join"):
    """*Join*."""


IN_LOBBY, SURE = "lobby", "sure"
"""What *Leave* carries: that a lobby is left, or that a match is, after the question."""


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


class OptionsPress(Labelled, TablePress, op="options"):
    """*Options*."""


class StartPress(Labelled, TablePress, op="start"):
    """*Start*."""


class PartnersPress(Labelled, TablePress, op="partners"):
    """*Teams*."""


class AgainPress(Labelled, TablePress, op="again"):
    """*Play again*."""


def lobby_view(page: Page) -> LayoutView:
    """The lobby as everybody sees it: who is seated, which game, which options differ from the default. After the
    start: where it is played. What only the host may do stands in ``host_view``.
    """
    table = page.table
    game = game_name(table, page.person)
    if table.stage is Stage.CLOSED:
        challenged = table.notes.guests.challenged and not table.notes.origin.event
        unanswered = [page.text("challenge-over")] if challenged else []
        return framed_view(GREY, [TextDisplay("\n".join([page.text("lobby-closed", game=game), *unanswered]))])
    if table.stage is not Stage.LOBBY:
        link = f"<#{table.place}>"
        over = table.stage is Stage.OVER
        title, where = ("lobby-over", "lobby-link-over") if over else ("lobby-started", "lobby-link")
        started = page.text(title, game=game) + "\n" + page.text(where, link=link)
        return framed_view(GREEN, [TextDisplay(started)])
    if table.notes.origin.event:
        return _event_lobby(page)
    host, whom = person(table.host), page.person.format_list(map(person, table.notes.guests.challenged))
    asked = page.text("challenge" if whom else "lobby-host", host=host, whom=whom)
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    yes, no = page.button(AcceptPress(table.id), green), page.button(DeclinePress(table.id))
    below = [*_declined_lines(page), *_lacking(page), _different(page), *vote_lines(page)]
    return framed_view(
        GREEN,
        [
            TextDisplay(page.text("lobby-title", game=game) + "\n" + asked),
            TextDisplay(f"> {game_sentence(table.game, page.person)}"),
            Separator(),
            TextDisplay(_seats(page)),
            TextDisplay("\n".join(below)),
            match_end(table.game, page.person),
            _fingerprint(page),
            *(rows(yes, no) if whom else []),
            *rows(
                page.button(JoinPress(table.id), green if table.has_room and not whom else grey),
                page.button(LeavePress(table.id, IN_LOBBY)),
                page.button(ControlsPress(table.id), emoji="👑"),
            ),
            *rows(*reading_buttons(page), page.button(WhoPress(table.id), emoji="👥")),
        ],
    )


def _event_lobby(page: Page) -> LayoutView:
    """The lobby of a match of an event: who is called, who has come, until when."""
    table, green = page.table, discord.ButtonStyle.success
    until = match_deadline_text(table)
    title = page.text("lobby-title", game=game_name(table, page.person))
    return framed_view(
        GREEN,
        [
            TextDisplay(f"{title}\n{page.text('event-match-starts', until=until)}"),
            TextDisplay(_who_came(page)),
            match_end(table.game, page.person),
            _fingerprint(page),
            *rows(
                button(AcceptPress(table.id), page.text("button-event-here"), green),
                page.button(LeavePress(table.id, IN_LOBBY)),
            ),
        ],
    )


def match_deadline_text(table: Table) -> str:
    """Until when the match of an event has to begin, as text."""
    return moment(table.deadlines.get("expire", 0.0) - EVENT_DECIDES_S + table.ahead, "f")


def host_view(page: Page, note: str = "", more: Sequence[Item[LayoutView]] = ()) -> LayoutView:
    """What the host alone sees of a lobby: who sits there, and the buttons that only a host may press. What comes next
    is green. ``note`` says what has just been done; ``more`` stands below.
    """
    table = page.table
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    ready, computers = table.may_begin, any(player.computer for player in table.players)
    awaited = bool(table.notes.guests.challenged)
    lacking = not ready and not awaited and len(table.players) < table.game.seats[0]
    said = "" if awaited else _refusal_text(page)
    said = said or page.text("challenge-awaited" if awaited else "host-ready")
    add = own_button(
        page.person, ComputerPress(table.id), green if lacking else grey, "🤖", disabled=not table.has_room
    )
    start = own_button(
        page.person, StartPress(table.id), green if ready and not awaited else grey, "▶️", disabled=not ready
    )
    return framed_view(
        GREEN,
        [
            TextDisplay(note or page.text("host-title", game=game_name(table, page.person))),
            TextDisplay(_seats(page)),
            TextDisplay("\n".join([*_declined_lines(page), said])),
            *rows(start, add, *([page.button(DismissPress(table.id))] if computers else [])),
            *_levels(page),
            *rows(
                page.button(OptionsPress(table.id), emoji="⚙️"),
                *([page.button(PartnersPress(table.id), emoji="🤝")] if table.chooses_partners else []),
            ),
            *more,
        ],
    )


def _seats(page: Page) -> str:
    """How many sit in a lobby, who, and for whom a seat is kept."""
    table = page.table
    sides = [f" · {TEAMS[side]}" for side in table.game.sides_in_lobby(len(table.players))]
    sides = sides or [""] * len(table.players)
    seats = "\n".join(
        f"{place}. {_seat_text(player, table.level(place - 1), page.person)}{side}"
        for place, (player, side) in enumerate(zip(table.players, sides, strict=True), 1)
    )
    challenged = table.notes.guests.challenged
    kept = [f"{place}. ⏳ {person(one)}" for place, one in enumerate(challenged, 1 + len(table.players))]
    title = page.text("lobby-seats", count=len(table.players), most=table.game.seats[1])
    return "\n".join([title, seats, *kept])


def _who_came(page: Page) -> str:
    """Who is called to a match of an event, and who of them is awaited."""
    invited, awaited = page.table.notes.guests.invited, page.table.notes.guests.challenged
    title = page.text("lobby-seats", count=len(invited) - len(awaited), most=len(invited))
    lines = [f"{place}. {'⏳ ' if one in awaited else ''}{person(one)}" for place, one in enumerate(invited, 1)]
    return "\n".join([title, *lines])


def _declined_lines(page: Page) -> list[str]:
    """Who was challenged, and does not want to play."""
    who = page.person.format_list(map(person, page.table.notes.guests.declined))
    return [page.text("challenge-declined", who=who)] if who else []


def _lacking(page: Page) -> list[str]:
    """How many players everybody is told that the match still needs, or why it cannot begin with those there are."""
    table = page.table
    missing = table.game.seats[0] - len(table.players)
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


def _seat_text(player: Player, level: str, reader: Person) -> str:
    """A seated player: a mention, or the name of a computer player that plays at this level."""
    if player.person:
        return f"<@{player.person}>"
    return f"{SIGNS[level]} {names.escape(player.name)} · {reader.text(text_keys.LEVEL.key(level))}"


LEVEL_BUTTON: Final = TextKeys("button-level-{}", lambda: LEVELS)
LEVEL_ABOUT: Final = TextKeys("level-about-{}", lambda: LEVELS)


def _levels(page: Page) -> list[Item[LayoutView]]:
    """The select that adds a computer player of a level, as long as there is room for one."""
    if not page.table.has_room:
        return []
    levels = [
        select_option(
            page.text(LEVEL_BUTTON.key(level)),
            level,
            page.text(LEVEL_ABOUT.key(level)),
            emoji=SIGNS[level][-1],
        )
        for level in levels_for(page.table.game)
    ]
    return [select(LevelPress(page.table.id), page.text("pick-level"), levels)]


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


def _different(page: Page) -> str:
    """The options that are not at their defaults."""
    table = page.table
    return different_options(table.game.source, {**table.game.options, **table.settings}, page.person)
