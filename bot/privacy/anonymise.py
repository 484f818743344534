"""Removes a person from the data of a table. The seat stays, but no longer says whose it was."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.privacy.store import SOMEONE
from bot.store.database import Row
from bot.tables.table import Player, Table

NAME = "someone"
"""The name of a person who has been removed. It is the same in every language, because it is a name."""


def forget(table: Table, person: int) -> None:
    """Remove a person who has left from a draft of a table that is still open.

    Posted messages belong to the painter, which forgets the last hand of a player who has left.
    """
    for seat, player in enumerate(table.players):
        if player.person == person:
            table.players[seat] = replace(player, person=SOMEONE, name=NAME)
    notes = table.notes
    notes.barred = [other for other in notes.barred if other != person]
    notes.unwanted = _without(notes.unwanted, person)


def without(row: Row, person: int) -> Row:
    """Remove a person from the row of a closed table, whose JSON columns may be of any version.

    A column that cannot be read (None) is emptied: nobody can say who is in it.
    """
    players, notes, posted = row["players"], row["notes"], row["posted"]
    if not isinstance(players, list) or not isinstance(notes, dict) or not isinstance(posted, dict):
        return {"players": [], "notes": {}, "posted": {}}
    mine = {str(seat) for seat, player in enumerate(players) if _is(player, person)}
    someone = {"person": SOMEONE, "name": NAME}
    notes = {name: value for name, value in notes.items() if name not in ("barred", "unwanted")} | {
        name: kept
        for name, kept in (
            ("barred", [other for other in notes.get("barred", ()) if other != person]),
            ("unwanted", _without(notes.get("unwanted", {}), person)),
        )
        if name in notes
    }
    if isinstance(posted.get("hands"), dict):
        posted = posted | {"hands": {seat: hand for seat, hand in posted["hands"].items() if seat not in mine}}
    return {
        "players": [player | someone if _is(player, person) else player for player in players],
        "notes": notes,
        "posted": posted,
    }


def seats_of(players: Any, person: int) -> list[int]:
    """Give the seats that a person had, from the saved form of the players."""
    return [seat for seat, player in enumerate(players or ()) if _is(player, person)]


def words_of(players: Any) -> list[Player]:
    """Give the players of a saved form, with their names only."""
    return [Player(player.get("person"), str(player.get("name", ""))) for player in players or ()]


def _is(player: Any, person: int) -> bool:
    return isinstance(player, dict) and player.get("person") == person


def _without(unwanted: dict[str, list[int]], person: int) -> dict[str, list[int]]:
    kept = {whom: [other for other in some if other != person] for whom, some in unwanted.items()}
    return {whom: some for whom, some in kept.items() if whom != str(person) and some}
