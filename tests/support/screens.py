"""Every message that shows a table, and what is asked of each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
from discord.ui import LayoutView

from bot.drawing.emojis import PICTURES, Faces
from bot.screens.components import read
from bot.screens.hand import Note, hand_view, plain_hand_view
from bot.screens.lobby import OPTION_PAGES, host_view, lobby_view, more_view, start_view
from bot.screens.page import Page
from bot.screens.result import result_view
from bot.screens.table import secret_view, table_view
from bot.tables.table import TABLE_SETTINGS, Table
from bot.words.texts import Person
from cogs.lookback.tabs import AnalysePress
from cogs.tables.screens import invite_view, leave_view, left_view, option_choices, options_view
from rules.cards import parse
from tests.support.limits import within_limits

LOCALES = ("en-US", "pt-BR", "zh-CN", "de")
CARD = re.compile(r"(?<![A-Za-z0-9])(10|[2-9AJQK])[CDHS](?![A-Za-z0-9])|RJ|BJ|[♣♦♥♠♧♢♡♤]")
WRITTEN = ("target", "reshuffle_when_full", "time_limit", "limit")
"""The options with too many values to choose from."""
PICTURED = Faces({name: discord.PartialEmoji(name=name, id=10**18 + n) for n, name in enumerate(PICTURES)})
"""All the pictures of cards, with ids as long as Discord's."""


def stages(table: Table, locale: str) -> Iterator[LayoutView]:
    """Everything that shows a table as it is."""
    faces = Faces.plain()
    yield lobby_view(Page(table, Person(locale)))
    if table.state is None:
        page = Page(table, Person(locale))
        yield host_view(page)
        yield host_view(page, more=True)
        yield from (more_view(page, sits=sits) for sits in (True, False))
        yield leave_view(page)
        yield invite_view(page, "players")
        yield from (options_view(page, name, saves=True) for name in OPTION_PAGES)
        for name in {**table.game.options, **TABLE_SETTINGS}:
            yield options_view(Page(table, Person(locale)), name)
            assert option_choices(table, name) or name in WRITTEN, name
        return
    yield from (start_view(Page(table, Person(locale)), closed=closed, inbox=1) for closed in (True, False))
    yield left_view(Page(table, Person(locale)), returns=True)
    yield table_view(Page(table, Person(locale, faces)))
    yield secret_view(parse("7S"), Person(locale, faces))
    if table.notes.round.scored:
        page = Page(table, Person(locale, faces))
        yield result_view(page, buttons=[page.button(AnalysePress(table.id, 1))])
    for seat in range(len(table.players)):
        yield hand_view(Page(table, Person(locale, faces), seat), Note(sentence="✋ a note"))
        yield plain_hand_view(Page(table, Person(locale, faces), seat), "⚠️ a note")


def check(view: LayoutView) -> set[str]:
    """What Discord and our own rules ask of a message; the operations that it offers."""
    assert view.is_finished(), "discord.py would keep it"
    operations = set()
    for part in within_limits(view):
        if "custom_id" in part:
            press = read(part["custom_id"])
            assert press is not None, part["custom_id"]
            assert not CARD.search(part["custom_id"]), part["custom_id"]
            assert press.id == part["custom_id"]
            operations.add(press.op)
    return operations
