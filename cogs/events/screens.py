"""How an event looks: its message in the channel, its whole table, its end, and the question whether it is to stop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord
from discord.ui import Button, LayoutView, MediaGallery, Separator, TextDisplay

from bot.drawing.charts import Chart, ChartLine, round_ticks
from bot.drawing.letters import drawn_names, legend
from bot.screens.components import (
    DESCRIPTION_CHARACTERS,
    GOLD,
    GREEN,
    GREY,
    Labelled,
    PagePress,
    ScreenPart,
    SubjectPress,
    button,
    framed_view,
    own_button,
    page_buttons,
    page_of,
    room,
    rows,
)
from bot.screens.lobby import HereEventPress
from bot.tables.table import ERASED_NAME
from bot.time import moment
from bot.words import names
from bot.words.texts import Person, TextKeys
from cogs.archive.titles import NO_OWN_GAMES, game_title
from cogs.events.event import ROLE_GONE, EventKind, EventLine, EventStage, Fixture, How, ServerEvent, standings

EVENT_PICTURE = "event.png"
CHARTED = 8
"""How many of the best a picture shows."""
LINES_A_PAGE, LINES_SHOWN, PEOPLE_SHOWN = 20, 10, 64
"""Upper bounds: on the lines of a page of the whole table, on those in the channel, and on the people who are named."""
BUTTONS_ROOM = 200
"""Characters that are left for what stands below a list."""


KIND: Final = TextKeys("event-kind-{}", lambda: EventKind)
TIES: Final = TextKeys("event-ties-{}", lambda: EventKind)
STAGE: Final = TextKeys("event-stage-{}", lambda: {*EventStage} - {EventStage.OPEN})
CUT_SHORT: Final = TextKeys("event-{}", lambda: (EventStage.FEW, EventStage.STOPPED))
HOW: Final = TextKeys("event-how-{}", lambda: {*How} - {How.PLAYED, How.BYE})
REACHED: Final = TextKeys("event-{}", lambda: ("winner", "in", "out"))
"""How far somebody has come in a knock-out."""


class JoinEventPress(Labelled, SubjectPress, op="event-join"):
    """*Join* an event. The subject is its number, as in all that follow."""


class LeaveEventPress(Labelled, SubjectPress, op="event-leave"):
    """*Leave* an event; asks whether one is sure."""


class LeaveEventSurePress(SubjectPress, op="event-leave-sure"):
    """*Leave* it, for sure."""


class StandingsPress(Labelled, PagePress, op="event-table"):
    """*Standings*: a page of the whole table of an event."""


class BeginEventPress(Labelled, SubjectPress, op="event-begin"):
    """*Begin now*, by who manages the server."""


class StopEventPress(Labelled, SubjectPress, op="event-stop"):
    """*Stop the event*, for sure, by who manages the server."""


class CancelEventPress(SubjectPress, op="event-cancel"):
    """*Cancel*: what was asked is not done."""


class Roster(NamedTuple):
    """What the people of an event are called, links to its tables by their number, and the seconds by which real time
    is ahead of the play clock.
    """

    called: Mapping[int, str]
    links: Mapping[int, str]
    ahead: float

    def person(self, person: int | None) -> str:
        """Return the name of somebody, for text; erased people are all the same."""
        called = None if person is None else self.called.get(person)
        return names.escape(called) if called else ERASED_NAME

    def place(self, event: ServerEvent, place: int | None) -> str:
        """Return the name of who holds a place, or held it last; nobody's is crossed out."""
        if place is None:
            return "–"
        name = self.person(event.last_of(place).person)
        return name if place in event.holders else f"~~{name}~~"


def event_view(event: ServerEvent, named: Roster, reader: Person, which: int) -> LayoutView:
    """An event as everybody sees it in its channel: the sign-up, or the matches of the round ``which``; who leads."""
    head: list[ScreenPart] = [_head(event, reader)]
    if event.stage == EventStage.OPEN:
        parts: list[ScreenPart] = [_signed_up(event, named, reader)]
    else:
        parts = [_round(event, named, reader, which)]
        if which and (leaders := _leaders(event, named, reader)):
            parts += [Separator(), leaders]
    began = event.stage != EventStage.OPEN
    buttons = [own_button(reader, StandingsPress(0, str(event.id)), emoji="📋")] if began else []
    if event.running and which == event.round:
        buttons = [_join(event, reader), own_button(reader, LeaveEventPress(str(event.id))), *buttons]
    colour = GREEN if event.running else GREY
    return framed_view(
        colour, [*head, *_fitting(head, parts), *(rows(*buttons) if event.count or event.running else [])]
    )


def _join(event: ServerEvent, reader: Person) -> Button[LayoutView]:
    """*Join*; grey, and called *Waiting list*, where it gives no place at once."""
    press = JoinEventPress(str(event.id))
    if event.free_places or (event.stage == EventStage.OPEN and len(event.signed_up) < event.plan.places):
        return own_button(reader, press, discord.ButtonStyle.success)
    return button(press, reader.text("button-event-wait"))


def _fitting(before: Sequence[ScreenPart], parts: Sequence[ScreenPart]) -> list[ScreenPart]:
    """The same parts; a text that a message has no room for is cut after a line."""
    found: list[ScreenPart] = []
    for part in parts:
        if isinstance(part, str) and len(part) > (left := room([*before, *found]) - BUTTONS_ROOM):
            kept = part[:left]
            part = kept[: kept.rfind("\n")] + "\n…"
        found.append(part)
    return found


def _head(event: ServerEvent, reader: Person) -> str:
    plan = event.plan
    told = reader.text("event-title", name=names.escape(plan.name, 64))
    kind = reader.text(KIND.key(plan.kind))
    game = game_title(plan.game, reader, {plan.game: plan.title} if plan.title else NO_OWN_GAMES)
    about = reader.text("event-about", kind=kind, game=game, weeks=plan.weeks, rounds=event.rounds)
    return f"{told}\n-# {about}"


def _signed_up(event: ServerEvent, named: Roster, reader: Person) -> str:
    until = moment(event.begins + named.ahead, "f")
    lines = [reader.text("event-signup", until=until, count=len(event.signed_up), most=event.plan.places)]
    if event.plan.role == ROLE_GONE:
        lines.append(reader.text("event-role-gone"))
    elif event.plan.role:
        lines.append(reader.text("event-for-role", role=f"<@&{event.plan.role}>"))
    if event.signed_up:
        lines.append(", ".join(f"**{named.person(one.person)}**" for one in event.signed_up[:PEOPLE_SHOWN]))
    lines += _reserve(event, named, reader)
    return "\n".join(lines)


def _reserve(event: ServerEvent, named: Roster, reader: Person) -> list[str]:
    waiting = [named.person(one.person) for one in event.reserve]
    if not waiting:
        return []
    who = reader.format_list(waiting[:LINES_SHOWN]) + ("…" if len(waiting) > LINES_SHOWN else "")
    return [reader.text("event-reserve", who=who)]


def _round(event: ServerEvent, named: Roster, reader: Person, which: int) -> str:
    if event.stage in (EventStage.FEW, EventStage.STOPPED):
        told = reader.text(CUT_SHORT.key(event.stage))
        if not event.count:
            return told
    else:
        told = ""
    if not which:  # the message of the sign-up, which is over
        who = ", ".join(named.place(event, place) for place in range(1, event.count + 1)[:PEOPLE_SHOWN])
        return f"{reader.text('event-players', count=event.count)}\n{who}"
    begin, end = (moment(at + named.ahead, "f") for at in (event.begin_by, event.end_by))
    on = which == event.round and event.stage == EventStage.ON
    key = "event-round" if on else "event-round-over"
    lines = [told, reader.text(key, round=which, rounds=event.rounds, begin=begin, end=end)]
    fixtures = event.list_round(which)
    lines += [_match(event, one, named, reader) for one in fixtures]
    playing = {place for one in fixtures for place in one.places}
    out = [place for place in sorted(event.holders) if place not in playing]
    if event.plan.kind == EventKind.LEAGUE and out and fixtures:
        who = reader.format_list([named.place(event, place) for place in out])
        lines.append("-# " + reader.text("event-sits-out", who=who))
    return "\n".join([*(line for line in lines if line), *(_reserve(event, named, reader) if on else [])])


def _match(event: ServerEvent, one: Fixture, named: Roster, reader: Person) -> str:
    """A match of a round: who meets whom, and where, or how it ended."""
    home, away = named.place(event, one.home), named.place(event, one.away)
    if one.points is None:
        return f"- {home} – {away} " + (named.links.get(one.table) or "…")
    if not one.places:
        return "- " + reader.text("event-nobody-left")
    if one.how == How.BYE:
        key = "event-bye-knockout" if event.plan.kind == EventKind.KNOCKOUT else "event-bye"
        return "- " + reader.text(key, who=home if one.home is not None else away)
    won = [f"**{home}**" if one.points[0] > one.points[1] else home]
    won.append(f"**{away}**" if one.points[1] > one.points[0] else away)
    how = "" if one.how == How.PLAYED else f" · {reader.text(HOW.key(one.how))}"
    link = f" {named.links[one.table]}" if one.table in named.links else ""
    return f"- {won[0]} – {won[1]}  {one.points[0]}:{one.points[1]}{how}{link}"


def _leaders(event: ServerEvent, named: Roster, reader: Person) -> str:
    """The first lines of the table."""
    found = standings(event)
    if not any(line.played for line in found):
        return ""
    lines = [_line(event, line, named, reader) for line in found[:LINES_SHOWN]]
    return "\n".join([*_title(event, reader), *lines, *(["…"] if len(found) > LINES_SHOWN else [])])


def _title(event: ServerEvent, reader: Person) -> list[str]:
    """What the numbers of a table are. That of a knock-out has none."""
    return [] if event.plan.kind == EventKind.KNOCKOUT else [reader.text("event-standings")]


def _line(event: ServerEvent, line: EventLine, named: Roster, reader: Person) -> str:
    facts = {"place": line.rank, "who": named.place(event, line.place)}
    if event.plan.kind == EventKind.KNOCKOUT:
        last = max((one.round for one in event.fixtures if line.place in one.places), default=1)
        state = "winner" if line.place in event.winners else "in" if event.plays_on(line.place) else "out"
        return reader.text("event-line-reached", **facts, state=reader.text(REACHED.key(state), round=last))
    return reader.text("event-line", **facts, points=line.points, won=line.won, drawn=line.drawn, lost=line.lost)


def standings_view(
    event: ServerEvent, named: Roster, page: int, reader: Person, *, manages: bool = False
) -> LayoutView:
    """A page of the whole table of an event, with its rules in a sentence. ``manages``: with what only those may press
    who manage the server.
    """
    found = standings(event)
    page, last = page_of(len(found), LINES_A_PAGE, page)
    shown = found[page * LINES_A_PAGE : (page + 1) * LINES_A_PAGE]
    lines = [_line(event, line, named, reader) for line in shown]
    facts = {"round": event.round, "rounds": event.rounds}
    told = "" if event.stage == EventStage.OPEN else "\n" + reader.text(STAGE.key(event.stage), **facts)
    head: list[ScreenPart] = [TextDisplay(_head(event, reader) + told)]
    parts: list[ScreenPart] = [
        "\n".join([*_title(event, reader), *lines]) if lines else "",
        _signed_up(event, named, reader) if event.stage == EventStage.OPEN else None,
        "-# " + reader.text(TIES.key(event.plan.kind)),
    ]
    subject = str(event.id)
    buttons = []
    if event.running:
        buttons = [_join(event, reader), own_button(reader, LeaveEventPress(subject))]
    if event.stage == EventStage.OPEN and manages:
        buttons.append(own_button(reader, BeginEventPress(subject), discord.ButtonStyle.primary, "▶️"))
    turns = page_buttons(page, last, lambda other: StandingsPress(other, subject))
    return framed_view(GREY, [*head, *_fitting(head, parts), *(rows(*buttons) if buttons else []), *turns])


def end_view(event: ServerEvent, named: Roster, reader: Person, *, drawn: bool = False) -> LayoutView:
    """Who has won an event. ``drawn``: with the picture of how the best came to their points."""
    name, winners = names.escape(event.plan.name, 64), [named.place(event, place) for place in event.winners]
    who = reader.format_list([f"**{one}**" for one in winners])
    told = reader.text("event-won" if winners else "event-nobody-won", name=name, who=who, count=len(winners))
    found = standings(event)
    lines = "\n".join([*_title(event, reader), *(_line(event, line, named, reader) for line in found[:LINES_SHOWN])])
    parts: list[ScreenPart] = [TextDisplay(told), TextDisplay(lines)]
    if drawn:
        alike = [named.place(event, line.place) for line in found[:CHARTED]]
        numbered = legend(alike, [line.name for line in points_chart(event, named, reader).lines])
        said = reader.text("event-picture", name=event.plan.name)
        shown = discord.MediaGalleryItem(f"attachment://{EVENT_PICTURE}", description=said[:DESCRIPTION_CHARACTERS])
        parts += [MediaGallery(shown), f"-# {numbered}" if numbered else ""]
    return framed_view(GOLD, [*parts, *rows(own_button(reader, StandingsPress(0, str(event.id)), emoji="📋"))])


def points_chart(event: ServerEvent, named: Roster, reader: Person) -> Chart:
    """How the best came to their points, round by round."""
    best = [line.place for line in standings(event)[:CHARTED]]
    rounds = [{line.place: line.points for line in standings(event, upto)} for upto in range(event.round + 1)]
    called = [named.called.get(event.last_of(place).person or 0, ERASED_NAME) for place in best]
    lines = [
        ChartLine(name, number, tuple(float(points[place]) for points in rounds), str(rounds[-1][place]))
        for number, (name, place) in enumerate(zip(drawn_names(called), best, strict=True))
    ]
    title = reader.text("event-picture", name=event.plan.name)
    return Chart(title, tuple(lines), round_ticks(event.round, "0", str(event.round)))


def reminder_view(event: int, told: str, reader: Person) -> LayoutView:
    """That a match of an event waits for somebody, who can come by a button below it."""
    here = button(HereEventPress(str(event)), reader.text("button-event-here"), discord.ButtonStyle.success)
    return framed_view(GREEN, [TextDisplay(told), *rows(here)])


def leave_view(event: ServerEvent, reader: Person) -> LayoutView:
    """The question whether somebody leaves an event that is on."""
    asked = reader.text("event-leave-sure", name=names.escape(event.plan.name, 64))
    return _question(LeaveEventSurePress(str(event.id)), asked, "button-event-leave", reader)


def stop_view(event: ServerEvent, reader: Person) -> LayoutView:
    """The question whether an event is to stop."""
    asked = reader.text("event-stop-sure", name=names.escape(event.plan.name, 64), count=len(event.signed_up))
    return _question(StopEventPress(str(event.id)), asked, "button-event-stop", reader)


def _question(press: SubjectPress, asked: str, label: str, reader: Person) -> LayoutView:
    yes = button(press, reader.text(label), discord.ButtonStyle.danger)
    no = button(CancelEventPress(), reader.text("button-cancel"))
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, no)])
