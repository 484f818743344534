"""The table as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ui import Item, LayoutView, Section, TextDisplay, Thumbnail

from bot.screens.components import (
    GOLD,
    GREEN,
    GREY,
    ComponentRow,
    Labelled,
    ScreenPart,
    TablePress,
    framed_view,
    last_lines,
    room,
    rows,
)
from bot.screens.ending import is_void, reason_lines
from bot.screens.games import board, game_name, goal
from bot.screens.lobby import AgainPress, ComputerPress, JoinPress, LeavePress
from bot.screens.page import (
    COMPUTER,
    OF_TABLE,
    HandPress,
    MorePress,
    Page,
    fingerprint,
    pause_lines,
    signs,
    stopping,
    table_link,
    vote_buttons,
    vote_lines,
    votes,
)
from bot.tables.schedule import RULE
from bot.tables.table import Stage, Table, clock_seconds
from bot.tables.transition import VOTE
from bot.time import MINUTE
from bot.words.narration import tell
from bot.words.texts import Person, card_in_words, day_in_words
from rules.catalogue import game_before_change
from rules.game import SomeGame
from rules.match import AWAY, GONE, JOINING, OVER, PLAYING, WAITING, Left, from_seat
from rules.shedding.definitions.new_rule import RulesChanged
from rules.table import NOBODY
from rules.view import View

TOLD_CHANGES = 6
"""Upper bound on the sentences of the rules that are told to be gone or new."""


class RulePress(Labelled, TablePress, op="rule", optional=True):
    """*Make a rule*."""


def makes_rule(table: Table) -> bool:
    """Whether the winner of the last round may still make a rule."""
    return RULE in table.deadlines and table.rule_maker != NOBODY


def waiting_text(table: Table, reader: Person, names: Sequence[str]) -> str:
    """Who may make a rule, and until when."""
    return reader.text("table-rule", who=names[table.rule_maker], until=table.clock_of(RULE))


def changed_rules_lines(page: Page) -> list[str]:
    """Who has changed the rules since the last round, if its winner has, and how they differ: what is gone, what is
    new.
    """
    table = page.table
    if table.stage not in (Stage.BETWEEN, Stage.OVER):
        return []
    before = game_before_change(table.recent)
    if before is None:
        return []
    told = tell([event for event in table.recent if isinstance(event, RulesChanged)], page.names, page.person)
    return [*told, *difference(before, table.game, page.person)]


def difference(before: SomeGame, after: SomeGame, reader: Person) -> list[str]:
    """The sentences of the rules that are gone, and those that are new."""
    old, new = ([one.text for one in board(game).rules(game, reader)] for game in (before, after))
    gone = [f"− ~~{line}~~" for line in old if line not in new]
    return [*gone, *(f"**+** {line}" for line in new if line not in old)][:TOLD_CHANGES]


TOLD_LINES = 4
"""Upper bound on the last lines of what happened that a table tells."""


class DealPress(Labelled, TablePress, op="deal"):
    """*Next round*."""


class BackPress(Labelled, TablePress, op="back"):
    """*I am back*."""


class PausePress(Labelled, TablePress, op="pause"):
    """*Pause*: join the request for a pause."""


class GiveUpPress(Labelled, TablePress, op="giveup"):
    """*Stop the match*: agree that the match stops here."""


class ResumePress(Labelled, TablePress, op="resume"):
    """*Resume*: ask that the pause ends."""


def table_view(page: Page) -> LayoutView:
    """The table as everybody sees it, with buttons that are always the same for everybody."""
    table, seen, reader = page.table, page.seen, page.person
    over = seen.phase == OVER
    title = page.text("table-title-over" if over else "table-title", game=game_name(table, reader), round=seen.round)
    if table.closed is not None and not over:
        return framed_view(GREY, [TextDisplay(title), TextDisplay(reader.text("notice-closed"))])
    if over:
        return _over_view(page, title)
    playing = seen.phase == PLAYING
    told, below = _story_lines(page) if playing else [], _small_print(page)
    parts: list[ScreenPart] = [_top(page, "" if playing else title), _signs(page)]
    if playing:
        row = seats(page, page.names)
        for lines in (vote_lines(page), board(seen).open_hand_lines(page, seen), told):
            parts.append(last_lines(lines, room([*parts, row, below])))
        parts.append(row)
    else:
        parts.append(seats(page, page.names))
        for lines in (vote_lines(page), changed_rules_lines(page), _leavers(page)):
            parts.append(last_lines(lines, room([*parts, below])))
    parts += [*_table_rows(page), below]
    return framed_view(GOLD if "silent" in seen.marks else GREEN, parts)


def plain_table_view(page: Page) -> LayoutView:
    """What stands for a table that cannot be shown as usual: a line, and the way to one's hand."""
    return framed_view(
        GREY,
        [TextDisplay(page.text("table-plain", number=page.table.id)), *rows(page.button(HandPress(page.table.id)))],
    )


def position(page: Page, title: str) -> list[Item[LayoutView]]:
    """The cards on the table and the seats, without buttons."""
    signs = board(page.seen).signs(page, page.seen)
    return [_top(page, title), TextDisplay("\n".join([seats(page, page.names), *signs]))]


def _top(page: Page, title: str) -> Item[LayoutView]:
    seen = page.seen
    centre = board(seen).centre(page, seen)
    large = ["# " + centre.cards] if centre.cards and not has_picture(page, centre.picture) else []
    told = "\n".join(filter(None, [title, *large, *centre.lines, _whose_turn(page)]))
    return beside_card(page, centre.picture, told)


def top_section(page: Page, told: str) -> Item[LayoutView]:
    """A text beside a picture of the card that lies there, where there is one."""
    return beside_card(page, board(page.seen).centre(page, page.seen).picture, told)


def has_picture(page: Page, card: int) -> bool:
    """Whether a card (``NO_CARD``: none) is shown as a picture."""
    return card >= 0 and page.faces.emoji(card) is not None


def beside_card(page: Page, card: int, told: str) -> Item[LayoutView]:
    """A text beside a picture of a card, where there is one."""
    picture = page.faces.emoji(card) if card >= 0 else None
    if picture is None:
        return TextDisplay(told)
    described = card_in_words(page.locale, card)
    return Section(TextDisplay(told), accessory=Thumbnail(picture.url, description=described))


def _whose_turn(page: Page) -> str:
    """From whom what is awaited, and until when; between two rounds when the next one is dealt."""
    table, seen, reader, names = page.table, page.seen, page.person, page.names
    if seen.phase != PLAYING or seen.awaits is None:
        if not table.complete:
            return reader.text("table-incomplete")
        if table.notes.pause.span:
            return ""
        if makes_rule(table):
            return waiting_text(table, reader, names)
        return reader.text("table-between", when=table.clock_of("deal"))
    lines = [f"### {awaited_text(seen, names, reader)}", board(seen).goes(page, seen)]
    if "turn" in table.deadlines and not table.notes.pause.span:
        lines.append(page.text("clock-until", until=table.clock_of("turn")))
    return "\n".join(filter(None, lines))


def awaited_text(seen: View, names: Sequence[str], reader: Person) -> str:
    """From whom what is awaited; empty if nothing is."""
    if seen.awaits is None:
        return ""
    who = reader.format_list([names[seat] for seat in seen.awaits.seats])
    return reader.text(board(seen).waits(seen), who=who, debt=seen.owed or seen.threatened)


SEATS_ARROW = " → "
"""Stands between a seat and the one that plays after it."""


def seats(page: Page, names: Sequence[str]) -> str:
    """The seats by these names in playing order, with what each holds; who is to move comes first, in bold."""
    seen = page.seen
    awaited = seen.awaits.seats if seen.phase == PLAYING and seen.awaits is not None else ()
    state, first = page.table.state, next(iter(awaited), None)
    order = [first, *from_seat(state, first)[:-1]] if state is not None and first in seen.order else []
    seated = seen.seating if seen.direction > 0 else (*seen.seating[:1], *seen.seating[:0:-1])
    listed = [*order, *(seat for seat in seated if seat not in order)]
    return SEATS_ARROW.join(
        _seat(page, names, seat, bold=seat in awaited) for seat in listed if seen.status[seat] != GONE
    )


def seats_after(page: Page, seat: int) -> str:
    """The other seats of the round in playing order, beginning after this one, with what each holds."""
    state = page.table.state
    order = [] if state is None or seat not in page.seen.order else from_seat(state, seat)
    return SEATS_ARROW.join(_seat(page, page.names, other) for other in order if other != seat)


def _seat(page: Page, names: Sequence[str], seat: int, *, bold: bool = False) -> str:
    """A seat with the number of its cards, and what else is to be known of it."""
    table, seen, reader = page.table, page.seen, page.person
    playing = seat in seen.order and seen.phase == PLAYING
    count = f"{seen.counts[seat]}" if playing and seen.counts[seat] >= 0 else ""
    notes = board(seen).seat_notes(seen, seat, reader)
    if seen.status[seat] == AWAY:
        notes.append(reader.text("seat-away"))
    if seat in table.holidays:
        begin, end = (day_in_words(reader.locale, day) for day in table.holidays[seat])
        notes.append(reader.text("seat-holiday", begin=begin, end=end))
    if seen.status[seat] == JOINING:
        notes.append(reader.text("seat-next"))
    counted = f" {count}" if count else ""
    said = f"**{names[seat]}{counted}**" if bold else f"{names[seat]} **{count}**" if count else names[seat]
    said = f"{COMPUTER} {said}" if table.players[seat].computer else said
    return f"{said} ({', '.join(notes)})" if notes else said


def _over_view(page: Page, title: str) -> LayoutView:
    """A line that leads to the result of the match; why it has none, and who sat there, where it is void."""
    table = page.table
    if not is_void(table):
        link = table_link(table)
        return framed_view(GREY, [TextDisplay(page.text("table-over", game=game_name(table, page.person), link=link))])
    told = "\n".join([*reason_lines(table, page.names, page.person), seats(page, page.names)])
    again = rows(page.button(AgainPress(table.id), discord.ButtonStyle.success, "🔁"))
    return framed_view(GREEN, [TextDisplay(title), TextDisplay(told), *again])


def _signs(page: Page) -> str:
    """Signs at the table: a call, silence, a secret card, a vote, a pause."""
    table, seen, reader, names = page.table, page.seen, page.person, page.names
    found = [*board(seen).signs(page, seen), *signs(seen, reader)]
    if table.laughing:
        found.append(reader.text("table-laughing", who=reader.format_list([names[s] for s in table.laughing])))
    found += votes(page)
    return "\n".join([*found, *pause_lines(page), *_banks(page), *stopping(page)])


def _banks(page: Page) -> list[str]:
    """What is left in the time bank of everybody who has used some, without the present turn."""
    table = page.table
    whole = clock_seconds(table.settings["time_bank"])
    if not whole or not clock_seconds(table.settings["turn_clock"]):
        return []
    found = []
    for seat, player in enumerate(table.players):
        if player.spent and not player.gone:
            hours, minutes = divmod(int(max(0.0, whole - player.spent) // MINUTE), 60)
            found.append(page.text("bank-left", who=page.names[seat], hours=hours, minutes=minutes))
    return [page.text("table-bank", left=" · ".join(found))] if found else []


def _small_print(page: Page) -> str:
    """Game, round, points and what the match is played to; between two rounds, the fairness code of the next deal."""
    table, seen, state, names = page.table, page.seen, page.table.state, page.names
    if state is None or seen.phase == OVER:
        return ""
    said = [page.text("table-where", game=game_name(table, page.person), round=seen.round)]
    if any(seen.totals):  # before the first points it would only puzzle
        its = board(seen)
        teams = its.teams(seen)
        here = [(seat, who) for seat, who in its.sides(seen, names) if teams or seen.status[seat] != GONE]
        points, key = [f"{who} {seen.totals[seat]}" for seat, who in here], "list-semicolon" if teams else "list-comma"
        said.append(page.text("table-points", points=page.person.format_list(points, key=key)))
    if ends := goal(table.game, page.person):
        said.append(ends)
    coming = table.notes.seeds.coming
    code = [fingerprint(seen.round + 1, coming, page.person)] if seen.phase == WAITING and coming else []
    return "-# " + " · ".join([*said, *code])


def _leavers(page: Page) -> list[str]:
    """Who has left since, or during, the round that is over: they are missing among the seats."""
    return tell([event for event in page.table.recent if isinstance(event, Left)], page.names, page.person)


def _story_lines(page: Page) -> list[str]:
    table = page.table
    events = table.recent
    if table.state is not None and table.state.vote is not None:  # the open vote is told above, with its buttons
        events = [event for event in events if event.since != VOTE]
    return tell(events, page.names, page.person)[-TOLD_LINES:]


def _table_rows(page: Page) -> list[ComponentRow]:
    table, seen = page.table, page.seen
    number = table.id
    hand = page.button(HandPress(number), discord.ButtonStyle.primary)
    asking = [page.button(PausePress(number), emoji="⏸️")] if table.notes.pause.asking else []
    stops = [page.button(GiveUpPress(number), emoji="🏳️")] if table.notes.guests.stopping else []
    asking += stops
    if table.notes.pause.span:
        resume = page.button(ResumePress(number), emoji="▶️")
        return rows(hand, resume, page.button(LeavePress(number)), *stops)
    if seen.phase != PLAYING:
        rule = [page.button(RulePress(number), discord.ButtonStyle.primary, "✏️")] if makes_rule(table) else []
        return rows(
            *rule,
            page.button(DealPress(number), discord.ButtonStyle.success),
            hand,
            page.button(JoinPress(number)),
            page.button(LeavePress(number)),
            *([] if table.complete else [page.button(ComputerPress(number), emoji="🤖")]),
            *asking,
            page.button(MorePress(number, OF_TABLE)),
        )
    buttons = [hand, *board(seen).buttons(page, seen)]
    if any(status == AWAY for status in seen.status):
        buttons.append(page.button(BackPress(number)))
    votes = rows(*vote_buttons(page))  # first, for the question stands right above
    return [*votes, *rows(*buttons, *asking, page.button(MorePress(number, OF_TABLE)))]


def secret_view(card: int, reader: Person) -> LayoutView:
    """The secret card, shown for a short time."""
    shown = reader.faces.text(card)
    return framed_view(GOLD, [TextDisplay(reader.text("secret-shown", card=shown)), TextDisplay(f"# {shown}")])
