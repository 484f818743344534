"""The result of a round, and of a match with its last round: as everybody sees it, and in one's own message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from discord import ButtonStyle
from discord.ui import Button, Item, LayoutView, TextDisplay

from bot.drawing.charts import Chart, ChartLine, round_ticks
from bot.drawing.emojis import Faces
from bot.drawing.letters import drawn_names, legend
from bot.screens.components import (
    DESCRIPTION_CHARACTERS,
    GOLD,
    ScreenPart,
    framed_view,
    notice_view,
    picture_part,
    room,
    rows,
)
from bot.screens.ending import has_winner, is_void, medal, place_in_match, place_prefix, reason_lines, sides_in_match
from bot.screens.games import board, game_name, goal, match_end, where_line
from bot.screens.lobby import AgainPress, table_button
from bot.screens.page import Page, why_row
from bot.screens.table import BackPress, DealPress, RulePress, makes_rule
from bot.tables.notes import RoundAccount
from bot.tables.schedule import RULE
from bot.tables.table import ERASED_NAME, Stage, Table
from bot.words import names as words_of_names
from bot.words.texts import OpenTextKeys, Person, capital, fact
from rules.game import SomeGame
from rules.match import AWAY, GONE, JOINING, OVER, Line, Match
from rules.table import NOBODY

POINTS = "points.png"
"""The file name of the chart that is sent with the result of a match."""
CHARTED_FROM_ROUNDS = 3
"""A match of fewer rounds has no chart."""
WHYS_CHARACTERS = 600
"""Upper bound on the characters of the reasons for one's points. Longer ones are left out: they stand at the table."""


def result_view(page: Page, *, chart: Chart | None = None, buttons: Sequence[Button[LayoutView]] = ()) -> LayoutView:
    """Who scored what in the finished round, and why; after a match everybody's place in it, and in small print the
    last round. ``buttons`` stand below, after that for what comes next; ``chart`` is that of the points, if it is sent.
    """
    if page.table.state is None:
        return notice_view("")
    if page.table.stage is Stage.OVER and not is_void(page.table):  # a void match has no places
        return _match_view(page, page.table.state, chart, buttons)
    return _round_view(page, page.table.state, buttons)


def _round_view(page: Page, state: Match, buttons: Sequence[Button[LayoutView]]) -> LayoutView:
    table, scored = page.table, page.table.notes.round.scored
    if scored is None:
        return notice_view("")
    goes_on = table.stage is Stage.BETWEEN
    below: list[Item[LayoutView]] = [
        TextDisplay(line) for line in board(page.seen).result(page.seen, page.person, page.names)
    ]
    below += rows(*([page.button(DealPress(table.id), ButtonStyle.success, "▶️")] if goes_on else []), *buttons)
    if goes_on and (small := _continuation_text(table, page.person)):
        below.append(TextDisplay(small))
    head = TextDisplay[LayoutView](f"## {_round_title(page, state, scored, page.names)}")
    account = _account(page, state, scored, page.names, room([head, *below]))
    return framed_view(GOLD, [head, TextDisplay(account), *below])


def _round_title(page: Page, state: Match, scored: RoundAccount, names: Sequence[str]) -> str:
    """Who has won a round, with their partners."""
    game = page.table.game
    if game.broke_off(state):
        return page.text("result-broke-off", round=scored.round)
    winners = _winners(game, state, scored)
    if not winners:
        return page.text("result-no-winner", round=scored.round)
    who = page.person.format_list([names[seat] for seat in winners])
    return page.text("result-title", round=scored.round, winner=who, many=fact(len(winners) > 1))


def _winners(game: SomeGame, state: Match, scored: RoundAccount) -> list[int]:
    """The seats that have won a round; none if nobody has."""
    if (state.won or [NOBODY])[-1] == NOBODY:
        return []
    return [seat for seat, place in round_places(game, state, scored.lines).items() if place == 1]


def _match_view(page: Page, state: Match, chart: Chart | None, buttons: Sequence[Button[LayoutView]]) -> LayoutView:
    table, names = page.table, page.names
    parts: list[ScreenPart] = [match_title(page), "\n".join(reason_lines(table, names, page.person))]
    again = page.button(AgainPress(table.id), ButtonStyle.success, "🔁")
    below: list[ScreenPart] = []
    if chart is not None:
        said = chart_in_words(page, chart)
        below.append(picture_part(POINTS, said))
        owners = [names[line.seat] for line in chart.lines]
        numbered = legend(owners, [line.name for line in chart.lines])
        below.append(f"-# {numbered}" if numbered else "")
    people = sum(not player.computer and not player.gone for player in table.players)
    kept = page.text("result-again") if people > 1 else ""
    small = " ".join(filter(None, [_last_round(page, state, page.names), kept]))
    below += [*rows(again, *buttons), f"-# {small}" if small else ""]
    places = "\n".join(place_lines(page, state, names, room([*parts, *below])))
    return framed_view(GOLD, [*parts, TextDisplay(places), *below])


def match_title(page: Page) -> str:
    """Who has won the match; only that it is over, if it was broken off."""
    if not has_winner(page.table):
        return page.text("table-title-over", game=game_name(page.table, page.person))
    return f"## {_match_winners(page, page.names)}"


def _match_winners(page: Page, names: Sequence[str]) -> str:
    table = page.table
    sent = {seat: player.placed for seat, player in enumerate(table.players) if player.placed}
    best = [names[seat] for seat, place in {**table.places(), **sent}.items() if place == 1]
    return page.text("result-match", winner=page.person.format_list(best), many=fact(len(best) > 1))


def place_lines(page: Page, state: Match, names: Sequence[str], room_left: int = WHYS_CHARACTERS) -> list[str]:
    """A line for everybody's place in a match, and its total: last of all who was sent away and who has left. Of a
    match of one round also the reasons for the points, as far as there is room.
    """
    table, game, once, its = page.table, page.table.game, len(state.won) == 1, board(page.seen)
    standing = game.standing(state)
    whose = {seat: names[seat] for seat in standing}
    if its.teams(page.seen):  # a line for each, in the place of the first of its people
        first = {game.side_of(state, seat): seat for seat in reversed(standing)}
        called = {game.side_of(state, seat): who for seat, who in its.sides(page.seen, names)}
        whose = {seat: called[side] for side, seat in first.items()}
    played = state.won[:-1] if game.broke_off(state) else state.won
    most, winners = sides_in_match(table, state), [game.side_of(state, one) for one in played if one != NOBODY]

    def lines(faces: Faces | None) -> str:
        found = []
        for seat in (one for one in standing if one in whose):
            won = 0 if once else winners.count(game.side_of(state, seat))
            facts = {"who": whose[seat], "total": state.totals[seat], "won": won, "gone": "no"}
            why = points_of(page, seat, faces)[1] if once else ""
            line = page.text("result-place", **facts) + why
            found.append(place_prefix(place_in_match(table, state, seat), most) + line)
        return "\n".join(found)

    left = _leaver_lines(page, state, names)
    room_left -= len("\n".join(left))
    written = page.faces.write_fitting(lines, room_left)
    return [written if len(written) <= room_left else lines(None), *left]


def _leaver_lines(page: Page, state: Match, names: Sequence[str]) -> list[str]:
    """Who went before the end: whom the table sent away has the place of that moment, who left comes last."""
    table = page.table
    gone = [seat for seat in state.dealt if state.status[seat] == GONE or seat in state.returning]
    gone.sort(key=lambda seat: table.players[seat].placed or len(gone))
    found = []
    for seat in gone:
        placed = table.players[seat].placed
        gone_so = "left" if placed is None else "sent"
        told = page.text("result-place", who=names[seat], total=state.totals[seat], won=0, gone=gone_so)
        found.append(place_prefix(placed or 0, len(state.dealt)) + told)
    return found


def _last_round(page: Page, state: Match, names: Sequence[str]) -> str:
    """What the last round of a match has brought, if that was played to its end and was not the only one."""
    scored = _last_account(page.table, state)
    if scored is None or len(state.won) == 1 or page.table.game.broke_off(state):
        return ""
    whose = dict(board(page.seen).sides(page.seen, names))
    told = [
        f"{whose[seat]} **{points}**{why}"
        for seat in _ranked(page, state, scored, [*whose])
        for points, why in [points_of(page, seat, page.faces)]
        if points
    ]
    said = page.person.format_list(told, key="list-semicolon") if told else ""
    return page.text("result-last-round", told=said) if 0 < len(said) <= WHYS_CHARACTERS else ""


def points_chart(page: Page, points: Mapping[int, Sequence[float | None]]) -> Chart | None:
    """The chart of the points after each round of a match, by seats; None after too few rounds."""
    rounds = max((len(line) for line in points.values()), default=1) - 1
    if rounds < CHARTED_FROM_ROUNDS:
        return None
    table = page.table
    called = chart_names(table)
    lines = tuple(
        ChartLine(called[seat], seat, tuple(values), str(round(last)))
        for seat, values in points.items()
        if (last := next((value for value in reversed(values) if value is not None), None)) is not None
    )
    title = page.text("result-chart", lowest=fact(table.game.scoring.lowest_wins))
    words = page.text("result-chart-start"), page.text("round-number", round=rounds)
    ticks = round_ticks(rounds, *words)
    return Chart(title, lines, ticks, limit=_limit(table, points))


def chart_names(table: Table) -> Sequence[str]:
    """The names of the seats, as they are drawn."""
    return drawn_names([ERASED_NAME if one.erased else words_of_names.plain(one.name) for one in table.players])


def chart_in_words(page: Page, chart: Chart) -> str:
    """What a chart of points shows, for screen readers."""
    each = [f"{page.labels[line.seat]} {line.ending}" for line in chart.lines]
    return f"{chart.title}: {page.person.format_list(each, key='list-semicolon')}"[:DESCRIPTION_CHARACTERS]


def _limit(table: Table, points: Mapping[int, Sequence[float | None]]) -> float | None:
    """The points that end a match of a table; None where points do not, or somebody would have to come far."""
    target = table.game.options.get("target")
    most = max((value for line in points.values() for value in line if value is not None), default=0.0)
    ends = isinstance(target, int) and match_end(table.game, Person("en"))
    return float(target) if ends and isinstance(target, int) and 0 < target <= 2 * most else None


def round_places(game: SomeGame, state: Match, lines: Sequence[Line]) -> dict[int, int]:
    """Return the place in a finished round of each seat whose side had a part in it, from 1, by the ``lines`` of its
    account. Partners share a place, also one who has left, and so do equal points. Whoever won is first.
    """
    sign = 1 if game.scoring.lowest_wins else -1
    winner, seen = (state.won or [NOBODY])[-1], game.view(state, NOBODY)
    finished = [*board(seen).finishing_order(seen)]
    part = [
        seat for seat in state.seating if seat in state.order or (seat in state.missing and state.status[seat] != GONE)
    ]
    side = {seat: game.side_of(state, seat) for seat in state.seating if seat in part or seat in state.dealt}
    worth = {
        side[seat]: (
            side[seat] != side.get(winner, NOBODY),
            finished.index(seat) if seat in finished else len(finished),
            sign * sum(line[3] for line in lines if line[0] == seat),
        )
        for seat in reversed(part)
    }
    return {seat: 1 + sum(other < worth[one] for other in worth.values()) for seat, one in side.items() if one in worth}


def _ranked(page: Page, state: Match, scored: RoundAccount, seats: Sequence[int]) -> list[int]:
    """Seats in the order of their places in the round."""
    places = {} if page.table.game.broke_off(state) else round_places(page.table.game, state, scored.lines)
    return sorted(seats, key=lambda seat: places.get(seat, len(state.status) + 1))


def _account(page: Page, state: Match, scored: RoundAccount, names: Sequence[str], room_left: int) -> str:
    """The points of each side in the round, the first one first, with as many reasons as fit."""
    waits = [seat for seat in state.returning if seat not in state.dealt]
    sides = {seat: who for seat, who in board(page.seen).sides(page.seen, names) if seat not in waits}
    decided = (state.won or [NOBODY])[-1] != NOBODY and not page.table.game.broke_off(state)
    places = round_places(page.table.game, state, scored.lines) if decided else {}
    most, ranked = sum(seat in places for seat in sides), _ranked(page, state, scored, [*sides])

    def lines(faces: Faces | None) -> str:
        """All lines; with the reasons if there are faces for their cards."""
        found = []
        for seat in ranked:
            points, why = points_of(page, seat, faces)
            line = f"{sides[seat]} **{points}**{why}"
            if scored.round > 1:
                line += " · " + page.text("result-total", total=state.totals[seat])
            found.append(place_prefix(places.get(seat, 0), most) + line)
        return "\n".join(found)

    written = page.faces.write_fitting(lines, room_left)
    return written if len(written) <= room_left else lines(None)


REASON: Final = OpenTextKeys("result-why-{}")
"""Why somebody got points. Rounds of earlier versions may have reasons that none gives any more."""
FACT_CHARACTERS = 1000
"""Upper bound on the characters of a fact in a text: no library fills in more."""
OF_CARDS = "card"
"""The reason of points for a card that was left. Such cards are told together."""


def points_of(page: Page, seat: int, faces: Faces | None) -> tuple[int, str]:
    """The points of a seat in the finished round, and what they are for, as the rest of a line: its cards, and other
    reasons in brackets. Nothing if there are no ``faces``.
    """
    scored = page.table.notes.round.scored
    lines = scored.lines if scored is not None else []
    mine = [(why, card, points) for scorer, why, card, points in lines if scorer == seat]
    total = sum(points for *_, points in mine)
    if faces is None:
        return total, ""
    row = faces.row(card for why, card, _ in mine if why == OF_CARDS and card >= 0)
    told = f" {page.text('result-for', cards=row) if len(row) <= FACT_CHARACTERS else row}" if row else ""
    others = [
        page.text(key, card=faces.text(card) if card >= 0 else "", points=points, count=points)
        if (key := REASON.find(why))
        else str(points)
        for why, card, points in mine
        if why != OF_CARDS or card < 0
    ]
    return total, told + (f" ({', '.join(others)})" if others else "")


def _continuation_text(table: Table, reader: Person) -> str:
    """Say what the match is played to, and when the next round is dealt by itself, if it is."""
    to = goal(table.game, reader)
    comes = table.complete and table.rule_maker == NOBODY and "deal" in table.deadlines
    said = [
        *([f"{capital(to)}."] if to else []),
        *([reader.text("result-next", when=table.clock_of("deal"))] if comes else []),
    ]
    return f"-# {' '.join(said)}" if said else ""


def _last_account(table: Table, state: Match) -> RoundAccount | None:
    """The account of the last round; None if that was not played to its end."""
    scored = table.notes.round.scored
    return scored if scored is not None and scored.round == state.round else None


# one's own


class After(NamedTuple):
    """What stands below one's own result: what is ``said`` of luck, and ``buttons``."""

    said: str = ""
    buttons: Sequence[Button[LayoutView]] = ()


NOTHING_AFTER = After()


def own_result_view(page: Page, note: str = "", *, rule: str = "", after: After = NOTHING_AFTER) -> LayoutView:
    """The place of a seat in the round that is over, its points and why, and where it stands; after the match, its end.

    ``note`` says what has just been done, or why it was refused, by the ``rule`` of this id.
    """
    state = page.table.state
    if state is None:
        return notice_view(note)
    told = _own_match(page, state) if state.phase == OVER else _own_round(page, state)
    parts: list[ScreenPart] = [note, why_row(page, rule) if rule else None, *told, after.said]
    ended = page.seen.phase == OVER or page.table.closed is not None
    return framed_view(GOLD, [*parts, *_next_steps(page, after.buttons), where_line(page, linked=not ended)])


def _own_round(page: Page, state: Match) -> list[ScreenPart]:
    head, *lines = _round_lines(page, state)
    return ["\n".join([f"## {head}", *lines, *_absence_line(state, page.seat, page.person)])]


def _own_match(page: Page, state: Match) -> list[ScreenPart]:
    table, seat, names = page.table, page.seat, page.names_to_seat
    if not has_winner(table) or seat in state.returning:
        head = page.text("why-match-over")
    elif board(page.seen).teams(page.seen):
        head = _match_winners(page, names)
    else:
        place, most = place_in_match(table, state, seat), sides_in_match(table, state)
        sign = "🏆 " if place == 1 else medal(place, most)
        head = sign + page.text("hand-result-match", place=place)
    reasons = reason_lines(table, names, page.person)
    if is_void(table):
        return ["\n".join([f"## {head}", *reasons])]
    places = place_lines(page, state, names)
    last = _last_round(page, state, names)
    return ["\n".join([f"## {head}", *reasons]), "\n".join([*places, *([f"-# {last}"] if last else [])])]


def _next_steps(page: Page, more: Sequence[Button[LayoutView]]) -> Sequence[Item[LayoutView]]:
    """What a person may do now: go on, come back, make a rule; after the match the way to its result."""
    table, seen, green = page.table, page.seen, ButtonStyle.success
    if seen.phase == OVER or table.closed is not None:
        return rows(table_button(table, page.person), *more)
    if seen.status[seen.seat] == AWAY:
        return rows(page.button(BackPress(table.id), green), *more)
    if not table.complete or table.notes.pause.span:
        return rows(*more)
    deal = page.button(DealPress(table.id), green, "▶️")
    if not (makes_rule(table) and seen.seat == table.rule_maker):
        return rows(deal, *more)
    told = page.text("hand-rule", until=table.clock_of(RULE))
    return [TextDisplay(told), *rows(page.button(RulePress(table.id), ButtonStyle.primary, "✏️"), deal, *more)]


def _round_lines(page: Page, state: Match) -> list[str]:
    """The place of a seat in the last round; its points, why, and where it stands in the match."""
    table, seat, reader = page.table, page.seat, page.person
    scored = _last_account(table, state)
    if scored is None:
        return [reader.text("hand-between")]
    if table.game.broke_off(state):
        return [reader.text("result-broke-off", round=scored.round)]
    places = round_places(table.game, state, scored.lines)
    place, sides = places.get(seat, 0), {table.game.side_of(state, one) for one in places}
    if not place or seat in state.returning:
        return [reader.text("hand-between")]
    decided = (state.won or [NOBODY])[-1] != NOBODY
    if decided:
        head = medal(place, len(sides)) + reader.text("hand-result-place", round=scored.round, place=place)
    else:
        head = reader.text("result-no-winner", round=scored.round)
    names, its = page.names_to_seat, board(page.seen)
    if its.teams(page.seen):  # a partner's place is as much one's own
        account = _account(page, state, scored, names, WHYS_CHARACTERS)
        return [_round_title(page, state, scored, names), account, *its.result(table.views[NOBODY], reader, names)]
    first = [names[one] for one, other in places.items() if other == 1]
    winners, many = reader.format_list(first), fact(len(first) > 1)
    points, why = points_of(page, seat, page.faces)
    mine = reader.text("hand-result-points", points=points, why=why if len(why) <= WHYS_CHARACTERS else "")
    if scored.round > 1:
        where = {"place": place_in_match(table, state, seat), "most": sides_in_match(table, state)}
        mine += " " + reader.text("hand-result-total", total=state.totals[seat], **where)
    return [
        head,
        *([reader.text("hand-result-winner", winner=winners, many=many)] if decided and place > 1 else []),
        mine,
        *its.result(table.views[NOBODY], reader, names),
    ]


def _absence_line(state: Match, seat: int, reader: Person) -> list[str]:
    """What a person is told who has not played the round to its end."""
    keys = {AWAY: "hand-away", JOINING: "hand-not-in"}
    return [reader.text(keys[state.status[seat]])] if state.status[seat] in keys else []
