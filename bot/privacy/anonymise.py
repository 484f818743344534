"""Taking a person out of what is kept of a table: the seat stays, and was somebody's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.privacy.store import SOMEONE
from bot.store.database import Row
from bot.tables.table import Player, Table

NAME = "someone"
"""What a person is called who is not known any more, in every language: it is a name."""


def forget(table: Table, person: int) -> None:
    """Take a person who has left out of a draft of a table that goes on.

    What was posted is the painter's: it forgets the last hand of who has left by itself.
    """
    for seat, player in enumerate(table.players):
        if player.person == person:
            table.players[seat] = replace(player, person=SOMEONE, name=NAME)
    notes = table.notes
    notes.barred = [other for other in notes.barred if other != person]
    notes.unwanted = _without(notes.unwanted, person)


def without(row: Row, person: int) -> Row:
    """The same of a row with what was saved as JSON, by whatever version, of a table that is closed.

    What cannot be read (None) is emptied: nobody can say any more who stands in it.
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


def seats_of(players: Sequence[object] | None, person: int) -> list[int]:
    """The seats that a person had, of the saved form of the players."""
    return [seat for seat, player in enumerate(players or ()) if _is(player, person)]


def words_of(players: Sequence[Row] | None) -> list[Player]:
    """Players of a saved form, as far as their names go."""
    return [Player(player.get("person"), str(player.get("name", ""))) for player in players or ()]


def _is(player: object, person: int) -> bool:
    return isinstance(player, dict) and player.get("person") == person


def _without(unwanted: dict[str, list[int]], person: int) -> dict[str, list[int]]:
    kept = {whom: [other for other in some if other != person] for whom, some in unwanted.items()}
    return {whom: some for whom, some in kept.items() if whom != str(person) and some}
