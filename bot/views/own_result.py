"""The result of a round, and of a match, as one of its people reads it in the place of the hand."""

from __future__ import annotations

from discord.ui import Item, LayoutView, TextDisplay

from bot.language import texts
from bot.language.cards import named_faces
from bot.pictures.emojis import Faces
from bot.tables.endings import Ending
from bot.tables.notes import RoundAccount
from bot.tables.table import Table
from bot.views.components import if_any
from bot.views.families.of_game import board
from bot.views.parts import names_to
from bot.views.result import ending, medal, place_in_match, points_of, round_places, sides_in_match
from rules.match import AWAY, JOINING, OVER, Match
from rules.table import NOBODY

WHYS_CHARACTERS = 600
"""Upper bound on the characters of the reasons for one's points. Longer ones are left out: they stand at the table."""


def own_result(table: Table, seat: int, locale: str, faces: Faces, turned: str = "") -> list[Item[LayoutView] | None]:
    """The place of a seat in the round that is over, its points and why, where it stands, and which move ``turned`` the
    round. After the match, its end too.
    """
    state, faces = table.state, named_faces(locale, faces)
    if state is None:
        return []
    told = _of_round(table, state, seat, locale, faces)
    if state.phase != OVER:
        return [
            TextDisplay(f"## {told[0]}\n" + "\n".join([*told[1:], *_presence(state, seat, locale)])),
            if_any(turned),
        ]
    names = names_to(table, seat, locale)
    played_out = table.ended is None or table.ended.ending == Ending.PLAYED
    has_place = played_out and seat not in state.returning
    head = _of_match(table, state, seat, locale) if has_place else texts.text(locale, "hand-over")
    counted = told if _scored(table, state) else []
    return [
        TextDisplay("\n".join([f"## {head}", *counted])),
        if_any(turned if counted else ""),
        TextDisplay(ending(table, names, locale)),
    ]


def _scored(table: Table, state: Match) -> RoundAccount | None:
    """The account of the last round; None if that was not played to its end."""
    scored = table.notes.round.scored
    return scored if scored is not None and scored.round == state.round else None


def _of_round(table: Table, state: Match, seat: int, locale: str, faces: Faces) -> list[str]:
    """The place of a seat in the last round; its points, why, and where it stands in the match."""
    scored = _scored(table, state)
    if scored is None:
        return [texts.text(locale, "hand-between")]
    if table.game.broke_off(state):
        return [texts.text(locale, "hand-broke-off", round=scored.round)]
    places = round_places(table.game, state, scored.lines)
    place, sides = places.get(seat, 0), {table.game.side_of(state, one) for one in places}
    if not place or seat in state.returning:
        return [texts.text(locale, "hand-between")]
    decided = (state.won or [NOBODY])[-1] != NOBODY
    won = place == 1 and decided
    key = "hand-result-won" if won else "hand-result-place" if decided else "hand-result-no-winner"
    told = texts.text(locale, key, round=scored.round, place=place, most=len(sides))
    points, whys = points_of(seat, scored.lines, locale, faces)
    facts = {"points": points, "whys": whys if len(whys) <= WHYS_CHARACTERS else "", "total": state.totals[seat]}
    where = {"place": place_in_match(table, state, seat), "most": sides_in_match(table, state)}
    seen, names = table.view(), names_to(table, seat, locale)
    winners = texts.listed(locale, [names[one] for one, other in places.items() if other == 1])
    return [
        (medal(place, len(sides)) if decided else "") + told,
        *([texts.text(locale, "hand-result-winner", winner=winners)] if decided and not won else []),
        texts.text(locale, "hand-result-points", **facts, **where),
        *board(seen).result(seen, locale, names),
    ]


def _presence(state: Match, seat: int, locale: str) -> list[str]:
    """What a person is told who has not played the round to its end."""
    keys = {AWAY: "hand-away", JOINING: "hand-not-in"}
    return [texts.text(locale, keys[state.status[seat]])] if state.status[seat] in keys else []


def _of_match(table: Table, state: Match, seat: int, locale: str) -> str:
    """The place of a seat in a match that was played out."""
    place, most = place_in_match(table, state, seat), sides_in_match(table, state)
    if place == 1:
        return "🏆 " + texts.text(locale, "hand-result-match-won")
    return medal(place, most) + texts.text(locale, "hand-result-match-place", place=place, most=most)
