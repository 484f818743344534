"""The result of a round: who scored what, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ButtonStyle, MediaGalleryItem
from discord.ui import Button, Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.drawing.charts import legend
from bot.drawing.emojis import Faces
from bot.screens.components import GOLD, framed_view, notice_view, room, rows
from bot.screens.games import board, match_end
from bot.screens.lobby import AgainPress
from bot.screens.page import Page
from bot.tables.schedule import NEXT_DEAL_S
from bot.tables.table import ERASED_NAME, Ending, Stage, Table, Why
from bot.words.texts import OpenTextKeys, Person, TextKeys, fact
from rules.game import SomeGame
from rules.match import GONE, OVER, Line, Match
from rules.table import NOBODY

POINTS = "points.png"
"""The file name of the chart that is sent with the result of a match."""
MEDALS = "🥇🥈🥉"


def result_view(page: Page, *, drawn: Sequence[int] = (), buttons: Sequence[Button[LayoutView]] = ()) -> LayoutView:
    """Who scored what in the finished round, and why.

    With the last round also the standing. ``drawn`` are the seats in the chart of points; empty if there is no chart.
    ``buttons`` stand below, after the one for another match.
    """
    table, reader, names = page.table, page.person, page.names
    state, scored = table.state, table.notes.round.scored
    if state is None or scored is None:
        return notice_view("")
    winner, seen = state.won[-1], page.seen
    if table.game.broke_off(state):
        title = reader.text("result-broke-off", round=scored.round)
    elif winner == NOBODY:
        title = reader.text("result-no-winner", round=scored.round)
    else:
        title = reader.text(board(seen).result_title, round=scored.round, winner=names[winner])
    places = {} if table.game.broke_off(state) else round_places(table.game, state, scored.lines)
    below: list[Item[LayoutView]] = [TextDisplay(line) for line in board(seen).result(seen, reader, names)]
    over = state.phase == OVER and not is_void(table)  # why a void match is over stands in the message of the table
    if over:
        below += [Separator(), TextDisplay(_final(table, names, reader))]
    elif table.stage is Stage.BETWEEN and (goes_on := _continuation_text(table, reader)):
        below += [Separator(), TextDisplay(goes_on)]
    if drawn:
        said = reader.text("result-picture")
        below.append(MediaGallery(MediaGalleryItem(f"attachment://{POINTS}", description=said)))
        below.append(TextDisplay("-# " + legend([names[seat] for seat in drawn])))
    head = TextDisplay[LayoutView](title)
    waits = [seat for seat in state.returning if seat not in state.dealt]
    sides = [side for side in board(seen).sides(seen, names) if side[0] not in waits]
    account = _account(page, state, sides, places, room([head, *below]))
    again = [page.button(AgainPress(table.id), ButtonStyle.success)] if over else []
    return framed_view(GOLD, [head, TextDisplay(account), *below, *rows(*again, *buttons)])


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


def medal(place: int, most: int) -> str:
    """The sign of one of the first three places of ``most``, and a space; empty for any other place. To come last earns
    none.
    """
    return f"{MEDALS[place - 1]} " if 1 <= place <= len(MEDALS) and place in (1, *range(most)) else ""


def _account(
    page: Page, state: Match, sides: Sequence[tuple[int, str]], places: Mapping[int, int], room_left: int
) -> str:
    """The points of each side in the round, the first one first, with as many reasons as fit."""
    ranked = sorted(sides, key=lambda side: places.get(side[0], len(state.status) + 1))
    places = places if state.won[-1] != NOBODY else {}
    most = sum(seat in places for seat, _ in sides)
    signs = {seat: _place_prefix(places.get(seat, 0), most) for seat, _ in sides}

    def all_lines(faces: Faces | None) -> str:
        """All lines; with the reasons if there are faces for their cards."""
        found = []
        for seat, who in ranked:
            points, whys = points_of(page, seat, faces)
            line = page.text("result-line", who=who, points=points, total=state.totals[seat])
            found.append(signs[seat] + line + whys)
        return "\n".join(found)

    written = page.faces.write_fitting(all_lines, room_left)
    return written if len(written) <= room_left else all_lines(None)


def _place_prefix(place: int, most: int) -> str:
    """A place of ``most`` at the beginning of a line; a dash for who has none."""
    return medal(place, most) or (f"{place}\\. " if place else "– ")


REASON: Final = OpenTextKeys("result-why-{}")
"""Why somebody got points. Rounds of earlier versions may have reasons that none gives any more."""
CUT_SHORT = {*Why} - {Why.RULES}
ENDED: Final = TextKeys("ended-{}", lambda: CUT_SHORT - {Why.DAMAGED})
VOID: Final = TextKeys("void-{}", lambda: CUT_SHORT)


def points_of(page: Page, seat: int, faces: Faces | None) -> tuple[int, str]:
    """The points of a seat in the finished round, and their reasons in brackets: none if there are no ``faces``."""
    scored = page.table.notes.round.scored
    lines = scored.lines if scored is not None else []
    mine = [(why, card, points) for scorer, why, card, points in lines if scorer == seat]
    whys = [
        page.text(key, card=faces.text(card) if card >= 0 else "", points=points, count=points)
        if (key := REASON.find(why))
        else str(points)
        for why, card, points in mine
        if faces is not None
    ]
    return sum(points for *_, points in mine), f" ({', '.join(whys)})" if whys else ""


def reason_lines(table: Table, names: Sequence[str], reader: Person) -> list[str]:
    """Say why a match has ended, unless it was played out, and what that means."""
    ended, state = table.ended, table.state
    if ended is None or state is None:
        return []
    left_out = [reader.text("ended-small")] if ended.left_out and ended.ending != Ending.VOID else []
    if ended.ending == Ending.PLAYED:
        return left_out
    left = [names[seat] for seat in state.dealt if state.status[seat] == GONE and table.players[seat].placed is None]
    who = reader.format_list(left)
    if ended.why == Why.CLOSED:
        who = f"<@{ended.by}>" if ended.by else ERASED_NAME
    people = [player for player in table.players if not player.computer]
    alone = fact(all(player.gone for player in people))
    facts = {"who": who, "count": len(left), "people": len(people), "alone": alone}
    if ended.ending == Ending.VOID:
        return [reader.text(VOID.key(ended.why), **facts), reader.text("ended-void")]
    plays = ended.by is not None and table.has_part(ended.by)  # of earlier versions
    key = "ended-closed-playing" if plays else ENDED.key(ended.why)
    lines = [reader.text(key, **facts)]
    return lines if ended.counts else [*lines, *(left_out or [reader.text("ended-uncounted")])]


def ending(table: Table, names: Sequence[str], reader: Person) -> str:
    """Say why a match has ended, unless it was played out, and everybody's place in it: also of those who went before.
    A void match has no places.
    """
    lines, state = reason_lines(table, names, reader), table.state
    if state is None or is_void(table):
        return "\n".join(lines)
    places = [
        _place_prefix(place_in_match(table, state, seat), sides_in_match(table, state))
        + reader.text("result-place", who=names[seat], total=state.totals[seat])
        for seat in table.game.standing(state)
    ]
    return "\n".join([*lines, *places, *_leaver_lines(table, state, names, reader)])


def _leaver_lines(table: Table, state: Match, names: Sequence[str], reader: Person) -> list[str]:
    """Say who went before the end, and where that puts them. The reason of the end may have named who left."""
    gone = [seat for seat in state.dealt if state.status[seat] == GONE or seat in state.returning]
    sent = [(table.players[seat].placed, names[seat]) for seat in gone if table.players[seat].placed]
    named = table.ended is not None and table.ended.why in (Why.FEW, Why.STALE)
    left = [
        names[seat]
        for seat in gone
        if table.players[seat].placed is None and not (named and state.status[seat] == GONE)
    ]
    lines = [reader.text("ended-sent", who=who, place=place) for place, who in sent]
    return lines + ([reader.text("ended-left", who=reader.format_list(left))] if left else [])


def _final(table: Table, names: Sequence[str], reader: Person) -> str:
    """Say who has won a match, and everybody's place."""
    sent = {seat: player.placed for seat, player in enumerate(table.players) if player.placed}
    best = [names[seat] for seat, place in {**table.places(), **sent}.items() if place == 1]
    head = reader.text("result-final", winner=reader.format_list(best))
    return f"{head}\n{ending(table, names, reader)}"


def _continuation_text(table: Table, reader: Person) -> str:
    """Say what the match is played to, and how the next round comes; empty if none comes by itself."""
    comes = table.complete and table.rule_maker == NOBODY
    lines = [reader.text("result-next", minutes=int(NEXT_DEAL_S // 60))] if comes else []
    return "\n".join([*filter(None, [match_end(table.game, reader)]), *lines])


def is_void(table: Table) -> bool:
    """Whether the match has ended without a result."""
    return table.ended is not None and table.ended.ending == Ending.VOID


def place_in_match(table: Table, state: Match, seat: int) -> int:
    """The place of a seat's side in the match by the points as they stand, from 1."""
    return table.places().get(seat) or 1 + table.game.sides_ahead(state, seat, table.game.standing(state))


def sides_in_match(table: Table, state: Match) -> int:
    """How many sides have a place in the match."""
    return len({table.game.side_of(state, seat) for seat in table.game.standing(state)})
