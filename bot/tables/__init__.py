"""Tables: what they are, and all that changes them. Nothing here knows Discord.

From the bottom up: ``saved rests notes posted table`` are the table and its saved form; ``memory schedule steps`` say
what a change leads to; ``door`` makes it a transaction; ``computers`` choose; ``lobbies matches breaks deadlines
company`` are what people and time do.
"""

from bot.tables.breaks import PAUSES, Breaks
from bot.tables.company import Company
from bot.tables.computers import Computers
from bot.tables.deadlines import ABSENT_AFTER, Deadlines
from bot.tables.door import Tables
from bot.tables.lobbies import Limits, Lobbies
from bot.tables.matches import Matches
from bot.tables.memory import heard_until, silent_since, spoken
from bot.tables.notes import Notes, RoundAccount
from bot.tables.posted import Posted, PostedHand, PostedMessage
from bot.tables.saved import NONE
from bot.tables.schedule import LOBBY_LIFE, NEXT_DEAL, SHOWN_FOR, TABLE_LIFE, VOTE_OPEN
from bot.tables.table import (
    LEVELS,
    TABLE_SETTINGS,
    USUAL,
    Damaged,
    Outcome,
    Player,
    Refused,
    Table,
    from_row,
    majority,
    most_of,
    of_today,
)

__all__ = [
    "ABSENT_AFTER",
    "LEVELS",
    "LOBBY_LIFE",
    "NEXT_DEAL",
    "NONE",
    "PAUSES",
    "SHOWN_FOR",
    "TABLE_LIFE",
    "TABLE_SETTINGS",
    "USUAL",
    "VOTE_OPEN",
    "Breaks",
    "Company",
    "Computers",
    "Damaged",
    "Deadlines",
    "Limits",
    "Lobbies",
    "Matches",
    "Notes",
    "Outcome",
    "Player",
    "Posted",
    "PostedHand",
    "PostedMessage",
    "Refused",
    "RoundAccount",
    "Table",
    "Tables",
    "from_row",
    "heard_until",
    "majority",
    "most_of",
    "of_today",
    "silent_since",
    "spoken",
]
