"""How an event looks: its message in the channel, its whole table, its end, and the question whether it is to stop."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Final, NamedTuple

import discord
from discord.ui import ActionRow, Button, LayoutView, Separator, TextDisplay, UserSelect

from bot.screens.components import (
    GOLD,
    GREEN,
    GREY,
    PLACEHOLDER_CHARACTERS,
    Labelled,
    PagePress,
    ScreenPart,
    SubjectPress,
    button,
    frame,
    framed_view,
    link_button,
    message_view,
    own_button,
    page_buttons,
    page_of,
    picture_part,
    room,
    rows,
)
from bot.screens.games import goal
from bot.screens.lobby import HereEventPress
from bot.tables.table import ERASED_NAME, upgrade_game
from bot.time import DAY, moment
from bot.words import names
from bot.words.texts import Person, TextKeys, capital
from cogs.archive.titles import NO_OWN_GAMES, game_title
from cogs.events.event import Entrant, EventStage, ServerEvent
from cogs.events.match import LOSS, TWO, WIN, Fixture, How
from cogs.events.plan import ROLE_GONE, EventKind, EventPlan, EventScoring, Late
from cogs.events.standings import EventLine, list_winners, standings
from cogs.events.teams import list_partners

EVENT_PICTURE = "event.png"
PARTNERS = " & "
"""What stands between the names of partners."""
LINES_A_PAGE, LINES_SHOWN, PEOPLE_SHOWN = 20, 10, 64
"""Upper bounds: on the lines of a page of the whole table, on those in the channel, and on the people who are named."""
BUTTONS_ROOM = 200
"""Characters that are left for what stands below a list."""


KIND: Final = TextKeys("event-kind-{}", lambda: (*EventKind, "evening", "season", "cup"))
HOW: Final = TextKeys("event-how-{}", lambda: {*How} - {How.PLAYED, How.BYE})
ON_CALL = "call"
"""What *I'm here* carries besides its event on a message that becomes the answer."""


class JoinEventPress(Labelled, SubjectPress, op="event-join"):
    """*Sign up* for an event; who has done so is asked whether to leave. The subject is its number, as in all that
    follow.
    """


class LeaveEventPress(Labelled, SubjectPress, op="event-leave"):
    """*Leave* an event; asks whether one is sure."""


class LeaveEventSurePress(SubjectPress, op="event-leave-sure"):
    """*Leave* it, for sure."""


class EventMorePress(SubjectPress, op="event-more"):
    """*More*: how it is played, who waits for a place, and what is seldom needed."""


class PartnerEventPress(SubjectPress, op="event-partner"):
    """With whom somebody wants to play."""


class NextSeasonPress(Labelled, SubjectPress, op="event-next"):
    """*Next season* of an event that is over, by who manages the server."""


class CrossEventPress(Labelled, SubjectPress, op="event-cross"):
    """*Cross table*: who has taken what from whom."""


class MyMatchPress(Labelled, SubjectPress, op="event-mine"):
    """*My match* in an event."""


class StandingsPress(Labelled, PagePress, op="event-table"):
    """*Results*: a page of the whole table of an event, and of its matches."""


class AskStopEventPress(SubjectPress, op="event-ask-stop"):
    """*Stop the event*, by who manages the server; asks whether one is sure."""


class BeginEventPress(Labelled, SubjectPress, op="event-begin"):
    """*Begin now*, by who manages the server."""


class StopEventPress(Labelled, SubjectPress, op="event-stop"):
    """*Stop the event*, for sure, by who manages the server."""


class CancelEventPress(SubjectPress, op="event-cancel"):
    """*Cancel*: what was asked is not done."""


class Roster(NamedTuple):
    """What the people of an event are called, links to its tables by their number, and the seconds by which real time
    is ahead of the play clock. ``playing`` are the tables whose match has begun, ``totals`` the points of each seat in
    matches that are over. ``ladder`` says who goes up and comes down.
    """

    called: Mapping[int, str]
    links: Mapping[int, str]
    ahead: float
    playing: Collection[int] = ()
    totals: Mapping[int, Mapping[int, int]] = MappingProxyType({})
    ladder: Sequence[str] = ()

    def person(self, person: int | None) -> str:
        """Return the name of somebody, for text; erased people are all the same."""
        called = None if person is None else self.called.get(person)
        return names.escape(called) if called else ERASED_NAME

    def place(self, event: ServerEvent, place: int | None) -> str:
        """Return the name of who holds a place, or held it last; of a team all. Who is gone is crossed out."""
        if place is None:
            return "–"
        shown = [(self.person(one.person), one.went) for one in event.last_team(place)]
        return PARTNERS.join(f"~~{name}~~" if went else name for name, went in shown)

    def player(self, event: ServerEvent, one: Fixture, place: int) -> str:
        """Return the name of who has played a match, whoever holds that place now."""
        if place not in one.seated:
            return self.place(event, place)
        at, team = one.seated.index(place), event.plan.team
        numbers = one.numbers[at * team : (at + 1) * team]
        shown = [(self.person(who.person), who.went) for who in event.entrants if who.number in numbers]
        return PARTNERS.join(f"~~{name}~~" if went else name for name, went in shown)

    def drawn(self, event: ServerEvent, place: int) -> str:
        """Return the same name for a picture."""
        return PARTNERS.join(self.called.get(one.person or 0, ERASED_NAME) for one in event.last_team(place))


def ladder_lines(event: ServerEvent, ladder: Sequence[ServerEvent], reader: Person) -> list[str]:
    """Who goes up and comes down: between an event and those above and below it, the uppermost first."""
    at, found = [one.id for one in ladder].index(event.id), []
    for where, other, moves in (("up", at - 1, event), ("down", at + 1, None)):
        if 0 <= other < len(ladder):
            count = (moves or ladder[other]).plan.moves
            name = names.escape(ladder[other].plan.name, 64)
            found.append("-# " + reader.text("event-ladder", where=where, count=count, name=name))
    return found


class Where(NamedTuple):
    """The server of an event by its name, and a link to its message."""

    server: str
    link: str


def event_view(
    event: ServerEvent, named: Roster, reader: Person, which: int, mentioned: Sequence[int] = ()
) -> LayoutView:
    """An event as everybody sees it in its channel: the sign-up, or the matches of the round ``which``; who leads.
    These people are ``mentioned`` above it.
    """
    subject, now = str(event.id), event.running and which == event.round
    parts: list[ScreenPart]
    if event.stage == EventStage.OPEN:
        head, parts = _head(event, reader), [_signed_up(event, named, reader)]
        buttons = [_join(event, reader), _more(event, reader)]
        small = "" if event.plan.minutes else "-# " + reader.text("event-small", seats=event.plan.at_table)
    else:
        when = round_name(event, which, reader) if which else ""
        head, small = _title(event, when), ""
        parts = _round(event, named, reader, which)
        buttons = [own_button(reader, StandingsPress(0, subject), emoji="📋")] if which else []
        if now:
            blue = discord.ButtonStyle.primary
            buttons = [own_button(reader, MyMatchPress(subject), blue, "▶️"), *buttons]
            buttons.append(_more(event, reader))
    above = " ".join(f"<@{person}>" for person in mentioned)
    taken: list[ScreenPart] = [above, head, small]
    shown = [head, *_fitting(taken, parts), *rows(*buttons), small]
    framed = frame(GREEN if event.running else GREY, shown)
    return message_view(TextDisplay(above), framed) if above else message_view(framed)


def _join(event: ServerEvent, reader: Person) -> Button[LayoutView]:
    """*Sign up*; grey, and called *Waiting list*, where it gives no place at once."""
    press = JoinEventPress(str(event.id))
    if event.free_places or (event.stage == EventStage.OPEN and len(event.signed_up) < event.plan.places):
        return own_button(reader, press, discord.ButtonStyle.success)
    return button(press, reader.text("button-event-wait"))


def _more(event: ServerEvent, reader: Person) -> Button[LayoutView]:
    return button(EventMorePress(str(event.id)), reader.text("button-more"))


def _fitting(before: Sequence[ScreenPart], parts: Sequence[ScreenPart]) -> list[ScreenPart]:
    """The same parts; a text that a message has no room for is cut after a line."""
    found: list[ScreenPart] = []
    for part in parts:
        if isinstance(part, str) and len(part) > (left := room([*before, *found]) - BUTTONS_ROOM):
            kept = part[:left]
            part = kept[: kept.rfind("\n")] + "\n…"
        found.append(part)
    return found


def _title(event: ServerEvent, when: str = "") -> str:
    return f"## 🏆 {names.escape(event.plan.name, 64)}" + (f" · {when}" if when else "")


def _head(event: ServerEvent, reader: Person) -> str:
    return f"{_title(event)}\n{describe_plan(event.plan, reader)}"


def describe_plan(plan: EventPlan, reader: Person) -> str:
    """What is played in an event, who meets whom, and how fast, on one line."""
    pace = pace_text(plan.kind, plan.days, reader, plan.weeks, plan.minutes)
    game = " ".join(filter(None, (_game(plan, reader), _goal(plan, reader))))
    alone = plan.in_twos and plan.team == 1
    tables = "" if alone else reader.text("event-seats", seats=plan.at_table, team=plan.team)
    counted = plan.rounds and not (plan.in_twos and plan.kind == EventKind.LEAGUE)
    rounds = reader.text("event-draft-rounds", kind=EventKind.SWISS.value, count=plan.rounds) if counted else ""
    scoring = (
        "" if plan.scoring == EventScoring.PLACES else reader.text("event-draft-scoring", scoring=plan.scoring.value)
    )
    late = "" if plan.late == Late.ALWAYS else reader.text("event-draft-late", late=plan.late.value)
    return " · ".join(filter(None, (game, reader.text(KIND.key(plan.kind)), tables, pace, rounds, scoring, late)))


def pace_text(kind: EventKind, days: int, reader: Person, weeks: int = 0, minutes: int = 0) -> str:
    """How fast an event goes: so many days or minutes for each round, or in an older one so many ``weeks`` for all."""
    return reader.text("event-pace", kind=kind.value, days=days, weeks=weeks, minutes=minutes)


def kind_parts(kind: str, reader: Person) -> tuple[str, str]:
    """What a kind of event is called, and who meets whom there: the parts of its text."""
    called, _, about = reader.text(KIND.key(kind)).partition(" · ")
    return called, about


def round_name(event: ServerEvent, which: int, reader: Person) -> str:
    """What a round is called: the week of a league, the semi-finals of a knock-out."""
    if event.plan.kind == EventKind.KNOCKOUT and (event.plan.in_twos or which == event.rounds):
        matches = 2 ** max(0, event.rounds - which)
        return reader.text("event-knock-out", matches=matches, players=2 * matches)
    weekly = event.plan.kind == EventKind.LEAGUE and event.weekly
    return reader.text("event-round", weekly="yes" if weekly else "no", round=which, rounds=event.rounds)


def signup_line(event: ServerEvent, ahead: float, reader: Person) -> str:
    """Until when people can sign up."""
    at = event.begins + ahead
    return reader.text("event-signup", until=f"{moment(at, 'f')} · {moment(at)}")


def _signed_up(event: ServerEvent, named: Roster, reader: Person) -> str:
    lines = [signup_line(event, named.ahead, reader)]
    if event.plan.role == ROLE_GONE:
        lines.append(reader.text("event-role-gone"))
    elif event.plan.role:
        lines.append(reader.text("event-for-role", role=f"<@&{event.plan.role}>"))
    if event.plan.team > 1:
        lines.append(reader.text("event-partners"))
    who = ", ".join(_list_signed_up(event, named))
    lines.append(reader.text("event-players", count=len(event.signed_up), most=event.plan.places, who=who))
    return "\n".join(lines)


def _list_signed_up(event: ServerEvent, named: Roster) -> list[str]:
    """Those who will play, partners together."""
    there = {one.number: named.person(one.person) for one in event.signed_up[:PEOPLE_SHOWN]}
    asks, found = {one.number: one.asks for one in event.signed_up}, list[str]()
    while there:
        first = next(iter(there))
        together = [first, *(other for other in list_partners(first, asks) if other in there)]
        found.append(PARTNERS.join(there.pop(number) for number in together))
    return found


def _reserve(event: ServerEvent, named: Roster, reader: Person) -> str:
    waiting = [named.person(one.person) for one in event.reserve]
    if not waiting:
        return ""
    who = reader.format_list(waiting[:LINES_SHOWN]) + ("…" if len(waiting) > LINES_SHOWN else "")
    return reader.text("event-reserve", who=who)


def _cut_short(event: ServerEvent, reader: Person) -> str:
    """Why an event has ended before its last round; empty if it has not."""
    cut = event.stage in (EventStage.FEW, EventStage.STOPPED)
    return reader.text("event-cut-short", stage=event.stage.value) if cut else ""


def _round(event: ServerEvent, named: Roster, reader: Person, which: int) -> list[ScreenPart]:
    """The matches of a round and until when they are to be played; who leads, or what led to it."""
    told = _cut_short(event, reader)
    if not which:  # the message of the sign-up, which is over
        who = ", ".join(named.place(event, place) for place in range(1, event.count + 1)[:PEOPLE_SHOWN])
        team = event.plan.team
        facts = {"count": team * len(event.holders), "most": team * event.count, "who": who}
        return [told, reader.text("event-players", **facts) if event.count else ""]
    lines = [told]
    if which == event.round and event.stage == EventStage.ON:
        begin, end = event.begin_by + named.ahead, event.end_by + named.ahead
        lines.append(reader.text("event-until", begin=moment(begin, "f"), end=f"{moment(end, 'f')} · {moment(end)}"))
        if event.moved:
            lines.append(_moved(event, reader))
    lines += _list_matches(event, which, named, reader)
    if event.plan.kind == EventKind.KNOCKOUT:
        below = "\n".join(_bracket(event, which - 1, named, reader))
    else:
        below = _leaders(event, named, reader)
    parts: list[ScreenPart] = ["\n".join(filter(None, lines))]
    return [*parts, Separator(), below] if below else parts


def _list_matches(event: ServerEvent, which: int, named: Roster, reader: Person) -> list[str]:
    fixtures = event.list_round(which)
    lines = [_match(event, one, named, reader) for one in fixtures]
    playing = {place for one in fixtures for place in one.places}
    out = [place for place in sorted(event.holders) if place not in playing]
    if out and fixtures and event.plan.kind == EventKind.LEAGUE:
        who = reader.format_list([named.place(event, place) for place in out])
        lines.append("-# " + reader.text("event-sits-out", who=who))
    return lines


def _bracket(event: ServerEvent, upto: int, named: Roster, reader: Person) -> list[str]:
    """The rounds of a knock-out up to this one, the last one first, with their matches."""
    lines = []
    for which in range(upto, 0, -1):
        lines.append(f"**{capital(round_name(event, which, reader))}**")
        lines += _list_matches(event, which, named, reader)
    return lines


def _match(event: ServerEvent, one: Fixture, named: Roster, reader: Person) -> str:
    """A match of a round: who meets whom, and who is awaited, or how it ended."""
    if one.points is None:
        met = " – ".join(named.place(event, place) for place in one.seats)
        return _open_match(event, one, f"**{met}**", named, reader)
    if not one.places:
        return reader.text("event-nobody-left")
    if one.how == How.BYE:
        facts = {"who": named.place(event, one.places[0]), "kind": event.plan.kind.value}
        return "✅ " + reader.text("event-bye", **facts)
    if len(one.places) > TWO:
        return _table_result(event, one, named, reader)
    shown = " – ".join(_placed(event, one, place, named) for place in one.places)
    return " · ".join(filter(None, (f"✅ {shown}", _outcome(event, one, named, reader))))


def _table_result(event: ServerEvent, one: Fixture, named: Roster, reader: Person) -> str:
    """A match of several that is decided: who was there, the first one first, with the points of the table."""
    there = () if one.how in (How.ABSENT, How.CANCELLED) and not one.seated else one.players
    totals = named.totals.get(one.table, {})
    points = {place: totals[seat] for seat, place in enumerate(one.players) if seat in totals}
    ordered = sorted(there or one.places, key=lambda place: (-one.points_of(place), one.places.index(place)))
    shown = [_placed(event, one, place, named) + (f" {points[place]}" if place in points else "") for place in ordered]
    excused = {some.place for some in one.missing if some.excused}
    missing = [named.place(event, place) for place in one.places if place not in there and place not in excused]
    told = []
    if one.how in (How.PLAYED, How.WALKOVER, How.BARRED) and missing:
        told.append(reader.text(HOW.key(How.WALKOVER), who=reader.format_list(missing), count=len(missing)))
    if one.how not in (How.PLAYED, How.WALKOVER, None):
        told.append(reader.text(HOW.key(one.how), who="", count=len(missing)))
    return "✅ " + " · ".join([" – ".join(shown), *told])


def _placed(event: ServerEvent, one: Fixture, place: int, named: Roster) -> str:
    """The name of somebody whose match is decided, as who played it: who has won, and who is out."""
    name = named.player(event, one, place)
    if one.is_won_by(place):
        return f"**{name}**"
    out = event.is_knocked_out_by(one, place) and not name.startswith("~~")
    return f"~~{name}~~" if out else name


def _open_match(event: ServerEvent, one: Fixture, met: str, named: Roster, reader: Person) -> str:
    """A match that is still to be played: it goes on, or who is not here yet."""
    awaited = [named.person(entrant.person) for entrant in event.list_awaited(one)]
    if one.table in named.playing or not awaited:
        told, link = reader.text("event-playing"), named.links.get(one.table)
        return f"▸ {met} · " + (f"[{told}]({link})" if link else told)
    count = 0 if len(awaited) == len(event.holding(one)) else len(awaited)
    return f"⏳ {met} · " + reader.text("event-awaits", who=reader.format_list(awaited), count=count)


def _outcome(event: ServerEvent, one: Fixture, named: Roster, reader: Person) -> str:
    """How a match of two was decided: the points of its table, or why it has none."""
    points = one.points or (LOSS, LOSS)
    total = named.totals.get(one.table, {})
    said = f"{total[0]} : {total[1]}" if one.played and {*total} == {0, 1} else f"{points[0]} : {points[1]}"
    if one.how == How.PLAYED and total and total[0] == total[1] and points[0] != points[1]:
        return ""  # who has lost has left it, or took too long
    if one.how in (None, How.PLAYED):
        return said
    loser = one.away if points[0] > points[1] else one.home
    missing = [some.number for some in one.missing if some.place == loser]
    absent = [other for other in event.last_team(loser) if other.number in missing] if loser is not None else []
    who = PARTNERS.join(named.person(other.person) for other in absent)
    told = reader.text(HOW.key(one.how), who=who, count=1)
    return f"{said} · {told}" if one.played else told


def _leaders(event: ServerEvent, named: Roster, reader: Person) -> str:
    """The first lines of the table."""
    found = standings(event)
    if not any(line.played for line in found):
        return ""
    lines = _list_lines(event, found[:LINES_SHOWN], named, reader)
    return "\n".join([*lines, *(["…"] if len(found) > LINES_SHOWN else [])])


def _list_lines(event: ServerEvent, found: Sequence[EventLine], named: Roster, reader: Person) -> list[str]:
    """Lines of the table of an event; ▲ or ▼ for who has come up or gone down by the last round."""
    before = ranks_before(event)
    return [_line(event, line, before.get(line.place, line.rank), named, reader) for line in found]


def ranks_before(event: ServerEvent) -> dict[int, int]:
    """The ranks before the last round of which something is decided; empty in the first round, and at the end."""
    last = max((one.round for one in event.fixtures if one.points is not None), default=0)
    if last < 2 or event.stage != EventStage.ON:
        return {}
    return {one.place: one.rank for one in standings(event, last - 1)}


def _line(event: ServerEvent, line: EventLine, before: int, named: Roster, reader: Person) -> str:
    moved = "▲" if line.rank < before else "▼" if line.rank > before else ""
    who = " ".join(filter(None, (named.place(event, line.place), moved)))
    facts = {"place": line.rank, "who": who, "points": line_points(event.plan, line)}
    facts |= {"seats": event.plan.seats, "played": line.played}
    return reader.text("event-line", **facts, won=line.won, drawn=line.drawn, lost=line.lost)


def _ties(plan: EventPlan, reader: Person) -> str:
    """What a match is worth, and what decides between those with as many points."""
    if plan.scoring != EventScoring.PLACES and plan.kind != EventKind.KNOCKOUT:
        return reader.text("event-average", scoring=plan.scoring.value)
    return reader.text("event-ties", kind=plan.kind.value, seats=plan.seats, most=most_points(plan))


def most_points(plan: EventPlan) -> int:
    """The points that a match gives at most, as they are shown: of two, ``WIN``, else one for each whom one beats."""
    return max(WIN, plan.seats - 1)


def line_points(plan: EventPlan, line: EventLine) -> float | str:
    """The points of a line of the table, as they are shown: those that count."""
    if plan.scoring == EventScoring.PLACES:
        return shown_points(plan, line.points)
    return "–" if line.average is None else round(float(line.average), 1)


def shown_points(plan: EventPlan, points: Fraction) -> float:
    """Points of the table as they are shown: whole, or with a decimal."""
    scaled = round(float(points * most_points(plan) / WIN), 1)
    return int(scaled) if scaled.is_integer() else scaled


class ShownPicture(NamedTuple):
    """A picture that is sent with a message: what it says, for those who do not see it, and whose names are drawn as
    numbers.
    """

    said: str
    numbered: str

    @property
    def parts(self) -> list[ScreenPart]:
        """The picture, and the names below it."""
        return [picture_part(EVENT_PICTURE, self.said), f"-# {self.numbered}" if self.numbered else ""]


def standings_view(
    event: ServerEvent,
    named: Roster,
    page: int,
    reader: Person,
    *,
    drawn: ShownPicture | None = None,
    crossed: bool = False,
    manages: bool = False,
) -> LayoutView:
    """A page of the whole table of an event, and of its matches, the last ones first. ``drawn``: the first page has a
    picture of the table. ``crossed``: with the way to the cross table; ``manages``: to its next season.
    """
    lines = list[str]()
    if event.plan.kind != EventKind.KNOCKOUT and drawn is None:
        facts = {"seats": event.plan.seats, "scoring": event.plan.scoring.value}
        lines = [reader.text("event-standings", **facts), *_list_lines(event, standings(event), named, reader)]
    if event.stage == EventStage.OVER:
        lines.append("-# " + _ties(event.plan, reader))
    lines += [*named.ladder, *_bracket(event, event.round, named, reader)]
    page, last = page_of(len(lines), LINES_A_PAGE, page)
    told = _cut_short(event, reader)
    pictured = drawn.parts if drawn is not None and not page else []
    head = _won(event, named, reader) if event.stage == EventStage.OVER else _title(event)
    shown = "\n".join(lines[page * LINES_A_PAGE : (page + 1) * LINES_A_PAGE])
    subject, buttons = str(event.id), list[Button[LayoutView]]()
    if event.running:
        blue = discord.ButtonStyle.primary
        buttons = [
            own_button(reader, MyMatchPress(subject), blue, "▶️"),
            _more(event, reader),
        ]
    if crossed:
        buttons.append(own_button(reader, CrossEventPress(subject), emoji="⚔️"))
    if manages and event.stage == EventStage.OVER:
        buttons.append(own_button(reader, NextSeasonPress(subject), discord.ButtonStyle.success, "▶️"))
    turns = page_buttons(page, last, lambda other: StandingsPress(other, subject))
    before = [head, told, *pictured]
    return framed_view(GREY, [*before, *_fitting(before, [shown]), *turns, *rows(*buttons)])


def cross_view(event: ServerEvent, drawn: ShownPicture, reader: Person) -> LayoutView:
    """Who has taken what from whom."""
    back = own_button(reader, StandingsPress(0, str(event.id)), emoji="📋")
    return framed_view(GREY, [_title(event), *drawn.parts, *rows(back)])


def more_view(
    event: ServerEvent, named: Roster, reader: Person, *, manages: bool = False, begins: bool = False
) -> LayoutView:
    """How an event is played, who waits for a place, and what is seldom needed. ``manages``: with what only those may
    press who manage the server. ``begins``: the sign-up is over already.
    """
    subject, opened = str(event.id), event.stage == EventStage.OPEN
    parts: list[ScreenPart] = [
        _signed_up(event, named, reader) if opened else None,
        _reserve(event, named, reader),
        _dates(event, named, reader),
        "\n".join(_replacements(event, named, reader)),
        "-# " + _ties(event.plan, reader),
    ]
    mine = event.entrant(reader.id)
    chooses = [_partner_select(event, mine, reader)] if opened and mine is not None and event.plan.team > 1 else []
    buttons = list[Button[LayoutView]]()
    if event.running:
        if mine is None:
            buttons += [_join(event, reader)] if event.takes_in or event.has_left(reader.id) else []
        elif not event.knocked_out(reader.id):
            buttons.append(own_button(reader, LeaveEventPress(subject)))
    if event.round:
        buttons.append(own_button(reader, StandingsPress(0, subject), emoji="📋"))
    managing = []
    if opened and manages and not begins:
        managing.append(own_button(reader, BeginEventPress(subject), discord.ButtonStyle.success, "▶️"))
    if event.running and manages:
        managing.append(
            button(AskStopEventPress(subject), reader.text("button-event-stop"), discord.ButtonStyle.danger)
        )
    head = _head(event, reader)
    return framed_view(GREY, [head, *_fitting([head], parts), *chooses, *rows(*buttons), *rows(*managing)])


def _partner_select(event: ServerEvent, mine: Entrant, reader: Person) -> ActionRow[LayoutView]:
    """The select by which somebody says with whom they want to play."""
    row: ActionRow[LayoutView] = ActionRow()
    whom: UserSelect[LayoutView] = UserSelect(
        custom_id=PartnerEventPress(str(event.id)).id,
        placeholder=reader.text("arg-event-partner")[:PLACEHOLDER_CHARACTERS],
        min_values=0,
        max_values=event.plan.team - 1,
    )
    asked = [one.person for one in event.entrants if one.number in mine.asks and one.went is None]
    user = discord.SelectDefaultValueType.user
    whom.default_values = [discord.SelectDefaultValue(id=one, type=user) for one in asked if one is not None]
    row.add_item(whom)
    return row


def _dates(event: ServerEvent, named: Roster, reader: Person) -> str:
    """Until when the present round and those after it are over at the latest."""
    if event.stage != EventStage.ON or event.plan.minutes:
        return ""
    shown = [
        f"{capital(round_name(event, which, reader))} · {moment(end, 'D')}"
        for which in range(event.round, min(event.rounds, event.round + LINES_SHOWN) + 1)
        for end in [event.end_by + named.ahead + (which - event.round) * event.round_s]
    ]
    moved = [_moved(event, reader)] if event.moved else []
    return "\n".join([reader.text("event-dates"), *shown, *moved])


def _moved(event: ServerEvent, reader: Person) -> str:
    """By how much the present round was moved."""
    return "-# " + reader.text("event-moved-off", days=max(1, round(event.moved / DAY)))


def _replacements(event: ServerEvent, named: Roster, reader: Person) -> list[str]:
    """Who plays on for whom."""
    found = []
    for place in sorted(event.holders):
        gone = [one for one in event.entrants if one.place == place and one.went is not None]
        if gone and event.stage == EventStage.ON:
            old = reader.format_list([named.person(one.person) for one in gone])
            found.append(reader.text("event-replaced", who=named.place(event, place), old=old))
    return found


def out_view(event: ServerEvent, reader: Person) -> LayoutView:
    """That somebody is out of an event, and the way to its results."""
    told = reader.text("event-left", name=names.escape(event.plan.name, 64))
    return framed_view(GREY, [told, *rows(own_button(reader, StandingsPress(0, str(event.id)), emoji="📋"))])


def match_view(
    event: ServerEvent, one: Fixture, mine: Entrant, named: Roster, where: Where, reader: Person, *, again: bool = False
) -> LayoutView:
    """The call of somebody who has a place to a match, with *I'm here*. ``again``: little time is left."""
    begin, came, place = event.begin_by + named.ahead, mine.number in one.came, mine.place or 0
    others = [other for other in event.holding(one) if other.number != mine.number]
    waiting = [named.person(other.person) for other in others if other.number in one.came]
    awaited = [named.person(other.person) for other in others if other.number not in one.came]
    met = [named.place(event, other) for other in one.others(place)]
    named_here = waiting if waiting and not came else met
    name, when = names.escape(event.plan.name, 64), round_name(event, one.round, reader)
    played = " · ".join(filter(None, [_game(event.plan, reader), _goal(event.plan, reader)]))
    key = "event-match-waits" if waiting and not came else "event-match"
    title = reader.text(key, who=reader.format_list(named_here), count=len(named_here))
    if came:
        missing = awaited or met
        told = reader.text("event-match-here", who=reader.format_list(missing), until=moment(begin, "f"))
    elif again:
        told = reader.text("event-match-last", until=moment(begin))
    else:
        seats = len(one.places) if event.plan.team == 1 else "team"
        told = reader.text("event-match-starts", until=moment(begin, "f"), seats=seats)
    partners = [named.person(other.person) for other in others if other.place == place]
    if partners:
        told = f"{reader.text('event-with', who=reader.format_list(partners))}\n{told}"
    buttons = []
    if not came:
        here, green = HereEventPress(f"{event.id}/{ON_CALL}"), discord.ButtonStyle.success
        buttons.append(button(here, reader.text("button-event-here"), green, "✋"))
    for person in (other.person for other in others if other.person is not None):
        label = reader.text("button-event-write", who=names.plain(named.called.get(person, ERASED_NAME), 32))
        buttons.append(link_button(f"https://discord.com/users/{person}", label))
    small = "-# " + " · ".join(
        filter(None, (names.escape(where.server, 64), f"[{reader.text('event-link')}]({where.link})"))
    )
    head = title if again else f"{title}\n{name}, {when} · {played}"
    parts: list[ScreenPart] = [head, told, *rows(*buttons), small]
    return framed_view(GOLD if again and not came else GREEN, parts)


def _game(plan: EventPlan, reader: Person) -> str:
    return game_title(plan.game, reader, {plan.game: plan.title} if plan.title else NO_OWN_GAMES)


def _goal(plan: EventPlan, reader: Person) -> str:
    """What a match of an event is played to; empty where no points end it, or this version does not know its game."""
    try:
        return goal(upgrade_game(plan.source, plan.rules_version, plan.options), reader)
    except ValueError:
        return ""


def end_view(event: ServerEvent, named: Roster, reader: Person, drawn: ShownPicture | None = None) -> LayoutView:
    """Who has won an event. ``drawn``: with a picture of how the best came to their points, or in a knock-out of the
    bracket.
    """
    told, pictured = _won(event, named, reader), drawn.parts if drawn is not None else []
    if event.plan.kind != EventKind.KNOCKOUT:
        lines = _list_lines(event, standings(event)[:LINES_SHOWN], named, reader)
    else:
        lines = [] if drawn is not None else _bracket(event, event.round, named, reader)
    parts: list[ScreenPart] = [told, *_fitting([told, *pictured], ["\n".join(lines)]), *pictured]
    return framed_view(GOLD, [*parts, *rows(own_button(reader, StandingsPress(0, str(event.id)), emoji="📋"))])


def _won(event: ServerEvent, named: Roster, reader: Person) -> str:
    """Who has won an event that is over."""
    name, winners = names.escape(event.plan.name, 64), [named.place(event, place) for place in list_winners(event)]
    who = reader.format_list([f"**{one}**" for one in winners])
    return reader.text("event-won" if winners else "event-nobody-won", name=name, who=who, count=len(winners))


def leave_view(event: ServerEvent, reader: Person) -> LayoutView:
    """The question whether somebody leaves an event."""
    key = "event-leave-open" if event.stage == EventStage.OPEN else "event-leave-sure"
    asked = reader.text(key, name=names.escape(event.plan.name, 64))
    return _question(LeaveEventSurePress(str(event.id)), asked, "button-event-leave", "button-stay", reader)


def stop_view(event: ServerEvent, reader: Person) -> LayoutView:
    """The question whether an event is to stop."""
    asked = reader.text("event-stop-sure", name=names.escape(event.plan.name, 64), count=len(event.signed_up))
    return _question(StopEventPress(str(event.id)), asked, "button-event-stop", "button-cancel", reader)


def _question(press: SubjectPress, asked: str, label: str, back: str, reader: Person) -> LayoutView:
    yes = button(press, reader.text(label), discord.ButtonStyle.danger)
    return framed_view(GREY, [TextDisplay(asked), *rows(yes, button(CancelEventPress(), reader.text(back)))])
