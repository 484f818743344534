"""Who scored what, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import MediaGalleryItem
from discord.ui import Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot import texts
from bot.pictures.charts import legend
from bot.pictures.emojis import Faces
from bot.renderers.families import board
from bot.renderers.parts import GOLD, SHOWN, framed, notice_view, written_names
from bot.tables import Table
from rules.chance import commitment
from rules.match import OVER, Match

POINTS = "points.png"
"""The picture that is sent with the result of a match."""


MOST = 3990
"""So many characters a message has: where there are too many reasons, the last ones are left out."""


def result_view(table: Table, locale: str, faces: Faces, *, drawn: Sequence[int] = ()) -> LayoutView:
    """Who scored what in the round that is over, and why; with the last round, the standing, and the picture of the
    points over the rounds of these seats where it was ``drawn``.
    """
    state, scored, names = table.state, table.notes.scored, written_names(table)
    if state is None or scored is None:
        return notice_view("")
    winner, seen = state.won[-1], table.view()
    title = (
        texts.text(locale, board(seen).result_title, round=scored.round, winner=names[winner])
        if winner >= 0
        else texts.text(locale, "result-nobody", round=scored.round)
    )
    sides = board(seen).sides(seen, names)
    account = "\n".join(_account(state, seat, who, scored.lines, locale, faces) for seat, who in sides)
    behind: list[Item[Any]] = [TextDisplay(line) for line in board(seen).result(seen, locale, names)]
    if state.phase == OVER:
        behind += [Separator(), TextDisplay(_final(table, state, names, locale))]
    behind.append(TextDisplay("\n".join(_seeds(table, state, locale))))
    if drawn:
        said = texts.text(locale, "result-picture")
        behind.append(MediaGallery(MediaGalleryItem(f"attachment://{POINTS}", description=said)))
        behind.append(TextDisplay("-# " + legend([names[seat] for seat in drawn])))
    rest = len(title) + sum(len(part.content) for part in behind if isinstance(part, TextDisplay))
    parts: list[Item[Any] | None] = [TextDisplay(title), TextDisplay(account[: max(1, MOST - rest)]), *behind]
    return framed(GOLD, parts)


def _seeds(table: Table, state: Match, locale: str) -> list[str]:
    """The seed of the round that is over, and the fingerprint of the next one's."""
    lines = ["-# " + texts.text(locale, "result-seed", seed=state.seed)]
    if state.phase != OVER and table.notes.coming:
        mark = commitment(table.notes.coming)[:SHOWN]
        lines.append("-# " + texts.text(locale, "table-hash", round=state.round + 1, hash=mark))
    return lines


def _account(state: Match, seat: int, who: str, lines: Sequence[Sequence[Any]], locale: str, faces: Faces) -> str:
    """A seat's points of the round, each with its reason."""
    mine = [(why, card, points) for scorer, why, card, points in lines if scorer == seat]
    whys = [
        texts.text(locale, f"result-why-{why}", card=faces.text(card) if card >= 0 else "", points=points, count=points)
        for why, card, points in mine
    ]
    told = texts.text(
        locale,
        "result-line",
        who=who,
        points=sum(points for *_, points in mine),
        total=state.totals[seat],
    )
    return told + (f" ({', '.join(whys)})" if whys else "")


def _final(table: Table, state: Match, names: Sequence[str], locale: str) -> str:
    standing = table.game.standing(state)
    best = [names[seat] for seat in standing if state.totals[seat] == state.totals[standing[0]]]
    places = [
        texts.text(
            locale,
            "result-place",
            place=1 + sum(1 for other in standing if _better(table, state, other, seat)),
            who=names[seat],
            total=state.totals[seat],
        )
        for seat in standing
    ]
    return "\n".join([texts.text(locale, "result-final", winner=", ".join(best)), *places])


def _better(table: Table, state: Match, one: int, other: int) -> bool:
    lower = state.totals[one] < state.totals[other]
    return lower if table.game.scoring.lowest_wins else state.totals[one] > state.totals[other]
