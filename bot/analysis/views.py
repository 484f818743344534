"""The chances of a finished round, as a chart and in words."""

from __future__ import annotations

from collections.abc import Sequence

from discord import MediaGalleryItem
from discord.ui import ActionRow, Item, LayoutView, MediaGallery, Separator, TextDisplay

from bot.analysis.worker import Analysis, Decisive
from bot.language import texts
from bot.language.narration import tell
from bot.language.texts import fact
from bot.pictures.charts import LETTERS
from bot.pictures.emojis import Faces
from bot.tables.table import Table
from bot.views.components import DESCRIPTION_CHARACTERS, GREEN, GREY, button, framed, if_any, whole
from bot.views.families.of_game import board
from bot.views.game_names import game_name
from bot.views.parts import AnalysePress, plain_names, written_names
from rules import upcasting
from rules.table import NOBODY

CHANCES = "chances.png"
"""The file name of the chart."""
AGAIN = "again"
"""The argument of a press that looks again. Its answer replaces the pressed message."""
TOLD_CHARACTERS = 600
"""Upper bound on the characters for one decision."""


def analysis_view(table: Table, which: int, found: Analysis, locale: str, faces: Faces, *, drawn: bool) -> LayoutView:
    """The chances of a round: those of each side, and the decisions that changed them most. ``drawn``: with
    the chart.
    """
    named = written_names(table)
    whose = [_side(side, named) for side in found.sides]
    parts: list[Item[LayoutView] | None] = [TextDisplay(_title(table, which, locale))]
    if drawn:
        heard = _in_place_of_picture(found, [_side(side, plain_names(table)) for side in found.sides], locale)
        parts.append(MediaGallery(MediaGalleryItem(f"attachment://{CHANCES}", description=heard)))
    parts.append(TextDisplay(_legend(found, whose, locale)))
    told = [f"{number}. {_told(one, whose, named, locale, faces)}" for number, one in enumerate(found.decisive, 1)]
    most = texts.text(locale, "analysis-decisive" if told else "analysis-even")
    draws = fact(board(table.game).draws)
    about = texts.text(locale, "analysis-alone" if len(found.sides) == 1 else "analysis-about", draws=draws)
    parts += [Separator(), TextDisplay("\n".join([most, *told])), if_any(f"-# {about}")]
    return framed(GREEN, parts)


def turning_point(table: Table, seat: int, found: Analysis, locale: str, faces: Faces) -> str:
    """Say which move changed the round most for a seat's side; where no move changed its chances much, which one
    changed those of another side. Of two sides one gains what the other loses. Empty if no move changed much.
    """
    mine = next((side for side, seats in enumerate(found.sides) if seat in seats), NOBODY)
    if not found.decisive:
        return ""
    own = [one for one in found.decisive if one.side == mine or len(found.sides) == 2]
    one = (own or found.decisive)[0]
    named = written_names(table)
    whose = [_side(side, named) for side in found.sides]
    return texts.text(locale, "hand-result-turned") + "\n" + _told(one, whose, named, locale, faces)


def analysing_view(table: int, which: int, locale: str) -> LayoutView:
    """A message that the chances are being computed, with a button to look again."""
    again = button(AnalysePress(table, which, AGAIN), texts.text(locale, "button-look-again"))
    written = texts.text(locale, "analysis-under-way", number=table, round=which)
    return framed(GREY, [TextDisplay(written), ActionRow(again)])


def _title(table: Table, which: int, locale: str) -> str:
    game = game_name(table, locale)
    return texts.text(locale, "analysis-title", number=table.id, round=which, game=game)


def _side(side: Sequence[int], named: Sequence[str]) -> str:
    """The names of the seats that win together."""
    return " & ".join(named[seat] if seat < len(named) else "?" for seat in side)


def _chances(line: Sequence[int | None]) -> dict[str, int]:
    """A side's first, highest and last chance."""
    known = [chance for chance in line if chance is not None] or [0]
    return {"first": known[0], "most": max(known), "last": known[-1]}


def _legend(found: Analysis, whose: Sequence[str], locale: str) -> str:
    """A line for each side: its letter, its chance at the deal, the highest, and the last."""
    lines = [
        texts.text(locale, "analysis-line", letter=LETTERS[number % len(LETTERS)], who=who, **_chances(line))
        for number, (who, line) in enumerate(zip(whose, found.chances, strict=True))
    ]
    return "\n".join([texts.text(locale, "analysis-legend"), *lines])


def _in_place_of_picture(found: Analysis, whose: Sequence[str], locale: str) -> str:
    """A description of the chart for screen readers: some chances of each line."""
    lines = []
    for number, (who, line) in enumerate(zip(whose, found.chances, strict=True)):
        some = [line[round(step * (len(line) - 1) / 4)] for step in range(5)]
        course = texts.listed(locale, ["–" if chance is None else str(chance) for chance in some])
        lines.append(f"{LETTERS[number % len(LETTERS)]} {who}: {course}")
    shown = texts.text(locale, "analysis-picture", moves=found.places[-1])
    return f"{shown} {texts.listed(locale, lines, key='list-semicolon')}"[:DESCRIPTION_CHARACTERS]


def _told(one: Decisive, whose: Sequence[str], named: Sequence[str], locale: str, faces: Faces) -> str:
    """A decision in words, and how it changed whose chance."""
    happened = upcasting.all_events(one.events)
    written = faces.told(lambda some: "\n".join(tell(happened, named, locale, some)), TOLD_CHARACTERS)
    key = "analysis-house" if one.house else "analysis-decision"
    facts = {"place": one.place, "who": whose[one.side], "before": one.before, "after": one.after}
    return f"{whole(written.splitlines(), TOLD_CHARACTERS)}\n-# " + texts.text(locale, key, **facts)
