"""The result of a round: who scored what, and why."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, MediaGalleryItem
from discord.ui import Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.language import texts
from bot.language.cards import named_faces
from bot.pictures.charts import legend
from bot.pictures.emojis import Faces
from bot.tables.endings import Ending, Why
from bot.tables.table import ERASED_NAME, Table
from bot.views.families.of_game import board
from bot.views.lobby import AgainPress
from bot.views.parts import (
    FINGERPRINT_CHARACTERS,
    GOLD,
    analyse_button,
    film_button,
    framed,
    notice_view,
    own_button,
    room,
    written_names,
)
from bot.views.prompts import rows
from rules.chance import commitment
from rules.match import GONE, OVER, Line, Match

POINTS = "points.png"
"""The file name of the chart that is sent with the result of a match."""


def result_view(
    table: Table,
    locale: str,
    faces: Faces,
    *,
    drawn: Sequence[int] = (),
    filmed: bool = False,
    analysed: bool = False,
) -> LayoutView:
    """Who scored what in the finished round, and why.

    With the last round also the standing. ``drawn`` are the seats in the chart of points; empty if there is no chart.
    ``filmed`` and ``analysed`` add buttons for the film and for everybody's chances.
    """
    state, scored, names, faces = (
        table.state,
        table.notes.round.scored,
        written_names(table),
        named_faces(locale, faces),
    )
    if state is None or scored is None:
        return notice_view("")
    winner, seen = state.won[-1], table.view()
    title = (
        texts.text(locale, board(seen).result_title, round=scored.round, winner=names[winner])
        if winner >= 0
        else texts.text(locale, "result-nobody", round=scored.round)
    )
    below: list[Item[LayoutView]] = [TextDisplay(line) for line in board(seen).result(seen, locale, names)]
    if state.phase == OVER:
        below += [Separator(), TextDisplay(_final(table, state, names, locale))]
    if drawn:
        said = texts.text(locale, "result-picture")
        below.append(MediaGallery(MediaGalleryItem(f"attachment://{POINTS}", description=said)))
        below.append(TextDisplay("-# " + legend([names[seat] for seat in drawn])))
    head, seeds = TextDisplay[LayoutView](title), TextDisplay[LayoutView]("\n".join(_seeds(table, state, locale)))
    most = room([head, *below, seeds])
    account = _account(state, board(seen).sides(seen, names), scored.lines, locale, faces, most)
    buttons = [own_button(locale, AgainPress(table.id), ButtonStyle.success)] if state.phase == OVER else []
    buttons += [film_button(table.id, scored.round, locale)] if filmed else []
    buttons += [analyse_button(table.id, scored.round, locale)] if analysed else []
    return framed(GOLD, [head, TextDisplay(account), *below, seeds, *rows(*buttons)])


def _seeds(table: Table, state: Match, locale: str) -> list[str]:
    """The seed of the finished round, and the fingerprint of the next one."""
    lines = ["-# " + texts.text(locale, "result-seed", seed=state.seed)]
    if state.phase != OVER and table.notes.seeds.coming:
        mark = commitment(table.notes.seeds.coming)[:FINGERPRINT_CHARACTERS]
        lines.append("-# " + texts.text(locale, "table-hash", round=state.round + 1, hash=mark))
    return lines


def _account(
    state: Match, sides: Sequence[tuple[int, str]], lines: Sequence[Line], locale: str, faces: Faces, most: int
) -> str:
    """Everybody's points of the round, with as many reasons as fit."""

    def told(some: Faces) -> str:
        return "\n".join(_side(state, seat, who, lines, locale, some) for seat, who in sides)

    written = faces.told(told, most)
    return written if len(written) <= most else "\n".join(_side(state, seat, who, lines, locale) for seat, who in sides)


def _side(state: Match, seat: int, who: str, lines: Sequence[Line], locale: str, faces: Faces | None = None) -> str:
    """A seat's points of the round, each with its reason; without reasons if there are no ``faces``."""
    mine = [(why, card, points) for scorer, why, card, points in lines if scorer == seat]
    whys = [
        texts.text(locale, f"result-why-{why}", card=faces.text(card) if card >= 0 else "", points=points, count=points)
        for why, card, points in mine
        if faces is not None
    ]
    told = texts.text(
        locale,
        "result-line",
        who=who,
        points=sum(points for *_, points in mine),
        total=state.totals[seat],
    )
    return told + (f" ({', '.join(whys)})" if whys else "")


def reason_lines(table: Table, names: Sequence[str], locale: str) -> list[str]:
    """Say why a match has ended, unless it was played out, and what that means."""
    ended, state = table.ended, table.state
    if ended is None or state is None:
        return []
    small = [texts.text(locale, "ended-small")] if ended.small and ended.ending != Ending.VOID else []
    if ended.ending == Ending.PLAYED:
        return small
    left = [names[seat] for seat in state.dealt if state.status[seat] == GONE and table.players[seat].placed is None]
    who = texts.listed(locale, left)
    if ended.why == Why.CLOSED:
        who = f"<@{ended.by}>" if ended.by else ERASED_NAME
    plays = ended.by is not None and table.begun and any(player.person == ended.by for player in table.players)
    key = "ended-closed-playing" if plays else f"ended-{ended.why}"
    lines = [texts.text(locale, key, who=who, count=len(left))]
    if ended.ending == Ending.VOID:
        return [*lines, texts.text(locale, "ended-void")]
    return lines if ended.counts else [*lines, *(small or [texts.text(locale, "ended-uncounted")])]


def ending(table: Table, names: Sequence[str], locale: str) -> str:
    """Say how a match has ended that was not played out, with everybody's place."""
    ended, state, lines = table.ended, table.state, reason_lines(table, names, locale)
    if ended is None or state is None or ended.ending == Ending.PLAYED:
        return ""
    if ended.ending == Ending.VOID:
        return "\n".join(lines)
    return "\n".join([*lines, *_places(table, state, names, locale)])


def _final(table: Table, state: Match, names: Sequence[str], locale: str) -> str:
    standing = table.game.standing(state)
    best = [names[seat] for seat in standing if state.totals[seat] == state.totals[standing[0]]]
    head = texts.text(locale, "result-final", winner=texts.listed(locale, best))
    return "\n".join([head, *_places(table, state, names, locale), *reason_lines(table, names, locale)])


def _places(table: Table, state: Match, names: Sequence[str], locale: str) -> list[str]:
    standing = table.game.standing(state)
    return [
        texts.text(
            locale,
            "result-place",
            place=1 + sum(1 for other in standing if _better(table, state, other, seat)),
            who=names[seat],
            total=state.totals[seat],
        )
        for seat in standing
    ]


def _better(table: Table, state: Match, one: int, other: int) -> bool:
    lower = state.totals[one] < state.totals[other]
    return lower if table.game.scoring.lowest_wins else state.totals[one] > state.totals[other]
