"""Removes a person from the data of a table. The seat stays, but no longer says whose it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store.database import Row
from bot.tables.table import ERASED_NAME, Player, Table


def forget(table: Table, person: int) -> None:
    """Take a person who has left out of a draft of a table that goes on.

    The painter forgets the last hand of who has left by itself.
    """
    for seat, player in enumerate(table.players):
        if player.person == person:
            table.players[seat] = replace(player, person=None, name=ERASED_NAME, erased=True)
    notes, guests = table.notes, table.notes.guests
    guests.barred, guests.invited = _others(guests.barred, person), _others(guests.invited, person)
    guests.stopping = _others(guests.stopping, person)
    guests.unwanted = _without(guests.unwanted, person)
    notes.pause.asking = _others(notes.pause.asking, person)


def without(row: Row, person: int) -> Row:
    """Remove a person from the row of a closed table, whose JSON columns may be of any version.

    A column that cannot be read (None) is emptied: nobody can say who is in it.
    """
    players, notes, posted = row["players"], row["notes"], row["posted"]
    if not isinstance(players, list) or not isinstance(notes, dict) or not isinstance(posted, dict):
        return {"players": [], "notes": {}, "posted": {}}
    mine = {str(seat) for seat, player in enumerate(players) if _is(player, person)}
    someone = {"person": None, "name": ERASED_NAME, "erased": True}
    if isinstance(posted.get("hands"), dict):
        posted = posted | {"hands": {seat: hand for seat, hand in posted["hands"].items() if seat not in mine}}
    return {
        "players": [player | someone if _is(player, person) else player for player in players],
        "notes": _notes_without(notes, person),
        "posted": posted,
    }


def _notes_without(notes: Row, person: int) -> Row:
    """Notes in groups, or side by side as earlier versions saved them."""
    kept: Row = {}
    for name, value in notes.items():
        if name in ("guests", "pause") and isinstance(value, dict):
            kept[name] = _notes_without(value, person)
        elif name in ("barred", "invited", "asking", "pausing", "stopping") and isinstance(value, list):
            kept[name] = _others(value, person)
        else:
            kept[name] = _without(value, person) if name == "unwanted" else value
    return kept


def _others(people: list[int], person: int) -> list[int]:
    return [other for other in people if other != person]


def seats_of(players: Sequence[object] | None, person: int) -> list[int]:
    """Give the seats that a person had, from the saved form of the players."""
    return [seat for seat, player in enumerate(players or ()) if _is(player, person)]


def words_of(players: Sequence[Row] | None) -> list[Player]:
    """Give the players of a saved form, with their names only."""
    return [Player(player.get("person"), str(player.get("name", ""))) for player in players or ()]


def _is(player: object, person: int) -> bool:
    return isinstance(player, dict) and player.get("person") == person


def _without(unwanted: dict[str, list[int]], person: int) -> dict[str, list[int]]:
    kept = {whom: [other for other in some if other != person] for whom, some in unwanted.items()}
    return {whom: some for whom, some in kept.items() if whom != str(person) and some}
