"""How everything looks: tables, lobbies, hands, results. Nothing here sends, and nothing knows a rule.

A view is made to be rendered only: it is stopped at once, so that discord.py keeps nothing of it.
"""

from bot.renderers.choice import choice_view, choices, named_seat
from bot.renderers.families import board
from bot.renderers.hand import hand_view
from bot.renderers.lesson import courses_view, finished_view, lesson_view, offer_view
from bot.renderers.lobby import invitation_view, levels_view, lobby_view, option_choices, options_view, partners_view
from bot.renderers.meant import Meant, meant_view
from bot.renderers.mine import away_view, games_view
from bot.renderers.parts import (
    ASIDE,
    GOLD,
    GREEN,
    GREY,
    asks_why,
    declarations,
    framed,
    notice_view,
    option_value,
    plain_names,
    table_link,
    told_choices,
    written_names,
)
from bot.renderers.preferences import preferences_view, preset_view
from bot.renderers.result import result_view
from bot.renderers.table import secret_view, table_view
from bot.renderers.whys import of_clash, told_of
from bot.renderers.zheng import meaning_view

__all__ = [
    "ASIDE",
    "GOLD",
    "GREEN",
    "GREY",
    "Meant",
    "asks_why",
    "away_view",
    "board",
    "choice_view",
    "choices",
    "courses_view",
    "declarations",
    "finished_view",
    "framed",
    "games_view",
    "hand_view",
    "invitation_view",
    "lesson_view",
    "levels_view",
    "lobby_view",
    "meaning_view",
    "meant_view",
    "named_seat",
    "notice_view",
    "of_clash",
    "offer_view",
    "option_choices",
    "option_value",
    "options_view",
    "partners_view",
    "plain_names",
    "preferences_view",
    "preset_view",
    "result_view",
    "secret_view",
    "table_link",
    "table_view",
    "told_choices",
    "told_of",
    "written_names",
]
