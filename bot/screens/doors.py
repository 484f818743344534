"""Presses that lead from one screen to the first page of another, which may belong to an extension: the button is shown
while somebody answers it. Here are only those that screens of several rooms have.
"""

from __future__ import annotations

import discord
from discord.ui import Button, LayoutView

from bot.screens.components import ComponentRow, Labelled, Press, SubjectPress, own_button, rows
from bot.words.texts import Person


class HelpPress(SubjectPress, op="help"):
    """*Help*: how to start."""


class PositionPress(Labelled, SubjectPress, op="position", optional=True):
    """Look at the position of a day; without one, at that of today."""


class SolitairePress(Labelled, SubjectPress, op="solitaire", optional=True):
    """Solitaire: what there is of it, or what the subject names."""


class BestPress(Labelled, SubjectPress, op="best", optional=True):
    """*Leaderboard*: who is best. The subject is the person whose pages these are, as in both that follow."""


class RecordPress(Labelled, SubjectPress, op="record", optional=True):
    """*Record*: what somebody has done in a server."""


class MatchesPress(Labelled, SubjectPress, op="matches", optional=True):
    """*Past matches*: those of somebody, or of the server."""


class EventsPress(Labelled, SubjectPress, op="events", optional=True):
    """The events of a server."""


class GameListPress(Labelled, SubjectPress, op="glist", optional=True):
    """The games that a server has written."""


class AboutPress(Labelled, SubjectPress, op="about", optional=True):
    """*About this bot*."""


def record_tabs(now: type[Press], person: int, reader: Person) -> list[ComponentRow]:
    """The tabs of ``/leaderboard``: who is best, what a ``person`` (0: who presses) has done, and past matches. The one
    that is shown ``now`` cannot be pressed.
    """
    whose = str(person or "")
    tabs: list[Button[LayoutView]] = []
    for press, sign in ((BestPress(whose), "🏆"), (RecordPress(whose), "📈"), (MatchesPress(whose), "🎬")):
        shown = isinstance(press, now)
        style = discord.ButtonStyle.primary if shown else discord.ButtonStyle.secondary
        tabs.append(own_button(reader, press, style, sign, disabled=shown))
    return rows(*tabs)
