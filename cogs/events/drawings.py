"""What the pictures of an event show: who leads, the bracket, who has taken what from whom."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from bot.drawing.charts import Chart, ChartLine, draw_chart, round_ticks
from bot.drawing.letters import drawn_names, legend
from bot.words import names
from bot.words.texts import Person
from cogs.events.event import EventStage, ServerEvent
from cogs.events.match import Fixture
from cogs.events.pictures import (
    Bracket,
    BracketLine,
    BracketRound,
    CrossRow,
    CrossTable,
    Fate,
    LeagueRow,
    LeagueTable,
    draw_bracket,
    draw_cross,
    draw_league,
)
from cogs.events.plan import EventKind, EventScoring
from cogs.events.screens import Roster, ShownPicture, line_points, ranks_before, round_name, shown_points
from cogs.events.standings import list_winners, standings

CHARTED = 8
"""How many of the best a chart of their points shows."""
CROSSED = 12
"""Upper bound on the places of a cross table."""
TITLE_CHARACTERS = 64


class EventDrawing(NamedTuple):
    """What draws a picture, from what, and what is said of it."""

    draw: Callable[[Any], bytes]
    given: Bracket | LeagueTable | CrossTable | Chart
    shown: ShownPicture


def draw_results(event: ServerEvent, named: Roster, reader: Person, down: int = 0) -> EventDrawing:
    """The bracket of a knock-out, the table of another event, from which so many go ``down``."""
    if event.plan.kind == EventKind.KNOCKOUT:
        return _bracket(event, named, reader)
    return _league(event, named, reader, down)


def draw_end(event: ServerEvent, named: Roster, reader: Person) -> EventDrawing:
    """How the best came to their points, round by round; where other points count, and in a knock-out, the results."""
    if event.plan.kind == EventKind.KNOCKOUT or event.plan.scoring != EventScoring.PLACES or event.round < 2:
        return draw_results(event, named, reader)
    best = [line.place for line in standings(event)[:CHARTED]]
    rounds = [{line.place: line.points for line in standings(event, upto)} for upto in range(event.round + 1)]
    drawn = drawn_names([named.drawn(event, place) for place in best])
    lines = []
    for number, (name, place) in enumerate(zip(drawn, best, strict=True)):
        points = tuple(shown_points(event.plan, so_far[place]) for so_far in rounds)
        lines.append(ChartLine(name, number, points, str(points[-1])))
    said = reader.text("event-picture", name=event.plan.name)
    chart = Chart(said, tuple(lines), round_ticks(event.round, "0", str(event.round)))
    numbered = legend([named.place(event, place) for place in best], drawn)
    return EventDrawing(draw_chart, chart, ShownPicture(said, numbered))


def _drawn(event: ServerEvent, named: Roster) -> tuple[dict[int, str], str]:
    """How each place is drawn, and who is drawn as a number."""
    some = [*range(1, event.count + 1)]
    drawn = drawn_names([named.drawn(event, place) for place in some])
    return dict(zip(some, drawn, strict=True)), legend([named.place(event, place) for place in some], drawn)


def _title(event: ServerEvent, reader: Person) -> str:
    called = names.plain(event.plan.name, TITLE_CHARACTERS)
    return f"{called} · {round_name(event, event.round, reader)}" if event.stage == EventStage.ON else called


def _league(event: ServerEvent, named: Roster, reader: Person, down: int) -> EventDrawing:
    drawn, numbered = _drawn(event, named)
    before, found = ranks_before(event), standings(event)
    rows = tuple(
        LeagueRow(
            line.rank,
            drawn[line.place],
            line.place - 1,
            (str(line.played), str(line.won), str(line_points(event.plan, line))),
            before.get(line.place, line.rank) - line.rank,
        )
        for line in found
    )
    headings = reader.text("event-columns", scoring=event.plan.scoring.value).split(" · ")
    up, last = min(event.plan.moves, len(rows) // 2), len(rows) - min(down, len(rows) // 2)
    table = LeagueTable(_title(event, reader), tuple(headings), rows, up or None, last if down else None)
    said = "; ".join(f"{row.rank}. {row.name} {row.cells[-1]}" for row in rows)
    return EventDrawing(draw_league, table, ShownPicture(f"{table.title}: {said}", numbered))


def has_meetings(event: ServerEvent) -> bool:
    """Whether there is a cross table: there are not too many for that, and somebody has met."""
    met = any(one.points is not None and len(one.places) > 1 for one in event.fixtures)
    return met and event.plan.kind != EventKind.KNOCKOUT and event.count <= CROSSED


def draw_meetings(event: ServerEvent, named: Roster, reader: Person) -> EventDrawing | None:
    """Who has taken what from whom; None where there is no cross table."""
    if not has_meetings(event):
        return None
    drawn, numbered = _drawn(event, named)
    taken: dict[tuple[int, int], Fraction] = {}
    for one in event.fixtures:
        for place in one.places if one.points is not None else ():
            for other in one.others(place):
                share = Fraction(one.result(place, other), len(one.seats) - 1)
                taken[place, other] = taken.get((place, other), Fraction(0)) + share
    found = standings(event)
    ordered = [line.place for line in found]
    rows = tuple(
        CrossRow(
            drawn[line.place],
            line.place - 1,
            tuple(
                in_halves(event, taken[line.place, other]) if (line.place, other) in taken else "" for other in ordered
            ),
            in_halves(event, line.points),
        )
        for line in found
    )
    table = CrossTable(_title(event, reader), rows)
    said = "; ".join(f"{row.name} {row.total}" for row in rows)
    return EventDrawing(draw_cross, table, ShownPicture(f"{table.title}: {said}", numbered))


def in_halves(event: ServerEvent, points: Fraction) -> str:
    """Points as they are shown, with ½ for a half."""
    shown = shown_points(event.plan, points)
    whole, part = divmod(shown, 1)
    if part == 0.5:
        return f"{int(whole) or ''}½"
    return f"{shown:g}"


def _bracket(event: ServerEvent, named: Roster, reader: Person) -> EventDrawing:
    drawn, numbered = _drawn(event, named)
    won = list_winners(event)
    rounds = [
        BracketRound(
            round_name(event, number, reader),
            tuple(_lines(event, one, drawn, named, won) for one in event.list_round(number)),
        )
        for number in range(1, event.round + 1)
    ]
    if event.plan.in_twos and event.stage == EventStage.ON:
        for number in range(event.round + 1, event.rounds + 1):
            matches = 2 ** (event.rounds - number)
            empty = (BracketLine(""), BracketLine(""))
            rounds.append(BracketRound(round_name(event, number, reader), (empty,) * matches))
    called = names.plain(event.plan.name, TITLE_CHARACTERS)
    said = "; ".join(
        f"{one.heading}: " + ", ".join(" – ".join(line.name for line in match) for match in one.matches)
        for one in rounds
        if any(line.name for match in one.matches for line in match)
    )
    return EventDrawing(draw_bracket, Bracket(called, tuple(rounds)), ShownPicture(f"{called}. {said}", numbered))


def _lines(
    event: ServerEvent, one: Fixture, drawn: dict[int, str], named: Roster, won: list[int]
) -> tuple[BracketLine, ...]:
    """Who meets at a match of a knock-out, and what has become of them."""
    totals = named.totals.get(one.table, {})
    found = []
    for place in one.places:
        fate = Fate.OPEN
        if one.points is not None:
            fate = Fate.OUT if event.is_knocked_out_by(one, place) else Fate.WON if place in won else Fate.ON
        at = one.players.index(place) if place in one.players else -1
        result = str(totals[at]) if one.played and at in totals else ""
        found.append(BracketLine(drawn[place], place - 1, result, fate))
    return tuple(found) or (BracketLine(""),)
