"""The screen that says what is stored about a person, with buttons to export and delete it."""

from __future__ import annotations

import discord
from discord.ui import LayoutView, TextDisplay

from bot.language import texts
from bot.privacy.left_servers import LEFT_SERVER_KEPT_DAYS
from bot.store import schema
from bot.views.components import GREY, button, framed, rows
from bot.views.press import SubjectPress

SENTENCES = {
    "privacy-you": (schema.people, schema.nicknames, schema.calls),
    "privacy-choices": (schema.person_preferences, schema.holidays, schema.lessons, schema.tries),
    "privacy-games": (schema.tables, schema.seats, schema.points, schema.places, schema.scripts),
    "privacy-accounts": (
        schema.standings,
        schema.scores,
        schema.feats,
        schema.favourites,
        schema.rivals,
        schema.meetings,
    ),
    "privacy-attendance": (schema.attendance,),
    "privacy-written": (schema.game_drafts, schema.games),
    "privacy-decisions": (schema.audit, schema.kept_out, schema.matches),
}
"""What is said of the tables that contain people, in this order. Each of them stands here."""


class PrivacyPress(SubjectPress, op="privacy"):
    """*Back*: to what is stored. The subject is the person's id."""


class ExportPress(SubjectPress, op="export"):
    """*Export my data*."""


class ErasePress(SubjectPress, op="erase"):
    """*Delete my data…*."""


class ErasedPress(SubjectPress, op="erased"):
    """*Delete for good*."""


def kept_view(person: int, locale: str, days: int) -> LayoutView:
    """What is stored, and how many ``days`` finished tables are kept (0 for ever). The buttons are only for this
    person.
    """
    long = texts.text(locale, "privacy-days", days=days) if days else texts.text(locale, "privacy-forever")
    told = [texts.text(locale, key) for key in ("privacy-title", *SENTENCES, "privacy-words")]
    told += [long, texts.text(locale, "privacy-servers", days=LEFT_SERVER_KEPT_DAYS)]
    buttons = rows(
        button(ExportPress(str(person)), texts.text(locale, "privacy-export")),
        button(ErasePress(str(person)), texts.text(locale, "privacy-erase"), discord.ButtonStyle.danger),
    )
    return framed(GREY, [TextDisplay("\n".join(told)), *buttons])


def question_view(person: int, locale: str, tables: int) -> LayoutView:
    """The question whether everything is to be deleted, with the way back. ``tables``: at how many they sit."""
    asked = texts.text(locale, "privacy-ask", tables=tables)
    sure = button(ErasedPress(str(person)), texts.text(locale, "privacy-sure"), discord.ButtonStyle.danger)
    back = button(PrivacyPress(str(person)), texts.text(locale, "button-settings"))
    return framed(GREY, [TextDisplay(asked), *rows(sure, back)])
