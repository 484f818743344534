"""Tables: what they are, and all that changes them. Nothing here knows Discord.

From the bottom up: ``saved notes posted table`` are the table and its saved form; ``memory schedule steps`` say what a
change leads to; ``door`` makes it a transaction; ``lobbies matches deadlines`` are what people and time do.
"""

from bot.tables.deadlines import ABSENT_AFTER, Deadlines
from bot.tables.door import Tables
from bot.tables.lobbies import Limits, Lobbies
from bot.tables.matches import Matches
from bot.tables.memory import heard_until, silent_since, spoken
from bot.tables.notes import Notes, RoundAccount
from bot.tables.posted import Posted, PostedHand, PostedMessage
from bot.tables.saved import NONE
from bot.tables.schedule import LOBBY_LIFE, NEXT_DEAL, SHOWN_FOR, TABLE_LIFE, VOTE_OPEN
from bot.tables.table import DAY, TABLE_SETTINGS, Damaged, Outcome, Player, Refused, Table, from_row, most_of

__all__ = [
    "ABSENT_AFTER",
    "DAY",
    "LOBBY_LIFE",
    "NEXT_DEAL",
    "NONE",
    "SHOWN_FOR",
    "TABLE_LIFE",
    "TABLE_SETTINGS",
    "VOTE_OPEN",
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
    "most_of",
    "silent_since",
    "spoken",
]
