"""What is added up of results: to be read, and in tests that have no bot, to be added up."""

from __future__ import annotations

from bot.services import Store
from cogs.standings.recount import RecountStore
from cogs.standings.results import Standings
from cogs.standings.store import StandingsStore, StatisticsStore


def boards_of(store: Store) -> StandingsStore:
    """The accounts of people."""
    return StandingsStore(store.database)


def statistics_of(store: Store) -> StatisticsStore:
    """What people did."""
    return StatisticsStore(store.database)


def recounts_of(store: Store) -> RecountStore:
    """The accounts of servers, to be computed anew."""
    return RecountStore(store.database)


def add_up(store: Store) -> None:
    """Have results added up as they come."""
    store.results.accounts.append(Standings(store.database))
