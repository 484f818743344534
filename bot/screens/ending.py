"""How a match has ended, in words, and the places in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.table import ERASED_NAME, Ending, Table, Why
from bot.words.texts import Person, TextKeys, fact
from rules.match import GONE, Match

MEDALS = "🥇🥈🥉"
CUT_SHORT = {*Why} - {Why.RULES}
ENDED: Final = TextKeys("ended-{}", lambda: CUT_SHORT)


def medal(place: int, most: int) -> str:
    """The sign of one of the first three places of ``most``, and a space; empty for any other place. To come last earns
    none.
    """
    return f"{MEDALS[place - 1]} " if 1 <= place <= len(MEDALS) and place in (1, *range(most)) else ""


def place_prefix(place: int, most: int) -> str:
    """A place of ``most`` at the beginning of a line; a dash for who has none."""
    return medal(place, most) or (f"{place}\\. " if place else "– ")


def is_void(table: Table) -> bool:
    """Whether the match has ended without a result."""
    return table.ended is not None and table.ended.ending == Ending.VOID


def has_winner(table: Table) -> bool:
    """Whether somebody has won the match: it was played out, or its places count all the same."""
    return table.ended is None or table.ended.ending == Ending.PLAYED or table.ended.counts


def place_in_match(table: Table, state: Match, seat: int) -> int:
    """The place of a seat's side in the match by the points as they stand, from 1."""
    return table.places().get(seat) or 1 + table.game.sides_ahead(state, seat, table.game.standing(state))


def sides_in_match(table: Table, state: Match) -> int:
    """How many sides have a place in the match."""
    return len({table.game.side_of(state, seat) for seat in table.game.standing(state)})


def reason_lines(table: Table, names: Sequence[str], reader: Person) -> list[str]:
    """Say why a match has ended, unless it was played out, and what that means."""
    ended, state = table.ended, table.state
    if ended is None or state is None:
        return []
    left_out = [reader.text("ended-small")] if ended.left_out and ended.ending != Ending.VOID else []
    if ended.ending == Ending.PLAYED:
        return left_out
    left = [names[seat] for seat in state.dealt if state.status[seat] == GONE and table.players[seat].placed is None]
    who = reader.format_list(left)
    if ended.why == Why.CLOSED:
        who = f"<@{ended.by}>" if ended.by else ERASED_NAME
    people = [player for player in table.players if not player.computer]
    alone = fact(all(player.gone for player in people))
    void = ended.ending == Ending.VOID  # who has left stands among the places otherwise
    facts = {"who": who, "count": len(left) if void else 0, "people": len(people), "alone": alone}
    plays = ended.by is not None and table.has_part(ended.by)  # of earlier versions
    key = "ended-closed-playing" if plays else ENDED.key(ended.why)
    if void:
        return [reader.text(ENDED.key(ended.why), **facts), reader.text("ended-void")]
    lines = [f"{reader.text(key, **facts)} {reader.text('ended-stands')}"]
    return lines if ended.counts else [*lines, *(left_out or [reader.text("ended-uncounted")])]
